"""The files for a Linux desktop: the menu entry, the file type of records, and the description."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from installers import linux
from tests.support.places import ROOT
from tusac_qt.cli import RECORDS
from tusac_qt.system import desktop

DESKTOP = ROOT / "resources" / "desktop"
ENTRY = "applications/tusac.desktop"


def key(entry: str, name: str) -> str:
    """Return the value of a key of a menu entry."""
    (line,) = [line for line in entry.splitlines() if line.startswith(f"{name}=")]
    return line.partition("=")[2]


@pytest.mark.skipif(sys.platform != "linux", reason="menus of Linux")
def test_what_the_menu_starts_is_this_program(tmp_path: Path) -> None:
    desktop.install(
        tmp_path, {}, (sys.executable, "-c", "import sys; print(sys.argv[1:])", '5% of "$HOME" \\ `x`')
    )
    entry = (tmp_path / ENTRY).read_text(encoding="utf-8")

    assert key(entry, "Exec").endswith(' "5%% of \\\\"\\\\$HOME\\\\" \\\\\\\\ \\\\`x\\\\`" %f')


RELEASE = linux.Release("1.2.3", linux.metainfo("1.2.3", "2026-01-31"), 1_769_817_600)


@pytest.mark.skipif(sys.platform != "linux", reason="the archive for Linux")
def test_the_archive_puts_the_game_into_the_menu_once_for_each_place_it_is_started_from(
    tmp_path: Path,
) -> None:
    program = tmp_path / "dist" / "tusac"
    program.mkdir(parents=True)
    (program / "tusac").write_text('#!/bin/sh\necho "$TUSAC_STARTER: $*" >>"$HOME/said"\n')
    (program / "tusac").chmod(0o755)
    packed = linux.archive(program, RELEASE, tmp_path / "build")
    environ = {"HOME": str(tmp_path), "DISPLAY": ":0", "PATH": os.environ["PATH"]}
    for place in ("here", "there"):
        with tarfile.open(packed) as archive:
            # `filter` came with 3.11.4; without it later versions warn
            archive.extraction_filter = getattr(tarfile, "data_filter", None)
            archive.extractall(tmp_path / place)  # noqa: S202 - our own archive, and filtered where it can be
        (start,) = (tmp_path / place).glob("*/tusac")
        for words in ((), (), ("--version",)):
            subprocess.run([start, *words], env=environ, check=True)

    said = (tmp_path / "said").read_text().splitlines()
    assert [line.partition(": ")[2] for line in said] == ["--install-desktop", "", "", "--version"] * 2
    assert {Path(line.partition(": ")[0]).parents[1].name for line in said} == {"here", "there"}


@pytest.mark.skipif(sys.platform != "linux", reason="packages for Linux")
def test_two_packages_of_one_commit_are_the_same_to_the_byte(tmp_path: Path) -> None:
    made: list[list[bytes]] = []
    for clock in (1_600_000_000, 1_700_000_000):
        program = tmp_path / str(clock) / "tusac"
        names = ("tusac", "_internal/libx.so.1", "_internal/a.py", "_internal/licenses/NOTICES.txt")
        names += ("_internal/licenses/tusac/LICENSE",)
        for name in names if clock % 3 else names[::-1]:  # a disk has its own order
            (program / name).parent.mkdir(parents=True, exist_ok=True)
            (program / name).write_text(name)
            os.utime(program / name, (clock, clock))
        for name in ("tusac", "_internal/libx.so.1"):
            shutil.copy("/bin/true", program / name)
        packages = [linux.archive(program, RELEASE, tmp_path / "build")]
        packages.append(linux.share_archive(program / "_internal", program.parent, RELEASE))
        if shutil.which("dpkg-deb") and shutil.which("objdump"):
            packages.append(linux.deb(program, tmp_path / "icons", RELEASE, tmp_path / "build"))
        made.append([package.read_bytes() for package in packages])

    assert made[0] == made[1]


def test_a_flatpak_calls_everything_that_leaves_it_by_its_own_name(tmp_path: Path) -> None:
    icons = tmp_path / "icons" / "48x48" / "apps"
    icons.mkdir(parents=True)
    (icons / "tusac.png").touch()
    about = linux.metainfo("1.2.3", "2026-01-31")
    linux.tell_desktops(tmp_path / "share", tmp_path / "icons", about, linux.APP_ID)
    files = [path for path in (tmp_path / "share").rglob("*") if path.is_file()]
    (entry,) = (path for path in files if path.suffix == ".desktop")

    assert len(files) == 4
    assert all(path.name.startswith(linux.APP_ID) for path in files)
    assert key(entry.read_text(encoding="utf-8"), "Icon") == linux.APP_ID


def test_records_are_told_by_their_names_and_by_how_they_begin() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = ET.parse(DESKTOP / "tusac-mime.xml").getroot().find(f"{space}mime-type")  # noqa: S314 - ours
    assert kind is not None
    patterns = {glob.get("pattern") for glob in kind.findall(f"{space}glob")}
    begins = tuple(match.get("value", "").encode() for match in kind.iter(f"{space}match"))
    records = [path for path in (DESKTOP.parents[1] / "tests").rglob("*") if path.suffix in RECORDS]

    assert patterns == {f"*{suffix}" for suffix in RECORDS}
    assert records
    assert all(path.read_bytes().startswith(begins) for path in records)
    assert key((DESKTOP / "tusac.desktop").read_text(encoding="utf-8"), "MimeType") == f"{kind.get('type')};"


@pytest.mark.parametrize("homepage", ["", "https://tusac.example/source"])
def test_what_software_centres_show_is_well_formed(homepage: str, tmp_path: Path) -> None:
    about = tmp_path / f"{linux.APP_ID}.metainfo.xml"
    about.write_text(linux.metainfo("1.2.3", "2026-01-31", homepage), encoding="utf-8")
    root = ET.parse(about).getroot()  # noqa: S314 - ours
    checker = shutil.which("appstreamcli")

    assert root.findtext("id") == linux.APP_ID
    assert [release.get("version") for release in root.iter("release")] == ["1.2.3"]
    assert bool(list(root.iter("image"))) is bool(homepage)
    if checker:
        subprocess.run(
            [checker, "validate", "--no-net", str(about)], check=True, env={**os.environ, "LC_ALL": "C"}
        )


def test_the_menu_entry_is_valid() -> None:
    checker = shutil.which("desktop-file-validate")
    if checker is None:
        pytest.skip("desktop-file-validate is not installed")

    subprocess.run([checker, str(DESKTOP / "tusac.desktop")], check=True)
