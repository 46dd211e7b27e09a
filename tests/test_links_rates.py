"""How much may be sent: bursts pass, floods are slowed down, then asked to stop, then dropped."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from net.links.rates import PATIENCE_S, PLAYER, SPECTATOR, Meter, Step, Traffic

SEATED = replace(PLAYER, sorts={"CARRY": Traffic.BULK, "SAY": Traffic.CHAT})


def flood(meter: Meter, kind: str, size: int, every_s: float, until_s: float) -> list[tuple[float, Step]]:
    """Send frames as fast as they are read, and return what was done beside waiting, and when."""
    now, done = 0.0, []
    while now < until_s:
        judgement = meter.count(kind, size, now)
        if judgement.step is not Step.GO_ON:
            done.append((now, judgement.step))
        if judgement.step is Step.DROP:
            break
        now += max(every_s, judgement.wait_s)
    return done


def test_a_burst_of_honest_clicks_is_not_even_slowed_down() -> None:
    meter = Meter(SEATED, 0.0)

    assert all(meter.count("TAKE_SEAT", 60, 0.0).wait_s == 0 for _ in range(200))
    assert all(meter.count("CARRY", 300, 0.0).wait_s == 0 for _ in range(2000))
    assert all(meter.count("SAY", 200, 0.0).wait_s == 0 for _ in range(5))


def test_steady_play_at_the_rate_of_the_budget_is_never_slowed_down() -> None:
    meter = Meter(SEATED, 0.0)

    assert flood(meter, "TAKE_SEAT", 200, 1 / 40, 120.0) == []


def test_a_flood_is_slowed_down_to_the_budget_then_warned_then_dropped() -> None:
    for limits, kind in ((SEATED, "TAKE_SEAT"), (SEATED, "SAY"), (SPECTATOR, "SAY")):
        (warned_at, warned), (dropped_at, dropped) = flood(Meter(limits, 0.0), kind, 50, 0.0, 120.0)

        assert (warned, dropped) == (Step.WARN, Step.DROP)
        assert warned_at >= PATIENCE_S - 1
        assert dropped_at - warned_at >= PATIENCE_S


def test_long_frames_count_by_their_bytes() -> None:
    meter = Meter(SEATED, 0.0)
    waits = [meter.count("CARRY", 64 << 10, 0.0).wait_s for _ in range(65)]

    assert waits[:64] == [0.0] * 64
    assert waits[64] > 0


def test_who_calms_down_is_forgiven() -> None:
    meter = Meter(SEATED, 0.0)
    assert flood(meter, "TAKE_SEAT", 50, 0.0, PATIENCE_S + 1)[-1][1] is Step.WARN

    later = 1000.0
    assert all(meter.count("TAKE_SEAT", 60, later).step is Step.GO_ON for _ in range(200))


@given(st.lists(st.tuples(st.floats(-10, 10), st.integers(0, 1 << 16)), max_size=50))
def test_no_sequence_of_frames_makes_it_wait_for_less_than_nothing(frames: list[tuple[float, int]]) -> None:
    meter, now = Meter(SEATED, 0.0), 0.0

    for passed, size in frames:
        now += passed
        assert meter.count("SAY", size, now).wait_s >= 0
