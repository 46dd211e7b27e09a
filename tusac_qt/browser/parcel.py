"""One file with matches, score book and settings, out of the browser and in: a backup as computers make them.

A computer restores it like its own. Coming in, what a page alone has no use for is passed over, and nothing
that is here is lost: of a match that is here already the longer record stays.
"""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path, PurePosixPath

from engine.errors import EngineError
from engine.record import FAMILY, replay
from net.files import free_path, make_folder, read_bounded, write_whole
from tusac_qt.choices.settings_file import settings_path
from tusac_qt.play.autosave import SUFFIX, last_played, records_dir, unfinished_paths
from tusac_qt.play.score_file import MOST_SCORE_BYTES, SCORES_NAME, scores_path
from tusac_qt.system.archive import MOST_BYTES, Entry, opened, stage_archive
from tusac_qt.system.backups import (
    BACKUP_SUFFIX,
    RECORDS,
    SETTINGS,
    UNFINISHED,
    BackupError,
    Why,
    about_entry,
    read_about,
)
from tusac_qt.system.own_files import MOST_TOML_BYTES, TomlFormat

_SCORES = f"data/{SCORES_NAME}"
_MOST_BYTES = 1 << 24
_STAGED = "in.zip"


def packed(now: datetime) -> tuple[str, bytes]:
    """Return a file with all that is kept here: its name, its content. Raises OSError and ArchiveError."""

    def entries() -> Iterator[Entry]:
        yield about_entry(now)
        for name, path in _own_files():
            yield Entry(name, last_played(path), lambda path=path: (read_bounded(path, MOST_SCORE_BYTES),))  # type: ignore[misc]

    staged = stage_archive(settings_path().with_name("out.zip"), entries)
    data = read_bounded(staged, MOST_BYTES)
    staged.unlink()
    return f"{now.strftime('%Y-%m-%d')}{BACKUP_SUFFIX}", data


def _own_files() -> Iterator[tuple[str, Path]]:
    for name, path in ((SETTINGS, settings_path()), (_SCORES, scores_path())):
        if path.is_file():
            yield name, path
    for path in unfinished_paths(records_dir()):
        yield f"{UNFINISHED}{path.name}", path
    for path in sorted(records_dir().glob(f"*{SUFFIX}")):
        yield f"{RECORDS}{path.name}", path


def unpack(name: str, data: bytes) -> None:
    """Take a backup, or the record of one match. Raises BackupError, ArchiveError or OSError.

    Nothing is changed by a file that is refused.
    """
    if name.endswith(SUFFIX):
        _take_match(PurePosixPath(name).name, _match(data))
        return
    staged = settings_path().with_name(_STAGED)
    write_whole(staged, data)
    try:
        with opened(staged) as archive:
            read_about(archive)
            found = {one: archive.read(one) for one in archive.sizes if _is_ours(one)}
    finally:
        staged.unlink(missing_ok=True)
    matches = {PurePosixPath(one).name: _match(text) for one, text in found.items() if one.endswith(SUFFIX)}
    if SETTINGS in found:
        _take_settings(found[SETTINGS])
    if _SCORES in found:
        _take_scores(found[_SCORES])
    for called, text in matches.items():
        _take_match(called, text)


def _is_ours(name: str) -> bool:
    place = PurePosixPath(name)
    is_match = f"{place.parent}/" in (RECORDS, UNFINISHED) and place.suffix == SUFFIX
    return name in (SETTINGS, _SCORES) or is_match


def _match(text: bytes) -> bytes:
    """Return the record of a match. Raises BackupError if it is none."""
    if len(text) > _MOST_BYTES or not text.startswith(FAMILY.encode()):
        raise BackupError(Why.FOREIGN)
    return text


def _take_match(name: str, text: bytes) -> None:
    try:
        is_over = replay(text.decode(errors="replace")).match.is_over
    except EngineError as error:
        raise BackupError(Why.DAMAGED, name) from error
    finished, left = records_dir() / name, records_dir() / "unfinished" / name
    target = finished if is_over else left
    for own in (finished, left):
        if not own.is_file():
            continue
        there = read_bounded(own, _MOST_BYTES)
        if there.startswith(text):
            return
        if text.startswith(there):
            own.unlink()
        elif own == target:
            target = free_path(target)
    make_folder(target.parent)
    write_whole(target, text)


def _take_settings(data: bytes) -> None:
    try:
        TomlFormat().decode(data[:MOST_TOML_BYTES])
    except ValueError as error:
        raise BackupError(Why.DAMAGED, SETTINGS) from error
    write_whole(settings_path(), data)


def _take_scores(data: bytes) -> None:
    """Add the rounds that the score book lacks."""
    there = read_bounded(scores_path(), MOST_SCORE_BYTES) if scores_path().is_file() else b""
    known = set(there.splitlines())
    fresh = [line for line in data.splitlines() if line and line not in known]
    end = b"" if there.endswith(b"\n") or not there else b"\n"
    make_folder(scores_path().parent)
    write_whole(scores_path(), there + end + b"".join(line + b"\n" for line in fresh))
