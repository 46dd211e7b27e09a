"""The reachability of members at a table, directly or through others, and the calls to them."""

import msgspec
import pytest

from lab.simulator.world import World, new_table
from net.table.interface.effects import Dial, RememberPlayer, Send
from net.table.interface.status import Presence
from net.table.links.mesh import DIALS_BURST, DIALS_PER_S
from net.table.links.signed_notes import seal_note
from net.table.values.lobby_note import to_note
from net.wire.codec import encode
from net.wire.table import MemberRow, NoteFrame
from tests.support.people import dealt_party, is_over, party, presence


def test_guests_hear_each_other_directly() -> None:
    world, machines = party(4)
    world.run(3)

    assert all(presence(one, other) is Presence.HERE for one in machines for other in machines)


def test_a_guest_that_nobody_can_dial_and_that_can_dial_only_the_host_plays_through_it() -> None:
    world = World()
    world.host(new_table())
    guests = [world.guest() for _ in range(3)]
    guests[2].is_listening = False
    world.network.cut(3, 1)
    world.network.cut(3, 2)
    world.until(lambda: presence(guests[0], guests[2]) is Presence.RELAYED)
    world.until(lambda: is_over(world), 300)

    assert world.machines[0].kept == guests[2].kept == guests[0].kept
    assert guests[0].kept


def test_the_host_may_reach_only_one_guest_while_the_others_bridge() -> None:
    world, machines = dealt_party(4, rounds=2)
    world.network.cut(0, 2)
    world.network.cut(0, 3)
    world.until(lambda: is_over(world), 300)

    assert len(machines[0].kept) == 2
    assert all(machine.kept == machines[0].kept for machine in machines)


def test_a_second_login_replaces_the_first_link_once_it_is_open() -> None:
    world, machines = dealt_party(4)
    world.run(4)
    world.network.connect(2, 0)
    world.until(lambda: is_over(world), 300)

    assert all(machine.kept == machines[0].kept != [] for machine in machines)
    assert len(machines[0].ends) == 3


def test_of_all_that_a_coordinator_lists_few_are_dialled_and_only_by_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world, (host, guest) = party(2)
    host.is_ready = guest.is_ready = False
    world.run(1)
    dials: list[tuple[float, Dial]] = []

    def dialled(place: int, dial: Dial) -> None:
        assert place == 1
        dials.append((world.time.now, dial))
        world.time.later(0.002, lambda: refused(dial.key))

    def refused(key: bytes) -> None:
        guest.session.dial_failed(key, guest.clock.read(world.time.now), is_refused=True)
        world.look(1)

    monkeypatch.setattr(world, "_dial", dialled)
    core = host.session._core
    assert core.lobby is not None
    assert core.notes is not None
    lobby = to_note(core.lobby, epoch=core.epoch, version=1000, starts_in_ms=None, playing=None)
    for number in range(40):
        rows = tuple(
            MemberRow(
                bytes((200 + number, row)) * 16,
                bytes([9]) * 32,
                f"{number} {row}",
                "",
                False,
                (("192.168.0.1", 22), ("fe80::1%eth0", 22), ("ask.example.org", 22)),
                True,
            )
            for row in range(12)
        )
        note = msgspec.structs.replace(lobby, version=1000 + number, members=lobby.members + rows)
        signed = seal_note(host.identity, core.notes.table, (1 << 20) + number, note)
        frame = Send(world.network.link(0, 1), "NOTE", 0, encode(NoteFrame(signed.raw)))
        world.network.send(0, frame)
        world.run(0.1)
    hosts = {address.host for _, dial in dials for address in dial.addresses}

    assert guest.session._core.version == 1039
    assert DIALS_BURST <= len(dials) <= DIALS_BURST + 5 * DIALS_PER_S
    assert hosts == {"192.168.0.1", "fe80::1%eth0"}
    assert not any(isinstance(effect, RememberPlayer) for effect in guest.effects)
