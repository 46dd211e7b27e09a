"""Announced restarts: whatever a disk loses, no honest machine is proven a cheat.

Whoever tells two stories still is.
"""

import random
from collections.abc import Iterable
from itertools import combinations

import pytest

from net.crypto.hashing import tagged_hash
from net.deal.log.restarts import (
    MOST_RESTARTS,
    RESTARTED,
    PairFinding,
    Restart,
    compare,
    draw_run,
    evidence,
    first_number,
    knew,
    last_known,
    read_restart,
    run_of,
    runs_before,
)
from net.identity import identity_from
from net.transcript import GENESIS, Signed, seal
from net.wire.codec import Message, encode
from net.wire.deal import VERSION, Envelope, Ready, Rejoin, Restarted
from net.wire.kinds import KIND_OF

ME = identity_from(b"s" * 32, b"x" * 32)
TABLE = b"t" * 16


def head(place: int) -> bytes:
    """A head of the hand."""
    return tagged_hash(b"test", bytes((place,)))


def envelope(
    number: int,
    at: bytes,
    *,
    prev: bytes = GENESIS,
    peer: int = 0,
    known: int | None = None,
) -> Signed:
    """A word at a head; the announcement of a restart if it says how much is known."""
    return sealed(Ready() if known is None else Restarted(known), number, at, prev, peer)


def sealed(said: Message, number: int, at: bytes, prev: bytes = GENESIS, peer: int = 0) -> Signed:
    """Anything said at a head."""
    place = VERSION, TABLE, 1, 0, peer, number, prev, at
    return seal(Envelope(*place, KIND_OF[type(said)], encode(said)), ME)


def announced(*restarts: tuple[int, int]) -> dict[int, Restart]:
    """Restarts by run, of these runs and with so much known."""
    signed = [
        envelope(first_number(run), head(0), known=known, prev=head(9) if known else GENESIS)
        for run, known in restarts
    ]
    return by_run(signed)


def by_run(heard: Iterable[Signed]) -> dict[int, Restart]:
    """The restarts that are announced."""
    return {found.run: found for signed in heard if (found := read_restart(signed)) is not None}


def test_two_words_of_one_number_prove_a_cheat_whatever_is_announced() -> None:
    one, other = envelope(5, head(1)), envelope(5, head(2))
    for restarts in ({}, announced((7, 3)), announced((7, 6))):
        assert compare(one, other, restarts) is PairFinding.PROOF
    assert evidence(one, other, announced((7, 3))) == (one, other)


def test_a_word_that_a_disk_had_lost_and_another_one_said_instead_prove_nothing() -> None:
    lost, again = envelope(5, head(1)), envelope(first_number(7) + 1, head(1))

    assert compare(lost, again, announced((7, 5))) is PairFinding.EXCUSED
    assert compare(again, lost, announced((7, 5))) is PairFinding.EXCUSED


def test_a_word_that_was_known_and_another_one_at_its_head_prove_a_cheat() -> None:
    restarts = announced((7, 6))
    said, again = envelope(5, head(1)), envelope(first_number(7) + 1, head(1))

    assert compare(said, again, restarts) is PairFinding.PROOF
    assert evidence(said, again, restarts) == (restarts[7].signed, said, again)


def test_without_the_announcement_nothing_can_be_said() -> None:
    one, other = envelope(5, head(1)), envelope(first_number(7) + 1, head(1))

    assert compare(one, other, {}) is PairFinding.UNKNOWN
    assert compare(one, other, announced((8, 5))) is PairFinding.UNKNOWN


def test_two_words_of_one_run_at_one_head_prove_a_cheat_by_themselves() -> None:
    one, other = envelope(5, head(1)), envelope(6, head(1))

    assert compare(one, other, announced((7, 3))) is PairFinding.PROOF
    assert evidence(one, other, announced((7, 3))) == (one, other)


def test_words_at_different_heads_of_no_step_or_of_different_machines_show_nothing() -> None:
    restarts, one = announced((7, 0)), envelope(5, head(1))
    for other in (
        one,
        envelope(first_number(7) + 1, head(2)),
        sealed(Rejoin(), 6, head(1)),
        sealed(Rejoin(), first_number(7) + 1, head(1)),
        envelope(first_number(7) + 1, head(1), peer=1),
        envelope(first_number(7), head(1), known=0),
    ):
        assert compare(one, other, restarts) is PairFinding.NOTHING


def test_what_a_run_knew_it_knew_through_the_runs_before_it() -> None:
    restarts = announced((7, 5), (8, first_number(7) + 4), (9, 5))

    assert knew(8, first_number(7) + 3, restarts)
    assert not knew(8, first_number(7) + 4, restarts)
    assert knew(8, 4, restarts)
    assert not knew(8, 5, restarts)
    assert not knew(9, first_number(7) + 1, restarts)
    assert not knew(0, first_number(7) + 1, restarts)
    assert knew(8, 4, announced((8, first_number(7) + 4))) is None


def test_a_run_follows_from_earlier_ones_and_names_the_first_that_is_missing() -> None:
    restarts = announced((7, 5), (8, first_number(7) + 4), (9, first_number(3)))

    assert runs_before(0, restarts) == ([], None)
    assert runs_before(8, restarts) == ([restarts[7], restarts[8]], None)
    assert runs_before(9, restarts) == ([restarts[9]], 2)
    assert runs_before(4, restarts) == ([], 4)


@pytest.mark.parametrize(
    "signed",
    [
        envelope(5, head(1), known=3, prev=head(9)),
        envelope(first_number(7) + 1, head(1), known=3, prev=head(9)),
        envelope(first_number(7), head(1)),
        envelope(first_number(7), head(1), known=3),
        envelope(first_number(7), head(1), known=0, prev=head(9)),
        envelope(first_number(7), head(1), known=first_number(7) + 1, prev=head(9)),
    ],
    ids=[
        "no run",
        "not its first word",
        "another word",
        "chained to nothing",
        "chained to what is not known",
        "knows a later run",
    ],
)
def test_what_announces_no_restart_is_none(signed: Signed) -> None:
    assert read_restart(signed) is None


def test_only_what_hangs_together_from_the_first_word_on_is_known() -> None:
    first, lost = envelope(0, head(1)), envelope(1, head(2))
    second = envelope(1, head(2), prev=first.id)
    gap = envelope(3, head(4), prev=lost.id)
    restarted = envelope(first_number(7), head(0), known=1, prev=first.id)
    later = envelope(first_number(7) + 1, head(3), prev=restarted.id)

    assert last_known([]) is None
    assert last_known([gap]) is None
    assert last_known([second, first, gap]) == second
    assert last_known([later, restarted, second, first, gap]) == later


def test_a_run_is_drawn_above_all_that_are_known_however_many() -> None:
    for drawn in (bytes(2), b"\xff\xff", b"\x12\x34"):
        run = 0
        for _ in range(MOST_RESTARTS + 1):
            before, run = run, draw_run(lambda _size, drawn=drawn: drawn, run)  # type: ignore[misc]
            assert before < run < 1 << 16
        assert run_of(first_number(run)) == run_of(first_number(run) + 65_535) == run


class Player:
    """An honest machine that says a word at each head, on a disk that lies."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.said: list[Signed] = []
        """All that ever left it."""
        self.known: list[Signed] = []
        """What it knows of that."""
        self.number = 0

    def speak(self, at: bytes) -> None:
        """Say a word at a head, unless it knows that it has."""
        if any(one.envelope.head == at and one.envelope.kind != RESTARTED for one in self.known):
            return
        run = [one.id for one in self.known if run_of(one.envelope.seq) == run_of(self.number)]
        self._say(at, run[-1] if run else GENESIS)

    def _say(self, at: bytes, prev: bytes, known: int | None = None) -> None:
        signed = envelope(self.number, at, prev=prev, known=known)
        self.number += 1
        self.said.append(signed)
        self.known.append(signed)

    def restart(self, shown: Iterable[Signed]) -> None:
        """Lose the end of what it knows, announce itself, and take up what it is shown of its own words."""
        del self.known[self.chance.randrange(len(self.known) + 1) :]
        last = last_known(self.known)
        run = draw_run(
            self.chance.randbytes, max((run_of(one.envelope.seq) for one in self.known), default=0)
        )
        self.number = first_number(run)
        if last is None:
            self._say(head(0), GENESIS, known=0)
        else:
            self._say(head(0), last.id, known=last.envelope.seq + 1)
        self.known += [one for one in shown if one not in self.known]
        if any(run_of(one.envelope.seq) > run for one in self.known):
            self.restart(())


@pytest.mark.parametrize("seed", range(300))
def test_whatever_an_honest_machine_forgets_and_however_often_nothing_proves_it_a_cheat(seed: int) -> None:
    chance = random.Random(seed)
    player, at = Player(chance), 1
    for _ in range(chance.randrange(1, 6)):
        for _ in range(chance.randrange(1, 6)):
            player.speak(head(at))
            at += 1
        at = max(1, at - chance.randrange(8))  # it has forgotten how far the hand had gone
        player.restart(one for one in player.said if chance.random() < 0.5)
    player.speak(head(at))

    for heard in (player.said, chance.sample(player.said, chance.randrange(len(player.said) + 1))):
        restarts = by_run(heard)
        found = {compare(one, other, restarts) for one, other in combinations(player.said, 2)}
        assert PairFinding.PROOF not in found
