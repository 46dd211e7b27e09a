"""A player at the table as scene items: the face with the fan of hidden cards, and the plaque."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QRadialGradient

from tusac_qt.cards.card_art import qcolor
from tusac_qt.model.geometry import Align, Rect
from tusac_qt.model.moods import Mood
from tusac_qt.model.plaque_lines import LINE, PlaqueLine, PlaqueRoom, plaque_lines
from tusac_qt.model.scene_text import PlaqueText
from tusac_qt.scene.emblem import paint_emblem
from tusac_qt.scene.fonts import font
from tusac_qt.scene.mood import paint_mood
from tusac_qt.scene.painted import Panel, draw_line, fill_box
from tusac_qt.scene.theme import CardSkin, Theme

_REACH = 0.92
"""How far from the middle of a face its hidden cards end, in sides of the face."""
_CARD = 0.19
"""The width of a card of the fan, in sides of the face."""
_MOOD = 0.66
"""The size of a mood, at the lower right of the face, in sides of the face."""
_STEP, _SPREAD = 8.0, 80.0
"""Degrees from one card of the fan to the next, and from the first to the last at most."""


class FaceItem(Panel[PlaqueText]):
    """A painted face; behind it as many backs of cards as the player holds.

    It glows while it is that player's turn, and shows a mood for a moment.

    Attributes:
        mood: what it shows; None for nothing.
    """

    def __init__(self, theme: Theme, skin: CardSkin) -> None:
        super().__init__(theme)
        self.skin = skin
        self.align = Align.LEFT
        self.mood: Mood | None = None
        self.setZValue(2)

    def show_face(self, rect: Rect, content: PlaqueText, align: Align) -> None:
        """Show a player's face at a place; the fan is seen at the side where the row begins."""
        self.align = align
        if self.margin != rect.w:
            self.prepareGeometryChange()
            self.margin = rect.w
        before = (self.rect.size(), self.content)
        self.set_place(QRectF(rect.x, rect.y, rect.w, rect.h))
        self.content = content
        if before != (self.rect.size(), content):
            self.update()

    def show_mood(self, mood: Mood | None) -> None:
        """Show a mood from now on, or none."""
        if mood is not self.mood:
            self.mood = mood
            self.update()

    def draw_content(self, painter: QPainter, rect: QRectF, content: PlaqueText) -> None:
        """Paint the glow, the fan, the medallion and, in turn, a ring about it; over all the mood."""
        side, middle = rect.width(), rect.center()
        if content.is_active and not self.theme.cloth.is_strong:
            light = QRadialGradient(middle, 0.78 * side)
            red = QColor(self.theme.active)
            light.setColorAt(0.55, red)
            red.setAlpha(0)
            light.setColorAt(1.0, red)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(light)
            painter.drawEllipse(middle, 0.78 * side, 0.78 * side)
        self._paint_fan(painter, middle, side, content.cards)
        paint_emblem(painter, rect, content.face)
        if content.is_active:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.active, 0.07 * side))
            painter.drawEllipse(middle, 0.5 * side, 0.5 * side)
        if self.mood is not None:
            large = _MOOD * side
            paint_mood(painter, QRectF(rect.right() - large, rect.bottom() - large, large, large), self.mood)

    def _paint_fan(self, painter: QPainter, middle: QPointF, side: float, cards: int) -> None:
        card = QRectF(-_CARD * side / 2, -_REACH * side, _CARD * side, 0.62 * side)
        paper, red = qcolor(self.skin.palette.back_paper), qcolor(self.skin.palette.back_lattice)
        rim = max(0.8, 0.022 * side)
        step = min(_STEP, _SPREAD / max(1, cards - 1))
        outward = 90.0 if self.align is Align.RIGHT else -90.0
        for place in range(cards):
            painter.save()
            painter.translate(middle)
            painter.rotate(outward + (place - (cards - 1) / 2) * step)
            painter.setPen(QPen(QColor(0, 0, 0, 120), 0.4 * rim))
            painter.setBrush(paper)
            painter.drawRoundedRect(card, rim, rim)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(red)
            painter.drawRect(card.adjusted(rim, rim, -rim, -rim))
            painter.restore()


class PlaqueItem(Panel[PlaqueText]):
    """The plaque of a player: one line or more as its height allows, in a box no wider than they are."""

    align = Align.LEFT

    def around(self) -> Rect:
        """Return the rectangle to ring for it, in scene coordinates.

        Its box may be smaller than its place.
        """
        if self.content is None:
            return self.place()
        box = self._box(self.rect, self._lines(self.rect, self.content))
        return Rect(self.x() + box.x(), self.y() + box.y(), box.width(), box.height())

    def _pad(self, rect: QRectF) -> float:
        return min(9 * self.sizes.unit, 0.06 * rect.width())

    def _lines(self, rect: QRectF, content: PlaqueText) -> Sequence[PlaqueLine]:
        sizes, width = self.sizes, rect.width() - 2 * self._pad(rect)
        return plaque_lines(content, PlaqueRoom(width, rect.height(), sizes.name, sizes.body, _width))

    def _box(self, rect: QRectF, lines: Sequence[PlaqueLine]) -> QRectF:
        """Return the box around these lines."""
        pad = self._pad(rect)
        widest = max(_width(line.text, line.pixels, line.is_bold) for line in lines)
        width = min(widest, rect.width() - 2 * pad) + 2 * pad + 1
        used = sum(line.pixels * LINE for line in lines)
        box = QRectF(0, 0, width, min(rect.height(), used + 0.5 * self.sizes.body))
        box.moveCenter(rect.center())
        if self.align is Align.RIGHT:
            box.moveRight(rect.right())
        else:
            box.moveLeft(rect.left())
        return box

    def draw_content(self, painter: QPainter, rect: QRectF, content: PlaqueText) -> None:
        """Paint the box and its lines."""
        theme, sizes = self.theme, self.sizes
        bold = theme.active_text if content.is_active else theme.text
        plain = theme.active_text if content.is_active else theme.plaque_text
        lines, pad = self._lines(rect, content), self._pad(rect)
        used = sum(line.pixels * LINE for line in lines)
        box = self._box(rect, lines)
        if content.is_active:
            fill_box(painter, box, theme.active, QPen(theme.active_border, 1.5), sizes.unit)
        else:
            fill_box(painter, box, theme.panel_fill, QPen(theme.panel_line, 1), sizes.unit)
        step_scale = min(1.0, box.height() / used)
        y = box.center().y() - used * step_scale / 2
        align = Align.RIGHT if self.align is Align.RIGHT else Align.LEFT
        for line in lines:
            height = line.pixels * LINE * step_scale
            painter.setPen(bold if line.is_bold else plain)
            place = QRectF(box.left() + pad, y, box.width() - 2 * pad, height)
            least = line.least / line.pixels
            draw_line(painter, place, line.text, line.pixels, bold=line.is_bold, align=align, least=least)
            y += height


def _width(text: str, pixels: float, bold: bool) -> float:  # noqa: FBT001 - as the lines of a plaque ask for it
    return QFontMetricsF(font(pixels, bold=bold)).horizontalAdvance(text)
