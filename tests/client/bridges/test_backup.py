"""A backup brings everything back, loses nothing of what it replaces, and writes nothing that it has not checked."""

import itertools
import os
import shutil
import signal
import stat
import struct
import sys
import zipfile
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.node.store import Places, Store, own_keys
from tests.support.places import TESTS
from tusac_qt.bridges import backup
from tusac_qt.bridges.backup import make_backup, plan_restoration, restore
from tusac_qt.bridges.backup_files import Homes
from tusac_qt.choices.house_rules import HouseRules
from tusac_qt.choices.settings_file import load_settings
from tusac_qt.phone.guests import GuestList
from tusac_qt.play.autosave import Autosave, find_unfinished, last_played
from tusac_qt.play.score_file import read_scores
from tusac_qt.system.archive import MOST_BYTES, MOST_FILES, Entry
from tusac_qt.system.backups import BackupError, Part, Why
from tusac_qt.words.backup_words import made_lines, unrestored_text

PROFILES = sorted((TESTS / "older" / "profiles").iterdir())
LAST = PROFILES[-1]
NOW = datetime(2026, 11, 28, 8, 0, 0, tzinfo=UTC)
PHONE = "0123456789abcdef"
NAME = "Nhà ngoại: 21 lá.tusac-record"
"""A name that Windows does not allow."""


def homes_at(folder: Path, profile: Path | None = None) -> Homes:
    """Return the folders of an installation, of a profile or empty."""
    homes = Homes(folder / "config", folder / "data")
    if profile is not None:
        shutil.copytree(profile, homes.config, ignore=shutil.ignore_patterns("records", "scores.jsonl"))
        shutil.copytree(profile / "records", homes.data / "records")
        if (profile / "scores.jsonl").exists():
            shutil.copy(profile / "scores.jsonl", homes.data)
    return homes


def full(folder: Path) -> Homes:
    """Return an installation that has a file of every kind."""
    homes = homes_at(folder, LAST)
    (homes.config / "rules").mkdir()
    shutil.copy(TESTS / "older" / "house-rules.toml", homes.config / "rules" / "Nhà ngoại.toml")
    shutil.copy(TESTS / "older" / "unsaved-rules.toml", homes.config)
    shutil.copy(TESTS / "older" / "dealt.tusac-round", homes.data / "records")
    shutil.copy(homes.config / "identity.json", homes.config / "identity-2.json")
    (homes.config / "phones" / PHONE).mkdir(parents=True)
    shutil.copy(homes.config / "identity.json", homes.config / "phones" / PHONE)
    return homes


def held(homes: Homes) -> dict[str, bytes]:
    """Return every file of an installation, but for the locks of programs."""
    paths = [path for home in (homes.config, homes.data) for path in home.rglob("*") if path.is_file()]
    return {
        str(path.relative_to(homes.config.parent)): path.read_bytes()
        for path in paths
        if path.suffix != ".lock" and path.name != ".keeping"
    }


def backed_up(homes: Homes, tmp_path: Path) -> Path:
    """Return a backup of an installation."""
    path = tmp_path / "made.tusac-backup"
    make_backup(path, homes, NOW)
    return path


def refused(path: Path, homes: Homes) -> BackupError:
    """Return why a backup is not restored, and check that nothing was changed by it."""
    before = held(homes)
    with pytest.raises(BackupError) as planned:
        plan_restoration(path, homes)
    with pytest.raises(BackupError) as tried:
        restore(path, homes, NOW)
    assert held(homes) == before
    assert tried.value.why is planned.value.why
    assert unrestored_text(path, tried.value)
    return tried.value


@pytest.mark.parametrize("profile", PROFILES, ids=lambda path: path.name)
def test_a_profile_of_any_day_comes_back_as_it_was_on_an_empty_computer(
    profile: Path, tmp_path: Path
) -> None:
    old, new = homes_at(tmp_path / "old", profile), homes_at(tmp_path / "new")
    path = backed_up(old, tmp_path)
    plan, aside = restore(path, new, NOW)

    assert all(change.is_new for change in plan.changes)
    assert aside is None
    kept = held(old)
    del kept["config/open-tables.json"]
    assert held(new) == kept
    assert plan_restoration(path, new).changes == ()


def test_every_kind_of_file_comes_back_for_this_user_alone_and_as_old_as_it_was(tmp_path: Path) -> None:
    old, new = full(tmp_path / "old"), homes_at(tmp_path / "new")
    for path in (old.data / "records").rglob("*.tusac-*"):
        os.utime(path, (1_700_000_000, 1_700_000_000))
    made = make_backup(tmp_path / "made", old, NOW)
    restore(tmp_path / "made", new, NOW)

    assert set(made.files) == set(Part)
    assert not made.left_out
    assert held(new).items() <= held(old).items()
    restored = [path for path in tmp_path.joinpath("new").rglob("*") if path.is_file()]
    assert {last_played(path) for path in restored if ".tusac-" in path.name} == {1_700_000_000}
    if sys.platform != "win32":
        for path in (tmp_path / "made", *restored):
            assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0 or path.suffix == ".lock"
    assert any("keys" in line for line in made_lines(tmp_path / "made", made))


@pytest.mark.parametrize("path", sorted((TESTS / "older").glob("*.tusac-backup")), ids=lambda path: path.stem)
def test_a_backup_of_any_day_is_restored(path: Path, tmp_path: Path) -> None:
    homes = homes_at(tmp_path)
    plan, _ = restore(path, homes, NOW)
    store = Store(Places(homes.config, homes.data / "records"), os.urandom)
    guests = GuestList(homes.config / "phones")

    assert {change.part for change in plan.changes} == set(Part)
    assert load_settings(homes.config / "settings.toml").unusable is None
    assert [player.name for player in store.players()] == ["Minh"]
    assert list(HouseRules(homes.config / "rules").all()) == ["Nhà ngoại"]
    assert len(read_scores(homes.data / "scores.jsonl")) == 2
    assert find_unfinished(homes.data / "records") is not None
    assert guests.read(own_keys(homes.config / "phones" / PHONE)) is not None


def test_what_is_replaced_comes_back_from_the_backup_that_was_made_of_it(tmp_path: Path) -> None:
    old, here = full(tmp_path / "old"), homes_at(tmp_path / "here", PROFILES[0])
    (here.config / "identity.json").write_bytes((here.config / "identity.json").read_bytes() + b"\n")
    before = held(here)
    plan, aside = restore(backed_up(old, tmp_path), here, NOW)
    after = held(here)

    assert after["config/identity.json"] == held(old)["config/identity.json"]
    assert aside is not None
    restore(aside, here, NOW)
    assert before.items() <= held(here).items()
    assert {change.name for change in plan.changes if not change.is_new} >= {"config/identity.json"}


def test_the_score_book_then_has_the_rounds_of_both(tmp_path: Path) -> None:
    old, here = homes_at(tmp_path / "old", LAST), homes_at(tmp_path / "here", LAST)
    rounds = [
        line for line in (old.data / "scores.jsonl").read_bytes().splitlines(True) if b"payments" in line
    ]
    (old.data / "scores.jsonl").write_bytes(rounds[0])
    (here.data / "scores.jsonl").write_bytes(b"torn\n" + rounds[-1])
    restore(backed_up(old, tmp_path), here, NOW)

    assert (here.data / "scores.jsonl").read_bytes() == rounds[0] + b"torn\n" + rounds[-1]
    assert len(read_scores(here.data / "scores.jsonl")) == 2


def test_a_damaged_file_is_put_aside_and_replaced(tmp_path: Path) -> None:
    old, here = full(tmp_path / "old"), full(tmp_path / "here")
    (here.config / "settings.toml").write_text("volume = [[")
    restore(backed_up(old, tmp_path), here, NOW)

    assert held(here)["config/settings.toml"] == held(old)["config/settings.toml"]
    assert (here.config / "settings.damaged").read_text() == "volume = [["


def test_a_backup_sweeps_what_was_left_of_one_that_was_killed(tmp_path: Path) -> None:
    left = tmp_path / ".made.tusac-backup.killed.saving"
    left.touch()
    backed_up(full(tmp_path / "here"), tmp_path)

    assert not left.exists()


def test_what_could_not_be_restored_is_left_out_and_said(tmp_path: Path) -> None:
    homes = full(tmp_path)
    bad = homes.config / "rules" / "half.toml"
    bad.write_text("name = ")
    odd = homes.data / "records" / NAME
    if sys.platform != "win32":
        shutil.copy(homes.data / "records" / "finished.tusac-record", odd)
    made = make_backup(tmp_path / "made", homes, NOW)

    assert made.left_out[bad] is Why.DAMAGED
    assert made.left_out.get(odd) in {Why.NAME, None}
    text = "\n".join(made_lines(tmp_path / "made", made))
    assert all(str(path) in text for path in made.left_out)
    assert plan_restoration(tmp_path / "made", homes).changes == ()


def test_nothing_is_restored_while_a_program_uses_the_profile(tmp_path: Path) -> None:
    old, here = full(tmp_path / "old"), full(tmp_path / "here")
    (here.config / "players.json").unlink()
    path = backed_up(old, tmp_path)
    store = Store(Places(here.config, here.data / "records"), os.urandom)
    store.identity()
    with pytest.raises(BackupError) as host:
        restore(path, here, NOW)
    store.close()
    found = find_unfinished(here.data / "records")
    assert found is not None
    autosave = Autosave.reopen(found)
    with pytest.raises(BackupError) as player:
        restore(path, here, NOW)
    autosave.close()

    assert (host.value.why, player.value.why) == (Why.IN_USE, Why.IN_USE)
    assert not (here.config / "players.json").exists()
    restore(path, here, NOW)
    assert (here.config / "players.json").exists()


def test_a_match_that_is_being_played_is_backed_up_as_far_as_it_has_come(tmp_path: Path) -> None:
    homes = full(tmp_path)
    found = find_unfinished(homes.data / "records")
    assert found is not None
    autosave = Autosave.reopen(found)
    made = make_backup(tmp_path / "made", homes, NOW)
    autosave.close()

    assert made.files[Part.UNFINISHED] == 1


def test_a_match_that_ends_while_it_is_backed_up_is_in_the_backup_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    homes = full(tmp_path)
    really, left = backup.stage_archive, homes.data / "records" / "unfinished" / "left.tusac-record"

    def stage_archive(path: Path, entries: Callable[[], Iterable[Entry]]) -> Path:
        if left.exists():
            left.rename(homes.data / "records" / left.name)
        return really(path, entries)

    monkeypatch.setattr(backup, "stage_archive", stage_archive)
    made = make_backup(tmp_path / "made", homes, NOW)

    assert Part.UNFINISHED not in made.files
    assert plan_restoration(tmp_path / "made", homes).changes == ()
    with zipfile.ZipFile(tmp_path / "made") as archive:
        assert "data/records/left.tusac-record" in archive.namelist()


def test_a_full_disk_changes_nothing_and_leaves_nothing_behind(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    old, here = full(tmp_path / "old"), homes_at(tmp_path / "here", PROFILES[0])
    path = backed_up(old, tmp_path)
    before = held(here)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    former = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    reasons = set()
    for size in (0, 100, 1000, 5000, 20_000, 50_000):
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
        try:
            restore(path, here, NOW)
        except BackupError as error:
            reasons.add(error.why)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert held(here) == before or {*held(here)} - {*before} == {
            name for name in held(here) if name.startswith("data/backups/")
        }
    signal.signal(signal.SIGXFSZ, former)

    assert reasons == {Why.NOT_WRITTEN}
    restore(path, here, NOW)
    assert held(old)["config/settings.toml"] == held(here)["config/settings.toml"]


@pytest.mark.parametrize("moved", range(1, 10))
def test_a_restoration_that_ended_half_way_is_completed_by_another(
    moved: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, here = full(tmp_path / "old"), homes_at(tmp_path / "here", PROFILES[0])
    (here.config / "identity.json").write_bytes((here.config / "identity.json").read_bytes() + b"\n")
    before, path = held(here), backed_up(old, tmp_path)
    count, really = itertools.count(), backup.move

    def move(source: Path, target: Path) -> None:
        if target.suffix != backup.BACKUP_SUFFIX and next(count) == moved:
            raise PermissionError(13, "no", str(target))
        really(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(backup, "move", move)
        with pytest.raises(BackupError) as half:
            restore(path, here, NOW)
    assert half.value.why is Why.HALF_WRITTEN
    asides = [half.value.aside]
    for left in (here.config / ".settings.toml.killed.saving", here.data / "backups" / ".2026.killed.saving"):
        left.parent.mkdir(exist_ok=True)
        left.touch()
    asides.append(restore(path, here, NOW)[1])
    assert not list(tmp_path.joinpath("here").rglob("*.saving"))

    kept = {name: data for name, data in held(old).items() if name != "config/open-tables.json"}
    assert kept.items() <= held(here).items()
    for aside in asides[::-1]:
        if aside is not None:
            restore(aside, here, NOW)
    assert before.items() <= held(here).items()


def rewritten(source: Path, target: Path, change: Callable[[zipfile.ZipFile], None]) -> Path:
    """Write a backup again, with more in it."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name))
        change(new)
    return target


def link(name: str) -> zipfile.ZipInfo:
    """Return the entry of a link."""
    entry = zipfile.ZipInfo(name)
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    return entry


def twice(archive: zipfile.ZipFile) -> None:
    """Put a name in a second time."""
    with pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr("config/settings.toml", "volume = 1")


HOSTILE: dict[str, tuple[Callable[[zipfile.ZipFile], None], Why]] = {
    "above": (lambda to: to.writestr("config/../../evil.toml", ""), Why.FOREIGN),
    "above in rules": (lambda to: to.writestr("config/rules/../../../evil.toml", ""), Why.FOREIGN),
    "root": (lambda to: to.writestr("/config/settings.toml", ""), Why.FOREIGN),
    "drive": (lambda to: to.writestr("C:/config/settings.toml", ""), Why.FOREIGN),
    "backslashes": (lambda to: to.writestr("config/rules/..\\evil.toml", ""), Why.FOREIGN),
    "stream": (lambda to: to.writestr("config/rules/a.toml:b.toml", ""), Why.FOREIGN),
    "device": (lambda to: to.writestr("config/rules/CON.toml", ""), Why.FOREIGN),
    "hidden": (lambda to: to.writestr("config/rules/.a.toml", ""), Why.FOREIGN),
    "folder": (lambda to: to.writestr("config/rules/", ""), Why.DAMAGED),
    "other file": (lambda to: to.writestr("config/autostart.desktop", ""), Why.FOREIGN),
    "journal": (lambda to: to.writestr("config/table/0123456789abcdef/table", ""), Why.FOREIGN),
    "a table to sit at": (lambda to: to.writestr("config/open-tables.json", "[]"), Why.FOREIGN),
    "right to left": (lambda to: to.writestr("config/rules/a\u202elmot.toml", ""), Why.FOREIGN),
    "newline": (lambda to: to.writestr("config/rules/a\nb.toml", ""), Why.FOREIGN),
    "link": (lambda to: to.writestr(link("config/rules/a.toml"), "/etc/passwd"), Why.DAMAGED),
    "twice": (twice, Why.DAMAGED),
    "twice where case is one": (lambda to: to.writestr("config/Settings.toml", ""), Why.DAMAGED),
    "rules that are none": (lambda to: to.writestr("config/rules/a.toml", "= ="), Why.DAMAGED),
    "keys that are none": (lambda to: to.writestr("config/identity-3.json", "{}"), Why.DAMAGED),
    "brackets": (lambda to: to.writestr("config/identity-3.json", "[" * 100_000), Why.DAMAGED),
    "record that is none": (lambda to: to.writestr("data/records/a.tusac-record", "x"), Why.DAMAGED),
    "keys of a newer program": (
        lambda to: to.writestr("config/identity-3.json", '{"version": 2}'),
        Why.NEWER,
    ),
    "large settings": (lambda to: to.writestr("config/rules/a.toml", "#" * (1 << 20)), Why.TOO_LARGE),
    "other compression": (
        lambda to: to.writestr("config/rules/a.toml", "", compress_type=zipfile.ZIP_BZIP2),
        Why.DAMAGED,
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_backup_is_refused_and_changes_nothing(name: str, tmp_path: Path) -> None:
    homes = full(tmp_path / "here")
    change, why = HOSTILE[name]
    path = rewritten(backed_up(homes, tmp_path), tmp_path / "hostile", change)

    assert refused(path, homes).why is why
    assert not list(tmp_path.rglob("*evil*"))


def without_about(path: Path) -> None:
    """Write an archive of files alone."""
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("config/settings.toml", "")


def of_a_newer_program(path: Path) -> None:
    """Write a backup of a form that comes later."""
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("about.json", '{"version": 2, "program": "9.0", "made": "2030", "more": []}')


def bomb(path: Path) -> None:
    """Write an archive that says of its two files that they are larger than any backup."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("about.json", '{"version": 1, "program": "1", "made": ""}')
        archive.writestr("data/scores.jsonl", "x\n")
        for name, size in (("about.json", 42), ("data/scores.jsonl", MOST_BYTES + 1)):
            archive.getinfo(name).file_size = size


def many(path: Path) -> None:
    """Write an archive whose end promises more files than memory has room for."""
    without_about(path)
    data = bytearray(path.read_bytes())
    data[-12:-10] = struct.pack("<H", MOST_FILES + 1)
    path.write_bytes(data)


def lying(path: Path) -> None:
    """Write an archive whose content is not as long as it says."""
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("about.json", '{"version": 1, "program": "1", "made": ""}')
        archive.writestr("data/scores.jsonl", "x\n")
        archive.getinfo("data/scores.jsonl").file_size = 1 << 20


NO_BACKUPS: dict[str, tuple[Callable[[Path], object], Why]] = {
    "nothing": (lambda _: None, Why.UNREADABLE),
    "empty": (lambda path: path.write_bytes(b""), Why.FOREIGN),
    "text": (lambda path: path.write_text("hello" * 100), Why.FOREIGN),
    "folder": (Path.mkdir, Why.UNREADABLE),
    "other archive": (without_about, Why.FOREIGN),
    "newer": (of_a_newer_program, Why.NEWER),
    "bomb": (bomb, Why.TOO_LARGE),
    "many": (many, Why.TOO_LARGE),
    "lying": (lying, Why.DAMAGED),
}


@pytest.mark.parametrize("name", NO_BACKUPS)
def test_a_file_that_is_no_backup_is_refused(name: str, tmp_path: Path) -> None:
    homes = full(tmp_path / "here")
    make, why = NO_BACKUPS[name]
    make(tmp_path / "file")

    assert refused(tmp_path / "file", homes).why is why


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup as it should be."""
    folder = tmp_path_factory.mktemp("backup")
    return backed_up(full(folder), folder).read_bytes()


@given(st.data())
def test_no_damage_to_a_backup_is_met_by_another_error(
    whole: bytes, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    damaged = bytearray(whole)
    for _ in range(data.draw(st.integers(1, 3))):
        damaged[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    del damaged[data.draw(st.one_of(st.just(len(whole)), st.integers(0, len(whole)))) :]
    folder = tmp_path_factory.mktemp("damaged")
    (folder / "file").write_bytes(damaged)
    homes = homes_at(folder)
    said = ""
    try:
        restore(folder / "file", homes, NOW)
    except BackupError as error:
        said = unrestored_text(folder / "file", error)

    assert bool(said) != bool(held(homes))
