"""Choices as numbers and views as rows of numbers, for programs that learn (docs/library.md, 5).

Both are fixed: one action space for every ruleset, one layout of an observation for each number of seats.
"""

from collections.abc import Iterable, Iterator, Sequence

from engine.actions import Action, Claim, Declare, Discard, Draw, Fold, Mulligan, Pass, Win
from engine.cards import ALL_CARDS, Card, Color
from engine.errors import EngineError
from engine.melds import MeldKind
from engine.options import UPGRADE
from engine.partition import counts_of
from engine.state import Phase
from engine.view import View

CHOICES: tuple[str, ...] = (
    *(f"discard {card.name}" for card in ALL_CARDS),
    *("pass", "win", "declare", "mulligan", "fold"),
    *("kong", "kong of an exposed pong", "pong", "chow ABC", "chow XYZ"),
    *(
        "chow of colors without the last",
        "chow of colors without the middle",
        "chow of colors without the first",
    ),
    *("quad", "pair", "single"),
)
"""The meaning of each number.

A chow of colors leaves one of the three other colors out: the last, middle or first in the order of `Color`.
"""

_SAID: dict[type[Action], int] = {
    kind: len(ALL_CARDS) + place for place, kind in enumerate((Pass, Win, Declare, Mulligan, Fold))
}
_UPGRADE = CHOICES.index("kong of an exposed pong")
_CHOW_OF_COLORS = CHOICES.index("chow of colors without the last")
_CLAIMED = {
    MeldKind.KONG: CHOICES.index("kong"),
    MeldKind.PONG: CHOICES.index("pong"),
    MeldKind.CHOW_ABC: CHOICES.index("chow ABC"),
    MeldKind.CHOW_XYZ: CHOICES.index("chow XYZ"),
    MeldKind.QUAD: CHOICES.index("quad"),
    MeldKind.PAIR: CHOICES.index("pair"),
    MeldKind.SINGLE: CHOICES.index("single"),
}

_OF_THE_ROUND = (
    ("hand", len(ALL_CARDS)),
    ("offer", len(ALL_CARDS)),
    ("is drawn", 1),
    ("has answered", 1),
    ("phase", len(Phase)),
    ("wall", 1),
    ("draws left", 1),
)
_OF_A_SEAT = (
    ("active", 1),
    ("dealer", 1),
    ("concealed", 1),
    ("marks", 1),
    ("folded", 1),
    ("dead", 1),
    ("discards", len(ALL_CARDS)),
    ("exposed cards", len(ALL_CARDS)),
    ("exposed melds", len(MeldKind)),
    ("dealt kongs", 1),
)


def action_number(view: View, action: Action) -> int:
    """Return the place of an action in `CHOICES`.

    No two actions that are legal at the same time for the seat of the view have the same number.

    Raises:
        EngineError: it is no choice (a draw, or what the table decides), or names a card that the view has
            not.
    """
    if isinstance(action, Discard):
        return _card_at(view, action.card)
    if isinstance(action, Claim):
        return _claim_number(view, action)
    number = _SAID.get(type(action))
    if number is None:
        msg = f"{action!r} is no choice, so it has no number"
        raise EngineError(msg)
    return number


def number_actions(view: View, legal: Sequence[Action]) -> dict[int, Action]:
    """Return the legal actions of the view's seat by their numbers, in their order; empty before a draw."""
    return {action_number(view, action): action for action in legal if not isinstance(action, Draw)}


def _card_at(view: View, index: int) -> Card:
    for held in view.hand:
        if held.index == index:
            return held.card
    msg = f"the hand of seat {view.seat} has no card {index}"
    raise EngineError(msg)


def _claim_number(view: View, claim: Claim) -> int:
    if view.offer is None:
        msg = "no card is on offer, so none can be claimed"
        raise EngineError(msg)
    if claim.kind is UPGRADE.kind and not claim.cards:
        return _UPGRADE
    if claim.kind is not MeldKind.CHOW_COLORS:
        return _CLAIMED[claim.kind]
    offered = view.offer.card.color
    used = {_card_at(view, index).color for index in claim.cards}
    others = [color for color in reversed(Color) if color != offered]
    return _CHOW_OF_COLORS + next(place for place, color in enumerate(others) if color not in used)


def observation_layout(seats: int) -> dict[str, slice]:
    """Return where each part of an observation stands, by name, at a table of `seats`.

    Values of every seat begin with the observing seat and go on in order of play.
    """
    lengths = [*_OF_THE_ROUND, *((name, length * seats) for name, length in _OF_A_SEAT)]
    layout: dict[str, slice] = {}
    start = 0
    for name, length in lengths:
        layout[name] = slice(start, start + length)
        start += length
    return layout


def observation_length(seats: int) -> int:
    """Return how many numbers an observation has at a table of `seats`, under any ruleset."""
    return sum(length for _, length in _OF_THE_ROUND) + seats * sum(length for _, length in _OF_A_SEAT)


def observation(view: View) -> tuple[int, ...]:
    """Return what a seat sees as numbers from 0 to 255, laid out as `observation_layout` says.

    It is made of a view alone, so nothing that is hidden from the seat changes it.
    """
    return tuple(int(number) for part in _parts(view) for number in part)


def _parts(view: View) -> Iterator[Iterable[int]]:
    offer, order = view.offer, [*range(view.seat, view.seats), *range(view.seat)]
    yield counts_of(held.card for held in view.hand)
    yield counts_of(() if offer is None else (offer.card,))
    yield (0 if offer is None else offer.source,)
    yield (view.answer is not None,)
    yield (view.phase is phase for phase in Phase)
    yield (view.wall_count,)
    yield (max(0, view.wall_count - view.rules.dead_wall),)
    yield (seat == view.active for seat in order)
    yield (seat == view.dealer for seat in order)
    yield (view.concealed.values[seat] for seat in order)
    yield (view.marks.values[seat] for seat in order)
    yield (seat in view.folded for seat in order)
    yield (seat in view.dead for seat in order)
    discards = [view.discards.values[seat] for seat in order]
    melds = [view.exposed.values[seat] for seat in order]
    yield (count for cards in discards for count in counts_of(cards))
    yield (count for row in melds for count in counts_of(card for meld in row for card in meld.cards))
    yield (sum(meld.kind is kind for meld in row) for row in melds for kind in MeldKind)
    yield (sum(meld.is_dealt for meld in row) for row in melds)
