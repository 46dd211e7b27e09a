"""The painted parts of a round's end besides its cards: words, faces, coins, the light of the title."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from tusac_qt.model.geometry import Rect
from tusac_qt.scene.emblem import paint_emblem
from tusac_qt.scene.fonts import font
from tusac_qt.scene.lights import fading
from tusac_qt.scene.painted import Placed, qrect
from tusac_qt.scene.theme import Theme

_WRAPPED = Qt.TextFlag.TextWordWrap
_SIDES = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "middle": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}


def text_height(text: str, pixels: float, width: float) -> float:
    """Return how high a text is, broken into lines of a width."""
    metrics = QFontMetricsF(font(pixels, bold=True))
    box = metrics.boundingRect(QRectF(0, 0, max(1.0, width), 10000), _WRAPPED, text)
    return float(box.height()) + 1


@dataclass(frozen=True, slots=True)
class TextStyle:
    """The style of a text.

    Attributes:
        pixels: how high the letters are.
        color: of the letters.
        side: at which side of their place they stand: "left", "middle" or "right".
        bold: whether the letters are.
    """

    pixels: float
    color: QColor
    side: str = "middle"
    bold: bool = False


class WordsItem(Placed):
    """A text that is broken to its place and never cut off."""

    def __init__(self, place: Rect, text: str, script: TextStyle) -> None:
        super().__init__()
        self._text, self._script = text, script
        self._flags = (
            _WRAPPED | _SIDES[script.side] | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        )
        self.margin = 2.0
        self.set_place(qrect(place))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def text(self) -> str:
        """The text of the item."""
        return self._text

    def say(self, text: str) -> None:
        """Say something else."""
        if text != self._text:
            self._text = text
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        painter.setFont(font(self._script.pixels, bold=self._script.bold))
        painter.setPen(self._script.color)
        painter.drawText(self.rect, self._flags, self._text)


class TitleItem(WordsItem):
    """The word that ends the round, in a light of its own."""

    def __init__(self, place: Rect, text: str, pixels: float, theme: Theme) -> None:
        super().__init__(place, text, TextStyle(pixels, theme.title, bold=True))
        self._light = QColor(theme.glow)
        self.margin = 0.9 * pixels

    def draw(self, painter: QPainter) -> None:
        """Paint the light, then the word."""
        area = self.boundingRect()
        reach = area.height() / 2
        light = fading(QPointF(0, 0), reach, self._light, ((0.0, 0.36), (0.5, 0.12), (1.0, 0.0)))
        painter.save()
        painter.translate(area.center())
        painter.scale(1.8, 1.0)
        painter.fillRect(QRectF(-reach, -reach, 2 * reach, 2 * reach), light)
        painter.restore()
        super().draw(painter)


class EmblemItem(Placed):
    """A player's emblem; the winner's stands in light."""

    def __init__(self, place: Rect, emblem: int, theme: Theme, *, is_winner: bool) -> None:
        super().__init__()
        self._emblem, self._is_winner = emblem, is_winner
        self._light = QColor(theme.glow)
        self._ring = QColor(theme.title)
        self.margin = 0.6 * place.h
        self.set_place(qrect(place))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        if self._is_winner:
            radius = 1.05 * self.rect.height()
            light = fading(self.rect.center(), radius, self._light, ((0.0, 0.8), (0.5, 0.45), (1.0, 0.0)))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(light)
            painter.drawEllipse(self.rect.center(), radius, radius)
        paint_emblem(painter, self.rect, self._emblem)
        if self._is_winner:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._ring, max(2.0, 0.05 * self.rect.height())))
            painter.drawEllipse(self.rect)


class LightItem(Placed):
    """The light behind the winning card."""

    def __init__(self, place: Rect, theme: Theme) -> None:
        super().__init__()
        self._light = QColor(theme.glow)
        self.margin = 0.8 * place.w
        self.set_place(qrect(place))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        reach = 0.5 * self.rect.height() + self.margin
        painter.translate(self.rect.center())
        painter.scale((0.5 * self.rect.width() + self.margin) / reach, 1.0)
        light = fading(QPointF(0, 0), reach, self._light, ((0.0, 1.0), (0.6, 0.6), (1.0, 0.0)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(QPointF(0, 0), reach, reach)


class MarkItem(Placed):
    """The frame around the winning card, which is seen in high contrast too."""

    def __init__(self, place: Rect, theme: Theme) -> None:
        super().__init__()
        self._frame = QColor(theme.ring_outer)
        self.margin = 0.2 * place.w
        self.set_place(qrect(place))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        pen = max(2.0, 0.06 * self.rect.width())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._frame, pen))
        corner = 0.14 * self.rect.width()
        painter.drawRoundedRect(self.rect.adjusted(-pen, -pen, pen, pen), corner, corner)


@lru_cache(maxsize=8)
def coin_picture(side: int, ratio: float) -> QPixmap:
    """Return a bronze coin with a square hole, as they were once strung on a cord."""
    pixmap = QPixmap((QSizeF(side, side) * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(0, 0, side, side).adjusted(1, 1, -1, -1)
    hole = QRectF(0, 0, 0.28 * side, 0.28 * side)
    hole.moveCenter(rect.center())
    body = QPainterPath()
    body.addEllipse(rect)
    body.addRect(hole)
    shine = QRadialGradient(rect.center() - QPointF(0.18 * side, 0.2 * side), 0.7 * side)
    shine.setColorAt(0.0, QColor(255, 232, 165))
    shine.setColorAt(0.55, QColor(222, 170, 80))
    shine.setColorAt(1.0, QColor(140, 92, 34))
    painter.setBrush(shine)
    painter.setPen(QPen(QColor(92, 56, 18), max(1.0, 0.05 * side)))
    painter.drawPath(body)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(110, 70, 24), max(0.8, 0.03 * side)))
    painter.drawEllipse(rect.adjusted(0.12 * side, 0.12 * side, -0.12 * side, -0.12 * side))
    painter.end()
    return pixmap
