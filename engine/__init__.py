"""The rules of Tứ Sắc as pure values: no input or output, no clock, no chance of its own.

What a bot or a study needs is here (docs/library.md); within this tree every module imports the one that
defines a name. `engine.apply` is therefore the function: the module of that name is reached by
`from engine.apply import ...` alone.
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
