"""The layout of a round's end: sets, points and players, in a window of any size. No Qt.

Where not all fits, title and faces, and then the sets become somewhat smaller; what still does not fit is
never squeezed: the page grows downwards and is scrolled.
"""

from collections.abc import Callable
from dataclasses import dataclass

from tusac_qt.model.geometry import Rect
from tusac_qt.model.layout import FULL_RATIO
from tusac_qt.model.packing import HALF_RATIO
from tusac_qt.model.result_page import ResultPage
from tusac_qt.model.zones import TextSizes

TextHeight = Callable[[str, float, float], float]
"""The height of a text of so many pixels, broken to a width: text, pixels, width."""

_GAP = 0.45
"""Between two sets, in widths of a card."""

_WIDEST = 0.92
_TALLEST = 0.25
_LEAST_CARD = 22.0
_BESIDE_CARDS = 0.9
"""The least room between a payment and the cards beside it, in heights of text."""
_FEW = 12
"""A row of so many cards or fewer does not make them larger."""
_TIGHTER = ((1.0, 1.0), (0.9, 1.0), (0.8, 1.0), (0.7, 1.0), (0.7, 0.9), (0.7, 0.8), (0.7, 0.7))
"""How large title and faces, and then sets are tried, of their usual size, for all to be seen at once.

The sets give way last: who has chosen larger text wants to see cards that are larger as well.
"""
_SCROLLED = (0.7, 1.0)
"""How large they are where all the same not everything is seen at once."""
_MATCH = 1.22
"""The height of how the match stands, in that of a name: 20 pixels at 1280x800."""
_NARROW = 62.0
"""A page less wide than so many heights of text puts what makes up a payment under the name."""


@dataclass(frozen=True, slots=True)
class RowPlaces:
    """The places of one player.

    Attributes:
        face: the emblem.
        name: the name.
        paid: the payment.
        why: what makes it up.
        cards: those of the hand, the hidden ones last.
    """

    face: Rect
    name: Rect
    paid: Rect
    why: Rect
    cards: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class ResultLayout:
    """The places of the end of a round.

    Attributes:
        width: of the page.
        height: of the page, perhaps more than the window's.
        title: the word.
        line: the sentence.
        sets: each card of each set.
        points: under each set.
        total: their sum.
        rows: the players.
        match: how the match stands, under the sentence.
        sizes: heights of text.
        title_px: the height of the title.
        line_px: the height of the sentence.
        match_px: the height of how the match stands.
    """

    width: float
    height: float
    title: Rect
    line: Rect
    sets: tuple[tuple[Rect, ...], ...]
    points: tuple[Rect, ...]
    total: Rect
    rows: tuple[RowPlaces, ...]
    match: Rect
    sizes: TextSizes
    title_px: float
    line_px: float
    match_px: float


def result_layout(
    page: ResultPage, width: float, height: float, sizes: TextSizes, text_height: TextHeight
) -> ResultLayout:
    """Return the places on a page of that width, to be seen in a window of that height."""
    for shares in _TIGHTER:
        spare = height - _lay(page, (width, height), sizes, text_height, (shares, 0.0)).height
        if spare >= 0:
            return _lay(page, (width, height), sizes, text_height, (shares, spare))
    return _lay(page, (width, height), sizes, text_height, (_SCROLLED, 0.0))


def _lay(
    page: ResultPage,
    window: tuple[float, float],
    sizes: TextSizes,
    text_height: TextHeight,
    room_made: tuple[tuple[float, float], float],
) -> ResultLayout:
    """Return the places and the height to spare, for some sizes of title, faces and sets.

    The height to spare goes between the parts and the players.
    """
    (share, sets_share), spare = room_made
    width, height = window
    gaps = 3 + len(page.rows)
    gap = min(spare / gaps, 2.2 * sizes.body)
    middle = (1 - _WIDEST) / 2 * width
    room = _WIDEST * width
    title_px = max(2.2 * sizes.body, share * min(0.115 * height, 7.0 * sizes.body))
    top = 0.25 * title_px + (spare - gap * gaps) / 3
    title = Rect(middle, top, room, 1.25 * title_px)
    line_px = 1.35 * sizes.name
    line = Rect(middle, title.bottom, room, text_height(page.line, line_px, room))
    match_px = _MATCH * sizes.name
    match_h = text_height(page.match, match_px, room) if page.match else 0.0
    match = Rect(middle, line.bottom + (0.3 * sizes.body if page.match else 0.0), room, match_h)
    top = match.bottom + 1.1 * sizes.body + gap
    sets, points, top = _sets(page, Rect(middle, top, room, sets_share * _TALLEST * height), sizes)
    total = Rect(middle, top, room, 1.7 * sizes.name if page.total else 0.0)
    top = total.bottom + 0.9 * sizes.body + gap
    rows, top = _rows(page, Rect(middle, top, room, gap), sizes, text_height, share)
    bottom = top + 0.5 * sizes.body
    return ResultLayout(
        width, bottom, title, line, sets, points, total, rows, match, sizes, title_px, line_px, match_px
    )


def _sets(
    page: ResultPage, room: Rect, sizes: TextSizes
) -> tuple[tuple[tuple[Rect, ...], ...], tuple[Rect, ...], float]:
    """Return the places of sets and points, in one row or, where cards would be too narrow, in two."""
    if not page.sets:
        return (), (), room.y
    counts = [len(shown.cards) for shown in page.sets]
    rows = [counts]
    if _card_w([counts], room) < _LEAST_CARD and len(counts) > 1:
        half = next(n for n in range(1, len(counts) + 1) if sum(counts[:n]) * 2 >= sum(counts))
        rows = [counts[:half], counts[half:]]
    width = _card_w(rows, room)
    height, line = FULL_RATIO * width, 1.9 * sizes.name
    sets: list[tuple[Rect, ...]] = []
    points: list[Rect] = []
    top = room.y
    for row in rows:
        x = room.center[0] - (sum(row) + _GAP * (len(row) - 1)) * width / 2
        for count in row:
            sets.append(tuple(Rect(x + number * width, top, width, height) for number in range(count)))
            points.append(Rect(x - 0.2 * width, top + height, (count + 0.4) * width, line))
            x += (count + _GAP) * width
        top += height + line
    return tuple(sets), tuple(points), top


def _card_w(rows: list[list[int]], room: Rect) -> float:
    widest = max(sum(row) + _GAP * (len(row) - 1) for row in rows)
    return float(int(min(room.w / widest, room.h / FULL_RATIO)))


def _rows(
    page: ResultPage, room: Rect, sizes: TextSizes, text_height: TextHeight, share: float
) -> tuple[tuple[RowPlaces, ...], float]:
    """Return the places of the players, as far apart as the room is high beyond the least, and their end."""
    is_narrow = room.w < _NARROW * sizes.body
    face, gap = 2.6 * share * sizes.name, 0.7 * share * sizes.body
    beside_words = 0.58 if any(row.why for row in page.rows) else 0.36
    cards_x = room.x + (0.47 if is_narrow else beside_words) * room.w
    paid_w = 4.4 * sizes.name
    name_x = room.x + face + gap
    beside_cards = cards_x - max(gap, _BESIDE_CARDS * sizes.body) - paid_w
    name_w = (beside_cards if is_narrow else room.x + min(0.20 * room.w, 13.0 * sizes.name)) - name_x
    paid_x = name_x + name_w
    why_x = name_x if is_narrow else paid_x + paid_w + gap
    most = max(_FEW, *(len(row.cards) + row.hidden for row in page.rows)) if page.rows else _FEW
    card_w = float(int(min((room.right - cards_x) / most, 1.25 * face / HALF_RATIO)))
    top, found = room.y, []
    for row in page.rows:
        count = len(row.cards) + row.hidden
        cards_h = HALF_RATIO * card_w if count else 0.0
        why_w = (cards_x - gap if count else room.right) - why_x
        why_h = text_height(row.why, sizes.body, why_w) if row.why else 0.0
        name_h = text_height(row.name, sizes.name, name_w)
        least = max(name_h, 1.9 * sizes.name) + why_h if is_narrow else max(name_h, why_h)
        line_h = max(face, least, cards_h)
        upper_h = line_h - why_h if is_narrow else line_h
        cards_y = top + (line_h - cards_h) / 2
        found.append(
            RowPlaces(
                face=Rect(room.x, top + (line_h - face) / 2, face, face),
                name=Rect(name_x, top, name_w, upper_h),
                paid=Rect(paid_x, top, paid_w, upper_h),
                why=Rect(why_x, top + upper_h if is_narrow else top, why_w, why_h if is_narrow else line_h),
                cards=tuple(Rect(cards_x + n * card_w, cards_y, card_w, cards_h) for n in range(count)),
            )
        )
        top += line_h + gap + room.h
    return tuple(found), top
