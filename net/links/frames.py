"""Bytes to frames and back: `u32 length | msgpack array [kind, flags, body]`. Strict, sans-IO."""

from struct import Struct
from typing import NoReturn

from net.errors import LocalProtocolError, NetError
from net.wire.codec import decode, encode
from net.wire.link import Frame

MAX_GREETING_BYTES = 2 << 10
"""Before the other end is authenticated; the longest greeting is 1.2 KB."""
MAX_FRAME_BYTES = 64 << 10
"""The largest envelope, a shuffle of 168 cards, is 28 KB."""

_LENGTH = Struct(">I")


class FrameError(NetError):
    """The other end sent what is no frame, or one over the limit. Nothing after it can be read."""


def encode_frame(frame: Frame) -> bytes:
    """Return a frame as it travels. Raises LocalProtocolError if it is over the limit of any link."""
    payload = encode(frame)
    if len(payload) > MAX_FRAME_BYTES:
        msg = f"a frame {frame.kind} of {len(payload)} bytes is over {MAX_FRAME_BYTES}"
        raise LocalProtocolError(msg)
    return _LENGTH.pack(len(payload)) + payload


class FrameReader:
    """Cuts a stream into frames, the same ones however the stream is split.

    Attributes:
        limit: the longest frame read from now on, bytes without the length. It counts from the next frame
            that `next_frame` returns, so a change between two frames takes effect exactly there.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._buffer = bytearray()
        self._is_broken = False

    def receive(self, data: bytes) -> None:
        """Take more of the stream.

        What is not read yet is kept; the caller reads all before it brings more.
        """
        if not self._is_broken:
            self._buffer += data

    def next_frame(self) -> Frame | None:
        """Return the next frame; None until more of the stream has come.

        Raises FrameError for anything that is no frame; ever after, too. A length that is zero or over the
        limit is refused before what it announces has come.
        """
        if self._is_broken:
            msg = "the stream is broken"
            raise FrameError(msg)
        if len(self._buffer) < _LENGTH.size:
            return None
        (length,) = _LENGTH.unpack_from(self._buffer)
        if not 0 < length <= self.limit:
            self._break(f"a frame of {length} bytes, where up to {self.limit} are allowed")
        end = _LENGTH.size + length
        if len(self._buffer) < end:
            return None
        payload = bytes(memoryview(self._buffer)[_LENGTH.size : end])
        del self._buffer[:end]
        frame = decode(Frame, payload)
        if frame is None:
            self._break("it is no array of kind, flags and body in its shortest form")
        return frame

    def _break(self, reason: str) -> NoReturn:
        self._is_broken = True
        self._buffer.clear()
        raise FrameError(reason)
