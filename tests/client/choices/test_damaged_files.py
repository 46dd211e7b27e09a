"""Anything in the place of a file lets the program start, takes no time, and is told in one sentence.

Every kind of file with every kind of damage; and a few of them as real programs.
"""

import logging
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from net.files import put_aside
from net.identity import identity_from
from net.node.journal import Journal
from net.node.store import KnownPlayer, OpenTable, Places, RecentTable, Store
from net.table.interface.effects import StoreHand, StoreTable
from tests.support.command_lines import CommandLine
from tests.support.damage import DAMAGE, SPECIAL
from tests.support.patience import PATIENCE_S
from tusac_qt import cli
from tusac_qt.choices.house_rules import HouseRules
from tusac_qt.choices.settings import Settings
from tusac_qt.choices.settings_file import load_settings
from tusac_qt.play.autosave import Autosave, find_unfinished, put_damaged_aside
from tusac_qt.system.crash_log import CrashLog

LONGEST_S = 10
"""Of calculating: seconds are too long.

Other programs of a busy machine may make it a few more.
"""
ME = identity_from(b"s" * 32, b"x" * 32)

on_posix = pytest.mark.skipif(sys.platform == "win32", reason="there is no alarm on Windows")


@contextmanager
def soon() -> Iterator[None]:
    """Fail if something takes longer than anybody should wait."""

    def give_up(*_: object) -> None:
        pytest.fail(f"not done after calculating for {LONGEST_S} s, or waiting for {PATIENCE_S} s")

    if sys.platform == "win32":
        yield
        return
    limits = (
        (signal.SIGPROF, signal.ITIMER_PROF, LONGEST_S),
        (signal.SIGALRM, signal.ITIMER_REAL, PATIENCE_S),
    )
    former = [signal.signal(sent, give_up) for sent, _, _ in limits]
    for _, timer, limit in limits:
        signal.setitimer(timer, limit)
    try:
        yield
    finally:
        for (sent, timer, _), before in zip(limits, former, strict=True):
            signal.setitimer(timer, 0)
            signal.signal(sent, before)


def damaged(path: Path, damage: str) -> Path:
    """Put damage in the place of a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    DAMAGE[damage](path)
    return path


@pytest.mark.parametrize("damage", DAMAGE)
def test_settings_begin_with_the_defaults(tmp_path: Path, damage: str) -> None:
    path = damaged(tmp_path / "settings.toml", damage)
    with soon():
        loaded = load_settings(path)

    assert loaded.settings in (Settings(), Settings(rules="a\0b"))
    if loaded.unusable is None:
        assert loaded.warnings or damage in ("empty", "a letter that names no file")
    else:
        assert loaded.unusable.aside == tmp_path / "settings.damaged"
        assert not path.exists()
    assert len("".join(loaded.warnings)) < 3000


@pytest.mark.parametrize("damage", DAMAGE)
def test_house_rules_are_left_out_with_a_line_that_names_the_file(tmp_path: Path, damage: str) -> None:
    path = damaged(tmp_path / "ours.toml", damage)
    house = HouseRules(tmp_path)
    with soon():
        (fault,) = house.faults()
        assert house.all() == {}

    assert str(path) in fault
    assert "\n" not in fault
    assert len(fault) < 400


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_saved_match_is_put_aside(tmp_path: Path, damage: str) -> None:
    path = damaged(tmp_path / "unfinished" / "2026-11-22 Lan.tusac-record", damage)
    with soon():
        aside = put_damaged_aside(tmp_path)
        assert find_unfinished(tmp_path) is None

    assert [(file.path, file.aside) for file in aside] == [(path, path.with_suffix(".damaged"))]
    assert put_damaged_aside(tmp_path) == ()


def used(store: Store) -> None:
    """Use every file of a store."""
    identity = store.identity()
    member = identity.public.sign_key
    store.remember_player(KnownPlayer(b"a" * 32, "Lan", 1.0))
    store.remember_table(RecentTable((("10.0.0.1", 27112),), "Lan’s table", 1.0))
    store.sit_down(OpenTable(member, bytes(16), ()))
    assert [player.name for player in store.players()] == ["Lan"]
    assert [table.name for table in store.tables()] == ["Lan’s table"]
    assert store.open_table(member) is not None
    store.close()


@pytest.mark.parametrize(
    "name", ["identity.json", "identity.lock", "players.json", "tables.json", "open-tables.json"]
)
@pytest.mark.parametrize("damage", DAMAGE)
def test_what_the_network_keeps_begins_anew(tmp_path: Path, name: str, damage: str) -> None:
    path = damaged(tmp_path / name, damage)
    store = Store(Places(tmp_path, tmp_path / "records"), os.urandom)
    with soon():
        used(store)

    if name != "identity.lock" or damage in SPECIAL.keys() - {"huge"}:  # of which nothing is read
        assert store.set_aside == [path.with_suffix(".damaged")]
    assert store.problem is None


@pytest.mark.parametrize("name", ["table", "1-0", "2-0", "odd"])
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_stored_table_is_thrown_away_and_the_next_is_stored(tmp_path: Path, name: str, damage: str) -> None:
    new, hand = StoreTable(b"head", 1, is_new=True), StoreHand(1, 0, (b"one",))
    first = Journal(tmp_path, ME, os.urandom)
    first.store([new, hand])
    first.close()
    (folder,) = tmp_path.iterdir()
    (folder / name).unlink(missing_ok=True)
    damaged(folder / name, damage)
    journal = Journal(tmp_path, ME, os.urandom)
    with soon():
        read = journal.read()
        journal.store([new, hand])
        journal.store([StoreTable(b"later", 1, is_new=False)])
    journal.close()

    assert read is None or set(read.hands.values()) <= {(), (b"one",)}
    if damage != "folder":  # which nothing of ours removes
        assert journal.problem is None


@pytest.mark.parametrize("name", ["tusac.log", "tusac.crash", "tusac.old.log"])
@pytest.mark.parametrize("damage", SPECIAL)
def test_a_log_is_begun_anew(tmp_path: Path, name: str, damage: str) -> None:
    damaged(tmp_path / name, damage)
    log = CrashLog(tmp_path / "tusac.log")
    hook, before = sys.excepthook, list(logging.getLogger().handlers)
    with soon():
        log.open()
        logging.getLogger("tusac_qt").warning("a line")
        log.close()
    sys.excepthook = hook
    for handler in set(logging.getLogger().handlers) - set(before):
        logging.getLogger().removeHandler(handler)
        handler.close()

    assert "a line" in (tmp_path / "tusac.log").read_text(encoding="utf-8")


COMMANDS: dict[str, Callable[[str], list[str]]] = {
    "rules check": lambda name: ["rules", "check", name],
    "rules check --json": lambda name: ["rules", "check", "--json", name],
    "rules show": lambda name: ["rules", "show", name],
    "play": lambda name: ["play", "--text", "--rules", name],
    "host": lambda name: ["host", "--text", "--rules", name],
    "verify": lambda name: ["verify", name],
    "replay": lambda name: ["replay", name],
}


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_file_on_the_command_line_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, damage: str
) -> None:
    path = damaged(tmp_path / "file", damage)
    with soon():
        status = cli.main(COMMANDS[command](str(path)))

    told = capsys.readouterr()
    assert status in (1, 2)
    assert str(path) in told.err + told.out or command == "rules check --json"
    assert "Traceback" not in told.err
    if not command.startswith("rules check"):  # which names every mistake
        assert len(told.err.splitlines()) == 1
        assert len(told.err) < 600


PROGRAMS = {
    "settings": ("config/tusac/settings.toml", ["rules", "list"]),
    "rules": ("config/tusac/rules/ours.toml", ["rules", "list"]),
    "match": ("data/tusac/records/unfinished/one.tusac-record", ["play", "--text"]),
}


@on_posix
@pytest.mark.parametrize("damage", ["pipe", "lists in lists", "fifty thousand dots"])
@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_starts_and_says_which_file_it_left_alone(
    tmp_path: Path, program: str, damage: str
) -> None:
    place, words = PROGRAMS[program]
    path = damaged(tmp_path / place, damage)
    environment = os.environ | {
        "HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tusac_qt", *words],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE_S,
        text=True,
        check=False,
    )

    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert path.stem in done.stdout + done.stderr


@on_posix
def test_a_program_on_the_network_makes_new_keys_and_says_where_the_old_ones_lie(tmp_path: Path) -> None:
    path = damaged(tmp_path / "config" / "tusac" / "identity.json", "pipe")
    host = CommandLine(tmp_path, "host", "--text", "--no-advertise", "--port", "0", "--lang", "en")
    try:
        told = host.until(str(path.with_suffix(".damaged")))
    finally:
        host.close()

    assert "A file was damaged" in told


@on_posix
def test_keys_that_others_could_read_are_made_private(tmp_path: Path) -> None:
    path = tmp_path / "identity.json"
    store = Store(Places(tmp_path, tmp_path / "records"), os.urandom)
    kept = store.identity()
    store.close()
    path.chmod(0o644)
    again = Store(Places(tmp_path, tmp_path / "records"), os.urandom)

    assert again.identity() == kept
    assert again.made_private == [path]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    again.close()


@on_posix
def test_records_and_logs_are_read_by_their_owner_only(tmp_path: Path) -> None:
    log = CrashLog(tmp_path / "tusac.log")
    hook, before = sys.excepthook, list(logging.getLogger().handlers)
    log.open()
    logging.getLogger("tusac_qt").warning("a line")
    assert stat.S_IMODE((tmp_path / "tusac.crash").stat().st_mode) == 0o600
    log.close()
    sys.excepthook = hook
    for handler in set(logging.getLogger().handlers) - set(before):
        logging.getLogger().removeHandler(handler)
        handler.close()
    match = Autosave.begin(tmp_path, "Lan", datetime(2026, 11, 22, tzinfo=UTC))
    match.append("a line")
    match.close()

    for path in (match.path, tmp_path / "tusac.log"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_three_damaged_files_of_a_name_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "players.json"
    for number in range(5):
        path.write_text(str(number), encoding="utf-8")
        put_aside(path)

    kept = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert kept == {"players.damaged": "4", "players (2).damaged": "3", "players (3).damaged": "2"}


def test_a_folder_with_something_in_it_is_never_removed(tmp_path: Path) -> None:
    path = tmp_path / "players.json"
    for _ in range(3):
        path.mkdir()
        (path / "something").touch()
        put_aside(path)
    path.touch()

    with pytest.raises(OSError, match="not empty"):
        put_aside(path)
