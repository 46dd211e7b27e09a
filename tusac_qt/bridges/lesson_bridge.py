"""The lesson driven for the window: like a table of this machine, but it accepts only the step's action."""

import time
from collections.abc import Callable

from PySide6.QtCore import Signal

from engine.actions import Action
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.play.lesson import Lesson


class LessonBridge(Bridge):
    """The table of a lesson; nothing of it is saved.

    Signals: refused: the player tried something else than the step asks for.

    Attributes:
        lesson: the table.
    """

    is_lesson = True
    refused = Signal()

    def __init__(self, lesson: Lesson, clock: Callable[[], float] = time.monotonic) -> None:
        """Take a lesson over; nothing happens before `start`.

        Args:
            lesson: its table.
            clock: seconds, as the lesson was begun with.
        """
        super().__init__(lesson, clock)
        self.lesson = lesson

    def act(self, action: Action) -> bool:
        """Answer the present question; report an answer that the step does not want."""
        if self.lesson.step is not None and action != self.lesson.wanted:
            self.refused.emit()
            return False
        return super().act(action)

    def go_on(self) -> None:
        """Leave a step that only explains something."""
        self.lesson.go_on()
        self._pump()

    def _state(self) -> tuple[object, ...]:
        step = self.lesson.step
        return (*super()._state(), None if step is None else step.number)
