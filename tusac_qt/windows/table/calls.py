"""Players' calls and moods, shown for a moment at their faces."""

from functools import partial

from PySide6.QtCore import QObject

from engine.actions import Claim
from engine.melds import MeldKind
from engine.seats import Seat
from tusac_qt.model.call_words import call_name
from tusac_qt.model.moods import Mood
from tusac_qt.play.buttons import Button
from tusac_qt.play.table import Table
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.scene.scene import TableScene
from tusac_qt.windows.table.brief_timers import BriefTimers
from tusac_qt.words.i18n import button_name
from tusac_qt.words.punctuation import called

_SHOWN_MS = 1100
_MOOD_MS = 2200
_MOODS = {MeldKind.PONG: Mood.WINK, MeldKind.KONG: Mood.LAUGH}
"""The moods in which cards are claimed."""


class Calls(QObject):
    """The calls at one table."""

    def __init__(self, table: Table, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._scene = scene
        self._hushes = BriefTimers(_SHOWN_MS, partial(scene.show_call, ""), self)
        self._calms = BriefTimers(_MOOD_MS, partial(scene.show_mood, None), self)
        scene.animator.cued.connect(self._hear)

    def stop(self) -> None:
        """Stop all timers."""
        self._hushes.stop()
        self._calms.stop()

    def clear(self) -> None:
        """Remove all calls, because the table is laid out anew."""
        for place in self._scene.calls:
            self._scene.show_call("", place)

    def feel(self, seat: Seat, mood: Mood) -> None:
        """Show a mood at a player's face for a moment."""
        place = self._place(seat)
        self._scene.show_mood(mood, place)
        self._calms.start(place)

    def feel_all(self, mood: Mood) -> None:
        """Show a mood at all faces for a moment."""
        for place in range(len(self._table.players)):
            self.feel(Seat(place), mood)

    def call(self, seat: Seat, text: str) -> None:
        """Show a player's call."""
        place = self._place(seat)
        self._scene.show_call(called(text), place)
        self._hushes.start(place)

    def _place(self, seat: Seat) -> int:
        return (seat - self._table.seat) % len(self._table.players)

    def _hear(self, cue: Cue) -> None:
        if cue.seat is None:
            return
        if cue.name is CueName.CALL and cue.claim is not None:
            self.call(cue.seat, call_name(cue.claim))
            if isinstance(cue.claim, Claim) and cue.claim.kind in _MOODS:
                self.feel(cue.seat, _MOODS[cue.claim.kind])
        elif cue.name is CueName.KONG:
            self.call(cue.seat, button_name(Button.KONG))
            self.feel(cue.seat, Mood.LAUGH)
