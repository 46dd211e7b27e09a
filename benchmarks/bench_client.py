"""The costs of the window: time until it is seen, time of a frame, memory in use after a match.

Every figure comes from processes of their own, on Qt's platform without a screen, so that no window manager
is measured. `python -m benchmarks.bench_client PROBE` is such a process.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tusac_qt.scene.animator import Animator

ROOT = Path(__file__).resolve().parent.parent
STARTS = 7
FRAMES = 600
SIZES = ((1280, 800), (3840, 2160))
MOTIONS = ("frame", "deal", "claim", "kong")
_TICK_S = 1 / 60

_START = """
import sys, time
from PySide6.QtCore import QTimer
from tusac_qt.windows.frame.main import MainWindow

made = MainWindow.__init__
def make(self, *args):
    made(self, *args)  # before anybody else hears of it: whoever does makes what lies behind the first page
    self.seen.connect(lambda: (print(time.monotonic(), flush=True), QTimer.singleShot(0, self.close)))
MainWindow.__init__ = make
from tusac_qt.cli import main
sys.exit(main([]))
"""


def run() -> dict[str, float]:
    """Seconds from the process's start to the first screen, milliseconds a frame, megabytes after a match."""
    figures = {"first_paint_s": statistics.median(_first_paint() for _ in range(STARTS))}
    for width, height in SIZES:
        for name in (*MOTIONS, "win"):
            times = json.loads(_probe(name, str(width), str(height)))
            for figure, ms in times.items():
                figures[f"{name}_{width}x{height}_{figure}_ms"] = ms
    figures["memory_after_match_mb"] = float(_probe("memory"))
    return figures


def _environment(home: str) -> dict[str, str]:
    places = {"HOME": home, "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data"}
    return {**os.environ, **places, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}


def _first_paint() -> float:
    """Return the seconds from the start of a process to its first painted screen."""
    with tempfile.TemporaryDirectory() as home:
        start = time.monotonic()
        done = subprocess.run(  # noqa: S603 - this interpreter, our own words
            [sys.executable, "-c", _START], env=_environment(home), capture_output=True, text=True, check=True
        )
    return float(done.stdout) - start


def _probe(*words: str) -> str:
    """Return what one of the probes below prints in a process of its own."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "benchmarks.bench_client", *words]
        done = subprocess.run(  # noqa: S603 - as above
            command, cwd=ROOT, env=_environment(home), capture_output=True, text=True, check=True
        )
    return done.stdout


def _application() -> "QApplication":
    """Return an application that keeps as many painted parts as the program does."""
    # The window's modules are imported by the probes only: `run` measures a start without them.
    from PySide6.QtGui import QPixmapCache  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from tusac_qt.app.start import PICTURES_KB  # noqa: PLC0415

    app = QApplication([])
    QPixmapCache.setCacheLimit(PICTURES_KB)
    return app


def motion(kind: str, width: int, height: int) -> dict[str, float]:
    """Let something move on the fullest table, again and again.

    Return median, 99th percentile and longest of a frame, in ms.

    Args:
        kind: "frame", a card that nobody wanted; "deal"; "claim"; or "kong".
        width: of the window.
        height: the same.
    """
    from engine.actions import Claim  # noqa: PLC0415
    from engine.events import MeldExposed, OfferDeclined  # noqa: PLC0415
    from engine.seats import Seat  # noqa: PLC0415
    from net.match.status import Settled  # noqa: PLC0415
    from tests.support.crowded import crowded_table  # noqa: PLC0415
    from tusac_qt.bridges.bridge import TableBridge  # noqa: PLC0415
    from tusac_qt.bridges.worker import Worker  # noqa: PLC0415
    from tusac_qt.choices.settings import Settings  # noqa: PLC0415
    from tusac_qt.play.table import RoundDealt, TableEvent  # noqa: PLC0415
    from tusac_qt.scene.flights import Flights  # noqa: PLC0415
    from tusac_qt.scene.looks import card_skin, load_cards, load_theme  # noqa: PLC0415
    from tusac_qt.windows.table.table import TablePage  # noqa: PLC0415

    app, clock = _application(), [0.0]
    worker, settings = Worker(), Settings()
    table = crowded_table(4)
    bridge = TableBridge(table, worker, lambda _: None, clock=lambda: 5.0)
    skin = card_skin(load_cards(), settings)
    page = TablePage(bridge, settings, load_theme(), skin, clock=lambda: clock[0])
    page.resize(width, height)
    page.show()
    page.start()
    for _ in range(20):
        app.processEvents()
    seat, own = Seat(2), table.view.hand[0].index
    made, kong = table.view.exposed[seat][0], table.view.exposed[seat][2]
    state = table._play.round  # noqa: SLF001 - which cards lie where
    sets = state.exposed[seat]
    if sets[0].meld != made or sets[2].meld != kong:
        raise AssertionError
    claimed: list[TableEvent] = [
        Settled(Claim(seat, made.kind, sets[0].cards[1:]), None),
        MeldExposed(seat, sets[0]),
    ]
    events: dict[str, list[TableEvent]] = {
        "frame": [OfferDeclined(seat, own)],
        "deal": [RoundDealt(1, Seat(0))],
        "claim": claimed,
        "kong": [MeldExposed(seat, sets[2])],
    }
    flights, taken = Flights(page.scene, table.card), list[float]()
    while len(taken) < FRAMES:
        page.animator.start(flights.motions(events[kind], page.display, 0.35))
        app.processEvents()
        taken += _frames_of(page.animator, clock, app.processEvents)
    page.close_table()
    worker.stop()
    return _spread(taken)


def win(width: int, height: int) -> dict[str, float]:
    """Let the player win a round, moment and page, on a real table; return what a frame takes, in ms."""
    from PySide6.QtGui import QPixmap  # noqa: PLC0415
    from PySide6.QtWidgets import QWidget  # noqa: PLC0415

    from tests.support.tables import Drive, begin  # noqa: PLC0415
    from tusac_qt.choices.settings import Settings  # noqa: PLC0415
    from tusac_qt.model.layout import table_layout  # noqa: PLC0415
    from tusac_qt.scene.looks import card_skin, load_cards, load_theme  # noqa: PLC0415
    from tusac_qt.windows.table.result import ResultPanel  # noqa: PLC0415
    from tusac_qt.words.narration import Narrator  # noqa: PLC0415

    app = _application()
    drive = Drive(begin(0))
    for seed in range(200):
        drive = Drive(begin(seed))
        drive.play()
        outcome = drive.table.view.outcome
        if outcome is not None and outcome.winner == drive.table.seat:
            break
    table, clock, window = drive.table, [0.0], QWidget()
    window.resize(width, height)
    skin = card_skin(load_cards(), Settings())
    panel = ResultPanel(load_theme(), skin, window, lambda: (0, 1, 2, 3), lambda: clock[0])
    layout = table_layout(4, width, height)
    panel.place(layout)
    window.show()
    panel.show_outcome(table, Narrator(table.players, table.seat, table.card), tip=False)
    for _ in range(20):
        app.processEvents()
    seen = QPixmap(width, height)
    seen.fill(window.palette().window().color())
    panel.play(seen, layout.offer, 1.0)
    app.processEvents()
    return _spread(_frames_of(panel.stage.animator, clock, app.processEvents))


def _frames_of(animator: "Animator", clock: list[float], paint: Callable[[], None]) -> list[float]:
    """Return the processor time of each frame until nothing moves, in ms.

    That of all threads: Qt has others help it to paint.

    Args:
        animator: what moves.
        clock: its time, in seconds.
        paint: lets everything due be painted.
    """
    taken = []
    while animator.is_running:
        clock[0] += _TICK_S
        start = time.process_time()
        animator.tick()
        paint()
        taken.append(1000 * (time.process_time() - start))
    return taken


def _spread(taken: list[float]) -> dict[str, float]:
    """Return median, 99th percentile and longest."""
    ordered = sorted(taken)
    return {
        "median": statistics.median(ordered),
        "p99": ordered[len(ordered) * 99 // 100],
        "longest": ordered[-1],
    }


def memory() -> float:
    """Play a match of eight rounds in the window and return the resident memory after it, in MB."""
    from PySide6.QtCore import QEventLoop, QTimer  # noqa: PLC0415

    from net.pace import Pace  # noqa: PLC0415
    from tusac_qt.bridges.bridge import TableBridge  # noqa: PLC0415
    from tusac_qt.bridges.worker import Worker  # noqa: PLC0415
    from tusac_qt.choices.new_match import new_match  # noqa: PLC0415
    from tusac_qt.choices.options import StartOptions  # noqa: PLC0415
    from tusac_qt.choices.settings import Settings  # noqa: PLC0415
    from tusac_qt.play.local_table import LocalTable  # noqa: PLC0415
    from tusac_qt.scene.looks import card_skin, load_cards, load_theme  # noqa: PLC0415
    from tusac_qt.windows.table.table import TablePage  # noqa: PLC0415

    app = _application()
    worker, settings = Worker(), Settings(name="Bench", flight_percent=0)

    def clock() -> float:
        return time.monotonic() * 50

    header = new_match(StartOptions(seed=bytes(32)), settings)
    pace = Pace("swift", 0.0, None, None, 0.0, 0.0, gives_hints=False)
    table = LocalTable.begin(header, pace=pace, now=clock())
    bridge = TableBridge(table, worker, lambda _: None, clock=clock)
    page = TablePage(bridge, settings, load_theme(), card_skin(load_cards(), settings))
    page.resize(1280, 800)
    page.show()
    page.start()
    waiting = QEventLoop()

    def play() -> None:
        prompt = table.prompt
        if table.match.is_over:
            waiting.quit()
        elif table.view.outcome is not None:
            bridge.start_round()
        elif prompt is not None:
            bridge.act(prompt.proposed)

    timer = QTimer()
    timer.timeout.connect(play)
    timer.start(6)
    waiting.exec()
    timer.stop()
    app.processEvents()
    found = _resident_mb()
    page.close_table()
    worker.stop()
    return found


def _resident_mb() -> float:
    """Return the memory of this process that is in use now, or where that is not told, its peak."""
    status = Path("/proc/self/status")
    if status.is_file():
        line = next(
            line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmRSS")
        )
        return int(line.split()[1]) / 1024
    import resource  # noqa: PLC0415 - not on Windows

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20)


if __name__ == "__main__":
    probe, *numbers = sys.argv[1:]
    if probe == "memory":
        print(memory())
    else:
        wide, high = map(int, numbers)
        print(json.dumps(win(wide, high) if probe == "win" else motion(probe, wide, high)))
