"""The journal of a table, stored before acting on it, to recover after the program was killed.

One file says where the match stands, and every round has a file that only grows. What they hold would open a
hand, so it is encrypted under a key that follows from the machine's own.

**What our machine has drawn or signed is on the disk before it leaves.** A killed program loses nothing that
it acted on, for the system has it; a power cut loses at most what was heard after our last word in a round.
Our machine cannot contradict itself for that:

* One file holds a round in the order in which it happened, and the disk takes a file from its beginning. So
  whatever our words follow from is there with the last of them: what we held when we said that we hold it, or
  had waited without hearing it.
* What was lost was heard, so its author had it on its disk first, if it is honest, and shows it again. If it
  is not and shows something else, we have said nothing at that head yet: we judge that as if we had heard
  nothing before.
* A step that we had closed and not spoken after is open again. Nobody can know that we had closed it.
* Where the match stands, and which table it is played at, the disk has before any word of the next round is
  signed.

So a machine that came back knows all that it has ever said, and whatever it says next it could have said
then.

A last entry that was not written whole is cut off: nothing that follows from it has left the machine.
Anything else that is wrong makes all of it worthless, for a machine that has forgotten what it said must not
play on.

A disk that refuses for a moment is asked again for a second. A head that was written and cannot be put in the
place of the last one is read from where it lies, and a round that cannot be deleted is left: neither loses
anything. What cannot be *read* now is not worthless: it is left as it is, and nothing is stored, until the
machine sits down at a table anew. That gives up the last one, read or not: later it would lack our words.
A disk that takes neither our words nor the order to forget the table holds a past that we have outlived: a
machine that read it again would contradict itself. So nothing more is said until the disk has forgotten it.
"""

import errno
import logging
import os
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

from net.files import move, sync_names
from net.identity import Identity
from net.match.attempt import StreamKey
from net.node.journal_file import SALT_BYTES, DamagedFileError, JournalFile, read_one, write_one
from net.retry import retried
from net.table.interface.effects import ForgetTable, Store, StoreHand, StoreTable
from net.table.values.memory import StoredTable

_log = logging.getLogger(__name__)
_NOTHING = (FileNotFoundError, NotADirectoryError)
_HEAD = "table"
_NEW_HEADS = ("table.new", "table.newer")
"""Written before they take the place of the last head; the second one only while the first cannot."""


class Journal:
    """The stored table of one machine. It works in a thread of its own, through what is asked of it in order.

    Attributes:
        problem: why something could not be stored last; nothing more is, until the next table. None if all
            was.
        was_damaged: whether `read` has found something that could not be relied on, and thrown it away.
        unread: the folder, if it could not be read what lies there; nothing is stored or thrown away then
            before the next table.
    """

    def __init__(self, folder: Path, identity: Identity, chance: Callable[[int], bytes]) -> None:
        """Look nowhere yet.

        Args:
            folder: where the files of all machines of this installation lie.
            identity: the machine.
            chance: returns that many random bytes.
        """
        self._folder = folder / identity.public.sign_key.hex()[:16]
        self._secret = identity.seal_secret
        self._chance = chance
        self._files: dict[str, JournalFile] = {}
        self._urgent: dict[str, None] = {}
        self._has_new_names = False
        self._is_kept = False
        self._is_outlived = False
        self._unmoved: str | None = None
        self._waiting: deque[tuple[Store, ...]] = deque()
        self._thread = ThreadPoolExecutor(1, "tusac journal")
        self.problem: OSError | None = None
        self.was_damaged = False
        self.unread: Path | None = None

    def read(self) -> StoredTable | None:
        """Return what was stored, to go on storing after it.

        None for nothing, or nothing that can be relied on.
        """
        return self._thread.submit(self._read).result()

    def peek(self) -> bytes | None:
        """Return the head of what is stored, if it can be read; nothing changes."""
        return self._thread.submit(self._peek).result()

    def store(self, effects: Iterable[Store]) -> "Future[bool]":
        """Store what a session wants stored, and return whether what it wants with it may be done.

        True if the system has it all, the disk what must be there; or if nothing of the table is on it any
        more, and `problem` says why. False if something older is on it that cannot be removed now: nothing
        may be said before it is, which is tried again whenever something, or nothing, is to be stored.
        """
        self._waiting.append(tuple(effects))
        return self._thread.submit(self._store_waiting)

    def forget(self) -> None:
        """Throw everything away: there is nothing to go back to."""
        self._thread.submit(self._forget).result()

    def close(self) -> None:
        """Close the files and end the thread: nothing can be stored any more."""
        with suppress(RuntimeError):  # closed already
            self._thread.submit(self._close_all).result()
        self._thread.shutdown(wait=False)

    # From here on, in the journal's own thread.

    def _read(self) -> StoredTable | None:
        try:
            head = self._read_head()
            paths = [path for path in self._folder.iterdir() if path.name not in {_HEAD, *_NEW_HEADS}]
            hands = {_key_of(path.name): self._read_hand(path) for path in paths}
        except (DamagedFileError, *_NOTHING, ValueError) as error:
            self.was_damaged = not isinstance(error, _NOTHING)
            self._forget()
            return None
        except OSError as error:
            _log.warning("%s: %s; it is left as it is", self._folder, error)
            self._close_all()
            self.unread = self._folder
            return None
        self._is_kept, self.unread = True, None
        return StoredTable(head, hands)

    def _peek(self) -> bytes | None:
        try:
            return self._read_head()
        except (DamagedFileError, *_NOTHING):
            return None
        except OSError:
            self.unread = self._folder
            return None

    def _read_head(self) -> bytes:
        """Return the head, the latest one that was written whole. Raises OSError and DamagedFileError."""
        for name in _NEW_HEADS:
            with suppress(DamagedFileError, FileNotFoundError):
                head = read_one(self._folder / name, _HEAD, self._secret)
                self._unmoved = name
                return head
        return read_one(self._folder / _HEAD, _HEAD, self._secret)

    def _store_waiting(self) -> bool:
        """Store all that waits, also what came since the request, with one disk sync for all of it."""
        while self._waiting:
            self._try(partial(self._write, self._waiting.popleft()))
        self._try(self._sync)
        if self._is_outlived:
            self._is_outlived = not self._forget()
        return not self._is_outlived

    def _try(self, write: Callable[[], None]) -> None:
        """Write something, or on failure keep nothing: a journal that lacks our words is worse than none."""
        try:
            write()
        except OSError as error:
            self.problem = error
            self._is_outlived = not self._forget()

    def _write(self, effects: tuple[Store, ...]) -> None:
        for effect in effects:
            if isinstance(effect, StoreTable):
                self._store_table(effect)
            elif isinstance(effect, ForgetTable):
                self._forget()
            elif self._is_kept:
                self._store_hand(effect)

    def _sync(self) -> None:
        """Have the disk take what it must have before anything else is done."""
        for name in self._urgent:
            self._files[name].sync()
        self._urgent.clear()
        if self._has_new_names:
            sync_names(self._folder)
            self._has_new_names = False

    def _forget(self) -> bool:
        """Delete all that is stored, and return whether no head is left: the rest is nothing without one."""
        self._close_all()
        self._is_kept, self._unmoved = False, None
        if self.unread is not None:
            return True
        try:
            for name in (_HEAD, *_NEW_HEADS):  # first: with one and no file of a round, it would begin again
                retried(partial((self._folder / name).unlink, missing_ok=True))
        except NotADirectoryError:
            return True
        except OSError:
            return False
        sync_names(self._folder)
        with suppress(OSError):
            for path in self._folder.iterdir():
                with suppress(OSError):  # a folder, which is none of ours
                    path.unlink()
            self._folder.rmdir()
        return True

    def _close_all(self) -> None:
        for open_file in self._files.values():
            with suppress(OSError):
                open_file.close()
        self._files.clear()
        self._urgent.clear()

    def _store_table(self, effect: StoreTable) -> None:
        """Replace the stored head, on the disk too; only then may rounds be deleted that it does not need."""
        if effect.is_new:
            self.unread = None
            self._forget()
            retried(partial(self._folder.mkdir, mode=0o700, parents=True, exist_ok=True))
            sync_names(self._folder.parent)
            if any(path.is_file() for path in self._folder.iterdir()):  # rounds of two tables would be mixed
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(self._folder))
            self._is_kept, self._is_outlived, self.problem = True, False, None
        if not self._is_kept:
            return
        self._store_head(effect.head)
        self._drop_before(effect.first_hand)

    def _store_head(self, head: bytes) -> None:
        """Write a head beside the last one, which it replaces if the disk lets it."""
        before = self._unmoved
        name = next(name for name in _NEW_HEADS if name != before)
        write_one(self._folder / name, _HEAD, self._secret, self._chance(SALT_BYTES), head)
        if before is not None:
            retried(partial((self._folder / before).unlink, missing_ok=True))
        self._unmoved = name
        try:
            move(self._folder / name, self._folder / _HEAD)
            self._unmoved = None
        except OSError as error:
            _log.warning("%s: %s; it is read from where it lies", self._folder / name, error)
        sync_names(self._folder)

    def _store_hand(self, effect: StoreHand) -> None:
        name = f"{effect.hand}-{effect.attempt}"
        if name not in self._files:
            self._files[name] = JournalFile.create(
                self._folder / name, self._secret, self._chance(SALT_BYTES)
            )
            self._has_new_names = True
        self._files[name].append(effect.memories)
        if effect.is_ours:
            self._urgent[name] = None

    def _drop_before(self, first_hand: int) -> None:
        for path in retried(lambda: list(self._folder.iterdir())):
            if path.name in {_HEAD, *_NEW_HEADS} or not path.is_file():
                continue
            if _key_of(path.name)[0] < first_hand:
                self._urgent.pop(path.name, None)
                with suppress(OSError):  # it goes with a later one
                    if path.name in self._files:
                        self._files.pop(path.name).close()
                    path.unlink()

    def _read_hand(self, path: Path) -> tuple[bytes, ...]:
        found, entries = JournalFile.read(path, self._secret)
        if found is not None:
            self._files[path.name] = found
        return entries


def _key_of(name: str) -> StreamKey:
    """Return which stream a file is for. Raises ValueError if it is for none."""
    hand, _, attempt = name.partition("-")
    return int(hand), int(attempt)
