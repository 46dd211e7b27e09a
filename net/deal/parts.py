"""The parts that a round's protocol is made of, and how they are joined for a round in progress."""

from dataclasses import dataclass
from typing import Protocol

from net.deal.events import DealEvent
from net.deal.exclusion.closing_choice import NamedWays
from net.deal.exclusion.exclusion import StepExclusion
from net.deal.exclusion.step_closer import StepCloser
from net.deal.intake import Intake
from net.deal.round_deal import RoundDeal
from net.deal.step_runner import StepRunner
from net.deal.strays import Strays
from net.transcript import Signed


class EnvelopeIntake(Protocol):
    """Takes in envelopes from anywhere."""

    def is_known(self, signed: Signed) -> bool:
        """Return whether exactly this envelope has come already."""

    def keep(self, raw: bytes) -> list[DealEvent]:
        """Let an envelope wait until it is due, if it may belong to the round."""


@dataclass(frozen=True, slots=True)
class RoundParts:
    """The parts of the protocol of one round.

    Attributes:
        runner: goes from step to step over a log of what counted.
        exclusion: says without which machines a step may close, and what must be rolled back.
        closer: closes steps.
        intake: takes envelopes in.
        strays: asks about messages at unknown heads; None where nobody can be asked.
    """

    runner: StepRunner
    exclusion: StepExclusion
    closer: StepCloser
    intake: EnvelopeIntake
    strays: Strays | None


def live_parts(hand: RoundDeal, *, draws_at_once: bool) -> RoundParts:
    """Return the parts for a round in progress.

    Args:
        hand: the round.
        draws_at_once: whether our seats draw as soon as they are due to, without waiting for a call.
    """
    runner = StepRunner(hand, draws_at_once=draws_at_once)
    exclusion = StepExclusion(hand, runner)
    named = NamedWays(hand, runner, exclusion)
    closer = StepCloser(hand, runner, exclusion, named=named, choose=lambda ways: next(ways, None))
    return RoundParts(runner, exclusion, closer, Intake(hand, runner, exclusion), Strays(hand, runner))
