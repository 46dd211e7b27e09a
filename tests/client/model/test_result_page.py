"""The end of a round and of a match on the screen.

Everything has its place, comes as a scene, and waits for a key.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
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
from tusac_qt.model.win_layout import win_layout
from tusac_qt.play.local_table import LocalTable
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.scene.result_items import text_height
from tusac_qt.scene.win_light import BackdropItem, LeafItem
from tusac_qt.scene.win_moment import STILL_S, moment_words
from tusac_qt.windows.table.result import GUARD_S, ResultPanel
from tusac_qt.words.i18n import card_name
from tusac_qt.words.narration import Narrator
from tusac_qt.words.translation import speaking

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


def table_seen() -> QPixmap:
    """Return a picture of what a result covers."""
    seen = QPixmap(1280, 800)
    seen.fill(theme().felt)
    return seen


def panel_of(window: QWidget, clock: Clock, drive: Drive, factor: float) -> ResultPanel:
    panel = ResultPanel(theme(), skin(), window, lambda: FACES, clock)
    panel.place(table_layout(4, 1280, 800))
    panel.show_outcome(drive.table, narrator(drive), tip=False)
    panel.play(table_seen() if factor else QPixmap(), Rect(600, 200, 80, 250), factor)
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
    assert 3.0 <= clock.now <= 8.0
    names = [cue.name for cue in cues]
    page = panel.stage.page
    assert page is not None
    assert names.count(CueName.SET) == len(page.sets)
    told = (CueName.STRIKE, CueName.WIN, CueName.SET, CueName.TURN, CueName.COIN)
    first = [names.index(name) for name in told]
    assert first == sorted(first)
    assert panel.moment.isHidden()
    still = panel_of(window, clock, drive, 0.0)
    assert not still.stage.animator.is_running

    assert panel.stage.grab().toImage() == still.stage.grab().toImage()


def test_where_nothing_may_move_a_win_is_one_still_picture_for_a_while(window: QWidget, clock: Clock) -> None:
    panel = panel_of(window, clock, won(), 0.0)
    assert panel.moment.isHidden()
    panel.play(table_seen(), None, 0.0)
    assert panel.moment.isVisible()
    before = panel.moment.grab().toImage()
    clock.now = STILL_S - 0.01
    panel.stage.animator.tick()
    assert panel.moment.grab().toImage() == before
    clock.now = STILL_S
    panel.stage.animator.tick()
    assert panel.moment.isHidden()
    assert panel.next_button.isVisible()


def test_where_nothing_may_move_a_round_without_a_winner_has_its_buttons_at_once(
    window: QWidget, clock: Clock
) -> None:
    panel = panel_of(window, clock, won(), 0.0)
    panel.show_void("Somebody left.")
    panel.play(table_seen(), None, 0.0)

    assert not panel.stage.animator.is_running
    assert panel.focusWidget() is panel.next_button


def brightness(image: QImage) -> float:
    """Return the mean light beside the struck card, where nothing is written."""
    seen = [image.pixelColor(x, y) for x in range(515, 555, 2) for y in range(160, 260, 2)]
    return sum(color.red() + color.green() + color.blue() for color in seen) / len(seen)


def test_the_win_of_another_has_weaker_light_and_no_gold_leaf(window: QWidget, clock: Clock) -> None:
    light = {}
    for is_own in (True, False):
        clock.now = 0.0
        panel = panel_of(window, clock, won(), 0.0)
        page = panel.stage.page
        assert page is not None
        assert page.win is not None
        moment = panel.moment.open(page, replace(page.win, is_own=is_own, face=1), skin())
        panel.moment.begin(moment.still(table_seen(), None, table_layout(4, 1280, 800).text))
        found = panel.moment.scene().items()
        assert any(isinstance(item, LeafItem) for item in found) is is_own
        light[is_own] = brightness(panel.moment.grab().toImage())
        panel.moment.close_moment()
    assert light[True] > 1.15 * light[False]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("place", [QRectF(0, 0, 30, 20), QRectF(10, 5, 40, 20), QRectF(30, 10, 50, 30)])
def test_table_and_light_share_the_window_without_a_seam(ratio: float, place: QRectF) -> None:
    table, light = (QPixmap((size * ratio).toSize()) for size in (QSizeF(80, 40), place.size()))
    table.fill(QColor("green"))
    light.fill(QColor("red"))
    for picture in (table, light):
        picture.setDevicePixelRatio(ratio)
    backdrop = BackdropItem(table, place)
    backdrop.show_light(light)
    image = QImage(table.size(), QImage.Format.Format_RGB32)
    image.fill(QColor("blue"))
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    backdrop.draw(painter)
    painter.end()

    lit = QRect((place.topLeft() * ratio).toPoint(), light.size())
    for x in range(image.width()):
        for y in range(image.height()):
            wanted = "#ff0000" if lit.contains(x, y) else "#008000"
            assert image.pixelColor(x, y).name() == wanted, (x, y)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("counts", [(3,) * 7, (1,) * 4 + (2,) * 8, (4, 4, 4, 4, 5), (21,)], ids=str)
def test_in_the_moment_of_a_win_nothing_overlaps_and_the_words_have_room(
    qtbot: QtBot, window: tuple[int, int], scale: float, counts: tuple[int, ...]
) -> None:
    del qtbot
    width, height = window
    sizes = table_layout(4, width, height, scale).text
    places = win_layout(counts, width, height, sizes.name)
    cards = [card for laid in places.sets for card in laid]
    apart = [places.call, places.card, places.face, places.words, places.total, *cards, *places.points]

    assert all(Rect(0, 0, width, height).contains(place) for place in apart)
    assert not [pair for pair in combinations(apart, 2) if pair[0].overlaps(pair[1], slack=0.5)]


@pytest.mark.parametrize("code", ["en", "vi", "fr", "ja", "zh_CN", "zh_TW"])
def test_who_wins_and_on_what_has_room_beside_the_face_in_every_language(qtbot: QtBot, code: str) -> None:
    del qtbot
    drive = won()
    with speaking(code):
        page = result_page(drive.table, narrator(drive), FACES)
        assert page is not None
        assert page.win is not None
        win = replace(page.win, title=page.win.title.replace("Hoa", "Nguyễn Thị Minh Khai"))
        for (width, height), scale in product(WINDOWS, (1.0, 2.0)):
            sizes = table_layout(4, width, height, scale).text
            room = win_layout((3,) * 7, width, height, sizes.name).words
            upper, lower = moment_words(win, room, sizes)
            assert upper.place().y >= room.y - 1, (width, height, scale)
            assert lower.place().bottom <= room.bottom + 1, (width, height, scale)


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
