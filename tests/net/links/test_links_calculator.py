"""Calculations for strangers: outside the loop, each network in its turn, never all of the processor."""

import asyncio
import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from net.address import Address
from net.links import answering
from net.links.calculator import REST, Calculator
from net.links.calling import Calling
from net.links.certificate import make_client_context
from net.links.channel import Channel, greet
from net.links.code import BEGUN_PER_ADDRESS, CodeGuard
from net.links.dialling import dial
from net.links.faults import Fault, LinkError
from net.links.handshake import Calculation
from net.links.pake import Pake
from net.wire.kinds import KIND_OF
from net.wire.link import Pake2
from tests.support.greetings import OneTable, coded
from tests.support.sockets import coordinator, end, run

CODE = "moss-lantern-417"


def test_nothing_is_calculated_in_the_thread_of_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads = set()

    class Watched(Pake):
        def receive(self, element: bytes) -> bool:
            threads.add(threading.current_thread())
            return super().receive(element)

    monkeypatch.setattr(answering, "Pake", Watched)

    async def test() -> None:
        async with coordinator(OneTable(CodeGuard(CODE))) as table:
            link = await dial([table.address], coded(CODE))
            await end(link)

    run(test)
    assert len(threads) == 1
    assert threading.main_thread() not in threads


def test_whoever_asks_for_much_waits_for_itself() -> None:
    done: list[str] = []

    def job(name: str) -> Callable[[], object]:
        return lambda: done.append(name)

    async def test() -> None:
        calculator = Calculator()
        flood = [asyncio.create_task(calculator.run("10.0.0.9", job("flood"))) for _ in range(20)]
        await asyncio.sleep(0)  # all of the flood waits by now
        await calculator.run("10.0.0.1", job("guest"))
        await asyncio.gather(*flood)
        await calculator.close()

    run(test)
    assert done.index("guest") <= 2
    assert done.count("flood") == 20


def test_the_thread_rests_longer_than_it_works() -> None:
    def work() -> float:
        begun = time.thread_time()
        while time.thread_time() - begun < 0.01:
            pass
        return begun

    async def test() -> float:
        calculator = Calculator()
        begun = time.monotonic()
        await asyncio.gather(*(calculator.run(str(number), work) for number in range(5)))
        took = time.monotonic() - begun
        await calculator.close()
        return took

    assert run(test) >= 0.01 * (5 + 4 * REST)


def test_whoever_has_hung_up_is_not_served() -> None:
    done: list[int] = []

    async def test() -> None:
        calculator = Calculator()
        gone = asyncio.create_task(calculator.run("10.0.0.9", lambda: done.append(1)))
        await asyncio.sleep(0)
        gone.cancel()
        await calculator.run("10.0.0.1", lambda: done.append(2))
        await calculator.close()

    run(test)
    assert done == [2]


def test_whoever_hangs_up_halfway_on_and_on_is_answered_a_few_times_and_keeps_no_guest_out() -> None:
    """Over sockets, from one address, while a guest with the code calls from another."""
    answered: list[str] = []

    class HangsUp(Calling):
        def _answer_element(self, message: Pake2) -> Calculation:
            answered.append(KIND_OF[type(message)])
            raise LinkError(Fault.LOST)

    async def call_and_hang_up(table: Address) -> None:
        reader, writer = await asyncio.open_connection(
            table.host, table.port, ssl=make_client_context(), server_hostname="", local_addr=("127.0.0.2", 0)
        )
        channel = Channel(reader, writer)
        calling = HangsUp(coded(CODE), channel.certificate, os.urandom)
        with suppress(LinkError, OSError):
            await greet(channel, calling, calling.start())
        channel.abort()

    async def test() -> None:
        guard = CodeGuard(CODE)
        async with coordinator(OneTable(guard)) as table:
            for _ in range(2 * BEGUN_PER_ADDRESS):
                await call_and_hang_up(table.address)
            await end(await dial([table.address], coded(CODE)))
        assert guard.wrong == 0

    run(test)
    assert answered == ["PAKE2"] * BEGUN_PER_ADDRESS
