"""The node: asks of its client in, reports out; everything between happens in its own threads.

The client's thread never waits for it, but in `close`. Reports are fetched with `take`, so a client that is slow
gets fewer of them: one status, the latest, with all events since.
"""

from collections.abc import Callable

from net.node.reports import Hosting, Joining
from net.session.commands import Command


class Node:
    """One machine on the network. All methods may be called from any thread, and return at once."""

    def __init__(self, wake: Callable[[], None]) -> None:
        """Prepare a node; nothing is opened before `start`.

        Args:
            wake: called from the node's thread when there is something to `take` where there was nothing.
        """

    def start(self) -> None:
        """Start the threads."""

    def host(self, hosting: Hosting) -> None:
        """Open a table. `Hosted` and `AtTable` follow, or `Failed`."""

    def join(self, joining: Joining) -> None:
        """Join a table. `AtTable` follows, or `Failed`."""

    def send(self, command: Command) -> None:
        """Ask something of the session at our table; ignored if there is none."""

    def leave(self) -> None:
        """Leave the table in good order; the node can host or join again at once."""

    def browse(self, *, is_on: bool) -> None:
        """Begin or stop to list the tables of the network; `TablesSeen` follows whenever the list changes."""

    def refresh(self) -> None:
        """Ask the network anew which tables there are, while they are listed."""

    def look_harder(self, *, is_on: bool) -> None:
        """Begin or give up to dial the last tables that worked and every address near; `TablesSeen` tells how far."""

    def close(self) -> None:
        """Leave, take back what was advertised, and end the threads; takes at most 2 seconds."""
