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
from engine.rulesets import load
from net.pace import Pace
from tests.support.crowded import crowded_table
from tests.support.scenes import PLAIN, SWIFT, Seated, fast_clock
from tests.support.tables import begin, header
from tusac_qt.choices.settings import Settings
from tusac_qt.model.display import ChoiceKind, Focus, Zone
from tusac_qt.model.picks import Picks
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.hand_order import in_order
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import PromptKind
from tusac_qt.scene.animator import Motion
from tusac_qt.scene.items import CardSprite
from tusac_qt.scene.scene import Hit
from tusac_qt.windows.table.auto_menu import build_auto_menu
from tusac_qt.words.glossary import explain
from tusac_qt.words.i18n import marked_card

WHAT_A_PONG_DOES = (
    "Pong with ▲\u00a0red Horse\u00a0×2 – junk 2 → 1 after your discard; waits for ■\u00a0yellow Chariot"
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
    """Return a seat at a full table where a Pong may be answered; all eight answers are seen."""
    seated = Seated(qtbot, crowded_table(4))
    seated.press(Qt.Key.Key_Question)
    return seated


def test_resting_on_a_small_card_shows_it_large(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    hover(seated, *seated.page.scene.cards.discard_sprites(2)[1].place().center)
    qtbot.waitUntil(lambda: large_card(seated) is Card.yY)
    hover(seated, 1000, 100)
    qtbot.waitUntil(lambda: large_card(seated) is None)


def test_resting_on_a_button_says_what_it_does(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    bubble = seated.page.scene.bubble
    hover(seated, *seated.page.scene.buttons[2].place().center)
    qtbot.waitUntil(bubble.isVisible)
    assert bubble.content == f"{explain('pong')}\n{WHAT_A_PONG_DOES}"
    hover(seated, *seated.page.scene.buttons[5].place().center)
    qtbot.waitUntil(lambda: bubble.isVisible() and str(bubble.content).startswith("Quad"))
    why = "With these rules this card never makes that set."
    assert bubble.content == f"{explain('quad', load('pvt'))}\n{why}"


def test_of_a_button_just_pressed_nothing_is_said_until_the_pointer_moves_on(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    view, (x, y) = seated.page.view, seated.page.scene.buttons[2].place().center
    hover(seated, x, y)
    with qtbot.assertNotEmitted(view.rested, wait=600):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, view.mapFromScene(x, y))

    with qtbot.waitSignal(view.rested):
        hover(seated, *seated.page.scene.buttons[5].place().center)


@pytest.mark.parametrize("place", range(8))
def test_the_words_over_a_button_cover_no_other(qtbot: QtBot, place: int) -> None:
    scene = answered(qtbot).page.scene
    scene.show_bubble(WHAT_A_PONG_DOES * 3, place)

    assert not any(scene.bubble.place().overlaps(button.place()) for button in scene.buttons)


def test_what_is_discarded_stands_on_one_button_even_after_all_answers_were_opened(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(1, pace=SWIFT))
    seated.wait()
    scene, page = seated.page.scene, seated.page
    page.input.picks = replace(page.input.picks, is_grid_open=True)
    last = page.display.hand[-1].cards[-1]
    place = scene.cards.hand_place(last.index)
    assert place is not None
    seated.click(*place.center)

    assert scene.choices[0].isVisible()
    assert scene.choices[0].content is not None
    assert scene.choices[0].content.label == f"Discard {marked_card(last.card)}"
    assert not any(button.isVisible() for button in scene.buttons)


def test_a_question_mark_asks_about_what_the_pointer_is_on_if_that_was_used_last(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    said: list[str] = []
    seated.page.input.said.connect(said.append)
    seated.press(Qt.Key.Key_Right)
    hover(seated, *seated.page.scene.buttons[5].place().center)
    seated.press(Qt.Key.Key_Question)
    assert said[-1].startswith("Quad: ")
    hover(seated, *seated.page.scene.cards.discard_sprites(2)[1].place().center)
    seated.press(Qt.Key.Key_Question)
    assert said[-1] == ("■\u00a0yellow Cannon: X, Y and Z of one color (Chariot, Cannon, Horse) make a Chow.")
    seated.press(Qt.Key.Key_Right)
    seated.press(Qt.Key.Key_Question)
    held = [held.card for group in seated.page.display.hand for held in group.cards]
    assert said[-1].startswith(marked_card(held[1]))


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

    hover(seated, 1000, 100)
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
    seated.page.input.said.connect(said.append)
    view = seated.page.view
    point = view.mapFromScene(*seated.page.scene.buttons[2].place().center)
    if way == "right":
        QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, NO_BUTTON, point)
    else:
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, point)
        qtbot.waitUntil(lambda: bool(said))
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, point)

    assert said == [WHAT_A_PONG_DOES]
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
    start = view.mapFromScene(*scene.buttons[2].place().center)
    end = view.mapFromScene(*scene.buttons[7].place().center)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, start)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, end)

    assert seated.bridge.table.prompt is not None


def test_a_quick_second_press_on_more_gives_no_answer_that_has_come_under_the_pointer(qtbot: QtBot) -> None:
    now = [fast_clock()]
    seated = Seated(qtbot, crowded_table(4), clock=lambda: now[0])
    view, scene = seated.page.view, seated.page.scene
    choices = zip(seated.page.display.choices, scene.choices, strict=False)
    more = next(item.place() for choice, item in choices if choice.kind is ChoiceKind.MORE)
    middle = view.mapFromScene(*scene.buttons[7].place().center)
    assert more.x < scene.buttons[7].place().center[0] < more.right
    seated.click(scene.buttons[7].place().center[0], more.center[1])
    assert seated.page.display.is_grid_open
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, middle)

    assert seated.bridge.table.prompt is not None
    now[0] += 1
    seated.click(*scene.buttons[7].place().center)
    assert seated.bridge.table.prompt is None


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
        seated.press(Qt.Key.Key_Return)
    pytest.fail("no card could be taken")


def test_a_hint_on_a_claim_says_what_the_hard_computer_thinks_and_repeats_nothing(qtbot: QtBot) -> None:
    seated = claiming(qtbot)
    scene = seated.page.scene
    lines = scene.caption.content.lines
    seated.press(Qt.Key.Key_H)
    caption = scene.caption.content

    assert caption.tip.startswith("The master")
    assert "Pass: " in caption.tip
    assert caption.lines == lines
    assert not set(lines[0].split(". ")) & set(caption.tip.split(". "))
    assert not any("Hint" in line for line in scene.side.content.lines)
    seated.press(Qt.Key.Key_Return)
    assert "The master" not in scene.caption.content.tip


def test_a_hint_is_not_covered_by_what_the_pointer_on_its_button_explains(qtbot: QtBot) -> None:
    seated = claiming(qtbot)
    page = seated.page
    place = next(at for at, choice in enumerate(page.display.choices) if choice.kind is ChoiceKind.HINT)
    hit = Hit(Zone.CHOICES, place)
    page.input.hover(hit)
    assert page.scene.bubble.isVisible()
    seated.press(Qt.Key.Key_H)
    assert not page.scene.bubble.isVisible()
    page.input.hover(hit)
    assert not page.scene.bubble.isVisible()


def test_a_hint_on_a_claim_says_what_is_meant_where_the_table_does_not(qtbot: QtBot) -> None:
    seated = claiming(qtbot, replace(PLAIN, has_hints=False))
    seated.press(Qt.Key.Key_H)
    scene = seated.page.scene
    (line,) = scene.side.content.lines

    assert line.startswith("Hint: ")
    assert scene.caption.content.tip.startswith(f"{line}. ")
    assert "The master" in scene.caption.content.tip


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
    assert page.scene.buttons[3].content.is_on
    seated.press(Qt.Key.Key_A)

    assert seated.bridge.table.auto == AutoAnswers()
    assert "passing" not in page.scene.plaques[0].content.notes


def test_a_way_is_chosen_with_the_mouse(qtbot: QtBot) -> None:
    seated = Seated(qtbot, crowded_table(4, hand=SOLDIERS, offer="yS", owner=3))
    page = seated.page
    places = [choice.place for choice in page.display.choices if choice.kind is ChoiceKind.ANSWER]
    seated.click(*page.scene.choices[places.index(4)].place().center)
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
        kept = (scene.side, *(button for button in scene.choices if button.isVisible()))
        assert not any(scene.bubble.place().overlaps(item.place()) for item in kept)


def test_the_large_card_goes_away_when_the_card_under_the_pointer_does(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    scene = seated.page.scene
    small = scene.cards.discard_sprites(2)[1]
    hover(seated, *small.place().center)
    qtbot.waitUntil(lambda: large_card(seated) is small.card)
    small.hide()
    seated.page.view.look_again()

    assert large_card(seated) is None


def test_the_pointer_goes_through_the_large_card_to_what_lies_under_it(qtbot: QtBot) -> None:
    seated = answered(qtbot)
    scene = seated.page.scene
    hover(seated, *scene.cards.discard_sprites(2)[1].place().center)
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
    assert scene.choices[0].content is not None
    assert not scene.choices[0].content.is_lit
    hover(seated, *scene.choices[0].place().center)
    qtbot.waitUntil(scene.bubble.isVisible)
    assert str(scene.bubble.content).endswith("You can’t discard a General.")
    seated.click(*scene.choices[0].place().center)

    assert general.index in {held.index for group in seated.page.display.hand for held in group.cards}


def test_a_hint_never_contradicts_the_button_of_another_card(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(1, pace=SWIFT))
    seated.wait()
    page = seated.page
    scene = page.scene
    seated.press(Qt.Key.Key_H)
    hinted = str(scene.choices[0].content.label).removeprefix("Discard ")
    assert scene.caption.content.tip.startswith(f"Hint: discard {hinted}. ")
    assert not any("Hint" in line for line in scene.side.content.lines)
    for _ in range(2):  # the first one brings the cursor to the card that is picked
        seated.press(Qt.Key.Key_Left)

    assert not str(scene.choices[0].content.label).endswith(hinted)
    assert hinted not in scene.caption.content.tip
    assert scene.side.content.lines == (f"Hint: discard {hinted}",)
    seated.press(Qt.Key.Key_Escape)
    assert scene.choices[0].content.label == f"Discard {hinted}"
    assert not any("Hint" in line for line in scene.side.content.lines)


def test_a_hint_picks_the_card_it_means_and_says_why(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(1, pace=SWIFT))
    seated.wait()
    proposed = seated.page.display.proposed_card
    seated.press(Qt.Key.Key_H)

    assert seated.page.display.selected == proposed
    content = seated.page.scene.caption.content
    assert content is not None
    assert content.tip.endswith("nobody has discarded one yet.")


def test_the_words_of_a_button_leave_free_what_happened_before(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(1, pace=SWIFT), size=(1024, 600))
    scene = seated.page.scene
    while True:
        seated.wait()
        display = seated.page.display
        assert display.outcome is None, "no card that could be taken"
        if display.asked is PromptKind.ANSWER and len(display.choices) > 3 and scene.caption.content.before:
            break
        seated.press(Qt.Key.Key_Return)
    seated.page.view.grab()  # what is read is known once it has been painted
    hover(seated, *scene.choices[1].place().center)
    qtbot.waitUntil(scene.bubble.isVisible)

    assert scene.caption.written is not None
    assert not scene.bubble.place().overlaps(scene.caption.written)
    assert not any(scene.bubble.place().overlaps(choice.place()) for choice in scene.choices)


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
            kept += [scene.cards.offer_place(layout), layout.hand, layout.actions]
            assert [one for one in kept if place.overlaps(one)] == [], (place, small.place())
            assert place.w <= 1.01 * layout.card[0]
            apart = (
                abs(place.center[0] - small.place().center[0]),
                abs(place.center[1] - small.place().center[1]),
            )
            assert apart[0] <= (place.w + small.place().w) / 2 + 14
            assert apart[1] <= place.h + small.place().h

    assert shown > 20
