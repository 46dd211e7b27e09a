"""The WebSocket of one page: handshake, incoming messages, and the outgoing queue.

See docs/phone.md, 3 to 5.
"""

import asyncio
import time
from collections import deque

import msgspec
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from net.token_bucket import Bucket
from tusac_qt.phone.messages import Message, read
from tusac_qt.phone.parts import Screen
from tusac_qt.phone.sealing import VERSION, Greeting, Seal, SealError, agree, fresh_opening

BAD_MESSAGE, WRONG_KEY, GONE, SLOW, ELSEWHERE, TOO_MANY = 4400, 4401, 4404, 4408, 4409, 4429
COME_AGAIN, FULL = 4410, 4411
"""Why a connection is closed."""

GREETING_S = 10.0
_SLOW_S = 20.0
_BEAT_S = 10.0
_MOST_EVENTS = 64
_GREETING = msgspec.json.Decoder(Greeting)
_BURST, _PER_SECOND = 60, 30.0


class CloseError(Exception):
    """The connection is to be closed.

    Attributes:
        code: why, one of the codes above.
    """

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A page that has proven that it has the key. It is the audience of a player.

    Only the latest screen waits to be sent, and a few other messages, so a page that reads slowly costs
    little.
    """

    def __init__(self, socket: ServerConnection, reading: Seal, writing: Seal) -> None:
        self._socket = socket
        self._reading = reading
        self._writing = writing
        now = time.monotonic()
        self._bucket = Bucket(_PER_SECOND, _BURST, now)
        self._waiting: deque[dict[str, object]] = deque(maxlen=_MOST_EVENTS)
        self._screen: Screen | None = None
        self._something = asyncio.Event()
        self._closing: int | None = None

    @property
    def address(self) -> str:
        """The address that the page is at, "" if it is gone already."""
        return caller_of(self._socket)

    def show(self, screen: Screen) -> None:
        """Show a screen, in place of one that still waits to be sent."""
        self._screen = screen
        self._something.set()

    def tell(self, message: dict[str, object]) -> None:
        """Send a message that is not a screen; if too many wait, the oldest is dropped."""
        self._waiting.append(message)
        self._something.set()

    def close(self, code: int) -> None:
        """Close the connection once what waits has been sent."""
        self._closing = code
        self._something.set()

    async def receive(self) -> Message:
        """Return the next message of the page.

        Raises CloseError if it is none, or if there are too many; ConnectionClosed at the end.
        """
        sealed = await self._socket.recv()
        if not self._bucket.take(time.monotonic()):
            raise CloseError(TOO_MANY)
        if isinstance(sealed, str):
            raise CloseError(BAD_MESSAGE)
        try:
            return read(self._reading.open(sealed))
        except SealError as error:
            raise CloseError(WRONG_KEY) from error
        except (ValueError, RecursionError) as error:
            raise CloseError(BAD_MESSAGE) from error

    async def send_all(self) -> None:
        """Send screens and messages until cancelled.

        Raises CloseError if the page reads too slowly.
        """
        while True:
            try:
                await asyncio.wait_for(self._something.wait(), _BEAT_S)
            except TimeoutError:
                self._waiting.append({"type": "beat"})
            self._something.clear()
            while (message := self._next()) is not None:
                await self._send(message)
            if self._closing is not None:
                raise CloseError(self._closing)

    def _next(self) -> dict[str, object] | None:
        if self._waiting:
            return self._waiting.popleft()
        screen, self._screen = self._screen, None
        return screen

    async def _send(self, message: dict[str, object]) -> None:
        try:
            await asyncio.wait_for(
                self._socket.send(self._writing.seal(msgspec.json.encode(message))), _SLOW_S
            )
        except TimeoutError as error:
            raise CloseError(SLOW) from error


def caller_of(socket: ServerConnection) -> str:
    """Return the address that a connection comes from, "" if it is gone already."""
    name = socket.transport.get_extra_info("peername")
    return str(name[0]) if name else ""


async def greet(socket: ServerConnection, token: str, key: str, host: str) -> Connection:
    """Agree on keys with a page. Raises CloseError."""
    own = fresh_opening()
    try:
        heard = await asyncio.wait_for(socket.recv(), GREETING_S)
        greeting = _GREETING.decode(heard)
        if isinstance(heard, bytes) or greeting.version != VERSION:
            raise CloseError(BAD_MESSAGE)
        agreed = agree((token, key, host), own, greeting, is_server=True)
    except (SealError, ValueError, RecursionError) as error:
        raise CloseError(BAD_MESSAGE) from error
    except TimeoutError as error:
        raise CloseError(SLOW) from error
    await socket.send(msgspec.json.encode(own.greeting).decode())
    return Connection(socket, Seal(agreed.to_server, agreed.bind), Seal(agreed.to_page, agreed.bind))


async def shut(socket: ServerConnection, code: int) -> None:
    """Close a WebSocket with a code, waiting only for its end."""
    try:
        await asyncio.wait_for(socket.close(code), 2.0)
    except (TimeoutError, ConnectionClosed):
        socket.transport.abort()
