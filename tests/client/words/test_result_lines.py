"""The end of a round in words: who fed the winner, what each player pays and why.

The parts make up the payment.
"""

import random
import re
from functools import partial
from itertools import product

import pytest

from engine.cards import Card
from engine.claims import Source
from engine.melds import Meld, MeldKind
from engine.rules import Rules
from engine.rules_text import override
from engine.rulesets import load
from engine.scoring import Ending, Outcome, ScoreLine, Winning, payments
from engine.seats import BySeat, Seat
from engine.state import RoundState, exposed_melds
from engine.view import OfferView
from tests.support.rounds import dealt, play
from tests.support.rulesets import RULESETS, TENHU
from tusac_qt.play.table import PlayerInfo
from tusac_qt.terminal.text_lines import outcome_lines
from tusac_qt.words.i18n import without_marks
from tusac_qt.words.narration import Narrator, score_line_text
from tusac_qt.words.result_lines import (
    ending_line,
    ending_title,
    payment_parts,
    payment_text,
    total_line,
    winning_place,
    won_on_line,
)
from tusac_qt.words.translation import speak

KONG = ScoreLine(
    Meld(MeldKind.KONG, (Card.rX,) * 4, is_dealt=True), is_exposed=True, is_winning=False, points=8
)
PONG = ScoreLine(Meld(MeldKind.PONG, (Card.gB,) * 3), is_exposed=False, is_winning=False, points=3)
WON = ScoreLine(Meld(MeldKind.PAIR, (Card.gC,) * 2), is_exposed=True, is_winning=True, points=0)
NAMES = ("An", "Lan", "Minh", "Hoa")


def _players() -> BySeat[PlayerInfo]:
    return BySeat(tuple(PlayerInfo(name, "") for name in NAMES))


def _narrator() -> Narrator:
    return Narrator(_players(), Seat(0), lambda _: Card.rX)


def _told(rules: Rules, winning: Winning, melds: tuple[Meld, ...] = ()) -> tuple[int, str]:
    """Return what a loser with these melds pays, and what is told of it."""
    table = BySeat(((), melds))
    outcome = Outcome(Seat(0), winning, payments(rules, Seat(0), winning, table))
    return -outcome.payments[Seat(1)], payment_text(payment_parts(rules, outcome, table)[Seat(1)])


@pytest.mark.parametrize(
    ("knobs", "kongs", "paid", "told"),
    [
        ({}, 0, 9, "9 points"),
        ({}, 1, 1, "9 points, less 8 for the red Chariot Kong on the table"),
        (
            {},
            2,
            0,
            (
                "9 points, less 16 for the red Chariot, red Chariot Kongs on the table,"
                " and the 7 left over are lost"
            ),
        ),
        ({"unit": 2}, 0, 18, "9 points at 2 each, 18"),
        ({"payment": "stake", "unit": 5}, 1, 5, "the stake, 5"),
        (
            {"payment": "over_minimum", "min_points_to_win": 7, "unit": 2},
            *(0, 4, "9 points, less the minimum of 7: 4"),
        ),
    ],
)
def test_each_payment_is_told_part_by_part(
    knobs: dict[str, object], kongs: int, paid: int, told: str
) -> None:
    rules = override(load("pvt"), knobs)
    assert _told(rules, Winning((WON, PONG), 9), (KONG.meld,) * kongs) == (paid, told)


def test_a_kong_that_multiplies_is_told() -> None:
    rules = override(load("pvt"), {"kong_multiplier": 2})
    winning = Winning((WON, KONG), 11)
    assert _told(rules, winning) == (22, "11 points, 11 more for the Kong that won")
    outcome = Outcome(Seat(0), winning, BySeat((22, -22)))
    (paid,) = outcome_lines(rules, outcome, BySeat(((), ())), _narrator())[-1:]
    assert paid == "Lan: -22 (11 points, 11 more for the Kong that won)"


def test_what_yellow_generals_bring_is_told() -> None:
    rules = override(load("pvt"), {"payment": "stake", "unit": 10, "yellow_general_bonus": 5})
    general = ScoreLine(Meld(MeldKind.SINGLE, (Card.yA,)), is_exposed=True, is_winning=True, points=1)
    assert _told(rules, Winning((PONG, general), 4)) == (15, "the stake, 10, 5 more for yellow Generals")


def test_who_has_folded_and_owes_nothing_is_told_nothing() -> None:
    rules = override(load("pvt"), {"may_fold": True})
    ending = Ending(Seat(1), folded=(Seat(2),))
    won = Winning((), 15)
    paid = payments(rules, Seat(0), won, BySeat.fill(4, ()), ending)
    told = payment_parts(rules, Outcome(Seat(0), won, paid, ending=ending), BySeat.fill(4, ()))

    assert [[part.text for part in parts] for parts in told] == [[], ["15 points"], [], ["15 points"]]


def _played(rules: Rules, seed: int) -> RoundState:
    seats = sorted(rules.players)[seed % len(rules.players)]
    state = dealt(rules, seed, seats=seats)
    for _, _, step in play(state, random.Random(seed), greed=0.95):
        state = step.state
    return state


VARIANTS = [
    dict(
        zip(
            (
                *("payment", "unit", "kong_multiplier", "loser_kong_deduction", "payment_floor_zero"),
                "yellow_general_bonus",
            ),
            each,
            strict=True,
        )
    )
    for each in product(
        *(("points", "stake", "over_minimum"), (1, 3), (1, 2), ("none", "points", "amount"), (True, False)),
        (0, 7),
    )
]


@pytest.mark.slow
@pytest.mark.parametrize("name", RULESETS)
def test_the_parts_that_are_named_add_up_to_the_payment(name: str) -> None:
    rules = RULESETS[name]
    for seed in range(4):
        state = _played(rules, seed)
        assert state.outcome is not None
        winner, winning = state.outcome.winner, state.outcome.winning
        melds = BySeat(tuple(exposed_melds(state, Seat(seat)) for seat in range(state.seats)))
        if winner is None or winning is None:
            parts = payment_parts(rules, state.outcome, melds)
            assert [-sum(part.amount for part in each) for each in parts] == list(state.outcome.payments)
            continue
        for knobs in ({}, *VARIANTS):
            varied = override(rules, knobs)
            outcome = Outcome(winner, winning, payments(varied, winner, winning, melds))
            told = payment_parts(varied, outcome, melds)
            assert told[winner] == ()
            for seat, parts in told.items():
                if seat != winner:
                    assert sum(part.amount for part in parts) == -outcome.payments[seat]
                    numbers = [re.findall(r"\d+", part.text) for part in parts]
                    assert all(str(abs(p.amount)) in found for p, found in zip(parts, numbers, strict=True))


@pytest.mark.parametrize(
    ("winner", "offer", "told"),
    [
        (2, OfferView(Card.yY, Seat(1), Source.DISCARD, Seat(2)), ("Minh wins with 9 points, on the yellow Cannon Lan"
                                                         " discarded")),
        (2, OfferView(Card.yY, Seat(0), Source.DISCARD, Seat(1)), ("Minh wins with 9 points, on the yellow Cannon you"
                                                         " discarded")),
        (0, OfferView(Card.yY, Seat(1), Source.DRAW, Seat(2)), "You win with 9 points, on the yellow Cannon Lan drew"),
        (0, OfferView(Card.yY, Seat(0), Source.DRAW, Seat(1)), "You win with 9 points, on the yellow Cannon you drew"),
        (2, OfferView(Card.yY, Seat(2), Source.DRAW, Seat(3)), ("Minh wins with 9 points, on the yellow Cannon from"
                                                      " the wall")),
        (2, None, "Minh wins with 9 points, straight from the deal"),
    ],
)  # fmt: skip
def test_the_sentence_says_who_fed_the_winner(winner: int, offer: OfferView | None, told: str) -> None:
    outcome = Outcome(Seat(winner), Winning((WON, PONG), 9), BySeat((0, 0, 0, 0)))

    assert ending_title(outcome, _narrator()) == ("Minh wins! (Tới!)" if winner else "You win! (Tới!)")
    assert ending_line(outcome, offer, _narrator()) == told


def test_why_nobody_pays_is_told() -> None:
    drawn = Outcome(None, None, BySeat((0, 0, 0, 0)))
    assert ending_title(drawn, _narrator()) == "Nobody wins"
    assert ending_line(drawn, None, _narrator()) == "No draws are left, so nobody pays."
    assert total_line(drawn) == ""
    thrown = Outcome(None, None, BySeat((0, 0, 0, 0)), voided_by=Seat(1))

    assert ending_line(thrown, None, _narrator()).startswith("Lan throws in a hopeless hand")


def test_a_bonus_is_told_with_the_sum() -> None:
    assert total_line(Outcome(Seat(0), Winning((WON, PONG), 3), BySeat((0,)))) == "Total: 3 points"
    outcome = Outcome(Seat(0), Winning((WON, PONG), 5), BySeat((0,)))

    assert total_line(outcome) == "Total: 5 points, 2 of them for winning"


def test_the_winning_card_is_found_in_its_set_alone() -> None:
    assert winning_place(WON, Card.gC) == 0
    assert winning_place(PONG, Card.gB) is None
    assert winning_place(WON, None) is None


@pytest.mark.parametrize(
    ("owner", "source", "told"),
    [
        (Seat(0), Source.DRAW, "on red Chariot, which you drew"),
        (Seat(0), Source.DISCARD, "on red Chariot, which you discarded"),
        (Seat(1), Source.DRAW, "on red Chariot, which Lan drew"),
        (Seat(1), Source.DISCARD, "on red Chariot, which Lan discarded"),
    ],
)
def test_the_moment_of_a_win_says_whose_card_it_was_and_how_it_came(
    owner: Seat, source: Source, told: str
) -> None:
    offer = OfferView(Card.rX, owner, source, Seat(2))
    assert without_marks(won_on_line(offer, _narrator())) == told


@pytest.mark.parametrize(("language", "named"), [("en", "hu"), ("vi", "hồ")])
def test_a_win_of_ten_hu_is_told_in_hu_from_line_to_bill(
    language: str, named: str, request: pytest.FixtureRequest
) -> None:
    """Jokers or not: in Vietnamese no lệnh of the south."""
    rules = override(TENHU, {"jokers": 5, "unit": 2})
    lines = (ScoreLine(Meld(MeldKind.SINGLE, (Card.J1,)), is_exposed=True, is_winning=True, points=1),)
    outcome = Outcome(Seat(0), Winning(lines, 12), BySeat((34, -34)))
    request.addfinalizer(partial(speak, "en"))
    speak(language)
    narrator = Narrator(
        BySeat.fill(2, PlayerInfo("Lan", "")), None, lambda _: Card.gX, points=rules.point_name
    )
    told = [
        narrator.outcome(outcome),
        ending_line(outcome, None, narrator),
        score_line_text(lines[0], rules.point_name),
        total_line(outcome, rules.point_name),
        payment_text(payment_parts(rules, outcome, BySeat.fill(2, ()))[Seat(1)]),
    ]

    for text in told:
        assert named in text
        assert "lệnh" not in text
        assert "point" not in text
