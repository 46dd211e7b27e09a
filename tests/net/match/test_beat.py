"""When answers leave: never at once, never late, and so that their time tells nothing of a hand."""

from hypothesis import given
from hypothesis import strategies as st

from lab.simulator.material import chance
from net.deal.terms import Terms
from net.match.beat import (
    LONGEST_S,
    LONGEST_TURN_S,
    Occasion,
    beat_for,
    hesitation_s,
    strict_window_s,
    turn_s,
)
from net.pace import INSTANT, PACES, Pace

paces = st.sampled_from(sorted(PACES.values(), key=lambda pace: pace.name))
occasions = st.sampled_from(Occasion)


@given(paces, occasions, st.integers(0, 1000))
def test_an_automatic_answer_takes_as_long_as_a_persons_may(
    pace: Pace, occasion: Occasion, label: int
) -> None:
    delay_s = hesitation_s(Terms(pace), occasion, chance("delay", label))

    assert pace.claim_floor_s <= delay_s <= min(LONGEST_S, pace.claim_limit_s or LONGEST_S)


def test_where_all_windows_last_the_same_nothing_is_delayed() -> None:
    for pace in PACES.values():
        terms = Terms(pace, is_strict=True)
        assert hesitation_s(terms, Occasion.WINDOW, chance("delay")) == 0.0
        beat = beat_for(terms, Occasion.WINDOW, 50.0, bank_s=9.0)
        assert beat.leaves_at == beat.limit == beat.deadline == 50.0 + strict_window_s(pace)
    assert hesitation_s(Terms(INSTANT), Occasion.WINDOW, chance("delay")) == 0.0


@given(paces, occasions, st.floats(0, 1e6), st.floats(0, 60))
def test_nothing_leaves_after_it_is_due_and_the_bank_is_behind_the_limit(
    pace: Pace, occasion: Occasion, at: float, bank_s: float
) -> None:
    beat = beat_for(Terms(pace), occasion, at, bank_s)

    assert beat.opened_at == at
    assert at <= beat.leaves_at
    assert (beat.limit is None) == (beat.deadline is None)
    if beat.limit is not None and beat.deadline is not None:
        assert beat.leaves_at <= beat.limit <= beat.deadline


@given(paces, st.floats(0, 1e6))
def test_a_computer_player_never_takes_so_long_that_it_is_missed(pace: Pace, at: float) -> None:
    assert beat_for(Terms(pace), Occasion.COMPUTERS_TURN, at, 0.0).leaves_at - at <= LONGEST_TURN_S + 1e-6


@given(paces, st.floats(0, 1), st.floats(0, 1), st.floats(0, 1))
def test_a_harder_discard_takes_longer_by_the_same_chance(
    pace: Pace, one: float, other: float, by_chance: float
) -> None:
    easier, harder = sorted((one, other))
    assert turn_s(pace, easier, by_chance) <= turn_s(pace, harder, by_chance)
