"""A table as the client uses it, local or on the network: a view, a prompt, answers, events. No Qt here."""

from dataclasses import dataclass, fields
from enum import Enum
from typing import Protocol

from engine.actions import Action
from engine.cards import Card, DeckIndex
from engine.errors import Reason
from engine.events import Event
from engine.match import MatchState
from engine.seats import BySeat, Seat
from engine.view import View
from net.match.status import OpenWindow, OutOfTime, Question, Settled
from net.pace import Pace
from net.table.interface.status import News, Said, Status
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button, HandEffect

INPUT_GUARD_S = 0.25
"""A click or key so soon after a question appeared was meant for what stood there before."""


class PromptKind(Enum):
    """The question that this seat is asked."""

    ANSWER = "answer"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Prompt(Question):
    """A question to this seat, as it is put to its person.

    Attributes:
        proposed: what Enter would do; the least harmful choice.
        is_scripted: a lesson asks for what is proposed, and for nothing else.
    """

    proposed: Action
    is_scripted: bool = False

    @classmethod
    def of(cls, question: Question, proposed: Action) -> "Prompt":
        """Put a question, with what is proposed."""
        asked = {field.name: getattr(question, field.name) for field in fields(question)}
        return cls(**asked, proposed=proposed)

    @property
    def kind(self) -> PromptKind:
        """An answer to the card on offer, or without one to the dealt cards; or a discard."""
        return PromptKind.ANSWER if self.is_answer else PromptKind.DISCARD

    def accepts_input(self, now: float) -> bool:
        """Return whether input may be an answer now; earlier input was meant for the previous picture."""
        return now - self.opened_at >= INPUT_GUARD_S


@dataclass(frozen=True, slots=True)
class PlayerInfo:
    """The person or computer player at a seat.

    Attributes:
        name: as shown.
        level: the computer player's level, or "" for a person.
        face: the number of a chosen face; None where it is not known here.
    """

    name: str
    level: str
    face: int | None = None


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """A new round is dealt.

    Attributes:
        number: which round of the match, from 1.
        dealer: who opens.
        shuffler: who would have shuffled; None where nobody is told.
    """

    number: int
    dealer: Seat
    shuffler: Seat | None = None


@dataclass(frozen=True, slots=True)
class FirstDealerDrawn:
    """Everybody has drawn a card to see who deals first.

    Attributes:
        cards: what each seat drew.
        dealer: whose was the highest.
    """

    cards: BySeat[Card]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class FirstDealerThrown:
    """Dice were thrown to see who deals first.

    Attributes:
        dice: their eyes.
        dealer: the seat they count to, the first seat being one.
    """

    dice: tuple[int, int]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class OwnTimeOut:
    """This seat did not answer in time.

    Attributes:
        action: what was done instead.
        is_again: whether the last question went unanswered too; then the computer may stand in on a network.
    """

    action: Action
    is_again: bool = False


@dataclass(frozen=True, slots=True)
class TakenBack:
    """This seat has taken its last decision back, and all that followed from it."""


@dataclass(frozen=True, slots=True)
class DoneAgain:
    """This seat has repeated a decision that it had taken back, with everything that followed it."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The last round of the match has been played."""


@dataclass(frozen=True, slots=True)
class Noted:
    """A chat message, or an event beside the game at a network table.

    Attributes:
        what: as the session tells it.
        name: of the person it is about; "" for nobody.
        seat: that person's; None for somebody without one.
        is_me: whether it is about the person at this machine.
        is_out_for_the_round: whether the seat owes a discard that its person did not make, so that it only
            passes until the next round, also if the person comes back.
        is_in_lobby: no round has begun, so no clock can be waiting.
    """

    what: Said | News | OutOfTime
    name: str
    seat: Seat | None
    is_me: bool
    is_out_for_the_round: bool = False
    is_in_lobby: bool = False


TableEvent = (
    Event
    | FirstDealerDrawn
    | FirstDealerThrown
    | RoundDealt
    | Settled
    | OwnTimeOut
    | TakenBack
    | DoneAgain
    | MatchEnded
    | Noted
)


class Table(Protocol):
    """One table as one seat's client uses it. Nothing here blocks; all times are `now` arguments."""

    seat: Seat

    @property
    def players(self) -> BySeat[PlayerInfo]:
        """The players by seat; others may sit there in the next round."""

    @property
    def pace(self) -> Pace:
        """The clock's pace."""

    @property
    def status(self) -> Status | None:
        """The state of the machines at a network table; None at a table of this machine alone."""

    @property
    def slow(self) -> frozenset[Seat]:
        """The people who have let their time run out this round."""

    @property
    def has_taken_back(self) -> bool:
        """Whether this seat has taken decisions of this round back, so that no statistics count it."""

    @property
    def is_watching(self) -> bool:
        """Whether nobody plays here, and `seat` is only the place the table is seen from."""

    @property
    def match(self) -> MatchState:
        """The match, the round in progress not counted."""

    @property
    def view(self) -> View:
        """This seat's view of the round."""

    @property
    def prompt(self) -> Prompt | None:
        """The question that this seat is asked now, if any; None once it has answered."""

    @property
    def window(self) -> OpenWindow | None:
        """The open answer window, also for a seat that has answered or is not asked; else None."""

    @property
    def auto(self) -> AutoAnswers:
        """The answers that this seat has given beforehand."""

    @property
    def is_paused(self) -> bool:
        """Whether the clocks stand still."""

    def why_not(self, button: Button) -> Reason | None:
        """Return why a button does nothing now, or None if it does something."""

    def why_not_discard(self, card: Card) -> Reason | None:
        """Return why a card may not be discarded now, or None if it may."""

    def card(self, index: DeckIndex) -> Card:
        """Return the card at a deck position that this seat may look at, as events name it.

        Raises UnknownCard for any other.
        """

    def shown_hand(self, seat: Seat) -> tuple[Card | None, ...]:
        """Return the hidden hand of a seat, None for each card that this client may not see.

        The hands of others are seen once the round is over; on a network, once each has shown its cards.
        """

    def effect(self, action: Action) -> HandEffect:
        """Return what an action of this seat would do to its hand."""

    def act(self, number: int, action: Action, now: float) -> bool:
        """Answer a prompt; return whether it was taken. Late, double or illegal answers are not."""

    def set_auto(self, auto: AutoAnswers, now: float) -> None:
        """Answer beforehand until the round ends; an open question is answered at once if it applies."""

    def advance(self, now: float) -> tuple[TableEvent, ...]:
        """Let time pass; return what has happened since the last call, in order."""

    def next_deadline(self) -> float | None:
        """Return when `advance` should be called next, or None if it need not be."""

    def start_round(self, now: float) -> None:
        """Deal the next round once the last is over; at a network table, say that the player is ready."""

    def set_paused(self, now: float, *, paused: bool) -> None:
        """Stop or restart the clocks."""
