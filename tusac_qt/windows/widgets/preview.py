"""One card shown large: a small card while the pointer rests on it, any card with Alt."""

from PySide6.QtCore import QPointF, QSizeF

from engine.cards import Card
from tusac_qt.model.display import TableDisplay, Zone
from tusac_qt.model.geometry import Rect
from tusac_qt.play.hand_order import in_order
from tusac_qt.scene.items import CardSprite, RingItem
from tusac_qt.scene.scene import Hit, TableScene
from tusac_qt.scene.theme import CardSkin

_TIMES = 2.0
_SMALL = 0.9
"""Cards less wide than this share of one of the hand are shown larger where the pointer rests."""
_GAP = 12


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
        """Show the small card there, if there is one, as large as one of the hand, beside it.

        It covers no question, text or card of the hand; without such a place it is not shown.
        """
        small = None if pointer is None or hit is None or hit.index is not None else self._card_at(pointer)
        layout = self._scene.layout
        if small is None or layout is None or hit is None or hit.card is None:
            self.hide()
            return
        width = layout.card[0]
        size = QSizeF(round(width), round(width * self.skin.full_ratio))
        at = None if small.w >= _SMALL * width else self._beside(small, size)
        if at is None:
            self.hide()
            return
        self._card.show_card(hit.card, size, self.skin, self._scene.ratio)
        self._card.setPos(at.x, at.y)
        self._card.show()
        self._ring.hide()

    def _card_at(self, pointer: QPointF) -> Rect | None:
        """Return the place of the card under the pointer."""
        for item in self._scene.items(pointer):
            if isinstance(item, CardSprite) and item.isVisible() and not item.is_pointed_through:
                return item.place()
        return None

    def _beside(self, small: Rect, size: QSizeF) -> Rect | None:
        """Return the first place beside a card (right, left, below, above) that covers nothing important."""
        layout, scene = self._scene.layout, self._scene
        if layout is None:
            return None
        (x, y), (w, h) = small.center, (size.width(), size.height())
        free = [layout.hand, layout.tray, layout.top_strip, scene.caption.written or scene.caption.place()]
        free += [plaque.place() for plaque in scene.plaques] + [face.place() for face in scene.faces]
        free += [scene.cards.offer_place(layout)] if scene.cards.offer.isVisible() else []
        area = Rect(layout.left, 0, layout.width - layout.left, layout.height)
        top = min(max(y - h / 2, layout.top_strip.bottom), layout.hand.y - h)
        places = (
            Rect(small.right + _GAP, top, w, h),
            Rect(small.x - _GAP - w, top, w, h),
            Rect(x - w / 2, small.bottom + _GAP, w, h),
            Rect(x - w / 2, small.y - _GAP - h, w, h),
        )
        whole = (Rect(int(one.x), int(one.y), w, h) for one in places)
        fits = (one for one in whole if area.contains(one) and not any(one.overlaps(part) for part in free))
        return next(fits, None)

    def look_at(self, hit: Hit | None, display: TableDisplay) -> None:
        """Show the card there or, where there is none, the one under the keyboard cursor."""
        card = None if hit is None else hit.card
        focus, held = display.focus, in_order(display.hand)
        if card is None and focus is not None and focus.zone is Zone.HAND and focus.place < len(held):
            card = held[focus.place].card
        if card is None:
            self.hide()
        else:
            self._show(card)

    def _show(self, card: Card) -> None:
        """Show a card twice as large as in the hand, beside the wall."""
        layout = self._scene.layout
        if layout is None:
            return
        full = self.skin.full_ratio
        width = round(min(_TIMES * layout.card[0], 0.7 * layout.height / full))
        height = round(width * full)
        x = round(layout.wall.x - width - 0.02 * layout.width)
        y = round(max(layout.top_strip.bottom + 6, layout.wall.center[1] - height / 2))
        self._card.show_card(card, QSizeF(width, height), self.skin, self._scene.ratio)
        self._card.setPos(x, y)
        self._card.show()
        self._ring.surround(Rect(x, y, width, height))

    def hide(self) -> None:
        """Hide the preview."""
        self._card.hide()
        self._ring.hide()
