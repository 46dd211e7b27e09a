"""Challenges from a transcript: the one way in which a proof here becomes non-interactive.

The strong Fiat-Shamir transform (Bernhard, Pereira, Warinschi 2012, section 3): the whole statement is absorbed
before the commitments, all commitments before a challenge. Labels and data are length-prefixed.
"""

import hashlib
from collections.abc import Iterable, Sequence

from net.crypto.group import ORDER, encode_scalar
from net.crypto.hashing import DOMAIN, Rng, length_prefixed
from net.crypto.multiexp import short_scalar


class Transcript:
    """What prover and verifier both know so far.

    Args:
        protocol: which proof this is.
        context: what it is bound to: table, round, attempt, seat, joint seed. The caller's bytes.
    """

    def __init__(self, protocol: bytes, context: bytes) -> None:
        self._hash = hashlib.sha512(DOMAIN)
        self.absorb(b"protocol", protocol)
        self.absorb(b"context", context)

    def absorb(self, label: bytes, *parts: bytes) -> None:
        """Take the parts in, behind their label and their number."""
        framed = b"".join(map(length_prefixed, (label, len(parts).to_bytes(4, "big"), *parts)))
        self._hash.update(framed)

    def digest(self, label: bytes) -> bytes:
        """64 bytes that depend on all of the above; they are absorbed in turn."""
        self.absorb(label)
        drawn = self._hash.digest()
        self.absorb(b"drawn", drawn)
        return drawn

    def challenge(self, label: bytes) -> int:
        """A scalar nobody could foresee before all of the above was fixed: 512 bits modulo the order."""
        return int.from_bytes(self.digest(label), "big") % ORDER

    def weights(self, label: bytes, count: int) -> list[int]:
        """`count` scalars, each one of 2**128, cheap to multiply by (`multiexp.short_scalar`).

        For folding many equations into one: if one of them is false, so is the fold, but for one chance in 2**128
        (Bellare, Garay, Rabin 1998, section 3.2).
        """
        stream = hashlib.shake_256(self.digest(label)).digest(16 * count)
        return [short_scalar(stream[start : start + 16]) for start in range(0, len(stream), 16)]

    def nonces(self, secrets: Sequence[int], count: int, rng: Rng) -> list[int]:
        """`count` secret scalars for one proof: fresh chance hashed with the witness and the transcript.

        A stuck or repeated `rng` then still gives different nonces to different statements (RFC 8937). The
        transcript itself is left as it was.
        """
        parts: Iterable[bytes] = (self._hash.digest(), *map(encode_scalar, secrets), rng(32))
        stream = hashlib.shake_256(DOMAIN + b"".join(map(length_prefixed, parts))).digest(64 * count)
        return [
            int.from_bytes(stream[start : start + 64], "big") % ORDER for start in range(0, len(stream), 64)
        ]
