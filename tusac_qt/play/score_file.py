"""The file of the score book, which only grows until it is deleted. No Qt, no words."""

import os
from pathlib import Path

import platformdirs

from net.files import NoFileError, followed, lines_of, make_folder, open_own, sync
from net.retry import retried
from tusac_qt.play.score_book import Book, Promise, Scored, book_of, line_of, promise_line
from tusac_qt.system.own_files import leave_alone

SCORES_NAME = "scores.jsonl"

MOST_SCORE_BYTES = 1 << 29
"""A million rounds: of a longer book the latest that fit are read."""
LONGEST_LINE = 1 << 16
"""Bytes of a line; longer ones are no rounds."""


def scores_path() -> Path:
    """Return where this user's score book is kept."""
    return platformdirs.user_data_path("tusac", appauthor=False) / SCORES_NAME


def add_score(path: Path, row: Scored) -> None:
    """Append a round and write it to the disk. Raises OSError.

    Anything at that place that cannot be such a file is renamed first. A line cut short is ended.
    """
    _add(path, line_of(row).encode())


def add_promise(path: Path, promise: Promise) -> None:
    """Append the promise that a match is to be in the book, likewise. Raises OSError."""
    _add(path, promise_line(promise).encode())


def _add(path: Path, line: bytes) -> None:
    make_folder(path.parent)
    try:
        retried(lambda: _append(path, line))
    except NoFileError as error:
        leave_alone(path, error)
        _append(path, line)


def _append(path: Path, line: bytes) -> None:
    """Append a line; a line that is there twice, because the disk refused after writing it, counts once."""
    with open_own(followed(path), "ab+") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - 1))
        is_torn = file.read(1) not in (b"", b"\n")
        file.write((b"\n" if is_torn else b"") + line)  # at the end, wherever was read
        file.flush()
        sync(file.fileno())


def read_book(path: Path) -> Book:
    """Return the score book; an empty one if there is none. Raises OSError."""
    try:
        return book_of(lines_of(path, MOST_SCORE_BYTES, LONGEST_LINE))
    except FileNotFoundError:
        return Book((), {})


def read_scores(path: Path) -> tuple[Scored, ...]:
    """Return all rounds, the oldest first; none if there is no score book. Raises OSError."""
    return read_book(path).rows


def delete_scores(path: Path) -> None:
    """Delete the whole score book. Raises OSError."""
    retried(lambda: path.unlink(missing_ok=True))
