"""A file of encrypted entries that only grows.

What a power cut leaves of it is told from what was damaged later.
It begins with a salt. Entries follow, each after its length and bound to its number and to the name of the
file, then zeros up to the end: the file is filled ahead of what is written, so that the disk has only
contents to take and no length. Whenever it has taken everything so far, what is written next begins with a
mark that says so. Reading ends at the first entry that is not whole; a mark behind that shows that it was
once.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from struct import Struct
from typing import IO

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from net.crypto.hashing import tagged_hash
from net.files import NoFileError, open_own, read_bounded, sync
from net.retry import retried

SALT_BYTES = 16
LENGTH = Struct(">I")
MARK_BYTES = 16
MARKED = 1
"""Stands for the length of a mark: no entry is so short. 0 stands where nothing was written yet."""

_MOST_BYTES = 1 << 25
"""More than any hand; a longer file is none of ours."""
_ROOM_BYTES = 1 << 18
"""Filled ahead at once; a round of four machines takes about as much."""


class DamagedFileError(Exception):
    """A file is not as it was written."""


@dataclass(frozen=True, slots=True)
class _Writing:
    """The way to write the entries of a file: encrypted with its salt, and bound to its name."""

    name: str
    cipher: ChaCha20Poly1305
    mark: bytes

    def sealed(self, number: int, entry: bytes) -> bytes:
        sealed = self.cipher.encrypt(number.to_bytes(12), entry, self.name.encode())
        return LENGTH.pack(len(sealed)) + sealed


class JournalFile:
    """One file being written. Every method raises OSError."""

    def __init__(self, file: IO[bytes], writing: _Writing, entries: int = 0, end: int = SALT_BYTES) -> None:
        """Go on with an open file; `create` and `read` open one."""
        self._file = file
        self._writing = writing
        self._entries = entries
        self._end = self._room = end
        self._taken = 0
        self._unsure = bytearray()

    @classmethod
    def create(cls, path: Path, secret: bytes, salt: bytes) -> "JournalFile":
        """Begin a file, in the place of another if there is one."""
        file = open_own(path, "wb")
        file.write(salt)
        made = cls(file, _writing(path.name, secret, salt))
        made._unsure += salt
        return made

    @classmethod
    def read(cls, path: Path, secret: bytes) -> tuple["JournalFile | None", tuple[bytes, ...]]:
        """Return a file to go on with, and the entries it holds.

        What was not written whole at its end is cut off.
        There is no file any more if not even its salt was written. Raises DamagedFileError.
        """
        data = _contents(path)
        writing = _writing(path.name, secret, data[:SALT_BYTES])
        entries, end = _entries(data, writing)
        if writing.mark in data[end:]:
            raise DamagedFileError
        if len(data) < SALT_BYTES:
            retried(path.unlink)
            return None, ()
        file = open_own(path, "r+b")
        retried(lambda: file.truncate(end))
        return cls(file, writing, len(entries), end), tuple(entries)

    def append(self, entries: Iterable[bytes]) -> None:
        """Write entries; the system has them then."""
        is_all_taken = 0 < self._taken == self._entries
        data = [LENGTH.pack(MARKED) + self._writing.mark] if is_all_taken else []
        for entry in entries:
            data.append(self._writing.sealed(self._entries, entry))
            self._entries += 1
        written = b"".join(data)
        retried(lambda: self._write(written))
        self._end += len(written)
        self._unsure += written

    def _write(self, data: bytes) -> None:
        """Write at the end; the same again after it has failed is as good as once."""
        while self._end + len(data) > self._room:
            self._file.seek(self._room)
            self._file.write(bytes(_ROOM_BYTES))
            self._room += _ROOM_BYTES
        self._file.seek(self._end)
        self._file.write(data)
        self._file.flush()

    def sync(self) -> None:
        """Return once the disk has everything that was written.

        After a failed sync, the system may have dropped data, and a second sync would not report that: so all
        unsynced data is written once more.
        """
        try:
            sync(self._file.fileno())
        except OSError:
            retried(self._sync_again)
        self._unsure.clear()
        self._taken = self._entries

    def _sync_again(self) -> None:
        self._file.seek(self._end - len(self._unsure))
        self._file.write(self._unsure)
        self._file.flush()
        sync(self._file.fileno())

    def close(self) -> None:
        """Write no more."""
        self._file.close()


def write_one(path: Path, name: str, secret: bytes, salt: bytes, entry: bytes) -> None:
    """Write a file of one entry, and return once the disk has it; it is to be renamed. Raises OSError."""
    retried(lambda: _write_one(path, salt + _writing(name, secret, salt).sealed(0, entry)))


def _write_one(path: Path, data: bytes) -> None:
    with open_own(path, "wb") as file:
        file.write(data)
        file.flush()
        sync(file.fileno())


def read_one(path: Path, name: str, secret: bytes) -> bytes:
    """Return what a file of one entry holds, written under a name. Raises OSError and DamagedFileError."""
    data = _contents(path)
    found, _ = _entries(data, _writing(name, secret, data[:SALT_BYTES]))
    if len(found) != 1:
        raise DamagedFileError
    return found[0]


def _contents(path: Path) -> bytes:
    try:
        return read_bounded(path, _MOST_BYTES)
    except NoFileError:
        raise DamagedFileError from None


def _writing(name: str, secret: bytes, salt: bytes) -> _Writing:
    mark = tagged_hash(b"journal mark", secret)[:MARK_BYTES]
    return _Writing(name, ChaCha20Poly1305(tagged_hash(b"journal", secret, salt)), mark)


def _entries(data: bytes, writing: _Writing) -> tuple[list[bytes], int]:
    """Return the entries that a file begins with, and where they end."""
    entries: list[bytes] = []
    at = SALT_BYTES
    while at + LENGTH.size <= len(data):
        (length,) = LENGTH.unpack_from(data, at)
        begins = at + LENGTH.size
        if length == MARKED and data[begins : begins + MARK_BYTES] == writing.mark:
            at = begins + MARK_BYTES
            continue
        if not length or begins + length > len(data):
            break
        try:
            sealed = data[begins : begins + length]
            entries.append(writing.cipher.decrypt(len(entries).to_bytes(12), sealed, writing.name.encode()))
        except InvalidTag:
            break
        at = begins + length
    return entries, at
