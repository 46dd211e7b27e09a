"""A finished record gone through: the rules of play are those of a round in progress.

But how each step was closed is what the heads of the envelopes behind it show, and nobody can be asked.
"""

from collections.abc import Iterator

from net.deal.events import DealEvent
from net.deal.exclusion.closing_choice import ClosingChoice
from net.deal.exclusion.exclusion import StepExclusion
from net.deal.exclusion.step_closer import StepCloser
from net.deal.parts import RoundParts
from net.deal.protocol import DealProtocol
from net.deal.round_deal import RoundDeal
from net.deal.step_runner import StepRunner
from net.records.record_intake import RecordIntake


class RecordedRound:
    """A round that takes the envelopes of its record one by one, as an observer.

    Attributes:
        protocol: the observer's end of it.
    """

    def __init__(self, hand: RoundDeal) -> None:
        self._hand = hand
        self._runner = StepRunner(hand, draws_at_once=True)
        self._next_head: bytes | None = None
        exclusion = StepExclusion(hand, self._runner)
        closer = StepCloser(hand, self._runner, exclusion, named=None, choose=self._recorded_way)
        self._intake = RecordIntake(hand, self._runner, exclusion)
        self.protocol = DealProtocol(
            hand, RoundParts(self._runner, exclusion, closer, self._intake, strays=None)
        )

    def read_up_to(self, next_head: bytes | None) -> None:
        """Take note of the head of the envelope behind the one that comes next; None if none does."""
        self._next_head = next_head

    def _recorded_way(self, ways: Iterator[ClosingChoice]) -> ClosingChoice | None:
        """Return the way to the head of the next envelope; else over all messages; at the end, any.

        While more of the record stands on the present head the step is open.
        """
        if self._next_head == self._hand.head:
            return None
        found = list(ways)
        named = (way for way in found if self._next_head in (None, way.following))
        return next(named, next((way for way in found if not way.left), None))

    def end(self) -> list[DealEvent]:
        """End the record: the round is void if it waits, and too few take part without the cheats."""
        cheats = tuple(sorted(self._hand.cheats & set(self._hand.live)))
        is_waiting = self.protocol.step is not None and not self.protocol.is_over
        is_void = is_waiting and self.protocol.is_too_few_without(cheats)
        return self._runner.void("too_few_machines", cheats) if cheats and is_void else []

    def followed(self) -> set[bytes]:
        """Return the ids of the envelopes that follow, where they stand, from what comes before them."""
        return self._intake.followed()
