"""Nodes that meet over real links and mDNS on the loopback interface: host, find, join, play, leave, and what fails."""

import socket
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from ipaddress import ip_interface
from pathlib import Path

import pytest

from engine.rulesets import load
from net.address import Address
from net.audit import Verdict, verify
from net.crypto.backends import best_group
from net.discovery.advert import Advert
from net.discovery.discovery import FoundTable, Nearby, Probe
from net.fair_record import decode_record
from net.links import rates, strangers
from net.links.code import Attempt
from net.links.faults import Fault
from net.links.frames import MAY_IGNORE, Frame
from net.node.node import Node
from net.node.profile import Profile
from net.node.reach import Reach
from net.node.reports import AtTable, Failed, Hosted, KeeperAt, Left, RecordKept, TablesSeen, Trouble, Warned
from net.node.stay import Stay
from net.node.store import Places, RecentTable, Store
from net.node.wishes import Hosting, Joining
from net.session.commands import Remove, Rename, StandUp, StartMatch
from net.session.effects import StoreTable
from net.session.status import Dealt, EndReason, News, NewsKind, Phase, Presence
from tests.support.nodes import Machine, closed_threads, has_ended, is_seated, joining, party, small_table


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


def names(machine: Machine) -> list[str]:
    """The names in it, in order."""
    return sorted(table.advert.name for table in tables(machine))


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


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS has no loopback address but 127.0.0.1")
def test_whom_nobody_can_call_is_told_by_the_keeper_and_does_not_follow_it(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(3))
        walled_off = here.machine("Lan", listens_on=("127.0.0.2",))
        walled_off.node.join(joining(host))
        walled_off.wait(is_seated)
        open_to_all = here.machine("Mai")
        open_to_all.node.join(joining(host))
        open_to_all.wait(is_seated)
        walled_off.wait(lambda one: callable_members(one).get("Lan") is False)
        host.node.send(StartMatch())
        for machine in here.machines:
            machine.wait(lambda one: one.status.phase is Phase.PLAYING)
        host.node.leave()
        walled_off.wait(lambda one: keeper_of(one) == "Mai")

        assert callable_members(walled_off)["Mai"]


def callable_members(machine: Machine) -> dict[str, bool]:
    """For each member whether others can call it, as a machine was told."""
    begun = stay(machine)._begun
    lobby = None if begun is None else begun.session._core.lobby
    return {} if lobby is None else {member.name: member.is_callable for member in lobby.members}


def keeper_of(machine: Machine) -> str:
    """The name of whoever keeps the table, as a machine knows it."""
    return next((member.name for member in machine.status.members if member.is_keeper), "")


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
        second.wait(lambda one: bool(one.found(AtTable)) and one.status.phase is Phase.LOBBY)

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


def test_a_name_that_is_taken_is_refused_with_the_name(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(), name="Nam")
        other = here.machine("nam")
        other.node.join(joining(host))
        other.wait(has_ended)

        assert (other.status.end, other.status.end_detail) == (EndReason.NAME_REFUSED, "nam")


def test_whoever_is_sent_away_does_not_come_back(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table())
        guest = here.machine()
        guest.node.join(joining(host))
        guest.wait(is_seated)
        host.wait(lambda one: len(one.status.members) == 2)
        key = host.status.members[1].key
        host.node.send(Remove(key))
        guest.wait(has_ended)
        guest.reports.clear()
        guest.node.join(joining(host))

        assert failure(guest).why is Fault.REMOVED


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


def test_nobody_at_an_address_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with party(tmp_path) as here:
        guest = here.machine()
        guest.node.join(Joining((Address("127.0.0.1", port),)))

        assert failure(guest).why is Fault.REFUSED


def test_a_node_hosts_joins_and_hosts_again(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table())
        other = here.host(small_table(name="Other"), "Lan")
        host.node.join(joining(other))
        other.wait(lambda one: len(one.status.members) == 2)
        host.wait(is_seated)
        host.node.leave()
        other.wait(lambda one: News(NewsKind.LEFT, 1) in one.events)
        host.node.host(small_table(name="Third"))
        host.wait(lambda one: one.status.offer is not None and one.status.offer.name == "Third")


def test_guests_hear_when_the_host_closes_a_lobby(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table())
        guest = here.machine()
        guest.node.join(joining(host))
        guest.wait(is_seated)
        host.node.leave()
        guest.wait(has_ended)

        assert guest.status.end is EndReason.CLOSED


def test_a_guest_learns_where_others_can_follow(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(), name="Nam")
        guest = here.machine("Lan")
        guest.node.join(joining(host))
        guest.wait(lambda one: bool(one.found(KeeperAt)))

        (address,) = host.found(Hosted)[-1].addresses
        assert guest.found(KeeperAt) == [KeeperAt(address, "")]
        assert host.found(KeeperAt) == []


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
    reach = Reach((ip_interface("192.168.1.20/24"), ip_interface("fe80::20%2/64")))
    address, said = reach.of_another(reached)
    assert (str(address), said) == (told, number)


def test_a_member_that_floods_is_sent_off_for_a_while_and_then_heard_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "PATIENCE_S", 0.05)
    monkeypatch.setattr(strangers, "BLOCK_S", 2.0)
    with party(tmp_path) as here:
        host = here.host(small_table(3))
        flooder, other = here.machine("Lan"), here.machine("Minh")
        for guest in (flooder, other):
            guest.node.join(joining(host))
            guest.wait(is_seated)
        host.wait(lambda one: len(one.status.members) == 3)

        def flood() -> None:
            begun = stay(flooder)._begun
            assert begun is not None
            for link in begun.run._links.values():
                for _ in range(12_000):
                    link.send(Frame("LATER", MAY_IGNORE, b""))

        flooder.node._loop.call_soon_threadsafe(flood)
        host.wait(lambda one: one.status.members[1].presence is not Presence.HERE)
        assert stay(host)._doorman.is_blocked(host.status.members[1].key)
        assert host.status.members[2].presence is Presence.HERE
        host.wait(lambda one: one.status.members[1].presence is Presence.HERE)


def test_two_windows_of_one_installation_are_two_machines(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.machine("Nam", folder="shared")
        host.node.host(small_table())
        host.wait(lambda one: bool(one.found(Hosted)))
        guest = here.machine("Lan", folder="shared")
        guest.node.join(joining(host))
        guest.wait(is_seated)


def test_people_come_to_a_lobby_and_to_the_match(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table())
        guest = here.machine("Lan")
        guest.node.join(joining(host))
        guest.wait(is_seated)
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


def test_damaged_keys_are_told_and_the_table_opens_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "0" / "config").mkdir(parents=True)
    (tmp_path / "0" / "config" / "identity.json").write_text("{")
    with party(tmp_path) as here:
        host = here.host(small_table())

        assert host.found(Warned) == [
            Warned(Trouble.FILE_SET_ASIDE, str(tmp_path / "0" / "config" / "identity.damaged"))
        ]


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

    def watch(self, *, is_shown: bool) -> None:
        """See `Discovery`."""
        self.asked.append("watch" if is_shown else "do not watch")

    def refresh(self) -> None:
        """See `Discovery`."""
        self.asked.append("refresh")

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
        "watch",
        "refresh",
        recent,
        "stop looking harder",
        "do not watch",
        "close",
    ]


def test_without_discovery_a_node_hosts_all_the_same(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.machine("Nam", has_discovery=False)
        for wish in (host.node.refresh, lambda: host.node.browse(is_on=True)):
            wish()
        host.node.look_harder(is_on=True)
        host.node.host(small_table())
        host.wait(lambda one: bool(one.found(Hosted)))
        guest = here.machine("Lan")
        guest.node.join(joining(host))
        guest.wait(is_seated)


def test_a_fault_of_ours_ends_the_stay_and_not_the_node(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with party(tmp_path) as here:
        machine = here.machine()
        machine.node.join(Joining((Address("127.0.0.1", 1),), table="no hexadecimal digits"))
        failed = failure(machine)
        machine.node.host(small_table())
        machine.wait(lambda one: bool(one.found(Hosted)))

    assert failed.why is Trouble.BROKEN
    assert failed.detail.startswith("ValueError: ")
    assert "the table broke" in caplog.text


def test_a_stored_table_that_a_stay_has_broken_at_is_not_gone_back_to(tmp_path: Path) -> None:
    broken = Joining((Address("127.0.0.1", 1),), table="no hexadecimal digits")
    with party(tmp_path) as here:
        machine = here.machine()
        machine.node.join(broken)
        machine.wait(lambda one: bool(one.found(Left)))
        thread, journal = machine.node._machine.thread, machine.node._machine.journal
        thread.submit(journal.store, [StoreTable(b"head", 1, is_new=True)]).result()
        assert journal.peek() == b"head"
        machine.node.join(broken)
        machine.wait(lambda one: len(one.found(Left)) == 2)

        assert thread.submit(journal.peek).result() is None


def test_a_code_that_was_guessed_at_too_often_is_changed(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.host(small_table(code="trung thu 2026"))
        doorman = host.node._stay._doorman  # type: ignore[union-attr]
        guard = doorman.guard
        assert guard is not None
        for attempt in range(9):  # from as many addresses, which loopback does not have
            guard.begin(f"10.0.0.{attempt}", 0.0)
            guard.end(f"10.0.0.{attempt}", Attempt.WRONG, 0.0)
        guest = here.machine()
        guest.node.join(joining(host, "the tenth guess"))
        assert failure(guest).why is Fault.BAD_CODE
        host.wait(lambda one: len(one.found(Hosted)) == 2)

        assert Warned(Trouble.CODE_CHANGED) in host.reports
        assert host.found(Hosted)[-1].code not in ("", "trung thu 2026")


def test_where_the_system_lets_nobody_listen_it_is_said(tmp_path: Path) -> None:
    places = Places(tmp_path / "config", tmp_path / "records")
    woken = threading.Event()
    node = Node(Profile("1.0", "Nam", places, None, listens_on=("192.0.2.77",)), woken.set)
    node.start()
    node.host(small_table(port=0))
    found: list[Failed] = []
    while not found:
        woken.wait(1.0)
        found += [report for report in node.take() if isinstance(report, Failed)]
    node.close()

    assert found == [Failed(Trouble.PORT_REFUSED, "")]
