"""The end of a round and of a match on the screen.

Everything has its place, comes as a scene, and waits for a key.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.cards import Card
from engine.seats import Seat
from tests.support.scenes import skin, theme
from tests.support.tables import Drive, begin
from tusac_qt.model.geometry import Rect
from tusac_qt.model.layout import table_layout
from tusac_qt.model.match_page import match_page
from tusac_qt.model.result_layout import ResultLayout, result_layout
from tusac_qt.model.result_page import ResultPage, SeatRow, SetShown, match_line, result_page
from tusac_qt.play.local_table import LocalTable
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.scene.result_items import text_height
from tusac_qt.windows.table.result import GUARD_S, ResultPanel
from tusac_qt.words.i18n import card_name
from tusac_qt.words.narration import Narrator

WINDOWS = ((700, 900), (800, 600), (1024, 600), (1280, 800), (1920, 1080), (3840, 2160))


FACES = (3, 1, 4, 2)


class Clock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Return the time it was set to."""
        return self.now


def finished(seed: int, *, rounds: int = 1) -> Drive:
    """Return a table whose first round is over."""
    drive = Drive(begin(seed, rounds=rounds))
    drive.settle()
    while drive.table.view.outcome is None:
        prompt = drive.table.prompt
        assert prompt is not None
        assert drive.table.act(prompt.number, prompt.proposed, drive.now)
        drive.settle()
    return drive


def won() -> Drive:
    """Return a table whose round somebody has won."""
    drives = (finished(seed) for seed in range(20))
    return next(drive for drive in drives if drive.table.view.offer is not None)


def narrator(drive: Drive) -> Narrator:
    return Narrator(drive.table.players, drive.table.seat, drive.table.card, card_name)


def crowded(seats: int) -> ResultPage:
    """Return a page with as much on it as there can be."""
    name = "Nguyễn Thị Mười Hai Chữ"
    why = "15 points at 12 each, 180, 180 more for the Kong that won, less 96 for the Kongs on the table"
    rows = [
        SeatRow(Seat(place), place, name, place, is_winner=False, amount=-84, paid="−84", why=why, cards=(Card.rX,) * 20, hidden=0)
        for place in range(seats - 1)
    ]  # fmt: skip
    rows.append(
        SeatRow(Seat(seats - 1), seats - 1, name, 5, is_winner=True, amount=420, paid="+420", why="", cards=(), hidden=0)
    )  # fmt: skip
    sets = (SetShown((Card.gC, Card.gC), 0, 0), *(SetShown((Card.rX,), None, 1) for _ in range(19)))
    match = "After round 12 of 20: " + " · ".join(f"{name} −84" for _ in range(seats))
    line = f"{name} wins with 15 points, on the yellow Elephant {name} discarded"
    return ResultPage("Tới!", line, sets, "Total: 15 points", tuple(rows), match, "")


def places(layout: ResultLayout) -> Iterator[Rect]:
    yield from (layout.title, layout.line, *layout.points, layout.match)
    yield from (card for cards in layout.sets for card in cards)
    for row in layout.rows:
        yield from (row.face, row.name, row.paid, row.why, *row.cards)


@pytest.mark.parametrize("scale", [1.0, 1.4])
@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nothing_overlaps_or_is_cut_off_in_any_window(
    qtbot: QtBot, window: tuple[int, int], seats: int, scale: float
) -> None:
    del qtbot
    width, height = window
    sizes = table_layout(seats, width, height, scale).text
    page = crowded(seats)
    layout = result_layout(page, width, height, sizes, text_height)
    whole = Rect(0, 0, layout.width, max(height, layout.height))
    found = list(places(layout))

    assert all(whole.contains(place) for place in found)
    assert not [pair for pair in combinations(found, 2) if pair[0].overlaps(pair[1], slack=0.5)]
    for row, lies in zip(page.rows, layout.rows, strict=True):
        assert text_height(row.why, sizes.body, lies.why.w) <= lies.why.h + 1 or not row.why
        assert text_height(row.name, sizes.name, lies.name.w) <= lies.name.h + 1


@pytest.mark.parametrize(("window", "seats"), [((1280, 690), 6), ((1024, 498), 5), ((1024, 498), 4)], ids=str)
def test_the_usual_end_of_a_round_is_seen_whole_above_the_notes_and_buttons(
    qtbot: QtBot, window: tuple[int, int], seats: int
) -> None:
    del qtbot
    rows = [replace(row, name="Bình", why="17 points", cards=row.cards[:14]) for row in crowded(seats).rows]
    rows[-1] = replace(rows[-1], why="", cards=())
    sets = tuple(SetShown((Card.rX,) * 3, None, 3) for _ in range(7))
    page = replace(crowded(seats), line="Bình wins with 21 points", sets=sets, rows=tuple(rows), match="")
    sizes = table_layout(seats, window[0], round(window[1] / 0.85)).text

    assert result_layout(page, *window, sizes, text_height).height <= window[1]


def test_larger_text_makes_the_sets_that_won_no_smaller_while_title_and_faces_can_give_way(
    qtbot: QtBot,
) -> None:
    del qtbot
    rows = [replace(row, name="Bình", why="17 points", cards=row.cards[:14]) for row in crowded(4).rows]
    sets = tuple(SetShown((Card.rX,) * 3, None, 3) for _ in range(7))
    page = replace(crowded(4), line="Bình wins with 21 points", sets=sets, rows=tuple(rows), match="")
    usual, large = (
        result_layout(page, 1280, 710, table_layout(4, 1280, 800, scale).text, text_height)
        for scale in (1.0, 1.3)
    )

    assert large.sets[0][0].w >= usual.sets[0][0].w


def test_the_page_shows_every_hand_and_marks_the_winning_card() -> None:
    drive = won()
    table = drive.table
    page = result_page(table, narrator(drive), FACES)
    outcome, offer = table.view.outcome, table.view.offer
    assert page is not None
    assert outcome is not None
    assert outcome.winning is not None
    assert offer is not None

    marked = [shown.cards[shown.winning] for shown in page.sets if shown.winning is not None]
    assert marked == [offer.card]
    assert sum(shown.points for shown in page.sets) == outcome.winning.points
    assert [row.is_winner for row in page.rows] == [False, False, False, True]
    for row in page.rows[:-1]:
        assert len(row.cards) == table.view.concealed[row.seat]
        assert row.hidden == 0
        assert row.amount == outcome.payments[row.seat]
    assert all(row.name in page.spoken for row in page.rows)


def test_the_round_is_counted_from_the_first_of_the_match_whoever_has_come_or_gone_since(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = finished(1, rounds=3).table
    assert match_line(table).startswith("After round 1 of 3: ")

    in_new_company = replace(table.match, round_number=3)
    assert len(in_new_company.outcomes) == 1
    monkeypatch.setattr(LocalTable, "match", in_new_company)
    assert match_line(table).startswith("After round 2 of 3: ")


def test_hands_of_others_are_not_seen_before_the_end() -> None:
    drive = Drive(begin(1))
    drive.settle()

    assert set(drive.table.shown_hand(Seat(1))) == {None}
    assert None not in drive.table.shown_hand(drive.table.seat)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    return window


def panel_of(window: QWidget, clock: Clock, drive: Drive, factor: float) -> ResultPanel:
    panel = ResultPanel(theme(), skin(), window, lambda: FACES, clock)
    panel.place(table_layout(4, 1280, 800))
    panel.show_outcome(drive.table, narrator(drive), tip=False)
    panel.play(QPixmap(1280, 800), Rect(600, 200, 80, 250), factor)
    return panel


def test_the_scene_can_be_cut_short_but_not_by_the_key_that_ended_the_round(
    window: QWidget, clock: Clock
) -> None:
    panel = panel_of(window, clock, won(), 1.0)
    pressed: list[bool] = []
    panel.next_wanted.connect(lambda: pressed.append(True))
    clock.now = 0.5 * GUARD_S
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert panel.stage.animator.is_running
    clock.now = GUARD_S
    QTest.keyClick(panel, Qt.Key.Key_Space)
    assert not panel.stage.animator.is_running
    assert not pressed
    assert panel.next_button.hasFocus() or panel.focusWidget() is panel.next_button
    QTest.keyClick(panel.next_button, Qt.Key.Key_Tab)
    assert panel.focusWidget() is panel.home_button
    QTest.keyClick(panel.home_button, Qt.Key.Key_Tab)
    assert panel.focusWidget() is panel.picture_button
    QTest.keyClick(panel.picture_button, Qt.Key.Key_Tab)
    QTest.keyClick(panel.next_button, Qt.Key.Key_Return)
    assert not pressed, "the same Enter, pressed on and on"
    clock.now = 2 * GUARD_S
    QTest.keyClick(panel.next_button, Qt.Key.Key_Return)

    assert pressed


def test_escape_leads_home_but_not_the_one_that_was_pressed_for_the_round(
    window: QWidget, clock: Clock
) -> None:
    panel = panel_of(window, clock, won(), 0.0)
    left: list[bool] = []
    panel.home_wanted.connect(lambda: left.append(True))
    QTest.keyClick(panel.next_button, Qt.Key.Key_Escape)
    assert not left
    clock.now = 2 * GUARD_S
    QTest.keyClick(panel.next_button, Qt.Key.Key_Escape)

    assert left


def test_the_scene_tells_what_comes_and_ends_as_the_page_that_is_shown_without_motion(
    window: QWidget, clock: Clock
) -> None:
    drive = won()
    panel = panel_of(window, clock, drive, 1.0)
    cues: list[Cue] = []
    panel.stage.animator.cued.connect(cues.append)
    while panel.stage.animator.is_running:
        clock.now += 0.1
        panel.stage.animator.tick()
    assert 2.0 <= clock.now <= 4.0
    names = [cue.name for cue in cues]
    page = panel.stage.page
    assert page is not None
    assert names.count(CueName.SET) == len(page.sets)
    assert names.index(CueName.SET) < names.index(CueName.TURN) < names.index(CueName.COIN)
    still = panel_of(window, clock, drive, 0.0)
    assert not still.stage.animator.is_running

    assert panel.stage.grab().toImage() == still.stage.grab().toImage()


def test_the_match_page_of_a_company_that_came_late_says_where_its_curves_begin(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drive = Drive(begin(1, rounds=4))
    drive.play()
    whole, last = drive.table.match, drive.table.match.outcomes[-1]
    assert match_page(drive.table, FACES).note == ""
    monkeypatch.setattr(LocalTable, "match", replace(whole, outcomes=(last,)))
    page = match_page(drive.table, FACES)

    assert page.first_round == 4
    assert "start at round 4" in page.note
    assert page.note in page.spoken
    assert page.has_curves
    for standing in page.standings:
        assert standing.course == (standing.tally - last.payments[standing.seat], standing.tally)


def test_the_match_page_has_places_courses_and_the_best_hand() -> None:
    drive = Drive(begin(1, rounds=4))
    drive.play()
    match, page = drive.table.match, match_page(drive.table, FACES)

    assert [standing.tally for standing in page.standings] == sorted(match.tally, reverse=True)
    for standing in page.standings:
        assert standing.course[0] == 0
        assert standing.course[-1] == standing.tally == match.tally[standing.seat]
        assert len(standing.course) == 5
    points = [outcome.winning.points for outcome in match.outcomes if outcome.winning is not None]
    assert (page.best is None) == (not points)
    if page.best is not None:
        assert f"{max(points)} points" in page.best.text
