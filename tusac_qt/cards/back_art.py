"""The patterns on the backs of cards, each painted by code into the field inside the border."""

import math
from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen


def paint_pattern(
    painter: QPainter, field: QRectF, name: str, colors: tuple[QColor, QColor], thinnest: float
) -> None:
    """Paint a pattern; the painter is clipped to the field, which is filled already.

    Args:
        painter: paints.
        field: the part of the back inside its border.
        name: of the pattern.
        colors: of the paper, in which lines are drawn, and of the field.
        thinnest: the least width of those lines.
    """
    paper, lattice = colors
    painter.setPen(QPen(paper, max(0.022 * field.width(), thinnest)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _PATTERNS[name](painter, field, lattice)


def _coins(painter: QPainter, field: QRectF, _lattice: QColor) -> None:
    """Circles that cut each other, as strung coins do."""
    radius = 0.169 * field.width()
    for at in _grid(field, radius, radius):
        painter.drawEllipse(at, radius, radius)


def _waves(painter: QPainter, field: QRectF, lattice: QColor) -> None:
    """Waves behind waves: each row of circles covers the lower half of the row above it."""
    radius = 0.25 * field.width()
    rows = math.ceil(field.height() / radius * 2) + 2
    painter.setBrush(QBrush(lattice))
    for row in range(-1, rows):
        for column in range(-1, 4):
            shift = radius if row % 2 else 0.0
            at = QPointF(field.x() + 2 * radius * column + shift, field.y() + 0.5 * radius * row)
            for part in (1.0, 0.66, 0.33):
                painter.drawEllipse(at, part * radius, part * radius)


def _petals(painter: QPainter, field: QRectF, _lattice: QColor) -> None:
    """Flowers of four petals around a seed."""
    step = 0.25 * field.width()
    for at in _grid(field, step, step):
        painter.save()
        painter.translate(at)
        for _ in range(4):
            painter.rotate(90)
            petal = QPainterPath(QPointF(0, 0.12 * step))
            petal.quadTo(QPointF(0.42 * step, 0.5 * step), QPointF(0, 0.92 * step))
            petal.quadTo(QPointF(-0.42 * step, 0.5 * step), QPointF(0, 0.12 * step))
            painter.drawPath(petal)
        painter.drawEllipse(QPointF(), 0.07 * step, 0.07 * step)
        painter.restore()


def _bamboo(painter: QPainter, field: QRectF, _lattice: QColor) -> None:
    """Stalks with their knots, no two side by side at one height."""
    wide = field.width() / 4
    for stalk in range(4):
        left = field.x() + stalk * wide
        painter.drawLine(QPointF(left + 0.2 * wide, field.top()), QPointF(left + 0.2 * wide, field.bottom()))
        painter.drawLine(QPointF(left + 0.8 * wide, field.top()), QPointF(left + 0.8 * wide, field.bottom()))
        y = field.top() + (0.7 if stalk % 2 else 1.7) * wide
        while y < field.bottom():
            knot = QPainterPath(QPointF(left + 0.1 * wide, y))
            knot.quadTo(QPointF(left + 0.5 * wide, y + 0.22 * wide), QPointF(left + 0.9 * wide, y))
            painter.drawPath(knot)
            y += 2 * wide


def _weave(painter: QPainter, field: QRectF, lattice: QColor) -> None:
    """Strips of a mat that go over and under each other."""
    step = field.width() / 4
    painter.setBrush(QBrush(lattice))
    fine = QPen(painter.pen())
    fine.setWidthF(0.6 * fine.widthF())  # there are more lines than in any other pattern
    painter.setPen(fine)
    rows = math.ceil(field.height() / step) + 1
    for row in range(rows):
        for column in range(4):
            at = QRectF(field.x() + column * step, field.y() + row * step, step, step)
            across = (row + column) % 2 == 0
            for strip in range(3):
                shift = (0.12 + 0.28 * strip) * step
                part = (
                    at.adjusted(0.03 * step, shift, -0.03 * step, shift + 0.2 * step - step)
                    if across
                    else at.adjusted(shift, 0.03 * step, shift + 0.2 * step - step, -0.03 * step)
                )
                painter.drawRect(part)


def _grid(field: QRectF, across: float, along: float) -> list[QPointF]:
    """Return every second crossing of a grid about the middle of a field, as far as it reaches."""
    center = field.center()
    rows = math.ceil(field.height() / along / 2) + 1
    columns = math.ceil(field.width() / across / 2) + 1
    return [
        center + QPointF(column * across, row * along)
        for row in range(-rows, rows + 1)
        for column in range(-columns, columns + 1)
        if (row + column) % 2 == 0
    ]


_PATTERNS: Mapping[str, Callable[[QPainter, QRectF, QColor], None]] = {
    "coins": _coins,
    "waves": _waves,
    "petals": _petals,
    "bamboo": _bamboo,
    "weave": _weave,
}
