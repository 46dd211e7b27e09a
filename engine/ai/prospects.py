"""The gain that each card still to come would bring one part of a hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.ai.parts import Part
from engine.cards import Card
from engine.claims import Offering, Position, Source, missing_right
from engine.options import Holding, options
from engine.partition import Fusion

_CACHE_LIMIT = 1 << 16


@dataclass(frozen=True, slots=True)
class Gain:
    """The changes that the best claim on a card makes.

    Attributes:
        deadwood: by how much it lowers the deadwood, its discard not counted.
        points: by how much it raises the points of the hand and its exposed melds.
    """

    deadwood: int
    points: int


@dataclass(frozen=True, slots=True)
class Prospect:
    """A card that helps.

    Attributes:
        card: the card.
        in_turn: the best claim with the in-turn right, None if there is none.
        out_of_turn: the best claim without it.
        win_points: what is gained in points by winning on it, if this part holds all the deadwood there is;
            None if it does not complete the part.
    """

    card: Card
    in_turn: Gain | None
    out_of_turn: Gain | None
    win_points: int | None


@lru_cache(maxsize=_CACHE_LIMIT)
def prospects(part: Part) -> tuple[Prospect, ...]:
    """Return every card that helps a part, in canonical order.

    The part is judged as a hand of its own, so rules that weigh whole hands are only guessed at.
    """
    found = []
    for card in part.parts.groups[part.place]:
        in_turn, out_of_turn = (_gain(part, card, position) for position in (Position.SELF, Position.OTHER))
        win_points = _win_points(part, card)
        if in_turn is not None or out_of_turn is not None or win_points is not None:
            found.append(Prospect(card, in_turn, out_of_turn, win_points))
    return tuple(found)


def _gain(part: Part, card: Card, position: Position) -> Gain | None:
    partition, offering = part.parts.partition, Offering(card, Source.DRAW, position)
    effects = partition.effects(part.counts, card)
    # most cards help no hand, or only in turn: that is seen sooner than what may be claimed is found
    if all(missing_right(partition.rules, offering, effect.fusion.kind) for effect in effects):
        return None
    claims = options(partition, Holding(part.counts, upgradable=False, is_whole=False), offering).claims
    gains = [gain for gain in _gains(part, claims) if gain.deadwood >= 0]
    return max(gains, key=lambda gain: (gain.deadwood, gain.points), default=None)


def _win_points(part: Part, card: Card) -> int | None:
    ways = part.parts.partition.completes(part.counts, card)
    return max((gain.points for gain in _gains(part, ways)), default=None)


def _gains(part: Part, fusions: Sequence[Fusion]) -> list[Gain]:
    takings = [part.taking(fusion) for fusion in fusions]
    return [
        Gain(part.deadwood - taking.after.deadwood, taking.points + taking.after.points - part.points)
        for taking in takings
    ]
