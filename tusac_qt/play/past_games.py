"""Finished games as their records show them: when, by which rules, with whom, and with which result.

No Qt, no words.
"""

from dataclasses import dataclass

from engine.match import MatchSetup, MatchState
from engine.record import replay
from engine.seats import BySeat, Seat
from tusac_qt.play.film import name_in_record
from tusac_qt.play.score_book import Scored


@dataclass(frozen=True, slots=True)
class PastGame:
    """A match against the computer, or one round with other people.

    Attributes:
        is_match: whether it is a whole match.
        rounds: how many were played of a match; of a single round its number.
        is_over: whether it was played to its end.
        rules: the name of the ruleset.
        others: the names of those one played with; of all players if no seat is one's own.
        winners: the names of those who won; nobody if nobody did, or if it is not known.
        has_won: whether one is among them.
        own: the points one got; None if that is not known.
        setup: of a match, by which one knows a daily deal; None for a round with others.
        is_practice: whether the score book leaves all of it out.
    """

    is_match: bool
    rounds: int
    is_over: bool
    rules: str
    others: tuple[str, ...]
    winners: tuple[str, ...]
    has_won: bool
    own: int | None
    setup: MatchSetup | None = None
    is_practice: bool = False


def past_match(text: str, *, is_practice: bool = False) -> PastGame:
    """Return the match of a record. Raises NotationError or RulesError if not even its header can be read."""
    replayed = replay(text)
    header, match = replayed.header, replayed.match
    names = BySeat(tuple(name_in_record(name, seat) for seat, name in header.players.items()))
    people = [seat for seat, level in header.levels.items() if not level]
    own = people[0] if len(people) == 1 else None
    winners = _leaders(match) if match.is_over else ()
    return PastGame(
        is_match=True,
        rounds=len(match.outcomes),
        is_over=match.is_over,
        rules=match.setup.rules.name,
        others=tuple(name for seat, name in names.items() if seat != own),
        winners=tuple(names[seat] for seat in winners),
        has_won=own in winners,
        own=None if own is None else match.tally[own],
        setup=match.setup,
        is_practice=is_practice,
    )


def _leaders(match: MatchState) -> tuple[Seat, ...]:
    best = max(match.tally)
    return tuple(seat for seat, tally in match.tally.items() if tally == best and best > 0)


def past_round(
    number: int, rules: str, names: tuple[str, ...], own: int | None, row: Scored | None
) -> PastGame:
    """Return a round with other people.

    Args:
        number: which round of its match it was, from 1.
        rules: the name of its ruleset.
        names: the players, by seat.
        own: one's own seat; None if it is nobody's here.
        row: what the score book says of it; None for nothing.
    """
    won = None if row is None else row.winner
    return PastGame(
        is_match=False,
        rounds=number,
        is_over=True,
        rules=rules,
        others=tuple(name for seat, name in enumerate(names) if seat != own),
        winners=() if row is None or won is None else (row.sitters[won].name,),
        has_won=row is not None and row.has_won,
        own=None if row is None else row.own,
    )


def practice_records(rows: tuple[Scored, ...]) -> frozenset[str]:
    """Return the names of the files of which the score book counts no round."""
    counted = {row.record for row in rows if row.counts}
    return frozenset(row.record for row in rows) - counted


def scored_by_record(rows: tuple[Scored, ...]) -> dict[str, Scored]:
    """Return the rounds of a score book by the name of the file that holds each."""
    return {row.record: row for row in rows if row.record}
