"""Listen for links: limits on strangers, the greeting, and what is proven is handed on."""

import asyncio
import errno
import os
import socket
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial

from net.address import PORTS
from net.identity import Identity
from net.links.answering import Answerer, Answering
from net.links.calculator import Calculator
from net.links.certificate import ServerTls, make_server_tls
from net.links.channel import GREETING_S, READ_BYTES, SHUTDOWN_S, Channel, greet, hear, let_go
from net.links.code import network_of
from net.links.faults import Fault, LinkError
from net.links.handshake import HandshakeState, Host
from net.links.link import Link
from net.links.strangers import MAX_STRANGERS, Strangers

FIRST_HELLO_S = 3.0
"""From the connection to the first frame."""


@dataclass(frozen=True, slots=True)
class CallerPolicy:
    """The policy towards callers.

    Attributes:
        identity: ours.
        program: our program's version, told to callers.
        host: is asked who may come to which table.
        on_link: is given every link that has proven itself; it must take care of it, or close it.
        tls: the certificate that callers are shown; making one takes some ten milliseconds.
    """

    identity: Identity
    program: str
    host: Host
    on_link: Callable[[Link], None]
    tls: ServerTls = field(default_factory=make_server_tls)


class Acceptor:
    """Listens on one port until closed. Used from the event loop's thread only.

    Attributes:
        port: the port it listens on.
    """

    def __init__(self, reception: CallerPolicy, listeners: Sequence[socket.socket]) -> None:
        """Accept from sockets that listen on one port; `open` makes them."""
        self.port: int = listeners[0].getsockname()[1]
        self._reception = reception
        self._tls = reception.tls
        self._answerer = Answerer(
            reception.identity, reception.program, reception.host, self._tls.digest, os.urandom
        )
        self._strangers = Strangers()
        self._calculator = Calculator()
        self._listeners = listeners
        self._loop = asyncio.get_running_loop()
        self._greetings: set[asyncio.Task[None]] = set()
        self._accepted: set[socket.socket] = set()
        self._pauses: dict[socket.socket, asyncio.TimerHandle] = {}
        self._tasks: list[asyncio.Task[None]] = []
        for listener in listeners:
            self._listen(listener)

    @classmethod
    async def open(
        cls, reception: CallerPolicy, *, port: int | None = None, interfaces: Sequence[str] = ("",)
    ) -> "Acceptor":
        """Start to listen.

        Args:
            reception: what callers meet.
            port: this one or none, 0 for any free one; without it the default port or one of the nine after
                it.
            interfaces: the addresses to listen on; "" for all of IPv4, and of IPv6 where the system has it.

        Raises LinkError: `Fault.BUSY` if the port is in use, or all ten are, `Fault.BAD_ADDRESS` if the
        system lets nobody listen there.
        """
        return cls(reception, _listening(PORTS if port is None else (port,), interfaces))

    async def close(self) -> None:
        """Stop listening and drop the connections that have not proven themselves. Open links stay."""
        if not self._tasks:
            for listener in self._listeners:
                self._loop.remove_reader(listener)
        for pause in self._pauses.values():
            pause.cancel()
        tasks = [*self._tasks, *self._greetings]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for connection in self._accepted:  # whose greetings have been cancelled before they had begun
            connection.close()
        await self._calculator.close()
        for listener in self._listeners:
            listener.close()

    def _listen(self, listener: socket.socket) -> None:
        """Take callers from now on; a task does it where the loop cannot tell of them, as on Windows."""
        try:
            self._loop.add_reader(listener, self._take, listener)
        except NotImplementedError:
            self._tasks.append(self._loop.create_task(self._accept(listener)))

    def _take(self, listener: socket.socket) -> None:
        """Take the caller that has come.

        Unlike `sock_accept`, which loses a caller that comes just when it is cancelled, and leaves it
        waiting.
        """
        try:
            connection, (address, *_) = listener.accept()
        except (BlockingIOError, InterruptedError):
            return
        except OSError:  # the caller is gone already, or we are out of files
            self._loop.remove_reader(listener)
            self._pauses[listener] = self._loop.call_later(_PAUSE_S, self._listen, listener)
            return
        connection.setblocking(False)
        self._receive(connection, address)

    async def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                connection, (address, *_) = await self._loop.sock_accept(listener)
            except OSError:
                await asyncio.sleep(_PAUSE_S)
                continue
            self._receive(connection, address)

    def _receive(self, connection: socket.socket, address: str) -> None:
        host = address.partition("%")[0]
        if self._strangers.enter(host, self._loop.time()):
            self._accepted.add(connection)
            greeting = self._loop.create_task(self._greet(connection, host))
            self._greetings.add(greeting)
            greeting.add_done_callback(self._greetings.discard)
        else:
            connection.close()

    async def _greet(self, connection: socket.socket, host: str) -> None:
        """Bring a connection to a link, or to its end, within five seconds."""
        self._accepted.discard(connection)
        answering = Answering(self._answerer, host)
        link = None
        try:
            link = await self._answered(connection, answering, host)
        except (OSError, LinkError) as error:
            if isinstance(error, LinkError) and error.fault is Fault.MALFORMED:
                self._strangers.offend(host, self._loop.time())
            let_go(error)
        finally:
            answering.release(self._loop.time())
            self._strangers.leave(host)
        if link is not None:
            self._reception.on_link(link)

    async def _answered(self, connection: socket.socket, answering: Answering, host: str) -> Link | None:
        """Return the link that a connection becomes, None after a probe. Raises OSError, LinkError."""
        begun = self._loop.time()
        async with asyncio.timeout_at(begun + FIRST_HELLO_S) as limit:
            channel = await self._encrypted(connection)
            async with channel.unless_it_fails():
                await hear(channel, answering)
                limit.reschedule(begun + GREETING_S)
                if answering.state is HandshakeState.PROBED:
                    channel.close()
                    await channel.wait_closed()
                    return None
                calculate = partial(self._calculator.run, network_of(host))
                greeted = await greet(channel, answering, [], calculate)
        return Link(channel, greeted, is_outgoing=False, program=self._reception.program)

    async def _encrypted(self, connection: socket.socket) -> Channel:
        reader = asyncio.StreamReader(limit=READ_BYTES)
        protocol = asyncio.StreamReaderProtocol(reader)
        transport, _ = await self._loop.connect_accepted_socket(
            lambda: protocol,
            connection,
            ssl=self._tls.context,
            ssl_handshake_timeout=FIRST_HELLO_S,
            ssl_shutdown_timeout=SHUTDOWN_S,
        )
        return Channel(reader, asyncio.StreamWriter(transport, protocol, reader, self._loop))


def _listening(ports: Sequence[int], interfaces: Iterable[str]) -> list[socket.socket]:
    """Return sockets that listen on the first of the ports that is free on all interfaces.

    Raises LinkError.
    """
    hosts = [host for name in interfaces for host in ((name,) if name else _EVERYWHERE)]
    for port in ports:
        try:
            return _bound(hosts, port)
        except OSError as error:
            if error.errno not in _IN_USE:
                raise LinkError(Fault.BAD_ADDRESS, str(error)) from error
    if len(ports) == 1:
        raise LinkError(Fault.BUSY, f"port {ports[0]} is in use")
    raise LinkError(Fault.BUSY, f"the ports {ports[0]} to {ports[-1]} are in use")


def _bound(hosts: Sequence[str], port: int) -> list[socket.socket]:
    listeners: list[socket.socket] = []
    try:
        for host in hosts:
            try:
                listeners.append(_listener(host, listeners[0].getsockname()[1] if listeners else port))
            except OSError as error:
                if host != "::" or error.errno not in _NO_IPV6:
                    raise
    except OSError:
        for listener in listeners:
            listener.close()
        raise
    return listeners


def _listener(host: str, port: int) -> socket.socket:
    ((family, _, _, _, address),) = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST | socket.AI_PASSIVE
    )
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        if sys.platform == "win32":  # elsewhere a restarted program may take its port again at once
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(MAX_STRANGERS)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener


_EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - a host is to be found on every network it is in
_IN_USE = (errno.EADDRINUSE, errno.EACCES)
_NO_IPV6 = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL)
_PAUSE_S = 0.1
