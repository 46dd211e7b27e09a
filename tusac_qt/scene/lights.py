"""Round lights that fade from their middle, as behind a card or an emblem that has won."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QRadialGradient


def fading(
    center: QPointF, reach: float, color: QColor, stops: Iterable[tuple[float, float]]
) -> QRadialGradient:
    """Return a light of a color.

    Args:
        center: its middle.
        reach: how far it shines.
        color: at its full strength.
        stops: shares of its reach, each with the share of the color's opacity that is seen there.
    """
    light = QRadialGradient(center, reach)
    for at, share in stops:
        seen = QColor(color)
        seen.setAlphaF(share * color.alphaF())
        light.setColorAt(at, seen)
    return light
