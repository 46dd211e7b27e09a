"""Encryption between a phone and its computer (docs/phone.md, 3)."""

import hashlib
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Annotated

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import Meta

VERSION = 1
KEY_BYTES, NONCE_BYTES, TAG_BYTES = 32, 16, 16
FILLED_TO = 1024
"""Plaintexts are filled up to a multiple of this."""


class SealError(Exception):
    """A message that cannot be opened: a wrong key, or not the next message of this connection."""


class Greeting(msgspec.Struct, frozen=True):
    """The first message of either side, in the open.

    Attributes:
        version: of the contract.
        public: a fresh X25519 key, in base64url.
        nonce: 16 fresh random bytes, likewise.
    """

    version: int
    public: Annotated[str, Meta(max_length=64)]
    nonce: Annotated[str, Meta(max_length=64)]


@dataclass(frozen=True, slots=True)
class Opening:
    """The opening message of one side of a connection.

    Attributes:
        secret: its fresh key.
        nonce: its fresh random bytes.
    """

    secret: X25519PrivateKey
    nonce: bytes

    @property
    def public(self) -> bytes:
        """The public key that is sent to the other side."""
        return self.secret.public_key().public_bytes_raw()

    @property
    def greeting(self) -> Greeting:
        """The greeting to send."""
        return Greeting(VERSION, to_text(self.public), to_text(self.nonce))


def fresh_opening() -> Opening:
    """Return an opening for one connection."""
    return Opening(X25519PrivateKey.generate(), secrets.token_bytes(NONCE_BYTES))


def to_text(data: bytes) -> str:
    """Return bytes in base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def from_text(text: str, length: int) -> bytes:
    """Return the bytes of a text in base64url. Raises SealError if it is none of that length."""
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError as error:
        raise SealError from error
    if len(data) != length or to_text(data) != text:
        raise SealError
    return data


@dataclass(frozen=True, slots=True)
class Agreed:
    """The keys that both ends of a connection have calculated.

    Attributes:
        bind: names the connection, and goes into every message.
        to_server: the key of the messages from the page.
        to_page: the key of those from the server.
    """

    bind: bytes
    to_server: bytes
    to_page: bytes


def agree(place: tuple[str, str, str], own: Opening, other: Greeting, *, is_server: bool) -> Agreed:
    """Return the keys that both ends of a connection share.

    Raises SealError if the other's greeting is not valid.

    Args:
        place: token, key, and the host with its port as the browser names it.
        own: our own opening.
        other: the other side's greeting.
        is_server: whether we are the computer, not the page.
    """
    token, key, host = place
    public, nonce = from_text(other.public, KEY_BYTES), from_text(other.nonce, NONCE_BYTES)
    ours, theirs = own.public + own.nonce, public + nonce
    page, server = (theirs, ours) if is_server else (ours, theirs)
    named = b"\0".join(text.encode() for text in ("tusac phone 1", token, host)) + b"\0"
    bind = hashlib.sha256(named + page + server).digest()
    try:
        shared = own.secret.exchange(X25519PublicKey.from_public_bytes(public))
    except ValueError as error:  # a point that makes every secret zero
        raise SealError from error
    keys = HKDF(hashes.SHA256(), 2 * KEY_BYTES, bind, b"tusac phone keys").derive(shared + key.encode())
    return Agreed(bind, keys[:KEY_BYTES], keys[KEY_BYTES:])


class Seal:
    """One direction of one connection: each message is sealed or opened once, in order."""

    def __init__(self, key: bytes, bind: bytes) -> None:
        self._cipher = ChaCha20Poly1305(key)
        self._bind = bind
        self._number = 0

    def seal(self, text: bytes) -> bytes:
        """Return the next message, filled up so that its length tells little."""
        filled = text + b" " * (-len(text) % FILLED_TO)
        return self._cipher.encrypt(self._next(), filled, self._bind)

    def open(self, sealed: bytes) -> bytes:
        """Return the text of the next message. Raises SealError if this is not it."""
        try:
            return self._cipher.decrypt(self._next(), sealed, self._bind)
        except InvalidTag as error:
            raise SealError from error

    def _next(self) -> bytes:
        nonce = bytes(4) + self._number.to_bytes(8, "big")
        self._number += 1
        return nonce
