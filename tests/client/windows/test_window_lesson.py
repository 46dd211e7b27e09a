"""The first lesson in the window: taken to its end by keys alone and by mouse alone, left at any time."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from engine.actions import Discard
from tests.client.windows.test_window_home import House, open_house
from tusac_qt.bridges.lesson_bridge import LessonBridge
from tusac_qt.choices.settings import Settings
from tusac_qt.model.display import Zone
from tusac_qt.model.tray_words import LETTERS
from tusac_qt.play.buttons import button_of
from tusac_qt.play.hand_order import in_order
from tusac_qt.play.lesson import SKIP_S, Lesson, rehearse
from tusac_qt.play.lesson_script import lesson_of
from tusac_qt.scene.painted import qrect
from tusac_qt.windows.table.table import TablePage
from tusac_qt.windows.table.teacher import Teacher

pytestmark = pytest.mark.long

PRESS_APART_MS = 300
"""A click or key sooner after a question appeared does not count."""


class Pupil:
    """Somebody who takes the lesson in a window."""

    def __init__(self, qtbot: QtBot, house: House) -> None:
        self.qtbot = qtbot
        self.house = house
        house.rooms.learn()
        page = house.rooms.table
        assert page is not None
        assert isinstance(page.bridge, LessonBridge)
        self.page: TablePage = page
        self.lesson: Lesson = page.bridge.lesson
        self.teacher = page.findChild(Teacher)

    def listen(self, number: int) -> None:
        """Wait until a step is shown, and a moment for it to be read."""
        self.qtbot.waitUntil(
            lambda: (
                self.teacher.bubble.isVisible()
                and self.lesson.step is not None
                and self.lesson.step.number == number
            ),
            timeout=20000,
        )
        self.qtbot.wait(PRESS_APART_MS)

    def click(self, widget: QWidget, at: tuple[float, float]) -> None:
        """Click where something of the scene lies."""
        point = self.page.view.mapFromScene(*at)
        QTest.mouseMove(widget, point)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)

    def do_by_keys(self) -> None:
        """Do what the step wants by keys: a card by arrows and Enter twice, an answer by its letter."""
        wanted = self.lesson.wanted
        if isinstance(wanted, Discard):
            held = [card.index for card in in_order(self.page.display.hand)]
            keys = [Qt.Key.Key_Home, *[Qt.Key.Key_Right] * held.index(wanted.card)]
            keys = [keys[0], *keys] if self.page.input.picks.focus is None else keys
            keys += [Qt.Key.Key_Return] * 2
        elif wanted is None:
            keys = [Qt.Key.Key_Return]
        else:
            letter = LETTERS.get(button_of(wanted), "Space")  # type: ignore[arg-type]
            keys = [Qt.Key[f"Key_{letter}"]]
        for key in keys:
            self.qtbot.wait(160)  # the same key so soon counts as one press
            QTest.keyClick(self.house.window.focusWidget(), key)

    def do_by_mouse(self) -> None:
        """Do what the step wants by clicks where the light is."""
        wanted, view = self.lesson.wanted, self.page.view.viewport()
        scene = self.page.scene
        if wanted is None:
            QTest.mouseClick(self.teacher.bubble.next_button, Qt.MouseButton.LeftButton)
        else:
            if isinstance(wanted, Discard):
                card = scene.cards.hand_place(wanted.card)
                assert card is not None
                self.click(view, card.center)
            (button,) = self.teacher.button(wanted)
            self.click(view, button.center)


@pytest.fixture
def pupil(qtbot: QtBot, tmp_path: Path) -> Iterator[Pupil]:
    with open_house(qtbot, tmp_path, Settings(flight_percent=0)) as house:
        yield Pupil(qtbot, house)


@pytest.mark.slow
def test_by_keys_alone_the_lesson_comes_to_its_end_and_a_round_alone_follows(pupil: Pupil) -> None:
    for number in range(1, pupil.lesson.count + 1):
        pupil.listen(number)
        pupil.do_by_keys()
    pupil.qtbot.waitUntil(lambda: pupil.house.rooms.table is not pupil.page)

    table = pupil.house.rooms.table
    assert table is not None
    assert pupil.lesson.view.outcome is not None
    assert not table.bridge.is_lesson
    assert table.bridge.table.match.setup.rounds == 1
    assert table.bridge.table.pace.discard_limit_s is None


@pytest.mark.slow
def test_by_mouse_alone_the_lesson_comes_to_its_end_and_a_round_alone_follows(pupil: Pupil) -> None:
    for number in range(1, pupil.lesson.count + 1):
        pupil.listen(number)
        last = number == pupil.lesson.count
        homes = (pupil.page.result.home_button, pupil.teacher.bubble.home_button)
        if pupil.page.result.isVisible():
            bubble = pupil.teacher.bubble
            words = QRect(QPoint(), QSizeF(*bubble.wanted).toSize())
            words.moveCenter(bubble.geometry().center())
            assert not words.intersects(pupil.page.result.stage.geometry()), "every hand is seen"
        assert sum(button.isVisible() for button in homes) == int(last), "one way home, at the end"
        pupil.do_by_mouse()
    pupil.qtbot.waitUntil(lambda: pupil.house.rooms.table is not pupil.page)

    assert pupil.lesson.view.outcome is not None


def test_what_is_said_follows_the_size_of_the_window(pupil: Pupil) -> None:
    pupil.listen(1)
    bubble = pupil.teacher.bubble

    def letters(width: int, height: int) -> int:
        pupil.house.window.resize(width, height)
        pupil.qtbot.waitUntil(lambda: pupil.page.view.viewport().width() == width)
        return bubble.text.fontInfo().pixelSize()

    small, large, again = letters(1280, 800), letters(1920, 1200), letters(1280, 800)
    assert small < large
    assert small == again


def test_escape_asks_before_it_leaves_and_the_lesson_goes_on_where_it_was_left(pupil: Pupil) -> None:
    pupil.listen(1)
    QTest.keyClick(pupil.house.window.focusWidget(), Qt.Key.Key_Return)
    pupil.listen(2)
    for answer in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        QTest.keyClick(pupil.house.window.focusWidget(), Qt.Key.Key_Escape)
        assert pupil.house.rooms.ask.is_asking
        QTest.keyClick(pupil.house.window.focusWidget(), answer)
        assert pupil.house.rooms.table is pupil.page, "neither leaves by accident"
    QTest.keyClick(pupil.house.window.focusWidget(), Qt.Key.Key_Escape)
    QTest.mouseClick(pupil.house.rooms.ask.yes, Qt.MouseButton.LeftButton)

    assert pupil.house.window.pages.currentWidget() is pupil.house.window.home
    assert not pupil.house.window.home.continue_button.isVisible(), "a lesson is no match to be continued"
    assert "Go on with step 2" in pupil.house.window.home.learn_button.text()
    assert not pupil.house.preferences.settings.has_met_lesson, "begun is not done"
    again = Pupil(pupil.qtbot, pupil.house)
    again.listen(2)
    assert again.lesson.view.hand == pupil.lesson.view.hand


def test_a_lesson_goes_on_at_any_of_its_steps_and_once_it_is_over_it_is_done(pupil: Pupil) -> None:
    house, qtbot = pupil.house, pupil.qtbot
    script = lesson_of("")
    tables = []
    rehearse(script, lambda lesson, step: tables.append((step.number, lesson.view)))
    for number, view in tables:
        lesson = Lesson(script, "An", now=0.0)
        lesson.skip_to(number, SKIP_S)
        assert lesson.step is not None
        assert lesson.step.number == number
        assert (lesson.view.hand, lesson.view.exposed) == (view.hand, view.exposed)
    last = len(tables)
    house.preferences.change(replace(house.preferences.settings, lesson_step=last))
    Pupil(qtbot, house).listen(last)

    settings = house.preferences.settings
    assert (settings.has_met_lesson, settings.lesson_step) == (True, 0)


def test_the_menu_promises_no_saved_match_and_leads_home(pupil: Pupil) -> None:
    pupil.listen(1)
    out = pupil.house.rooms.menu.made().actions()[-1]
    assert out.text() == "Leave the table"
    out.trigger()
    assert pupil.house.window.pages.currentWidget() is pupil.house.window.home


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_bubble_opens_the_menu_and_has_the_keyboard_back_after_a_question(pupil: Pupil) -> None:
    pupil.listen(1)
    window, bubble = pupil.house.window, pupil.teacher.bubble
    with pupil.qtbot.waitSignal(pupil.page.menu_wanted):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_F10)
    for menu in window.findChildren(QMenu):
        menu.close()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert not pupil.house.rooms.ask.is_asking
    assert bubble.next_button.hasFocus()


def test_tab_goes_from_the_bubble_over_the_table_and_back_and_is_seen_everywhere(pupil: Pupil) -> None:
    pupil.listen(1)
    window, picks = pupil.house.window, pupil.page.input
    assert pupil.teacher.bubble.next_button.hasFocus()
    zones = []
    for _ in range(10):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        if pupil.teacher.bubble.next_button.hasFocus():
            break
        assert picks.picks.focus is not None, "the cursor shows where the keyboard is"
        zones.append(picks.picks.focus.zone)
        pupil.qtbot.wait(PRESS_APART_MS)

    assert zones[0] is Zone.HAND
    assert zones[-1] is Zone.STRIP
    assert pupil.teacher.bubble.next_button.hasFocus()
    assert picks.picks.focus is None
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert picks.picks.focus is not None
    assert picks.picks.focus.zone is Zone.STRIP


def test_what_is_lit_at_the_edge_of_the_window_is_framed_whole(pupil: Pupil) -> None:
    for number in range(1, 8):
        pupil.listen(number)
        pupil.do_by_mouse()
    pupil.listen(8)
    page = pupil.page.rect()

    assert pupil.teacher.spotlight._lights
    for light in pupil.teacher.spotlight._lights:
        assert page.contains(qrect(light).toAlignedRect()), "the pair of the neighbor lies at the edge"


def test_while_a_card_is_to_be_discarded_the_wall_and_its_number_are_seen(pupil: Pupil) -> None:
    pupil.house.window.resize(1130, 676)
    for number in range(1, 17):
        pupil.listen(number)
        if isinstance(pupil.lesson.wanted, Discard):
            wall = qrect(pupil.page.scene.wall.around()).toAlignedRect().adjusted(2, 2, -2, -2)
            assert not pupil.teacher.bubble.geometry().intersects(wall), number
        pupil.do_by_mouse()


def test_a_wrong_move_is_answered_kindly_and_costs_nothing(pupil: Pupil) -> None:
    for number in range(1, 7):
        pupil.listen(number)
        pupil.do_by_mouse()
    pupil.listen(7)
    other = next(held for held in pupil.lesson.view.hand if held.card.name == "yZ")
    card = pupil.page.scene.cards.hand_place(other.index)
    assert card is not None
    pupil.click(pupil.page.view.viewport(), card.center)
    pupil.click(pupil.page.view.viewport(), pupil.page.scene.answers[3].place().center)

    assert "green Elephant first" in pupil.teacher.bubble.text.text()
    assert len(pupil.lesson.view.hand) == 21
