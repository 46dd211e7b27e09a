"""The sounds of the table that is played at, as the settings and the room allow."""

from itertools import cycle

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.seats import Seat
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.model.sounds import VARIANTS, Ears, Sound, gain, is_heard, is_hushed
from tusac_qt.model.waiting import TableWait
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.system.speaker import Speaker
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.pages import Pages
from tusac_qt.windows.table.table import TablePage

_DEALT, _DEAL_STEP_S = 7, 0.1
"""A deal is heard as so many cards, one after the other; each of them would be a rattle."""

_SOUNDS: dict[CueName, tuple[Sound, float]] = {
    CueName.DRAW: (Sound.DRAW, 0.0),
    CueName.DISCARD: (Sound.DISCARD, 0.8),
    CueName.DECLINE: (Sound.DEAL, 0.6),
    CueName.CALL: (Sound.CALL, 0.0),
    CueName.MELD: (Sound.MELD, 0.7),
    CueName.KONG: (Sound.KONG, 0.0),
    CueName.STRIKE: (Sound.KONG, 0.0),
    CueName.WIN: (Sound.WIN, 0.0),
    CueName.SET: (Sound.COIN, 0.0),
    CueName.TURN: (Sound.DRAW, 0.0),
    CueName.COIN: (Sound.COIN, 0.0),
    CueName.END: (Sound.END, 0.0),
}
"""What is heard of what begins to move, and how much later, in durations of a flight."""


class Sounds(QObject):
    """Makes the sounds of one window."""

    def __init__(self, window: QWidget, preferences: Preferences, speaker: Speaker) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._speaker = speaker
        self._variants = {sound: cycle(names) for sound, names in VARIANTS.items()}
        self._bridge: Bridge | None = None
        self._told = preferences.settings
        preferences.changed.connect(self._follow_settings)

    def follow(self, rooms: Pages) -> None:
        """Make the sounds of every table that is played at."""
        rooms.seated.connect(self._attend)
        rooms.attention.asked.connect(self._tell_wait)

    def _attend(self, page: TablePage) -> None:
        self._bridge = page.bridge
        page.animator.cued.connect(self._follow)
        if not self._preferences.settings.is_muted:
            self._speaker.wake()

    def _tell_wait(self, wait: TableWait | None) -> None:
        """Ring when the table waits for a discard.

        There is no ring for a claim: others in the room would hear that the card is of use.
        """
        if wait is TableWait.TURN:
            table = None if self._bridge is None else self._bridge.table
            self._make(Sound.TURN, None if table is None else table.seat)

    def _follow_settings(self) -> None:
        """Apply changed settings at once; demonstrate a new volume."""
        before, self._told = self._told, self._preferences.settings
        if self._told.is_muted and not before.is_muted:
            self._speaker.hush()
        elif self._told.volume != before.volume:
            self._make(Sound.DISCARD, None)

    def _follow(self, cue: Cue) -> None:
        """Make the sound of a cue at the moment when its card arrives."""
        if cue.name is CueName.DEAL:
            for number in range(_DEALT):
                self._make(Sound.DEAL, None, number * _DEAL_STEP_S)
        elif cue.name in _SOUNDS:
            sound, flights = _SOUNDS[cue.name]
            self._make(sound, cue.seat, flights * self._flight_s)

    @property
    def _flight_s(self) -> float:
        if self._bridge is None:
            return 0.0
        return self._bridge.table.pace.flight_s * self._preferences.settings.flight_percent / 100

    def _make(self, sound: Sound, seat: Seat | None, delay_s: float = 0.0) -> None:
        settings = self._preferences.settings
        if is_heard(sound, seat, self._ears()):
            name = next(self._variants[sound]) if sound in self._variants else sound.value
            self._speaker.play(name, gain(settings.volume), delay_s)

    def _ears(self) -> Ears:
        settings = self._preferences.settings
        table = None if self._bridge is None else self._bridge.table
        return Ears(
            is_muted=settings.is_muted or settings.volume == 0,
            is_front=self._window.isActiveWindow(),
            is_hushed=is_hushed(None if table is None else table.status, has_one_room=settings.has_one_room),
            own=None if table is None or table.is_watching else table.seat,
        )
