"""Somebody who plays on the network: the whole program over a node that does as the test says."""

import time
from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from engine.seats import Seat
from net.node.reports import Left
from net.table.interface.status import News, Said, Status
from tests.support.network import FakeNode, Playing, lobby
from tests.support.windows import Program, program
from tusac_qt.bridges.net_bridge import Wake
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.play.tips import Tip

SEED = bytes(32)
"""What matches of one's own are dealt from.

Of others, some end a round before anything is to be discarded.
"""

SETTINGS = Settings(name="An", flight_percent=0, tips_seen=frozenset(Tip))


class Player:
    """A player's program over a node that does as the test says."""

    def __init__(self, qtbot: QtBot, folder: Path, settings: Settings) -> None:
        self.qtbot = qtbot
        self.nodes: list[FakeNode] = []
        self.program: Program = program(folder, lambda: self.make, settings, StartOptions(seed=SEED))
        self.window, self.network = self.program.window, self.program.network
        qtbot.addWidget(self.window)

    def make(self, wake: Wake) -> FakeNode:
        """Make the node, which the program asks for once."""
        self.nodes.append(FakeNode(wake))
        return self.nodes[-1]

    @property
    def node(self) -> FakeNode:
        """The node, as soon as it is made."""
        self.qtbot.waitUntil(lambda: bool(self.nodes))
        return self.nodes[0]

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so."""
        self.qtbot.waitUntil(condition)

    def asked(self, wish: object) -> None:
        """Wait until the node was asked for something."""
        self.until(lambda: wish in self.node.asked)

    def come(self) -> None:
        """Ask for a table, unless that is done; a node has left the last one before it comes to another."""
        if self.network.visit.is_leaving:
            self.node.report(Left())
            self.until(lambda: not self.network.visit.is_leaving)
        if not self.network.visit.is_staying:
            self.network.join_flow.begun.emit()

    def at(self, status: Status, *events: News | Said) -> None:
        """Let the session show this, and wait until it is seen."""
        self.come()
        self.node.at(status, *events)
        self.until(lambda: self.network.visit.status is status)

    def sit_at(self, playing: Playing) -> None:
        """Let cards lie on the table."""
        self.come()
        self.node.at(playing.status, *playing.take_events())
        self.until(lambda: self.program.rooms.table is not None)

    @property
    def panel(self) -> str:
        """The text of the panel; "" if it is not shown."""
        ask = self.network.join_flow.ask
        return f"{ask.title.text()}: {ask.text.text()}" if ask.is_asking else ""

    def says(self, words: str) -> None:
        """Wait until the panel says so."""
        self.until(lambda: words in self.panel)


def seat_everybody(player: Player) -> Playing:
    """Sit four people down, the player first."""
    playing = Playing.deal(lobby(people=4), Seat(0), now=time.monotonic())
    player.sit_at(playing)
    return playing
