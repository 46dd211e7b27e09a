"""The screen reader's view of a table, and its announcements."""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from tusac_qt.model.display import TableDisplay
from tusac_qt.model.explanations import Explainer
from tusac_qt.model.notices import LOW_TIME_S
from tusac_qt.model.scene_text import TableText
from tusac_qt.model.spoken_news import Weight
from tusac_qt.model.spoken_table import question_text, spoken_table
from tusac_qt.model.wording import Wording
from tusac_qt.play.table import Prompt
from tusac_qt.scene.painted import qrect
from tusac_qt.scene.scene import TableScene
from tusac_qt.windows.frame.herald import hush, tell
from tusac_qt.windows.table.table_input import TableInput
from tusac_qt.windows.table.table_reader import TableReader
from tusac_qt.windows.table.table_view import TableView

_TO_NOTICE_MS = 500
"""How often it is looked whether a screen reader has come, of which Qt does not tell."""


class TableVoice(QObject):
    """Speaks for one table.

    Signals:
        wanted: a screen reader has come, which has heard nothing yet.

    Attributes:
        reader: the things that a screen reader finds; None as long as there is no screen reader.
    """

    wanted = Signal()

    def __init__(
        self,
        view: TableView,
        scene: TableScene,
        keys: TableInput,
        words: tuple[Wording, Explainer],
        page: QWidget,
    ) -> None:
        """Start without saying anything.

        Args:
            view: where the table is painted.
            scene: what is painted there.
            keys: what the player does there.
            words: put the table and what is asked about it into words.
            page: which all this lies on.
        """
        super().__init__(page)
        self._waiting = QTimer(self)
        self._waiting.setInterval(_TO_NOTICE_MS)
        self._waiting.timeout.connect(self._notice)
        self._waiting.start()
        self._view, self._scene, self._input, self._page = view, scene, keys, page
        self._wording, self._explainer = words
        self._display: TableDisplay | None = None
        self._warned: int | None = None
        self.reader: TableReader | None = None
        view.key_pressed.connect(lambda: hush(view))
        keys.focused.connect(self._tell_focus)

    def _notice(self) -> None:
        if self.reader is not None:
            self._waiting.stop()
        elif QAccessible.isActive():
            self._waiting.stop()
            self.wanted.emit()

    def tell(self, text: str, weight: Weight = Weight.NEWS) -> None:
        """Announce an event, or the question."""
        tell(self._view, text, weight)

    def tell_question(self, display: TableDisplay) -> None:
        """Announce the question, above all about a card that may be taken, and how to answer it."""
        self.tell(question_text(display, self._wording), Weight.QUESTION)

    def tell_keys(self) -> None:
        """Announce how to explore the table by keys."""
        self.tell(
            self.tr(
                "Left and Right go along your cards, Tab to the other parts of the table."
                " Shift and an arrow: every answer, and why some aren’t possible. F6: the table in words."
                " F1: all keys."
            )
        )

    def warn_of_time(self, prompt: Prompt | None) -> None:
        """Announce once for each question that its time runs out."""
        if prompt is not None and prompt.number != self._warned:
            self._warned = prompt.number
            self.tell(self.tr("{n} seconds left.").format(n=round(LOW_TIME_S)), Weight.QUESTION)

    def follow(self, display: TableDisplay, text: TableText, *, is_covered: bool) -> None:
        """Show the table to a screen reader, once there is one.

        Args:
            display: what is shown.
            text: the same in words.
            is_covered: a result lies over it, so there is nothing of it to be found.
        """
        layout = self._scene.layout
        self._display = display
        if layout is None or not QAccessible.isActive():
            return
        if self.reader is None:
            self.reader = TableReader(self._view, self._page)
            self.reader.pointed.connect(self._input.point_at)
            self.reader.pressed.connect(self._input.press_at)
        spoken = spoken_table(display, text, self._wording, self._explainer)
        offer = qrect(self._scene.cards.offer_place(layout)).toRect()
        self.reader.setVisible(not is_covered)
        self.reader.follow(spoken, display.focus, self._scene.place_of, offer)

    def _tell_focus(self, words: str) -> None:
        """Announce the thing under the cursor, unless the keyboard has moved there or to its text."""
        focus = None if self._display is None else self._display.focus
        thing = None if self.reader is None or focus is None else self.reader.thing(focus)
        is_said = self.reader is not None and focus is not None and self.reader.said == focus
        if thing is None or not (thing.isEnabled() or is_said):
            self.tell(words)
