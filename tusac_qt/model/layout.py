"""Where everything on the table lies: seat count and window size in, rectangles out. No Qt, no cards' faces.

Places are fractions of the window. Lengths are logical pixels, y downwards.
"""

from dataclasses import dataclass, replace

from tusac_qt.model.geometry import Align, Rect
from tusac_qt.model.seat_places import LANDSCAPE, PORTRAIT_ROWS
from tusac_qt.model.tile_walls import middle_of

HAND_LIMIT = 21
"""The most cards a hand is laid out for: twenty and the dealer's extra one."""

PORTRAIT_BELOW = 1.2
"""A window less wide than this times its height gets the upright arrangement."""

MIN_SCALE = 0.8
MAX_SCALE = 1.6

_FULL_RATIO = 3.5
_SHORT_RATIO = 2.6
_SPREAD = HAND_LIMIT * 1.03 + 6 * 0.22
_STRIP = 0.04
_TILE_RATIO = 1.55
_TILE_OFFER = 0.70
"""How much of the room inside the walls the card on offer may take; below it stands the number of the wall."""
_HAND_TOP = 0.795
_HAND_HEIGHT = 0.195
_HAND_HEIGHT_LIMIT = 0.42
_CROWDED_TEXT = 0.3
_OWN_PLAQUE_LINES = 9.5
"""One's own plaque is no higher than so many lines of text, however high the hand beside it."""


@dataclass(frozen=True, slots=True)
class SeatZones:
    """The places of one seat.

    Attributes:
        plaque: its name and counts.
        melds: its exposed melds.
        discards: the unclaimed cards it showed.
        align: the side of the zones its cards begin at.
    """

    plaque: Rect
    melds: Rect
    discards: Rect
    align: Align


@dataclass(frozen=True, slots=True)
class TextSizes:
    """Heights of text.

    Attributes:
        body: most text.
        name: the names of players and buttons.
        wall: the number on the wall.
    """

    body: float
    name: float
    wall: float

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
        top_strip: rules, round, menu.
        seats: the places of each seat, one's own first, then counter-clockwise.
        wall: the stack with its number.
        offer: the card on offer.
        caption: what happened and who may do what.
        timer: the bar above the buttons.
        buttons: the eight places of the action grid, row by row.
        hand: one's own cards.
        controls: the buttons of the top strip.
        side: deadwood, waits, hint.
        side_buttons: the buttons at its foot.
        drawer: the log, when it is open.
        card: width and height of a card of the hand.
        hand_rows: into how many rows a full hand falls.
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
    buttons: tuple[Rect, ...]
    hand: Rect
    side: Rect
    side_buttons: tuple[Rect, ...]
    drawer: Rect
    card: tuple[float, float]
    hand_rows: int
    text: TextSizes


def table_layout(
    seats: int, width: float, height: float, scale: float = 1.0, *, tiles: bool = False
) -> TableLayout:
    """Return the places of everything for 2 to 6 seats.

    Args:
        seats: how many play.
        width: of the window.
        height: of the window.
        scale: the player's own factor for hand and text, `MIN_SCALE` to `MAX_SCALE`.
        tiles: the cards are tiles: walls lie around the card on offer, and no card is tall.
    """
    is_portrait = width / height < PORTRAIT_BELOW
    make = _portrait if is_portrait else _landscape
    made = make(seats, width, height, min(MAX_SCALE, max(MIN_SCALE, scale)))
    return _with_tiles(made) if tiles else made


def _with_tiles(table: TableLayout) -> TableLayout:
    """Return a layout whose wall is a square of walls around the card on offer, left of the caption."""
    left, right = table.wall.x - 0.04 * table.width, table.caption.x - 0.006 * table.width
    top, bottom = min(table.wall.y, table.offer.y), max(table.wall.bottom, table.offer.bottom)
    wall = Rect(left, top, right - left, bottom - top)
    middle = middle_of(wall)
    width, height = table.card
    return replace(
        table,
        wall=wall,
        offer=Rect(middle.x, middle.y, middle.w, _TILE_OFFER * middle.h),
        card=(width, min(height, _TILE_RATIO * width)),
    )


def _landscape(seats: int, width: float, height: float, scale: float) -> TableLayout:
    card_w, card_h, rows, hand_h = _landscape_hand(width, height, scale)
    hand = Rect(0.12 * width, 0.99 * height - hand_h, 0.765 * width, hand_h)
    strip = Rect(0, 0, width, _STRIP * height)
    # A hand that takes more room than its fraction pushes everything between it and the strip together.
    squeeze = (hand.y - strip.h) / ((_HAND_TOP - _STRIP) * height)

    def place(x: float, y: float, w: float, h: float) -> Rect:
        top = strip.h + (y - _STRIP) * height * squeeze
        return Rect(x * width, top, w * width, h * height * squeeze)

    me, *others = LANDSCAPE[seats]
    actions = place(0.675, 0.645, 0.317, 0.135)
    timer, buttons = _grid(actions, height)
    # Text may grow with the hand only as far as what is pushed together still holds it.
    text = _text(height, scale if rows == 1 else 1 + (scale - 1) * _CROWDED_TEXT)
    own_h = min(hand_h, max(_HAND_HEIGHT * height, _OWN_PLAQUE_LINES * text.name))
    own_plaque = Rect(0.008 * width, hand.bottom - own_h, 0.105 * width, own_h)
    own = SeatZones(own_plaque, place(*me[1]), place(*me[2]), me[3])
    side = Rect(0.892 * width, hand.y, 0.10 * width, hand_h)
    return TableLayout(
        width=width,
        height=height,
        is_portrait=False,
        top_strip=strip,
        controls=_controls(strip, text),
        seats=(own, *(SeatZones(place(*p), place(*m), place(*d), align) for p, m, d, align in others)),
        wall=place(0.375, 0.305, 0.07, 0.25),
        offer=place(0.465, 0.285, 0.07, 0.29) if seats <= 4 else place(0.465, 0.29, 0.07, 0.285),
        caption=place(0.55, 0.30, 0.122, 0.285),
        timer=timer,
        buttons=buttons,
        hand=hand,
        side=side,
        side_buttons=_side_buttons(side, text),
        drawer=Rect(width * 2 / 3, strip.h, width / 3, timer.y - strip.h),
        card=(card_w, card_h),
        hand_rows=rows,
        text=text,
    )


def _landscape_hand(width: float, height: float, scale: float) -> tuple[float, float, int, float]:
    """Return a hand card's width and height, the rows a full hand needs, and the height of their zone."""
    zone_w, zone_h = 0.765 * width, _HAND_HEIGHT * height
    wanted = min(zone_w / _SPREAD, zone_h / 3.2) * scale
    if wanted <= zone_w / _SPREAD:
        card_h = max(min(0.92 * zone_h, _FULL_RATIO * wanted), _SHORT_RATIO * wanted)
        return wanted, card_h, 1, max(zone_h, card_h / 0.92)
    limit = _HAND_HEIGHT_LIMIT * height
    card_w = min(wanted, limit / (2 * 1.06 * _SHORT_RATIO))
    return card_w, _SHORT_RATIO * card_w, 2, 2 * 1.06 * _SHORT_RATIO * card_w


def _portrait(seats: int, width: float, height: float, scale: float) -> TableLayout:
    def place(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(x * width, y * height, w * width, h * height)

    hand = place(0.01, 0.765, 0.98, 0.225)
    card_w = min(hand.w / (11 * 1.03 + 4 * 0.22), hand.h / (2 * 1.06 * _SHORT_RATIO))
    card_h, rows = _SHORT_RATIO * card_w, 2
    in_one_row = min(hand.w / _SPREAD, hand.h / 3.2)
    if in_one_row >= card_w:
        card_w, card_h, rows = in_one_row, min(0.92 * hand.h, _FULL_RATIO * in_one_row), 1
    timer, buttons = _grid(place(0.25, 0.655, 0.49, 0.10), height)
    text = _text(height * 0.75, scale)
    strip, side = place(0, 0, 1, 0.03), place(0.75, 0.655, 0.24, 0.10)
    own = SeatZones(
        place(0.01, 0.655, 0.23, 0.10),
        place(0.01, 0.58, 0.98, 0.07),
        place(0.01, 0.525, 0.98, 0.05),
        Align.CENTER,
    )
    return TableLayout(
        width=width,
        height=height,
        is_portrait=True,
        top_strip=strip,
        controls=_controls(strip, text),
        seats=(own, *_portrait_others(seats, place(0.01, 0.035, 0.98, 0.325))),
        wall=place(0.20, 0.375, 0.12, 0.132),
        offer=place(0.40, 0.372, 0.12, 0.138),
        caption=place(0.56, 0.375, 0.43, 0.14),
        timer=timer,
        buttons=buttons,
        hand=hand,
        side=side,
        side_buttons=_side_buttons(side, text),
        drawer=place(0.2, 0.03, 0.8, 0.62),
        card=(card_w * min(1.0, scale), card_h * min(1.0, scale)),
        hand_rows=rows,
        text=text,
    )


def _portrait_others(seats: int, zone: Rect) -> list[SeatZones]:
    rows = PORTRAIT_ROWS[seats]
    height = zone.h / max(2, len(rows))
    places: dict[int, SeatZones] = {}
    for row, members in enumerate(rows):
        width = zone.w / len(members)
        for column, seat in enumerate(members):
            cell = Rect(zone.x + column * width, zone.y + row * height, width, height).inset(width * 0.01, 0)
            align = Align.CENTER if len(members) == 1 else (Align.LEFT, Align.RIGHT)[column]
            places[seat] = SeatZones(
                Rect(cell.x, cell.y, cell.w, 0.22 * height),
                Rect(cell.x, cell.y + 0.25 * height, cell.w, 0.42 * height),
                Rect(cell.x, cell.y + 0.69 * height, cell.w, 0.28 * height),
                align,
            )
    return [places[seat] for seat in sorted(places)]


def _grid(zone: Rect, height: float) -> tuple[Rect, tuple[Rect, ...]]:
    """Return the timer bar and the eight buttons, four to a row."""
    bar, gap = 0.008 * height, 0.005 * height
    top = zone.y + bar + gap
    width, row = (zone.w - 3 * gap) / 4, (zone.bottom - top - gap) / 2
    buttons = tuple(
        Rect(zone.x + (width + gap) * (place % 4), top + (row + gap) * (place // 4), width, row)
        for place in range(8)
    )
    return Rect(zone.x, zone.y, zone.w, bar), buttons


def _text(height: float, scale: float) -> TextSizes:
    return TextSizes(
        body=max(12.0, 0.0165 * height) * scale,
        name=max(13.0, 0.019 * height) * scale,
        wall=max(20.0, 0.034 * height) * min(scale, 1.2),
    )


def _controls(strip: Rect, text: TextSizes) -> tuple[Rect, ...]:
    """Return the four buttons at the right end of the top strip, then the place of the proof button."""
    width, gap = 6.9 * text.body, 4.0
    left = strip.right - 4 * (width + gap) - 4
    usual = tuple(Rect(left + place * (width + gap), strip.y + 2, width, strip.h - 3) for place in range(4))
    wide = 1.15 * width
    return (*usual, Rect(left - gap - wide, strip.y + 2, wide, strip.h - 3))


def _side_buttons(side: Rect, text: TextSizes) -> tuple[Rect, ...]:
    """Return the two buttons at the foot of the side panel."""
    gap = 4.0
    width, height = (side.w - 3 * gap) / 2, max(30.0, 2.1 * text.body)
    top = side.bottom - height - gap
    return tuple(Rect(side.x + gap + place * (width + gap), top, width, height) for place in range(2))
