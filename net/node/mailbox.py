"""Reports on their way to the client: what is newer takes the place of what it makes old."""

import threading
from collections.abc import Callable

from net.node.diary import Diary
from net.node.reports import AtTable, Report, TablesSeen


class Mailbox:
    """Reports put in by the node's thread and taken out by the client's."""

    def __init__(self, wake: Callable[[], None]) -> None:
        """Begin empty; `wake` is called in the node's thread when the first report comes in."""
        self._wake = wake
        self._diary = Diary()
        self._reports: list[Report] = []
        self._lock = threading.Lock()

    def put(self, report: Report) -> None:
        """Add a report; a status and a list of tables replace the one before, and no event is lost."""
        with self._lock:
            self._diary.note(report)
            is_first = not self._reports
            last = self._reports[-1] if self._reports else None
            if isinstance(report, AtTable) and isinstance(last, AtTable):
                self._reports[-1] = AtTable(report.status, last.events + report.events)
            elif isinstance(report, TablesSeen) and isinstance(last, TablesSeen):
                self._reports[-1] = report
            else:
                self._reports.append(report)
        if is_first:
            self._wake()

    def take(self) -> tuple[Report, ...]:
        """Return what has come since the last call, in order."""
        with self._lock:
            reports, self._reports = tuple(self._reports), []
        return reports
