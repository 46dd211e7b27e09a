"""`python -m tools.screenshot FILE [WIDTH HEIGHT] [--cloth NAME] [--contrast]`.

The table in the middle of a round.

The program's own window, without a screen; the same seed and the same moves give the same picture.
"""

import argparse
import os
import time
from dataclasses import replace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from engine.actions import Pass
from net.pace import Pace
from tools.waiting import wait
from tusac_qt.bridges.bridge import TableBridge
from tusac_qt.bridges.worker import Worker
from tusac_qt.cards.cloth import cloth_names
from tusac_qt.choices.new_match import new_match
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import DEFAULT_CLOTH, Settings
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import PromptKind
from tusac_qt.play.tips import Tip
from tusac_qt.scene.looks import card_skin, load_cards, settings_cloth
from tusac_qt.scene.style_sheet import style_sheet
from tusac_qt.scene.theme import Theme
from tusac_qt.system import assets
from tusac_qt.windows.table.table import TablePage

_SEED = bytes([3]) * 32
_SPEED = 40.0
_PACE = Pace("family", 0.0, None, None, 0.0, 0.0, gives_hints=False)
_MELDS = 9


def main() -> None:
    """Play until many melds lie on the table and a claim is possible; save the picture."""
    parser = argparse.ArgumentParser(prog="python -m tools.screenshot", description=__doc__)
    parser.add_argument("file")
    parser.add_argument("size", nargs="*", type=int, default=[1280, 800], help="width and height")
    parser.add_argument("--cloth", default=DEFAULT_CLOTH, choices=cloth_names(assets.root() / "cloths"))
    parser.add_argument("--contrast", action="store_true", help="high contrast")
    options = parser.parse_args()
    app = QApplication([])
    settings = Settings(
        name="An",
        flight_percent=0,
        tips_seen=frozenset(Tip),
        cloth=options.cloth,
        has_high_contrast=options.contrast,
    )
    table = LocalTable.begin(new_match(StartOptions(seed=_SEED), settings), pace=_PACE, now=_clock())
    worker = Worker()
    bridge = TableBridge(table, worker, lambda _: None, clock=_clock)
    theme, cards = Theme(settings_cloth(settings)), load_cards()
    app.setPalette(theme.palette())
    app.setStyleSheet(style_sheet(theme, 15))
    page = TablePage(bridge, settings, theme, card_skin(cards, settings))
    page.resize(*options.size)
    page.show()
    page.start()
    playing = QEventLoop()

    def play() -> None:
        prompt = table.prompt
        if table.view.outcome is not None or _is_worth_a_picture(table):
            playing.quit()
        elif prompt is not None:
            bridge.act(prompt.proposed)

    timer = QTimer()
    timer.timeout.connect(play)
    timer.start(10)
    playing.exec()
    timer.stop()
    moving = replace(settings, flight_percent=100)  # where nothing moves, the hand is straight too
    page.use_settings(moving, card_skin(cards, moving))
    wait(1000)
    page.grab().save(options.file)
    page.close_table()
    worker.stop()
    app.quit()


def _clock() -> float:
    return time.monotonic() * _SPEED


def _is_worth_a_picture(table: LocalTable) -> bool:
    prompt = table.prompt
    if prompt is None or prompt.kind is not PromptKind.ANSWER or sum(map(len, table.view.exposed)) < _MELDS:
        return False
    return not isinstance(prompt.proposed, Pass)


if __name__ == "__main__":
    main()
