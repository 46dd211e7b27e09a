"""Why nobody can call with too few hu: what such a call would bring (docs/rules.md, A32)."""

import pytest

from engine.cards import Card
from engine.seats import Seat
from lab.false_call import RULES, chance, chances, paid, play
from tests.support.rounds import arranged, follow

NINE = "gX gX gX rX rX rX gB gB rA yA wA rB rB yC yC wX wX gY gY wY"
"""Two Pongs, three Generals and Pairs: nine hu, and no junk once a white Cannon comes."""


@pytest.mark.parametrize(("points", "each"), [(9, -11), (10, 1), (12, 3)])
def test_who_lacks_the_ten_pays_each_other_that_and_the_ante(points: int, each: int) -> None:
    assert paid(RULES, points) == each


def test_a_hit_brings_as_many_as_are_held_and_a_miss_costs_eleven() -> None:
    found = chance(RULES, Seat(0), 9, {Card.gX: 3, Card.gB: 2}, {Card.gX: 1, Card.gB: 1, Card.rS: 2})

    assert found.hits == 0.5
    assert found.worth == (3 + 2 - 11 - 11) / 4


def test_a_hand_of_nine_hu_could_make_such_a_call() -> None:
    state = follow(arranged(RULES, {0: "wY", 2: NINE}), "0 discard wY")
    (found,) = chances(state)

    assert (found.seat, found.points) == (2, 9)
    assert 0 < found.hits < 0.5
    assert found.worth < 0


@pytest.mark.slow
def test_in_rounds_of_four_no_such_call_pays() -> None:
    found = [one for number in range(100) for one in play(4, number)[0]]

    assert found
    assert max(one.worth for one in found) < 0
