"""System libraries that Qt still wants on this Linux, and the line that installs them.

Asked of `ldd`, so Qt itself is never imported here: a failed import would end the program with less to say.
`run.py` asks before anything is installed, so no more than Python itself is needed here.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

INSTALLERS = {
    "apt-get": "sudo apt-get install -y",
    "dnf": "sudo dnf install -y",
    "pacman": "sudo pacman -S --needed",
}
"""Each package manager known here, with the command that installs; the order of PACKAGES' columns."""

PACKAGES = {
    "libEGL.so.1": ("libegl1", "libglvnd-egl", "libglvnd"),
    "libGL.so.1": ("libgl1", "libglvnd-glx", "libglvnd"),
    "libGLX.so.0": ("libglx0", "libglvnd-glx", "libglvnd"),
    "libOpenGL.so.0": ("libopengl0", "libglvnd-opengl", "libglvnd"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb", "libx11"),
    "libX11.so.6": ("libx11-6", "libX11", "libx11"),
    "libbrotlicommon.so.1": ("libbrotli1", "libbrotli", "brotli"),
    "libbrotlidec.so.1": ("libbrotli1", "libbrotli", "brotli"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs", "dbus"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype", "freetype2"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2", "krb5-libs", "krb5"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libwayland-client.so.0": ("libwayland-client0", "libwayland-client", "wayland"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "libwayland-cursor", "wayland"),
    "libwayland-egl.so.1": ("libwayland-egl1", "libwayland-egl", "wayland"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb", "libxcb"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb", "libxcb"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb", "libxcb"),
    "libxcb.so.1": ("libxcb1", "libxcb", "libxcb"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    "libz.so.1": ("zlib1g", "zlib", "zlib"),
    "libzstd.so.1": ("libzstd1", "libzstd", "zstd"),
}
"""The package that holds each library PySide6 expects of the system, one column per installer."""

_NOT_FOUND = re.compile(r"(lib[\w.+-]+\.so[\d.]*): cannot open shared object file")


def window_platforms(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Return the platform plugins that a window may use, as Qt prefers them; none without a display."""
    displays = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
    return tuple(platform for platform, variable in displays.items() if environment.get(variable))


def binaries(pyside: Path, platform: str) -> tuple[Path, ...]:
    """Return the files of the PySide6 at `pyside` that a window, or a test of one, loads on that platform.

    They name, directly or by what they load in turn, every system library that is needed.
    """
    return (pyside / "Qt/lib/libQt6Widgets.so.6", pyside / f"Qt/plugins/platforms/libq{platform}.so")


def translators(pyside: Path) -> tuple[Path, ...]:
    """Return the programs of the PySide6 at `pyside` that collect and compile translations."""
    return (pyside / "lupdate", pyside / "lrelease")


def missing(files: Iterable[Path]) -> list[str]:
    """Return the names of the libraries that the system does not have for `files`, sorted.

    Empty where it cannot be known: not Linux, or no `ldd`.
    """
    ldd = shutil.which("ldd")
    names = [str(file) for file in files]
    if sys.platform != "linux" or ldd is None or not names:
        return []
    environment = {**os.environ, "LC_ALL": "C"}
    answer = subprocess.run(  # noqa: S603 - what is on the PATH, asked of files of our own
        [ldd, *names], env=environment, capture_output=True, text=True, check=False
    )
    return unresolved(answer.stdout)


def unresolved(ldd_output: str) -> list[str]:
    """Return the names that `ldd` could not find, sorted, each once."""
    return sorted({line.split()[0] for line in ldd_output.splitlines() if line.endswith("=> not found")})


def advice(libraries: list[str], installer: str | None) -> str:
    """Return two lines: what is missing, and the command that installs it.

    Args:
        libraries: sonames, as `missing` names them.
        installer: a key of INSTALLERS, or None where this system has none of them.
    """
    named = "Qt needs system libraries that are missing here: " + ", ".join(libraries)
    command = install_command(libraries, installer)
    if not command:
        return f"{named}\nInstall them with your system's package manager."
    return f"{named}\nInstall them with: {command}"


def install_command(libraries: Iterable[str], installer: str | None) -> str:
    """Return the command that installs libraries, as far as it is known which packages have them.

    "" if it is not.

    Args:
        libraries: sonames, as `missing` names them.
        installer: a key of INSTALLERS, or None where this system has none of them.
    """
    known = [PACKAGES[name] for name in libraries if name in PACKAGES]
    if installer is None or not known:
        return ""
    column = list(INSTALLERS).index(installer)
    packages = sorted({row[column] for row in known})
    return f"{INSTALLERS[installer]} {' '.join(packages)}"


def not_found(problem: str) -> str:
    """Return the library that the loader has not found, by its complaint.

    "" if it complains of something else.
    """
    found = _NOT_FOUND.search(problem)
    return found[1] if found else ""


def installer_here() -> str | None:
    """Return the first of INSTALLERS that this system has."""
    return next(filter(shutil.which, INSTALLERS), None)
