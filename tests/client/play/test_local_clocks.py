"""The clocks of a table against the computer: windows, limits, banks, pauses, answers given beforehand."""

from dataclasses import replace

import pytest

from engine.actions import Discard, Pass, Win
from engine.cards import DeckIndex
from engine.errors import Reason
from engine.events import CardDiscarded, CardDrawn, MeldExposed, OfferDeclined
from engine.seats import Seat
from net.match.status import Settled
from net.pace import FAMILY, LEARNING, parse_pace
from tests.support.tables import Drive, at_drawn_general, at_first_claim, begin, opened
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button
from tusac_qt.play.table import OwnTimeOut

ASK_ALWAYS = AutoAnswers(passes_when_nothing=False)


def test_a_window_stays_open_for_its_floor_though_all_have_answered() -> None:
    table = opened()
    assert any(isinstance(event, CardDiscarded) for event in table.advance(0.0))
    for request in table.take_requests():
        table.bot_answer(request.number, request.seat, Pass(request.seat))

    assert table.window is not None
    assert table.next_deadline() == table.window.closes_not_before == FAMILY.claim_floor_s
    assert table.advance(FAMILY.claim_floor_s - 0.01) == ()
    closed = table.advance(FAMILY.claim_floor_s)
    assert closed[0] == Settled(None, None)
    assert isinstance(closed[1], OfferDeclined)


def test_a_declined_card_has_time_to_lie_down_before_the_next_is_drawn() -> None:
    drive = at_first_claim()
    drawn_at = [
        drive.events[place - 1] for place, event in enumerate(drive.events) if isinstance(event, CardDrawn)
    ]

    assert drawn_at
    assert all(isinstance(before, OfferDeclined) for before in drawn_at)
    assert drive.table.window is not None
    assert drive.now >= len(drawn_at) * (FAMILY.claim_floor_s + FAMILY.flight_s)


def test_nothing_of_a_window_shows_while_it_is_open() -> None:
    drive = at_first_claim()
    table, prompt = drive.table, drive.table.prompt
    assert prompt is not None
    before, own = table.view, Pass(Seat(0))
    table.act(prompt.number, own, drive.now)

    assert table.prompt is None
    assert table.window is not None
    assert table.advance(drive.now) == ()
    assert table.view == replace(before, answer=own)


def test_late_double_and_foreign_answers_are_ignored() -> None:
    drive = at_first_claim()
    table, prompt = drive.table, drive.table.prompt
    assert prompt is not None

    assert not table.act(prompt.number - 1, prompt.proposed, drive.now)
    assert not table.act(prompt.number, Discard(Seat(0), DeckIndex(0)), drive.now)
    assert not table.act(prompt.number, Pass(Seat(1)), drive.now)
    assert table.act(prompt.number, Pass(Seat(0)), drive.now)
    assert not table.act(prompt.number, prompt.legal[0], drive.now)
    assert table.why_not(Button.PASS) is Reason.ALREADY_ANSWERED


def test_silence_is_a_pass_when_limit_and_bank_are_used_up() -> None:
    drive = at_first_claim()
    prompt = drive.table.prompt
    assert prompt is not None
    assert prompt.bank_from is not None
    assert prompt.deadline == prompt.bank_from + FAMILY.bank_s
    assert drive.table.advance(prompt.deadline - 0.01) == ()
    events = drive.table.advance(prompt.deadline)

    assert events[0] == OwnTimeOut(Pass(Seat(0)))
    assert isinstance(events[1], Settled)


def test_the_bank_is_used_up_where_a_limit_is_passed_and_comes_back_with_the_round() -> None:
    drive = at_first_claim()
    prompt = drive.table.prompt
    assert prompt is not None
    assert prompt.bank_from is not None
    drive.now = prompt.bank_from + 7.0
    assert drive.table.act(prompt.number, Pass(Seat(0)), drive.now)
    drive.settle()
    later = drive.table.prompt
    assert later is not None
    assert later.bank_from is not None
    assert later.deadline is not None
    assert later.deadline - later.bank_from == pytest.approx(FAMILY.bank_s - 7.0)
    drive.play()

    drive = Drive(begin(1, rounds=2))
    drive.settle()
    prompt = drive.table.prompt
    assert prompt is not None
    assert prompt.deadline is not None
    drive.events += drive.table.advance(prompt.deadline)
    while drive.table.view.outcome is None:
        prompt = drive.table.prompt
        if prompt is not None:
            assert prompt.deadline == prompt.bank_from
            drive.table.act(prompt.number, prompt.proposed, drive.now)
        drive.settle()
    drive.table.start_round(drive.now)
    drive.settle()
    prompt = drive.table.prompt
    assert prompt is not None
    assert prompt.bank_from is not None
    assert prompt.deadline == prompt.bank_from + FAMILY.bank_s


def test_out_of_time_the_proposed_card_is_discarded() -> None:
    table = begin(1)
    table.advance(0.0)
    prompt = table.prompt
    assert prompt is not None
    assert FAMILY.discard_limit_s is not None
    assert prompt.deadline == FAMILY.discard_limit_s + FAMILY.bank_s
    events = table.advance(prompt.deadline)

    assert events[0] == OwnTimeOut(prompt.proposed)
    assert isinstance(events[1], CardDiscarded)
    assert isinstance(prompt.proposed, Discard)
    assert events[1].index == prompt.proposed.card


def test_silence_on_a_general_that_must_be_kept_keeps_it() -> None:
    drive = at_drawn_general()
    prompt = drive.table.prompt
    assert prompt is not None
    assert not any(isinstance(action, Pass) for action in prompt.legal)
    assert drive.table.why_not(Button.PASS) is Reason.GENERAL_MUST_BE_KEPT
    events = drive.table.advance(prompt.deadline or 0.0)

    assert events[0] == OwnTimeOut(prompt.legal[0])
    assert any(isinstance(event, MeldExposed) and event.seat == 0 for event in events)


def test_without_a_limit_the_table_waits() -> None:
    table = begin(1, pace=LEARNING)
    table.advance(0.0)
    prompt = table.prompt
    assert prompt is not None

    assert prompt.deadline is None
    assert table.next_deadline() is None
    assert table.advance(1e6) == ()
    assert table.prompt == prompt


def test_a_pause_stops_the_clocks() -> None:
    drive = at_first_claim()
    table, prompt = drive.table, drive.table.prompt
    assert prompt is not None
    assert prompt.deadline is not None
    table.set_paused(drive.now, paused=True)

    assert table.is_paused
    assert table.next_deadline() is None
    assert table.prompt is not None
    assert table.prompt.deadline is None, "no time is told that does not pass"
    assert table.advance(prompt.deadline + 100.0) == ()
    assert not table.act(prompt.number, prompt.proposed, drive.now)
    table.set_paused(drive.now + 100.0, paused=False)
    later = table.prompt
    assert later is not None
    assert later.number == prompt.number
    assert later.deadline == pytest.approx(prompt.deadline + 100.0)


def test_what_was_answered_beforehand_in_a_pause_applies_when_it_ends() -> None:
    drive = at_first_claim()
    drive.table.set_paused(drive.now, paused=True)
    drive.table.set_auto(AutoAnswers(passes_round=True), drive.now)
    assert drive.table.prompt is not None
    drive.table.set_paused(drive.now + 5.0, paused=False)

    assert drive.table.prompt is None


def test_a_hopeless_window_is_passed_without_asking_unless_the_player_wants_to_be_asked() -> None:
    quiet, asking = Drive(begin(1)), Drive(begin(1))
    quiet.settle()
    asking.settle()
    asking.table.set_auto(ASK_ALWAYS, 0.0)
    for drive in (quiet, asking):
        prompt = drive.table.prompt
        assert prompt is not None
        drive.table.act(prompt.number, prompt.proposed, drive.now)
        drive.settle()

    assert asking.table.prompt is not None
    assert asking.table.prompt.legal == (Pass(Seat(0)),)
    assert quiet.table.prompt != asking.table.prompt
    assert quiet.table.view.wall_count < asking.table.view.wall_count


def test_auto_answers_apply_to_the_open_question_and_end_with_the_round() -> None:
    drive = at_first_claim()
    drive.table.set_auto(AutoAnswers(passes_round=True), drive.now)

    assert drive.table.prompt is None
    drive.settle()
    while drive.table.view.outcome is None:
        prompt = drive.table.prompt
        assert prompt is not None
        assert isinstance(prompt.legal[0], Win | Discard) or Pass(Seat(0)) not in prompt.legal
        drive.table.act(prompt.number, prompt.proposed, drive.now)
        drive.settle()
    assert drive.table.auto == AutoAnswers()


def test_passing_until_a_card_ends_when_it_is_shown() -> None:
    drive = at_first_claim()
    offer = drive.table.view.offer
    assert offer is not None
    twin = begin(1)
    twin_drive = Drive(twin)
    twin_drive.settle()
    twin.set_auto(AutoAnswers(passes_until=offer.card), 0.0)
    prompt = twin.prompt
    assert prompt is not None
    twin.act(prompt.number, prompt.proposed, 0.0)
    twin_drive.settle()

    assert twin.view.offer == offer
    assert twin.prompt is not None
    assert twin.auto.passes_until is None


def test_a_custom_pace_bounds_every_move() -> None:
    table = begin(1, pace=parse_pace("8+30"))
    table.advance(0.0)
    prompt = table.prompt
    assert prompt is not None

    assert (prompt.bank_from, prompt.deadline) == (8.0, 38.0)
