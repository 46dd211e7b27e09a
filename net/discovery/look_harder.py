"""Dial every address of our home networks: only on request, for it disturbs all machines there."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from ipaddress import IPv4Address, IPv4Interface

from net.address import DEFAULT_PORT, PORTS, Address
from net.discovery.discovery import Probe, Search
from net.discovery.interfaces import Interface, InterfaceKind
from net.links.faults import Fault, LinkError

AT_A_TIME = 64
PATIENCE_S = 1.5
"""For one address; a machine in the same house answers within milliseconds."""
MAX_NETWORKS = 4


def neighbors(interfaces: Sequence[Interface]) -> tuple[Address, ...]:
    """Return every other address of our own /24 networks, at the default port.

    A larger network counts as its /24.
    """
    own = [
        address.ip
        for interface in interfaces
        if interface.kind is not InterfaceKind.LOOPBACK
        for address in interface.addresses
        if isinstance(address, IPv4Interface)
    ]
    networks = list(dict.fromkeys(ip.packed[:-1] for ip in own))[:MAX_NETWORKS]
    hosts = (IPv4Address(network + bytes((last,))) for network in networks for last in range(1, 255))
    return tuple(Address(str(host), DEFAULT_PORT) for host in hosts if host not in own)


async def look_harder(
    probe: Probe,
    recent: Iterable[Address],
    around: Iterable[Address],
    on_found: Callable[[Address, bytes], None],
    on_progress: Callable[[Search], None],
) -> None:
    """Ask the tables that worked before, then all around.

    A machine that is there is asked at the further ports too.

    Args:
        probe: how to ask.
        recent: where tables were lately.
        around: further addresses, at the default port.
        on_found: is given each address that answered, with its answer.
        on_progress: is told after each address how far it is.
    """
    waiting = list(dict.fromkeys([*recent, *around]))
    tried, total, running = 0, len(waiting), set[asyncio.Task[bool]]()
    asked = set(waiting)
    waiting.reverse()

    async def ask(address: Address) -> bool:
        """Return whether a machine is there."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                answer = await probe([address])
        except LinkError as error:
            return error.fault is Fault.REFUSED
        except OSError:  # TimeoutError is one
            return False
        on_found(address, answer)
        return True

    on_progress(Search(0, total))
    try:
        while waiting or running:
            while waiting and len(running) < AT_A_TIME:
                address = waiting.pop()
                running.add(asyncio.create_task(ask(address), name=address.host))
            done, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                tried += 1
                if task.result():
                    further = {Address(task.get_name(), port) for port in PORTS} - asked
                    asked |= further
                    total += len(further)
                    waiting += sorted(further)
            on_progress(Search(tried, total))
    finally:
        for task in running:
            task.cancel()
