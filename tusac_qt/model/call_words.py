"""The words that players call to take the card on offer. No Qt."""

from engine.actions import Claim, Win
from engine.melds import MeldKind
from tusac_qt.play.buttons import Button, button_of_kind
from tusac_qt.words.i18n import button_name, keep_name


def call_name(claim: Win | Claim) -> str:
    """Return what a player calls to take the card on offer."""
    return button_name(Button.WIN) if isinstance(claim, Win) else set_call_name(claim.kind)


def set_call_name(kind: MeldKind) -> str:
    """Return what a player calls for a set of that kind."""
    return keep_name() if kind is MeldKind.SINGLE else button_name(button_of_kind(kind))
