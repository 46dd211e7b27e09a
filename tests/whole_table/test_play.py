"""The engine's round as the dealer's game: what is due, what all can judge blind, what the audit finds."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Action, Claim, Discard, Draw, Leave, Pass, Win
from engine.cards import Card, DeckIndex, canonical_deck
from engine.codec import digest, encode_action
from engine.melds import MeldKind
from engine.rules_text import override
from engine.seats import BySeat, Seat
from engine.state import RoundState, deal
from lab.cheating.cheat import Cheat
from lab.simulator.material import any_seats
from net.deal.engine_game import EngineGame, computer_choice
from net.deal.events import CheatProven
from net.deal.game import ActDue, AnswersDue, DrawDue, Foul, OverDue, ShowDue
from net.deal.table import SeatInfo
from net.errors import LocalProtocolError
from tests.support.joined import found, joined, table_of

RULES = any_seats()
PERSON = SeatInfo(0, "", "")


def unknown() -> EngineGame:
    """A round of four of which no card is known; seat 0 opens."""
    return EngineGame(deal(RULES, 4, Seat(0), (None,) * 112), BySeat.fill(4, PERSON))


def offered(card: Card, *, by_draw: bool = False) -> EngineGame:
    """The same with a card on offer: discarded by seat 0, or drawn by seat 1."""
    game = unknown()
    first = Card.wB if by_draw else card
    game.opened(encode_action(Discard(Seat(0), DeckIndex(5))), {DeckIndex(5): first})
    if by_draw:
        game.answered({Seat(seat): encode_action(Pass(Seat(seat))) for seat in (1, 2, 3)})
        game.drawn(card)
    return game


def answer(game: EngineGame, action: Action) -> str | None:
    """The rule by which an answer is a foul for all to see, or None."""
    foul = game.judge_answer(action.seat, encode_action(action))
    return None if foul is None else foul.rule


def claim(seat: int, kind: MeldKind, *cards: int) -> Claim:
    """A claim with cards at these places of a seat's hand."""
    return Claim(Seat(seat), kind, tuple(DeckIndex(20 * seat + card) for card in cards))


def test_what_is_due_follows_the_phases() -> None:
    game = unknown()
    assert game.due() == ActDue(Seat(0))
    game = offered(Card.gX)
    assert game.due() == AnswersDue((Seat(1), Seat(2), Seat(3)))
    game.answered({Seat(seat): encode_action(Pass(Seat(seat))) for seat in (1, 2, 3)})
    assert game.due() == DrawDue(Seat(1), DeckIndex(81))
    game.drawn(Card.gY)
    assert game.due() == AnswersDue((Seat(0), Seat(1), Seat(2), Seat(3)))


def test_the_claim_that_gets_the_card_is_shown() -> None:
    game = offered(Card.gX)
    game.answered(
        {
            Seat(1): encode_action(claim(1, MeldKind.PAIR, 3)),
            Seat(2): encode_action(Pass(Seat(2))),
            Seat(3): encode_action(claim(3, MeldKind.PONG, 1, 2)),
        }
    )

    assert game.due() == ShowDue(Seat(3), (DeckIndex(61), DeckIndex(62)))
    cards = {DeckIndex(61): Card.gX, DeckIndex(62): Card.gX}
    assert game.judge_open(Seat(3), b"", cards) is None
    assert game.judge_open(Seat(3), b"", {**cards, DeckIndex(62): Card.gY}) == Foul(Seat(3), "not_a_meld")
    assert game.judge_open(Seat(3), b"", {DeckIndex(61): Card.gX}) == Foul(Seat(3), "wrong_cards")
    assert game.judge_open(Seat(1), b"", {DeckIndex(23): Card.gX}) == Foul(Seat(1), "wrong_cards")
    game.opened(b"", cards)
    assert game.due() == ActDue(Seat(3))


@pytest.mark.parametrize(
    ("knob", "seats", "nearer", "farther", "is_farther_shown"),
    [
        (
            {"kong_before_pong": True},
            6,
            claim(1, MeldKind.PONG, 1, 2),
            claim(2, MeldKind.KONG, 1, 2, 3),
            True,
        ),
        ({}, 6, claim(1, MeldKind.PONG, 1, 2), claim(2, MeldKind.KONG, 1, 2, 3), False),
        (
            {"out_of_turn_claims": ["pair", "kong", "pong", "win"]},
            4,
            claim(1, MeldKind.CHOW_XYZ, 1, 2),
            claim(2, MeldKind.PAIR, 1),
            True,
        ),
    ],
)
def test_who_gets_the_card_is_known_to_all_by_the_rules_at_the_table(
    knob: dict[str, object], seats: int, nearer: Claim, farther: Claim, *, is_farther_shown: bool
) -> None:
    """Nobody knows a hand, and all machines ask the same claim to be shown."""
    rules = override(RULES, knob)
    deck = (None,) * rules.deck_size(seats)
    game = EngineGame(deal(rules, seats, Seat(0), deck), BySeat.fill(seats, PERSON))
    game.opened(encode_action(Discard(Seat(0), DeckIndex(5))), {DeckIndex(5): Card.gX})
    claims: dict[int, Action] = {nearer.seat: nearer, farther.seat: farther}
    assert all(answer(game, wanted) is None for wanted in claims.values())
    game.answered({Seat(seat): encode_action(claims.get(seat, Pass(Seat(seat)))) for seat in range(1, seats)})

    shown = farther if is_farther_shown else nearer
    assert game.due() == ShowDue(shown.seat, shown.cards)


def test_a_win_is_shown_whole_and_judged() -> None:
    game = offered(Card.gX)
    game.answered(
        {Seat(seat): encode_action(Win(Seat(1)) if seat == 1 else Pass(Seat(seat))) for seat in (1, 2, 3)}
    )

    assert game.due() == ShowDue(Seat(1), tuple(map(DeckIndex, range(20, 40))))
    cards = dict(zip(map(DeckIndex, range(20, 40)), canonical_deck(1, 0), strict=False))
    assert game.judge_open(Seat(1), b"", cards) == Foul(Seat(1), "hand_not_complete")


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Pass(Seat(1)), None),
        (Win(Seat(3)), None),
        (claim(1, MeldKind.PAIR, 0), None),
        (claim(1, MeldKind.CHOW_XYZ, 0, 1), None),
        (claim(3, MeldKind.PONG, 0, 1), None),
        (claim(3, MeldKind.KONG, 0, 1, 2), None),
        (claim(2, MeldKind.PAIR, 0), "out_of_turn"),
        (claim(3, MeldKind.CHOW_XYZ, 0, 1), "out_of_turn"),
        (claim(1, MeldKind.PAIR, 0, 1), "not_a_meld"),
        (claim(1, MeldKind.PONG, 0), "not_a_meld"),
        (claim(1, MeldKind.CHOW_ABC, 0, 1), "not_a_meld"),
        (claim(1, MeldKind.QUAD, 0, 1, 2), "not_a_meld"),
        (claim(1, MeldKind.SINGLE), "not_a_meld"),
        (claim(1, MeldKind.KONG), "not_a_meld"),
        (claim(1, MeldKind.PONG, 0, 0), "not_in_hand"),
        (Claim(Seat(1), MeldKind.PAIR, (DeckIndex(3),)), "not_in_hand"),
        (Claim(Seat(1), MeldKind.PAIR, (DeckIndex(90),)), "not_in_hand"),
        (Claim(Seat(1), MeldKind.PAIR, (DeckIndex(255),)), "not_in_hand"),
        (Pass(Seat(0)), "own_discard"),
        (Draw(Seat(1)), "not_an_action"),
        (Discard(Seat(1), DeckIndex(20)), "not_an_action"),
        (Leave(Seat(1)), "not_an_action"),
    ],
    ids=str,
)
def test_what_all_can_see_of_an_answer(action: Action, rule: str | None) -> None:
    """On a discarded Chariot, with every hand unknown."""
    assert answer(offered(Card.gX), action) == rule


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (claim(1, MeldKind.SINGLE), None),
        (claim(1, MeldKind.CHOW_ABC, 0, 1), None),
        (Pass(Seat(1)), "general_must_be_kept"),
        (Pass(Seat(2)), None),
        (claim(2, MeldKind.KONG, 0, 1, 2), None),
        (Win(Seat(3)), None),
        (claim(2, MeldKind.CHOW_ABC, 0, 1), "general_stays_with_drawer"),
        (claim(2, MeldKind.SINGLE), "general_stays_with_drawer"),
        (claim(1, MeldKind.PONG, 0, 1), "general_not_claimable"),
        (claim(2, MeldKind.PONG, 0, 1), "general_not_claimable"),
    ],
    ids=str,
)
def test_what_all_can_see_of_an_answer_to_a_drawn_general(action: Action, rule: str | None) -> None:
    assert answer(offered(Card.gA, by_draw=True), action) == rule


def test_an_answer_speaks_for_its_own_seat() -> None:
    assert offered(Card.gX).judge_answer(Seat(1), encode_action(Pass(Seat(2)))) == Foul(
        Seat(1), "not_an_action"
    )


@given(st.integers(0, 3), st.binary(max_size=16), st.booleans())
def test_any_bytes_for_an_answer_are_judged(seat: int, choice: bytes, by_draw: bool) -> None:  # noqa: FBT001 - drawn
    game = offered(Card.gA if by_draw else Card.gX, by_draw=by_draw)
    before = digest(game.state)
    foul = game.judge_answer(Seat(seat), choice)

    assert foul is None or foul.seat == seat
    assert digest(game.state) == before


@given(
    st.integers(0, 3),
    st.binary(max_size=16),
    st.dictionaries(st.integers(0, 19), st.sampled_from(list(Card)[:28]), max_size=4),
)
def test_any_bytes_for_an_opening_are_judged(seat: int, why: bytes, cards: dict[int, Card]) -> None:
    game = unknown()
    foul = game.judge_open(Seat(seat), why, {DeckIndex(slot): card for slot, card in cards.items()})

    assert foul is None or foul.seat == seat


@pytest.mark.parametrize(
    ("why", "cards", "rule"),
    [
        (Discard(Seat(0), DeckIndex(5)), {5: Card.gX}, None),
        (Discard(Seat(0), DeckIndex(80)), {80: Card.gX}, None),
        (Discard(Seat(0), DeckIndex(5)), {5: Card.gA}, "general_not_discarded"),
        (Discard(Seat(0), DeckIndex(5)), {6: Card.gX}, "wrong_cards"),
        (Discard(Seat(0), DeckIndex(5)), {5: Card.gX, 6: Card.gX}, "wrong_cards"),
        (Discard(Seat(0), DeckIndex(25)), {25: Card.gX}, "wrong_cards"),
        (Discard(Seat(1), DeckIndex(25)), {25: Card.gX}, "not_an_action"),
        (Pass(Seat(0)), {5: Card.gX}, "not_an_action"),
        (Draw(Seat(0)), {5: Card.gX}, "not_an_action"),
        (Leave(Seat(0)), {5: Card.gX}, "not_an_action"),
    ],
    ids=str,
)
def test_what_may_be_opened(why: Action, cards: dict[int, Card], rule: str | None) -> None:
    opened = {DeckIndex(slot): card for slot, card in cards.items()}
    foul = unknown().judge_open(Seat(0), encode_action(why), opened)

    assert (None if foul is None else foul.rule) == rule


def test_a_leaver_takes_its_answer_along() -> None:
    """Its pong would have got the card; without it the pair of the next seat does."""
    game = offered(Card.gX)
    game.answered(
        {
            Seat(1): encode_action(claim(1, MeldKind.PAIR, 3)),
            Seat(2): encode_action(Pass(Seat(2))),
            Seat(3): encode_action(claim(3, MeldKind.PONG, 1, 2)),
        }
    )
    game.left([Seat(3)])

    assert game.due() == ShowDue(Seat(1), (DeckIndex(23),))
    game.left([Seat(1)])
    assert game.due() == DrawDue(Seat(2), DeckIndex(81))


def test_when_all_that_could_answer_have_left_the_card_is_declined() -> None:
    game = offered(Card.gX)
    game.left([Seat(1), Seat(2), Seat(3)])

    assert game.due() == DrawDue(Seat(0), DeckIndex(81))
    game.left([Seat(0)])
    assert isinstance(game.due(), OverDue)
    game.left([Seat(0)])


def test_what_was_not_judged_is_not_applied() -> None:
    game = unknown()
    with pytest.raises(LocalProtocolError, match="not judged before"):
        game.opened(encode_action(Discard(Seat(0), DeckIndex(5))), {DeckIndex(5): Card.gA})


def played() -> tuple[EngineGame, Sequence[Card | None]]:
    """A finished round between computer players as an observer saw it, and its deck."""
    table = joined(table_of(2, 4, RULES))
    table.start()
    table.run()
    game = table.observer.game
    assert game is not None
    (audited,) = [event for event in table.observer.events if hasattr(event, "deck")]
    return game, audited.deck


def test_the_audit_replays_a_round_with_all_cards_known() -> None:
    game, deck = played()

    assert game.audit(deck, {}) is None
    other = list(deck)
    own = next(action for action in game.history if isinstance(action, Discard))
    general = other.index(Card.gA)
    other[own.card], other[general] = other[general], other[own.card]
    assert game.audit(other, {}) == Foul(own.seat, "general_not_discarded")


def test_the_audit_replays_computer_players() -> None:
    game, deck = played()
    foul = game.audit(deck, {Seat(seat): bytes(32) for seat in range(4)})

    assert foul is None or foul.rule == "not_the_computer_player"
    found_any = [game.audit(deck, {Seat(seat): bytes((key,)) * 32 for seat in range(4)}) for key in range(6)]
    assert any(found_any), "six wrong keys led to the very same round"


class Tasteless(Cheat):
    """Plays as if its computer player had no taste."""

    name = "tasteless"

    def choose(self, state: RoundState, seat: Seat, action: Action) -> Action:
        """See `Cheat`."""
        del action
        return computer_choice(SeatInfo(0, "hard", ""), state, seat, bytes(32))


def test_who_passes_over_the_taste_of_its_computer_player_is_found() -> None:
    table = table_of(2, 4, RULES, level="hard")
    tasted = replace(table, seats=tuple(replace(seat, name="Hoa", has_taste=True) for seat in table.seats))
    for played_at, cheats, false in [
        (tasted, {}, {}),
        (tasted, {1: Tasteless()}, {1: "not_the_computer_player"}),
        (table, {1: Tasteless()}, {}),
    ]:
        round_of = joined(played_at, cheats=cheats)
        round_of.start()
        round_of.run()
        assert {event.machine: event.rule for event in found(round_of.observer, CheatProven)} == false


def test_a_computer_player_sees_its_own_hand_only() -> None:
    """It chooses the same whatever the others hold."""
    deck = canonical_deck(4, 0)
    mixed = [deck[(place * 45) % 112] for place in range(112)]
    others = [*mixed[:20], *mixed[40:60], *mixed[20:40], *mixed[60:80], mixed[80], *mixed[:80:-1]]
    states = [deal(RULES, 4, Seat(0), tuple(cards)) for cards in (mixed, others)]
    choices = [computer_choice(SeatInfo(0, "normal", ""), state, Seat(0), bytes(32)) for state in states]

    assert states[0].deck != states[1].deck
    assert choices[0] == choices[1]
