"""The text of a plaque, and its number of lines.

Points are never left out, and some letters of a name always stay.

Words are left out only after adding lines and making letters smaller. No Qt.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from tusac_qt.model.scene_text import SMALL_DOT, PlaqueText

DOT = "  ·  "

LINE, TIGHT = 1.36, 1.3
"""How high a line is, and how high it is at the least, in heights of its letters."""

Measure = Callable[[str, float, bool], float]
"""Returns how wide a text is: its words, how high its letters are, and whether they are bold."""

_GENTLE, _STRONG = 0.86, 0.5
"""The least height of letters in their usual one.

As long as words can stand in more lines, and after that.
"""
_READABLE = 12.0
"""No letters are made smaller than this, in pixels."""
_EDGE = 0.3
"""Left free above and below three lines or more, in heights of a letter."""
_SHORTEST_NAME = 3
"""So many letters of a name are left at the least."""


@dataclass(frozen=True, slots=True)
class PlaqueLine:
    """One line of a plaque.

    Attributes:
        text: its words.
        pixels: how high its letters are.
        least: how high they are at the least, if they have to give way.
        is_bold: whether they are bold.
    """

    text: str
    pixels: float
    least: float
    is_bold: bool = False


@dataclass(frozen=True, slots=True)
class PlaqueRoom:
    """The room for the lines of a plaque, and what they are written with.

    Attributes:
        width: how wide they may be.
        height: how high they may be together.
        name: the usual height of the letters of a name.
        body: the usual height of all others.
        measure: how wide a text is.
    """

    width: float
    height: float
    name: float
    body: float
    measure: Measure

    def holds(self, text: str, pixels: float, *, bold: bool = False) -> bool:
        """Return whether a text is short enough for one line."""
        return self.measure(text, pixels, bold) <= self.width


def plaque_lines(content: PlaqueText, room: PlaqueRoom) -> tuple[PlaqueLine, ...]:
    """Return the lines of a plaque: all of them if there is room, otherwise the most important ones."""
    for shorter in _shorter_and_shorter(content):
        for share in (_GENTLE, _STRONG):
            lines = _below_name(shorter, room, share) or _beside_name(shorter, room, share)
            if lines:
                return lines
    return (_shortest(shorter, room),)


def _shorter_and_shorter(content: PlaqueText) -> Iterator[PlaqueText]:
    """Yield a plaque with fewer and fewer counts.

    The number of cards goes last, as the fan of cards shows it.
    """
    yield content
    less = replace(content, marks="")
    yield less
    less = replace(less, tally=content.number)
    yield less
    less = replace(less, notes="")
    yield less
    yield replace(less, held="")


def _below_name(content: PlaqueText, room: PlaqueRoom, share: float) -> tuple[PlaqueLine, ...]:
    """Return the name and, in as few lines below it as possible, all counts; nothing if there is no room."""
    is_high = room.height >= TIGHT * (room.name + 2 * room.body) + _EDGE * room.body
    for rows in _rows(content, is_high=is_high):
        free = room.height - (_EDGE * room.body if len(rows) > 1 else 0.0)
        scale = min(1.0, free / (TIGHT * (room.name + len(rows) * room.body)))
        name, body = scale * room.name, scale * room.body
        least_name, least = _least(room.name, share), _least(room.body, share)
        if name < least_name or body < least or not all(room.holds(row, least) for row in rows):
            continue
        while body > least and not all(room.holds(row, body) for row in rows):
            body = max(least, body - 0.5)  # step by step: the width of hinted text is not in proportion
        first = _name_line(content, room, least_name)
        below = (PlaqueLine(row, body, least) for row in rows)
        return (PlaqueLine(first, name, _least(room.name, _STRONG), is_bold=True), *below)
    return ()


def _rows(content: PlaqueText, *, is_high: bool) -> Iterator[tuple[str, ...]]:
    """Yield the ways to divide all counts of a plaque into lines.

    If the plaque is high enough, cards and points have a line each from the first card on: a plaque that grew
    with the first point would stand out. Otherwise the fewest lines come first.
    """
    detail, tally, notes = content.detail, content.tally, content.notes
    if is_high and detail and tally:
        yield detail, _joined(tally, notes)
    yield (_joined(detail, tally, notes),)
    if notes:
        yield _joined(detail, tally), notes
    if detail:
        yield detail, _joined(tally, notes)
    if detail and notes:
        yield detail, tally, notes


def _beside_name(content: PlaqueText, room: PlaqueRoom, share: float) -> tuple[PlaqueLine, ...]:
    """Return the name and all counts in one line, with at least the first state; nothing without room."""
    pixels = min(room.name, room.height / TIGHT)
    least = min(pixels, _least(room.name, share))
    counts = _joined(content.detail, content.tally, content.notes)
    for kept in range(len(content.states), min(len(content.states), 1) - 1, -1):
        text = _joined(SMALL_DOT.join((content.name, *content.states[:kept])), counts)
        if room.holds(text, least, bold=True):
            return (PlaqueLine(text, pixels, least, is_bold=True),)
    return ()


def _shortest(content: PlaqueText, room: PlaqueRoom) -> PlaqueLine:
    """Return the name, shortened if necessary, and the counts that are never left out, in one line."""
    pixels = min(room.name, room.height / TIGHT)
    least = min(pixels, _least(room.name, _STRONG))
    counts, name = _joined(content.detail, content.tally), content.name
    kept = len(name)
    text = _joined(name, counts)
    while kept > _SHORTEST_NAME and not room.holds(text, least, bold=True):
        kept -= 1
        text = _joined(f"{name[:kept].rstrip()}…", counts)
    return PlaqueLine(text, pixels, least, is_bold=True)


def _name_line(content: PlaqueText, room: PlaqueRoom, pixels: float) -> str:
    """Return the name with as many states as fit beside it in letters of that height."""
    states = list(content.states)
    while states and not room.holds(SMALL_DOT.join((content.name, *states)), pixels, bold=True):
        states.pop()
    return SMALL_DOT.join((content.name, *states))


def _joined(*parts: str) -> str:
    return DOT.join(part for part in parts if part)


def _least(pixels: float, share: float) -> float:
    return min(pixels, max(_READABLE, share * pixels))
