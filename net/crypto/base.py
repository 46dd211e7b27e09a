"""The common part of the back ends: checks of arguments, and sums of multiples over their own arithmetic."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from net.crypto.errors import EncodingError, expect_size
from net.crypto.group import GENERATOR, ORDER, POINT_BYTES, FixedBases, Point, expect
from net.crypto.multiexp import Arithmetic, Columns, FixedTable, Raw, bucket_columns


class BaseGroup(Arithmetic[Raw], ABC):
    """A `Group` over points of type `Raw`.

    What is left to do is `multiexp.Arithmetic` and the abstract methods.
    """

    name: str
    bucket_bits: tuple[tuple[int, int], ...]
    """From how many terms on which digits for buckets are fastest, highest first; fewer are a short sum."""

    def __init__(self) -> None:
        self.generator = self.decode(GENERATOR)

    @abstractmethod
    def _parse(self, data: bytes) -> Raw | None:
        """The point with those 33 bytes, or `None` if there is none."""

    @abstractmethod
    def _wrap(self, raw: Raw) -> Point:
        """The point with its encoding."""

    @abstractmethod
    def short_columns(self, raws: Sequence[Raw], scalars: Sequence[int]) -> Columns[Raw]:
        """Columns of a sum of few terms, `0 <= scalars[i] < ORDER`."""

    def decode(self, data: bytes) -> Point:
        """See `Group`."""
        expect_size("a point", data, POINT_BYTES)
        raw = self._parse(data)
        if raw is None:
            msg = "not the encoding of a point"
            raise EncodingError(msg)
        return Point(raw, data)

    def decode_all(self, data: bytes, count: int) -> list[Point]:
        """See `Group`."""
        expect_size(f"a row of {count} points", data, count * POINT_BYTES)
        return [self.decode(data[start : start + POINT_BYTES]) for start in range(0, len(data), POINT_BYTES)]

    def negate(self, point: Point) -> Point:
        """See `Group`."""
        return self._wrap(self.opposites([point.raw])[0])

    def sum(self, points: Sequence[Point]) -> Point:
        """See `Group`."""
        return self.sum_each([points])[0]

    def sum_each(self, groups: Sequence[Sequence[Point]]) -> list[Point]:
        """See `Group`."""
        return [
            self.point_of(raw)
            for raw in self.sum_groups([[point.raw for point in group] for group in groups])
        ]

    def fixed_bases(self, points: Sequence[Point]) -> FixedBases:
        """See `Group`."""
        return FixedTable(self, [point.raw for point in points])

    def msm(
        self,
        points: Sequence[Point],
        scalars: Sequence[int],
        fixed: FixedBases | None = None,
        fixed_scalars: Sequence[int] = (),
    ) -> Point | None:
        """See `Group`."""
        raws: list[Raw] = []
        factors: list[int] = []
        for point, scalar in zip(points, scalars, strict=True):
            if factor := scalar % ORDER:
                raws.append(point.raw)
                factors.append(factor)
        columns = self._columns(raws, factors) if raws else []
        if isinstance(fixed, FixedTable):
            more = fixed.columns([scalar % ORDER for scalar in fixed_scalars])
            columns += [[] for _ in range(len(more) - len(columns))]
            for column, addition in zip(columns, more, strict=False):
                column.extend(addition)
        raw = self.horner(columns)
        return None if raw is None else self._wrap(raw)

    def _columns(self, raws: list[Raw], scalars: list[int]) -> Columns[Raw]:
        for least, bits in self.bucket_bits:
            if len(raws) >= least:
                return bucket_columns(self, raws, scalars, bits)
        return self.short_columns(raws, scalars)

    def point_of(self, raw: Raw | None) -> Point:
        """Return a sum as a point. Raises CryptoError for the identity."""
        return expect(None if raw is None else self._wrap(raw))
