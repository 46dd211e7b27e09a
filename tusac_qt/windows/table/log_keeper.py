"""Keeps the log of one table: writes it, makes room for it, and rings the cards of a line."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.seats import Seat
from tusac_qt.model.log_lines import LogBook, LogLine, spots
from tusac_qt.play.table import TableEvent
from tusac_qt.scene.animator import Motion
from tusac_qt.scene.scene import Hit
from tusac_qt.windows.table.table_parts import TableParts
from tusac_qt.words.i18n import card_list
from tusac_qt.words.punctuation import headed
from tusac_qt.words.translation import translate

_OPENING_S = 0.24
_OVER_ALL_Z = 200


class LogKeeper(QObject):
    """Keeps the log of one table's page."""

    def __init__(self, page: TableParts, lay_out: Callable[[], None]) -> None:
        """Listen to the log, and to the table.

        Args:
            page: whose log it is.
            lay_out: lays the page out once more.
        """
        super().__init__(page.view)
        self._page, self._lay_out = page, lay_out
        self._book = LogBook(page.narrator)
        self._pointed: LogLine | None = None
        page.drawer.opened.connect(self._make_room)
        page.drawer.closed.connect(self._make_room)
        page.drawer.pointed.connect(self._point)
        page.view.clicked.connect(self._clear_for)

    def write(self, event: TableEvent, told: str) -> None:
        """Write an event, in these words."""
        drawer, written = self._page.drawer, self._book.follow(event, told)
        if written.card is not None:
            drawer.amend(written.card)
        if written.added is not None:
            drawer.add(written.added, self._face(written.added.seat))

    def note(self, text: str) -> None:
        """Write a sentence."""
        self._page.drawer.add(self._book.note(text))

    def show_ring(self) -> None:
        """Ring the cards of the line that was pressed, where they lie now."""
        line, page = self._pointed, self._page
        page.scene.ring_cards(() if line is None else spots(line, page.display))

    def _face(self, seat: Seat | None) -> int | None:
        faces = self._page.faces()
        return None if seat is None or seat >= len(faces) else faces[seat]

    def _point(self, line: LogLine) -> None:
        """Ring the cards of a line, and say where they lie, or that they are gone."""
        page = self._page
        if not line.cards:
            return
        found = spots(line, page.display)
        self._pointed = line if found else None
        self.show_ring()
        if not found:
            page.say(translate("drawer", "These cards aren’t on the table any more."))
            return
        seat = page.display.plaques[found[0].place].seat
        page.voice.tell(headed(page.narrator.called(seat), card_list(line.cards)))

    def _clear_for(self, hit: Hit) -> None:
        """Clear the table for a card that was pressed, where the log lies over a part of it."""
        layout = self._page.scene.layout
        is_over = layout is not None and not layout.is_drawer_beside
        if is_over and hit.card is not None:
            self._page.drawer.put_away()

    def _make_room(self) -> None:
        """Lay the table out beside the log, or in the whole window."""
        page, layout = self._page, self._page.scene.layout
        self._pointed = None
        if layout is None or not layout.is_drawer_beside:
            self.show_ring()
            return
        page.animator.finish()
        moves = page.settings.flight_percent > 0 and page.view.isVisible()
        before = page.view.grab() if moves else None
        self._lay_out()
        if before is None:
            return
        item = QGraphicsPixmapItem(before)
        item.setZValue(_OVER_ALL_Z)
        page.scene.addItem(item)
        drawer = page.drawer

        def step(progress: float) -> None:
            item.setOpacity(1 - progress)
            drawer.move(round((progress - 1) * drawer.width()), drawer.y())

        page.animator.start([Motion(step, _OPENING_S, done=lambda: page.scene.removeItem(item))])
