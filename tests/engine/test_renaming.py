"""Renaming colors, or pieces that play the same part, changes only names (docs/rules.md, 7.7 (8))."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.actions import Action, Claim, Declare
from engine.apply import apply
from engine.cards import Card, Color, Piece, card_of
from engine.flow import seats_to_act
from engine.legal import legal_actions, winning
from engine.rules import Rules
from engine.seats import Seat
from engine.state import RoundState, deal
from tests.support.rounds import dealt, play
from tests.support.rulesets import PVT, VIET, WIKI, WIKI_JOKERS

Rename = Callable[[Card], Card]


def _renaming(colors: tuple[int, ...] = (0, 1, 2, 3), pieces: tuple[int, ...] = tuple(range(7))) -> Rename:
    def rename(card: Card) -> Card:
        return card if card.is_joker else card_of(Color(colors[card.color]), Piece(pieces[card.piece]))

    return rename


RENAMINGS = {
    "colors around": _renaming(colors=(1, 2, 3, 0)),
    "two colors": _renaming(colors=(0, 3, 2, 1)),
    "X Y Z": _renaming(pieces=(0, 1, 2, 4, 5, 3, 6)),
    "B C": _renaming(pieces=(0, 2, 1, 3, 4, 5, 6)),
    "all of it": _renaming(colors=(2, 0, 3, 1), pieces=(0, 2, 1, 5, 3, 4, 6)),
}


def _renamed(state: RoundState, rename: Rename) -> RoundState:
    """Return a round just dealt with every card renamed in its place."""
    deck = tuple(None if card is None else rename(card) for card in state.deck)
    return deal(state.rules, state.seats, state.dealer, deck)


def _unordered(action: Action) -> Action:
    """Return an action with its cards by position: in what order it names them follows from their names."""
    if isinstance(action, Claim):
        return replace(action, cards=tuple(sorted(action.cards)))
    if isinstance(action, Declare):
        return replace(action, kongs=tuple(sorted(action.kongs)))
    return action


def _same(renamed: RoundState, seat: Seat, action: Action) -> Action:
    """Return the action of a renamed round that is the same but for names."""
    return next(other for other in legal_actions(renamed, seat) if _unordered(other) == _unordered(action))


@pytest.mark.parametrize("name", RENAMINGS)
@pytest.mark.parametrize(
    ("rules", "seats"),
    [(PVT, 4), (WIKI, 2), (WIKI, 4), (WIKI, 6), (WIKI_JOKERS, 5), (VIET, 3), (VIET, 4)],
    ids=lambda value: str(getattr(value, "name", value)),
)
def test_a_renamed_round_is_the_same_round(rules: Rules, seats: int, name: str) -> None:
    rename = RENAMINGS[name]
    for seed in range(2):
        first = dealt(rules, seed, seats=seats, dealer=seed)
        other = _renamed(first, rename)
        for state, action, step in play(first, random.Random(seed), greed=0.7):
            for seat in seats_to_act(state):
                mine, theirs = legal_actions(state, seat), legal_actions(other, seat)
                assert set(map(_unordered, mine)) == set(map(_unordered, theirs))
                own, their = winning(state, seat), winning(other, seat)
                assert (own and own.points) == (their and their.points)
            other = apply(other, _same(other, action.seat, action)).state
            assert (other.phase, other.active, other.marks) == (
                step.state.phase,
                step.state.active,
                step.state.marks,
            )
        outcome, renamed = step.state.outcome, other.outcome
        assert outcome is not None
        assert renamed is not None
        assert (outcome.winner, outcome.payments, outcome.voided_by) == (
            renamed.winner,
            renamed.payments,
            renamed.voided_by,
        )
