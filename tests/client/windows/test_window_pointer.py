"""Pointer, clock and menus at the table's page.

Hovering, long presses, previews, time running out, answers beforehand.
"""

import time
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from engine.actions import Claim
from engine.cards import Card
from net.pace import Pace
from tests.support.crowded import crowded_table
from tests.support.scenes import PLAIN, SWIFT, Seated, fast_clock
from tests.support.tables import begin, header
from tusac_qt.choices.settings import Settings
from tusac_qt.model.display import Focus, Zone
from tusac_qt.model.picks import Picks
from tusac_qt.model.tray import Light
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.hand_order import in_order
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.suggestions import Suggestions
from tusac_qt.scene.animator import Motion
from tusac_qt.scene.items import CardSprite
from tusac_qt.scene.scene import Hit
from tusac_qt.windows.table.auto_menu import build_auto_menu
from tusac_qt.words.glossary import explain
from tusac_qt.words.i18n import marked_card, piece_mark

WHAT_A_PONG_DOES = (
    "Pong with ▲\u00a0red Horse\u00a0×2 – leaves 1 junk card; waiting for ■\u00a0yellow Chariot"
)
LONG_NOTES = (
    WHAT_A_PONG_DOES,
    "Pong avec ▲\u00a0Cheval rouge\u00a0×2 – laisse 1 carte isolée ; attend ■\u00a0Char jaune",
    "Phỗng với ▲\u00a0Ngựa đỏ\u00a0×2 – còn 1 lá rác; chờ ■\u00a0Xe vàng",
)
SOLDIERS = "gS rS wS yX yX gA rC rC wY wY wY gB gB gX gY gZ wB"
NO_BUTTON = Qt.KeyboardModifier.NoModifier


def large_card(seated: Seated) -> Card | None:
    """Return the card that is shown large, if one is."""
    found = [
        item for item in seated.page.scene.items() if isinstance(item, CardSprite) and item.zValue() >= 80
    ]
    return found[0].card if found and found[0].isVisible() else None


def hover(seated: Seated, x: float, y: float) -> None:
    point = seated.page.view.mapFromScene(x, y)
    for step in (QPoint(3, 3), QPoint(0, 0)):  # a pointer that does not move tells nothing
        QTest.mouseMove(seated.page.view.viewport(), point + step)
        QApplication.processEvents()


def answered(qtbot: QtBot) -> Seated:
    """Return a seat at a full table where a Pong may be answered."""
    return Seated(qtbot, crowded_table(4), replace(PLAIN, suggestions=Suggestions.NEVER))


def test_resting_on_a_small_card_shows_it_large(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    hover(seated, *seated.page.scene.cards.discard_sprites(3)[1].place().center)
    qtbot.waitUntil(lambda: large_card(seated) is Card.yY)
    hover(seated, 500, 18)
    qtbot.waitUntil(lambda: large_card(seated) is None)


def test_resting_on_a_button_says_what_it_does(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    bubble = seated.page.scene.bubble
    hover(seated, *seated.page.scene.answers[2].place().center)
    qtbot.waitUntil(bubble.isVisible)
    assert str(bubble.content).startswith(
        f"{explain('pong')}\n{WHAT_A_PONG_DOES.split(' – ', maxsplit=1)[0]}"
    )
    hover(seated, *seated.page.scene.answers[5].place().center)
    why = "With these rules this card never makes that set."
    qtbot.waitUntil(lambda: bubble.isVisible() and bubble.content == why)


def test_of_a_button_just_pressed_nothing_is_said_until_the_pointer_moves_on(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    view, (x, y) = seated.page.view, seated.page.scene.answers[2].place().center
    hover(seated, x, y)
    with qtbot.assertNotEmitted(view.rested, wait=600):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, view.mapFromScene(x, y))

    with qtbot.waitSignal(view.rested):
        hover(seated, *seated.page.scene.answers[5].place().center)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("text", LONG_NOTES)
def test_the_words_over_an_answer_cover_no_other_no_name_no_sentence_and_no_card_in_question(
    qtbot: QtBot, size: tuple[int, int], text: str
) -> None:
    seated = Seated(qtbot, crowded_table(4), replace(PLAIN, suggestions=Suggestions.NEVER), size=size)
    scene, layout = seated.page.scene, seated.page.scene.layout
    assert layout is not None
    seated.page.grab()  # the sentence knows its place once it is painted
    sentence = scene.caption.written
    assert sentence is not None
    kept = [*(plaque.place() for plaque in scene.plaques), layout.tray, sentence]
    kept.append(scene.cards.offer_place(layout))
    for place in range(8):
        scene.show_note(text, Zone.TRAY, place)
        assert scene.bubble.isVisible()
        assert [one for one in kept if scene.bubble.place().overlaps(one)] == [], place


def test_discard_lights_up_with_the_card_that_is_pressed_and_goes_out_when_it_is_pressed_again(
    qtbot: QtBot,
) -> None:
    seated = Seated(qtbot, begin(1, pace=SWIFT))
    seated.wait()
    scene, page = seated.page.scene, seated.page
    last = page.display.hand[-1].cards[-1]
    assert scene.answers[3].content.light is not Light.POSSIBLE
    for is_lit in (True, False):
        qtbot.wait(20)
        place = scene.cards.hand_place(last.index)
        assert place is not None
        seated.click(*place.center)
        content = scene.answers[3].content
        assert (content.light is Light.POSSIBLE) is is_lit
        assert content.below == (piece_mark(last.card) if is_lit else "")


def test_a_question_mark_asks_about_what_the_pointer_is_on_if_that_was_used_last(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    said: list[str] = []
    seated.page.input.said.connect(said.append)
    seated.press(Qt.Key.Key_Right)
    hover(seated, *seated.page.scene.answers[5].place().center)
    seated.press(Qt.Key.Key_Question)
    assert seated.page.scene.bubble.isVisible()
    hover(seated, *seated.page.scene.cards.discard_sprites(3)[1].place().center)
    seated.press(Qt.Key.Key_Question)
    assert said[-1] == ("■\u00a0yellow Cannon: X, Y and Z of one color (Chariot, Cannon, Horse) make a Chow.")
    seated.press(Qt.Key.Key_Right)
    seated.press(Qt.Key.Key_Question)
    assert seated.page.scene.bubble.isVisible(), "the keys are on an answer"


def test_alt_shows_the_card_under_the_pointer_or_the_cursor(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    page = seated.page
    held = page.display.hand[0].cards[0]
    place = page.scene.cards.hand_place(held.index)
    assert place is not None
    hover(seated, *place.center)
    qtbot.wait(20)
    QTest.keyPress(page.view, Qt.Key.Key_Alt)
    assert large_card(seated) is held.card
    QTest.keyRelease(page.view, Qt.Key.Key_Alt)
    assert large_card(seated) is None

    hover(seated, 500, 18)
    qtbot.wait(20)
    page.input.picks = Picks(focus=Focus(Zone.HAND, 4))
    page.refresh()
    QTest.keyPress(page.view, Qt.Key.Key_Alt)
    assert large_card(seated) is [card for group in page.display.hand for card in group.cards][4].card
    QTest.keyRelease(page.view, Qt.Key.Key_Alt)


@pytest.mark.parametrize("way", ["long", "right"])
def test_a_long_press_or_the_other_button_explains_and_answers_nothing(qtbot: QtBot, way: str) -> None:
    seated = answered(qtbot)
    said: list[str] = []
    seated.page.input.noted.connect(said.append)
    view = seated.page.view
    point = view.mapFromScene(*seated.page.scene.answers[2].place().center)
    if way == "right":
        QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, NO_BUTTON, point)
    else:
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, point)
        qtbot.waitUntil(lambda: bool(said))
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, point)

    assert len(said) == 1
    assert WHAT_A_PONG_DOES.split(" – ", maxsplit=1)[0] in said[0]
    assert seated.bridge.table.prompt is not None


def test_a_player_is_explained_by_a_click_on_his_plaque(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    said: list[str] = []
    seated.page.input.said.connect(said.append)
    seated.click(*seated.page.scene.plaques[1].place().center)

    assert said[0].startswith("Minh. 21 cards. 14 points. Score 0. On the table: ▲\u00a0red Advisor\u00a0×3;")


def test_a_click_that_ends_elsewhere_is_none(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    view, scene = seated.page.view, seated.page.scene
    start = view.mapFromScene(*scene.answers[2].place().center)
    end = view.mapFromScene(*scene.answers[7].place().center)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, start)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, end)

    assert seated.bridge.table.prompt is not None


def test_a_press_that_began_before_its_place_was_lit_for_a_moment_answers_nothing(qtbot: QtBot) -> None:
    now = [0.0]
    seated = Seated(qtbot, crowded_table(4), clock=lambda: now[0])
    view, scene = seated.page.view, seated.page.scene
    prompt = seated.bridge.table.prompt
    assert prompt is not None
    at = view.mapFromScene(*scene.answers[7].place().center)
    for began, is_answered in ((0.1, False), (0.3, True)):
        now[0] = prompt.opened_at + began
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, at)
        now[0] += 0.5
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, at)
        assert (seated.bridge.table.prompt is None) is is_answered
        now[0] = prompt.opened_at


def test_the_wheel_with_ctrl_makes_everything_larger(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    view = seated.page.view

    def turn(by: int, keys: Qt.KeyboardModifier) -> None:
        event = QWheelEvent(
            QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, by), Qt.MouseButton.NoButton, keys,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(view.viewport(), event)

    turn(120, Qt.KeyboardModifier.ControlModifier)
    assert seated.page.settings.scale_percent == 110
    turn(-120, Qt.KeyboardModifier.ControlModifier)
    assert seated.page.settings.scale_percent == 100
    turn(120, NO_BUTTON)
    assert seated.page.settings.scale_percent == 100


def test_a_held_key_answers_once(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    view = seated.page.view
    for _ in range(3):
        repeated = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NO_BUTTON, "\r", True, 1)
        QApplication.sendEvent(view, repeated)

    assert len(seated.bridge.table.view.hand) == 21


def test_a_key_ends_every_flight_and_still_counts(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    page = seated.page
    moved: list[float] = []
    page.animator.start([Motion(moved.append, 60.0)])
    seated.press(Qt.Key.Key_P)

    assert moved[-1] == 1.0
    assert seated.bridge.table.prompt is None


def test_time_running_out_is_said_in_words_and_the_bar_shrinks(qtbot: QtBot) -> None:
    pace = Pace("slow", 0.0, 40.0, 40.0, 20.0, 0.0, gives_hints=False)
    now = [0.0]
    seated = Seated(qtbot, LocalTable.begin(header(1), pace=pace, now=0.0), clock=lambda: now[0])
    bar = seated.page.scene.timer
    now[0] = 10.0
    qtbot.waitUntil(lambda: 0 < bar._share < 0.9)
    now[0] = 20.0
    qtbot.waitUntil(lambda: bar._share < 0.6)
    now[0] = 45.0
    qtbot.waitUntil(lambda: bar._bank)
    now[0] = 58.0
    qtbot.waitUntil(lambda: "s left" in seated.page.scene.caption.content.tip)


def test_the_bar_is_not_seen_in_a_pause(qtbot: QtBot) -> None:
    pace = Pace("slow", 0.0, 400.0, 400.0, 0.0, 0.0, gives_hints=False)
    seated = Seated(qtbot, LocalTable.begin(header(1), pace=pace, now=fast_clock()))
    bar = seated.page.scene.timer
    qtbot.waitUntil(lambda: bar._share > 0)
    seated.bridge.set_paused(paused=True)
    assert not bar.isVisible()
    seated.bridge.set_paused(paused=False)

    assert bar.isVisible()


def claiming(qtbot: QtBot, settings: Settings = PLAIN) -> Seated:
    """Return a seat that may take a card in a real round."""
    seated = Seated(qtbot, begin(4, pace=SWIFT), settings)
    for _ in range(20):
        seated.wait()
        prompt = seated.bridge.table.prompt
        assert prompt is not None
        if isinstance(prompt.proposed, Claim):
            return seated
        seated.do_proposed()
    pytest.fail("no card could be taken")


def test_a_hint_on_a_claim_says_what_the_hard_computer_thinks_and_repeats_nothing(qtbot: QtBot) -> None:
    seated = claiming(qtbot)
    scene = seated.page.scene
    lines = scene.caption.content.lines
    seated.press(Qt.Key.Key_H)
    caption = scene.caption.content

    assert caption.tip.startswith("A master’s choice")
    assert "Pass: " in caption.tip
    assert caption.lines == lines
    assert not set(lines[0].split(". ")) & set(caption.tip.split(". "))
    assert not any("Hint" in line for line in scene.side.content.lines)
    seated.do_proposed()
    assert "The master" not in scene.caption.content.tip


def test_a_hint_is_not_covered_by_what_the_pointer_on_its_button_explains(qtbot: QtBot) -> None:
    seated = claiming(qtbot)
    page = seated.page
    hit = Hit(Zone.TOOLS, 0)
    page.input.hover(hit)
    assert page.scene.bubble.isVisible()
    seated.press(Qt.Key.Key_H)
    assert not page.scene.bubble.isVisible()
    page.input.hover(hit)
    assert not page.scene.bubble.isVisible()


def test_a_hint_on_a_claim_says_what_is_meant_where_the_table_does_not(qtbot: QtBot) -> None:
    seated = claiming(qtbot, replace(PLAIN, has_hints=False, suggestions=Suggestions.NEVER))
    seated.press(Qt.Key.Key_H)
    scene = seated.page.scene
    assert [item.content.tab for item in scene.answers].count("suggested") == 1
    (line,) = scene.side.content.lines

    assert line.startswith("Hint: ")
    assert scene.caption.content.tip.startswith(f"{line}. ")
    assert "A master’s choice" in scene.caption.content.tip


def test_a_click_on_a_tip_sends_it_away_for_good(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    page = seated.page
    assert "Choose a card" in page.scene.caption.content.tip
    kept: list[object] = []
    page.settings_changed.connect(kept.append)
    seated.click(*page.scene.caption.place().center)

    assert page.scene.caption.content.tip == ""
    assert page.settings.tips_seen
    assert kept


def texts(menu: QMenu) -> list[QAction]:
    return [action for action in menu.actions() if not action.isSeparator()]


def test_the_auto_menu_switches_every_answer(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    chosen: list[AutoAnswers] = []
    page = seated.page
    menu = build_auto_menu(page, AutoAnswers(), page.input._icon, chosen.append, may_stand_in=True)
    for action in texts(menu)[:5]:
        action.trigger()
    until = texts(menu)[5].menu()
    assert isinstance(until, QMenu)
    shades = texts(until)[1].menu()
    assert isinstance(shades, QMenu)
    texts(shades)[0].trigger()

    assert chosen == [
        AutoAnswers(passes_when_nothing=False),
        AutoAnswers(passes_round=True),
        AutoAnswers(passes_chow_and_pair=True),
        AutoAnswers(wins=True),
        AutoAnswers(stands_in=True),
        AutoAnswers(passes_until=Card.rA),
    ]
    assert not texts(menu)[6].isEnabled()
    assert [len(texts(entry.menu())) for entry in texts(until)] == [7, 7, 7, 7]


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_auto_menu_opened_by_a_key_shows_where_the_arrows_begin(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    seated.press(Qt.Key.Key_A)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    marked = menu.activeAction()
    menu.close()

    assert marked is not None
    assert marked.text() == "Pass when I can’t do anything"


def test_answers_given_beforehand_are_seen_and_cleared_by_a_key(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    page = seated.page
    seated.bridge.set_auto(AutoAnswers(passes_round=True))
    assert "passing" in page.scene.plaques[0].content.notes
    assert page.scene.tools[1].content.is_on
    seated.press(Qt.Key.Key_A)

    assert seated.bridge.table.auto == AutoAnswers()
    assert "passing" not in page.scene.plaques[0].content.notes


def test_a_way_is_chosen_with_the_mouse(qtbot: QtBot) -> None:
    seated = Seated(qtbot, crowded_table(4, hand=SOLDIERS, offer="yS", owner=3))
    page = seated.page
    seated.click(*page.scene.answers[4].place().center)
    image = page.grab().toImage()
    box = page.scene.variants.places()[1]
    colors = {image.pixelColor(round(box.x) + x, round(box.center[1])).rgb() for x in range(round(box.w))}
    assert len(colors) > 5
    seated.click(*box.center)

    assert seated.bridge.table.prompt is None


def test_a_new_pixel_ratio_draws_everything_anew(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    before = seated.page.scene.layout
    seated.page.scene.layout = None
    QApplication.sendEvent(seated.page, QEvent(QEvent.Type.DevicePixelRatioChange))

    assert seated.page.scene.layout == before


def test_the_clock_of_the_tests_is_fast() -> None:
    start, began = fast_clock(), time.monotonic()
    time.sleep(0.01)
    passed = time.monotonic() - began

    assert fast_clock() - start > 10 * passed


def test_resting_on_the_wall_and_the_side_panel_explains_their_words(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    scene = seated.page.scene
    hover(seated, *scene.wall.place().center)
    qtbot.waitUntil(scene.bubble.isVisible)
    assert str(scene.bubble.content).startswith(explain("wall"))
    assert "never drawn" in str(scene.bubble.content)
    hover(seated, *scene.side.place().center)
    qtbot.waitUntil(lambda: scene.bubble.content == explain("junk"))


def test_resting_on_a_card_of_the_hand_explains_its_letter_and_hides_neither_junk_nor_buttons(
    qtbot: QtBot,
) -> None:
    seated = answered(qtbot)
    scene = seated.page.scene
    held = in_order(seated.page.display.hand)
    for card in (held[0], held[-1]):
        place = scene.cards.hand_place(card.index)
        assert place is not None
        hover(seated, *place.center)
        qtbot.waitUntil(lambda card=card: str(scene.bubble.content).startswith(marked_card(card.card)))
        kept = (scene.side, *scene.answers)
        assert not any(scene.bubble.place().overlaps(item.place()) for item in kept)


def test_the_large_card_goes_away_when_the_card_under_the_pointer_does(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    scene = seated.page.scene
    small = scene.cards.discard_sprites(3)[1]
    hover(seated, *small.place().center)
    qtbot.waitUntil(lambda: large_card(seated) is small.card)
    small.hide()
    seated.page.view.look_again()

    assert large_card(seated) is None


def test_the_pointer_goes_through_the_large_card_to_what_lies_under_it(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    scene = seated.page.scene
    hover(seated, *scene.cards.discard_sprites(3)[1].place().center)
    qtbot.waitUntil(lambda: large_card(seated) is Card.yY)
    large = next(item for item in scene.items() if isinstance(item, CardSprite) and item.zValue() >= 80)
    hover(seated, *large.place().center)

    qtbot.waitUntil(lambda: large_card(seated) is not Card.yY)


@pytest.mark.parametrize("place", [1, 2, 3])
def test_the_large_card_covers_no_card_that_the_pointer_is_on(qtbot: QtBot, place: int) -> None:
    seated = answered(qtbot)
    scene = seated.page.scene
    for sprite in (scene.cards.discard_sprites(place)[0], scene.cards.meld_sprites(place)[-1]):
        with qtbot.waitSignal(seated.page.view.rested):
            hover(seated, *sprite.place().center)
        large = next(item for item in scene.items() if isinstance(item, CardSprite) and item.zValue() >= 80)

        assert not large.isVisible() or not large.place().overlaps(sprite.place())


def test_a_general_picked_for_the_discard_shows_a_dimmed_button_that_says_why(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(1, pace=SWIFT))
    seated.wait()
    scene = seated.page.scene
    general = next(held for group in seated.page.display.hand for held in group.cards if held.card.is_general)
    place = scene.cards.hand_place(general.index)
    assert place is not None
    seated.click(*place.center)
    assert scene.answers[3].content.light is Light.QUIET
    hover(seated, *scene.answers[3].place().center)
    qtbot.waitUntil(scene.bubble.isVisible)
    assert str(scene.bubble.content).endswith("You can’t discard a General.")
    seated.click(*scene.answers[3].place().center)

    assert general.index in {held.index for group in seated.page.display.hand for held in group.cards}


def test_a_hint_puts_a_ring_on_the_card_it_means_picks_nothing_and_says_why(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(1, pace=SWIFT), replace(PLAIN, suggestions=Suggestions.NEVER))
    seated.wait()
    page, prompt = seated.page, seated.bridge.table.prompt
    assert prompt is not None
    assert page.display.proposed is None
    seated.press(Qt.Key.Key_H)

    assert page.display.proposed == prompt.proposed
    assert page.display.selected is None
    content = page.scene.caption.content
    assert content is not None
    assert content.tip.endswith("nobody has discarded one yet.")
    seated.do_proposed()
    seated.wait()
    assert page.display.proposed is None, "a hint is for one question"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)])
def test_a_card_shown_large_lies_beside_the_pointer_and_covers_nothing_in_question(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    seated = Seated(qtbot, crowded_table(4), size=size)
    page, scene, layout = seated.page, seated.page.scene, seated.page.scene.layout
    assert layout is not None
    large = next(item for item in scene.items() if isinstance(item, CardSprite) and item.zValue() >= 80)
    shown = 0
    for seat in range(4):
        for small in (*scene.cards.meld_sprites(seat), *scene.cards.discard_sprites(seat)):
            page.preview.rest_on(Hit(card=small.card), QPointF(*small.place().center))
            if not large.isVisible():
                continue
            shown += 1
            place, kept = large.place(), [plaque.place() for plaque in scene.plaques]
            kept += [scene.cards.offer_place(layout), layout.hand, layout.tray]
            assert [one for one in kept if place.overlaps(one)] == [], (place, small.place())
            assert place.w <= 1.01 * layout.card[0]
            apart = (
                abs(place.center[0] - small.place().center[0]),
                abs(place.center[1] - small.place().center[1]),
            )
            assert apart[0] <= (place.w + small.place().w) / 2 + 14
            assert apart[1] <= place.h + small.place().h

    assert shown > 20
