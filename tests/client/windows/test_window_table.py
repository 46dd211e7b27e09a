"""The table's page: whole rounds through the real window, by keys and by mouse, against computer players."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.actions import Claim, Discard, Pass, Win
from engine.match import MatchSetup, draw_for_dealer, highest, throw_dealer, throw_dice
from engine.record import RecordHeader, replay
from engine.rules_text import override
from engine.rulesets import load
from engine.seats import BySeat, Seat
from net.match.status import Settled
from net.pace import INSTANT, Pace
from tests.support.crowded import crowded_table
from tests.support.scenes import PLAIN, SWIFT, Seated, fast_clock
from tests.support.tables import begin
from tusac_qt.choices.solo_tables import without_clock
from tusac_qt.model.display import Zone
from tusac_qt.model.picks import zone_size
from tusac_qt.model.tray import TRAY as GRID
from tusac_qt.model.tray import Light
from tusac_qt.play.buttons import Button, button_of
from tusac_qt.play.hand_order import SortOrder, in_order
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import PromptKind, RoundDealt
from tusac_qt.play.tips import Tip

NO_BUTTON = Qt.KeyboardModifier.NoModifier
KEYS = (
    Qt.Key.Key_W,
    Qt.Key.Key_K,
    Qt.Key.Key_P,
    None,
    Qt.Key.Key_C,
    Qt.Key.Key_Q,
    Qt.Key.Key_D,
    Qt.Key.Key_Space,
)


def play_by_keys(seated: Seated) -> list[str]:
    """Play a round by keys alone, claiming whatever can be claimed; return what was pressed."""
    table = seated.bridge.table
    pressed = []
    for prompt in seated.prompts():
        if prompt.kind is PromptKind.DISCARD:
            for key in ("Right", "Return", "Return"):
                seated.press(Qt.Key[f"Key_{key}"])
            if table.prompt is prompt:  # that card may not be discarded
                seated.do_proposed()
            pressed.append("discard")
            continue
        place = GRID.index(
            button_of(next(action for action in prompt.legal if isinstance(action, Win | Claim | Pass)))
        )
        key = KEYS[place]
        assert key is not None
        pressed.append(GRID[place].value if GRID[place] else "")
        seated.press(key)
        if seated.page.display.variants is not None:
            seated.press(Qt.Key.Key_1)
    return pressed


@pytest.mark.parametrize("seed", [1, 2])
def test_a_round_is_played_by_keys_alone(qtbot: QtBot, seed: int) -> None:
    seated = Seated(qtbot, begin(seed, pace=SWIFT))
    pressed = play_by_keys(seated)
    qtbot.waitUntil(seated.page.result.isVisible)
    seated.leave()

    assert "discard" in pressed
    assert replay(seated.record).failure is None
    assert replay(seated.record).match.outcomes == (seated.bridge.table.view.outcome,)


def test_a_round_is_played_by_mouse_alone(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(3, pace=SWIFT))
    page, table = seated.page, seated.bridge.table
    for prompt in seated.prompts():
        if prompt.kind is PromptKind.DISCARD:
            assert isinstance(prompt.proposed, Discard)
            place = page.scene.cards.hand_place(prompt.proposed.card)
            assert place is not None
            seated.click(*place.center)
            assert page.display.selected == prompt.proposed.card
            seated.click(*page.scene.answers[GRID.index(Button.DISCARD)].place().center)
            continue
        button = button_of(next(action for action in prompt.legal if isinstance(action, Win | Claim | Pass)))
        wanted = GRID.index(button)
        seated.click(*page.scene.answers[wanted].place().center)
        if page.display.variants is not None:
            seated.click(*page.scene.variants.places()[-1].center)
    qtbot.waitUntil(page.result.isVisible)
    seated.leave()

    assert replay(seated.record).failure is None
    assert replay(seated.record).match.outcomes == (table.view.outcome,)


def test_a_match_goes_on_round_by_round_and_can_be_begun_again(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(5, rounds=2, pace=SWIFT))
    page = seated.page
    play_by_keys(seated)
    qtbot.waitUntil(lambda: page.result.isVisible() and not page.result.is_guarded)
    assert page.result.next_button.text() == "Next round"
    page.result.next_button.click()
    assert Tip.RESULT in page.settings.tips_seen
    assert not page.result.isVisible()
    play_by_keys(seated)
    qtbot.waitUntil(lambda: page.result.isVisible() and not page.result.is_guarded)
    assert page.result.next_button.text() == "Final result"
    page.result.next_button.click()
    assert page.match_end.isVisible()
    assert page.focusWidget() is page.match_end.again_button

    with qtbot.waitSignal(page.again):
        page.match_end.again_button.click()


def test_the_result_of_the_only_round_leads_to_another_match_and_to_no_page_of_the_same_figures(
    qtbot: QtBot,
) -> None:
    seated = Seated(qtbot, begin(5, pace=SWIFT))
    page = seated.page
    play_by_keys(seated)
    qtbot.waitUntil(lambda: page.result.isVisible() and not page.result.is_guarded)
    assert page.result.next_button.text() == "Play again"

    with qtbot.waitSignal(page.again):
        page.result.next_button.click()
    assert not page.match_end.isVisible()


def test_the_press_that_ended_the_round_does_not_skip_its_result(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(1, pace=SWIFT))
    page = seated.page
    play_by_keys(seated)
    qtbot.waitUntil(page.result.isVisible)
    assert page.result.is_guarded
    page.result.next_button.click()

    assert page.result.isVisible()


def test_a_card_dragged_up_is_discarded_and_one_dragged_aside_is_moved(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    page, table = seated.page, seated.bridge.table
    seated.wait()
    hand = [held for group in page.display.hand for held in group.cards]
    first, last = hand[0], hand[-1]
    start, end = page.scene.cards.hand_place(last.index), page.scene.cards.hand_place(first.index)
    assert start is not None
    assert end is not None
    seated.drag(*start.center, end.x - 4, end.center[1])

    assert page.input.picks.order is SortOrder.HAND
    assert page.input.picks.manual[0] == last.index

    prompt = table.prompt
    assert prompt is not None
    assert isinstance(prompt.proposed, Discard)
    card = page.scene.cards.hand_place(prompt.proposed.card)
    assert card is not None
    seated.drag(*card.center, card.center[0], page.scene.cards.offer_place(page.scene.layout).center[1])

    assert prompt.proposed.card not in {held.index for held in table.view.hand}


def test_a_card_lifted_and_put_back_leaves_no_trace(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    page = seated.page
    seated.wait()
    hand, picks, settings = page.display.hand, page.input.picks, page.settings
    for held in in_order(hand):
        place = page.scene.cards.hand_place(held.index)
        assert place is not None
        seated.drag(*place.center, place.center[0] + 0.4 * place.w, place.center[1] - 0.3 * place.h)
        assert (page.display.hand, page.input.picks, page.settings) == (hand, picks, settings)

    card = page.scene.cards.hand_place(in_order(hand)[3].index)
    assert card is not None
    view, start = page.view, page.view.mapFromScene(*card.center)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, start)
    QTest.mouseMove(view.viewport(), QPoint(start.x(), 250))
    assert page.display.lifted is not None
    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, QPoint(start.x(), 250))

    assert (page.display.hand, page.input.picks, page.settings) == (hand, picks, settings)
    assert len(seated.bridge.table.view.hand) == len(in_order(hand))


def test_while_a_card_is_carried_its_places_light_up_and_the_button_is_quiet(
    qtbot: QtBot,
) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    page, scene, view = seated.page, seated.page.scene, seated.page.view
    seated.wait()
    held = in_order(page.display.hand)[-2]
    card, first = (
        scene.cards.hand_place(held.index),
        scene.cards.hand_place(page.display.hand[0].cards[0].index),
    )
    assert card is not None
    assert first is not None
    middle = scene.cards.offer_place(scene.layout).center
    places, told = scene.drop_places, []
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, view.mapFromScene(*card.center))
    for x, y in ((card.center[0] + 20, card.center[1] - 9), first.center, middle):
        QTest.mouseMove(view.viewport(), view.mapFromScene(x, y))
        assert scene.answers[GRID.index(Button.DISCARD)].content.light is Light.QUIET
        shown = (places.own.is_lit, places.gap.isVisible(), places.middle.is_lit, places.middle.isVisible())
        told.append(shown)

    assert told == [
        (True, False, False, True),
        (False, True, False, True),
        (False, False, True, True),
    ]
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, NO_BUTTON, view.mapFromScene(*middle))
    assert not any(place.isVisible() for place in (places.own, places.gap, places.middle))


def test_a_hand_put_in_ones_own_order_says_how_to_undo_it_and_is_no_setting(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    page = seated.page
    seated.wait()
    settings, hand = page.settings, page.display.hand
    last, first = (page.scene.cards.hand_place(in_order(hand)[at].index) for at in (-1, 0))
    assert last is not None
    assert first is not None
    seated.drag(*last.center, first.x - 4, first.center[1])
    content = page.scene.side.content
    assert content is not None
    assert content.lines[-2:] == ("your order", "S sorts again")
    assert page.settings == settings
    seated.press(Qt.Key.Key_S)

    assert page.display.hand == hand


def test_a_card_dragged_up_out_of_turn_slides_back(qtbot: QtBot) -> None:
    table = begin(4, pace=SWIFT)
    seated = Seated(qtbot, table)
    seated.wait()
    seated.bridge.set_paused(paused=True)
    index = table.view.hand[0].index
    place = seated.page.scene.cards.hand_place(index)
    assert place is not None
    seated.drag(*place.center, place.center[0], 100)
    sprite = seated.page.scene.cards.hand_sprite(index)
    assert sprite is not None
    qtbot.waitUntil(lambda: abs(sprite.y() - seated.page.scene.cards.hand_place(index).y) < 20)


def test_a_general_says_that_it_cannot_be_discarded(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    table, page = seated.bridge.table, seated.page
    general = next(held for held in table.view.hand if held.card.is_general)
    place = page.scene.cards.hand_place(general.index)
    assert place is not None
    said: list[str] = []
    page.input.said.connect(said.append)
    seated.click(*place.center)
    seated.press(Qt.Key.Key_Return)

    assert said
    assert all("can’t discard" in line for line in said)
    assert table.prompt is not None


def test_input_in_the_first_moment_of_a_question_is_ignored(qtbot: QtBot) -> None:
    table = begin(4, pace=SWIFT)
    seated = Seated(qtbot, table)
    prompt = table.prompt
    assert prompt is not None

    assert seated.bridge._clock() - prompt.opened_at >= 0
    table._clock.skip(seated.bridge.now + 100.0)
    seated.press(Qt.Key.Key_Right)
    seated.press(Qt.Key.Key_Return)
    seated.press(Qt.Key.Key_Return)
    assert table.prompt is not None


def test_tab_visits_every_zone_and_comes_back(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    visited = []
    for _ in range(5):
        seated.press(Qt.Key.Key_Tab)
        focus = seated.page.input.picks.focus
        assert focus is not None
        assert focus.place < zone_size(seated.page.display, focus.zone)
        visited.append(focus.zone)

    assert visited == [Zone.HAND, Zone.TRAY, Zone.TOOLS, Zone.SEATS, Zone.STRIP]


def test_the_hand_is_hidden_and_shown_again(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    seated.press(Qt.Key.Key_B)
    assert all(sprite.card is None for sprite in seated.page.scene.cards.hand_sprites())
    seated.press(Qt.Key.Key_B)
    assert all(sprite.card is not None for sprite in seated.page.scene.cards.hand_sprites())


def test_a_quiet_answers_key_tells_why_above_it(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    page = seated.page
    seated.press(Qt.Key.Key_W)

    assert page.scene.bubble.isVisible()
    assert page.scene.bubble.content == "Your hand wouldn’t be complete."
    assert page.scene.bubble.place().bottom <= page.scene.layout.tray.y
    seated.press(Qt.Key.Key_Escape)
    assert not page.scene.bubble.isVisible()


def test_a_pause_stops_the_clock_and_is_told(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    seated.press(Qt.Key.Key_T)
    assert seated.bridge.table.is_paused
    assert "Paused" in seated.page.scene.veil.content
    seated.press(Qt.Key.Key_Return)
    assert len(seated.bridge.table.view.hand) == 21
    seated.press(Qt.Key.Key_T)
    assert not seated.bridge.table.is_paused


def test_settings_change_the_table_while_it_is_played(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    page = seated.page
    before = page.scene.layout.card
    page.scale_by(3)

    assert page.settings.scale_percent == 130
    assert page.scene.layout.card[0] > before[0]
    page.scale_by(0)
    assert page.scene.layout.card == before
    assert page.settings == PLAIN or page.settings.tips_seen


def test_a_pause_lies_over_the_table_until_a_click_lets_the_game_go_on(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    seated.wait()
    veil, middle = seated.page.scene.veil, seated.page.scene.sceneRect().center()
    assert not veil.isVisible()
    seated.press(Qt.Key.Key_T)
    assert veil.isVisible()
    assert veil.content == "Paused – press T or click to go on"
    seated.click(middle.x(), middle.y())

    assert not seated.bridge.table.is_paused
    assert not veil.isVisible()


def test_what_is_drawn_for_the_first_deal_is_shown_as_cards_until_a_key_is_pressed(qtbot: QtBot) -> None:
    rules = override(load("pvt"), {"first_dealer": "high_card"})
    seed = bytes([3]) * 32
    drawn = draw_for_dealer(rules, 4, seed)
    setup = MatchSetup(rules, 4, 1, seed, highest(drawn))
    names, levels = BySeat(("Ann", "Lan", "Minh", "Hoa")), BySeat(("", "easy", "easy", "easy"))
    seated = Seated(qtbot, LocalTable.begin(RecordHeader(setup, names, levels), pace=SWIFT, now=fast_clock()))
    shown = seated.page.scene.first_deal
    qtbot.waitUntil(shown.isVisible)
    assert shown.content is not None
    assert shown.content.names == tuple(names)
    assert shown.content.cards == tuple(drawn)
    assert shown.content.dealer == highest(drawn)
    assert "deal" in shown.content.sentence
    layout = seated.page.scene.layout
    assert layout is not None
    assert not any(shown.place().overlaps(part) for part in (layout.offer, layout.hand, layout.tray))
    seated.press(Qt.Key.Key_S)

    assert not shown.isVisible()


def test_dice_for_the_first_deal_are_shown_until_the_first_discard(qtbot: QtBot) -> None:
    rules = override(load("pvt"), {"first_dealer": "dice"})
    seed = next(bytes([n]) * 32 for n in range(256) if throw_dealer(4, bytes([n]) * 32) == 0)
    setup = MatchSetup(rules, 4, 1, seed, Seat(0))
    names, levels = BySeat(("Ann", "Lan", "Minh", "Hoa")), BySeat(("", "easy", "easy", "easy"))
    seated = Seated(qtbot, LocalTable.begin(RecordHeader(setup, names, levels), pace=SWIFT, now=fast_clock()))
    shown = seated.page.scene.first_deal
    qtbot.waitUntil(shown.isVisible)
    assert shown.content is not None
    assert shown.content.dice == throw_dice(4, seed)
    assert shown.content.cards == ()
    assert shown.content.sentence == "The dice pick you: you deal first."
    seated.wait()
    prompt = seated.bridge.table.prompt
    assert prompt is not None
    seated.bridge.act(prompt.proposed)

    assert not shown.isVisible()


@pytest.mark.parametrize(("pace", "is_seen"), [(INSTANT, True), (without_clock(INSTANT), False)])
def test_a_bar_for_time_is_seen_only_where_time_runs(qtbot: QtBot, pace: Pace, is_seen: bool) -> None:  # noqa: FBT001
    seated = Seated(qtbot, begin(1, pace=pace))
    seated.wait()

    assert seated.page.scene.timer.isVisible() is is_seen


def test_the_result_says_whose_win_went_before_ones_own(qtbot: QtBot) -> None:
    seated = Seated(qtbot, crowded_table(4))
    seated.bridge.happened.emit((Settled(Win(Seat(2)), Win(Seat(0))),))
    assert seated.page.result.advice.text() == "Lan’s Win goes before your Win."
    seated.bridge.happened.emit((RoundDealt(2, Seat(0)),))
    seated.bridge.happened.emit((Settled(Win(Seat(2)), None),))
    seated.page.result.show_advice("")

    assert seated.page.result.advice.text() == ""
