"""The log in the window: a drawer beside the table or over its left wing, for eyes, keys and screen readers."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget
from pytestqt.qtbot import QtBot

from tests.support.scenes import PLAIN, SWIFT, Seated, theme
from tests.support.tables import begin
from tusac_qt.model.geometry import Rect
from tusac_qt.model.log_lines import LogKind, LogLine
from tusac_qt.scene.items import CardSprite, RowRing
from tusac_qt.scene.painted import Placed
from tusac_qt.scene.style_sheet import style_sheet
from tusac_qt.windows.table.drawer import LogDrawer
from tusac_qt.windows.table.log_rows import LINE
from tusac_qt.words.languages import languages
from tusac_qt.words.translation import Translators


def rows(drawer: LogDrawer) -> QListWidget:
    found = drawer.findChild(QListWidget)
    assert isinstance(found, QListWidget)
    return found


def line_of(drawer: LogDrawer, row: int) -> LogLine:
    line = rows(drawer).item(row).data(LINE)
    assert isinstance(line, LogLine)
    return line


def reading(qtbot: QtBot, size: tuple[int, int] = (1280, 800), calls: int = 3) -> Seated:
    """Return a player who has opened the log after some calls."""
    seated = Seated(qtbot, begin(4, pace=SWIFT), size=size)
    drawer = seated.page.drawer
    for _ in seated.prompts():
        kinds = [line_of(drawer, row).kind for row in range(rows(drawer).count())]
        if kinds.count(LogKind.CALL) >= calls:
            break
        seated.do_proposed()
    seated.press(Qt.Key.Key_L)
    return seated


def rings(seated: Seated) -> list[QRectF]:
    return [
        item.sceneBoundingRect()
        for item in seated.page.scene.items()
        if isinstance(item, RowRing) and item.isVisible()
    ]


def test_the_table_is_laid_out_beside_the_log_and_no_answer_moves(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    page = seated.page
    before = [item.place() for item in page.scene.answers]
    seated.press(Qt.Key.Key_L)
    drawer, scene = page.drawer, page.scene

    assert (drawer.x(), drawer.y(), drawer.height()) == (0, 0, 800)
    assert [item.place() for item in scene.answers] == before
    over = Rect(0, 0, drawer.width(), drawer.height())
    shown: list[Placed | CardSprite] = [*scene.answers, *scene.plaques, *scene.faces, scene.caption]
    shown += scene.cards.hand_sprites()
    assert not [item for item in shown if item.isVisible() and over.overlaps(item.place())]
    seated.press_focused(Qt.Key.Key_Escape)
    assert not drawer.isVisible()
    assert scene.layout is not None
    assert scene.layout.left == 0


def test_a_press_on_a_line_rings_its_cards_where_they_lie(qtbot: QtBot) -> None:
    seated = reading(qtbot)
    drawer, scene = seated.page.drawer, seated.page.scene
    lines = rows(drawer)
    call = max(row for row in range(lines.count()) if line_of(drawer, row).kind is LogKind.CALL)
    lines.scrollToItem(lines.item(call))
    point = lines.visualItemRect(lines.item(call)).center()
    QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=point)

    cards = line_of(drawer, call).cards
    (ring,) = rings(seated)
    laid = [sprite for place in range(4) for sprite in scene.cards.meld_sprites(place)]
    ringed = [sprite.card for sprite in laid if ring.contains(QRectF(sprite.x(), sprite.y(), 1, 1))]
    assert sorted(card for card in ringed if card is not None) == sorted(cards)
    seated.press_focused(Qt.Key.Key_Escape)
    assert not rings(seated)


def test_keys_go_along_the_lines_and_enter_shows_the_cards_of_the_one_they_are_on(qtbot: QtBot) -> None:
    seated = reading(qtbot)
    drawer = seated.page.drawer
    lines = rows(drawer)
    told: list[str] = []
    seated.page.drawer.pointed.connect(lambda line: told.append(line.spoken))
    while line_of(drawer, lines.currentRow()).kind is not LogKind.CALL:
        seated.press_focused(Qt.Key.Key_Up)
    before = seated.bridge.table.view
    seated.press_focused(Qt.Key.Key_Return)

    assert told == [line_of(drawer, lines.currentRow()).spoken]
    assert rings(seated)
    assert seated.bridge.table.view == before, "nothing was played"
    spoken = lines.currentItem().data(Qt.ItemDataRole.AccessibleTextRole)
    assert line_of(drawer, lines.currentRow()).name in spoken or "You" in spoken


def test_only_calls_are_seen_where_that_is_chosen_and_who_reads_is_told_of_new_lines(qtbot: QtBot) -> None:
    seated = reading(qtbot)
    page, drawer = seated.page, seated.page.drawer
    lines = rows(drawer)
    every, calls, chat = drawer.filters
    assert chat.isHidden(), "nobody is there to talk to"
    calls.click()
    seen = {line_of(drawer, row).kind for row in range(lines.count()) if not lines.item(row).isHidden()}
    assert seen == {LogKind.CALL}
    every.click()
    for number in range(30):
        page.warn(f"Line {number}.", is_of_disk=False)
    assert not drawer.news.isVisible(), "the end is in sight"

    lines.scrollToTop()
    for number in range(3):
        page.warn(f"Another line {number}.", is_of_disk=False)
    assert lines.verticalScrollBar().value() == 0
    assert drawer.news.text() == "3 new ↓"
    drawer.news.click()
    bar = lines.verticalScrollBar()
    assert bar.value() == bar.maximum()
    assert not drawer.news.isVisible()


def test_a_very_long_log_keeps_its_end_and_writes_what_became_of_a_card_into_its_line(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    drawer = seated.page.drawer
    card = LogLine(LogKind.CARD, "Lan draws red Horse.", 1, words="red Horse")
    for number in range(600):
        drawer.add(
            replace(card, spoken=f"Line {number}.") if number == 400 else LogLine(LogKind.NEWS, "–", 1)
        )
    drawer.amend(replace(card, spoken="Line 400. Nobody takes it.", note="nobody wanted it"))

    assert len(drawer.lines()) == 500
    assert [line for line in drawer.lines() if line != "–"] == ["Line 400. Nobody takes it."]


def test_a_card_that_is_pressed_closes_a_log_that_lies_over_the_table(qtbot: QtBot) -> None:
    for size, is_closed in (((1024, 600), True), ((1280, 800), False)):
        seated = reading(qtbot, size, calls=0)
        sprite = max(seated.page.scene.cards.hand_sprites(), key=lambda sprite: sprite.x())
        seated.click(*sprite.place().center)
        assert seated.page.drawer.isHidden() is is_closed


def test_with_motion_the_drawer_slides_in_and_stands_still_at_the_edge(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT), replace(PLAIN, flight_percent=100))
    seated.wait()
    drawer, animator = seated.page.drawer, seated.page.animator
    animator.finish()
    seated.page.drawer.toggle()
    assert drawer.x() < 0
    animator.finish()
    assert drawer.x() == 0
    seated.page.drawer.toggle()
    animator.finish()


def test_the_log_opens_over_the_left_wing_hides_no_hand_or_answer_and_says_how_it_is_closed(
    qtbot: QtBot,
) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT), size=(1024, 600))
    seated.wait()
    seated.press(Qt.Key.Key_L)
    page, drawer = seated.page, seated.page.drawer
    scene = page.scene

    assert drawer.isVisible()
    assert any(line.startswith("Round 1.") for line in drawer.lines()[:2])
    over = QRectF(drawer.geometry())
    kept = [*scene.answers, *scene.controls, scene.caption, *scene.plaques[1:3], *scene.faces[1:3]]
    sprites = [*scene.cards.hand_sprites(), *scene.cards.meld_sprites(1)]
    assert not [
        item for item in (*kept, *sprites) if item.isVisible() and over.intersects(item.sceneBoundingRect())
    ]
    assert drawer.close_button.isVisible()
    assert drawer.close_button.accessibleName() == "Close the log"
    assert min(drawer.close_button.width(), drawer.close_button.height()) >= 30
    QTest.mouseClick(drawer.close_button, Qt.MouseButton.LeftButton)
    assert not drawer.isVisible()
    assert page.view.hasFocus()


def test_the_end_of_the_log_stays_in_view_when_its_lines_break_otherwise(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT), size=(1024, 600))
    seated.wait()
    drawer = seated.page.drawer
    for number in range(20):
        seated.page.warn(f"Line {number}, long enough to need more than one row.", is_of_disk=False)
    seated.press(Qt.Key.Key_L)
    lines = rows(drawer)
    bar = lines.verticalScrollBar()
    before = bar.maximum()
    assert bar.value() == before

    seated.page.scale_by(3)
    qtbot.waitUntil(lambda: bar.maximum() > before)
    assert bar.value() == bar.maximum()

    lines.scrollToTop()
    before = bar.maximum()
    seated.page.scale_by(3)
    qtbot.waitUntil(lambda: bar.maximum() > before)
    assert bar.value() == 0


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_L, Qt.Key.Key_Space])
def test_the_log_is_closed_by_keys_from_its_button_that_tab_reaches(qtbot: QtBot, key: Qt.Key) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    seated.press(Qt.Key.Key_L)
    drawer = seated.page.drawer
    for _ in range(4):
        if drawer.close_button.hasFocus():
            break
        seated.press_focused(Qt.Key.Key_Tab)
    assert drawer.close_button.hasFocus()
    seated.press_focused(key)

    assert not drawer.isVisible()
    assert seated.page.view.hasFocus()


def test_the_keys_of_the_table_work_while_the_log_has_the_keyboard(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    page = seated.page
    seated.press(Qt.Key.Key_L)
    seated.press_focused(Qt.Key.Key_H)
    assert page.display.side.hint is not None
    seated.press_focused(Qt.Key.Key_Right)
    seated.press_focused(Qt.Key.Key_Return)

    assert page.display.selected is not None
    assert page.drawer.isVisible()


def test_escape_at_the_table_closes_the_log_before_it_opens_the_menu(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    page = seated.page
    asked: list[None] = []
    page.menu_wanted.connect(lambda: asked.append(None))
    seated.press(Qt.Key.Key_L)
    seated.press(Qt.Key.Key_Escape)
    assert not page.drawer.isVisible()
    assert not asked
    seated.press(Qt.Key.Key_Escape)

    assert asked


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize(("size", "scale"), [((1024, 600), 200), ((1024, 640), 100), ((1280, 800), 100)])
def test_the_head_of_the_log_is_read_whole_in_every_language(
    qtbot: QtBot, qapp: QApplication, code: str, size: tuple[int, int], scale: int
) -> None:
    translators = Translators(qapp)
    assert translators.use(code)
    try:
        seated = Seated(qtbot, begin(4, pace=SWIFT), replace(PLAIN, scale_percent=scale), size=size)
        qapp.setStyleSheet(style_sheet(theme(), round(13 * scale / 100)))
        seated.press(Qt.Key.Key_L)
        qtbot.wait(0)
        drawer = seated.page.drawer
        seated.page.lay_out()
        qtbot.wait(0)
        whole = drawer.rect()
        for part in (drawer._title, *(button for button in drawer.filters if button.isVisible())):
            assert part.width() >= part.sizeHint().width(), part.text()
            assert whole.contains(part.rect().translated(part.mapTo(drawer, part.rect().topLeft())))
        assert len({button.y() for button in drawer.filters if button.isVisible()}) == 1
    finally:
        qapp.setStyleSheet("")
        translators.use("en")
