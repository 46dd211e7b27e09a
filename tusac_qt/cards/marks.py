"""The shapes that stand for the four colors, and for jokers, wherever a color is shown or named.

Never color alone: cards, claim texts, waits and logs all take their marks from here.
"""

import math
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from engine.cards import Color


def polygon(center: QPointF, radii: tuple[float, ...], corners: int, turn: float = 0.0) -> QPainterPath:
    """Return a closed polygon, its corners at each of the radii in turn, the first straight up.

    `turn` turns it clockwise by that many degrees.
    """
    path = QPainterPath()
    for corner in range(corners):
        angle = math.radians(turn - 90 + 360 * corner / corners)
        radius = radii[corner % len(radii)]
        point = center + QPointF(radius * math.cos(angle), radius * math.sin(angle))
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def star(center: QPointF, radius: float) -> QPainterPath:
    """Return a star of five points."""
    return polygon(center, (radius, 0.45 * radius), 10)


def mark_path(color: Color | None, box: QRectF) -> QPainterPath:
    """Return the shape of a color, centered in the box, to be filled with ink.

    Red is a triangle, yellow a square, green a disc, white an open ring; None, for jokers, is a star. Their
    sizes are evened out, so that none looks larger than another.
    """
    center, half = box.center(), min(box.width(), box.height()) / 2
    if color is Color.RED:
        return polygon(center + QPointF(0, 0.16 * half), (1.16 * half,), 3)
    if color is None:
        return star(center + QPointF(0, 0.06 * half), 1.12 * half)
    path = QPainterPath()
    if color is Color.YELLOW:
        side = 1.84 * half
        path.addRect(QRectF(center.x() - side / 2, center.y() - side / 2, side, side))
    elif color is Color.GREEN or color is Color.WHITE:
        path.addEllipse(center, half, half)
        if color is Color.WHITE:
            path.addEllipse(center, 0.60 * half, 0.60 * half)
    else:
        assert_never(color)
    return path
