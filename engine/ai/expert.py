"""The expert player: weighs as the hard player, then corrects by weights learned from many rounds.

Its addition is a table of weights, learned from rounds of `hard` players (docs/decisions/expert.md): where no
table fits the rules it plays as `hard` does. All numbers are whole, so it chooses the same on every machine.
"""

from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from engine.ai.defense import must_defend
from engine.ai.expert_weights import MIXED, SOLDIERS, Weights
from engine.ai.hard import Hard
from engine.ai.lookahead import HandPayoff, worth_ahead
from engine.ai.outlook import Outlook
from engine.ai.parts import Hand, Part, with_part
from engine.ai.situation import Situation
from engine.ai.taste import NO_TASTE, Taste
from engine.cards import SUITED, Card, Piece
from engine.melds import MeldKind
from engine.partition import Fusion
from engine.rules import Rules

_SEATS = 4
"""What was learned at tables of so many makes a player weaker than `hard` at one of two."""

_FEW_DISCARDS, _NEAR_PERCENT = 8, 85
"""At most so many discards are looked at.

None is that the hard player holds to be worth less of the best one than that.
"""

_CLEAR_PERCENT = 150
"""A claim worth so much of what passing is worth, or passing of what a claim is, needs no second look."""

_AHEAD_PERCENT, _AHEAD_READY_PERCENT = 65, 170
"""How fast the rivals are where one looks ahead, of what they are for `hard`.

The first is against a hand with deadwood, the second against one without.
"""

_STAGES = (45, 70)
"""Per cent of their cards that the others hold.

Below the first the round is late, below the second half over.
"""

_NEAR = (4, 7, 11)
"""Fewer cards than these the rival nearest to a win holds."""

_MOST_DEADWOOD, _MOST_PASSED, _MOST_CLAIMED, _MOST_UNSEEN = 5, 7, 2, 3
_FAR = 8
_CARDS_A_STEP, _MOST_STEPS = 3, 6
_THOUSANDTHS = 1000

_SETS = {
    MeldKind.KONG: 0,
    MeldKind.PONG: 1,
    MeldKind.CHOW_ABC: 2,
    MeldKind.CHOW_XYZ: 2,
    MeldKind.CHOW_COLORS: 2,
    MeldKind.PAIR: 3,
    MeldKind.SINGLE: 4,
    MeldKind.QUAD: 5,
}

_MATES = {
    card: (
        [
            other
            for other in SUITED
            if other.color is card.color and other.piece // 3 == card.piece // 3 and other is not card
        ],
        [other for other in SUITED if other.piece is card.piece and other is not card],
    )
    for card in SUITED
}
"""The cards that make a chow of one color with a card, and those of other colors like it."""

_BLOCK, _SOLDIERS = 3, 4
"""Cards of the parts whose contents are judged: three pieces of a color, the Soldiers of all colors."""

_HELD = 5
"""Of a card one may hold none to four."""

_FIRST_SOLDIERS = 2 * _HELD * _HELD * _HELD
_ALIKE: Mapping[tuple[int, ...], int] = {
    held: number for number, held in enumerate(combinations_with_replacement(range(_HELD), _SOLDIERS))
}

_CACHE_LIMIT = 1 << 16


class _Choice(NamedTuple):
    """An action open to a seat, as far as it is judged.

    The hand it leaves, its points on the table, and how it came to it.
    """

    hand: Hand
    melded: int
    discard: Card | None = None
    claim: MeldKind | None = None


def weights_for(rules: Rules, seats: int) -> Weights | None:
    """Return the weights learned for a table of this kind, None if there are none."""
    if seats != _SEATS or rules.min_points_to_win > 0 or rules.jokers or rules.kong_draws:
        return None
    if rules.mixed_color_ranks == {Piece.SOLDIER}:
        return SOLDIERS
    return MIXED if rules.mixed_color_ranks == set(Piece) else None


def _weights_in(situation: Situation) -> Weights | None:
    return weights_for(situation.parts.partition.rules, len(situation.concealed))


@lru_cache(maxsize=_CACHE_LIMIT)
def _content(part: Part) -> tuple[int, int] | None:
    """Return the place of a part's content in `Weights.contents`, None if it has none."""
    cards = part.parts.groups[part.place]
    held = tuple(part.counts[card] for card in cards)
    if len(held) == _SOLDIERS:
        return divmod(_FIRST_SOLDIERS + _ALIKE[tuple(sorted(held))], _HELD)
    if len(held) == _BLOCK:
        first, second, third = held
        block = cards[0].piece // _BLOCK
        return (block * _HELD + first) * _HELD + second, third
    return None


@lru_cache(maxsize=_CACHE_LIMIT)
def _has_kong(part: Part) -> bool:
    arrangement = part.parts.partition.arrange(part.counts)
    return any(meld.kind is MeldKind.KONG for meld in arrangement.melds)


class Expert:
    """Chooses as `Hard` where that is clear, and by the learned weights where it is not."""

    def __init__(self, taste: Taste = NO_TASTE) -> None:
        """Play with a taste."""
        self._taste = taste
        self._hard = Hard(taste)

    def claim(
        self, situation: Situation, offer: Card, fusions: Sequence[Fusion], *, may_pass: bool, seed: int
    ) -> Fusion | None:
        """Return the claim that is worth most, or None if passing is."""
        weights = _weights_in(situation)
        if weights is None or len(fusions) + may_pass == 1:
            return self._hard.claim(situation, offer, fusions, may_pass=may_pass, seed=seed)
        outlook = Outlook(situation)
        judge = _Judge(situation, outlook, weights)
        part = situation.hand[situation.parts.place_of[offer]]
        most = 0
        found: list[tuple[Fusion | None, _Choice]] = []
        for fusion in fusions:
            taking = part.taking(fusion)
            hand = with_part(situation.hand, taking.after)
            melded = outlook.melded + taking.points
            worth, card = max(outlook.weighed_discards(hand, melded), key=lambda weighed: weighed[0])
            most = max(most, worth)
            found.append((fusion, _Choice(judge.without(hand, card), melded, card, fusion.kind)))
        if may_pass:
            now = outlook.worth(situation.hand, outlook.melded)
            if 100 * most > _CLEAR_PERCENT * now or _CLEAR_PERCENT * most < 100 * now:
                return self._hard.claim(situation, offer, fusions, may_pass=may_pass, seed=seed)
            found.insert(0, (None, _Choice(situation.hand, outlook.melded)))
        return max(found, key=lambda way: judge.value(way[1]))[0]

    def discard(self, situation: Situation, seed: int) -> Card:
        """Return the card without which the hand is worth most; among equals its like by taste."""
        weights = _weights_in(situation)
        if weights is None or must_defend(situation):
            return self._hard.discard(situation, seed)
        outlook = Outlook(situation)
        judge = _Judge(situation, outlook, weights)
        weighed = outlook.weighed_discards(situation.hand, outlook.melded)
        weighed.sort(key=lambda one: -one[0])
        least = weighed[0][0] * _NEAR_PERCENT
        cards = [card for worth, card in weighed[:_FEW_DISCARDS] if 100 * worth >= least]
        if len(cards) == 1:
            return cards[0]
        values = [
            judge.value(_Choice(judge.without(situation.hand, card), outlook.melded, card)) for card in cards
        ]
        most = max(values)
        best = [card for card, value in zip(cards, values, strict=True) if value == most]
        return self._taste.instead_of(best[0], best)


class _Judge:
    """Values choices in one situation."""

    def __init__(self, situation: Situation, outlook: Outlook, weights: Weights) -> None:
        self._situation = situation
        self._outlook = outlook
        self._weights = weights
        self._ahead = copy(outlook)
        self._ahead.scale_rivals(_AHEAD_PERCENT, _AHEAD_READY_PERCENT)
        self._kong_times = situation.parts.partition.rules.kong_multiplier
        self._has_kong = any(meld.kind is MeldKind.KONG for meld in situation.melds)
        others = situation.concealed[1:]
        percent = sum(others) * 100 // (situation.parts.partition.rules.hand_size * len(others))
        self._stage = sum(percent >= bound for bound in _STAGES)
        self._near = sum(min(others) >= bound for bound in _NEAR)
        self._next = min(others[0] // _CARDS_A_STEP, _MOST_STEPS)

    def without(self, hand: Hand, card: Card) -> Hand:
        """Return a hand after a discard."""
        part = hand[self._situation.parts.place_of[card]]
        return with_part(hand, part.drop(card).after)

    def value(self, choice: _Choice) -> int:
        """Return what a choice is worth, in billionths of a point; only differences mean anything."""
        weights, outlook, stage = self._weights, self._outlook, self._stage
        hand, melded = choice.hand, choice.melded
        deadwood = sum(part.deadwood for part in hand)
        held = melded + sum(part.points for part in hand)
        few = min(deadwood, _MOST_DEADWOOD)
        rates, points, win_rate, _ = outlook.sums(hand, deadwood)
        more = sum(rate * row[few] for rate, row in zip(rates, weights.rates, strict=True))
        more += win_rate * weights.win_rate[few] + sum(points) * weights.points[few]
        more += held * (weights.held_by_stage[stage] + weights.held[few])
        more += weights.deadwood[stage][min(deadwood, _FAR)][self._near]
        if choice.claim is not None:
            kind = _SETS[choice.claim]
            more += weights.claim_by_stage[kind][stage] + weights.claim[kind][min(deadwood, _MOST_CLAIMED)]
        if choice.discard is None:
            more += weights.passing[stage][min(deadwood, _MOST_PASSED)]
        else:
            more += self._let_go(choice.discard)
        value = weights.worth[stage][few] * outlook.worth(hand, melded)
        if any(weights.ahead[stage]):
            times = self._kong_times if self._counts_kong(choice) else 1
            ahead = worth_ahead(self._ahead, hand, HandPayoff(melded, times, self._kong_times))
            value += weights.ahead[stage][few] * ahead
            more += sum(weights.contents[row][number] for row, number in filter(None, map(_content, hand)))
        return value + _THOUSANDTHS * more

    def _counts_kong(self, choice: _Choice) -> bool:
        """Return whether the hand after a choice has a Kong, exposed or concealed."""
        return self._has_kong or choice.claim is MeldKind.KONG or any(map(_has_kong, choice.hand))

    def _let_go(self, card: Card) -> int:
        """Return the cost of letting another seat get the card."""
        weights, piece = self._weights, card.piece
        unseen = max(0, min(self._unseen(card), _MOST_UNSEEN))
        mates = self._mates(card)
        return (
            weights.card[piece][unseen][self._stage]
            + weights.mates[piece][self._stage] * mates
            + weights.next_card[self._next] * unseen
            + weights.next_mates[self._next] * mates
        )

    def _mates(self, card: Card) -> int:
        """Return how many unseen cards make sets with a card."""
        chow, alike = _MATES[card]
        if not chow:
            return sum(map(self._unseen, alike))
        unseen = sum(map(self._unseen, chow))
        return (unseen + sum(map(self._unseen, alike))) // 2 if self._weights.is_mixed else unseen

    def _unseen(self, card: Card) -> int:
        situation = self._situation
        held = situation.hand[situation.parts.place_of[card]].counts[card]
        return situation.parts.partition.copies - held - situation.shown[card]
