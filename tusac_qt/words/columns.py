"""Text in columns of a terminal, where a Chinese or Japanese character is as wide as two letters."""

import re
import unicodedata
from collections.abc import Sequence

_OPENS, _CLOSES = "（「『“《", "）」』”》、。，；：！？…ーぁぃぅぇぉっゃゅょァィゥェォッャュョ〜"
_WIDE = "\\u2e80-\\u9fff\\uf900-\\ufaff\\uff00-\\uff60"
_PIECES = re.compile(
    f"[{_OPENS}]*(?:[{_WIDE}]|[^ {_WIDE}{_OPENS}{_CLOSES}]+)[{_CLOSES}]* *|[{_OPENS}{_CLOSES}]+ *| +"
)
"""What stays in one line: a word, or one character with the marks that belong to it."""


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


def table_lines(rows: Sequence[Sequence[str]], gap: int) -> list[str]:
    """Return rows of cells as lines.

    The first cell stands at the left of its column, the others at the right of theirs.

    Args:
        rows: of equally many cells.
        gap: columns between two cells.
    """
    widths = [max(map(columns_of, cells)) for cells in zip(*rows, strict=True)]
    return [
        left(row[0], widths[0])
        + "".join(right(cell, gap + wide) for cell, wide in zip(row[1:], widths[1:], strict=True))
        for row in rows
    ]


def wrapped(text: str, columns: int) -> list[str]:
    """Return a text in lines of so many columns at most, if its words allow it.

    A line ends at a blank, or beside a Chinese or Japanese character, but never before a mark that closes nor
    after one that opens.
    """
    lines, line = [], ""
    for piece in _PIECES.findall(text):
        if line.strip() and columns_of(line + piece.rstrip(" ")) > columns:
            lines.append(line.rstrip(" "))
            line = ""
        line += piece
    return [*lines, line.rstrip(" ")] if line.strip() or not lines else lines
