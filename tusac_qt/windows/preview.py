"""One card shown large, for small cards and tired eyes."""

from PySide6.QtCore import QSizeF

from engine.cards import Card
from tusac_qt.geometry import Rect
from tusac_qt.items import CardSprite, RingItem
from tusac_qt.layout import TableLayout
from tusac_qt.scene import TableScene
from tusac_qt.theme import CardSkin

_TIMES = 2.0
_FULL_RATIO = 3.5


class Preview:
    """The large card of one scene.

    Attributes:
        skin: how cards look at present.
    """

    def __init__(self, scene: TableScene, skin: CardSkin) -> None:
        self.skin = skin
        self._card = CardSprite(half=False)
        self._ring = RingItem(scene.theme)
        for z, item in enumerate((self._card, self._ring), 80):
            item.setZValue(z)
            item.hide()
            scene.addItem(item)

    def show_card(self, card: Card, layout: TableLayout, ratio: float) -> None:
        """Show a card twice as large as in the hand, beside the wall, where it hides nothing that is asked about."""
        width = round(min(_TIMES * layout.card[0], 0.7 * layout.height / _FULL_RATIO))
        height = round(width * _FULL_RATIO)
        x = round(layout.wall.x - width - 0.02 * layout.width)
        y = round(max(layout.top_strip.bottom + 6, layout.wall.center[1] - height / 2))
        self._card.show_card(card, QSizeF(width, height), self.skin, ratio)
        self._card.setPos(x, y)
        self._card.show()
        self._ring.surround(Rect(x, y, width, height))

    def hide(self) -> None:
        """Take it away."""
        self._card.hide()
        self._ring.hide()
