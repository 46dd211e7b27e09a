"""A spectator sees what all see, from the envelopes alone, in any order."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.codec import digest
from net.deal.terms import Terms
from net.match.attempt import Reception
from net.match.events import RoundClosed
from net.match.match import Match
from net.match.status import TablePhase
from tests.support.joined import shuffled
from tests.support.matches import (
    ME,
    catch_up,
    is_over,
    joined,
    one_round,
    participant,
    played_on,
    records,
    seated,
)


def test_a_spectator_who_comes_in_the_middle_sees_what_all_see_from_the_envelopes_alone() -> None:
    table = joined(seated(4))
    table.start()
    assert table.run(until=lambda now: len(now.times("WALL", ME)) == 3)
    table.run(until=lambda now: not now.in_flight)
    late = Match(participant(table.table, None), now=table.now)
    catch_up(table.matches[ME], late, table.now)
    settle(late, table.now)

    assert late.round is not None
    state = table.matches[ME].round
    assert state is not None
    assert digest(late.round) == digest(state)
    assert late.phase is TablePhase.PLAYING
    assert late.question is None
    table.matches.append(late)
    assert table.run(until=is_over)
    assert records(table, 4) == records(table, ME)


def settle(match: Match, now: float) -> None:
    """Let a match do all that is due."""
    moment = match.next_deadline()
    while moment is not None and moment <= now:
        match.advance(now)
        moment = match.next_deadline()


@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 1000))
def test_the_envelopes_of_a_round_show_it_to_a_spectator_in_whatever_order_they_come(seed: int) -> None:
    table = one_round()
    envelopes = [sent.raw for sent in table.sent]
    late = Match(participant(table.table, None), now=table.now)
    pick = shuffled(seed)
    while envelopes:
        assert late.receive(envelopes.pop(pick(len(envelopes))), table.now) is Reception.NEW
        settle(late, table.now)

    assert late.match == table.matches[ME].match
    closed = [event for event in late.take_events() if isinstance(event, RoundClosed)]
    assert [event.record for event in closed] == records(table, ME)


def test_a_spectator_who_comes_later_is_told_where_the_match_stands() -> None:
    table = joined(seated(3, rules=None, terms=Terms(rounds=2)))
    table.deals_on = False
    table.start()
    table.run()
    standing = table.matches[ME].standing
    late = Match(participant(table.table, None), standing=standing, now=table.now)
    catch_up(table.matches[ME], late, table.now)
    table.matches.append(late)
    table.deals_on = True

    assert played_on(table)
    assert late.standing == table.matches[ME].standing
