"""Open a link: try all addresses of a machine, local ones first, and take the first that proves itself."""

import asyncio
import errno
import os
import socket
import ssl
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import TypeVar

from net.address import Address, address_of
from net.links.calling import Calling, Probing
from net.links.certificate import make_client_context
from net.links.channel import GREETING_S, SHUTDOWN_S, Channel, greet
from net.links.faults import Fault, LinkError
from net.links.handshake import Call, Probed
from net.links.link import Link

STAGGER_S = 0.25
"""How long an address has before the next one is tried beside it (RFC 8305 section 5)."""

Networks = Sequence[IPv4Network | IPv6Network]

_FINAL = (
    Fault.VERSION,
    Fault.CODE_NEEDED,
    Fault.NO_CODE,
    Fault.BAD_CODE,
    Fault.INTERFERENCE,
    Fault.REMOVED,
)
"""After these nothing else is tried: it is the machine, or somebody who would like to be taken for it.

Where a key is expected all addresses are tried: anybody can advertise one, and answer there.
"""
_TELLING = (
    Fault.TOO_MANY_TRIES,
    *_FINAL,
    Fault.KEY_CHANGED,
    Fault.TABLE_GONE,
    Fault.SLOW_DOWN,
    Fault.BUSY,
    Fault.OURSELVES,
    Fault.MALFORMED,
    Fault.LOST,
    Fault.NOT_TUSAC,
    Fault.SILENT,
    Fault.REFUSED,
    Fault.TIMED_OUT,
    Fault.NO_ROUTE,
    Fault.BAD_ADDRESS,
)
"""Of several faults the first of these is told."""
_NO_ROUTE = frozenset(
    (errno.EHOSTUNREACH, errno.ENETUNREACH, errno.ENETDOWN, errno.EHOSTDOWN, errno.EACCES, errno.EPERM)
)
_T = TypeVar("_T")


async def dial(addresses: Sequence[Address], call: Call, *, networks: Networks = ()) -> Link:
    """Return an open, authenticated link to the first of these addresses where the call succeeds.

    Addresses in `networks`, those that our interfaces are in, come first; each further address is tried 250
    ms after the one before it, or as soon as that has failed. A fault that would be the same everywhere (a
    wrong code, another version) ends the attempt at once, unless a key is expected.

    Raises LinkError, if none succeeded: the most telling of their faults.
    """

    async def attempt(address: Address) -> Link:
        return await _connected(address, lambda channel: _call(channel, call))

    final = () if call.expected_key else _FINAL
    return await _race(in_order(await _resolved(addresses), networks), attempt, Link.close, final)


async def probe(
    addresses: Sequence[Address], table: bytes, *, program: str, networks: Networks = ()
) -> Probed:
    """Ask a machine about its table, as `dial` does; nobody proves anything, and we do not say who we are.

    Raises LinkError.
    """

    async def attempt(address: Address) -> Probed:
        return await _connected(address, lambda channel: _ask(channel, Probing(program, table)))

    return await _race(in_order(await _resolved(addresses), networks), attempt, lambda _: None)


def in_order(addresses: Sequence[Address], networks: Networks) -> list[Address]:
    """Return the addresses, each once, those in one of the networks first, else in the order given."""
    return sorted(dict.fromkeys(addresses), key=lambda address: not _is_in(address, networks))


def _is_in(address: Address, networks: Networks) -> bool:
    try:
        host = ip_address(address.host)
    except ValueError:
        return False
    return any(host in network for network in networks)


async def _resolved(addresses: Sequence[Address]) -> list[Address]:
    """Return the addresses with those that a name stands for in place of the name.

    None for an unknown one.
    """
    return [literal for address in addresses for literal in await _literals(address)]


async def _literals(address: Address) -> list[Address]:
    if address.is_literal:
        return [address]
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(GREETING_S):
            found = await loop.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    return [address_of(where) for *_, where in found]


async def _call(channel: Channel, call: Call) -> Link:
    calling = Calling(call, channel.certificate, os.urandom)
    greeted = await greet(channel, calling, calling.start())
    return Link(channel, greeted, is_outgoing=True, program=call.program)


async def _ask(channel: Channel, probing: Probing) -> Probed:
    probed = await greet(channel, probing, probing.start())
    channel.close()
    await channel.wait_closed()
    return probed


async def _connected(address: Address, use: Callable[[Channel], Awaitable[_T]]) -> _T:
    """Connect, and return what `use` makes of it. Raises LinkError, and leaves nothing open then."""
    is_taken = False
    try:
        async with asyncio.timeout(GREETING_S):
            connection = await _taken(address)
            is_taken = True
            channel = Channel(
                *await asyncio.open_connection(
                    sock=connection, ssl=_CONTEXT, server_hostname="", ssl_shutdown_timeout=SHUTDOWN_S
                )
            )
            async with channel.unless_it_fails():
                return await use(channel)
    except OSError as error:
        is_silent = is_taken and isinstance(error, TimeoutError)
        fault = Fault.SILENT if is_silent else _fault_of(error)
        raise LinkError(fault, f"{address}: {str(error) or 'no answer'}") from error


async def _taken(address: Address) -> socket.socket:
    """Return a connection that the system at an address, no name, has taken. Raises OSError."""
    ((family, kind, _, _, where), *_) = socket.getaddrinfo(
        address.host, address.port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST
    )
    connection = socket.socket(family, kind)
    connection.setblocking(False)
    try:
        await asyncio.get_running_loop().sock_connect(connection, where)
    except BaseException:
        connection.close()
        raise
    return connection


_CONTEXT = make_client_context()


def _fault_of(error: OSError) -> Fault:
    fault = Fault.LOST
    if isinstance(error, TimeoutError):
        fault = Fault.TIMED_OUT
    elif isinstance(error, socket.gaierror) or error.errno == errno.EINVAL:
        fault = Fault.BAD_ADDRESS
    elif isinstance(error, ConnectionRefusedError):
        fault = Fault.REFUSED
    elif isinstance(error, ssl.SSLError):
        fault = Fault.NOT_TUSAC
    elif error.errno in _NO_ROUTE:
        fault = Fault.NO_ROUTE
    return fault


async def _race(
    addresses: Sequence[Address],
    attempt: Callable[[Address], Awaitable[_T]],
    discard: Callable[[_T], None],
    final: Sequence[Fault] = _FINAL,
) -> _T:
    """Return what the first attempt that succeeds returns; others that succeed as well are discarded.

    Raises LinkError: one of the `final` faults at once, else the most telling of all.
    """
    waiting, faults = list(addresses), list[LinkError]()
    running: set[asyncio.Future[_T]] = set()
    try:
        while waiting or running:
            if waiting:
                running.add(asyncio.ensure_future(attempt(waiting.pop(0))))
            done, _ = await asyncio.wait(
                running, timeout=STAGGER_S if waiting else None, return_when=asyncio.FIRST_COMPLETED
            )
            for future in done:
                running.remove(future)
                try:
                    return future.result()
                except LinkError as error:
                    if error.fault in final:
                        raise
                    faults.append(error)
    finally:
        for future in running:
            future.cancel()
        for result in await asyncio.gather(*running, return_exceptions=True):
            if not isinstance(result, BaseException):
                discard(result)
    if not faults:
        raise LinkError(Fault.BAD_ADDRESS, "there is no such address")
    raise min(faults, key=lambda error: _TELLING.index(error.fault))
