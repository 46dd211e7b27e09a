"""ESCROW and ESCROW_ACK: no machine sees a card before all have deposited the shares that they will owe."""

import msgspec
import pytest

from net.deal.steps.escrow import part_number
from net.deal.steps.step import BrokenStep
from net.wire.deal import Escrow, EscrowAck
from tests.support.steps import step_of


@pytest.mark.parametrize("machines", [2, 3, 5])
def test_parts_are_asked_about_where_somebody_holds_any(machines: int) -> None:
    """At a table of two nobody could stand in for the other, so nothing is shared out."""
    at = step_of("ESCROW", machines=machines)
    closing = at.close()

    assert closing.step is not None
    assert closing.step.kind == ("DEAL" if machines == 2 else "ESCROW_ACK")
    assert at.hand.deposits.keys() == set(range(machines))


def test_a_deposit_must_have_all_that_is_owed() -> None:
    at = step_of("ESCROW")
    right = at.said_by(1, Escrow)
    assert at.rule(1, right) is None
    for changed in (
        {"sealed": right.sealed[:-1]},
        {"commitments": right.commitments[:-1]},
        {"shares": right.shares[:-1]},
        {"proof": right.proof[:-1]},
    ):
        assert at.rule(1, msgspec.structs.replace(right, **changed)) == "bad_escrow"


def test_the_author_of_a_deposit_with_the_shares_of_another_is_found_when_all_are_there() -> None:
    at = step_of("ESCROW")
    meanings = at.meanings()
    theirs = at.said_by(2, Escrow)
    meanings[1] = at.logic.read(1, msgspec.structs.replace(at.said_by(1, Escrow), proof=theirs.proof))
    closing = at.logic.close(meanings)

    assert isinstance(closing, BrokenStep)
    assert (closing.machine, closing.rule) == (1, "bad_escrow")


def test_a_complaint_about_parts_that_are_right_is_false() -> None:
    at = step_of("ESCROW_ACK")
    assert at.rule(1, EscrowAck((), b"")) is None
    for false in (EscrowAck((0,), bytes(32)), EscrowAck((1,), bytes(32)), EscrowAck((), bytes(32))):
        assert at.rule(1, false) == "false_complaint"


def test_without_complaints_absent_machines_can_be_stood_in_for_and_the_deal_begins() -> None:
    at = step_of("ESCROW_ACK")
    assert not at.hand.is_escrowed
    closing = at.close()

    assert closing.step is not None
    assert closing.step.kind == "DEAL"
    assert at.hand.is_escrowed


def test_the_machine_that_sealed_false_parts_is_blamed_and_not_the_one_that_complains() -> None:
    at = step_of("ESCROW_ACK")
    closing = at.logic.close({**at.meanings(), 2: EscrowAck((1,), bytes(32))})

    assert isinstance(closing, BrokenStep)
    assert (closing.machine, closing.rule) == (1, "bad_escrow")


def test_parts_are_numbered_from_one_for_the_secret_itself_lies_at_zero() -> None:
    assert [part_number(machine) for machine in range(3)] == [1, 2, 3]
