"""The last round of a network table, replayed together: invitations, and one place for all pages."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject

from net.table.interface.commands import LookAway, LookTogether
from net.table.interface.status import Status
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.model.table_notes import ready_line
from tusac_qt.model.together import TogetherText, led_to, together_text
from tusac_qt.windows.records.archive import Archive
from tusac_qt.windows.records.replay import ReplayPage
from tusac_qt.windows.table.table import TablePage


class Together(QObject):
    """The shared replay of one table's rounds.

    Only players who asked for it are taken along, and closing the record leaves the group.
    """

    def __init__(
        self, page: TablePage, bridge: Bridge, archive: Archive, record: Callable[[], Path | None]
    ) -> None:
        """Offer nothing yet.

        Args:
            page: of the table.
            bridge: the table.
            archive: shows records.
            record: returns where the record of the last round lies; None while it is not written.
        """
        super().__init__(page)
        self._page = page
        self._bridge = bridge
        self._archive = archive
        self._record = record
        self._is_with = False
        self._own: int | None = None
        self._seen: tuple[int, int | None] = (0, None)
        self._line = ""
        for end in (page.result, page.match_end):
            end.together_wanted.connect(self.press)
        archive.shown.connect(self._meet)
        archive.closed.connect(self._leave)
        bridge.changed.connect(self.follow)
        bridge.happened.connect(lambda _events: self.follow())
        page.company.ticked.connect(self.follow)

    def press(self) -> None:
        """Join or leave the others' replay."""
        record, page = self._record(), self._shown()
        if self._is_with:
            self._leave()
        elif page is not None:
            self._come_along(page)
        elif record is not None:
            self._archive.open(record, then=self._come_along)
        self.follow()

    def follow(self) -> None:
        """Show who watches the replay, and their place."""
        status, page = self._bridge.table.status, self._shown()
        look = None if status is None else status.look
        if look is None:
            self._is_with = False
        text = TogetherText() if self._record() is None else together_text(status, is_with=self._is_with)
        for end in (self._page.result, self._page.match_end):
            end.show_together(TogetherText() if self._is_with else text)
        if page is not None:
            page.show_together(replace(text, line=self._with_countdown(text.line, status)))
        if text.line and text.line != self._line and not self._is_with:
            self._page.announce(text.line)
        self._line = text.line
        if look is None or status is None or page is None or not (self._is_with and look.is_along):
            return
        if (look.turn, look.mover) != self._seen:
            self._seen = look.turn, look.mover
            at = led_to(look, status, self._own)
            if at is not None and at != page.reel.at:
                page.lead_to(at)

    def _with_countdown(self, line: str, status: Status | None) -> str:
        """Add the countdown to the next round: the result page, which shows it, is covered."""
        if status is None or status.countdown_until is None:
            return line
        return "\n".join(part for part in (line, ready_line(status, self._bridge.now)) if part)

    def _shown(self) -> ReplayPage | None:
        """Return the page of the last round's record, if it is open."""
        record = self._record()
        return self._archive.page if record is not None and self._archive.path == record else None

    def _meet(self, page: ReplayPage) -> None:
        """Connect to a record that has been opened, if it is the last round's."""
        if page is self._shown():
            page.together_wanted.connect(self.press)
            page.moved.connect(self._lead)
            self.follow()

    def _come_along(self, page: ReplayPage) -> None:
        """Join the others' replay, at their place; the first player leads to the place of this page."""
        status = self._bridge.table.status
        look = None if status is None else status.look
        if look is None:
            return
        self._is_with, self._own, self._seen = True, None, (0, None)
        if look.along or not page.reel.at:
            self._bridge.send(LookTogether(None))
        else:
            self._lead(page.reel.at)
        self.follow()

    def _lead(self, at: int) -> None:
        if self._is_with:
            self._own = at
            self._bridge.send(LookTogether(at))

    def _leave(self) -> None:
        if self._is_with:
            self._is_with = False
            self._bridge.send(LookAway())
