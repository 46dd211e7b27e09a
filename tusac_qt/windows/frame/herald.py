"""Announces events to screen readers, in the way that each of them can hear.

On Windows and macOS an announcement is spoken. On Linux the Orca of Debian 12 knows no announcements, but it
says every new name or description of the thing that has the keyboard; so there the news goes into one of
these.
"""

import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from tusac_qt.model.spoken_news import SpokenNews, Weight
from tusac_qt.words.i18n import without_marks

KNOWS_ANNOUNCEMENTS = not sys.platform.startswith("linux")
"""Whether the screen readers of this system speak announcements."""

_MOMENT_S = 0.5
"""So long a screen reader needs to follow the keyboard.

What changes sooner would be read with the thing it comes to, and once more as a change; of the thing it has
left, as if it were still there."""

_CARRIES_NEWS, _DESCRIBED = "carriesNews", "describedBefore"


def carry_news(widget: QWidget) -> None:
    """Let the name of a widget be the news while it has the keyboard; of others it is the description."""
    widget.setProperty(_CARRIES_NEWS, True)


def tell(widget: QWidget, text: str, weight: Weight = Weight.NEWS) -> None:
    """Tell screen readers, if there are any, about an event at a widget."""
    if text and QAccessible.isActive():
        plain = " ".join(without_marks(text).split())
        herald_of(widget).tell(widget, plain, weight)


def hush(widget: QWidget) -> None:
    """Drop the news of a window that is still being spoken: a key was pressed."""
    if QAccessible.isActive():
        herald_of(widget).hush()


def supersede(widget: QWidget) -> None:
    """Drop the news of a window that waits: the widget with the keyboard now says it all."""
    if QAccessible.isActive():
        herald_of(widget).supersede()


def herald_of(widget: QWidget) -> "Herald":
    """Return the herald of the window that a widget is in."""
    window = widget.window()
    found = window.findChild(Herald)
    return found if isinstance(found, Herald) else Herald(window)


class Herald(QObject):
    """Announces the news of one window to screen readers.

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
        self._hidden: list[tuple[QWidget, str]] = []
        self._described = ""
        self.announces = KNOWS_ANNOUNCEMENTS
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._say)
        self._moved_at = clock()  # the first news may come just when the keyboard has moved
        QApplication.instance().focusChanged.connect(self._note_move)  # type: ignore[union-attr]

    def tell(self, widget: QWidget, text: str, weight: Weight) -> None:
        """Announce an event at a widget, together with all other events of the same moment."""
        if self.announces:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
            return
        self._news.add(text, weight)
        self._plan()

    def hush(self) -> None:
        """Drop announcements that are still waiting."""
        self._news.hush()
        self._plan()

    def supersede(self) -> None:
        """Drop waiting news."""
        self._news.clear()

    def _plan(self) -> None:
        now = self._clock()
        wait_s = self._news.wait_s(now)
        if wait_s is not None:
            wait_s = max(wait_s, self._moved_at + _MOMENT_S - now)
            self._soon.start(round(1000 * wait_s) + 1)

    def _note_move(self, *_: object) -> None:
        self._moved_at = self._clock()
        hidden, self._hidden = self._hidden, []
        for carrier, described in hidden:
            if isValid(carrier):
                self._put_back_soon(carrier, described, is_late=True)
        if self._soon.isActive():
            self._plan()

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
            before = focused.property(_DESCRIBED)
            self._described = focused.accessibleDescription() if before is None else before
            self._carrier = focused
            focused.setProperty(_DESCRIBED, self._described)
            focused.destroyed.connect(self._forget)
            QApplication.instance().focusChanged.connect(self._put_back)  # type: ignore[union-attr]
        focused.setAccessibleDescription(text)

    def _put_back(self, *_: object) -> None:
        """Let the thing that carried news be described as before, a moment after the keyboard has left it.

        Screen readers take it for where the keyboard is until they have followed, and would read the change.
        """
        carrier, self._carrier = self._carrier, None
        if carrier is None:
            return
        carrier.destroyed.disconnect(self._forget)
        QApplication.instance().focusChanged.disconnect(self._put_back)  # type: ignore[union-attr]
        self._put_back_soon(carrier, self._described)

    def _put_back_soon(self, carrier: QWidget, described: str, *, is_late: bool = False) -> None:
        """Describe a thing as before in a moment.

        If it has gone meanwhile, a moment after the keyboard is elsewhere.
        """

        def put_back() -> None:
            if carrier is self._carrier:
                return
            if not carrier.isVisible() and not is_late:
                self._hidden.append((carrier, described))
                return
            carrier.setAccessibleDescription(described)
            carrier.setProperty(_DESCRIBED, None)

        QTimer.singleShot(round(1000 * _MOMENT_S), carrier, put_back)

    def _forget(self) -> None:
        self._carrier = None
