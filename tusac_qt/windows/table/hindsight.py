"""The review after a round: its most expensive choice, and the master's choice instead."""

from PySide6.QtCore import QObject, Signal

from engine.actions import Action
from engine.view import View
from tusac_qt.bridges.worker import Worker
from tusac_qt.play.review import Choice, Judged, appraised, dearest


class Hindsight(QObject):
    """Judges the choices of one player at one table, round by round, beside the window's thread.

    Signals:
        found: the `Judged` choice that cost most in the round that is over; never one that was as good, or
            that the program suggests itself.
    """

    found = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._choices: list[Choice] = []
        self._undone: list[Choice] = []
        self._judged: list[Judged] = []
        self._round = 0
        self._worker: Worker | None = None

    def begin_round(self) -> None:
        """Forget the choices of the last round, and its pending judgement."""
        self._choices, self._undone, self._judged = [], [], []
        self._round += 1

    def note(self, view: View, legal: tuple[Action, ...], action: Action) -> None:
        """Remember a choice that was made, if there was one."""
        if len(legal) > 1:
            self._choices.append(Choice(view, legal, action))
            self._undone = []

    def take_back(self) -> None:
        """Forget the last choice: it was taken back."""
        self._undone += self._choices[-1:]
        del self._choices[-1:]

    def redo(self) -> None:
        """Remember the choice again that was taken back last: it was made again."""
        self._choices += self._undone[-1:]
        del self._undone[-1:]

    def judge(self) -> None:
        """Judge the round that is over, one choice after the other."""
        if self._worker is None:
            self._worker = Worker(self)
        self._judge_next(self._round, list(self._choices))

    def stop(self) -> None:
        """Stop waiting for judgements."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.abandon()

    def _judge_next(self, number: int, left: list[Choice]) -> None:
        if number != self._round or self._worker is None:
            return
        if not left:
            worst = dearest(self._judged)
            if worst is not None:
                self.found.emit(worst)
            return
        choice, *rest = left

        def take(judged: object) -> None:
            if number == self._round and isinstance(judged, Judged):
                self._judged.append(judged)
            self._judge_next(number, rest)

        self._worker.submit(lambda: appraised(choice), take)
