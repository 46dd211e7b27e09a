"""The chat of a network table: a menu of set phrases, and a line for free text."""

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QPushButton, QWidget

from net.table.interface.commands import Say
from tusac_qt.model.moods import Mood
from tusac_qt.scene.mood import paint_mood
from tusac_qt.windows.widgets.key_names import key_name
from tusac_qt.words.i18n import without_marks
from tusac_qt.words.punctuation import capital
from tusac_qt.words.table_news import PHRASES, emote_text, phrase_text

_LONGEST = 200
_ICON = 64
_ALONE_MS = 1000
"""So long an L has to stand alone before it is taken for the key that closes the log."""
_SCROLLING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class ChatLine(QLineEdit):
    """A line that keeps typed keys from the table.

    Below a log, L closes the log that it has opened, unless it begins a word: it must be alone in the line,
    with nothing typed for a moment.

    Attributes:
        is_below_log: whether a log is opened and closed together with the line.

    Signals:
        leaving: the player wants the log closed.
        moved: a key was pressed that moves in the log.
    """

    leaving = Signal()
    moved = Signal(QKeyEvent)

    is_below_log = False

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMaxLength(_LONGEST)
        self._alone = QTimer(self)
        self._alone.setSingleShot(True)
        self._alone.setInterval(_ALONE_MS)
        self._alone.timeout.connect(self._leave_by_letter)
        self.textEdited.connect(self._alone.stop)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Handle every key except those that lead away."""
        if self.is_below_log and event.key() == Qt.Key.Key_Escape:
            self.leaving.emit()
            return
        if self.is_below_log and event.key() in _SCROLLING:
            self.moved.emit(event)
            return
        may_leave = self.is_below_log and not self.text() and key_name(event) == "L"
        super().keyPressEvent(event)
        if may_leave and len(self.text()) == 1:
            self._alone.start()
        if event.text().isprintable() and event.text():
            event.accept()

    def _leave_by_letter(self) -> None:
        self.clear()
        self.leaving.emit()


def _icon(mood: Mood) -> QIcon:
    """Return the picture of an emote in a menu."""
    pixmap = QPixmap(_ICON, _ICON)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_mood(painter, QRectF(0, 0, _ICON, _ICON), mood)
    painter.end()
    return QIcon(pixmap)


class ChatBar(QWidget):
    """The menu and the line.

    Signals:
        said: the `Say` of what was chosen or typed.
    """

    said = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.phrases = QPushButton(self)
        self.phrases.clicked.connect(self._open_phrases)
        self.line = ChatLine(self)
        self.line.returnPressed.connect(self._say_line)
        self._box = box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.phrases)
        box.addWidget(self.line, 1)
        self.retranslate()

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._box.setSpacing(round(0.4 * body_px))

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        #: a button that opens a list of phrases such as "Good luck!"
        self.phrases.setText(self.tr("Say ▾"))
        self.phrases.setAccessibleName(without_marks(self.phrases.text()))
        self.line.setPlaceholderText(self.tr("Write to everyone"))
        self.line.setAccessibleName(self.tr("Write to everyone – Enter sends"))

    def menu(self) -> QMenu:
        """Return the menu of set phrases, with that of emotes."""
        menu = QMenu(self)
        for phrase in PHRASES:
            action = QAction(phrase_text(phrase), menu)
            action.triggered.connect(lambda _=False, phrase=phrase: self.said.emit(Say(phrase)))
            menu.addAction(action)
        #: opens six little faces, of which one is shown at one's own place
        emotes = menu.addMenu(self.tr("Show a face"))
        for mood in Mood:
            action = QAction(_icon(mood), capital(emote_text(mood)), emotes)
            action.triggered.connect(lambda _=False, mood=mood: self.said.emit(Say("", emote=int(mood))))
            emotes.addAction(action)
        return menu

    def _open_phrases(self) -> None:
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.phrases.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _say_line(self) -> None:
        text = self.line.text().strip()
        self.line.clear()
        if text:
            self.said.emit(Say("", text))
