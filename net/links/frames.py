"""Bytes to frames and back: `u32 length | msgpack array [kind, flags, body]`, strictly, without any input or output."""

from struct import Struct

from net.errors import NetError
from net.wire import U8, Message

MAX_GREETING_BYTES = 2 << 10
"""Before the other end is authenticated."""
MAX_FRAME_BYTES = 64 << 10
MAX_CONTROL_BYTES = 4 << 10
MAX_KIND_CHARACTERS = 16

MAY_IGNORE = 1
"""The flag of a frame that whoever does not know its kind is to pass over."""

_LENGTH = Struct(">I")


class FrameError(NetError):
    """The other end sent what is no frame, or one over the limit. Nothing after it can be read."""


class Frame(Message, frozen=True):
    """One message between two machines.

    Attributes:
        kind: which message, at most 16 characters.
        flags: `MAY_IGNORE` or 0; other bits are for later.
        body: what it says.
    """

    kind: str
    flags: U8
    body: bytes
