"""A group without secrets: a point is its own logarithm. All equations of the real one hold, in no time.

It hides nothing: a masked card can be read by anybody who sees it. It is for simulations and tests alone, and
cannot be used in play: `net.crypto.backends` does not know it, and nothing in the product imports
`lab.simulator`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from net.crypto.errors import CryptoError, EncodingError
from net.crypto.group import ORDER, POINT_BYTES, FixedBases, Point, expect


class StubBases(NamedTuple):
    """Bases without tables."""

    points: tuple[Point, ...]


class StubGroup:
    """See `net.crypto.group.Group`."""

    name = "stub"

    def __init__(self) -> None:
        self.generator = _wrap(1)

    def decode(self, data: bytes) -> Point:
        """See `Group`."""
        logarithm = int.from_bytes(data[1:], "big")
        if len(data) != POINT_BYTES or data[0] != 2 or not 0 < logarithm < ORDER:
            msg = "not the encoding of a point"
            raise EncodingError(msg)
        return Point(logarithm, data)

    def decode_all(self, data: bytes, count: int) -> list[Point]:
        """See `Group`."""
        if len(data) != count * POINT_BYTES:
            msg = "not so many points"
            raise EncodingError(msg)
        return [self.decode(data[start : start + POINT_BYTES]) for start in range(0, len(data), POINT_BYTES)]

    def mul(self, point: Point, scalar: int) -> Point:
        """See `Group`."""
        return expect(self.msm([point], [scalar]))

    def mul_each(self, point: Point, scalars: Sequence[int]) -> list[Point]:
        """See `Group`."""
        return [self.mul(point, scalar) for scalar in scalars]

    def mul_secret(self, point: Point, secret: int) -> Point:
        """See `Group`."""
        return self.mul(point, secret)

    def mul_generator(self, secret: int) -> Point:
        """See `Group`."""
        return self.mul(self.generator, secret)

    def sum(self, points: Sequence[Point]) -> Point:
        """See `Group`."""
        return expect(self.msm(points, [1] * len(points)))

    def sum_each(self, groups: Sequence[Sequence[Point]]) -> list[Point]:
        """See `Group`."""
        return [self.sum(points) for points in groups]

    def negate(self, point: Point) -> Point:
        """See `Group`."""
        return self.mul(point, -1)

    def fixed_bases(self, points: Sequence[Point]) -> FixedBases:
        """See `Group`."""
        return StubBases(tuple(points))

    def msm(
        self,
        points: Sequence[Point],
        scalars: Sequence[int],
        fixed: FixedBases | None = None,
        fixed_scalars: Sequence[int] = (),
    ) -> Point | None:
        """See `Group`."""
        total = sum(point.raw * scalar for point, scalar in zip(points, scalars, strict=True))
        if isinstance(fixed, StubBases):
            total += sum(
                point.raw * scalar for point, scalar in zip(fixed.points, fixed_scalars, strict=False)
            )
        return _wrap(total % ORDER) if total % ORDER else None


def _wrap(logarithm: int) -> Point:
    if not logarithm:
        msg = "the identity is no point"
        raise CryptoError(msg)
    return Point(logarithm, b"\x02" + logarithm.to_bytes(32, "big"))
