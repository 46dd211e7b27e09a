"""What a machine stores of the table it plays at before it acts on it, found again after its program was killed.

One file says where the match stands, and every hand has a file that only grows. What they hold would open a hand, so
it is encrypted under a key that follows from the machine's own. A last entry that was not written whole is cut off:
nothing that follows from it has left the machine. Anything else that is wrong makes all of it worthless, for a
machine that has forgotten what it said must not play on.

The system has an entry before it counts, so a killed program loses nothing. The disk has a hand's secrets before it
counts, for nobody can show them again; anything else some milliseconds later, and what a power cut takes of that the
machine hears from the others before it says anything new (`Match`).
"""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from struct import Struct
from typing import IO

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from net.crypto.hashing import tagged_hash
from net.files import NoFileError, open_own, read_bounded
from net.identity import Identity
from net.session.effects import ForgetTable, Store, StoreHand, StoreTable
from net.session.match.attempt import StreamKey
from net.session.memory import StoredTable

_HEAD = "table"
_NEW_HEAD = "table.new"
_SALT_BYTES = 16
_LENGTH = Struct(">I")
_MOST_BYTES = 1 << 25
"""More than any hand; a longer file is none of ours."""
_MOST_ENTRY_BYTES = 1 << 17
"""More than any entry."""


class _DamagedError(Exception):
    """A file is not as it was written."""


@dataclass
class _File:
    """A file being written.

    Attributes:
        file: it.
        cipher: for its entries.
        entries: how many it has.
        is_to_sync: whether the disk is about to be told to take it, and has not been yet.
    """

    file: IO[bytes]
    cipher: ChaCha20Poly1305
    entries: int
    is_to_sync: bool = False


class Journal:
    """The stored table of one machine. Used from one thread at a time.

    Attributes:
        problem: why something could not be stored last; nothing more is, until the next table. None if all was.
        was_damaged: whether `read` has found something that could not be relied on, and thrown it away.
    """

    def __init__(self, folder: Path, identity: Identity, chance: Callable[[int], bytes]) -> None:
        """Look nowhere yet.

        Args:
            folder: where the files of all machines of this installation lie.
            identity: the machine.
            chance: returns so many random bytes.
        """
        self._folder = folder / identity.public.sign_key.hex()[:16]
        self._secret = identity.seal_secret
        self._chance = chance
        self._files: dict[str, _File] = {}
        self._is_kept = False
        self._thread = ThreadPoolExecutor(1, "tusac journal")
        self.problem: OSError | None = None
        self.was_damaged = False

    def read(self) -> StoredTable | None:
        """Return what was stored, to go on storing after it; None for nothing, or nothing that can be relied on."""
        try:
            (head,) = self._entries(self._folder / _HEAD)
            paths = [path for path in self._folder.iterdir() if path.name not in {_HEAD, _NEW_HEAD}]
            hands = {_key_of(path.name): tuple(self._entries(path)) for path in paths}
        except FileNotFoundError:
            self.forget()
            return None
        except (_DamagedError, ValueError):
            self.was_damaged = True
            self.forget()
            return None
        except OSError as error:
            self.problem = error
            return None
        self._is_kept = True
        return StoredTable(head, hands)

    def peek(self) -> bytes | None:
        """Return the head of what is stored, if it can be read; nothing changes."""
        try:
            (head,) = self._entries(self._folder / _HEAD)
        except (_DamagedError, OSError, ValueError):
            return None
        return head

    def store(self, effects: Iterable[Store]) -> None:
        """Store what a session wants stored."""
        try:
            for effect in effects:
                if isinstance(effect, StoreTable):
                    self._store_table(effect)
                elif isinstance(effect, ForgetTable):
                    self.forget()
                elif self._is_kept:
                    self._store_hand(effect)
        except OSError as error:
            self.problem = error
            self.forget()

    def forget(self) -> None:
        """Throw everything away: there is nothing to go back to."""
        self._close_all()
        self._is_kept = False
        with suppress(OSError):
            for path in self._folder.iterdir():
                with suppress(OSError):  # a folder, which is none of ours
                    path.unlink()
            self._folder.rmdir()

    def close(self) -> None:
        """Close the files and end the thread: nothing can be stored any more."""
        self._close_all()
        self._thread.shutdown(wait=False)

    def _close_all(self) -> None:
        for open_file in self._files.values():
            with suppress(OSError):
                open_file.file.close()
        self._files.clear()

    def _store_table(self, effect: StoreTable) -> None:
        if effect.is_new:
            self.forget()
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._is_kept, self.problem = True, None
        if not self._is_kept:
            return
        self._append(_NEW_HEAD, [effect.head], bound_to=_HEAD)
        self._close(_NEW_HEAD)
        (self._folder / _NEW_HEAD).replace(self._folder / _HEAD)
        self._drop_before(effect.first_hand)

    def _store_hand(self, effect: StoreHand) -> None:
        name = f"{effect.hand}-{effect.attempt}"
        self._append(name, effect.memories)
        if effect.is_beginning:
            os.fsync(self._files[name].file.fileno())
            self._sync_names()

    def _drop_before(self, first_hand: int) -> None:
        for path in list(self._folder.iterdir()):
            if path.name not in {_HEAD, _NEW_HEAD} and path.is_file() and _key_of(path.name)[0] < first_hand:
                self._close(path.name)
                path.unlink()

    def _append(self, name: str, memories: Iterable[bytes], bound_to: str = "") -> None:
        open_file = self._files.get(name) or self._create(name)
        for memory in memories:
            nonce = open_file.entries.to_bytes(12)
            sealed = open_file.cipher.encrypt(nonce, memory, (bound_to or name).encode())
            open_file.file.write(_LENGTH.pack(len(sealed)) + sealed)
            open_file.entries += 1
        open_file.file.flush()
        if not open_file.is_to_sync:
            open_file.is_to_sync = True
            self._thread.submit(_sync, open_file, os.dup(open_file.file.fileno()))

    def _sync_names(self) -> None:
        """Have the disk take which files there are; not every system can be told to, nor has to be."""
        with suppress(OSError):
            folder = os.open(self._folder, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)

    def _create(self, name: str) -> _File:
        salt = self._chance(_SALT_BYTES)
        file = open_own(self._folder / name, "wb")
        file.write(salt)
        self._files[name] = _File(file, self._cipher(salt), 0)
        return self._files[name]

    def _close(self, name: str) -> None:
        if name in self._files:
            self._files.pop(name).file.close()

    def _cipher(self, salt: bytes) -> ChaCha20Poly1305:
        return ChaCha20Poly1305(tagged_hash(b"journal", self._secret, salt))

    def _entries(self, path: Path) -> list[bytes]:
        """Return what a file holds, and open it to go on; cut off what was not written whole."""
        try:
            data = read_bounded(path, _MOST_BYTES)
        except NoFileError:
            raise _DamagedError from None
        cipher, entries, good = self._cipher(data[:_SALT_BYTES]), list[bytes](), _SALT_BYTES
        for sealed in _sealed(data[_SALT_BYTES:]):
            try:
                entries.append(cipher.decrypt(len(entries).to_bytes(12), sealed, path.name.encode()))
            except InvalidTag:
                raise _DamagedError from None
            good += _LENGTH.size + len(sealed)
        if len(data) < _SALT_BYTES:
            path.unlink()
            return entries
        if path.name != _HEAD:
            file = open_own(path, "r+b")
            file.truncate(good)
            file.seek(good)
            self._files[path.name] = _File(file, cipher, len(entries))
        return entries


def _sync(open_file: _File, handle: int) -> None:
    """Have the disk take what the system has of a file; whatever comes from now on may be too late for that."""
    open_file.is_to_sync = False
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _sealed(data: bytes) -> Iterator[bytes]:
    """Return the entries that were written whole. Raises _DamagedError where none can have been."""
    at = 0
    while at + _LENGTH.size <= len(data):
        (length,) = _LENGTH.unpack_from(data, at)
        at += _LENGTH.size
        if length > _MOST_ENTRY_BYTES:
            raise _DamagedError
        if at + length > len(data):
            return
        yield data[at : at + length]
        at += length


def _key_of(name: str) -> StreamKey:
    """Return which stream a file is for. Raises ValueError if it is for none."""
    hand, _, attempt = name.partition("-")
    return int(hand), int(attempt)
