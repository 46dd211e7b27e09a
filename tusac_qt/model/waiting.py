"""The reason why the table waits for the player, as shown to a player who looks elsewhere."""

from enum import Enum

from engine.actions import Declare, Fold, Mulligan, Pass
from tusac_qt.play.table import Prompt, PromptKind


class TableWait(Enum):
    """The reason why the table waits for the player."""

    TURN = "turn"
    CLAIM = "claim"
    """There is something else to answer than to pass: a card to take, or one that has to be kept."""
    DEAL = "deal"
    """No card is on offer: what was dealt may be folded, declared, or dealt again."""


def waits_for(prompt: Prompt | None) -> TableWait | None:
    """Return the action that the table waits for; None if the player can only watch."""
    if prompt is None:
        return None
    if prompt.kind is PromptKind.DISCARD:
        return TableWait.TURN
    choices = [action for action in prompt.legal if not isinstance(action, Pass)]
    if choices and all(isinstance(action, Declare | Fold | Mulligan) for action in choices):
        return TableWait.DEAL
    return TableWait.CLAIM if choices else None
