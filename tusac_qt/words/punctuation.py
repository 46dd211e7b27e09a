"""The punctuation of texts that the program joins: in Chinese and Japanese, wide marks without blanks.

No Qt.

French has a blank before a mark of two parts, at which no line ends.
"""

from collections.abc import Iterable

from tusac_qt.words.translation import language

_WIDE = ("ja", "zh_CN", "zh_TW")


def listed(parts: Iterable[str]) -> str:
    """Return things of one kind in one line: "red Horse, green Soldier"."""
    return ("\N{IDEOGRAPHIC COMMA}" if _is_wide() else ", ").join(parts)


def phrases(parts: Iterable[str]) -> str:
    """Return what is said of one thing in one line: "dealer, 18 cards".

    Chinese has another comma for things.
    """
    if language().startswith("zh"):
        return "\N{FULLWIDTH COMMA}".join(parts)
    return listed(parts)


def clauses(parts: Iterable[str]) -> str:
    """Return what stands side by side in one line: "2: 56 cards; 3: 84 cards"."""
    return ("\N{FULLWIDTH SEMICOLON}" if _is_wide() else f"{_before()}; ").join(parts)


def sentences(parts: Iterable[str]) -> str:
    """Return whole sentences, each with its full stop, one after the other."""
    return ("" if _is_wide() else " ").join(parts)


def apart(parts: Iterable[str]) -> str:
    """Return things that are said one after the other without full stops of their own: "Lan. 18 cards"."""
    return ("\N{IDEOGRAPHIC FULL STOP}" if _is_wide() else ". ").join(parts)


def stopped(text: str) -> str:
    """Return a text as a sentence before another."""
    return f"{text}\N{IDEOGRAPHIC FULL STOP}" if _is_wide() else f"{text}. "


def read_out(texts: Iterable[str]) -> str:
    """Return titles, lines and sentences as sentences one after the other.

    Those that end with a mark keep it.
    """
    marks = (
        ".",
        "!",
        "?",
        "\N{HORIZONTAL ELLIPSIS}",
        "\N{IDEOGRAPHIC FULL STOP}",
        "\N{FULLWIDTH EXCLAMATION MARK}",
        "\N{FULLWIDTH QUESTION MARK}",
    )
    ended = (text if text.endswith(marks) else stopped(text).rstrip() for text in texts if text)
    return sentences(ended)


def capital(text: str) -> str:
    """Return a text as it begins where it stands by itself: its first letter is a capital."""
    return text[:1].upper() + text[1:]


def headed(head: str, text: str) -> str:
    """Return a text with what it is about before it: "Pair: red Horse ×2"."""
    return f"{head}\N{FULLWIDTH COLON}{text}" if _is_wide() else f"{head}{_before()}: {text}"


def titled(text: str) -> str:
    """Return what stands above a list: "Commands:"."""
    return headed(text, "").rstrip(" ")


def called(text: str) -> str:
    """Return what somebody calls out: "Pong!"."""
    if _is_wide():
        return f"{text}\N{FULLWIDTH EXCLAMATION MARK}"
    return f"{text}{_before()}!"


def marked(mark: str, text: str) -> str:
    """Return a text with a mark before it, on the same line: "▲ red Horse"."""
    return mark + text if _is_wide() else f"{mark}\N{NO-BREAK SPACE}{text}"


def times(text: str, count: int) -> str:
    """Return a text with how often it is meant behind it, on the same line: "red Horse ×2"."""
    return f"{text}\N{NO-BREAK SPACE}×{count}"


def with_note(text: str, note: str) -> str:
    """Return a text with a note in brackets behind it: "Lan (host)"."""
    return (
        f"{text}\N{FULLWIDTH LEFT PARENTHESIS}{note}\N{FULLWIDTH RIGHT PARENTHESIS}"
        if _is_wide()
        else f"{text} ({note})"
    )


def _before() -> str:
    """Return what stands before a mark of two parts, such as a colon."""
    return "\N{NO-BREAK SPACE}" if language() == "fr" else ""


def _is_wide() -> bool:
    return language() in _WIDE
