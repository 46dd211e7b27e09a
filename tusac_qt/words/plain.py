"""Text of others, such as names, made safe to print: nothing in it moves a cursor, clears a screen or turns lines round."""


def plain(text: str) -> str:
    """Return a text with everything that does not print, a line end too, written as its escape."""
    return "".join(letter if letter.isprintable() else _escaped(letter) for letter in text)


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
