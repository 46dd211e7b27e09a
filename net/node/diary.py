"""Log lines of a node about its tables: arrivals and departures, rounds, files, troubles.

Each line is put together of what is named here: never a card, a key, a code, or what people say to each
other.
"""

import logging

from net.match.status import Dealt, TablePhase
from net.node.reports import (
    AtTable,
    CoordinatorAt,
    Failed,
    Hosted,
    Left,
    RecordKept,
    Report,
    TablesSeen,
    Warned,
)
from net.table.interface.status import News, SessionEvent, Status

_log = logging.getLogger(__name__)


class Diary:
    """Tells the log what is new in the reports of a node."""

    def __init__(self) -> None:
        self._phase: TablePhase | None = None
        self._members: dict[bytes, str] = {}
        self._nearby = ""

    def note(self, report: Report) -> None:
        """Tell of one report; they come in the order in which they are made."""
        if not _log.isEnabledFor(logging.INFO):
            return
        match report:
            case Hosted():
                where = ", ".join(map(str, report.addresses))
                _log.info("table open at %s, %s", where, "with a code" if report.code else "without a code")
            case CoordinatorAt():
                _log.info("others can join at %s", report.address or "no address known here")
            case AtTable():
                self._note_table(report.status)
                self._note_events(report.status, report.events)
            case Failed():
                _log.info("failed: %s %s", report.why.value, report.detail)
            case Warned():
                _log.info("trouble: %s %s", report.why.value, report.detail)
            case TablesSeen():
                self._note_nearby(report)
            case RecordKept():
                _log.info("record of round %d written: %s", report.round_number, report.path)
            case Left():
                _log.info("at no table")
                self._phase, self._members = None, {}

    def _note_table(self, status: Status) -> None:
        if status.phase is not self._phase:
            self._phase = status.phase
            name = "" if status.offer is None else status.offer.name
            _log.info("table %r: %s", name, status.phase.value)
            if status.end is not None:
                _log.info("it is over for us: %s", status.end.value)
        for member in status.members:
            told = f"{member.name!r} {member.presence.value}"
            if self._members.get(member.key) != told:
                self._members[member.key] = told
                who = "we" if member.is_me else "member"
                _log.info("%s: %s%s", who, told, ", keeps the table" if member.is_coordinator else "")

    def _note_events(self, status: Status, events: tuple[SessionEvent, ...]) -> None:
        for event in events:
            if isinstance(event, Dealt):
                _log.info("round %d is dealt", event.number)
            elif isinstance(event, News):
                name = "" if event.member is None else status.members[event.member].name
                _log.info("%s: %r %s", event.kind.value, name, event.detail)

    def _note_nearby(self, seen: TablesSeen) -> None:
        troubles = [trouble.value for trouble in seen.nearby.troubles]
        tables, interfaces = len(seen.nearby.tables), len(seen.nearby.interfaces)
        told = f"tables nearby: {tables}; interfaces: {interfaces}; troubles: {troubles}"
        if told != self._nearby:
            self._nearby = told
            _log.debug("%s", told)
