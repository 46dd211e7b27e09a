"""Links over loopback for tests: an acceptor, a pair of ends, and a raw TLS connection to abuse."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeVar

from net.address import Address
from net.links.acceptor import Acceptor, CallerPolicy
from net.links.certificate import make_client_context
from net.links.dialling import dial
from net.links.handshake import Call
from net.links.link import Link
from tests.support.greetings import CALL, COORDINATOR, OneTable
from tests.support.patience import PATIENCE_S

LOOPBACK = ("127.0.0.1",)
_T = TypeVar("_T")


def run(test: Callable[[], Coroutine[None, None, _T]]) -> _T:
    """Run an asynchronous test to its end."""

    async def limited() -> _T:
        async with asyncio.timeout(PATIENCE_S):
            return await test()

    return asyncio.run(limited())


async def until(condition: Callable[[], object]) -> None:
    """Wait until something is so."""
    while not condition():  # noqa: ASYNC110 - what is waited for has no event of its own
        await asyncio.sleep(0.005)


@dataclass
class Coordinator:
    """An acceptor on loopback.

    Attributes:
        acceptor: it.
        address: its address.
        host: of its table.
        links: those that came and are not taken yet.
    """

    acceptor: Acceptor
    address: Address
    host: OneTable
    links: asyncio.Queue[Link]


@asynccontextmanager
async def coordinator(host: OneTable | None = None) -> AsyncIterator[Coordinator]:
    """An acceptor for as long as it is needed."""
    links: asyncio.Queue[Link] = asyncio.Queue()
    host = host or OneTable()
    acceptor = await Acceptor.open(
        CallerPolicy(COORDINATOR, "1.1", host, links.put_nowait), port=0, interfaces=LOOPBACK
    )
    try:
        yield Coordinator(acceptor, Address("127.0.0.1", acceptor.port), host, links)
    finally:
        await acceptor.close()
        while not links.empty():
            await end(links.get_nowait())


@asynccontextmanager
async def pair(call: Call = CALL, host: OneTable | None = None) -> AsyncIterator[tuple[Link, Link]]:
    """Both ends of an open link: the dialler's, the acceptor's."""
    async with coordinator(host) as table:
        ends = await dial([table.address], call), await table.links.get()
        try:
            yield ends
        finally:
            for link in ends:
                await end(link)


async def end(link: Link) -> None:
    """Close a link and wait for its socket."""
    link.close()
    await link.wait_closed()


@asynccontextmanager
async def raw_tls(address: Address) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """An encrypted connection on which anything may be sent."""
    reader, writer = await asyncio.open_connection(
        address.host, address.port, ssl=make_client_context(), server_hostname="", ssl_shutdown_timeout=1
    )
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def stranger(serve: Serve, **options: object) -> AsyncIterator[Address]:
    """Some other server on loopback."""
    server = await asyncio.start_server(serve, "127.0.0.1", 0, **options)  # type: ignore[arg-type]
    async with server:
        yield Address("127.0.0.1", server.sockets[0].getsockname()[1])
