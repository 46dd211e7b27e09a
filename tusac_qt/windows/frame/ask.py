"""One panel in the window for every short question, trouble and wait: a text, maybe a field, two buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from tusac_qt.scene.style_sheet import restyle
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.widgets.page import ENTER
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.words.punctuation import read_out

_VEIL = QColor(4, 8, 11, 170)

Then = Callable[[str], None]
"""Told what was filled in, "" where there was nothing to fill in."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The content of the panel.

    Attributes:
        title: in a few words.
        text: a sentence or two.
        yes: what stands on the button that Enter presses, unless it is grave; "" for none.
        no: what stands on the button that Escape presses.
        field: what the line to fill in is for, which "yes" needs; "" for no line.
        value: what stands in it at first.
        is_busy: something goes on meanwhile.
        is_grave: what "yes" does cannot be undone, so that an Enter that was meant for the page below presses
            "no".
    """

    title: str
    text: str
    yes: str
    no: str
    field: str = ""
    value: str = ""
    is_busy: bool = False
    is_grave: bool = False


class AskPanel(QDialog):
    """Lies over the whole window, so that nothing below can be pressed: neither by hand nor by software.

    It is a dialog to whoever asks Qt, but no window of its own, which systems would place as they like. What
    lies below is disabled meanwhile: Qt lets a screen reader press what a modal window keeps from the mouse.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._window = window
        self._below: list[QWidget] = []
        self._then: Then | None = None
        self._otherwise: Callable[[], None] | None = None
        self._body = 15
        self._panel = QFrame(self)
        self._panel.setObjectName("panel")
        self.title = PlainLabel(self._panel)
        self.title.setProperty("role", "title")
        self.title.setWordWrap(True)
        self.text = PlainLabel(self._panel)
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.field = QLineEdit(self._panel)
        self.field.textChanged.connect(self._follow_field)
        self._progress = QProgressBar(self._panel)
        self._progress.setRange(0, 0)
        self._progress.setTextVisible(False)
        self.yes = QPushButton(self._panel)
        self.yes.setProperty("role", "primary")
        self.no = QPushButton(self._panel)
        self.yes.clicked.connect(self._accept)
        self.no.clicked.connect(self._refuse)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.no)
        buttons.addWidget(self.yes)
        self._box = box = QVBoxLayout(self._panel)
        for widget in (self.title, self.text, self.field, self._progress):
            box.addWidget(widget)
        box.addLayout(buttons)
        window.installEventFilter(self)
        self._panel.installEventFilter(self)
        self.hide()

    @property
    def is_asking(self) -> bool:
        """Whether it is shown."""
        return self.isVisibleTo(self._window)

    def ask(
        self, asked: Asked, then: Then | None = None, otherwise: Callable[[], None] | None = None
    ) -> None:
        """Show a question in place of an earlier one; call one of these functions when it is answered."""
        self._then, self._otherwise = then, otherwise
        self.title.setText(asked.title)
        self.setWindowTitle(asked.title)
        self.setAccessibleName(asked.title)  # Orca takes two nameless things of one size for one and the same
        self.text.setText(asked.text)
        self.text.setVisible(bool(asked.text))
        self.yes.setText(asked.yes)
        self.yes.setVisible(bool(asked.yes))
        self.no.setText(asked.no)
        self.no.setVisible(bool(asked.no))
        self.field.setVisible(bool(asked.field))
        self.field.setPlaceholderText(asked.field)
        self.field.setAccessibleName(asked.field)
        if self.field.text() != asked.value:
            self.field.setText(asked.value)
        self._follow_field()
        self._progress.setVisible(asked.is_busy)
        for button, is_primary in ((self.yes, not asked.is_grave), (self.no, asked.is_grave)):
            button.setProperty("role", "primary" if is_primary else "")
            restyle(button)
            button.setDefault(is_primary)
        self.show()
        self._keep_from(self._window.children())
        self._box.invalidate()  # what was hidden until now is as high as it was when it was shown last
        self._place()
        self.raise_()
        button = self.yes if asked.yes and not asked.is_grave else self.no
        first = self.field if asked.field else button
        for part in (self.yes, self.no, self.field):
            part.setAccessibleDescription("")
        first.setAccessibleDescription(read_out((asked.title, asked.text)))
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        if asked.value:
            # not before: Orca takes a cursor that moves for the keyboard, and names nothing
            self.field.selectAll()

    def press_away(self) -> None:
        """Close the question without an answer; the keyboard goes back to the page below."""
        self._then = self._otherwise = None
        focused = self._window.focusWidget()
        had_keyboard = focused is not None and self.isAncestorOf(focused)
        self.hide()
        below, self._below = self._below, []
        for widget in filter(isValid, below):
            widget.setEnabled(True)
        if had_keyboard:
            self._window.focus_page()

    def _keep_from(self, parts: Sequence[QObject]) -> None:
        """Disable everything else in the window until the panel is closed."""
        for part in parts:
            if isinstance(part, QWidget) and part is not self and not part.isWindow() and part.isEnabled():
                self._below.append(part)
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)  # the keyboard leaves the page before that is disabled
        for part in self._below:
            part.setEnabled(False)

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._body = body_px
        self._box.setContentsMargins(*(round(1.6 * body_px),) * 4)
        self._box.setSpacing(round(0.9 * body_px))
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Stay over the whole window, as high as the text is; called by Qt."""
        is_resized = watched is self._window and event.type() == QEvent.Type.Resize
        if is_resized or (watched is self._panel and event.type() == QEvent.Type.LayoutRequest):
            self._place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Press the two buttons with Enter and Escape; no key reaches the page below."""
        if event.key() in ENTER and not event.isAutoRepeat():
            focused = self.focusWidget()
            if isinstance(focused, QPushButton):
                focused.click()
            elif self.yes.isVisible():
                self.yes.click()
        elif event.key() == Qt.Key.Key_Escape:
            self._refuse()
        event.accept()

    def focusNextPrevChild(self, forwards: bool) -> bool:  # noqa: FBT001, N802 - Qt's signature
        """Keep Tab among the parts of the panel."""
        parts: list[QWidget] = [
            part for part in (self.field, self.no, self.yes) if part.isVisible() and part.isEnabled()
        ]
        focused = self.focusWidget()
        at = parts.index(focused) if focused in parts else 0
        if parts:
            parts[(at + (1 if forwards else -1)) % len(parts)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Darken the page below; called by Qt."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), _VEIL)

    def _place(self) -> None:
        area = self._window.rect()
        self.setGeometry(area)
        width = min(area.width() - 24, 34 * self._body)
        height = min(area.height() - 24, self._panel.heightForWidth(width))
        self._panel.setGeometry(
            QRect((area.width() - width) // 2, round((area.height() - height) * 0.42), width, height)
        )

    def _follow_field(self) -> None:
        """Enable "yes" once the field that it needs has a text."""
        self.yes.setEnabled(bool(self.field.text().strip()) or self.field.isHidden())

    def _accept(self) -> None:
        then, text = self._then, self.field.text().strip()
        self.press_away()
        if then is not None:
            then(text)

    def _refuse(self) -> None:
        otherwise = self._otherwise
        self.press_away()
        if otherwise is not None:
            otherwise()
