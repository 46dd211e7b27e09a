"""The files of a machine for the network: keys, known players, recent tables, dealt rounds. Real files."""

import os
import stat
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from errno import ENOSPC
from itertools import cycle
from pathlib import Path

import pytest

from net.address import Address
from net.node import store as storage
from net.node.filing import Filing
from net.node.mailbox import Mailbox
from net.node.reports import RecordKept, Trouble, Warned
from net.node.store import RECORD_SUFFIX, KnownPlayer, OpenTable, Places, RecentTable, Store
from net.table.interface.effects import KeepRecord, RecordKind, RememberPlayer

on_posix = pytest.mark.skipif(os.name != "posix", reason="permissions are those of POSIX")


_OPEN: list[Store] = []


def store_in(folder: Path) -> Store:
    """A program's files below a folder, held until the test is over."""
    _OPEN.append(Store(Places(folder / "config", folder / "records"), os.urandom))
    return _OPEN[-1]


@pytest.fixture(autouse=True)
def programs_end() -> Iterator[None]:
    """Every program of a test ends with it."""
    yield
    while _OPEN:
        _OPEN.pop().close()


def test_a_machine_keeps_its_keys(tmp_path: Path) -> None:
    first = store_in(tmp_path)
    made = first.identity()
    first.close()

    assert store_in(tmp_path).identity() == made


def test_two_programs_at_a_time_are_two_machines(tmp_path: Path) -> None:
    first, second = store_in(tmp_path), store_in(tmp_path)
    keys = first.identity(), second.identity()
    first.close()

    assert keys[0] != keys[1]
    assert store_in(tmp_path).identity() == keys[0]


@on_posix
def test_only_the_owner_may_read_the_keys(tmp_path: Path) -> None:
    store_in(tmp_path).identity()

    assert stat.S_IMODE((tmp_path / "config" / "identity.json").stat().st_mode) == 0o600


@pytest.mark.parametrize("content", [b"", b"\xff", b"{}", b'{"sign_secret":"AA==","seal_secret":"AA=="}'])
def test_damaged_keys_are_set_aside_and_made_anew(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "config" / "identity.json"
    path.parent.mkdir()
    path.write_bytes(content)
    store = store_in(tmp_path)
    made = store.identity()
    store.close()

    (aside,) = store.set_aside
    assert aside.read_bytes() == content
    assert store_in(tmp_path).identity() == made


def test_where_nothing_can_be_written_keys_last_as_long_as_the_program(tmp_path: Path) -> None:
    (tmp_path / "config").write_bytes(b"a file in place of the folder")
    store = store_in(tmp_path)

    assert store.identity() != store.identity()
    assert store.problem is not None


def test_players_come_with_their_last_name_the_last_met_first(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    for at, (key, name) in enumerate([(b"a" * 32, "Lan"), (b"b" * 32, "Minh"), (b"a" * 32, "Lan Anh")]):
        store.remember_player(KnownPlayer(key, name, float(at)))

    assert store_in(tmp_path).players() == (
        KnownPlayer(b"a" * 32, "Lan Anh", 2.0),
        KnownPlayer(b"b" * 32, "Minh", 1.0),
    )


def test_a_table_is_remembered_once_by_its_address(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    for at, (host, name) in enumerate([("10.0.0.1", "A"), ("10.0.0.2", "B"), ("10.0.0.1", "C")]):
        store.remember_table(RecentTable(((host, 27112), ("fe80::1%eth0", 1 + at)), name, float(at)))

    assert [(table.addresses[0], table.name) for table in store.tables()] == [
        (Address("10.0.0.1", 27112), "C"),
        (Address("10.0.0.2", 27112), "B"),
    ]


def test_a_machine_sits_at_one_table_until_it_stands_up(tmp_path: Path) -> None:
    first, second = b"a" * 32, b"b" * 32
    store = store_in(tmp_path)
    for member, table in ((first, b"1"), (second, b"2"), (first, b"3")):
        store.sit_down(OpenTable(member, table * 16, (("10.0.0.1", 28412),)))
    assert store.open_table(first) == OpenTable(first, b"3" * 16, (("10.0.0.1", 28412),))

    store.stand_up(first)
    assert store_in(tmp_path).open_table(first) is None
    assert store_in(tmp_path).open_table(second) is not None


def test_lists_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "MOST_PLAYERS", 3)
    monkeypatch.setattr(storage, "MOST_TABLES", 2)
    monkeypatch.setattr(storage, "MOST_RECORDS", 2)
    store = store_in(tmp_path)
    for number in range(5):
        store.remember_player(KnownPlayer(bytes((number,)) * 32, "", float(number)))
        store.remember_table(RecentTable(((f"10.0.0.{number}", 1),), "", float(number)))
        path = store.keep_record(f"round {number}", bytes((number,)))
        assert path is not None
        os.utime(path, (number, number))

    assert [player.met_at for player in store.players()] == [4.0, 3.0, 2.0]
    assert [table.met_at for table in store.tables()] == [4.0, 3.0]
    assert sorted(path.stem for path in (tmp_path / "records").glob(f"*{RECORD_SUFFIX}")) == [
        "round 3",
        "round 4",
    ]


def test_however_many_rounds_are_spoilt_their_records_push_no_other_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "MOST_RECORDS", 6)
    monkeypatch.setattr(storage, "MOST_SPOILT", 3)
    mailbox = Mailbox(lambda: None)
    filing = Filing(store_in(tmp_path), mailbox)
    for number, kind in enumerate((RecordKind.ROUND, *[RecordKind.VOID, RecordKind.CHEAT] * 5)):
        filing.keep_record(KeepRecord(bytes((number,)), 1, kind), "void")
    filing.close()
    kept = (tmp_path / "records").glob(f"*{RECORD_SUFFIX}")
    names = sorted(path.stem.partition(" void ")[2] for path in kept)

    assert len(names) == 4
    assert names[0] == "1"


def test_the_name_of_a_record_says_whether_its_round_counts_for_nothing_or_it_is_the_proof_of_a_cheat(
    tmp_path: Path,
) -> None:
    mailbox = Mailbox(lambda: None)
    filing = Filing(store_in(tmp_path), mailbox)
    for kind in RecordKind:
        filing.keep_record(KeepRecord(kind.name.encode(), 2, kind), "Lan’s table")
    filing.close()

    counted, void, cheat = (kept for kept in mailbox.take() if isinstance(kept, RecordKept))
    assert void.path.stem.endswith(" 2 void")
    assert counted.path.stem.endswith(" 2")
    assert cheat.path.stem.endswith(" 2 cheat")
    assert (void.round_number, void.path.read_bytes()) == (2, b"VOID")


def test_every_record_that_a_full_disk_does_not_take_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path, _data: bytes) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("net.files._write_beside", refuse)
    mailbox = Mailbox(lambda: None)
    filing = Filing(store_in(tmp_path), mailbox)
    filing.remember_player(RememberPlayer(b"a" * 32, "Lan"))
    for number in (1, 2):
        filing.keep_record(KeepRecord(bytes((number,)), number), "Lan’s table")
    filing.remember_player(RememberPlayer(b"b" * 32, "Mai"))
    filing.close()

    told = mailbox.take()
    assert [report.why for report in told if isinstance(report, Warned)] == [Trouble.NOT_SAVED] * 3


def test_a_damaged_list_is_set_aside_and_begun_anew(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    store.remember_player(KnownPlayer(b"a" * 32, "Lan", 1.0))
    path = tmp_path / "config" / "players.json"
    path.write_bytes(path.read_bytes()[:-4])

    assert store.players() == ()
    assert [aside.name for aside in store.set_aside] == ["players.damaged"]


def test_a_record_kept_by_two_programs_lies_there_once(tmp_path: Path) -> None:
    paths = [
        store_in(tmp_path).keep_record(f"{time} Lan’s table, round 1", record)
        for time, record in (("1000", b"one"), ("1000", b"one"), ("1001", b"one"), ("1000", b"two"))
    ]

    assert paths[0] == paths[1] == paths[2]
    assert [path and path.name for path in paths[2:]] == [
        f"1000 Lan’s table round 1{RECORD_SUFFIX}",
        f"1000 Lan’s table round 1 (2){RECORD_SUFFIX}",
    ]
    assert [path and path.read_bytes() for path in paths[2:]] == [b"one", b"two"]


def test_machines_of_one_computer_that_keep_records_in_the_same_moment_lose_none(tmp_path: Path) -> None:
    stores = [store_in(tmp_path) for _ in range(4)]
    records = [
        f"round {number}, machine {machine // 2}".encode() for number in range(20) for machine in range(4)
    ]
    with ThreadPoolExecutor(len(stores)) as machines:
        kept = machines.map(
            lambda work: work[0].keep_record("round", work[1]), zip(cycle(stores), records, strict=False)
        )

    assert all(path is not None for path in kept)
    lying = [path.read_bytes() for path in (tmp_path / "records").glob(f"*{RECORD_SUFFIX}")]
    assert sorted(lying) == sorted(set(records))


def test_a_disk_that_refuses_a_record_is_told(tmp_path: Path) -> None:
    (tmp_path / "records").write_bytes(b"a file in place of the folder")
    store = store_in(tmp_path)

    assert store.keep_record("round 1", b"record") is None
    assert store.problem is not None
