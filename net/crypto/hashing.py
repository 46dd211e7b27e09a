"""Hashes with domains, and streams of chance drawn from a seed. Nothing secret is kept here.

Every hash of the protocol starts with `DOMAIN` and a purpose, and states how many parts follow and how long
each is, so that no two purposes and no two lists of parts can collide (docs/protocol.md, 14, "Hashes").
"""

import hashlib
from collections.abc import Callable
from struct import pack
from typing import TypeAlias

DOMAIN = b"tusac-deal/1/"
"""The protocol and its version; a new version changes every hash."""

Rng: TypeAlias = Callable[[int], bytes]
"""Gives that many unpredictable bytes; in play `os.urandom`, in vectors a fixed stream."""


def framed(*parts: bytes) -> bytes:
    """The parts as one string from which they can be told apart.

    Their number and lengths, then they themselves.
    """
    return pack(f">{len(parts) + 1}Q", len(parts), *map(len, parts)) + b"".join(parts)


def tagged_hash(purpose: bytes, *parts: bytes) -> bytes:
    """SHA-256 over the domain, the purpose and the parts, framed; 32 bytes."""
    return hashlib.sha256(DOMAIN + framed(purpose, *parts)).digest()


class SeedStream:
    """An endless stream determined by a seed: SHAKE256 over domain, purpose and parts.

    The same purpose and parts give the same draws on every machine for ever. Its `repr` never shows the seed.
    """

    def __init__(self, purpose: bytes, *parts: bytes) -> None:
        self._shake = hashlib.shake_256(DOMAIN + framed(purpose, *parts))
        self._buffer = b""
        self._used = 0

    def __repr__(self) -> str:
        return f"SeedStream(<secret>, used={self._used})"

    def take(self, count: int) -> bytes:
        """The next `count` bytes of the stream."""
        end = self._used + count
        if end > len(self._buffer):
            # Asking an extendable-output function for more repeats what it gave before and goes on.
            self._buffer = self._shake.digest(max(end, 2 * len(self._buffer), 1024))
        taken = self._buffer[self._used : end]
        self._used = end
        return taken

    def below(self, bound: int) -> int:
        """A uniform integer in [0, bound), `1 <= bound <= 2**32`, by rejection so that nothing is favored."""
        fair = (1 << 32) // bound * bound
        while (drawn := int.from_bytes(self.take(4), "big")) >= fair:
            pass
        return drawn % bound

    def permutation(self, size: int) -> tuple[int, ...]:
        """A uniform permutation of `range(size)`: Fisher-Yates from the last place down (Knuth 3.4.2 P)."""
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            chosen = self.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return tuple(order)
