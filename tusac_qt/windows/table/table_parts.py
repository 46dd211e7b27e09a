"""The interface of a table's page to its parts; the page itself assembles them."""

from typing import Protocol

from tusac_qt.bridges.bridge import Bridge
from tusac_qt.choices.settings import Settings
from tusac_qt.model.display import TableDisplay
from tusac_qt.model.notices import Notices
from tusac_qt.model.wording import Wording
from tusac_qt.play.tips import Tip
from tusac_qt.scene.animator import Animator
from tusac_qt.scene.scene import TableScene
from tusac_qt.windows.table.company import PeersOverlay
from tusac_qt.windows.table.drawer import LogDrawer
from tusac_qt.windows.table.match_end import MatchEnd
from tusac_qt.windows.table.result import ResultPanel
from tusac_qt.windows.table.table_input import TableInput
from tusac_qt.windows.table.table_view import TableView
from tusac_qt.windows.table.table_voice import TableVoice
from tusac_qt.words.narration import Narrator


class TableParts(Protocol):
    """The parts of one table's page.

    Attributes:
        bridge: the table.
        settings: how it is shown.
        display: what is shown now.
        narrator: tells what happens.
        wording: puts the table into words.
        notices: the line that stands out.
        animator: moves what moves.
        scene: shows the table.
        view: takes keys and clicks.
        input: what the player picks.
        voice: tells screen readers.
        drawer: the log.
        result: the page of a round's end.
        match_end: the page of the match's end.
        company: the other people at the table, and the proof.
    """

    bridge: Bridge
    settings: Settings
    display: TableDisplay
    narrator: Narrator
    wording: Wording
    notices: Notices
    animator: Animator
    scene: TableScene
    view: TableView
    input: TableInput
    voice: TableVoice
    drawer: LogDrawer
    result: ResultPanel
    match_end: MatchEnd
    company: PeersOverlay

    def learned(self, tip: Tip) -> None:
        """Mark a tip as seen."""

    def count_round(self) -> None:
        """Count a round that the player has finished, as far as suggestions count them."""

    def faces(self) -> tuple[int, ...]:
        """Return the number of each player's face, by seat."""

    def say(self, text: str) -> None:
        """Show a line beside the card on offer for a while, and tell it to screen readers."""
