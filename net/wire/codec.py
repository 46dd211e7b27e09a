"""How messages are written and read: msgpack arrays with one encoding each, and shared field types.

A message is read by its type, so nothing unlisted, oversized or deeper than the type gets past `decode`; and
only the one canonical encoding of a value is read at all, since signatures are over bytes.
"""

from functools import cache
from threading import Lock
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

U8 = Annotated[int, Meta(ge=0, le=255)]
U16 = Annotated[int, Meta(ge=0, le=65_535)]
U32 = Annotated[int, Meta(ge=0, le=4_294_967_295)]
U64 = Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]
Hash = Annotated[bytes, Meta(min_length=32, max_length=32)]
TableId = Annotated[bytes, Meta(min_length=16, max_length=16)]

MAY_IGNORE = 1
"""The flag of a frame that a program of another version may pass over if it does not know its kind."""

S = TypeVar("S", bound=Struct)


class Message(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A fixed array of fields."""


_ENCODER = msgspec.msgpack.Encoder()


def encode(message: Struct) -> bytes:
    """Return the one encoding of a message."""
    return _ENCODER.encode(message)


def decode(kind: type[S], data: bytes) -> S | None:
    """Read a message of a type; None unless the bytes are exactly the encoding of one within all limits.

    Never raises.
    """
    try:
        message = _decoder(kind).decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None
    return message if encode(message) == data else None


_MAKING = Lock()
"""Held while a decoder is made: made by two threads of types that share one, they crash the program."""


@cache
def _decoder(kind: type[S]) -> msgspec.msgpack.Decoder[S]:
    with _MAKING:
        return msgspec.msgpack.Decoder(kind)
