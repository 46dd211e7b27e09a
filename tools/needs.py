"""The system's part of `run.py`'s needs: libraries of Qt, and programs that some tests start.

`python3 -m tools.needs` prints the packages of Debian with all of it, for a build machine; programs that are
there already are left out. No more than Python itself is needed here.
"""

import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from tools.environment import SetupError
from tusac_qt.system.libraries import (
    INSTALLERS,
    PACKAGES,
    advice,
    binaries,
    installer_here,
    missing,
    translators,
)

PLATFORMS = {
    "test": ("offscreen",),
    "bench": ("offscreen",),
    "package": (
        "offscreen",
        "wayland",
        "xcb",
    ),  # the program for people has what is here, and lacks what is not
}
"""The platform plugins that each command loads, or puts into what it builds."""

TRANSLATING = frozenset({"test", "translations"})
"""The commands that start Qt's own programs for translations."""

LIBRARIES = (
    "libEGL.so.1", "libGL.so.1", "libbrotlidec.so.1", "libdbus-1.so.3", "libfontconfig.so.1",
    "libglib-2.0.so.0", "libgssapi_krb5.so.2", "libxkbcommon.so.0",
)  # fmt: skip
"""Libraries whose packages bring every library that the tests want to a bare Debian."""

FONTS = ("fonts-dejavu-core", "fonts-noto-cjk")
"""Packages of Debian with letters for all six languages."""

TEST_PROGRAMS = {
    "/usr/libexec/at-spi-bus-launcher": ("at-spi2-core", "at-spi2-core", "at-spi2-core"),
    "WebKitWebDriver": ("webkit2gtk-driver", "", ""),
    "appstreamcli": ("appstream", "appstream", "appstream"),
    "cc": ("gcc", "gcc", "gcc"),
    "chromium": ("chromium", "chromium", "chromium"),
    "dbus-daemon": ("dbus", "dbus-daemon", "dbus"),
    "dbus-send": ("dbus-bin", "dbus-tools", "dbus"),
    "desktop-file-validate": ("desktop-file-utils", "desktop-file-utils", "desktop-file-utils"),
    "firefox-esr": ("firefox-esr", "firefox", "firefox"),
    "fish": ("fish", "fish", "fish"),
    "gdbus": ("libglib2.0-bin", "glib2", "glib2"),
    "ip": ("iproute2", "iproute", "iproute2"),
    "nft": ("nftables", "nftables", "nftables"),
    "node": ("nodejs", "nodejs", "nodejs"),
    "objdump": ("binutils", "binutils", "binutils"),
    "spin": ("spin", "", ""),
    "tcpdump": ("tcpdump", "tcpdump", "tcpdump"),
    "xvfb-run": ("xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb"),
    "zbarimg": ("zbar-tools", "zbar-tools", "zbar"),
    "zsh": ("zsh", "zsh", "zsh"),
}
"""Programs without which some tests are skipped, with their package for each of INSTALLERS; "" for none."""

_OTHER_NAMES = {"chromium": ("chromium-browser", "google-chrome"), "firefox-esr": ("firefox",)}

BUILDERS = {"objdump": TEST_PROGRAMS["objdump"], "strip": TEST_PROGRAMS["objdump"]}
"""Programs without which no package is built on Linux."""


def require(command: str, pyside: Iterable[Path]) -> None:
    """Raise SetupError if the system lacks what a command of `run.py` cannot go on without.

    Args:
        command: such as "test".
        pyside: the folder of PySide6 in the environment; none where it has another layout than on Linux.
    """
    places = list(pyside)
    files = [
        file
        for place in places
        for platform in PLATFORMS.get(command, ())
        for file in binaries(place, platform)
    ]
    if command in TRANSLATING:
        files += [file for place in places for file in translators(place)]
    libraries = missing(files)
    if libraries:
        raise SetupError(advice(libraries, installer_here()))
    if command == "package" and sys.platform == "linux":
        absent = _absent(BUILDERS)
        if absent:
            msg = f"Packages are built with {', '.join(absent)}.{_get(absent, BUILDERS)}"
            raise SetupError(msg)


def require_window(platforms: Iterable[str], pyside: Iterable[Path]) -> None:
    """Raise SetupError if no platform plugin of `platforms` has all its libraries; the first one's are named.

    Without any platform nothing is required: there is no display.
    """
    places = list(pyside)
    lacking = [
        missing(file for place in places for file in binaries(place, platform)) for platform in platforms
    ]
    if lacking and all(lacking):
        meanwhile = "\nMeanwhile you can play in this terminal: python3 run.py play --text"
        raise SetupError(advice(lacking[0], installer_here()) + meanwhile)


def skipped_text() -> str:
    """Return what is said before the tests: the programs that are not here, whose tests will be skipped."""
    absent = _absent(TEST_PROGRAMS) if sys.platform == "linux" else []
    if not absent:
        return ""
    return f"Some tests will be skipped, for want of {', '.join(absent)}.{_get(absent, TEST_PROGRAMS)}"


def _absent(programs: Iterable[str]) -> list[str]:
    return [name for name in programs if not any(map(shutil.which, (name, *_OTHER_NAMES.get(name, ()))))]


def _get(programs: Iterable[str], table: dict[str, tuple[str, str, str]]) -> str:
    """Return a line with the command that installs programs, as far as the installer here has them."""
    installer = installer_here()
    if installer is None:
        return ""
    column = list(INSTALLERS).index(installer)
    packages = sorted({table[program][column] for program in programs} - {""})
    return f"\nInstall them with: {INSTALLERS[installer]} {' '.join(packages)}" if packages else ""


def debian_packages() -> list[str]:
    """Return the packages of Debian with libraries, fonts and absent programs of the tests, sorted."""
    libraries = {PACKAGES[name][0] for name in LIBRARIES}
    return sorted({*libraries, *FONTS, *(TEST_PROGRAMS[name][0] for name in _absent(TEST_PROGRAMS))})


if __name__ == "__main__":
    print(*debian_packages())
