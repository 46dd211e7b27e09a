"""Tastes of computer players: which color goes first of cards as good as each other, by the name.

A taste changes nothing else.
"""

from collections.abc import Iterator
from itertools import chain

import pytest

from engine.actions import Action, Discard
from engine.ai.outlook import Outlook
from engine.ai.player import POLICIES, decision_seed, load_player
from engine.ai.situation import situation_of
from engine.ai.taste import Taste
from engine.apply import apply
from engine.cards import Card
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.rules import Rules
from engine.state import RoundState
from engine.view import View, project
from tests.support.rounds import dealt
from tests.support.rulesets import LOOSE, PVT, TENHU, VIET

SOLDIERS = (Card.gS, Card.rS, Card.wS, Card.yS)


def decisions(state: RoundState, level: str) -> Iterator[tuple[View, tuple[Action, ...], int, Action]]:
    """Yield what players without a taste are asked in a round, and what they do."""
    player = load_player(level)
    while not state.is_over:
        seat = seats_to_act(state)[0]
        view, legal = project(state, seat), legal_actions(state, seat)
        seed = decision_seed(bytes(32), view)
        chosen = player.choose(view, legal, seed)
        yield view, legal, seed, chosen
        state = apply(state, chosen).state


def test_a_taste_is_the_same_on_every_machine() -> None:
    names = ("Lan", "Minh", "Hoa", "Sơn", "Mai")
    thrown = [Taste(name).instead_of(Card.gS, SOLDIERS) for name in names]

    assert thrown == [Card.rS, Card.yS, Card.wS, Card.gS, Card.wS]


def test_only_cards_of_the_same_piece_stand_in_for_each_other() -> None:
    cards = [Card.gB, Card.rB, Card.rX, Card.J1]
    for number in range(50):
        taste = Taste(f"player {number}")
        assert taste.instead_of(Card.gB, cards) in {Card.gB, Card.rB}
        assert taste.instead_of(Card.J1, cards) is Card.J1
    assert Taste().instead_of(Card.rB, cards) is Card.rB


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("rules", [PVT, VIET, TENHU, LOOSE], ids=lambda rules: rules.name)
@pytest.mark.parametrize("level", POLICIES)
def test_a_taste_changes_discards_and_of_them_the_color_alone(rules: Rules, level: str) -> None:
    changed, player = 0, load_player(level, "Lan")
    rounds = (decisions(dealt(rules, seed), level) for seed in range(40))
    for view, legal, chance, plain in chain.from_iterable(rounds):
        liked = player.choose(view, legal, chance)
        if plain != liked:
            assert isinstance(plain, Discard)
            assert isinstance(liked, Discard)
            card_at = {held.index: held.card for held in view.hand}
            assert card_at[plain.card].piece is card_at[liked.card].piece
            changed += 1
            if changed == 2:
                break
    assert changed == 2


def test_hard_holds_what_it_throws_by_taste_to_be_worth_the_same() -> None:
    changed = 0
    for seed in range(5):
        for view, legal, chance, plain in decisions(dealt(PVT, seed), "hard"):
            liked = load_player("hard", "Minh").choose(view, legal, chance)
            if plain == liked or not isinstance(plain, Discard) or not isinstance(liked, Discard):
                continue
            situation = situation_of(view)
            outlook = Outlook(situation)
            worths = {card: worth for worth, card in outlook.weighed_discards(situation.hand, outlook.melded)}
            card_at = {held.index: held.card for held in view.hand}
            assert worths[card_at[plain.card]] == worths[card_at[liked.card]] == max(worths.values())
            changed += 1
    assert changed
