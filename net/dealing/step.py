"""Steps: at every point of a hand the state says who must speak and what kind of message is due.

There is no order of arrival anywhere: a step closes when every machine it names has spoken, and what follows
depends only on what they said (network.md 5.2).
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.cards import DeckIndex
from net.dealing.events import DealEvent
from net.dealing.hand import Hand
from net.wire import Message

B = TypeVar("B", bound=Message)


@dataclass(frozen=True, slots=True)
class Step:
    """What the hand waits for.

    Attributes:
        kind: of the envelopes due.
        machines: who must speak, ascending.
        slots: the deck positions it is about, ascending; what they mean depends on the kind.
        absent: in SHARES_FOR, the machines that the others stand in for, ascending.
    """

    kind: str
    machines: tuple[int, ...]
    slots: tuple[DeckIndex, ...] = ()
    absent: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Closing:
    """What a closed step leads to.

    Attributes:
        step: what is due next; None if the hand waits for its session, or is over.
        events: what to tell the session, in order.
        is_last: nothing more follows in this hand.
    """

    step: Step | None
    events: tuple[DealEvent, ...] = ()
    is_last: bool = False


@dataclass(frozen=True, slots=True)
class Broken:
    """A step that closed and turned out to have been cheated in.

    Attributes:
        machine: who.
        rule: the rule broken.
        kind: which of the machine's envelopes shows it; the last of that kind.
    """

    machine: int
    rule: str
    kind: str


class StepLogic(ABC, Generic[B]):
    """What one kind of step means. A logic has no state; everything is in the `Hand`."""

    body: type[B]

    @abstractmethod
    def check(self, hand: Hand, step: Step, machine: int, body: B) -> str | None:
        """Return the rule that a machine's message breaks, or None; change nothing."""

    @abstractmethod
    def close(self, hand: Hand, step: Step, bodies: Mapping[int, B]) -> Closing | Broken:
        """Take in the checked messages of all machines that spoke, and say what follows."""

    def speak(self, hand: Hand, step: Step) -> B | None:
        """Return what our own machine has to say; None if that is the session's to decide."""
        return None

