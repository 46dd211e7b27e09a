"""Backups: keys, settings, rules, score book and games of a computer in one file, and back. No Qt, no words.

Nothing is written before all of a backup has been read and checked. All new files are then written beside
their places and renamed at the end: a full disk changes nothing, and a killed program leaves each file old or
new. Restoring the same backup again completes the work.
"""

import hashlib
import os
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import IO

from net.files import followed, free_path, move, put_aside, stage, sweep, sweep_all, sync_names
from net.node.kept_file import NewerError
from net.node.sole_use import InUseError, sole_use
from net.texts import cleaned
from tusac_qt.bridges.backup_files import SCORES, Homes, Kind, content_of, kind_of, lines_in
from tusac_qt.play.autosave import is_any_played, last_played
from tusac_qt.system.archive import Archive, ArchiveError, Broken, Entry, opened, stage_archive
from tusac_qt.system.backups import (
    ABOUT,
    BACKUP_SUFFIX,
    RECORDS,
    UNFINISHED,
    BackupError,
    Change,
    Made,
    Part,
    Plan,
    Why,
    about_entry,
    read_about,
)

_STAMP = "%Y-%m-%d %H.%M.%S"


def make_backup(path: Path, homes: Homes, now: datetime) -> Made:
    """Write a backup, whole or not at all, over an existing file. Raises BackupError.

    A match that another program plays meanwhile is in it as far as it has come.

    Args:
        path: where it is to lie.
        homes: the folders that are backed up.
        now: the time, with its zone.
    """
    found = [(name, file, _flaw(name, file)) for name, file in homes.files()]
    left_out = {file: why for _, file, why in found if why is not None}
    return Made(_write(path, [(name, file) for name, file, why in found if why is None], now), left_out)


def _flaw(name: str, file: Path) -> Why | None:
    """Return why a file could not be restored. Raises BackupError if it cannot be read now."""
    kind = kind_of(name)
    return Why.NAME if kind is None else _judged(kind, _content(name, file))


def _judged(kind: Kind, chunks: Iterable[bytes]) -> Why | None:
    """Return the reason why content cannot be used."""
    try:
        kind.check(chunks)
    except NewerError:
        return Why.NEWER
    except (ValueError, RecursionError):
        return Why.DAMAGED
    return None


def _write(path: Path, files: Collection[tuple[str, Path]], now: datetime) -> Mapping[Part, int]:
    counts = Counter[Part]()

    def entries() -> Iterator[Entry]:
        counts.clear()
        yield about_entry(now)
        for name, file in dict(_moved(name, file) for name, file in files).items():
            kind = kind_of(name)
            if kind is not None and file.exists():
                counts[kind.part] += 1
                yield Entry(name, last_played(file), partial(_content, name, file))

    staged: Path | None = None
    try:
        staged = stage_archive(followed(path), entries)
        with opened(staged) as archive:
            _check(archive)
        move(staged, followed(path))
        staged = None
        sweep(path)
    except ArchiveError as error:
        raise BackupError(_WHY[error.why]) from error
    except OSError as error:
        raise BackupError(Why.NOT_WRITTEN, str(path), error) from error
    finally:
        if staged is not None:
            staged.unlink(missing_ok=True)
    return counts


def _moved(name: str, file: Path) -> tuple[str, Path]:
    """Return the present name of a file: a match that has ended since then has moved up."""
    moved = file.parent.parent / file.name
    if name.startswith(UNFINISHED) and not file.exists() and moved.exists():
        return name.replace(UNFINISHED, RECORDS), moved
    return name, file


def _content(name: str, file: Path) -> Iterator[bytes]:
    try:
        yield from content_of(name, file)
    except OSError as error:
        raise BackupError(Why.UNREADABLE, str(file), error) from error


def plan_restoration(path: Path, homes: Homes) -> Plan:
    """Return the checked effect of restoring a backup; change nothing. Raises BackupError."""
    try:
        with _opened(path) as archive:
            return _plan(archive, homes)
    except OSError as error:
        raise BackupError(Why.UNREADABLE, str(error.filename or homes.config), error) from error


def restore(path: Path, homes: Homes, now: datetime) -> tuple[Plan, Path | None]:
    """Put the files of a backup in their places, and return what changed.

    Also returns the backup of what they have replaced, None for nothing. Rounds that the score book has and
    the backup lacks stay in it, what is damaged is put aside, and nothing is deleted. Raises BackupError.

    Args:
        path: the backup.
        homes: the folders that it is restored to.
        now: the time, with its zone.
    """
    try:
        with sole_use(homes.config), _opened(path) as archive:
            if is_any_played(homes.data / "records"):
                raise BackupError(Why.IN_USE)
            plan = _plan(archive, homes)
            old = [(one.name, homes.path_of(one.name)) for one in plan.changes if not one.is_new]
            kept = [(name, path) for name, path in old if _flaw(name, path) is None]
            damaged = {followed(path) for name, path in old if (name, path) not in kept}
            aside = _aside(homes, now) if kept else None
            if aside is not None:
                _write(aside, kept, now)
            _replace(archive, plan, homes, damaged, aside)
            written = {homes.path_of(name).parent for name in archive.sizes if name != ABOUT}
            for folder in (*written, _asides(homes)):
                sweep_all(folder)
    except InUseError as error:
        raise BackupError(Why.IN_USE) from error
    except OSError as error:
        raise BackupError(Why.NOT_WRITTEN, str(error.filename or homes.config), error) from error
    return plan, aside


def _asides(homes: Homes) -> Path:
    return homes.data / "backups"


def _aside(homes: Homes, now: datetime) -> Path:
    """Return the path for a backup of the files that are replaced."""
    return free_path(_asides(homes) / f"{now.strftime(_STAMP)}{BACKUP_SUFFIX}")


@contextmanager
def _opened(path: Path) -> Iterator[Archive]:
    """Open a backup, all of it checked. Raises BackupError."""
    with ExitStack() as held:
        try:
            archive = held.enter_context(opened(path))
            _check(archive)
        except OSError as error:
            raise BackupError(Why.UNREADABLE, str(path), error) from error
        except ArchiveError as error:
            raise BackupError(_WHY[error.why]) from error
        try:
            yield archive
        except ArchiveError as error:
            raise BackupError(_WHY[error.why]) from error


def _check(archive: Archive) -> None:
    """Raise BackupError or ArchiveError unless an archive contains exactly the files of a backup."""
    read_about(archive)
    for name in archive.sizes.keys() - {ABOUT}:
        kind = kind_of(name)
        if kind is None:
            raise BackupError(Why.FOREIGN, name)
        if archive.sizes[name] > kind.most_bytes:
            raise BackupError(Why.TOO_LARGE, name)
        why = _judged(kind, archive.chunks(name))
        if why is not None:
            raise BackupError(why, name)


def _plan(archive: Archive, homes: Homes) -> Plan:
    about = read_about(archive)
    changes = []
    for name in sorted(archive.sizes.keys() - {ABOUT}):
        kind, path = kind_of(name), homes.path_of(name)
        if kind is None or _is_same(archive, name, path):
            continue
        if path.exists() and not path.is_file():
            raise BackupError(Why.IN_THE_WAY, str(path))
        changes.append(Change(name, kind.part, not path.exists()))
    return Plan(cleaned(about.program, 40), cleaned(about.made, 40), tuple(changes))


def _is_same(archive: Archive, name: str, path: Path) -> bool:
    """Return whether a file is here as restoring would leave it. Raises BackupError, ArchiveError."""
    if not path.is_file():
        return False
    if name == SCORES:
        known = _digests(lines_in(_content(name, path)))
        return all(_digest(line) in known for line in lines_in(archive.chunks(name)))
    return path.stat().st_size == archive.sizes[name] and b"".join(_content(name, path)) == archive.read(name)


def _wanted(archive: Archive, name: str, path: Path) -> Iterator[bytes]:
    """Yield the new content of a file: the backup's, and rounds of our score book that the backup lacks."""
    if name != SCORES or not path.is_file():
        yield from archive.chunks(name)
        return
    kept = set[bytes]()
    for line in lines_in(archive.chunks(name)):
        kept.add(_digest(line))
        yield line + b"\n"
    for line in lines_in(_content(name, path)):
        if _digest(line) not in kept:
            yield line + b"\n"


def _fill(archive: Archive, name: str, path: Path, file: IO[bytes]) -> None:
    file.writelines(_wanted(archive, name, path))


def _digests(lines: Iterable[bytes]) -> set[bytes]:
    return set(map(_digest, lines))


def _digest(line: bytes) -> bytes:
    return hashlib.blake2b(line, digest_size=16).digest()


def _replace(
    archive: Archive, plan: Plan, homes: Homes, damaged: Collection[Path], aside: Path | None
) -> None:
    """Write all changes beside their places, then put them there, and `damaged` files aside.

    Raises BackupError.
    """
    staged: list[tuple[Path, Path]] = []
    done = 0
    target = homes.config
    try:
        for change in plan.changes:
            path = target = homes.path_of(change.name)
            target = followed(path)
            written = stage(target, partial(_fill, archive, change.name, path))
            staged.append((written, target))
            when = archive.changed_at(change.name)
            if when is not None:
                os.utime(written, (when, when))
        for written, target in staged:
            if target in damaged:
                put_aside(target)
            move(written, target)
            done += 1
        for folder in {target.parent for _, target in staged}:
            sync_names(folder)
    except OSError as error:
        why = Why.HALF_WRITTEN if done else Why.NOT_WRITTEN
        raise BackupError(why, str(target), error, aside if done else None) from error
    finally:
        for written, _ in staged[done:]:
            with suppress(OSError):
                written.unlink(missing_ok=True)


_WHY = {
    Broken.FOREIGN: Why.FOREIGN,
    Broken.DAMAGED: Why.DAMAGED,
    Broken.TOO_LARGE: Why.TOO_LARGE,
}
