"""The identity of a machine: its long-lived keys, its public face, signing and verifying."""

from dataclasses import dataclass, field
from functools import lru_cache

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from net.errors import NetError

KEY_BYTES = 32
SIGNATURE_BYTES = 64
_REMEMBERED = 4096
"""How many verdicts on signatures are remembered: rounds are replayed, and records read back."""

_PRIME = 2**255 - 19
_SIGN_BIT = 1 << 255
_ORDER_8_Y = 0x5FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826
_WEAK_Y = frozenset((0, 1, _PRIME - 1, _ORDER_8_Y, _PRIME - _ORDER_8_Y))
"""The y of every point of edwards25519 whose order divides 8."""
_ORDER_8_U = 0xB8495F16056286FDB1329CEB8D09DA6AC49FF1FAE35616AEB8413B7C7AEBE0
_TWIST_ORDER_8_U = 0x57119FD0DD4E22D8868E1C58C45C44045BEF839C55B1D0B1248C50A3BC959C5F
_WEAK_U = frozenset((0, 1, _PRIME - 1, _ORDER_8_U, _TWIST_ORDER_8_U))
"""The u of every point of curve25519 and its twist whose order divides 8."""


class WeakKeyError(NetError):
    """A public key proves nothing: anybody can sign in its name, or read what is sealed to it."""


@dataclass(frozen=True, slots=True)
class PublicIdentity:
    """The public part of a machine's identity. Keys that prove nothing are refused, from any source.

    Attributes:
        sign_key: its Ed25519 public key, 32 bytes.
        seal_key: its X25519 public key, 32 bytes, for parts sealed to it.
    """

    sign_key: bytes
    seal_key: bytes

    def __post_init__(self) -> None:
        """Raise WeakKeyError if a key is of small order or not in its one encoding.

        No honest machine has such a key. With a signing key of small order, one constant signature holds for
        every message. If a key had several encodings, each would count as a machine of its own.
        """
        if _is_weak_sign_key(self.sign_key):
            msg = "its signing key is of small order or not in its one encoding"
            raise WeakKeyError(msg)
        if _is_weak_seal_key(self.seal_key):
            msg = "its sealing key is of small order or not in its one encoding"
            raise WeakKeyError(msg)


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
    """Return whether a signature is that key's signature of the message; a weak key has none.

    Never raises on hostile input.
    """
    if _is_weak_sign_key(sign_key):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(sign_key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


def _is_weak_sign_key(key: bytes) -> bool:
    y = int.from_bytes(key, "little") & ~_SIGN_BIT
    return y >= _PRIME or y in _WEAK_Y


def _is_weak_seal_key(key: bytes) -> bool:
    u = int.from_bytes(key, "little")
    return u >= _PRIME or u in _WEAK_U
