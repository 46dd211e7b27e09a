"""Challenges from a transcript: the one way in which a proof here becomes non-interactive.

The strong Fiat-Shamir transform (Bernhard, Pereira, Warinschi 2012): the whole statement is absorbed
before the commitments, all commitments before a challenge. Labels and data stand behind their lengths.
"""

import hashlib
from collections.abc import Sequence

from net.crypto.digits import short_scalar
from net.crypto.group import ORDER, encode_scalar
from net.crypto.hashing import DOMAIN, Rng, framed


class Transcript:
    """The transcript that prover and verifier share so far.

    Args:
        protocol: which proof this is.
        context: what it is bound to: table, round, attempt, seat, joint seed. The caller's bytes.
    """

    def __init__(self, protocol: bytes, context: bytes) -> None:
        self._hash = hashlib.sha512(DOMAIN + framed(b"transcript", protocol, context))

    def absorb(self, label: bytes, *parts: bytes) -> None:
        """Take the parts in, behind their label."""
        self._hash.update(framed(label, *parts))

    def digest(self, label: bytes) -> bytes:
        """64 bytes that depend on all of the above and on the label."""
        self.absorb(label)
        return self._hash.digest()

    def challenge(self, label: bytes) -> int:
        """A scalar nobody could foresee before all of the above was fixed: 512 bits modulo the order."""
        return int.from_bytes(self.digest(label), "big") % ORDER

    def weights(self, label: bytes, count: int) -> list[int]:
        """`count` scalars, each one of 2**128, cheap to multiply by (`digits.short_scalar`).

        For folding many equations into one: if one of them is false, so is the fold, but for one chance in
        2**128 (Bellare, Garay, Rabin 1998, the small exponents test; Cheon, Lee 2006 for sets such as this
        one).
        """
        stream = hashlib.shake_256(self.digest(label)).digest(16 * count)
        return [short_scalar(stream[start : start + 16]) for start in range(0, len(stream), 16)]

    def nonces(self, secrets: Sequence[int], count: int, rng: Rng) -> list[int]:
        """`count` secret scalars for one proof: fresh chance hashed with the witness and the transcript.

        A stuck or repeated `rng` then still gives different nonces to different statements (RFC 8937). The
        transcript itself is left as it was.
        """
        drawn = framed(b"nonces", self._hash.digest(), *map(encode_scalar, secrets), rng(32))
        stream = hashlib.shake_256(DOMAIN + drawn).digest(64 * count)
        return [
            int.from_bytes(stream[start : start + 64], "big") % ORDER for start in range(0, len(stream), 64)
        ]
