"""Makes names and other foreign text safe to print: no cursor moves, cleared screens or reversed lines."""

_BLANK = "\u00a0"
"""French puts it before a colon; Python takes it for what does not print."""


def plain(text: str) -> str:
    """Return a text with everything that does not print, a line end too, written as its escape."""
    return "".join(
        letter if letter.isprintable() or letter == _BLANK else _escaped(letter) for letter in text
    )


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
