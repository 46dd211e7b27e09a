"""Whether a window can open here, found out before Qt tries: Qt ends the program when it cannot. No Qt.

Elsewhere than on X11 and Wayland a program with a window is simply started.
"""

import ctypes
import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

NO_DISPLAY = "there is no display"
"""The reason where nothing is broken: a server, a container, a console."""


def why_no_window(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str | None:
    """Return in English why no window can open, or None if one can as far as can be told."""
    if platform in ("win32", "darwin", "cygwin"):
        return None
    chosen = environ.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]
    if chosen not in ("", "xcb", "wayland"):
        return None
    reasons = []
    if environ.get("WAYLAND_DISPLAY") and chosen != "xcb":
        reasons.append(_why_no_wayland())
    if environ.get("DISPLAY") and chosen != "wayland":
        reasons.append(_why_no_x11())
    if not reasons:
        return NO_DISPLAY
    return None if None in reasons else reasons[-1]


def _why_no_x11() -> str | None:
    missing = _why_not_loaded("libqxcb.so")
    if missing is not None:
        return missing
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as error:
        return str(error)
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return f"the display {os.environ.get('DISPLAY')} does not answer" if failed else None


def _why_no_wayland() -> str | None:
    missing = _why_not_loaded("libqwayland.so") or _why_not_loaded("libqwayland-generic.so")  # its older name
    if missing is not None:
        return missing
    try:
        wayland = ctypes.CDLL("libwayland-client.so.0")
    except OSError as error:
        return str(error)
    wayland.wl_display_connect.restype = ctypes.c_void_p
    display = wayland.wl_display_connect(None)
    if not display:
        return f"the display {os.environ.get('WAYLAND_DISPLAY')} does not answer"
    wayland.wl_display_disconnect(ctypes.c_void_p(display))
    return None


def _why_not_loaded(plugin: str) -> str | None:
    """Return the loader's error for a platform plugin in the PySide6 wheel; None if there is none."""
    pyside = find_spec("PySide6")
    if pyside is None or pyside.origin is None:
        return "PySide6 is not installed"
    path = Path(pyside.origin).with_name("Qt") / "plugins" / "platforms" / plugin
    if not path.exists():
        return None
    try:
        ctypes.CDLL(str(path))
    except OSError as error:
        return str(error.__cause__ or error)  # a frozen program says nothing of the library that was missing
    return None
