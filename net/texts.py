"""Texts that come from elsewhere: made clean where they come in, and visible where they go out to a terminal.

A terminal obeys control characters; characters that turn the direction of writing let a name swallow the rest
of its line; others cannot be seen at all, so that two names look alike. None of them says anything in a name.
"""

import unicodedata

MOST_MARKS = 2
"""A Vietnamese letter bears two marks at most; piles of them draw over their neighbors."""

_JOINER, _AS_PICTURE = "\u200d", "\ufe0f"
"""They join pictures to one, such as a family, and choose a sign's picture; elsewhere they cannot be seen."""

_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2065\u2800\u3164\uffa0") | {
    chr(code)
    for first, end in ((0xFE00, 0xFE10), (0xFFF0, 0xFFF9), (0xE0000, 0xE1000))
    for code in range(first, end)
}
"""What counts as a letter, a mark, a sign or nothing yet, and cannot be seen."""


def cleaned(text: str, longest: int) -> str:
    """Return a text of one line, cut to a length: NFKC, single spaces, nothing invisible.

    What is clean stays as it is: `cleaned(cleaned(text, n), n) == cleaned(text, n)`.
    """
    while (better := _cleaned_once(text, longest)) != text:
        text = better
    return text


def visible(text: str) -> str:
    r"""Return a text that a terminal may show: control and invisible characters are written as `\u202e`.

    Line breaks too: the text stays one line. The escapes are those of JSON, so JSON stays the same JSON.
    """
    if text.isascii() and text.isprintable():
        return text
    shown: list[str] = []
    for place, character in enumerate(text):
        is_seen = not _is_unseen(character) or _joins(text[place - 1 : place], character, text[place + 1 :])
        shown.append(character if is_seen else _escape(character))
    return "".join(shown)


def without_joiners(text: str) -> str:
    """Return a clean text without what joins pictures, for comparing what people see."""
    return text.replace(_JOINER, "").replace(_AS_PICTURE, "")


def same_name(one: str, other: str) -> bool:
    """Return whether people would take two names for one."""
    return without_joiners(one).casefold() == without_joiners(other).casefold()


def _cleaned_once(text: str, longest: int) -> str:
    line = unicodedata.normalize("NFKC", " ".join(text.split()))
    if line.isascii() and line.isprintable():
        return line[:longest].strip()
    kept: list[str] = []
    marks = 0
    for place, character in enumerate(line):
        if _is_unseen(character) or _is_nothing(character):
            if not _joins("".join(kept[-1:]), character, line[place + 1 :]):
                continue
        else:
            marks = marks + 1 if unicodedata.category(character) in {"Mn", "Me"} else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)[:longest].strip()


def _is_unseen(character: str) -> bool:
    return unicodedata.category(character) in {"Cc", "Cf", "Cs", "Zl", "Zp"} or character in _UNSEEN


def _is_nothing(character: str) -> bool:
    """Return whether a character is not yet given, or private to somebody's font."""
    return unicodedata.category(character) in {"Cn", "Co"}


def _joins(before: str, character: str, after: str) -> bool:
    """Return whether an unseen character stands where it makes one picture of several, or of a sign."""
    if character == _AS_PICTURE:
        return _is_picture(before)
    if character == _JOINER:
        return (_is_picture(before) or before == _AS_PICTURE) and _is_picture(after[:1])
    return False


def _is_picture(character: str) -> bool:
    """Return whether a character is a picture, or the color of its skin."""
    if not character or character in _UNSEEN:
        return False
    return unicodedata.category(character) == "So" or "\U0001f3fb" <= character <= "\U0001f3ff"


def _escape(character: str) -> str:
    units = character.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
