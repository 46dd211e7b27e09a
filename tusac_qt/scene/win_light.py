"""The light of a win, painted before it is seen: the table out of focus, light and rays, gold letters."""

import math
import random

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from tusac_qt.scene.fonts import font
from tusac_qt.scene.painted import Placed

RAYS = 64
FLAKES = 150
_CORNERS = 5
_LIT = 0.23
"""How much of the table's light is left."""
_BLURRED = 40
"""So many pixels high the table is painted in between, to be out of focus in any window."""
_FOOT = 0.72
"""From there down the table is darker still: there the sets are counted."""
_NEAR, _FAR = 0.42, 0.9
"""How far the shortest ray is, and how much farther the longest, in heights of the card."""
_GOLD = QColor(255, 205, 120)
_LETTERS = ((0.0, QColor("#fff3d6")), (0.55, QColor("#ffdf95")), (1.0, QColor("#e9a94b")))
_LETTERS_EDGE = QColor("#2a0d04")
_LEAF = tuple(QColor(code) for code in ("#e8a33a", "#c8822a", "#f2d9a0", "#fff0cc"))


def opaque(picture: QPixmap) -> QPixmap:
    """Return a picture of a window without transparency, which nobody sees and which costs twice the time."""
    image = picture.toImage()
    if not image.hasAlphaChannel():
        return picture
    return QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_RGB32))


def dimmed(table: QPixmap, share: float, *, is_sharp: bool) -> QPixmap:
    """Return a picture of the table that far on its way into the dark, 0 to 1.

    Args:
        table: the table.
        share: how far.
        is_sharp: it stays in focus.
    """
    size = table.size()
    area = QRectF(0, 0, size.width(), size.height())
    picture = QPixmap(table)
    picture.setDevicePixelRatio(1.0)
    if not is_sharp:
        small = QSize(max(1, round(_BLURRED * size.width() / max(1, size.height()))), _BLURRED)
        smooth = Qt.TransformationMode.SmoothTransformation
        picture = picture.scaled(small, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    dark = QPixmap(size)
    painter = QPainter(dark)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not is_sharp)
    painter.drawPixmap(area, picture, QRectF(picture.rect()))
    painter.fillRect(area, QColor(0, 0, 0, round(255 * (1 - _LIT) * share)))
    foot = QLinearGradient(0, _FOOT * size.height(), 0, size.height())
    foot.setColorAt(0.0, QColor(0, 0, 0, 0))
    foot.setColorAt(0.35, QColor(0, 0, 0, round(190 * share)))
    foot.setColorAt(1.0, QColor(0, 0, 0, round(225 * share)))
    painter.fillRect(area.adjusted(0, int(_FOOT * size.height()), 0, 0), foot)
    painter.end()
    dark.setDevicePixelRatio(table.devicePixelRatio())
    return dark


def light_place(card: QRectF, window: QRectF) -> QRectF:
    """Return the part of a window that light and rays reach from a card, in whole pixels."""
    reach = QSizeF((_NEAR + _FAR) * card.height(), (_NEAR + 0.3 * _FAR) * card.height())
    middle = card.center()
    around = QRectF(middle.x() - reach.width(), middle.y() - reach.height(), 0, 0)
    around.setSize(reach * 2)
    return QRectF(around.intersected(window).toAlignedRect()).intersected(window)


def lit(dark: QPixmap, place: QRectF, card: QRectF, strength: float, reach: float) -> QPixmap:
    """Return that part of the dark table in light that comes from behind a card.

    Args:
        dark: the table.
        place: the part.
        card: where the card lies.
        strength: of the light, 1 for one's own win.
        reach: how far the rays are, from 0 to 1.
    """
    ratio = dark.devicePixelRatio()
    picture = QPixmap((place.size() * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    painter.drawPixmap(QPointF(0, 0), dark, QRectF(place.topLeft() * ratio, place.size() * ratio))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-place.topLeft())
    _paint_rays(painter, card, strength, reach)
    middle, radius = card.center(), 0.62 * card.height()
    light = QRadialGradient(QPointF(0, 0), radius)
    for at, alpha in ((0.0, 0.85), (0.4, 0.55), (0.75, 0.16), (1.0, 0.0)):
        light.setColorAt(at, _seen(alpha * strength * min(1.0, 0.4 + reach)))
    painter.translate(middle)
    painter.scale(0.62, 1.0)
    painter.fillRect(QRectF(-radius, -radius, 2 * radius, 2 * radius), light)
    painter.end()
    return picture


def _paint_rays(painter: QPainter, card: QRectF, strength: float, reach: float) -> None:
    """Paint thin rays from behind the card, no two alike, the same each time."""
    chance = random.Random(RAYS)  # noqa: S311 - the same rays each time
    middle, side = card.center(), card.height()
    for number in range(RAYS):
        angle = 2 * math.pi * (number + chance.uniform(-0.35, 0.35)) / RAYS
        farther = _FAR * reach * chance.uniform(0.35, 1.0) * (0.3 + 0.7 * abs(math.cos(angle)))
        length = side * (_NEAR + farther)
        shade = QRadialGradient(middle, length)
        shade.setColorAt(0.0, _seen(0.55 * strength))
        shade.setColorAt(0.35, _seen(0.42 * strength))
        shade.setColorAt(1.0, _seen(0.0))
        # a line: Qt paints a polygon that is as long and thin in three times the time
        pen = QPen(QBrush(shade), side * chance.uniform(0.003, 0.01))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(middle, middle + QPointF(math.cos(angle), math.sin(angle)) * length)


def _seen(alpha: float) -> QColor:
    color = QColor(_GOLD)
    color.setAlphaF(max(0.0, min(1.0, alpha)))
    return color


def gold_letters(text: str, size: QSizeF, ratio: float) -> QPixmap:
    """Return a call in letters of gold that fill a place."""
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    pixels = 0.78 * size.height()
    while pixels > 8 and QFontMetricsF(font(pixels, bold=True)).horizontalAdvance(text) > 0.97 * size.width():
        pixels -= 1
    letters = QPainterPath()
    letters.addText(0, 0, font(pixels, bold=True), text)
    box = letters.boundingRect()
    letters.translate(size.width() / 2 - box.center().x(), size.height() / 2 - box.center().y())
    box = letters.boundingRect()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    deep = max(1.0, 0.028 * pixels)
    painter.fillPath(letters.translated(deep, deep), _LETTERS_EDGE)
    gold = QLinearGradient(box.topLeft(), box.bottomLeft())
    for at, color in _LETTERS:
        gold.setColorAt(at, color)
    painter.fillPath(letters, gold)
    painter.end()
    return picture


class BackdropItem(Placed):
    """The table behind the moment, and the part of it that is lit: no place of it is painted twice.

    Attributes:
        table: the whole table.
        light: the lit part; None while nothing is.
    """

    def __init__(self, table: QPixmap, lit_place: QRectF) -> None:
        super().__init__()
        self.table, self.light = table, QPixmap()
        self._lit_place = lit_place
        self.set_place(QRectF(QPointF(0, 0), table.deviceIndependentSize()))

    def show_table(self, table: QPixmap) -> None:
        """Show the table so."""
        if table.cacheKey() != self.table.cacheKey():
            self.table = table
            self.update()

    def show_light(self, light: QPixmap) -> None:
        """Show its lit part so, or with a null picture none."""
        if light.cacheKey() != self.light.cacheKey():
            self.light = light
            self.update(self._lit_place)

    def draw(self, painter: QPainter) -> None:
        """Paint both, each where the other is not."""
        if self.light.isNull():
            painter.drawPixmap(QPointF(0, 0), self.table)
            return
        ratio, lit_place = self.table.devicePixelRatio(), self._lit_place
        upper, lower = QRectF(self.rect), QRectF(self.rect)
        upper.setBottom(lit_place.top())
        lower.setTop(lit_place.bottom())
        left, right = QRectF(lit_place), QRectF(lit_place)
        left.setLeft(0)
        left.setRight(lit_place.left())
        right.setLeft(lit_place.right())
        right.setRight(self.rect.right())
        for part in (upper, left, right, lower):
            if not part.isEmpty():
                source = QRectF(part.topLeft() * ratio, part.size() * ratio)
                painter.drawPixmap(part.topLeft(), self.table, source)
        painter.drawPixmap(lit_place.topLeft(), self.light)


class LeafItem(Placed):
    """Flakes of gold leaf that spring off the lacquer around a card, and fall."""

    def __init__(self, card: QRectF) -> None:
        super().__init__()
        self.progress = 0.0
        chance = random.Random(FLAKES)  # noqa: S311 - the same leaf each time
        self._shapes: list[QPolygonF] = []
        self._boxes: list[QRectF] = []
        self._flakes = [_Flake(chance, card) for _ in range(FLAKES)]

    def show_at(self, progress: float) -> None:
        """Show them that far on their way, from 0 to 1."""
        self.progress = progress
        self.setVisible(0.0 < progress < 1.0)
        before, self._shapes = self._boxes, [flake.at(progress) for flake in self._flakes]
        self._boxes = [shape.boundingRect().adjusted(-2, -2, 2, 2) for shape in self._shapes]
        scene = self.scene()
        for old, new in zip(before or self._boxes, self._boxes, strict=True):
            scene.update(old.united(new))  # an update of the item would be one of all that lies between them

    def draw(self, painter: QPainter) -> None:
        """Paint them."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setOpacity(painter.opacity() * min(1.0, 3 * (1 - self.progress)))
        for flake, shape in zip(self._flakes, self._shapes, strict=True):
            painter.setBrush(flake.color)
            painter.drawPolygon(shape)


class _Flake:
    """One flake: where it starts, how it flies and turns."""

    def __init__(self, chance: random.Random, card: QRectF) -> None:
        side = card.height()
        angle = chance.uniform(0, 2 * math.pi)
        self._way = QPointF(math.cos(angle) * 1.5, math.sin(angle)) * (side * chance.uniform(0.15, 0.62))
        self._start = card.center() + QPointF(
            math.cos(angle) * 0.5 * card.width(), math.sin(angle) * 0.42 * card.height()
        )
        self._fall = side * chance.uniform(0.1, 0.3)
        self._turn, self._spin = chance.uniform(0, 6), chance.uniform(-7, 7)
        self.color = chance.choice(_LEAF)
        size = side * chance.uniform(0.004, 0.017)
        ways = [2 * math.pi * corner / _CORNERS + chance.uniform(-0.4, 0.4) for corner in range(_CORNERS)]
        corners = ((size * chance.uniform(0.6, 1.2), way) for way in ways)
        self._shape = QPolygonF([QPointF(far * math.cos(way), far * math.sin(way)) for far, way in corners])

    def at(self, progress: float) -> QPolygonF:
        """Return its outline that far on its way."""
        out = 1 - (1 - progress) ** 3
        x = self._start.x() + self._way.x() * out
        y = self._start.y() + self._way.y() * out + self._fall * progress * progress
        turn = self._turn + self._spin * progress
        flat = 0.35 + 0.65 * abs(math.cos(2.3 * turn))
        return QTransform.fromTranslate(x, y).scale(1, flat).rotateRadians(turn).map(self._shape)
