"""`python -m tests.support.strips SCALE FOLDER [PAGE ...]`: pages painted whole, and again in narrow strips.

Prints a line for every page whose two pictures differ, of the window as it would be on a screen of that
scale; both pictures are left in the folder. Ends after the last page that is named; all without a name.
"""

import json
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from tests.support.tour import Tour, rest, until
from tusac_qt.choices.settings import Settings
from tusac_qt.play.tips import Tip

_SCREEN = {"name": "wide", "x": 0, "y": 0, "width": 2400, "height": 1400, "logicalDpi": 96, "dpr": 1}
_SIZE = 1024, 600
_WIDTHS = 7, 13, 29, 61
"""Of strips, in logical pixels: odd ones, so that their edges fall between the pixels of a screen."""
_UNSEEN = 12
"""So much of 255 two dots may differ: turned pictures are smoothed otherwise where they are cut."""


def main() -> int:
    """Paint them; return how many differ."""
    scale, folder, *names = sys.argv[1:]
    screens = Path(folder) / "screens.json"
    screens.write_text(json.dumps({"screens": [_SCREEN]}))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
    os.environ["QT_SCALE_FACTOR"] = scale
    app = QApplication([])
    app.setCursorFlashTime(0)
    differing = 0
    with tempfile.TemporaryDirectory(prefix="tusac-strips-") as home:
        os.environ["HOME"] = home
        settings = Settings(name="An", language="en", flight_percent=0, tips_seen=frozenset(Tip))
        tour = Tour(Path(home), settings)
        window = tour.program.window
        window.resize(*_SIZE)
        left = set(names)
        for page in tour.pages():
            until(lambda: tour.is_still)
            rest()
            whole, pieced = _painted(window, [window.rect()]), _painted(window, list(_strips(window.size())))
            apart = _apart(whole, pieced)
            if apart:
                differing += 1
                sys.stdout.write(f"{page}: {apart} dots differ\n")
                whole.save(str(Path(folder) / f"{page}-whole.png"))
                pieced.save(str(Path(folder) / f"{page}-strips.png"))
            left.discard(page)
            if names and not left:
                break
        tour.close()
    return differing


def _strips(size: QSize) -> Iterator[QRect]:
    """Yield strips that cover a window, first upright, then lying."""
    chance = random.Random(1)
    at = 0
    while at < size.width():
        width = chance.choice(_WIDTHS)
        yield QRect(at, 0, width, size.height())
        at += width
    at = 0
    while at < size.height():
        height = chance.choice(_WIDTHS)
        yield QRect(0, at, size.width(), height)
        at += height


def _painted(window: QWidget, parts: list[QRect]) -> QImage:
    """Have these parts of a window painted one after the other, and return what it shows then."""
    for part in parts:
        for widget in (window, *window.findChildren(QWidget)):
            if widget.isVisible() and not (widget is not window and widget.isWindow()):
                widget.update(part.translated(-widget.mapTo(window, widget.rect().topLeft())))
        QApplication.processEvents()
    picture = window.screen().grabWindow(window.winId()).toImage()
    return picture.convertToFormat(QImage.Format.Format_RGB32)


def _apart(one: QImage, other: QImage) -> int:
    """Return in how many dots two pictures are seen to differ."""
    first, second, line = bytes(one.constBits()), bytes(other.constBits()), one.bytesPerLine()
    found = 0
    for start in range(0, len(first), line):
        a, b = first[start : start + line], second[start : start + line]
        if a != b:
            found += sum(
                max(abs(x - y) for x, y in zip(a[at : at + 3], b[at : at + 3], strict=True)) > _UNSEEN
                for at in range(0, line, 4)
                if a[at : at + 4] != b[at : at + 4]
            )
    return found


if __name__ == "__main__":
    sys.exit(main())
