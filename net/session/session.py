"""One machine's end of a table: lobby, links and match tied together. Sans-IO; every call says what time it is.

After each call the caller takes `effects` and does them, and `take_events` and `status` for its client.
`now` is always seconds on the caller's monotonic clock.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.rules import Rules
from net.address import Address
from net.crypto.hashing import Rng
from net.dealing.hand import Tools
from net.identity import Identity, PublicIdentity
from net.pace import Pace
from net.session.commands import Command
from net.session.effects import Effect
from net.session.status import SessionEvent, Status


@dataclass(frozen=True)
class Own:
    """What a session is given of its machine.

    Attributes:
        identity: our keys.
        name: what our person wants to be called.
        port: where we listen for others; 0 if nowhere.
        rng: unpredictable bytes.
        tools_for: what to calculate with, for a deck size; the first call takes tens of milliseconds.
        level: "" for a person; else our own seat is played by that computer player, and is always ready.
        known: the key by which each name was met last.
    """

    identity: Identity = field(repr=False)
    name: str
    port: int
    rng: Rng = field(repr=False)
    tools_for: Callable[[int], Tools] = field(repr=False)
    level: str = ""
    known: Mapping[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to keep.

    Attributes:
        name: as shown.
        rules: of every round.
        seats: how many.
        level: of the computer players at seats that no person takes.
        pace: the clock.
        rounds: of the match; 0 for no end.
        is_strict: whether a window always lasts the same time.
        needs_code: whether the link layer asks for a code.
    """

    name: str
    rules: Rules
    seats: int
    level: str
    pace: Pace
    rounds: int
    is_strict: bool = False
    needs_code: bool = False


class Session:
    """One machine's end of one table.

    Attributes:
        table: the table's id, 16 bytes; b"" for a guest before it knows.
    """

    table: bytes

    @classmethod
    def keep(cls, own: Own, offer: NewTable, now: float) -> "Session":
        """Open a table and keep it. Raises LocalProtocolError if nobody could play at it."""
        raise NotImplementedError

    @classmethod
    def join(cls, own: Own, now: float, *, wants_seat: bool = True) -> "Session":
        """Join a table: the first link that opens is taken for one to its keeper."""
        raise NotImplementedError

    def link_opened(  # noqa: PLR0913 - all that is known of a link
        self,
        link: int,
        peer: PublicIdentity,
        *,
        words: str,
        address: Address | None,
        is_outgoing: bool,
        now: float,
    ) -> None:
        """Take in an authenticated link.

        Args:
            link: a number that was never used before.
            peer: the machine at the other end.
            words: the link's comparison words.
            address: of the other end; only of a link we dialled can the port be dialled again.
            is_outgoing: whether we dialled.
            now: the time.
        """

    def link_closed(self, link: int, now: float) -> None:
        """Take in that a link has ended; nothing happens for one that we closed."""

    def link_measured(self, link: int, *, silent_s: float, rtt_s: float | None, now: float) -> None:
        """Take in how an open link is doing: call it about once a second for each.

        Args:
            link: which.
            silent_s: for how long nothing at all was heard from the other end, beats included.
            rtt_s: the round trip measured last.
            now: the time.
        """

    def dial_failed(self, key: bytes, now: float) -> None:
        """Take in that a `Dial` has come to nothing."""

    def receive(self, link: int, kind: str, flags: int, body: bytes, now: float) -> None:
        """Take in a frame from a link; never raises on what it holds."""

    def command(self, command: Command, now: float) -> None:
        """Do what our person wants, or nothing if it is not possible now."""

    def advance(self, now: float) -> None:
        """Let time pass: call it at `next_deadline`."""

    def next_deadline(self) -> float | None:
        """Return when `advance` is due next; None for not before something else happens."""

    def effects(self) -> list[Effect]:
        """Return what is to be done, in order, and forget it."""
        raise NotImplementedError

    def take_events(self) -> tuple[SessionEvent, ...]:
        """Return what has happened since the last call, in order."""
        raise NotImplementedError

    @property
    def status(self) -> Status:
        """How things stand now, for the client."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Whether nothing more will happen: take the last effects, and drop it."""
        raise NotImplementedError
