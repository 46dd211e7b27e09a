"""`python -m tools.readme_pictures [LANGUAGE ...]`: make the pictures of the READMEs anew.

All languages are made if none is named. The program's own window, without a screen, on a clock that stands
still between two pictures: the table, a step of the first lesson, a big screen beside a phone, and a claim
and a win that move. They lie in `docs/pictures`, each with the words that were on it, by which
`tests/repo/test_readme_pictures.py` knows a picture that is older than the program.
"""

import os
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QWidget

from engine.actions import Pass
from engine.events import MeldExposed, RoundWon
from engine.match import MatchSetup
from engine.record import RecordHeader
from engine.rulesets import load
from engine.seats import BySeat, Seat
from net.pace import FAMILY
from tests.client.phone.test_phone_browser import arrived, show
from tests.support.chromium import chromium
from tests.support.phone_full import LANGUAGES, full, words_in
from tests.support.phone_stage import phone_stage
from tests.support.tables import Drive
from tests.support.written import words_on
from tools.apng import Frame, png
from tools.environment import ROOT
from tools.filmstrip import FilmedTable
from tools.network_pictures import Camera, deal_to_big_screen, open_big_screen
from tools.waiting import wait
from tusac_qt.bridges.lesson_bridge import LessonBridge
from tusac_qt.choices.settings import Settings
from tusac_qt.play.lesson import Lesson
from tusac_qt.play.lesson_script import lesson_of
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import PromptKind, TableEvent
from tusac_qt.play.tips import Tip
from tusac_qt.scene.looks import card_skin, load_cards, load_theme
from tusac_qt.scene.style_sheet import style_sheet
from tusac_qt.windows.table.table import TablePage
from tusac_qt.windows.table.teacher import Teacher
from tusac_qt.words.translation import Translators

FOLDER = ROOT / "docs" / "pictures"
SIZE = 1024, 640
_FILM = 640, 400
_STEP_S = 0.1
_MELDS, _CLAIMS = 7, 3
_LESSON_STEP = 4
_THINKS_S = 0.8
_BUBBLES_MS = 3500
_MOST_OF_RESULT, _REST_MS = 80, 3000
_NAMES = ("An", "Lan", "Minh", "Hoa")
_PHONE_WIDTH = 250
_WALL = QColor(38, 34, 32)
WORDS = "Words"
"""What the words in a picture are called in its file."""


class Shown(NamedTuple):
    """A picture or animation of the program.

    Attributes:
        frames: a picture, or several that follow each other.
        words: the words in the first one.
    """

    frames: list[Frame]
    words: frozenset[str]


@contextmanager
def speaking(app: QApplication, language: str) -> Iterator[None]:
    """Let the program speak a language, and look as at its first start."""
    translators, before = Translators(app), app.styleSheet()
    translators.use(language)
    app.setStyleSheet(style_sheet(load_theme(), 15))
    try:
        yield
    finally:
        translators.use("en")
        app.setStyleSheet(before)


def table(_language: str) -> Shown:
    """Return a table of four in the middle of a round, a claim on offer."""
    with _playing(SIZE, _begin(_round_of_the_person())) as (page, bridge):
        while not _is_worth_a_picture(bridge):
            _step(page, bridge)
        while page.animator.is_running:
            bridge.time += _STEP_S
            page.animator.tick()
        wait(_BUBBLES_MS)
        return _seen(page)


def lesson(_language: str) -> Shown:
    """Return a step of the first lesson."""
    now = 0.0
    taught = Lesson(lesson_of(""), _NAMES[0], now=now)
    bridge = LessonBridge(taught, clock=lambda: now)
    settings = Settings(name=_NAMES[0], flight_percent=0)
    page = TablePage(bridge, settings, load_theme(), card_skin(load_cards(), settings))
    teacher = Teacher(page, bridge)
    page.resize(*SIZE)
    page.show()
    page.start()
    for number in range(1, _LESSON_STEP + 1):
        while not (teacher.bubble.isVisible() and taught.step is not None and taught.step.number == number):
            now += 1.0
            bridge.set_paused(paused=False)
            wait(30)
        if number == _LESSON_STEP:
            break
        now += 1.0
        if taught.wanted is None:
            bridge.go_on()
        else:
            bridge.act(taught.wanted)
    wait(300)
    seen = _seen(page)
    page.close_table()
    return seen


def film(_language: str) -> Shown:
    """Return a claim and a win of the person at the table, as they move."""
    with _playing(_FILM, _begin(_round_of_the_person())) as (page, bridge):
        happened: list[TableEvent] = []
        bridge.happened.connect(happened.extend)
        while not _is_claim(bridge):
            _step(page, bridge)
        wait(_BUBBLES_MS)
        first = _seen(page)
        frames = list(_filmed(page, bridge, 30))
        last: deque[Frame] = deque(maxlen=10)
        while not any(isinstance(event, RoundWon) for event in happened):
            last.extend(_filmed(page, bridge, 1))
        frames += [*last, *_filmed(page, bridge, 10)]
        while not page.result.isVisible():
            _step(page, bridge)
            wait(20)
        animator = page.result.stage.animator
        for _ in range(_MOST_OF_RESULT):
            frames.append(Frame(_picture(page), round(1000 * _STEP_S)))
            if not animator.is_running:
                break
            bridge.time += _STEP_S
            animator.tick()
            QApplication.processEvents()
    frames[-1] = Frame(frames[-1].image, _REST_MS)
    return Shown(frames, first.words)


def together(language: str) -> Shown:
    """Return a big screen for the whole room, and one of the phones that play before it."""
    with tempfile.TemporaryDirectory(prefix="tusac-pictures-") as home:
        camera = Camera(Path(home), *SIZE, language)
        open_big_screen(camera, *SIZE)
        deal_to_big_screen(camera)
        wait(1500)
        screen = _seen(camera.program.window)
        camera.program.close()
        phone = _phone(language, Path(home))
    shown = screen.frames[0].image
    height = round(_PHONE_WIDTH * phone.height() / phone.width())
    picture = QImage(SIZE[0] + _PHONE_WIDTH + 80, SIZE[1], QImage.Format.Format_RGB32)
    picture.fill(_WALL)
    place = QRectF(SIZE[0] + 40, SIZE[1] - height - 40, _PHONE_WIDTH, height)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(0, 0, shown)
    case, glass = QPainterPath(), QPainterPath()
    case.addRoundedRect(place.adjusted(-9, -9, 9, 9), 26, 26)
    glass.addRoundedRect(place, 18, 18)
    painter.fillPath(case, QColor(16, 16, 18))
    painter.setClipPath(glass)
    painter.drawImage(place, phone)
    painter.end()
    return Shown([Frame(picture, 0)], screen.words)


SCENES: dict[str, Callable[[str], Shown]] = {
    "table": table,
    "lesson": lesson,
    "round": film,
    "together": together,
}
"""The pictures, by the name of their file."""


def write(shown: Shown, path: Path) -> None:
    """Save a picture with its words in the file."""
    path.write_bytes(png(shown.frames, {WORDS: " ".join(sorted(shown.words))}))


def _phone(language: str, folder: Path) -> QImage:
    with chromium() as browser, phone_stage() as stage:
        tab = arrived(browser, stage, "390x844")
        tab.do("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        stage.show(words_in(language))
        show(tab, stage, full("table", language))
        tab.until("document.querySelector('.acts.waits') === null")
        tab.js("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        tab.picture(folder / "phone.png")
    return QImage(str(folder / "phone.png"))


def _begin(seed: int) -> LocalTable:
    setup = MatchSetup(load("pvt"), 4, 1, seed.to_bytes(32), Seat(0))
    levels = BySeat(("", "easy", "easy", "easy"))
    return LocalTable.begin(RecordHeader(setup, BySeat(_NAMES), levels), pace=FAMILY, now=0.0)


@cache
def _round_of_the_person() -> int:
    """Return the seed of a round in which the person claims early, has many sets and wins."""
    for seed in range(5000):
        drive = Drive(_begin(seed))
        drive.play()
        claims = [event for event in drive.events if isinstance(event, MeldExposed) and event.seat == 0]
        won = [event for event in drive.events if isinstance(event, RoundWon)]
        if len(claims) >= _CLAIMS and won and won[0].outcome.winner == 0:
            return seed
    msg = "no round shows that"
    raise SystemExit(msg)


@contextmanager
def _playing(size: tuple[int, int], local: LocalTable) -> Iterator[tuple[TablePage, FilmedTable]]:
    bridge = FilmedTable(local)
    settings = Settings(name=_NAMES[0], tips_seen=frozenset(Tip))
    skin = card_skin(load_cards(), settings)
    page = TablePage(bridge, settings, load_theme(), skin, clock=lambda: bridge.time)
    page.resize(*size)
    page.show()
    page.start()
    yield page, bridge
    page.close_table()


def _step(page: TablePage, bridge: FilmedTable) -> None:
    """Let a tenth of a second pass; the person follows the proposal after a moment."""
    bridge.time += _STEP_S
    prompt = bridge.table.prompt
    if prompt is not None and bridge.time > prompt.closes_not_before + _THINKS_S:
        bridge.act(prompt.proposed)
    bridge.pump()
    page.animator.tick()
    QApplication.processEvents()


def _filmed(page: TablePage, bridge: FilmedTable, steps: int) -> Iterator[Frame]:
    for _ in range(steps):
        yield Frame(_picture(page), round(1000 * _STEP_S))
        _step(page, bridge)


def _is_claim(bridge: FilmedTable) -> bool:
    prompt = bridge.table.prompt
    is_answer = prompt is not None and prompt.kind is PromptKind.ANSWER
    return is_answer and prompt is not None and not isinstance(prompt.proposed, Pass)


def _is_worth_a_picture(bridge: FilmedTable) -> bool:
    return _is_claim(bridge) and sum(map(len, bridge.table.view.exposed)) >= _MELDS


def _seen(widget: QWidget) -> Shown:
    return Shown([Frame(_picture(widget), 0)], words_on(widget))


def _picture(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def main(languages: list[str]) -> None:
    """Make the pictures of these languages, or of all."""
    app = QApplication([])
    for language in languages or LANGUAGES:
        folder = FOLDER / language
        folder.mkdir(parents=True, exist_ok=True)
        with speaking(app, language):
            for name, scene in SCENES.items():
                path = folder / f"{name}.png"
                write(scene(language), path)
                print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB", flush=True)
    app.quit()


if __name__ == "__main__":
    main(sys.argv[1:])
