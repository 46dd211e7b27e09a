"""Preferences of a Linux desktop, from its portal on D-Bus, at once when they change.

Imported only there.
"""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

from tusac_qt.windows.desktop.portal import PATH, PORTAL, bus_of_portal

_SETTINGS = "org.freedesktop.portal.Settings"
_Key = tuple[str, str]
_SCHEME: _Key = ("org.freedesktop.appearance", "color-scheme")
_CONTRAST: _Key = ("org.freedesktop.appearance", "contrast")
_LITTLE_MOTION: _Key = ("org.freedesktop.appearance", "reduced-motion")
_ANIMATED: _Key = ("org.gnome.desktop.interface", "enable-animations")
_KEYS = (_SCHEME, _CONTRAST, _LITTLE_MOTION, _ANIMATED)
_IS_LIGHT: Mapping[object, bool] = {1: False, 2: True}


class PortalWishes(QObject):
    """The preferences from the desktop's portal; those that it does not give are None.

    Signals: changed: a preference has changed.
    """

    changed = Signal()

    def __init__(self, bus: QDBusConnection, parent: QObject | None = None) -> None:
        """Ask for all preferences, and listen; answers come later, and nothing waits for them."""
        super().__init__(parent)
        self._told: dict[_Key, object] = {}
        slot = SLOT("hear(QDBusMessage)")
        bus.connect(PORTAL, PATH, _SETTINGS, "SettingChanged", self, slot)  # type: ignore[call-overload]
        for key in _KEYS:
            asked = QDBusMessage.createMethodCall(PORTAL, PATH, _SETTINGS, "Read")
            asked.setArguments(list(key))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(asked), self)
            watcher.finished.connect(partial(self._take, key, watcher))

    @property
    def is_light(self) -> bool | None:
        """Whether windows are to be light."""
        return _IS_LIGHT.get(self._told.get(_SCHEME))

    @property
    def is_strong(self) -> bool | None:
        """Whether there is to be high contrast."""
        told = self._told.get(_CONTRAST)
        return None if told is None else told == 1

    @property
    def is_calm(self) -> bool | None:
        """Whether there is to be no motion."""
        told = self._told.get(_LITTLE_MOTION), self._told.get(_ANIMATED)
        return None if told == (None, None) else told[0] == 1 or told[1] is False

    def _take(self, key: _Key, watcher: QDBusPendingCallWatcher) -> None:
        answer = watcher.reply()
        watcher.deleteLater()
        if answer.type() is QDBusMessage.MessageType.ReplyMessage and answer.arguments():
            self._told.setdefault(key, _value(answer.arguments()[0]))  # what was told meanwhile is newer
            self.changed.emit()

    @Slot(QDBusMessage)
    def hear(self, message: QDBusMessage) -> None:
        """Process a changed setting; called by D-Bus."""
        arguments = message.arguments()
        if len(arguments) == 3 and (key := (arguments[0], arguments[1])) in _KEYS:
            self._told[key] = _value(arguments[2])
            self.changed.emit()


def wishes_of_session(parent: QObject | None) -> PortalWishes | None:
    """Return the preferences in this desktop's portal; None if none runs."""
    bus = bus_of_portal()
    return None if bus is None else PortalWishes(bus, parent)


def _value(told: object) -> object:
    """Return what lies in a variant, which `Read` puts into another one."""
    while isinstance(told, QDBusVariant):
        told = told.variant()
    return told
