"""Paces: how long windows stay open and turns may take."""

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """The clock of a table. Durations are seconds; None means no limit.

    Attributes:
        name: the preset's name, stable and translated by the client; a custom pace is named by its text.
        claim_floor_s: an answer window stays open at least this long.
        claim_limit_s: and at most this long.
        discard_limit_s: for choosing a discard.
        bank_s: further time per round, used up where a limit is passed.
        flight_s: how long a card flies.
        gives_hints: whether buttons show what they would do to the hand.
    """

    name: str
    claim_floor_s: float
    claim_limit_s: float | None
    discard_limit_s: float | None
    bank_s: float
    flight_s: float
    gives_hints: bool

    @property
    def has_clock(self) -> bool:
        """Whether anybody has to hurry."""
        return self.claim_limit_s is not None or self.discard_limit_s is not None


LEARNING = Pace("learning", 1.2, None, None, 0.0, 0.35, gives_hints=True)
FAMILY = Pace("family", 0.9, 8.0, 30.0, 30.0, 0.35, gives_hints=False)
NORMAL = Pace("normal", 0.9, 5.0, 15.0, 20.0, 0.22, gives_hints=False)
QUICK = Pace("quick", 0.7, 3.0, 8.0, 10.0, 0.22, gives_hints=False)

INSTANT = Pace("instant", 0.0, 3.0, 8.0, 10.0, 0.0, gives_hints=False)
"""For tables of computer players alone, which need no time to see the cards."""

PACES: dict[str, Pace] = {pace.name: pace for pace in (LEARNING, FAMILY, NORMAL, QUICK)}
"""The presets for people by name."""

_CUSTOM = re.compile(r"(\d{1,3})\+(\d{1,3})", re.ASCII)


def parse_pace(text: str) -> Pace:
    """Return a preset by name, `instant` included, or a custom pace such as `8+30`.

    A custom pace is seconds per move, then the bank of seconds per round.

    Raises ValueError saying what may be written.
    """
    if text in PACES:
        return PACES[text]
    if text == INSTANT.name:
        return INSTANT
    custom = _CUSTOM.fullmatch(text)
    if custom is None or int(custom[1]) < 1:
        msg = f"{text!r} is not a pace: write {', '.join(PACES)}, or seconds per move and a bank such as 8+30"
        raise ValueError(msg)
    move_s, bank_s = float(custom[1]), float(custom[2])
    return Pace(text, FAMILY.claim_floor_s, move_s, move_s, bank_s, FAMILY.flight_s, gives_hints=False)
