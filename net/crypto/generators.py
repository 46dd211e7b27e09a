"""Points whose discrete logarithms nobody knows, derived from published labels; and commitments over them.

A label is hashed with a counter until the digest is the abscissa of a point, whose even half is taken
(try-and-increment: MapToGroup of Boneh, Lynn, Shacham 2001). Labels are public, so its varying time tells
nothing. Constants for ever: never chosen by an RNG or by the players (docs/protocol.md, 5).
"""

from collections.abc import Sequence

from net.crypto.errors import EncodingError
from net.crypto.group import Group, Point, expect
from net.crypto.hashing import tagged_hash


def hash_to_point(group: Group, purpose: bytes, index: int) -> Point:
    """The point of that purpose and index, `0 <= index < 2**32`."""
    label = index.to_bytes(4, "big")
    attempt = 0
    while True:
        abscissa = tagged_hash(b"generator", purpose, label, attempt.to_bytes(4, "big"))
        try:
            return group.decode(b"\x02" + abscissa)
        except EncodingError:
            attempt += 1


class CommitmentKey:
    """Generators of Pedersen vector commitments to as many values as the deck has cards, with tables.

    Making one takes tens of milliseconds (a fifth of a second on plain integers); make one per deck size.

    Attributes:
        group: where it calculates.
        size: how many values a commitment holds.
        digest: SHA-256 of the generators, for the table's terms; the same on every machine.
        bases: tables of the blinding base, then the `size` generators.
    """

    def __init__(self, group: Group, size: int) -> None:
        self.group = group
        self.size = size
        points = [hash_to_point(group, b"blinder", 0)]
        points += [hash_to_point(group, b"commitment", index) for index in range(size)]
        self.digest = tagged_hash(b"generators", *map(bytes, points))
        self.bases = group.fixed_bases(points)

    def commit(self, values: Sequence[int], blinder: int) -> Point:
        """`blinder * h + sum of values[i] * g[i]`, at most `size` values (Pedersen 1991).

        Raises:
            CryptoError: the sum is the identity, which a random blinder makes impossible in practice.
        """
        return expect(self.group.msm([], [], self.bases, [blinder, *values]))
