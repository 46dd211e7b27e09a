"""Who a machine is: its long-lived keys, its public face, signing and verifying."""

from dataclasses import dataclass, field

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

KEY_BYTES = 32
SIGNATURE_BYTES = 64


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

    def sign(self, message: bytes) -> bytes:
        """Return the Ed25519 signature of a message, 64 bytes."""
        return Ed25519PrivateKey.from_private_bytes(self.sign_secret).sign(message)


def identity_from(sign_secret: bytes, seal_secret: bytes) -> Identity:
    """Return the identity with these two secrets of 32 bytes each."""
    public = PublicIdentity(
        Ed25519PrivateKey.from_private_bytes(sign_secret).public_key().public_bytes_raw(),
        X25519PrivateKey.from_private_bytes(seal_secret).public_key().public_bytes_raw(),
    )
    return Identity(public, sign_secret, seal_secret)


def verify(sign_key: bytes, signature: bytes, message: bytes) -> bool:
    """Return whether a signature is that key's signature of the message. Never raises on hostile input."""
    try:
        Ed25519PublicKey.from_public_bytes(sign_key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True
