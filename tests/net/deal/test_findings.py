"""What is shown of machines: once each, the evidence sent to all, and a lost disk accused of nothing."""

from net.deal.events import CheatProven
from net.deal.findings import Findings
from net.deal.outbox import Outbox
from tests.net.deal.test_round_log import said
from tests.support.joined import hand_of


def test_the_first_proof_of_a_machine_stands_and_its_evidence_goes_to_all_once() -> None:
    hand, outbox = hand_of(3), Outbox()
    findings = Findings(hand, outbox)
    one, two = said(hand, 1), said(hand, 2)

    (proven,) = findings.prove(1, "equivocation", one, one, two)
    assert proven == CheatProven(1, "equivocation", (one.raw, two.raw))
    assert findings.prove(1, "unasked", two) == []
    assert findings.forgive(1, two) == [], "who is proven to cheat is not excused"

    assert hand.cheats == {1}
    assert outbox.take() == [one.raw, two.raw]
    assert findings.evidence == (one.raw, two.raw)
    assert findings.evidence_against({0, 2}) == []


def test_a_machine_whose_disk_has_forgotten_plays_on_no_more_and_may_still_be_proven_a_cheat() -> None:
    hand, outbox = hand_of(3), Outbox()
    findings = Findings(hand, outbox)
    lost, other = said(hand, 2), said(hand, 1)

    (found,) = findings.forgive(2, lost)
    assert findings.forgive(2, other) == []
    assert hand.cheats == {2}
    assert (list(findings.forgotten), list(findings.proofs)) == ([2], [])

    findings.prove(2, "equivocation", lost, other)
    assert findings.evidence_against({2}) == [lost.raw, other.raw], "the proof stands in place of the loss"
    assert found.evidence == (lost.raw,)
