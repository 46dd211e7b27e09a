"""`python -m tools.page_pictures FOLDER [WIDTH HEIGHT] [--cloth NAME] ...`.

A picture of every page a player meets.

Uses the program's own window, without a screen; texts without room are reported, too.
"""

import argparse
import os
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from tests.support.clipping import clipped
from tests.support.tour import Tour, rest, until
from tusac_qt.cards.cloth import cloth_names
from tusac_qt.choices.settings import DEFAULT_CLOTH, Settings
from tusac_qt.play.tips import Tip
from tusac_qt.system import assets


def main() -> None:
    """Go through all pages."""
    parser = argparse.ArgumentParser(prog="python -m tools.page_pictures", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("size", nargs="*", type=int, default=[1280, 800], help="width and height")
    parser.add_argument("--cloth", default=DEFAULT_CLOTH, choices=cloth_names(assets.root() / "cloths"))
    parser.add_argument("--contrast", action="store_true", help="high contrast")
    parser.add_argument("--text", type=int, default=100, help="the size of text in percent")
    parser.add_argument("--lang", default="en", help="the language")
    parser.add_argument("--only", default="", help="pages with this in their name")
    options = parser.parse_args()
    app = QApplication([])
    settings = Settings(
        name="An",
        language=options.lang,
        flight_percent=0,
        tips_seen=frozenset(Tip),
        cloth=options.cloth,
        has_high_contrast=options.contrast,
        scale_percent=options.text,
    )
    options.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tusac-pictures-") as home:
        os.environ["HOME"] = home
        tour = Tour(Path(home), settings)
        tour.program.window.resize(*options.size)
        for name in tour.pages():
            if options.only in name:
                until(lambda: tour.is_still)
                rest()
                tour.program.window.grab().save(
                    str(options.folder / f"{name.replace(', ', '-').replace(' ', '-')}.png")
                )
                for fault in clipped(tour.program.window):
                    print(f"{name}: {fault}")
        tour.close()
    app.quit()


if __name__ == "__main__":
    main()
