"""Lines typed at a text table: a key, a number, a card; and the words about keys. No Qt.

Letters and digits press what they press in the window.
"""

from engine.cards import Card
from engine.errors import NotationError
from engine.notation import parse_card
from tusac_qt.model.tray import TRAY
from tusac_qt.model.tray_words import FOLD_LETTER, LETTERS
from tusac_qt.play.buttons import Button
from tusac_qt.words.i18n import button_name, fold_name, keep_name, mulligan_name, play_on_name
from tusac_qt.words.translation import translate

DIGITS: dict[Button, str] = {button: str(number) for number, button in enumerate(TRAY, 1)}
"""The digit of each button: its place in the tray."""

LEAVE = frozenset(("x", "exit", "quit"))
"""What leaves the table. Q is the Quad."""

_KEYS = frozenset((*LETTERS.values(), *DIGITS.values(), "A", "S", "H"))
_ECHO_LIMIT = 20


def key_of(text: str) -> str | None:
    """Return the key for a typed line, as `press_key` names it: Enter, a letter, a digit, a button's name."""
    if not text:
        return "Enter"
    if text.upper() in _KEYS:
        return text.upper()
    names = {button_name(button).casefold(): digit for button, digit in DIGITS.items()}
    names |= {
        keep_name().casefold(): DIGITS[Button.PAIR],
        fold_name().casefold(): FOLD_LETTER,
        mulligan_name().casefold(): LETTERS[Button.WIN],
        play_on_name().casefold(): "Space",
    }
    return names.get(text.casefold())


def button_of_key(key: str) -> Button | None:
    """Return the button that a letter or digit presses, or None."""
    return next((button for button in DIGITS if key in (DIGITS[button], LETTERS.get(button))), None)


def card_of(text: str) -> Card | None:
    """Return the card a line names in notation, or None."""
    try:
        return parse_card(text)
    except NotationError:
        return None


def number_of(text: str) -> int | None:
    """Return the number a line is, or None; no list here is longer than three digits."""
    return int(text) if text.isdecimal() and len(text) < 4 else None


def not_understood(text: str) -> str:
    """Return the answer to a line without meaning; a terminal would obey its control characters."""
    shown = "".join(char for char in text if char.isprintable())[:_ECHO_LIMIT]
    return translate("terminal", "“{text}” means nothing here; type ? for help.").format(text=shown)


def help_lines() -> list[str]:
    """Return what all keys do."""
    return [
        translate(
            "terminal",
            "Keys: W win, K Kong, P Pong, C Chow, Q Quad, D pair; 1 to 8: the buttons by position.",
        ),
        translate(
            "terminal",
            "8 or the word: pass. Enter alone: what’s suggested. A number: that card in your hand.",
        ),
        translate(
            "terminal", "S sort, H hint, L the table and the log, A automatic answers, T pause, X leave."
        ),
        translate("terminal", "? and a key or a card such as rX: why not."),
    ]
