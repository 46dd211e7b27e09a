"""`python -m tools.lesson_pictures FOLDER [WIDTH HEIGHT [LANGUAGE]]`: a picture of every step of the first lesson."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from tools.waiting import wait
from tusac_qt.bridges.lesson_bridge import LessonBridge
from tusac_qt.choices.settings import Settings
from tusac_qt.play.lesson import Lesson
from tusac_qt.play.lesson_script import first_lesson
from tusac_qt.scene.looks import card_skin, load_cards, load_theme
from tusac_qt.scene.style_sheet import style_sheet
from tusac_qt.windows.table import TablePage
from tusac_qt.windows.teacher import Teacher
from tusac_qt.words.translation import Translators

_STEP_S = 1.0
_WAIT_MS = 30


def main(folder: str, width: int = 1280, height: int = 800, *, code: str = "en") -> None:
    """Play the lesson through as its steps say, and save what is seen at each."""
    app = QApplication([])
    Translators(app).use(code)
    settings = Settings(name="An", flight_percent=0)
    now = 0.0
    lesson = Lesson(first_lesson(), "An", now=now)
    bridge = LessonBridge(lesson, clock=lambda: now)
    theme = load_theme()
    app.setStyleSheet(style_sheet(theme, max(15, height / 50)))
    page = TablePage(bridge, settings, theme, card_skin(load_cards(), settings))
    teacher = Teacher(page, bridge)
    page.resize(width, height)
    page.show()
    page.start()
    for number in range(1, lesson.count + 1):
        while not (teacher.bubble.isVisible() and lesson.step is not None and lesson.step.number == number):
            now += _STEP_S
            bridge.set_paused(paused=False)
            wait(_WAIT_MS)
        wait(_WAIT_MS)
        page.grab().save(str(Path(folder) / f"lesson-{code}-{width}-{number:02}.png"))
        now += _STEP_S
        if lesson.wanted is None:
            bridge.go_on()
        else:
            bridge.act(lesson.wanted)
    page.close_table()
    app.quit()


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:4]), code=sys.argv[4] if sys.argv[4:] else "en")
