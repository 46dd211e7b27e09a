"""How cards fill a zone: rows of groups, as large as they fit. No Qt, no cards' faces."""

from collections.abc import Sequence
from dataclasses import dataclass

from tusac_qt.model.geometry import Align, Rect
from tusac_qt.model.layout import TableLayout

HALF_RATIO = 1.55
"""Height to width of a half card, which melds and discards are shown as."""

_CARD_GAP = 0.04
_ROW_GAP = 0.07
_HAND_GAP = 0.03
_HAND_GROUP_GAP = 0.22


@dataclass(frozen=True, slots=True)
class Fit:
    """How tightly half cards fill a zone.

    Attributes:
        widest: no card is wider.
        gap: between groups, in widths of a card.
        grid: edges fall on multiples of this, the size of a device pixel, so that cards stay sharp.
    """

    widest: float
    gap: float
    grid: float


def meld_fit(card_w: float, grid: float) -> Fit:
    """Return how exposed melds fill their zone, for hand cards of that width."""
    return Fit(0.95 * card_w, 0.30, grid)


def discard_fit(card_w: float, grid: float) -> Fit:
    """Return how discards fill their zone, each a group of its own."""
    return Fit(0.80 * card_w, 0.10, grid)


def pack(groups: Sequence[int], zone: Rect, align: Align, fit: Fit) -> list[Rect]:
    """Return a rectangle for each half card of some groups, the largest that fit the zone.

    Groups stay whole and fill rows from the top.

    Args:
        groups: how many cards each group has.
        zone: where they may lie.
        align: at which side each row begins.
        fit: how tightly.
    """
    if not groups:
        return []
    grid = fit.grid
    fits, too_wide = 0.0, fit.widest
    if _rows(groups, zone, fit.widest, fit.gap) is not None:
        fits = fit.widest
    while too_wide - fits > grid / 4:
        middle = (fits + too_wide) / 2
        if _rows(groups, zone, middle, fit.gap) is None:
            too_wide = middle
        else:
            fits = middle
    width = max(grid, fits // grid * grid)
    rows = _rows(groups, zone, width, fit.gap) or [list(groups)]
    height = round(HALF_RATIO * width / grid) * grid
    found = []
    for row, members in enumerate(rows):
        y = zone.y + row * (height + _ROW_GAP * width)
        x = zone.x + _indent(zone.w - _row_width(members, width, _CARD_GAP, fit.gap), align)
        for size in members:
            found += [
                _snapped(x + card * (1 + _CARD_GAP) * width, y, width, height, grid) for card in range(size)
            ]
            x += _group_width(size, width, _CARD_GAP) + fit.gap * width
    return found


def pack_hand(groups: Sequence[int], table: TableLayout, *, grid: float = 1.0) -> list[Rect]:
    """Return a rectangle for each card of the hand, lowest row at the bottom of its zone.

    Cards never overlap: with many groups the gaps between them shrink, and the cards only after that.
    """
    if not groups:
        return []
    zone, (width, height) = table.hand, table.card
    rows = _hand_rows(groups, zone, width) if table.hand_rows > 1 else [list(groups)]
    gap = _HAND_GROUP_GAP
    for members in rows:
        bare = sum(_group_width(size, 1, _HAND_GAP) for size in members)
        width = min(width, zone.w / (bare + 0.06 * (len(members) - 1)))
        if len(members) > 1:
            gap = min(gap, (zone.w / width - bare) / (len(members) - 1))
    width, height = max(grid, width // grid * grid), height // grid * grid
    found = []
    for row, members in enumerate(rows):
        y = zone.bottom - (len(rows) - row) * height - (len(rows) - row - 1) * _ROW_GAP * width
        x = zone.x + _indent(zone.w - _row_width(members, width, _HAND_GAP, gap), Align.CENTER)
        for size in members:
            found += [
                _snapped(x + card * (1 + _HAND_GAP) * width, y, width, height, grid) for card in range(size)
            ]
            x += _group_width(size, width, _HAND_GAP) + gap * width
    return found


def _hand_rows(groups: Sequence[int], zone: Rect, width: float) -> list[list[int]]:
    """Return the groups of one row if they fit, else of two rows of nearly equal length."""
    if _row_width(groups, width, _HAND_GAP, _HAND_GROUP_GAP) <= zone.w:
        return [list(groups)]
    if len(groups) == 1:
        return [[groups[0] - groups[0] // 2], [groups[0] // 2]]
    cut = min(range(1, len(groups)), key=lambda cut: abs(sum(groups[:cut]) - sum(groups[cut:])))
    return [list(groups[:cut]), list(groups[cut:])]


def _rows(groups: Sequence[int], zone: Rect, width: float, gap: float) -> list[list[int]] | None:
    """Return the groups row by row, or None if cards so wide do not fit."""
    rows: list[list[int]] = [[]]
    for size in groups:
        if _group_width(size, width, _CARD_GAP) > zone.w:
            return None
        if rows[-1] and _row_width([*rows[-1], size], width, _CARD_GAP, gap) > zone.w:
            rows.append([])
        rows[-1].append(size)
    height = len(rows) * HALF_RATIO * width + (len(rows) - 1) * _ROW_GAP * width
    return rows if height <= zone.h else None


def _group_width(size: int, width: float, gap: float) -> float:
    return (size + (size - 1) * gap) * width


def _row_width(groups: Sequence[int], width: float, gap: float, group_gap: float) -> float:
    return sum(_group_width(size, width, gap) for size in groups) + (len(groups) - 1) * group_gap * width


def _indent(slack: float, align: Align) -> float:
    return {Align.LEFT: 0.0, Align.CENTER: slack / 2, Align.RIGHT: slack}[align]


def _snapped(x: float, y: float, width: float, height: float, grid: float) -> Rect:
    return Rect(round(x / grid) * grid, round(y / grid) * grid, width, height)
