"""The layout of the table: seat count and window size in, rectangles out. No Qt, no cards' faces.

From top to bottom: a strip, the other seats about the stage (wall, card on offer, what is said of it), one's
own row (face, cards on the table, the tray of answers), and the hand over the whole width. Lengths are
logical pixels, y downwards.
"""

from dataclasses import replace

from tusac_qt.model.button_places import (
    room_above_tray,
    side_by_side,
    strip_controls,
    timer_place,
    tray_height,
    tray_places,
)
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

FULL_RATIO = 3.5
_SHORT_RATIO = 2.6
_TOP_RATIO = 1.6
"""The height of a hand card of which only the upper end is shown, in widths."""
_SPREAD = HAND_LIMIT * (1 + HAND_GAP)
_ROW_SPREAD = 11 * (1 + HAND_GAP) + 4 * 0.2
_TILE_RATIO = 1.55
_TILE_OFFER = 0.70
"""How much of the room inside the walls the card on offer may take; the wall's number is below it."""
_ROOMY = 4
"""With no more seats than so many there are no two of them at one side."""
_HAND_HEIGHT = 0.235
_RAISED = 1 / 0.87
"""The height of the zone of one row, in card heights: the hand is an arc, and a picked card is raised."""
_LOG, _LEAST_LOG, _MOST_LOG = 0.25, 280, 29.0
"""The width of the log in the window's; at least, and at most in heights of its letters."""
_LOG_LETTERS, _LARGE_LOG = 16.0, 0.35
"""So many heights of its letters wide it is where text is large, up to that share of the window."""
_UPRIGHT_LOG = 0.62
"""Its width in an upright window."""
_LEAST_BESIDE = 940
"""So wide is what the log leaves of the window at least, for the table to be laid out in that."""
_MOST_ASIDE = 0.055
"""How far the stage makes way for large words at its right end, in parts of the window's width."""
_HIGHEST_STRIP = 0.062
"""The height of the top strip in the window's at most, however large text is: the table needs the room."""
_OWN_ROW = 0.27
_NAME = 0.027
"""The height of a name at most, in widths of the window: one's own has to fit beside one's face."""
_OFFER_W, _OFFER_H = 0.055, 0.3
"""The card on offer in parts of the window: the same however large text is."""
_TWO_LINES = 2.7
"""The height of a plaque of two lines, in heights of a name."""
_HEAD = 0.022
"""From the head of a seat at the side to its cards, in heights of the part above one's own row."""
_WIDER_HEAD = 0.028
"""How much wider the heads at the sides are beside the log, for nothing said there to be left out."""
_LARGE = 1.5
"""From that scale of the text on, the hand shows half cards: the answers need the room."""
_HALF_HAND = 0.0605
"""The widest half card of such a hand, in widths of the window."""
_TRAY_X, _TRAY_RIGHT = 0.634, 0.993
_OWN_X = 0.211
_WIDER, _OWN_LESS = 0.122, 0.023
"""How much wider the tray is, and narrower at its left one's own cards are, where text is twice as large."""
_WALL_TO_NAME = 1.46
"""The height of the number on the wall in heights of a name, where both are as large as they may be."""
_WIDTH_FOR_TEXT = 0.62
"""Text grows with the window's height, and with no more than this share of its width."""


def table_layout(  # noqa: PLR0913 - the window, who plays, and what is open
    seats: int,
    width: float,
    height: float,
    scale: float = 1.0,
    *,
    tiles: bool = False,
    has_log: bool = False,
) -> TableLayout:
    """Return the places of everything for 2 to 6 seats.

    Args:
        seats: how many play.
        width: of the window.
        height: of the window.
        scale: the player's own factor for hand and text, `MIN_SCALE` to `MAX_SCALE`.
        tiles: the cards are tiles: walls lie around the card on offer, and no card is tall.
        has_log: the log is open.
    """
    is_portrait = width / height < PORTRAIT_BELOW
    scale = min(MAX_SCALE, max(MIN_SCALE, scale))
    log = 0.0
    if is_portrait:
        made = _portrait(seats, width, height, scale)
    else:
        made = _landscape(seats, width, height, scale, tiles=tiles)
        if has_log and made.is_drawer_beside:
            log = made.drawer.w
            made = _landscape(seats, width - log, height, scale, tiles=tiles, log=log)
    if tiles:
        made = _with_tiles(made)
    return made.moved(log) if log else made


def _with_tiles(table: TableLayout) -> TableLayout:
    """Return a layout whose wall is a square of walls around the card on offer, left of the caption."""
    beside = 0.262 if len(table.seats) <= _ROOMY else 0.305
    left = max(table.wall.x - 0.05 * table.width, beside * table.width)
    right = table.caption.x - 0.006 * table.width
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


def _landscape(  # noqa: PLR0913 - the window, and what takes room in it
    seats: int, width: float, height: float, scale: float, *, tiles: bool, log: float = 0.0
) -> TableLayout:
    """Return the places in a room of that width, right of a log of that width."""
    whole = width + log
    text = _text(min(height, _WIDTH_FOR_TEXT * whole), scale)
    card_w, card_h, hand_h = _landscape_hand(whole, height, scale)
    if tiles:  # tiles are low: the walls get the room
        hand_h = min(hand_h, _RAISED * _TILE_RATIO * card_w)
    hand = Rect(0.005 * width, 0.992 * height - hand_h, 0.99 * width, hand_h)
    strip = Rect(0, 0, width, max(0.044 * height, min(2.1 * text.body, _HIGHEST_STRIP * height), 30.0))
    board = hand.y - strip.bottom
    tray_h = tray_height(height, scale)
    own_h = min(max(_OWN_ROW * board, 6.4 * text.name), 0.32 * board)
    own_h = max(own_h, tray_h + room_above_tray(text))
    above = board - own_h
    # Names are the last thing to go: where the seats have little room, all text is smaller.
    head = 0.115 if seats > 4 else 0.122
    text = _at_most(text, min(head * above / 1.3, _NAME * width))

    row = Rect(0.008 * width, hand.y - own_h, 0.984 * width, own_h - 0.012 * board)
    line = min(1.7 * text.body, 0.24 * row.h)
    larger = min(1.0, max(0.0, scale - 1))
    left, own_x = _TRAY_X - _WIDER * larger, _OWN_X + _OWN_LESS * larger + (_OWN_LESS if log else 0.0)
    # The tray lies where it lies in the whole window, whatever is open beside it.
    tray = Rect(left * whole - log, hand.y - tray_h, (_TRAY_RIGHT - left) * whole, tray_h)
    own_w = tray.x - 0.009 * whole - own_x * width
    own_cards = Rect(own_x * width, row.y + 3, own_w, row.h - line - 6)
    tool_h = min(max(30.0, 2.1 * text.body), 0.28 * row.h)
    own_head = Rect(row.x, row.y + tool_h, (own_x - 0.016) * width, row.h - tool_h)
    timer = timer_place(tray, text)
    # Beside the log the bar of time reaches below the stage.
    floor = min(row.y, timer.y) if log else row.y
    wall, offer, caption = _stage(seats, (width, whole), height, scale, floor)
    caption = replace(caption, h=min(caption.bottom, timer.y - 3) - caption.y)
    room = Rect(0, strip.bottom, width, above)
    others = _others(seats, room, offer.y, timer.y - 3, text, wider=_WIDER_HEAD if log else 0.0)
    log_w = log or _log_width(width, text)
    is_beside = whole - log_w >= _LEAST_BESIDE
    drawer = Rect(0, 0, log_w, height) if is_beside else Rect(0, strip.bottom, log_w, hand.y - strip.bottom)
    deal_h = min(max(44.0, 0.42 * own_cards.h), own_cards.h)
    deal = Rect(own_cards.x, own_cards.bottom - deal_h, own_cards.w, deal_h)
    return TableLayout(
        width=width,
        height=height,
        is_portrait=False,
        top_strip=strip,
        controls=strip_controls(strip, text),
        seats=(own_zones(own_head, own_cards, text), *others),
        wall=wall,
        offer=offer,
        caption=caption,
        timer=timer,
        tray=tray,
        places=tray_places(tray),
        deal=side_by_side(deal, (1, 1), 7 * text.unit),
        tools=side_by_side(Rect(0.012 * width, row.y + 2, 0.191 * width, tool_h - 6), (1, 1), 7 * text.unit),
        hand=hand,
        side=Rect(own_cards.x, row.bottom - line, own_cards.w, line),
        drawer=drawer,
        is_drawer_beside=is_beside,
        card=(card_w, card_h),
        hand_rows=1,
        tall=max(card_h, min(hand_h / _RAISED, FULL_RATIO * card_w)),
        text=text,
    )


def _log_width(width: float, text: TextSizes) -> float:
    """Return the width of the log in a window of that width, in whole pixels; the tray never moves."""
    usual = min(_LOG * width, _MOST_LOG * text.body)
    return float(max(_LEAST_LOG, round(max(usual, min(_LOG_LETTERS * text.body, _LARGE_LOG * width)))))


def _stage(
    seats: int, widths: tuple[float, float], height: float, scale: float, bottom: float
) -> tuple[Rect, Rect, Rect]:
    """Return the places of the wall, the card on offer and the words beside it, which end above a line.

    Args:
        seats: how many play.
        widths: of the table, and of the whole window, by which wall and card are as large as ever.
        height: of the window.
        scale: of the text.
        bottom: that line.
    """
    width, whole = widths
    left = 0.0 if seats < 5 else 0.013
    left += _MOST_ASIDE * min(1.0, max(0.0, (scale - 1) / 0.6)) if seats == 4 else 0.0
    top, high = bottom - (_OFFER_H + 0.006) * height, _OFFER_H * height
    words = (0.5 - left) * width
    end = (0.735 if seats == 4 else 0.985 if seats < 4 else 0.69) * width
    offer = Rect(words - 0.025 * width - _OFFER_W * whole, top, _OFFER_W * whole, high)
    wall_end = offer.x - 0.016 * width
    free = wall_end - (0.0 if seats < 4 else 0.26 if seats == 4 else 0.302) * width
    wall_w = min(0.075 * whole, free)
    return (
        Rect(wall_end - wall_w, top + 0.012 * height, wall_w, high - 0.024 * height),
        offer,
        Rect(words, top, min(0.30 * width, end - words), high),
    )


def _others(  # noqa: PLR0913 - what lies around them
    seats: int, above: Rect, stage: float, floor: float, text: TextSizes, *, wider: float = 0.0
) -> list[SeatZones]:
    """Return the places of the other seats in the part above one's own row.

    Args:
        seats: how many play.
        above: that part.
        stage: where the stage begins, above which the cards opposite end.
        floor: where the bar of time begins, above which all cards end.
        text: sizes of text.
        wider: how much more room the heads at the sides take, in widths of that part.
    """

    def place(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(x * above.w, above.y + y * above.h, w * above.w, h * above.h)

    found = []
    for at_head, at_cards, align in LANDSCAPE[seats]:
        head, cards = place(*at_head), place(*at_cards)
        is_middle = align is Align.CENTER
        is_beside = seats == 4 and not is_middle
        if is_beside:
            more = wider * above.w
            x = head.x - more if align is Align.RIGHT else head.x
            head = Rect(x, head.y, head.w + more, max(head.h, _TWO_LINES * text.name))
            top = max(cards.y, head.bottom + _HEAD * above.h)
            cards = replace(cards, y=top, h=cards.bottom - top)
        elif seats < 4 or is_middle:
            cards = replace(cards, h=min(cards.bottom, stage - _HEAD * above.h) - cards.y)
        cards = replace(cards, h=min(cards.bottom, floor) - cards.y)
        found.append(seat_zones(head, cards, align, text))
    return found


def _landscape_hand(width: float, height: float, scale: float) -> tuple[float, float, float]:
    """Return a hand card's width and height, and the height of their zone.

    They lie in one row, narrower if there is no room for all of them, but never narrower than with text of
    the usual size.
    """
    zone_w, zone_h = 0.99 * width, _HAND_HEIGHT * height
    usual = min(zone_w / _SPREAD, zone_h / _RAISED / _SHORT_RATIO)
    if scale < _LARGE:
        wanted = usual * scale
        return wanted, min(zone_h / _RAISED, FULL_RATIO * wanted), zone_h
    wanted = max(usual, min(usual * scale, _HALF_HAND * width))
    return wanted, _TOP_RATIO * wanted, _RAISED * _TOP_RATIO * wanted


def _portrait(seats: int, width: float, height: float, scale: float) -> TableLayout:
    def place(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(x * width, y * height, w * width, h * height)

    hand = place(0.01, 0.635, 0.98, 0.21)
    card_w = min(hand.w / _ROW_SPREAD, hand.h / (2 * 1.06 * _SHORT_RATIO))
    card_h, rows = _SHORT_RATIO * card_w, 2
    in_one_row = min(hand.w / _SPREAD, hand.h / 3.2)
    if in_one_row >= card_w:
        card_w, card_h, rows = in_one_row, min(0.92 * hand.h, FULL_RATIO * in_one_row), 1
    lines = len(PORTRAIT_ROWS[seats])
    text = _at_most(_text(min(height * 0.75, width), scale), 0.055 * height / max(1.3, 0.65 * lines))
    line = min(1.7 * text.body, 0.03 * height)
    tray = place(0.01, 0.865, 0.98, 0.125)
    strip = place(0, 0, 1, 0.03)
    cards = Rect(0.37 * width, 0.535 * height, 0.62 * width, 0.095 * height - line)
    return TableLayout(
        width=width,
        height=height,
        is_portrait=True,
        top_strip=strip,
        controls=strip_controls(strip, text),
        seats=(
            own_zones(place(0.01, 0.535, 0.35, 0.095), cards, text),
            *_portrait_others(seats, place(0.01, 0.035, 0.98, 0.34), text),
        ),
        wall=place(0.14, 0.385, 0.12, 0.132),
        offer=place(0.30, 0.382, 0.12, 0.138),
        caption=place(0.45, 0.385, 0.54, 0.105),
        timer=timer_place(tray, text),
        tray=tray,
        places=tray_places(tray),
        deal=side_by_side(Rect(cards.x, cards.y, cards.w, cards.h), (1, 1), 7 * text.unit),
        tools=side_by_side(place(0.45, 0.495, 0.54, 0.03), (1, 1), 7 * text.unit),
        hand=hand,
        side=Rect(cards.x, cards.bottom, cards.w, line),
        drawer=Rect(0, strip.bottom, _UPRIGHT_LOG * width, hand.y - strip.bottom),
        card=(card_w * min(1.0, scale), card_h * min(1.0, scale)),
        hand_rows=rows,
        tall=max(card_h, min(0.92 * hand.h, FULL_RATIO * card_w)) * min(1.0, scale),
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
    """Return the sizes, all made smaller in proportion if names would be higher than that."""
    part = min(1.0, name / text.name)
    wall = min(text.wall, _WALL_TO_NAME * text.name * part)
    return TextSizes(text.body * part, text.name * part, wall, text.title * part)
