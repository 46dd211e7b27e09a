"""Rounds in which dealt cards are declared, dealt by machines that do not trust each other, and audited."""

from collections.abc import Iterator

import pytest

from engine.actions import Action, Declare, Mulligan
from engine.cards import Card, DeckIndex
from engine.codec import encode_action
from engine.rules_text import override
from engine.rulesets import load
from engine.seats import BySeat, Seat
from engine.state import Phase, deal
from lab.simulator.material import any_seats
from net.deal.engine_game import EngineGame
from net.deal.events import CardsOpened, HandAudited
from net.deal.game import ActDue, AnswersDue, Foul, OverDue, ShowDue
from net.deal.table import SeatInfo
from tests.net.deal.test_dealing import check_fair_end, history, play
from tests.support.joined import Joined, found, joined, only, table_of

WIKI = override(load("wiki"), {"jokers": 5})
DECLARED = {"expose_dealt_kongs": True, "mark_dealt_pongs": True, "mulligan": "optional"}


def opened(table: Joined) -> Iterator[tuple[Seat, list[Card]]]:
    """Return who opened which cards for a claim, a win or a declaration, in order."""
    for event in found(table.observer, CardsOpened):
        if not event.why:
            yield event.seat, [card for _, card in sorted(event.cards.items())]


def test_a_round_of_wiki_with_five_players_and_jokers_is_dealt_played_and_audited() -> None:
    table = play(joined(table_of(5, 5, WIKI)))

    check_fair_end(table)
    deck = only(found(table.observer, HandAudited)).deck
    assert len(deck) == 145
    assert {Card.J1, Card.J2, Card.J3, Card.J4, Card.J5} < set(deck)
    assert [type(action) for action in history(table)[:5]] == [Declare] * 5
    game = table.observer.game
    assert game is not None
    assert game.state.phase in (Phase.WON, Phase.DRAWN)
    assert game.audit(deck, {}) is None


def test_dealt_kongs_are_shown_by_those_that_hold_them() -> None:
    rules = any_seats(players=[4], hand_size=40, copies_per_type=6, dead_wall=5, **DECLARED)
    table = play(joined(table_of(3, 4, rules)))
    game = table.observer.game
    assert game is not None
    check_fair_end(table)

    laid = [action for action in game.history if isinstance(action, Declare) and action.kongs]
    assert laid
    shown = list(opened(table))[: len(laid)]
    assert [seat for seat, _ in shown] == [action.seat for action in laid]
    assert [len(cards) for _, cards in shown] == [len(action.kongs) for action in laid]
    assert [sum(meld.meld.is_dealt for meld in game.state.exposed[action.seat]) for action in laid] == [
        len(action.kongs) // 4 for action in laid
    ]
    marks = [action.marks for action in game.history if isinstance(action, Declare)]
    assert sum(marks) == sum(game.state.marks) > 0


def test_a_mulligan_shows_the_hand_and_makes_the_round_void() -> None:
    rules = any_seats(hand_size=4, **DECLARED)
    table = play(joined(table_of(4, 4, rules)))
    game = table.observer.game
    assert game is not None
    check_fair_end(table)

    assert game.state.phase is Phase.VOID
    assert game.state.outcome is not None
    caller = game.state.outcome.voided_by
    assert caller is not None
    assert Mulligan(caller) in game.history
    (shown,) = opened(table)
    assert shown == (caller, [game.state.card(index) for index in game.state.hands[caller]])


RULES = any_seats(**DECLARED)


def unknown() -> EngineGame:
    """A round of four just dealt of which no card is known."""
    return EngineGame(deal(RULES, 4, Seat(0), (None,) * 112), BySeat.fill(4, SeatInfo(0, "", "")))


def declared(*said: Action) -> EngineGame:
    """The same when all have declared, those not named nothing."""
    game = unknown()
    by_seat = {action.seat: action for action in said}
    nothing = {Seat(seat): Declare(Seat(seat), (), 0) for seat in range(4)}
    game.answered({seat: encode_action(action) for seat, action in {**nothing, **by_seat}.items()})
    return game


def kong(seat: int, *, marks: int = 0) -> Declare:
    """A declaration of the first four cards of a hand."""
    return Declare(Seat(seat), tuple(DeckIndex(20 * seat + place) for place in range(4)), marks)


def test_all_declare_at_once_and_then_show_from_the_dealer_on() -> None:
    assert unknown().due() == AnswersDue((Seat(0), Seat(1), Seat(2), Seat(3)))
    game = declared(kong(3), kong(1, marks=2))
    first, second = kong(1).kongs, kong(3).kongs

    assert game.due() == ShowDue(Seat(1), first)
    assert game.judge_open(Seat(3), b"", dict.fromkeys(second, Card.gX)) == Foul(Seat(3), "wrong_cards")
    assert game.judge_open(Seat(1), b"", dict(zip(first, (Card.gX, Card.gY) * 2, strict=True))) == Foul(
        Seat(1), "not_as_dealt"
    )
    assert game.judge_open(Seat(1), b"", dict.fromkeys(first, Card.gX)) is None
    game.opened(b"", dict.fromkeys(first, Card.gX))
    assert game.due() == ShowDue(Seat(3), second)
    assert not any(game.state.exposed)
    game.opened(b"", dict.fromkeys(second, Card.wX))
    assert game.due() == ActDue(Seat(0))
    assert list(game.state.marks) == [0, 2, 0, 0]
    assert [len(melds) for melds in game.state.exposed] == [0, 1, 0, 1]


def test_who_has_nothing_to_show_waits_for_nobody() -> None:
    assert declared().due() == ActDue(Seat(0))
    assert [told.events for told in declared().told if hasattr(told, "events")] == [()]


def test_a_mulligan_is_judged_when_its_hand_is_shown() -> None:
    game = declared(kong(1), Mulligan(Seat(2)))
    hand = tuple(map(DeckIndex, range(40, 60)))
    poor = [Card.gB, Card.gC, Card.gX, Card.gY, Card.gZ, Card.wB, Card.wC, Card.wX, Card.wY, Card.wZ] * 2

    assert game.due() == ShowDue(Seat(2), hand)
    rich = dict(zip(hand, [Card.gA, *poor[1:]], strict=True))
    assert game.judge_open(Seat(2), b"", rich) == Foul(Seat(2), "hand_not_hopeless")
    game.opened(b"", dict(zip(hand, poor, strict=True)))
    assert isinstance(game.due(), OverDue)
    assert game.state.phase is Phase.VOID


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        (Declare(Seat(1), (), 6), None),
        (Declare(Seat(1), (), 7), "not_as_dealt"),
        (Declare(Seat(1), tuple(map(DeckIndex, (20, 21, 22, 23))), 1), None),
        (Declare(Seat(1), tuple(map(DeckIndex, (20, 21, 22, 40))), 1), "not_in_hand"),
        (Mulligan(Seat(1)), None),
        (Declare(Seat(2), (), 0), "not_an_action"),
    ],
    ids=str,
)
def test_what_all_can_see_of_a_declaration(said: Action, rule: str | None) -> None:
    foul = unknown().judge_answer(Seat(1), encode_action(said))

    assert (None if foul is None else foul.rule) == rule


def test_whoever_leaves_before_it_has_shown_its_kong_lays_none_open() -> None:
    game = declared(kong(1), kong(2))
    game.left([Seat(1)])

    assert game.due() == ShowDue(Seat(2), kong(2).kongs)
    game.opened(b"", dict.fromkeys(kong(2).kongs, Card.gX))
    assert game.due() == ActDue(Seat(0))
    assert [len(melds) for melds in game.state.exposed] == [0, 0, 1, 0]


def test_whoever_leaves_after_it_has_shown_its_kong_lays_none_open_either() -> None:
    game = declared(kong(1), kong(2))
    game.opened(b"", dict.fromkeys(kong(1).kongs, Card.gX))
    game.left([Seat(1), Seat(2)])

    assert game.due() == ActDue(Seat(0))
    assert not any(game.state.exposed)


def test_the_audit_finds_a_pong_that_was_not_marked() -> None:
    rules = any_seats(players=[4], hand_size=40, copies_per_type=6, dead_wall=5, **DECLARED)
    table = play(joined(table_of(2, 4, rules)))
    game, deck = table.observer.game, only(found(table.observer, HandAudited)).deck
    assert game is not None
    assert game.audit(deck, {}) is None

    place, honest = next(
        (place, action)
        for place, action in enumerate(game.history)
        if isinstance(action, Declare) and action.marks
    )
    game.history[place] = Declare(honest.seat, honest.kongs, honest.marks - 1)
    assert game.audit(deck, {}) == Foul(honest.seat, "not_as_dealt")
