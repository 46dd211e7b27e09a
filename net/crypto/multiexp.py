"""Sums of many multiples of points: scalar splitting, signed digits, buckets. Knows no back end.

Every method ends in *columns*: `columns[i]` holds points whose sum is to be taken `2**i` times, so that one
pass of doublings (`Arithmetic.horner`) serves any mixture of them.

* `bucket_columns`: Pippenger's buckets (Bernstein, Doumen, Lange, Oosterwijk 2012, section 4), for long sums;
* `FixedTable.columns`: one set of buckets over precomputed `256**j * base` (Brickell, Gordon, McCurley, Wilson
  1992, section 3), for bases that never change.

Variable time throughout: for public and one-time scalars only.
"""

from binascii import b2a_base64
from collections.abc import Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar

from net.crypto.group import ORDER

Raw = TypeVar("Raw")
Columns: TypeAlias = list[list[Raw]]

LAMBDA = 0x5363AD4C_C05C30E0_A5261C02_8812645A_122E22EA_20816678_DF02967C_1B23BD72
"""The eigenvalue of (x, y) -> (BETA x, y) (Gallant, Lambert, Vanstone 2001, example 4)."""

BETA = 0x7AE96A2B_657C0710_6E64479E_AC3434E9_9CF04975_12F58995_C1396C28_719501EE
"""A cube root of 1 in the field."""

# A short basis (A1, -B1), (A2, A1) of the lattice of pairs (u, v) with u + v * LAMBDA = 0 mod ORDER.
_A1 = 0x3086D221_A7D46BCD_E86C90E4_9284EB15
_B1 = 0xE4437ED6_010E8828_6F547FA9_0ABFE4C3
_A2 = 0x1_14CA50F7_A8E2F3F6_57C1108D_9D44CFD8
_HALF = ORDER >> 1


class Arithmetic(Protocol[Raw]):
    """What a back end must be able to do for sums of its own points; the identity is `None` in results."""

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


def split_scalar(scalar: int) -> tuple[int, int]:
    """Signed (u, v) of at most 128 bits with `u + v * LAMBDA = scalar` mod `ORDER`, `0 <= scalar < ORDER`.

    Gallant, Lambert, Vanstone 2001, section 4. Pairs of 64 bits come back as they were put in.
    """
    first = (_A1 * scalar + _HALF) // ORDER
    second = (_B1 * scalar + _HALF) // ORDER
    return scalar - first * _A1 - second * _A2, first * _B1 - second * _A1


def short_scalar(data: bytes) -> int:
    """A scalar from 16 bytes, one of 2**128 with halves of 64 bits, so that multiplying by it costs half.

    Distinct bytes give distinct scalars, for the lattice above has no vector as short as a difference of two.
    """
    return (int.from_bytes(data[:8], "big") + int.from_bytes(data[8:16], "big") * LAMBDA) % ORDER


_BASE64 = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_FROM_BASE64 = bytes(max(_BASE64.find(code), 0) for code in range(256))
_FROM_HEX = bytes(max(b"0123456789abcdef".find(code), 0) for code in range(256))


def _digits64(magnitudes: Sequence[int]) -> list[bytes]:
    """Digits to base 64, each plus 32 and so in 0..63, lowest first; the standard library writes them quickly."""
    width = (max(magnitudes).bit_length() + 7) // 6
    bias = 32 * (64**width - 1) // 63
    return [
        b2a_base64((value + bias).to_bytes(18, "big"), newline=False).translate(_FROM_BASE64)[
            : -width - 1 : -1
        ]
        for value in magnitudes
    ]


def digits64(scalar: int) -> bytes:
    """43 digits of a scalar to base 64, lowest first, each plus 32 (so a digit in [-32, 31] is a byte in 0..63)."""
    return b2a_base64((scalar + _BIAS_64).to_bytes(33, "big"), newline=False).translate(_FROM_BASE64)[:-44:-1]


_BIAS_64 = 32 * (64**43 - 1) // 63


def digits16(magnitudes: Sequence[int]) -> list[bytes]:
    """Digits to base 16, each plus 8 and so in 0..15, lowest first; all rows equally long."""
    width = (max(magnitudes).bit_length() + 5) // 4
    bias = 8 * (16**width - 1) // 15
    return [f"{value + bias:0{width}x}".encode().translate(_FROM_HEX)[::-1] for value in magnitudes]


def bucket_columns(arithmetic: Arithmetic[Raw], raws: Sequence[Raw], scalars: Sequence[int]) -> Columns[Raw]:
    """Columns of the sum of `scalars[i] * raws[i]`, `0 <= scalars[i] < ORDER`, by buckets of digits to base 64."""
    # Twice as many terms of half the length; a negative half stands with the opposite point.
    plus = [*raws, *arithmetic.endomorphism(raws)]
    minus = arithmetic.opposites(plus)
    split = [split_scalar(scalar) for scalar in scalars]
    signed = [low for low, _ in split] + [high for _, high in split]
    for index, value in enumerate(signed):
        if value < 0:
            plus[index], minus[index] = minus[index], plus[index]
    windows: list[list[list[Raw]]] = []
    for column in zip(*_digits64([abs(value) for value in signed]), strict=True):
        buckets: list[list[Raw]] = [[] for _ in range(33)]
        slots = [buckets[abs(value - 32)] for value in range(64)]
        for digit, positive, negative in zip(column, plus, minus, strict=True):
            slots[digit].append(positive if digit > 32 else negative)
        windows.append(buckets[1:])
    return _weighted(arithmetic, windows, bits=6)


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
        """How many bases."""
        return len(self._rows)

    def columns(self, scalars: Sequence[int]) -> Columns[Raw]:
        """Columns of the sum of `scalars[i] * base[i]`, `0 <= scalars[i] < ORDER`, over the first bases."""
        buckets: list[list[Raw]] = [[] for _ in range(129)]
        slots = [buckets[abs(value - 127)] for value in range(256)]
        for (plus, minus), scalar in zip(self._rows, scalars, strict=False):
            # Half of the order fits 32 digits in [-127, 128]; the other half is the opposite of that.
            if scalar > _HALF:
                signed = zip((ORDER - scalar + _BIAS_256).to_bytes(32, "little"), minus, plus, strict=True)
            else:
                signed = zip((scalar + _BIAS_256).to_bytes(32, "little"), plus, minus, strict=True)
            for digit, positive, negative in signed:
                slots[digit].append(positive if digit > 127 else negative)
        return _weighted(self._arithmetic, [buckets[1:]], bits=8)


_BIAS_256 = 127 * (256**32 - 1) // 255


def _weighted(arithmetic: Arithmetic[Raw], windows: list[list[list[Raw]]], bits: int) -> Columns[Raw]:
    """Columns of the sum of v times bucket v (counted from 1), window w standing `bits * w` bits up."""
    sums = arithmetic.sum_groups([bucket for buckets in windows for bucket in buckets])
    size = len(windows[0])
    groups = []
    for start in range(0, len(sums), size):
        for bit in range(bits):
            having = (value for value in range(1, size + 1) if value >> bit & 1)
            groups.append([raw for value in having if (raw := sums[start + value - 1]) is not None])
    return [[] if raw is None else [raw] for raw in arithmetic.sum_groups(groups)]
