"""The ends of rounds and of the match on a table's page: results, and the way on."""

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QPixmap

from tusac_qt.model.geometry import Rect
from tusac_qt.model.match_page import match_page
from tusac_qt.model.result_page import is_whole_match
from tusac_qt.model.table_notes import is_void
from tusac_qt.play.tips import Tip
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.windows.table.round_end import RoundEnd
from tusac_qt.windows.table.table_parts import TableParts
from tusac_qt.windows.table.table_places import TablePlaces

_SHORTEST, _LONGEST = 0.6, 1.2
"""How much faster or slower than usual the end of a round comes at most, whatever the speed of cards."""
_READ_MS = 15_000
"""How long a room reads the last result before the big screen shows the end of the match."""


class Endings(QObject):
    """The ends of rounds and of the match at one table.

    Attributes:
        round: shows the result of a round.
    """

    def __init__(self, page: TableParts, places: TablePlaces) -> None:
        super().__init__(page.view)
        self._page = page
        self._places = places
        self._read = QTimer(self)
        self._read.setSingleShot(True)
        self._read.setInterval(_READ_MS)
        self._read.timeout.connect(self._lead_on)
        self.round = RoundEnd(page.bridge, page.result, page.narrator, self._seen, self._wants_tip)
        self.round.came.connect(self._read.start)
        page.result.next_wanted.connect(self._go_on)

    @property
    def is_over(self) -> bool:
        """Whether the round has ended: won, drawn, or void."""
        return self._page.display.outcome is not None or is_void(self._page.bridge.table.status)

    def show_again(self) -> None:
        """Show the results again, because the size of the window or the language has changed."""
        self.round.show_again()
        if self._page.match_end.isVisible():
            self._show_match()

    def take_focus(self, reason: Qt.FocusReason) -> bool:
        """Give the keyboard to a page over the table; return whether there is one.

        Under a result the table would take keys invisibly. In a lesson the table keeps the keyboard, because
        the teacher listens to its keys.
        """
        page = self._page
        if page.company.proof.isVisible():
            page.company.proof.close_button.setFocus(reason)
        elif page.match_end.isVisible():
            page.match_end.take_focus()
        elif page.result.isVisible() and (page.result.next_button.isVisible() or not page.bridge.is_lesson):
            page.result.take_focus()
        else:
            return False
        return True

    def _go_on(self) -> None:
        """Play the next round, or show the end of the match.

        After a match of one round, leave: its result said everything.
        """
        page = self._page
        page.learned(Tip.RESULT)
        if is_whole_match(page.bridge.table):
            page.match_end.again_wanted.emit()
            return
        if page.bridge.table.match.is_over:
            page.match_end.may_play_again = not page.bridge.is_shared
            self._show_match()
            page.animator.cued.emit(Cue(CueName.END))
            return
        if not page.bridge.is_shared:
            page.result.hide()
            page.view.setFocus(Qt.FocusReason.OtherFocusReason)
        page.bridge.start_round()

    def _lead_on(self) -> None:
        """Show the end of the match without a key press, where nobody sits at the keyboard."""
        page = self._page
        is_last = page.bridge.table.match.is_over and not is_whole_match(page.bridge.table)
        if self._places.shows_big and is_last and page.result.isVisible() and not page.match_end.isVisible():
            self._go_on()

    def _show_match(self) -> None:
        self._page.match_end.show_match(match_page(self._page.bridge.table, self._page.faces()))

    def _seen(self) -> tuple[QPixmap, Rect | None, float]:
        """Return a picture of the table, to be covered by a result, and how long the result may take to come.

        With a screen reader it comes at once: a key that cuts an animation short would seem dead.
        """
        page = self._page
        page.animator.finish()
        layout = page.scene.layout
        offer = None if layout is None else page.scene.cards.offer_place(layout)
        is_shown = page.bridge.table.pace.flight_s > 0 and page.voice.reader is None
        percent = page.settings.flight_percent if is_shown else 0
        factor = min(_LONGEST, max(_SHORTEST, percent / 100)) if percent else 0.0
        return (page.view.grab() if is_shown else QPixmap()), offer, factor

    def _wants_tip(self) -> bool:
        page = self._page
        return (
            page.settings.has_hints and not page.bridge.is_lesson and Tip.RESULT not in page.notices.tips_seen
        )
