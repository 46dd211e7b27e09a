"""The teacher of a lesson at its table: a bubble beside its subject, and a spotlight."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from engine.actions import Action, Answer, Claim, Discard
from engine.cards import DeckIndex
from tusac_qt.bridges.lesson_bridge import LessonBridge
from tusac_qt.model.bubble_place import bubble_place
from tusac_qt.model.display import Zone
from tusac_qt.model.geometry import Rect
from tusac_qt.model.picks import zone_size
from tusac_qt.model.spoken_news import Weight
from tusac_qt.model.tray import TRAY
from tusac_qt.model.zones import TableLayout
from tusac_qt.play.buttons import Button, button_of
from tusac_qt.play.lesson import Target
from tusac_qt.play.lesson_script import LessonStep
from tusac_qt.scene.painted import Placed
from tusac_qt.windows.table.lesson_bubble import LessonBubble, Spotlight
from tusac_qt.windows.table.table import TablePage
from tusac_qt.windows.widgets.key_names import key_name
from tusac_qt.words.lesson_words import step_words
from tusac_qt.words.punctuation import read_out
from tusac_qt.words.translation import language

_AFTER_MOVES_MS = 450
"""The bubble comes once the cards lie still."""
_NEAR = 0.6
"""Cards less far apart than this share of their width are in one light."""
_EDGE = 3.0
"""So far from the edge of the window light stays, for the line around it to be seen.

Not a light on all of it.
"""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_TABS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class Teacher(QObject):
    """Speaks at the table of a lesson.

    Signals:
        left: the player wants to go home.
        leaving: so in the middle of the lesson.
        reached: the number of the step that is being told, and whether it is the last one.
        again: the lesson is over, and the player wants to play a round alone.
    """

    left = Signal()
    leaving = Signal()
    reached = Signal(int, bool)
    again = Signal()

    def __init__(self, page: TablePage, bridge: LessonBridge) -> None:
        """Listen to the table; nothing is said before something happens there.

        Args:
            page: shows the table.
            bridge: of the lesson.
        """
        super().__init__(page)
        self._page = page
        self._bridge = bridge
        self._step: LessonStep | None = None
        self._is_refused = False
        self._before: Rect | None = None
        self.spotlight = Spotlight(page.scene.theme, page)
        self.bubble = LessonBubble(page)
        page.result.home_button.hide()  # the last step offers the same
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.timeout.connect(self._speak)
        bridge.happened.connect(self._follow)
        bridge.changed.connect(self._follow)
        bridge.refused.connect(self._refuse)
        page.view.resized.connect(self.place)
        page.input.picked.connect(self.place)
        self.bubble.grown.connect(self.place)
        self.bubble.next_wanted.connect(self._go_on)
        self.bubble.home_wanted.connect(self.left)
        self.bubble.again_wanted.connect(self.again)
        self.bubble.tabbed.connect(self._tab_to_table)
        for watched in (page, page.view, page.result, page.result.next_button, self.bubble):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Handle keys before the table does, and follow changes of the language."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and self._take_key(watched, event)
        ):
            return True
        if watched is self._page and event.type() == QEvent.Type.LanguageChange:
            QTimer.singleShot(0, self._say)
        return super().eventFilter(watched, event)

    def _take_key(self, watched: QObject, event: QKeyEvent) -> bool:
        """Handle Escape (leave), Enter (go on, if the step only explains) and Tab (back to the bubble).

        Return whether the key was handled.
        """
        if watched is self._page.view and event.key() in _TABS:
            return self._tab_to_bubble(forwards=event.key() == Qt.Key.Key_Tab)
        if event.modifiers():
            return False
        if watched is self.bubble and key_name(event) == "F10":
            self._page.menu_wanted.emit()
            return True
        if event.key() == Qt.Key.Key_Escape:
            if not self._page.input.put_away():
                (self.left if self._bridge.lesson.is_last else self.leaving).emit()
            return True
        focus = self._page.input.picks.focus
        is_pointing = watched is self._page.view and focus is not None and focus.zone is not Zone.HAND
        if event.key() not in _ENTER or not self._is_telling or is_pointing or watched is self.bubble:
            return False
        if not event.isAutoRepeat() and self.bubble.isVisible():
            self.bubble.press()
        return True

    @property
    def _is_telling(self) -> bool:
        """Whether the step is left by the button of the bubble."""
        return self._step is not None and not self._step.do

    def _tab_to_table(self, forwards: bool) -> None:  # noqa: FBT001 - a Qt slot
        """Put the cursor on the part of the table that Tab visits first."""
        self._page.view.setFocus(Qt.FocusReason.TabFocusReason)
        self._page.input.press("Tab" if forwards else "Backtab")

    def _tab_to_bubble(self, *, forwards: bool) -> bool:
        """Give the keyboard back to the bubble after the last part of the table.

        Return whether the cursor was on that last part.
        """
        focus = self._page.input.picks.focus
        zones = [zone for zone in Zone if zone_size(self._page.display, zone)]
        if not self._is_telling or focus is None or focus.zone is not zones[-1 if forwards else 0]:
            return False
        self._page.input.picks = replace(self._page.input.picks, focus=None)
        self._page.refresh()
        self.bubble.take_keyboard()
        return True

    def place(self) -> None:
        """Move bubble and spotlight to the present places of their subject."""
        layout, step = self._page.scene.layout, self._step
        if layout is None or step is None or not self.bubble.isVisible():
            return
        area = Rect(0, 0, self._page.width(), self._page.height())
        margin = 0.5 * layout.text.body
        self.bubble.fit(max(15.0, 1.1 * layout.text.body), area.w)
        self._page.result.keep_room(round(self.bubble.wanted[1] + 2 * margin))
        about, *pressed = self._lights(self._bridge.lesson.target)
        target = _around(about, layout.hand).inset(-0.3 * margin, -0.3 * margin)
        lights = [light for part in (about, *pressed) for light in part]
        free = area.inset(margin, margin)
        wanted = self._bridge.lesson.wanted
        found = bubble_place(
            target,
            self.bubble.wanted,
            free,
            self.bubble.tail,
            (layout.hand, *self._kept_free()),
            lit=lights,
            pressed=[] if wanted is None else [box.inset(-margin, -margin) for box in self.button(wanted)],
            before=self._before,
        )
        self.spotlight.setGeometry(self._page.rect())
        wide = [light.inset(-0.4 * margin, -0.4 * margin) for light in lights]
        seen = area.inset(_EDGE, _EDGE)
        self.spotlight.show_lights([_within(light, seen) if light.w < seen.w else light for light in wide])
        self.bubble.lie(found)
        self.spotlight.raise_()
        self.bubble.raise_()

    def _follow(self, _events: object = None) -> None:
        """Go to the next step once the cards lie still."""
        step = self._bridge.lesson.step
        if step == self._step and step is not None:
            self.place()
            return
        if self._step is not None:
            self._before = None if self._step.do else self.bubble.box
        self._step = None
        self._page.setFocusProxy(self._page.view)
        self.bubble.hide()
        self.spotlight.hide()
        if step is not None:
            percent = self._page.settings.flight_percent
            self._calm.start(round(_AFTER_MOVES_MS * min(100, percent) / 100))

    def _speak(self) -> None:
        """Show the step that is due; the first waits for the deal, one about the result for the result."""
        lesson = self._bridge.lesson
        step = lesson.step
        if step is None:
            return
        is_dealing = step.number == 1 and self._page.animator.is_running
        if is_dealing or (lesson.target.kind == "result" and not self._page.result.isVisible()):
            self._calm.start(_AFTER_MOVES_MS)
            return
        self._step, self._is_refused = step, False
        self.reached.emit(step.number, lesson.is_last)
        self._page.result.next_button.setVisible(
            lesson.target.kind != "result"
        )  # the bubble has what comes next
        self._say()
        self.spotlight.show()
        self.bubble.show()
        self.place()
        self._page.setFocusProxy(self._page.view if step.do else self.bubble.next_button)
        self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self) -> None:
        step, lesson = self._step, self._bridge.lesson
        if step is None:
            return
        words = step_words(step, language(), is_refused=self._is_refused)
        self.bubble.say(words, step.number, lesson.count, has_next=not step.do, is_last=lesson.is_last)
        self._page.voice.tell(read_out((words.title, words.text)), Weight.QUESTION)
        self.place()

    def _refuse(self) -> None:
        """Say kindly that the step asks for something else."""
        if self._step is not None:
            self._is_refused = True
            self._say()

    def _go_on(self) -> None:
        self._bridge.go_on()

    def _lights(self, target: Target) -> list[list[Rect]]:
        """Return the lit places: first the subject, then the things to take and press."""
        lights = [self._places_of(target)]
        wanted = self._bridge.lesson.wanted
        if isinstance(wanted, Claim):
            lights.append(self._cards(wanted.cards))
        if isinstance(wanted, Answer):
            lights.append(self._places_of(Target("offer")))
        if wanted is not None:
            lights.append(self.button(wanted))
        return lights

    def _kept_free(self) -> list[Rect]:
        """Return the places to keep visible beside the bubble: buttons, wall, seats, game terms."""
        scene = self._page.scene
        items: list[Placed] = [scene.tray, *scene.plaques]
        own = (*scene.cards.meld_sprites(0), *scene.cards.discard_sprites(0))
        told = [item.written or item.place() for item in (scene.caption, scene.side)]
        placed = [item.place() for item in items if item.isVisible()] + [card.place() for card in own]
        return [*placed, *told, scene.wall.around()]

    def button(self, action: Action) -> list[Rect]:
        """Return the place of an action's button."""
        answer = Button.DISCARD if isinstance(action, Discard) else button_of(action)  # type: ignore[arg-type]
        return [self._page.scene.answers[TRAY.index(answer)].place()]

    def _cards(self, cards: Iterable[DeckIndex]) -> list[Rect]:
        """Return where cards of the hand lie, those side by side as one place."""
        found: list[Rect] = []
        places = (box for box in map(self._page.scene.cards.hand_place, cards) if box is not None)
        for box in sorted(places, key=lambda box: (box.y, box.x)):
            last = found[-1] if found else None
            if last is not None and box.x - last.right < _NEAR * box.w and abs(box.y - last.y) < box.h / 2:
                found[-1] = _around([last, box], last)
            else:
                found.append(box)
        return found

    def _places_of(self, target: Target) -> list[Rect]:
        lesson, layout = self._bridge.lesson, self._page.scene.layout
        if layout is None:
            return []
        if target.kind in ("cards", "junk"):
            return self._cards(target.cards)
        if target.kind == "button" and target.button is not None:
            return [self._page.scene.answers[TRAY.index(target.button)].place()]
        if target.kind == "hand":
            return [_around(self._cards(held.index for held in lesson.view.hand), layout.hand)]
        return [self._place_of(target.kind, (target.seat - lesson.seat) % lesson.view.seats, layout)]

    def _place_of(self, kind: str, place: int, layout: TableLayout) -> Rect:
        """Return the place of a part of the table; of the given seat if every seat has it."""
        scene = self._page.scene
        if kind == "melds":
            sprites = (sprite.sceneBoundingRect() for sprite in scene.cards.meld_sprites(place))
            boxes = [Rect(box.x(), box.y(), box.width(), box.height()) for box in sprites]
            return _around(boxes, layout.seats[place].cards)
        if kind == "result":
            at = self._page.result.geometry()
            return Rect(at.x(), at.y(), at.width(), at.height())
        if kind == "buttons":
            return layout.tray
        places = {"seat": scene.plaques[place].place(), "offer": scene.cards.offer_place(layout)}
        return places.get(kind, layout.wall if kind == "wall" else layout.side)


def _within(box: Rect, area: Rect) -> Rect:
    """Return the part of a box that lies in an area."""
    x, y = max(box.x, area.x), max(box.y, area.y)
    return Rect(x, y, min(box.right, area.right) - x, min(box.bottom, area.bottom) - y)


def _around(boxes: list[Rect], otherwise: Rect) -> Rect:
    """Return the bounding box of some boxes; another box if there are none."""
    if not boxes:
        return otherwise
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Rect(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)
