"""Least deadwood and most points of every content of one part of a hand, found once and kept.

A part is a group of cards that no meld crosses; nothing here knows which one, or any rule but the values of
its melds and whether identical cards are locked.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.cards import Card
from engine.melds import IDENTICAL, Meld

WORTH_BITS = 16
POINTS = (1 << WORTH_BITS) - 1
"""A worth is points less `deadwood << WORTH_BITS`: the higher the better.

The worths of parts add up to the hand's.

So the deadwood in a worth is `-(worth >> WORTH_BITS)`, and the points are `worth & POINTS`.
"""

CACHE_LIMIT = 100_000
"""So many entries of a few hundred bytes are kept at most.

A large part has more contents than memory has room.
"""

_JOINED_CARDS = 3


@dataclass(frozen=True, slots=True)
class ValuedMeld:
    """A meld a part can hold.

    Attributes:
        meld: the meld.
        places: where its cards stand in the part, one for each card.
        points: its value, concealed.
    """

    meld: Meld
    places: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Split:
    """The best use of one card of a content.

    Attributes:
        worth: the worth of the whole content.
        used: the meld that card goes into; None if it is deadwood.
        rest: what is left of the content.
    """

    worth: int
    used: ValuedMeld | None
    rest: bytes


class Worths(Protocol):
    """A source of the worth of every content of some cards.

    Attributes:
        cards: the cards, which follow each other in canonical order.
    """

    cards: tuple[Card, ...]

    def __getitem__(self, content: bytes) -> int:
        """Return the worth of a content."""


class PartTable(dict[bytes, int]):
    """The worth of every content of a part: how many of each of its cards, one byte each.

    The least deadwood counts first, then the most points. What a small part can hold is found at once, which
    takes a few milliseconds; what a large one can, as it is asked for.
    """

    def __init__(self, cards: Sequence[Card], melds: Sequence[ValuedMeld], *, locked: bool) -> None:
        """Make an empty table.

        Args:
            cards: the cards of the part, in canonical order.
            melds: every meld of those cards.
            locked: three or four identical cards are used whole or not at all (docs/rules.md, 2.3 rule 1).
        """
        super().__init__()
        self.cards = tuple(cards)
        self._locked = locked
        self._melds_from = [
            [meld for meld in melds if meld.places[0] == place] for place in range(len(cards))
        ]

    def __missing__(self, content: bytes) -> int:
        if len(self) >= CACHE_LIMIT:
            self.clear()
        worth = self[content] = self._best(content).worth if any(content) else 0
        return worth

    def arrange(self, content: bytes) -> tuple[list[Meld], list[Card]]:
        """Return the melds and the deadwood of the best arrangement."""
        melds: list[Meld] = []
        deadwood: list[Card] = []
        while any(content):
            split = self._best(content)
            if split.used is None:
                deadwood.append(self.cards[_first(content)])
            else:
                melds.append(split.used.meld)
            content = split.rest
        return melds, deadwood

    def _best(self, content: bytes) -> Split:
        """Return the best use of one card that every arrangement has to place, the first or a locked one."""
        group = split_group(self, self._melds_from, content) if self._locked else None
        if group is not None:
            return group
        first = _first(content)
        rest = _minus(content, (first,))
        splits = [Split(self[rest] - (1 << WORTH_BITS), None, rest)]
        splits += [_use(self, content, meld) for meld in self._melds_from[first] if _holds(content, meld)]
        return max(splits, key=_worth)


def split_group(worths: Worths, melds_from: Sequence[Sequence[ValuedMeld]], content: bytes) -> Split | None:
    """Return the best use of the first locked group, three or more alike, or None if there is none.

    Args:
        worths: of what is left.
        melds_from: the melds that begin at each place.
        content: how many of each card.
    """
    for place, count in enumerate(content):
        if count >= 3:
            sizes = (3, 4) if count > 4 else (count,)
            kinds = [IDENTICAL[size] for size in sizes]
            whole = [meld for meld in melds_from[place] if meld.meld.kind in kinds]
            if whole:  # Soldiers alike may make no meld, and are then as free as others
                return max((_use(worths, content, meld) for meld in whole), key=_worth)
    return None


def _use(worths: Worths, content: bytes, meld: ValuedMeld) -> Split:
    rest = _minus(content, meld.places)
    return Split(worths[rest] + meld.points, meld, rest)


class JointTable(dict[bytes, int]):
    """A lookup table for two parts together: sums of their worths, computed when first asked for."""

    def __init__(self, first: Worths, second: Worths) -> None:
        """Make an empty table over two parts, whose cards follow each other."""
        super().__init__()
        self.cards = first.cards + second.cards
        self._first = first
        self._second = second

    def __missing__(self, content: bytes) -> int:
        if len(self) >= CACHE_LIMIT:
            self.clear()
        cut = len(self._first.cards)
        worth = self[content] = self._first[content[:cut]] + self._second[content[cut:]]
        return worth


def join(tables: Sequence[Worths]) -> list[Worths]:
    """Return the same tables with neighbors joined two by two where that stays small."""
    joined: list[Worths] = []
    rest = list(tables)
    while rest:
        pair, rest = rest[:2], rest[2:]
        if len(pair) == 2 and all(len(table.cards) <= _JOINED_CARDS for table in pair):
            joined.append(JointTable(*pair))
        else:
            joined += pair
    return joined


def _worth(split: Split) -> int:
    return split.worth


def _first(content: bytes) -> int:
    return next(place for place, count in enumerate(content) if count)


def _holds(content: bytes, meld: ValuedMeld) -> bool:
    return all(content[place] >= meld.places.count(place) for place in meld.places)


def _minus(content: bytes, places: tuple[int, ...]) -> bytes:
    left = bytearray(content)
    for place in places:
        left[place] -= 1
    return bytes(left)
