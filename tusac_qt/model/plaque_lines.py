"""What of a plaque fits its lines: points on the table go first, the state of a player last. No Qt."""

from collections.abc import Callable

from tusac_qt.model.scene_text import PlaqueText

DOT = "  ·  "
_SMALL_DOT = " · "

Fits = Callable[[str], bool]
"""Whether a text is short enough."""


def name_line(content: PlaqueText, fits: Fits) -> str:
    """Return the name and states; where they are too long, with fewer states, then with less of the name."""
    return _with_states(content, fits, lambda text: text)


def count_line(content: PlaqueText, fits: Fits) -> str:
    """Return cards, tally and notes, with points and marks where there is room for them."""
    details = content.detail.split(_SMALL_DOT)
    while len(details) > 1 and not fits(_counts(content, details)):
        del details[1]
    return _counts(content, details)


def one_line(content: PlaqueText, fits: Fits) -> str:
    """Return all of it in a line, or as much as fits."""
    first = _SMALL_DOT.join((content.name, *content.states))
    counts = count_line(content, lambda text: fits(DOT.join((first, text))))
    return _with_states(content, fits, lambda text: DOT.join((text, counts)))


def tall_lines(content: PlaqueText, most: int) -> list[str]:
    """Return one line for each thing it says, the name first; with more than so many, cards and points share one."""
    head, tail = [content.name, *content.states], [content.tally, content.notes]
    details = content.detail.split(_SMALL_DOT)
    lines = [line for line in (*head, *details, *tail) if line]
    if len(lines) > most:
        lines = [line for line in (*head, content.detail, *tail) if line]
    return lines


def _counts(content: PlaqueText, details: list[str]) -> str:
    parts = (_SMALL_DOT.join(details), content.tally, content.notes)
    return DOT.join(part for part in parts if part)


def _with_states(content: PlaqueText, fits: Fits, whole: Callable[[str], str]) -> str:
    name, states = content.name, list(content.states)
    while len(states) > 1 and not fits(whole(_SMALL_DOT.join((name, *states)))):
        states.pop()
    while states and len(name) > 2 and not fits(whole(_SMALL_DOT.join((name, *states)))):
        name = f"{name.removesuffix('…')[:-1].rstrip()}…"
    return whole(_SMALL_DOT.join((name, *states)))
