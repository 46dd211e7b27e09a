"""The player's intents towards the table's window, by key or click, as values. No Qt."""

from dataclasses import dataclass

from engine.actions import Action
from engine.cards import DeckIndex
from tusac_qt.model.display import Focus, StripControl
from tusac_qt.model.tray import TrayPlace


@dataclass(frozen=True, slots=True)
class Do:
    """Give an answer.

    Attributes:
        action: which.
    """

    action: Action


@dataclass(frozen=True, slots=True)
class DiscardCard:
    """Discard a card of the hand, or say why not.

    Attributes:
        index: its deck position.
    """

    index: DeckIndex


@dataclass(frozen=True, slots=True)
class Explain:
    """Explain something, or the table as a whole.

    Attributes:
        subject: an answer or another target of the keyboard cursor; None for the table as a whole.
    """

    subject: TrayPlace | Focus | None


@dataclass(frozen=True, slots=True)
class AskToChoose:
    """Show which answers there are: Enter was pressed, which chooses nothing by itself."""


@dataclass(frozen=True, slots=True)
class OpenAuto:
    """Show the Auto menu."""


@dataclass(frozen=True, slots=True)
class ClearAuto:
    """Take back the answers given in advance."""


@dataclass(frozen=True, slots=True)
class AskHint:
    """Show what the computer would do."""


@dataclass(frozen=True, slots=True)
class UseStrip:
    """Press a button of the top strip.

    Attributes:
        control: which.
    """

    control: StripControl


Intent = Do | DiscardCard | Explain | AskToChoose | OpenAuto | ClearAuto | AskHint | UseStrip
