"""The rounds of a match one after the other, driven by hand: what is told, counted, stored and sent."""

from net.deal.memory import Begun
from net.match.events import RoundClosed, RoundVoid
from net.match.kept_rounds import KeptRounds
from net.match.ledger import Ledger
from net.match.sequencer import RoundSequencer
from net.match.status import Dealt, Moved
from net.match.waiting import Waiting
from net.transcript import read
from tests.support.matches import ME, one_round, participant

NOW = 100.0


def sequencer(me: int | None) -> RoundSequencer:
    """The rounds of a machine of the table at which a round was played, None for a spectator."""
    known = participant(one_round().table, me)
    ledger = Ledger(known.table, None)
    rounds = KeptRounds(known, ledger.standing.round_number)
    return RoundSequencer(known, rounds, ledger, Waiting(30.0, has_person=False))


def hear_all(rounds: RoundSequencer) -> None:
    """Take in every envelope of the round, as a spectator does."""
    current = rounds.rounds.current
    rounds.follow(current, current.protocol.start(), NOW)
    for sent in one_round().sent:
        signed = read(sent.raw)
        assert signed is not None
        attempt = rounds.rounds.find((signed.envelope.hand, signed.envelope.attempt))
        if attempt is not None:
            rounds.keep_up(attempt, signed.envelope.kind)
            rounds.follow(attempt, attempt.take(signed)[1], NOW)


def test_a_spectator_counts_the_round_as_those_that_played_it_and_sends_and_stores_nothing() -> None:
    watching = sequencer(None)
    hear_all(watching)

    assert watching.ledger.standing == one_round().matches[ME].standing
    events = watching.take_events()
    assert [event.number for event in events if isinstance(event, Dealt)] == [1]
    (closed,) = [event for event in events if isinstance(event, RoundClosed)]
    assert one_round().found(ME, RoundClosed) == [closed]
    assert watching.take_events() == ()
    assert (watching.take_outbox(), watching.take_memories()) == ([], [])


def test_what_is_told_of_the_game_leads_from_the_deal_to_its_end_without_a_gap() -> None:
    watching = sequencer(None)
    hear_all(watching)
    states = [event.state for event in watching.take_events() if isinstance(event, Moved)]

    assert states[-1].is_over
    assert not any(state.is_over for state in states[:-1])


def test_what_is_signed_is_stored_first_and_both_are_given_out_once() -> None:
    playing = sequencer(ME)
    current = playing.rounds.current
    playing.follow(current, current.protocol.start(), NOW)

    memories, sent = playing.take_memories(), playing.take_outbox()
    assert {key for key, _ in memories} == {(1, 0)}
    assert isinstance(memories[0][1], Begun)
    assert len(sent) == 1
    assert (playing.take_memories(), playing.take_outbox()) == ([], [])


def test_a_void_round_is_told_once_and_stands_until_it_is_tried_again() -> None:
    watching = sequencer(None)
    current = watching.rounds.current
    watching.follow(current, current.protocol.start(), NOW)
    current.is_wanted = True
    watching.follow(current, current.protocol.end_stuck(), NOW)
    watching.follow(current, [], NOW)

    assert [type(event) for event in watching.take_events()] == [RoundVoid]
    assert watching.rounds.current is current
    assert watching.ledger.standing.round_number == 1


def test_our_machine_begins_with_the_next_deck_once_the_hands_can_be_read() -> None:
    watching = sequencer(ME)
    assert not watching.is_next_to_begin
    assert watching.rounds.following is None
    assert not watching.play_on(NOW)
