"""The results of computer players with the cards that somebody was dealt, in the same round. No Qt.

They play the round again, with each level at that seat.

Duplicate deals take most of the luck out of a comparison: the cards, the seat and the other players are the
same.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.ai.kernel import Kernel
from engine.ai.player import levels_for, load_policy
from engine.match import MatchState, end_round, round_deck
from engine.rules import Rules
from engine.seats import Seat
from tusac_qt.play.computers import players_seed


def points_with(match: MatchState, levels: Sequence[str], tastes: Sequence[str] = ()) -> tuple[int, ...]:
    """Return each seat's points in the next round of a match, played by computer players alone.

    Their choices are those at a table of this machine. A deal that is thrown in is dealt again.

    Args:
        match: before the round; not over.
        levels: the level at each seat.
        tastes: the name at each seat whose taste goes with the level; none if nobody has one.
    """
    setup = match.setup
    policies = [load_policy(*player) for player in zip(levels, tastes or [""] * len(levels), strict=True)]
    number, current = match.round_number, match
    while True:
        deck = round_deck(setup, number + current.voids, current.dealer)
        played = kernel_of(setup.rules, setup.seats).play(
            deck, current.dealer, policies, players_seed(current)
        )
        if played.outcome.voided_by is None:
            return tuple(played.outcome.payments)
        current = end_round(current, played.outcome)


def points_of_levels(
    match: MatchState, levels: Sequence[str], seat: Seat, tastes: Sequence[str] = ()
) -> dict[str, int]:
    """Return the points of each level, weakest first, at a seat in the next round of a match.

    Args:
        match: before the round; not over.
        levels: the levels at the other seats; the entry at `seat` is ignored.
        seat: of the person.
        tastes: as in `points_with`.
    """
    return dict(each_level(match, levels, seat, tastes))


def each_level(
    match: MatchState, levels: Sequence[str], seat: Seat, tastes: Sequence[str] = ()
) -> Iterator[tuple[str, int]]:
    """Yield the same result level by level, for a caller that has other things to do in between."""
    for level in levels_for(match.setup.rules, match.setup.seats):
        table = [level if place == seat else other for place, other in enumerate(levels)]
        yield level, points_with(match, table, tastes)[seat]


@lru_cache(maxsize=4)
def kernel_of(rules: Rules, seats: int) -> Kernel:
    """Return the kernel of a table, which gets faster as it learns.

    Raises EngineError if so many cannot play.
    """
    return Kernel(rules, seats)
