"""An independent judge of hands, slow and plain: try every way to lay out every card.

It shares with the engine the cards and the numbers of a ruleset, and nothing of how hands are split: what is
a set it says itself, from the tables of docs/rules.md, 2.2, 3.10.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from engine.cards import ALL_CARDS, Card, Piece
from engine.melds import MeldKind
from engine.rules import Rules

RUNS = ({Piece.GENERAL, Piece.ADVISOR, Piece.ELEPHANT}, {Piece.CHARIOT, Piece.CANNON, Piece.HORSE})


def set_kind(cards: tuple[Card, ...], rules: Rules) -> MeldKind | None:
    """Return what set some cards are, by the definitions."""
    if any(card.is_joker for card in cards):
        is_kong = rules.joker_kong_points != (0, 0) and len(cards) == len(set(cards)) == 4
        is_kong = is_kong and all(card.is_joker for card in cards)
        return MeldKind.SINGLE if len(cards) == 1 else MeldKind.KONG if is_kong else None
    pieces, colors = {card.piece for card in cards}, {card.color for card in cards}
    found = {
        MeldKind.SINGLE: len(cards) == 1 and pieces == {Piece.GENERAL},
        MeldKind.PAIR: len(cards) == 2 and len(set(cards)) == 1,
        MeldKind.PONG: len(cards) == 3 and len(set(cards)) == 1,
        MeldKind.KONG: len(cards) == 4 and len(set(cards)) == 1,
        MeldKind.CHOW_ABC: len(cards) == 3 and len(colors) == 1 and pieces == RUNS[0],
        MeldKind.CHOW_XYZ: len(cards) == 3 and len(colors) == 1 and pieces == RUNS[1],
        MeldKind.CHOW_COLORS: len(cards) == len(colors) == 3
        and len(pieces) == 1
        and pieces <= rules.mixed_color_ranks,
        MeldKind.QUAD: len(cards) == len(colors) == 4
        and len(pieces) == 1
        and pieces <= rules.mixed_color_ranks,
    }
    alike = len(cards) > 1 and len(set(cards)) == 1 and pieces == {Piece.SOLDIER}
    if alike and len(cards) < rules.identical_soldiers:
        return None
    return next((kind for kind, is_so in found.items() if is_so), None)


def set_points(cards: tuple[Card, ...], rules: Rules, *, is_exposed: bool) -> int:
    """Return what a set is worth."""
    kind = set_kind(cards, rules)
    assert kind is not None
    if kind is MeldKind.KONG and cards[0].is_joker:
        return rules.joker_kong_points[is_exposed]
    is_pong_of_generals = kind is MeldKind.PONG and cards[0].is_general
    values = rules.general_pong_points if is_pong_of_generals else rules.points[kind]
    extra = rules.general_kong_extra if kind is MeldKind.KONG and cards[0].is_general else (0, 0)
    return values[is_exposed] + extra[is_exposed] + rules.joker_extra * cards[0].is_joker


def all_sets(rules: Rules) -> Iterator[tuple[Card, ...]]:
    """Yield every set that some cards make, each in canonical order."""
    suited = [card for card in ALL_CARDS if not card.is_joker]
    for card in ALL_CARDS:
        yield from ((card,) * size for size in (1, 2, 3, 4) if set_kind((card,) * size, rules) is not None)
    for first in suited:
        for second in suited[first + 1 :]:
            for third in suited[second + 1 :]:
                if set_kind((first, second, third), rules) is not None:
                    yield first, second, third
    for first, second, third, fourth in zip(*(_of_color(suited, color) for color in range(4)), strict=True):
        four = tuple(sorted((first, second, third, fourth)))
        if set_kind(four, rules) is not None:
            yield four
    for out in ALL_CARDS[28:] if rules.joker_kong_points != (0, 0) else ():
        yield tuple(card for card in ALL_CARDS[28:] if card != out)


def _of_color(cards: list[Card], color: int) -> list[Card]:
    return sorted((card for card in cards if card.color == color), key=lambda card: card.piece)


@lru_cache(maxsize=16)
def sets_from(rules: Rules) -> dict[Card, list[tuple[Card, ...]]]:
    """Return every set by its first card."""
    found: dict[Card, list[tuple[Card, ...]]] = {card: [] for card in ALL_CARDS}
    for cards in all_sets(rules):
        found[cards[0]].append(cards)
    return found


@lru_cache(maxsize=512)
def sets_with(card: Card, rules: Rules) -> list[tuple[Card, ...]]:
    """Return every set that holds a card."""
    return [cards for group in sets_from(rules).values() for cards in group if card in cards]


def best(hand: tuple[Card, ...], rules: Rules) -> tuple[int, int]:
    """Return the least deadwood of a hand, and the most points with so little."""
    blocked: list[tuple[Card, ...]] = []
    free = list(hand)
    if rules.lock_identical:
        for card, count in Counter(hand).items():
            if count >= 3 and set_kind((card,) * count, rules) is not None:
                blocked.append((card,) * count)
                free = [other for other in free if other != card]
    points = sum(set_points(block, rules, is_exposed=False) for block in blocked)
    deadwood, more = _best(tuple(sorted(free)), rules)
    return deadwood, points + more


@lru_cache(maxsize=1 << 17)
def _best(hand: tuple[Card, ...], rules: Rules) -> tuple[int, int]:
    """Place the first card: as deadwood, or in any set that the rest can make with it."""
    if not hand:
        return 0, 0
    deadwood, points = _best(hand[1:], rules)
    ways = [(deadwood + 1, points)]
    for cards in sets_from(rules)[hand[0]]:
        left = list(hand)
        for card in cards:
            if card not in left:
                break
            left.remove(card)
        else:
            deadwood, points = _best(tuple(left), rules)
            ways.append((deadwood, points + set_points(cards, rules, is_exposed=False)))
    return min(ways, key=lambda way: (way[0], -way[1]))


def fusions(hand: tuple[Card, ...], offer: Card, rules: Rules) -> list[tuple[Card, ...]]:
    """Return the hand cards of every set that the offered card can complete, respecting the locks."""
    held = Counter(hand)
    found = []
    for cards in sets_with(offer, rules):
        used = list(cards)
        used.remove(offer)
        need = Counter(used)
        if any(held[card] < number for card, number in need.items()):
            continue
        if rules.lock_identical and any(
            held[card] >= 3
            and set_kind((card,) * min(held[card], 4), rules) is not None
            and need[card] not in (0, held[card])
            for card in need
        ):
            continue
        found.append(tuple(used))
    if offer.is_joker:  # jokers are alike, so the lowest of a hand are the ones taken
        return [min(used for used in found if len(used) == size) for size in {len(used) for used in found}]
    return found


def completing(hand: tuple[Card, ...], offer: Card, rules: Rules) -> list[tuple[Card, ...]]:
    """Return the fusions that leave no deadwood."""
    ways = []
    for used in fusions(hand, offer, rules):
        left = list(hand)
        for card in used:
            left.remove(card)
        if best(tuple(left), rules)[0] == 0:
            ways.append(used)
    return ways


def waits(hand: tuple[Card, ...], rules: Rules, copies: int) -> tuple[Card, ...]:
    """Return the cards that complete a hand, of which it does not hold every copy itself."""
    deck = [card for card in ALL_CARDS if not card.is_joker or card - Card.J1 < rules.jokers]
    return tuple(
        card
        for card in deck
        if hand.count(card) < (1 if card.is_joker else copies) and completing(hand, card, rules)
    )
