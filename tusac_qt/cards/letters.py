"""Our own drawings of the letters on the cards: line data in, one painter path per letter out.

Reads `resources/glyphs/letters.toml`. Only the letters that name pieces and the numbers of the jokers: words
are written in the player's font, and Chinese characters are the business of `glyphs`.
"""

import tomllib
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from tusac_qt.cards.glyphs import GlyphError

LETTER_HEIGHT = 100.0
"""Height of every letter's box."""
PEN = 19.5
"""Breadth of the strokes, in hundredths of the height: a bold face without serifs."""

_POINTS = {"M": 1, "L": 1, "C": 3}


def _point(text: str) -> QPointF:
    x, y = text.split(",")
    return QPointF(float(x), float(y))


def _line(text: str) -> QPainterPath:
    """Return the path of one stroke, written as commands and points. Raises ValueError or KeyError."""
    path = QPainterPath()
    words = text.split()
    while words:
        command, count = words[0], _POINTS[words[0]]
        points = [_point(word) for word in words[1 : 1 + count]]
        if command == "M":
            (start,) = points
            path.moveTo(start)
        elif command == "L":
            (end,) = points
            path.lineTo(end)
        else:
            one, other, end = points
            path.cubicTo(one, other, end)
        words = words[1 + count :]
    return path


class Letters:
    """The letters drawn in one folder. The file is read when the first letter is asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def letters(self) -> tuple[str, ...]:
        """Every letter that is drawn, in the order of the file."""
        return tuple(self._paths)

    def path(self, letter: str) -> QPainterPath:
        """Return the letter's ink in a box from 0 to `LETTER_HEIGHT`, as wide as the letter is.

        Raises GlyphError if the letter is not drawn or the data cannot be used.
        """
        if letter not in self._paths:
            msg = f"no drawing of {letter}"
            raise GlyphError(msg)
        return self._paths[letter]

    @cached_property
    def _paths(self) -> dict[str, QPainterPath]:
        data = tomllib.loads((self._folder / "letters.toml").read_text(encoding="utf-8"))
        pen = QPainterPathStroker()
        pen.setWidth(PEN)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        pen.setCurveThreshold(0.05)
        paths = {}
        for letter, drawing in data.items():
            sheet = QPainterPath()
            ink = QPainterPath()
            try:
                sheet.addRect(QRectF(-PEN, 0, float(drawing["width"]) + 2 * PEN, LETTER_HEIGHT))
                for stroke in drawing["strokes"]:
                    ink = ink.united(pen.createStroke(_line(stroke)))
            except (KeyError, ValueError) as error:
                msg = f"letter {letter}: {error}"
                raise GlyphError(msg) from error
            paths[letter] = ink.intersected(sheet)
        return paths
