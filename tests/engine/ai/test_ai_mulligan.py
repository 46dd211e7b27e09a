"""Hands that may be thrown in: those far from a win are, those near one are played."""

import pytest

from engine.actions import Declare, Mulligan
from engine.ai.advice import propose
from engine.ai.kernel import Kernel
from engine.ai.mulligan import throws_in
from engine.ai.player import POLICIES, load_player
from engine.cards import DeckIndex
from engine.legal import legal_actions
from engine.notation import parse_cards
from engine.partition import counts_of, partition_for
from engine.rules import Rules
from engine.seats import Seat
from engine.view import project
from tests.support.rounds import just_dealt
from tests.support.rulesets import PVT, WIKI, WIKI_SOLDIERS

PAIRS = "gB gB gC gC gX gX gY gY gZ gZ wB wB wC wC wX wX wY wY wZ wZ"
NEAR = "gB rB rB rC rC wB wB wC gY gY gZ rX rY rZ wZ wZ yX yX yY yY"
FAR = "gB rB wC wC yC gY gZ gZ rX rY rY wX wX wY yX yX yY gS wS yS"
"""Without a General, three alike or all Soldiers.

Under `wiki` with no, three and four deadwood cards, usual are four.
"""


@pytest.mark.parametrize(("hand", "is_far"), [(PAIRS, False), (NEAR, False), (FAR, True)])
def test_only_a_hand_that_is_far_from_a_win_is_thrown_in(hand: str, is_far: bool) -> None:  # noqa: FBT001
    seat = Seat(2)
    state = just_dealt(WIKI, {seat: hand})
    view, legal = project(state, seat), legal_actions(state, seat)
    said = [load_player(level).choose(view, legal, seed=1) for level in POLICIES]

    assert legal[0] == Mulligan(seat)
    assert {*said, propose(view, legal)} == {legal[0] if is_far else legal[-1]}
    assert isinstance(legal[-1], Declare)


@pytest.mark.parametrize(("hand", "voided_by"), [(PAIRS, None), (NEAR, None), (FAR, 2)])
def test_the_kernel_throws_in_the_same_hands(hand: str, voided_by: int | None) -> None:
    state = just_dealt(WIKI, {Seat(2): hand})
    deck = tuple(state.card(DeckIndex(index)) for index in range(len(state.deck)))
    played = Kernel(WIKI, 4).play(deck, Seat(0), [POLICIES["easy"]] * 4, bytes(32))

    assert played.outcome.voided_by == voided_by
    assert bool(played.choices) is (voided_by is None)


@pytest.mark.parametrize(
    ("rules", "few", "many"),
    # usual are seven where only Soldiers mix their colors (docs/rules.md, 7.7), and four where all do
    [(PVT, (6, False), (8, True)), (WIKI_SOLDIERS, (6, False), (8, True)), (WIKI, (3, False), (6, True))],
    ids=["pvt", "wiki, Soldiers only", "wiki"],
)
def test_what_is_far_follows_from_the_rules(rules: Rules, few: object, many: object) -> None:
    junk = parse_cards("rY rB yX yB gS yY rS yC")
    hands = (counts_of((*parse_cards(PAIRS)[count:], *junk[:count])) for count in (6, 8))
    found = [(partition_for(rules, 4).deadwood(hand), throws_in(rules, 4, hand)) for hand in hands]

    assert found == [few, many]


def test_the_card_that_only_the_dealer_has_is_not_counted() -> None:
    dealer = counts_of(parse_cards(f"{NEAR} yS"))

    assert partition_for(WIKI, 4).deadwood(dealer) == partition_for(WIKI, 4).deadwood(
        counts_of(parse_cards(FAR))
    )
    assert not throws_in(WIKI, 4, dealer)
