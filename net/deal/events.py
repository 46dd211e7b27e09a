"""Events from the dealing protocol to its session: facts about the round, in the past tense."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.cards import Card, DeckIndex
from engine.seats import Seat
from net.deal.game import Due
from net.deal.verdict import DealVerdict


@dataclass(frozen=True, slots=True)
class StepOpened:
    """A new step waits for envelopes of a kind from machines, ascending."""

    kind: str
    machines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShuffleChecked:
    """This machine's shuffle is part of the deck."""

    machine: int


@dataclass(frozen=True, slots=True)
class DeckSealed:
    """All machines hold the same deck; `DealProtocol.deal` may be called."""


@dataclass(frozen=True, slots=True)
class HandReady:
    """Our own seats' hands can be read: their cards by deck position; none for an observer."""

    cards: Mapping[DeckIndex, Card]


@dataclass(frozen=True, slots=True)
class PlayDue:
    """The game waits for this."""

    due: Due


@dataclass(frozen=True, slots=True)
class CardsOpened:
    """A seat opened cards, by deck position, for a game action; `why` is empty for a claim shown."""

    seat: Seat
    cards: Mapping[DeckIndex, Card]
    why: bytes


@dataclass(frozen=True, slots=True)
class AnswersOpened:
    """All answers to an offer are open: the encoded action of each seat that answered."""

    choices: Mapping[Seat, bytes]


@dataclass(frozen=True, slots=True)
class MachinesAbsent:
    """The others have excluded these machines, ascending, from the step."""

    machines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MachinesReturned:
    """These machines, ascending, were excluded and take part again."""

    machines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Diverged:
    """A step that we closed must be closed otherwise: without some machines, or over another word.

    From that step on, the round differs from the one we know. A fresh copy of the protocol that receives all
    our envelopes at once finds it (`DealProtocol.receive_all`). This copy stops.

    Attributes:
        machines: which, ascending.
    """

    machines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """An envelope was dropped because it breaks a rule; that proves nothing against its author."""

    rule: str


@dataclass(frozen=True, slots=True)
class CheatProven:
    """A machine broke the protocol or the rules, and these bytes prove it to anyone at the same head.

    The round goes on.

    Attributes:
        machine: whose envelopes they are.
        rule: the rule broken.
        evidence: the smallest set of signed envelopes, as they came.
    """

    machine: int
    rule: str
    evidence: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class StateLost:
    """After a restart, a machine contradicted its earlier messages because its disk had lost them.

    Nobody has cheated. The round goes on without the machine, to its end.

    Attributes:
        machine: whose envelopes they are.
        evidence: the signed envelopes that show it, as they came.
    """

    machine: int
    evidence: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class HandVoid:
    """The round is void: a stable name of the reason, and the machines that caused it, ascending."""

    reason: str
    machines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandAudited:
    """The finished round was checked with all keys that were shown.

    Attributes:
        deck: every card; None for what a machine that left without showing its keys was dealt and has not
            shown, and then for what was left in the wall.
        verdict: what the check came to.
    """

    deck: tuple[Card | None, ...]
    verdict: DealVerdict


@dataclass(frozen=True, slots=True)
class HandClosed:
    """All receipts are in; nothing more follows."""


DealEvent = (
    StepOpened
    | ShuffleChecked
    | DeckSealed
    | HandReady
    | PlayDue
    | CardsOpened
    | AnswersOpened
    | MachinesAbsent
    | MachinesReturned
    | Diverged
    | Refused
    | CheatProven
    | StateLost
    | HandVoid
    | HandAudited
    | HandClosed
)
