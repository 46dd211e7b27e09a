"""Motions that several scenes need: a script of them, and steps that show things one after the other."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtWidgets import QGraphicsItem

from tusac_qt.scene.animator import Motion
from tusac_qt.scene.cues import Cue

T = TypeVar("T")
Step = Callable[[float], None]
"""Called with how far a motion is, from 0 to 1."""


class Script:
    """Makes motions whose times are given at the usual speed."""

    def __init__(self, factor: float = 1.0) -> None:
        """Begin without motions; `factor` is how long everything takes, 1.0 as a rule."""
        self._factor = factor
        self._motions: list[Motion] = []

    def _later(self, delay_s: float, duration_s: float, step: Step, *, cue: Cue | None = None) -> Motion:
        motion = Motion(step, duration_s * self._factor, delay_s=delay_s * self._factor, cue=cue)
        self._motions.append(motion)
        return motion


def showing(items: Sequence[QGraphicsItem]) -> Step:
    """Return the step that lets things be seen more and more."""

    def step(progress: float) -> None:
        for item in items:
            item.setOpacity(progress)

    return step


def staged(show: Callable[[T], None], stages: Sequence[T]) -> Step:
    """Return the step that shows one thing after the other, each for as long: a picture, a degree of light.

    For what is large on a screen: it is painted once for each stage, not in each frame.
    """
    shown = -1

    def step(progress: float) -> None:
        nonlocal shown
        stage = min(len(stages) - 1, int(progress * len(stages)))
        if stage != shown:
            shown = stage
            show(stages[stage])

    return step
