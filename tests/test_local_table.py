"""A table of one person and computer players: windows, clocks, auto answers, record, resuming."""

import random
from dataclasses import replace

import pytest

from engine.actions import Claim, Discard, Pass, Win
from engine.cards import DeckIndex
from engine.errors import EngineError, Reason, UnknownCard
from engine.events import CardDiscarded, CardDrawn, MeldExposed, OfferDeclined, RoundWon
from engine.record import replay
from engine.seats import Seat
from engine.state import Phase
from net.pace import FAMILY, LEARNING, PACES, parse_pace
from tests.support.tables import Drive, begin, header, proposed, sensible
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.local_table import BotRequest, LocalTable
from tusac_qt.play.table import Button, MatchEnded, OwnTimeOut, PromptKind, RoundDealt, WindowClosed

ASK_ALWAYS = AutoAnswers(passes_when_nothing=False)


def at_first_claim(seed: int = 1) -> Drive:
    """Return a table whose person is asked about a card for the first time."""
    drive = Drive(begin(seed))
    drive.settle()
    while drive.table.prompt is not None and drive.table.prompt.kind is PromptKind.DISCARD:
        prompt = drive.table.prompt
        assert drive.table.act(prompt.number, prompt.proposed, drive.now)
        drive.settle()
    return drive


def test_the_person_deals_first_and_is_asked_for_a_discard() -> None:
    drive = Drive(begin(1))
    drive.settle()
    prompt = drive.table.prompt

    assert drive.events == [RoundDealt(1, Seat(0))]
    assert drive.table.seat == 0
    assert prompt is not None
    assert prompt.kind is PromptKind.DISCARD
    assert len(drive.table.view.hand) == 21


def test_a_whole_match_is_played_and_its_record_replays() -> None:
    drive = Drive(begin(3, rounds=3))
    drive.play()
    replayed = replay(drive.record)

    assert replayed.failure is None
    assert replayed.match == drive.table.match
    assert sum(drive.table.match.tally) == 0
    assert [type(event) for event in drive.events].count(RoundDealt) == 3
    assert drive.events[-1] == MatchEnded()


def test_the_same_choices_give_the_same_record() -> None:
    first, second = Drive(begin(5)), Drive(begin(5, pace=LEARNING))
    first.play()
    second.play()

    assert first.record == second.record


def test_a_window_stays_open_for_its_floor_though_all_have_answered() -> None:
    table = begin(1)
    table.advance(0.0)
    opening = table.prompt
    assert opening is not None
    table.act(opening.number, opening.proposed, 0.0)
    assert any(isinstance(event, CardDiscarded) for event in table.advance(0.0))
    for request in table.take_requests():
        table.bot_answer(request.number, request.seat, Pass(request.seat))

    assert table.window is not None
    assert table.next_deadline() == table.window.closes_not_before == FAMILY.claim_floor_s
    assert table.advance(FAMILY.claim_floor_s - 0.01) == ()
    closed = table.advance(FAMILY.claim_floor_s)
    assert closed[0] == WindowClosed(None, None)
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


def test_a_late_or_double_answer_of_a_computer_player_is_ignored() -> None:
    table = begin(1)
    table.advance(0.0)
    opening = table.prompt
    assert opening is not None
    table.act(opening.number, opening.proposed, 0.0)
    table.advance(0.0)
    request = table.take_requests()[0]

    assert not table.bot_answer(request.number - 1, request.seat, Pass(request.seat))
    assert not table.bot_answer(request.number, Seat(0), Pass(Seat(0)))
    assert table.bot_answer(request.number, request.seat, Pass(request.seat))
    assert not table.bot_answer(request.number, request.seat, Pass(request.seat))


def test_silence_is_a_pass_when_limit_and_bank_are_used_up() -> None:
    drive = at_first_claim()
    prompt = drive.table.prompt
    assert prompt is not None
    assert prompt.bank_from is not None
    assert prompt.deadline == prompt.bank_from + FAMILY.bank_s
    assert drive.table.advance(prompt.deadline - 0.01) == ()
    events = drive.table.advance(prompt.deadline)

    assert events[0] == OwnTimeOut(Pass(Seat(0)))
    assert isinstance(events[1], WindowClosed)


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


def at_drawn_general() -> Drive:
    """Return a table whose person has drawn a General and cannot win on it."""
    for seed in range(40):
        drive = Drive(begin(seed))
        drive.settle()
        while drive.table.view.outcome is None:
            prompt, offer = drive.table.prompt, drive.table.view.offer
            assert prompt is not None
            if (
                offer is not None
                and offer.card.is_general
                and offer.owner == 0
                and not isinstance(prompt.legal[0], Win)
            ):
                return drive
            drive.table.act(prompt.number, prompt.proposed, drive.now)
            drive.settle()
    pytest.fail("no seed shows a drawn General")


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


def test_an_outranked_claim_is_told_to_its_owner_only() -> None:
    for seed in range(60):
        drive = Drive(begin(seed))
        drive.play(lambda prompt: prompt.legal[0] if isinstance(prompt.legal[0], Claim) else prompt.proposed)
        beaten = [
            event for event in drive.events if isinstance(event, WindowClosed) and event.own is not None
        ]
        if beaten:
            break

    assert beaten
    for event in beaten:
        assert event.own is not None
        assert event.own.seat == 0
        assert event.taken is not None
        assert event.taken != event.own


def test_a_taken_own_claim_is_not_called_outranked() -> None:
    drive = Drive(begin(1))
    drive.play()
    own = [
        event
        for event in drive.events
        if isinstance(event, WindowClosed) and event.taken and event.taken.seat == 0
    ]

    assert own
    assert all(event.own is None for event in own)


def test_computer_players_get_their_own_view_and_a_seed_of_their_own() -> None:
    table = begin(1)
    table.advance(0.0)
    prompt = table.prompt
    assert prompt is not None
    table.act(prompt.number, prompt.proposed, 0.0)
    table.advance(0.0)
    requests = table.take_requests()

    assert [request.seat for request in requests] == [request.view.seat for request in requests] == [1, 2, 3]
    assert len({request.seed for request in requests}) == 3
    assert all(sensible(request) in request.legal for request in requests)
    assert table.take_requests() == ()


def test_a_match_goes_on_from_its_record_as_if_nothing_had_happened() -> None:
    whole = Drive(begin(7, rounds=2))
    whole.play()
    lines = whole.record.splitlines(keepends=True)
    for cut in range(2, len(lines) + 1, 37):
        kept = "".join(lines[:cut])
        resumed = Drive(LocalTable.resume(replay(kept), pace=FAMILY, now=0.0))
        resumed.play()

        assert kept + resumed.record == whole.record
        assert resumed.table.match == whole.table.match


def test_a_record_cut_within_a_window_goes_on_too() -> None:
    whole = Drive(begin(2))
    whole.play()
    lines = whole.record.splitlines(keepends=True)
    inside = [
        at
        for at in range(4, len(lines) - 1)
        if lines[at].endswith("pass\n") and lines[at - 1].endswith("pass\n")
    ]
    for at in inside[::9]:
        kept = "".join(lines[:at])
        resumed = Drive(LocalTable.resume(replay(kept), pace=FAMILY, now=0.0))
        resumed.play()

        assert kept + resumed.record == whole.record


def test_a_resumed_question_is_asked_anew() -> None:
    drive = at_first_claim()
    prompt = drive.table.prompt
    assert prompt is not None
    again = Drive(LocalTable.resume(replay(drive.record), pace=FAMILY, now=50.0), now=50.0)
    again.settle()

    assert again.table.view == drive.table.view
    assert again.table.prompt is not None
    assert again.table.prompt.legal == prompt.legal
    assert again.table.prompt.opened_at == 50.0


def test_a_round_is_dealt_only_after_the_last_one() -> None:
    drive = Drive(begin(1))
    drive.settle()
    with pytest.raises(EngineError, match="not over"):
        drive.table.start_round(0.0)
    drive.play()

    with pytest.raises(EngineError, match="over"):
        drive.table.start_round(0.0)


def test_all_may_be_computer_players() -> None:
    watched = header(4, levels=("easy", "normal", "hard", "easy"))
    drive = Drive(LocalTable.begin(watched, pace=FAMILY, now=0.0))
    drive.settle()

    assert drive.table.view.outcome is not None
    assert drive.table.prompt is None
    assert replay(drive.record).failure is None


def test_two_people_are_no_local_table() -> None:
    with pytest.raises(ValueError, match="one person"):
        LocalTable.begin(header(1, levels=("", "", "easy", "easy")), pace=FAMILY, now=0.0)


def test_only_what_may_be_seen_can_be_looked_at() -> None:
    table = begin(1)
    own = {held.index for held in table.view.hand}

    for index in range(112):
        if index in own:
            assert table.card(DeckIndex(index)) in {held.card for held in table.view.hand}
        else:
            with pytest.raises(UnknownCard):
                table.card(DeckIndex(index))


def test_every_event_can_be_looked_at_when_it_is_told() -> None:
    drive = Drive(begin(1))
    drive.settle()
    while drive.table.view.outcome is None:
        for event in drive.events:
            if isinstance(event, CardDiscarded | CardDrawn):
                assert drive.table.card(event.index) is event.card
        drive.events.clear()
        prompt = drive.table.prompt
        assert prompt is not None
        drive.table.act(prompt.number, proposed(prompt), drive.now)
        drive.settle()


def test_reasons_are_those_of_the_rules() -> None:
    table = at_drawn_general().table

    assert table.view.phase is Phase.OFFER
    assert table.why_not(Button.PAIR) is None
    assert table.why_not(Button.PONG) is Reason.GENERAL_NOT_CLAIMABLE
    assert table.why_not_discard(table.view.hand[0].card) is Reason.NOT_THIS_PHASE


def test_a_general_of_the_hand_is_not_discarded() -> None:
    table = next(
        table for table in map(begin, range(9)) if any(held.card.is_general for held in table.view.hand)
    )
    general = next(held.card for held in table.view.hand if held.card.is_general)
    plain = next(held.card for held in table.view.hand if not held.card.is_general)

    assert table.why_not_discard(general) is Reason.GENERAL_NOT_DISCARDED
    assert table.why_not_discard(plain) is None


def test_a_custom_pace_bounds_every_move() -> None:
    table = begin(1, pace=parse_pace("8+30"))
    table.advance(0.0)
    prompt = table.prompt
    assert prompt is not None

    assert (prompt.bank_from, prompt.deadline) == (8.0, 38.0)


def test_wins_end_the_round_with_the_winner() -> None:
    drive = Drive(begin(1))
    drive.play()
    won = [event for event in drive.events if isinstance(event, RoundWon)]

    assert len(won) == 1
    assert won[0].outcome == drive.table.view.outcome == drive.table.match.outcomes[0]


@pytest.mark.parametrize("seed", range(12))
def test_whatever_a_restless_player_does_the_record_stays_true(seed: int) -> None:
    chance = random.Random(seed)
    table = begin(seed, rounds=2, pace=chance.choice(tuple(PACES.values())))
    now, record = 0.0, ""
    pending: list[BotRequest] = []
    for _ in range(20_000):
        table.advance(now)
        record += table.take_record()
        pending += table.take_requests()
        if table.match.is_over:
            break
        if table.view.outcome is not None and chance.random() < 0.5:
            table.start_round(now)
        prompt = table.prompt
        move = chance.random()
        if prompt is not None and move < 0.3:
            number = prompt.number - chance.randrange(2)
            action = chance.choice((*prompt.legal, Pass(Seat(chance.randrange(4)))))
            taken = table.act(number, action, now)
            assert not taken or (number == prompt.number and action in prompt.legal)
        elif move < 0.35:
            table.set_paused(now, paused=chance.random() < 0.3)
        elif move < 0.4:
            table.set_auto(AutoAnswers(chance.random() < 0.5, passes_round=chance.random() < 0.2), now)
        elif pending and move < 0.9:
            request = pending.pop(chance.randrange(len(pending)))
            taken = table.bot_answer(request.number, request.seat, sensible(request))
            assert taken
            assert not table.bot_answer(request.number, request.seat, sensible(request))
        now += chance.choice((0.0, 0.1, 1.0, 10.0))
    replayed = replay(record)

    assert table.match.is_over
    assert replayed.failure is None
    assert replayed.match == table.match
