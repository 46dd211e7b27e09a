"""Card names in their colors at a terminal: decoration only, since the name tells the color, too."""

import re
from collections.abc import Callable

from engine.cards import ALL_CARDS, Color
from tusac_qt.words.i18n import card_name

_PAPERS = {Color.GREEN: "30;42", Color.RED: "97;41", Color.WHITE: "30;47", Color.YELLOW: "30;43"}
"""Ink and paper both, so that they are read on dark and on light terminals."""


def card_painter() -> Callable[[str], str]:
    """Return a function that colors the names of cards in a line, in the current language."""
    papers = {card_name(card).casefold(): _PAPERS[card.color] for card in ALL_CARDS if not card.is_joker}
    names = "|".join(map(re.escape, sorted(papers, key=len, reverse=True)))
    pattern = re.compile(names, re.IGNORECASE)

    def painted(found: re.Match[str]) -> str:
        paper = papers.get(found[0].casefold())
        return found[0] if paper is None else f"\x1b[{paper}m{found[0]}\x1b[0m"

    return lambda line: pattern.sub(painted, line)
