"""The painting of our list rows: a card with a rim, and two lines of text on it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem

from tusac_qt.scene.fonts import font
from tusac_qt.scene.painted import paint_rings
from tusac_qt.scene.theme import Theme


def paint_card(  # noqa: PLR0913 - what is painted, where, and how it stands
    painter: QPainter,
    option: QStyleOptionViewItem,
    theme: Theme,
    body: float,
    *,
    is_meant: bool,
    is_ringed: bool,
) -> QRectF:
    """Paint the ground of a row, and return where it lies.

    Args:
        painter: smooth from now on.
        option: the row, as Qt gives it.
        theme: the colors.
        body: the height of text.
        is_meant: a click or Enter would take it.
        is_ringed: the ring of the keyboard lies around it.
    """
    line = max(1.0, body / 15)
    rect = QRectF(option.rect).adjusted(2 * line, 2 * line, -2 * line, -2 * line)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.accent if is_meant else theme.panel_line, line))
    painter.setBrush(theme.panel_fill)
    painter.drawRoundedRect(rect, 0.7 * body, 0.7 * body)
    if is_ringed:
        paint_rings(painter, rect.adjusted(1, 1, -1, -1), theme, line)
    return rect


def paint_lines(
    painter: QPainter, inner: QRectF, body: float, upper: tuple[str, QColor], lower: tuple[str, QColor]
) -> None:
    """Write two lines, each with its color, the upper one bold; what has no room is elided."""
    halves = QRectF(inner), QRectF(inner)
    halves[0].setBottom(inner.center().y())
    halves[1].setTop(inner.center().y())
    shapes = font(1.12 * body, bold=True), font(0.95 * body)
    for (text, color), shape, half in zip((upper, lower), shapes, halves, strict=True):
        painter.setFont(shape)
        painter.setPen(color)
        elided = QFontMetricsF(shape).elidedText(text, Qt.TextElideMode.ElideRight, half.width())
        painter.drawText(half, Qt.AlignmentFlag.AlignVCenter, elided)
