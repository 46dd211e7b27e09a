"""A server of phones that shows whatever a test tells it to.

Encryption, files and limits are those of the real one.
"""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec

from tests.support.patience import PATIENCE_S
from tests.support.phone_modules import vector
from tusac_qt.phone.connection import CloseError, Connection
from tusac_qt.phone.invitation import Invitation, new_invitation
from tusac_qt.phone.messages import Hello
from tusac_qt.phone.server import PhoneServer

LOOPBACK = "127.0.0.1"
SCREENS = frozenset({"door", "lobby", "table", "over"})


class PhoneStage:
    """A server that shows one or more pages the screens of a test.

    Attributes:
        invitation: what lets them in.
        said: what the pages have said, in order, as JSON.
    """

    def __init__(self) -> None:
        self.invitation: Invitation = new_invitation()
        self.said: list[Any] = []
        self._port = 0
        self._screen: dict[str, Any] = vector("door")
        self._connections: set[Connection] = set()
        self._changed = threading.Condition()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self.open()

    @property
    def address(self) -> str:
        """The address in the picture."""
        return self.invitation.url(LOOPBACK, self._port)

    @property
    def short(self) -> str:
        """The address to type, without its key."""
        return f"http://{self.invitation.short(LOOPBACK, self._port)}"

    def open(self) -> None:
        """Serve, again where it was before."""
        self._server = PhoneServer(self.invitation, self._meet)
        self._run(self._server.open(LOOPBACK, (self._port,)))
        self._port = self._server.port

    def shut(self) -> None:
        """Be away, as if the program had ended."""
        self._run(self._server.close())

    def show(self, *messages: dict[str, Any]) -> None:
        """Tell all pages something; a screen is told to those too that come later."""
        self._loop.call_soon_threadsafe(self._show, messages)

    def turn_away(self, code: int) -> None:
        """Close all connections with a code."""
        self._loop.call_soon_threadsafe(lambda: [each.close(code) for each in self._connections])

    def hear(self, **wanted: object) -> Any:  # noqa: ANN401 - JSON of any shape
        """Return the first thing said that has these values, and forget what was said before it."""

        def place() -> int | None:
            fits = (all(said.get(key) == value for key, value in wanted.items()) for said in self.said)
            return next((at for at, fit in enumerate(fits) if fit), None)

        with self._changed:
            assert self._changed.wait_for(lambda: place() is not None, PATIENCE_S), (wanted, self.said)
            at = place() or 0
            found = self.said[at]
            del self.said[: at + 1]
            return found

    def close(self) -> None:
        """End all of it."""
        self.shut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, coroutine: Any) -> None:  # noqa: ANN401 - of any result
        asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(PATIENCE_S)

    def _show(self, messages: tuple[dict[str, Any], ...]) -> None:
        for message in messages:
            is_screen = message["type"] in SCREENS
            if is_screen:
                self._screen = message
            for connection in self._connections:
                (connection.show if is_screen else connection.tell)(message)

    async def _meet(self, connection: Connection, hello: Hello) -> None:
        self._take(hello)
        self._connections.add(connection)
        for message in (vector("words"), vector("welcome")):
            connection.tell(message)
        connection.show(self._screen)
        tasks = asyncio.create_task(connection.send_all()), asyncio.create_task(self._listen(connection))
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._connections.discard(connection)
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError, CloseError, Exception):
                    await task

    async def _listen(self, connection: Connection) -> None:
        while True:
            self._take(await connection.receive())

    def _take(self, message: object) -> None:
        with self._changed:
            self.said.append(msgspec.to_builtins(message))
            self._changed.notify_all()


@contextmanager
def phone_stage() -> Iterator[PhoneStage]:
    """A stage, closed when this is done."""
    stage = PhoneStage()
    try:
        yield stage
    finally:
        stage.close()
