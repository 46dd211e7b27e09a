"""The font for texts: one with every letter of the current language, if such a font is installed."""

from functools import lru_cache

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontDatabase

from tusac_qt.words.punctuation import capital
from tusac_qt.words.translation import language, translate

_System = QFontDatabase.WritingSystem

_LATIN = ("Noto Sans", "DejaVu Sans")
"""Both have every Vietnamese diacritic."""

_HAN = {
    "zh_TW": ("Noto Sans CJK TC", "Noto Sans TC", "Microsoft JhengHei UI", "PingFang TC"),
    "zh_CN": ("Noto Sans CJK SC", "Noto Sans SC", "Microsoft YaHei UI", "PingFang SC"),
    "ja": ("Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic UI", "Hiragino Sans"),
}
"""Fonts that shape the characters as each language does; elsewhere, and without them, the system chooses."""

_WRITING = {
    "vi": _System.Vietnamese,
    "zh_TW": _System.TraditionalChinese,
    "zh_CN": _System.SimplifiedChinese,
    "ja": _System.Japanese,
}
"""What a font must be able to write for a language; the others take Latin letters."""

_IN_ENGLISH = {"zh_TW": "Chinese (traditional)", "zh_CN": "Chinese (simplified)"}

_PACKAGES = {
    "vi": "fonts-dejavu-core",
    "zh_TW": "fonts-noto-cjk",
    "zh_CN": "fonts-noto-cjk",
    "ja": "fonts-noto-cjk",
}


def font(pixels: float, *, bold: bool = False) -> QFont:
    """Return the platform's font of a height, with fallbacks that know the letters of the language in use."""
    return _font(pixels, language(), bold=bold)


@lru_cache(maxsize=64)
def _font(pixels: float, code: str, *, bold: bool) -> QFont:
    made = QFont(families(code))
    made.setPixelSize(max(1, round(pixels)))
    made.setBold(bold)
    return made


def families(code: str) -> list[str]:
    """Return the fonts that write a language, the platform's own first."""
    base = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    return [base.family(), *_LATIN, *_HAN.get(code, ())]


def can_show(code: str) -> bool:
    """Return whether an installed font can write a language."""
    return bool(QFontDatabase.families(_WRITING.get(code, _System.Latin)))


def language_name(code: str) -> str:
    """Return the name of a language in itself; in English if no font can write it."""
    if code == "en" or not can_show(code):
        return _IN_ENGLISH.get(code) or QLocale.languageToString(QLocale(code).language())
    name = QLocale(code).nativeLanguageName()
    return capital(name)


def no_font_text(code: str) -> str:
    """Return the message about a language that no installed font can write, with a remedy; "" if one can."""
    if can_show(code):
        return ""
    text = translate(
        "settings",
        "No font on this computer can show {language}. Install one (on Debian and Ubuntu: sudo apt-get"
        " install {package}), then start tusac again.",
    )
    return text.format(language=language_name(code), package=_PACKAGES[code])
