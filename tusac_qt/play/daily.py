"""The daily deal: one round a day, the same cards for everybody who plays by the same rules. No Qt.

Its seed is the SHA-256 of the ASCII text `tusac/daily/1:DATE:RULES:SEATS`: the date in universal time as
`2026-11-23`, the digest of the rules, and the number of seats. Dealer and deal follow from the seed as in any
match of one round; the person sits at seat 0, and every other seat is played by a normal computer player,
whose chances follow from the seed too.
"""

import hashlib
from datetime import date, timedelta

from engine.actions import Draw
from engine.ai.player import POLICIES, decision_seed, load_player
from engine.apply import apply
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.match import MatchSetup, begin_match, choose_dealer, deal_round, end_round
from engine.rules import Rules
from engine.seats import BySeat, Seat
from engine.state import Phase
from engine.view import project
from tusac_qt.play.computers import players_seed

LEVEL = "normal"
"""The computer players one meets."""

_USUAL_SEATS = 4
_DAYS_BACK = 366
"""A deal left in the middle is known again for so many days."""


def daily_setup(day: date, rules: Rules) -> MatchSetup:
    """Return the match of one round that is the deal of a day."""
    seats = _USUAL_SEATS if _USUAL_SEATS in rules.players else max(rules.players)
    seed = hashlib.sha256(f"tusac/daily/1:{day.isoformat()}:{rules.digest}:{seats}".encode()).digest()
    return MatchSetup(rules, seats, 1, seed, choose_dealer(rules, seats, seed))


def day_of(setup: MatchSetup, today: date) -> date | None:
    """Return the day whose deal a match is; None if it is none of today, tomorrow or the last year."""
    if setup.rounds != 1:
        return None
    days = (today + timedelta(days=back) for back in (0, *range(-1, -_DAYS_BACK - 1, -1), 1))
    return next((day for day in days if daily_setup(day, setup.rules) == setup), None)


def points_of(setup: MatchSetup, level: str) -> int:
    """Return what a computer player of some level wins or loses in the person's place."""
    players = BySeat.fill(setup.seats, load_player(LEVEL)).replace(Seat(0), load_player(level))
    match = begin_match(setup)
    while not match.is_over:  # a deal thrown in is dealt again
        state, chance = deal_round(match), players_seed(match)
        while not state.is_over:
            if state.phase is Phase.DRAW:
                state = apply(state, Draw(state.active)).state
                continue
            chosen = []
            for seat in seats_to_act(state):
                view, legal = project(state, seat), legal_actions(state, seat)
                chosen.append(players[seat].choose(view, legal, decision_seed(chance, view)))
            for action in chosen:
                state = apply(state, action).state
        if state.outcome is not None:
            match = end_round(match, state.outcome)
    return match.tally[Seat(0)]


def points_of_levels(setup: MatchSetup) -> dict[str, int]:
    """Return the same of every level, weakest first."""
    return {level: points_of(setup, level) for level in POLICIES}
