"""How an envelope reaches machines that its author does not: at once, or after an offer that is taken up."""

import pytest

from lab.simulator.material import chance
from net.match.match import Match
from net.table.core import SharedState
from net.table.member.relay import SECOND_S, TELL_S, Relay
from net.transcript import Signed, read
from net.wire.table import Carry, EnvelopeOffer, Want
from tests.support.matches import participant
from tests.support.parts import NOW, core_of, hear, key, lobby_of, lose, sent, sit_down


def at_table() -> tuple[SharedState, Relay]:
    """Three that play, and hear each other."""
    core = core_of(lobby_of(3))
    sit_down(core, is_dealing=True)
    core.effects.clear()
    return core, Relay(core)


def word_of(core: SharedState, machine: int) -> Signed:
    """The first envelope that another machine signs at the table."""
    assert core.playing is not None
    match = Match(participant(core.playing.table, machine), now=NOW)
    match.advance(NOW)
    signed = read(match.outbox()[0])
    assert signed is not None
    return signed


def test_what_all_hear_from_its_author_is_offered_only_after_a_moment_and_by_name() -> None:
    core, relay = at_table()
    word = word_of(core, 1)
    relay.take(word, 1, NOW)
    relay.settle(NOW)
    assert sent(core) == []
    due = NOW + TELL_S + (SECOND_S if core.me > key(2) else 0.0)
    assert relay.next_deadline() == due

    relay.settle(due)
    assert sent(core) == [(2, EnvelopeOffer((word.id,)))]
    assert relay.next_deadline() is None


def test_a_machine_that_shows_that_it_holds_an_envelope_is_offered_it_no_more() -> None:
    core, relay = at_table()
    word = word_of(core, 1)
    relay.take(word, 1, NOW)
    relay.hold(word.id, 2, NOW)
    relay.settle(NOW + TELL_S + SECOND_S)

    assert sent(core) == []


def test_what_was_offered_is_sent_once_to_the_machine_that_lacks_it_and_nothing_else_is() -> None:
    core, relay = at_table()
    word = word_of(core, 1)
    relay.take(word, 1, NOW)
    assert not relay.on_want(2, Want((word.id,)), NOW), "it was not offered yet"
    relay.settle(NOW + TELL_S + SECOND_S)
    core.effects.clear()

    assert relay.on_want(2, Want((word.id, bytes(32))), NOW)
    assert not relay.on_want(2, Want((word.id,)), NOW)
    assert sent(core) == [(2, Carry(word.raw))]


def test_of_what_another_offers_only_what_is_lacking_is_asked_for() -> None:
    core, relay = at_table()
    word = word_of(core, 1)
    other = chance("another envelope")(32)
    relay.take(word, 1, NOW)
    assert relay.has(word)
    core.effects.clear()

    assert not relay.on_offer(2, EnvelopeOffer((word.id,)), NOW)
    assert relay.on_offer(2, EnvelopeOffer((word.id, other)), NOW)
    assert sent(core) == [(2, Want((other,)))]


def test_a_machine_that_does_not_hear_the_author_is_sent_it_at_once() -> None:
    core, relay = at_table()
    lose(core, 1, NOW)
    hear(core, NOW)
    core.effects.clear()
    word = word_of(core, 1)
    relay.take(word, 99, NOW)

    assert (2, Carry(word.raw)) in sent(core)


@pytest.mark.parametrize("link", [1, 2])
def test_an_envelope_never_goes_back_over_the_link_it_came_by(link: int) -> None:
    core, relay = at_table()
    relay.take(word_of(core, 1), link, NOW)
    relay.settle(NOW + TELL_S)

    assert link not in [number for number, _ in sent(core)]
