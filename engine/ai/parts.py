"""A hand as a row of independent parts, each a shared node that knows where its cards can lead.

No meld crosses parts (docs/rules.md, 7.8), so a discard or a claim changes only one part of a hand. Nodes are
made when first reached and kept; nothing here knows a table, a turn or another seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import ALL_CARDS, SUITED, Card
from engine.claims import kept_cards
from engine.melds import MeldKind
from engine.options import UPGRADE
from engine.partition import Counts, Fusion, Partition, cards_of, counts_of, without

DEADWOOD = 1 << 12
"""One deadwood card outweighs any number of points in a `worth`."""

_NODE_LIMIT = 200_000


@dataclass(frozen=True, slots=True)
class Drop:
    """One card leaving a part.

    Attributes:
        card: the card.
        change: what it adds to the worth; about minus one deadwood for a card that is deadwood.
        after: the part without it.
    """

    card: Card
    change: int
    after: "Part"


@dataclass(frozen=True, slots=True)
class Taking:
    """An offered card joining some cards of a part, which then lie exposed.

    Attributes:
        fusion: the meld it makes.
        after: the part without the cards it uses.
        points: what the exposed melds are worth more than before.
    """

    fusion: Fusion
    after: "Part"
    points: int


class Part:
    """The cards of a hand from one group that no meld crosses.

    Attributes:
        place: which part of the hand this is.
        counts: its cards, as the counts of a hand that holds nothing else.
        deadwood: the least possible deadwood.
        points: the most points an arrangement with the least deadwood has, concealed.
        worth: `deadwood * DEADWOOD - points`; the worths of a hand's parts add up, and less is better.
    """

    __slots__ = (
        "_best_drops",
        "_drops",
        "_takings",
        "counts",
        "deadwood",
        "parts",
        "place",
        "points",
        "worth",
    )

    def __init__(self, parts: "Parts", place: int, counts: Counts) -> None:
        self.parts = parts
        self.place = place
        self.counts = counts
        self.deadwood, self.points = parts.partition.measure(counts)
        self.worth = self.deadwood * DEADWOOD - self.points
        self._drops: tuple[Drop, ...] | None = None
        self._best_drops: tuple[int, tuple[Card, ...]] | None = None
        self._takings: dict[Fusion, Taking] = {}

    @property
    def drops(self) -> tuple[Drop, ...]:
        """Every different card that may be discarded from it, in canonical order."""
        if self._drops is None:
            may_go = [card for card in self.parts.discardable[self.place] if self.counts[card]]
            self._drops = tuple(map(self._drop, may_go))
        return self._drops

    def _drop(self, card: Card) -> Drop:
        after = self.parts.node(self.place, without(self.counts, (card,)))
        return Drop(card, after.worth - self.worth, after)

    @property
    def best_drops(self) -> tuple[int, tuple[Card, ...]]:
        """The least change of worth a discard from it makes, and the cards that make it.

        Without a card to discard the change is larger than any.
        """
        if self._best_drops is None:
            least = min((drop.change for drop in self.drops), default=DEADWOOD * DEADWOOD)
            self._best_drops = (least, tuple(drop.card for drop in self.drops if drop.change == least))
        return self._best_drops

    def drop(self, card: Card) -> Drop:
        """Return the discard of a card. Raises KeyError if it may not be discarded from here."""
        for drop in self.drops:
            if drop.card == card:
                return drop
        raise KeyError(card)

    def taking(self, fusion: Fusion) -> Taking:
        """Return the result of a fusion that is possible here; it is the same for every offered card."""
        found = self._takings.get(fusion)
        if found is None:
            after = self.parts.node(self.place, without(self.counts, fusion.partners))
            rules = self.parts.partition.rules
            values, made = rules.points, fusion.partners
            points = values[fusion.kind][1] - (values[MeldKind.PONG][1] if fusion == UPGRADE else 0)
            if fusion.kind is MeldKind.KONG and made and made[0].is_general:
                points += rules.general_kong_extra[1]
            if fusion.kind is MeldKind.KONG and made and made[0].is_joker:
                points = rules.joker_kong_points[1]
            if fusion.kind is MeldKind.SINGLE and self.parts.groups[self.place][0].is_joker:
                points += rules.joker_extra
            found = self._takings[fusion] = Taking(fusion, after, points)
        return found


Hand = Sequence[Part]
"""A whole hand: one part for each place, in order."""


def draws_on(part: Part, taking: Taking) -> bool:
    """Return whether a claim into a part is followed by a draw, unless none are left, and by no discard."""
    return part.parts.partition.rules.kong_draws and taking.fusion.kind is MeldKind.KONG


def with_part(hand: Hand, part: Part) -> Hand:
    """Return a hand with this part in the place of what it holds there."""
    changed = list(hand)
    changed[part.place] = part
    return changed


class Parts:
    """The nodes of every part of a hand under one ruleset, made as they are asked for."""

    def __init__(self, partition: Partition) -> None:
        """Lay out the parts; no node is made yet."""
        rules = partition.rules
        self.partition = partition
        self.groups = _groups(partition)
        self.place_of = {card: place for place, group in enumerate(self.groups) for card in group}
        self.discardable = tuple(
            tuple(card for card in group if card not in kept_cards(rules)) for group in self.groups
        )
        self._nodes: dict[Counts, Part] = {}
        self._empty = tuple(Part(self, place, counts_of(())) for place in range(len(self.groups)))

    def hand(self, counts: Counts) -> list[Part]:
        """Return the parts of a hand."""
        found = []
        for place, group in enumerate(self.groups):
            first, after = group[0], group[-1] + 1
            found.append(self.node(place, bytes(first) + counts[first:after] + bytes(len(ALL_CARDS) - after)))
        return found

    def node(self, place: int, counts: Counts) -> Part:
        """Return the part at a place that holds these cards."""
        if not any(counts):
            return self._empty[place]
        found = self._nodes.get(counts)
        if found is None:
            if len(self._nodes) >= _NODE_LIMIT:
                self._nodes.clear()
            found = self._nodes[counts] = Part(self, place, counts)
        return found


def _groups(partition: Partition) -> tuple[tuple[Card, ...], ...]:
    """Return the groups of cards that no meld crosses, each a run of the canonical order; a joker is one.

    Where jokers join they all are one.
    """
    one_of_each = bytes((1,)) * len(ALL_CARDS)
    groups = [cards_of(partition.alone(partition.content(one_of_each, card), card)) for card in SUITED]
    jokers = ALL_CARDS[len(SUITED) : len(SUITED) + partition.rules.jokers]
    apart = [jokers] if jokers and partition.rules.jokers_join else [(card,) for card in jokers]
    return (*dict.fromkeys(groups), *apart)
