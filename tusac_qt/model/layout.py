"""Where everything on the table lies: seat count and window size in, rectangles out. No Qt, no cards' faces.

From top to bottom: a strip, the other seats about the card on offer, one's own row (face, cards on the table,
buttons), and the hand over the whole width. Lengths are logical pixels, y downwards.
"""

from dataclasses import replace

from tusac_qt.model.button_places import grid_places, strip_controls, under_timer
from tusac_qt.model.geometry import Align, Rect
from tusac_qt.model.seat_places import LANDSCAPE, PORTRAIT_ROWS
from tusac_qt.model.seat_zones import own_zones, seat_zones
from tusac_qt.model.tile_walls import middle_of
from tusac_qt.model.zones import SeatZones, TableLayout, TextSizes

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
_LOG_LETTERS = 12.5
"""How wide the log is at least, in heights of its letters."""
_MOST_ASIDE = 0.036
"""How far the card on offer makes way for large words beside it, in parts of the window's width."""
_HIGHEST_STRIP = 0.062
"""The height of the top strip in the window's at most, however large text is: the table needs the room."""
_OWN_ROW = 0.285
_RISE_BESIDE = 0.16
"""The free room above the heads at both sides of four.

In heights of the part above one's own row.
"""
_WALL_TO_NAME = 1.46
"""The height of the number on the wall in heights of a name, where both are as large as they may be."""
_WIDTH_FOR_TEXT = 0.62
"""Text grows with the window's height, and with no more than this share of its width."""


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
    timer, room = under_timer(zone, text)
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
        seats=(own_zones(own_head, own_cards, text), *others),
        wall=place(0.36 - left, middle_top + 0.03, 0.075, middle_h - 0.06),
        offer=place(0.45 - left, middle_top, 0.085, middle_h),
        caption=place(0.55 - left, middle_top, min(0.30, right - 0.55 + left), middle_h),
        timer=timer,
        actions=room,
        buttons=grid_places(room, text)[:8],
        beside_grid=grid_places(room, text)[8:],
        hand=hand,
        side=Rect(own_cards.x, row.bottom - line, own_cards.w, line),
        drawer=place(*_log_place(seats, scale, _LOG_LETTERS * text.body / width)),
        card=(card_w, card_h),
        hand_rows=rows,
        tall=max(card_h, min(hand_h / _RAISED, _FULL_RATIO * card_w)),
        text=text,
    )


def _aside(seats: int, scale: float) -> float:
    """Return how far wall and card on offer make way for large words, where two seats lie beside them."""
    return _MOST_ASIDE * min(1.0, max(0.0, (scale - 1) / 0.4)) if seats == 4 else 0.0


def _log_place(seats: int, scale: float, least: float) -> tuple[float, float, float, float]:
    """Return where the log lies in the part above one's own row, between the other seats: over the wall.

    Words too large for that get the room of the card on offer too, whose name stands beside it.

    Args:
        seats: how many play.
        scale: of the text.
        least: how wide it is at least.
    """
    left = 0.266 if seats <= 4 else 0.285
    top = 0.36 if seats == 4 else 0.395
    beside_offer, beside_caption = (right - _aside(seats, scale) for right in (0.445, 0.543))
    right = beside_offer if beside_offer - left >= least else beside_caption
    return left, top, right - left, 0.985 - top


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
    timer, room = under_timer(place(0.38, 0.625, 0.61, 0.13), text)
    strip = place(0, 0, 1, 0.03)
    cards = Rect(0.01 * width, 0.53 * height, 0.98 * width, 0.09 * height)
    return TableLayout(
        width=width,
        height=height,
        is_portrait=True,
        top_strip=strip,
        controls=strip_controls(strip, text),
        seats=(
            own_zones(place(0.01, 0.63, 0.36, 0.125 - line / height), cards, text),
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
