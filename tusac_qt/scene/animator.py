"""Motion on the table: things that move for a while, can be cut short, and never outlive their items.

Knows neither cards nor scenes: a motion is a function of its progress. One timer drives them all; there are
no Qt animation objects that could be deleted under Python's feet.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QEasingCurve, QObject, Qt, QTimer, Signal

from tusac_qt.scene.cues import Cue

_FRAME_MS = 16
_EASING = QEasingCurve(QEasingCurve.Type.InOutCubic)


@dataclass(slots=True)
class Motion:
    """Something that changes for a while.

    Attributes:
        step: called with the eased progress, at once with 0 and at the end with 1.
        duration_s: how long it takes.
        delay_s: how long it waits first.
        done: called after the last step.
        cue: sent when it begins to move, after its delay; not sent if it is cut short before.
        lingers: it is only decoration, so new events neither wait for it nor end it.
        started_at: when its delay began; set by the animator.
        has_begun: whether its delay is over; set by the animator.
    """

    step: Callable[[float], None]
    duration_s: float
    delay_s: float = 0.0
    done: Callable[[], None] | None = None
    cue: Cue | None = None
    lingers: bool = False
    started_at: float = field(default=0.0, init=False)
    has_begun: bool = field(default=False, init=False)

    def progress(self, now: float) -> float:
        """Return how far it is, from 0 to 1, before easing."""
        elapsed = now - self.started_at - self.delay_s
        return 1.0 if elapsed >= self.duration_s else max(0.0, elapsed / self.duration_s)


def nothing(_: float) -> None:
    """Move nothing: the motion only waits, or sends its cue."""


def told(cue: Cue) -> Motion:
    """Return a motion in which nothing moves: it only sends its cue."""
    return Motion(nothing, 0.0, cue=cue)


class Animator(QObject):
    """Runs motions.

    Signals:
        idle: the last running motion has ended.
        cued: the `Cue` of what begins to move now.
    """

    idle = Signal()
    cued = Signal(object)

    def __init__(self, parent: QObject | None = None, *, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self._clock = clock
        self._motions: list[Motion] = []
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_FRAME_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def is_running(self) -> bool:
        """Whether anything moves."""
        return bool(self._motions)

    def start(self, motions: list[Motion]) -> None:
        """Start motions together. Those without delay and duration are over at once."""
        if not motions:
            return
        now = self._clock()
        for motion in motions:
            motion.started_at = now
            motion.step(0.0)
        self._motions += motions
        if not self._timer.isActive():
            self._timer.start()
        self.tick()

    def finish(self) -> None:
        """Complete all motions, in the order they were started."""
        if not self._motions:
            return
        while self._motions:
            self._end(self._motions.pop(0))
        self._timer.stop()
        self.idle.emit()

    def make_way(self) -> None:
        """Complete all motions except lingering ones, in the order they were started, for new events."""
        ended = [motion for motion in self._motions if not motion.lingers]
        self._motions = [motion for motion in self._motions if motion.lingers]
        for motion in ended:
            self._end(motion)
        if ended and not self._motions:
            self._timer.stop()
            self.idle.emit()

    def cancel(self) -> None:
        """Drop all motions where they are, because the scene is being torn down."""
        self._motions.clear()
        self._timer.stop()

    def tick(self) -> None:
        """Move everything to where it is now."""
        now = self._clock()
        ended = []
        for motion in list(self._motions):
            progress = motion.progress(now)
            self._tell_begun(motion, now)
            if progress >= 1.0:
                ended.append(motion)
            elif now >= motion.started_at + motion.delay_s:
                motion.step(_EASING.valueForProgress(progress))
        for motion in ended:
            if motion in self._motions:
                self._motions.remove(motion)
                self._end(motion)
        if not self._motions and self._timer.isActive():
            self._timer.stop()
            self.idle.emit()

    def _tell_begun(self, motion: Motion, now: float) -> None:
        if not motion.has_begun and now >= motion.started_at + motion.delay_s:
            motion.has_begun = True
            if motion.cue is not None:
                self.cued.emit(motion.cue)

    @staticmethod
    def _end(motion: Motion) -> None:
        motion.step(1.0)
        if motion.done is not None:
            motion.done()
