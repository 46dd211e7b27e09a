"""The machine that opens a table whose players all use phones. The first phone that sits down gets it.

A machine that opens a table plays at it (docs/protocol.md, 5), so a screen that only shows the table cannot
open it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from net.node.node import Node
from net.node.reports import AtTable, Failed, Hosted
from net.node.wishes import Hosting
from net.table.interface.commands import SetReady
from tusac_qt.words.translation import translate


@dataclass
class FirstSeat:
    """A machine that waits for a phone.

    Attributes:
        folder: where its files lie, below that of all phones.
        node: the machine, started.
        told: called when `hosted` or `failed` has come.
        hosted: where the table is, once it is open.
        failed: why it could not be opened.
        last: the latest status, for the phone that takes the machine over.
        heir: called with its reports once a phone has it; None while it waits.
    """

    folder: str
    node: Node
    told: Callable[[], None]
    hosted: Hosted | None = None
    failed: Failed | None = None
    last: AtTable | None = None
    heir: Callable[[], None] | None = field(default=None)

    def open(self, hosting: Hosting) -> None:
        """Open a table. Raises MemoryError if the system has no room for it."""
        self.node.start()
        self.node.host(hosting)

    def hear(self) -> None:
        """Process a report of the machine."""
        if self.heir is not None:
            self.heir()
            return
        for report in self.node.take():
            if isinstance(report, AtTable):
                self.last = AtTable(report.status, ())
            elif isinstance(report, Hosted):
                self.hosted = report
                self.told()
            elif isinstance(report, Failed):
                self.failed = report
                self.told()

    def wait_again(self, last: AtTable) -> None:
        """Wait for another phone: the last one has stood up before the first cards were dealt."""
        self.heir, self.last = None, last
        self.node.send(SetReady(is_ready=False))
        self.node.rename(first_name())
        self.node.wear(None)


def first_name() -> str:
    """Return what the machine is called until a phone has it."""
    return translate("phone", "First phone")
