"""Tells screen readers what happens, by what each of them can hear.

On Windows and macOS an announcement is spoken. On Linux the Orca of Debian 12 knows no announcements, but it says every
new name or description of the thing that has the keyboard; so there the news goes into one of these.
"""

import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget

from tusac_qt.model.spoken_news import SpokenNews
from tusac_qt.words.i18n import without_marks

KNOWS_ANNOUNCEMENTS = not sys.platform.startswith("linux")
"""Whether the screen readers of this system speak announcements."""

_CARRIES_NEWS = "carriesNews"


def carry_news(widget: QWidget) -> None:
    """Let the name of a widget be the news while it has the keyboard; of others it is the description."""
    widget.setProperty(_CARRIES_NEWS, True)


def tell(widget: QWidget, text: str, *, is_urgent: bool = False) -> None:
    """Tell screen readers something, if there are any.

    Args:
        widget: where it happened.
        text: what.
        is_urgent: it is a question, which does not wait until all before it has been heard.
    """
    if text and QAccessible.isActive():
        herald_of(widget).tell(widget, " ".join(without_marks(text).split()), is_urgent=is_urgent)


def hush(widget: QWidget) -> None:
    """Wait for nothing that is still being said in a window: a key was pressed."""
    if QAccessible.isActive():
        herald_of(widget).hush()


def herald_of(widget: QWidget) -> "Herald":
    """Return the herald of the window that a widget is in."""
    window = widget.window()
    found = window.findChild(Herald)
    return found if isinstance(found, Herald) else Herald(window)


class Herald(QObject):
    """Tells the news of one window.

    Attributes:
        announces: whether it does so by announcements.
    """

    def __init__(self, window: QWidget, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(window)
        self._window = window
        self._clock = clock
        self._news = SpokenNews()
        self._told = ""
        self._carrier: QWidget | None = None
        self._described = ""
        self.announces = KNOWS_ANNOUNCEMENTS
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._say)

    def tell(self, widget: QWidget, text: str, *, is_urgent: bool) -> None:
        """Tell something that has happened at a widget, together with all else that happens at once."""
        if self.announces:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
            return
        self._news.add(text, is_urgent=is_urgent)
        self._plan()

    def hush(self) -> None:
        """Wait for nothing that is still being said."""
        self._news.hush()
        self._plan()

    def _plan(self) -> None:
        wait_s = self._news.wait_s(self._clock())
        if wait_s is not None:
            self._soon.start(round(1000 * wait_s) + 1)

    def _say(self) -> None:
        focused = QApplication.focusWidget()
        if focused is None or focused.window() is not self._window:
            focused = self._window
        text = self._news.text(self._clock())
        if not text:
            self._plan()
            return
        if text == self._told:
            text += " "  # the same once more is not a change, and would not be said
        self._told = text
        if focused.property(_CARRIES_NEWS):
            focused.setAccessibleName(text)
            return
        if self._carrier is not focused:
            self._put_back()
            self._carrier, self._described = focused, focused.accessibleDescription()
            focused.destroyed.connect(self._forget)
            QApplication.instance().focusChanged.connect(self._put_back)  # type: ignore[union-attr]
        focused.setAccessibleDescription(text)

    def _put_back(self, *_: object) -> None:
        """Let the thing that carried news be described as before, now that the keyboard has left it."""
        carrier, self._carrier = self._carrier, None
        if carrier is None:
            return
        carrier.destroyed.disconnect(self._forget)
        QApplication.instance().focusChanged.disconnect(self._put_back)  # type: ignore[union-attr]
        carrier.setAccessibleDescription(self._described)

    def _forget(self) -> None:
        self._carrier = None
