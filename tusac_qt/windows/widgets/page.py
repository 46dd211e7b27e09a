"""The base of pages that cover another one for a while: keys that leave, and keys that press buttons."""

from typing import ClassVar

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QPushButton, QWidget

from tusac_qt.windows.widgets.scrolling import ScrolledBody

_EDGE_EM = 1.2
"""The edge of every page, in heights of text, so that all titles begin at one place."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OF_THE_WINDOW = (Qt.Key.Key_F1, Qt.Key.Key_F11)


def edges(body_px: int) -> QMargins:
    """Return the margins of every page, for a text height."""
    edge = round(_EDGE_EM * body_px)
    return QMargins(edge, edge, edge, edge)


def enter(focused: QWidget | None) -> bool:
    """Do the effect of Enter on a part of a page: press it, or open its list.

    Return whether Enter has an effect there.
    """
    if isinstance(focused, QAbstractButton):
        focused.click()
    elif isinstance(focused, QComboBox):
        focused.showPopup()
    else:
        return False
    return True


def take_from_table(event: QKeyEvent) -> bool:
    """Keep a key from the table under a page, but not from the window if it means the same everywhere.

    Return whether the key is for the page.
    """
    event.setAccepted(event.key() not in _OF_THE_WINDOW)
    return event.isAccepted()


def press_by_key(page: QWidget, event: QKeyEvent, home: QPushButton) -> None:
    """Press the focused button with Enter, and with Escape the one that leads home, if the page offers it."""
    if event.isAutoRepeat():
        return
    if event.key() in ENTER:
        enter(page.focusWidget())
    elif event.key() == Qt.Key.Key_Escape and home.isVisibleTo(page):
        home.click()


class Page(QWidget):
    """A page that covers another one.

    Attributes:
        body: the part that keys scroll if it is higher than the window; None if there is none.

    Signals:
        closed: the player is done.
    """

    closed = Signal()
    leaving_keys: ClassVar[tuple[Qt.Key, ...]] = (Qt.Key.Key_Escape,)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page")
        self.body: ScrolledBody | None = None

    def leave(self) -> None:
        """Do the effect of a key that leaves."""
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Leave by the keys for that, press the focused button with Enter, scroll with the arrows."""
        if event.key() in self.leaving_keys:
            self.leave()
        elif event.key() not in ENTER or not enter(self.focusWidget()):
            super().keyPressEvent(event)
            if self.body is not None:
                self.body.move_by_key(event.key())
