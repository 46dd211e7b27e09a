"""Where buttons lie on the table: the answers, the grid of eight, the ways of one claim, the strip. No Qt."""

from tusac_qt.model.geometry import Rect
from tusac_qt.model.zones import TableLayout, TextSizes


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


def variants_place(layout: TableLayout, wanted: tuple[float, float]) -> Rect:
    """Return where the ways to build a claim lie, which want that width and height.

    Beside the buttons, over one's own cards on the table: what has happened, and what is proposed, stays in
    sight.
    """
    left = 4.0 if layout.is_portrait else layout.seats[0].cards.x
    width = min(wanted[0], layout.timer.x - 6 - left)
    top = max(layout.caption.bottom, layout.actions.bottom - wanted[1])
    return Rect(layout.timer.x - 6 - width, top, width, layout.actions.bottom - top)


def strip_controls(strip: Rect, text: TextSizes) -> tuple[Rect, ...]:
    """Return the three buttons at the right end of the top strip, then the place of the proof button."""
    side, gap = max(strip.h - 4, min(32.0, strip.h)), max(6.0, 0.6 * text.body)
    left = strip.right - 3 * (side + gap)
    top = strip.y + (strip.h - side) / 2
    usual = tuple(Rect(left + place * (side + gap), top, side, side) for place in range(3))
    wide = 7.5 * text.body
    return (*usual, Rect(left - gap - wide, top, wide, side))


def under_timer(zone: Rect, text: TextSizes) -> tuple[Rect, Rect]:
    """Return the timer bar at the top of a zone, and the room below it."""
    bar, gap = 5 * text.unit, 5 * text.unit
    top = zone.y + bar + gap
    return Rect(zone.x, zone.y, zone.w, bar), Rect(zone.x, top, zone.w, zone.bottom - top)
