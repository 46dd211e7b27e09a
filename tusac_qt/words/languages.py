"""The languages there are, and the one that a code or the system means. No Qt."""

from collections.abc import Iterable, Mapping

from tusac_qt.system import assets
from tusac_qt.system.system_language import preferred_languages

SOURCE_LANGUAGE = "en"

_CHINESE = ("zh", "yue", "nan", "hak", "wuu", "cmn")
_TRADITIONAL = ("hant", "tw", "hk", "mo")
_SIMPLIFIED = ("hans", "cn", "sg", "my")
_TRADITIONAL_AT_HOME = ("yue", "nan", "hak")
"""Kinds of Chinese that are mostly written in traditional characters."""


def languages() -> tuple[str, ...]:
    """Return the codes of the languages there are, the source language first."""
    try:
        found = sorted(
            path.stem.removeprefix("tusac_") for path in (assets.root() / "i18n").glob("tusac_*.ts")
        )
    except FileNotFoundError:
        found = []
    return (SOURCE_LANGUAGE, *(code for code in found if code != SOURCE_LANGUAGE))


def known_language(tag: str) -> str | None:
    """Return the code of the language that a tag means, None if there is no such language.

    Args:
        tag: such as "vi", "fr_CA.UTF-8", "zh-Hant-HK" or "zh_TW"; Chinese without more is simplified.
    """
    parts = tag.partition(".")[0].partition("@")[0].replace("-", "_").lower().split("_")
    known = {code.lower(): code for code in languages()}
    if parts[0] in _CHINESE:
        return known.get(_chinese(parts[0], parts[1:]))
    return next((known[code] for code in ("_".join(parts), parts[0]) if code in known), None)


def _chinese(language: str, rest: Iterable[str]) -> str:
    """Return which writing of Chinese is meant: by the script if it is named, else by the place."""
    for part in sorted(rest, key=len, reverse=True):
        if part in _TRADITIONAL:
            return "zh_tw"
        if part in _SIMPLIFIED:
            return "zh_cn"
    return "zh_tw" if language in _TRADITIONAL_AT_HOME else "zh_cn"


def choose_language(wanted: str, environ: Mapping[str, str]) -> str:
    """Return the language to use: the wanted one if there is one, else the system's, else the source's.

    Args:
        wanted: a code, or "" for the system's language.
        environ: the environment, whose locale variables go before what else the system tells.
    """
    asked = known_language(wanted) if wanted else None
    if asked is not None:
        return asked
    found = (known_language(tag) for tag in preferred_languages(environ))
    return next((code for code in found if code is not None), SOURCE_LANGUAGE)
