"""Decisions looked back at: judged from what the seat saw, against what the hard player would have done."""

from dataclasses import replace

from engine.actions import Discard
from engine.ai.appraisal import appraise
from engine.legal import legal_actions
from engine.seats import Seat
from engine.view import conceal, project
from tests.support.tables import whole_record
from tusac_qt.model.review_words import summary_text
from tusac_qt.play.film import Film, film_of_match
from tusac_qt.play.review import LEAST_MISTAKE, Judged, Review, decisions, judge, mistakes


def film(*levels: str) -> Film:
    made = film_of_match(whole_record(9, rounds=1, levels=levels))
    assert made is not None
    return made


def judged(film: Film, seat: int) -> list[Judged]:
    found = (judge(decision) for decision in decisions(film.rounds[0].frames(), Seat(seat)))
    return [one for one in found if one is not None]


def test_the_hard_player_makes_no_mistake_in_its_own_eyes() -> None:
    played = film("", "easy", "easy", "hard")
    own = judged(played, 3)

    assert own
    assert all(one.cost == 0 and one.choice == one.action for one in own)
    assert mistakes(own) == ()


def test_an_easy_player_makes_some() -> None:
    found = judged(film("", "easy", "easy", "hard"), 1)
    costly = mistakes(found)

    assert 0 < len(costly) <= 3
    assert all(one.cost >= LEAST_MISTAKE and one.choice != one.action for one in costly)
    others = [one.cost for one in found if one not in costly and not one.is_as_proposed]
    assert min(one.cost for one in costly) >= max(others, default=0)
    assert [one.at for one in costly] == sorted(one.at for one in costly)


def test_nobody_is_blamed_for_what_the_program_has_proposed() -> None:
    found = judged(film("", "easy", "easy", "hard"), 0)
    costly = [replace(one, cost=10 * LEAST_MISTAKE) for one in found]

    assert any(one.is_as_proposed for one in costly)
    assert not any(one.is_as_proposed for one in mistakes(costly))
    as_proposed = [one for one in costly if one.is_as_proposed]
    assert (
        summary_text(as_proposed, "")
        == "No real mistakes. A dot (·) marks a move that could have been better."
    )


def test_what_the_seat_could_not_see_changes_no_judgement() -> None:
    for decision in decisions(film("", "easy", "easy", "hard").rounds[0].frames(), Seat(1)):
        blind = conceal(decision.state, Seat(1))
        seen = appraise(project(decision.state, Seat(1)), legal_actions(decision.state, Seat(1)))
        assert appraise(project(blind, Seat(1)), legal_actions(blind, Seat(1))) == seen


def test_a_win_is_worth_more_than_anything_else() -> None:
    frames = film("", "easy", "easy", "hard").rounds[0].frames()
    outcome = frames[-1].state.outcome
    assert outcome is not None
    assert outcome.winner is not None
    won = judge(decisions(frames, outcome.winner)[-1])
    if won is not None:
        assert won.cost == 0


def test_a_review_goes_through_all_decisions() -> None:
    found = decisions(film("", "easy", "easy", "hard").rounds[0].frames(), Seat(0))
    review = Review(found)
    seen = []
    while review.due is not None:
        seen.append(review.due)
        review = review.with_next(judge(review.due))

    assert tuple(seen) == found
    assert any(isinstance(one.action, Discard) for one in review.judged)
