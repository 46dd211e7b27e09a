"""The server of phones: one port for the page and its WebSockets, for everybody on the Wi-Fi to knock at.

Nothing of a request reaches the disk, and nothing is answered but what docs/phone.md, 2 lists.
"""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from http import HTTPStatus

import msgspec
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from tusac_qt.phone.alone_files import AloneFiles
from tusac_qt.phone.connection import (
    GREETING_S,
    SLOW,
    WRONG_KEY,
    CloseError,
    Connection,
    caller_of,
    greet,
    shut,
)
from tusac_qt.phone.invitation import LETTERS, TOKEN_LETTERS, Invitation, canonical
from tusac_qt.phone.limits import Doorkeeper, DoorPlace
from tusac_qt.phone.messages import MOST_BYTES, Hello
from tusac_qt.phone.page_files import (
    ALONE,
    INDEX,
    PageFile,
    alone_headers,
    page_files,
    safe_headers,
    version_of,
)
from tusac_qt.phone.page_words import page_words
from tusac_qt.phone.sealing import FILLED_TO, TAG_BYTES
from tusac_qt.phone.sorry import misdirected_text, no_table_text, sorry_page, too_many_text
from tusac_qt.phone.words_message import chosen_language
from tusac_qt.words.translation import speaking

FIRST_PORT, PORTS = 28480, 10
"""Where phones are served if nothing else is asked for: the first of these ports that is free."""

_CLOSES_S = 2.0
"""How long phones have to answer that they have heard the end."""
_WORDS = "words.json"
_ICON = "touch-icon.png"
_ICONS = ("/favicon.ico", "/favicon.png")
"""Browsers ask for these, and for `/apple-touch-icon...`, by themselves."""
_NOTHING = PageFile("text/plain; charset=utf-8", b"")
_QUIET = logging.getLogger("tusac.phone")
_QUIET.addHandler(logging.NullHandler())
_QUIET.propagate = False

Meet = Callable[[Connection, Hello], Awaitable[None]]
"""Lives with a page from its hello to its end."""


class _Guarded(ServerConnection):
    """A connection that is dropped before anything is read from it if its address connects too often."""

    doorkeeper: Doorkeeper
    made: set["_Guarded"]
    place: DoorPlace | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.made.add(self)
        self.place = self.doorkeeper.admit(caller_of(self), self.transport.abort, time.monotonic())
        if self.place is None:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.made.discard(self)
        self.count_no_longer()
        super().connection_lost(exc)

    def count_no_longer(self) -> None:
        """Free the place of this connection: it has proven the key, or is closed."""
        if self.place is not None:
            self.doorkeeper.left(self.place)
            self.place = None


class PhoneServer:
    """Listens for phones. Used from one event loop."""

    def __init__(
        self,
        invitation: Invitation,
        meet: Meet,
        files: dict[str, PageFile] | None = None,
        alone: AloneFiles | None = None,
    ) -> None:
        """Prepare; `open` follows.

        Args:
            invitation: what lets phones in.
            meet: lives with each page that has the key.
            files: the page; None for ours.
            alone: the game that a phone plays alone; None if this computer has none.
        """
        self._alone = alone
        self._invitation = invitation
        self._meet = meet
        self._files = page_files() if files is None else files
        self._version = version_of(self._files)
        self._doorkeeper = Doorkeeper()
        self._server: Server | None = None
        self._made: set[_Guarded] = set()
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
            made = self._made

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
                await asyncio.wait_for(self._server.wait_closed(), _CLOSES_S)
            while self._made:  # connections of phones that read nothing, or of strangers who say nothing
                for connection in self._made:
                    connection.transport.abort()
                await asyncio.sleep(0)

    def _answer(self, socket: ServerConnection, request: Request) -> Response | None:
        """Answer a request; None lets the handshake of a WebSocket go on."""
        host = self._host_of(socket, request)
        asks = _languages(request)
        if not host:
            return _sorry(HTTPStatus.MISDIRECTED_REQUEST, "", asks, misdirected_text)
        if request.method != "GET":
            return _empty(HTTPStatus.METHOD_NOT_ALLOWED, host)
        path, _, query = request.path.partition("?")
        names = path.removeprefix("/").split("/")
        if path in _ICONS or path.startswith("/apple-touch-icon"):
            names = ["page", _ICON]
        if names[0] == "page":
            return self._file("/".join(names[1:]), query, host)
        if path.startswith(ALONE) and self._alone is not None:
            socket.close_timeout = GREETING_S  # larger than other answers: a slow phone needs longer
            return _alone_file(self._alone, path.removeprefix(ALONE))
        if canonical(names[0]) == self._invitation.token:
            self._doorkeeper.know(caller_of(socket), time.monotonic())
            return self._behind_token(request, names, host)
        return self._turn_away(names[0], caller_of(socket), host, asks)

    def _turn_away(self, token: str, address: str, host: str, asks: list[str]) -> Response:
        """Answer a caller who does not have our token, and count attempts that look like one."""
        now = time.monotonic()
        waits_s = self._doorkeeper.waits_s(address, now)
        if waits_s:
            minutes = math.ceil(waits_s / 60)
            return _sorry(HTTPStatus.TOO_MANY_REQUESTS, host, asks, lambda: too_many_text(minutes))
        if _looks_like_token(token):
            self._doorkeeper.tried_wrong(address, now)
        return _sorry(HTTPStatus.NOT_FOUND, host, asks, no_table_text)

    def _behind_token(self, request: Request, names: list[str], host: str) -> Response | None:
        if names[1:] in ([], [""]):
            return _file(self._files.get(INDEX), host)
        if names[1:] != ["socket"]:
            return _sorry(HTTPStatus.NOT_FOUND, host, _languages(request), no_table_text)
        if request.headers.get_all("Origin") != [f"http://{host}"]:
            return _empty(HTTPStatus.FORBIDDEN, host)
        return None

    def _host_of(self, socket: ServerConnection, request: Request) -> str:
        """Return the host that was asked for; "" unless it is the very address that the connection came to.

        Host names are refused: otherwise an attacker could make a name of theirs point at this computer.
        """
        own = socket.transport.get_extra_info("sockname")
        asked = request.headers.get_all("Host")
        if not own or len(asked) != 1:
            return ""
        return asked[0] if asked[0].lower() == f"{own[0]}:{own[1]}" else ""

    def _file(self, name: str, query: str, host: str) -> Response:
        if name != _WORDS:
            version, _, rest = name.partition("/")
            if version == self._version:
                return _file(self._files.get(rest), host, is_lasting=True)
            return _file(self._files.get(name), host)
        wanted = query[:200].removeprefix("lang=").replace("%2C", ",").split(",")
        code = chosen_language(wanted)
        with speaking(code):
            words = msgspec.json.encode({"lang": code, "texts": page_words()})
        return _file(PageFile("application/json", words), host)

    async def _live(self, socket: ServerConnection) -> None:
        """Serve one WebSocket to its end."""
        try:
            await self._talk(socket)
        except CloseError as error:
            await shut(socket, error.code)
        except ConnectionClosed:
            pass

    async def _talk(self, socket: ServerConnection) -> None:
        request = socket.request
        host = "" if request is None else request.headers["Host"].lower()
        connection = await greet(socket, self._invitation.token, self._invitation.key, host)
        try:
            hello = await asyncio.wait_for(connection.receive(), GREETING_S)
        except TimeoutError as error:
            raise CloseError(SLOW) from error
        if not isinstance(hello, Hello):
            raise CloseError(WRONG_KEY)
        if isinstance(socket, _Guarded):
            socket.count_no_longer()
        await self._meet(connection, hello)


def _looks_like_token(name: str) -> bool:
    """Return whether a path may be a mistyped token, and not one that browsers ask for by themselves."""
    token = canonical(name)
    return len(token) == TOKEN_LETTERS and all(letter in LETTERS for letter in token)


def _languages(request: Request) -> list[str]:
    """Return the languages that a browser asks for, the best first."""
    asked = ",".join(request.headers.get_all("Accept-Language"))[:200].split(",")
    return [part.partition(";")[0].strip() for part in asked]


def _sorry(status: HTTPStatus, host: str, languages: list[str], text: Callable[[], str]) -> Response:
    code = chosen_language(languages)
    with speaking(code):
        page = sorry_page(code.replace("_", "-"), text())
    return _made(status, safe_headers(host), PageFile("text/html; charset=utf-8", page.encode()))


def _file(file: PageFile | None, host: str, *, is_lasting: bool = False) -> Response:
    if file is None:
        return _empty(HTTPStatus.NOT_FOUND, host)
    return _made(HTTPStatus.OK, safe_headers(host), file, is_lasting=is_lasting)


def _alone_file(files: AloneFiles, name: str) -> Response:
    """Answer a request for a file of the game that a phone plays alone; a path with a version is kept."""
    file = files.read(name)
    status = HTTPStatus.NOT_FOUND if file is None else HTTPStatus.OK
    return _made(status, alone_headers(), file or _NOTHING, is_lasting=file is not None and "/" in name)


def _empty(status: HTTPStatus, host: str) -> Response:
    return _made(status, safe_headers(host), _NOTHING)


def _made(
    status: HTTPStatus, headers: Mapping[str, str], file: PageFile, *, is_lasting: bool = False
) -> Response:
    told = Headers(headers)
    told["Cache-Control"] = "public, max-age=31536000, immutable" if is_lasting else "no-store"
    told["Content-Type"] = file.kind
    if file.is_packed:
        told["Content-Encoding"] = "gzip"
    told["Content-Length"] = str(len(file.content))
    told["Connection"] = "close"
    return Response(status.value, status.phrase, told, file.content)
