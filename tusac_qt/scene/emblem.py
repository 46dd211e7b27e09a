"""Small painted signs for pages and the table: the emblem of a player or key, the padlock, the tick."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from tusac_qt.scene.emblem_art import DRAWINGS

_RIM = 0.06
"""The width of the rim of a medallion, in its sides."""

_RIM_LIGHT, _RIM_DARK = QColor("#f6dfa6"), QColor("#8a6324")


def paint_emblem(painter: QPainter, rect: QRectF, emblem: int) -> None:
    """Paint the emblem of that number in a medallion with a rim.

    Its drawings differ, not its colors alone.
    """
    drawing = DRAWINGS[emblem % len(DRAWINGS)]
    side = min(rect.width(), rect.height())
    center = rect.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_RIM_DARK)
    painter.drawEllipse(center, side / 2, side / 2)
    painter.setBrush(_RIM_LIGHT)
    painter.drawEllipse(center, (0.5 - 0.2 * _RIM) * side, (0.5 - 0.2 * _RIM) * side)
    inner = (0.5 - _RIM) * side
    ground = QColor(drawing.ground)
    light = QRadialGradient(center - QPointF(0.15 * side, 0.2 * side), 0.8 * side)
    light.setColorAt(0.0, ground.lighter(128))
    light.setColorAt(1.0, ground.darker(118))
    painter.setBrush(light)
    painter.drawEllipse(center, inner, inner)
    inside = QPainterPath()
    inside.addEllipse(center, inner, inner)
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    painter.translate(center.x() - inner, center.y() - inner)
    painter.scale(2 * inner / 100, 2 * inner / 100)
    for shape in drawing.shapes:
        path = _path(shape.path)
        if shape.line:
            pen = QPen(QColor(shape.color), shape.line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)
        else:
            painter.fillPath(path, QColor(shape.color))
    painter.restore()


@lru_cache(maxsize=256)
def _path(text: str) -> QPainterPath:
    """Return the path of a text in the notation of `emblem_art`."""
    path = QPainterPath()
    words = iter(text.split())

    def point() -> QPointF:
        return QPointF(float(next(words)), float(next(words)))

    for word in words:
        if word == "M":
            path.moveTo(point())
        elif word == "L":
            path.lineTo(point())
        elif word == "Q":
            path.quadTo(point(), point())
        elif word == "C":
            path.cubicTo(point(), point(), point())
        elif word == "E":
            path.addEllipse(point(), float(next(words)), float(next(words)))
        else:
            path.closeSubpath()
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
