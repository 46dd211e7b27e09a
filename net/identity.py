"""Who a machine is: its long-lived keys, its public face, signing and verifying."""

from dataclasses import dataclass, field
from functools import lru_cache

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

KEY_BYTES = 32
SIGNATURE_BYTES = 64
_REMEMBERED = 4096
"""Signatures whose verdict is remembered: a hand may be gone through again, and a record is read where it was made."""


@dataclass(frozen=True, slots=True)
class PublicIdentity:
    """What others know of a machine.

    Attributes:
        sign_key: its Ed25519 public key, 32 bytes.
        seal_key: its X25519 public key, 32 bytes, for parts sealed to it.
    """

    sign_key: bytes
    seal_key: bytes


@dataclass(frozen=True, slots=True)
class Identity:
    """A machine's own keys. Its `repr` shows the public half only.

    Attributes:
        public: what others know.
        sign_secret: the Ed25519 private key, 32 bytes.
        seal_secret: the X25519 private key, 32 bytes.
    """

    public: PublicIdentity
    sign_secret: bytes = field(repr=False)
    seal_secret: bytes = field(repr=False)
    _signer: Ed25519PrivateKey = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_signer", Ed25519PrivateKey.from_private_bytes(self.sign_secret))

    def sign(self, message: bytes) -> bytes:
        """Return the Ed25519 signature of a message, 64 bytes."""
        return self._signer.sign(message)


def identity_from(sign_secret: bytes, seal_secret: bytes) -> Identity:
    """Return the identity with these two secrets of 32 bytes each."""
    public = PublicIdentity(
        Ed25519PrivateKey.from_private_bytes(sign_secret).public_key().public_bytes_raw(),
        X25519PrivateKey.from_private_bytes(seal_secret).public_key().public_bytes_raw(),
    )
    return Identity(public, sign_secret, seal_secret)


@lru_cache(maxsize=_REMEMBERED)
def verify(sign_key: bytes, signature: bytes, message: bytes) -> bool:
    """Return whether a signature is that key's signature of the message. Never raises on hostile input."""
    try:
        Ed25519PublicKey.from_public_bytes(sign_key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True
