"""Rounds that a record contains and the score book lacks, because a program was killed in between."""

import logging
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace

from engine.errors import EngineError
from engine.match import MatchState
from engine.record import Replay, moments, replay
from engine.seats import Seat
from engine.view import project
from tusac_qt.play.autosave import finished_games, last_played, read_record, unfinished_paths
from tusac_qt.play.daily import day_of
from tusac_qt.play.film import name_in_record
from tusac_qt.play.score_book import (
    Book,
    FinishedRound,
    Promise,
    RoundKind,
    Scored,
    Sitter,
    as_practice,
    row_of,
)
from tusac_qt.play.score_file import add_score, read_book

_log = logging.getLogger(__name__)
_MOST_COMPARED = 16
"""Matches that are compared with the book at a start, the latest that it was promised."""


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """A round that has ended in a record.

    Attributes:
        row: as the score book would have it.
        match: as it stood before the round.
    """

    row: Scored
    match: MatchState


def add_arrears(scores: Path, records: Path) -> list[tuple[Scored, MatchState]]:
    """Add the rounds that the book was promised and lacks. Raises OSError.

    Returns the rounds whose comparison with the levels is missing too, each with the match before it.

    Args:
        scores: where the score book lies.
        records: the folder of records.
    """
    book = read_book(scores)
    promises = list(book.promises.values())[-_MOST_COMPARED:]
    found = list(_arrears(book, promises, records))
    for recorded, is_written in found:
        if not is_written:
            add_score(scores, recorded.row)
    return [(recorded.row, recorded.match) for recorded, _ in found if recorded.row.counts]


def remake(scores: Path, records: Path) -> int:
    """Add all rounds of all matches against the computer that the book lacks, and return how many.

    Raises OSError.
    """
    book = read_book(scores)
    paths = (*unfinished_paths(records), *reversed(finished_games(records)))
    found = _arrears(book, [Promise(path.name, 1) for path in paths], records)
    rows = [recorded.row for recorded, is_written in found if not is_written]
    for row in rows:
        add_score(scores, row)
    return len(rows)


def _arrears(book: Book, promises: Iterable[Promise], records: Path) -> Iterator[tuple[RecordedRound, bool]]:
    """Yield the rounds of records that the book lacks, or has without levels; and whether it has them."""
    by_record = {(row.record, row.number): row for row in book.rows}
    by_match = {(row.match, row.number): row for row in book.rows}
    places = {path.name: path for path in (*finished_games(records), *unfinished_paths(records))}
    dailies = {row.match for row in book.rows if row.kind is RoundKind.DAILY}
    for promise in promises:
        path = places.get(promise.record)
        for recorded in () if path is None else rounds_in(path):
            row = recorded.row
            if row.number < promise.first:
                continue
            written = by_record.get((row.record, row.number))
            if written is None and row.kind is RoundKind.DAILY and row.match in dailies:
                row = as_practice(row)
            elif written is None:
                written = by_match.get((row.match, row.number))
            if written is None:
                dailies.add(row.match)
                yield RecordedRound(row, recorded.match), False
            elif written.counts and not written.levels:
                yield RecordedRound(written, recorded.match), True


def rounds_in(path: Path) -> tuple[RecordedRound, ...]:
    """Return the rounds that have ended in the record of a match.

    None if it cannot be read, if another program plays it, or if nobody of ours did.
    """
    try:
        text = read_record(path)
        replayed = replay(text)
        good = "".join(f"{line}\n" for line in text.splitlines()[: replayed.good_lines])
        return tuple(_rounds(path, replayed, good))
    except (OSError, EngineError) as error:
        _log.info("%s: %s; it is not compared with the score book", path, error)
        return ()


def _rounds(path: Path, replayed: Replay, text: str) -> Iterator[RecordedRound]:
    header = replayed.header
    people = [seat for seat, level in header.levels.items() if not level]
    if len(people) != 1:
        return
    sitters = tuple(
        Sitter(name_in_record(name, seat), header.levels[seat]) for seat, name in header.players.items()
    )
    when = datetime.fromtimestamp(last_played(path), UTC)
    kind = RoundKind.SOLO if day_of(header.setup, when.date()) is None else RoundKind.DAILY
    for moment in moments(text):
        if moment.after.outcome is None:
            continue
        number = moment.match.round_number
        view = project(moment.after, Seat(people[0]))
        row = row_of(FinishedRound(header.setup, number, view, sitters), kind, when, path.name)
        if row is not None:
            is_counted = number not in replayed.taken_back
            yield RecordedRound(replace(row, counts=is_counted), moment.match)
