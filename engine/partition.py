"""Splitting a hand into melds and deadwood, by tables over independent parts of the hand.

Counts are `bytes` with one count per `Card`, in canonical order (33 of them). No meld crosses the parts
a ruleset leaves independent, so a whole hand is a sum of a few look-ups (rules.md 7.8, players.md 2.2).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from engine.cards import ALL_CARDS, Card, Color, Piece, card_of
from engine.melds import IDENTICAL, Meld, MeldKind, different_partners
from engine.rules import Rules

Counts = bytes
"""How many of each card, indexed by `Card`; always 33 long."""

_DEADWOOD = 1 << 12
"""One deadwood card outweighs any number of points a hand can have."""

_SOLDIERS = slice(24, 28)
_EAGER_ENTRIES = 3000
_CACHE_LIMIT = 200_000


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


class _Part(dict[bytes, int]):
    """The value of every content of one part of the hand, found when first asked for.

    A value is `deadwood * _DEADWOOD - points` of the least deadwood and, within it, the most points.
    """

    def __init__(self, cards: tuple[Card, ...], rules: Rules) -> None:
        super().__init__()
        self.cards = cards
        self._rules = rules
        self._melds = [self._melds_from(card) for card in cards]

    def _melds_from(self, first: Card) -> list[tuple[Meld, tuple[int, ...], int]]:
        """Return the melds whose first card in this part is `first`: meld, places of its cards, value."""
        found: list[Meld] = [] if first.is_general else [Meld(MeldKind.PAIR, (first,) * 2)]
        found += [Meld(IDENTICAL[size], (first,) * size) for size in (3, 4)]
        if first.is_general:
            found.append(Meld(MeldKind.SINGLE, (first,)))
        for kind, partners in different_partners(first, self._rules.mixed_color_ranks):
            if first < min(partners):
                found.append(Meld(kind, (first, *partners)))
        places = {card: place for place, card in enumerate(self.cards)}
        return [
            (meld, tuple(places[card] for card in meld.cards), concealed_points(self._rules, meld))
            for meld in found
        ]

    def __missing__(self, content: bytes) -> int:
        if len(self) >= _CACHE_LIMIT:
            self.clear()
        value = self[content] = self._best(content)[0]
        return value

    def _best(self, content: bytes) -> tuple[int, Meld | None, bytes]:
        """Return the best value, the meld that holds the first card (None: deadwood), and the rest."""
        first = next((place for place, count in enumerate(content) if count), None)
        if first is None:
            return 0, None, content
        if self._rules.lock_identical:
            return self._best_locked(content)
        return self._best_free(content, first)

    def _best_free(self, content: bytes, first: int) -> tuple[int, Meld | None, bytes]:
        rest = _minus(content, (first,))
        best: tuple[int, Meld | None, bytes] = (self[rest] + _DEADWOOD, None, rest)
        for meld, places, points in self._melds[first]:
            if all(content[place] >= places.count(place) for place in places):
                rest = _minus(content, places)
                value = self[rest] - points
                if value < best[0]:
                    best = (value, meld, rest)
        return best

    def _best_locked(self, content: bytes) -> tuple[int, Meld | None, bytes]:
        """Take locked groups out whole before anything else may use their cards (rules.md 2.3 rule 1)."""
        for place, count in enumerate(content):
            if count >= 3:
                sizes = (4, 3) if count > 4 else (count,)
                groups = (self._take_group(content, place, size) for size in sizes)
                return min(groups, key=lambda option: option[0])
        first = next(place for place, count in enumerate(content) if count)
        return self._best_free(content, first)

    def _take_group(self, content: bytes, place: int, size: int) -> tuple[int, Meld | None, bytes]:
        meld = Meld(IDENTICAL[size], (self.cards[place],) * size)
        rest = _minus(content, (place,) * size)
        return self[rest] - concealed_points(self._rules, meld), meld, rest

    def arrange(self, content: bytes) -> tuple[list[Meld], list[Card]]:
        """Return the melds and the deadwood of the best value."""
        melds: list[Meld] = []
        deadwood: list[Card] = []
        while any(content):
            _, meld, rest = self._best(content)
            if meld is None:
                deadwood += [
                    self.cards[place] for place in range(len(content)) if content[place] != rest[place]
                ]
            else:
                melds.append(meld)
            content = rest
        return melds, deadwood


def _minus(content: bytes, places: tuple[int, ...]) -> bytes:
    left = bytearray(content)
    for place in places:
        left[place] -= 1
    return bytes(left)


def concealed_points(rules: Rules, meld: Meld) -> int:
    """Return what a meld is worth in the hand (rules.md 2.2, 3.10)."""
    return _points(rules, meld)[0]


def exposed_points(rules: Rules, meld: Meld) -> int:
    """Return what a meld is worth on the table, made with a claimed card (rules.md 2.2, 3.10)."""
    return _points(rules, meld)[1]


def _points(rules: Rules, meld: Meld) -> tuple[int, int]:
    if meld.kind is MeldKind.PONG and meld.cards[0].is_general:
        return rules.general_triple_points
    return rules.points[meld.kind]


@dataclass(frozen=True, slots=True)
class Fusion:
    """One offered card joined with cards of a hand.

    Attributes:
        kind: the meld it makes.
        partners: the hand cards it uses, in canonical order.
    """

    kind: MeldKind
    partners: tuple[Card, ...]


class Partition:
    """Everything the tables of one ruleset can say about a concealed hand."""

    def __init__(self, rules: Rules, seats: int) -> None:
        """Build the tables for a table of `seats`; small parts at once, large ones as they are asked for."""
        self.rules = rules
        self.copies = rules.copies(seats)
        self._parts = [(_span(cards), _Part(cards, rules)) for cards in _independent_parts(rules)]
        for _, part in self._parts:
            if (self.copies + 1) ** len(part.cards) <= _EAGER_ENTRIES:
                for content in product(range(self.copies + 1), repeat=len(part.cards)):
                    part[bytes(content)]  # noqa: B018 - looking an entry up builds it
        self._fusions = [self._all_fusions(card) for card in ALL_CARDS]
        self._part_waits: list[dict[bytes, tuple[Card, ...]]] = [{} for _ in self._parts]
        self._jokers = ALL_CARDS[28 : 28 + rules.jokers]

    def score(self, counts: Counts) -> int:
        """Return a number that orders hands: fewer deadwood cards first, then more points."""
        total = 0
        for span, part in self._parts:
            total += part[counts[span]]
        return total

    def deadwood(self, counts: Counts) -> int:
        """Return the least possible number of deadwood cards (rules.md 2.1)."""
        return -(-self.score(counts) // _DEADWOOD)

    def points(self, counts: Counts) -> int:
        """Return the most points an arrangement with the least deadwood has, concealed."""
        return -self.score(counts) % _DEADWOOD + self._joker_points(counts)

    def _joker_points(self, counts: Counts) -> int:
        return sum(counts[28:]) * self.rules.points[MeldKind.SINGLE][0]

    def arrange(self, counts: Counts) -> Arrangement:
        """Return an arrangement with the least deadwood and, within it, the most points."""
        melds = [Meld(MeldKind.SINGLE, (card,)) for card in ALL_CARDS[28:] for _ in range(counts[card])]
        deadwood: list[Card] = []
        for span, part in self._parts:
            part_melds, part_deadwood = part.arrange(counts[span])
            melds += part_melds
            deadwood += part_deadwood
        melds.sort(key=lambda meld: meld.cards)
        return Arrangement(tuple(melds), tuple(sorted(deadwood)), self.points(counts))

    def fusions(self, counts: Counts, offer: Card) -> tuple[Fusion, ...]:
        """Return every meld the hand can make with an offered card under the locks, in canonical order."""
        return tuple(fusion for fusion in self._fusions[offer] if self._available(counts, offer, fusion))

    def unlocked_fusions(self, counts: Counts, offer: Card) -> tuple[Fusion, ...]:
        """Return the same as if nothing were locked, to explain what the lock forbids."""
        return tuple(
            fusion
            for fusion in self._fusions[offer]
            if all(counts[card] >= fusion.partners.count(card) for card in fusion.partners)
        )

    def _available(self, counts: Counts, offer: Card, fusion: Fusion) -> bool:
        partners = fusion.partners
        if not partners:
            return True
        if partners[0] == offer:
            held = counts[offer]
            if self.rules.lock_identical and held >= 3:
                return held == len(partners) == 3
            return held >= len(partners)
        limit = 2 if self.rules.lock_identical else self.copies
        return all(1 <= counts[card] <= limit for card in partners)

    def _all_fusions(self, card: Card) -> tuple[Fusion, ...]:
        found = [Fusion(MeldKind.KONG, (card,) * 3)]
        if card.is_general:
            found.append(Fusion(MeldKind.SINGLE, ()))
        else:
            found += [Fusion(MeldKind.PONG, (card,) * 2), Fusion(MeldKind.PAIR, (card,))]
        found += [Fusion(*way) for way in different_partners(card, self.rules.mixed_color_ranks)]
        if card.is_joker:
            found = [Fusion(MeldKind.SINGLE, ())]
        return tuple(sorted(found, key=lambda fusion: (fusion.kind, fusion.partners)))

    def completes(self, counts: Counts, offer: Card) -> tuple[Fusion, ...]:
        """Return the fusions after which the hand has no deadwood, in canonical order."""
        return tuple(
            fusion
            for fusion in self.fusions(counts, offer)
            if self.score(without(counts, fusion.partners)) <= 0
        )

    def waits(self, counts: Counts) -> tuple[Card, ...]:
        """Return the cards that complete the hand when shown, in canonical order.

        A card of which the hand itself holds every copy is left out. An exposed triple that waits for its
        fourth card (rules.md 2.7 (3-3)) is no matter of the hand and not counted here.
        """
        dirty = -1
        for place, (span, part) in enumerate(self._parts):
            if part[counts[span]] > 0:
                if dirty >= 0:
                    return ()
                dirty = place
        if dirty >= 0:
            return self._waits_of(dirty, counts)
        found = [card for place in range(len(self._parts)) for card in self._waits_of(place, counts)]
        return (*found, *(card for card in self._jokers if not counts[card]))

    def _waits_of(self, place: int, counts: Counts) -> tuple[Card, ...]:
        span, part = self._parts[place]
        content = counts[span]
        known = self._part_waits[place]
        found = known.get(content)
        if found is None:
            if len(known) >= _CACHE_LIMIT:
                known.clear()
            alone = bytearray(len(ALL_CARDS))
            alone[span] = content
            cards = bytes(alone)
            found = known[content] = tuple(
                card for card in part.cards if cards[card] < self.copies and self.completes(cards, card)
            )
        return found


def _independent_parts(rules: Rules) -> list[tuple[Card, ...]]:
    """Return the groups of cards that no meld crosses, each contiguous in canonical order."""
    parts: list[tuple[Card, ...]] = []
    for first in (Piece.GENERAL, Piece.CHARIOT):
        run = [Piece(first + step) for step in range(3)]
        by_color = [tuple(card_of(color, piece) for piece in run) for color in Color]
        if rules.mixed_color_ranks.isdisjoint(run):
            parts += by_color
        else:
            parts.append(tuple(card for cards in by_color for card in cards))
    parts.append(ALL_CARDS[_SOLDIERS])
    return parts


def _span(cards: tuple[Card, ...]) -> slice:
    return slice(int(cards[0]), int(cards[-1]) + 1)


@lru_cache(maxsize=32)
def partition_for(rules: Rules, seats: int) -> Partition:
    """Return the tables of a ruleset at a table of `seats`, built once."""
    return Partition(rules, seats)
