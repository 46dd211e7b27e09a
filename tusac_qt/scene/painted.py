"""The base of every painted part of the table: a place, a shown value, rings, boxes, single lines of text."""

from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tusac_qt.model.geometry import Align, Rect
from tusac_qt.model.zones import TextSizes
from tusac_qt.scene.fonts import font
from tusac_qt.scene.theme import Theme

_HELD = 106
"""How much darker a box is while it is held down, in percent."""

C = TypeVar("C")

_SIDES = {
    Align.LEFT: Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    Align.CENTER: Qt.AlignmentFlag.AlignCenter,
    Align.RIGHT: Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
}


def qrect(rect: Rect) -> QRectF:
    """Return Qt's rectangle for ours."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


class Placed(QGraphicsItem):
    """An item with a place in the scene, painted in coordinates that begin at its corner.

    Attributes:
        rect: its own rectangle, the corner at 0, 0.
        margin: how far it paints beyond that.
    """

    margin = 0.0

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF()

    def set_place(self, place: QRectF) -> None:
        """Move to a place."""
        size = QRectF(0, 0, place.width(), place.height())
        if size != self.rect:
            self.prepareGeometryChange()
            self.rect = size
        self.setPos(place.topLeft())

    def place(self) -> Rect:
        """Return where it lies in the scene."""
        return Rect(self.x(), self.y(), self.rect.width(), self.rect.height())

    def draw(self, painter: QPainter) -> None:
        """Paint it, antialiased; for subclasses."""
        raise NotImplementedError

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """Return all it paints on; called by Qt."""
        return self.rect.adjusted(-self.margin, -self.margin, self.margin, self.margin)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint it; called by Qt."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)


class Panel(Placed, Generic[C]):
    """An item that shows one frozen value, painted again only when it changes."""

    margin = 4.0

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.content: C | None = None
        self.sizes = TextSizes(12, 13, 20)
        self.is_focused = False
        self.is_hovered = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_content(self, rect: Rect, sizes: TextSizes, content: C) -> None:
        """Show a value at a place."""
        before = (self.rect.size(), self.sizes, self.content)
        if sizes != self.sizes:
            self.prepareGeometryChange()
            self.margin = type(self).margin * sizes.unit
        self.set_place(qrect(rect))
        self.sizes, self.content = sizes, content
        if before != (self.rect.size(), sizes, content):
            self.update()

    def set_focused(self, *, focused: bool) -> None:
        """Show or hide the double ring of the keyboard cursor."""
        if focused != self.is_focused:
            self.is_focused = focused
            self.update()

    def set_hovered(self, *, hovered: bool) -> None:
        """Show or hide the mark of the pointer."""
        if hovered != self.is_hovered:
            self.is_hovered = hovered
            self.update()

    def draw_content(self, painter: QPainter, rect: QRectF, content: C) -> None:
        """Paint the value; for subclasses."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Paint the value and, around it, the cursor."""
        if self.content is None:
            return
        self.draw_content(painter, self.rect, self.content)
        if self.is_focused:
            paint_rings(painter, self.rect, self.theme, self.sizes.unit)


def paint_rings(painter: QPainter, rect: QRectF, theme: Theme, unit: float, radius: float = 8.0) -> None:
    """Paint the two rings of focus and selection, in thin lines of that unit: one is seen on any ground."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner, outer, corner = unit, 1.5 * unit, radius * unit
    painter.setPen(QPen(theme.ring_inner, 2 * unit))
    painter.drawRoundedRect(rect.adjusted(inner, inner, -inner, -inner), corner, corner)
    painter.setPen(QPen(theme.ring_outer, 3 * unit))
    painter.drawRoundedRect(rect.adjusted(-outer, -outer, outer, outer), corner + outer, corner + outer)


def see_through(color: QColor, opacity: float) -> QColor:
    """Return a color of that opacity, from 0 to 1."""
    made = QColor(color)
    made.setAlphaF(opacity)
    return made


def fill_box(painter: QPainter, rect: QRectF, fill: QColor, line: QPen, unit: float = 1.0) -> None:
    """Paint a rounded box in thin lines of that unit; the pen's width counts in them."""
    width = line.widthF() * unit
    pen = QPen(line.color(), width)
    painter.setPen(pen)
    painter.setBrush(QBrush(fill))
    inset, corner = width / 2, 8 * unit
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner)


def fill_primary(  # noqa: PLR0913 - what is painted, where and how
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    unit: float,
    corner: float,
    *,
    hovered: bool,
    held: bool,
) -> None:
    """Paint the box of an answer that may be given, in lines of that unit, with corners of that radius.

    Write on it with `theme.primary_text`.
    """
    top, bottom = theme.primary_top, theme.primary_top if hovered else theme.primary_bottom
    if held:
        top, bottom = top.darker(_HELD), bottom.darker(_HELD)
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shade.setColorAt(0, top)
    shade.setColorAt(1, bottom)
    _box(painter, rect, QBrush(shade), QPen(theme.primary_edge, unit), corner)


def fill_quiet(painter: QPainter, rect: QRectF, theme: Theme, unit: float, *, hovered: bool = False) -> None:
    """Paint the outlined box of any other button on the ground; use `theme.text` for its text."""
    line = QPen(theme.accent if hovered else theme.panel_line, (1.6 if hovered else 1.0) * unit)
    _box(painter, rect, QBrush(theme.panel_fill), line, _corner(rect, unit))


def fill_panel(painter: QPainter, rect: QRectF, theme: Theme, unit: float, *, solid: bool = False) -> None:
    """Paint a panel with a hairline.

    Over cards or words a solid one, else the ground shines through a little.
    """
    line = see_through(theme.panel_line, 1.0 if theme.cloth.is_strong else 0.55)
    fill = QBrush(theme.panel if solid else theme.panel_fill)
    _box(painter, rect, fill, QPen(line, unit), _corner(rect, unit))


def draw_dashed(painter: QPainter, path: QPainterPath, pen: QPen) -> None:
    """Paint an outline in the pen's dashes, the same however little of it is painted.

    Qt's own dashes begin anew where a painter is clipped, so that one painted in parts is another.
    """
    painter.fillPath(QPainterPathStroker(pen).createStroke(path), pen.brush())


def _corner(rect: QRectF, unit: float) -> float:
    return min(12 * unit, rect.height() / 2)


def _box(painter: QPainter, rect: QRectF, fill: QBrush, line: QPen, corner: float) -> None:
    inset = line.widthF() / 2
    painter.setPen(line)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner)


def draw_line(  # noqa: PLR0913 - what is written, where and how
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: float,
    *,
    bold: bool = False,
    align: Align = Align.CENTER,
    least: float = 0.78,
) -> None:
    """Write one line in a rectangle, if too long shrunk, to that share of its height, or elided.

    Never wrapped.

    In a rectangle lower than the letters their tails reach out of it rather than being cut off.
    """
    smallest = least * pixels
    while pixels > smallest and QFontMetricsF(font(pixels, bold=bold)).horizontalAdvance(text) > rect.width():
        pixels = max(smallest, pixels - 0.5)  # step by step: the width of hinted text is not in proportion
    written = font(pixels, bold=bold)
    painter.setFont(written)
    text = QFontMetricsF(written).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    flags = _SIDES[align] | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
    painter.drawText(rect, flags, text)
