"""The parts of a machine that one table after another uses: its keys, files, and discovery."""

from concurrent.futures import Executor
from dataclasses import dataclass

from net.discovery.discovery import Discovery
from net.identity import Identity
from net.links.certificate import ServerTls
from net.node.filing import Filing
from net.node.journal import Journal
from net.node.mailbox import Mailbox
from net.node.profile import Profile
from net.node.toolbox import Toolbox


@dataclass(frozen=True, slots=True)
class Machine:
    """The parts of a machine that a node uses at one table after another.

    Attributes:
        profile: the machine and its person.
        identity: its keys.
        tls: the certificate its links are encrypted by.
        filing: its files.
        journal: what it stores of the table it plays at.
        discovery: how tables are found; None if they are not.
        mailbox: takes reports.
        thread: calls sessions.
        toolbox: makes what sessions calculate with.
    """

    profile: Profile
    identity: Identity
    tls: ServerTls
    filing: Filing
    journal: Journal
    discovery: Discovery | None
    mailbox: Mailbox
    thread: Executor
    toolbox: Toolbox
