"""The one shuffle: known answers that may never change, and its fairness."""

import hashlib
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.shuffle import SEED_BYTES, choose_below, derive_seed, shuffled
from tests.support.strategies import SOME

ZERO = bytes(SEED_BYTES)


def test_known_answers() -> None:
    """Computed by a program of its own, written from the description in the module."""
    assert shuffled(range(10), ZERO) == (3, 6, 0, 4, 2, 1, 7, 8, 5, 9)
    assert hashlib.sha256(bytes(shuffled(range(168), ZERO))).hexdigest() == (
        "d556e7c15d9ecf9ebf8c9e9db337690fb233dcfe45639e1fb9b5cfcab9254909"
    )
    assert derive_seed(ZERO, "round", 1).hex() == (
        "33be348f2956bf915463f72d5b5b63919c70574417afb6207657e47bf4fba3f9"
    )
    assert [choose_below(6, derive_seed(ZERO, "dice", number)) for number in range(10)] == [
        *(4, 5, 4, 5, 0, 0, 3, 4, 5, 3)
    ]


@given(items=st.lists(st.integers()), seed=st.binary(min_size=32, max_size=32))
@SOME
def test_a_shuffle_keeps_every_item(items: list[int], seed: bytes) -> None:
    assert sorted(shuffled(items, seed)) == sorted(items)
    assert shuffled(items, seed) == shuffled(tuple(items), seed)


def test_seeds_of_different_purposes_differ() -> None:
    seeds = {
        derive_seed(seed, purpose, number)
        for seed in (ZERO, bytes(31) + b"\1")
        for purpose in ("a", "b", "ab")
        for number in (0, 1, 256)
    }

    assert len(seeds) == 18
    assert all(len(seed) == SEED_BYTES for seed in seeds)


def test_every_order_is_equally_likely() -> None:
    """4 items have 24 orders; of 12 000 seeds each gets 500, with a deviation of 22."""
    found = Counter(shuffled("abcd", derive_seed(ZERO, "test", number)) for number in range(12_000))

    assert len(found) == 24
    assert all(400 < count < 600 for count in found.values())


def test_a_large_bound_rejects_rather_than_favors_small_numbers() -> None:
    """Of a bound of three quarters of the range a quarter of the words is rejected."""
    bound = 3 << 30
    found = [choose_below(bound, derive_seed(ZERO, "large", number)) for number in range(3_000)]

    assert all(0 <= number < bound for number in found)
    assert 900 < sum(number < bound // 3 for number in found) < 1_100
