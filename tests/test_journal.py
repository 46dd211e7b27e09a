"""The files a machine stores its table in: found again after a kill, a torn write mended, anything else not relied on."""

import os
import stat
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from net.identity import Identity, identity_from
from net.node.journal import Journal
from net.session.effects import ForgetTable, StoreHand, StoreTable
from net.session.memory import StoredTable

ME = identity_from(b"s" * 32, b"x" * 32)
OTHER = identity_from(b"t" * 32, b"y" * 32)
NEW = StoreTable(b"head", 1, is_new=True)


OPEN: list[Journal] = []


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


def journal_in(folder: Path, who: Identity = ME) -> Journal:
    """A journal of a machine, closed after the test."""
    OPEN.append(Journal(folder, who, os.urandom))
    return OPEN[-1]


def written(folder: Path) -> Path:
    """Store a table with two hands, and return where the first one lies."""
    journal = journal_in(folder)
    journal.store([NEW, StoreHand(1, 0, (b"one", b"two"))])
    journal.store([StoreHand(2, 0, (b"next",)), StoreHand(1, 0, (b"three",))])
    journal.close()
    (path,) = folder.glob("*/1-0")
    return path


WHOLE = StoredTable(b"head", {(1, 0): (b"one", b"two", b"three"), (2, 0): (b"next",)})


def test_what_was_stored_is_read_again_by_the_same_machine_only(tmp_path: Path) -> None:
    written(tmp_path)

    assert journal_in(tmp_path).read() == WHOLE
    assert journal_in(tmp_path, OTHER).read() is None


def test_storing_goes_on_after_what_was_read(tmp_path: Path) -> None:
    written(tmp_path)
    for memory in (b"four", b"five"):
        journal = journal_in(tmp_path)
        assert journal.read() is not None
        journal.store([StoreHand(1, 0, (memory,))])
        journal.close()

    stored = journal_in(tmp_path).read()
    assert stored is not None
    assert stored.hands[1, 0] == (b"one", b"two", b"three", b"four", b"five")


@pytest.mark.parametrize("lost", range(1, 40))
def test_a_last_entry_that_was_not_written_whole_is_cut_off_and_storing_goes_on(
    tmp_path: Path, lost: int
) -> None:
    path = written(tmp_path)
    path.write_bytes(path.read_bytes()[:-lost])
    journal = journal_in(tmp_path)
    stored = journal.read()
    assert stored is not None
    kept = stored.hands[1, 0]
    assert kept == (b"one", b"two", b"three")[: len(kept)]
    assert len(kept) == (2 if lost <= 25 else 1)

    journal.store([StoreHand(1, 0, (b"again",))])
    again = journal_in(tmp_path).read()
    assert again is not None
    assert again.hands[1, 0] == (*kept, b"again")


def test_the_disk_has_the_secrets_of_a_hand_before_anything_else_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[tuple[int, str]] = []
    fsync = os.fsync

    def note(handle: int) -> None:
        synced.append((os.fstat(handle).st_ino, threading.current_thread().name))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", note)
    journal = journal_in(tmp_path)
    journal.store([NEW, StoreHand(1, 0, (b"heard",))])
    here = threading.current_thread().name
    assert here not in {thread for _, thread in synced}
    journal.store([StoreHand(1, 0, (b"begun",), is_beginning=True)])
    (path,) = tmp_path.glob("*/1-0")
    assert (path.stat().st_ino, here) in synced
    if sys.platform != "win32":
        assert (path.parent.stat().st_ino, here) in synced


def test_whatever_is_stored_while_the_disk_is_busy_is_taken_by_it_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, goes_on = threading.Event(), threading.Event()
    taken: list[tuple[int, int]] = []

    def slow(handle: int) -> None:
        begun.set()
        goes_on.wait(10.0)
        found = os.fstat(handle)
        taken.append((found.st_ino, found.st_size))

    monkeypatch.setattr(os, "fsync", slow)
    journal = journal_in(tmp_path)
    journal.store([NEW])
    begun.wait(10.0)
    for number in range(20):
        journal.store([StoreHand(1, 0, (bytes((number,)),))])
    (path,) = tmp_path.glob("*/1-0")
    goes_on.set()
    journal._thread.shutdown(wait=True)

    sizes = [size for file, size in taken if file == path.stat().st_ino]
    assert sizes[-1] == path.stat().st_size
    assert len(sizes) <= 2


def test_what_is_to_be_forgotten_is_forgotten_until_the_next_table(tmp_path: Path) -> None:
    written(tmp_path)
    journal = journal_in(tmp_path)
    assert journal.read() == WHOLE
    journal.store([ForgetTable(), StoreHand(1, 0, (b"more",))])
    assert journal_in(tmp_path).read() is None

    journal.store([NEW, StoreHand(1, 0, (b"again",))])
    assert journal_in(tmp_path).read() == StoredTable(b"head", {(1, 0): (b"again",)})


def spoiled(data: bytes) -> bytes:
    """A bit flipped in the middle."""
    at = len(data) // 2
    return data[:at] + bytes((data[at] ^ 1,)) + data[at + 1 :]


@pytest.mark.parametrize("name", ["table", "1-0"])
@pytest.mark.parametrize("spoil", [spoiled, lambda data: data[::-1]])
def test_what_was_altered_is_not_relied_on_and_thrown_away(
    tmp_path: Path, name: str, spoil: Callable[[bytes], bytes]
) -> None:
    path = written(tmp_path).with_name(name)
    path.write_bytes(spoil(path.read_bytes()))

    assert journal_in(tmp_path).read() is None
    assert not path.exists()


def test_a_hand_stored_under_the_name_of_another_is_not_taken_for_it(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.replace(path.with_name("3-0"))

    assert journal_in(tmp_path).read() is None


def test_a_new_table_takes_the_place_of_the_old_and_hands_that_nobody_needs_are_dropped(
    tmp_path: Path,
) -> None:
    written(tmp_path)
    journal = journal_in(tmp_path)
    assert journal.read() == WHOLE
    journal.store([StoreTable(b"later", 2, is_new=False)])
    assert journal_in(tmp_path).read() == StoredTable(b"later", {(2, 0): (b"next",)})
    journal.store([StoreTable(b"other", 3, is_new=True)])

    assert journal_in(tmp_path).read() == StoredTable(b"other", {})


def test_a_head_that_was_being_written_changes_nothing(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.with_name("table.new").write_bytes(b"half")

    assert journal_in(tmp_path).read() == WHOLE


def test_nothing_readable_lies_on_the_disk_and_only_the_owner_may_look(tmp_path: Path) -> None:
    path = written(tmp_path)

    assert b"three" not in path.read_bytes()
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_what_is_forgotten_is_gone(tmp_path: Path) -> None:
    path = written(tmp_path)
    journal_in(tmp_path).forget()

    assert not path.parent.exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_disk_that_is_full_is_told_and_nothing_half_stored_is_relied_on_until_the_next_table(
    tmp_path: Path,
) -> None:
    path = written(tmp_path)
    path.with_name("5-0").symlink_to("/dev/full")
    journal = journal_in(tmp_path)
    journal.store([NEW])
    path.parent.joinpath("5-0").symlink_to("/dev/full")
    journal.store([StoreHand(5, 0, (b"lost",))])
    assert journal.problem is not None
    journal.store([StoreHand(5, 0, (b"more",))])
    assert journal_in(tmp_path).read() is None

    journal.store([NEW, StoreHand(6, 0, (b"again",))])
    assert journal.problem is None
    assert journal_in(tmp_path).read() == StoredTable(b"head", {(6, 0): (b"again",)})
