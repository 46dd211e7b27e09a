"""END, AUDIT and RECEIPT: all name one result, show the keys that they committed to, and sign the verdict."""

import msgspec
import pytest

from net.deal.events import HandAudited, HandClosed
from net.deal.steps.ending import AuditLogic, judge_late
from net.deal.steps.step import Breach
from net.deal.verdict import DealVerdict, Payments
from net.wire.deal import Audit, End, Receipt
from tests.support.steps import step_of


def test_all_name_one_result() -> None:
    at = step_of("END")
    assert at.said[0] == at.said[1] == at.said[2]
    assert at.rule(1, End(bytes(32))) == "wrong_result"


@pytest.mark.parametrize("author", range(3))
def test_no_other_keys_and_no_other_seed_can_be_shown_than_those_committed_to(author: int) -> None:
    at = step_of("AUDIT")
    right, other = at.said_by(author, Audit), at.said_by((author + 1) % 3, Audit)
    assert at.rule(author, right) is None
    assert at.rule(author, other) == "audit_mismatch"
    assert at.rule(author, msgspec.structs.replace(right, shuffle_seed=bytes(32))) == "audit_mismatch"
    assert at.rule(author, msgspec.structs.replace(right, keys=())) == "audit_mismatch"
    assert at.rule(author, msgspec.structs.replace(right, keys=(b"\xff" * 32,))) == "audit_mismatch"


def test_with_all_keys_the_whole_deck_lies_open_and_honest_players_are_found_to_be_true() -> None:
    at = step_of("AUDIT")
    closing = at.close()

    assert closing.cheats == ()
    (audited,) = closing.events
    assert isinstance(audited, HandAudited)
    assert sorted(map(str, audited.deck)) == sorted(map(str, at.hand.table.deck))
    assert at.hand.verdict == DealVerdict(Payments.STAND)


def test_a_machine_that_shows_its_keys_late_is_judged_as_it_would_have_been_in_time() -> None:
    at = step_of("AUDIT")
    late = at.said_by(2, Audit)
    at.hand.absent = (2,)
    meanings = at.meanings()
    del meanings[2]
    AuditLogic(at.hand, at.step).close(meanings)
    assert at.hand.verdict is not None
    assert at.hand.verdict.unaudited == (2,)

    assert judge_late(at.hand, 2, at.said_by(1, Audit)) is None, "these are the keys of another machine"
    assert judge_late(at.hand, 2, late)


def test_a_receipt_names_the_verdict_and_ends_the_round() -> None:
    at = step_of("RECEIPT")
    assert at.rule(1, Receipt(bytes(32))) == "wrong_verdict"
    assert not isinstance(at.logic.read(1, at.said[1]), Breach)
    closing = at.close()

    assert closing.events == (HandClosed(),)
    assert closing.is_last


def test_verdicts_that_differ_have_different_digests() -> None:
    """A RECEIPT signs a digest, so two machines that found different things cannot sign alike."""
    found = [
        DealVerdict(payments, unaudited, false)
        for payments in Payments
        for unaudited in ((), (1,), (1, 2), (2,))
        for false in ((), (1,), (1, 2), (2,))
    ]

    assert len({verdict.digest for verdict in found}) == len(found)
