"""The status of a match for its client: its phase, the open question, and events.

Nothing here holds a secret of another machine, and no secret of ours but the cards of our own seats.
"""

from dataclasses import dataclass
from enum import Enum

from engine.actions import Action, Answer, Claim, Win
from engine.cards import Card
from engine.events import Event
from engine.seats import BySeat, Seat
from engine.state import RoundState


class TablePhase(Enum):
    """The phase of a table."""

    JOINING = "joining"
    LOBBY = "lobby"
    DEALING = "dealing"
    PLAYING = "playing"
    AUDITING = "auditing"
    BETWEEN = "between"
    WAITING = "waiting"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Question:
    """A question to the person at this machine. Times are seconds on this machine's monotonic clock.

    Attributes:
        number: names the question; a `Choose` with any other number is ignored.
        seat: who is asked.
        is_answer: an answer to the card on offer; else an action in turn.
        legal: what may be chosen, in canonical order.
        opened_at: when it was asked.
        closes_not_before: an answer leaves this machine no sooner.
        bank_from: when the regular time ends; None for no limit, and while the clocks stand.
        deadline: when silence becomes the answer, bank included; None for no limit, and while the clocks
            stand.
        has_chosen: whether an answer was given and waits to be sent.
    """

    number: int
    seat: Seat
    is_answer: bool
    legal: tuple[Action, ...]
    opened_at: float
    closes_not_before: float
    bank_from: float | None
    deadline: float | None
    has_chosen: bool


@dataclass(frozen=True, slots=True)
class OpenWindow:
    """The open answer window, alike for all.

    Attributes:
        opened_at: when the card was public here.
        closes_not_before: the earliest moment it may close.
        limit: the regular end; None for no limit, and while the clocks stand.
    """

    opened_at: float
    closes_not_before: float
    limit: float | None


@dataclass(frozen=True, slots=True)
class Awaited:
    """An unreachable machine that the table waits for.

    Attributes:
        member: its place among `Status.members`.
        since: when it was missed first.
        until: when the others may decide to go on without it; None if they cannot.
    """

    member: int
    since: float
    until: float | None


@dataclass(frozen=True, slots=True)
class ProofStatus:
    """The proofs of the round's deal so far.

    Attributes:
        step: the kind of message the dealing waits for now, "" before and after.
        shuffled: the members whose shuffles are proven, in the order they shuffled.
        machines: how many take part.
        verified: members that have signed that their audit of the round found nothing wrong.
        cheats: the members proven to have cheated in it, each with the rule broken.
        record: the encoded `net.records.fair_record` of the last finished round; b"" before.
    """

    step: str
    shuffled: tuple[int, ...]
    machines: int
    verified: tuple[int, ...]
    cheats: tuple[tuple[int, str], ...]
    record: bytes


@dataclass(frozen=True, slots=True)
class Dealt:
    """A new round has been dealt.

    Attributes:
        number: which round of the match, from 1.
        dealer: who opens.
        drawn: the card each seat drew to see who that is; None where cards did not decide it.
        thrown: the dice thrown to see it; None where dice did not show it.
    """

    number: int
    dealer: Seat
    drawn: BySeat[Card] | None = None
    thrown: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Moved:
    """The game moved on by the rules.

    Attributes:
        events: what happened, in order.
        state: the round after them, as this machine knows it.
    """

    events: tuple[Event, ...]
    state: RoundState


@dataclass(frozen=True, slots=True)
class Settled:
    """All answers to an offer were opened and settled.

    Attributes:
        taken: the answer that got the card, or None.
        own: our person's answer if it wanted the card and was outranked, or None.
    """

    taken: Win | Claim | None
    own: Answer | None

    @classmethod
    def of(cls, taken: Win | Claim | None, answer: Answer | None) -> "Settled":
        """Return how an offer was settled, for a person who has answered this."""
        is_outranked = isinstance(answer, Win | Claim) and answer != taken
        return cls(taken, answer if is_outranked else None)


@dataclass(frozen=True, slots=True)
class OutOfTime:
    """A person did not answer in time.

    Attributes:
        seat: whose.
        action: what was done instead; None unless the seat is ours.
    """

    seat: Seat
    action: Action | None
