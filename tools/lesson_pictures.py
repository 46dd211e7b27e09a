"""`python -m tools.lesson_pictures FOLDER [WIDTH HEIGHT] [--lang LANGUAGE] ...`.

A picture of every step of a lesson.
"""

import argparse
import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from tools.waiting import wait
from tusac_qt.bridges.lesson_bridge import LessonBridge
from tusac_qt.cards.cloth import cloth_names
from tusac_qt.choices.settings import DEFAULT_CLOTH, Settings
from tusac_qt.play.lesson import Lesson
from tusac_qt.play.lesson_script import lesson_of
from tusac_qt.scene.looks import card_skin, load_cards, load_theme
from tusac_qt.scene.style_sheet import style_sheet
from tusac_qt.system import assets
from tusac_qt.windows.table.table import TablePage
from tusac_qt.windows.table.teacher import Teacher
from tusac_qt.words.translation import Translators

_STEP_S = 1.0
_WAIT_MS = 30


def main() -> None:
    """Play the lesson by its steps, and save a picture of each."""
    parser = argparse.ArgumentParser(prog="python -m tools.lesson_pictures", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("size", nargs="*", type=int, default=[1280, 800], help="width and height")
    parser.add_argument("--cloth", default=DEFAULT_CLOTH, choices=cloth_names(assets.root() / "cloths"))
    parser.add_argument("--text", type=int, default=100, help="the size of text in percent")
    parser.add_argument("--lang", default="en", help="the language")
    parser.add_argument("--rules", default="", help="whose lesson; the first one without")
    options = parser.parse_args()
    width, height = options.size
    app = QApplication([])
    Translators(app).use(options.lang)
    settings = Settings(name="An", flight_percent=0, scale_percent=options.text, cloth=options.cloth)
    now = 0.0
    lesson = Lesson(lesson_of(options.rules), "An", now=now)
    bridge = LessonBridge(lesson, clock=lambda: now)
    theme = load_theme(options.cloth)
    app.setStyleSheet(style_sheet(theme, max(15, height / 50) * options.text / 100))
    page = TablePage(bridge, settings, theme, card_skin(load_cards(), settings))
    teacher = Teacher(page, bridge)
    page.resize(width, height)
    page.show()
    page.start()
    options.folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, lesson.count + 1):
        while not (teacher.bubble.isVisible() and lesson.step is not None and lesson.step.number == number):
            now += _STEP_S
            bridge.set_paused(paused=False)
            wait(_WAIT_MS)
        wait(_WAIT_MS)
        name = f"lesson-{options.lang}-{width}-{options.text}-{number:02}.png"
        page.grab().save(str(options.folder / name))
        now += _STEP_S
        if lesson.wanted is None:
            bridge.go_on()
        else:
            bridge.act(lesson.wanted)
    page.close_table()
    app.quit()


if __name__ == "__main__":
    main()
