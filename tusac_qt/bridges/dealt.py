"""The record of a round dealt between machines, checked step by step. No Qt, no words."""

import os
from collections.abc import Iterator

from engine.apply import apply
from engine.errors import EngineError
from engine.match import MatchSetup, MatchState
from engine.record import Moment
from engine.seats import BySeat, Seat
from engine.state import deal
from net.crypto.backends import best_group
from net.records import audit
from net.records.fair_record import decode_record


def check_dealt(data: bytes) -> audit.AuditReport:
    """Return the finding about such a record. Raises RecordError if it cannot be read."""
    return audit.verify(decode_record(data), best_group(os.urandom))


def dealt_moments(report: audit.AuditReport) -> Iterator[Moment]:
    """Yield every step of such a round, up to one that breaks the rules.

    Cards never shown stay unknown. The tally is 0 throughout: the record does not hold earlier rounds.
    """
    record = report.record
    if record.dealer is None or not report.deck:
        return
    match = _match(report, record.dealer)
    state = deal(match.setup.rules, match.setup.seats, record.dealer, report.deck)
    for action in report.history:
        before = state
        try:
            state = apply(state, action).state
        except EngineError:
            return
        yield Moment(match, before, action, state)


def _match(report: audit.AuditReport, dealer: Seat) -> MatchState:
    table, number = report.record.table, report.record.number
    seats = len(table.seats)
    setup = MatchSetup(table.rules, seats, table.terms.rounds, table.nonce, dealer)
    return MatchState(setup, number, dealer, BySeat.fill(seats, 0), ())
