"""From keys, clicks and drags on the table's view to picks, and from those to actions at the table."""

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from PySide6.QtCore import QObject, QPoint, QPointF, QSizeF, QTimer, Signal
from PySide6.QtGui import QIcon

from engine.actions import Action
from engine.cards import Card, DeckIndex
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.model.display import Focus, TableDisplay, Tool, Zone
from tusac_qt.model.explanations import Explainer
from tusac_qt.model.hint_text import hint_text
from tusac_qt.model.intents import (
    AskHint,
    AskToChoose,
    ClearAuto,
    DiscardCard,
    Do,
    Explain,
    Intent,
    OpenAuto,
    UseStrip,
)
from tusac_qt.model.lifted_card import LiftedCard, new_place
from tusac_qt.model.picks import (
    Picks,
    Pressed,
    at_new_prompt,
    drop_card,
    point_at,
    press_at,
    press_card,
    press_deal,
    press_key,
    press_tool,
    press_tray,
    press_variant,
)
from tusac_qt.model.presenter import discard_of
from tusac_qt.model.tray import TrayPlace
from tusac_qt.model.tray_words import answer_key, answer_name
from tusac_qt.model.wording import Wording
from tusac_qt.play.advice import advise
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.hand_order import in_order
from tusac_qt.play.table import INPUT_GUARD_S, PromptKind
from tusac_qt.scene.scene import Hit, TableScene
from tusac_qt.windows.table.auto_menu import build_auto_menu
from tusac_qt.windows.table.table_view import TableView
from tusac_qt.words.glossary import explain
from tusac_qt.words.punctuation import headed, phrases, stopped
from tusac_qt.words.translation import translate

_SAME_PRESS_S = 0.15
_ASKED_BACK_MS = 6000
"""So long the second press is awaited: a screen reader takes half of it to ask."""
_DOUBLE_CLICK_S = 0.45
"""A second click so soon after the one that is asked back about belongs to it, and confirms nothing."""
_PRESSES: dict[Zone, Callable[[TableDisplay, Picks, int], Pressed]] = {
    Zone.TRAY: press_tray,
    Zone.DEAL: press_deal,
    Zone.VARIANTS: press_variant,
    Zone.TOOLS: press_tool,
}
"""What a press on each button at the hand means."""
_FLASH_MS = 200
_NOTE_MS = 8000
"""So long a quiet answer explains itself."""


class TableInput(QObject):
    """The player's input at one table.

    Attributes:
        picks: what is picked at present.
        put_away: closes what lies over the table, before Escape undoes any pick; returns whether there was
            anything.

    Signals:
        picked: the picks have changed; and whether cards of the hand change place by it.
        said: a line to show and to announce.
        noted: what is shown above the tray, to announce.
        acted: what was done: the `View` before, what else might have been, and the action.
        dismissed: the line that is shown is not wanted any more.
        strip_used: the `StripControl` that was pressed.
        focused: what the keyboard cursor has come to, in words.
    """

    picked = Signal()
    said = Signal(str)
    noted = Signal(str)
    acted = Signal(object, object, object)
    dismissed = Signal()
    strip_used = Signal(object)
    focused = Signal(str)

    def __init__(
        self,
        bridge: Bridge,
        view: TableView,
        scene: TableScene,
        words: tuple[Wording, Explainer],
        display: Callable[[], TableDisplay],
    ) -> None:
        """Listen to the view.

        Args:
            bridge: the table that is played at.
            view: where keys and clicks come from.
            scene: what is clicked on.
            words: put the table and what is asked about it into words.
            display: returns what is shown at present.
        """
        super().__init__(view)
        self.picks = Picks()
        self._bridge = bridge
        self._view = view
        self._scene = scene
        self._wording, self._explainer = words
        self._display = display
        self.put_away: Callable[[], bool] = lambda: False
        self._prompt_number: int | None = None
        self._last: tuple[object, float] = (None, 0.0)
        self._pressed_at = 0.0
        self._asked_back_at = -_DOUBLE_CLICK_S
        self._asked_back = QTimer(self)
        self._asked_back.setSingleShot(True)
        self._asked_back.setInterval(_ASKED_BACK_MS)
        self._asked_back.timeout.connect(self._forget_asking)
        self._flash = QTimer(self)
        self._flash.setSingleShot(True)
        self._flash.setInterval(_FLASH_MS)
        self._flash.timeout.connect(lambda: scene.flash(on=False))
        self._note = QTimer(self)
        self._note.setSingleShot(True)
        self._note.setInterval(_NOTE_MS)
        self._note.timeout.connect(lambda: scene.show_note(""))
        view.pressed.connect(self._press_began)
        view.key_pressed.connect(self.press)
        view.clicked.connect(self._click)
        view.explained.connect(self._explain_hit)
        view.carried.connect(self._carry)
        view.dragged.connect(self._drop)
        view.given_up.connect(self._give_up)

    def meet_prompt(self) -> bool:
        """Reset the picks at a new question; return whether the question is new."""
        prompt = self._bridge.table.prompt
        number = None if prompt is None else prompt.number
        if number == self._prompt_number:
            return False
        self._prompt_number = number
        self.picks = at_new_prompt(self.picks, None if prompt is None else prompt.kind)
        self._scene.show_note("")
        return True

    def press(self, key: str) -> None:
        """Take a key by its name in `tusac_qt.model.picks`. Any key completes what moves."""
        self._scene.animator.finish()
        self._scene.show_first_deal(None)
        if self._is_repeated(key):
            return
        if key == "Esc" and self.put_away():
            return
        pointed = self._view.pointed if key == "?" else None
        if pointed is not None:
            self._explain_hit(pointed)
            return
        if key == "Esc" and self._scene.bubble.isVisible():
            self._scene.show_note("")
            return
        before = self.picks.focus
        self._take(press_key(self._display(), self.picks, key))
        if self.picks.focus is not None and self.picks.focus != before:
            self.focused.emit(self._explainer.explain_focus(self.picks.focus, self._display()))

    def point_at(self, focus: Focus) -> None:
        """Put the cursor where a screen reader has put the keyboard."""
        self.picks = point_at(self._display(), self.picks, focus)
        self.picked.emit()

    def press_at(self, focus: Focus) -> None:
        """Press what a screen reader presses."""
        self._take(press_at(self._display(), self.picks, focus))

    def _press_began(self) -> None:
        """Remember when the pointer went down: an answer that was not lit then was not meant."""
        self._pressed_at = self._bridge.now

    def _is_meant(self, hit: Hit) -> bool:
        """Return whether a press began when its target had been visible for a moment."""
        prompt = self._bridge.table.prompt
        if prompt is None or hit.zone not in (Zone.TRAY, Zone.DEAL, Zone.VARIANTS):
            return True
        return self._pressed_at - prompt.opened_at >= INPUT_GUARD_S

    def _is_repeated(self, press: object) -> bool:
        """Return whether the same was pressed a moment ago, since one press sometimes arrives twice."""
        now = self._bridge.now
        last, self._last = self._last, (press, now)
        return (
            press not in ("Left", "Right", "Up", "Down")
            and last[0] == press
            and now - last[1] < _SAME_PRESS_S
        )

    def _click(self, hit: Hit) -> None:
        self._scene.animator.finish()
        self._scene.show_first_deal(None)
        is_double = self._bridge.now - self._asked_back_at < _DOUBLE_CLICK_S
        if self._is_repeated(hit) or is_double or not self._is_meant(hit):
            return
        display, picks = self._display(), self.picks
        if hit.is_caption:
            self.dismissed.emit()
        elif hit.zone is Zone.HAND and hit.index is not None:
            self._take(press_card(display, picks, hit.index))
            self._warn(hit)
        elif hit.zone is not None and hit.zone in _PRESSES:
            self._take(_PRESSES[hit.zone](display, picks, hit.place))
        elif hit.zone is Zone.STRIP:
            self._take((picks, UseStrip(display.controls[hit.place])))
        elif hit.zone is Zone.SEATS:
            self._take((picks, Explain(Focus(Zone.SEATS, hit.place))))

    def _warn(self, hit: Hit) -> None:
        """Warn at once if a card picked for the discard may not be discarded."""
        asked = self._display().asked is PromptKind.DISCARD
        if asked and hit.card is not None and self._bridge.table.why_not_discard(hit.card) is not None:
            self._explain(Focus(Zone.HAND, hit.place))

    def _carry(self, index: DeckIndex, middle: QPointF) -> None:
        """Show what would happen to the dragged card if it were dropped here."""
        layout, display = self._scene.layout, self._display()
        if layout is None:
            return
        lifted = LiftedCard(index)
        if middle.y() >= layout.hand.y:
            place = self._place_at(index, middle)
            lifted = LiftedCard(index, new_place(display.hand, self.picks.order, index, place))
        elif discard_of(self._bridge.table, index) is not None:
            lifted = LiftedCard(index, is_discarded=True)
        if lifted != self.picks.lifted:
            self._scene.show_note("")
            self.picks = replace(self.picks, lifted=lifted)
            self.picked.emit()

    def _give_up(self, index: DeckIndex) -> None:
        """Let the dragged card go back as if it had never been lifted."""
        self._scene.cards.let_go(index)
        self.picks = replace(self.picks, lifted=None)
        self.picked.emit()

    def _drop(self, index: DeckIndex, middle: QPointF) -> None:
        """Discard a card dragged up out of the hand, or put it where it was dropped in the hand."""
        layout, display = self._scene.layout, self._display()
        if layout is None:
            return
        self._scene.cards.let_go(index)
        self.picks = replace(self.picks, lifted=None)
        if middle.y() >= layout.hand.y:
            self.picks = drop_card(display, self.picks, index, self._place_at(index, middle))
        elif discard_of(self._bridge.table, index) is not None:
            self._take((replace(self.picks, selected=index), DiscardCard(index)))
        elif display.asked is PromptKind.DISCARD:
            self._explain(self._focus_on(index))
        self.picked.emit()

    def _place_at(self, index: DeckIndex, middle: QPointF) -> int:
        """Return how many other cards of the hand lie before a point."""
        others = [held.index for held in in_order(self._display().hand) if held.index != index]
        places = [self._scene.cards.hand_place(other) for other in others]
        return sum(
            place is not None
            and (place.bottom < middle.y() or (place.y < middle.y() and place.center[0] < middle.x()))
            for place in places
        )

    def _take(self, pressed: Pressed) -> None:
        was_asked_back = self.picks.is_asked_back
        self.picks, intent = pressed
        if intent is not None:
            self._follow(intent)
        self.picked.emit()
        if self.picks.is_asked_back and not was_asked_back:
            self._asked_back_at = self._bridge.now
            self._asked_back.start()
            display = self._display()
            asking = (place for place in (*display.deal_answers, *display.tray) if place.is_asked_back)
            self.said.emit(self._explainer.explain_answer(next(asking)))

    def _forget_asking(self) -> None:
        """Require two presses for Fold again: the first press was long ago."""
        if self.picks.is_asked_back:
            self.picks = replace(self.picks, is_asked_back=False)
            self.dismissed.emit()
            self.picked.emit()

    def _follow(self, intent: Intent) -> None:
        if isinstance(intent, Do):
            self._act(intent.action)
        elif isinstance(intent, DiscardCard):
            self._discard(intent.index)
        elif isinstance(intent, Explain):
            self._explain(intent.subject)
        elif isinstance(intent, AskToChoose):
            self._ask_to_choose()
        elif isinstance(intent, OpenAuto):
            self.open_auto()
        elif isinstance(intent, ClearAuto):
            self._bridge.set_auto(AutoAnswers())
        elif isinstance(intent, AskHint):
            self._hint()
        elif isinstance(intent, UseStrip):
            self.strip_used.emit(intent.control)
        else:
            assert_never(intent)

    def _act(self, action: Action) -> None:
        """Give an answer; say so if it comes too late."""
        view, prompt = self._bridge.table.view, self._bridge.table.prompt
        is_late = prompt is not None and prompt.deadline is not None and self._bridge.now > prompt.deadline
        is_taken = self._bridge.act(action)
        if is_taken and prompt is not None:
            self.acted.emit(view, prompt.legal, action)
        elif is_late:
            self.said.emit(self.tr("Too late: time’s up."))

    def _discard(self, index: DeckIndex) -> None:
        action = discard_of(self._bridge.table, index)
        if action is not None:
            self._act(action)
            return
        self._explain(self._focus_on(index))

    def _focus_on(self, index: DeckIndex) -> Focus:
        """Return the explanation's target for a card of the hand."""
        return Focus(Zone.HAND, [held.index for held in in_order(self._display().hand)].index(index))

    def _hint(self) -> None:
        prompt = self._bridge.table.prompt
        if prompt is None:
            return
        advice = advise(self._bridge.table.view, prompt)
        self.picks = replace(self.picks, advice=advice)
        self._scene.show_note("")
        self.said.emit(hint_text(advice, self._display(), self._wording))

    def _ask_to_choose(self) -> None:
        """Point out the possible answers, because Enter alone answers nothing."""
        display = self._display()
        lit = [place for place in (*display.deal_answers, *display.tray) if place.is_lit]
        if not lit:
            self.said.emit(translate("tray", "Pick a card first."))
            return
        self._scene.flash(on=True)
        self._flash.start()
        answers = phrases(f"{answer_name(place)} {answer_key(place)}" for place in lit)
        self.said.emit(stopped(headed(self.tr("Choose"), answers)))

    def _explain_hit(self, hit: Hit | None) -> None:
        display = self._display()
        if hit is None:
            return
        if hit.zone is Zone.TRAY:
            self._explain(display.tray[hit.place])
        elif hit.zone is Zone.DEAL:
            self._explain(display.deal_answers[hit.place])
        elif hit.zone is not None:
            self._explain(Focus(hit.zone, hit.place))
        elif hit.card is not None:
            self.said.emit(self._explainer.explain_card(hit.card))
        elif hit.term:
            self.said.emit(self._words_of(hit.term))

    def _explain(self, subject: TrayPlace | Focus | None) -> None:
        """Explain something: an answer above it, anything else beside the card on offer."""
        display = self._display()
        if isinstance(subject, Focus) and subject.zone is Zone.TRAY:
            subject = display.tray[subject.place]
        if isinstance(subject, TrayPlace) and subject in display.tray:
            words = self._explainer.explain_note(subject)
            self._scene.show_note(words, Zone.TRAY, display.tray.index(subject))
            self._note.start()
            self.noted.emit(words)
            return
        self._scene.show_note("")
        self.said.emit(self._words_for(subject))

    def hover(self, hit: Hit | None) -> None:
        """Explain in a bubble the thing under the pointer: a button, why it is disabled, or a game term."""
        display = self._display()
        if hit is not None and hit.zone in (Zone.TRAY, Zone.DEAL, Zone.TOOLS):
            self._scene.show_note(self._note_of(hit, display), hit.zone, hit.place)
            self._note.stop()
            return
        text = ""
        if hit is not None and hit.zone is Zone.SEATS:
            text = self._explainer.explain_words(display.plaques[hit.place])
        elif hit is not None and hit.zone is Zone.HAND and hit.card is not None:
            text = self._explainer.explain_held(hit.place, display)
        elif hit is not None and hit.term:
            text = self._words_of(hit.term)
        if hit is not None and text:
            self._scene.show_words(text, hit)
        else:
            self._scene.show_note("")

    def _note_of(self, hit: Hit, display: TableDisplay) -> str:
        """Return the note on a button while the pointer rests on it."""
        if hit.zone is Zone.TRAY:
            return self._explainer.explain_note(display.tray[hit.place])
        if hit.zone is Zone.DEAL:
            return self._explainer.explain_answer(display.deal_answers[hit.place])
        is_told = display.tools[hit.place] is Tool.HINT and display.side.hint is not None
        return "" if is_told else self._explainer.explain_tool(display.tools[hit.place])

    def _words_of(self, term: str) -> str:
        return self._explainer.explain_wall(self._display()) if term == "wall" else explain(term)

    def _words_for(self, subject: TrayPlace | Focus | None) -> str:
        display = self._display()
        if subject is None:
            return self._wording.headline(display).replace("\n", ": ")
        if isinstance(subject, TrayPlace):
            return self._explainer.explain_answer(subject)
        if subject.zone is Zone.HAND:
            return self._explainer.explain_held(subject.place, display)
        return self._explainer.explain_focus(subject, display)

    def open_auto(self) -> None:
        """Open the menu of answers in advance."""
        layout = self._scene.layout
        if layout is None:
            return
        table, others_wait = self._bridge.table, self._bridge.table.status is not None
        menu = build_auto_menu(
            self._view, table.auto, self._icon, self._bridge.set_auto, may_stand_in=others_wait
        )
        box = layout.tools[-1]
        size, corner = menu.sizeHint(), self._view.mapFromScene(box.x, box.y)
        corner.setX(max(0, min(corner.x(), self._view.width() - size.width())))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._view.viewport().mapToGlobal(corner - QPoint(0, size.height())))
        menu.setActiveAction(menu.actions()[0])

    def _icon(self, card: Card) -> QIcon:
        size = QSizeF(20, 31)
        return QIcon(self._scene.cards.skin.face(card, size, self._scene.ratio, half=True))
