"""The list of tables nearby: adverts, answers, and one row for each table. No clock, no sockets."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from net.address import Address
from net.discovery.advert import Advert, decode
from net.discovery.discovery import FoundTable, TableReach
from net.links.faults import Fault

PROBE_EVERY_S = 10.0
PROBE_AGAIN_S = 1.0
"""Wait after a first failure, so that a vanished machine is gray within 20 s (fault_matrix.py, 34)."""
MISSES_TO_GRAY = 2
MISSES_TO_FORGET = 12
"""After two minutes of refusals a table that is gone must be heard of again."""
MAX_ROWS = 256
"""A flood of adverts fills the list to here and no further."""

_GONE = frozenset({Fault.REFUSED, Fault.TABLE_GONE, Fault.NOT_TUSAC})
"""Somebody answered, and the table is not there."""
ALIVE = frozenset({Fault.VERSION, Fault.BUSY})
"""It is there, though it would not tell more."""


@dataclass(slots=True)
class _Row:
    advert: Advert
    addresses: tuple[Address, ...]
    is_heard: bool
    probe_at: float
    reach: TableReach = TableReach.UNTRIED
    misses: int = 0
    is_gone: bool = False


class Rows:
    """All known tables, by source: an instance name of mDNS, or the address where a table was found."""

    def __init__(self) -> None:
        self._rows: dict[str, _Row] = {}

    def hear(self, source: str, advert: Advert, addresses: Sequence[Address], now: float) -> None:
        """Take an advert from the network; without addresses it is of no use and forgotten."""
        row = self._rows.get(source)
        if not addresses:
            self._rows.pop(source, None)
        elif row is None and len(self._rows) < MAX_ROWS:
            self._rows[source] = _Row(advert, tuple(addresses), is_heard=True, probe_at=now)
        elif row is not None and (row.advert, row.addresses) != (advert, tuple(addresses)):
            row.advert, row.addresses, row.probe_at, row.is_gone = advert, tuple(addresses), now, False

    def find(self, address: Address, answer: bytes, now: float) -> None:
        """Record the answer of a machine that was asked although it had sent no advert."""
        advert = decode(answer)
        if advert is not None and (str(address) in self._rows or len(self._rows) < MAX_ROWS):
            probe_at = now + PROBE_EVERY_S
            self._rows[str(address)] = _Row(advert, (address,), False, probe_at, TableReach.ANSWERS)

    def drop(self, source: str) -> None:
        """Forget a source that said goodbye."""
        self._rows.pop(source, None)

    def clear(self) -> None:
        """Forget everything but what is gone: its advert may be heard for minutes after it."""
        self._rows = {source: row for source, row in self._rows.items() if row.is_gone}

    def hurry(self, now: float) -> None:
        """Let every source be asked again at once."""
        for row in self._rows.values():
            row.probe_at = now

    def due(self, now: float) -> list[tuple[str, tuple[Address, ...]]]:
        """Return the sources to be asked now, with their addresses.

        Each comes up again when its time comes.
        """
        ready = [(source, row) for source, row in self._rows.items() if row.probe_at <= now]
        for _, row in ready:
            row.probe_at = now + PROBE_EVERY_S
        return [(source, row.addresses) for source, row in ready]

    def answered(self, source: str, answer: bytes) -> None:
        """Take the answer of a machine that was asked: that it has this table, or another one, or none."""
        row, advert = self._rows.get(source), decode(answer)
        if row is None:
            return
        if advert is None or advert.table != row.advert.table:
            self._gone(source, row)
        else:
            row.advert, row.reach, row.misses, row.is_gone = advert, TableReach.ANSWERS, 0, False

    def failed(self, source: str, fault: Fault, now: float) -> None:
        """Take why a machine that was asked gave no answer."""
        row = self._rows.get(source)
        if row is None:
            return
        if fault in _GONE:
            self._gone(source, row)
        elif fault in ALIVE:
            row.reach, row.misses = TableReach.ANSWERS, 0
        else:
            row.misses += 1
            if row.misses >= MISSES_TO_GRAY:
                row.reach = TableReach.SILENT
            else:
                row.probe_at = now + PROBE_AGAIN_S

    def refused(self, table: str, addresses: Sequence[Address], fault: Fault) -> None:
        """Take why a table, by its id, could not be joined at some addresses."""
        if fault in _GONE:
            for source, row in list(self._rows.items()):
                if row.advert.table == table and set(row.addresses) & set(addresses):
                    self._gone(source, row)

    def tables(self, own: str = "", own_key: str = "") -> tuple[FoundTable, ...]:
        """Return one row for each table, in the order they were found.

        Args:
            own: our own table, left out whichever machine advertises it.
            own_key: the fingerprint of our key; what we have advertised before is left out.

        A table may be heard of more than once: under an old name and a new one, on two networks, from the
        coordinator it had and the one it has. Only adverts of its highest version are shown, and those that
        answer, for anybody can claim a high version; where two machines claim it both are.
        """
        listed = [row for row in self._rows.values() if not row.is_gone and row.advert.table != own]
        shown = [row for row in listed if row.advert.fingerprint != own_key]
        highest: dict[str, int] = {}
        for row in shown:
            highest[row.advert.table] = max(row.advert.version, highest.get(row.advert.table, 0))
        return _merged(
            row
            for row in shown
            if row.advert.version == highest[row.advert.table] or row.reach is TableReach.ANSWERS
        )

    def of(self, table: str) -> tuple[FoundTable, ...]:
        """Return one row for each machine that advertises a table, whatever version it claims.

        Here nothing is hidden by what another machine says.
        """
        return _merged(row for row in self._rows.values() if row.advert.table == table and not row.is_gone)

    def _gone(self, source: str, row: _Row) -> None:
        """Hide a row whose table has ended; one that is still advertised may come back and is asked on."""
        row.misses = row.misses + 1 if row.is_gone else 0
        if row.is_heard and row.misses < MISSES_TO_FORGET:
            row.is_gone, row.reach = True, TableReach.UNTRIED
        else:
            del self._rows[source]


def _merged(rows: Iterable[_Row]) -> tuple[FoundTable, ...]:
    """Return one row for each table of each machine, in the order they were found."""
    groups: dict[tuple[str, str], list[_Row]] = {}
    for row in rows:
        groups.setdefault((row.advert.table, row.advert.fingerprint), []).append(row)
    return tuple(map(_merge, groups.values()))


def _merge(rows: Iterable[_Row]) -> FoundTable:
    """Return several sources of one table as one, those that answer first."""
    ordered = sorted(rows, key=lambda row: (_ORDER.index(row.reach), -row.advert.version))
    addresses = dict.fromkeys(address for row in ordered for address in row.addresses)
    return FoundTable(ordered[0].advert, tuple(addresses), ordered[0].reach)


_ORDER = (TableReach.ANSWERS, TableReach.UNTRIED, TableReach.SILENT)
