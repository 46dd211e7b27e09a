"""Archives of files, possibly made by strangers: read within limits, no links, no duplicate names.

They are ZIP files, so that people can look into them with any tool.
"""

import stat
import zipfile
import zlib
from calendar import timegm
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from time import gmtime
from typing import IO

from net.files import open_to_read, stage

MOST_BYTES = 1 << 30
"""Most that the files of an archive hold together, unpacked, and that the archive itself has."""
MOST_FILES = 20_000
_MOST_LISTED_BYTES = MOST_FILES * 400
_CHUNK = 1 << 18
_DAMAGED = (
    zipfile.BadZipFile, zlib.error, ValueError, RuntimeError, NotImplementedError, EOFError, LookupError,
    OverflowError,
)  # fmt: skip
"""Errors that `zipfile` raises for bytes that are no archive, UnicodeDecodeError among them."""
_FORMS = frozenset((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))
_ENCRYPTED = 1
_END, _END_BYTES = b"PK\5\6", 22
_LARGE_END, _LARGE_END_BYTES = b"PK\6\7", 20
_OWNER_ONLY = 0o600 << 16
_FIRST_YEAR, _LAST_YEAR = 1980, 2107
"""Years that the format can write."""


class Broken(Enum):
    """The reason why a file cannot be read as an archive. The value is for a log."""

    FOREIGN = "no such archive"
    DAMAGED = "damaged"
    TOO_LARGE = "too large"


class ArchiveError(Exception):
    """An archive cannot be read or made.

    Attributes:
        why: the reason.
    """

    def __init__(self, why: Broken) -> None:
        super().__init__(why.value)
        self.why = why


@dataclass(frozen=True, slots=True)
class Entry:
    """A file to be put into an archive.

    Attributes:
        name: in the archive.
        changed_at: when it was last written to, in seconds since 1970.
        chunks: returns its content, from the beginning.
    """

    name: str
    changed_at: float
    chunks: Callable[[], Iterable[bytes]]


def stage_archive(path: Path, entries: Callable[[], Iterable[Entry]]) -> Path:
    """Write an archive beside its final place, and return its path, as `stage` does.

    Only this user may read it. Raises OSError, and ArchiveError if it would be too large to be read again.
    """

    def write(file: IO[bytes]) -> None:
        size = 0
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            for entry in entries():
                with archive.open(_header(entry), "w") as inside:
                    for chunk in entry.chunks():
                        size += len(chunk)
                        if size > MOST_BYTES:
                            raise ArchiveError(Broken.TOO_LARGE)
                        inside.write(chunk)
            files = len(archive.infolist())
        if files > MOST_FILES or file.tell() > MOST_BYTES:
            raise ArchiveError(Broken.TOO_LARGE)

    return stage(path, write)


def _header(entry: Entry) -> zipfile.ZipInfo:
    year, *rest = gmtime(max(entry.changed_at, 0))[:6]
    begun = (min(max(year, _FIRST_YEAR), _LAST_YEAR), rest[0], rest[1], rest[2], rest[3], rest[4])
    header = zipfile.ZipInfo(entry.name, begun)
    header.compress_type = zipfile.ZIP_DEFLATED
    header.external_attr = _OWNER_ONLY
    return header


class Archive:
    """An archive that is open, its list read and within bounds.

    Attributes:
        sizes: how many bytes each file has, by its name.
    """

    def __init__(self, inside: zipfile.ZipFile) -> None:
        """Wrap an open file; use `opened`. Raises ArchiveError."""
        self._inside = inside
        self._headers = {header.filename: header for header in inside.infolist()}
        if len({name.casefold() for name in self._headers}) != len(inside.infolist()):
            raise ArchiveError(Broken.DAMAGED)
        for header in self._headers.values():
            kind = stat.S_IFMT(header.external_attr >> 16)
            is_plain = kind in {0, stat.S_IFREG} and not header.flag_bits & _ENCRYPTED
            if not is_plain or header.compress_type not in _FORMS:
                raise ArchiveError(Broken.DAMAGED)
        self.sizes: Mapping[str, int] = {name: header.file_size for name, header in self._headers.items()}
        if sum(self.sizes.values()) > MOST_BYTES:
            raise ArchiveError(Broken.TOO_LARGE)

    def changed_at(self, name: str) -> float | None:
        """Return when a file was last written to, in seconds since 1970; None if it is not known."""
        try:
            return float(timegm((*self._headers[name].date_time, 0, 0, 0)))
        except (ValueError, OverflowError):
            return None

    def chunks(self, name: str) -> Iterator[bytes]:
        """Yield the content of a file, up to its size. Raises ArchiveError, at the end too, or OSError."""
        with _judged(), self._inside.open(self._headers[name]) as file:
            left = self.sizes[name]
            while chunk := file.read(_CHUNK):
                left -= len(chunk)
                if left < 0:
                    raise ArchiveError(Broken.DAMAGED)
                yield chunk
            if left:
                raise ArchiveError(Broken.DAMAGED)

    def read(self, name: str) -> bytes:
        """Return the content of a file, likewise."""
        return b"".join(self.chunks(name))


@contextmanager
def opened(path: Path) -> Iterator[Archive]:
    """Open an archive to be read. Raises ArchiveError and OSError."""
    with open_to_read(path) as file:
        _look_at_end(file)
        with _judged():
            inside = zipfile.ZipFile(file)
        with inside:
            yield Archive(inside)


@contextmanager
def _judged() -> Iterator[None]:
    try:
        yield
    except _DAMAGED as error:
        raise ArchiveError(Broken.DAMAGED) from error


def _look_at_end(file: IO[bytes]) -> None:
    """Raise ArchiveError unless an archive ends as ours do, with a list of names that memory has room for."""
    size = file.seek(0, 2)
    if size > MOST_BYTES:
        raise ArchiveError(Broken.TOO_LARGE)
    file.seek(max(0, size - _END_BYTES - _LARGE_END_BYTES))
    before, end = (tail := file.read())[:-_END_BYTES], tail[-_END_BYTES:]
    if len(end) < _END_BYTES or not end.startswith(_END):
        raise ArchiveError(Broken.FOREIGN)
    files, listed = int.from_bytes(end[10:12], "little"), int.from_bytes(end[12:16], "little")
    if before.startswith(_LARGE_END) or files > MOST_FILES or listed > _MOST_LISTED_BYTES:
        raise ArchiveError(Broken.TOO_LARGE)
    file.seek(0)
