"""One machine's end of a table: lobby, links and match tied together. Sans-IO; every call is given the time.

After each call the caller takes `effects` and does them, and `take_events` and `status` for its client. `now`
is always seconds on the caller's monotonic clock.
"""

from net.address import Address
from net.deal.table import presentable
from net.deal.terms import Terms
from net.errors import LocalProtocolError
from net.identity import PublicIdentity
from net.table.coordination.beginning import lacks_majority
from net.table.core import Own, SessionState, SharedState
from net.table.frame_dispatcher import FrameDispatcher, SessionParts
from net.table.interface.commands import (
    Choose,
    Command,
    LookAway,
    LookTogether,
    NewTable,
    PlayCommand,
    WaitNoLonger,
)
from net.table.interface.effects import Effect
from net.table.interface.status import EndReason, SessionEvent, Status
from net.table.links.mesh import Mesh, OpenLink
from net.table.links.notes import Notes
from net.table.showing import status_of
from net.table.values.lobby import Lobby, LobbyMember, LobbyPhase
from net.table.values.names import MAX_TABLE_NAME, clean_name
from net.texts import cleaned

__all__ = ["NewTable", "Own", "Session"]

JOIN_LIMIT_S = 10.0
"""A guest that is not admitted after this many seconds gives up."""
RESUME_EVERY_S = 5.0
"""So often one neighbor after another is asked for what we may have missed."""
SLEPT_S = 8.0
"""Nobody waits so long between two calls of a session, unless the whole machine has slept."""
MOST_TURNS = 50
"""How often consequences are followed within one call; two or three are usual, dozens would be our bug."""


class Session:
    """One machine's end of one table."""

    def __init__(self, own: Own, now: float, *, wants_seat: bool, table: bytes = b"") -> None:
        """Prepare a session that knows of no table yet; use `keep` or `join`."""
        mesh = Mesh(own.identity.public.sign_key, own.rng)
        self._core = core = SharedState(own, mesh, SessionState.JOINING, clean_name(own.name), wants_seat)
        self._parts = SessionParts(core, table, now)
        self._hearing = FrameDispatcher(core, self._parts)
        self._now = now
        self._join_until: float | None = None
        self._resume_at = now + RESUME_EVERY_S
        self._asked = 0

    @classmethod
    def keep(cls, own: Own, offer: NewTable, now: float) -> "Session":
        """Open a table and keep it.

        Raises LocalProtocolError if nobody could play at it, or our name is empty.
        """
        session = cls(own, now, wants_seat=True)
        core = session._core
        if not core.name:
            msg = "a player needs a name"
            raise LocalProtocolError(msg)
        identity = own.identity.public
        me = LobbyMember(identity, core.name, own.level, is_ready=own.level != "", addresses=())
        seats = (identity.sign_key, *(None,) * (offer.seats - 1))
        terms = Terms(offer.pace, offer.is_strict, offer.rounds)
        name = cleaned(offer.name, MAX_TABLE_NAME)
        core.coordinator, core.epoch, core.state = identity.sign_key, 1, SessionState.LOBBY
        rules = presentable(offer.rules)
        lobby = Lobby(LobbyPhase.OPEN, name, rules, terms, offer.needs_code, offer.level, (me,), seats)
        core.notes = Notes(own.identity, own.rng(16))
        session._parts.members.follow(lobby, now)
        session._settle(now)
        return session

    @classmethod
    def join(cls, own: Own, now: float, *, wants_seat: bool = True, table: bytes = b"") -> "Session":
        """Join a table: the first link that opens is taken for one to its coordinator.

        Args:
            own: our machine.
            now: the time.
            wants_seat: whether to play.
            table: the id of the table, or how that begins; if it is the one that our machine has stored, it
                goes on there even if nobody lets it in. b"" if it is not known.
        """
        return cls(own, now, wants_seat=wants_seat, table=table)

    @property
    def may_take_up(self) -> bool:
        """Whether `take_up` would do anything."""
        return self._parts.taking_up.is_possible

    def take_up(self, now: float) -> None:
        """Go on at the stored table by ourselves, since no coordinator was found; ignored at a table."""
        self._notice_sleep(now)
        self._parts.taking_up.take_up(now)
        self._settle(now)

    # Links.

    def link_opened(
        self,
        link: int,
        peer: PublicIdentity,
        *,
        address: Address | None,
        is_outgoing: bool,
        now: float,
    ) -> None:
        """Take in an authenticated link to a peer, under a number that was never used before.

        Only of a link that we dialled can the port of the other end's address be dialled again.
        """
        core = self._core
        self._notice_sleep(now)
        if not core.mesh.opened(OpenLink(link, peer, is_outgoing, address, now, now)):
            self._settle(now)
            return
        if peer.sign_key == core.me:  # another run of our program with the same keys
            core.turn_away(link, EndReason.SAME_KEY)
            if core.state is SessionState.JOINING:
                core.finish(EndReason.SAME_KEY)
        elif banned := core.why_banned(peer.sign_key):
            core.turn_away(link, banned)
        elif core.state is SessionState.JOINING and (is_outgoing or peer.sign_key == core.asked):
            self._join_until = now + JOIN_LIMIT_S
            self._parts.members.ask_in(peer.sign_key)
        self._settle(now)

    def link_closed(self, link: int, now: float) -> None:
        """Take in that a link has ended; nothing happens for one that we closed."""
        core = self._core
        self._notice_sleep(now)
        closed = core.mesh.closed(link, now)
        is_joining = core.state is SessionState.JOINING
        if closed is not None and is_joining and closed.peer.sign_key == core.asked:
            self._give_up_joining(now)
        self._settle(now)

    def link_measured(self, link: int, *, silent_s: float, rtt_s: float | None, now: float) -> bool:
        """Take in how an open link is doing: call it about once a second for each.

        Nothing at all, beats included, was heard from the other end for `silent_s`; `rtt_s` is the last round
        trip. Returns whether anything but the round trip may have changed, as `receive` does.
        """
        known = self._core.mesh.links.get(link)
        if known is None:
            return False
        known.rtt_s = rtt_s
        has_slept = self._notice_sleep(now)
        may_follow = self._core.mesh.heard(link, now, silent_s=silent_s) or has_slept
        if may_follow:
            self._settle(now)
        return may_follow

    def dial_failed(self, key: bytes, now: float, *, is_refused: bool = False) -> None:
        """Take in that a `Dial` failed; `is_refused` if the machine says that no program listens there."""
        self._notice_sleep(now)
        self._core.mesh.dial_failed(key, now, is_refused=is_refused)
        self._settle(now)

    def knocked(self, key: bytes, now: float, *, is_callable: bool) -> None:
        """Take in what has come of a `Knock`."""
        self._notice_sleep(now)
        self._parts.coordinating.found(key, now, is_callable=is_callable)
        self._settle(now)

    def receive(  # noqa: PLR0913 - a frame, and how it came
        self, link: int, kind: str, flags: int, body: bytes, now: float, *, size: int | None = None
    ) -> bool:
        """Take in a frame from a link; never raises on what it holds.

        Returns whether anything may have changed; else, as with what has come already, there is nothing to
        take, and the deadline need not be asked for again. For as many bytes of the body as have
        travelled, `size` or all, others do as much.
        """
        has_slept = self._notice_sleep(now)
        may_follow = self._hearing.receive(link, (kind, flags, body), now, size) or has_slept
        if may_follow:
            self._settle(now)
        return may_follow

    # Our person, and time.

    def command(self, command: Command, now: float) -> None:
        """Do what our person wants, or nothing if it is not possible now."""
        if self._core.state is not SessionState.OVER:
            self._notice_sleep(now)
            if isinstance(command, Choose | WaitNoLonger):
                self._play(command, now)
            elif isinstance(command, LookTogether | LookAway):
                self._parts.looking.do(command)
            else:
                self._parts.person.do(command, now)
            self._settle(now)

    def _play(self, command: PlayCommand, now: float) -> None:
        playing = self._core.playing
        if playing is None:
            return
        if isinstance(command, Choose):
            playing.match.choose(command.number, command.action, now, is_automatic=command.is_automatic)
        else:
            playing.match.wait_no_longer(now)

    def advance(self, now: float) -> None:
        """Let time pass: call it at `next_deadline`."""
        core = self._core
        self._notice_sleep(now)
        if core.state is SessionState.JOINING and self._join_until is not None and now >= self._join_until:
            self._give_up_joining(now)
        if core.playing is not None:
            core.playing.match.advance(now)
            due = core.playing.match.next_deadline()
            if self._hearing.has_later and not self.has_output and (due is None or due > now):
                self._hearing.take_later(now)
        if now >= self._resume_at:
            self._resume_at = now + RESUME_EVERY_S
            links = core.mesh.members()
            if links:
                self._asked = (self._asked + 1) % len(links)
                self._parts.members.ask(links[self._asked].number)
        self._settle(now)

    def _give_up_joining(self, now: float) -> None:
        if not self._parts.taking_up.take_up(now):
            self._core.finish(EndReason.LOST)

    def next_deadline(self) -> float | None:
        """Return when `advance` is due next; None for not before something else happens."""
        core, parts, now = self._core, self._parts, self._now
        if core.state is SessionState.OVER:
            return None
        if core.state is SessionState.JOINING:
            return self._join_until
        moments = [self._resume_at]
        later = (
            core.starts_at if core.is_coordinator else None,
            parts.agreeing.next_deadline(now),
            parts.succession.next_deadline(now),
            parts.coordinating.next_deadline(now),
            parts.members.next_deadline(now),
            parts.passing_on.next_deadline(),
            parts.person.next_deadline(),
            parts.looking.next_deadline(),
            parts.pausing.next_deadline(),
        )
        moments += [moment for moment in later if moment is not None and moment > now]
        urgent = (
            core.mesh.next_deadline(now),
            None if core.playing is None else core.playing.match.next_deadline(),
        )
        moments += [moment for moment in urgent if moment is not None]
        if self._hearing.has_later or parts.rounds.has_late:
            moments.append(now)
        return min(moments)

    def _settle(self, now: float) -> None:
        """Run the parts until no further consequence follows."""
        core = self._core
        for _ in range(MOST_TURNS):
            before = len(core.effects), len(core.events)
            if core.state is SessionState.OVER:
                self._parts.coordinating.withdraw()
            elif core.lobby is not None:
                self._turn(now)
            core.effects += core.mesh.effects
            core.mesh.effects.clear()
            if before == (len(core.effects), len(core.events)):
                return

    def _notice_sleep(self, now: float) -> bool:
        """Note the time before anything else is done; return whether our machine has slept until now.

        Silence of others while it slept means nothing, and no time of our person has passed.
        """
        core, since = self._core, self._now
        self._now = now
        has_slept = now - since >= SLEPT_S
        if has_slept:
            core.mesh.woke(now)
            if core.playing is not None:
                core.playing.match.woke(since, now)
        return has_slept

    def _turn(self, now: float) -> None:
        core, parts = self._core, self._parts
        core.mesh.advance(now)
        parts.members.say_links(now)
        parts.rounds.hear_links(now)
        parts.members.greet(now)
        parts.members.watch(now)
        parts.rounds.settle(now)
        parts.members.settle(now)
        parts.succession.settle(now)
        parts.coordinating.settle(now)
        parts.agreeing.settle(now)
        parts.pausing.settle(now)
        parts.rounds.settle(now)
        parts.passing_on.settle(now)
        parts.person.settle(now)
        parts.looking.settle(now)

    # What comes out.

    @property
    def has_output(self) -> bool:
        """Whether there are effects or events to take: better now than after more has been calculated."""
        return self._core.has_output

    def effects(self) -> list[Effect]:
        """Return what is to be done, in order, and forget it."""
        taken, self._core.effects = self._core.effects, []
        return taken

    def take_events(self) -> tuple[SessionEvent, ...]:
        """Return what has happened since the last call, in order."""
        taken, self._core.events = tuple(self._core.events), []
        return taken

    @property
    def status(self) -> Status:
        """How things stand now, for the client."""
        is_waiting = lacks_majority(self._core, self._now)
        return status_of(self._core, self._now, is_waiting=is_waiting)

    @property
    def table(self) -> bytes:
        """The table's id, 16 bytes; b"" for a guest before it knows."""
        return b"" if self._core.notes is None else self._core.notes.table

    @property
    def is_over(self) -> bool:
        """Whether nothing more will happen: take the last effects, and drop it."""
        return self._core.state is SessionState.OVER
