"""Cards and what belongs to them as scene items: sprites, flights, rings, the timer bar.

Resting cards are plain pixmap items, painted by Qt alone; painting in Python is slower and only for the rest.
"""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from engine.cards import Card, DeckIndex
from tusac_qt.cards.soft import paint_glow
from tusac_qt.model.geometry import Rect
from tusac_qt.scene.painted import Placed, draw_dashed, paint_rings, qrect
from tusac_qt.scene.theme import CardSkin, Theme

_GLOW_REACH = 0.95
"""How far the light around the card on offer reaches, in its widths."""
_RING_HEIGHT = 70.0
"""The height of a card around which a ring is in lines of a pixel."""
_WHOLE_FROM = 2.0
"""The height, in widths, from which a card is shown with both its ends."""


class CardSprite(QGraphicsPixmapItem):
    """A card at rest: a picture, and which card it is.

    Attributes:
        is_pointed_through: it is no card of the table, so what lies under it is what the pointer is on.
    """

    def __init__(
        self, *, half: bool, index: DeckIndex | None = None, is_pointed_through: bool = False
    ) -> None:
        super().__init__()
        self.is_pointed_through = is_pointed_through
        self.card: Card | None = None
        self.index = index
        self.half = half
        self.turn = 0.0
        self._size = QSizeF()
        self._face: Callable[[], QPixmap] = QPixmap
        self._shown: tuple[object, ...] = ()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def show_card(
        self, card: Card | None, size: QSizeF, skin: CardSkin, ratio: float, *, turn: float = 0.0
    ) -> None:
        """Show the face of a card, or with None a back, at a size, turned clockwise by so many degrees.

        Its place is that of the card before it is turned around its middle; the shadow counts for nothing.
        """
        shown = (card, size.width(), size.height(), skin, ratio, turn)
        if shown == self._shown:
            return
        self._shown, self._size = shown, QSizeF(size)
        self.card, self.turn = card, turn
        is_half = self.half or is_short(size)
        picture = skin.lying(card, size, ratio, half=is_half, turn=turn)
        self._face = partial(_face, skin, card, size, ratio, half=is_half)
        around = (picture.deviceIndependentSize() - _snapped(size, ratio)) / 2
        self.setOffset(-around.width(), -around.height())
        self.setPixmap(picture)

    def picture(self) -> QPixmap:
        """Return the card alone: upright, without shadow."""
        return self._face()

    def place(self) -> Rect:
        """Return where it lies."""
        return Rect(self.x(), self.y(), self._size.width(), self._size.height())

    def shape(self) -> QPainterPath:
        """Return the card without its shadow, turned as it is; called by Qt."""
        width, height = self._size.width(), self._size.height()
        path = QPainterPath()
        path.addRect(0, 0, width, height)
        middle = QTransform.fromTranslate(width / 2, height / 2).rotate(self.turn)
        return middle.translate(-width / 2, -height / 2).map(path)


class OfferSprite(CardSprite):
    """The card on offer.

    Attributes:
        company: what marks it; seen as far as the card is, so not while that is still on its way.
    """

    def __init__(self) -> None:
        super().__init__(half=False)
        self.company: tuple[QGraphicsItem, ...] = ()
        self.setZValue(20)

    def itemChange(  # noqa: N802 - Qt's name
        self, change: QGraphicsItem.GraphicsItemChange, value: object
    ) -> object:
        """Let the marks fade with the card; called by Qt."""
        if change is QGraphicsItem.GraphicsItemChange.ItemOpacityHasChanged:
            for item in self.company:
                item.setOpacity(self.opacity())
        return super().itemChange(change, value)


def is_short(size: QSizeF) -> bool:
    """Return whether a card of that size is shown with one of its ends only."""
    return size.height() < _WHOLE_FROM * size.width()


def _face(skin: CardSkin, card: Card | None, size: QSizeF, ratio: float, *, half: bool) -> QPixmap:
    return skin.back(size, ratio) if card is None else skin.face(card, size, ratio, half=half)


def _snapped(size: QSizeF, ratio: float) -> QSizeF:
    """Return the size in whole pixels of the screen, as pictures have it."""
    return QSizeF(round(size.width() * ratio) / ratio, round(size.height() * ratio) / ratio)


class FlightItem(Placed):
    """A card in flight, in a rectangle that moves and changes its shape.

    Attributes:
        turned: how far it has turned over, from 0, its back up, to 1.
    """

    def __init__(self, faces: Sequence[QPixmap], back: QPixmap | None = None) -> None:
        """Create a flight with the face of the nearest shape; with a back, it turns over halfway.

        Args:
            faces: as the card is painted in different shapes; none if it never turns over.
            back: its back.
        """
        super().__init__()
        self._faces = tuple(faces)
        self._back = back
        self.turned = 1.0 if back is None else 0.0
        self.setZValue(60)

    def wear(self, back: QPixmap) -> None:
        """Have another back, as for another size."""
        self._back = back

    def draw(self, painter: QPainter) -> None:
        """Paint a whole face, or the upper part of the back if its place is lower."""
        seen = max(0.04, abs(2 * self.turned - 1))
        place = QRectF(0, 0, self.rect.width() * seen, self.rect.height())
        place.moveCenter(self.rect.center())
        shape = self.rect.height() / max(1.0, self.rect.width())
        if self._back is not None and (self.turned < 0.5 or not self._faces):
            picture = self._back
            part = QRectF(0, 0, picture.width(), min(picture.height(), picture.width() * shape))
        else:
            picture = min(self._faces, key=lambda face: abs(face.height() / face.width() - shape))
            part = QRectF(picture.rect())
        is_as_large = abs(part.width() - place.width() * picture.devicePixelRatio()) < 1
        # a picture in its own size is copied, which takes a third of the time
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not is_as_large)
        if is_as_large:
            painter.drawPixmap(place.topLeft(), picture, part)
        else:
            painter.drawPixmap(place, picture, part)


class CardMark(Placed):
    """The ring around a card that points it out; hidden until it surrounds one.

    Attributes:
        reach: how far it goes beyond the card, in units.
    """

    reach = 6.0

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.hide()

    def surround(self, place: Rect, turn: float = 0.0) -> None:
        """Show it around a card there that is turned by so many degrees around its middle."""
        self.margin = self.reach * _unit(place.w)
        self.set_place(qrect(place))
        self.setTransformOriginPoint(self.rect.center())
        self.setRotation(turn)
        self.show()

    @property
    def unit(self) -> float:
        """A pixel of a card of usual width."""
        return _unit(self.rect.width())


def _unit(width: float) -> float:
    return max(1.0, width / 44)


class RingItem(CardMark):
    """The double ring around a card: on offer, selected, or under the keyboard cursor."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setZValue(40)

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        gap = 2.5 * self.unit
        rect = self.rect.adjusted(-gap, -gap, gap, gap)
        paint_rings(painter, rect, self.theme, self.unit, 0.10 * self.rect.width() / self.unit + 2)


class RowRing(RingItem):
    """The double ring around cards side by side, as thick as around one of them."""

    @property
    def unit(self) -> float:
        """A pixel of a card of that height."""
        return max(1.0, self.rect.height() / _RING_HEIGHT)

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        gap = 2.5 * self.unit
        paint_rings(painter, self.rect.adjusted(-gap, -gap, gap, gap), self.theme, self.unit, 7)


class OfferRing(RingItem):
    """The ring around the card on offer: a thin one, for the card lies in light.

    In high contrast the double one.
    """

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        if self.theme.cloth.is_strong:
            super().draw(painter)
            return
        unit, width = self.unit, self.rect.width()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for line, color, out in ((2.5, self.theme.ring_inner, 1.0), (1.5, self.theme.ring_outer, 2.5)):
            painter.setPen(QPen(color, line * unit))
            rect = self.rect.adjusted(-out * unit, -out * unit, out * unit, out * unit)
            painter.drawRoundedRect(rect, 0.10 * width + out * unit, 0.10 * width + out * unit)


class GlowItem(QGraphicsPixmapItem):
    """The light in which the card on offer lies; none in high contrast. Painted once for a size."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown: tuple[object, ...] = ()
        self.setZValue(-6)
        self.hide()

    def surround(self, place: Rect, ratio: float) -> None:
        """Shine around a card there, on a screen of that pixel ratio."""
        color = self._theme.glow
        self.setVisible(color.alpha() > 0)
        spread = _GLOW_REACH * place.w
        shown = (place.w, place.h, ratio, color.rgba())
        if shown != self._shown:
            self._shown = shown
            size = QSizeF(place.w + 2 * spread, place.h + 2 * spread) * ratio
            picture = QPixmap(size.toSize())
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            paint_glow(painter, QRectF(spread, spread, place.w, place.h), spread, color)
            painter.end()
            self.setPixmap(picture)
        self.setPos(place.x - spread, place.y - spread)


class FrameItem(CardMark):
    """The frame with a foot around the card that Enter would discard; no other mark looks like it."""

    reach = 10.0

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        unit = self.unit
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = 0.10 * self.rect.width() + unit
        painter.setPen(
            QPen(self.theme.accent_text, 5 * unit)
        )  # so that it is seen beside paper of its own color
        painter.drawRoundedRect(self.rect.adjusted(-unit, -unit, unit, unit), corner, corner)
        painter.setPen(QPen(self.theme.accent, 3 * unit))
        painter.drawRoundedRect(self.rect.adjusted(-unit, -unit, unit, unit), corner, corner)
        foot = QRectF(0, 0, 0.5 * self.rect.width(), 4 * unit)
        foot.moveCenter(QPointF(self.rect.center().x(), self.rect.bottom() + 3 * unit))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.accent)
        painter.drawRect(foot)


class TrayItem(Placed):
    """The ground under some cards of the hand that belong to no meld."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setZValue(-5)
        self.hide()

    def surround(self, place: Rect) -> None:
        """Show the tray at a place."""
        self.set_place(qrect(place))
        self.show()

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        unit = max(1.0, self.rect.height() / 150)
        pen = QPen(self._theme.panel_line, 1.2 * unit, Qt.PenStyle.DashLine)
        fill = QColor(self._theme.plaque)
        fill.setAlphaF(0.45)
        outline = QPainterPath()
        outline.addRoundedRect(self.rect.adjusted(unit, unit, -unit, -unit), 6 * unit, 6 * unit)
        painter.fillPath(outline, fill)
        draw_dashed(painter, outline, pen)


class TimerItem(Placed):
    """The neutral bar of an open window, and of one's own time."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._share = 0.0
        self._bank = False

    def set_share(self, share: float, *, bank: bool) -> None:
        """Show how much time is left, 0 to 1; notched where it is the bank that runs."""
        if abs(share - self._share) * self.rect.width() >= 0.5 or bank != self._bank or share in (0.0, 1.0):
            self._share, self._bank = share, bank
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        painter.setPen(Qt.PenStyle.NoPen)
        radius = self.rect.height() / 2
        painter.setBrush(self._theme.plaque)
        painter.drawRoundedRect(self.rect, radius, radius)
        if self._share <= 0:
            return
        painter.setBrush(self._theme.accent)
        left = QRectF(self.rect)
        left.setWidth(max(self.rect.height(), self.rect.width() * self._share))
        painter.drawRoundedRect(left, radius, radius)
        if self._bank:
            painter.setPen(QPen(self._theme.felt, 2))
            step = 4 * self.rect.height()
            x = step
            while x < left.width():
                painter.drawLine(QPointF(x, 0), QPointF(x, self.rect.height()))
                x += step
