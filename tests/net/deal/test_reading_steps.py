"""DEAL, READY, DRAW and WALL: shares are read only if they are proven, and of the card that is due."""

import msgspec
import pytest

from engine.cards import DeckIndex
from net.deal.events import HandReady
from net.deal.steps.reading import turn
from net.deal.steps.shares import check_shares
from net.deal.steps.step import Closing
from net.wire.deal import Deal, DrawRequest, Wall
from tests.support.steps import step_of


def test_only_the_mask_that_was_deposited_opens_a_deal() -> None:
    at = step_of("DEAL")
    assert at.rule(1, at.said[1]) is None
    assert at.rule(1, at.said[2]) == "wrong_mask"
    assert at.rule(1, Deal(bytes(32))) == "wrong_mask"


def test_hands_are_read_once_all_masks_are_open_and_an_observer_reads_none() -> None:
    at = step_of("DEAL")
    closing = at.close()

    assert closing.step is not None
    assert closing.step.kind == "READY"
    assert at.hand.own_cards == {}


def test_where_a_machine_is_absent_the_others_open_its_mask_first() -> None:
    at = step_of("DEAL")
    at.hand.absent = (2,)
    meanings = at.meanings()
    del meanings[2]
    closing = at.logic.close(meanings)

    assert isinstance(closing, Closing)
    assert closing.step is not None
    assert (closing.step.kind, closing.step.absent) == ("MASKS_FOR", (2,))


def test_play_begins_when_all_are_ready() -> None:
    at = step_of("READY")
    closing = at.close()

    assert isinstance(closing.events[0], HandReady)
    assert closing.step is not None
    assert closing.step.kind == "OPEN_CARDS"


def test_a_draw_names_the_card_that_is_due_and_no_machine_that_has_not_left() -> None:
    at = step_of("DRAW")
    (author,) = at.step.machines
    (slot,) = at.step.slots
    assert at.rule(author, DrawRequest(slot, ())) is None
    assert at.rule(author, DrawRequest(slot + 1, ())) == "wrong_slot"
    assert at.rule(author, DrawRequest(slot, (b"no envelope",))) == "wrong_rejoin"


def test_a_share_for_the_wall_is_that_of_its_author_for_this_card() -> None:
    at = step_of("WALL")
    right, other = at.said_by(1, Wall), at.said_by(2, Wall)
    assert at.rule(1, right) is None
    assert at.rule(1, other) == "bad_share"
    assert at.rule(1, msgspec.structs.replace(right, share=other.share)) == "bad_share"
    assert at.rule(1, msgspec.structs.replace(right, proof=bytes(64))) == "bad_share"

    shares = check_shares(at.hand, b"wall", 1, at.step.slots, (right.share, right.proof))
    assert shares is not None
    assert check_shares(at.hand, b"open", 1, at.step.slots, (right.share, right.proof)) is None
    assert (
        check_shares(at.hand, b"wall", 1, (DeckIndex(at.step.slots[0] + 1),), (right.share, right.proof))
        is None
    )


@pytest.mark.parametrize("label", range(3))
def test_all_shares_together_turn_up_the_card_that_the_game_goes_on_with(label: int) -> None:
    at = step_of("WALL", label=label)
    (slot,) = at.step.slots
    at.close()

    state = at.hand.play.state
    assert state.offer is not None
    assert state.offer.card == slot
    assert state.card(slot) == at.hand.seen[slot]


def test_a_card_waits_for_the_shares_of_absent_machines() -> None:
    at = step_of("WALL")
    at.hand.absent = (2,)
    at.hand.wall_shares = {author: at.logic.read(author, at.said[author]) for author in (0, 1)}
    closing = turn(at.hand, at.step.slots[0])

    assert closing.step is not None
    assert (closing.step.kind, closing.step.absent, closing.step.slots) == ("WALL_FOR", (2,), at.step.slots)
