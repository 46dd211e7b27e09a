"""The concealed cards of several seats, open, as far as they are known.

Painted as large as there is room for.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.cards import Card
from tusac_qt.model.packing import HALF_RATIO
from tusac_qt.scene.fonts import font
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.words.i18n import card_list
from tusac_qt.words.punctuation import clauses, headed
from tusac_qt.words.translation import translate

_MOST_IN_A_ROW = 11
_GAP = 2.0
_WIDEST, _NARROWEST = 2.6, 1.45
"""The width of a card, in heights of text."""


@dataclass(frozen=True, slots=True)
class OpenHand:
    """One seat's hand.

    Attributes:
        name: whose it is.
        cards: those known in order, then None for each that is not.
        is_active: whether that seat has the move.
    """

    name: str
    cards: tuple[Card | None, ...]
    is_active: bool


class OpenHands(QWidget):
    """Hands one below the other."""

    def __init__(self, theme: Theme, skin: CardSkin, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.skin = skin
        self._theme = theme
        self._hands: tuple[OpenHand, ...] = ()
        self._body_px = 14
        self._room = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_hands(self, hands: tuple[OpenHand, ...], body_px: int) -> None:
        """Show these hands with names of that height."""
        self._hands, self._body_px = hands, body_px
        self.setAccessibleName(translate("replay", "The other hands"))
        told = (
            headed(hand.name, card_list(card for card in hand.cards if card is not None)) for hand in hands
        )
        self.setAccessibleDescription(clauses(told))
        self.updateGeometry()
        self.setFixedHeight(self._height(self.width()))
        self.update()

    def fit(self, room: int) -> None:
        """Choose the card size at which all hands fit into that height, within limits."""
        self._room = room
        self.setFixedHeight(self._height(self.width()))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size all hands want; called by Qt."""
        return QSize(16 * self._body_px, self._height(self.width()))

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        """Return how high all hands are at a width; called by Qt."""
        return self._height(width)

    def resizeEvent(self, event: object) -> None:  # noqa: N802 - Qt's name
        """Take the height of the hands at this width; called by Qt."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.setFixedHeight(self._height(self.width()))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint names and cards; called by Qt."""
        painter, top = QPainter(self), 0.0
        size, ratio = self._card(self.width()), self.devicePixelRatioF()
        line = 1.45 * self._body_px
        for hand in self._hands:
            painter.setFont(font(self._body_px, bold=hand.is_active))
            painter.setPen(self._theme.text if hand.is_active else self._theme.secondary)
            room = QRectF(0, top, self.width(), line)
            text = f"▶ {hand.name}" if hand.is_active else hand.name
            metrics = QFontMetricsF(painter.font())
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)
            top += line
            for place, card in enumerate(hand.cards):
                row, column = divmod(place, -(-len(hand.cards) // _rows(hand)))
                at = QPointF(column * (size.width() + _GAP), top + row * (size.height() + _GAP))
                if card is None:
                    back = QSizeF(size.width(), size.height())
                    painter.drawPixmap(QRectF(at, back), self.skin.back(back, ratio), QRectF())
                else:
                    painter.drawPixmap(at, self.skin.face(card, size, ratio, half=True))
            top += _rows(hand) * (size.height() + _GAP) + 0.5 * self._body_px
        painter.end()

    def _card(self, width: int) -> QSizeF:
        wide = min((width + _GAP) / _MOST_IN_A_ROW - _GAP, _WIDEST * self._body_px)
        least = max(8.0, _NARROWEST * self._body_px)
        wide = max(8.0, float(int(wide)))
        while wide > least and self._height_of(wide) > self._room:
            wide -= 1
        return QSizeF(wide, round(HALF_RATIO * wide))

    def _height(self, width: int) -> int:
        return self._height_of(self._card(width).width())

    def _height_of(self, wide: float) -> int:
        """Return how high all hands are with cards of a width."""
        card = round(HALF_RATIO * wide) + _GAP
        return round(sum(1.95 * self._body_px + _rows(hand) * card for hand in self._hands))


def _rows(hand: OpenHand) -> int:
    return max(1, -(-len(hand.cards) // _MOST_IN_A_ROW))
