"""The tray of answers: eight places for ever, lit alike where they may be given, quiet with a reason elsewhere."""

from dataclasses import replace

import pytest

from engine.actions import Discard, Fold, Pass, Win
from engine.seats import Seat
from net.pace import FAMILY, NORMAL
from tests.support.crowded import crowded_table
from tests.support.tables import Drive, asked, begin
from tusac_qt.model.intents import ClearAuto, DiscardCard, Do, Explain
from tusac_qt.model.picks import Picks, press_card, press_deal, press_tray
from tusac_qt.model.presenter import present
from tusac_qt.model.tray import TRAY, Light, Pressing, TrayPlace, deal_answers, tray
from tusac_qt.model.tray_words import answer_key, tray_texts
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button, button_of
from tusac_qt.play.hand_order import in_order
from tusac_qt.play.suggestions import FIRST_ROUNDS, Suggestions
from tusac_qt.play.table import PromptKind, Table

DISCARD, PASS = TRAY.index(Button.DISCARD), TRAY.index(Button.PASS)


def places(table: Table, picks: Picks | None = None, *, suggests: bool = False) -> tuple[TrayPlace, ...]:
    return present(table, picks or Picks(), with_hints=False, suggests=suggests).tray


def discarding() -> Drive:
    drive = Drive(begin(1))
    drive.settle()
    assert drive.table.prompt is not None
    assert drive.table.prompt.kind is PromptKind.DISCARD
    return drive


def with_a_win() -> Drive:
    """Return a table that asks its person about a win."""
    for seed in range(1, 40):
        drive = Drive(begin(seed))
        for _ in range(80):
            drive.settle()
            prompt = drive.table.prompt
            if prompt is None:
                break
            if any(isinstance(action, Win) for action in prompt.legal):
                return drive
            assert drive.table.act(prompt.number, prompt.proposed, drive.now)
    pytest.fail("no win found")


def test_the_eight_places_are_the_same_at_every_moment_and_lit_exactly_where_something_is_legal() -> None:
    drive = Drive(begin(6))
    for _ in range(50):
        drive.settle()
        prompt = drive.table.prompt
        found = places(drive.table)
        assert tuple(place.button for place in found) == TRAY
        if prompt is None:
            break
        legal = {button_of(one) for one in prompt.legal if not isinstance(one, Discard)}
        assert {place.button for place in found if place.is_lit} == legal
        for place in found:
            is_open = place.button is Button.DISCARD and prompt.kind is PromptKind.DISCARD
            assert place.is_lit or is_open or place.reason is not None
        assert drive.table.act(prompt.number, prompt.proposed, drive.now)


def test_without_suggestions_no_place_differs_from_another_but_by_what_it_answers() -> None:
    drive = Drive(begin(6))
    for _ in range(50):
        drive.settle()
        prompt = drive.table.prompt
        if prompt is None:
            break
        lit = [place for place in places(drive.table) if place.is_lit]
        bare = {replace(place, button=Button.PASS, answers=(), is_keep=False) for place in lit}
        assert len(bare) <= 1
        assert not any(text.below or text.tab for text in tray_texts(tuple(lit)))
        assert drive.table.act(prompt.number, prompt.proposed, drive.now)


def test_with_suggestions_one_place_is_suggested_and_says_what_it_leaves() -> None:
    found = places(crowded_table(4), suggests=True)

    suggested = [place for place in found if place.is_suggested]
    prompt = crowded_table(4).prompt
    assert prompt is not None
    assert [place.answers[0] for place in suggested] == [prompt.proposed]
    assert [text.tab for text in tray_texts(found)].count("suggested") == 1
    claims = [place for place in found if place.is_lit and place.button is not Button.PASS]
    assert all("junk" in text.below for text in tray_texts(tuple(claims)))


def test_a_discard_lights_up_with_the_card_that_is_picked_and_says_which() -> None:
    table = discarding().table
    display = present(table, Picks(), with_hints=False)
    assert display.tray[DISCARD] == TrayPlace(Button.DISCARD)
    picks, intent = press_tray(display, Picks(), DISCARD)
    assert isinstance(intent, Explain)

    held = next(one for one in in_order(display.hand) if table.why_not_discard(one.card) is None)
    picks, _ = press_card(display, picks, held.index)
    display = present(table, picks, with_hints=False)
    assert display.tray[DISCARD].is_lit
    assert tray_texts(display.tray)[DISCARD].below
    assert press_tray(display, picks, DISCARD)[1] == DiscardCard(held.index)


def test_a_quiet_place_explains_itself_and_does_nothing_else() -> None:
    display = present(discarding().table, Picks(), with_hints=False)
    for at in range(8):
        picks, intent = press_tray(display, Picks(), at)
        assert picks == Picks()
        assert isinstance(intent, Explain)


def test_what_was_given_is_told_until_the_window_closes() -> None:
    table = crowded_table(4)
    display = present(table, Picks(), with_hints=False)
    picks, intent = press_tray(display, Picks(), TRAY.index(Button.PONG))
    assert isinstance(intent, Do)
    prompt = table.prompt
    assert prompt is not None
    assert table.act(prompt.number, intent.action, 1.0)

    lights = [place.light for place in places(table, picks)]
    if table.window is not None:
        assert lights.count(Light.GIVEN) == 1
    assert Light.POSSIBLE not in lights


def test_an_answer_in_advance_is_seen_and_taken_back_by_a_press() -> None:
    drive = discarding()
    prompt = drive.table.prompt
    assert prompt is not None
    assert drive.table.act(prompt.number, prompt.proposed, drive.now)
    drive.table.set_auto(AutoAnswers(passes_round=True), drive.now)

    display = present(drive.table, Picks(), with_hints=False)
    assert display.tray[PASS].light is Light.BEFOREHAND
    assert press_tray(display, Picks(), PASS)[1] == ClearAuto()


def test_passing_a_win_wants_a_second_press_unless_the_clock_is_short() -> None:
    table = with_a_win().table
    display = present(table, Picks(), with_hints=False)
    once, intent = press_tray(display, Picks(), PASS)
    assert intent is None
    assert once.is_asked_back

    asked_back = present(table, once, with_hints=False)
    assert tray_texts(asked_back.tray)[PASS].label == "Pass?"
    _, intent = press_tray(asked_back, once, PASS)
    assert isinstance(intent, Do)
    assert isinstance(intent.action, Pass)
    assert FAMILY.claim_limit_s is not None
    assert NORMAL.claim_limit_s is not None
    assert NORMAL.claim_limit_s < FAMILY.claim_limit_s == 8.0


def test_questions_about_the_deal_never_use_the_tray() -> None:
    table = crowded_table(4)
    prompt = asked(Fold(Seat(0)), Pass(Seat(0)))
    found = deal_answers(prompt, Pressing(), suggests=False)

    assert [answer_key(place) for place in found] == ["X", "Space"]
    assert not any(place.is_suggested for place in found)
    assert not any(place.is_lit for place in tray(table, prompt, Pressing(), suggests=True))
    display = replace(present(table, Picks(), with_hints=False), deal_answers=found)
    once, intent = press_deal(display, Picks(), 0)
    assert (intent, once.is_asked_back) == (None, True)
    again = deal_answers(prompt, Pressing(is_asked_back=True), suggests=False)
    _, intent = press_deal(replace(display, deal_answers=again), once, 0)
    assert intent == Do(Fold(Seat(0)))


def test_moves_are_suggested_in_the_first_three_rounds_unless_the_player_wants_it_otherwise() -> None:
    first = Suggestions.FIRST_ROUNDS
    assert [first.are_given(rounds) for rounds in range(5)] == [True, True, True, False, False]
    assert [rounds for rounds in range(5) if first.end_with(rounds)] == [FIRST_ROUNDS]
    assert Suggestions.ALWAYS.are_given(1000)
    assert not Suggestions.NEVER.are_given(0)
    assert not Suggestions.ALWAYS.end_with(FIRST_ROUNDS)
