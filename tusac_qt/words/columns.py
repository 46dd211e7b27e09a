"""Text in columns of a terminal, where a Chinese or Japanese character is as wide as two letters."""

import unicodedata


def columns_of(text: str) -> int:
    """Return how many columns a text takes."""
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    lying_on = sum(unicodedata.combining(letter) != 0 for letter in text)
    return len(text) + wide - lying_on


def left(text: str, columns: int) -> str:
    """Return a text with blanks after it up to a number of columns."""
    return text + " " * (columns - columns_of(text))


def right(text: str, columns: int) -> str:
    """Return a text with blanks before it up to a number of columns."""
    return " " * (columns - columns_of(text)) + text
