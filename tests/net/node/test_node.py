"""Nodes that meet over real links and mDNS on the loopback interface: host, find, join, play, leave."""

import socket
import sys
from collections.abc import Callable, Sequence
from ipaddress import ip_interface
from pathlib import Path

import pytest

from net.address import Address
from net.crypto.backends import best_group
from net.discovery.advert import Advert
from net.discovery.discovery import FoundTable, Nearby, Probe, Watcher
from net.links.faults import Fault
from net.match.status import Dealt, TablePhase
from net.node.node import Node
from net.node.profile import Profile
from net.node.reach import OwnReach
from net.node.reports import CoordinatorAt, Hosted, Left, RecordKept, TablesSeen, Trouble, Warned
from net.node.store import Places, RecentTable, Store
from net.node.wishes import Joining
from net.records.audit import Verdict, verify
from net.records.fair_record import decode_record
from net.table.interface.commands import Rename, StandUp, StartMatch
from net.table.interface.status import EndReason, News, NewsKind
from tests.support.nodes import (
    Machine,
    closed_threads,
    failure,
    has_ended,
    is_seated,
    joining,
    names,
    party,
    small_table,
    stay,
    tables,
)


def test_computer_players_on_machines_that_found_each_other_play_a_match_and_keep_one_record(
    tmp_path: Path,
) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(3, rounds=2), level="easy")
        for guest in (here.machine(level="normal"), here.machine(level="easy")):
            guest.node.browse(is_on=True)
            guest.wait(lambda one: bool(tables(one)))
            (table,) = tables(guest)
            guest.node.join(Joining(table.addresses, table=table.advert.table))
        host.wait(lambda one: len(one.status.members) == 3)
        host.node.send(StartMatch())
        for machine in here.machines:
            machine.wait(lambda one: len(one.found(RecordKept)) == 2 and has_ended(one))

        assert {machine.status.end for machine in here.machines} == {EndReason.MATCH_OVER}
        assert len({machine.status.match and machine.status.match.tally for machine in here.machines}) == 1
        for number in range(2):
            records = {machine.found(RecordKept)[number].path.read_bytes() for machine in here.machines}
            assert len(records) == 1
            assert verify(decode_record(records.pop()), best_group(bytes)).verdict is Verdict.TRUE


def test_a_disk_that_does_not_take_the_table_is_told_and_the_match_goes_on(tmp_path: Path) -> None:
    (tmp_path / "0" / "config").mkdir(parents=True)
    (tmp_path / "0" / "config" / "table").write_bytes(b"a file in place of the folder")
    with party(tmp_path) as here:
        host = here.host(small_table(), level="easy")
        guest = here.machine(level="easy")
        guest.node.join(joining(host))
        host.wait(lambda one: len(one.status.members) == 2)
        host.node.send(StartMatch())
        for machine in here.machines:
            machine.wait(lambda one: len(one.found(RecordKept)) == 1 and has_ended(one))

        assert [warned.why for warned in host.found(Warned)] == [Trouble.NOT_SAVED]
        assert not guest.found(Warned)


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS has no loopback address but 127.0.0.1")
def test_whom_nobody_can_call_is_told_by_the_coordinator_and_does_not_follow_it(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(3))
        walled_off = here.guest(host, "Lan", listens_on=("127.0.0.2",))
        here.guest(host, "Mai")
        walled_off.wait(lambda one: callable_members(one).get("Lan") is False)
        host.node.send(StartMatch())
        for machine in here.machines:
            machine.wait(lambda one: one.status.phase is TablePhase.PLAYING)
        host.node.leave()
        walled_off.wait(lambda one: coordinator_of(one) == "Mai")

        assert callable_members(walled_off)["Mai"]


def callable_members(machine: Machine) -> dict[str, bool]:
    """For each member whether others can call it, as a machine was told."""
    begun = stay(machine)._begun
    lobby = None if begun is None else begun.session._core.lobby
    return {} if lobby is None else {member.name: member.is_callable for member in lobby.members}


def coordinator_of(machine: Machine) -> str:
    """The name of whoever keeps the table, as a machine knows it."""
    return next((member.name for member in machine.status.members if member.is_coordinator), "")


def test_a_client_that_is_busy_and_takes_nothing_is_not_missed(tmp_path: Path) -> None:
    def is_over(machine: Machine) -> bool:
        sum(
            number * number for number in range(200_000)
        )  # as a window that paints, in the thread of both clients
        return has_ended(machine)

    with party(tmp_path) as here:
        host = here.host(small_table(2, rounds=2), level="easy")
        guest = here.machine("Lan", level="easy")
        guest.node.join(joining(host))
        host.wait(is_over)

    assert not guest.reports
    assert host.status.end is EndReason.MATCH_OVER
    assert not [event for event in host.events if isinstance(event, News) and event.kind is NewsKind.LOST]


def test_two_tables_of_one_computer_keep_apart(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        hosts = [here.host(small_table(name=name), name) for name in ("East", "West")]
        guest = here.machine("Lan")
        guest.node.browse(is_on=True)
        guest.wait(lambda one: names(one) == ["East", "West"])
        (west,) = [table for table in tables(guest) if table.advert.name == "West"]
        guest.node.join(Joining(west.addresses, table=west.advert.table))
        guest.wait(is_seated)
        other = here.machine("Minh")
        other.node.join(Joining(joining(hosts[0]).addresses, table=west.advert.table))

        assert guest.status.offer is not None
        assert guest.status.offer.name == "West"
        assert failure(other).why is Fault.TABLE_GONE
        assert len(hosts[0].status.members) == 1


def test_a_node_hosts_joins_and_hosts_again(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table())
        other = here.host(small_table(name="Other"), "Lan")
        host.node.join(joining(other))
        other.wait(lambda one: len(one.status.members) == 2)
        host.wait(lambda one: is_seated(one) and one.status.offer == other.status.offer)
        host.node.leave()
        other.wait(lambda one: News(NewsKind.LEFT, 1) in one.events)
        host.node.host(small_table(name="Third"))
        host.wait(lambda one: one.status.offer is not None and one.status.offer.name == "Third")


def test_a_guest_learns_where_others_can_follow(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(), name="Nam")
        guest = here.machine("Lan")
        guest.node.join(joining(host))
        guest.wait(lambda one: bool(one.found(CoordinatorAt)))

        (address,) = host.found(Hosted)[-1].addresses
        assert guest.found(CoordinatorAt) == [CoordinatorAt(address, "")]
        assert host.found(CoordinatorAt) == []


@pytest.mark.parametrize(
    ("reached", "told", "number"),
    [
        (Address("192.168.1.37", 28413), "192.168.1.37:28413", "37-2"),
        (Address("10.0.0.9", 28412), "10.0.0.9:28412", ""),
        (Address("127.0.0.1", 28412), "192.168.1.20:28412", "20"),
        (Address("fe80::37%2", 28412), "[fe80::37]:28412", ""),
        (Address("win-a-prize.example", 28412), "None", ""),
    ],
    ids=["near", "in no network of ours", "on this computer", "link-local", "no address"],
)
def test_a_guest_tells_others_the_number_they_would_type(reached: Address, told: str, number: str) -> None:
    reach = OwnReach((ip_interface("192.168.1.20/24"), ip_interface("fe80::20%2/64")))
    address, said = reach.of_another(reached)
    assert (str(address), said) == (told, number)


def test_a_host_in_two_networks_tells_its_number_in_each() -> None:
    cable, wifi = ip_interface("192.168.1.20/24"), ip_interface("192.168.7.9/24")
    assert OwnReach((cable, wifi)).number(28412) == "20 / 9"
    assert OwnReach((cable, cable)).number(28412) == "20"


def test_two_windows_of_one_installation_are_two_machines(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.machine("Nam", folder="shared")
        host.node.host(small_table())
        host.wait(lambda one: bool(one.found(Hosted)))
        here.guest(host, "Lan", folder="shared")


def test_people_come_to_a_lobby_and_to_the_match(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table())
        guest = here.guest(host, "Lan")
        guest.node.send(Rename("Lan Anh"))
        host.wait(lambda one: [member.name for member in one.status.members] == ["Nam", "Lan Anh"])
        guest.node.send(StandUp())
        host.wait(lambda one: one.status.members[1].is_spectator)
        host.node.send(StartMatch())
        guest.wait(lambda one: any(isinstance(event, Dealt) for event in one.events))

        assert guest.status.question is None


def test_closing_takes_back_the_table_and_ends_all_threads(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host, guest = here.host(small_table()), here.machine()
        guest.node.browse(is_on=True)
        guest.wait(lambda one: names(one) == ["Small"])
        host.node.close()
        guest.wait(lambda one: names(one) == [])
        guest.node.close()
        guest.node.close()
        guest.node.leave()

    assert closed_threads() == []


def test_who_did_not_leave_a_table_finds_it_in_the_list_until_it_is_left(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(3, is_advertised=False))
        guest = here.machine("Lan", folder="guest")
        guest.node.join(joining(host))
        kept = tmp_path / "guest" / "config" / "open-tables.json"
        guest.wait(lambda one: is_seated(one) and kept.exists())
        held = kept.read_bytes()
        guest.node.leave()
        guest.wait(lambda one: bool(one.found(Left)))
        guest.node.browse(is_on=True)
        guest.wait(lambda one: bool(one.found(TablesSeen)))
        assert guest.found(TablesSeen)[-1].own == ""
        guest.node.close()

        kept.write_bytes(held)  # as after a crash
        again = here.machine("Lan", folder="guest")
        again.node.browse(is_on=True)
        again.wait(lambda one: bool(tables(one)))
        (table,) = tables(again)
        assert table.advert.table == again.found(TablesSeen)[-1].own
        again.node.join(Joining(table.addresses, table=table.advert.table))
        again.wait(is_seated)


def test_a_list_of_tables_goes_on_after_a_join_that_failed(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        closed = Address("127.0.0.1", free.getsockname()[1])
    with party(tmp_path) as here:
        guest = here.machine()
        guest.node.browse(is_on=True)
        guest.wait(lambda one: bool(one.found(TablesSeen)))
        guest.node.join(Joining((closed,)))
        guest.wait(lambda one: bool(one.found(Left)))

        here.host(small_table(name="Later"))
        guest.wait(lambda one: names(one) == ["Later"])


class Recorder:
    """A discovery that finds nothing and remembers what it was asked."""

    def __init__(self, _probe: Probe, _on_change: Callable[[], None]) -> None:
        self.nearby = Nearby()
        self.asked: list[object] = []

    async def open(self) -> None:
        """See `Discovery`."""
        self.asked.append("open")

    def advertise(self, advert: Advert, port: int) -> None:
        """See `Discovery`."""
        self.asked.append((advert.name, port))

    def withdraw(self) -> None:
        """See `Discovery`."""
        self.asked.append("withdraw")

    def found(self, table: str) -> tuple[FoundTable, ...]:
        """See `Discovery`."""
        self.asked.append(("found", table))
        return ()

    def watch(self, watcher: Watcher, *, is_on: bool) -> None:
        """See `Discovery`."""
        self.asked.append((watcher, is_on))

    def refresh(self) -> None:
        """See `Discovery`."""
        self.asked.append("refresh")

    def refused(self, table: str, addresses: Sequence[Address], fault: Fault) -> None:
        """See `Discovery`."""
        self.asked.append(("refused", table, *addresses, fault))

    def look_harder(self, recent: Sequence[Address]) -> None:
        """See `Discovery`."""
        self.asked.append(("look harder", *recent))

    def stop_looking_harder(self) -> None:
        """See `Discovery`."""
        self.asked.append("stop looking harder")

    async def close(self) -> None:
        """See `Discovery`."""
        self.asked.append("close")


def test_discovery_is_asked_for_what_the_client_wants_recent_tables_included(tmp_path: Path) -> None:
    places = Places(tmp_path / "config", tmp_path / "records")
    Store(places, bytes).remember_table(RecentTable((("192.168.1.37", 28412),), "Small", 1.0))
    made: list[Recorder] = []

    def make(probe: Probe, on_change: Callable[[], None]) -> Recorder:
        made.append(Recorder(probe, on_change))
        return made[0]

    node = Node(Profile("1.0", "Nam", places, make, listens_on=("127.0.0.1",), port=0), lambda: None)
    node.start()
    node.browse(is_on=True)
    node.refresh()
    node.look_harder(is_on=True)
    node.look_harder(is_on=False)
    node.browse(is_on=False)
    node.close()

    recent = ("look harder", Address("192.168.1.37", 28412))
    assert made[0].asked == [
        "open",
        (Watcher.LIST, True),
        "refresh",
        recent,
        "stop looking harder",
        (Watcher.LIST, False),
        "close",
    ]
