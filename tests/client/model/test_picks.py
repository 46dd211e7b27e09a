"""Keys and clicks as pure functions: what they pick and what they ask for."""

from dataclasses import replace

import pytest

from engine.actions import Claim, Pass
from engine.melds import MeldKind
from tests.support.crowded import crowded_table
from tests.support.tables import Drive, begin
from tusac_qt.model.display import Focus, StripControl, TableDisplay, Zone
from tusac_qt.model.intents import (
    AskHint,
    AskToChoose,
    ClearAuto,
    DiscardCard,
    Do,
    Explain,
    OpenAuto,
    UseStrip,
)
from tusac_qt.model.picks import (
    Picks,
    at_new_hand,
    at_new_prompt,
    drop_card,
    press_card,
    press_key,
    press_variant,
    sort_by,
    zone_size,
)
from tusac_qt.model.presenter import present
from tusac_qt.model.tray import Light
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button
from tusac_qt.play.hand_order import SortOrder, in_order
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import PromptKind

NOTHING = Picks()
SOLDIERS = "gS rS wS yX yX gA rC rC wY wY wY gB gB gX gY gZ wB"


def shown(table: LocalTable, picks: Picks = NOTHING) -> TableDisplay:
    return present(table, picks, with_hints=False)


def asked_for_a_discard() -> LocalTable:
    drive = Drive(begin(1))
    drive.settle()
    return drive.table


def asked_for_an_answer() -> LocalTable:
    """Return a table where a Pong or a Pass may be answered."""
    return crowded_table(4)


def asked_with_variants() -> LocalTable:
    """Return a table where a Chow can be built in three ways."""
    return crowded_table(4, hand=SOLDIERS, offer="yS", owner=3)


@pytest.mark.parametrize(("key", "kind"), [("P", MeldKind.PONG), ("3", MeldKind.PONG)])
def test_a_letter_and_the_digit_of_its_place_answer_alike(key: str, kind: MeldKind) -> None:
    _, intent = press_key(shown(asked_for_an_answer()), Picks(), key)

    assert isinstance(intent, Do)
    assert isinstance(intent.action, Claim)
    assert intent.action.kind is kind


@pytest.mark.parametrize("key", ["Space", "8"])
def test_passing_has_two_keys(key: str) -> None:
    _, intent = press_key(shown(asked_for_an_answer()), Picks(), key)

    assert isinstance(intent, Do)
    assert isinstance(intent.action, Pass)


def test_escape_never_passes_it_takes_back_what_is_picked_and_then_opens_the_menu() -> None:
    display = shown(asked_for_an_answer())
    picks, intent = press_key(display, Picks(focus=Focus(Zone.TRAY, 2)), "Esc")

    assert (picks.focus, intent) == (None, None)
    assert press_key(display, picks, "Esc") == (picks, UseStrip(StripControl.MENU))


@pytest.mark.parametrize("key", ["W", "K", "C", "Q", "D", "1", "2", "5", "6", "7"])
def test_a_dimmed_button_explains_itself(key: str) -> None:
    table = asked_for_an_answer()
    _, intent = press_key(shown(table), Picks(), key)

    assert isinstance(intent, Explain)
    assert intent.subject in shown(table).tray


def test_enter_alone_answers_nothing_and_asks_to_choose() -> None:
    for table in (asked_for_an_answer(), asked_for_a_discard()):
        for suggests in (True, False):
            display = present(table, Picks(), with_hints=True, suggests=suggests)
            assert press_key(display, Picks(), "Enter") == (Picks(), AskToChoose())


def test_several_ways_are_spread_out_and_numbered() -> None:
    table = asked_with_variants()
    picks, intent = press_key(shown(table), Picks(), "C")
    display = shown(table, picks)

    assert intent is None
    assert picks.spread is Button.CHOW
    assert display.variants is not None
    assert len(display.variants.answers) == 3

    closed, chosen = press_key(display, picks, "2")
    assert chosen == Do(display.variants.answers[1])
    assert closed.spread is None


def test_of_several_ways_none_is_chosen_and_the_same_key_or_escape_closes_them() -> None:
    table = asked_with_variants()
    picks, _ = press_key(shown(table), Picks(), "C")
    display = shown(table, picks)

    assert picks.focus is None
    for key in ("C", "Esc"):
        assert press_key(display, picks, key) == (replace(picks, spread=None), None)
    assert press_key(display, picks, "Enter")[1] == AskToChoose()
    assert press_variant(display, picks, 9) == (picks, None)


def test_arrows_move_in_the_hand_enter_picks_and_enter_again_discards() -> None:
    table = asked_for_a_discard()
    picks, intent = press_key(shown(table), Picks(), "Right")
    assert intent is None
    picks, _ = press_key(shown(table, picks), picks, "Right")
    assert picks.focus == Focus(Zone.HAND, 1)
    assert picks.selected is None

    picks, intent = press_key(shown(table, picks), picks, "Enter")
    assert intent is None
    assert picks.selected == in_order(shown(table).hand)[1].index
    assert press_key(shown(table, picks), picks, "Enter")[1] == DiscardCard(picks.selected)


def test_the_cursor_goes_round_and_to_the_ends() -> None:
    table = asked_for_a_discard()
    held = in_order(shown(table).hand)
    picks, _ = press_key(shown(table), Picks(), "Right")
    for key, place in (("Home", 0), ("Left", len(held) - 1), ("Right", 0), ("End", len(held) - 1)):
        picks, _ = press_key(shown(table, picks), picks, key)
        assert picks.focus == Focus(Zone.HAND, place)


def test_arrows_go_over_lit_places_and_with_shift_over_all_eight() -> None:
    table = asked_for_an_answer()  # a Pong or a Pass
    picks, _ = press_key(shown(table), Picks(), "Right")
    assert picks.focus == Focus(Zone.TRAY, 2), "the leftmost lit place of the upper row"
    for key, place in (("Left", 2), ("Down", 7), ("Up", 2), ("Shift+Right", 3), ("Shift+Down", 7)):
        picks, _ = press_key(shown(table, picks), picks, key)
        assert picks.focus == Focus(Zone.TRAY, place), key
    for key in ("Enter", "Space"):
        assert isinstance(press_key(shown(table, picks), picks, key)[1], Do)


def focus_after(display: TableDisplay, zone: Zone, place: int, key: str) -> Focus | None:
    """Return where a key moves the cursor from a place."""
    return press_key(display, Picks(focus=Focus(zone, place)), key)[0].focus


@pytest.mark.parametrize("place", range(8))
def test_with_shift_every_arrow_goes_to_the_place_beside_or_opposite(place: int) -> None:
    display = shown(asked_for_an_answer())
    row, column = divmod(place, 4)
    beside = {"Left": 4 * row + (column - 1) % 4, "Right": 4 * row + (column + 1) % 4}
    opposite = dict.fromkeys(("Up", "Down"), 4 * (1 - row) + column)

    for key, other in {**beside, **opposite}.items():
        assert focus_after(display, Zone.TRAY, place, f"Shift+{key}") == Focus(Zone.TRAY, other), key


def test_without_shift_an_arrow_stays_where_no_place_of_its_row_is_lit_and_else_takes_the_nearest() -> None:
    display = shown(asked_for_an_answer())
    nothing = replace(display, tray=tuple(replace(each, light=Light.QUIET) for each in display.tray))
    lit = {at for at, each in enumerate(display.tray) if each.is_lit}
    assert lit == {2, 7}, "a Pong and Pass"

    assert [focus_after(display, Zone.TRAY, place, "Down") for place in (0, 3)] == [Focus(Zone.TRAY, 7)] * 2
    assert [focus_after(display, Zone.TRAY, place, "Up") for place in (4, 7)] == [Focus(Zone.TRAY, 2)] * 2
    assert [focus_after(display, Zone.TRAY, place, "Right") for place in (0, 5)] == [
        Focus(Zone.TRAY, 2),
        Focus(Zone.TRAY, 7),
    ]
    for key in ("Left", "Right", "Up", "Down"):
        assert focus_after(nothing, Zone.TRAY, 5, key) == Focus(Zone.TRAY, 5)


@pytest.mark.parametrize("zone", [Zone.SEATS, Zone.STRIP, Zone.TOOLS])
def test_in_a_list_every_arrow_goes_round(zone: Zone) -> None:
    display = shown(asked_for_an_answer())
    last = zone_size(display, zone) - 1

    for on, back in (("Right", "Left"), ("Down", "Up")):
        assert focus_after(display, zone, 0, on) == Focus(zone, min(1, last))
        assert focus_after(display, zone, last, on) == Focus(zone, 0)
        assert focus_after(display, zone, last, back) == Focus(zone, max(0, last - 1))
        assert focus_after(display, zone, 0, back) == Focus(zone, last)


def test_in_the_hand_up_and_down_move_nothing() -> None:
    display = shown(asked_for_a_discard())

    assert [focus_after(display, Zone.HAND, 4, key) for key in ("Up", "Down")] == [Focus(Zone.HAND, 4)] * 2


@pytest.mark.parametrize("key", ["Tab", "Backtab"])
def test_a_part_of_the_table_is_entered_at_the_picked_card_the_first_lit_answer_or_its_first_thing(
    key: str,
) -> None:
    answer, discard = asked_for_an_answer(), asked_for_a_discard()
    held = in_order(shown(discard).hand)
    for table, first in ((answer, {Zone.TRAY: 2}), (discard, {Zone.HAND: 3})):
        picks = Picks(selected=held[3].index if table is discard else None)
        entered = {}
        for _ in Zone:
            picks, _ = press_key(shown(table, picks), picks, key)
            assert picks.focus is not None
            entered[picks.focus.zone] = picks.focus.place

        assert entered == dict.fromkeys(entered, 0) | first
        assert {Zone.HAND, Zone.TOOLS, Zone.SEATS, Zone.STRIP} <= entered.keys()


def test_enter_presses_what_the_cursor_is_on() -> None:
    table = asked_for_an_answer()

    def enter(zone: Zone, place: int) -> object:
        picks = Picks(focus=Focus(zone, place))
        return press_key(shown(table, picks), picks, "Enter")[1]

    assert isinstance(enter(Zone.TRAY, 2), Do)
    assert isinstance(enter(Zone.TRAY, 0), Explain)
    assert [enter(Zone.TOOLS, 0), enter(Zone.TOOLS, 1)] == [AskHint(), OpenAuto()]
    assert enter(Zone.STRIP, 2) == UseStrip(StripControl.PAUSE)
    assert enter(Zone.SEATS, 2) == Explain(Focus(Zone.SEATS, 2))
    assert enter(Zone.HAND, 0) == AskToChoose()


def test_space_discards_nothing() -> None:
    table = asked_for_a_discard()
    picks, _ = press_key(shown(table), Picks(), "Right")

    assert press_key(shown(table, picks), picks, "Space") == (picks, None)


def test_a_question_mark_asks_about_what_the_cursor_is_on() -> None:
    table = asked_for_an_answer()
    display = shown(table)

    def ask(focus: Focus) -> object:
        return press_key(display, Picks(focus=focus), "?")[1]

    assert ask(Focus(Zone.TRAY, 0)) == Explain(Focus(Zone.TRAY, 0))
    assert ask(Focus(Zone.HAND, 1)) == Explain(Focus(Zone.HAND, 1))


@pytest.mark.parametrize(("key", "control"), [("F10", "menu"), ("L", "log"), ("T", "pause"), ("F1", "help")])
def test_the_buttons_of_the_top_strip_have_keys(key: str, control: str) -> None:
    assert press_key(shown(asked_for_a_discard()), Picks(), key)[1] == UseStrip(StripControl(control))


def test_auto_opens_a_menu_and_clears_what_is_set() -> None:
    table = asked_for_an_answer()
    assert press_key(shown(table), Picks(), "A")[1] == OpenAuto()

    table.set_auto(AutoAnswers(wins=True), 1.0)
    assert press_key(shown(table), Picks(), "A")[1] == ClearAuto()


@pytest.mark.parametrize("order", [SortOrder.BEST, SortOrder.COLOR, SortOrder.RANK])
def test_the_sort_key_gives_an_order_of_ones_own_up_for_the_one_before(order: SortOrder) -> None:
    table = asked_for_a_discard()
    picks = sort_by(Picks(), order)
    sorted_hand = in_order(shown(table, picks).hand)
    moved_hand = drop_card(shown(table, picks), picks, sorted_hand[-1].index, 0)
    assert moved_hand.order is SortOrder.HAND
    again, _ = press_key(shown(table, moved_hand), moved_hand, "S")

    assert again == picks
    assert in_order(shown(table, again).hand) == sorted_hand


@pytest.mark.parametrize("order", [SortOrder.BEST, SortOrder.COLOR, SortOrder.RANK])
def test_a_card_let_go_at_or_beside_its_own_place_or_in_its_set_changes_nothing(order: SortOrder) -> None:
    table = asked_for_a_discard()
    picks = sort_by(Picks(), order)
    display = shown(table, picks)
    held = in_order(display.hand)
    for at, card in enumerate(held):
        group = next(group for group in display.hand if card in group.cards)
        own_set = [held.index(other) for other in group.cards] if group.kind is not None else []
        for place in {max(0, at - 1), at, at + 1, *own_set}:
            assert drop_card(display, picks, card.index, place) == picks, (at, place)


def test_an_order_of_ones_own_changes_by_single_steps_and_lasts_for_the_round() -> None:
    table = asked_for_a_discard()
    display = shown(table)
    held = in_order(display.hand)
    picks = drop_card(display, Picks(), held[9].index, 0)
    stepped = drop_card(shown(table, picks), picks, held[9].index, 1)

    assert in_order(shown(table, stepped).hand)[1] == held[9]
    assert drop_card(shown(table, picks), picks, held[9].index, 0) == picks
    assert sort_by(stepped, SortOrder.BEST) == stepped, "other settings leave it"
    assert at_new_hand(stepped) == Picks()


def test_an_order_of_ones_own_that_was_kept_as_a_setting_deals_no_later_hand() -> None:
    assert sort_by(Picks(), SortOrder.HAND) == Picks()


def test_a_dragged_card_stays_where_it_was_dropped() -> None:
    table = asked_for_a_discard()
    held = in_order(shown(table).hand)
    picks = drop_card(shown(table), Picks(), held[7].index, 2)

    assert in_order(shown(table, picks).hand)[2] == held[7]


def test_a_click_picks_a_card_only_where_a_discard_is_asked() -> None:
    for table, is_picked in ((asked_for_a_discard(), True), (asked_for_an_answer(), False)):
        index = in_order(shown(table).hand)[4].index
        picks, intent = press_card(shown(table), Picks(), index)

        assert intent is None
        assert picks.focus == Focus(Zone.HAND, 4)
        assert (picks.selected == index) is is_picked


def test_a_new_question_leaves_nothing_a_stray_enter_could_press() -> None:
    picks = Picks(
        selected=asked_for_a_discard().view.hand[0].index, spread=Button.CHOW, focus=Focus(Zone.TRAY, 1)
    )
    fresh = at_new_prompt(picks)

    assert (fresh.selected, fresh.spread, fresh.focus) == (None, None, None)
    for zone in Zone:
        for kind in PromptKind:
            assert at_new_prompt(replace(picks, focus=Focus(zone, 0)), kind).focus is None, (zone, kind)
    in_hand = replace(picks, focus=Focus(Zone.HAND, 3))
    assert at_new_prompt(in_hand).focus == Focus(Zone.HAND, 3), "nothing is asked: one may look on"


def test_after_a_new_question_tab_or_an_arrow_comes_to_the_leftmost_possible_answer() -> None:
    asking = asked_for_an_answer(), asked_with_variants()
    for table in asking:
        display = shown(table)
        lit = [place for place, target in enumerate(display.tray) if target.is_lit]
        looking = Picks(focus=Focus(Zone.HAND, 3))
        for key in ("Tab", "Right", "Left", "Up", "Down"):
            picks, intent = press_key(display, at_new_prompt(looking, PromptKind.ANSWER), key)
            assert (picks.focus, intent) == (Focus(Zone.TRAY, lit[0]), None), key


def test_an_unknown_key_does_nothing() -> None:
    picks = Picks(focus=Focus(Zone.HAND, 3))

    assert press_key(shown(asked_for_a_discard()), picks, "X") == (picks, None)


def test_tab_goes_round_both_ways_and_visits_the_variants_when_they_are_open() -> None:
    table = asked_with_variants()
    picks, _ = press_key(shown(table), Picks(), "C")
    zones = []
    for _ in range(6):
        picks, _ = press_key(shown(table, picks), picks, "Tab")
        assert picks.focus is not None
        zones.append(picks.focus.zone)
    assert zones[0] is Zone.VARIANTS
    assert set(zones) == set(Zone) - {Zone.DEAL}
    assert shown(table, picks).asked is PromptKind.ANSWER

    first = picks
    picks, _ = press_key(shown(table, picks), picks, "Tab")
    picks, _ = press_key(shown(table, picks), picks, "Backtab")
    assert picks.focus is not None
    assert first.focus is not None
    assert picks.focus.zone is first.focus.zone


def test_the_cursor_survives_a_zone_that_has_become_empty() -> None:
    table = asked_for_an_answer()
    picks = Picks(focus=Focus(Zone.VARIANTS, 0))
    display = shown(table, picks)

    assert zone_size(display, Zone.VARIANTS) == 0
    assert press_key(display, picks, "Right")[0].focus is not None
    assert press_key(display, picks, "Enter")[1] == AskToChoose()
