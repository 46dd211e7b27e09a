"""Packages for Linux, made of the folder program: an archive that is unpacked anywhere, and a .deb."""

import gzip
import os
import platform
import re
import shutil
import subprocess
import tarfile
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tools import shell_files

ROOT = Path(__file__).resolve().parent.parent
DESKTOP = ROOT / "resources" / "desktop"
APP_ID = "io.github.tusac.tusac"

DEPENDS = (
    "libdbus-1-3", "libegl1", "libexpat1", "libfontconfig1", "libfreetype6", "libgcc-s1", "libgl1",
    "libglib2.0-0", "libssl3", "libstdc++6", "libuuid1", "libx11-6", "libx11-xcb1", "libxcb1", "libzstd1",
    "zlib1g",
)  # fmt: skip
"""Packages of Debian with the libraries that `contents.py` leaves to the system, or PyInstaller does."""

RECOMMENDS = ("fonts-dejavu-core | fonts-noto-core", "libpulse0", "libwayland-client0", "libwayland-cursor0")

_START = """\
#!/bin/sh
# Starts Tứ Sắc. The first start from this folder puts it into the menu of the desktop; ./tusac
# --remove-desktop takes it out again, and then the folder can be deleted.
here=$(dirname "$(readlink -f "$0")")
TUSAC_STARTER=$here/tusac
export TUSAC_STARTER
if [ $# -eq 0 ] && [ -n "${DISPLAY-}${WAYLAND_DISPLAY-}" ] && [ "$(cat "$here/.menu" 2>/dev/null)" != "$here" ]; then
    "$here/program/tusac" --install-desktop && printf %s "$here" 2>/dev/null >"$here/.menu"
fi
exec "$here/program/tusac" "$@"
"""

_CONTROL = """\
Package: tusac
Version: {version}
Architecture: {architecture}
Maintainer: the tusac authors
Installed-Size: {kilobytes}
Depends: libc6 (>= {glibc}), {depends}
Recommends: {recommends}
Section: games
Priority: optional
Description: Tứ Sắc, the four-color card game of southern Vietnam
 Rummy with 112 slender cards, close to mahjong, against computer players or
 with the family on the same network, in a window or in a terminal. There is
 no account and no server, and nobody can stack the deck.
"""


_OVERRIDES = """\
# A folder program with its own Python and Qt, so that it runs on every Debian alike: what is in it belongs together.
tusac: embedded-library *
tusac: hardening-no-pie *
tusac: library-not-linked-against-libc *
tusac: shared-library-lacks-prerequisites *
tusac: unstripped-binary-or-object *
# The licences of all of it, of the LGPL as well, lie in it as their authors wrote them.
tusac: copyright-not-using-common-license-for-lgpl
# Its command is in /usr/bin, where people who type it look.
tusac: package-section-games-but-contains-no-game
# CHANGELOG.md, for players; it is no package of Debian's.
tusac: syntax-error-in-debian-changelog *
# The publisher of a package puts an address there; the project has none.
tusac: malformed-contact *
"""
"""Answers to the tags that lintian gives the package."""


class Release(NamedTuple):
    """The data of a release that its packages bear.

    Attributes:
        version: of the program.
        about: what `metainfo` returns.
        made: the time that every file is said to be of, in seconds since 1970.
    """

    version: str
    about: str
    made: int


def archive(program: Path, release: Release, folder: Path) -> Path:
    """Make the archive of a folder program; return its path."""
    name = f"tusac-{release.version}-linux-{platform.machine()}"
    stage = _fresh(folder / "archive")
    shutil.copytree(program, stage / name / "program", symlinks=True)
    start = stage / name / "tusac"
    start.write_text(_START, encoding="utf-8")
    start.chmod(0o755)
    target = _packed(stage / name, program.parent / f"{name}.tar.gz", release.made)
    shutil.rmtree(stage)
    return target


def share_archive(share: Path, folder: Path, release: Release) -> Path:
    """Pack what `tell_desktops` has put into a folder, for the Flatpak of a release; return the archive."""
    return _packed(share, folder / f"tusac-{release.version}-flatpak-share.tar.gz", release.made)


def _packed(top: Path, target: Path, made: int) -> Path:
    """Pack a folder; the same folder makes the same file, whatever the order of the disk and the clock."""
    with (
        target.open("wb") as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=0) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as packed,
    ):
        for path in [top, *sorted(top.rglob("*"))]:
            place = path.relative_to(top.parent).as_posix()
            packed.add(path, place, recursive=False, filter=partial(_of_nobody, made))
    return target


def deb(program: Path, icons: Path, release: Release, folder: Path) -> Path:
    """Make the package for Debian, Ubuntu and the like; return its path.

    Args:
        program: the folder program.
        icons: a folder of icons in the order of the theme hicolor.
        release: what the package says of itself.
        folder: what is made on the way goes here.
    """
    stage = _fresh(folder / "deb")
    share = stage / "usr" / "share"
    shutil.copytree(program, stage / "usr" / "lib" / "tusac", symlinks=True)
    (stage / "usr" / "bin").mkdir()
    (stage / "usr" / "bin" / "tusac").symlink_to("../lib/tusac/tusac")
    tell_desktops(share, icons, release.about)
    notices = program / "_internal" / "licenses"
    terms = [(notices / name).read_text(encoding="utf-8") for name in ("tusac/LICENSE", "NOTICES.txt")]
    where = "\nThe folders of licences named above lie in /usr/lib/tusac/_internal/licenses.\n"
    _put(share / "doc" / "tusac" / "copyright", ("\n".join(terms) + where).encode())
    changes = gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0)
    _put(share / "doc" / "tusac" / "changelog.gz", changes)
    _put(share / "lintian" / "overrides" / "tusac", _OVERRIDES.encode())
    for place, text in shell_files.files().items():
        if place.startswith("share/man/"):
            _put(stage / "usr" / f"{place}.gz", gzip.compress(text.encode(), mtime=0))
        else:
            _put(stage / "usr" / place, text.encode())
    for file in stage.rglob("*.so*"):
        if not file.is_symlink():
            file.chmod(0o644)  # a library is loaded, never started
    size = sum(file.stat().st_size for file in stage.rglob("*") if file.is_file() and not file.is_symlink())
    architecture = _said("dpkg", "--print-architecture").strip()
    control = _CONTROL.format(
        version=release.version, architecture=architecture, kilobytes=size // 1024, glibc=needed_glibc(program),
        depends=", ".join(DEPENDS), recommends=", ".join(RECOMMENDS),
    )  # fmt: skip
    _put(stage / "DEBIAN" / "control", control.encode())
    target = program.parent / f"tusac_{release.version}_{architecture}.deb"
    for path in [stage, *stage.rglob("*")]:
        os.utime(path, (release.made, release.made), follow_symlinks=False)
    # xz on every system: Ubuntu's own choice, zstd, is no other Debian's, and would make another file
    command = ["dpkg-deb", "-Zxz", "--root-owner-group", "--build", str(stage), str(target)]
    subprocess.run(command, env={**os.environ, "SOURCE_DATE_EPOCH": str(release.made)}, check=True)
    shutil.rmtree(stage)
    return target


def tell_desktops(share: Path, icons: Path, about: str, name: str = "tusac") -> None:
    """Put into a folder `share` all that desktops are told of the game.

    Args:
        share: the folder, `/usr/share` of a package.
        icons: a folder of icons in the order of the theme hicolor.
        about: what `metainfo` returns.
        name: what the menu entry and its icons are called; a Flatpak wants its own name there.
    """
    entry = (DESKTOP / "tusac.desktop").read_text(encoding="utf-8").replace("Icon=tusac", f"Icon={name}")
    kind = (
        (DESKTOP / "tusac-mime.xml").read_text(encoding="utf-8").replace('"tusac-record"', f'"{name}-record"')
    )
    _put(share / "applications" / f"{name}.desktop", entry.encode())
    _put(share / "mime" / "packages" / f"{name}.xml", kind.encode())
    _put(
        share / "metainfo" / f"{APP_ID}.metainfo.xml",
        about.replace("tusac.desktop", f"{name}.desktop")
        .replace(">tusac</icon>", f">{name}</icon>")
        .encode(),
    )
    for icon in (path for path in icons.rglob("*") if path.is_file()):
        place = share / "icons" / "hicolor" / icon.relative_to(icons)
        _put(place.with_name(icon.name.replace("tusac", name)), icon.read_bytes())


def metainfo(version: str, date: str, homepage: str = "") -> str:
    """Return what software centres show.

    Args:
        version: of the program.
        date: of the version.
        homepage: the address of the source; pictures of this version are taken from there.
    """
    text = (DESKTOP / "tusac.metainfo.xml").read_text(encoding="utf-8")
    text = text.replace("@VERSION@", version).replace("@DATE@", date)
    if not homepage:
        return text
    picture = f"{homepage}/raw/v{version}/docs/pictures/en/table.png"
    links = (
        f'  <url type="homepage">{homepage}</url>\n  <screenshots>\n    <screenshot type="default">\n'
        f"      <caption>A table of four in the middle of a round</caption>\n      <image>{picture}</image>\n"
        "    </screenshot>\n  </screenshots>\n"
    )
    return text.replace("  <launchable", f"{links}  <launchable")


def needed_glibc(program: Path) -> str:
    """Return the oldest version of the C library that every file of the program can be loaded with."""
    files = [str(file) for file in program.rglob("*") if ".so" in file.name and not file.is_symlink()]
    said = _said("objdump", "-T", str(program / "tusac"), *files)
    versions: list[str] = re.findall(r"GLIBC_(\d+\.\d+)", said)
    return max(versions, key=lambda one: [int(part) for part in one.split(".")])


def _said(*command: str) -> str:
    return subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True
    ).stdout


def _fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _of_nobody(made: int, member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.mtime = made
    member.mode = 0o755 if member.mode & 0o100 or member.isdir() else 0o644
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member
