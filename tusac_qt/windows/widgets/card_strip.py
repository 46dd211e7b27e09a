"""A row of half cards as a widget, for results and previews outside the table's scene."""

from PySide6.QtCore import QPointF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.cards import Card
from tusac_qt.model.packing import HALF_RATIO
from tusac_qt.scene.theme import CardSkin
from tusac_qt.words.i18n import card_list

_FULL_RATIO = 3.5


class CardStrip(QWidget):
    """Shows cards side by side, all of one width."""

    def __init__(
        self, skin: CardSkin, width: int, *, half: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._skin = skin
        self._half = half
        self._size = self._card_size(width)
        self._cards: tuple[Card, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cards(self, cards: tuple[Card, ...], skin: CardSkin | None = None) -> None:
        """Show these cards, perhaps in another skin than before."""
        self._cards = cards
        self._skin = skin or self._skin
        self.setAccessibleName(card_list(cards))
        self.setFixedSize(self.sizeHint())
        self.update()

    def set_width(self, width: int) -> None:
        """Show cards of that width from now on."""
        self._size = self._card_size(width)
        self.setFixedSize(self.sizeHint())
        self.update()

    def _card_size(self, width: int) -> QSize:
        return QSize(width, round(width * (HALF_RATIO if self._half else _FULL_RATIO)))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of the whole row; called by Qt."""
        count = max(1, len(self._cards))
        return QSize(count * (self._size.width() + 2) - 2, self._size.height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the row; called by Qt."""
        painter = QPainter(self)
        for place, card in enumerate(self._cards):
            picture = self._skin.face(card, QSizeF(self._size), self.devicePixelRatioF(), half=self._half)
            painter.drawPixmap(QPointF(place * (self._size.width() + 2), 0), picture)
