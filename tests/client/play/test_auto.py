"""Answers given beforehand."""

from engine.actions import Action, Claim, Pass, Win
from engine.cards import Card, DeckIndex
from engine.melds import MeldKind
from engine.seats import Seat
from tusac_qt.play.auto import AutoAnswers

ME = Seat(0)
PASSES, WINS = Pass(ME), Win(ME)
PONG = Claim(ME, MeldKind.PONG, (DeckIndex(1), DeckIndex(2)))
CHOW = Claim(ME, MeldKind.CHOW_XYZ, (DeckIndex(3), DeckIndex(4)))
KEEP = Claim(ME, MeldKind.SINGLE, ())
NOTHING: tuple[Action, ...] = (PASSES,)


def test_by_default_only_what_is_no_choice_is_answered() -> None:
    auto = AutoAnswers()

    assert auto.answer(NOTHING, Card.rX) == PASSES
    assert auto.answer((CHOW, PASSES), Card.rX) is None
    assert auto.answer((WINS, PASSES), Card.rX) is None


def test_the_default_can_be_switched_off() -> None:
    assert AutoAnswers(passes_when_nothing=False).answer(NOTHING, Card.rX) is None


def test_passing_the_round_stops_for_a_win() -> None:
    auto = AutoAnswers(passes_round=True)

    assert auto.answer((PONG, CHOW, PASSES), Card.rX) == PASSES
    assert auto.answer((WINS, PONG, PASSES), Card.rX) is None


def test_passing_until_a_card_stops_at_that_card() -> None:
    auto = AutoAnswers(passes_until=Card.gB)

    assert auto.answer((PONG, PASSES), Card.rX) == PASSES
    assert auto.answer((PONG, PASSES), Card.gB) is None


def test_no_chow_and_pair_still_asks_for_a_pong() -> None:
    auto = AutoAnswers(passes_chow_and_pair=True)

    assert auto.answer((CHOW, PASSES), Card.rX) == PASSES
    assert auto.answer((PONG, CHOW, PASSES), Card.rX) is None


def test_a_win_is_declared_only_if_asked_for() -> None:
    assert AutoAnswers(wins=True).answer((WINS, PONG, PASSES), Card.rX) == WINS
    assert AutoAnswers(wins=True).answer((PONG, PASSES), Card.rX) is None


def test_where_passing_is_not_legal_the_seat_is_asked() -> None:
    everything = AutoAnswers(passes_round=True, passes_chow_and_pair=True)

    assert everything.answer((KEEP,), Card.gA) is None
