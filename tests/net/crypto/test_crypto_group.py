"""The three back ends: against each other, against OpenSSL, and at the edges of the group."""

import sys
from itertools import pairwise

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from hypothesis import given, settings
from hypothesis import strategies as st

from net.crypto.backends import BACKENDS, best_group, open_group
from net.crypto.digits import LAMBDA, digits16, digits64, digits256, short_scalar, split_scalar
from net.crypto.errors import CryptoError, EncodingError
from net.crypto.group import (
    FIELD,
    ORDER,
    Group,
    Point,
    decode_scalar,
    encode_scalar,
    random_scalar,
)
from net.crypto.libsecp import BINDINGS, LibsecpGroup
from tests.support.crypto import ALL, chance, group_named

scalars = st.integers(1, ORDER - 1)


@pytest.fixture(params=ALL)
def group(request: pytest.FixtureRequest) -> Group:
    return group_named(request.param)


def by_openssl(scalar: int) -> bytes:
    """`scalar * G` by an implementation that is not ours."""
    public = ec.derive_private_key(scalar, ec.SECP256K1()).public_key()
    return public.public_bytes(Encoding.X962, PublicFormat.CompressedPoint)


def points(group: Group, label: str, count: int) -> list[Point]:
    rng = chance(label)
    return [group.mul_generator(random_scalar(rng)) for _ in range(count)]


def some_scalars(label: str, count: int) -> list[int]:
    rng = chance(label)
    return [random_scalar(rng) for _ in range(count)]


def naive(group: Group, bases: list[Point], factors: list[int]) -> Point:
    """The sum by one multiplication after another."""
    return group.sum([group.mul(base, factor) for base, factor in zip(bases, factors, strict=True)])


@pytest.mark.parametrize("scalar", [1, 2, 3, 5, 2**128, 2**255, LAMBDA, ORDER // 2, ORDER - 2, ORDER - 1])
def test_multiples_of_the_generator_are_those_of_openssl(group: Group, scalar: int) -> None:
    expected = by_openssl(scalar)

    assert bytes(group.mul_generator(scalar)) == expected
    assert bytes(group.mul(group.generator, scalar)) == expected
    assert bytes(group.mul_secret(group.generator, scalar)) == expected
    assert [bytes(point) for point in group.mul_each(group.generator, [scalar])] == [expected]


@settings(max_examples=15)
@given(first=scalars, second=scalars)
def test_back_ends_agree_and_multiply_as_openssl_does(first: int, second: int) -> None:
    expected = by_openssl(first * second % ORDER)

    for name in ALL:
        group = group_named(name)
        point = group.mul_generator(first)
        products = [
            group.mul(point, second),
            group.mul_secret(point, second),
            *group.mul_each(point, [second]),
        ]
        assert [bytes(product) for product in products] == [expected] * 3


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, 2, 7, 109, 110, 160])
def test_a_sum_of_multiples_is_the_same_by_every_method(group: Group, count: int) -> None:
    bases, factors = points(group, "bases", count), some_scalars("factors", count)
    expected = naive(group, bases, factors)

    assert group.msm(bases, factors) == expected
    assert group.msm([], [], group.fixed_bases(bases), factors) == expected
    half = count // 2
    assert group.msm(bases[half:], factors[half:], group.fixed_bases(bases), factors[:half]) == expected


@pytest.mark.parametrize("count", [1, 3, 160])
def test_a_sum_that_cancels_is_the_identity(group: Group, count: int) -> None:
    bases, factors = points(group, "bases", count), some_scalars("factors", count)
    opposite = [ORDER - factor for factor in factors]

    assert group.msm(bases * 2, factors + opposite) is None
    assert group.msm(bases, factors, group.fixed_bases(bases), opposite) is None
    assert group.msm(bases, [0] * count) is None
    assert group.msm([], []) is None


def test_equal_and_opposite_points_may_stand_in_one_sum(group: Group) -> None:
    base = points(group, "base", 1)[0]
    opposite = group.negate(base)

    for count in (2, 3, 4, 130):
        assert group.sum([base] * count) == group.mul(base, count)
        assert group.msm([base] * count, [2] * count) == group.mul(base, 2 * count)
        assert group.msm([base, opposite] * count, [5, 4] * count) == group.mul(base, count)
    assert group.sum_each([[base, base, opposite], [opposite, base, base, base]]) == [
        base,
        group.mul(base, 2),
    ]


@pytest.mark.parametrize(
    "scalar", [1, 2, 31, 32, 33, 64, 255, 256, 2**64 - 1, 2**127, 2**128 + 1, ORDER - 32]
)
def test_digits_carry_rightly_at_their_limits(group: Group, scalar: int) -> None:
    base = points(group, "base", 1)[0]
    expected = group.mul_secret(base, scalar)

    assert group.mul(base, scalar) == expected
    assert group.mul_each(base, [scalar, ORDER - scalar]) == [expected, group.negate(expected)]
    assert group.msm([], [], group.fixed_bases([base]), [scalar]) == expected
    assert group.msm([base] * 150, [scalar] * 149 + [ORDER - 148 * scalar]) == expected


def test_the_identity_is_refused_wherever_a_point_is_the_result(group: Group) -> None:
    base = points(group, "base", 1)[0]

    for refused in (
        lambda: group.sum([base, group.negate(base)]),
        lambda: group.sum([]),
        lambda: group.sum_each([[base], [group.negate(base), base]]),
        lambda: group.mul(base, 0),
        lambda: group.mul(base, ORDER),
        lambda: group.mul_secret(base, 0),
        lambda: group.mul_generator(ORDER),
        lambda: group.mul_each(base, [1, 0]),
    ):
        with pytest.raises(CryptoError):
            refused()


NOT_POINTS = {
    "empty": b"",
    "a zero byte, as some libraries write the identity": b"\x00",
    "all zero": bytes(33),
    "too short": b"\x02" + bytes(31),
    "too long": b"\x02" + bytes(33),
    "abscissa of no point": b"\x02" + (5).to_bytes(32, "big"),
    "abscissa not below the field": b"\x02" + (FIELD + 1).to_bytes(32, "big"),
    "abscissa at the field": b"\x03" + FIELD.to_bytes(32, "big"),
    "tag of an uncompressed point": b"\x04" + (1).to_bytes(32, "big"),
    "tag of a hybrid point": b"\x06" + (1).to_bytes(32, "big"),
    "uncompressed": ec.derive_private_key(9, ec.SECP256K1())
    .public_key()
    .public_bytes(Encoding.X962, PublicFormat.UncompressedPoint),
}


@pytest.mark.parametrize("data", NOT_POINTS.values(), ids=NOT_POINTS.keys())
def test_what_is_not_a_point_is_refused(group: Group, data: bytes) -> None:
    with pytest.raises(EncodingError):
        group.decode(data)
    with pytest.raises(EncodingError):
        group.decode_all(bytes(group.generator) + data, 2)


@settings(max_examples=60)
@given(data=st.binary(min_size=32, max_size=32), tag=st.sampled_from([2, 3]))
def test_back_ends_agree_on_what_a_point_is(data: bytes, tag: int) -> None:
    answers = set()
    for name in ALL:
        try:
            answers.add(bytes(group_named(name).decode(bytes([tag]) + data)))
        except EncodingError:
            answers.add(None)

    assert answers in ({None}, {bytes([tag]) + data})


def test_points_are_equal_by_value_and_show_it(group: Group) -> None:
    again = group.decode(bytes(group.generator))

    assert again == group.generator
    assert hash(again) == hash(group.generator)
    assert again != group.mul(again, 2)
    assert again != bytes(again)
    assert repr(again) == f"Point({by_openssl(1).hex()})"


@given(scalar=scalars)
def test_a_scalar_splits_into_two_halves(scalar: int) -> None:
    low, high = split_scalar(scalar)

    assert (low + high * LAMBDA) % ORDER == scalar
    assert max(abs(low), abs(high)).bit_length() <= 128


@given(data=st.binary(min_size=16, max_size=16))
def test_a_short_scalar_splits_into_what_it_was_made_of(data: bytes) -> None:
    halves = int.from_bytes(data[:8], "big"), int.from_bytes(data[8:], "big")

    assert split_scalar(short_scalar(data)) == halves


@given(st.lists(st.integers(0, 2**256 - 1), min_size=1, max_size=4))
def test_digits_make_up_their_numbers(numbers: list[int]) -> None:
    for digits, base, excess in ((digits16, 16, 8), (digits64, 64, 32), (digits256, 256, 127)):
        rows = digits(numbers)
        values = [sum((byte - excess) * base**place for place, byte in enumerate(row)) for row in rows]
        assert values == numbers
        assert all(byte < base for row in rows for byte in row)
        assert len({len(row) for row in rows}) == 1


def test_scalars_are_read_only_in_their_one_form() -> None:
    assert decode_scalar(encode_scalar(ORDER - 1)) == ORDER - 1
    for data in (b"", bytes(31), bytes(33), encode_scalar(ORDER), b"\xff" * 32):
        with pytest.raises(EncodingError):
            decode_scalar(data)


def test_random_scalars_reject_what_would_favor_some() -> None:
    drawn = iter([bytes(32), encode_scalar(ORDER), b"\xff" * 32, encode_scalar(ORDER - 1)])

    assert random_scalar(lambda _: next(drawn)) == ORDER - 1


def test_each_binding_of_the_library_gives_the_same_group() -> None:
    pytest.importorskip("coincurve")
    groups = [LibsecpGroup(binding, chance("binding")) for binding in BINDINGS]

    for one, other in pairwise(groups):
        bases, factors = points(one, "bases", 160), some_scalars("factors", 160)
        same = [other.decode(bytes(base)) for base in bases]
        assert one.msm(bases, factors) == other.msm(same, factors)
        assert one.mul_secret(bases[0], factors[0]) == other.mul_secret(same[0], factors[0])


def test_the_best_group_is_the_first_that_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [best_group(chance("best")).name]
    for missing in (BINDINGS, ["gmpy2"]):
        for module in missing:
            monkeypatch.setitem(sys.modules, module, None)
        found.append(best_group(chance("best")).name)

    assert found == list(BACKENDS)
    with pytest.raises(ImportError):
        open_group("libsecp", chance("none"))
