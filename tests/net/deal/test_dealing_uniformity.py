"""A dealt position holds every kind of card equally often, if one shuffler's seed is random."""

from collections.abc import Callable
from itertools import repeat
from math import sqrt

import pytest

from engine.cards import canonical_deck
from lab.simulator.group import StubGroup
from net.crypto.cards import Faces, start_deck
from net.crypto.group import ORDER
from net.crypto.hashing import SeedStream
from net.crypto.keys import HandKey
from net.crypto.shuffle_secret import ShuffleSecret

DECK = tuple(int(card) for card in canonical_deck(4, 0))
KINDS = 28
JOINT_SEED = bytes(range(32))


def seeds(label: str) -> Callable[[], bytes]:
    """Seeds that look random and are the same in every run."""
    stream = SeedStream(b"uniformity", label.encode())
    return lambda: stream.take(32)


def shuffled(secrets: list[ShuffleSecret]) -> tuple[int, ...]:
    """The kinds by deck position after these shuffles, one after another."""
    kinds = DECK
    for secret in secrets:
        kinds = tuple(kinds[origin] for origin in secret.permutation)
    return kinds


@pytest.mark.slow
@pytest.mark.parametrize(
    ("deals", "is_honest"), [(10_000, (True, True)), (2_000, (False, True)), (2_000, (True, False))], ids=str
)
def test_every_position_holds_every_kind_equally_often(deals: int, is_honest: tuple[bool, ...]) -> None:
    """Deals by two shufflers, one of whom may always use the same seed."""
    draws = [
        seeds(f"shuffler {place}") if honest else repeat(bytes(32)).__next__
        for place, honest in enumerate(is_honest)
    ]
    counts = [[0] * KINDS for _ in DECK]
    for _ in range(deals):
        secrets = [
            ShuffleSecret.derive(draw(), JOINT_SEED, place, 0, len(DECK)) for place, draw in enumerate(draws)
        ]
        for row, kind in zip(counts, shuffled(secrets), strict=True):
            row[kind] += 1

    expected = deals / KINDS
    cells = [count for row in counts for count in row]
    freedom = (len(DECK) - 1) * (KINDS - 1)
    chi_square = sum((count - expected) ** 2 for count in cells) / expected
    assert abs(chi_square - freedom) < 5 * sqrt(2 * freedom)
    assert max(abs(count - expected) for count in cells) < 5.5 * sqrt(expected)


def test_the_masked_deck_moves_as_the_permutation_says() -> None:
    """With the masks: three shufflers, each card opened at the end with the sum of all keys."""
    group = StubGroup()
    faces = Faces(group, KINDS)
    keys = [HandKey.from_secret(group, 1_000 + place) for place in range(3)]
    aggregate = group.sum([key.public for key in keys])
    secret = sum(key.secret for key in keys) % ORDER
    draw = seeds("masked")
    for _ in range(20):
        deck = start_deck(group, faces, DECK, aggregate)
        secrets = [ShuffleSecret.derive(draw(), JOINT_SEED, place, 0, len(DECK)) for place in range(3)]
        for shuffle in secrets:
            deck = shuffle.remask(group, aggregate, deck)
        opened = [
            faces.kind_of(group.sum([card.b, group.negate(group.mul(card.a, secret))])) for card in deck.cards
        ]
        assert tuple(opened) == shuffled(secrets)
        assert len({card.a for card in deck.cards}) == len(DECK)
