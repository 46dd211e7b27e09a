"""The admission policy, and what strangers are told: quick answers from the session's last word."""

import time
from collections.abc import Callable

from net.bans import Bans
from net.discovery.advert import Advert, encode
from net.links.code import CodeGuard
from net.links.faults import Fault, Version
from net.links.handshake import Caller, CallerTerms, Purpose
from net.node.reports import Trouble, Warned
from net.table.interface.effects import Admit

_GUESSING = "guesses at the code, from wherever"
NOBODY = Admit(frozenset(), frozenset(), is_open=False)


class Admission:
    """Answers to the acceptor about our table (`net.links.handshake.Host`).

    Attributes:
        guard: of the table's code; None for a table without.
        admits: whom the session lets in.
    """

    def __init__(
        self,
        table: Callable[[], bytes],
        warn: Callable[[Warned], None],
        renew_code: Callable[[], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Let nobody in at first.

        Args:
            table: returns the table's id, b"" while there is none.
            warn: tells our person of a wrong code, or that another version of the program called.
            renew_code: puts a new guard in the place of one that is spent.
            clock: monotonic seconds.
        """
        self._table = table
        self._warn = warn
        self._renew_code = renew_code
        self._clock = clock
        self._advert: bytes | None = None
        self.guard: CodeGuard | None = None
        self.admits = NOBODY
        self._bans: Bans[bytes] = Bans()
        self._told: Bans[str] = Bans()

    def publish(self, advert: Advert | None) -> None:
        """Tell strangers this from now on, or nothing."""
        self._advert = None if advert is None else encode(advert)

    def advert(self, table: bytes) -> bytes | None:
        """Return what strangers may know of our table, if it is the one they mean."""
        return self._advert if self._table().startswith(table) else None

    def admit(self, caller: Caller) -> CallerTerms | Fault:
        """Return how a caller may come in, or why not."""
        key, table = caller.key.sign_key, self._table()
        if not table.startswith(caller.table):
            return Fault.TABLE_GONE
        if key in self.admits.removed:
            return Fault.REMOVED
        if self.is_banned(key):
            return Fault.SLOW_DOWN
        if key in self.admits.members:
            return CallerTerms(table, self.guard, is_code_waived=True)
        if caller.purpose is not Purpose.JOIN or not self.admits.is_open:
            return Fault.TABLE_GONE
        return CallerTerms(table, self.guard)

    def ban(self, key: bytes) -> None:
        """Ban a machine for a while."""
        self._bans.ban(key, self._clock())

    def is_banned(self, key: bytes) -> bool:
        """Return whether a machine is banned now."""
        return self._bans.has(key, self._clock())

    def other_version(self, host: str, theirs: Version) -> None:
        """Hear that another version of the program called; tell our person, seldom for each address."""
        now = self._clock()
        if self.admits.is_open and not self._told.has(host, now):
            self._told.ban(host, now)
            self._warn(Warned(Trouble.OTHER_VERSION, host, theirs))

    def wrong_code(self, caller: Caller, guard: CodeGuard) -> None:
        """Hear that somebody tried a wrong code: tell our person, and change a code tried too often.

        While somebody seems to guess, this is told seldom.
        """
        now = self._clock()
        if not (guard.is_wary(now) and self._told.has(_GUESSING, now)):
            self._told.ban(_GUESSING, now)
            self._warn(Warned(Trouble.CODE_TRIED, caller.host))
        if guard.is_spent and guard is self.guard:
            self._renew_code()
