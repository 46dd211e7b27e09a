"""The score of a match at one table: the rounds that count, and which seat opens the next one."""

from dataclasses import replace

from engine.match import MatchSetup, MatchState, end_round
from engine.scoring import Outcome
from engine.seats import BySeat, Seat
from net.deal.table import PendingWin, Standing, TableInfo
from net.deal.verdict import Payments
from net.wire.table import MOST_PENDING


class Ledger:
    """The tally of a match at one table.

    Attributes:
        standing: where the match stands, the round in progress not counted: what a new table takes over.
        match: the same, with the outcomes of the rounds played at this table; None before its opener is
            known.
        record: the encoded record of the round that ended last; b"" before.
    """

    def __init__(self, table: TableInfo, standing: Standing | None) -> None:
        """Begin with `standing`, or else with the standing the table was agreed on with.

        Raises EngineError if no match can be played by the table's rules.
        """
        seats = len(table.seats)
        self.standing = standing or table.standing or Standing(1, None, (0,) * seats)
        self._table = table
        self.match: MatchState | None = None
        self.record = b""
        self._setup = MatchSetup(table.rules, seats, table.terms.rounds, table.nonce, Seat(0))
        if self.standing.dealer is not None:
            self.open(self.standing.dealer)

    def open(self, dealer: Seat) -> None:
        """Take note of the seat that opens the round being dealt."""
        if self.match is None:
            setup, standing = replace(self._setup, first_dealer=dealer), self.standing
            self.match = MatchState(setup, standing.round_number, dealer, BySeat(standing.tally), ())

    def void(self) -> None:
        """Forget the opener of a void round, unless the standing names it."""
        if self.standing.dealer is None:
            self.match = None

    def close(self, outcome: Outcome, payments: Payments = Payments.STAND) -> None:
        """Count a round: its payments at once, once the winner's keys are seen, or not at all.

        A pending win decides the next opener like any other; a win that counts for nothing is no win.
        """
        if self.match is None:
            msg = "a round was closed that has not ended"
            raise AssertionError(msg)
        pending = self.standing.pending
        if outcome.winner is not None and payments is Payments.PENDING:
            machine = self._table.machines[self._table.seats[outcome.winner].machine].sign_key
            win = PendingWin(self.match.round_number, machine, outcome.payments.values)
            pending = (*pending, win)[-MOST_PENDING:]
            outcome = replace(outcome, payments=outcome.payments.map(lambda _: 0))
        elif payments is Payments.NOTHING:
            outcome = replace(outcome, winner=None, winning=None, payments=outcome.payments.map(lambda _: 0))
        match = self.match = end_round(self.match, outcome)
        self.standing = Standing(match.round_number, match.dealer, match.tally.values, pending)
