"""One card shown large, for small cards and tired eyes."""

from PySide6.QtCore import QPointF, QSizeF

from engine.cards import Card
from tusac_qt.model.display import TableDisplay, Zone
from tusac_qt.model.geometry import Rect
from tusac_qt.play.hand_order import in_order
from tusac_qt.scene.items import CardSprite, RingItem
from tusac_qt.scene.scene import Hit, TableScene
from tusac_qt.scene.theme import CardSkin

_TIMES = 2.0


class Preview:
    """The large card of one scene.

    Attributes:
        skin: how cards look at present.
    """

    def __init__(self, scene: TableScene, skin: CardSkin) -> None:
        self.skin = skin
        self._scene = scene
        self._card = CardSprite(half=False, is_pointed_through=True)
        self._ring = RingItem(scene.theme)
        for z, item in enumerate((self._card, self._ring), 80):
            item.setZValue(z)
            item.hide()
            scene.addItem(item)

    def rest_on(self, hit: Hit | None, pointer: QPointF | None) -> None:
        """Show the small card there, if there is one, where it does not cover what the pointer is on."""
        if hit is None or hit.card is None or hit.index is not None:
            self.hide()
        else:
            self._show(hit.card, pointer)

    def look_at(self, hit: Hit | None, display: TableDisplay) -> None:
        """Show the card there or, where there is none, the one under the keyboard cursor."""
        card = None if hit is None else hit.card
        focus, held = display.focus, in_order(display.hand)
        if card is None and focus is not None and focus.zone is Zone.HAND and focus.place < len(held):
            card = held[focus.place].card
        if card is None:
            self.hide()
        else:
            self._show(card, None)

    def _show(self, card: Card, pointer: QPointF | None) -> None:
        """Show a card twice as large as in the hand, beside the wall, or beside the card on offer."""
        layout = self._scene.layout
        if layout is None:
            return
        full = self.skin.full_ratio
        width = round(min(_TIMES * layout.card[0], 0.7 * layout.height / full))
        height = round(width * full)
        x = round(layout.wall.x - width - 0.02 * layout.width)
        if pointer is not None and abs(pointer.x() - x - width / 2) < width / 2 + layout.card[0]:
            x = round(layout.offer.right + 0.02 * layout.width)
        y = round(max(layout.top_strip.bottom + 6, layout.wall.center[1] - height / 2))
        self._card.show_card(card, QSizeF(width, height), self.skin, self._scene.ratio)
        self._card.setPos(x, y)
        self._card.show()
        self._ring.surround(Rect(x, y, width, height))

    def hide(self) -> None:
        """Take it away."""
        self._card.hide()
        self._ring.hide()
