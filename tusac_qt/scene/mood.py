"""The little faces that moods are shown by, painted by code; they differ in their drawing, not in color."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from tusac_qt.model.moods import Mood

_SKIN, _INK, _SHADE = QColor("#ffd86b"), QColor("#3a1d08"), QColor("#ffffff")
_LINE = 7.0
_EYES = {
    Mood.SMILE: ("dot", "dot"),
    Mood.WINK: ("dot", "shut"),
    Mood.LAUGH: ("happy", "happy"),
    Mood.SURPRISE: ("wide", "wide"),
    Mood.SIGH: ("shut", "shut"),
    Mood.THINK: ("up", "up"),
}


def paint_mood(painter: QPainter, rect: QRectF, mood: Mood) -> None:
    """Paint a mood into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    pen = QPen(_INK, _LINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(_SKIN)
    painter.drawEllipse(QPointF(50, 50), 45, 45)
    for x, eye in zip((34.0, 66.0), _EYES[mood], strict=True):
        _paint_eye(painter, QPointF(x, 40), eye)
    _paint_mouth(painter, mood)
    painter.restore()


def _paint_eye(painter: QPainter, at: QPointF, eye: str) -> None:
    painter.save()
    if eye in ("shut", "happy"):
        bow = -12 if eye == "happy" else 6
        lid = QPainterPath(at + QPointF(-10, 0))
        lid.quadTo(at + QPointF(0, bow), at + QPointF(10, 0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(lid)
    elif eye == "dot":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_INK)
        painter.drawEllipse(at, 6, 8)
    else:
        painter.setPen(QPen(_INK, 4))
        painter.setBrush(_SHADE)
        painter.drawEllipse(at, 10, 11)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_INK)
        painter.drawEllipse(at + (QPointF(4, -5) if eye == "up" else QPointF()), 4.5, 4.5)
    painter.restore()


def _paint_mouth(painter: QPainter, mood: Mood) -> None:
    mouth = QPainterPath()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if mood in (Mood.SMILE, Mood.WINK):
        mouth.moveTo(30, 64)
        mouth.quadTo(50, 82, 70, 64)
    elif mood is Mood.LAUGH:
        mouth.moveTo(28, 58)
        mouth.quadTo(50, 98, 72, 58)
        mouth.closeSubpath()
        painter.setBrush(_INK)
    elif mood is Mood.SURPRISE:
        mouth.addEllipse(QPointF(50, 72), 9, 11)
        painter.setBrush(_INK)
    elif mood is Mood.SIGH:
        mouth.moveTo(34, 74)
        mouth.quadTo(50, 60, 66, 74)
    else:
        mouth.moveTo(36, 70)
        mouth.lineTo(62, 66)
    painter.drawPath(mouth)
