"""The group every proof speaks of: secp256k1, as an interface. The back ends live elsewhere.

All back ends agree bit for bit on the wire: a point is 33 bytes compressed (SEC 1, 2.3.3), a scalar 32 bytes
big-endian below the order. The identity has no encoding and is never a `Point`; where a sum may be the
identity the answer is `None`. The order is prime and the cofactor 1, so a point on the curve is in the group.
"""

from collections.abc import Sequence
from typing import Any, Protocol, final

from net.crypto.errors import CryptoError, EncodingError, expect_size
from net.crypto.hashing import Rng

FIELD = 2**256 - 2**32 - 977
"""The prime of the coordinates (SEC 2, 2.4.1)."""

ORDER = 0xFFFFFFFF_FFFFFFFF_FFFFFFFF_FFFFFFFE_BAAEDCE6_AF48A03B_BFD25E8C_D0364141
"""The prime order of the group; scalars are counted modulo it."""

GENERATOR = bytes.fromhex("0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798")
"""The standard generator G, encoded."""

POINT_BYTES = 33
SCALAR_BYTES = 32


@final
class Point:
    """An element of the group other than the identity; equal points have equal encodings.

    It belongs to the back end that made it: take it to another through `bytes(point)` and `Group.decode`.

    Attributes:
        raw: the back end's own form; only the back end may use it.
        encoded: the canonical 33 bytes.
    """

    __slots__ = ("encoded", "raw")

    def __init__(self, raw: Any, encoded: bytes) -> None:  # noqa: ANN401 - each back end has its own
        self.raw = raw
        self.encoded = encoded

    def __bytes__(self) -> bytes:
        return self.encoded

    def __eq__(self, other: object) -> bool:
        return self.encoded == other.encoded if isinstance(other, Point) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.encoded)

    def __repr__(self) -> str:
        return f"Point({self.encoded.hex()})"


class FixedBases(Protocol):
    """Bases known for the life of the process, with tables that make sums over them cheap."""

    def __len__(self) -> int:
        """The number of bases."""


class Group(Protocol):
    """Calculation with points. Scalars are integers; each is reduced modulo `ORDER`.

    Methods that return a `Point` raise `CryptoError` where the result would be the identity. Only
    `mul_secret` and `mul_generator` may be given a long-lived secret.
    """

    @property
    def name(self) -> str:
        """`libsecp`, `gmpy2` or `int`."""

    @property
    def generator(self) -> Point:
        """G."""

    def decode(self, data: bytes) -> Point:
        """The point with that encoding. Raises `EncodingError` unless it is 33 canonical bytes of a point."""

    def decode_all(self, data: bytes, count: int) -> list[Point]:
        """Exactly `count` encodings, one after another. Raises `EncodingError`."""

    def mul(self, point: Point, scalar: int) -> Point:
        """`scalar * point`, in time that depends on the scalar: for public and one-time scalars."""

    def mul_each(self, point: Point, scalars: Sequence[int]) -> list[Point]:
        """`scalar * point` for each scalar, sharing what can be shared; variable time."""

    def mul_secret(self, point: Point, secret: int) -> Point:
        """`secret * point` in constant time (libsecp) or with the secret freshly split (the others)."""

    def mul_generator(self, secret: int) -> Point:
        """`secret * G`, as carefully as `mul_secret`."""

    def sum(self, points: Sequence[Point]) -> Point:
        """The sum of one or more points."""

    def sum_each(self, groups: Sequence[Sequence[Point]]) -> list[Point]:
        """The sum of each group of points, sharing what can be shared."""

    def negate(self, point: Point) -> Point:
        """The point's opposite."""

    def fixed_bases(self, points: Sequence[Point]) -> FixedBases:
        """Tables for sums over these bases (some tens of milliseconds per hundred of them)."""

    def msm(
        self,
        points: Sequence[Point],
        scalars: Sequence[int],
        fixed: FixedBases | None = None,
        fixed_scalars: Sequence[int] = (),
    ) -> Point | None:
        """The sum of `scalars[i] * points[i]`, plus the same over `fixed`; `None` if it is the identity.

        Variable time. The lengths must match; `fixed_scalars` may be shorter than `fixed` and then covers
        its first bases.
        """


def expect(point: Point | None) -> Point:
    """The point, where the identity is not acceptable. Raises `CryptoError`."""
    if point is None:
        msg = "the result is the identity"
        raise CryptoError(msg)
    return point


def encode_scalar(scalar: int) -> bytes:
    """32 bytes, big-endian; the scalar must be reduced already."""
    return scalar.to_bytes(SCALAR_BYTES, "big")


def decode_scalar(data: bytes) -> int:
    """The scalar in those 32 bytes. Raises `EncodingError` unless there are 32 and it is below the order."""
    expect_size("a scalar", data, SCALAR_BYTES)
    scalar = int.from_bytes(data, "big")
    if scalar >= ORDER:
        msg = "a scalar is not below the order"
        raise EncodingError(msg)
    return scalar


def random_scalar(rng: Rng) -> int:
    """A uniform scalar other than 0, by rejection."""
    while not 0 < (scalar := int.from_bytes(rng(SCALAR_BYTES), "big")) < ORDER:
        pass
    return scalar
