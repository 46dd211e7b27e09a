"""Cues for pictures and sounds of a table, sent when they begin: one stream for sounds and bubbles."""

from dataclasses import dataclass
from enum import Enum

from engine.actions import Claim, Win
from engine.seats import Seat


class CueName(Enum):
    """A picture or sound that begins."""

    DEAL = "deal"
    DRAW = "draw"
    DISCARD = "discard"
    DECLINE = "decline"
    """Nobody takes the card: it goes to the discards."""
    CALL = "call"
    """Somebody claims the card; what follows moves it."""
    MELD = "meld"
    """The cards of a set come together on the table."""
    KONG = "kong"
    STRIKE = "strike"
    """The winning card is about to be struck on the table."""
    WIN = "win"
    """The winner's call is seen."""
    SET = "set"
    """One more set of the winner's hand lies open and is counted."""
    TURN = "turn"
    """A loser's hand turns over."""
    COIN = "coin"
    """A payment sets out to the winner."""
    END = "end"
    """The match is over, and its last page appears."""


@dataclass(frozen=True, slots=True)
class Cue:
    """The beginning of something.

    Attributes:
        name: what begins.
        seat: the seat it belongs to; None for no seat.
        claim: the claim that is called, with CALL.
    """

    name: CueName
    seat: Seat | None = None
    claim: Win | Claim | None = None
