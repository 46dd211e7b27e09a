"""Makes names and other foreign text safe to print: no cursor moves, cleared screens or reversed lines."""


def plain(text: str) -> str:
    """Return a text with everything that does not print, a line end too, written as its escape."""
    return "".join(letter if letter.isprintable() else _escaped(letter) for letter in text)


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
