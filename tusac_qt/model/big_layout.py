"""The layout of a big screen for a whole room: seats at both sides, no hand, no buttons.

Read from a sofa, so text and cards are half as large again as on the table of somebody who plays. No Qt.
"""

from dataclasses import replace

from tusac_qt.model.button_places import side_by_side, strip_controls, tray_places
from tusac_qt.model.geometry import Align, Rect
from tusac_qt.model.layout import MIN_SCALE
from tusac_qt.model.seat_zones import seat_zones
from tusac_qt.model.zones import SeatZones, TableLayout, TextSizes

_MOST_SCALE = 1.25
_SIDE = 0.355
"""The width of the seats at one side, in widths of the screen."""
_EDGE = 0.012
_RESULT = 0.72
"""How large text is on a result, of its size at the table."""
_WIDTH_FOR_TEXT = 0.6
"""Text grows with the screen's height, and with no more than this share of its width."""


def big_layout(seats: int, width: float, height: float, scale: float = 1.0) -> TableLayout:
    """Return the places of everything for 2 to 6 seats, none of which has its hand here.

    Args:
        seats: how many play.
        width: of the screen.
        height: of the screen.
        scale: the player's own factor for text; more than a quarter is not added.
    """
    text = _text(min(height, _WIDTH_FOR_TEXT * width), min(_MOST_SCALE, max(MIN_SCALE, scale)))
    strip = Rect(0, 0, width, max(0.05 * height, 1.7 * text.body))
    board = Rect(_EDGE * width, 1.06 * strip.h, (1 - 2 * _EDGE) * width, height - 1.08 * strip.h)

    def middle(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(x * width, board.y + y * board.h, w * width, h * board.h)

    nothing = Rect(0.5 * width, height, 0.0, 0.0)
    bar = middle(0.385, 0.985, 0.23, 0.006)
    room = middle(0.385, 0.93, 0.23, 0.05)
    card_w = min(0.115 * height, 0.072 * width)
    return TableLayout(
        width=width,
        height=height,
        is_portrait=False,
        top_strip=strip,
        controls=strip_controls(strip, text),
        seats=_seats(seats, board, width, text),
        wall=middle(0.385, 0.06, 0.085, 0.36),
        offer=middle(0.50, 0.02, 0.115, 0.46),
        caption=middle(0.385, 0.51, 0.235, 0.46),
        timer=bar,
        tray=room,
        places=tray_places(room.inset(-9, -9)),
        deal=side_by_side(room, (1, 1), 0.0),
        tools=side_by_side(room, (1, 1), 0.0),
        hand=nothing,
        side=nothing,
        drawer=middle(0.375, 0.02, 0.25, 0.47),
        card=(card_w, 2.6 * card_w),
        hand_rows=1,
        tall=2.6 * card_w,
        text=text,
    )


def result_on_big(table: TableLayout) -> TableLayout:
    """Return the same screen with a whole result in sight: nobody scrolls from a sofa."""
    text = table.text
    smaller = TextSizes(*(_RESULT * size for size in (text.body, text.name, text.wall, text.title)))
    return replace(table, text=smaller)


def _seats(seats: int, board: Rect, width: float, text: TextSizes) -> tuple[SeatZones, ...]:
    """Return the places counter-clockwise.

    The first at the lower left, then up the right side, down the left.
    """
    right = list(range(1, 1 + seats // 2))
    left = [0, *range(seats - 1, right[-1], -1)]
    found: dict[int, SeatZones] = {}
    side = _SIDE * width
    for column, align, x in ((left, Align.LEFT, board.x), (right, Align.RIGHT, board.right - side)):
        cell = board.h / len(column)
        for row, seat in enumerate(column):
            top = board.bottom - (row + 1) * cell
            head = min(0.34 * cell, 3.4 * text.name)
            found[seat] = seat_zones(
                Rect(x, top, side, head),
                Rect(x, top + 1.06 * head, side, 0.97 * cell - 1.06 * head),
                align,
                text,
            )
    return tuple(found[seat] for seat in range(seats))


def _text(height: float, scale: float) -> TextSizes:
    return TextSizes(
        body=max(15.0, 0.0265 * height) * scale,
        name=max(18.0, 0.0335 * height) * scale,
        wall=max(24.0, 0.045 * height) * min(scale, 1.3),
        title=max(24.0, 0.048 * height) * scale,
    )
