"""Whether the user has asked the system to reduce motion, which Qt does not tell."""

import configparser
import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

_CLIENT_AREA_ANIMATION = 0x1042
_PATIENCE_S = 2.0


def wants_calm() -> bool:
    """Return whether the system is set to show no motion; False where it does not say."""
    try:
        if sys.platform == "win32":
            return _windows_is_calm()
        if sys.platform == "darwin":
            return _said("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"
        return _kde_is_calm() or (
            _said("gsettings", "get", "org.gnome.desktop.interface", "enable-animations") == "false"
        )
    except (OSError, ValueError, configparser.Error, subprocess.SubprocessError):
        return False


def _said(program: str, *arguments: str) -> str:
    """Return the output of a system program; "" if it does not exist."""
    found = shutil.which(program)
    if found is None:
        return ""
    done = subprocess.run(  # noqa: S603 - fixed words
        [found, *arguments], capture_output=True, text=True, timeout=_PATIENCE_S, check=False
    )
    return done.stdout.strip()


def _kde_is_calm() -> bool:
    home = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    kept = configparser.ConfigParser(strict=False, interpolation=None)
    kept.read(Path(home) / "kdeglobals", encoding="utf-8")
    factor = kept.get("KDE", "AnimationDurationFactor", fallback="1")
    return float(factor) == 0


def _windows_is_calm() -> bool:
    is_animated = ctypes.c_int(1)
    ask = ctypes.windll.user32.SystemParametersInfoW  # type: ignore[attr-defined,unused-ignore]  # on Windows alone
    return bool(ask(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(is_animated), 0)) and not is_animated.value
