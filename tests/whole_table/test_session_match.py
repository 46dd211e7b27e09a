"""Matches of joined machines: rounds, dealers, records, what is told, cheats.

Absence is in test_session_absence.
"""

from dataclasses import replace
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Action, Mulligan
from engine.codec import digest
from engine.events import RoundDrawn, RoundWon
from engine.match import MatchState, highest
from engine.rules_text import override
from engine.seats import Seat
from lab.simulator.group import StubGroup
from lab.simulator.material import short
from net.deal.table import SeatInfo, Standing, TableInfo
from net.deal.terms import Terms
from net.deal.verdict import DealVerdict as HandVerdict
from net.deal.verdict import Payments
from net.match.attempt import Reception
from net.match.events import MULLIGAN, CheatFound, LeftOut, RoundClosed, RoundVoid
from net.match.match import Match
from net.match.status import Dealt, Moved, OutOfTime, Question, Settled, TablePhase
from net.records.audit import Verdict, verify
from net.records.fair_record import decode_record
from tests.support.joined import kind_of, only, shuffled, twin
from tests.support.matches import (
    ME,
    ONE_ROUND,
    Matches,
    first_legal,
    joined,
    one_round,
    participant,
    played,
    played_on,
    pvt,
    records,
    seated,
)


@cache
def three_rounds() -> Matches:
    """A match of four machines and a spectator that has been played."""
    return played(joined(seated(4, rules=pvt(), terms=Terms(rounds=3)), spectators=1))


def test_four_machines_and_a_spectator_play_a_match_and_keep_the_same_records() -> None:
    table = three_rounds()

    matches = [match.match for match in table.matches]
    assert all(match == matches[0] for match in matches)
    first = matches[0]
    assert first is not None
    assert len(first.outcomes) == 3
    assert any(outcome.winner is not None for outcome in first.outcomes)
    assert sum(first.tally) == 0
    for place in range(5):
        assert records(table, place) == records(table, ME)
        assert [dealt.number for dealt in table.found(place, Dealt)] == [1, 2, 3]
    for record, outcome in zip(records(table, ME), first.outcomes, strict=True):
        report = verify(decode_record(record), StubGroup())
        assert (report.verdict, report.outcome) == (Verdict.TRUE, outcome)


def test_the_same_with_the_real_group() -> None:
    table = played(joined(seated(3), spectators=1, is_real=True))

    for place in range(4):
        assert records(table, place) == records(table, ME)
    group = participant(table.table, None, is_real=True).tools.group
    assert verify(decode_record(records(table, ME)[0]), group).verdict is Verdict.TRUE


def test_who_wins_deals_the_next_round() -> None:
    table = three_rounds()

    match = table.matches[ME].match
    assert match is not None
    openers = [dealt.dealer for dealt in table.found(ME, Dealt)]
    assert match.setup.first_dealer == openers[0]
    for outcome, opener in zip(match.outcomes, openers[1:], strict=False):
        assert outcome.winner in (opener, None)


def test_the_cards_drawn_for_the_first_dealer_are_told_with_the_first_round() -> None:
    rules = override(short(3), {"name": "drawn", "first_dealer": "high_card"})
    table = played(joined(seated(3, rules=rules, terms=Terms(rounds=2)), spectators=1))

    first, second = table.found(ME, Dealt)
    assert first.drawn is not None
    assert first.dealer == highest(first.drawn)
    assert second.drawn is None
    assert all(table.found(place, Dealt) == [first, second] for place in range(4))


@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 1000))
def test_the_order_in_which_envelopes_arrive_changes_nothing(seed: int) -> None:
    table = joined(seated(3, terms=Terms(rounds=2)))
    table.order = shuffled(seed)
    played(table)

    assert records(table, ME) == records(in_order(), ME)


@cache
def in_order() -> Matches:
    """The same match, its envelopes arriving as they are sent."""
    return played(joined(seated(3, terms=Terms(rounds=2))))


def test_the_next_deck_is_shuffled_before_the_round_ends() -> None:
    table = joined(seated(4, terms=Terms(rounds=2)))
    table.deals_on = False
    table.start()
    assert table.run(until=lambda now: now.matches[ME].phase is TablePhase.BETWEEN)
    table.run()
    ends = min(table.times("END", machine) for machine in range(4))
    assert max(table.times("DECK_ACK", machine)[1] for machine in range(4)) < min(ends)

    began = table.now
    table.start()
    assert table.run(until=lambda now: len(now.found(ME, Dealt)) == 2)
    assert table.now == began
    assert not any(sent.at == began and kind_of(sent.raw) in {"COMMIT", "SHUFFLE"} for sent in table.sent)


def test_events_tell_the_round_as_the_rules_play_it() -> None:
    table = played(joined(seated(4, terms=ONE_ROUND), spectators=1))

    for place in range(5):
        events = table.events[place]
        assert isinstance(events[0], Dealt)
        assert isinstance(events[-1], RoundClosed)
        moves = table.found(place, Moved)
        happened = [event for move in moves for event in move.events]
        assert isinstance(happened[-1], RoundWon | RoundDrawn)
        assert [event for move in table.found(ME, Moved) for event in move.events] == happened
        assert digest(moves[-1].state) == digest(table.found(ME, Moved)[-1].state)
        settled = [index for index, event in enumerate(events) if isinstance(event, Settled)]
        assert all(isinstance(events[index + 1], Moved) for index in settled)


@settings(max_examples=30, deadline=None)
@given(raw=st.binary(max_size=300))
def test_any_bytes_are_received_without_raising(raw: bytes) -> None:
    match = Match(participant(one_round().table, ME), now=0.0)

    assert match.receive(raw, 0.0) in {Reception.REFUSED, Reception.KNOWN}
    assert match.next_deadline() == 0.0


def test_a_match_goes_on_at_another_table_where_it_stood() -> None:
    standing = Standing(3, Seat(2), (7, -7, 0))
    table = played(joined(seated(3, terms=Terms(rounds=4), standing=standing)))

    dealt = table.found(ME, Dealt)
    assert [event.number for event in dealt] == [3, 4]
    assert dealt[0].dealer == 2
    match = table.matches[ME].match
    assert isinstance(match, MatchState)
    won = [sum(points) for points in zip(*(outcome.payments for outcome in match.outcomes), strict=True)]
    assert match.tally.values == tuple(a + b for a, b in zip(standing.tally, won, strict=True))
    assert table.matches[1].standing == Standing(5, match.dealer, match.tally.values)


def test_a_match_in_which_losers_do_not_pay_goes_on_at_another_table_where_it_stood() -> None:
    standing = Standing(3, Seat(2), (7, 0, 2))
    rules = override(short(3, losers_pay=False), {"hand_size": 4})
    table = played(joined(seated(3, rules=rules, terms=Terms(rounds=8), standing=standing)))

    match = table.matches[ME].match
    assert isinstance(match, MatchState)
    winners = [(outcome.winner, outcome.winning) for outcome in match.outcomes]
    assert any(won is not None for _, won in winners)
    for seat, before in enumerate(standing.tally):
        scored = sum(won.points for winner, won in winners if won is not None and winner == seat)
        assert match.tally[Seat(seat)] == before + scored
    assert table.matches[1].standing == Standing(9, match.dealer, match.tally.values)
    assert verify(decode_record(records(table, ME)[0]), StubGroup()).verdict is Verdict.TRUE


def test_a_machine_holds_the_seats_of_a_person_and_of_computer_players() -> None:
    table = joined(shared(("", "easy", "normal", "hard"), (0, 0, 0, 1)), spectators=1)
    table.people[ME] = first_legal
    played(table)

    report = verify(decode_record(records(table, ME)[0]), StubGroup())
    assert report.verdict is Verdict.TRUE
    assert report.checked.choices
    assert records(table, 2) == records(table, ME)
    assert not table.found(ME, OutOfTime)


def shared(levels: tuple[str, ...], machines: tuple[int, ...]) -> TableInfo:
    """A table whose seats are spread over the machines so."""
    seats = tuple(SeatInfo(machine, level, "") for machine, level in zip(machines, levels, strict=True))
    table = seated(4)
    return replace(table, seats=seats, machines=table.machines[: max(machines) + 1])


def test_a_mulligan_ends_a_round_that_does_not_count_and_is_dealt_anew_by_the_same_seat() -> None:
    table = joined(
        seated(3, rules=short(3, mulligan="optional"), levels=("", "", "")), spectators=1, label=MULLIGAN_DEAL
    )
    called: list[Question] = []

    def call_once(question: Question) -> tuple[float, Action]:
        mulligans = [action for action in question.legal if isinstance(action, Mulligan)]
        called.extend([question] * bool(mulligans))
        return 0.5, mulligans[0] if mulligans and len(called) == 1 else question.legal[-1]

    table.people = dict.fromkeys(range(3), call_once)
    played(table)

    assert called
    for place in range(4):
        first, anew = table.found(place, Dealt)
        assert (first.number, first.dealer) == (anew.number, anew.dealer)
        void, counted = table.found(place, RoundClosed)
        (told,) = table.found(place, RoundVoid)
        assert (told.reason, told.machines, told.record) == (MULLIGAN, (), void.record)
        assert decode_record(counted.record).attempt == 1
        assert table.matches[place].standing.round_number == 2


MULLIGAN_DEAL = 1
"""A label by which somebody is dealt a hand that allows a mulligan."""


def test_two_envelopes_with_one_number_name_their_author_and_the_round_goes_on_without_it() -> None:
    table = joined(seated(4, terms=ONE_ROUND))
    table.start()
    assert table.run(until=lambda now: bool(now.times("DRAW", 2)))
    drawn = next(sent.raw for sent in table.sent if sent.sender == 2 and kind_of(sent.raw) == "DRAW")
    table.matches[ME].receive(twin(drawn), table.now)
    table.pass_on(ME, table.matches[ME].outbox())
    table.run()

    for place in (0, 1, 3):
        found = table.found(place, CheatFound)
        assert [cheat.machine for cheat in found] == [2]
        assert found[0].rule in {"equivocation", "malformed_body"}  # whichever of the two came first
        assert table.found(place, LeftOut) == [LeftOut((2,))]
        closed = only(table.found(place, RoundClosed))
        assert closed.machines == (0, 1, 3)
        assert closed.verdict == HandVerdict(Payments.STAND, unaudited=(2,))
        assert table.matches[place].phase is TablePhase.ENDED
    assert table.matches[1].proof.cheats


def test_a_cheat_found_while_the_next_deck_is_shuffled_is_left_out_of_the_round_too() -> None:
    table = joined(seated(4, terms=Terms(rounds=2)))
    table.deals_on = False
    table.start()
    assert table.run(until=lambda now: len(now.times("COMMIT", 2)) == 2)
    early = [sent.raw for sent in table.sent if sent.sender == 2 and kind_of(sent.raw) == "COMMIT"][1]
    table.pass_on(1, [twin(early)])
    table.run()

    for place in (0, 1, 3):
        assert [(cheat.machine, cheat.rule) for cheat in table.found(place, CheatFound)] == [
            (2, "equivocation")
        ]
        assert table.found(place, LeftOut) == [LeftOut((2,))]
        assert only(table.found(place, RoundClosed)).machines == (0, 1, 3)
        assert table.matches[place].standing.round_number == 2
        assert table.matches[place].phase is TablePhase.BETWEEN


def test_what_nobody_here_signed_is_refused_and_changes_nothing() -> None:
    table = joined(seated(3))
    table.start()
    table.run(until=lambda now: bool(now.times("READY", ME)))
    match = table.matches[ME]
    raw = next(sent.raw for sent in table.sent if sent.sender == 1)
    before = match.positions()

    assert match.receive(b"", table.now) is Reception.REFUSED
    assert match.receive(raw[:-1] + bytes((raw[-1] ^ 1,)), table.now) is Reception.KNOWN
    unsigned = twin(raw)[:-1] + b"\0"
    assert match.receive(unsigned, table.now) is Reception.REFUSED
    assert match.receive(raw, table.now) is Reception.KNOWN
    assert match.positions() == before
    assert not table.found(ME, CheatFound)
    assert played_on(table)
