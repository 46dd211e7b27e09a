"""The rules of Tứ Sắc as pure values: no input or output, no clock, no chance of its own.

This package exports the names that a bot or a study needs (docs/library.md); inside the tree, every module
imports a name from the module that defines it. `engine.apply` is therefore the function: the module of that
name is reached by `from engine.apply import ...` alone.
"""

from engine import rulesets
from engine.actions import Claim, Declare, Discard, Pass, Win
from engine.apply import apply
from engine.cards import Card
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.match import MatchSetup, begin_match, deal_round, end_round
from engine.seats import Seat
from engine.view import View, project

__all__ = [
    "Card",
    "Claim",
    "Declare",
    "Discard",
    "MatchSetup",
    "Pass",
    "Seat",
    "View",
    "Win",
    "apply",
    "begin_match",
    "deal_round",
    "end_round",
    "legal_actions",
    "project",
    "rulesets",
    "seats_to_act",
]
