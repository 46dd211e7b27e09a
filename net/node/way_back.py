"""The table that this machine's program ended at without leaving it: found again, or restored."""

from dataclasses import replace

from net.address import Address
from net.discovery.advert import decode
from net.discovery.discovery import FoundTable, Nearby, Probe, TableReach
from net.links.faults import LinkError
from net.node.listing import advert_of
from net.node.store import OpenTable
from net.table.coordination.publishing import listing_of
from net.table.values.lobby_note import from_note
from net.table.values.memory import RecoverySnapshot, company_of


class WayBack:
    """The way to one such table."""

    def __init__(self, table: OpenTable, head: bytes | None = None, program: str = "") -> None:
        """Know where its others were.

        Args:
            table: it.
            head: of what was stored of it last; None for nothing.
            program: the version of ours.
        """
        self._places = table.places
        self._found = () if head is None else _stored(table, head, program)
        self.table = table.table.hex()[:16]
        """Its id as adverts have it."""

    async def ask(self, probe: Probe) -> None:
        """Ask where others of the table were, one after the other, until a coordinator answers."""
        for host, port in self._places:
            address = Address(host, port)
            try:
                advert = decode(await probe((address,)))
            except LinkError:
                continue
            if advert is not None and advert.table == self.table:
                self._found = (FoundTable(advert, (address,), TableReach.ANSWERS),)
                return

    def added_to(self, nearby: Nearby) -> Nearby:
        """Return what discovery knows, with the table if nothing that answers is in the list.

        If nobody keeps it, it is listed as it was, as long as we can bring it back ourselves.
        """
        own = [found for found in nearby.tables if found.advert.table == self.table]
        if not self._found or any(found.reach is not TableReach.SILENT for found in own):
            return nearby
        others = tuple(found for found in nearby.tables if found not in own)
        return replace(nearby, tables=(*others, *self._found))


def company_at(table: OpenTable, head: bytes) -> RecoverySnapshot | None:
    """Return what brings a table back that our program has not left.

    None if what is stored is of no use for it.
    """
    company = company_of(head)
    return None if company is None or company.lobby_id != table.table else company


def _stored(table: OpenTable, head: bytes, program: str) -> tuple[FoundTable, ...]:
    """Return the table as it was stored, if it can be brought back.

    Its addresses are where it may be kept still.
    """
    company = company_at(table, head)
    lobby = None if company is None else from_note(company.lobby)
    if company is None or lobby is None or not table.places:
        return ()
    coordinator = lobby.member(company.coordinator)
    if coordinator is None:
        return ()
    advert = advert_of(listing_of(lobby, company.lobby_id, coordinator.key), coordinator.identity, program)
    return (
        FoundTable(advert, tuple(Address(host, port) for host, port in table.places), TableReach.UNTRIED),
    )
