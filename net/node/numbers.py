"""The one way from a table number to addresses, whoever types one: first by the adverts that are heard."""

import asyncio
from collections.abc import Sequence

from net.address import Address
from net.discovery.discovery import Discovery, Watcher
from net.links.reaching import is_anybody_at

_HEARS_S = 2.0
"""So long adverts are listened for where nobody answers at the addresses made of the number."""
_EACH_S = 0.1


async def answering(number: str, made: Sequence[Address], discovery: Discovery | None) -> tuple[Address, ...]:
    """Return where to dial the table of a number, the likeliest first; none if it answers nowhere.

    An advert bears the number and all addresses of its machine. Those made of the number alone are IPv4, and
    a VPN that takes the way into the home network makes them silent while others still answer.

    Args:
        number: as it was typed, such as "37" or "37-2".
        made: the addresses made of it.
        discovery: hears adverts; None where nothing does.
    """
    if discovery is None:
        return tuple(made) if await is_anybody_at(made) else ()
    began = asyncio.get_running_loop().time()
    discovery.watch(Watcher.NUMBER, is_on=True)
    try:
        tried: tuple[Address, ...] = ()
        while True:
            known = tuple(dict.fromkeys((*_heard(number, discovery), *made)))
            if known != tried:
                tried = known
                if await is_anybody_at(known):
                    return known
            if asyncio.get_running_loop().time() - began >= _HEARS_S:
                return ()
            await asyncio.sleep(_EACH_S)
    finally:
        discovery.watch(Watcher.NUMBER, is_on=False)


def _heard(number: str, discovery: Discovery) -> tuple[Address, ...]:
    wanted = _plain(number)
    tables = (table for table in discovery.nearby.tables if table.number and _plain(table.number) == wanted)
    return tuple(address for table in tables for address in table.addresses)


def _plain(number: str) -> tuple[int, int]:
    """Return a number as it is meant: its machine, and which of its tables."""
    machine, _, table = number.partition("-")
    return int(machine), int(table or 1)
