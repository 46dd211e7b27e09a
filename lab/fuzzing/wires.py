"""Raw connections for any bytes, before or after a greeting."""

import asyncio
import os
import ssl
from contextlib import suppress
from dataclasses import dataclass

from lab.fuzzing.scene import Scene
from net.address import Address
from net.links.calling import Calling
from net.links.certificate import make_client_context
from net.links.channel import GREETING_S, SHUTDOWN_S, Channel, greet
from net.links.frames import MAX_FRAME_BYTES, FrameError, FrameReader
from net.links.handshake import Call
from net.links.opening import from_frame
from net.wire.link import Bye, Err

HELD = "held open too long"
"""The ending that must not be: nobody hung up on the attacker."""
LET_IN = "let in"
"""Likewise: a stranger that should have been kept out was not."""
PATIENCE_S = 15.0
"""A greeting may take five seconds, a stranger at a table ten; the rest is for a computer that is busy."""

CLIENT = make_client_context()


@dataclass
class Wire:
    """A connection.

    Attributes:
        reader: the incoming stream.
        writer: the outgoing stream.
    """

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def end(self) -> str:
        """Read until the other end hangs up, and drop the connection; return its last bytes."""
        frames, said = FrameReader(MAX_FRAME_BYTES), "hung up on"
        try:
            async with asyncio.timeout(PATIENCE_S):
                while data := await self.reader.read(MAX_FRAME_BYTES):
                    frames.receive(data)
                    with suppress(FrameError):
                        while (frame := frames.next_frame()) is not None:
                            message = from_frame(frame)
                            said = f"told: {message.reason}" if isinstance(message, Err | Bye) else said
        except TimeoutError:
            said = HELD
        except OSError:
            pass
        self.drop()
        return said

    def drop(self) -> None:
        """Drop the connection at once."""
        self.writer.transport.abort()


async def connected(
    target: Address, source: tuple[str, int], context: ssl.SSLContext | None = CLIENT
) -> Wire:
    """Return a new connection, encrypted unless there is no context. Raises OSError."""
    name, shutdown_s = (None, None) if context is None else ("", SHUTDOWN_S)
    async with asyncio.timeout(GREETING_S):
        return Wire(
            *await asyncio.open_connection(
                target.host,
                target.port,
                ssl=context,
                server_hostname=name,
                ssl_shutdown_timeout=shutdown_s,
                local_addr=source,
            )
        )


async def greeted(scene: Scene, call: Call, target: Address) -> Wire:
    """Return a connection on which the greeting is over. Raises LinkError, OSError."""
    wire = await connected(target, scene.any_source())
    channel = Channel(wire.reader, wire.writer)
    calling = Calling(call, channel.certificate, os.urandom)
    try:
        async with asyncio.timeout(PATIENCE_S):
            await greet(channel, calling, calling.start())
    except BaseException:
        wire.drop()
        raise
    return wire
