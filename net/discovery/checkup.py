"""Measurements at this machine of why tables may not be seen.

Values only; words are the client's.
"""

import asyncio
import secrets
import socket
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from zeroconf import (  # type: ignore[attr-defined]  # two of them are there, but not in its __all__
    DNSOutgoing,
    DNSQuestion,
    ServiceInfo,
)
from zeroconf.asyncio import AsyncServiceBrowser

from net.address import DEFAULT_PORT, PORTS
from net.discovery.discovery import FoundTable, Probe, TableReach, Watcher
from net.discovery.ears import listening
from net.discovery.firewalls import Firewall, firewall_signs
from net.discovery.interfaces import Interface, choose, read_interfaces
from net.discovery.lan import PROBE_PATIENCE_S, LanDiscovery
from net.discovery.multicast import FAILURES, MDNS_PORT, close_engine, open_engine
from net.discovery.port_holder import mdns_taken_by
from net.discovery.rows import ALIVE
from net.links.faults import LinkError

LISTEN_S = 4.0
"""Long enough for a question repeated after a lost packet, and for tables to be probed."""
HEAR_OURSELVES_S = 2.0
DIAL_S = 1.5
UDP_S = 1.0
MAX_DIALLED = 8

_CHECK_TYPE = "_tusac-check._tcp.local."
_QUERY, _PTR, _INTERNET = 0, 12, 1
_EVERYTHING = "_services._dns-sd._udp.local."


class CheckupStage(Enum):
    """The stage of a check-up."""

    OURSELVES = "ourselves"
    OTHERS = "others"
    DIALLING = "dialling"


class DialAnswer(Enum):
    """The answer of a machine on our network to an attempt to dial it."""

    THERE = "there"
    """It took the call or refused it: packets go both ways."""
    DROPPED = "dropped"
    """It answers a question of mDNS, and lets calls to a table fall: its firewall does, not the network."""
    SILENT = "silent"
    NO_ROUTE = "no_route"


@dataclass(frozen=True, slots=True)
class AdvertEcho:
    """Whether an interface lets us hear our own advert.

    Attributes:
        interface: which.
        is_heard: whether another program on this machine would hear it there.
    """

    interface: Interface
    is_heard: bool


@dataclass(frozen=True, slots=True)
class PortCheck:
    """Whether our own port can be dialled from this machine.

    Attributes:
        port: the first free one of ours; None if none is.
        is_default_taken: whether another program, perhaps a table of ours, has the default port.
        reached: our addresses where it could be dialled.
        missed: those where it could not.
    """

    port: int | None
    is_default_taken: bool
    reached: tuple[str, ...]
    missed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dialled:
    """A machine found on our network, and its answer to our call.

    Attributes:
        host: its address.
        answer: what came of it.
    """

    host: str
    answer: DialAnswer


@dataclass(frozen=True, slots=True)
class CheckUp:
    """Everything that was measured.

    Attributes:
        found: all interfaces that are up.
        used: those the game uses.
        echoes: of each of those.
        door: our port.
        heard: at least so many other machines speak mDNS; one may have several addresses.
        dialled: some of them, dialled.
        tables: those nearby, each asked whether it answers.
        firewalls: that may keep others out.
        mdns_taken_by: the program that keeps port 5353 for itself, "?" if the system does not tell; "" for
            none.
    """

    found: tuple[Interface, ...]
    used: tuple[Interface, ...]
    echoes: tuple[AdvertEcho, ...]
    door: PortCheck
    heard: int
    dialled: tuple[Dialled, ...]
    tables: tuple[FoundTable, ...]
    firewalls: tuple[Firewall, ...]
    mdns_taken_by: str = ""


async def check_up(probe: Probe, on_stage: Callable[[CheckupStage], None]) -> CheckUp:
    """Measure everything; takes 5 to 12 seconds, the longer the less works.

    Args:
        probe: how to ask the machines of tables nearby.
        on_stage: is told what is being done.
    """
    found = read_interfaces()
    used = choose(found)
    on_stage(CheckupStage.OURSELVES)
    looking_for_firewalls = asyncio.create_task(asyncio.to_thread(firewall_signs))
    echoes = await asyncio.gather(*map(_echo, used))
    door = await _try_door(used)
    on_stage(CheckupStage.OTHERS)
    heard, tables = await _listen(probe, used)
    on_stage(CheckupStage.DIALLING)
    dialled = await asyncio.gather(*map(_dial, heard[:MAX_DIALLED]))
    firewalls = await looking_for_firewalls
    machines = max(Counter(":" in host for host in heard).values(), default=0)
    taken_by = await asyncio.to_thread(mdns_taken_by)
    return CheckUp(found, used, tuple(echoes), door, machines, tuple(dialled), tables, firewalls, taken_by)


async def _echo(interface: Interface) -> AdvertEcho:
    """Advertise something of our own on one interface and listen for it as another program would."""
    speaker, listener = open_engine((interface,)), open_engine((interface,))
    name = f"{secrets.token_hex(4)}.{_CHECK_TYPE}"
    has_come = asyncio.Event()

    def notice(name: str, **_: object) -> None:
        if name == wanted.name:
            has_come.set()

    addresses = [host.partition("%")[0] for host in interface.hosts]
    wanted = ServiceInfo(_CHECK_TYPE, name, DEFAULT_PORT, server=name, parsed_addresses=addresses)
    try:
        if speaker is None or listener is None:
            return AdvertEcho(interface, is_heard=False)
        browser = AsyncServiceBrowser(listener.zeroconf, _CHECK_TYPE, handlers=[notice])
        await speaker.async_register_service(wanted, cooperating_responders=True)
        async with asyncio.timeout(HEAR_OURSELVES_S):
            await has_come.wait()
        await browser.async_cancel()
    except (*FAILURES, TimeoutError):
        return AdvertEcho(interface, is_heard=False)
    finally:
        for engine in (speaker, listener):
            if engine is not None:
                await close_engine(engine)
    return AdvertEcho(interface, is_heard=True)


async def _try_door(used: Sequence[Interface]) -> PortCheck:
    """Listen where a table would and dial it at each of our addresses."""
    for port in PORTS:
        try:
            server = await asyncio.start_server(lambda _, writer: writer.close(), port=port)
        except OSError:
            continue
        async with server:
            hosts = [host for interface in used for host in interface.hosts]
            failures = await asyncio.gather(*(_call(host, port) for host in hosts))
        reached = tuple(host for host, failure in zip(hosts, failures, strict=True) if failure is None)
        missed = tuple(host for host in hosts if host not in reached)
        return PortCheck(port, port != DEFAULT_PORT, reached, missed)
    return PortCheck(None, is_default_taken=True, reached=(), missed=())


async def _listen(probe: Probe, used: Sequence[Interface]) -> tuple[list[str], tuple[FoundTable, ...]]:
    """Return the other machines that are heard, and the tables, after asking who is there."""
    discovery = LanDiscovery(probe, lambda: None, read=lambda: tuple(used))
    async with listening(used) as ears:
        await discovery.open()
        discovery.watch(Watcher.LIST, is_on=True)
        asking = open_engine(used)
        if asking is not None:
            browser = AsyncServiceBrowser(asking.zeroconf, _EVERYTHING, handlers=[lambda **_: None])
            await asyncio.sleep(LISTEN_S)
            await browser.async_cancel()
            await close_engine(asking)
        tables = await asyncio.gather(*(_ask(probe, table) for table in discovery.nearby.tables))
        await discovery.close()
        return sorted(ears.heard, key=lambda host: (":" in host, host)), tuple(tables)


async def _ask(probe: Probe, table: FoundTable) -> FoundTable:
    """Return a table with what its machine answers now; one that has answered already is not asked again."""
    if table.reach is TableReach.ANSWERS:
        return table
    try:
        async with asyncio.timeout(PROBE_PATIENCE_S):
            await probe(table.addresses)
    except LinkError as error:
        return replace(table, reach=TableReach.ANSWERS if error.fault in ALIVE else TableReach.SILENT)
    except OSError:
        return replace(table, reach=TableReach.SILENT)
    return replace(table, reach=TableReach.ANSWERS)


async def _dial(host: str) -> Dialled:
    failure = await _call(host, DEFAULT_PORT)
    if failure is None or isinstance(failure, ConnectionError):
        return Dialled(host, DialAnswer.THERE)
    if not isinstance(failure, TimeoutError):
        return Dialled(host, DialAnswer.NO_ROUTE)
    return Dialled(host, DialAnswer.DROPPED if await _answers_mdns(host) else DialAnswer.SILENT)


async def _answers_mdns(host: str, port: int = MDNS_PORT) -> bool:
    """Return whether a machine answers us alone when it is asked over UDP what services it has."""
    has_come = asyncio.Event()

    class Answers(asyncio.DatagramProtocol):
        def datagram_received(self, _data: bytes, _addr: object) -> None:
            has_come.set()

    question = DNSOutgoing(_QUERY)
    question.add_question(DNSQuestion(_EVERYTHING, _PTR, _INTERNET))
    try:
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_datagram_endpoint(Answers, remote_addr=(host, port))
    except OSError:
        return False
    try:
        transport.sendto(question.packets()[0])
        async with asyncio.timeout(UDP_S):
            await has_come.wait()
    except OSError:  # TimeoutError is one
        return False
    finally:
        transport.close()
    return True


async def _call(host: str, port: int) -> OSError | None:
    """Open a connection and close it; return what came in the way."""
    try:
        async with asyncio.timeout(DIAL_S):
            _, writer = await asyncio.open_connection(host, port, flags=socket.AI_NUMERICHOST)
            writer.close()
            await writer.wait_closed()
    except OSError as error:  # TimeoutError is one
        return error
    return None
