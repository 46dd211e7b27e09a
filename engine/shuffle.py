"""A permutation from a 32-byte seed, the same on every machine for ever.

Python promises stability for none of its shuffles, hence this one: SHA-256 in counter mode, four bytes at
a time, rejection instead of remainders, Fisher-Yates from the end.
"""

import hashlib
from collections.abc import Iterator, Sequence
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_WORD = 1 << 32
_WORDS = Struct(">8I")


def derive_seed(seed: bytes, purpose: str, number: int) -> bytes:
    """Return a 32-byte seed for one purpose, unrelated to those for other purposes and numbers."""
    label = purpose.encode()
    return hashlib.sha256(
        b"tusac/seed/1:" + len(label).to_bytes(1) + label + number.to_bytes(8) + seed
    ).digest()


def shuffled(items: Sequence[T], seed: bytes) -> tuple[T, ...]:
    """Return the items in an order decided by the seed alone, every order equally likely over seeds."""
    order = list(items)
    words = _words(seed)
    for last in range(len(order) - 1, 0, -1):
        chosen = _below(last + 1, words)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def choose_below(bound: int, seed: bytes) -> int:
    """Return a number from 0 to bound - 1 decided by the seed, each equally likely over seeds."""
    return _below(bound, _words(seed))


def _below(bound: int, words: Iterator[int]) -> int:
    limit = _WORD - _WORD % bound
    while (word := next(words)) >= limit:
        pass
    return word % bound


def _words(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(b"tusac/shuffle/1:" + block.to_bytes(8) + seed).digest()
        yield from _WORDS.unpack(digest)
        block += 1
