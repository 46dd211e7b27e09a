"""`python -m tools.screenshot FILE [WIDTH HEIGHT]`: a picture of the table in the middle of a round.

The program's own window, without a screen; the same seed and the same moves give the same picture.
"""

import os
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from engine.actions import Pass
from net.pace import Pace
from tusac_qt.bridges.bridge import TableBridge
from tusac_qt.bridges.worker import Worker
from tusac_qt.choices.new_match import new_match
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.play.hints import Tip
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import PromptKind
from tusac_qt.scene.looks import card_skin, load_cards, load_theme
from tusac_qt.windows.table import TablePage

_SEED = bytes([3]) * 32
_SPEED = 40.0
_PACE = Pace("family", 0.0, None, None, 0.0, 0.0, gives_hints=False)
_MELDS = 9


def main(path: str, width: int = 1280, height: int = 800) -> None:
    """Play until many melds lie on the table and a claim is possible; save the picture."""
    app = QApplication([])
    settings = Settings(name="An", flight_percent=0, tips_seen=frozenset(Tip))
    table = LocalTable.begin(new_match(StartOptions(seed=_SEED), settings), pace=_PACE, now=_clock())
    worker = Worker()
    bridge = TableBridge(table, worker, lambda _: None, clock=_clock)
    page = TablePage(bridge, settings, load_theme(), card_skin(load_cards(), settings))
    page.resize(width, height)
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
    _wait(1000)
    page.grab().save(path)
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


def _wait(milliseconds: int) -> None:
    waiting = QEventLoop()
    QTimer.singleShot(milliseconds, waiting.quit)
    waiting.exec()


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:4]))
