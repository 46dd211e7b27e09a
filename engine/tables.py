"""Least deadwood and most points of every content of one part of a hand, found once and kept.

A part is a group of cards that no meld crosses; nothing here knows which one, or any rule but the values of
its melds and whether identical cards are locked.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.melds import IDENTICAL, Meld

WORTH_BITS = 16
"""A worth is `deadwood << WORTH_BITS | points`; the worths of a hand's parts add up to the hand's."""

CACHE_LIMIT = 100_000
"""So many entries of a few hundred bytes are kept at most; a large part has more contents than memory has room."""

_POINTS = (1 << WORTH_BITS) - 1
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
class _Split:
    """The best thing to do with one card of a content.

    Attributes:
        worth: the worth of the whole content.
        used: the meld that card goes into; None if it is deadwood.
        rest: what is left of the content.
    """

    worth: int
    used: ValuedMeld | None
    rest: bytes


class PartTable(dict[bytes, int]):
    """The worth of every content of a part: how many of each of its cards, one byte each.

    The least deadwood counts first, then the most points.
    """

    def __init__(self, cards: Sequence[Card], melds: Sequence[ValuedMeld], *, locked: bool) -> None:
        """Make an empty table.

        Args:
            cards: the cards of the part, in canonical order.
            melds: every meld of those cards.
            locked: three or four identical cards are used whole or not at all (rules.md 2.3 rule 1).
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

    def _best(self, content: bytes) -> _Split:
        """Return the best use of one card, which every arrangement has to place: the first, or a locked one."""
        group = (
            next((place for place, count in enumerate(content) if count >= 3), None) if self._locked else None
        )
        if group is not None:
            splits = [self._use(content, meld) for meld in self._groups(content, group)]
        else:
            first = _first(content)
            rest = _minus(content, (first,))
            splits = [_Split(self[rest] + (1 << WORTH_BITS), None, rest)]
            splits += [self._use(content, meld) for meld in self._melds_from[first] if _holds(content, meld)]
        return min(splits, key=_badness)

    def _groups(self, content: bytes, place: int) -> list[ValuedMeld]:
        """Return the identical melds that may be made whole of a locked group."""
        sizes = (3, 4) if content[place] > 4 else (content[place],)
        kinds = [IDENTICAL[size] for size in sizes]
        return [meld for meld in self._melds_from[place] if meld.meld.kind in kinds]

    def _use(self, content: bytes, meld: ValuedMeld) -> _Split:
        rest = _minus(content, meld.places)
        return _Split(self[rest] + meld.points, meld, rest)


class JointTable(dict[bytes, int]):
    """Two parts side by side looked up as one: their worths together, added up when first asked for."""

    def __init__(self, first: PartTable, second: PartTable) -> None:
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


def join(tables: Sequence[PartTable]) -> list[PartTable | JointTable]:
    """Return the same tables with neighbors joined two by two where that stays small."""
    joined: list[PartTable | JointTable] = []
    rest = list(tables)
    while rest:
        pair, rest = rest[:2], rest[2:]
        if len(pair) == 2 and all(len(table.cards) <= _JOINED_CARDS for table in pair):
            joined.append(JointTable(*pair))
        else:
            joined += pair
    return joined


def _badness(split: _Split) -> tuple[int, int]:
    return split.worth >> WORTH_BITS, -(split.worth & _POINTS)


def _first(content: bytes) -> int:
    return next(place for place, count in enumerate(content) if count)


def _holds(content: bytes, meld: ValuedMeld) -> bool:
    return all(content[place] >= meld.places.count(place) for place in meld.places)


def _minus(content: bytes, places: tuple[int, ...]) -> bytes:
    left = bytearray(content)
    for place in places:
        left[place] -= 1
    return bytes(left)
