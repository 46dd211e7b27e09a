"""`python -m tools.filmstrip deal|draw|kong|win FOLDER [WIDTH HEIGHT]`.

A picture of the motion every 100 ms, on one sheet.

The program's own window, without a screen, on a clock that stands still between two pictures, so that a strip
shows each moment whatever the machine is doing.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from engine.events import CardDrawn, DealtKongLaid, MeldExposed, RoundWon
from engine.melds import MeldKind
from tests.support.tables import Drive, begin, sensible
from tools.waiting import wait
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.choices.settings import Settings
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import RoundDealt, TableEvent
from tusac_qt.play.tips import Tip
from tusac_qt.scene.looks import card_skin, load_cards, settings_cloth
from tusac_qt.scene.style_sheet import style_sheet
from tusac_qt.scene.theme import Theme
from tusac_qt.windows.table.table import TablePage

_STEP_S = 0.1
_COLUMNS = 3
_FRAME_W = 640
_MOST = 60


def _is_kong(event: TableEvent) -> bool:
    return isinstance(event, MeldExposed | DealtKongLaid) and event.meld.kind is MeldKind.KONG


KINDS: dict[str, Callable[[TableEvent], bool]] = {
    "deal": lambda event: isinstance(event, RoundDealt),
    "draw": lambda event: isinstance(event, CardDrawn),
    "kong": _is_kong,
    "win": lambda event: isinstance(event, RoundWon),
}
"""What each strip begins with."""


class FilmedTable(Bridge):
    """A table on a clock of its own, whose computer players answer at once.

    Attributes:
        time: the clock's time, in seconds.
    """

    def __init__(self, table: LocalTable) -> None:
        self.time = 0.0
        super().__init__(table, lambda: self.time)
        self._local = table

    def pump(self) -> None:
        """Let the table go on up to its time, without the timer, which would wait in real time."""
        self._pump()

    def _hand_out(self) -> None:
        for request in self._local.take_requests():
            self._local.bot_answer(request.number, request.seat, sensible(request))


def main() -> None:
    """Find a round with the wanted event, play up to it, and save the strip."""
    parser = argparse.ArgumentParser(prog="python -m tools.filmstrip", description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("folder", type=Path)
    parser.add_argument("size", nargs="*", type=int, default=[1280, 800], help="width and height")
    options = parser.parse_args()
    app = QApplication([])
    options.folder.mkdir(parents=True, exist_ok=True)
    settings = Settings(name="An", tips_seen=frozenset(Tip))
    theme = Theme(settings_cloth(settings))
    app.setPalette(theme.palette())
    app.setStyleSheet(style_sheet(theme, 15))
    clock = [0.0]
    bridge = FilmedTable(_round_with(KINDS[options.kind]))
    page = TablePage(bridge, settings, theme, card_skin(load_cards(), settings), clock=lambda: clock[0])
    page.resize(*options.size)
    page.show()
    _play_to(page, bridge, KINDS[options.kind])
    frames = _film(page, clock, is_result=options.kind == "win")
    _save_sheets(frames, options.folder / options.kind)
    page.close_table()
    app.quit()


def _round_with(wanted: Callable[[TableEvent], bool]) -> LocalTable:
    """Return a round, not begun yet, in which the event happens."""
    for seed in range(200):
        drive = Drive(begin(seed))
        drive.play()
        if any(map(wanted, drive.events)):
            return begin(seed)
    msg = "no round shows that"
    raise SystemExit(msg)


def _play_to(page: TablePage, bridge: FilmedTable, wanted: Callable[[TableEvent], bool]) -> None:
    """Let the round go on until the event, and no further."""
    happened: list[bool] = []

    def look(events: tuple[TableEvent, ...]) -> None:
        if any(map(wanted, events)):
            happened.append(True)
            bridge.close()

    bridge.happened.connect(look)
    page.start()
    while not happened:
        prompt = bridge.table.prompt
        deadline = bridge.table.next_deadline()
        if prompt is not None:
            bridge.time = max(bridge.time + 0.3, prompt.closes_not_before)
            bridge.act(prompt.proposed)
        elif deadline is not None:
            bridge.time = max(bridge.time, deadline)
            bridge.pump()
        QApplication.processEvents()


def _film(page: TablePage, clock: list[float], *, is_result: bool) -> list[QPixmap]:
    """Return a picture of every moment until nothing moves."""
    while is_result and not page.result.isVisible():
        wait(50)
    animator = page.result.stage.animator if is_result else page.animator
    frames: list[QPixmap] = []
    while len(frames) < _MOST:
        frames.append(page.grab())
        if not animator.is_running:
            break
        clock[0] += _STEP_S
        animator.tick()
        QApplication.processEvents()
    return frames


def _save_sheets(frames: list[QPixmap], path: Path) -> None:
    """Save the pictures, twelve to a sheet, each with its time."""
    height = round(_FRAME_W * frames[0].height() / frames[0].width())
    for sheet, first in enumerate(range(0, len(frames), 4 * _COLUMNS)):
        part = frames[first : first + 4 * _COLUMNS]
        rows = -(-len(part) // _COLUMNS)
        image = QImage(_COLUMNS * _FRAME_W, rows * height, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(QFont("", 16))
        painter.setPen(Qt.GlobalColor.white)
        for number, frame in enumerate(part):
            x, y = number % _COLUMNS * _FRAME_W, number // _COLUMNS * height
            place = QRectF(x, y, _FRAME_W - 4, height - 4)
            painter.drawPixmap(place, frame, QRectF(frame.rect()))
            painter.drawText(x + 10, y + 26, f"{(first + number) * _STEP_S:.1f} s")
        painter.end()
        image.save(f"{path}-{sheet + 1}.png")


if __name__ == "__main__":
    main()
