"""Nodes for tests: whole machines in this process, on loopback, with a service type that only tests use."""

import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from lab.simulator.material import short
from net import bans
from net.discovery.discovery import FoundTable
from net.links import acceptor, code, dialling, link
from net.node import node
from net.node.node import Node
from net.node.profile import Profile
from net.node.reports import AtTable, Failed, Hosted, Report, TablesSeen
from net.node.stay import Stay
from net.node.store import Places
from net.node.wishes import Hosting, Joining
from net.pace import INSTANT
from net.table import session
from net.table.interface.status import SessionEvent, Status
from net.table.links import mesh
from tests.support.patience import PATIENCE_S
from tusac_qt.bridges.machine import loopback_machine

R = TypeVar("R")


class Machine:
    """A node and all it has reported."""

    def __init__(self, folder: Path, profile: Profile) -> None:
        self._woken = threading.Event()
        self.node = Node(profile, self._woken.set)
        self.folder = folder
        self.reports: list[Report] = []
        self.node.start()

    @property
    def status(self) -> Status:
        """How things stand at its table, as it knows it."""
        return next(report.status for report in reversed(self.reports) if isinstance(report, AtTable))

    @property
    def events(self) -> list[SessionEvent]:
        """All events at its tables."""
        return [event for report in self.reports if isinstance(report, AtTable) for event in report.events]

    def found(self, kind: type[R]) -> list[R]:
        """All reports of a kind."""
        return [report for report in self.reports if isinstance(report, kind)]

    def wait(self, is_reached: Callable[["Machine"], bool]) -> None:
        """Wait until its reports say something. Fails the test if they do not in time."""
        until = time.monotonic() + PATIENCE_S
        self.reports += self.node.take()
        while not is_reached(self):
            assert time.monotonic() < until, f"events: {self.events[-10:]}, last: {self.reports[-1:]}"
            self._woken.wait(0.1)
            self._woken.clear()
            self.reports += self.node.take()


class Party:
    """Machines that can meet each other and nobody else."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.service_type = f"_t{secrets.token_hex(4)}._tcp.local."
        self.machines: list[Machine] = []

    def machine(
        self,
        name: str = "",
        level: str = "",
        folder: str = "",
        *,
        has_discovery: bool = True,
        listens_on: tuple[str, ...] = ("127.0.0.1",),
    ) -> Machine:
        """Start a machine; two of one folder are two windows of one installation."""
        number = len(self.machines)
        home = self._folder / (folder or str(number))
        places = Places(home / "config", home / "records")
        profile = loopback_machine(name or f"Guest {number}", places, self.service_type, level=level)
        profile = replace(profile, listens_on=listens_on)
        made = Machine(home, profile if has_discovery else replace(profile, make_discovery=None))
        self.machines.append(made)
        return made

    def host(self, hosting: Hosting, name: str = "Nam", level: str = "") -> Machine:
        """Start a machine that hosts a table, and wait until it can be joined."""
        host = self.machine(name, level)
        host.node.host(hosting)
        host.wait(lambda machine: bool(machine.found(Hosted)) and bool(machine.found(AtTable)))
        return host

    def guest(
        self, host: Machine, name: str = "", folder: str = "", *, listens_on: tuple[str, ...] = ("127.0.0.1",)
    ) -> Machine:
        """Start a machine that joins a host's table without a code; wait until its person has a seat."""
        guest = self.machine(name, folder=folder, listens_on=listens_on)
        guest.node.join(joining(host))
        guest.wait(is_seated)
        return guest


@contextmanager
def party(folder: Path) -> Iterator[Party]:
    """Machines that have all ended when this is done."""
    made = Party(folder)
    try:
        yield made
    finally:
        for machine in made.machines:
            machine.node.close()


@contextmanager
def unhurried() -> Iterator[None]:
    """Machines that wait for each other as long as tests do, for tests of something else than their limits.

    Else a computer that is busy enough has one of them give up, with words that no test expects.
    """
    with pytest.MonkeyPatch.context() as patch:
        for module, name in _LIMITS:
            patch.setattr(module, name, PATIENCE_S)
        yield


_LIMITS = (
    (acceptor, "FIRST_HELLO_S"),
    (acceptor, "GREETING_S"),
    (bans, "BAN_S"),
    (code, "WINDOW_S"),
    (dialling, "GREETING_S"),
    (link, "SHUTDOWN_S"),
    (link, "SILENCE_S"),
    (mesh, "STRANGER_S"),
    (node, "_LEAVING_S"),
    (session, "JOIN_LIMIT_S"),
)


def closed_threads() -> list[str]:
    """Wait until no thread of any node is left, and return the names of those that stay all the same."""
    until = time.monotonic() + PATIENCE_S
    while left := [one.name for one in threading.enumerate() if one.name.startswith("tusac")]:
        if time.monotonic() > until:
            break
        time.sleep(0.01)
    return left


def small_table(  # noqa: PLR0913 - what tests wish of it
    seats: int = 2,
    *,
    name: str = "Small",
    rounds: int = 1,
    code: str = "",
    makes_code: bool = False,
    port: int | None = None,
    is_advertised: bool = True,
) -> Hosting:
    """A table of short rounds that play at once."""
    return Hosting(
        name,
        short(seats),
        seats,
        "easy",
        INSTANT,
        rounds,
        code=code,
        makes_code=makes_code,
        port=port,
        is_advertised=is_advertised,
    )


def joining(host: Machine, code: str = "") -> Joining:
    """How to join a machine's table by its address."""
    return Joining(host.found(Hosted)[-1].addresses, code)


def is_seated(machine: Machine) -> bool:
    """Whether a machine's own person has a seat."""
    status = machine.status if machine.found(AtTable) else None
    return status is not None and any(
        seat.member is not None and status.members[seat.member].is_me for seat in status.seats
    )


def has_ended(machine: Machine) -> bool:
    """Whether it is over for a machine, whichever way."""
    return bool(machine.found(AtTable)) and machine.status.end is not None


def failure(machine: Machine) -> Failed:
    """Why a machine came to no table."""
    machine.wait(lambda one: bool(one.found(Failed)))
    (failed,) = machine.found(Failed)
    return failed


def tables(machine: Machine) -> tuple[FoundTable, ...]:
    """A machine's list of tables."""
    seen = machine.found(TablesSeen)
    return seen[-1].nearby.tables if seen else ()


def stay(machine: Machine) -> Stay:
    """The machine's stay at its table."""
    assert machine.node._stay is not None
    return machine.node._stay


def seated_names(machine: Machine) -> list[str]:
    """The names at the machine's table, seat by seat."""
    return [seat.name for seat in machine.status.seats if seat.name]


def names(machine: Machine) -> list[str]:
    """The names in a machine's list of tables, in order."""
    return sorted(table.advert.name for table in tables(machine))
