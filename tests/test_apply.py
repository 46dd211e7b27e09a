"""The one way forward: the sequences of rules.md 6.4, the invariants of 7.7, blind play, leaving."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Action, Claim, Declare, Discard, Draw, Leave, Mulligan, Pass, Return, Win
from engine.apply import apply
from engine.cards import Card, DeckIndex, canonical_deck
from engine.claims import Source
from engine.codec import digest
from engine.errors import IllegalAction, Reason, UnknownCard
from engine.events import CardDiscarded, CardDrawn, Event, MeldExposed, OfferDeclined, RoundDrawn, RoundWon
from engine.flow import next_dealer, seats_to_act
from engine.legal import legal_actions
from engine.melds import MeldKind, meld_kind
from engine.notation import format_action, format_meld, parse_action
from engine.partition import partition_for
from engine.rules import Rules
from engine.rules_text import override
from engine.seats import Seat
from engine.state import Phase, RoundState, deal, exposed_melds, reveal
from engine.view import conceal
from tests.support.rounds import arranged, dealt, follow, idle, index_of, play, settle
from tests.support.rulesets import LOOSE, PVT, RULESETS, VIET, WIKI
from tests.support.strategies import FEW, SOME, rulesets, seeds

S, E, N, W = (Seat(seat) for seat in range(4))

COMPLETE = "gY gZ rB rB rC rC rX rX rY rY yB yB yC yC yX yX yY yY wB wB"
"""Twenty cards that wait for gX, and hold no card that others need below."""


def _events(state: RoundState, line: str) -> tuple[Event, ...]:
    return apply(state, parse_action(state, line)).events


# sequences of rules.md 6.4


def test_q1_a_win_beats_a_pong() -> None:
    state = follow(arranged(PVT, {S: "gX", W: COMPLETE, N: "gX gX"}), "0 discard gX", "2 pong gX gX", "3 win")

    assert settle(state).outcome is not None
    assert settle(state).active == W


def test_q2_of_two_wins_on_a_discard_the_nearest_after_the_discarder() -> None:
    both = {S: "gX", N: COMPLETE, W: "gY gZ wC wC wX wX wY wY wZ wZ gC gC rZ rZ yZ yZ gB gB gY gY"}
    state = follow(
        arranged(PVT, {**both, W: both[W].replace("gY gY", "rS rS")}), "0 discard gX", "3 win", "2 win"
    )

    assert settle(state).active == N


def test_q4_of_two_wins_on_a_draw_the_drawer() -> None:
    hands = {S: "wA wZ", E: "gY gZ wC wC wX wX wY wY gC gC rZ rZ yZ yZ gB gB rS rS yS yS", W: COMPLETE}
    state = follow(arranged(PVT, hands, wall="gX"), "0 discard wZ", "1 draw", "3 win", "1 win")

    assert settle(state).active == E


def test_q5_a_pong_that_is_passed_leaves_the_drawer_and_the_next_seat() -> None:
    hands = {S: "wZ", E: "gY gZ", N: "gY gZ", W: "gX gX"}
    state = follow(arranged(PVT, hands, wall="gX"), "0 discard wZ", "1 draw", "3 pass")

    assert Claim(E, MeldKind.CHOW_XYZ, state.hands[E][:2]) in legal_actions(state, E)
    assert Claim(N, MeldKind.CHOW_XYZ, state.hands[N][:2]) in legal_actions(state, N)
    assert legal_actions(state, S) == (Pass(S),)
    both = settle(follow(state, "2 chow_xyz gY gZ", "1 chow_xyz gY gZ"))
    assert (both.phase, both.active) == (Phase.DISCARD, E)
    one = settle(follow(state, "2 chow_xyz gY gZ", "1 pass"))
    assert (one.phase, one.active) == (Phase.DISCARD, N)
    none = settle(state)
    assert (none.phase, none.active) == (Phase.DRAW, N)


def test_q6_a_pong_jumps_the_turn() -> None:
    state = settle(follow(arranged(PVT, {S: "gX", W: "gX gX wX"}), "0 discard gX", "3 pong gX gX"))
    assert (state.phase, state.active) == (Phase.DISCARD, W)

    offered = follow(state, "3 discard wX")
    assert seats_to_act(offered) == (S, E, N)
    assert settle(offered).active == S


def test_q7_a_discard_nobody_wants_is_dead() -> None:
    state = follow(arranged(PVT, {S: "gX"}), "0 discard gX")
    index = state.offer.card if state.offer else None
    state = settle(state)

    assert state.discards[S] == (index,)
    assert (state.phase, state.active) == (Phase.DRAW, E)
    assert state.offer is None


def test_q8_a_drawn_general_is_exposed_and_another_card_discarded() -> None:
    state = follow(arranged(PVT, {S: "wZ", E: "gB gC wX rZ"}, wall="gA"), "0 discard wZ", "1 draw")
    assert [format_action(state, action) for action in legal_actions(state, E)] == [
        "1 chow_abc gB gC",
        "1 single",
    ]

    alone = settle(follow(state, "1 single"))
    assert (alone.phase, alone.active) == (Phase.DISCARD, E)
    assert [format_meld(meld, is_exposed=True) for meld in exposed_melds(alone, E)] == ["[gA]"]
    assert not any(
        alone.card(action.card).is_general
        for action in legal_actions(alone, E)
        if isinstance(action, Discard)
    )


def test_q11_and_q12_the_next_dealer() -> None:
    assert next_dealer(PVT, S, None, 4) == E
    assert next_dealer(PVT, S, N, 4) == N


def test_q13_the_opening_discard() -> None:
    """Every non-General of the 21 cards, including the 21st."""
    state = dealt(PVT, 3, dealer=2)
    cards = {state.card(index) for index in state.hands[N] if not state.card(index).is_general}

    assert len(state.hands[N]) == 21
    assert {
        state.card(action.card) for action in legal_actions(state, N) if isinstance(action, Discard)
    } == cards


def test_q15_a_hand_complete_after_its_discard_has_not_won() -> None:
    state = follow(arranged(WIKI, {S: f"rS {COMPLETE}".replace("gY gZ", "wC wC")}), "0 discard rS")

    assert partition_for(WIKI, 4).deadwood(state.counts[S] or b"") == 0
    assert legal_actions(state, S) == ()


def test_q16_a_steal_beats_the_drawers_own_meld() -> None:
    hands = {S: "wZ", E: "gY gZ", W: "gX gX"}
    state = follow(
        arranged(WIKI, hands, wall="gX"), "0 discard wZ", "1 draw", "1 chow_xyz gY gZ", "3 pong gX gX"
    )

    assert settle(state).active == W
    assert settle(state).hands[E] == state.hands[E]


def test_q17_and_q18_a_draw_not_melded_goes_to_the_next_seat_and_then_nowhere() -> None:
    state = follow(
        arranged(WIKI, {S: "rZ", E: "rS", N: "yC yC wZ"}, wall="yB gX"), "0 discard rZ", "1 draw", "1 pass"
    )
    declined = settle(state)

    assert declined.discards[E] == (DeckIndex(81),)
    assert seats_to_act(declined) == (N,)
    assert legal_actions(declined, N) == (Draw(N),)


def test_q20_a_claim_that_leaves_only_generals_is_a_win() -> None:
    state = follow(arranged(PVT, {S: "wS", E: "gA rA gS rS"}), "0 discard wS")
    short = state._replace(hands=state.hands.replace(E, state.hands[E][:4]))
    short = reveal(short, {})  # counts again

    assert legal_actions(short, E) == (Win(E), Pass(E))


# invariants of rules.md 7.7


def _check_cards(state: RoundState) -> None:
    """Every card is in one place, and each type occurs as often as the deck has it (7.7, 1)."""
    places: list[int] = list(range(state.wall_start, len(state.deck)))
    for seat, hand in state.hands.items():
        places += hand
        places += [index for meld in state.exposed[seat] for index in meld.cards]
        places += state.discards[seat]
    if state.offer is not None:
        places.append(state.offer.card)
    assert sorted(places) == list(range(len(state.deck)))
    assert Counter(state.deck) == Counter(canonical_deck(state.rules.copies(state.seats), state.rules.jokers))


def _check_sizes(state: RoundState) -> None:
    """Hand and exposed melds are 20 cards, with the card to discard 21 (7.7, 2)."""
    for seat, hand in state.hands.items():
        extra = state.phase in (Phase.DISCARD, Phase.DECLARE) and seat == state.active
        extra |= state.phase is Phase.VOID and seat == state.dealer
        own = len(hand) + sum(len(meld.cards) for meld in state.exposed[seat])
        assert own == state.rules.hand_size + extra
        assert state.hands[seat] == tuple(sorted(hand))


def _check_melds(before: RoundState, state: RoundState) -> None:
    """A new meld is valid: a dealt kong, or of the card on offer and at most three of the hand (7.7, 3)."""
    for seat, melds in state.exposed.items():
        for exposed in melds:
            cards = tuple(sorted(state.card(index) for index in exposed.cards))
            assert exposed.meld.cards == cards
            assert meld_kind(cards, state.rules.mixed_color_ranks) is exposed.kind
            if exposed.meld.is_dealt:
                assert state.rules.expose_dealt_quads
                assert exposed.kind is MeldKind.KONG
                assert exposed.source_seat == seat
            elif exposed not in before.exposed[seat]:
                assert before.offer is not None
                assert exposed.cards[0] == before.offer.card
                taken = set(exposed.cards[1:]) & set(before.hands[seat])
                upgraded = len(before.exposed[seat]) == len(melds)
                assert len(taken) == (0 if upgraded else len(exposed.cards) - 1)


def _check_discards(state: RoundState) -> None:
    """No General lies among the discards where they must be kept and may not be thrown (7.7, 10)."""
    if state.rules.drawn_general.value == "must_keep" and state.rules.general_discard.value == "forbidden":
        assert not any(state.card(index).is_general for row in state.discards for index in row)


@given(rules=rulesets, seed=seeds, data=st.data())
@FEW
def test_invariants_of_a_round(rules: Rules, seed: int, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(sorted(rules.players)))
    state = dealt(rules, seed, seats=seats, dealer=seed % seats)
    draws = 0
    for before, action, step in play(state, random.Random(seed), greed=0.6):
        state = step.state
        _check_cards(state)
        _check_sizes(state)
        _check_melds(before, state)
        _check_discards(state)
        draws += isinstance(action, Draw)
        if isinstance(action, Win) and before.offer is not None:
            counts = before.counts[action.seat]
            assert counts is not None
            assert partition_for(rules, seats).deadwood(counts) <= 2  # 7.3 and 7.7, 6
    assert draws <= dealt(rules, seed, seats=seats).wall_count - rules.dead_wall  # 7.7, 9
    outcome = state.outcome
    assert outcome is not None
    assert sum(outcome.payments) == 0  # 7.7, 5
    assert (outcome.winner is None) is (state.phase in (Phase.DRAWN, Phase.VOID))
    assert (outcome.voided_by is None) is (state.phase is not Phase.VOID)
    if outcome.winning is not None:
        assert sum(len(line.meld.cards) for line in outcome.winning.lines) == rules.hand_size + 1
        if rules.name in ("pvt", "wiki", "viet"):
            assert outcome.winning.points % 2 == 1  # 7.7, 4
            assert 1 <= outcome.winning.points <= 41


def test_at_most_25_draws_in_pvt() -> None:
    """A8: the card that leaves six in the wall is played out, and nobody draws after it."""
    state = dealt(PVT, 1)
    while not state.is_over:
        seat = seats_to_act(state)[0]
        legal = legal_actions(state, seat)
        state = apply(state, legal[0] if state.phase is Phase.DISCARD else legal[-1]).state

    assert state.phase is Phase.DRAWN
    assert state.wall_count == 6
    assert state.outcome is not None
    assert list(state.outcome.payments) == [0, 0, 0, 0]


@given(seed=seeds, rules=rulesets)
@FEW
def test_the_same_actions_lead_to_the_same_digests(seed: int, rules: Rules) -> None:
    first = dealt(rules, seed, seats=max(rules.players))
    actions = [action for _, action, _ in play(first, random.Random(seed), greed=0.5)]
    digests: list[list[bytes]] = []
    for _ in range(2):
        state = dealt(rules, seed, seats=max(rules.players))
        digests.append([digest(state := apply(state, action).state) for action in actions])
    assert digests[0] == digests[1]


@given(seed=seeds)
@FEW
def test_answers_may_come_in_any_order(seed: int) -> None:
    """The result of an offer does not depend on who answers first (network.md I8)."""
    state = dealt(PVT, seed)
    chance = random.Random(seed)
    while not state.is_over:
        answers = [(seat, chance.choice(legal_actions(state, seat))) for seat in seats_to_act(state)]
        results = set()
        for _ in range(3):
            after = state
            for _, action in chance.sample(answers, len(answers)):
                after = apply(after, action).state
            results.add(digest(after))
        assert len(results) == 1
        state = after


# events


def test_events_tell_what_happened() -> None:
    state = arranged(PVT, {S: "gX", E: "gY gZ", N: "gX gX"}, wall="rA")
    index = index_of(state, S, "gX")
    assert _events(state, "0 discard gX") == (CardDiscarded(S, index, Card.gX),)

    state = follow(state, "0 discard gX", "1 pass", "3 pass")
    (exposed,) = _events(state, "2 pong gX gX")
    assert isinstance(exposed, MeldExposed)
    assert exposed.seat == N
    assert exposed.meld.cards == (index, *(state.hands[N][:2]))
    assert exposed.meld.source_seat == S
    assert _events(state, "2 pass") == (OfferDeclined(S, index),)

    state = settle(state)
    assert _events(state, "1 draw") == (CardDrawn(E, DeckIndex(81), Card.rA),)
    assert _events(follow(state, "1 draw"), "2 pass") == ()


def test_the_last_event_of_a_round_is_its_outcome() -> None:
    for seed in range(6):
        *_, (_, _, step) = play(dealt(PVT, seed), random.Random(seed), greed=0.9)
        last = step.events[-1]
        assert isinstance(last, RoundWon | RoundDrawn)
        assert last.outcome == step.state.outcome


def test_a_win_shows_its_hand_and_is_paid() -> None:
    state = settle(follow(arranged(PVT, {S: "gX", W: COMPLETE}), "0 discard gX", "3 win"))
    outcome = state.outcome
    assert outcome is not None
    assert outcome.winning is not None

    assert outcome.winner == W
    assert outcome.winning.points == 1
    assert list(outcome.payments) == [-1, -1, -1, 3]
    assert state.offer is not None


def test_dealt_win() -> None:
    """A10: only before anything else has happened."""
    state = arranged(PVT, {S: f"gX {COMPLETE}"})
    assert legal_actions(state, S)[0] == Win(S)

    won = apply(state, Win(S)).state
    assert won.phase is Phase.WON
    assert won.offer is None
    assert won.outcome is not None
    assert won.outcome.winning is not None
    assert won.outcome.winning.points == 1
    assert legal_actions(arranged(LOOSE, {S: f"gX {COMPLETE}"}), S)[0] != Win(S)


def test_a_kong_of_a_loser_is_deducted() -> None:
    hands = {S: "gX wX", E: "wX wX wX wY", W: COMPLETE}
    state = settle(follow(arranged(PVT, hands), "0 discard wX", "1 kong wX wX wX"))
    state = settle(follow(state, "1 discard wY"))
    state = follow(state._replace(active=S, phase=Phase.DISCARD), "0 discard gX", "3 win")
    outcome = settle(state).outcome
    assert outcome is not None

    assert list(outcome.payments) == [-1, 0, -1, 2]


def test_an_exposed_triple_takes_its_fourth_card_on_the_own_draw() -> None:
    """A5 with `self_draw`: the triple grows, keeps whom it was taken from, and the seat discards."""
    rules = override(PVT, {"exposed_triple_upgrade": "self_draw"})
    state = settle(
        follow(arranged(rules, {S: "rX", E: "rX rX wB"}, wall="rX"), "0 discard rX", "1 pong rX rX")
    )
    state = settle(follow(state, "1 discard wB"))._replace(active=E)
    before = state.exposed[E][0]
    after = settle(follow(state, "1 draw", "1 kong"))
    (grown,) = after.exposed[E]

    assert grown.kind is MeldKind.KONG
    assert grown.cards == (DeckIndex(81), *before.cards)
    assert grown.source_seat == S
    assert (after.phase, after.active) == (Phase.DISCARD, E)
    _check_sizes(after)
    _check_cards(after)


def test_s08_the_exposed_triple_wins_with_its_fourth_card() -> None:
    """Vector S08 at the table: on the own draw it wins seven points, on another seat's draw nothing."""
    hand = "rX rX wX wY wZ gB gB gC gC gX gX gY gY yB yB rB rB rC rC wS"
    state = arranged(PVT, {S: "rX", E: hand}, wall="rX")
    state = settle(follow(state, "0 discard rX", "1 pong rX rX"))
    state = settle(follow(state, "1 discard wS"))
    other = follow(state, "2 draw")
    own = follow(state._replace(active=E), "1 draw")

    assert Win(E) not in legal_actions(other, E)
    won = settle(follow(own, "1 win")).outcome
    assert won is not None
    assert won.winning is not None
    assert won.winning.points == 7


# blind play


def _needed(state: RoundState, action: Action) -> dict[DeckIndex, Card]:
    """Return the cards everybody must learn for an action: what it shows, or what the answers now show."""
    if isinstance(action, Discard):
        return {action.card: state.card(action.card)}
    if isinstance(action, Draw):
        return {DeckIndex(state.wall_start): state.card(DeckIndex(state.wall_start))}
    after = apply(state, action).state
    shown = [index for melds in after.exposed for meld in melds for index in meld.cards]
    if after.outcome is not None:
        for seat in (after.outcome.winner, after.outcome.voided_by):
            shown += [] if seat is None else after.hands[seat]
    return {index: state.card(index) for index in shown}


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_four_peers_who_see_their_own_hands_agree_after_every_action(rules: Rules) -> None:
    for seed in range(3):
        full = dealt(rules, seed, dealer=seed)
        peers = [conceal(full, Seat(seat)) for seat in range(4)]
        for state, action, step in play(full, random.Random(seed), greed=0.6):
            shown = _needed(state, action)
            peers = [apply(reveal(peer, shown), action).state for peer in peers]
            assert {digest(peer) for peer in peers} == {digest(step.state)}
            assert all(peer.deck.count(None) > 0 for peer in peers if not peer.is_over)
            for seat, peer in enumerate(peers):
                assert peer.counts[Seat(seat)] == step.state.counts[Seat(seat)]


def test_a_card_that_is_not_known_stops_everything() -> None:
    state = deal(PVT, 4, S, (None,) * 112)
    with pytest.raises(UnknownCard):
        apply(state, Discard(S, DeckIndex(0)))

    shown = reveal(state, {DeckIndex(0): Card.gX})
    offered = apply(shown, Discard(S, DeckIndex(0))).state
    with pytest.raises(UnknownCard):
        apply(settle(offered), Draw(E))


def test_a_false_claim_is_found_when_its_cards_are_shown() -> None:
    state = arranged(PVT, {S: "gX", N: "gX gB"})
    index, wrong = index_of(state, S, "gX"), state.hands[N][:2]
    blind = reveal(conceal(state, E), {index: Card.gX})
    claim = Claim(N, MeldKind.PONG, wrong)
    asked = apply(apply(apply(blind, Discard(S, index)).state, claim).state, Pass(E)).state

    with pytest.raises(UnknownCard):
        apply(asked, Pass(W))
    shown = reveal(asked, {index: state.card(index) for index in wrong})
    with pytest.raises(IllegalAction) as caught:
        apply(shown, Pass(W))
    assert (caught.value.seat, caught.value.reason) == (N, Reason.NOT_A_MELD)
    with pytest.raises(IllegalAction):
        apply(state, claim)  # whoever knows the hand refuses at once


def test_a_false_win_is_found_when_the_hand_is_shown() -> None:
    state = arranged(PVT, {S: "gX"})
    index = index_of(state, S, "gX")
    blind = reveal(conceal(state, E), {index: Card.gX})
    asked = apply(apply(apply(blind, Discard(S, index)).state, Win(N)).state, Pass(E)).state

    with pytest.raises(UnknownCard):
        apply(asked, Pass(W))
    shown = reveal(asked, {index: state.card(index) for index in state.hands[N]})
    with pytest.raises(IllegalAction) as caught:
        apply(shown, Pass(W))
    assert (caught.value.seat, caught.value.reason) == (N, Reason.HAND_NOT_COMPLETE)


def test_a_false_claim_that_loses_is_left_to_the_audit() -> None:
    state = arranged(PVT, {S: "gX", E: COMPLETE, N: "gB gC"})
    index = index_of(state, S, "gX")
    blind = reveal(conceal(state, E), {index: Card.gX})
    claim = Claim(N, MeldKind.PONG, state.hands[N][:2])
    asked = apply(apply(apply(blind, Discard(S, index)).state, claim).state, Win(E)).state

    assert apply(asked, Pass(W)).state.active == E


# leaving


def test_a_seat_that_leaves_passes_from_then_on() -> None:
    state = follow(dealt(PVT, 1), "2 leave")
    state = apply(state, legal_actions(state, S)[0]).state

    assert state.absent == (N,)
    assert seats_to_act(state) == (E, W)
    assert settle(state).active == E
    assert follow(settle(state), "1 draw").answers[N] == Pass(N)


def test_the_turn_goes_past_a_seat_that_left() -> None:
    state = follow(dealt(PVT, 1), "1 leave")
    state = settle(apply(state, legal_actions(state, S)[0]).state)

    assert (state.phase, state.active) == (Phase.DRAW, N)
    assert apply(state, Leave(N)).state.active == W


def test_a_seat_that_owed_a_discard_loses_its_turn() -> None:
    state = follow(dealt(PVT, 1), "0 leave")

    assert (state.phase, state.active) == (Phase.DRAW, E)
    assert len(state.hands[S]) == 21
    assert state.owing == (S,)


def test_a_seat_that_returns_plays_on_with_its_hand() -> None:
    state = follow(dealt(PVT, 1), "2 leave")
    away = settle(apply(state, legal_actions(state, S)[0]).state)
    back = apply(away, Return(N))

    assert back.events == ()
    assert back.state == away._replace(absent=())
    assert back.state.hands[N] == dealt(PVT, 1).hands[N]
    assert N in seats_to_act(apply(back.state, Draw(E)).state)


def test_a_seat_may_leave_and_return_again_and_again() -> None:
    state = follow(dealt(PVT, 1), "1 leave", "2 leave", "3 leave")
    state = apply(state, legal_actions(state, S)[0]).state
    for action in (Return(N), Return(W), Leave(W), Leave(N)) * 2:
        state = apply(state, action).state

    assert state.absent == (E, N, W)
    assert state.owing == ()


def test_an_answer_of_a_seat_that_leaves_is_a_pass() -> None:
    state = follow(arranged(PVT, {S: "gX", W: "gX gX"}), "0 discard gX", "3 pong gX gX", "3 leave")
    settled = settle(state)

    assert (settled.phase, settled.active) == (Phase.DRAW, E)
    assert settled.hands[W] == state.hands[W]


def test_leaving_may_settle_an_offer() -> None:
    state = follow(arranged(PVT, {S: "gX", E: "gX gX"}), "0 discard gX", "1 pong gX gX", "2 pass", "3 leave")

    assert (state.phase, state.active) == (Phase.DISCARD, E)


def test_a_general_drawn_by_a_seat_that_leaves_is_let_go() -> None:
    state = follow(arranged(PVT, {S: "wZ"}, wall="gA"), "0 discard wZ", "1 draw", "1 leave")
    state = settle(state)

    assert state.discards[E] == (DeckIndex(81),)
    assert state.active == N


def test_the_last_seat_plays_on_alone() -> None:
    state = follow(dealt(PVT, 1), "1 leave", "2 leave", "3 leave")
    step = apply(state, legal_actions(state, S)[0])

    assert [type(event) for event in step.events] == [CardDiscarded, OfferDeclined]
    assert (step.state.phase, step.state.active) == (Phase.DRAW, S)
    *_, (_, _, last) = play(step.state, random.Random(1))
    assert last.state.is_over


def test_a_round_that_all_have_left_is_drawn() -> None:
    state = dealt(PVT, 1)
    for seat in (S, E, N):
        state = apply(state, Leave(seat)).state
    step = apply(state, Leave(W))

    assert step.state.phase is Phase.DRAWN
    assert isinstance(step.events[-1], RoundDrawn)
    with pytest.raises(IllegalAction, match="not_this_phase"):
        apply(step.state, Leave(W))


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    state = dealt(PVT, 1)
    with pytest.raises(IllegalAction, match=r"Draw\(seat=0\) is not allowed: not_this_phase") as caught:
        apply(state, Draw(S))

    assert caught.value.reason is Reason.NOT_THIS_PHASE
    assert state == dealt(PVT, 1)


def test_a_transition_missing_from_the_table_is_our_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.apply.TRANSITIONS", {Phase.DISCARD: {Discard: frozenset({Phase.WON})}})
    state = dealt(PVT, 1)
    with pytest.raises(AssertionError, match="led from DISCARD to OFFER"):
        apply(state, legal_actions(state, S)[0])


@given(seed=seeds)
@SOME
def test_any_action_at_any_time_is_followed_or_refused(seed: int) -> None:
    """Whatever a peer sends: a state, or an error that says whose fault it is."""
    chance = random.Random(seed)
    state = dealt(VIET, seed % 50)
    for _ in range(chance.randrange(40)):
        if state.is_over:
            break
        state = apply(state, chance.choice(legal_actions(state, chance.choice(seats_to_act(state))))).state
    seat, card = Seat(chance.randrange(6)), DeckIndex(chance.randrange(200))
    cards = tuple(DeckIndex(chance.randrange(120)) for _ in range(chance.randrange(4)))
    for action in (
        Draw(seat),
        Win(seat),
        Pass(seat),
        Discard(seat, card),
        Claim(seat, chance.choice(list(MeldKind)), cards),
        Declare(seat, cards, chance.randrange(-1, 300)),
        Mulligan(seat),
    ):
        for known in (state, conceal(state, S)):
            try:
                apply(known, action)
            except (IllegalAction, UnknownCard):
                continue


def test_source_of_an_offer() -> None:
    state = dealt(PVT, 1)
    offered = apply(state, legal_actions(state, S)[0]).state
    assert offered.offer is not None
    assert offered.offer.source is Source.DISCARD
    drawn = idle(settle(offered))
    assert drawn.offer is not None
    assert drawn.offer.source is Source.DRAW
