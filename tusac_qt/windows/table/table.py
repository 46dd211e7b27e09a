"""The table's page: lets the player play by keys and clicks, and shows the result."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.events import RoundDrawn, RoundWon
from engine.knobs import WallStyle
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.choices.settings import Settings, scaled
from tusac_qt.model.display import TableDisplay
from tusac_qt.model.explanations import Explainer
from tusac_qt.model.notices import Notices
from tusac_qt.model.picks import Picks, sort_by
from tusac_qt.model.presenter import present
from tusac_qt.model.review_words import dearest_text
from tusac_qt.model.table_notes import table_note
from tusac_qt.model.wording import Wording
from tusac_qt.play.review import Judged
from tusac_qt.play.suggestions import FIRST_ROUNDS
from tusac_qt.play.table import DoneAgain, RoundDealt, TableEvent, TakenBack
from tusac_qt.play.tips import Tip
from tusac_qt.scene.animator import Animator
from tusac_qt.scene.flights import Flights
from tusac_qt.scene.scene import TableScene
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.table.calls import Calls
from tusac_qt.windows.table.company import PeersOverlay
from tusac_qt.windows.table.drawer import LogDrawer
from tusac_qt.windows.table.endings import Endings
from tusac_qt.windows.table.event_teller import EventTeller
from tusac_qt.windows.table.hindsight import Hindsight
from tusac_qt.windows.table.log_keeper import LogKeeper
from tusac_qt.windows.table.match_end import MatchEnd
from tusac_qt.windows.table.pointing import Pointing
from tusac_qt.windows.table.result import ResultPanel
from tusac_qt.windows.table.table_input import TableInput
from tusac_qt.windows.table.table_places import TablePlaces
from tusac_qt.windows.table.table_strip import TableStrip
from tusac_qt.windows.table.table_view import TableView
from tusac_qt.windows.table.table_voice import TableVoice
from tusac_qt.windows.widgets.clock_bar import ClockBar
from tusac_qt.windows.widgets.preview import Preview
from tusac_qt.words.hint_words import suggestions_end_text
from tusac_qt.words.i18n import marked_card
from tusac_qt.words.narration import Narrator

_FADING_MS = 5200
"""So long after a line stood out it is looked whether it is still news, though nothing else happens."""


class TablePage(QWidget):
    """One table, played to the end of its match.

    Signals:
        left: the player wants to go home; the match can be continued.
        again: the match is over and the player wants another one.
        settings_wanted: the player wants to see the settings.
        settings_changed: the `Settings` with what was changed at the table.
        menu_wanted: the player wants the menu.
        log_shown: whether the log is open now.
        keys_wanted: the player wants to know the keys.
        big_wanted: whether somebody who watches wants the table to be read by a whole room.
    """

    left = Signal()
    again = Signal()
    settings_wanted = Signal()
    settings_changed = Signal(object)
    menu_wanted = Signal()
    log_shown = Signal(bool)
    keys_wanted = Signal()
    big_wanted = Signal(bool)

    def __init__(
        self,
        bridge: Bridge,
        settings: Settings,
        theme: Theme,
        skin: CardSkin,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Show a table; nothing happens before `start`.

        Args:
            bridge: the table.
            settings: how it is shown.
            theme: colors.
            skin: how cards look.
            clock: seconds, for what moves.
        """
        super().__init__()
        self.setObjectName("page")
        self.setProperty("fits", True)
        table = bridge.table
        self.bridge = bridge
        skin = replace(skin, tiles=self._has_tiles)
        self.settings = settings
        self.notices = Notices(settings.tips_seen)
        own = None if table.is_watching else table.seat
        points = table.match.setup.rules.point_name
        self.narrator = Narrator(table.players, own, table.card, marked_card, points)
        self.wording = Wording(table, self.narrator)
        self.animator = Animator(self, clock=clock)
        self.scene = TableScene(theme, skin, self.animator)
        self.view = TableView(self.scene, self)
        self._explainer = Explainer(table, self.narrator)
        self._explainer.has_letters = settings.latin
        words = (self.wording, self._explainer)
        self.input = TableInput(bridge, self.view, self.scene, words, lambda: self.display)
        self.voice = TableVoice(self.view, self.scene, self.input, words, self)
        self.input.picks = sort_by(Picks(), settings.sort_order)
        self.display = self._presented()
        self.preview = Preview(self.scene, skin)
        self.drawer = LogDrawer(theme, skin, self, can_talk=bridge.is_shared)
        self.result = ResultPanel(theme, skin, self, self.faces, clock)
        self.match_end = MatchEnd(theme, skin, self)
        self.company = PeersOverlay(bridge, self.scene, self)
        self._flights = Flights(self.scene, table.card)
        self._calls = Calls(table, self.scene, self)
        self._clock = ClockBar(bridge, self.scene.timer, self)
        self.strip = TableStrip(self)
        self._places = TablePlaces(self, self.strip, self._calls)
        self._pointing = Pointing(self, self.preview)
        self._endings = Endings(self, self._places)
        self._log = LogKeeper(self, self.lay_out)
        self._teller = EventTeller(self, self._calls, self._endings.round, self._log)
        self._hindsight = Hindsight(self)
        self._fading = QTimer(self)
        self._fading.setSingleShot(True)
        self._fading.setInterval(_FADING_MS)
        self._fading.timeout.connect(self.refresh)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.setFocusProxy(self.view)
        self.view.resized.connect(self.lay_out)
        self.view.scaled.connect(self.scale_by)
        self.input.picked.connect(self._picked)
        self.input.said.connect(self._explain)
        self.input.noted.connect(self.announce)
        self.input.acted.connect(self._hindsight.note)
        self._hindsight.found.connect(self._tell_dearest)
        self.input.dismissed.connect(self._dismiss)
        self.input.strip_used.connect(self.strip.use)
        self.strip.menu_wanted.connect(self.menu_wanted)
        self.strip.keys_wanted.connect(self.keys_wanted)
        self.strip.log_shown.connect(self.log_shown)
        self.strip.big_wanted.connect(self.big_wanted)
        self._clock.low.connect(self.refresh)
        self._clock.low.connect(lambda: self.voice.warn_of_time(self.bridge.table.prompt))
        self.result.home_wanted.connect(self.left)
        self.result.proof_wanted.connect(self.company.open_proof)
        self.result.stage.animator.cued.connect(self.animator.cued)
        self.match_end.again_wanted.connect(self.again)
        self.match_end.home_wanted.connect(self.left)
        self.drawer.closed.connect(self.setFocus)
        self.drawer.played.connect(self.view.keyPressEvent)
        self.input.put_away = self.drawer.put_away
        self.drawer.closed.connect(lambda: self.log_shown.emit(False))
        self.drawer.said.connect(self.company.say)
        self.company.proof.closed.connect(self.setFocus)
        self.company.proof.failed.connect(self.say)
        self.company.ticked.connect(self._tick)
        self.voice.wanted.connect(self._ask_aloud)
        self.bridge.happened.connect(self._happened)
        self.bridge.changed.connect(self._changed)

    def advise(self, text: str) -> None:
        """Show a tip on the result of the round."""
        self._endings.round.advise(text)

    def keep_record(self, record: Path) -> None:
        """Remember the path of the last round's record."""
        self.company.keep(record)

    def warn(self, text: str, *, is_of_disk: bool) -> None:
        """Show a problem of this machine, in the log too.

        If the disk keeps nothing, the result says so, too.
        """
        self._log.note(text)
        self.say(text)
        if is_of_disk:
            self._endings.round.tell_unkept(text)

    @property
    def _has_tiles(self) -> bool:
        return self.bridge.table.view.rules.wall_style is WallStyle.TILES

    @property
    def _with_hints(self) -> bool:
        table = self.bridge.table
        return not table.is_watching and (self.settings.has_hints or table.pace.gives_hints)

    def _presented(self) -> TableDisplay:
        """Return the display of the table as it is now."""
        picks, face = self.input.picks, self.settings.face
        return present(
            self.bridge.table, picks, with_hints=self._with_hints, suggests=self._suggests, face=face
        )

    @property
    def _suggests(self) -> bool:
        """Whether the computer's proposal is shown: always in the lesson, else as the player wants it."""
        return self.bridge.is_lesson or self.settings.suggests

    @property
    def _flight_s(self) -> float:
        return self.bridge.table.pace.flight_s * self.settings.flight_percent / 100

    def start(self) -> None:
        """Show the table and let its time begin."""
        self.lay_out()
        self.bridge.start()
        if self._endings.is_over:
            self._endings.round.show_result()

    def close_table(self) -> None:
        """Stop the table's time and everything that moves."""
        self.bridge.close()
        self._clock.stop()
        self._calls.stop()
        self.company.stop()
        self._endings.round.stop()
        self._hindsight.stop()
        self._fading.stop()
        self.animator.cancel()

    def use_settings(self, settings: Settings, skin: CardSkin) -> None:
        """Show the table by other settings from now on."""
        self.settings = settings
        self.bridge.set_tempo(settings.tempo)
        self.input.picks = sort_by(self.input.picks, settings.sort_order)
        self._explainer.has_letters = settings.latin
        self.notices.tips_seen = settings.tips_seen
        skin = replace(skin, tiles=self._has_tiles)
        self.scene.set_skin(skin)
        self.drawer.use_skin(skin)
        self.preview.skin = self.result.skin = self.match_end.skin = skin
        self.lay_out()

    def wear(self) -> None:
        """Repaint the table in the present colors of its theme."""
        self.scene.repaint()
        self.view.viewport().update()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.view.setAccessibleName(self.tr("Card table"))
        self.drawer.retranslate()
        self.refresh()
        self._endings.show_again()

    def show_big(self, *, is_big: bool) -> None:
        """Show the table large enough for a whole room while nobody plays in this window, or stop."""
        self.strip.is_big = is_big
        self.lay_out()

    def lay_out(self) -> None:
        """Lay the table out for the present size, pixel ratio and scale."""
        if not self._places.lay_out(tiles=self._has_tiles):
            return
        self.refresh()
        self._endings.show_again()
        self.company.come_forward()

    def show_phones(self, _phones: frozenset[bytes], away: frozenset[bytes]) -> None:
        """Show whose phone is away, by the keys of their machines."""
        if away != self.wording.away:
            self.wording.away = away
            self.refresh()

    def refresh(self, *, sliding: bool = False) -> None:
        """Show the table as it is."""
        table, now = self.bridge.table, self.bridge.now
        self.narrator.players = table.players
        self.display = self._presented()
        if self.settings.has_hints and not self.bridge.is_lesson:
            self.notices.follow(table.view, table.prompt)
            self._keep_tips()
        before, line = (
            self._teller.just_before,
            self.notices.line(table.prompt, now, self.input.picks.selected),
        )
        if self.notices.is_passing and not self._fading.isActive():
            self._fading.start()
        note = table_note(table, now)
        text = self.wording.table_text(self.display, line, note, before.line)
        if self._places.shows_big:  # no hand lies open here, so the first seat has a fan like every other
            first = replace(text.plaques[0], cards=self.display.plaques[0].cards)
            text = replace(text, plaques=(first, *text.plaques[1:]))
        self.scene.show(self.display, text, sliding=sliding and self.settings.flight_percent > 0)
        seats = len(self.display.plaques)
        self.scene.mark_passed(None if before.passed is None else (before.passed - table.view.seat) % seats)
        self._log.show_ring()
        self.view.look_again()
        self._clock.follow()
        if self._places.shows_big:
            self.scene.hide_questions()
        self.company.follow()
        is_covered = self.result.isVisible() or self.match_end.isVisible()
        self.voice.follow(self.display, text, is_covered=is_covered)

    def say(self, text: str) -> None:
        """Show a line beside the card on offer for a while, and tell it to screen readers."""
        self.notices.say(text, self.bridge.now)
        self.announce(text)
        self.refresh()

    def _explain(self, text: str) -> None:
        """Show a line about what is asked now or picked for it, and tell it to screen readers."""
        self.notices.explain(text, self.bridge.table.prompt, self.bridge.now, self.input.picks.selected)
        self.announce(text)
        self.refresh()

    def announce(self, text: str) -> None:
        """Tell screen readers something."""
        self.voice.tell(text)

    def scale_by(self, steps: int) -> None:
        """Make hand and text larger or smaller; 0 puts them back."""
        self._change(replace(self.settings, scale_percent=scaled(self.settings.scale_percent, steps)))
        self.lay_out()

    def event(self, event: QEvent) -> bool:
        """Draw everything again for a screen with other pixels; called by Qt."""
        handled = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.lay_out()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Let the view fill the page."""
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())

    def _change(self, settings: Settings) -> None:
        if settings != self.settings:
            self.settings = settings
            self.settings_changed.emit(settings)

    def _keep_tips(self) -> None:
        self._change(replace(self.settings, tips_seen=self.settings.tips_seen | self.notices.tips_seen))

    def learned(self, tip: Tip) -> None:
        """Mark a tip as seen."""
        self.notices.tips_seen |= {tip}
        self._keep_tips()

    def count_round(self) -> None:
        """Count a round that the player has finished, as far as suggestions count them.

        The result of the last round with suggestions says so, once.
        """
        settings, table = self.settings, self.bridge.table
        if table.is_watching or self.bridge.is_lesson or settings.rounds_finished == FIRST_ROUNDS:
            return
        finished = settings.rounds_finished + 1
        self._change(replace(settings, rounds_finished=finished))
        if settings.suggestions.end_with(finished):
            self._endings.round.advise(suggestions_end_text())

    def faces(self) -> tuple[int, ...]:
        """Return the number of each player's face, by seat."""
        return tuple(plaque.face for plaque in sorted(self.display.plaques, key=lambda plaque: plaque.seat))

    def _happened(self, events: tuple[TableEvent, ...]) -> None:
        self.animator.make_way()
        self._flights.remember(self.display)
        self.narrator.players = self.bridge.table.players
        for event in events:
            self._look_back_on(event)
            self._teller.tell(event)
        is_asked = self._meet_prompt()
        self.refresh(sliding=True)
        if is_asked:
            self.voice.tell_question(self.display)
        motions = self._flights.motions(events, self.display, self._flight_s)
        self.animator.start(motions)
        if self._endings.is_over:
            self._endings.round.come(after_last_card=True)
        self._endings.round.show_progress()

    def _look_back_on(self, event: TableEvent) -> None:
        """Have the choices of a round judged once it is over, except those of a lesson."""
        if isinstance(event, RoundDealt):
            self._hindsight.begin_round()
        elif isinstance(event, TakenBack):
            self._hindsight.take_back()
        elif isinstance(event, DoneAgain):
            self._hindsight.redo()
        elif isinstance(event, RoundWon | RoundDrawn) and not self.bridge.is_lesson:
            self._hindsight.judge()

    def _tell_dearest(self, judged: Judged) -> None:
        self._endings.round.advise(dearest_text(judged, self.wording.action))

    def _changed(self) -> None:
        is_asked = self._meet_prompt()
        self.refresh(sliding=True)
        if is_asked:
            self.voice.tell_question(self.display)
        if self._endings.is_over:
            self._endings.round.come(after_last_card=False)
        self._endings.round.show_progress()

    def _ask_aloud(self) -> None:
        """Tell a newly started screen reader the present question."""
        self.refresh()
        if self.bridge.table.prompt is not None:
            self.voice.tell_question(self.display)

    def _tick(self) -> None:
        """Update the texts that count seconds."""
        self.refresh()
        self._endings.round.show_progress()

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:  # noqa: N802 - Qt's name
        """Give the keyboard to the topmost page or panel."""
        if not self._endings.take_focus(reason):
            super().setFocus(reason)

    def _meet_prompt(self) -> bool:
        """Reset the picks at a new question; return whether there is a question."""
        return self.input.meet_prompt() and self.bridge.table.prompt is not None

    def _picked(self) -> None:
        """Show the player's picks, and remember the sort order."""
        if self.settings.sort_order.lasting is not self.input.picks.sorting:
            self._change(replace(self.settings, sort_order=self.input.picks.sorting))
        self.refresh(sliding=True)

    def _dismiss(self) -> None:
        """Remove the line beside the card on offer; a tip does not come again."""
        self.notices.dismiss()
        self.refresh()
