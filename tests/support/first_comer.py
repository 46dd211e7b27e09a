"""A person before a window with only a mouse, or only a keyboard, who knows only what the window shows.

Presses go to the window as the system would deliver them: Qt finds what lies under the pointer, or which
widget has the keyboard. The only thing asked of the table is whether it waits. If the person gets stuck, the
error says at what.
"""

import random
import time

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from engine.actions import Discard
from tests.support.windows import Program
from tusac_qt.bridges.lesson_bridge import LessonBridge
from tusac_qt.model.geometry import Rect
from tusac_qt.model.result_page import is_whole_match
from tusac_qt.model.tray import TRAY, Light
from tusac_qt.play.buttons import Button
from tusac_qt.play.hand_order import in_order
from tusac_qt.play.table import Prompt, PromptKind
from tusac_qt.windows.table.table import TablePage
from tusac_qt.windows.table.teacher import Teacher

_GUARD_S = 0.3
"""A press sooner after a question or a page appeared does not count."""
_STUCK_S = 120.0
_SELDOM = 0.25
"""How often something else is done than what is proposed."""


class StuckError(AssertionError):
    """Nothing that was pressed had an effect."""


class FirstComer:
    """Plays by mouse or by keys.

    Attributes:
        presses: how many clicks or keys it has taken.
    """

    def __init__(self, program: Program, *, has_mouse: bool, seed: int = 0) -> None:
        """Sit down before a window that is shown.

        Args:
            program: whose window it is.
            has_mouse: clicks, and never presses a key; else the other way round.
            seed: of the moods.
        """
        self._program = program
        self._has_mouse = has_mouse
        self._mood = random.Random(seed)
        self.presses = 0
        program.window.activateWindow()  # where nothing manages windows none has the keyboard otherwise
        self._wait(program.window.isActiveWindow)

    def take_lesson(self) -> None:
        """Go through the first lesson to the round that follows."""
        self._open(self._program.window.home.learn_button)
        page = self._program.rooms.table
        assert page is not None
        teacher = page.findChild(Teacher)
        assert isinstance(teacher, Teacher)
        said = ""
        while self._program.rooms.table is page:
            self._wait(
                lambda before=said: (
                    self._program.rooms.table is not page or _words(teacher) not in ("", before)
                )
            )
            if self._program.rooms.table is not page:
                return
            said = _words(teacher)
            self._pause()
            if not self._has_mouse and teacher.bubble.next_button.isVisible():
                self._key(Qt.Key.Key_Return)
            elif not self._has_mouse:
                self._do_by_keys(page)
            elif teacher.bubble.next_button.isVisible():
                self._click_widget(teacher.bubble.next_button)
            else:
                self._do_in_light(teacher)

    def play_match(self) -> None:
        """Begin a match and play it to the page of its end, or one of a single round to its result."""
        self._open(self._program.window.home.play_button)
        self._play_on()

    def _play_on(self) -> None:
        page = self._program.rooms.table
        assert page is not None
        table = page.bridge.table
        while not (page.match_end.isVisible() or (is_whole_match(table) and page.result.isVisible())):
            before = self._standing()
            if page.result.isVisible():
                self._wait(lambda: not page.result.is_guarded)
                self._press(page.result.next_button)
            elif table.prompt is not None:
                self._answer(is_moody=self._mood.random() < _SELDOM)
            else:
                self._go_on()
                continue
            self._wait(lambda before=before: self._standing() != before, is_answered=True)

    def _standing(self) -> tuple[object, ...]:
        """Return the state that must change after a press."""
        page = self._program.rooms.table
        assert page is not None
        prompt = page.bridge.table.prompt
        return page.match_end.isVisible(), page.result.isVisible(), None if prompt is None else prompt.number

    def _answer(self, *, is_moody: bool) -> None:
        """Answer what is asked by what is shown: now and then something else than what is proposed."""
        self._pause()
        page = self._program.rooms.table
        assert page is not None
        prompt, scene, display = page.bridge.table.prompt, page.scene, page.display
        shown = [
            item for item in (*scene.deal, *scene.answers) if item.isVisible() and item.content is not None
        ]
        lit = [item for item in shown if item.content.light is Light.POSSIBLE]
        if prompt is not None and prompt.kind is PromptKind.DISCARD:
            self._discard(prompt)
            return
        if not lit:
            msg = f"nothing to press: {display}"
            raise StuckError(msg)
        suggested = [item for item in lit if item.content.tab] or lit
        item = self._mood.choice(lit) if is_moody else suggested[0]
        if self._has_mouse:
            self._click_scene(item.place())
        else:
            answers = (*scene.deal, *scene.answers)
            while not any(one.is_focused for one in answers):  # the ring may still be in the hand
                self._key(Qt.Key.Key_Tab)
                self._pause()  # a second press at once would be taken for the same one, doubled
            while not item.is_focused:
                self._key(Qt.Key.Key_Right)
                if not item.is_focused:
                    self._key(Qt.Key.Key_Down)
            self._key(Qt.Key.Key_Return)
        if page.display.variants is not None and self._has_mouse:
            self._click_scene(page.scene.variants.places()[0])
        elif page.display.variants is not None:
            self._key(Qt.Key.Key_1)

    def _discard(self, prompt: Prompt) -> None:
        """Discard what the computer would: the card first, then Discard, or by Enter twice."""
        page = self._program.rooms.table
        assert page is not None
        assert isinstance(prompt.proposed, Discard)
        if self._has_mouse:
            card = page.scene.cards.hand_place(prompt.proposed.card)
            assert card is not None
            self._click_scene(card)
            self._click_scene(page.scene.answers[TRAY.index(Button.DISCARD)].place())
            return
        self._key(Qt.Key.Key_Home)
        for held in in_order(page.display.hand):
            if held.index == prompt.proposed.card:
                break
            self._key(Qt.Key.Key_Right)
        self._key(Qt.Key.Key_Return)
        self._pause()  # a second press at once would be taken for the same one, doubled
        self._key(Qt.Key.Key_Return)

    def _do_by_keys(self, page: TablePage) -> None:
        """Do what a step of the lesson waits for: a discard by the hand, an answer by its letter."""
        prompt = page.bridge.table.prompt
        assert prompt is not None
        if prompt.kind is PromptKind.DISCARD:
            self._discard(prompt)
        else:
            self._answer(is_moody=False)

    def _do_in_light(self, teacher: Teacher) -> None:
        """Click what lies in the light: cards first, the button last."""
        page = self._program.rooms.table
        assert page is not None
        assert isinstance(page.bridge, LessonBridge)
        wanted = page.bridge.lesson.wanted
        assert wanted is not None
        if isinstance(wanted, Discard):
            card = page.scene.cards.hand_place(wanted.card)
            assert card is not None
            self._click_scene(card)
        (button,) = teacher.button(wanted)
        self._click_scene(button)

    def _open(self, door: QAbstractButton) -> None:
        """Press a door of the first page."""
        self._pause()
        self._press(door)
        self._wait(lambda: self._program.rooms.table is not None)

    def _press(self, button: QAbstractButton) -> None:
        """Press a button: with Enter once Tab has come to it, or with a click."""
        if self._has_mouse:
            self._click_widget(button)
            return
        for _ in range(60):
            if button.hasFocus():
                self._key(Qt.Key.Key_Return)
                return
            self._key(Qt.Key.Key_Tab)
        msg = f"no key leads to {button.text()!r}"
        raise StuckError(msg)

    def _click_scene(self, place: Rect) -> None:
        page = self._program.rooms.table
        assert page is not None
        view = page.view
        point = view.viewport().mapTo(self._program.window, view.mapFromScene(QPointF(*place.center)))
        self._click(point, view.viewport())

    def _click_widget(self, widget: QWidget) -> None:
        self._click(widget.mapTo(self._program.window, widget.rect().center()), widget)

    def _click(self, point: QPoint, wanted: QWidget) -> None:
        under = self._program.window.childAt(point)
        if under is not wanted:
            msg = f"{under} lies over {wanted}"
            raise StuckError(msg)
        QTest.mouseMove(self._handle, point)
        QTest.mouseClick(self._handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        self.presses += 1
        self._go_on()

    def _key(self, key: Qt.Key) -> None:
        QTest.keyClick(self._handle, key)
        self.presses += 1
        self._go_on()

    @property
    def _handle(self) -> QWindow:
        handle = self._program.window.windowHandle()
        assert handle is not None
        return handle

    def _pause(self) -> None:
        """Wait as long as a press would not count."""
        end = time.monotonic() + _GUARD_S
        while time.monotonic() < end:
            self._go_on()

    def _wait(self, condition: object, *, is_answered: bool = False) -> None:
        assert callable(condition)
        latest = time.monotonic() + _STUCK_S
        while not condition():
            if time.monotonic() > latest:
                raise StuckError("what was pressed did nothing" if is_answered else "it never came")
            self._go_on()

    def _go_on(self) -> None:
        QCoreApplication.processEvents()
        time.sleep(0.005)


def _words(teacher: Teacher) -> str:
    return teacher.bubble.title.text() if teacher.bubble.isVisible() else ""
