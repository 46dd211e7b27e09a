"""The contents of the frozen program, and what is left out; `tusac.spec` asks here on every system.

PyInstaller finds what is imported by statements. Modules imported by name, data files and libraries opened by
other libraries are listed here, and so are parts of Qt that this game never uses.
"""

import platform
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("engine", "net", "tusac_qt")

IMPORTED_BY_NAME = ("btclib_libsecp256k1", "_btclib_libsecp256k1", "_cffi_backend", "miniaudio", "_miniaudio")
METADATA = ("btclib_libsecp256k1", "PySide6-Essentials", "zeroconf", "cryptography")
"""Distributions that are asked for their version while running; the first cannot be imported without it."""

UNUSED = (
    "tkinter", "gmpy2", "lab", "pytest", "setuptools",
    "readline",  # it is under the GPL, and nothing of ours asks for it
    "PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtSvg",
    # the portal of the desktop is asked for notices
    *(() if sys.platform == "linux" else ("PySide6.QtDBus",)),
)  # fmt: skip

AS_FILES = ("PySide6", "shiboken6", "zeroconf")
"""Under the LGPL: all of them lie in the program as files, which anybody may replace (`notices.py`)."""

REQUIRED = ("_btclib_libsecp256k1", "_cffi_backend", "PySide6/QtWidgets")
"""Beginnings of the names of files without which the program still runs, but slowly or without a window."""

SILENT = ("aarch64", "ARM64")
"""The processors without a ready-made package of the library for sounds, as `platform.machine` names them."""

PLUGINS = {
    "platforms": r"qxcb|qwayland(?:-generic)?|qwindows|qcocoa|qoffscreen",
    "platformthemes": r"qxdgdesktopportal",
    "platforminputcontexts": r"composeplatforminputcontextplugin|ibusplatforminputcontextplugin",
    "styles": r".*",
    "wayland-shell-integration": r"xdg-shell",
    "wayland-decoration-client": r"adwaita|bradient",
}
"""The plugins of Qt that a window of ours may load, by their folder.

Of others, which are for pictures in files, for 3D graphics, for networks and for machines without a desktop,
none."""

_PLUGIN = re.compile(r"PySide6/(?:Qt/)?plugins/(?P<folder>[\w-]+)/(?:lib)?(?P<name>[\w-]+)\.\w+$")
_LEFT_OUT = re.compile(
    r"PySide6/(?:Qt/)?(?:translations|qml)/"  # the texts of Qt's own dialogs: ours has none of them
    r"|(?:^|/)(?:opengl32sw|d3dcompiler_\d+)\.dll$"  # 3D graphics without a graphics card
    # of METADATA the program asks its versions; notices.py has the rest
    r"|\.dist-info/(?:RECORD$|sboms/|licenses/)"
    # what every Linux with a desktop has, and has newer: mended, and in agreement with its fonts and its
    # drivers
    r"|^lib(?:mvec|stdc\+\+|gcc_s|z|zstd|ssl|crypto|expat|uuid|glib-2\.0|gthread-2\.0|pcre2-8"
    r"|X11|X11-xcb|xcb|Xau|Xdmcp|fontconfig|freetype|dbus-1)\.so"
)


def own_modules() -> list[str]:
    """Return every module of the program.

    Its commands, pages and words are imported by name, some of them late.
    """
    return sorted(_module(file) for package in PACKAGES for file in (ROOT / package).rglob("*.py"))


def _module(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def data_files() -> Iterator[tuple[str, str]]:
    """Yield each file of data with the folder that it goes to: rulesets, resources, the page for phones."""
    for file in sorted((ROOT / "engine" / "rulesets").glob("*.toml")):
        yield str(file), "engine/rulesets"
    resources = ROOT / "resources"
    for file in sorted(resources.rglob("*")):
        if file.is_file() and file.suffix != ".qm":
            yield (
                str(file),
                str(PurePosixPath("tusac_qt/resources", *file.parent.relative_to(resources).parts)),
            )
    for file in sorted((ROOT / "tusac_qt" / "phone" / "page").rglob("*")):
        if file.is_file():
            yield str(file), file.parent.relative_to(ROOT).as_posix()


def is_wanted(name: str) -> bool:
    """Return whether a file that PyInstaller found by itself stays in, by its place in the program."""
    place = name.replace("\\", "/")
    plugin = _PLUGIN.search(place)
    if plugin:
        return re.fullmatch(PLUGINS.get(plugin["folder"], ""), plugin["name"]) is not None
    return _LEFT_OUT.search(place) is None


def check(names: Iterable[str], machine: str = platform.machine()) -> None:
    """End the build if something is not in it. Raises SystemExit, which names what is missing.

    Args:
        names: of the files of the program.
        machine: the processor it is built for.
    """
    places = [name.replace("\\", "/") for name in names]
    required = REQUIRED if machine in SILENT else (*REQUIRED, "_miniaudio")
    missing = [start for start in required if not any(place.startswith(start) for place in places)]
    untranslated = [
        source.name
        for source in (ROOT / "resources" / "i18n").glob("*.ts")
        if f"tusac_qt/resources/i18n/{source.name}" not in places
    ]
    if missing or untranslated:
        sys.exit(f"The build lacks {', '.join(missing + untranslated)}: install requirements/run.lock.")
