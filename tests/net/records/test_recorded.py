"""A record gone through envelope by envelope: what follows where it stands, and what stands there for nothing."""

from functools import cache

import pytest

from lab.cheating.cheat import parsed
from net.deal.events import DealEvent, DeckSealed, HandClosed
from net.deal.exclusion.exclusion import StepExclusion
from net.deal.step_runner import StepRunner
from net.deal.steps.step import Step
from net.records.autoplay import Autoplayer
from net.records.record_intake import RecordIntake
from net.records.recorded import RecordedRound
from tests.support.joined import Joined, hand_of, joined, table_of

MACHINES = 3


@cache
def played() -> Joined:
    """A round of three machines that was played to its end."""
    table = joined(table_of(MACHINES))
    table.start()
    table.run()
    return table


def gone_through(envelopes: list[bytes]) -> tuple[RecordedRound, list[DealEvent]]:
    """A record with these envelopes, gone through."""
    recorded = RecordedRound(hand_of(MACHINES, None))
    observer = Autoplayer(recorded.protocol, deals_at_once=False)
    observer.start()
    for place, raw in enumerate(envelopes):
        following = envelopes[place + 1 : place + 2]
        recorded.read_up_to(parsed(following[0]).envelope.head if following else None)
        events = observer.receive(raw)
        dealer = played().observer.dealer.hand.dealer
        if dealer is not None and any(isinstance(event, DeckSealed) for event in events):
            observer.deal(dealer)
    return recorded, observer.events


def ids(envelopes: list[bytes]) -> set[bytes]:
    """The ids of envelopes."""
    return {parsed(raw).id for raw in envelopes}


def test_every_envelope_of_an_honest_record_follows_and_the_round_closes() -> None:
    log = played().observer.dealer.log
    recorded, events = gone_through(log)

    assert any(isinstance(event, HandClosed) for event in events)
    assert recorded.followed() == ids(log)
    assert recorded.protocol.log == log
    assert recorded.end() == []


@pytest.mark.parametrize("at", [1, 7, 20, 40])
def test_what_stands_too_early_or_twice_follows_from_nothing(at: int) -> None:
    log = played().observer.dealer.log
    late = log[-1]
    recorded, _ = gone_through([*log[:at], late, *log[at:]])
    assert parsed(late).id not in recorded.followed()

    doubled, _ = gone_through([*log[:at], *log[: at + 1], *log[at:]])
    assert doubled.followed() == ids(log), "an envelope counts where it stands first"


def test_a_record_that_stops_is_unfinished_and_all_in_it_follows() -> None:
    log = played().observer.dealer.log[:30]
    recorded, events = gone_through(log)

    assert recorded.followed() == ids(log)
    assert not recorded.protocol.is_over
    assert not any(isinstance(event, HandClosed) for event in events)


def test_the_order_of_a_record_counts_for_what_cannot_be_judged_is_never_judged_later() -> None:
    hand = hand_of(MACHINES, None)
    runner = StepRunner(hand, draws_at_once=True)
    intake = RecordIntake(hand, runner, StepExclusion(hand, runner))
    runner.log.open(Step("COMMIT", hand.live))
    first, *_, last = played().observer.dealer.log

    for raw in (last, first, first):
        intake.keep(raw)
    assert intake.is_known(parsed(last))
    assert intake.followed() == {parsed(first).id}
