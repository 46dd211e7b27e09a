"""Any record of the game, opened to be stepped through and checked: of a local match or a network round.

No Qt; both functions take long and belong into another thread than the window's.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from engine.errors import EngineError, NewerRecordError
from engine.record import FAMILY
from engine.seats import BySeat
from net.errors import RecordError
from net.files import read_bounded
from net.node.store import own_keys
from net.records.audit import AuditReport
from net.records.fair_record import is_fair_record
from tusac_qt.bridges.dealt import check_dealt, dealt_moments
from tusac_qt.bridges.dealt_scores import own_seat
from tusac_qt.play.film import Film, film_of_match, name_in_record, rounds_of
from tusac_qt.play.table import PlayerInfo
from tusac_qt.play.verification import RecordFinding, verify
from tusac_qt.words.fair_words import is_sound, report_lines
from tusac_qt.words.file_words import why_unusable
from tusac_qt.words.record_words import Flawed, dealt_sentence, match_details, match_sentence

_MOST_BYTES = 1 << 24


class CannotOpenError(Exception):
    """A file is no record that can be replayed.

    Attributes:
        why: the reason.
        detail: what the system, or the reader of records, says of it; may be "".
    """

    def __init__(self, why: Flawed, detail: str = "") -> None:
        super().__init__(detail or why.value)
        self.why = why
        self.detail = detail


@dataclass(frozen=True, slots=True)
class RecordCheck:
    """The result of a record's check.

    Attributes:
        is_true: nothing in it is wrong.
        sentence: that in one sentence.
        details: what was looked at, line by line.
    """

    is_true: bool
    sentence: str
    details: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OpenedRecord:
    """A record that can be stepped through.

    Attributes:
        path: where it lies.
        film: what it shows.
        check: finds out whether it is true; takes long.
    """

    path: Path
    film: Film
    check: Callable[[], RecordCheck]


def open_record(path: Path, config: Path) -> OpenedRecord:
    """Read a record of either kind. Raises CannotOpenError.

    Args:
        path: where it lies.
        config: the folder of the settings, which holds this installation's keys.
    """
    try:
        data = read_bounded(path, _MOST_BYTES)
    except OSError as error:
        raise CannotOpenError(Flawed.UNREADABLE, why_unusable(error)) from error
    return _open_dealt(path, data, config) if is_fair_record(data) else _open_match(path, data)


def _open_match(path: Path, data: bytes) -> OpenedRecord:
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise CannotOpenError(Flawed.FOREIGN) from error
    if not text.startswith(FAMILY):
        raise CannotOpenError(Flawed.FOREIGN)
    try:
        film = film_of_match(text)
    except NewerRecordError as error:
        raise CannotOpenError(Flawed.NEWER) from error
    except EngineError as error:
        raise CannotOpenError(Flawed.DAMAGED, str(error)) from error
    if film is None:
        raise CannotOpenError(Flawed.EMPTY)
    return OpenedRecord(path, film, lambda: _told(verify(text)))


def _open_dealt(path: Path, data: bytes, config: Path) -> OpenedRecord:
    try:
        report = check_dealt(data)
    except RecordError as error:
        raise CannotOpenError(Flawed.DAMAGED, str(error)) from error
    rounds = rounds_of(dealt_moments(report))
    if not rounds:
        raise CannotOpenError(Flawed.EMPTY, dealt_sentence(report))
    film = Film(_seated(report), own_seat(report.record.table, own_keys(config)), rounds)
    found = RecordCheck(is_sound(report), dealt_sentence(report), tuple(report_lines(report)))
    return OpenedRecord(path, film, lambda: found)


def _told(finding: RecordFinding) -> RecordCheck:
    return RecordCheck(finding.failure is None, match_sentence(finding), tuple(match_details(finding)))


def _seated(report: AuditReport) -> BySeat[PlayerInfo]:
    seats = report.record.table.seats
    return BySeat(
        tuple(PlayerInfo(name_in_record(seat.name, place), seat.level) for place, seat in enumerate(seats))
    )
