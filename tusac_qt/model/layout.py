"""Where everything on the table lies: seat count and window size in, rectangles out. No Qt, no cards' faces.

From top to bottom: a strip, the other seats about the card on offer, one's own row (face, cards on the table,
buttons), and the hand over the whole width. Lengths are logical pixels, y downwards.
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
MAX_SCALE = 2.5

HAND_GAP = 0.02
"""Between two cards of a group of the hand, in widths of a card."""

_FULL_RATIO = 3.5
_SHORT_RATIO = 2.6
_TOP_RATIO = 1.6
"""The height of a hand card of which only the upper end is shown, in widths."""
_SPREAD = HAND_LIMIT * (1 + HAND_GAP)
_ROW_SPREAD = 11 * (1 + HAND_GAP) + 4 * 0.2
_TILE_RATIO = 1.55
_TILE_OFFER = 0.70
"""How much of the room inside the walls the card on offer may take; the wall's number is below it."""
_HAND_HEIGHT = 0.235
_HAND_HEIGHT_LIMIT = 0.36
_RAISED = 1 / 0.87
"""The height of the zone of one row, in card heights: the hand is an arc, and a picked card is raised."""
_MOST_ASIDE = 0.036
"""How far the card on offer makes way for large words beside it, in parts of the window's width."""
_HIGHEST_STRIP = 0.062
"""The height of the top strip in the window's at most, however large text is: the table needs the room."""
_OWN_ROW = 0.285
_FAN = 0.44
"""How far the fan of hidden cards is seen beside a face, in sides of the face."""
_RISE_BESIDE = 0.16
"""The free room above the heads of the seats at both sides of four, in heights of the part above one's own row."""
_PLAQUE = 4.2
"""The height of a plaque of another seat at the most, in heights of a name: three lines."""
_TWO_LINES = 1.3
"""The height of two lines, in that of their letters together."""
_WIDE, _WIDE_AND_LOW = 17, 24
"""The width of a plaque at the most, in heights of a name: of two lines or more, and of a single line."""
_WALL_TO_NAME = 1.46
"""The height of the number on the wall in heights of a name, where both are as large as they may be."""
_WIDTH_FOR_TEXT = 0.62
"""Text grows with the window's height, and with no more than this share of its width."""


@dataclass(frozen=True, slots=True)
class SeatZones:
    """The places of one seat.

    Attributes:
        face: the square of its face; the fan of its hidden cards is seen beyond the outer side.
        plaque: its name and counts, beside the face.
        cards: its exposed melds, and after them the unclaimed cards it showed.
        align: the side of the zones that face and cards begin at.
    """

    face: Rect
    plaque: Rect
    cards: Rect
    align: Align


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
        timer: the bar above the buttons.
        actions: the room of the buttons under it.
        buttons: the eight places of the action grid, row by row, when it is open.
        beside_grid: the places of the two buttons beside the open grid.
        hand: one's own cards.
        side: the line above the hand: deadwood, waits.
        drawer: the log, when it is open: over wall and card on offer, whose name is beside it, and nothing else.
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
    actions: Rect
    buttons: tuple[Rect, ...]
    beside_grid: tuple[Rect, ...]
    hand: Rect
    side: Rect
    drawer: Rect
    card: tuple[float, float]
    hand_rows: int
    tall: float
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
    scale = min(MAX_SCALE, max(MIN_SCALE, scale))
    if is_portrait:
        made = _portrait(seats, width, height, scale)
    else:
        made = _landscape(seats, width, height, scale, tiles=tiles)
    return _with_tiles(made) if tiles else made


def choice_places(room: Rect, upper: int, lower: int, *, unit: float) -> tuple[Rect, ...]:
    """Return the places of the generous buttons: a row of answers, the first one the widest, and a lower row.

    Args:
        room: where they lie.
        upper: how many answers there are.
        lower: how many buttons stand under them.
        unit: a thin line.
    """
    gap = 7 * unit
    share = 0.54 if upper and lower else 1.0
    first = (room.h - gap) * share if upper and lower else 0.62 * room.h
    found = []
    if upper:
        weights = [1.7 if place == 0 and upper > 1 else 1.0 for place in range(upper)]
        step = (room.w - (upper - 1) * gap) / sum(weights)
        x = room.x
        for weight in weights:
            found.append(Rect(x, room.y, weight * step, first))
            x += weight * step + gap
    if lower:
        top = room.y + first + gap if upper else room.bottom - (room.h - gap) * 0.46
        step = (room.w - (lower - 1) * gap) / max(lower, 1 if upper else 3)
        left = room.right - lower * (step + gap) + gap
        found += [Rect(left + place * (step + gap), top, step, room.bottom - top) for place in range(lower)]
    return tuple(found)


def variants_place(layout: TableLayout, wanted: tuple[float, float]) -> Rect:
    """Return where the ways to build a claim lie, which want that width and height.

    Beside the buttons, over one's own cards on the table: what has happened, and what is proposed, stays in sight.
    """
    left = 4.0 if layout.is_portrait else layout.seats[0].cards.x
    width = min(wanted[0], layout.timer.x - 6 - left)
    top = max(layout.caption.bottom, layout.actions.bottom - wanted[1])
    return Rect(layout.timer.x - 6 - width, top, width, layout.actions.bottom - top)


def _with_tiles(table: TableLayout) -> TableLayout:
    """Return a layout whose wall is a square of walls around the card on offer, left of the caption."""
    left, right = table.wall.x - 0.05 * table.width, table.caption.x - 0.006 * table.width
    top, bottom = min(table.wall.y, table.offer.y), max(table.wall.bottom, table.offer.bottom)
    wall = Rect(left, top, right - left, bottom - top)
    middle = middle_of(wall)
    width, height = table.card
    return replace(
        table,
        wall=wall,
        offer=Rect(middle.x, middle.y, middle.w, _TILE_OFFER * middle.h),
        card=(width, min(height, _TILE_RATIO * width)),
        tall=min(table.tall, _TILE_RATIO * width),
    )


def _landscape(seats: int, width: float, height: float, scale: float, *, tiles: bool) -> TableLayout:
    text = _text(min(height, _WIDTH_FOR_TEXT * width), scale)
    card_w, card_h, rows, hand_h = _landscape_hand(width, height, scale)
    if tiles and rows == 1:  # tiles are low: the walls get the room
        hand_h = min(hand_h, _RAISED * _TILE_RATIO * card_w)
    hand = Rect(0.005 * width, 0.992 * height - hand_h, 0.99 * width, hand_h)
    strip = Rect(0, 0, width, max(0.044 * height, min(2.1 * text.body, _HIGHEST_STRIP * height), 30.0))
    board = hand.y - strip.bottom
    own_h = min(max(_OWN_ROW * board, 6.4 * text.name), 0.36 * board)
    above = board - own_h
    # Names are the last thing to go: where the seats have little room, all text is smaller.
    head = 0.115 if seats > 4 else 0.135
    text = _at_most(text, head * above / 1.3)

    def place(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(x * width, strip.bottom + y * above, w * width, h * above)

    row = Rect(0.008 * width, strip.bottom + above, 0.984 * width, own_h - 0.012 * board)
    line = min(1.7 * text.body, 0.24 * row.h)
    zone = Rect(0.668 * width, row.y, row.right - 0.668 * width, row.h)
    timer, room = _under_timer(zone, text)
    own_cards = Rect(0.232 * width, row.y, 0.43 * width, row.h - line - 3)
    own_head = Rect(row.x, row.y, 0.218 * width, row.h)
    rise = _RISE_BESIDE * above if seats == 4 else 0.0
    others = (
        seat_zones(place(*at_head), place(*cards), align, text, rise=0.0 if align is Align.CENTER else rise)
        for at_head, cards, align in LANDSCAPE[seats]
    )
    middle_top, middle_h = (0.40, 0.565)
    left = _aside(seats, scale)
    right = 0.735 if seats == 4 else 0.985 if seats < 4 else 0.72
    return TableLayout(
        width=width,
        height=height,
        is_portrait=False,
        top_strip=strip,
        controls=strip_controls(strip, text),
        seats=(_own_zones(own_head, own_cards, text), *others),
        wall=place(0.36 - left, middle_top + 0.03, 0.075, middle_h - 0.06),
        offer=place(0.45 - left, middle_top, 0.085, middle_h),
        caption=place(0.55 - left, middle_top, min(0.30, right - 0.55 + left), middle_h),
        timer=timer,
        actions=room,
        buttons=grid_places(room, text)[:8],
        beside_grid=grid_places(room, text)[8:],
        hand=hand,
        side=Rect(own_cards.x, row.bottom - line, own_cards.w, line),
        drawer=place(*_log_place(seats, scale)),
        card=(card_w, card_h),
        hand_rows=rows,
        tall=max(card_h, min(hand_h / _RAISED, _FULL_RATIO * card_w)),
        text=text,
    )


def _aside(seats: int, scale: float) -> float:
    """Return how far wall and card on offer make way for large words, where two seats lie beside them."""
    return _MOST_ASIDE * min(1.0, max(0.0, (scale - 1) / 0.4)) if seats == 4 else 0.0


def _log_place(seats: int, scale: float) -> tuple[float, float, float, float]:
    """Return where the log lies in the part above one's own row: beside the caption, between the other seats."""
    left = 0.266 if seats <= 4 else 0.285
    top = 0.36 if seats == 4 else 0.395
    return left, top, 0.543 - _aside(seats, scale) - left, 0.985 - top


def _landscape_hand(width: float, height: float, scale: float) -> tuple[float, float, int, float]:
    """Return a hand card's width and height, the rows a full hand needs, and the height of their zone."""
    zone_w, zone_h = 0.99 * width, _HAND_HEIGHT * height
    usual = min(zone_w / _SPREAD, zone_h / _RAISED / _SHORT_RATIO)
    if usual * scale <= zone_w / _SPREAD and scale <= 1.0:
        wanted = usual * scale
        return wanted, min(zone_h / _RAISED, _FULL_RATIO * wanted), 1, zone_h
    limit, both = _HAND_HEIGHT_LIMIT * height, 2.28 * _TOP_RATIO
    card_w = max(min(usual * scale, limit / both, zone_w / _ROW_SPREAD), usual)
    return card_w, _TOP_RATIO * card_w, 2, both * card_w


def _portrait(seats: int, width: float, height: float, scale: float) -> TableLayout:
    def place(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(x * width, y * height, w * width, h * height)

    hand = place(0.01, 0.765, 0.98, 0.225)
    card_w = min(hand.w / _ROW_SPREAD, hand.h / (2 * 1.06 * _SHORT_RATIO))
    card_h, rows = _SHORT_RATIO * card_w, 2
    in_one_row = min(hand.w / _SPREAD, hand.h / 3.2)
    if in_one_row >= card_w:
        card_w, card_h, rows = in_one_row, min(0.92 * hand.h, _FULL_RATIO * in_one_row), 1
    lines = len(PORTRAIT_ROWS[seats])
    text = _at_most(_text(min(height * 0.75, width), scale), 0.055 * height / max(1.3, 0.65 * lines))
    line = min(1.7 * text.body, 0.03 * height)
    timer, room = _under_timer(place(0.38, 0.625, 0.61, 0.13), text)
    strip = place(0, 0, 1, 0.03)
    cards = Rect(0.01 * width, 0.53 * height, 0.98 * width, 0.09 * height)
    return TableLayout(
        width=width,
        height=height,
        is_portrait=True,
        top_strip=strip,
        controls=strip_controls(strip, text),
        seats=(
            _own_zones(place(0.01, 0.63, 0.36, 0.125 - line / height), cards, text),
            *_portrait_others(seats, place(0.01, 0.035, 0.98, 0.34), text),
        ),
        wall=place(0.14, 0.385, 0.12, 0.132),
        offer=place(0.30, 0.382, 0.12, 0.138),
        caption=place(0.45, 0.385, 0.54, 0.14),
        timer=timer,
        actions=room,
        buttons=grid_places(room, text)[:8],
        beside_grid=grid_places(room, text)[8:],
        hand=hand,
        side=Rect(0.01 * width, 0.758 * height - line, 0.36 * width, line),
        drawer=place(0.01, 0.38, 0.43, 0.142),
        card=(card_w * min(1.0, scale), card_h * min(1.0, scale)),
        hand_rows=rows,
        tall=max(card_h, min(0.92 * hand.h, _FULL_RATIO * card_w)) * min(1.0, scale),
        text=text,
    )


def _portrait_others(seats: int, zone: Rect, text: TextSizes) -> list[SeatZones]:
    rows = PORTRAIT_ROWS[seats]
    height = zone.h / max(2, len(rows))
    places: dict[int, SeatZones] = {}
    for row, members in enumerate(rows):
        width = zone.w / len(members)
        for column, seat in enumerate(members):
            cell = Rect(zone.x + column * width, zone.y + row * height, width, height).inset(width * 0.01, 0)
            align = Align.CENTER if len(members) == 1 else (Align.LEFT, Align.RIGHT)[column]
            places[seat] = seat_zones(
                Rect(cell.x, cell.y, cell.w, 0.32 * height),
                Rect(cell.x, cell.y + 0.36 * height, cell.w, 0.62 * height),
                align,
                text,
            )
    return [places[seat] for seat in sorted(places)]


def seat_zones(head: Rect, cards: Rect, align: Align, text: TextSizes, *, rise: float = 0.0) -> SeatZones:
    """Return the places of another seat: the face at one end of its head, the plaque beside it.

    A plaque with large text may be so much higher than the head as `rise`.
    """
    side = min(head.h, 0.3 * head.w, 5.0 * text.name)
    fan, gap = _FAN * side, 0.16 * side
    plaque_h = min(head.h + rise, _PLAQUE * text.name)
    most = _WIDE if plaque_h >= _TWO_LINES * (text.name + text.body) else _WIDE_AND_LOW
    plaque_w = min(head.w - side - fan - gap, most * text.name)
    y = head.center[1] - max(0.0, plaque_h - head.h) / 2
    used = side + fan + gap + plaque_w
    left = head.x + (head.w - used) / 2 if align is Align.CENTER else head.x
    if align is Align.RIGHT:
        face = Rect(head.right - fan - side, y - side / 2, side, side)
        plaque = Rect(face.x - gap - plaque_w, y - plaque_h / 2, plaque_w, plaque_h)
    else:
        face = Rect(left + fan, y - side / 2, side, side)
        plaque = Rect(face.right + gap, y - plaque_h / 2, plaque_w, plaque_h)
    return SeatZones(face, plaque, cards, align)


def _own_zones(head: Rect, cards: Rect, text: TextSizes) -> SeatZones:
    """Return one's own places: no fan, as the hand lies open below."""
    beside = max(0.18 * head.w, head.w - 8.5 * text.name)
    side = min(0.8 * head.h, 0.29 * head.w, 6.0 * text.name, beside)
    gap, height = 0.14 * side, min(head.h, 4.4 * text.name)
    y = head.bottom - max(side, height) / 2
    face = Rect(head.x + 0.06 * side, y - side / 2, side, side)
    plaque = Rect(face.right + gap, y - height / 2, head.right - face.right - gap, height)
    return SeatZones(face, plaque, cards, Align.LEFT)


def _under_timer(zone: Rect, text: TextSizes) -> tuple[Rect, Rect]:
    """Return the timer bar at the top of a zone, and the room below it."""
    bar, gap = 5 * text.unit, 5 * text.unit
    top = zone.y + bar + gap
    return Rect(zone.x, zone.y, zone.w, bar), Rect(zone.x, top, zone.w, zone.bottom - top)


def grid_places(room: Rect, text: TextSizes) -> tuple[Rect, ...]:
    """Return the eight places of the grid, four to a row, and then two in a narrow column beside them."""
    gap = 4 * text.unit
    narrow = max(40.0, 0.11 * room.w)
    width, row = (room.w - narrow - 4 * gap) / 4, (room.h - gap) / 2
    places = [
        Rect(room.x + (width + gap) * (place % 4), room.y + (row + gap) * (place // 4), width, row)
        for place in range(8)
    ]
    places += [Rect(room.right - narrow, room.y + (row + gap) * place, narrow, row) for place in range(2)]
    return tuple(places)


def _text(height: float, scale: float) -> TextSizes:
    return TextSizes(
        body=max(13.0, 0.0165 * height) * scale,
        name=max(15.0, 0.0205 * height) * scale,
        wall=max(20.0, 0.030 * height) * min(scale, 1.3),
        title=max(19.0, 0.0315 * height) * scale,
    )


def _at_most(text: TextSizes, name: float) -> TextSizes:
    """Return the sizes, all in proportion smaller if names would be higher than that."""
    part = min(1.0, name / text.name)
    wall = min(text.wall, _WALL_TO_NAME * text.name * part)
    return TextSizes(text.body * part, text.name * part, wall, text.title * part)


def strip_controls(strip: Rect, text: TextSizes) -> tuple[Rect, ...]:
    """Return the three buttons at the right end of the top strip, then the place of the proof button."""
    side, gap = max(strip.h - 4, min(32.0, strip.h)), max(6.0, 0.6 * text.body)
    left = strip.right - 3 * (side + gap)
    top = strip.y + (strip.h - side) / 2
    usual = tuple(Rect(left + place * (side + gap), top, side, side) for place in range(3))
    wide = 7.5 * text.body
    return (*usual, Rect(left - gap - wide, top, wide, side))
