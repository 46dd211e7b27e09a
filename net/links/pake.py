"""Prove to each other that both ends know the table's code, without revealing it: SPAKE2.

Not as in RFC 9382, but as in the older draft, draft-irtf-cfrg-spake2 in its first versions, that the library
`spake2` 0.9 implements (docs/protocol.md, 12, "Bytes of the greeting").
Each run lets the other end try one code, and an eavesdropper none. The library's own exceptions for hostile
elements end here. It takes no constant time; with one attempt a connection and a code for an evening, that
tells nobody enough.
"""

import hmac
from enum import Enum

from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError  # type: ignore[import-untyped]
from spake2.ed25519_basic import NotOnCurve  # type: ignore[import-untyped]

from net.crypto.hashing import Rng
from net.links.code import normalized


class Role(Enum):
    """The end of a connection: dialler or acceptor."""

    DIALLER = b"dialler"
    ACCEPTOR = b"acceptor"


class Pake:
    """One end of one run, bound to `context`: an end with another context gets another key.

    Attributes:
        element: to be sent, 33 bytes.
    """

    def __init__(self, role: Role, code: str, context: bytes, rng: Rng) -> None:
        side = SPAKE2_A if role is Role.DIALLER else SPAKE2_B
        secret = normalized(code).encode()
        self._side = side(secret, idA=b"dialler" + context, idB=b"acceptor" + context, entropy_f=rng)
        self._context = context
        self._key = b""
        self.element: bytes = self._side.start()

    def receive(self, element: bytes) -> bool:
        """Take the other end's element, once. False if it is none, or our own come back."""
        try:
            self._key = self._side.finish(element)
        except (SPAKEError, NotOnCurve, ValueError):
            return False
        return True

    def mac(self, role: Role) -> bytes:
        """Return what the end in this role must send to prove that it has the same key; after `receive`."""
        return hmac.digest(self._key, b"tusac-link/1/code/" + role.value + self._context, "sha256")
