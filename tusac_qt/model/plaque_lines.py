"""What of a plaque fits its lines: points on the table go first, the name of the player never. No Qt."""

from collections.abc import Callable
from dataclasses import replace

from tusac_qt.model.scene_text import PlaqueText

DOT = "  ·  "
_SMALL_DOT = " · "

Fits = Callable[[str], bool]
"""Whether a text is short enough."""


def name_line(content: PlaqueText, fits: Fits) -> str:
    """Return the name with as many states as fit beside it."""
    states = list(content.states)
    while states and not fits(_SMALL_DOT.join((content.name, *states))):
        states.pop()
    return _SMALL_DOT.join((content.name, *states))


def count_line(content: PlaqueText, fits: Fits, fits_small: Fits | None = None) -> str:
    """Return cards, tally and notes, with points and marks where there is room for them.

    Args:
        content: the seat.
        fits: whether a text is short enough in letters of the usual height.
        fits_small: whether one is in the smallest letters there may be; of a tally that is not, the number alone is
            left.
    """
    details = content.detail.split(_SMALL_DOT)
    while len(details) > 1 and not fits(_counts(content, details)):
        del details[1]
    if fits_small is not None and not fits_small(_counts(content, details)):
        content = replace(content, tally=content.number)
    return _counts(content, details)


def one_line(content: PlaqueText, fits: Fits) -> str:
    """Return all of it in one line; if too long, with fewer counts, fewer states, less of the name."""
    name, states, cards = content.name, content.states, content.detail.split(_SMALL_DOT)[0]
    first = _SMALL_DOT.join((name, *states))
    counts = count_line(content, lambda text: fits(DOT.join((first, text))))
    shorter = (counts, DOT.join((cards, content.tally)), cards)
    lines = [DOT.join((first, text)) for text in shorter[:2]]
    lines += [DOT.join((_SMALL_DOT.join((name, *states[:1])), text)) for text in shorter[:2]]
    lines.append(DOT.join((name, cards, content.tally)))
    lines.append(DOT.join((_SMALL_DOT.join((name, *states[:1])), cards)))
    lines.append(_SMALL_DOT.join((name, *states[:1])))
    lines.append(DOT.join((name, cards)))
    return next((line for line in lines if fits(line)), name)


def _counts(content: PlaqueText, details: list[str]) -> str:
    parts = (_SMALL_DOT.join(details), content.tally, content.notes)
    return DOT.join(part for part in parts if part)
