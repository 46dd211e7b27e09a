"""The packing of cards into a zone: rows of groups, as large as they fit. No Qt, no cards' faces."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from tusac_qt.model.geometry import Align, Rect
from tusac_qt.model.layout import FULL_RATIO, HAND_GAP
from tusac_qt.model.zones import SeatZones, TableLayout

HALF_RATIO = 1.55
"""Height to width of a half card, which melds and discards are shown as."""

_CARD_GAP = 0.04
_GROUP_GAP = 0.26
_ROW_GAP = 0.10
_REJECTS = (0.88, 0.77, 0.66)
"""The width of a rejected card, in widths of the cards of a set: the first that makes no set smaller."""
_REJECT_GAP = 0.10
_BETWEEN = 0.9
"""From the sets to the rejected cards in the same row, in widths of a card of a set."""
_HAND_GROUP_GAP = 0.2
_LEAST_GROUP_GAP = 0.06
_WIDEST_CAPTION = 0.30
"""How wide the words beside the card on offer are at the most, in parts of the window's width.

Lines to be read.
"""
_BESIDE_CAPTION = 0.012
"""How far they stay from cards and heads, in parts of the window's width."""


@dataclass(frozen=True, slots=True)
class _Row:
    """Groups of cards of one width, side by side.

    Attributes:
        y: its upper edge.
        groups: how many cards each has, and how wide they are, the first sets and then rejected cards.
    """

    y: float
    groups: list[tuple[int, float]]


def pack_seat(
    melds: Sequence[int], rejects: int, seat: SeatZones, card_w: float, grid: float = 1.0
) -> tuple[list[Rect], list[Rect]]:
    """Return a rectangle for each half card of a seat's sets, and for each card it showed that nobody took.

    Sets stay whole and fill rows from the top, as large as they fit; smaller, the rejected cards follow, in
    the last row of the sets where all of them have room there. They are as large as they can be without
    taking room from the sets, so that their words can be read.

    Args:
        melds: how many cards each set has.
        rejects: how many cards were rejected.
        seat: where they may lie, and at which side each row begins.
        card_w: the width of a card of the hand.
        grid: edges fall on multiples of this, the size of a device pixel, so that cards stay sharp.
    """
    zone, fits, too_wide = seat.cards, 0.0, seat.widest * card_w
    least = _REJECTS[-1]
    if _seat_rows(melds, rejects, zone, too_wide, least) is not None:
        fits = too_wide
    while too_wide - fits > grid / 4:
        middle = (fits + too_wide) / 2
        if _seat_rows(melds, rejects, zone, middle, least) is None:
            too_wide = middle
        else:
            fits = middle
    width = max(grid, fits // grid * grid)
    share, rows = next(
        ((share, rows) for share in _REJECTS if (rows := _seat_rows(melds, rejects, zone, width, share))),
        (least, []),
    )
    small = max(grid, share * width // grid * grid)
    found: list[Rect] = []
    for row in rows:
        x = zone.x + _indent(zone.w - _seat_row_width(row.groups, width), seat.align)
        for place, (size, wide) in enumerate(row.groups):
            x += _gap_before(row.groups, place, width)
            real = width if wide == width else small
            height = round(HALF_RATIO * real / grid) * grid
            found += [
                _snapped(x + card * (1 + _CARD_GAP) * wide, row.y, real, height, grid) for card in range(size)
            ]
            x += _group_width(size, wide, _CARD_GAP)
    count = sum(melds)
    return found[:count], found[count:]


def _seat_rows(
    melds: Sequence[int], rejects: int, zone: Rect, width: float, share: float
) -> list[_Row] | None:
    """Return the rows of a seat's cards, the rejected ones smaller by that share; None if they do not fit."""
    rows: list[_Row] = [_Row(zone.y, [])]
    small = share * width
    if rejects and _seat_row_width([(1, small)] * rejects, width) > zone.w:
        kept = [(1, small)]  # more than a row of them: they begin a row of their own
    else:
        kept = [(1, small)] * rejects
    groups = [(size, width) for size in melds]
    for place, group in enumerate([*groups, *[(1, small)] * rejects]):
        together = kept if place == len(groups) else [group]
        row = rows[-1]
        is_full = row.groups and _seat_row_width([*row.groups, *together], width) > zone.w
        begins = place == len(groups) and len(kept) < rejects
        if row.groups and (is_full or begins):
            row = _Row(row.y + HALF_RATIO * row.groups[0][1] + _ROW_GAP * width, [])
            rows.append(row)
        row.groups.append(group)
        if _seat_row_width(row.groups, width) > zone.w:
            return None
    last = rows[-1]
    bottom = last.y + (HALF_RATIO * last.groups[0][1] if last.groups else 0.0)
    return rows if bottom <= zone.bottom else None


def _seat_row_width(groups: Sequence[tuple[int, float]], width: float) -> float:
    return sum(
        _group_width(size, wide, _CARD_GAP) + _gap_before(groups, place, width)
        for place, (size, wide) in enumerate(groups)
    )


def _gap_before(groups: Sequence[tuple[int, float]], place: int, width: float) -> float:
    """Return the gap before a group of a row."""
    if place == 0:
        return 0.0
    if groups[place][1] == width:
        return _GROUP_GAP * width
    return (_BETWEEN if groups[place - 1][1] == width else _REJECT_GAP) * width


def caption_place(table: TableLayout, taken: Iterable[Rect]) -> Rect:
    """Return the room for the words beside the card on offer, and the room that other seats leave free.

    Args:
        table: where everything lies.
        taken: heads and cards of the other seats.
    """
    zone = table.caption
    if table.is_portrait:
        return zone
    beside = (place.x for place in taken if place.right > zone.right and _are_level(place, zone))
    right = min(beside, default=table.width) - _BESIDE_CAPTION * table.width
    return replace(zone, w=max(zone.w, min(right - zone.x, _WIDEST_CAPTION * table.width)))


def pack_hand(groups: Sequence[int], table: TableLayout, *, grid: float = 1.0) -> list[Rect]:
    """Return a rectangle for each card of the hand, lowest row at the bottom of its zone.

    Cards never overlap: with many groups the gaps between them shrink, and the cards only after that.
    """
    if not groups:
        return []
    zone, (width, height) = table.hand, table.card
    rows = _hand_rows(groups, zone, width) if table.hand_rows > 1 else [list(groups)]
    height = table.tall if len(rows) == 1 else height
    gap = _HAND_GROUP_GAP
    for members in rows:
        bare = sum(_group_width(size, 1, HAND_GAP) for size in members)
        width = min(width, zone.w / (bare + _LEAST_GROUP_GAP * (len(members) - 1)))
        if len(members) > 1:
            gap = min(gap, (zone.w / width - bare) / (len(members) - 1))
    if width < table.card[0]:
        height = min(height, FULL_RATIO * width)
    width, height = max(grid, width // grid * grid), height // grid * grid
    found = []
    for row, members in enumerate(rows):
        y = zone.bottom - (len(rows) - row) * height - (len(rows) - row - 1) * _ROW_GAP * width
        x = zone.x + _indent(zone.w - _row_width(members, width, HAND_GAP, gap), Align.CENTER)
        for size in members:
            found += [
                _snapped(x + card * (1 + HAND_GAP) * width, y, width, height, grid) for card in range(size)
            ]
            x += _group_width(size, width, HAND_GAP) + gap * width
    return found


def _hand_rows(groups: Sequence[int], zone: Rect, width: float) -> list[list[int]]:
    """Return the groups of one row if they fit, else of two rows of nearly equal length."""
    if _row_width(groups, width, HAND_GAP, _HAND_GROUP_GAP) <= zone.w:
        return [list(groups)]
    if len(groups) == 1:
        return [[groups[0] - groups[0] // 2], [groups[0] // 2]]
    cut = min(range(1, len(groups)), key=lambda cut: abs(sum(groups[:cut]) - sum(groups[cut:])))
    return [list(groups[:cut]), list(groups[cut:])]


def _group_width(size: int, width: float, gap: float) -> float:
    return (size + (size - 1) * gap) * width


def _row_width(groups: Sequence[int], width: float, gap: float, group_gap: float) -> float:
    return sum(_group_width(size, width, gap) for size in groups) + (len(groups) - 1) * group_gap * width


def _are_level(one: Rect, other: Rect) -> bool:
    return one.y < other.bottom and other.y < one.bottom


def _indent(slack: float, align: Align) -> float:
    return {Align.LEFT: 0.0, Align.CENTER: slack / 2, Align.RIGHT: slack}[align]


def _snapped(x: float, y: float, width: float, height: float, grid: float) -> Rect:
    return Rect(round(x / grid) * grid, round(y / grid) * grid, width, height)
