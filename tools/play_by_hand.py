"""`python -m tools.play_by_hand mouse|keys [--rounds N] [--lesson]`.

A whole match, or the first lesson, by one hand alone.

The program's own window. On Linux `xvfb-run -s "-screen 0 1366x768x24" .venv/bin/python -m tools.play_by_hand
mouse` with QT_QPA_PLATFORM=xcb gives it a real one without a screen. If the player gets stuck, the command
ends with the reason.
"""

import argparse
import os
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from tests.support.first_comer import FirstComer, StuckError
from tests.support.network import FakeNode
from tests.support.windows import program
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.commands.arguments import parse_seed


def main() -> None:
    """Play, and print how many presses it took."""
    parser = argparse.ArgumentParser(prog="python -m tools.play_by_hand", description=__doc__)
    parser.add_argument("by", choices=("mouse", "keys"))
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", type=parse_seed, default=bytes(32), help="which cards are dealt")
    parser.add_argument("--lesson", action="store_true", help="the first lesson instead of a match")
    parser.add_argument("--picture", default="", help="where a picture is put when it is over")
    wanted = parser.parse_args()
    app = QApplication([])
    with tempfile.TemporaryDirectory(prefix="tusac-by-hand-") as home:
        os.environ["HOME"] = home
        options = StartOptions(seed=wanted.seed, rounds=wanted.rounds)
        made = program(
            Path(home), lambda: FakeNode, Settings(name="An", language="en", flight_percent=0), options
        )
        player = FirstComer(made, has_mouse=wanted.by == "mouse")
        try:
            player.take_lesson() if wanted.lesson else player.play_match()
        except StuckError as error:
            print(f"stuck after {player.presses} presses: {error}")
        else:
            print(f"done after {player.presses} presses")
        if wanted.picture:
            made.window.grab().save(wanted.picture)
        made.close()
    app.quit()


if __name__ == "__main__":
    main()
