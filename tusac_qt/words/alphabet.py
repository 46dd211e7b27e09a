"""The order of words in a list: by the Vietnamese alphabet, which includes the English one. No Qt."""

import unicodedata

_AFTER = {"ă": "a{", "â": "a|", "đ": "d{", "ê": "e{", "ô": "o{", "ơ": "o|", "ư": "u{"}
"""The letters that stand after the plain ones, by signs after z.

All else over or under a letter is a tone.
"""

_BREVE, _CIRCUMFLEX, _HORN = "\u0306", "\u0302", "\u031b"


def alphabetical(word: str) -> tuple[str, str]:
    """Return a key to sort words by: letters first, tones only between otherwise equal words."""
    letters = []
    for sign in unicodedata.normalize("NFC", word.casefold()):
        parts = unicodedata.normalize("NFD", sign)
        marks = "".join(mark for mark in parts[1:] if mark in (_BREVE, _CIRCUMFLEX, _HORN))
        letter = unicodedata.normalize("NFC", parts[0] + marks)
        letters.append(_AFTER.get(letter, letter))
    return "".join(letters), word
