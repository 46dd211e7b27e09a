"""The parts of a table's page about the other people there: chat, proofs, countdowns."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from net.table.interface.commands import Say, WaitNoLonger
from net.table.interface.status import Said, Status
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.model.table_notes import has_clock, ready_line
from tusac_qt.model.zones import TableLayout
from tusac_qt.play.table import Noted
from tusac_qt.scene.scene import TableScene
from tusac_qt.windows.table.brief_timers import BriefTimers
from tusac_qt.windows.table.onlooker import OnlookerPanel
from tusac_qt.windows.table.proof import ProofPanel
from tusac_qt.windows.table.slow_wait import SlowWait
from tusac_qt.words.table_news import said_text

_SPEECH_MS = 6000
_TICK_MS = 500


class PeersOverlay(QObject):
    """The other people at one table; invisible at a table of this machine alone.

    Signals:
        ticked: a second that is told has passed.

    Attributes:
        proof: what stands behind the padlock.
        slow_wait: the choice to wait no longer for somebody who thinks without a clock.
        onlooker: what a spectator reads in place of a hand.
    """

    ticked = Signal()

    def __init__(self, bridge: Bridge, scene: TableScene, page: QWidget) -> None:
        super().__init__(page)
        self._bridge = bridge
        self._scene = scene
        self.onlooker = OnlookerPanel(page)
        self.proof = ProofPanel(page)
        self.slow_wait = SlowWait(page)
        self.slow_wait.clicked.connect(lambda: bridge.send(WaitNoLonger()))
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self.ticked)
        self._hushes = BriefTimers(_SPEECH_MS, partial(scene.show_speech, ""), self)

    def place(self, layout: TableLayout) -> None:
        """Move to the places of a layout."""
        self.onlooker.place(layout)
        self.proof.place(layout)
        self.slow_wait.place(layout)
        for place in self._scene.speech:
            self._scene.show_speech("", place)

    def follow(self) -> None:
        """Show the current status."""
        status = self._bridge.table.status
        if status is None:
            return
        self.onlooker.follow(self._bridge.table, status)
        self.slow_wait.follow(status)
        if self.proof.isVisible():
            self.proof.show_proof(status)
            self._tell_start(status)
        if has_clock(status) and not self._tick.isActive():
            self._tick.start()
        elif not has_clock(status):
            self._tick.stop()

    def stop(self) -> None:
        """Stop all motion."""
        self._tick.stop()
        self._hushes.stop()

    def open_proof(self) -> None:
        """Open the panel of proofs for the round."""
        status = self._bridge.table.status
        if status is not None and status.proof is not None:
            self._tell_start(status)
            self.proof.open(status)

    def _tell_start(self, status: Status) -> None:
        is_counted = status.countdown_until is not None
        self.proof.tell_start(ready_line(status, self._bridge.now) if is_counted else "")

    def come_forward(self) -> None:
        """Raise the open proof over a result that has just been shown again."""
        if self.proof.isVisible():
            self.proof.come_forward()

    def keep(self, record: Path) -> None:
        """Remember the path of the last round's record."""
        self.proof.keep(record)
        self.follow()

    def say(self, words: Say) -> None:
        """Say something to all at the table."""
        self._bridge.send(words)

    def hear(self, noted: Noted) -> None:
        """Show a player's message at that player's place, for a while."""
        if not isinstance(noted.what, Said) or noted.seat is None or noted.what.emote is not None:
            return
        seats, own = len(self._bridge.table.players), self._bridge.table.seat
        place = (noted.seat - own) % seats
        self._scene.show_speech(said_text(noted.what), place)
        self._hushes.start(place)
