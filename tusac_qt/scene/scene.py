"""The table as a scene: everything that is shown, where the layout wants it, and what lies under the pointer.

It shows a `TableDisplay` with the given texts and moves the items that change place. It knows no table, no
clock and no translator.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from engine.cards import Card, DeckIndex
from tusac_qt.model.button_places import variants_place
from tusac_qt.model.display import STRIP, Focus, StripControl, TableDisplay, Tool, Zone
from tusac_qt.model.geometry import Rect
from tusac_qt.model.log_lines import Lying, Spot
from tusac_qt.model.moods import Mood
from tusac_qt.model.packing import caption_place
from tusac_qt.model.scene_text import ButtonText, FirstDealText, TableText
from tusac_qt.model.tray import TRAY
from tusac_qt.model.zones import TableLayout
from tusac_qt.play.buttons import Button
from tusac_qt.play.hand_order import in_order
from tusac_qt.scene.animator import Animator
from tusac_qt.scene.bubble import BubbleItem, CallItem
from tusac_qt.scene.card_layer import CardLayer
from tusac_qt.scene.drop_places import DropPlaces
from tusac_qt.scene.first_deal import FirstDealItem
from tusac_qt.scene.highlights import Highlights
from tusac_qt.scene.items import CardSprite, TimerItem
from tusac_qt.scene.painted import Placed, qrect
from tusac_qt.scene.panels import ButtonItem, CaptionItem, SideItem, StripItem
from tusac_qt.scene.seat import FaceItem, PlaqueItem
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.scene.tray import AnswerItem, TrayPanel, discard_pixels, label_pixels
from tusac_qt.scene.variants import VariantsItem
from tusac_qt.scene.veil import VeilItem
from tusac_qt.scene.wall import WallItem

_LEAST_HIT = 32.0
_LARGE_UNIT = 1.4
"""From text of that size on, buttons beside the tray give the room of their keys to their names."""


@dataclass(frozen=True, slots=True)
class Hit:
    """The thing that lies at a point.

    Attributes:
        zone: the part of the table; None for a card outside the hand, or the caption.
        place: which thing in the zone.
        card: the card there, if it is one that may be looked at.
        index: its deck position, for a card of the hand.
        is_caption: the caption.
        term: the word of the glossary that explains what lies there; "" for none.
    """

    zone: Zone | None = None
    place: int = 0
    card: Card | None = None
    index: DeckIndex | None = None
    is_caption: bool = False
    term: str = ""


class TableScene(QGraphicsScene):
    """One table on the screen."""

    def __init__(self, theme: Theme, skin: CardSkin, animator: Animator) -> None:
        super().__init__(animator)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = theme
        self.animator = animator
        self.ratio = 1.0
        self.layout: TableLayout | None = None
        self.cards = CardLayer(self, skin)
        self.wall = WallItem(theme, skin)
        self.caption = CaptionItem(theme)
        self.timer = TimerItem(theme)
        self.side = SideItem(theme)
        self.strip = StripItem(theme)
        self.variants = VariantsItem(theme, skin)
        self.bubble = BubbleItem(theme)
        self.veil = VeilItem(theme)
        self.first_deal = FirstDealItem(theme, skin)
        self.speech: dict[int, BubbleItem] = {}
        self.calls: dict[int, CallItem] = {}
        self.tray = TrayPanel(theme)
        self.answers = [AnswerItem(theme) for _ in TRAY]
        self.deal = [AnswerItem(theme) for _ in range(2)]
        self.tools = [ButtonItem(theme) for _ in Tool]
        self.controls = [ButtonItem(theme) for _ in (*STRIP, StripControl.PROOF)]
        self.plaques: list[PlaqueItem] = []
        self.faces: list[FaceItem] = []
        self._highlights = Highlights(self, theme, self.cards)
        self.drop_places = DropPlaces(self, theme, self.cards)
        panels: list[QGraphicsItem] = [self.wall, self.caption, self.timer, self.side, self.strip]
        for item in (
            *panels,
            self.tray,
            *self.answers,
            *self.deal,
            *self.tools,
            *self.controls,
            self.variants,
            self.bubble,
            self.veil,
            self.first_deal,
        ):
            self.addItem(item)
        self._display: TableDisplay | None = None

    def set_skin(self, skin: CardSkin) -> None:
        """Use this look of cards from now on; `show` draws them."""
        self.cards.skin = self.variants.skin = self.wall.skin = self.first_deal.skin = skin
        for face in self.faces:
            face.skin = skin
            face.update()
        self.wall.update()

    def repaint(self) -> None:
        """Paint all parts again, because the colors of the theme have changed."""
        for item in self.items():
            item.update()

    def set_layout(self, layout: TableLayout, ratio: float) -> None:
        """Use this layout from now on; `show` moves the items."""
        self.layout, self.ratio = layout, ratio
        self.variants.ratio = self.wall.ratio = self.first_deal.ratio = ratio
        self.cards.set_geometry(layout, ratio)
        self.setSceneRect(0, 0, layout.width, layout.height)

    def show(self, display: TableDisplay, text: TableText, *, sliding: bool) -> None:
        """Show a table in these words. Cards of the hand that change place slide there, or jump."""
        layout = self.layout
        if layout is None:
            return
        self._display = display
        motions = self.cards.show(display, layout)
        self._show_panels(display, text, layout)
        self._highlights.show(display, layout)
        self.drop_places.show(display, layout)
        self._show_focus(display)
        if sliding:
            self.animator.start(motions)
        else:
            for motion in motions:
                motion.step(1.0)

    def show_about_hand(self, *, shown: bool) -> None:
        """Show marks, texts and question of the hand, or hide them while the hand is being dealt."""
        self._highlights.show_marks_of_hand(shown=shown)
        for item in (*self._questions, self.caption):
            item.setOpacity(1.0 if shown else 0.0)

    def seat_hand(self, place: int) -> Rect:
        """Return the rectangle of a card that comes from, or goes to, the hidden hand of a seat."""
        box = self.faces[place].place()
        width = 0.45 * box.w
        x, y = box.center
        return Rect(x - width / 2, y - width, width, 2 * width)

    def place_of(self, focus: Focus) -> Rect | None:
        """Return the place of something that the keyboard cursor can be on; None if it is not visible."""
        display, place = self._display, focus.place
        if display is None:
            return None
        if focus.zone is Zone.HAND:
            held = in_order(display.hand)
            return self.cards.hand_place(held[place].index) if place < len(held) else None
        if focus.zone is Zone.VARIANTS:
            ways = self.variants.places() if self.variants.isVisible() else []
            return ways[place] if place < len(ways) else None
        if focus.zone is Zone.SEATS:
            return self.plaques[place].around() if place < len(self.plaques) else None
        buttons: Sequence[Placed] = dict(self._button_zones())[focus.zone]
        return buttons[place].place() if place < len(buttons) and buttons[place].isVisible() else None

    def hide_questions(self) -> None:
        """Hide everything that only a player needs; call it after each `show`."""
        for item in self._questions:
            item.hide()

    @property
    def _questions(self) -> tuple[QGraphicsItem, ...]:
        """The items that only a player needs."""
        return (self.tray, *self.answers, *self.deal, *self.tools, self.side, self.timer)

    def hit(self, point: QPointF) -> Hit | None:
        """Return what lies at a point of the scene, or None."""
        display = self._display
        if display is None:
            return None
        found = self._hit_button(point, display)
        if found is not None:
            return found
        for item in self.items(point):
            if isinstance(item, CardSprite) and item.isVisible() and not item.is_pointed_through:
                if item.index is None:
                    return Hit(card=item.card)
                place = next(
                    (place for place, held in enumerate(in_order(display.hand)) if held.index == item.index),
                    0,
                )
                return Hit(zone=Zone.HAND, place=place, card=item.card, index=item.index)
        for place, (plaque, face) in enumerate(zip(self.plaques, self.faces, strict=True)):
            if _holds(plaque.place(), point) or _holds(face.place(), point):
                return Hit(zone=Zone.SEATS, place=place)
        words = ((Hit(term=term), item) for term, item in self._explained())
        others: list[tuple[Hit, Placed]] = [(Hit(is_caption=True), self.caption), *words]
        return next((hit for hit, item in others if _holds(item.place(), point)), None)

    def _explained(self) -> tuple[tuple[str, Placed], ...]:
        return ("junk", self.side), ("wall", self.wall)

    def hover(self, hit: Hit | None) -> None:
        """Show which button the pointer is on."""
        for zone, buttons in self._button_zones():
            for place, button in enumerate(buttons):
                button.set_hovered(hovered=hit is not None and hit.zone is zone and hit.place == place)

    def _hit_button(self, point: QPointF, display: TableDisplay) -> Hit | None:
        if self.veil.isVisible() and _holds(self.veil.place(), point):
            return Hit(zone=Zone.STRIP, place=display.controls.index(StripControl.PAUSE))
        if self.variants.isVisible() and _holds(self.variants.place(), point):
            ways = (place for place, box in enumerate(self.variants.places()) if _holds(box, point))
            return Hit(zone=Zone.VARIANTS, place=next(ways, 0))
        for zone, buttons in self._button_zones():
            for place, button in enumerate(button for button in buttons if button.isVisible()):
                box = _at_least(button.place()) if zone is Zone.STRIP else button.place()
                if _holds(box, point):
                    return Hit(zone=zone, place=place)
        return None

    def hold(self, hit: Hit | None) -> None:
        """Show which answer is being pressed."""
        for zone, items in ((Zone.TRAY, self.answers), (Zone.DEAL, self.deal)):
            for place, item in enumerate(items):
                item.mark(held=hit is not None and hit.zone is zone and hit.place == place)

    def flash(self, *, on: bool) -> None:
        """Point out the possible answers, or stop."""
        for item in (*self.answers, *self.deal):
            item.mark(flashing=on)

    def _button_zones(self) -> tuple[tuple[Zone, Sequence[AnswerItem | ButtonItem]], ...]:
        return (
            (Zone.DEAL, self.deal),
            (Zone.TRAY, self.answers),
            (Zone.TOOLS, self.tools),
            (Zone.STRIP, self.controls),
        )

    def _show_panels(self, display: TableDisplay, text: TableText, layout: TableLayout) -> None:
        sizes = layout.text
        while len(self.plaques) < len(display.plaques):
            plaque, face = PlaqueItem(self.theme), FaceItem(self.theme, self.cards.skin)
            self.addItem(face)
            self.addItem(plaque)
            self.plaques.append(plaque)
            self.faces.append(face)
        for place, (plaque, face) in enumerate(zip(self.plaques, self.faces, strict=True)):
            zones = layout.seats[place]
            plaque.align = zones.align
            plaque.show_content(zones.plaque, sizes, text.plaques[place])
            face.show_face(zones.face, text.plaques[place], zones.align)
        ends = (place.x for place in layout.controls[: len(text.controls)])
        self.strip.end = min(ends, default=layout.top_strip.right)
        self.strip.show_content(layout.top_strip, sizes, text.strip)
        shown = len(text.controls)
        self._show_row(self.controls[:shown], text.controls, layout.controls[:shown])
        for place, control in enumerate(self.controls):
            control.setVisible(place < shown)
        self._show_tray(text, layout)
        self.side.show_content(layout.side, sizes, text.side)
        self.wall.show_content(layout.wall, sizes, text.wall)
        if display.outcome is None:
            self.wall.sink(0.0)
        self.caption.show_content(caption_place(layout, self._seats_taken()), sizes, text.caption)
        self.timer.set_place(qrect(layout.timer))
        self._show_variants(text, layout)
        top = layout.top_strip.bottom
        room = Rect(layout.left, top, layout.width - layout.left, layout.height - top)
        self.veil.show_content(room, sizes, text.paused)
        self.veil.setVisible(bool(text.paused))

    def _seats_taken(self) -> Iterator[Rect]:
        """Yield where heads and cards of the other seats lie."""
        for place in range(1, len(self.plaques)):
            yield self.plaques[place].place()
            yield self.faces[place].place()
            laid = (*self.cards.meld_sprites(place), *self.cards.discard_sprites(place))
            yield from (sprite.place() for sprite in laid)

    def _show_tray(self, text: TableText, layout: TableLayout) -> None:
        """Show the tray, its places, the wide answers to the dealt cards, and the buttons beside them."""
        sizes, is_played = layout.text, bool(text.tools)
        self.tray.show_content(layout.tray, sizes, layout.places)
        self.tray.setVisible(is_played)
        cell = layout.places[0]
        room = cell.w - 12 * sizes.unit
        pixels = label_pixels(text.tray_names, room, cell.h, sizes.body)
        for place, item in enumerate(self.answers):
            content = text.tray[place]
            is_discard = TRAY[place] is Button.DISCARD
            own = discard_pixels(content.label, pixels, room) if is_discard else pixels
            item.show_place(layout.places[place], sizes, content, own)
            item.setVisible(is_played)
        wide = text.deal_answers
        for place, item in enumerate(self.deal):
            item.setVisible(is_played and place < len(wide))
            if place < len(wide):
                box = layout.deal[place] if len(wide) > 1 else _around_both(layout.deal)
                item.show_place(box, sizes, wide[place], pixels)
        for place, button in enumerate(self.tools):
            button.setVisible(is_played)
            if is_played:
                tool = text.tools[place]
                tool = replace(tool, key="") if sizes.unit > _LARGE_UNIT else tool
                button.show_content(layout.tools[place], sizes, tool)

    def _show_row(
        self, items: list[ButtonItem], texts: tuple[ButtonText, ...], places: tuple[Rect, ...]
    ) -> None:
        for item, text, place in zip(items, texts, places, strict=True):
            if self.layout is not None:
                item.show_content(place, self.layout.text, text)

    def _show_variants(self, text: TableText, layout: TableLayout) -> None:
        if text.variants is None:
            self.variants.hide()
            return
        self.variants.sizes = layout.text
        wanted = self.variants.wanted(text.variants, 0.9 * layout.card[0])
        self.variants.show_content(variants_place(layout, wanted), layout.text, text.variants)
        self.variants.show()

    def show_note(self, text: str, zone: Zone = Zone.TRAY, place: int = 0) -> None:
        """Show words above the tray, with a tail that points at an answer; none with ""."""
        layout = self.layout
        items: Sequence[Placed] = dict(self._button_zones())[zone]
        for other, item in enumerate(self.answers):
            item.mark(noted=bool(text) and zone is Zone.TRAY and other == place)
        if layout is None or not text or place >= len(items):
            self.bubble.hide()
            return
        button = items[place].place()
        top = layout.timer.y if zone is Zone.TRAY else button.y
        column = Rect(button.x, top, button.w, button.bottom - top)
        self.bubble.show_over(text, column, layout.text, layout.ends, tip=button, avoid=self.caption.written)

    def show_first_deal(self, text: FirstDealText | None) -> None:
        """Show the cards drawn for the first deal over the middle of the table; None removes them."""
        if self.layout is None or text is None:
            self.first_deal.hide()
            return
        self.first_deal.show_over(text, self.layout)

    def show_words(self, text: str, hit: Hit) -> None:
        """Show a bubble about a plaque, a card of the hand, or a word of the glossary."""
        if self.layout is None:
            return
        anchors = {term: item.place() for term, item in self._explained()}
        layout, (left, right) = self.layout, self.layout.ends
        anchor = self.plaques[hit.place].place() if hit.zone is Zone.SEATS else anchors.get(hit.term)
        if hit.zone is Zone.HAND and hit.index is not None:
            card = self.cards.hand_place(hit.index)
            if card is not None and not layout.is_portrait:  # neither over the junk nor over the buttons
                card, right = replace(card, y=layout.side.y), layout.timer.x
            anchor = card
        if anchor is not None:
            self.bubble.show_over(text, anchor, layout.text, (left, right))

    def mark_passed(self, place: int | None) -> None:
        """Ring the card that nobody has taken, which lies last before the seat at a place.

        None for no card.
        """
        sprites = [] if place is None else self.cards.discard_sprites(place)
        self._highlights.mark_passed(sprites[-1].place() if sprites else None)

    def ring_cards(self, spots: Sequence[Spot]) -> None:
        """Ring the cards there, or none."""
        places = []
        for spot in spots:
            laid: Sequence[CardSprite] = [self.cards.offer]
            if spot.lying is not Lying.OFFERED:
                in_sets = spot.lying is Lying.IN_SET
                laid = (self.cards.meld_sprites if in_sets else self.cards.discard_sprites)(spot.place)
            places.append(laid[spot.number].place())
        self._highlights.ring(places)

    def show_speech(self, text: str, place: int) -> None:
        """Show what the player at a place has said, beside the plaque; nothing with ""."""
        bubble = self.speech.get(place)
        if bubble is None:
            bubble = self.speech[place] = BubbleItem(self.theme)
            self.addItem(bubble)
        if self.layout is None or not text:
            bubble.hide()
            return
        bubble.show_over(text, self.layout.seats[place].plaque, self.layout.text, self.layout.ends)

    def show_mood(self, mood: Mood | None, place: int) -> None:
        """Let the face at a place show a mood; none with None."""
        if place < len(self.faces):
            self.faces[place].show_mood(mood)

    def show_call(self, text: str, place: int) -> None:
        """Show in large letters what the player at a place calls, at the face; nothing with ""."""
        call = self.calls.get(place)
        if call is None:
            call = self.calls[place] = CallItem(self.theme)
            self.addItem(call)
        if self.layout is None or not text:
            call.hide()
            return
        call.show_at(text, place, self.layout)

    def _show_focus(self, display: TableDisplay) -> None:
        focus = display.focus
        for zone, buttons in self._button_zones():
            for place, button in enumerate(buttons):
                button.set_focused(focused=focus is not None and focus.zone is zone and focus.place == place)
        for place, plaque in enumerate(self.plaques):
            plaque.set_focused(
                focused=focus is not None and focus.zone is Zone.SEATS and focus.place == place
            )


def _holds(place: Rect, point: QPointF) -> bool:
    return place.x <= point.x() <= place.right and place.y <= point.y() <= place.bottom


def _around_both(places: tuple[Rect, ...]) -> Rect:
    """Return the room of two places side by side."""
    first, last = places[0], places[-1]
    return replace(first, w=last.right - first.x)


def _at_least(place: Rect) -> Rect:
    """Return a place grown to the least size a finger or pointer should have to hit."""
    return place.inset(min(0.0, (place.w - _LEAST_HIT) / 2), min(0.0, (place.h - _LEAST_HIT) / 2))
