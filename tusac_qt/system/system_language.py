"""The languages of the system: from the environment, else from Windows or macOS. No Qt."""

import locale
import re
import subprocess
import sys
from collections.abc import Mapping

_PLAIN = ("C", "POSIX")
_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
_PATIENCE_S = 2.0


def preferred_languages(environ: Mapping[str, str]) -> tuple[str, ...]:
    """Return tags of languages such as "fr_CA.UTF-8" or "zh-Hant-TW", the preferred one first.

    None if nothing tells.

    As with gettext, `LANGUAGE` lists several in order, and counts for nothing where the locale is plain C.

    Args:
        environ: the environment.
    """
    named = next((environ[name] for name in _LOCALES if environ.get(name)), "")
    if named.partition(".")[0] in _PLAIN:
        return ()
    listed = tuple(tag for tag in environ.get("LANGUAGE", "").split(":") if tag)
    if named:
        return (*listed, named)
    return listed or _told_by_the_system()


def _told_by_the_system() -> tuple[str, ...]:
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - costs time, and has this only there

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return tuple(filter(None, [locale.windows_locale.get(number)]))
    if sys.platform == "darwin":
        return languages_of_macos()
    return ()


def languages_of_macos(
    command: tuple[str, ...] = ("/usr/bin/defaults", "read", "-g", "AppleLanguages"),
) -> tuple[str, ...]:
    """Return the languages in the order of the settings of macOS, none if it does not tell.

    Args:
        command: prints a list in Apple's old form, such as `("fr-FR", "zh-Hant-TW")` in several lines.
    """
    try:
        answer = subprocess.run(  # noqa: S603 - a fixed command
            command, capture_output=True, text=True, timeout=_PATIENCE_S, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return ()
    return (
        tuple(re.findall(r"[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*", answer.stdout)) if answer.returncode == 0 else ()
    )
