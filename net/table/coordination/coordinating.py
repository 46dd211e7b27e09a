"""The coordinator's part: it admits machines, seats them, tracks who is ready, and proposes tables."""

from net.address import Address
from net.errors import LocalProtocolError
from net.table.coordination.absentees import Absentees
from net.table.coordination.agreeing import Agreeing
from net.table.coordination.beginning import Beginning
from net.table.coordination.publishing import Publishing
from net.table.core import SharedState
from net.table.interface.commands import FillSeats, Remove, StartMatch
from net.table.interface.effects import Knock
from net.table.interface.status import EndReason, NewsKind
from net.table.links.limits import Credit
from net.table.links.mesh import OpenLink
from net.table.links.signed_notes import SignedNote
from net.table.member.members import Members
from net.table.values.lobby import LobbyMember, LobbyPhase
from net.table.values.lobby_changes import (
    Callability,
    Departure,
    Filling,
    JoinRequest,
    PhaseChange,
    Relocation,
    Removing,
    Request,
    Seating,
    SeatWish,
    Unseating,
)
from net.wire.table import Cannot, Join, JoinRefused, LeaveNote, Wish

AGREE_S = 10.0
"""A machine that has not signed a table after so long is left out of it."""


class Coordinating:
    """The coordinator's part of a session; it does nothing while another machine is the coordinator."""

    def __init__(self, core: SharedState, members: Members, agreeing: Agreeing, now: float) -> None:
        self._core = core
        self._members = members
        self._agreeing = agreeing
        self._publishing = Publishing(core, now)
        self._asking: dict[int, Join] = {}
        self._wishing: dict[bytes, None] = {}  # whose wishes wait for their credit
        self._absentees = Absentees(core)
        self._beginning = Beginning(core, agreeing)
        self._is_keeping = False

    # What comes in.

    def join(self, link: int, join: Join, now: float) -> bool:
        """Admit a machine or turn it away; while that must wait, only the last request of a link counts.

        A machine that is admitted receives the lobby first. Returns False if it only goes on waiting.
        """
        core, open_link = self._core, self._core.mesh.links[link]
        if core.gathers and core.mesh.is_member(open_link.peer.sign_key):
            # it is to bring the table back as we do; we have this link to it then
            core.send(link, JoinRefused(EndReason.CLOSED.value, ""))
            return True
        if core.lobby is None or not core.is_coordinator:
            core.turn_away(link, EndReason.CLOSED)
            return True
        if open_link.peer.sign_key in core.cheats:
            core.turn_away(link, EndReason.CHEATED)
            return True
        has_waited = link in self._asking
        self._asking[link] = join
        self._let_in(now)
        return not has_waited or link not in self._asking

    def _let_in(self, now: float) -> None:
        """Answer all machines that ask to be admitted once the others can be told, and newcomers before."""
        mesh = self._core.mesh
        self._asking = {link: join for link, join in self._asking.items() if link in mesh.links}
        asking = [mesh.links[link] for link in self._asking]
        due = [link for link in asking if self._credit(link.peer.sign_key, now).has_any(now)]
        if due and self._publishing.may_tell(now):
            for link in due:
                self._answer(link, self._asking.pop(link.number), now)
            self._publishing.publish(now)
            return
        for link in due:
            key = link.peer.sign_key
            if not mesh.is_member(key) and self._publishing.may_welcome(key, now):
                self._answer(link, self._asking.pop(link.number), now)
                self._publishing.welcome(key, now)

    def _answer(self, link: OpenLink, join: Join, now: float) -> None:
        core, address = self._core, link.address
        if core.lobby is None or link.number not in core.mesh.links:
            return
        is_usable = address is not None and join.port > 0 and "%" not in address.host
        addresses = (Address(address.host, join.port),) if address is not None and is_usable else ()
        member = LobbyMember(link.peer, join.name, join.level, is_ready=False, addresses=addresses)
        old = core.lobby.member(member.key)
        try:
            changed = JoinRequest(member, join.wants_seat, self._absentees.kept).applied_to(core.lobby)
        except LocalProtocolError:  # a computer player that we do not know
            core.wrong(link.number, "unknown_level", now)
            return
        if isinstance(changed, EndReason):
            core.turn_away(link.number, changed)
            return
        self._members.follow(changed, now)
        self._credit(member.key, now).spend(self._publishing.told_bytes)
        if not addresses:
            self.found(member.key, now, is_callable=False)
        elif old is None or old.addresses != addresses:
            core.effects.append(Knock(member.key, addresses))

    def found(self, key: bytes, now: float, *, is_callable: bool) -> None:
        """Take in whether others can call a member."""
        self._change(Callability(key, is_callable), now)

    def note(self, signed: SignedNote, now: float) -> None:
        """Process a member's note to the coordinator."""
        author = signed.note.author
        if isinstance(signed.body, Wish):
            self._wishing[author] = None
            self._grant_waiting(now)
        elif isinstance(signed.body, LeaveNote):
            self._change(Departure(author), now)
        elif isinstance(signed.body, Cannot):
            proposal = self._agreeing.proposal
            if (
                proposal is not None
                and proposal.table.digest == signed.body.table
                and author != self._core.me
            ):
                self._agreeing.proposal = None
                self._absentees.keep_seat(author)
                self._change(Unseating(author), now)

    def _credit(self, key: bytes, now: float) -> Credit:
        return self._core.mesh.account(key, now).credit

    def _grant_waiting(self, now: float) -> None:
        """Grant new wishes, the last of each member, unless it has caused too many lobbies to be sent."""
        lobby = self._core.lobby
        members = set() if lobby is None else {one.key for one in lobby.members}
        for key in list(self._wishing):
            if key not in members or self._credit(key, now).has_any(now):
                del self._wishing[key]
                if self.grant(key, now):
                    self._credit(key, now).spend(self._publishing.told_bytes)

    def grant(self, key: bytes, now: float) -> bool:
        """Look at how a member wishes to sit; return whether that changes the lobby."""
        core = self._core
        wish = core.last(key, Wish)
        return wish is not None and self._change(SeatWish(key, wish, wish.ready_for == core.occasion), now)

    def command(self, command: FillSeats | Remove | StartMatch, now: float) -> None:
        """Do what only the coordinator may."""
        if isinstance(command, FillSeats):
            self._change(Filling(command.level), now)
        elif isinstance(command, Remove):
            if command.key != self._core.me:
                self._change(Removing(command.key, is_playing=self._core.plays_now(command.key)), now)
        else:
            self._beginning.is_forced = True

    def _change(self, request: Request, now: float) -> bool:
        core = self._core
        if core.lobby is None or not core.is_coordinator:
            return False
        changed = request.applied_to(core.lobby)
        if isinstance(changed, EndReason) or changed == core.lobby:
            return False
        self._members.follow(changed, now)
        return True

    # What is due.

    def settle(self, now: float) -> None:
        """Do everything that is due, if we are the coordinator."""
        core = self._core
        if core.lobby is None or not core.is_coordinator:
            if core.gathers:  # so that others of the table find us
                self._publishing.advertise()
            else:
                self._publishing.withdraw()
            for link in self._asking:
                core.turn_away(link, EndReason.CLOSED)
            self._asking.clear()
            self._wishing.clear()
            self._is_keeping = False
            return
        if not self._is_keeping:  # what was said to the coordinator before us may not have reached it
            self._is_keeping = True
            self._absentees.take_over()
            self._grant_all(now)
        self._turn(now)
        for request in self._absentees.requests(now):
            self._change(request, now)
            if isinstance(request, Seating):  # it may be ready for long
                self.grant(request.key, now)
        self._grant_waiting(now)
        self._let_in(now)
        self._tell_new_addresses(now)
        self._watch_proposal(now)
        # Nobody agrees to a table before it knows the lobby that it follows from.
        if self._publishing.has_told() or self._publishing.may_tell(now):
            self._beginning.settle(now)
        self._publishing.publish(now)

    def _tell_new_addresses(self, now: float) -> None:
        """List members where they are now, so that the others can dial them there too."""
        core = self._core
        for link in core.mesh.members():
            key = link.peer.sign_key
            member = None if core.lobby is None else core.lobby.member(key)
            at = next(iter(core.mesh.addresses_of(key)), None)
            if member is None or at is None or not member.addresses or "%" in at.host:
                continue
            if self._change(Relocation(key, at), now):
                core.effects.append(Knock(key, (at,)))

    def _turn(self, now: float) -> None:
        """Keep the lobby in step with the match."""
        core, lobby = self._core, self._core.lobby
        if lobby is None:
            return
        phase = self._phase_now()
        standing = None if phase is LobbyPhase.OPEN else core.base.standing
        if (phase, standing) != (lobby.phase, lobby.standing):
            is_turning = phase is not lobby.phase
            self._change(PhaseChange(phase, standing), now)
            if is_turning:
                self._beginning.is_forced = False
                self._grant_all(now)

    def _grant_all(self, now: float) -> None:
        lobby = self._core.lobby
        for member in () if lobby is None else lobby.members:
            self.grant(member.key, now)

    def _phase_now(self) -> LobbyPhase:
        playing = self._core.playing
        if playing is None or playing.is_ended:
            return LobbyPhase.OPEN
        return LobbyPhase.BETWEEN if playing.is_between else LobbyPhase.PLAYING

    def _watch_proposal(self, now: float) -> None:
        """Leave out machines that do not sign; one that was unheard gets its seat again on its return."""
        proposal, core = self._agreeing.proposal, self._core
        if proposal is None or proposal.proposer != core.me or now < self._agreeing.since + AGREE_S:
            return
        self._agreeing.proposal = None
        if not proposal.is_signed_here:  # by an earlier run of our program, and shown to us again
            return
        for place in proposal.missing:
            key = proposal.table.machines[place].sign_key
            core.tell(NewsKind.NOT_AGREED, key, "silent")
            self._absentees.keep_seat(key)
            self._change(Unseating(key), now)

    def withdraw(self) -> None:
        """Keep the table no more: it is not advertised any longer."""
        self._publishing.withdraw()

    def next_deadline(self, now: float) -> float | None:
        """Return when somebody's silence has lasted too long."""
        core, proposal = self._core, self._agreeing.proposal
        if core.lobby is None or not core.is_coordinator:
            return None
        lost = self._absentees.next_deadline(now)
        agreed = None if proposal is None else self._agreeing.since + AGREE_S
        keys = [
            *self._wishing,
            *(core.mesh.links[link].peer.sign_key for link in self._asking if link in core.mesh.links),
        ]
        opening = [self._credit(key, now).opens_at() for key in keys]
        waiting = [at for at in opening if at > now]  # the others wait for something else
        moments = (lost, agreed, self._publishing.next_deadline(now), *waiting)
        return min((moment for moment in moments if moment is not None), default=None)
