"""Machines of a match that cannot be heard, leave, say nothing, come back."""

from collections.abc import Callable

import msgspec
import pytest

from engine.codec import digest
from engine.seats import Seat
from lab.simulator.group import StubGroup
from lab.simulator.material import identity
from net.deal.table import Standing
from net.deal.terms import Terms
from net.match.events import CameBack, CheatFound, LeftOut, RoundClosed, RoundVoid
from net.match.status import Awaited, OutOfTime, TablePhase
from net.records.audit import Verdict, verify
from net.records.fair_record import decode_record
from net.transcript import read, seal
from tests.support.joined import kind_of
from tests.support.matches import ONE_ROUND, Matches, always_pass, joined, never, pvt, seated

LEAVER = 3
BEFORE_ESCROW = ("COMMIT", "OPEN", "SHUFFLE", "DECK_ACK", "ESCROW", "ESCROW_ACK")
IN_PLAY = (
    "DEAL",
    "READY",
    "DRAW",
    "WALL",
    "OPEN_CARDS",
    "CLAIM_COMMIT",
    "CLAIM_OPEN",
    "END",
    "AUDIT",
    "RECEIPT",
)


def begun(table: Matches) -> Matches:
    table.deals_on = False
    table.start()
    return table


def rest_in(phase: TablePhase) -> Callable[[Matches], bool]:
    """Whether all machines but the one that left, and all spectators, are in a phase."""
    return lambda table: all(
        match.phase is phase for place, match in enumerate(table.matches) if place != LEAVER
    )


@pytest.mark.parametrize("kind", IN_PLAY)
def test_the_round_goes_on_without_a_machine_that_falls_silent(kind: str) -> None:
    it_opens = Standing(1, Seat(LEAVER), (0, 0, 0, 0))
    table = joined(seated(4, standing=it_opens), spectators=1)
    table.silent_at[LEAVER] = kind
    begun(table)

    assert table.run(until=rest_in(TablePhase.ENDED))
    cut_at = next(sent.at for sent in table.sent if sent.sender == LEAVER and kind_of(sent.raw) == kind)
    assert table.now >= cut_at + 30.0
    for place in (0, 1, 2, 4):
        assert table.found(place, LeftOut) == [LeftOut((LEAVER,))]
        (closed,) = table.found(place, RoundClosed)
        assert closed.machines == (0, 1, 2)
        assert table.matches[place].dead_seats == {3}
        report = verify(decode_record(closed.record), StubGroup())
        is_audited = kind == "RECEIPT"
        assert (report.verdict, report.left) == (Verdict.TRUE if is_audited else Verdict.UNAUDITED, (LEAVER,))
    tallies = {table.matches[place].standing for place in (0, 1, 2, 4)}
    assert len(tallies) == 1


@pytest.mark.parametrize("kind", BEFORE_ESCROW)
def test_a_round_that_nobody_has_seen_cards_of_is_void_without_the_machine(kind: str) -> None:
    table = joined(seated(4), spectators=1)
    table.silent_at[LEAVER] = kind
    begun(table)

    assert table.run(until=lambda now: all(now.found(place, RoundVoid) for place in (0, 1, 2, 4)))
    for place in (0, 1, 2, 4):
        (void,) = table.found(place, RoundVoid)
        assert (void.reason, void.machines) == ("left_before_deal", (LEAVER,))
        report = verify(decode_record(void.record), StubGroup())
        assert (report.verdict, report.left) == (Verdict.VOID, (LEAVER,))
        assert table.matches[place].standing.round_number == 1


def test_a_void_round_is_dealt_anew_once_the_machine_is_back() -> None:
    table = joined(seated(4), spectators=1)
    table.silent_at[LEAVER] = "SHUFFLE"
    begun(table)
    assert table.run(until=rest_in(TablePhase.BETWEEN))
    table.silent_at.clear()
    table.heal(LEAVER)
    table.run()
    table.start()

    assert table.run(until=lambda now: all(match.phase is TablePhase.ENDED for match in now.matches))
    closed = {table.found(place, RoundClosed)[0] for place in range(5)}
    (only,) = closed
    record = decode_record(only.record)
    assert (record.number, record.attempt) == (1, 1)
    assert verify(record, StubGroup()).verdict is Verdict.TRUE


def test_while_a_machine_cannot_be_heard_the_clocks_stand_and_all_see_whom_they_wait_for() -> None:
    table = begun(joined(seated(4, levels=("",))))
    table.people[0] = never
    assert table.run(until=is_asked)
    question = table.matches[0].question
    assert question is not None
    assert question.deadline is not None
    cut_at = table.now
    table.cut(LEAVER)

    assert table.matches[0].awaited == (Awaited(LEAVER, cut_at, cut_at + 30.0),)
    assert not table.matches[0].waiting.play.is_running
    stopped = table.matches[0].question
    assert stopped is not None
    assert (stopped.bank_from, stopped.deadline) == (None, None)
    assert table.matches[0].phase is TablePhase.PLAYING
    table.run(limit_s=20.0)
    table.now = cut_at + 20.0
    table.heal(LEAVER)
    assert table.matches[0].waiting.play.is_running
    assert table.matches[0].awaited == ()
    moved = table.matches[0].question
    assert moved is not None
    assert moved.deadline == pytest.approx(question.deadline + 20.0)
    assert table.run(until=lambda now: all(match.phase is TablePhase.ENDED for match in now.matches))
    assert not table.found(0, LeftOut)
    records = {table.found(place, RoundClosed)[0].record for place in range(4)}
    assert len(records) == 1


def is_asked(table: Matches) -> bool:
    return table.matches[0].question is not None


def test_play_goes_on_after_the_grace_time_though_nobody_waits_for_the_machine_that_is_lost() -> None:
    table = begun(joined(seated(4, levels=("",), standing=Standing(1, Seat(0), (0, 0, 0, 0)))))
    table.people[0] = never
    assert table.run(until=is_asked)
    cut_at = table.now
    table.cut(LEAVER)

    assert table.run(until=rest_in(TablePhase.ENDED))
    assert table.now >= cut_at + 30.0
    assert all(table.found(place, LeftOut) == [LeftOut((LEAVER,))] for place in range(LEAVER))


def test_nobody_is_left_out_during_a_pause() -> None:
    table = begun(joined(seated(4, levels=("",))))
    assert table.run(until=is_asked)
    for match in table.matches:
        match.set_clocks(table.now, running=False)
    table.cut(LEAVER)
    table.run()

    assert not table.found(0, LeftOut)
    table.now += 3600.0
    for match in table.matches:
        match.set_clocks(table.now, running=True)
    began = table.now
    table.people[0] = never
    assert table.run(until=rest_in(TablePhase.ENDED))
    assert table.found(0, LeftOut)
    assert table.now >= began + 30.0


def test_who_says_that_he_leaves_is_not_waited_for() -> None:
    table = begun(joined(seated(4)))
    assert table.run(until=lambda now: bool(now.times("WALL", 0)))
    table.deaf.add(LEAVER)
    for place in (0, 1, 2):
        table.matches[place].left((LEAVER,), table.now)
    left_at = table.now
    assert table.run(until=lambda now: bool(now.found(0, LeftOut)))

    assert table.now - left_at < 2.0
    assert table.run(until=rest_in(TablePhase.ENDED))


def test_who_has_left_need_not_sign_what_the_others_sign() -> None:
    """One machine has left in a step that does not wait for it, the next is lost.

    The other three are just enough.
    """
    table = joined(seated(5))
    table.silent_at[LEAVER] = "DRAW"
    begun(table)
    assert table.run(until=lambda _now: LEAVER in table.deaf)
    table.deaf.add(4)
    for place in (0, 1, 2):
        table.matches[place].left((4,), table.now)

    assert table.run(until=lambda now: all(now.found(place, LeftOut) for place in (0, 1, 2)))
    assert table.found(0, LeftOut) == [LeftOut((LEAVER, 4))]


def test_too_few_machines_wait_and_go_on_when_enough_are_back() -> None:
    table = begun(joined(seated(4, rules=pvt())))
    assert table.run(until=lambda now: bool(now.times("WALL", 0)))
    table.cut(2)
    table.cut(LEAVER)
    table.run()

    assert [match.phase for match in table.matches] == [TablePhase.WAITING] * 4
    assert {missed.until for missed in table.matches[0].awaited} == {None}
    table.now += 600.0
    table.heal(2)
    table.heal(LEAVER)
    assert table.run(until=lambda now: all(match.phase is TablePhase.ENDED for match in now.matches))
    assert len({table.found(place, RoundClosed)[0].record for place in range(4)}) == 1


def test_two_machines_wait_for_each_other_and_a_leaver_makes_the_round_void() -> None:
    table = begun(joined(seated(2)))
    assert table.run(until=lambda now: bool(now.times("WALL", 0)))
    table.cut(1)
    table.run()
    assert table.matches[0].phase is TablePhase.WAITING
    assert table.matches[0].awaited[0].until is None

    table.matches[0].left((1,), table.now)
    table.run()
    (void,) = table.found(0, RoundVoid)
    assert (void.reason, void.machines) == ("too_few_machines", (1,))


def test_a_machine_that_can_be_heard_but_says_nothing_is_left_out_after_its_persons_time() -> None:
    table = begun(joined(seated(4, rules=pvt(), levels=("", "", "", ""))))
    for place in (0, 1, 2):
        table.people[place] = lambda question: (0.1, question.legal[-1])
    table.silent_at[LEAVER] = "CLAIM_COMMIT"
    table.cut = table.deaf.add  # type: ignore[method-assign, assignment]  # nobody notices
    assert table.run(until=lambda now: bool(now.found(0, LeftOut)))

    asked_at = table.times("CLAIM_COMMIT", LEAVER)[0] - 8.0 - 30.0
    assert table.now == pytest.approx(asked_at + 8.0 + 30.0 + 5.0)
    assert table.found(0, OutOfTime) == []
    assert table.run(until=rest_in(TablePhase.ENDED))


@pytest.mark.parametrize("has_slept", [True, False])
def test_whoever_could_not_hear_gives_the_others_time_to_show_what_they_said(*, has_slept: bool) -> None:
    table = begun(joined(seated(4, rules=pvt(), levels=("", "", "", ""))))
    for place in (0, 1, 2):
        table.people[place] = lambda question: (0.1, question.legal[-1])
    table.silent_at[LEAVER] = "CLAIM_COMMIT"
    table.cut = table.deaf.add  # type: ignore[method-assign, assignment]  # nobody notices
    assert table.run(until=lambda now: bool(now.times("CLAIM_COMMIT", LEAVER)))
    said_at = table.times("CLAIM_COMMIT", LEAVER)[0]
    heard_at = said_at + 4.0
    if has_slept:
        table.matches[0].woke(said_at, heard_at - 5.0)
    else:
        table.matches[0].set_links({1, 2}, table.now)
        table.matches[0].set_links({1, 2, LEAVER}, heard_at)
    assert table.run(until=lambda now: bool(now.found(0, LeftOut)))

    assert table.now == pytest.approx(heard_at + 5.0)


def test_a_machine_that_hears_words_of_its_own_which_it_has_not_said_is_silent_and_left_out() -> None:
    table = begun(joined(seated(4, rules=pvt(), levels=("", "", "", ""))))
    table.people.update(dict.fromkeys(range(4), always_pass))
    assert table.run(until=lambda now: now.matches[LEAVER].window is not None)
    said = [signed for sent in table.sent if sent.sender == LEAVER and (signed := read(sent.raw)) is not None]
    unknown = msgspec.structs.replace(said[-1].envelope, seq=said[-1].envelope.seq + 5)
    table.matches[LEAVER].receive(seal(unknown, identity(LEAVER)).raw, table.now)

    assert table.run(until=lambda now: bool(now.found(0, LeftOut)))
    assert table.run(until=lambda now: all(match.phase is TablePhase.ENDED for match in now.matches))


@pytest.mark.parametrize("kind", ["DRAW", "WALL", "CLAIM_COMMIT"])
def test_who_comes_back_after_the_others_went_on_plays_on_in_the_same_round(kind: str) -> None:
    table = begun(joined(seated(4, terms=Terms(rounds=2)), spectators=1))
    table.silent_at[LEAVER] = kind
    assert table.run(until=lambda now: bool(now.found(0, LeftOut)))
    assert table.matches[0].dead_seats == {LEAVER}
    table.silent_at.clear()
    table.heal(LEAVER)

    assert table.run(until=lambda now: all(match.phase is TablePhase.BETWEEN for match in now.matches))
    for place in range(5):
        assert table.found(place, LeftOut) == [LeftOut((LEAVER,))]
        assert table.found(place, CameBack) == [CameBack((LEAVER,))]
        assert table.matches[place].dead_seats == frozenset()
    rounds = [match.round for match in table.matches]
    assert len({digest(state) for state in rounds if state is not None}) == 1
    assert {table.found(place, RoundClosed)[0].machines for place in range(5)} == {(0, 1, 2, 3)}
    reports = [
        verify(decode_record(table.found(place, RoundClosed)[0].record), StubGroup()) for place in range(5)
    ]
    assert {(report.verdict, report.left) for report in reports} == {(Verdict.TRUE, ())}
    table.start()
    assert table.run(until=lambda now: all(match.phase is TablePhase.ENDED for match in now.matches))
    assert table.found(LEAVER, RoundClosed)[-1].machines == (0, 1, 2, 3)


def test_the_person_who_comes_back_is_asked_again() -> None:
    table = begun(joined(seated(4, rules=pvt(), levels=("", "", "", ""))))
    table.people.update(dict.fromkeys(range(4), always_pass))
    assert table.run(until=lambda now: len(now.times("WALL", 0)) == 3)
    table.cut(LEAVER)
    assert table.run(until=lambda now: bool(now.found(0, LeftOut)))
    assert table.matches[LEAVER].question is None or not table.matches[LEAVER].waiting.play.is_running
    table.heal(LEAVER)
    healed_at = table.now

    assert table.run(until=lambda now: bool(now.found(LEAVER, CameBack)))
    assert table.run(until=lambda now: now.matches[LEAVER].question is not None)
    assert table.run(until=lambda now: any(at > healed_at for at in now.times("CLAIM_OPEN", LEAVER)))
    assert not table.found(LEAVER, OutOfTime)


def test_whoever_comes_back_too_late_for_a_draw_sees_the_round_to_its_end() -> None:
    table = begun(joined(seated(4, terms=Terms(rounds=2))))
    table.silent_at[LEAVER] = "END"
    assert table.run(until=lambda now: bool(now.found(0, LeftOut)))
    table.silent_at.clear()
    table.heal(LEAVER)

    assert table.run(until=lambda now: all(match.phase is TablePhase.BETWEEN for match in now.matches))
    assert not any("REJOIN" in kind_of(sent.raw) for sent in table.sent)
    assert {table.found(place, RoundClosed)[0].machines for place in range(4)} == {(0, 1, 2)}


def test_whoever_spoke_in_vain_goes_on_with_the_others() -> None:
    """A machine alone has heard that one that is gone asked for a card, and has given its share of it."""
    alone = 4
    table = begun(joined(seated(5)))
    table.silent_at[LEAVER] = "DRAW"
    assert table.run(until=lambda now: LEAVER in now.deaf)
    table.run(limit_s=0.0)
    table.now += 25.0
    table.cut(alone)
    word = next(sent.raw for sent in table.sent if sent.sender == LEAVER and kind_of(sent.raw) == "DRAW")
    table.matches[alone].receive(word, table.now)
    assert kind_of(table.matches[alone].outbox()[-1]) == "WALL"
    assert table.run(until=lambda now: bool(now.found(0, LeftOut)))
    table.heal(alone)

    assert table.run(until=rest_in(TablePhase.ENDED))
    for place in (0, 1, 2, 4):
        assert table.found(place, LeftOut) == [LeftOut((LEAVER, alone))]
        assert table.found(place, CameBack) == [CameBack((alone,))]
        assert not table.found(place, CheatFound)
    assert {table.found(place, RoundClosed)[0].machines for place in (0, 1, 2, 4)} == {(0, 1, 2, 4)}


def test_a_machine_that_is_gone_for_good_is_left_out_of_every_kind_of_table() -> None:
    for machines in (3, 5, 6):
        table = joined(seated(machines, terms=ONE_ROUND))
        table.silent_at[machines - 1] = "DRAW"
        begun(table)
        table.run()
        phases = {match.phase for place, match in enumerate(table.matches) if place not in table.deaf}
        assert phases == {TablePhase.ENDED}
