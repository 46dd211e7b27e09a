"""Steps of motions that several scenes need: things that are seen more and more, or one after the other."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

Step = Callable[[float], None]
"""Called with how far a motion is, from 0 to 1."""


def showing(items: Sequence[QGraphicsItem]) -> Step:
    """Return the step that lets things be seen more and more."""

    def step(progress: float) -> None:
        for item in items:
            item.setOpacity(progress)

    return step


def staged(item: QGraphicsPixmapItem, pictures: Sequence[QPixmap]) -> Step:
    """Return the step that shows one picture after the other, each for as long."""
    shown = -1

    def step(progress: float) -> None:
        nonlocal shown
        stage = min(len(pictures) - 1, int(progress * len(pictures)))
        if stage != shown:
            shown = stage
            item.setPixmap(pictures[stage])

    return step
