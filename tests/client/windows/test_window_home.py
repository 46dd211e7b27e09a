"""Home and settings: one Enter to play, choices that hold at once, words in the language chosen."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine.cards import Color
from tests.support.scenes import SWIFT, theme
from tests.support.tour import rest
from tusac_qt.bridges.matches import Matches
from tusac_qt.bridges.worker import Worker
from tusac_qt.cards.color_science import Rgb
from tusac_qt.cards.faces import HanSet
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import USER_PALETTE, Settings
from tusac_qt.choices.settings_file import SettingsFile, load_settings
from tusac_qt.scene.fonts import language_name
from tusac_qt.scene.looks import card_palette, load_cards
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.pages import Pages
from tusac_qt.windows.records.records_list import RecordsPage
from tusac_qt.windows.records.scores import ScoresPage
from tusac_qt.windows.rules.rules_editor import RulesEditor
from tusac_qt.windows.settings.palette_editor import verdict
from tusac_qt.windows.widgets.menu_chip import MenuChip
from tusac_qt.words.i18n import rules_name

THE_PERSON_DEALS = (1).to_bytes(32)
"""A seed whose dice count to the person."""


@dataclass(frozen=True, slots=True)
class House:
    """A program but for its event loop.

    Attributes:
        window: the main window.
        rooms: its pages.
        preferences: the settings in use.
        worker: the thread beside.
        folder: where it keeps things.
    """

    window: MainWindow
    rooms: Pages
    preferences: Preferences
    worker: Worker
    folder: Path

    @property
    def saved(self) -> Settings:
        """The settings on disk."""
        self.preferences.save()
        return load_settings(self.folder / "settings.toml").settings


def build(qtbot: QtBot, folder: Path, settings: Settings) -> House:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    preferences = Preferences(app, settings, SettingsFile(folder / "settings.toml"), theme(), load_cards())
    preferences.begin({}, "en")
    worker = Worker()
    window = MainWindow(preferences)
    matches = Matches(worker, folder / "records", StartOptions(seed=THE_PERSON_DEALS, pace=SWIFT))
    rooms = Pages(window, preferences, matches)
    window.home.play_wanted.connect(rooms.play)
    window.home.learn_wanted.connect(rooms.learn)
    window.home.continue_wanted.connect(rooms.resume)
    window.home.games_wanted.connect(rooms.show_games)
    window.home.daily_wanted.connect(rooms.show_daily)
    window.home.rules_wanted.connect(rooms.rules.show_help)
    window.home.settings_wanted.connect(rooms.open_settings)
    window.home.about_wanted.connect(rooms.show_about)
    qtbot.addWidget(window)
    window.open_at_size()
    return House(window, rooms, preferences, worker, folder)


@contextmanager
def open_house(qtbot: QtBot, folder: Path, settings: Settings) -> Iterator[House]:
    """Open a program whose window shows the home screen, and close it afterwards.

    For fixtures: pytest-qt closes the window of a test before those end, and cannot close what is deleted.
    """
    built = build(qtbot, folder, settings)
    try:
        yield built
    finally:
        closed(built)


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    with open_house(qtbot, tmp_path, Settings(flight_percent=0)) as built:
        yield built


def closed(built: House) -> None:
    """End a program, and leave nothing of it to the next test."""
    built.window.close()
    built.worker.stop()
    built.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # no loop runs that would
    built.preferences._speak("en")


def focused_page_key(house: House, key: Qt.Key) -> None:
    page = house.window.pages.currentWidget()
    assert page is not None
    QTest.keyClick(page.focusWidget() or page, key)


def offered(chip: MenuChip) -> list[str]:
    """Return the choices in the menu of a chip."""
    return [action.text() for action in chip.menu_of_choices().actions() if action.isCheckable()]


def choose(chip: MenuChip, name: str) -> None:
    """Choose something in the menu of a chip."""
    next(action for action in chip.menu_of_choices().actions() if action.text() == name).trigger()


def test_for_somebody_new_the_lesson_is_the_golden_door_and_enter_opens_it(house: House) -> None:
    home = house.window.home
    gold = [door for door in (home.play_button, home.learn_button) if door.property("role") == "primary"]
    assert gold == [home.learn_button]
    focused_page_key(house, Qt.Key.Key_Return)

    assert house.rooms.table is not None
    assert house.rooms.table.bridge.is_lesson


def test_one_enter_deals_the_first_hand_to_somebody_who_knows_the_game(house: House) -> None:
    house.preferences.change(replace(house.preferences.settings, has_met_lesson=True))
    assert house.window.home.play_button.property("role") == "primary"
    house.window.home.setFocus()
    focused_page_key(house, Qt.Key.Key_Return)

    assert house.rooms.table is not None
    assert len(house.rooms.table.bridge.table.view.hand) == 21
    assert house.window.pages.currentWidget() is house.rooms.table


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_down_goes_to_the_next_row_of_doors_and_right_beside(house: House, size: tuple[int, int]) -> None:
    house.window.resize(*size)
    QCoreApplication.processEvents()
    home = house.window.home
    home.host_button.setFocus()
    focused_page_key(house, Qt.Key.Key_Right)
    assert home.focusWidget() is home.form_button
    focused_page_key(house, Qt.Key.Key_Left)
    focused_page_key(house, Qt.Key.Key_Down)
    assert home.focusWidget() is home.learn_button
    focused_page_key(house, Qt.Key.Key_Up)
    assert home.focusWidget() is home.host_button


def test_a_match_that_was_left_is_offered_first_and_continued(house: House) -> None:
    house.rooms.play()
    assert house.rooms.table is not None
    hand = house.rooms.table.bridge.table.view.hand
    house.rooms.go_home()

    assert house.window.home.continue_button.isVisible()
    assert "round 1 of 8" in house.window.home.continue_button.text()
    focused_page_key(house, Qt.Key.Key_Return)
    assert house.rooms.table is not None
    assert house.rooms.table.bridge.table.view.hand == hand


@pytest.mark.parametrize("is_wanted", [False, True])
def test_a_match_against_computer_players_has_a_clock_only_if_one_is_wanted(
    house: House, *, is_wanted: bool
) -> None:
    house.rooms._matches._options = StartOptions()
    house.rooms.open_settings()
    house.rooms.settings_page.solo_clock.setChecked(is_wanted)
    house.rooms.go_home()
    house.rooms.play()
    assert house.rooms.table is not None
    pace = house.rooms.table.bridge.table.pace

    assert (pace.discard_limit_s is not None) == (pace.claim_limit_s is not None) == is_wanted
    strip = house.rooms.table.scene.strip.content
    assert strip is not None
    assert strip.left[2] == ("Family" if is_wanted else "no clock")


def test_every_match_that_was_left_can_be_continued(house: House) -> None:
    hands = []
    for _ in range(2):
        house.rooms.play()
        assert house.rooms.table is not None
        hands.append(house.rooms.table.bridge.table.view.hand)
        house.rooms._matches._options = replace(house.rooms._matches._options, seed=bytes([7]) * 32)
        house.rooms.go_home()
    assert hands[0] != hands[1]
    house.window.home.games_button.click()
    games = house.rooms.results.games
    assert games is not None
    assert len(games.buttons) == 2
    assert all(
        "round 1 of 8 · your score: 0, Classic" in each.accessibleDescription() for each in games.buttons
    )
    assert house.window.focusWidget() is games.buttons[0]
    games.buttons[1].click()

    assert house.rooms.table is not None
    assert house.rooms.table.bridge.table.view.hand == hands[0]


def test_todays_deal_is_found_from_home(house: House) -> None:
    house.window.home.daily_button.click()

    assert house.rooms.results.daily is not None
    assert house.rooms.results.daily.isVisible()


def test_a_tip_says_what_the_chosen_rules_are(house: House) -> None:
    chip = house.window.home.chips.rules
    assert "game of 4sac" in chip.toolTip()
    choose(chip, "Southern style")

    assert "a Kong doubles the win" in chip.toolTip()


def test_a_program_that_was_killed_offers_its_match_to_the_next(
    qtbot: QtBot, house: House, tmp_path: Path
) -> None:
    house.rooms.play()
    assert house.rooms.table is not None
    hand = house.rooms.table.bridge.table.view.hand
    house.worker.drain()
    house.rooms._matches._open[1].close()  # type: ignore[index]  # as the system does for a killed process
    other = build(qtbot, tmp_path, Settings())
    other.rooms.resume()

    assert other.rooms.table is not None
    assert other.rooms.table.bridge.table.view.hand == hand
    other.window.close()
    other.worker.stop()


def test_choices_take_effect_at_once_and_are_kept(house: House) -> None:
    chips = house.window.home.chips
    choose(chips.level, "Masters")
    choose(chips.pace, "Learning  ·  no clock: take all the time you want")
    choose(chips.pace, "A clock against computers too")

    kept = house.saved
    assert (kept.level, kept.pace, kept.has_solo_clock) == ("hard", "learning", True)
    assert [chip.text() for chip in (chips.level, chips.pace)] == [
        "Masters ▾",
        "Learning, no clock ▾",
    ]


def test_champions_are_offered_where_they_are_stronger_than_masters(house: House) -> None:
    chips = house.window.home.chips
    choose(chips.level, "Champions")
    assert (house.saved.level, chips.level.text()) == ("expert", "Champions ▾")

    choose(chips.rules, "Ten hu")
    assert (house.saved.level, chips.level.text()) == ("expert", "Masters ▾")


def test_one_reads_that_no_clock_runs_when_alone_and_which_one_runs_with_others(house: House) -> None:
    chips = house.window.home.chips
    assert chips.pace.text() == "Family, no clock against computers ▾"
    assert "8 s to answer, 30 s to discard" in chips.pace.toolTip()
    offered = [action.text() for action in chips.pace.menu_of_choices().actions()]
    assert offered[1] == "Family  ·  8 s to answer, 30 s to discard, 30 s in reserve each round"
    choose(chips.pace, "A clock against computers too")
    assert chips.pace.text() == "Family, with a clock ▾"


def test_who_comes_back_home_is_at_the_door_that_was_used(house: House) -> None:
    home = house.window.home
    doors = home.games_button, home.daily_button, home.rules_button, home.settings_button, home.about_button
    for door in doors:
        door.click()
        keyed = house.window.focusWidget()
        assert keyed not in {None, door}
        QTest.keyClick(keyed, Qt.Key.Key_Escape)
        assert house.window.focusWidget() is door, door.text()
    home.play_button.click()
    house.rooms.go_home()
    assert house.window.focusWidget() is home.continue_button


def test_pages_open_on_something_of_use_and_lead_back_to_the_door_that_was_used(house: House) -> None:
    house.rooms.show_games()
    results = house.rooms.results
    games = results.games
    assert games is not None
    assert house.window.focusWidget() is games.scores
    for door in (games.every, games.scores):
        door.setFocus()
        focused_page_key(house, Qt.Key.Key_Return)
        page = house.window.pages.currentWidget()
        assert isinstance(page, RecordsPage | ScoresPage)
        assert house.window.focusWidget() not in {None, page.back}
        focused_page_key(house, Qt.Key.Key_Escape)
        assert house.window.focusWidget() is door


def test_rules_and_seats_are_chosen_where_a_match_is_begun(house: House) -> None:
    home, chips = house.window.home, house.window.home.chips
    assert offered(chips.seats) == ["4 players"]
    choose(chips.rules, rules_name("wiki"))
    assert offered(chips.seats) == [f"{number} players" for number in range(2, 7)]
    choose(chips.seats, "2 players")

    assert (house.saved.rules, house.saved.seats) == ("wiki", 2)
    assert chips.seats.text() == "2 players ▾"
    assert home.play_button.text() == "Play\nwith one computer player"
    choose(chips.rules, rules_name("pvt"))
    assert chips.seats.text() == "4 players ▾"


def test_the_language_changes_every_page_at_once(house: House) -> None:
    house.rooms.play()
    table = house.rooms.table
    assert table is not None
    before = [item.content.label for item in table.scene.answers if item.content]
    choose(house.window.home.language, language_name("vi"))
    after = [item.content.label for item in table.scene.answers if item.content]

    assert house.preferences.language == "vi"
    assert before[0] == "Win"
    assert after[0] == "Tới"
    assert house.saved.language == "vi"


def test_the_settings_page_changes_every_setting(house: House) -> None:
    page = house.rooms.settings_page
    house.rooms.open_settings()
    page.name.setText("Út")
    page.name.editingFinished.emit()
    page.face.buttons[7].click()
    next(button for button in page.cloth.buttons if button.text() == "Reed mat").click()
    page.size_choice.setValue(140)
    page.contrast.setChecked(True)
    page.han.setCurrentIndex(2)
    page.han.activated.emit(2)
    page.latin.setChecked(False)
    page.palette_choice.setCurrentIndex(1)
    page.palette_choice.activated.emit(1)
    page.flight.setValue(0)
    page.level.setCurrentIndex(1)
    page.level.activated.emit(1)
    page.rounds.setValue(3)
    page.hints.setChecked(False)
    kept = house.saved

    assert (kept.name, kept.han, kept.latin) == ("Út", HanSet.COMMON, False)
    assert (kept.palette, kept.flight_percent, kept.level) == ("traditional", 0, "normal")
    assert (kept.rounds, kept.has_hints) == (3, False)
    assert (kept.face, kept.cloth, kept.scale_percent, kept.has_high_contrast) == (7, "mat", 140, True)
    assert house.preferences.skin.palette.name == "traditional"


def test_what_is_written_on_the_cards_is_chosen_by_a_picture(house: House) -> None:
    page = house.rooms.settings_page
    house.rooms.open_settings()
    assert [button.isChecked() for button in page.writing.buttons] == [True, False, False, False]
    page.writing.buttons[2].click()

    assert (house.saved.han, house.saved.latin, house.saved.words) == (None, True, False)
    assert house.preferences.skin.style.han is None
    page.words.setChecked(True)
    assert not any(button.isChecked() for button in page.writing.buttons)


def test_the_arrows_go_from_face_to_face(house: House) -> None:
    page = house.rooms.settings_page
    house.preferences.change(replace(house.preferences.settings, name="An"))
    house.rooms.open_settings()
    chosen = next(button for button in page.face.buttons if button.isChecked())
    chosen.setFocus()
    QTest.keyClick(chosen, Qt.Key.Key_Right)

    at = page.face.buttons.index(chosen)
    assert house.saved.face == at + 1
    assert house.window.focusWidget() is page.face.buttons[at + 1]


def test_a_custom_pace_is_read_and_a_bad_one_is_not(house: House) -> None:
    page = house.rooms.settings_page
    page.pace.setCurrentIndex(4)
    page.pace.activated.emit(4)
    page.custom_pace.setText("12+40")
    page.custom_pace.editingFinished.emit()
    assert house.preferences.settings.pace == "12+40"
    page.custom_pace.setText("soon")
    page.custom_pace.editingFinished.emit()

    assert house.preferences.settings.pace == "12+40"


def test_a_card_never_loses_all_its_writing(house: House) -> None:
    page = house.rooms.settings_page
    page.latin.setChecked(False)
    page.words.setChecked(False)
    page.han.setCurrentIndex(3)
    page.han.activated.emit(3)
    settings = house.preferences.settings

    assert settings.han is not None or settings.latin or settings.words


def test_an_own_palette_is_judged_while_it_is_made(house: House) -> None:
    page = house.rooms.settings_page
    house.rooms.open_settings()
    own = page.palette_choice.findData(USER_PALETTE)
    page.palette_choice.setCurrentIndex(own)
    page.palette_choice.activated.emit(own)
    assert house.preferences.settings.palette == "user"
    page.editor.exchange(Color.RED, Rgb(0x3C, 0x9F, 0x88), is_paper=True)
    palette = card_palette(house.preferences.settings)

    assert palette.papers[Color.RED] == palette.papers[Color.GREEN]
    assert "hard to tell apart" in verdict(palette)
    assert "hard to tell apart" in page.editor._verdict.text()


def test_the_settings_show_no_codes_of_colors_and_only_ones_own_palette_to_change(house: House) -> None:
    house.rooms.open_settings()
    page = house.rooms.settings_page
    assert page.editor.isHidden()
    page.palette_choice.setCurrentIndex(2)
    page.palette_choice.activated.emit(2)

    assert page.editor.isVisible()
    assert page.editor._verdict.text() == "✓ Everyone can tell these four colors apart."
    said = [button.text() for button in page.editor.findChildren(QPushButton)]
    assert set(said) == {"paper", "ink"}


def test_settings_pause_the_table_and_leave_it_as_it_was(house: House) -> None:
    house.rooms.play()
    assert house.rooms.table is not None
    table = house.rooms.table.bridge.table
    house.rooms.open_settings()
    assert table.is_paused
    focused_page_key(house, Qt.Key.Key_Escape)
    assert not table.is_paused
    assert house.window.pages.currentWidget() is house.rooms.table


def test_a_text_over_the_settings_does_not_start_the_clocks_or_stop_them_for_good(house: House) -> None:
    house.rooms.play()
    assert house.rooms.table is not None
    table = house.rooms.table.bridge.table
    house.rooms.open_settings()
    house.rooms.show_about()
    QTest.keyClick(house.rooms.overlay.text, Qt.Key.Key_Escape)
    assert table.is_paused
    focused_page_key(house, Qt.Key.Key_Escape)
    assert not table.is_paused


def test_every_button_has_words(house: House) -> None:
    house.rooms.open_settings()
    for button in house.window.findChildren(QPushButton):
        assert button.text() or not button.isVisible()


def test_the_table_in_words_opens_and_closes(house: House) -> None:
    house.rooms.play()
    focused_page_key(house, Qt.Key.Key_F6)
    assert house.rooms.overlay.isVisible()
    assert "Wall" in house.rooms.overlay.text.toPlainText()
    QTest.keyClick(house.rooms.overlay.text, Qt.Key.Key_Escape)
    assert not house.rooms.overlay.isVisible()


def test_f1_explains_the_rules_at_home_and_those_of_the_table_while_it_waits(house: House) -> None:
    help_page = house.rooms.rules.help_page
    focused_page_key(house, Qt.Key.Key_F1)
    assert house.window.pages.currentWidget() is help_page
    assert "Classic" in help_page.browser.toPlainText()
    assert house.window.focusWidget() is help_page.pages
    focused_page_key(house, Qt.Key.Key_Escape)
    assert house.window.pages.currentWidget() is house.window.home

    house.rooms.play()
    assert house.rooms.table is not None
    table = house.rooms.table.bridge.table
    focused_page_key(house, Qt.Key.Key_F1)
    assert house.window.pages.currentWidget() is help_page
    assert table.is_paused
    focused_page_key(house, Qt.Key.Key_F1)
    assert house.window.pages.currentWidget() is house.rooms.table
    assert not table.is_paused


def test_rules_saved_in_the_editor_are_those_of_the_next_match(house: House) -> None:
    house.rooms.rules.show_help()
    house.rooms.rules.help_page.edit.click()
    editor = house.window.pages.currentWidget()
    assert isinstance(editor, RulesEditor)
    editor._change(editor.draft.change("dead_wall", 9).change("name", "Ours"))
    editor.head.save.click()
    editor.head.done.click()
    assert house.window.pages.currentWidget() is house.rooms.rules.help_page
    focused_page_key(house, Qt.Key.Key_Escape)
    house.rooms.play()

    assert house.rooms.table is not None
    assert house.rooms.table.bridge.table.view.rules.dead_wall == 9
    assert house.saved.rules == "Ours"


def test_about_says_where_things_are_kept(house: House) -> None:
    house.rooms.show_about()

    assert "tusac" in house.rooms.overlay.text.toPlainText()


def test_a_text_to_read_shows_a_cursor_only_to_somebody_who_moves_it(house: House) -> None:
    house.rooms.show_about()
    text = house.rooms.overlay.text
    shown = Qt.TextInteractionFlag.TextSelectableByKeyboard
    assert not text.textInteractionFlags() & shown
    QTest.keyClick(text, Qt.Key.Key_A)
    assert not text.textInteractionFlags() & shown
    QTest.keyClick(text, Qt.Key.Key_Down)
    assert text.textInteractionFlags() & shown
    assert text.textCursor().blockNumber() == 1
    QTest.keyClick(text, Qt.Key.Key_Escape)
    house.rooms.show_about()
    assert not text.textInteractionFlags() & shown
    assert text.textCursor().position() == 0


@pytest.mark.parametrize("code", ["home", "settings", "help", "games"])
def test_a_page_is_laid_out_whole_before_a_larger_window_is_painted(house: House, code: str) -> None:
    house.window.resize(1024, 600)
    rooms = house.rooms
    {"settings": rooms.open_settings, "help": rooms.rules.show_help, "games": rooms.show_games}.get(
        code, rooms.go_home
    )()
    QTest.qWait(0)
    house.window.resize(1920, 1080)
    page = house.window.pages.currentWidget()
    parts = [part for part in page.findChildren(QWidget) if part.isVisible()]
    at_once = [part.geometry() for part in parts]
    for _ in range(5):
        QTest.qWait(0)

    assert [part.geometry() for part in parts] == at_once


def test_rules_that_cannot_be_had_are_told_in_a_line(house: House) -> None:
    house.preferences.change(Settings(rules="/nowhere/rules.toml"))
    house.rooms.play()

    assert house.rooms.table is None
    assert "/nowhere/rules.toml" in house.rooms.overlay.text.toPlainText()


def test_the_size_of_the_window_is_kept(house: House) -> None:
    house.window.resize(1100, 700)
    house.window.close()

    assert (house.saved.window_width, house.saved.window_height) == (1100, 700)


def test_the_window_opens_within_the_screen_and_goes_back_there(house: House) -> None:
    work, frame = house.window.screen().availableGeometry(), house.window.frameGeometry()
    assert work.contains(frame)
    house.window.move(300, 200)
    house.window._framed.timeout.emit()
    assert work.contains(house.window.frameGeometry())
    house.window.resize(work.width() + 400, work.height() + 200)
    house.window._framed.timeout.emit()

    assert house.window.width() == work.width() + 400, "the player's own size is left alone"


def press_larger(house: House) -> None:
    keyed = house.window.focusWidget() or house.window
    QTest.keyClick(keyed, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)


def test_ctrl_plus_makes_every_page_larger(house: House) -> None:
    press_larger(house)
    at_home = house.preferences.settings.scale_percent
    house.rooms.open_settings()
    press_larger(house)

    assert (at_home, house.preferences.settings.scale_percent) == (110, 120)
    assert house.rooms.settings_page.size_choice.value() == 120


def test_doors_are_as_high_as_the_page_has_room_for_whatever_was_told_first(house: House) -> None:
    home = house.window.home
    heights = []
    for height in (676, 500, 676):
        home.resize(1129, height)
        heights.append(home.host_button.sizeHint().height())
        home.fit(house.preferences.body_px)
        assert home.host_button.sizeHint().height() == heights[-1]
    assert heights[1] < heights[0]


def test_ctrl_plus_makes_the_table_larger(house: House) -> None:
    house.rooms.play()
    assert house.rooms.table is not None
    view, ctrl = house.rooms.table.view, Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(view, Qt.Key.Key_Plus, ctrl)
    QTest.keyClick(view, Qt.Key.Key_Plus, ctrl)
    assert house.saved.scale_percent == 120
    QTest.keyClick(view, Qt.Key.Key_Minus, ctrl)
    assert house.saved.scale_percent == 110
    QTest.keyClick(view, Qt.Key.Key_0, ctrl)
    assert house.saved.scale_percent == 100


def test_settings_seen_in_a_larger_window_leave_room_for_what_is_set_in_a_smaller_one(house: House) -> None:
    house.window.resize(1024, 600)
    house.rooms.open_settings()
    rest()
    before = house.rooms.settings_page.name.x()
    house.window.resize(3840, 2160)
    rest()
    house.window.resize(1024, 600)
    rest()

    assert house.rooms.settings_page.name.x() == before
