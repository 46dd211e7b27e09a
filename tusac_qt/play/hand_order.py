"""The order and the groups in which a hand is shown. No Qt; nothing here changes the hand itself."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from engine.cards import Card, DeckIndex
from engine.melds import MeldKind
from engine.partition import counts_of, partition_for
from engine.view import HandCard, View


class SortOrder(Enum):
    """The orders of a hand, in the sequence of the sort key."""

    BEST = "best"
    COLOR = "color"
    RANK = "rank"
    HAND = "hand"

    @property
    def next(self) -> "SortOrder":
        """The next order for the sort key; never the player's own order, which is made by moving cards."""
        orders: list[SortOrder] = [order for order in SortOrder if order is not SortOrder.HAND]
        return orders[(orders.index(self.lasting) + 1) % len(orders)]

    @property
    def lasting(self) -> "SortOrder":
        """The order for later hands: the player's own order belongs to a single hand."""
        return SortOrder.BEST if self is SortOrder.HAND else self


@dataclass(frozen=True, slots=True)
class HandGroup:
    """Cards of the hand shown side by side.

    Attributes:
        cards: from left to right.
        kind: the meld they make in the best arrangement; None if they are not shown as one.
        is_deadwood: they are in no meld of the best arrangement.
    """

    cards: tuple[HandCard, ...]
    kind: MeldKind | None
    is_deadwood: bool


def hand_groups(view: View, order: SortOrder, manual: tuple[DeckIndex, ...]) -> tuple[HandGroup, ...]:
    """Return the hand in groups, from left to right.

    Args:
        view: whose hand is shown.
        order: how it is sorted.
        manual: the player's own order, for `SortOrder.HAND`; cards it does not name follow behind.
    """
    if order is SortOrder.BEST:
        return _best(view)
    if order is SortOrder.HAND:
        known = {index: place for place, index in enumerate(manual)}
        cards = sorted(view.hand, key=lambda held: (known.get(held.index, len(known)), held.card, held.index))
        return (HandGroup(tuple(cards), None, is_deadwood=False),) if cards else ()
    if order is SortOrder.COLOR:
        return _by(view, _color_key)
    if order is SortOrder.RANK:
        return _by(view, _rank_key)
    assert_never(order)


def in_order(groups: tuple[HandGroup, ...]) -> tuple[HandCard, ...]:
    """Return the cards of all groups from left to right."""
    return tuple(held for group in groups for held in group.cards)


def moved(groups: tuple[HandGroup, ...], card: DeckIndex, place: int) -> tuple[DeckIndex, ...]:
    """Return the order of the hand after one card was put at another place, counted from 0."""
    order = [held.index for held in in_order(groups) if held.index != card]
    order.insert(max(0, place), card)
    return tuple(order)


def _best(view: View) -> tuple[HandGroup, ...]:
    arrangement = partition_for(view.rules, view.seats).arrange(counts_of(held.card for held in view.hand))
    left = sorted(view.hand, key=lambda held: (held.card, held.index))

    def take(cards: tuple[Card, ...]) -> tuple[HandCard, ...]:
        taken = []
        for card in cards:
            held = next(held for held in left if held.card == card)
            left.remove(held)
            taken.append(held)
        return tuple(taken)

    # of equal cards the first is discarded, so the first goes where the deadwood lies
    deadwood = take(arrangement.deadwood)
    groups = [HandGroup(take(meld.cards), meld.kind, is_deadwood=False) for meld in arrangement.melds]
    if deadwood:
        groups.append(HandGroup(deadwood, None, is_deadwood=True))
    return tuple(groups)


_Key = tuple[int, int]


def _color_key(card: Card) -> _Key:
    return (4, card) if card.is_joker else (card.color, card.piece)


def _rank_key(card: Card) -> _Key:
    return (7, card) if card.is_joker else (card.piece, card.color)


def _by(view: View, key: Callable[[Card], _Key]) -> tuple[HandGroup, ...]:
    """Return the hand grouped by the first part of a key and sorted by the whole of it."""
    cards = sorted(view.hand, key=lambda held: (key(held.card), held.index))
    firsts = sorted({key(held.card)[0] for held in cards})
    return tuple(
        HandGroup(tuple(held for held in cards if key(held.card)[0] == first), None, is_deadwood=False)
        for first in firsts
    )
