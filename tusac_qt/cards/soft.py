"""Soft shadow and soft light around a card, painted as ever larger faint shapes."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

SHADOW_REACH = 0.15
"""How far a shadow goes beyond the card, in its widths."""
_CORNER = 0.10
_SHADOW = QColor(12, 4, 2, 125)
_SHADOW_STEPS, _GLOW_STEPS = 7, 24


def paint_shadow(painter: QPainter, rect: QRectF) -> None:
    """Paint the shadow of a card that lies in that rectangle, a little below it."""
    width = min(rect.width(), rect.height())
    _paint_soft(painter, rect.translated(0, 0.045 * width), 0.10 * width, _SHADOW, _SHADOW_STEPS)


def paint_glow(painter: QPainter, rect: QRectF, spread: float, color: QColor) -> None:
    """Paint light of that color around a card in that rectangle, which fades over so wide a band."""
    _paint_soft(painter, rect, spread, color, _GLOW_STEPS)


def _paint_soft(painter: QPainter, rect: QRectF, spread: float, color: QColor, steps: int) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    corner = _CORNER * min(rect.width(), rect.height())
    shown, seen = QColor(color), 0.0
    for step in range(1, steps + 1):
        out = spread * (1 - step / steps)
        wanted = color.alphaF() * (step / steps) ** 2
        # What has been painted shows through the next shape, so that adds only what is missing yet.
        shown.setAlphaF((wanted - seen) / (1 - seen))
        seen = wanted
        painter.setBrush(shown)
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), corner + out, corner + out)
    painter.restore()
