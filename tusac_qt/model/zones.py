"""The places of everything on the table, as values: of one seat, of the whole, and how high its texts are.

No Qt.
"""

from dataclasses import dataclass, replace

from tusac_qt.model.geometry import Align, Rect


@dataclass(frozen=True, slots=True)
class SeatZones:
    """The places of one seat.

    Attributes:
        face: the square of its face; the fan of its hidden cards is seen beyond the outer side.
        plaque: its name and counts, beside the face.
        cards: its exposed melds, and after them the unclaimed cards it showed.
        align: the side of the zones that face and cards begin at.
        widest: the widest card of a set, in widths of a card of the hand.
    """

    face: Rect
    plaque: Rect
    cards: Rect
    align: Align
    widest: float = 1.1

    def moved(self, dx: float) -> "SeatZones":
        """Return the places that far to the right."""
        face, plaque, cards = self.face.moved(dx), self.plaque.moved(dx), self.cards.moved(dx)
        return replace(self, face=face, plaque=plaque, cards=cards)


@dataclass(frozen=True, slots=True)
class TextSizes:
    """Heights of text.

    Attributes:
        body: most text.
        name: the names of players and buttons.
        wall: the number on the wall.
        title: what has just happened, beside the card on offer.
    """

    body: float
    name: float
    wall: float
    title: float = 24.0

    @property
    def unit(self) -> float:
        """A thin line, at least a pixel, in keeping with the text."""
        return max(1.0, self.body / 13.2)


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The whole table.

    Attributes:
        width: the window's.
        height: the window's.
        is_portrait: whether it is the upright arrangement.
        top_strip: round, rules, and what is told beside the game.
        controls: the buttons at its right end, the outermost last; then the place of the proof button.
        seats: the places of each seat, one's own first, then counter-clockwise.
        wall: the stack with its number.
        offer: the card on offer.
        caption: what happened and what could be done.
        timer: the bar above the tray.
        tray: the tray of answers, its margin with it.
        places: its eight places, row by row.
        deal: the two wide answers to the dealt cards.
        tools: the buttons that answer nothing, above one's own face: hint, answers in advance.
        hand: one's own cards.
        side: the line above the hand: deadwood, waits.
        drawer: the log, when it is open: beside the table where there is room for both, else over its left
            wing, never over the hand or the tray.
        is_drawer_beside: whether the table leaves the log its room while that is open.
        card: width and height of a card of the hand.
        hand_rows: into how many rows a full hand falls.
        tall: the height of a card of the hand while all of them lie in one row.
        text: sizes of text.
    """

    width: float
    height: float
    is_portrait: bool
    top_strip: Rect
    controls: tuple[Rect, ...]
    seats: tuple[SeatZones, ...]
    wall: Rect
    offer: Rect
    caption: Rect
    timer: Rect
    tray: Rect
    places: tuple[Rect, ...]
    deal: tuple[Rect, ...]
    tools: tuple[Rect, ...]
    hand: Rect
    side: Rect
    drawer: Rect
    card: tuple[float, float]
    hand_rows: int
    tall: float
    text: TextSizes
    is_drawer_beside: bool = False

    @property
    def left(self) -> float:
        """The left edge of the table: the left edge of the window, or the right edge of the log."""
        return self.top_strip.x

    @property
    def ends(self) -> tuple[float, float]:
        """The left and the right edge of the table."""
        return self.left, self.width

    def moved(self, dx: float) -> "TableLayout":
        """Return the table that far to the right in a window that is so much wider; the log stays."""
        return replace(
            self,
            width=self.width + dx,
            top_strip=self.top_strip.moved(dx),
            controls=_moved(self.controls, dx),
            seats=tuple(seat.moved(dx) for seat in self.seats),
            wall=self.wall.moved(dx),
            offer=self.offer.moved(dx),
            caption=self.caption.moved(dx),
            timer=self.timer.moved(dx),
            tray=self.tray.moved(dx),
            places=_moved(self.places, dx),
            deal=_moved(self.deal, dx),
            tools=_moved(self.tools, dx),
            hand=self.hand.moved(dx),
            side=self.side.moved(dx),
        )


def _moved(places: tuple[Rect, ...], dx: float) -> tuple[Rect, ...]:
    return tuple(place.moved(dx) for place in places)
