"""The end of a round as a scene: the winner's sets, all hands and payments, placed by the layout.

It shows everything at once; `result_drama` lets it come one thing after the other.
"""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from engine.cards import Card
from tusac_qt.model.geometry import Rect
from tusac_qt.model.result_layout import ResultLayout, RowPlaces, result_layout
from tusac_qt.model.result_page import ResultPage, SeatRow, SetShown
from tusac_qt.model.zones import TextSizes
from tusac_qt.scene.items import CardSprite
from tusac_qt.scene.result_items import (
    EmblemItem,
    LightItem,
    MarkItem,
    TextStyle,
    TitleItem,
    WordsItem,
    text_height,
)
from tusac_qt.scene.theme import CardSkin, Theme

_RAISED = 0.06
"""How far the winning card is raised, in its own heights."""


@dataclass(slots=True)
class RowItems:
    """One player on the screen.

    Attributes:
        row: who.
        face: the emblem.
        payment: the words for what is paid, and for what makes it up.
        cards: the hand, hidden cards last.
    """

    row: SeatRow
    face: EmblemItem
    payment: list[WordsItem]
    cards: list[CardSprite]


class ResultScene(QGraphicsScene):
    """One end of a round on the screen; empty before it is shown.

    Attributes:
        layout: where everything lies.
        page: what is shown.
        match: how the match stands.
        rows: the players.
    """

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = theme
        self.layout: ResultLayout | None = None
        self.page: ResultPage | None = None
        self._skin: CardSkin | None = None
        self._ratio = 1.0
        self.rows: list[RowItems] = []
        self.match: WordsItem | None = None

    def show_page(
        self, page: ResultPage, skin: CardSkin, window: tuple[float, float], sizes: TextSizes, ratio: float
    ) -> None:
        """Show a page whole, laid out for a window of that size on a screen of that pixel ratio."""
        self.clear()
        self.page, self._skin, self._ratio = page, skin, ratio
        layout = self.layout = result_layout(page, *window, sizes, text_height)
        self.setSceneRect(0, 0, layout.width, max(layout.height, window[1]))
        self.addItem(TitleItem(layout.title, page.title, layout.title_px, self.theme))
        self._words(layout.line, page.line, TextStyle(layout.line_px, self.theme.text))
        for shown, places, under in zip(page.sets, layout.sets, layout.points, strict=True):
            self._set(shown, places, under, sizes)
        if page.total:
            self._words(layout.total, page.total, TextStyle(layout.line_px, self.theme.title, bold=True))
        self.rows = [
            self._row(row, places, sizes) for row, places in zip(page.rows, layout.rows, strict=True)
        ]
        self.match = None
        if page.match:
            self.match = self._words(
                layout.match, page.match, TextStyle(layout.match_px, self.theme.secondary)
            )

    def back(self, sprite: CardSprite) -> QPixmap:
        """Return the picture of a card's back on this page."""
        if self._skin is None:
            return QPixmap()
        place = sprite.place()
        return self._skin.lying(None, QSizeF(place.w, place.h), self._ratio, half=sprite.half, turn=0.0)

    def _set(self, shown: SetShown, places: tuple[Rect, ...], under: Rect, sizes: TextSizes) -> None:
        for number, (card, place) in enumerate(zip(shown.cards, places, strict=True)):
            is_winning = number == shown.winning
            lies = replace(place, y=place.y - _RAISED * place.h) if is_winning else place
            if is_winning:
                for mark, height in ((LightItem(lies, self.theme), 0), (MarkItem(lies, self.theme), 4)):
                    mark.setZValue(height)
                    self.addItem(mark)
            self._card(card, lies, half=False).setZValue(3 if is_winning else 1)
        worth = str(shown.points) if shown.points else "–"
        self._words(under, worth, TextStyle(1.3 * sizes.name, self.theme.title, bold=True))

    def _row(self, row: SeatRow, places: RowPlaces, sizes: TextSizes) -> RowItems:
        theme = self.theme
        face = EmblemItem(places.face, row.face, theme, is_winner=row.is_winner)
        self.addItem(face)
        self._words(places.name, row.name, TextStyle(sizes.name, theme.text, "left", bold=True))
        color = theme.gain if row.amount > 0 else theme.loss if row.amount < 0 else theme.text
        payment = [self._words(places.paid, row.paid, TextStyle(1.4 * sizes.name, color, "right", bold=True))]
        if row.why:
            payment.append(self._words(places.why, row.why, TextStyle(sizes.body, theme.text, "left")))
        shown: list[Card | None] = [*row.cards, *[None] * row.hidden]
        cards = [self._card(card, place, half=True) for card, place in zip(shown, places.cards, strict=True)]
        return RowItems(row, face, payment, cards)

    def _card(self, card: Card | None, place: Rect, *, half: bool) -> CardSprite:
        size = QSizeF(place.w, place.h)
        sprite = CardSprite(half=half, is_pointed_through=True)
        if self._skin is not None:
            sprite.show_card(card, size, self._skin, self._ratio)
        sprite.setPos(place.x, place.y)
        self.addItem(sprite)
        return sprite

    def _words(self, place: Rect, text: str, script: TextStyle) -> WordsItem:
        item = WordsItem(place, text, script)
        self.addItem(item)
        return item
