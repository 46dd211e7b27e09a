"""Rounds that machines have dealt, taken from their records into the score book. No Qt, no words.

Only what a record proves is taken: the round was closed, nobody has cheated, and the winner, if it is a
person's machine, has shown its keys.
"""

import logging
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace

from engine.match import MatchSetup
from engine.seats import Seat
from engine.view import project
from net.deal.table import TableInfo
from net.errors import RecordError
from net.files import read_bounded
from net.records.audit import AuditReport, Verdict
from net.records.fair_record import MAX_RECORD_BYTES, FairRecord, decode_record
from tusac_qt.bridges.dealt import check_dealt, dealt_moments
from tusac_qt.play.autosave import finished_games, last_played
from tusac_qt.play.film import name_in_record
from tusac_qt.play.score_book import FinishedRound, RoundKind, Scored, Sitter, match_id, row_of
from tusac_qt.play.score_file import add_score, read_scores

_log = logging.getLogger(__name__)


def dealt_arrears(scores: Path, records: Path, own: frozenset[bytes]) -> tuple[Path, ...]:
    """Return the records of rounds that the score book lacks and somebody here has played, the oldest first.

    The rounds that the book has and whose records it does not name are named in it. Raises OSError.

    Args:
        scores: where the score book lies.
        records: the folder of records.
        own: the keys of this installation's machines.
    """
    rows = read_scores(scores)
    named = {row.record for row in rows}
    known = {(row.match, row.number): row for row in rows}
    lacking = []
    for path in reversed(finished_games(records)):
        record = None if path.name in named else _read(path)
        if record is None or own_seat(record.table, own) is None:
            continue
        row = known.get((match_id(_setup(record.table), _keys(record.table)), record.number))
        if row is None:
            lacking.append(path)
        elif not row.record:
            add_score(scores, replace(row, record=path.name))
    return tuple(lacking)


def remake_dealt(scores: Path, paths: tuple[Path, ...], own: frozenset[bytes]) -> Iterator[bool]:
    """Add the rounds of such records, one after the other; yield of each whether it was added.

    Each is checked whole, which takes about a second. Raises OSError if the book cannot be written.
    """
    for path in paths:
        row = _row(path, own)
        if row is not None:
            add_score(scores, row)
        yield row is not None


def own_seat(table: TableInfo, own: frozenset[bytes]) -> Seat | None:
    """Return the seat of the person who played at one of these machines; None for nobody."""
    mine = {place for place, machine in enumerate(table.machines) if machine.sign_key in own}
    seats = (Seat(at) for at, seat in enumerate(table.seats) if seat.machine in mine and not seat.level)
    return next(seats, None)


def _read(path: Path) -> FairRecord | None:
    try:
        return decode_record(read_bounded(path, MAX_RECORD_BYTES))
    except (OSError, RecordError):
        return None


def _setup(table: TableInfo) -> MatchSetup:
    return MatchSetup(table.rules, len(table.seats), table.terms.rounds, table.nonce, Seat(0))


def _sitters(table: TableInfo) -> tuple[Sitter, ...]:
    keys = ("" if seat.level else table.machines[seat.machine].sign_key.hex() for seat in table.seats)
    return tuple(
        Sitter(name_in_record(seat.name, at), seat.level, key)
        for at, (seat, key) in enumerate(zip(table.seats, keys, strict=True))
    )


def _keys(table: TableInfo) -> str:
    return "".join(sitter.key for sitter in _sitters(table))


def _row(path: Path, own: frozenset[bytes]) -> Scored | None:
    """Return the row of a record; None if it does not prove a round that counts."""
    try:
        report = check_dealt(read_bounded(path, MAX_RECORD_BYTES))
    except (OSError, RecordError) as error:
        _log.info("%s: %s; it is not taken into the score book", path, error)
        return None
    table = report.record.table
    seat, moments = own_seat(table, own), tuple(dealt_moments(report))
    if seat is None or not moments or not _counts(report):
        return None
    view = project(moments[-1].after, seat)
    finished = FinishedRound(_setup(table), report.record.number, view, _sitters(table))
    return row_of(finished, RoundKind.NETWORK, datetime.fromtimestamp(last_played(path), UTC), path.name)


def _counts(report: AuditReport) -> bool:
    """Return whether a record proves that its round counts."""
    if report.verdict is Verdict.TRUE:
        return True
    winner = None if report.outcome is None else report.outcome.winner
    is_open = winner is None or report.record.table.seats[winner].machine not in report.unaudited
    return report.verdict is Verdict.UNAUDITED and is_open
