"""Encryption for one reader: X25519 to the reader's key, then ChaCha20-Poly1305 under the shared secret.

A sealing key lives for one round. If the sender sealed wrong bytes, the reader publishes its secret so that
anybody can unseal and check them. The round is then void, so nothing else that was sealed to the key is worth
hiding.
"""

from dataclasses import dataclass, field
from typing import Self

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from net.crypto.errors import EncodingError, expect_size
from net.crypto.hashing import Rng, tagged_hash

KEY_BYTES = 32
OVERHEAD = KEY_BYTES + 16
"""How much longer sealed bytes are: the sender's one-time key and the tag."""

# Each derived key encrypts once, so its nonce may be constant.
_NONCE = bytes(12)


@dataclass(frozen=True, slots=True)
class SealingKey:
    """A reader's key pair for one round.

    Attributes:
        secret: 32 bytes, never shown by `repr`; published only to prove a complaint.
        public: 32 bytes.
    """

    secret: bytes = field(repr=False)
    public: bytes

    @classmethod
    def generate(cls, rng: Rng) -> Self:
        """A new key pair."""
        return cls.from_secret(rng(KEY_BYTES))

    @classmethod
    def from_secret(cls, secret: bytes) -> Self:
        """The key pair with that secret. Raises `EncodingError` unless it has 32 bytes."""
        expect_size("a sealing key", secret, KEY_BYTES)
        return cls(secret, X25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw())


def seal(reader: bytes, plaintext: bytes, context: bytes, rng: Rng) -> bytes:
    """The plaintext for the owner of the public key `reader` alone, bound to the context.

    `OVERHEAD` bytes longer.

    Raises:
        EncodingError: `reader` is not a usable public key.
    """
    once = SealingKey.generate(rng)
    cipher = _cipher(_shared(once.secret, reader), once.public, reader)
    return once.public + cipher.encrypt(_NONCE, plaintext, context)


def unseal(key: SealingKey, sealed: bytes, context: bytes) -> bytes:
    """The bytes sealed to that key in that context.

    Raises:
        EncodingError: it was not, or it was changed.
    """
    sender = sealed[:KEY_BYTES]
    try:
        return _cipher(_shared(key.secret, sender), sender, key.public).decrypt(
            _NONCE, sealed[KEY_BYTES:], context
        )
    except InvalidTag:
        msg = "not sealed to this key in this context"
        raise EncodingError(msg) from None


def _shared(secret: bytes, public: bytes) -> bytes:
    try:
        return X25519PrivateKey.from_private_bytes(secret).exchange(X25519PublicKey.from_public_bytes(public))
    except ValueError:
        msg = "not a usable sealing key"
        raise EncodingError(msg) from None


def _cipher(shared: bytes, sender: bytes, reader: bytes) -> ChaCha20Poly1305:
    return ChaCha20Poly1305(tagged_hash(b"seal", shared, sender, reader))
