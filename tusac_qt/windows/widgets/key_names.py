"""Names of pressed keys, for every keyboard layout."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from tusac_qt.system.key_places import key_at

_KEYS: dict[int, str] = {
    Qt.Key.Key_Return: "Enter",
    Qt.Key.Key_Enter: "Enter",
    Qt.Key.Key_Space: "Space",
    Qt.Key.Key_Escape: "Esc",
    Qt.Key.Key_Tab: "Tab",
    Qt.Key.Key_Backtab: "Backtab",
    Qt.Key.Key_Left: "Left",
    Qt.Key.Key_Right: "Right",
    Qt.Key.Key_Up: "Up",
    Qt.Key.Key_Down: "Down",
    Qt.Key.Key_Home: "Home",
    Qt.Key.Key_End: "End",
    Qt.Key.Key_Question: "?",
    Qt.Key.Key_F1: "F1",
    Qt.Key.Key_F10: "F10",
    Qt.Key.Key_Menu: "F10",
}
_LATIN = frozenset((QLocale.Script.LatinScript, QLocale.Script.JapaneseScript, QLocale.Script.KoreanScript,
                    QLocale.Script.SimplifiedHanScript, QLocale.Script.TraditionalHanScript,
                    QLocale.Script.AnyScript))  # fmt: skip
"""Scripts whose keyboards write the letters of the table; the East Asian ones through an input method."""


class KeyNames:
    """Names keys by the character that they write or, if that is not one of ours, by their place.

    A keyboard that writes another script has punctuation where some letters are, as a Greek one at Q; there
    the place counts for that too.
    """

    def __init__(self) -> None:
        self._is_latin: bool | None = None

    def name(self, event: QKeyEvent) -> str:
        """Return how `tusac_qt.model.picks` calls a key; "" for one the table has no use for.

        Keys are read by their code, not their text: Vietnamese input methods swallow letters.
        """
        code = event.key()
        if code in _KEYS:
            return _KEYS[code]
        if Qt.Key.Key_A <= code <= Qt.Key.Key_Z:
            self._is_latin = True
            return chr(code)
        if Qt.Key.Key_0 <= code <= Qt.Key.Key_9:
            return chr(code)
        place = key_at(event.nativeScanCode(), event.nativeVirtualKey())
        if place.isdigit():
            return "" if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else place
        written = chr(code) if code < 0x110000 else event.text()[:1]
        if written.isalpha():
            self._is_latin = self._is_latin if _is_latin_letter(written) else False
            return "" if _is_latin_letter(written) else place
        return "" if self._writes_latin else place

    @property
    def _writes_latin(self) -> bool:
        """Whether the keyboard is one for Latin letters; before the first letter, as the system says."""
        if self._is_latin is None:
            return QGuiApplication.inputMethod().locale().script() in _LATIN
        return self._is_latin


def _is_latin_letter(letter: str) -> bool:
    """Return whether a letter is Latin though not one of ours, such as é: its key means nothing."""
    return letter < "\u0250" or "\u1e00" <= letter < "\u1f00"


def key_name(event: QKeyEvent) -> str:
    """Return the name of a single key, without knowledge of earlier ones; see `KeyNames.name`."""
    return KeyNames().name(event)
