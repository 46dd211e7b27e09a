"""The state of a match at one table: rounds that count, wins that wait, and who opens the next."""

import pytest

from engine.match import MatchState
from engine.scoring import Outcome
from net.deal.table import Standing
from net.deal.terms import Terms
from net.deal.verdict import Payments
from net.match.ledger import Ledger
from tests.support.matches import ME, one_round, seated


def won() -> tuple[Outcome, MatchState]:
    """The outcome of a round that was played, and the match after it."""
    match = one_round().matches[ME].match
    assert match is not None
    return match.outcomes[-1], match


def test_a_round_counts_for_all_tables_to_come() -> None:
    outcome, match = won()
    ledger = Ledger(one_round().table, None)
    ledger.open(match.setup.first_dealer)
    ledger.close(outcome)

    assert ledger.standing == Standing(2, match.dealer, match.tally.values)
    assert sum(ledger.standing.tally) == 0
    assert Ledger(one_round().table, ledger.standing).standing == ledger.standing


@pytest.mark.parametrize("payments", Payments)
def test_only_payments_that_stand_change_the_tally_and_a_win_that_waits_is_kept(payments: Payments) -> None:
    outcome, match = won()
    ledger = Ledger(one_round().table, None)
    ledger.open(match.setup.first_dealer)
    ledger.close(outcome, payments)

    paid = outcome.payments.values if payments is Payments.STAND else (0,) * 3
    assert ledger.standing.tally == paid
    waiting = [win.payments for win in ledger.standing.pending]
    is_kept = payments is Payments.PENDING and outcome.winner is not None
    assert waiting == ([outcome.payments.values] if is_kept else [])


def test_a_void_round_leaves_no_trace() -> None:
    outcome, match = won()
    ledger = Ledger(seated(3, terms=Terms(rounds=1)), None)
    before = ledger.standing
    ledger.open(match.setup.first_dealer)
    ledger.void()

    assert ledger.standing == before
    assert ledger.match is None, "whoever opens is drawn anew"
    with pytest.raises(AssertionError, match="not ended"):
        ledger.close(outcome)
