"""What the dealer asks of the game it deals for: who must do what next. The dealer knows no rules of play."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.cards import Card, DeckIndex
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class ActDue:
    """A seat must act by opening cards.

    Attributes:
        seat: which.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawDue:
    """A seat must ask for the next card of the wall.

    Attributes:
        seat: which.
        slot: the card's deck position.
    """

    seat: Seat
    slot: DeckIndex


@dataclass(frozen=True, slots=True)
class AnswersDue:
    """Seats must answer the card on offer, all at once.

    Attributes:
        seats: which, ascending.
    """

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ShowDue:
    """The seat whose claim got the card must show what it named.

    Attributes:
        seat: which.
        slots: the deck positions to open, ascending.
    """

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
    """A seat broke a rule of the game.

    Attributes:
        seat: which.
        rule: a stable name of the rule.
    """

    seat: Seat
    rule: str


class Game(Protocol):
    """A round of play as a deterministic replica, moved only by what everybody sees."""

    def due(self) -> Due:
        """Return what must happen next."""

    def learn(self, cards: Mapping[DeckIndex, Card]) -> None:
        """Take in cards that only this machine may know: the hands of its own seats."""

    def judge_open(self, seat: Seat, why: bytes, cards: Mapping[DeckIndex, Card]) -> Foul | None:
        """Judge a seat's opening of cards, asked for by `ActDue` or `ShowDue`; change nothing."""

    def opened(self, why: bytes, cards: Mapping[DeckIndex, Card]) -> None:
        """The seat named by `ActDue` or `ShowDue` has opened cards without a foul."""

    def drawn(self, card: Card) -> None:
        """The wall card asked for by `DrawDue` turned out to be this."""

    def judge_answer(self, seat: Seat, choice: bytes) -> Foul | None:
        """Judge one answer asked for by `AnswersDue` as far as can be seen; change nothing."""

    def answered(self, choices: Mapping[Seat, bytes]) -> None:
        """All seats named by `AnswersDue` that have not left answered so, without a foul."""

    def left(self, seats: Sequence[Seat]) -> None:
        """These seats take no part any more; what they owe falls away."""

    def returned(self, seats: Sequence[Seat]) -> None:
        """These seats had left and take part again, but for those that the rules keep out.

        They return while a draw is asked for.
        """

    def audit(self, deck: Sequence[Card | None], bot_keys: Mapping[Seat, bytes]) -> Foul | None:
        """Judge the finished round again with these cards known, and replay the computer players.

        Args:
            deck: every card, None for those that nobody can read because machines left.
            bot_keys: for every seat held by a computer player, the secret its choices followed from.
        """
