"""Steps: at every point of a round the state says who must speak and what kind of message is due.

The order of arrival never matters: a step closes when every machine it names has sent its message, and what
follows depends only on these messages (docs/protocol.md, 4).
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.cards import DeckIndex
from net.deal.events import DealEvent
from net.deal.round_deal import RoundDeal
from net.wire.codec import Message

B = TypeVar("B", bound=Message)
W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class Step:
    """A step: the messages that the round waits for.

    Attributes:
        kind: of the envelopes due.
        machines: the machines that must send one, ascending.
        slots: the deck positions it is about, ascending; what they mean depends on the kind.
        absent: in MASKS_FOR and WALL_FOR, the machines whose shares are reconstructed, ascending.
    """

    kind: str
    machines: tuple[int, ...]
    slots: tuple[DeckIndex, ...] = ()
    absent: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Breach:
    """The rule that a machine's message breaks.

    Attributes:
        rule: the stable name of the rule.
        against: the kinds of the same machine's earlier envelopes that it contradicts.
    """

    rule: str
    against: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BrokenStep:
    """A cheat that showed when a step closed.

    Attributes:
        machine: the cheat.
        rule: the rule broken.
        shown: the envelopes that prove it, by machine and kind; of each the last of that kind.
    """

    machine: int
    rule: str
    shown: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Closing:
    """The result of closing a step.

    Attributes:
        step: the next step; None if the round waits for its session, or is over.
        events: what to tell the session, in order.
        is_last: nothing more follows in this round.
        cheats: the cheats that were found; the round goes on.
    """

    step: Step | None
    events: tuple[DealEvent, ...] = ()
    is_last: bool = False
    cheats: tuple[BrokenStep, ...] = ()


class StepLogic(ABC, Generic[B, W]):
    """The logic of one kind of step: bodies of type B, read into meanings of type W.

    A logic has no state of its own; everything is in the `RoundDeal`, which only `close` and `speak` change.
    """

    body: type[B]

    def __init__(self, hand: RoundDeal, step: Step) -> None:
        self.hand = hand
        self.step = step

    @abstractmethod
    def read(self, machine: int, body: B) -> W | Breach:
        """Return the content of another machine's message, or the rule that it breaks; change nothing."""

    @abstractmethod
    def close(self, words: Mapping[int, W]) -> Closing | BrokenStep:
        """Process the messages of all machines, ascending; return the result.

        Before anybody has seen a card, a cheat makes it impossible to go on and is returned instead.
        """

    def speak(self) -> tuple[B, W] | None:
        """Return our own machine's message, and its meaning; None if the session decides."""
        return None


class UnanimousLogic(StepLogic[B, B]):
    """A step in which all machines must send the same message."""

    rule: str
    """The rule that a machine breaks by saying anything else."""

    @abstractmethod
    def agreed(self) -> B:
        """Return the message that all must send."""

    @abstractmethod
    def follow(self) -> Closing:
        """Return the next step once all have sent the message."""

    def read(self, machine: int, body: B) -> B | Breach:  # noqa: ARG002 - all must say the same
        """Refuse any other message."""
        return body if body == self.agreed() else Breach(self.rule)

    def close(self, words: Mapping[int, B]) -> Closing:  # noqa: ARG002 - they are all the same
        """Go on."""
        return self.follow()

    def speak(self) -> tuple[B, B]:
        """Send the same message."""
        return self.agreed(), self.agreed()
