"""How envelopes come to all: once from their author, and from others only where they are missed."""

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from lab.simulator.machine import Machine
from lab.simulator.world import World, new_table
from net.match.status import Settled
from net.pace import FAMILY
from net.table.interface.effects import Send
from net.table.interface.status import News, NewsKind
from net.transcript import Signed, carried
from net.wire.codec import decode, encode
from net.wire.table import EnvelopeOffer, Want

HAND_ZERO = 0


def table(machines: int) -> World:
    """So many machines that play two rounds."""
    world = World()
    world.host(new_table(machines, pace=FAMILY, rounds=2))
    for _ in range(machines - 1):
        world.guest()
    return world


def has_settled(machine: Machine) -> bool:
    """Whether a round has ended at a machine."""
    return any(isinstance(event, Settled) for event in machine.events)


def said_in_a_round(send: Send) -> Signed | None:
    """Return a frame's envelope of a round."""
    signed = carried(send.kind, send.body)
    return signed if signed is not None and signed.envelope.hand > HAND_ZERO else None


def watched(world: World) -> Counter[tuple[int, bytes]]:
    """Count from now on how often each envelope of a round is sent to each machine."""
    sent: Counter[tuple[int, bytes]] = Counter()
    plain = world.network.send

    def send(place: int, frame: Send) -> None:
        end, signed = world.machines[place].ends.get(frame.link), said_in_a_round(frame)
        if signed is not None and end is not None and end.other is not None:
            sent[end.other.machine, signed.id] += 1
        plain(place, frame)

    world.network.send = send  # type: ignore[method-assign,assignment]
    return sent


@pytest.mark.parametrize("machines", [4, 6])
def test_where_all_hear_each_other_each_envelope_comes_once(machines: int) -> None:
    world = table(machines)
    sent = watched(world)
    world.until(lambda: all(map(has_settled, world.machines)), 200)

    assert len(sent) >= 30 * machines
    assert set(sent.values()) == {1}


def dropping(place: int) -> Callable[[int, Send], Iterable[Send]]:
    """Return a filter for the frames of a machine that withholds its messages from another one."""

    def spoil(to: int, send: Send) -> Iterable[Send]:
        return () if to == place and said_in_a_round(send) is not None else (send,)

    return spoil


def test_whoever_keeps_its_words_back_from_one_machine_holds_it_up_for_a_moment_only() -> None:
    world = table(4)
    world.machines[1].spoil = dropping(2)
    sent = watched(world)
    world.until(lambda: all(map(has_settled, world.machines)), 200)

    for machine in world.machines:
        told = {event.kind for event in machine.events if isinstance(event, News)}
        assert not told & {NewsKind.LEFT_OUT, NewsKind.ROUND_VOID, NewsKind.PROVEN_CHEAT}
    assert max(sent.values()) <= 2  # by both that have told of it


def test_nobody_is_sent_what_it_was_not_told_of() -> None:
    world = table(4)
    sent = watched(world)
    world.until(lambda: len(sent) > 40, 60)
    before = sum(sent.values())
    names = tuple(dict.fromkeys(name for _, name in sent))[:40]
    coordinator = world.machines[0]
    link = next(end.number for end in coordinator.ends.values() if end.other and end.other.machine == 1)
    coordinator.session.effects()
    coordinator.session.receive(link, "WANT", 0, encode(Want(names)), coordinator.clock.read(world.time.now))

    assert coordinator.session.effects() == []
    assert sum(sent.values()) == before


def test_what_is_told_of_and_is_not_known_is_asked_for() -> None:
    world = table(4)
    world.until(lambda: all(map(has_settled, world.machines)), 200)
    coordinator = world.machines[0]
    link = next(end.number for end in coordinator.ends.values() if end.other and end.other.machine == 1)
    coordinator.session.effects()
    coordinator.session.receive(
        link, "OFFER", 0, encode(EnvelopeOffer((bytes(32),))), coordinator.clock.read(world.time.now)
    )

    assert [decode(Want, send.body) for send in coordinator.session.effects() if isinstance(send, Send)] == [
        Want((bytes(32),))
    ]
