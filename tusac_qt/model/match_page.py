"""The end of a match, as values: final places, the course of the tallies, the best hand. No Qt."""

from dataclasses import dataclass
from itertools import accumulate

from engine.cards import Card
from engine.match import MatchState
from engine.scoring import Outcome
from engine.seats import BySeat, Seat
from tusac_qt.play.table import Table
from tusac_qt.words.counted import counted
from tusac_qt.words.numbers import signed
from tusac_qt.words.player_names import shown_names
from tusac_qt.words.punctuation import listed, read_out
from tusac_qt.words.translation import translate

_ENDS = 2
"""A course of so many tallies is a beginning and an end, of a single round."""


@dataclass(frozen=True, slots=True)
class FinalStanding:
    """One player at the end of a match.

    Attributes:
        seat: where.
        rank: the place, from 1; players with as many points share it.
        name: as shown.
        face: the number of the emblem.
        tally: points won and lost in all.
        course: the tally before the first round known here and after each.
    """

    seat: Seat
    rank: int
    name: str
    face: int
    tally: int
    course: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BestHand:
    """The win that was worth most.

    Attributes:
        text: whose it was, in which round, and what it was worth.
        sets: its cards.
        points: the worth of each set.
    """

    text: str
    sets: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchPage:
    """The end of a match.

    Attributes:
        line: who has won it.
        standings: the best first.
        best: the best hand; None if nobody has won a round.
        first_round: the number of the first round known here: a table whose players change begins anew.
        note: that it is not the first of the match; "" if it is.
        spoken: all of it, for screen readers.
    """

    line: str
    standings: tuple[FinalStanding, ...]
    best: BestHand | None
    first_round: int
    note: str
    spoken: str

    @property
    def has_curves(self) -> bool:
        """Whether there are tallies to compare between rounds; where only one was played there are none."""
        least = _ENDS if self.note else _ENDS + 1
        return any(len(standing.course) >= least for standing in self.standings)


def match_page(table: Table, faces: tuple[int, ...]) -> MatchPage:
    """Return the end of a table's match, or its standing if it is not over, with faces by seat."""
    match = table.match
    names = shown_names(table.players, None if table.is_watching else table.seat)
    found = [
        FinalStanding(
            seat,
            rank=1 + sum(other > tally for other in match.tally),
            name=names[seat],
            face=faces[seat],
            tally=tally,
            course=_course(tally, [outcome.payments[seat] for outcome in match.outcomes]),
        )
        for seat, tally in match.tally.items()
    ]
    standings = tuple(sorted(found, key=lambda standing: standing.rank))
    first = match.round_number - len(match.outcomes)
    line, best, note = _line(table, standings), best_hand(match, names, first), _note(first)
    spoken = [line, *(f"{each.rank}. {each.name} {signed(each.tally)}" for each in standings)]
    told = spoken + ([] if best is None else [best.text]) + ([note] if note else [])
    return MatchPage(line, standings, best, first, note, read_out(told))


def _course(tally: int, gains: list[int]) -> tuple[int, ...]:
    """Return the tally from the first round known here to the last."""
    return tuple(accumulate(gains, initial=tally - sum(gains)))


def _line(table: Table, standings: tuple[FinalStanding, ...]) -> str:
    winners = [standing for standing in standings if standing.rank == 1]
    names = listed(winner.name for winner in winners)
    if len(winners) > 1:
        text = translate("result", "{names} tie for first place: {tally}")
    elif winners[0].seat == table.seat and not table.is_watching:
        text = translate("result", "You win the match: {tally}")
    else:
        text = translate("result", "{names} wins the match: {tally}")
    return text.format(names=names, tally=signed(winners[0].tally))


def _note(first: int) -> str:
    text = translate(
        "result", "The curves and the best hand start at round {n}, when the players at the table changed."
    )
    return text.format(n=first) if first > 1 else ""


def best_hand(match: MatchState, names: BySeat[str], first: int) -> BestHand | None:
    """Return the win of a match that was worth most; None if nobody has won a round.

    Args:
        match: with the rounds known here.
        names: of the players, by seat.
        first: the number of the first of those rounds.
    """

    def worth(numbered: tuple[int, Outcome]) -> int:
        winning = numbered[1].winning
        return -1 if winning is None else winning.points

    number, outcome = max(enumerate(match.outcomes, first), key=worth, default=(0, None))
    if outcome is None or outcome.winner is None or outcome.winning is None:
        return None
    text = translate("result", "Best hand: {name} in round {number}, {points}").format(
        name=names[outcome.winner],
        number=number,
        points=counted.worth(outcome.winning.points, match.setup.rules.point_name),
    )
    lines = outcome.winning.lines
    return BestHand(text, tuple(line.meld.cards for line in lines), tuple(line.points for line in lines))
