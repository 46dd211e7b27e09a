"""Frames over one TLS connection, and a greeting carried out over it."""

import asyncio
import logging
import socket
import ssl
import traceback
from asyncio.sslproto import SSLProtocol
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress

from net.address import Address, address_of
from net.links.certificate import digest_of
from net.links.faults import Fault, LinkError
from net.links.frames import MAX_GREETING_BYTES, FrameError, FrameReader, encode_frame
from net.links.handshake import Handshake, R
from net.wire.link import Frame

READ_BYTES = 64 << 10
GREETING_S = 5.0
"""From the connection to the end of the greeting (docs/protocol.md, 12, "Limits and times")."""
SHUTDOWN_S = 1.0
"""How long what is queued may take to be sent after the end."""

SSLProtocol.max_size = 16 << 10
"""It takes a buffer for every connection, of 256 KiB unless told otherwise.

What comes at once is a record of TLS.
Strangers open connections as they like, and 32 of theirs would hold 8 MiB.
"""

logging.getLogger("asyncio").setLevel(logging.ERROR)
"""It warns, in the player's terminal, of what is sent to a machine that has just died.

The link tells of that itself.
"""


class Channel:
    """Reads and writes frames. The limit on frames is that for strangers until it is changed.

    What is written leaves at once: asyncio sees to that only for sockets made with IPPROTO_TCP, and not for
    those that a listener made without has accepted. There a second small write would wait for the other end's
    acknowledgement.
    """

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        connection: socket.socket = writer.get_extra_info("socket")
        with suppress(OSError):  # of one that is broken already
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.frames = FrameReader(MAX_GREETING_BYTES)

    @property
    def certificate(self) -> bytes:
        """SHA-256 of the certificate the other end has shown."""
        shown: ssl.SSLObject = self._writer.get_extra_info("ssl_object")
        return digest_of(shown.getpeercert(binary_form=True) or b"")

    @property
    def address(self) -> Address:
        """The address of the other end."""
        return address_of(self._writer.get_extra_info("peername"))

    @property
    def queued_bytes(self) -> int:
        """The number of bytes that wait to be sent."""
        return self._writer.transport.get_write_buffer_size()

    async def next_frame(self) -> Frame | None:
        """Return the next frame, None at the end of the stream. Raises FrameError, OSError."""
        while (frame := self.frames.next_frame()) is None:
            data = await self._reader.read(READ_BYTES)
            if not data:
                return None
            self.frames.receive(data)
        return frame

    def write(self, frames: Iterable[Frame]) -> None:
        """Queue frames to be sent; nothing happens once it is closed."""
        if not self._writer.is_closing():
            self._writer.write(b"".join(map(encode_frame, frames)))

    def close(self) -> None:
        """Send what is queued, for a second at most, and close."""
        if not self._writer.is_closing():
            self._writer.close()
            asyncio.get_running_loop().call_later(SHUTDOWN_S, self.abort)

    def abort(self) -> None:
        """Close at once."""
        self._writer.transport.abort()

    async def wait_closed(self) -> None:
        """Return once the socket is closed; cancelling this closes it at once."""
        try:
            with suppress(OSError):  # shielded, for else who waits here too would be cancelled as well
                await asyncio.shield(self._writer.wait_closed())
        except asyncio.CancelledError:
            self.abort()
            raise

    @asynccontextmanager
    async def unless_it_fails(self) -> AsyncIterator[None]:
        """Keep it open, unless an exception goes past: then close it, told the reason if it was a fault."""
        try:
            yield
        except LinkError:
            self.close()
            await self.wait_closed()
            raise
        except BaseException:
            self.abort()
            raise


Calculate = Callable[[Callable[[], object]], Awaitable[object]]
"""Runs what takes long outside the event loop, and returns what came of it."""


async def greet(
    channel: Channel, handshake: Handshake[R], first: list[Frame], calculate: Calculate = asyncio.to_thread
) -> R:
    """Carry a greeting out and return what came of it; `first` is what we say first.

    Raises OSError, LinkError.
    """
    channel.write(first)
    while not handshake.has_ended:
        await hear(channel, handshake, calculate)
    return handshake.outcome()


async def hear(channel: Channel, handshake: Handshake[R], calculate: Calculate = asyncio.to_thread) -> None:
    """Take one frame of a greeting, and answer it. Raises OSError, and LinkError at the end of the stream."""
    try:
        frame = await channel.next_frame()
    except FrameError as error:
        channel.write(handshake.fail(handshake.garbled(str(error))))
        return
    if frame is None:
        raise LinkError(Fault.LOST, "it hung up during the greeting")
    channel.write(handshake.take(frame, asyncio.get_running_loop().time()))
    if handshake.calculation is not None:
        channel.write(handshake.go_on(await calculate(handshake.calculation.run)))


def let_go(error: BaseException | None) -> None:
    """Forget what a connection that has failed leaves behind with its error, once that has been looked at.

    The error names the places it came through, these the connection, and that the error: without this they
    would stay until Python looks for such rings, which it does by their number, and not by what hangs on
    them.
    """
    while error is not None:
        traceback.clear_frames(error.__traceback__)
        error.__traceback__ = None
        error = error.__context__
