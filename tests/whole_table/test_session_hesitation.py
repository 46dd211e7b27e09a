"""When sealed answers leave: from its time alone nobody can tell what a seat could do with a card."""

import math
from bisect import bisect_left
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from statistics import median

import pytest

from engine.actions import Action, Pass
from engine.seats import Seat
from engine.view import conceal
from lab.simulator.material import chance
from net.deal.game import ActDue
from net.deal.terms import Terms
from net.match.beat import (
    LONGEST_S,
    LONGEST_TURN_S,
    MEDIAN_S,
    SPREAD,
    STRICT_WINDOW_S,
    Occasion,
    beat_for,
    difficulty,
    hesitation_s,
    occasion_of,
)
from net.match.failure_detector import SILENCE_S
from net.match.status import Question
from net.pace import FAMILY, INSTANT, LEARNING, NORMAL, QUICK, Pace, parse_pace
from tests.support.matches import joined, played, pvt, seated
from tests.support.rounds import arranged
from tests.support.rulesets import PVT

ONE_ROUND, ONE_STRICT_ROUND = Terms(rounds=1), Terms(rounds=1, is_strict=True)


@dataclass(frozen=True)
class Timed:
    """A sealed answer.

    Attributes:
        took_s: how long after its question it left; everybody sees that.
        had_choice: whether its seat could do anything but pass; nobody should see that.
    """

    took_s: float
    had_choice: bool


def answers(
    thinks_s: Callable[[Random], float], labels: Iterable[int] = range(1, 6), terms: Terms = ONE_ROUND
) -> list[Timed]:
    """The sealed answers of four people who look for so long, then mostly pass.

    They pass at once where they must.
    """
    rng, found = Random(1), list[Timed]()
    for label in labels:
        asked: list[tuple[int, float, bool]] = []

        def person(
            place: int, asked: list[tuple[int, float, bool]] = asked
        ) -> Callable[[Question], tuple[float, Action]]:
            def answer(question: Question) -> tuple[float, Action]:
                has_choice = len(question.legal) > 1
                if question.is_answer:
                    asked.append((place, question.opened_at, has_choice))
                if question.is_answer and not has_choice:
                    return 0.0, question.legal[0]
                passes = [action for action in question.legal if isinstance(action, Pass)]
                return thinks_s(rng), rng.choice([*question.legal, *passes * 3])

            return answer

        table = joined(seated(4, levels=[""] * 4, rules=pvt(), terms=terms), label=label)
        table.people = {place: person(place) for place in range(4)}
        played(table)
        left = {place: table.times("CLAIM_COMMIT", place) for place in range(4)}
        for place, opened_at, has_choice in asked:
            took_s = left[place][bisect_left(left[place], opened_at)] - opened_at
            found.append(Timed(took_s, has_choice))
    return found


def guessed_right(seen: list[Timed], *, later_had_choice: bool) -> float:
    """The part guessed right, of either kind half, by the moment that tells best who had a choice."""
    ordered = sorted(seen, key=lambda one: one.took_s)
    had, had_not = sum(one.had_choice for one in seen), sum(not one.had_choice for one in seen)
    best, early_had, early_had_not = 0.5, 0, 0
    for one, following in zip(ordered, [*ordered[1:], None], strict=True):
        early_had += one.had_choice
        early_had_not += not one.had_choice
        if following is None or following.took_s > one.took_s + 1e-6:
            right = early_had_not / had_not + 1 - early_had / had
            best = max(best, right / 2 if later_had_choice else 1 - right / 2)
    return best


def as_people_do(rng: Random) -> float:
    """Think as long as the figures say that people do."""
    return max(FAMILY.claim_floor_s, min(LONGEST_S, rng.lognormvariate(math.log(MEDIAN_S), SPREAD)))


@pytest.mark.long
def test_by_the_time_of_an_answer_nobody_tells_whether_its_seat_had_a_choice() -> None:
    seen = answers(as_people_do)

    assert sum(one.had_choice for one in seen) > 100
    assert max(guessed_right(seen, later_had_choice=later) for later in (False, True)) < 0.6
    assert sum(one.took_s < FAMILY.claim_floor_s + 0.05 for one in seen) < len(seen) / 10


@pytest.mark.long
def test_with_people_far_slower_than_the_figures_three_guesses_in_four_are_right_at_most() -> None:
    assert guessed_right(answers(lambda rng: rng.uniform(1.0, 4.0)), later_had_choice=True) < 0.76


def test_on_the_strict_clock_there_is_nothing_to_guess_by() -> None:
    seen = answers(lambda rng: rng.uniform(1.0, 4.0), range(1, 3), ONE_STRICT_ROUND)

    assert guessed_right(seen, later_had_choice=True) == pytest.approx(0.5)
    assert {round(one.took_s, 6) for one in seen} == {STRICT_WINDOW_S}


@pytest.mark.parametrize("pace", [FAMILY, LEARNING, NORMAL, QUICK, parse_pace("1+0"), parse_pace("3+10")])
def test_an_automatic_answer_takes_as_long_as_a_persons_may(pace: Pace) -> None:
    rng = chance("hesitation")
    times = [hesitation_s(Terms(pace), Occasion.WINDOW, rng) for _ in range(2000)]

    assert pace.claim_floor_s <= min(times) < max(times) <= min(LONGEST_S, pace.claim_limit_s or LONGEST_S)
    assert len(set(times)) == len(times)
    if pace in (FAMILY, NORMAL):
        assert median(times) == pytest.approx(MEDIAN_S, rel=0.1)


def test_nothing_hesitates_where_windows_last_the_same_or_no_time() -> None:
    rng = chance("hesitation")

    assert hesitation_s(Terms(is_strict=True), Occasion.WINDOW, rng) == 0.0
    assert hesitation_s(Terms(is_strict=True), Occasion.DECLARATION, rng) > 0.0
    assert hesitation_s(Terms(INSTANT), Occasion.WINDOW, rng) == 0.0


def turns_s(pace: Pace, occasion: Occasion) -> list[float]:
    """The times of a computer player's turns that begin at any moment."""
    return [
        beat_for(Terms(pace), occasion, at, 0.0).leaves_at - at for at in (5.3 * turn for turn in range(300))
    ]


@pytest.mark.parametrize("pace", [FAMILY, LEARNING, NORMAL, QUICK, parse_pace("1+0")])
def test_a_computer_player_takes_peoples_time_over_its_turn(pace: Pace) -> None:
    times = turns_s(pace, Occasion.COMPUTERS_TURN)

    assert min(times) >= pace.claim_floor_s - 1e-6
    assert max(times) <= LONGEST_TURN_S + 1e-6
    assert LONGEST_TURN_S <= SILENCE_S / 2, "nobody takes a player that thinks for a machine that is silent"
    assert len({round(time, 3) for time in times}) > 50
    assert {round(time, 6) for time in turns_s(INSTANT, Occasion.COMPUTERS_TURN)} == {0.0}


def test_whatever_a_computer_players_hand_is_its_turn_takes_the_same_time() -> None:
    plain = "gX gX gX gY gY gY gZ gZ gZ rX rX rX rY rY rY rZ rZ rZ wB yC wA"
    hard = "gB gX rC rX wB wX yC yX gS gA gA rA rA wA wA yA yA gC gC gC gC"
    states = [arranged(PVT, {0: hand}) for hand in (plain, hard)]
    seen = [*states, *(conceal(state, Seat(1)) for state in states)]

    assert difficulty(states[0], Seat(0)) < difficulty(states[1], Seat(0))
    assert {occasion_of(ActDue(Seat(0)), state, is_person=False) for state in seen} == {
        Occasion.COMPUTERS_TURN
    }


def test_an_answer_given_beforehand_hesitates_whatever_it_is() -> None:
    times = []
    for label in range(6):
        table = joined(seated(3, levels=[""] * 3), label=label)
        asked = table.matches[0]
        table.start()
        assert table.run(
            until=lambda _all, asked=asked: asked.question is not None and asked.question.is_answer
        )
        question = asked.question
        assert question is not None
        assert asked.choose(question.number, question.legal[0], table.now, is_automatic=True)
        assert table.run(until=lambda all_: bool(all_.times("CLAIM_COMMIT", 0)), limit_s=10)
        times.append(table.times("CLAIM_COMMIT", 0)[0] - question.opened_at)

    assert min(times) > FAMILY.claim_floor_s
    assert len({round(time, 3) for time in times}) == len(times)
