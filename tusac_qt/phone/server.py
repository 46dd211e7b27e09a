"""The server of phones: one port for the page and its WebSockets, for everybody on the Wi-Fi to knock at.

Nothing of a request reaches the disk, and nothing is answered but what docs/phone.md, 2 lists.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http import HTTPStatus

import msgspec
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from tusac_qt.phone.connection import (
    GREETING_S,
    TOO_MANY,
    WRONG_KEY,
    CloseError,
    Connection,
    greet,
    shut,
)
from tusac_qt.phone.invitation import Invitation, canonical
from tusac_qt.phone.limits import Doorkeeper
from tusac_qt.phone.messages import MOST_BYTES, Hello
from tusac_qt.phone.page_files import INDEX, PageFile, page_files, safe_headers
from tusac_qt.phone.page_words import page_words
from tusac_qt.phone.sealing import FILLED_TO, TAG_BYTES
from tusac_qt.phone.words_message import chosen_language
from tusac_qt.words.translation import speaking

FIRST_PORT, PORTS = 28480, 10
"""Where phones are served if nothing else is asked for: the first of these ports that is free."""

_WORDS = "words.json"
_QUIET = logging.getLogger("tusac.phone")
_QUIET.addHandler(logging.NullHandler())
_QUIET.propagate = False

Meet = Callable[[Connection, Hello], Awaitable[None]]
"""Lives with a page from its hello to its end."""


class _Guarded(ServerConnection):
    """A connection that is dropped before anything is read of it if its address has too many."""

    doorkeeper: Doorkeeper
    _admitted = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        address = caller_of(self)
        if self.doorkeeper.admit(address, time.monotonic()):
            self._admitted = address
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._admitted:
            self.doorkeeper.left(self._admitted)
            self._admitted = ""
        super().connection_lost(exc)


def caller_of(socket: ServerConnection) -> str:
    """Return the address that a connection comes from, "" if it is gone already."""
    name = socket.transport.get_extra_info("peername")
    return str(name[0]) if name else ""


class PhoneServer:
    """Listens for phones. Used from one event loop."""

    def __init__(self, invitation: Invitation, meet: Meet, files: dict[str, PageFile] | None = None) -> None:
        """Prepare; `open` follows.

        Args:
            invitation: what lets phones in.
            meet: lives with each page that has the key.
            files: the page; None for ours.
        """
        self._invitation = invitation
        self._meet = meet
        self._files = page_files() if files is None else files
        self._doorkeeper = Doorkeeper()
        self._server: Server | None = None
        self.port = 0

    async def open(self, host: str, ports: range | tuple[int, ...]) -> None:
        """Listen at the first of the ports that is free. Raises OSError if none is."""
        for port in ports:
            try:
                self._server = await self._listen(host, port)
            except OSError:
                if port == ports[-1]:
                    raise
            else:
                self.port = next(iter(self._server.sockets)).getsockname()[1]
                return

    async def _listen(self, host: str, port: int) -> Server:
        class Guarded(_Guarded):
            doorkeeper = self._doorkeeper

        return await serve(
            self._live,
            host,
            port,
            process_request=self._answer,
            create_connection=Guarded,
            compression=None,
            server_header=None,
            logger=_QUIET,
            open_timeout=GREETING_S,
            ping_interval=20,
            ping_timeout=20,
            close_timeout=2,
            max_size=MOST_BYTES + FILLED_TO + TAG_BYTES,
            max_queue=8,
            write_limit=1 << 16,
        )

    async def close(self) -> None:
        """Close every connection and listen no more."""
        if self._server is not None:
            self._server.close(code=1001)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._server.wait_closed(), 2.0)

    def _answer(self, socket: ServerConnection, request: Request) -> Response | None:
        """Answer a request; None lets the handshake of a WebSocket go on."""
        host = self._host_of(socket, request)
        if not host:
            return _plain(HTTPStatus.MISDIRECTED_REQUEST, "", "")
        if request.method != "GET":
            return _plain(HTTPStatus.METHOD_NOT_ALLOWED, host, "")
        path, _, query = request.path.partition("?")
        names = path.removeprefix("/").split("/")
        if names[0] == "page":
            return self._file("/".join(names[1:]), query, host)
        address = caller_of(socket)
        if not self._doorkeeper.may_try(address, time.monotonic()):
            return _plain(HTTPStatus.TOO_MANY_REQUESTS, host, "Too many wrong addresses. Wait ten minutes.")
        if not self._is_invited(names[0], address):
            return _plain(
                HTTPStatus.NOT_FOUND, host, "No such table. Scan the picture on the computer again."
            )
        return self._behind_token(request, names, host)

    def _is_invited(self, token: str, address: str) -> bool:
        """Return whether this is our token; count it if it is another one that somebody has tried."""
        if canonical(token) == self._invitation.token:
            return True
        if token not in ("", "favicon.ico", "robots.txt"):  # browsers ask for these by themselves
            self._doorkeeper.tried_wrong(address, time.monotonic())
        return False

    def _behind_token(self, request: Request, names: list[str], host: str) -> Response | None:
        if len(names) == 1:
            return _file(self._files.get(INDEX), host)
        if names[1:] != ["socket"]:
            return _plain(HTTPStatus.NOT_FOUND, host, "")
        if request.headers.get_all("Origin") != [f"http://{host}"]:
            return _plain(HTTPStatus.FORBIDDEN, host, "")
        return None

    def _host_of(self, socket: ServerConnection, request: Request) -> str:
        """Return the host that was asked for; "" unless it is the very address that the connection came to.

        A name is none of ours: somebody who lets a name of theirs point at this computer gets nothing.
        """
        own = socket.transport.get_extra_info("sockname")
        asked = request.headers.get_all("Host")
        if not own or len(asked) != 1:
            return ""
        return asked[0] if asked[0].lower() == f"{own[0]}:{own[1]}" else ""

    def _file(self, name: str, query: str, host: str) -> Response:
        if name != _WORDS:
            return _file(self._files.get(name), host)
        wanted = query[:200].removeprefix("lang=").replace("%2C", ",").split(",")
        code = chosen_language(wanted)
        with speaking(code):
            words = msgspec.json.encode({"lang": code, "texts": page_words()})
        return _file(PageFile("application/json", words), host)

    async def _live(self, socket: ServerConnection) -> None:
        """Live with one WebSocket to its end."""
        address = caller_of(socket)
        try:
            await self._talk(socket, address)
        except CloseError as error:
            if error.code == WRONG_KEY:
                self._doorkeeper.tried_wrong(address, time.monotonic())
            await shut(socket, error.code)
        except ConnectionClosed:
            pass

    async def _talk(self, socket: ServerConnection, address: str) -> None:
        if not self._doorkeeper.may_try(address, time.monotonic()):
            raise CloseError(TOO_MANY)
        request = socket.request
        host = "" if request is None else request.headers["Host"].lower()
        connection = await greet(socket, self._invitation.token, self._invitation.key, host)
        try:
            hello = await asyncio.wait_for(connection.receive(), GREETING_S)
        except TimeoutError as error:
            raise CloseError(TOO_MANY) from error
        if not isinstance(hello, Hello):
            raise CloseError(WRONG_KEY)
        await self._meet(connection, hello)


def _file(file: PageFile | None, host: str) -> Response:
    if file is None:
        return _plain(HTTPStatus.NOT_FOUND, host, "")
    return _response(HTTPStatus.OK, host, file.kind, file.content)


def _plain(status: HTTPStatus, host: str, text: str) -> Response:
    return _response(status, host, "text/plain; charset=utf-8", text.encode())


def _response(status: HTTPStatus, host: str, kind: str, content: bytes) -> Response:
    headers = Headers(safe_headers(host))
    headers["Content-Type"] = kind
    headers["Content-Length"] = str(len(content))
    headers["Connection"] = "close"
    return Response(status.value, status.phrase, headers, content)
