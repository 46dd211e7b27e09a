"""A table of one person and computer players: matches, records, resuming, what may be looked at."""

import random

import pytest

from engine.actions import Claim, Pass
from engine.cards import DeckIndex
from engine.errors import EngineError, Reason, UnknownCard
from engine.events import CardDiscarded, CardDrawn, RoundWon
from engine.record import replay
from engine.seats import Seat
from engine.state import Phase
from net.match.status import Settled
from net.pace import FAMILY, LEARNING, PACES
from tests.support.tables import (
    Drive,
    at_drawn_general,
    at_first_claim,
    begin,
    header,
    opened,
    proposed,
    sensible,
)
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button
from tusac_qt.play.local_table import BotRequest, LocalTable
from tusac_qt.play.table import MatchEnded, PromptKind, RoundDealt


def test_the_person_deals_first_and_is_asked_for_a_discard() -> None:
    drive = Drive(begin(1))
    drive.settle()
    prompt = drive.table.prompt

    assert drive.events[-1] == RoundDealt(1, Seat(0))
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


def test_a_late_or_double_answer_of_a_computer_player_is_ignored() -> None:
    table = opened()
    table.advance(0.0)
    request = table.take_requests()[0]

    assert not table.bot_answer(request.number - 1, request.seat, Pass(request.seat))
    assert not table.bot_answer(request.number, Seat(0), Pass(Seat(0)))
    assert table.bot_answer(request.number, request.seat, Pass(request.seat))
    assert not table.bot_answer(request.number, request.seat, Pass(request.seat))


def test_an_outranked_claim_is_told_to_its_owner_only() -> None:
    for seed in range(60):
        drive = Drive(begin(seed))
        drive.play(lambda prompt: prompt.legal[0] if isinstance(prompt.legal[0], Claim) else prompt.proposed)
        beaten = [event for event in drive.events if isinstance(event, Settled) and event.own is not None]
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
        if isinstance(event, Settled) and event.taken and event.taken.seat == 0
    ]

    assert own
    assert all(event.own is None for event in own)


def test_computer_players_get_their_own_view_and_a_seed_of_their_own() -> None:
    table = opened()
    table.advance(0.0)
    requests = table.take_requests()

    assert [request.seat for request in requests] == [request.view.seat for request in requests] == [1, 2, 3]
    assert len({request.seed for request in requests}) == 3
    assert all(sensible(request) in request.legal for request in requests)
    assert table.take_requests() == ()


@pytest.mark.slow
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


def test_wins_end_the_round_with_the_winner() -> None:
    drive = Drive(begin(1))
    drive.play()
    won = [event for event in drive.events if isinstance(event, RoundWon)]

    assert len(won) == 1
    assert won[0].outcome == drive.table.view.outcome == drive.table.match.outcomes[0]


@pytest.mark.slow
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
