"""The worth of a hand: the chance that it wins, times its payment then, as a whole number without unit.

The hand waits for the first helpful card, at the rate at which it is shown where it can be claimed, while
the others race it: worth = sum(rate * chance afterwards * points) / (sum(rate) + rate of the rivals). The
numbers below were measured, and smoothed, in 12 000 rounds of a hard player against three normal ones.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.ai.parts import Hand, Part, Parts, with_part
from engine.ai.prospects import Gain, Prospect, prospects
from engine.ai.situation import Situation
from engine.cards import ALL_CARDS, Card
from engine.claims import kept_cards
from engine.partition import exposed_points

_CHANCES = (
    (410, 241, 150, 83, 50, 30, 16, 9, 5, 3, 2, 1),
    (500, 311, 206, 110, 75, 44, 25, 14, 8, 5, 3, 2),
    (560, 412, 276, 170, 113, 60, 36, 22, 13, 8, 5, 3),
    (691, 502, 366, 223, 154, 103, 60, 40, 25, 16, 11, 7),
    (804, 618, 475, 333, 240, 157, 125, 75, 55, 30, 22, 16),
    (905, 758, 597, 445, 327, 262, 168, 127, 90, 54, 40, 30),
    (940, 839, 685, 556, 432, 326, 256, 180, 140, 80, 60, 45),
    (970, 907, 816, 643, 547, 454, 342, 250, 199, 143, 110, 80),
)
"""Rounds won out of 1000, by the cards that others conceal and own deadwood.

Of a dealt hand they conceal 30, 40 ... 100 %.
"""

_FEWEST_PERCENT, _MOST_PERCENT, _ROW_PERCENT = 30, 100, 10
_SURE = 1000
_RATES = (0, 150, 250, 300, 350, 390, 420)
"""How often in 1000 times eight showings a card comes up, by its unseen copies.

Where many are unseen, others hold sets of them.
"""

_KEPT_RATE = 40
"""The same for each copy of a card that nobody discards."""

_DRAWS, _DISCARDS = 10, 14
"""Cards drawn and discarded in a usual round."""

_PRECEDED_PERCENT = 85
"""How often a card comes to the seat in turn, because nobody goes before it."""

STAKE = 8
"""What winning is worth beyond the points a hand has: the points it will gain, and not having to pay."""

_SCALE = 1000
"""Keeps what a division would lose."""

WHOLE = _SURE * _SCALE
"""What a point that is sure is worth."""

_NOTHING_LACKS = -1 << 20
"""Fewer points than any win adds to a hand: no win is too poor."""

_STEPS = 4
"""A claim uses at most three cards of the hand, so it lowers the deadwood by 0 to 3."""


class _Sums(NamedTuple):
    """The sums of a part's prospects.

    Attributes:
        rates: the rates of the claims that lower the deadwood by 0, 1, 2, 3.
        points: the same times the points gained.
        open_rates: `rates` without the cards that complete the part.
        open_points: `points` without them.
        win_rate: the rate of those cards.
        win_points: the same times the points gained by winning.
    """

    rates: Sequence[int]
    points: Sequence[int]
    open_rates: Sequence[int]
    open_points: Sequence[int]
    win_rate: int
    win_points: int


class Outlook:
    """The worth of hands in one situation: what one's own hand is or may become.

    Attributes:
        melded: the points of the exposed melds.
        rates: the rate at which each card is shown where the seat can claim it.
        turn_rates: the rate at which each card is shown to the seat in turn.
    """

    def __init__(self, situation: Situation) -> None:
        """Weigh the unseen cards, and estimate how close the others are to a win."""
        rules = situation.parts.partition.rules
        others = situation.concealed[1:]
        percent = sum(others) * 100 // (rules.hand_size * len(others))
        percent = max(_FEWEST_PERCENT, min(_MOST_PERCENT, percent))
        self._chances = _chances(percent)
        # the rivals' rates grow as their hands shrink; fitted so that worths agree with the chances
        self._rivals = 2000 - 12 * percent
        self._ready_rivals = max(80, 1100 - 11 * percent)
        self.rates, self.turn_rates = _rates(situation)
        self._sums: dict[Part, _Sums] = {}
        self._least_points = rules.min_points_to_win - rules.win_bonus
        self._lacking = _NOTHING_LACKS
        self.melded = sum(exposed_points(rules, meld) for meld in situation.melds)

    def scale_rivals(self, percent: int, ready_percent: int) -> None:
        """Multiply the speed of the rivals: by one factor against a hand with deadwood, else by another."""
        self._rivals = self._rivals * percent // 100
        self._ready_rivals = self._ready_rivals * ready_percent // 100

    def worth(self, hand: Hand, melded: int, times: int = 1) -> int:
        """Return the worth of a hand between turns.

        Args:
            hand: the concealed cards.
            melded: the points of the exposed melds that go with it.
            times: by what its points are multiplied if it wins.
        """
        held = melded + sum([part.points for part in hand])
        stake = STAKE + times * held
        if self._least_points > 0:
            self._ask_for(self._least_points - held)
        deadwood = sum([part.deadwood for part in hand])
        rates, points, win_rate, win_points = self.sums(hand, deadwood)
        total, worth = win_rate, _SURE * (stake * win_rate + times * win_points)
        if not deadwood and self._lacking <= 0:
            return _SCALE * worth // (total + self._ready_rivals)
        for lowered, (rate, gained) in enumerate(zip(rates, points, strict=True)):
            if rate:
                total += rate
                away = deadwood - lowered - 1
                if self._lacking > 0:
                    # measured: a point that lacks is as far to go as a deadwood card
                    away = max(away, self._lacking - gained // rate)
                worth += self._chance(away) * (stake * rate + times * gained)
        return _SCALE * worth // (total + self._rivals)

    def sums(self, hand: Hand, deadwood: int) -> tuple[list[int], list[int], int, int]:
        """Return the sum of the prospects of a hand with so much deadwood.

        These are the rates of the claims that do not win and lower the deadwood by 0, 1, 2, 3, the same times
        the points gained, the rate of the cards that win, and that times the points gained by winning.
        """
        win_rate = win_points = 0
        rates, points = [], []
        for part in hand:
            sums = self._sums.get(part) or self._add_up(part)
            if part.deadwood == deadwood:
                # no other part holds deadwood, so what completes this one wins
                win_rate += sums.win_rate
                win_points += sums.win_points
                rates.append(sums.open_rates)
                points.append(sums.open_points)
            else:
                rates.append(sums.rates)
                points.append(sums.points)
        by_step, gained = list(map(sum, zip(*rates, strict=True))), list(map(sum, zip(*points, strict=True)))
        return by_step, gained, win_rate, win_points

    def rivals(self, deadwood: int) -> int:
        """Return the rate of the rivals, against whom a hand with so much deadwood races."""
        return self._rivals if deadwood else self._ready_rivals

    def worth_after_discard(self, hand: Hand, melded: int, times: int = 1) -> int:
        """Return the worth of a hand after its best discard.

        Raises ValueError if nothing may be discarded.
        """
        return max(worth for worth, _ in self.weighed_discards(hand, melded, times))

    def weighed_discards(self, hand: Hand, melded: int, times: int = 1) -> list[tuple[int, Card]]:
        """Return the worth and the card of each discard that leaves the least deadwood, in order.

        Raises ValueError if nothing may be discarded.
        """
        drops = [(drop.after.deadwood - part.deadwood, drop) for part in hand for drop in part.drops]
        least = min(change for change, _ in drops)
        weighed = []
        for change, drop in drops:
            if change == least:
                weighed.append((self.worth(with_part(hand, drop.after), melded, times), drop.card))
        return weighed

    def _ask_for(self, lacking: int) -> None:
        """From now on, count as wins only those that score so many points."""
        if lacking != self._lacking:
            self._lacking = lacking
            self._sums.clear()

    def _chance(self, deadwood: int) -> int:
        return self._chances[min(max(deadwood, 0), len(self._chances) - 1)]

    def _add_up(self, part: Part) -> _Sums:
        rates, points, open_rates, open_points = ([0] * _STEPS for _ in range(4))
        win_rate = win_points = 0
        for prospect in prospects(part):
            rate, won = self.rates[prospect.card], prospect.win_points
            if won is not None and won < self._lacking:
                won = None
            if won is not None:
                win_rate += rate
                win_points += rate * won
            for gain, share in self._shares(prospect, rate):
                rates[gain.deadwood] += share
                points[gain.deadwood] += share * gain.points
                if won is None:
                    open_rates[gain.deadwood] += share
                    open_points[gain.deadwood] += share * gain.points
        found = self._sums[part] = _Sums(rates, points, open_rates, open_points, win_rate, win_points)
        return found

    def _shares(self, prospect: Prospect, rate: int) -> Sequence[tuple[Gain, int]]:
        """Return the rates of claims on a card: of the best one in turn, and of the best one out of turn."""
        in_turn, out_of_turn = prospect.in_turn, prospect.out_of_turn
        if in_turn is None:
            return () if out_of_turn is None else ((out_of_turn, rate),)
        turn_rate = self.turn_rates[prospect.card]
        if out_of_turn is None:
            return ((in_turn, turn_rate),)
        return ((in_turn, turn_rate), (out_of_turn, rate - turn_rate))


def _chances(percent: int) -> tuple[int, ...]:
    """Return the chances by deadwood when the others hold so much of their hands.

    They lie between two rows of the table.
    """
    row, beyond = divmod(percent - _FEWEST_PERCENT, _ROW_PERCENT)
    low, high = _CHANCES[row], _CHANCES[min(row + 1, len(_CHANCES) - 1)]
    return tuple(less + (more - less) * beyond // _ROW_PERCENT for less, more in zip(low, high, strict=True))


def _rates(situation: Situation) -> tuple[list[int], list[int]]:
    """Return how often each card is shown where a seat can claim it, and how often in turn."""
    partition, seats = situation.parts.partition, len(situation.concealed)
    turns = _DRAWS * (1 + partition.rules.declined_draw_to_next) + _DISCARDS
    shown_to_seat = _DRAWS * seats + _DISCARDS * (seats - 1)
    turn_rates_of = [rate * turns * _PRECEDED_PERCENT // (100 * shown_to_seat) for rate in _RATES]
    rates, turn_rates = [0] * len(ALL_CARDS), [0] * len(ALL_CARDS)
    for part, group in zip(situation.hand, _groups(situation.parts), strict=True):
        for card, copies, is_kept in group:
            unseen = copies - part.counts[card] - situation.shown[card]
            if is_kept:
                rates[card] = _KEPT_RATE * unseen
                turn_rates[card] = rates[card] // seats
            else:
                unseen = min(unseen, len(_RATES) - 1)
                rates[card] = _RATES[unseen]
                turn_rates[card] = turn_rates_of[unseen]
    return rates, turn_rates


@lru_cache(maxsize=32)
def _groups(parts: Parts) -> tuple[tuple[tuple[Card, int, bool], ...], ...]:
    """Return the cards of every part, each with its copies in the deck and whether nobody discards it."""
    kept = kept_cards(parts.partition.rules)
    return tuple(
        tuple(
            (card, 1 if card.is_joker else parts.partition.copies, card.is_joker or card in kept)
            for card in group
        )
        for group in parts.groups
    )
