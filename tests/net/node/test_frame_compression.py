"""Envelopes travel without what the other end knows, and come out as they were signed."""

import random
import zlib
from collections import defaultdict

import pytest

from lab.simulator.material import identity
from lab.simulator.world import World, new_table
from net.match.status import Settled
from net.node.frame_compression import BRIEF, NEXT, Abridged, both_ways
from net.table.interface.effects import Send
from net.transcript import carried, seal
from net.wire.codec import encode
from net.wire.deal import VERSION, Envelope
from net.wire.link import Frame
from net.wire.table import MOST_UNPACKED_BYTES, Brief, Carry, Next

SIGNATURE = bytes(64)


@pytest.fixture(scope="module")
def spoken() -> list[list[Frame]]:
    """Return the frames over each link of four machines, in both directions, until a round has ended."""
    world = World()
    world.host(new_table(4))
    for _ in range(3):
        world.guest()
    links: dict[tuple[int, int], list[Frame]] = defaultdict(list)
    plain = world.network.send

    def send(place: int, frame: Send) -> None:
        links[place, frame.link].append(Frame(frame.kind, frame.flags, frame.body))
        plain(place, frame)

    world.network.send = send  # type: ignore[method-assign,assignment]
    world.until(
        lambda: all(any(isinstance(event, Settled) for event in one.events) for one in world.machines), 200
    )
    return list(links.values())


def kind_of(frame: Frame) -> str:
    """Return the kind of the envelope that a frame carries, "" for none."""
    signed = carried(frame.kind, frame.body)
    return "" if signed is None else signed.envelope.kind


def test_all_that_is_said_in_a_round_comes_out_as_it_was(spoken: list[list[Frame]]) -> None:
    for frames in spoken:
        there, here = Abridged(), Abridged()

        assert [here.complete(there.shorten(frame)) for frame in frames] == frames


def test_answers_to_a_card_take_little_and_each_as_much_as_any_other(spoken: list[list[Frame]]) -> None:
    sealed, shortened = [], []
    for frames in spoken:
        there = Abridged()
        for frame in frames:
            short = there.shorten(frame)
            if kind_of(frame) == "CLAIM_COMMIT" and short.kind == NEXT:
                sealed.append(len(frame.body))
                shortened.append(len(short.body))

    assert len(shortened) > 5
    assert len(set(shortened)) == 1
    assert shortened[0] < min(sealed) * 7 / 10


def test_what_follows_nothing_stays_as_it_is(spoken: list[list[Frame]]) -> None:
    body = encode(Next(0, bytes(32), 3, b"", SIGNATURE))
    here = Abridged()

    assert here.complete(Frame(NEXT, 0, body)) == Frame(NEXT, 0, body)
    for frame in spoken[0]:
        here.complete(frame)
    assert here.complete(Frame(NEXT, 0, body + b"\x00")).kind == NEXT
    assert here.complete(Frame(NEXT, 0, encode(Next(0, bytes(32), 255, b"", SIGNATURE)))).kind == NEXT
    assert here.complete(Frame(NEXT, 0, encode(Next(5, bytes(32), 3, b"", SIGNATURE)))).kind == NEXT
    assert here.complete(Frame("CARRY", 0, b"no envelope")) == Frame("CARRY", 0, b"no envelope")
    assert here.complete(Frame(NEXT, 0, body)).kind == "CARRY"


def test_an_envelope_that_leaves_out_a_number_travels_whole(spoken: list[list[Frame]]) -> None:
    carried = [frame for frame in spoken[0] if kind_of(frame) not in {"", "TABLE"}]
    there = Abridged()
    there.shorten(carried[-1])

    assert there.shorten(carried[-1]) == carried[-1]
    assert there.shorten(carried[0]) == carried[0]


def test_only_lobbies_and_proposed_tables_are_packed_and_each_after_the_first_is_short(
    spoken: list[list[Frame]],
) -> None:
    packed = []
    for frames in spoken:
        there = Abridged()
        pairs = [(frame, there.shorten(frame)) for frame in frames]
        packed += [pair for pair in pairs if pair[1].kind == BRIEF][1:]

        assert {kind_of(frame) for frame, short in pairs if short.kind == BRIEF} <= {"", "TABLE"}
        assert all(len(frame.body) > 1000 for frame, short in pairs if short.kind == BRIEF)
    assert all(len(short.body) < len(frame.body) / 3 for frame, short in packed)


@pytest.mark.parametrize(
    "brief",
    [
        Brief("NOTE", zlib.compress(bytes(10 << 20))),
        Brief("NOTE", zlib.compress(b"cut short")[:-2]),
        Brief("NOTE", b"not packed"),
        Brief("NEXT", zlib.compress(b"no frame of those")),
    ],
)
def test_what_cannot_be_unpacked_stays_as_it_is(brief: Brief) -> None:
    frame = Frame(BRIEF, 0, encode(brief))

    assert Abridged().complete(frame) == frame


@pytest.mark.parametrize("more", range(-40, 3))
def test_what_does_not_pack_comes_out_as_it_was_however_long_its_author_made_it(more: int) -> None:
    chance = random.Random(more)
    size = MOST_UNPACKED_BYTES - len(_table(chance, 24_000).body) + 24_000 + more
    there, here = Abridged(), Abridged()
    frames = [_table(chance, size), _table(chance, 1000), _table(chance, 1000)]

    assert [here.complete(there.shorten(frame)) for frame in frames] == frames


def _table(chance: random.Random, size: int) -> Frame:
    """A frame with an envelope of the kind that is packed, with so many bytes of chance in it."""
    place = 1, 0, 2, 5, chance.randbytes(32), chance.randbytes(32)
    envelope = Envelope(VERSION, chance.randbytes(16), *place, "TABLE", chance.randbytes(size))
    return Frame("CARRY", 0, encode(Carry(seal(envelope, identity(2)).raw)))


def test_a_head_that_the_other_end_has_spoken_on_is_named_by_its_word(spoken: list[list[Frame]]) -> None:
    *before, last = [frame for frame in spoken[0] if kind_of(frame) not in {"", "TABLE"}]
    here, hears = both_ways()
    there, is_heard = both_ways()
    alone = Abridged()
    for frame in before:
        alone.shorten(frame)
        is_heard.complete(here.shorten(frame))
        hears.complete(there.shorten(frame))
    hears.complete(there.shorten(last))
    answer = here.shorten(last)

    assert len(answer.body) == len(alone.shorten(last).body) - 31
    assert Abridged().complete(answer) == answer
    assert is_heard.complete(answer) == last
