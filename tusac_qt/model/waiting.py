"""Whether the table waits for the player, for who looks elsewhere."""

from enum import Enum

from engine.actions import Pass
from tusac_qt.play.table import Prompt, PromptKind


class Wait(Enum):
    """What the table waits for."""

    TURN = "turn"
    CLAIM = "claim"
    """There is something else to answer than to pass: a card to take, or one that has to be kept."""


def waits_for(prompt: Prompt | None) -> Wait | None:
    """Return what the player could do now; None if nothing but to look on."""
    if prompt is None:
        return None
    if prompt.kind is PromptKind.DISCARD:
        return Wait.TURN
    return Wait.CLAIM if any(not isinstance(action, Pass) for action in prompt.legal) else None
