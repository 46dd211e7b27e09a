"""The wall as a scene item: a stack of backs, or the four walls of tiles, with its red number."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap

from tusac_qt.cards.card_art import qcolor
from tusac_qt.cards.soft import paint_shadow
from tusac_qt.model.geometry import Rect
from tusac_qt.model.scene_text import WallText
from tusac_qt.model.tile_walls import TileWalls, middle_of, stack_places
from tusac_qt.scene.fonts import font
from tusac_qt.scene.painted import Panel, draw_line, fill_box, qrect
from tusac_qt.scene.theme import CardSkin, Theme

_FULL_RATIO = 3.5
_UNIT = 0.55
"""How high the word under the number is, in heights of the number."""
_EDGE = 3.0
"""Left free beside that word."""
_WARNING, _WARNING_ROOM = 0.16, 1.9
"""How high and how wide the warning is at most, in widths of the number's label."""
_CENTERED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
_SUNK_SIZE, _SUNK_LIGHT = 0.82, 0.3
"""How large a wall is seen that has sunk, and how bright, beside one that has not."""
_TILE_HEIGHT = 0.26
"""How far the upper tile of a stack is drawn above the lower one, in the tile's short sides."""


class WallItem(Panel[WallText]):
    """The wall: cards that have not been drawn yet."""

    margin = 30.0

    def __init__(self, theme: Theme, skin: CardSkin) -> None:
        super().__init__(theme)
        self.skin = skin
        self.ratio = 1.0
        self._dealing: int | None = None

    def show_dealing(self, left: int | None) -> None:
        """Show so many tiles as left while they are dealt; None to show what is left by the rules."""
        if left != self._dealing:
            self._dealing = left
            self.update()

    def sink(self, progress: float) -> None:
        """Lie that far into the table, from 0 to 1: smaller and darker, for nothing more comes of it."""
        self.setTransformOriginPoint(self.rect.center())
        self.setScale(1 - (1 - _SUNK_SIZE) * progress)
        self.setOpacity(1 - (1 - _SUNK_LIGHT) * progress)

    def top_card(self) -> Rect:
        """Return where the card to be drawn next lies, in scene coordinates."""
        walls = self._walls()
        if walls is not None:
            places = [
                place
                for place, tiles in zip(stack_places(walls, self._zone()), walls.stacks, strict=True)
                if tiles
            ]
            place = places[0] if places else middle_of(self._zone())
            return Rect(self.x() + place.x, self.y() + place.y, place.w, place.h)
        size, content = self._back_size(), self.content
        shift = 0.0 if content is None else content.layers * self._step()
        corner = self._corner()
        return Rect(self.x() + corner.x() + shift, self.y() + corner.y() - shift, size.width(), size.height())

    def around(self) -> Rect:
        """Return the rectangle to ring where a card is drawn, in scene coordinates.

        The stack with its number, or a tile.
        """
        top, content = self.top_card(), self.content
        if content is None or content.walls is not None:
            return top
        box = qrect(top).translated(-self.pos()).united(QRectF(self._corner(), self._back_size()))
        label = self._label(self.rect, content)
        box = box.united(label)
        if content.warning:
            box = box.united(self._warning_box(label, content.warning)[0])
        return Rect(self.x() + box.x(), self.y() + box.y(), box.width(), box.height())

    def _label(self, rect: QRectF, content: WallText) -> QRectF:
        """Return where the number lies on a stack of cards, with the word below it."""
        pixels = self.sizes.wall
        said = QFontMetricsF(font(_UNIT * pixels)).horizontalAdvance(content.unit) + 4 * _EDGE
        width = max(2.1 * pixels, 0.9 * rect.width(), min(said, rect.width() + 2 * (self.margin - _EDGE)))
        label = QRectF(0, 0, width, 1.4 * pixels + 1.5 * _UNIT * pixels)
        label.moveCenter(rect.center())
        return label

    def draw_content(self, painter: QPainter, rect: QRectF, content: WallText) -> None:
        """Paint what is left, the number and, when it runs out, the warning."""
        walls = self._walls()
        pixels = self.sizes.wall
        if walls is None:
            self._paint_stack(painter, content)
            label = self._label(rect, content)
        else:
            self._paint_walls(painter, walls)
            middle = middle_of(self._zone())
            label = QRectF(0, 0, max(2.1 * pixels, 0.5 * middle.w), min(1.6 * pixels, 0.22 * middle.h))
            label.moveCenter(QPointF(middle.center[0], middle.bottom - label.height() / 2 - 2))
            pixels = min(pixels, 0.8 * label.height())
        fill_box(painter, label, self.theme.wall_label, QPen(self.theme.wall_number, 2), self.sizes.unit)
        painter.setPen(self.theme.wall_number)
        painter.setFont(font(pixels, bold=True))
        count = content.count if walls is None else str(walls.left)
        number = QRectF(label)
        if walls is None:
            number.setHeight(1.4 * pixels)
            below = QRectF(
                label.left() + _EDGE,
                number.bottom() - 0.2 * pixels,
                label.width() - 2 * _EDGE,
                1.4 * _UNIT * pixels,
            )
            draw_line(painter, below, content.unit, _UNIT * pixels)
            painter.setFont(font(pixels, bold=True))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, count)
        if content.warning:
            self._paint_warning(painter, label, content.warning)

    def _paint_stack(self, painter: QPainter, content: WallText) -> None:
        step, corner, size = self._step(), self._corner(), self._back_size()
        top = content.layers if content.count != "0" else -1
        sheet = QRectF(corner, size)
        corners = 0.10 * size.width()
        if top > 0 and not self.skin.is_flat:
            paint_shadow(painter, sheet)
        paper = qcolor(self.skin.palette.back_paper)
        painter.setBrush(paper)
        painter.setPen(QPen(paper.darker(165), max(1.0, 0.4 * step)))  # or the stack would be one white block
        for layer in range(top):
            painter.drawRoundedRect(sheet.translated(layer * step, -layer * step), corners, corners)
        if top >= 0:
            back = self.skin.lying(None, size, self.ratio, half=False)
            around = (back.deviceIndependentSize() - size) / 2
            painter.drawPixmap(
                corner + QPointF(top * step - around.width(), -top * step - around.height()), back
            )

    def _paint_walls(self, painter: QPainter, walls: TileWalls) -> None:
        """Paint every stack, those farther up first, as they would hide each other."""
        places = zip(stack_places(walls, self._zone()), walls.stacks, strict=True)
        for place, tiles in sorted(places, key=lambda each: each[0].y):
            back = self._tile(place)
            for layer in range(tiles):
                lift = layer * _TILE_HEIGHT * min(place.w, place.h)
                painter.drawPixmap(QPointF(place.x, place.y - lift), back)

    def _tile(self, place: Rect) -> QPixmap:
        grid = 1 / self.ratio
        return self.skin.back(QSizeF(place.w // grid * grid, place.h // grid * grid), self.ratio)

    def _walls(self) -> TileWalls | None:
        walls = None if self.content is None else self.content.walls
        if walls is None or self._dealing is None:
            return walls
        return replace(walls, left=self._dealing)

    def _zone(self) -> Rect:
        return Rect(0, 0, self.rect.width(), self.rect.height())

    def _paint_warning(self, painter: QPainter, label: QRectF, text: str) -> None:
        band, written = self._warning_box(label, text)
        painter.setFont(written)
        fill_box(painter, band, self.theme.wall_number, QPen(self.theme.wall_label, 1.5), self.sizes.unit)
        painter.setPen(self.theme.wall_label)
        painter.drawText(band, _CENTERED, text)

    def _warning_box(self, label: QRectF, text: str) -> tuple[QRectF, QFont]:
        """Return where the warning stands below the number, or above it without room below, and its font."""
        written = font(min(self.sizes.body, _WARNING * label.width()), bold=True)
        room = QRectF(0, 0, _WARNING_ROOM * label.width(), 1000)
        box = QFontMetricsF(written).boundingRect(room, _CENTERED, text).adjusted(-8, -4, 8, 4)
        band = QRectF(0, 0, box.width(), box.height())
        band.moveCenter(QPointF(label.center().x(), label.bottom() + band.height() / 2 + 3))
        if band.bottom() > self.rect.bottom():
            band.moveBottom(label.top() - 3)
        return band, written

    def _back_size(self) -> QSizeF:
        grid = 1 / self.ratio
        width = min(self.rect.width() * 0.66, self.rect.height() * 0.92 / _FULL_RATIO) // grid * grid
        return QSizeF(width, width * _FULL_RATIO // grid * grid)

    def _step(self) -> float:
        return max(1.0, self.rect.width() / 48)

    def _corner(self) -> QPointF:
        content = self.content
        shift = 0.0 if content is None else content.layers * self._step()
        size = self._back_size()
        return QPointF(
            (self.rect.width() - size.width() - shift) / 2, (self.rect.height() - size.height() + shift) / 2
        )
