"""`python3 run.py package`: build the program for people without Python, for this system, and try it.

`dist/tusac` is the folder program. PyInstaller makes it by `installers/tusac.spec`; then the tests of the
whole program are run against it, and a build that fails them is none. Of it packages are made: an archive and
a .deb on Linux, an installer on Windows where NSIS is, a disk image on macOS.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from installers import linux
from tusac_qt.system.version import VERSION

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "dist" / "tusac"
BUILD = ROOT / "build"
INSTALLERS = ROOT / "installers"
_OFFSCREEN: Mapping[str, str] = {"QT_QPA_PLATFORM": "offscreen"}


def main(arguments: list[str]) -> int:
    """Build, test and pack; return the status of the first step that failed, or 0."""
    parser = argparse.ArgumentParser(prog="run.py package", description="Build packages for this system.")
    parser.add_argument(
        "--homepage", default="", metavar="URL", help="where the source is, for software centres"
    )
    asked = parser.parse_args(arguments)
    name = "tusac.exe" if sys.platform == "win32" else "tusac"
    spec = str(INSTALLERS / "tusac.spec")
    steps = (
        ("tools.make_icons", str(BUILD / "icons")),
        ("PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", str(PROGRAM.parent),
         "--workpath", str(BUILD / "work"), spec),
        ("pytest", "-q", "tests/repo/test_program.py", "--program", str(PROGRAM / name)),
    )  # fmt: skip
    for step in steps:
        print(f"\n== {step[0]}", flush=True)
        status = _run(*step)
        if status != 0:
            return status
    print(f"\n{PROGRAM}: {size(PROGRAM) / 1e6:.0f} MB")
    for package in _packages(asked.homepage):
        print(f"{package}: {package.stat().st_size / 1e6:.0f} MB", flush=True)
    return 0


def _packages(homepage: str) -> Iterator[Path]:
    """Make the packages for this system, as far as its tools are installed."""
    icons, machine = BUILD / "icons", platform.machine().lower()
    if sys.platform == "linux":
        made = made_at()
        about = linux.metainfo(VERSION, time.strftime("%Y-%m-%d", time.gmtime(made)), homepage)
        release = linux.Release(VERSION, about, made)
        share = BUILD / "flatpak-share"
        linux.tell_desktops(share, icons / "hicolor", about, linux.APP_ID)
        yield linux.share_archive(share, PROGRAM.parent, release)
        yield linux.archive(PROGRAM, release, BUILD)
        if shutil.which("dpkg-deb"):
            yield linux.deb(PROGRAM, icons / "hicolor", release, BUILD)
    elif sys.platform == "win32" and shutil.which("makensis"):
        target = PROGRAM.parent / f"tusac-{VERSION}-windows-{machine}.exe"
        told = {"VERSION": VERSION, "PROGRAM": PROGRAM, "ICON": icons / "tusac.ico", "TARGET": target}
        defines = [f"/D{key}={value}" for key, value in told.items()]
        subprocess.run(["makensis", "/V2", *defines, str(INSTALLERS / "windows.nsi")], check=True)
        yield target
    elif sys.platform == "darwin":
        target = PROGRAM.parent / f"tusac-{VERSION}-macos-{machine}.dmg"
        application = PROGRAM.parent / "Tu Sac.app"
        subprocess.run(
            ["bash", str(INSTALLERS / "macos.sh"), VERSION, str(application), str(target)], check=True
        )
        yield target


def _run(*arguments: str) -> int:
    command = [sys.executable, "-m", *arguments]
    alike = {"SOURCE_DATE_EPOCH": str(made_at()), "PYTHONHASHSEED": "0"}
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **_OFFSCREEN, **alike}, check=False
    ).returncode


def made_at() -> int:
    """Return the time stamp of a build, so that two builds of one commit are the same to the byte.

    In seconds since 1970: SOURCE_DATE_EPOCH, else when the commit was made, else now.
    """
    said = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not said:
        command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        with suppress(OSError):
            said = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return int(said) if said.isdecimal() else int(time.time())


def size(folder: Path) -> int:
    """Return how many bytes the files below a folder have."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
