"""A panel of text over the window: keys, about, the table in words. Escape or its button closes it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from tusac_qt.windows.widgets.page import ENTER
from tusac_qt.windows.widgets.plain import PlainLabel

_BY_MOUSE = Qt.TextInteractionFlag.TextSelectableByMouse
_MOVING = frozenset((
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
    Qt.Key.Key_Home, Qt.Key.Key_End,
))  # fmt: skip
_WIDTH_EM = 30
"""The width of the panel at least, in heights of a line: a path is to be read in one line."""
_CURSOR_SHARE = 12
"""The height of a line in widths of its cursor."""


class _Text(QPlainTextEdit):
    """Text to read and copy, which leaves Enter to the panel.

    It has a cursor, which screen readers follow; nothing can be typed, so that is seen only once it moves.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setReadOnly(True)

    def show_text(self, text: str) -> None:
        """Show a text from its beginning."""
        self.setPlainText(text)
        self.setTextInteractionFlags(_BY_MOUSE)

    @property
    def lines_height(self) -> float:
        """The height of all lines as they are broken now, whatever fonts they are written in."""
        height, block = 0.0, self.document().begin()
        while block.isValid():
            height += self.blockBoundingRect(block).height()
            block = block.next()
        return height

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Move in the text; anything else goes on to the panel."""
        if event.key() in ENTER:
            event.ignore()
            return
        if event.key() in _MOVING:
            self.setTextInteractionFlags(_BY_MOUSE | Qt.TextInteractionFlag.TextSelectableByKeyboard)
            self.setCursorWidth(max(1, round(QFontMetricsF(self.font()).height() / _CURSOR_SHARE)))
        super().keyPressEvent(event)


class Overlay(QDialog):
    """One panel for all such texts: a dialog to screen readers, beside which the page below goes on.

    Signals:
        closed: it was pressed away.
    """

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._window = parent
        self.setObjectName("panel")
        self._title = PlainLabel(self)
        self._title.setProperty("role", "title")
        self.text = _Text(self)
        self._button = QPushButton(self)
        self._button.clicked.connect(self.press_away)
        self.copy = QPushButton(self)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.copy)
        buttons.addWidget(self._button)
        # a shortcut, so that it also works from the page below, once that was clicked
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.activated.connect(self.press_away)
        box = self._box = QVBoxLayout(self)
        box.addWidget(self._title)
        box.addWidget(self.text, 1)
        box.addLayout(buttons)
        self.hide()

    def show_text(self, title: str, text: str) -> None:
        """Show a text under a title."""
        self._title.setText(title)
        self.setAccessibleName(title)
        self._button.setText(self.tr("Close"))
        self.copy.setText(self.tr("Copy"))
        self.text.setTabStopDistance(11 * QFontMetricsF(self.text.font()).averageCharWidth() * 2)
        self.text.show_text(text)
        self.text.setAccessibleName(title)
        self.place()
        self.show()
        self.place()  # only now the text knows how many lines it takes
        self.raise_()
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self) -> None:
        """Move to the middle of the window, no higher than the text needs."""
        self._box.setContentsMargins(*(round(1.2 * QFontMetricsF(self.text.font()).height()),) * 4)
        area = self._window.rect()
        letters = round(_WIDTH_EM * QFontMetricsF(self.text.font()).height())
        width = min(area.width() - 24, max(640, letters, 6 * area.width() // 10))
        most = min(area.height() - 24, max(460, 8 * area.height() // 10))
        height = min(most, max(most // 3, self._around() + self._text_height()))
        self.setGeometry((area.width() - width) // 2, (area.height() - height) // 2, width, height)

    def _text_height(self) -> int:
        """Return the height of the text at the present width."""
        return round(self.text.lines_height + 2 * QFontMetricsF(self.text.font()).lineSpacing())

    def _around(self) -> int:
        """Return the height of everything except the text."""
        return self._box.sizeHint().height() - self.text.sizeHint().height()

    def press_away(self) -> None:
        """Close it."""
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Close with Enter; swallow everything else."""
        if event.key() in ENTER and self.copy.hasFocus():
            self.copy.click()
        elif event.key() in ENTER:
            self.press_away()
        event.accept()
