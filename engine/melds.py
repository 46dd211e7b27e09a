"""Melds: which groups of cards count as sets under given rules (docs/rules.md, 2.2, 3.10)."""

from dataclasses import dataclass
from enum import IntEnum

from engine.cards import Card, Color, Piece, card_of


class MeldKind(IntEnum):
    """The kinds of meld, in the canonical order in which claims are listed."""

    KONG = 0
    PONG = 1
    CHOW_ABC = 2
    CHOW_XYZ = 3
    CHOW_COLORS = 4
    QUAD = 5
    PAIR = 6
    SINGLE = 7

    @property
    def is_chow(self) -> bool:
        """Whether this is a set of three different cards, of whichever sort."""
        return MeldKind.CHOW_ABC <= self <= MeldKind.CHOW_COLORS

    @property
    def size(self) -> int:
        """The number of cards in it."""
        return _SIZES[self]


_SIZES = (4, 3, 3, 3, 3, 4, 2, 1)


@dataclass(frozen=True, slots=True)
class Meld:
    """A valid group of cards.

    Attributes:
        kind: what makes it a meld.
        cards: its cards in canonical order.
        is_dealt: it was laid open as it was dealt, without a claimed card; of kongs only (docs/rules.md,
            3.4).
    """

    kind: MeldKind
    cards: tuple[Card, ...]
    is_dealt: bool = False


IDENTICAL: dict[int, MeldKind] = {2: MeldKind.PAIR, 3: MeldKind.PONG, 4: MeldKind.KONG}
"""How many identical cards make which meld."""


def is_soldier(card: Card) -> bool:
    """Return whether a card is a Soldier."""
    return not card.is_joker and card.piece is Piece.SOLDIER


def is_alike(card: Card, size: int, soldiers_from: int) -> bool:
    """Return whether so many of a suited card make a meld (docs/rules.md, 4.3).

    Of Soldiers at least `soldiers_from` do.
    """
    return size in IDENTICAL and (size >= soldiers_from or not is_soldier(card))


def meld_kind(
    cards: tuple[Card, ...],
    mixed_ranks: frozenset[Piece],
    soldiers_from: int = 2,
    *,
    jokers_join: bool = False,
) -> MeldKind | None:
    """Return what meld the cards make, or None.

    Args:
        cards: the cards in any order.
        mixed_ranks: pieces of which three or four different colors make a meld.
        soldiers_from: how many identical Soldiers make a meld, at least.
        jokers_join: whether four jokers make a kong.
    """
    if not cards:
        return None
    first, *others = sorted(cards)
    if not others:
        return MeldKind.SINGLE if first.is_general or first.is_joker else None
    if first.is_joker:  # and so are the others, which come after it
        return MeldKind.KONG if jokers_join and len(set(cards)) == len(cards) == MeldKind.KONG.size else None
    if others == [first] * len(others):
        is_meld = is_alike(first, len(cards), soldiers_from)
        return IDENTICAL[len(cards)] if is_meld else None
    ways = different_partners(first, mixed_ranks)
    return next((kind for kind, partners in ways if list(partners) == others), None)


def different_partners(
    card: Card, mixed_ranks: frozenset[Piece]
) -> tuple[tuple[MeldKind, tuple[Card, ...]], ...]:
    """Return every way to complete `card` to a chow or quad.

    The kind and the other cards, in canonical order.
    """
    if card.is_joker:
        return ()
    color, piece = card.color, card.piece
    found: list[tuple[MeldKind, tuple[Card, ...]]] = []
    if piece is not Piece.SOLDIER:
        first = piece // 3 * 3
        run = (card_of(color, Piece(first + step)) for step in range(3))
        kind = MeldKind.CHOW_XYZ if first else MeldKind.CHOW_ABC
        found.append((kind, tuple(other for other in run if other != card)))
    if piece in mixed_ranks:
        others = tuple(card_of(other, piece) for other in Color if other != color)
        found.extend((MeldKind.CHOW_COLORS, others[:out] + others[out + 1 :]) for out in (2, 1, 0))
        found.append((MeldKind.QUAD, others))
    return tuple(found)


def melds_among(cards: tuple[Card, ...], mixed_ranks: frozenset[Piece], soldiers_from: int = 2) -> list[Meld]:
    """Return every meld of suited cards that some cards, of any number of copies each, can make.

    A pair of Generals is left out, since two single Generals close the same hand for more points
    (docs/rules.md, 7.6).
    """
    found: list[Meld] = []
    for first in cards:
        if first.is_general:
            found.append(Meld(MeldKind.SINGLE, (first,)))
        sizes = (3, 4) if first.is_general else (2, 3, 4)
        found += [
            Meld(IDENTICAL[size], (first,) * size) for size in sizes if is_alike(first, size, soldiers_from)
        ]
        for kind, partners in different_partners(first, mixed_ranks):
            if first < min(partners) and set(partners) <= set(cards):
                found.append(Meld(kind, (first, *partners)))
    return found


def independent_parts(mixed_ranks: frozenset[Piece]) -> list[tuple[Card, ...]]:
    """Return the groups of suited cards that no meld crosses (docs/rules.md, 7.8).

    Each is contiguous in canonical order.
    """
    parts: list[tuple[Card, ...]] = []
    for first in (Piece.GENERAL, Piece.CHARIOT):
        run = [Piece(first + step) for step in range(3)]
        by_color = [tuple(card_of(color, piece) for piece in run) for color in Color]
        if mixed_ranks.isdisjoint(run):
            parts += by_color
        else:
            parts.append(tuple(card for cards in by_color for card in cards))
    parts.append(tuple(card_of(color, Piece.SOLDIER) for color in Color))
    return parts
