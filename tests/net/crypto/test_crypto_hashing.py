"""Domains, seeded streams and what a shuffle's seed fixes: unambiguous, uniform, the same everywhere."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.crypto.group import ORDER
from net.crypto.hashing import SeedStream, tagged_hash
from net.crypto.shuffle_secret import ShuffleSecret

SEED, JOINT_SEED = bytes(32), bytes(range(32))

# A statistic of d degrees of freedom strays this far above d once in 10**9 trials (normal tail, 6 sigma); the
# draws below are fixed, so that a pass is a pass for ever.
SIGMAS = 6


def chi_squared(counts: Counter[object], cells: int) -> float:
    """How far the counts stray from uniform over that many cells."""
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 for cell in counts) / expected + expected * (
        cells - len(counts)
    )


def limit(cells: int) -> float:
    freedom = cells - 1
    return freedom + SIGMAS * (2 * freedom) ** 0.5


@given(st.lists(st.binary(max_size=4), max_size=4), st.lists(st.binary(max_size=4), max_size=4))
def test_no_two_lists_of_parts_hash_alike(one: list[bytes], other: list[bytes]) -> None:
    assert (tagged_hash(b"p", *one) == tagged_hash(b"p", *other)) == (one == other)


def test_purposes_separate() -> None:
    assert tagged_hash(b"a", b"b") != tagged_hash(b"b", b"b")
    assert tagged_hash(b"a", b"b") != tagged_hash(b"", b"a", b"b")
    assert SeedStream(b"a", b"b").take(8) != SeedStream(b"b", b"b").take(8)


@given(st.lists(st.integers(0, 3000), max_size=8))
def test_a_stream_is_the_same_in_any_portions(portions: list[int]) -> None:
    stream = SeedStream(b"purpose", SEED)
    taken = b"".join(stream.take(portion) for portion in portions)

    assert taken == SeedStream(b"purpose", SEED).take(sum(portions))


def test_a_number_below_a_bound_is_drawn_again_rather_than_favored(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = SeedStream(b"purpose", SEED)
    drawn = iter([b"\xff\xff\xff\xff", b"\xff\xff\xff\xfe"])
    monkeypatch.setattr(stream, "take", lambda _: next(drawn))

    # 2**32 = 3 * 1431655765 + 1: the topmost value would favor 0.
    assert stream.below(3) == (2**32 - 2) % 3


@pytest.mark.parametrize("bound", [1, 2, 3, 112, 168])
def test_numbers_below_a_bound_are_uniform(bound: int) -> None:
    stream = SeedStream(b"bound", bound.to_bytes(4, "big"))
    counts: Counter[object] = Counter(stream.below(bound) for _ in range(50 * bound))

    assert set(counts) <= set(range(bound))
    assert chi_squared(counts, bound) <= limit(bound)


def test_every_order_of_four_is_equally_likely() -> None:
    stream = SeedStream(b"orders", SEED)
    counts: Counter[object] = Counter(stream.permutation(4) for _ in range(2400))

    assert set(counts) == set(permutations(range(4)))
    assert chi_squared(counts, 24) <= limit(24)


def test_derived_shuffles_put_every_card_anywhere_with_equal_chance() -> None:
    size, shuffles = 20, 600
    counts: Counter[object] = Counter()
    for number in range(shuffles):
        secret = ShuffleSecret.derive(number.to_bytes(32, "big"), JOINT_SEED, 0, 0, size)
        counts.update(enumerate(secret.permutation))

    assert chi_squared(counts, size * size) <= limit(size * size)


@pytest.mark.parametrize("size", [2, 112, 117, 140, 168])
def test_a_derived_shuffle_is_a_permutation_with_a_scalar_for_each_place(size: int) -> None:
    secret = ShuffleSecret.derive(SEED, JOINT_SEED, 1, 2, size)

    assert sorted(secret.permutation) == list(range(size))
    assert len(set(secret.scalars)) == size
    assert all(0 < scalar < ORDER for scalar in secret.scalars)


def test_everything_that_names_a_shuffle_changes_it() -> None:
    base = (SEED, JOINT_SEED, 1, 2, 20)
    others = [
        (bytes([1]) * 32, JOINT_SEED, 1, 2, 20),
        (SEED, SEED, 1, 2, 20),
        (SEED, JOINT_SEED, 2, 1, 20),
        (SEED, JOINT_SEED, 1, 3, 20),
        (SEED, JOINT_SEED, 1, 2, 21),
    ]
    shuffles = {ShuffleSecret.derive(*arguments) for arguments in (base, *others)}

    assert len(shuffles) == len(others) + 1
    assert ShuffleSecret.derive(*base) in shuffles


def test_scalars_that_would_favor_some_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    take = SeedStream.take
    refused = iter([bytes(32), b"\xff" * 32])

    def first_useless(stream: SeedStream, count: int) -> bytes:
        return next(refused, None) or take(stream, count) if count == 32 else take(stream, count)

    expected = ShuffleSecret.derive(SEED, JOINT_SEED, 0, 0, 4)
    monkeypatch.setattr(SeedStream, "take", first_useless)
    assert ShuffleSecret.derive(SEED, JOINT_SEED, 0, 0, 4) == expected
