"""One step of a round by itself: as an observer stands in it, with what honest machines say there."""

from dataclasses import dataclass
from typing import Any, TypeVar

from lab.cheating.cheat import parsed
from net.deal.round_deal import RoundDeal
from net.deal.steps.step import Breach, Closing, Step, StepLogic
from net.deal.steps.table_of_steps import LOGIC
from net.wire.codec import Message
from net.wire.deal import decode_body
from tests.support.joined import joined, table_of

M = TypeVar("M", bound=Message)


@dataclass
class OpenStep:
    """A step in which nobody has been heard yet.

    Attributes:
        hand: the round as the observer has it.
        step: the step.
        said: the message that each machine that is due has signed in it.
    """

    hand: RoundDeal
    step: Step
    said: dict[int, Message]

    @property
    def logic(self) -> StepLogic[Any, Any]:
        """The logic that judges it."""
        return LOGIC[self.step.kind](self.hand, self.step)

    def said_by(self, author: int, kind: type[M]) -> M:
        """The message of a machine, which is of this kind."""
        body = self.said[author]
        assert isinstance(body, kind)
        return body

    def rule(self, author: int, body: Message) -> str | None:
        """The rule that a message would break; None if it is right."""
        meaning = self.logic.read(author, body)
        return meaning.rule if isinstance(meaning, Breach) else None

    def close(self) -> Closing:
        """Close the step over all messages."""
        closing = self.logic.close(self.meanings())
        assert isinstance(closing, Closing)
        return closing

    def meanings(self) -> dict[int, Any]:
        """The meanings of the messages."""
        return {author: self.logic.read(author, body) for author, body in sorted(self.said.items())}


def step_of(kind: str, *, machines: int = 3, nth: int = 1, label: object = 0) -> OpenStep:
    """The nth step of a kind in a round of so many machines, whose seats are computer players."""
    table = joined(table_of(machines), label=label)
    heads: list[bytes] = []
    said: dict[int, Message] = {}

    def network(sender: int, receiver: int, raw: bytes) -> tuple[bytes, ...]:
        envelope = parsed(raw).envelope
        if receiver != machines or envelope.kind != kind:
            return (raw,)
        if envelope.head not in heads:
            heads.append(envelope.head)
        if heads.index(envelope.head) != nth - 1:
            return (raw,)
        body = decode_body(kind, envelope.body)
        assert body is not None
        said[sender] = body
        return ()

    table.network = network
    table.start()
    table.run()
    dealer = table.observer.dealer
    assert dealer.step is not None
    assert dealer.step.kind == kind
    assert said.keys() == set(dealer.step.machines)
    return OpenStep(dealer.hand, dealer.step, said)
