"""The next action that the dealt game asks for, and the ways in which a seat breaks its rules."""

from dataclasses import dataclass

from engine.cards import DeckIndex
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class ActDue:
    """This seat must act by opening cards."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawDue:
    """A seat must ask for the next card of the wall, which is at this deck position."""

    seat: Seat
    slot: DeckIndex


@dataclass(frozen=True, slots=True)
class AnswersDue:
    """These seats, ascending, must answer the card on offer, all at once."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ShowDue:
    """The seat whose claim got the card must show what it named: these deck positions, ascending."""

    seat: Seat
    slots: tuple[DeckIndex, ...]


@dataclass(frozen=True, slots=True)
class OverDue:
    """The round is over.

    Attributes:
        result: digest of the final public state.
        winner: the seat that won; None if nobody did.
    """

    result: bytes
    winner: Seat | None = None


Due = ActDue | DrawDue | AnswersDue | ShowDue | OverDue


@dataclass(frozen=True, slots=True)
class Foul:
    """A seat broke a rule of the game, given by its stable name."""

    seat: Seat
    rule: str
