"""How the points of a won round are told: sum, bonus, multiplier, stake, and why one pays less."""

import pytest

from engine.cards import Card
from engine.melds import Meld, MeldKind
from engine.rules_text import override
from engine.rulesets import load
from engine.scoring import Outcome, ScoreLine, Winning
from engine.seats import BySeat, Seat
from tusac_qt.words.result_lines import origin_text, payment_note, total_lines

KONG = ScoreLine(
    Meld(MeldKind.KONG, (Card.rX,) * 4, is_dealt=True), is_exposed=True, is_winning=False, points=8
)
PONG = ScoreLine(Meld(MeldKind.PONG, (Card.gB,) * 3), is_exposed=False, is_winning=False, points=3)
WON = ScoreLine(Meld(MeldKind.PAIR, (Card.gC,) * 2), is_exposed=True, is_winning=True, points=0)


def _outcome(points: int) -> Outcome:
    return Outcome(Seat(0), Winning((WON, PONG, KONG), points), BySeat((0, 0)))


@pytest.mark.parametrize(
    ("knobs", "points", "told"),
    [
        ({}, 11, ["Together 11 points"]),
        ({"win_bonus": 3}, 14, ["Together 14 points", "a bonus of 3 points included"]),
        (
            {"kong_multiplier": 2},
            11,
            [
                "Together 11 points",
                "A Kong: 2 times, 22 points",
            ],
        ),
        (
            {"payment": "stake", "unit": 5, "kong_multiplier": 2},
            11,
            [
                "Together 11 points",
                "A Kong: everybody pays the stake 2 times, 10",
            ],
        ),
        (
            {"payment": "stake", "unit": 5},
            11,
            [
                "Together 11 points",
                "Everybody pays the stake: 5",
            ],
        ),
    ],
)
def test_what_makes_up_a_win_is_told_line_by_line(
    knobs: dict[str, object], points: int, told: list[str]
) -> None:
    assert total_lines(override(load("pvt"), knobs), _outcome(points)) == told


def test_an_even_sum_is_told_where_it_cannot_be() -> None:
    assert total_lines(load("wiki"), _outcome(12))[-1].startswith("✗ even")


def test_without_a_winner_there_is_nothing_to_tell() -> None:
    assert total_lines(load("pvt"), Outcome(None, None, BySeat((0, 0)))) == []


def test_each_set_says_where_it_comes_from() -> None:
    assert [origin_text(line) for line in (WON, PONG, KONG)] == [
        "with the winning card",
        "in hand",
        "dealt, laid open",
    ]


def test_who_pays_less_is_told_why() -> None:
    rules = load("pvt")
    outcome = Outcome(Seat(0), Winning((WON, PONG), 15), BySeat((39, -15, -9, -15)))

    assert payment_note(rules, outcome, Seat(2)) == "15, less 6 for a Kong on the table"
    assert [payment_note(rules, outcome, Seat(seat)) for seat in (0, 1, 3)] == ["", "", ""]
    doubled = Outcome(Seat(0), Winning((WON, KONG), 11), BySeat((44, -22, -22)))
    assert payment_note(override(rules, {"kong_multiplier": 2}), doubled, Seat(1)) == ""
    staked = Outcome(Seat(0), Winning((WON, PONG), 15), BySeat((10, -5, -5)))
    assert payment_note(override(rules, {"payment": "stake", "unit": 5}), staked, Seat(1)) == ""
