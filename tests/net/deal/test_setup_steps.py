"""COMMIT to DECK_ACK: what honest machines sign leads from step to step, and any other message breaks a rule."""

from dataclasses import replace

import msgspec
import pytest

from net.deal.events import DeckSealed, ShuffleChecked
from net.deal.steps.setup import commitment
from net.deal.steps.step import BrokenStep, Closing
from net.wire.deal import DeckAck, Open, Shuffle
from tests.support.steps import step_of


def test_a_round_begins_with_commitments_and_then_openings_of_all() -> None:
    at = step_of("COMMIT")
    closing = at.close()
    assert (closing.step.kind, closing.step.machines) == ("OPEN", (0, 1, 2)) if closing.step else False


@pytest.mark.parametrize("changed", ["nonce", "salt", "seal_key", "shuffle_digest"])
def test_nothing_else_can_be_opened_than_was_committed_to(changed: str) -> None:
    at = step_of("OPEN")
    right = at.said_by(1, Open)
    assert at.rule(1, right) is None
    assert at.rule(1, msgspec.structs.replace(right, **{changed: bytes(32)})) == "open_not_committed"
    assert at.rule(1, at.said_by(2, Open)) == "open_not_committed"


def test_a_key_is_shown_with_the_proof_of_its_own_seat() -> None:
    """The key of another machine cannot be taken over, even by a machine that committed to it."""
    at = step_of("OPEN")
    stolen = msgspec.structs.replace(at.said_by(1, Open), seats=at.said_by(2, Open).seats)
    at.hand.commits[1] = commitment(at.hand, 1, stolen)

    assert at.rule(1, stolen) == "bad_key"


def test_two_seats_with_one_key_end_the_round() -> None:
    at = step_of("OPEN")
    meanings = at.meanings()
    closing = at.logic.close({**meanings, 2: meanings[1]})

    assert isinstance(closing, BrokenStep)
    assert (closing.machine, closing.rule) == (2, "repeated_key")


def test_all_machines_shuffle_once_in_an_order_that_the_joint_seed_gives() -> None:
    """Only the last shuffle has all of them verified, in one sum."""
    at = step_of("SHUFFLE")
    first = at.step.machines
    closing = at.close()
    assert closing.step is not None
    assert closing.events == ()
    assert sorted(at.hand.shufflers) == [0, 1, 2]
    assert (*first, *closing.step.machines) == at.hand.shufflers[:2]

    last = step_of("SHUFFLE", nth=3)
    closing = last.close()
    assert closing.events == tuple(ShuffleChecked(machine) for machine in last.hand.shufflers)


def test_a_shuffle_that_leaves_the_deck_another_one_is_found_with_its_author() -> None:
    last = step_of("SHUFFLE", nth=3)
    (author,) = last.step.machines
    claim = last.meanings()[author]
    closing = last.logic.close({author: replace(claim, after=claim.before)})

    assert isinstance(closing, BrokenStep)
    assert (closing.machine, closing.rule) == (author, "false_shuffle")


def test_what_is_no_deck_is_no_shuffle() -> None:
    at = step_of("SHUFFLE")
    (author,) = at.step.machines
    right = at.said_by(author, Shuffle)
    assert at.rule(author, Shuffle(right.deck[:-1], right.proof)) == "bad_encoding"
    assert at.rule(author, Shuffle(right.deck, b"")) == "bad_encoding"


def test_all_name_one_deck_and_the_round_waits_for_who_opens_it() -> None:
    at = step_of("DECK_ACK")
    assert at.rule(1, DeckAck(bytes(32))) == "wrong_deck"
    assert at.logic.close(at.meanings()) == Closing(None, (DeckSealed(),))
