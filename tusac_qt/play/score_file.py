"""Where the score book lies: one file that only grows, until it is deleted. No Qt, no words."""

import os
from pathlib import Path

import platformdirs

from net.files import NoFileError, open_own, read_bounded, sync
from tusac_qt.play.score_book import Scored, line_of, rows_of
from tusac_qt.system.own_files import leave_alone

SCORES_NAME = "scores.jsonl"

_MOST_BYTES = 1 << 26
"""A hundred thousand rounds."""


def scores_path() -> Path:
    """Return where this user's score book is kept."""
    return platformdirs.user_data_path("tusac", appauthor=False) / SCORES_NAME


def add_score(path: Path, row: Scored) -> None:
    """Add a round, and see it onto the disk. Raises OSError.

    What lies there and can be no such file is put aside first. A line that was torn is ended.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        _append(path, row)
    except NoFileError as error:
        leave_alone(path, error)
        _append(path, row)


def _append(path: Path, row: Scored) -> None:
    with open_own(path, "ab+") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - 1))
        is_torn = file.read(1) not in (b"", b"\n")
        file.write((b"\n" if is_torn else b"") + line_of(row).encode())  # at the end, wherever was read
        file.flush()
        sync(file.fileno())


def read_scores(path: Path) -> tuple[Scored, ...]:
    """Return all rounds, the oldest first; none if there is no score book. Raises OSError."""
    try:
        return rows_of(read_bounded(path, _MOST_BYTES).decode(errors="replace"))
    except FileNotFoundError:
        return ()


def delete_scores(path: Path) -> None:
    """Delete the whole score book. Raises OSError."""
    path.unlink(missing_ok=True)
