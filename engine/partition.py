"""Splitting a hand into melds and deadwood, by tables over independent parts of the hand.

Counts are `bytes` with one count per `Card`, in canonical order (33 of them). No meld crosses the parts
a ruleset leaves independent, so a whole hand is a sum of a few look-ups (docs/rules.md, 7.8).
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from operator import getitem
from struct import Struct

from engine.cards import ALL_CARDS, GENERALS, JOKERS, SUITED, Card, Color
from engine.grids import GridTable
from engine.melds import (
    IDENTICAL,
    Meld,
    MeldKind,
    different_partners,
    independent_parts,
    is_alike,
    is_soldier,
    melds_among,
)
from engine.rules import Points, Rules
from engine.tables import CACHE_LIMIT, POINTS, WORTH_BITS, PartTable, ValuedMeld, Worths, join

Counts = bytes
"""How many of each card, indexed by `Card`; always 33 long."""

_EAGER_ENTRIES = 1000
"""A table with no more entries is filled at once, which takes a few milliseconds.

A larger one as it is asked.
"""

_LEAST_BLOCK, _MOST_ALIKE = 3, 4
"""So few alike are a block, and no more alike make one meld."""

_LEAST_TO_WIN = -2 << WORTH_BITS
"""A hand with more than two deadwood cards waits for nothing (docs/rules.md, 7.3)."""


def counts_of(cards: Iterable[Card]) -> Counts:
    """Return the counts of some cards."""
    counts = bytearray(len(ALL_CARDS))
    for card in cards:
        counts[card] += 1
    return bytes(counts)


def cards_of(counts: Counts) -> tuple[Card, ...]:
    """Return the cards in canonical order."""
    return tuple(card for card in ALL_CARDS for _ in range(counts[card]))


def without(counts: Counts, cards: Iterable[Card]) -> Counts:
    """Return the counts less some cards, all of which must be there."""
    left = bytearray(counts)
    for card in cards:
        left[card] -= 1
    return bytes(left)


def generals_in(counts: Counts) -> int:
    """Return how many of the cards are Generals, which stand at every third place of the first twelve."""
    return sum(counts[: 3 * len(GENERALS) : 3])


def concealed_points(rules: Rules, meld: Meld) -> int:
    """Return what a meld is worth in the hand (docs/rules.md, 2.2, 3.10)."""
    return _points(rules, meld)[0]


def exposed_points(rules: Rules, meld: Meld) -> int:
    """Return what a meld is worth on the table, dealt or claimed (docs/rules.md, 2.2, 3.10, A12)."""
    if meld.is_dealt and meld.cards[0].is_joker:
        return rules.joker_kong_points[0]
    if meld.is_dealt:
        return rules.dealt_kong_points + (rules.general_kong_extra[0] if meld.cards[0].is_general else 0)
    return _points(rules, meld)[1]


def _points(rules: Rules, meld: Meld) -> Points:
    if meld.kind is MeldKind.PONG and meld.cards[0].is_general:
        return rules.general_pong_points
    if meld.kind is MeldKind.KONG and meld.cards[0].is_general:
        (concealed, exposed), (more_concealed, more_exposed) = (
            rules.points[meld.kind],
            rules.general_kong_extra,
        )
        return concealed + more_concealed, exposed + more_exposed
    if meld.kind is MeldKind.KONG and meld.cards[0].is_joker:
        return rules.joker_kong_points
    if meld.cards[0].is_joker:
        concealed, exposed = rules.points[meld.kind]
        return concealed + rules.joker_extra, exposed + rules.joker_extra
    return rules.points[meld.kind]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """One way to lay out a concealed hand.

    Attributes:
        melds: its melds, in canonical order of their first card.
        deadwood: the cards left over, in canonical order.
        points: the value of the melds, concealed.
    """

    melds: tuple[Meld, ...]
    deadwood: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Fusion:
    """One offered card joined with cards of a hand.

    Attributes:
        kind: the meld it makes.
        partners: the hand cards it uses, in canonical order.
    """

    kind: MeldKind
    partners: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """The effect of a fusion on the hand that its partners come from.

    Attributes:
        fusion: the fusion.
        deadwood_change: how much more deadwood the hand has without the partners; the offered card counts
            not.
    """

    fusion: Fusion
    deadwood_change: int


class Partition:
    """Everything the tables of one ruleset can say about a concealed hand.

    Attributes:
        rules: the rules.
        copies: identical copies of each card in the deck.
    """

    def __init__(self, rules: Rules, seats: int) -> None:
        """Build the tables for a table of `seats`; small parts at once, large ones as they are asked for."""
        self.rules = rules
        self.copies = rules.copies(seats)
        self._tables = tuple(
            _table_of(rules, cards, self.copies) for cards in independent_parts(rules.mixed_color_ranks)
        )
        self._cut = _cutter(self._tables)
        self._grids = tuple(table for table in self._tables if isinstance(table, GridTable))
        self._joined = tuple(join([table for table in self._tables if isinstance(table, PartTable)]))
        self._cut_joined = _cutter(self._joined)
        for table in self._tables:
            if isinstance(table, PartTable) and (self.copies + 1) ** len(table.cards) <= _EAGER_ENTRIES:
                for content in product(range(self.copies + 1), repeat=len(table.cards)):
                    _ = table[bytes(content)]
        table_of = {card: table for table in self._tables for card in table.cards}
        self._effects = tuple(_Effects(rules, card, table_of.get(card)) for card in ALL_CARDS)
        self._waits = tuple(_Waits(self, table.cards) for table in self._tables)
        self._jokers = ALL_CARDS[len(SUITED) : len(SUITED) + rules.jokers]
        self._joker_worth = rules.points[MeldKind.SINGLE][0] + rules.joker_extra
        # what four jokers are worth more in a kong than apart
        self._kong_gain = rules.joker_kong_points[0] - MeldKind.KONG.size * self._joker_worth

    def measure(self, counts: Counts) -> tuple[int, int]:
        """Return the least deadwood of a hand, and the most concealed points that go with it."""
        worth = sum(map(getitem, self._joined, self._cut_joined(counts)))
        for grid in self._grids:
            worth += grid.worth_in(counts)
        points = worth & POINTS
        return -(worth >> WORTH_BITS), points + self._joker_points(counts) if self._jokers else points

    def deadwood(self, counts: Counts) -> int:
        """Return the least possible number of deadwood cards (docs/rules.md, 2.1)."""
        worth = sum(map(getitem, self._joined, self._cut_joined(counts)))
        for grid in self._grids:
            worth += grid.worth_in(counts)
        return -(worth >> WORTH_BITS)

    def points(self, counts: Counts) -> int:
        """Return the most points an arrangement with the least deadwood has, concealed."""
        return self.measure(counts)[1]

    def _joker_points(self, counts: Counts) -> int:
        held = sum(counts[len(SUITED) :])
        apart = held * self._joker_worth
        return apart + self._kong_gain if held >= MeldKind.KONG.size and self._kong_gain > 0 else apart

    def arrange(self, counts: Counts) -> Arrangement:
        """Return an arrangement with the least deadwood and, within it, the most points."""
        melds = self._joker_melds(counts)
        deadwood: list[Card] = []
        for table, content in zip(self._tables, self._cut(counts), strict=True):
            part_melds, part_deadwood = table.arrange(content)
            melds += part_melds
            deadwood += part_deadwood
        melds.sort(key=_cards)
        return Arrangement(tuple(melds), tuple(sorted(deadwood)), self.points(counts))

    def _joker_melds(self, counts: Counts) -> list[Meld]:
        """Return the melds that the jokers of a hand are worth most in."""
        held = tuple(card for card in self._jokers for _ in range(counts[card]))
        kong = held[: MeldKind.KONG.size] if self._kong_gain > 0 else ()
        if len(kong) < MeldKind.KONG.size:
            return [Meld(MeldKind.SINGLE, (card,)) for card in held]
        return [Meld(MeldKind.KONG, kong), *(Meld(MeldKind.SINGLE, (card,)) for card in held[len(kong) :])]

    def effects(self, counts: Counts, offer: Card) -> tuple[Effect, ...]:
        """Return every meld the hand can make with an offered card under the locks, in canonical order."""
        known = self._effects[offer]
        return known[counts[known.span]]

    def content(self, counts: Counts, card: Card) -> bytes:
        """Return the content of a card's part of a hand.

        No meld with that card reaches outside of it.
        """
        return counts[self._effects[card].span]

    def alone(self, content: bytes, card: Card) -> Counts:
        """Return the counts of a hand that holds nothing but such a content of the part of a card."""
        return _alone(self._effects[card].span, content)

    def fusions(self, counts: Counts, offer: Card) -> tuple[Fusion, ...]:
        """Return the fusions of `effects`, without their effects."""
        return tuple(effect.fusion for effect in self.effects(counts, offer))

    def fusions_of(self, offer: Card) -> tuple[Fusion, ...]:
        """Return every meld any hand can make with an offered card, in canonical order."""
        return self._effects[offer].fusions

    def unlocked_fusions(self, counts: Counts, offer: Card) -> tuple[Fusion, ...]:
        """Return what the hand could make if nothing were locked, to explain what the lock forbids."""
        return tuple(fusion for fusion in self.fusions_of(offer) if _has(counts, fusion.partners))

    def completes(self, counts: Counts, offer: Card) -> tuple[Fusion, ...]:
        """Return the fusions after which the hand has no deadwood, in canonical order."""
        deadwood = self.deadwood(counts)
        return tuple(
            effect.fusion for effect in self.effects(counts, offer) if deadwood + effect.deadwood_change == 0
        )

    def waits(self, counts: Counts) -> tuple[Card, ...]:
        """Return the cards that complete the hand when shown, in canonical order.

        A card of which the hand itself holds every copy is left out. An exposed pong that waits for its
        fourth card (docs/rules.md, 2.7 (3-3)) is no matter of the hand and not counted here.
        """
        contents = self._cut(counts)
        found: tuple[Card, ...] | None = None
        for table, waits, content in zip(self._tables, self._waits, contents, strict=True):
            worth = table[content]
            if worth < 0:
                if found is not None or worth < _LEAST_TO_WIN:
                    return ()
                found = waits[content]
        if found is not None:
            return found
        cards = [
            card for waits, content in zip(self._waits, contents, strict=True) for card in waits[content]
        ]
        return (*cards, *(card for card in self._jokers if not counts[card]))


class _Effects(dict[bytes, tuple[Effect, ...]]):
    """The effects of offering one card, by the content of its part of the hand."""

    def __init__(self, rules: Rules, card: Card, table: PartTable | GridTable | None) -> None:
        """Find the cards that a card may be joined with.

        Args:
            rules: the rules.
            card: the card.
            table: of its part; None for a joker, which belongs to none.
        """
        super().__init__()
        self.fusions = _fusions_of(rules, card)
        if table is not None:
            self.span = _span(table.cards)
        else:
            self.span = _span(JOKERS) if rules.jokers_join else slice(0)
        self._is_joker = card.is_joker
        self._is_locked = rules.lock_identical
        self._is_locked_from = rules.identical_soldiers if is_soldier(card) else 0
        self._worths: Mapping[bytes, int] | PartTable | GridTable = (
            defaultdict(int) if table is None else table
        )
        self._needs = [
            [
                (partner - self.span.start, fusion.partners.count(partner))
                for partner in sorted(set(fusion.partners))
            ]
            for fusion in self.fusions
        ]

    def __missing__(self, content: bytes) -> tuple[Effect, ...]:
        if len(self) >= CACHE_LIMIT:
            self.clear()
        ways = zip(self.fusions, self._needs, strict=True)
        lefts = [(fusion, left) for fusion, needs in ways if (left := self._less(content, needs)) is not None]
        if self._is_joker:  # which jokers it joins makes no difference
            lefts = list({fusion.kind: (fusion, left) for fusion, left in reversed(lefts)}.values())[::-1]
        before = self._worths[content] >> WORTH_BITS if lefts else 0
        found = tuple(Effect(fusion, before - (self._worths[left] >> WORTH_BITS)) for fusion, left in lefts)
        self[content] = found
        return found

    def _less(self, content: bytes, needs: Sequence[tuple[int, int]]) -> bytes | None:
        """Return a content less so many of some cards (docs/rules.md, 2.3 rule 1).

        None if there are too few or they are locked.
        """
        left = bytearray(content)
        for place, number in needs:
            count = content[place]
            if count < number or (self._is_locked and self._is_block(count) and number != count):
                return None
            left[place] -= number
        return bytes(left)

    def _is_block(self, count: int) -> bool:
        """Return whether so many alike are one block, which they are if they make a meld."""
        return count >= _LEAST_BLOCK and min(count, _MOST_ALIKE) >= self._is_locked_from


class _Waits(dict[bytes, tuple[Card, ...]]):
    """The cards of one part that complete it, by its content."""

    def __init__(self, partition: Partition, cards: tuple[Card, ...]) -> None:
        super().__init__()
        self._partition = partition
        self._cards = cards

    def __missing__(self, content: bytes) -> tuple[Card, ...]:
        if len(self) >= CACHE_LIMIT:
            self.clear()
        counts = _alone(_span(self._cards), content)
        copies = self._partition.copies
        found = self[content] = tuple(
            card for card in self._cards if counts[card] < copies and self._partition.completes(counts, card)
        )
        return found


def _alone(span: slice, content: bytes) -> Counts:
    counts = bytearray(len(ALL_CARDS))
    counts[span] = content
    return bytes(counts)


def _has(counts: Counts, cards: tuple[Card, ...]) -> bool:
    return all(counts[card] >= cards.count(card) for card in cards)


def _cards(meld: Meld) -> tuple[Card, ...]:
    return meld.cards


def _fusions_of(rules: Rules, card: Card) -> tuple[Fusion, ...]:
    """Return every fusion with a card.

    Others may not take Generals into a pair or a pong (docs/rules.md, 2.6).
    """
    if card.is_joker:
        others = [joker for joker in JOKERS if joker != card] if rules.jokers_join else []
        kongs = [Fusion(MeldKind.KONG, partners) for partners in combinations(others, MeldKind.KONG.size - 1)]
        return (*kongs, Fusion(MeldKind.SINGLE, ()))
    sizes = (4,) if card.is_general else (2, 3, 4)
    found = [
        Fusion(IDENTICAL[size], (card,) * (size - 1))
        for size in sizes
        if is_alike(card, size, rules.identical_soldiers)
    ]
    if card.is_general:
        found.append(Fusion(MeldKind.SINGLE, ()))
    found += [Fusion(*way) for way in different_partners(card, rules.mixed_color_ranks)]
    return tuple(sorted(found, key=lambda fusion: (fusion.kind, fusion.partners)))


def _table_of(rules: Rules, cards: tuple[Card, ...], copies: int) -> PartTable | GridTable:
    melds, locked = _melds_of(rules, cards), rules.lock_identical
    if len(cards) <= len(Color):
        return PartTable(cards, melds, locked=locked)
    return GridTable(cards, melds, copies, locked=locked)


def _melds_of(rules: Rules, cards: tuple[Card, ...]) -> list[ValuedMeld]:
    """Return every meld of the cards of a part, valued."""
    places = {card: place for place, card in enumerate(cards)}
    return [
        ValuedMeld(meld, tuple(places[card] for card in meld.cards), concealed_points(rules, meld))
        for meld in melds_among(cards, rules.mixed_color_ranks, rules.identical_soldiers)
    ]


def _cutter(tables: Sequence[Worths]) -> Callable[[Counts], tuple[bytes, ...]]:
    """Return a function that cuts the contents of some tables' parts out of the counts of a hand."""
    form, at = "", 0
    for table in tables:
        form += f"{table.cards[0] - at}x{len(table.cards)}s"
        at = table.cards[-1] + 1
    return Struct(form).unpack_from


def _span(cards: tuple[Card, ...]) -> slice:
    return slice(int(cards[0]), int(cards[-1]) + 1)


@lru_cache(maxsize=32)
def partition_for(rules: Rules, seats: int) -> Partition:
    """Return the tables of a ruleset at a table of `seats`, built once."""
    return Partition(rules, seats)
