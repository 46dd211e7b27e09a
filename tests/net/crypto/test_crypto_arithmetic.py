"""Sums by buckets and by tables come to the plain sum, over whatever adds: here numbers in place of points."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.crypto.affine import AffineGroup
from net.crypto.base import BaseGroup
from net.crypto.digits import LAMBDA
from net.crypto.errors import CryptoError, EncodingError
from net.crypto.group import ORDER
from net.crypto.multiexp import Columns, FixedTable, bucket_columns
from tests.support.crypto import chance

scalars = st.integers(0, ORDER - 1)


class Numbers:
    """Arithmetic over the numbers below the order, of which every point is one: its multiple of the generator."""

    def sum_groups(self, groups: list[list[int]]) -> list[int | None]:
        """The sum of each group."""
        return [sum(group) % ORDER or None for group in groups]

    def opposites(self, raws: Sequence[int]) -> list[int]:
        """Each one's opposite."""
        return [-raw % ORDER for raw in raws]

    def endomorphism(self, raws: Sequence[int]) -> list[int]:
        """So many times each."""
        return [LAMBDA * raw % ORDER for raw in raws]

    def horner(self, columns: Columns[int]) -> int | None:
        """The sum of all columns at their places."""
        return sum((sum(column) << place) for place, column in enumerate(columns)) % ORDER or None

    def shifted(self, raws: Sequence[int]) -> list[int]:
        """256 times each."""
        return [256 * raw % ORDER for raw in raws]


def plain(raws: Sequence[int], factors: Sequence[int]) -> int | None:
    """The sum of multiples."""
    return sum(raw * factor for raw, factor in zip(raws, factors, strict=False)) % ORDER or None


@pytest.mark.parametrize("bits", [6, 8])
@given(st.lists(st.tuples(st.integers(1, ORDER - 1), scalars), min_size=1, max_size=12))
def test_buckets_come_to_the_plain_sum(bits: int, terms: list[tuple[int, int]]) -> None:
    raws, factors = [raw for raw, _ in terms], [factor for _, factor in terms]
    assert Numbers().horner(bucket_columns(Numbers(), raws, factors, bits)) == plain(raws, factors)


@given(st.lists(scalars, min_size=1, max_size=6))
def test_a_table_of_fixed_bases_comes_to_the_plain_sum_over_the_first_of_them(factors: list[int]) -> None:
    bases = [3, 5, 7, 11, 13, 17]
    table = FixedTable(Numbers(), bases)

    assert len(table) == 6
    assert Numbers().horner(table.columns(factors)) == plain(bases, factors)


@pytest.mark.parametrize("scalar", [0, 1, ORDER >> 1, (ORDER >> 1) + 1, ORDER - 1])
def test_the_edges_of_the_order_are_no_exception(scalar: int) -> None:
    assert Numbers().horner(FixedTable(Numbers(), [9]).columns([scalar])) == plain([9], [scalar])
    assert Numbers().horner(bucket_columns(Numbers(), [9], [scalar], 8)) == plain([9], [scalar])


def test_points_that_cancel_have_no_sum_and_equal_ones_do() -> None:
    """The batched addition has to tell both from the usual case."""
    group = AffineGroup("int", chance("arithmetic"))
    assert isinstance(group, BaseGroup)
    point = group.mul_generator(7)
    with pytest.raises(CryptoError):
        group.sum([point, group.negate(point)])

    assert bytes(group.sum([point, point])) == bytes(group.mul_generator(14))
    assert group.msm([point, group.negate(point)], [5, 5]) is None
    many = [point, point, group.negate(point), group.generator]
    assert bytes(group.sum(many)) == bytes(group.mul_generator(8))


@pytest.mark.parametrize(
    "data", [b"", bytes(33), b"\x04" + bytes(32), b"\x02" + b"\xff" * 32, b"\x02" + bytes(34)]
)
def test_what_is_no_point_is_refused(data: bytes) -> None:
    with pytest.raises(EncodingError):
        AffineGroup("int", chance("arithmetic")).decode(data)
