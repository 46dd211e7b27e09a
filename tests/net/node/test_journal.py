"""The files a machine stores its table in.

Found again after a kill, a torn write mended, anything else not relied on.
"""

import errno
import os
import random
import stat
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from net.files import sync
from net.identity import Identity, identity_from
from net.node import journal_file
from net.node.journal import Journal
from net.table.interface.effects import ForgetTable, StoreHand, StoreTable
from net.table.values.memory import StoredTable
from tests.support.patience import PATIENCE_S
from tests.support.refusing import ALWAYS, refusing_disk

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
    OPEN.append(Journal(folder, who, lambda size: b"r" * size))
    return OPEN[-1]


def written(folder: Path) -> Path:
    """Store a table with two hands, and return where the first one lies."""
    journal = journal_in(folder)
    journal.store([NEW, StoreHand(1, 0, (b"one", b"two"), is_ours=True)]).result()
    journal.store([StoreHand(2, 0, (b"next",)), StoreHand(1, 0, (b"three",))])
    journal.close()
    (path,) = folder.glob("*/1-0")
    return path


def contents(path: Path) -> bytes:
    """Return the bytes written to a round's file, without the space behind them.

    No entry of these tests ends in a zero.
    """
    return path.read_bytes().rstrip(b"\0")


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


@pytest.mark.parametrize("is_room_left", [True, False])
@pytest.mark.parametrize("lost", range(1, 26))
def test_a_last_entry_that_was_not_written_whole_is_cut_off_and_storing_goes_on(
    tmp_path: Path, lost: int, *, is_room_left: bool
) -> None:
    path = written(tmp_path)
    path.write_bytes(contents(path)[:-lost] + bytes(lost + 100 if is_room_left else 0))
    journal = journal_in(tmp_path)
    stored = journal.read()
    assert stored is not None
    kept = stored.hands[1, 0]
    assert kept == (b"one", b"two", b"three")[: len(kept)]
    assert len(kept) == 2

    journal.store([StoreHand(1, 0, (b"again",))])
    journal.close()
    again = journal_in(tmp_path).read()
    assert again is not None
    assert again.hands[1, 0] == (*kept, b"again")


@dataclass
class Disk:
    """The syncs of a disk: files by their numbers, with their contents and the moment of the sync.

    Attributes:
        taken: the contents it took, by name of the file, the last ones.
        times: how often it was told.
        waits_for: set when it may go on; None if it always may.
        begun: set when it was told first.
        fails: whether it takes nothing.
    """

    folder: Path
    taken: dict[str, bytes] = field(default_factory=dict)
    times: int = 0
    waits_for: threading.Event | None = None
    begun: threading.Event = field(default_factory=threading.Event)
    fails: bool = False

    def sync(self, handle: int) -> None:
        """Take a file."""
        self.begun.set()
        if self.waits_for is not None:
            assert self.waits_for.wait(PATIENCE_S)
        if self.fails:
            raise OSError(errno.EIO, "the disk is broken")
        sync(handle)
        (path,) = (one for one in self.folder.glob("*/*") if one.stat().st_ino == os.fstat(handle).st_ino)
        self.taken[path.name] = path.read_bytes()
        self.times += 1


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    """The disk that journals of this test are on."""
    made = Disk(tmp_path)
    monkeypatch.setattr(journal_file, "sync", made.sync)
    return made


def test_the_disk_has_what_is_ours_and_all_before_it_when_anything_else_may_be_done(
    tmp_path: Path, disk: Disk
) -> None:
    journal = journal_in(tmp_path)
    journal.store([NEW]).result()
    assert disk.taken.keys() == {"table.new"}
    journal.store([StoreHand(1, 0, (b"heard",))]).result()
    assert "1-0" not in disk.taken
    journal.store([StoreHand(1, 0, (b"ours",), is_ours=True)]).result()
    (path,) = tmp_path.glob("*/1-0")
    assert disk.taken["1-0"] == path.read_bytes()


def test_nothing_else_may_be_done_while_the_disk_has_not_taken_what_is_ours(
    tmp_path: Path, disk: Disk
) -> None:
    journal = journal_in(tmp_path)
    journal.store([NEW]).result()
    disk.waits_for = threading.Event()
    stored = journal.store([StoreHand(1, 0, (b"ours",), is_ours=True)])
    heard = journal.store([StoreHand(1, 0, (b"heard",))])
    with pytest.raises(TimeoutError):
        stored.result(0.2)
    assert not heard.done()
    disk.waits_for.set()
    heard.result(PATIENCE_S)
    assert stored.done()


def test_the_disk_is_told_once_for_all_that_came_while_it_was_busy(tmp_path: Path, disk: Disk) -> None:
    journal = journal_in(tmp_path)
    journal.store([NEW, StoreHand(1, 0, (b"first",))]).result()
    disk.begun.clear()
    disk.waits_for, before = threading.Event(), disk.times
    journal.store([StoreHand(1, 0, (b"ours",), is_ours=True)])
    assert disk.begun.wait(PATIENCE_S)
    stored = [journal.store([StoreHand(1, 0, (bytes((number,)),), is_ours=True)]) for number in range(20)]
    disk.waits_for.set()
    for one in stored:
        one.result(PATIENCE_S)

    assert disk.times == before + 2
    (path,) = tmp_path.glob("*/1-0")
    assert disk.taken["1-0"] == path.read_bytes()


def test_the_disk_has_no_length_to_take_with_what_is_written(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    journal.store([NEW, StoreHand(1, 0, (b"first",), is_ours=True)]).result()
    (path,) = tmp_path.glob("*/1-0")
    before = path.stat().st_size
    for number in range(100):
        journal.store([StoreHand(1, 0, (bytes((number,)) * 500,), is_ours=True)]).result()
    assert path.stat().st_size == before

    journal.store([StoreHand(1, 0, (bytes(60_000),) * 10, is_ours=True)]).result()
    journal.close()
    stored = journal_in(tmp_path).read()
    assert stored is not None
    assert len(stored.hands[1, 0]) == 111


def with_a_round(folder: Path) -> Journal:
    """Return the journal of a machine that is in the middle of a round."""
    journal = journal_in(folder)
    journal.store([NEW, StoreHand(1, 0, (b"first",), is_ours=True)]).result()
    return journal


AT_ONCE = StoreHand(1, 0, (b"ours",), is_ours=True)
PLAYED = StoredTable(b"head", {(1, 0): (b"first", b"ours")})


@pytest.mark.skipif(sys.platform != "linux", reason="files are told by /proc, which names them")
@pytest.mark.parametrize("error", [errno.EACCES, errno.EBUSY, errno.EIO])
@pytest.mark.parametrize(
    ("name", "call"),
    [("1-0", "fdatasync"), ("table.new", "open"), ("table.new", "fdatasync"), ("2-0", "open")],
)
def test_a_call_that_fails_once_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, call: str, error: int
) -> None:
    journal = with_a_round(tmp_path)
    disk = refusing_disk(monkeypatch, name)
    disk.refuse(call, 1, error)
    journal.store([AT_ONCE, StoreTable(b"later", 1, is_new=False), StoreHand(2, 0, (b"next",))]).result()

    assert disk.failed == {call: 1}
    assert journal.problem is None
    assert journal_in(tmp_path).read() == StoredTable(b"later", {**PLAYED.hands, (2, 0): (b"next",)})


@pytest.mark.parametrize("heads", [1, 2, 3, 4])
def test_heads_that_cannot_be_put_in_place_are_read_from_where_they_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heads: int
) -> None:
    journal = with_a_round(tmp_path)
    disk = refusing_disk(monkeypatch, "table")
    disk.refuse("replace", ALWAYS)
    for number in range(1, heads + 1):
        journal.store(
            [StoreTable(b"head %d" % number, 1, is_new=False), StoreHand(1, number, (b"x",))]
        ).result()
    journal.store([AT_ONCE]).result()
    assert journal.problem is None
    stored = journal_in(tmp_path).read()
    assert stored is not None
    assert (stored.head, stored.hands[1, 0]) == (b"head %d" % heads, (b"first", b"ours"))

    disk.failing.clear()
    journal.store([StoreTable(b"last", 1, is_new=False)]).result()
    assert {path.name for path in tmp_path.glob("*/*") if "table" in path.name} == {"table"}
    stored = journal_in(tmp_path).read()
    assert stored is not None
    assert stored.head == b"last"


def test_a_torn_new_head_is_not_taken_for_one(tmp_path: Path) -> None:
    with_a_round(tmp_path).close()
    (folder,) = tmp_path.iterdir()
    (folder / "table.new").write_bytes((folder / "table").read_bytes()[:-3])
    stored = journal_in(tmp_path).read()

    assert stored is not None
    assert stored.head == b"head"


@pytest.mark.parametrize("name", ["table", "1-0"])
def test_a_stored_table_whose_read_fails_once_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    with_a_round(tmp_path).close()
    disk = refusing_disk(monkeypatch, name)
    disk.refuse("open", 1)

    assert journal_in(tmp_path).read() == StoredTable(b"head", {(1, 0): (b"first",)})
    assert disk.failed == {"open": 1}


@pytest.mark.parametrize("name", ["table", "1-0"])
def test_a_stored_table_that_cannot_be_read_is_left_as_it_is_and_nothing_is_stored_over_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    with_a_round(tmp_path).close()
    before = {path: path.read_bytes() for path in tmp_path.glob("*/*")}
    disk = refusing_disk(monkeypatch, name)
    disk.refuse("open", ALWAYS)
    journal = journal_in(tmp_path)
    assert journal.read() is None
    disk.failing.clear()
    journal.store(
        [StoreTable(b"later", 1, is_new=False), StoreHand(1, 0, (b"other",), is_ours=True)]
    ).result()
    journal.forget()

    assert journal.unread is not None
    assert {path: path.read_bytes() for path in tmp_path.glob("*/*")} == before
    assert journal_in(tmp_path).read() == StoredTable(b"head", {(1, 0): (b"first",)})


def test_a_stored_table_that_could_not_be_read_is_given_up_for_the_next_one_and_never_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_a_round(tmp_path).close()
    disk = refusing_disk(monkeypatch, "table")
    disk.refuse("open", ALWAYS)
    journal = journal_in(tmp_path)
    assert journal.read() is None
    disk.refuse("unlink", ALWAYS)
    assert not journal.store([NEW, StoreHand(1, 0, (b"other",), is_ours=True)]).result()
    disk.failing.clear()
    assert journal.store([NEW, StoreHand(1, 0, (b"other",), is_ours=True)]).result()

    assert journal_in(tmp_path).read() == StoredTable(b"head", {(1, 0): (b"other",)})


def test_a_disk_that_fails_is_told_and_has_forgotten_the_table_before_anything_else_may_be_done(
    tmp_path: Path, disk: Disk
) -> None:
    journal = journal_in(tmp_path)
    journal.store([NEW, StoreHand(1, 0, (b"first",), is_ours=True)]).result()
    disk.fails = True
    journal.store([StoreHand(1, 0, (b"ours",), is_ours=True)]).result()
    assert not list(tmp_path.glob("*/*"))
    assert journal.problem is not None

    disk.fails = False
    journal.store([NEW, StoreHand(1, 0, (b"again",), is_ours=True)]).result()
    assert journal.problem is None
    assert journal_in(tmp_path).read() == StoredTable(b"head", {(1, 0): (b"again",)})


@pytest.mark.slow
def test_a_power_cut_takes_any_of_what_the_disk_was_not_told_to_take_and_nothing_else(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    journal.store([NEW, StoreHand(1, 0, (b"heard", b"ours"), is_ours=True)]).result()
    (path,) = tmp_path.glob("*/1-0")
    sure = len(contents(path))
    journal.store([StoreHand(1, 0, tuple(bytes((number,)) * 40 for number in range(1, 20)))]).result()
    journal.close()
    whole, chance = path.read_bytes(), random.Random(1)
    for _ in range(200):
        torn = bytearray(whole)
        for start in range(sure, len(whole.rstrip(b"\0")), 16):
            if chance.random() < 0.3:
                torn[start : start + 16] = bytes(16)
        path.write_bytes(torn)
        stored = journal_in(tmp_path).read()
        assert stored is not None
        assert stored.hands[1, 0][:2] == (b"heard", b"ours")
        assert list(stored.hands[1, 0][2:]) == [
            bytes((number,)) * 40 for number in range(1, len(stored.hands[1, 0]) - 1)
        ]


def test_what_is_to_be_forgotten_is_forgotten_until_the_next_table(tmp_path: Path) -> None:
    written(tmp_path)
    journal = journal_in(tmp_path)
    assert journal.read() == WHOLE
    journal.store([ForgetTable(), StoreHand(1, 0, (b"more",))]).result()
    assert journal_in(tmp_path).read() is None

    journal.store([NEW, StoreHand(1, 0, (b"again",))]).result()
    assert journal_in(tmp_path).read() == StoredTable(b"head", {(1, 0): (b"again",)})


def flipped(data: bytes) -> bytes:
    """A bit flipped where a hand says what is ours."""
    return data[:30] + bytes((data[30] ^ 1,)) + data[31:]


def salted(data: bytes) -> bytes:
    """Another salt."""
    return bytes((data[0] ^ 1,)) + data[1:]


def wiped(data: bytes) -> bytes:
    """A first entry that the disk has lost."""
    return data[:16] + bytes(25) + data[41:]


@pytest.mark.parametrize("name", ["table", "1-0"])
@pytest.mark.parametrize("spoil", [flipped, salted, wiped])
def test_what_was_altered_is_not_relied_on_and_thrown_away(
    tmp_path: Path, name: str, spoil: Callable[[bytes], bytes]
) -> None:
    journal = journal_in(tmp_path)
    journal.store([NEW, StoreHand(1, 0, (b"ours",), is_ours=True)]).result()
    journal.store([StoreHand(1, 0, (b"heard",))]).result()
    journal.close()
    (path,) = tmp_path.glob(f"*/{name}")
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
    journal.store([StoreTable(b"later", 2, is_new=False)]).result()
    assert journal_in(tmp_path).read() == StoredTable(b"later", {(2, 0): (b"next",)})
    journal.store([StoreTable(b"other", 3, is_new=True)]).result()

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
    journal.store([NEW]).result()
    path.parent.joinpath("5-0").symlink_to("/dev/full")
    journal.store([StoreHand(5, 0, (b"lost",))]).result()
    assert journal.problem is not None
    journal.store([StoreHand(5, 0, (b"more",))]).result()
    assert journal_in(tmp_path).read() is None

    journal.store([NEW, StoreHand(6, 0, (b"again",))]).result()
    assert journal.problem is None
    assert journal_in(tmp_path).read() == StoredTable(b"head", {(6, 0): (b"again",)})


@pytest.mark.parametrize("error", [errno.EACCES, errno.EROFS])
def test_nothing_may_be_said_while_the_disk_holds_a_past_that_lacks_our_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    """A machine that said more and read this past after a kill would contradict itself."""
    journal = with_a_round(tmp_path)
    disk = refusing_disk(monkeypatch, "table")
    disk.refuse("unlink", ALWAYS, error)
    monkeypatch.setattr(journal_file, "sync", broken)
    assert not journal.store([AT_ONCE]).result()
    assert journal.problem is not None
    assert not journal.store([StoreHand(1, 0, (b"heard",))]).result()
    assert not journal.store([StoreTable(b"later", 2, is_new=False)]).result()
    assert journal_in(tmp_path).peek() == b"head"

    disk.failing.clear()
    assert journal.store([]).result()
    assert journal_in(tmp_path).read() is None


def test_a_table_that_is_left_may_stay_on_a_disk_that_cannot_forget_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = with_a_round(tmp_path)
    refusing_disk(monkeypatch, "table").refuse("unlink", ALWAYS)

    assert journal.store([ForgetTable()]).result()


def test_no_other_table_is_played_at_before_the_last_one_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = with_a_round(tmp_path)
    disk = refusing_disk(monkeypatch, "table")
    disk.refuse("unlink", ALWAYS)
    assert not journal.store([StoreTable(b"other", 1, is_new=True)]).result()

    disk.failing.clear()
    assert journal.store([]).result()
    assert journal_in(tmp_path).read() is None


def broken(_handle: int) -> None:
    raise OSError(errno.EIO, os.strerror(errno.EIO))
