"""A fan of whole cards, as held in a hand, for the home page."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.cards import Card
from tusac_qt.scene.theme import CardSkin
from tusac_qt.words.i18n import card_list

_STEP = 10.0
"""Degrees from one card to the next."""
_HAND = 0.55
"""How far below the cards they are held, in their heights."""
_SHADOWS = tuple((0.014 * step, 11) for step in range(9, 0, -1))
"""How far a shadow reaches, in widths of a card, and how dark it is."""


class CardFan(QWidget):
    """Shows cards fanned out, as large as there is room."""

    def __init__(self, skin: CardSkin, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._skin = skin
        self._cards: tuple[Card, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_cards(self, cards: tuple[Card, ...], skin: CardSkin) -> None:
        """Show these cards, the first at the left and lowest."""
        self._cards, self._skin = cards, skin
        self.setAccessibleName(card_list(cards))
        self.update()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return that it may vanish; called by Qt."""
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the fan; called by Qt."""
        if not self._cards or min(self.width(), self.height()) < 40:
            return
        ratio = self._skin.full_ratio
        turns = [self._turn(place, ratio) for place in range(len(self._cards))]
        card = QRectF(-0.5, -ratio, 1.0, ratio)
        whole = turns[0].mapRect(card)
        for turn in turns[1:]:
            whole = whole.united(turn.mapRect(card))
        room = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        width = min(room.width() / whole.width(), room.height() / whole.height())
        size = QSizeF(round(width), round(width * ratio))
        at = room.center() - whole.center() * width
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        screen = self.devicePixelRatioF()
        for card_shown, turn in zip(self._cards, turns, strict=True):
            painter.save()
            painter.translate(at)
            painter.scale(width, width)
            painter.setTransform(turn, combine=True)
            painter.scale(1 / width, 1 / width)
            place = QRectF(QPointF(-size.width() / 2, -size.height()), size)
            painter.setPen(Qt.PenStyle.NoPen)
            for reach, dark in _SHADOWS:
                grown = reach * size.width()
                painter.setBrush(QColor(0, 0, 0, dark))
                painter.drawRoundedRect(place.adjusted(-grown, 0, grown, 2 * grown), 2 * grown, 2 * grown)
            face = self._skin.face(card_shown, size, screen, half=False)
            painter.drawPixmap(place.topLeft(), face)
            painter.restore()

    def _turn(self, place: int, ratio: float) -> QTransform:
        """Return the place and turn of a card, in widths of a card; cards turn below their lower edge."""
        angle = (place - (len(self._cards) - 1) / 2) * _STEP
        hold = _HAND * ratio
        return QTransform().translate(0, hold).rotate(angle).translate(0, -hold)
