"""A table driven for the window: time to `advance`, its events to signals, clicks to actions.

Windows reach a local table only through this module. Computer players choose in the worker's thread. Tables
on the network have a bridge of their own, in `net_bridge`.
"""

import time
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine.actions import Action
from net.table.interface.commands import Command
from tusac_qt.bridges.worker import Worker
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.local_table import BotRequest, LocalTable
from tusac_qt.play.table import Table
from tusac_qt.play.tempo import Tempo

_LONGEST_WAIT_S = 3600.0


class Bridge(QObject):
    """One table and its clock.

    Signals: happened: a tuple of table events, in order; the table shows their result already. changed: the
    question, the offer or a pause has changed, and no event reports it.

    Attributes:
        table: the table.
        is_shared: whether other people play there; such a table waits for nobody who reads settings.
        is_lesson: whether a teacher speaks there, so that nobody else gives tips.
    """

    is_shared = False
    is_lesson = False
    happened = Signal(object)
    changed = Signal()

    def __init__(self, table: Table, clock: Callable[[], float] = time.monotonic) -> None:
        """Take a table over; nothing happens before `start`.

        Args:
            table: what is played at.
            clock: seconds, as the table was begun with.
        """
        super().__init__()
        self.table = table
        self._clock = clock
        self._told: tuple[object, ...] = ()
        self._is_closed = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._pump)

    @property
    def now(self) -> float:
        """The time on the table's clock, in seconds."""
        return self._clock()

    def start(self) -> None:
        """Begin to let time pass."""
        self._pump()

    def close(self) -> None:
        """Let no more time pass."""
        self._is_closed = True
        self._timer.stop()

    def act(self, action: Action) -> bool:
        """Answer what is asked; return whether the answer was taken.

        Input too soon after the question appeared is not.
        """
        prompt, now = self.table.prompt, self.now
        if prompt is None or not prompt.accepts_input(now):
            return False
        taken = self.table.act(prompt.number, action, now)
        self._pump()
        return taken

    def set_auto(self, auto: AutoAnswers) -> None:
        """Set the answers given in advance."""
        self.table.set_auto(auto, self.now)
        self._pump()

    def set_paused(self, *, paused: bool) -> None:
        """Stop or restart the clocks."""
        self.table.set_paused(self.now, paused=paused)
        self._pump()

    @property
    def can_take_back(self) -> bool:
        """Whether there is a decision to take back; never at a table that others share."""
        return False

    def take_back(self) -> bool:
        """Go back to the player's last decision of the round; return whether there was one."""
        return False

    @property
    def can_redo(self) -> bool:
        """Whether a decision that was taken back can be repeated."""
        return False

    def redo(self) -> bool:
        """Repeat the decision that was taken back last; return whether there was one."""
        return False

    def set_tempo(self, tempo: Tempo) -> None:
        """Change the speed of computer players, at a table where only this machine asks them."""

    def send(self, command: Command) -> None:
        """Send a command to the session of a shared table.

        A table of this machine alone has none.
        """

    def start_round(self) -> None:
        """Deal the next round; at a shared table be ready for it."""
        self.table.start_round(self.now)
        self._pump()

    def _pump(self) -> None:
        """Advance the table, start the work it asks for, report its events, and set the next timer."""
        if self._is_closed:
            return
        events = self.table.advance(self.now)
        self._hand_out()
        deadline = self.table.next_deadline()
        if deadline is None:
            self._timer.stop()
        else:
            wait_s = min(_LONGEST_WAIT_S, max(0.0, deadline - self.now))
            self._timer.start(int(wait_s * 1000) + 1)
        state = self._state()
        has_changed, self._told = state != self._told, state
        if events:
            self.happened.emit(events)
        elif has_changed:
            self.changed.emit()

    def _hand_out(self) -> None:
        """Pass on the work that the table hands out; for subclasses."""

    def _state(self) -> tuple[object, ...]:
        table = self.table
        prompt = table.prompt
        number = None if prompt is None else prompt.number
        return number, table.window, table.is_paused, table.auto, table.status


class TableBridge(Bridge):
    """A table of this machine alone."""

    def __init__(
        self,
        table: LocalTable,
        worker: Worker,
        save: Callable[[str], None],
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take a table over; nothing happens before `start`.

        Args:
            table: what is played at.
            worker: where computer players think and records are written.
            save: takes the next lines of the record, in the worker's thread.
            clock: seconds, as the table was begun with.
        """
        super().__init__(table, clock)
        self._local = table
        self._worker = worker
        self._save = save

    @property
    def can_take_back(self) -> bool:
        """Whether there is a decision to take back."""
        return self._local.can_take_back

    def take_back(self) -> bool:
        """Go back to the player's last decision of the round; return whether there was one."""
        taken = self._local.take_back(self.now)
        self._pump()
        return taken

    @property
    def can_redo(self) -> bool:
        """Whether a decision that was taken back can be repeated."""
        return self._local.can_redo

    def redo(self) -> bool:
        """Repeat the decision that was taken back last; return whether there was one."""
        done = self._local.redo(self.now)
        self._pump()
        return done

    def set_tempo(self, tempo: Tempo) -> None:
        """Let computer players go on at another speed."""
        self._local.tempo = tempo

    def close(self) -> None:
        """Let no more time pass; give the worker the rest of the record to save."""
        super().close()
        self._write()

    def _hand_out(self) -> None:
        """Give the worker the lines to save, and the questions to computer players."""
        self._write()
        for request in self._local.take_requests():
            self._worker.submit(request.choose, partial(self._answer, request))

    def _write(self) -> None:
        text = self._local.take_record()
        if text:
            self._worker.submit(partial(self._save, text))

    def _answer(self, request: BotRequest, action: Action) -> None:
        if self._is_closed:
            return
        self._local.bot_answer(request.number, request.seat, action)
        self._pump()
