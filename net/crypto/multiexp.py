"""Sums of many multiples of points, by buckets. Knows no back end.

Every method ends in *columns*: `columns[i]` holds points whose sum is to be taken `2**i` times, so that one
pass of doublings (`Arithmetic.horner`) serves any mixture of them.

* `bucket_columns`: Pippenger's buckets (Pippenger 1976; Bernstein, Doumen, Lange, Oosterwijk 2012), for long
  sums;
* `FixedTable.columns`: one set of buckets over precomputed `256**j * base` (Brickell, Gordon, McCurley,
  Wilson 1992), for bases that never change.

Variable time throughout: for public and one-time scalars only.
"""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar

from net.crypto.digits import digits64, digits256, split_scalar
from net.crypto.group import ORDER

_HALF = ORDER >> 1

Raw = TypeVar("Raw")
Columns: TypeAlias = list[list[Raw]]
Window: TypeAlias = tuple[int, list[list[Raw]]]
"""A shift and buckets: v times bucket v (there is a bucket 0, which counts for nothing), `2**shift` times."""


class Arithmetic(Protocol[Raw]):
    """The operations of a back end for sums of its own points; the identity is `None` in results."""

    def sum_groups(self, groups: list[list[Raw]]) -> list[Raw | None]:
        """The sum of each group; an empty group sums to the identity."""

    def opposites(self, raws: Sequence[Raw]) -> list[Raw]:
        """Each point's opposite."""

    def endomorphism(self, raws: Sequence[Raw]) -> list[Raw]:
        """`LAMBDA` times each point."""

    def horner(self, columns: Columns[Raw]) -> Raw | None:
        """The sum over i of `2**i` times the points of column i."""

    def shifted(self, raws: Sequence[Raw]) -> list[Raw]:
        """256 times each point."""


def bucket_columns(
    arithmetic: Arithmetic[Raw], raws: Sequence[Raw], scalars: Sequence[int], bits: int
) -> Columns[Raw]:
    """Columns of the sum of `scalars[i] * raws[i]`, `0 <= scalars[i] < ORDER`, by digits of 6 or 8 bits."""
    # Twice as many terms of half the length; a negative half stands with the opposite point.
    plus = [*raws, *arithmetic.endomorphism(raws)]
    minus = arithmetic.opposites(plus)
    split = [split_scalar(scalar) for scalar in scalars]
    signed = [low for low, _ in split] + [high for _, high in split]
    for index, value in enumerate(signed):
        if value < 0:
            plus[index], minus[index] = minus[index], plus[index]
    magnitudes = [abs(value) for value in signed]
    rows, middle = (digits64(magnitudes), 32) if bits == 6 else (digits256(magnitudes), 127)
    windows: list[Window[Raw]] = []
    for column in zip(*rows, strict=True):
        buckets: list[list[Raw]] = [[] for _ in range((1 << (bits - 1)) + 1)]
        put = [buckets[abs(value - middle)].append for value in range(1 << bits)]
        for digit, positive, negative in zip(column, plus, minus, strict=True):
            put[digit](positive if digit > middle else negative)
        windows.append((bits * len(windows), buckets))
    return _weighted(arithmetic, windows)


class FixedTable(Generic[Raw]):
    """`256**j * base` for each base and `0 <= j < 32`, and the opposites."""

    def __init__(self, arithmetic: Arithmetic[Raw], raws: Sequence[Raw]) -> None:
        self._arithmetic = arithmetic
        powers = [list(raws)]
        for _ in range(31):
            powers.append(arithmetic.shifted(powers[-1]))
        plus = list(zip(*powers, strict=True))
        minus = list(zip(*(arithmetic.opposites(row) for row in powers), strict=True))
        self._rows = list(zip(plus, minus, strict=True))

    def __len__(self) -> int:
        """The number of bases."""
        return len(self._rows)

    def columns(self, scalars: Sequence[int]) -> Columns[Raw]:
        """Columns of the sum of `scalars[i] * base[i]`, `0 <= scalars[i] < ORDER`, over the first bases."""
        # A scalar of the upper half is the opposite of one of the lower half, which has 32 digits at most.
        rows = [
            (ORDER - scalar, minus, plus) if scalar > _HALF else (scalar, plus, minus)
            for (plus, minus), scalar in zip(self._rows, scalars, strict=False)
        ]
        buckets: list[list[Raw]] = [[] for _ in range(129)]
        put = [buckets[abs(value - 127)].append for value in range(256)]
        for digits, (_, plus, minus) in zip(digits256([scalar for scalar, _, _ in rows]), rows, strict=True):
            for digit, positive, negative in zip(digits, plus, minus, strict=False):
                put[digit](positive if digit > 127 else negative)
        return _weighted(self._arithmetic, [(0, buckets)])


def _weighted(arithmetic: Arithmetic[Raw], windows: Sequence[Window[Raw]]) -> Columns[Raw]:
    """Columns of the sum over all windows of v times bucket v, at the window's shift."""
    sums = iter(arithmetic.sum_groups([bucket for _, buckets in windows for bucket in buckets[1:]]))
    values: list[tuple[int, list[tuple[int, Raw]]]] = []
    for shift, buckets in windows:
        found = [(value, next(sums)) for value in range(1, len(buckets))]
        values.append((shift, [(value, raw) for value, raw in found if raw is not None]))
    if len(windows[0][1]) > 64:
        # 16 i + j times a bucket: by rows and by columns, far fewer additions than bit by bit.
        halves: list[Window[Raw]] = []
        for shift, pairs in values:
            low: list[list[Raw]] = [[] for _ in range(16)]
            high: list[list[Raw]] = [[] for _ in range(16)]
            for value, raw in pairs:
                low[value & 15].append(raw)
                high[value >> 4].append(raw)
            halves += [(shift, low), (shift + 4, high)]
        return _weighted(arithmetic, halves)
    columns: Columns[Raw] = [[] for _ in range(windows[-1][0] + 6)]
    for shift, pairs in values:
        for bit in range(6):
            columns[shift + bit] += [raw for value, raw in pairs if value >> bit & 1]
    return columns
