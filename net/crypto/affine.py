"""The back ends without libsecp256k1: curve arithmetic on `gmpy2.mpz` or plain `int`, the same code for both.

Additions are affine and made in batches that share one inversion (Montgomery's trick),
which costs 6 multiplications where a mixed Jacobian addition costs 11; chains of doublings are Jacobian. Not
constant time: `mul_secret` splits its scalar freshly, so that what can be timed is random.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeAlias

from net.crypto.base import BaseGroup
from net.crypto.digits import BETA, digits16, digits64, split_scalar
from net.crypto.group import FIELD, ORDER, POINT_BYTES, Point, expect, random_scalar
from net.crypto.hashing import Rng
from net.crypto.multiexp import Columns

# Coordinates are `mpz` or `int`; the two behave alike, and gmpy2 has no types to tell them by.
Coordinate: TypeAlias = Any
Affine: TypeAlias = tuple[Coordinate, Coordinate]
Jacobian: TypeAlias = tuple[Coordinate, Coordinate, Coordinate]

_SQUARE_ROOT = (FIELD + 1) // 4


class AffineGroup(BaseGroup[Affine]):
    """`Group` over pairs of numbers.

    Args:
        name: `gmpy2` or `int`.
        rng: splits secrets; no result depends on it.

    Raises:
        ImportError: gmpy2 is asked for and not installed.
    """

    bucket_bits = ((60, 8),)  # measured

    def __init__(self, name: str, rng: Rng) -> None:
        self.name = name
        number: Callable[[int], Coordinate] = import_module("gmpy2").mpz if name == "gmpy2" else int
        self._number = number
        self._p = number(FIELD)
        self._beta = number(BETA)
        self._square_root = number(_SQUARE_ROOT)
        self._rng = rng
        super().__init__()
        self._generator_table = self._comb([self.generator.raw])

    def _parse(self, data: bytes) -> Affine | None:
        p = self._p
        x = self._number(int.from_bytes(data[1:], "big"))
        if data[0] not in {2, 3} or x >= p:
            return None
        square = (x * x * x + 7) % p
        y = pow(square, self._square_root, p)
        if y * y % p != square:
            return None
        return x, y if y & 1 == data[0] & 1 else p - y

    def _wrap(self, raw: Affine) -> Point:
        x, y = raw
        return Point(raw, (b"\x03" if y & 1 else b"\x02") + int(x).to_bytes(POINT_BYTES - 1, "big"))

    def _add_pairs(self, left: list[Affine], right: list[Affine]) -> list[Affine | None]:
        """`left[i] + right[i]` for each i, one inversion for all."""
        p = self._p
        divisors = [b[0] - a[0] for a, b in zip(left, right, strict=True)]
        product = self._number(1)
        prefixes = []
        for divisor in divisors:
            prefixes.append(product)
            product = product * divisor % p
        if not product:
            return self._add_with_exceptions(left, right)
        inverse = pow(product, -1, p)
        backwards = zip(*map(reversed, (left, right, prefixes, divisors)), strict=True)
        sums: list[Affine | None] = []
        for (x1, y1), (x2, y2), prefix, divisor in backwards:
            slope = prefix * inverse % p * (y2 - y1) % p
            inverse = inverse * divisor % p
            x3 = (slope * slope - x1 - x2) % p
            sums.append((x3, (slope * (x1 - x3) - y1) % p))
        sums.reverse()
        return sums

    def _add_with_exceptions(self, left: list[Affine], right: list[Affine]) -> list[Affine | None]:
        """The same where some pairs are equal (double them) or opposite (no sum)."""
        sums: list[Affine | None] = [None] * len(left)
        plain = [index for index, (a, b) in enumerate(zip(left, right, strict=True)) if a[0] != b[0]]
        equal = [index for index, (a, b) in enumerate(zip(left, right, strict=True)) if a == b]
        if plain:
            added = self._add_pairs([left[index] for index in plain], [right[index] for index in plain])
            for index, raw in zip(plain, added, strict=True):
                sums[index] = raw
        if equal:
            doubled = self._doubled([left[index] for index in equal], 1)
            for index, raw in zip(equal, doubled, strict=True):
                sums[index] = raw
        return sums

    def _doubled(self, raws: Sequence[Affine], times: int) -> list[Affine]:
        """`2**times` times each point."""
        turned = []
        for x, y in raws:
            jacobian = (x, y, self._number(1))
            for _ in range(times):
                jacobian = self._double(jacobian)
            turned.append(jacobian)
        return self._to_affine(turned)

    def _to_affine(self, points: Sequence[Jacobian]) -> list[Affine]:
        """The same points, none of them the identity, one inversion for all."""
        p = self._p
        product = self._number(1)
        prefixes = []
        for _, _, z in points:
            prefixes.append(product)
            product = product * z % p
        inverse = pow(product, -1, p)
        affine: list[Affine] = []
        for (x, y, z), prefix in zip(reversed(points), reversed(prefixes), strict=True):
            own = prefix * inverse % p
            inverse = inverse * z % p
            square = own * own % p
            affine.append((x * square % p, y * square % p * own % p))
        affine.reverse()
        return affine

    def sum_groups(self, groups: list[list[Affine]]) -> list[Affine | None]:
        """See `multiexp.Arithmetic`."""
        sums = [group[0] if group else None for group in groups]
        growing = [(index, group) for index, group in enumerate(groups) if len(group) > 1]
        while growing:
            left: list[Affine] = []
            right: list[Affine] = []
            for _, group in growing:
                half = len(group) >> 1
                left += group[:half]
                right += group[half : 2 * half]
            added = self._add_pairs(left, right)
            start = 0
            folded = []
            for index, group in growing:
                end = start + (len(group) >> 1)
                found = [raw for raw in added[start:end] if raw is not None]
                start = end
                if len(group) & 1:
                    found.append(group[-1])
                if len(found) > 1:
                    folded.append((index, found))
                else:
                    sums[index] = found[0] if found else None
            growing = folded
        return sums

    def opposites(self, raws: Sequence[Affine]) -> list[Affine]:
        """See `multiexp.Arithmetic`."""
        p = self._p
        return [(x, p - y) for x, y in raws]

    def endomorphism(self, raws: Sequence[Affine]) -> list[Affine]:
        """See `multiexp.Arithmetic`."""
        beta, p = self._beta, self._p
        return [(x * beta % p, y) for x, y in raws]

    def _double(self, point: Jacobian) -> Jacobian:
        """Explicit-Formulas Database, dbl-2009-l."""
        p = self._p
        x, y, z = point
        a = x * x % p
        b = y * y % p
        c = 8 * b * b
        d = 4 * x * b % p
        e = 3 * a
        x3 = (e * e - 2 * d) % p
        return x3, (e * (d - x3) - c) % p, 2 * y * z % p

    def horner(self, columns: Columns[Affine]) -> Affine | None:
        """See `multiexp.Arithmetic`."""
        p = self._p
        total: Jacobian | None = None
        for raw in reversed(self.sum_groups(columns)):
            if total is not None:
                total = self._double(total)
            if raw is None:
                continue
            if total is None:
                total = *raw, self._number(1)
                continue
            # Explicit-Formulas Database, madd (Cohen, Miyaji, Ono 1998).
            x, y, z = total
            square = z * z % p
            h = (raw[0] * square - x) % p
            r = (raw[1] * square % p * z - y) % p
            if not h:
                total = None if r else self._double(total)
                continue
            hh = h * h % p
            hhh = h * hh % p
            v = x * hh % p
            x3 = (r * r - hhh - 2 * v) % p
            total = x3, (r * (v - x3) - y * hhh) % p, z * h % p
        return None if total is None else self._to_affine([total])[0]

    def shifted(self, raws: Sequence[Affine]) -> list[Affine]:
        """See `multiexp.Arithmetic`."""
        return self._doubled(raws, 8)

    def _tables(self, raws: Sequence[Affine]) -> list[list[Affine]]:
        """The first eight multiples of each point."""
        powers = [self._powers(raw) for raw in raws]
        doubled = self._to_affine([power for row in powers for power in row])
        one, two, four, eight = raws, doubled[::3], doubled[1::3], doubled[2::3]
        minus = self.opposites(one)
        sums = self._add_pairs([*four, *four, *four, *eight], [*minus, *one, *two, *minus])
        others = [raw for raw in sums if raw is not None]
        count = len(raws)
        three, five, six, seven = (others[start : start + count] for start in range(0, 4 * count, count))
        return [list(row) for row in zip(one, two, three, four, five, six, seven, eight, strict=True)]

    def _powers(self, raw: Affine) -> tuple[Jacobian, Jacobian, Jacobian]:
        """Twice, four times and eight times the point."""
        two = self._double((*raw, self._number(1)))
        four = self._double(two)
        return two, four, self._double(four)

    def _table_columns(self, tables: Sequence[list[Affine]], scalars: Sequence[int]) -> Columns[Affine]:
        """Straus's method, with digits to base 16 (Straus 1964).

        Columns of the sum of the points with those tables.
        """
        rows = [*tables, *map(self.endomorphism, tables)]
        split = [split_scalar(scalar) for scalar in scalars]
        signed = [low for low, _ in split] + [high for _, high in split]
        contributions = []
        for row, value in zip(rows, signed, strict=True):
            opposite = self.opposites(row)
            plus, minus = (opposite, row) if value < 0 else (row, opposite)
            contributions.append([*minus[::-1], row[0], *plus])
        columns: Columns[Affine] = []
        for digits in zip(*digits16([abs(value) for value in signed]), strict=True):
            chosen = zip(contributions, digits, strict=True)
            columns += [[contribution[digit] for contribution, digit in chosen if digit != 8], [], [], []]
        return columns

    def short_columns(self, raws: Sequence[Affine], scalars: Sequence[int]) -> Columns[Affine]:
        """See `BaseGroup`."""
        return self._table_columns(self._tables(raws), scalars)

    def mul(self, point: Point, scalar: int) -> Point:
        """See `Group`."""
        return expect(self.msm([point], [scalar]))

    def _comb(self, raws: list[Affine]) -> list[list[Affine]]:
        """For each of 43 digits to base 64, what the digit -32 to 31 (plus 32) contributes.

        The middle is unused.
        """
        for _ in range(42):
            raws += self._doubled(raws[-1:], 6)
        multiples = [raws]
        for _ in range(31):
            pairs = [[last, once] for last, once in zip(multiples[-1], raws, strict=True)]
            multiples.append([raw for raw in self.sum_groups(pairs) if raw is not None])
        opposite = [self.opposites(row) for row in multiples]
        return [list(column) for column in zip(*opposite[::-1], raws, *multiples[:31], strict=True)]

    def _comb_products(self, table: list[list[Affine]], scalars: Sequence[int]) -> list[Point]:
        groups = [
            # A scalar has 43 digits at most, and fewer if all are small.
            [row[digit] for row, digit in zip(table, digits, strict=False) if digit != 32]
            for digits in digits64([scalar % ORDER for scalar in scalars])
        ]
        return [self.point_of(raw) for raw in self.sum_groups(groups)]

    def mul_each(self, point: Point, scalars: Sequence[int]) -> list[Point]:
        """See `Group`."""
        table = self._generator_table if point == self.generator else self._comb([point.raw])
        return self._comb_products(table, scalars)

    def mul_secret(self, point: Point, secret: int) -> Point:
        """See `Group`."""
        part = random_scalar(self._rng)
        shares = [part, (secret - part) % ORDER]
        return self.point_of(self.horner(self._table_columns(self._tables([point.raw]) * 2, shares)))

    def mul_generator(self, secret: int) -> Point:
        """See `Group`."""
        part = random_scalar(self._rng)
        return self.sum(self._comb_products(self._generator_table, [part, secret - part]))
