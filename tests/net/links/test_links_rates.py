"""How much may be sent: bursts pass, floods are slowed down, then asked to stop, then dropped."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.links.rates import LINK, PATIENCE_S, Meter, RateAction


def flood(meter: Meter, size: int, every_s: float, until_s: float) -> list[tuple[float, RateAction]]:
    """Send frames as fast as they are read, and return what was done beside waiting, and when."""
    now, done = 0.0, []
    while now < until_s:
        judgement = meter.count(size, now)
        if judgement.step is not RateAction.GO_ON:
            done.append((now, judgement.step))
        if judgement.step is RateAction.DROP:
            break
        now += max(every_s, judgement.wait_s)
    return done


def test_a_whole_hand_of_six_machines_at_once_is_not_even_slowed_down() -> None:
    meter = Meter(LINK, 0.0)
    shuffles = [meter.count(28_000, 0.0) for _ in range(6)]
    rest = [meter.count(300, 0.0) for _ in range(6 * 250)]

    assert all(judgement.wait_s == 0 for judgement in (*shuffles, *rest))


def test_a_steady_stream_at_the_rate_of_the_budget_is_never_slowed_down() -> None:
    assert flood(Meter(LINK, 0.0), 2000, 1 / LINK.frames_per_s, 30.0) == []


@pytest.mark.parametrize("size", [0, 300, 64 << 10])
def test_a_flood_is_slowed_down_to_the_budget_then_warned_then_dropped(size: int) -> None:
    (warned_at, warned), (dropped_at, dropped) = flood(Meter(LINK, 0.0), size, 0.0, 60.0)

    assert (warned, dropped) == (RateAction.WARN, RateAction.DROP)
    assert warned_at >= PATIENCE_S - 1
    assert dropped_at - warned_at >= PATIENCE_S - 1


def test_who_calms_down_is_forgiven() -> None:
    meter = Meter(LINK, 0.0)
    assert flood(meter, 300, 0.0, PATIENCE_S + 1)[-1][1] is RateAction.WARN

    later = 1000.0
    assert all(meter.count(300, later).step is RateAction.GO_ON for _ in range(4000))
    assert flood(meter, 300, 0.0, PATIENCE_S + 1)[-1][1] is RateAction.WARN


@given(st.lists(st.tuples(st.floats(-10, 10), st.integers(0, 1 << 16)), max_size=50))
def test_no_sequence_of_frames_makes_it_wait_for_less_than_nothing(frames: list[tuple[float, int]]) -> None:
    meter, now = Meter(LINK, 0.0), 0.0

    for passed, size in frames:
        now += passed
        assert meter.count(size, now).wait_s >= 0
