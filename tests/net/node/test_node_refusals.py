"""Nodes that come to no table over real links, or are kept from one.

Codes, names, full tables, ports, members sent away.
"""

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import replace
from pathlib import Path

import pytest

from engine.rulesets import load
from net.address import Address
from net.links.code import TRIES_PER_CHOSEN_CODE, GuessOutcome
from net.links.faults import Fault, LinkError
from net.links.link import Link
from net.links.reaching import REACHES_S
from net.match.status import TablePhase
from net.node import stay as stay_module
from net.node.reports import AtTable, Failed, Hosted, Left, Trouble, Warned
from net.node.wishes import Hosting, Joining
from net.table.interface.commands import Remove
from net.table.interface.status import EndReason
from tests.support.nodes import (
    failure,
    has_ended,
    is_seated,
    joining,
    names,
    party,
    seated_names,
    small_table,
    stay,
    unhurried,
)
from tests.support.patience import PATIENCE_S


@pytest.fixture(autouse=True)
def patient() -> Iterator[None]:
    """Let no machine give another up because this computer is busy."""
    with unhurried():
        yield


def test_a_person_joins_by_address_a_table_that_is_in_no_list(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(is_advertised=False))
        guest = here.machine("Lan")
        guest.node.browse(is_on=True)
        guest.node.join(joining(host))
        guest.wait(is_seated)
        host.wait(lambda one: len(one.status.members) == 2)

        assert [member.name for member in host.status.members] == ["Nam", "Lan"]
        assert names(guest) == []


def test_a_code_lets_in_whoever_knows_it(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(code="trung thu 2026"))
        knowing, guessing, careless = here.machine(), here.machine(), here.machine()
        knowing.node.join(joining(host, "Trung-Thu 2026"))
        knowing.wait(is_seated)
        guessing.node.join(joining(host, "trung thu 2025"))
        careless.node.join(joining(host))

        assert failure(guessing).why is Fault.BAD_CODE
        assert failure(careless).why is Fault.CODE_NEEDED
        host.wait(lambda one: Warned(Trouble.CODE_TRIED, "127.0.0.1") in one.reports)
        assert len(host.status.members) == 2


def test_a_made_up_code_is_told_to_the_host(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(makes_code=True))
        guest = here.machine()
        guest.node.join(joining(host, host.found(Hosted)[-1].code))
        guest.wait(is_seated)


def test_who_finds_all_seats_taken_looks_on(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(2))
        first, second = here.machine(), here.machine()
        first.node.join(joining(host))
        first.wait(is_seated)
        second.node.join(joining(host))
        second.wait(lambda one: bool(one.found(AtTable)) and one.status.phase is TablePhase.LOBBY)

        assert not is_seated(second)


def test_a_full_table_says_so(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(2))
        for _ in range(9):
            here.machine().node.join(joining(host))
        host.wait(lambda one: len(one.status.members) == 10)
        last = here.machine()
        last.node.join(joining(host))
        last.wait(has_ended)

        assert last.status.end is EndReason.FULL


def test_nobody_waits_two_seconds_to_hear_that_a_number_is_nobodys() -> None:
    assert REACHES_S < 2.0


def test_a_number_that_nobody_has_is_said_before_the_system_gives_up(tmp_path: Path) -> None:
    with party(tmp_path) as here, socket.create_server(("127.0.0.1", 0), backlog=0) as full:
        port = full.getsockname()[1]
        waiting = [socket.socket() for _ in range(3)]
        for one in waiting:  # then the system drops whoever else comes, as a firewall would
            one.setblocking(False)
            one.connect_ex(("127.0.0.1", port))
        for port_asked in (port, 1):
            machine = here.machine()
            machine.wait(lambda one: one.node._thread.is_alive())
            began = time.monotonic()
            machine.node.join(Joining((Address("127.0.0.1", port_asked),), number="44"))
            machine.wait(lambda one: bool(one.found(Failed)))
            assert time.monotonic() - began < PATIENCE_S / 3, "the system gives up after two minutes"
            assert failure(machine) == Failed(Trouble.NOBODY_THERE, "44")
        for one in waiting:
            one.close()


def test_who_has_the_number_is_joined(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table())
        guest = here.machine()
        guest.node.join(replace(joining(host), number="37"))
        guest.wait(is_seated)


def test_two_computers_with_the_same_login_name_meet(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(), name="root")
        other = here.guest(host, name="root")

        for machine in (host, other):
            machine.wait(lambda one: bool(one.found(AtTable)) and seated_names(one) == ["root", "root 2"])


def test_a_player_is_renamed_at_the_table_and_for_the_next(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(), name="root")
        guest = here.guest(host, name="root")
        guest.node.rename("Bà Ngoại")
        host.wait(lambda one: seated_names(one) == ["root", "Bà Ngoại"])
        guest.node.leave()
        host.wait(lambda one: len(seated_names(one)) == 1)
        guest.node.rename("Út")
        guest.reports.clear()
        guest.node.join(joining(host))
        host.wait(lambda one: seated_names(one) == ["root", "Út"])


def test_whoever_is_sent_away_does_not_come_back(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table())
        guest = here.guest(host)
        host.wait(lambda one: len(one.status.members) == 2)
        key = host.status.members[1].key
        host.node.send(Remove(key))
        guest.wait(has_ended)
        guest.reports.clear()
        guest.node.join(joining(host))

        assert failure(guest).why is Fault.REMOVED


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, party(tmp_path) as here:
        port = taken.getsockname()[1]
        host = here.machine()
        host.node.host(small_table(port=port))

        assert failure(host) == Failed(Trouble.PORT_IN_USE, str(port))


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        (small_table(code="short"), Trouble.BAD_CODE),
        (replace(small_table(), rules=load("pvt"), seats=3), Trouble.UNPLAYABLE),
    ],
    ids=["code", "seats"],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    tmp_path: Path, wishes: Hosting, why: Trouble
) -> None:
    with party(tmp_path) as here:
        host = here.machine()
        host.node.host(wishes)

        assert failure(host).why is why


class Inline(Executor):
    """Runs at once what it is given."""

    def submit(  # type: ignore[override] - of its types
        self, job: Callable[..., object], /, *arguments: object, **named: object
    ) -> "Future[object]":
        """See `Executor`."""
        done: Future[object] = Future()
        done.set_result(job(*arguments, **named))
        return done


@pytest.mark.parametrize("turns", range(6))
def test_nothing_of_a_table_is_told_after_the_join_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, turns: int
) -> None:
    """Whenever the call fails: else a window takes away again what it has just said."""

    async def fail_late(*_: object) -> Link:
        while stay(guest)._begun is None:  # noqa: ASYNC110 - it has no event of its own
            await asyncio.sleep(0)
        for _turn in range(turns):
            await asyncio.sleep(0)
        raise LinkError(Fault.NOT_TUSAC)

    monkeypatch.setattr(stay_module, "call_coordinator", fail_late)
    with party(tmp_path) as here:
        guest = here.machine(has_discovery=False)
        guest.node._sessions = Inline()  # type: ignore[assignment]
        guest.node.join(Joining((Address("127.0.0.1", 1),)))
        guest.wait(lambda one: bool(one.found(Left)))

        assert [type(report) for report in guest.reports[-2:]] == [Failed, Left]


def test_nobody_at_an_address_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with party(tmp_path) as here:
        guest = here.machine()
        guest.node.join(Joining((Address("127.0.0.1", port),)))

        assert failure(guest).why is Fault.REFUSED


def test_guests_hear_when_the_host_closes_a_lobby(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table())
        guest = here.guest(host)
        host.node.leave()
        guest.wait(has_ended)

        assert guest.status.end is EndReason.CLOSED


def test_a_code_that_was_guessed_at_too_often_is_changed(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(code="trung thu 2026"))
        admission = host.node._stay._admission  # type: ignore[union-attr]
        guard = admission.guard
        assert guard is not None
        for attempt in range(
            TRIES_PER_CHOSEN_CODE - 1
        ):  # from as many addresses, which loopback does not have
            guard.begin(f"10.0.0.{attempt}", 0.0)
            guard.end(f"10.0.0.{attempt}", GuessOutcome.WRONG, 0.0)
        guest = here.machine()
        guest.node.join(joining(host, "the last guess"))
        assert failure(guest).why is Fault.BAD_CODE
        host.wait(lambda one: len(one.found(Hosted)) == 2)

        assert Warned(Trouble.CODE_CHANGED) in host.reports
        assert host.found(Hosted)[-1].code not in ("", "trung thu 2026")
