"""The system's preferences while windows are open: light or dark, high contrast, no motion."""

import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from tusac_qt.system.motion import wants_calm

if TYPE_CHECKING:
    from tusac_qt.windows.desktop.portal_wishes import PortalWishes


class SystemWishes(QObject):
    """The present preferences, as Qt reports them.

    Where Qt reports too little, the desktop's portal or the system is asked.

    Signals: changed: a preference has changed, or become known.
    """

    changed = Signal()
    _calm_known = Signal(bool)

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._style = app.styleHints()  # kept, because what it hands out dies with it
        self._access = self._style.accessibility()
        self._portal: PortalWishes | None = None
        self._is_calm: bool | None = None
        self._access.contrastPreferenceChanged.connect(self.changed)
        self._style.colorSchemeChanged.connect(self.changed)
        self._calm_known.connect(self._take_calm)

    def listen(self, portal: "PortalWishes | None" = None) -> None:
        """Ask for the preferences that Qt does not report, now and each time the program comes to the front.

        Args:
            portal: what the desktop's portal says; None for that of this session, if it has one.
        """
        if portal is None and sys.platform == "linux":
            from tusac_qt.windows.desktop.portal_wishes import wishes_of_session  # noqa: PLC0415 - D-Bus is only there

            portal = wishes_of_session(self)
        self._portal = portal
        if portal is not None:
            portal.changed.connect(self.changed)
        self._app.applicationStateChanged.connect(self._ask_again)
        self._ask()

    @property
    def is_light(self) -> bool:
        """Whether windows are to be light.

        GTK takes every theme of high contrast for a light one, so the portal counts.
        """
        told = None if self._portal is None else self._portal.is_light
        return self._style.colorScheme() is Qt.ColorScheme.Light if told is None else told

    @property
    def is_strong(self) -> bool:
        """Whether there is to be high contrast."""
        told = self._portal is not None and self._portal.is_strong is True
        return told or self._access.contrastPreference() is Qt.ContrastPreference.HighContrast

    @property
    def is_calm(self) -> bool | None:
        """Whether there is to be no motion; None while that is not known."""
        told = None if self._portal is None else self._portal.is_calm
        return self._is_calm if told is None else told

    def _ask_again(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._ask()

    def _ask(self) -> None:
        """Ask the system in a thread of its own, as it may take its time."""
        threading.Thread(target=self._find_calm, daemon=True).start()

    def _find_calm(self) -> None:
        is_calm = wants_calm()
        with suppress(RuntimeError):  # the program has ended meanwhile, and nobody is interested any more
            self._calm_known.emit(is_calm)

    def _take_calm(self, is_calm: bool) -> None:  # noqa: FBT001 - a Qt slot
        if is_calm != self._is_calm:
            self._is_calm = is_calm
            self.changed.emit()
