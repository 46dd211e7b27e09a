"""Events: what has happened, for people and animations. The state says the same for machines."""

from dataclasses import dataclass

from engine.cards import Card, DeckIndex
from engine.scoring import Outcome
from engine.seats import Seat
from engine.state import ExposedMeld


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A seat put a card face up.

    Attributes:
        seat: whose card it was.
        index: its deck position.
        card: what it is.
    """

    seat: Seat
    index: DeckIndex
    card: Card


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A seat turned up a card of the wall.

    Attributes:
        seat: who drew.
        index: its deck position.
        card: what it is.
    """

    seat: Seat
    index: DeckIndex
    card: Card


@dataclass(frozen=True, slots=True)
class MeldExposed:
    """A claim got the card; the seat must discard next.

    Attributes:
        seat: who claimed.
        meld: what lies on the table now.
    """

    seat: Seat
    meld: ExposedMeld


@dataclass(frozen=True, slots=True)
class OfferDeclined:
    """Nobody took the card; it stays before its owner.

    Attributes:
        owner: who had shown it.
        index: its deck position.
    """

    owner: Seat
    index: DeckIndex


@dataclass(frozen=True, slots=True)
class RoundWon:
    """A seat won.

    Attributes:
        outcome: its hand and the payments.
    """

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class RoundDrawn:
    """The wall is down to its dead cards and nobody has won.

    Attributes:
        outcome: an outcome without winner.
    """

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class DealtKongLaid:
    """A seat laid open a kong it was dealt.

    Attributes:
        seat: who.
        meld: what lies on the table now.
    """

    seat: Seat
    meld: ExposedMeld


@dataclass(frozen=True, slots=True)
class DealtPongsMarked:
    """A seat marked the pongs it was dealt.

    Attributes:
        seat: who.
        count: how many, at least one.
    """

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class RoundVoided:
    """A seat has called a mulligan; the same dealer deals again.

    Attributes:
        outcome: an outcome without winner, which names the seat.
    """

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class HandFolded:
    """A seat has given the round up.

    Attributes:
        seat: who.
        is_dead: it had to keep a General and could not; else it gave up its dealt cards.
    """

    seat: Seat
    is_dead: bool


@dataclass(frozen=True, slots=True)
class PongGivenUp:
    """A seat has said that it passes up a pong, for it waits for the win.

    Attributes:
        seat: who.
    """

    seat: Seat


Event = (
    CardDiscarded
    | CardDrawn
    | MeldExposed
    | OfferDeclined
    | RoundWon
    | RoundDrawn
    | DealtKongLaid
    | DealtPongsMarked
    | RoundVoided
    | HandFolded
    | PongGivenUp
)
