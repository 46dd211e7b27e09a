"""The order in which a session's run does things; the session itself decides all else."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, cast

import pytest

from net.links import channel, dialling
from net.links.faults import Fault, LinkError
from net.node import table_run
from net.node.table_run import TableRun
from net.table.interface.effects import Effect, ForgetTable, Store, Unadvertise
from net.table.session import Session
from tests.support.patience import PATIENCE_S
from tests.support.sockets import pair, run, until


class OneTurn:
    """A session that wants something stored and something done, and is over."""

    has_output = False
    is_over = True
    status = None

    def __init__(self) -> None:
        self._effects: list[Effect] = [ForgetTable(), Unadvertise()]

    def advance(self, now: float) -> None:
        """Let nothing happen."""

    def effects(self) -> list[Effect]:
        """Return what it wants."""
        return self._effects

    def take_events(self) -> tuple[()]:
        """Return nothing."""
        return ()

    def next_deadline(self) -> None:
        """Return none."""


class Waiting(OneTurn):
    """A session that wants nothing and is over when it is told so."""

    is_over = False

    def effects(self) -> list[Effect]:
        """Return nothing."""
        return []

    def end(self, _now: float) -> None:
        """Be over."""
        self.is_over = True

    def link_opened(self, *_: object, **__: object) -> None:
        """Take no interest."""

    def link_closed(self, *_: object) -> None:
        """Take no interest."""


class Refusing:
    """A disk that refuses a few times; what was done, in order."""

    def __init__(self, times: int) -> None:
        self._times = times
        self.done: list[object] = []

    def store(self, effects: Sequence[Store]) -> "Future[bool]":
        """Store, or do not."""
        self.done.append(list(effects))
        self._times -= 1
        stored: Future[bool] = Future()
        stored.set_result(self._times < 0)
        return stored

    def carry_out(self, effect: Effect) -> None:
        """Do it."""
        self.done.append(effect)

    def show(self, status: object, events: object) -> None:
        """Tell nobody."""


def test_nothing_is_done_before_what_is_wanted_with_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_run, "_STORED_AGAIN_S", 0.0)
    world = Refusing(2)

    async def test() -> None:
        with ThreadPoolExecutor(1) as thread:
            await TableRun(cast("Session", OneTurn()), thread, cast("Any", world)).run()

    run(test)
    assert world.done == [[ForgetTable()], [], [], Unadvertise()]


def test_a_run_comes_to_its_end_while_a_link_that_ended_is_still_being_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in (channel, dialling):
        monkeypatch.setattr(module, "SHUTDOWN_S", 10 * PATIENCE_S)

    async def test() -> None:
        with ThreadPoolExecutor(1) as thread:
            async with pair() as (ours, theirs):
                theirs._channel._writer.transport._ssl_protocol._transport.pause_reading()  # type: ignore[attr-defined]
                table = TableRun(cast("Session", Waiting()), thread, cast("Any", Refusing(0)))
                running = asyncio.create_task(table.run())
                table.take_link(ours)
                await until(lambda: table._links and table._readers)
                ours._end(LinkError(Fault.LOST))
                await until(lambda: not table._links)
                table.call(lambda session, now: cast("Waiting", session).end(now))
                await running
                theirs._channel.abort()

    run(test)
