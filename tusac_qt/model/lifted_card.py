"""A card of the hand that is being dragged, and the effect of letting it go at a place. No Qt."""

from dataclasses import dataclass

from engine.cards import DeckIndex
from tusac_qt.play.hand_order import HandGroup, SortOrder, in_order


@dataclass(frozen=True, slots=True)
class LiftedCard:
    """A card that is being dragged.

    Attributes:
        index: its deck position.
        place: how many other cards of the hand would lie before it; None if it goes back where it was.
        is_discarded: it would be discarded.
    """

    index: DeckIndex
    place: int | None = None
    is_discarded: bool = False


def new_place(groups: tuple[HandGroup, ...], order: SortOrder, index: DeckIndex, place: int) -> int | None:
    """Return where a card goes that is dropped over the hand; None if that changes nothing.

    A card dropped in its own set or beside its own place was lifted by mistake, or the player changed their
    mind. Only in a hand already ordered by hand does a step of one place count.

    Args:
        groups: the hand as it lies.
        order: how it is sorted.
        index: the card's deck position.
        place: how many of the other cards lie before it now.
    """
    at = [held.index for held in in_order(groups)].index(index)
    if order is SortOrder.HAND:
        return None if place == at else place
    start = 0
    for group in groups:
        end = start + len(group.cards) - 1
        if start <= at <= end and group.kind is not None and start <= place <= end:
            return None
        start = end + 1
    return None if abs(place - at) <= 1 else place
