"""Small painted signs, used by pages and the table: the emblem of a machine's key, the padlock, the tick."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

_SHAPES = 6
_HUES = 24


def paint_emblem(painter: QPainter, rect: QRectF, emblem: int) -> None:
    """Paint the emblem of that number: one of six rosettes, in a color of its own.

    Neighboring numbers differ in shape, and numbers of one shape in hue, so that no two look alike to a
    person who sees shapes or colors.
    """
    side = min(rect.width(), rect.height())
    center, radius = rect.center(), side / 2
    shape, hue = emblem % _SHAPES, (emblem * 7) % _HUES / _HUES
    ground = QColor.fromHslF(hue, 0.55, 0.28 + 0.10 * (emblem // _SHAPES % 2))
    light = QColor.fromHslF(hue, 0.75, 0.86)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(light, max(1.0, 0.05 * side)))
    painter.setBrush(ground)
    inset = 0.04 * side
    painter.drawRoundedRect(
        QRectF(center.x() - radius, center.y() - radius, side, side).adjusted(inset, inset, -inset, -inset),
        0.24 * side,
        0.24 * side,
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPath(_rosette(center, 0.36 * side, shape))
    painter.setBrush(ground)
    hole = 0.10 * side
    painter.drawEllipse(center, hole, hole)
    painter.restore()


def _rosette(center: QPointF, radius: float, shape: int) -> QPainterPath:
    """Return a star or flower: two, three, four, five, six or eight points."""
    points = (2, 3, 4, 5, 6, 8)[shape]
    depth = (0.42, 0.45, 0.42, 0.48, 0.55, 0.62)[shape]
    path = QPainterPath()
    steps = 72
    for step in range(steps + 1):
        angle = 2 * math.pi * step / steps
        wave = (1 + math.cos(points * angle)) / 2
        length = radius * (depth + (1 - depth) * wave)
        point = center + QPointF(length * math.sin(angle), -length * math.cos(angle))
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    return path


def paint_padlock(painter: QPainter, rect: QRectF, color: QColor, *, is_closed: bool = True) -> None:
    """Paint a padlock in a color; an open one has its bow lifted."""
    side = min(rect.width(), rect.height())
    left, top = rect.center().x() - side / 2, rect.center().y() - side / 2
    body = QRectF(left + 0.16 * side, top + 0.46 * side, 0.68 * side, 0.48 * side)
    bow = QRectF(left + 0.29 * side, top + 0.08 * side, 0.42 * side, 0.60 * side)
    if not is_closed:
        bow.translate(0.22 * side, -0.04 * side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color, 0.11 * side))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(bow, 0, 180 * 16)
    middle = bow.center().y()
    painter.drawLine(QPointF(bow.left(), middle), QPointF(bow.left(), body.top()))
    if is_closed:
        painter.drawLine(QPointF(bow.right(), middle), QPointF(bow.right(), body.top()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(body, 0.08 * side, 0.08 * side)
    painter.restore()


def paint_tick(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """Paint a tick in a color."""
    side = min(rect.width(), rect.height())
    corner = rect.center() - QPointF(side / 2, side / 2)
    points = [corner + QPointF(x * side, y * side) for x, y in ((0.16, 0.54), (0.40, 0.78), (0.86, 0.24))]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(
        QPen(color, 0.14 * side, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawPolyline(points)
    painter.restore()
