"""The table this machine sat at when its program last ended without leaving it: found again, if it is still there."""

from dataclasses import replace

from net.address import Address
from net.discovery.advert import decode
from net.discovery.discovery import FoundTable, Nearby, Probe, Reach
from net.links.faults import LinkError
from net.node.store import OpenTable


class WayBack:
    """The way to one such table."""

    def __init__(self, table: OpenTable) -> None:
        self._places = table.places
        self._found: tuple[FoundTable, ...] = ()
        self.table = table.table.hex()[:16]
        """Its id as adverts have it."""

    async def ask(self, probe: Probe) -> None:
        """Ask where others of the table were, one after the other, until somebody keeps it there."""
        for host, port in self._places:
            address = Address(host, port)
            try:
                advert = decode(await probe((address,)))
            except LinkError:
                continue
            if advert is not None and advert.table == self.table:
                self._found = (FoundTable(advert, (address,), Reach.ANSWERS),)
                return

    def added_to(self, nearby: Nearby) -> Nearby:
        """Return what discovery knows, with the table if it answers and is in no list."""
        if any(found.advert.table == self.table for found in nearby.tables):
            return nearby
        return replace(nearby, tables=(*nearby.tables, *self._found))
