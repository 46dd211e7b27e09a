"""What the keeper does, and nobody else: let people in, seat them, see who is ready, propose tables. No more than that."""

from engine.seats import Seat
from net.address import Address
from net.dealing.table import NO_TABLE, TableInfo
from net.errors import LocalProtocolError
from net.session.agreeing import Agreeing
from net.session.agreement import has_majority
from net.session.commands import FillSeats, Remove, StartMatch
from net.session.core import Core
from net.session.effects import Knock
from net.session.lobby import Lobby, LobbyMember, LobbyPhase, plan
from net.session.lobby_changes import (
    Filling,
    Finding,
    Going,
    Joining,
    NotAdmitted,
    Removing,
    Request,
    Seating,
    Turning,
    Unseating,
    Wishing,
    change,
)
from net.session.members import Members
from net.session.messages import Cannot, Go, Join, Leave, Refused, Wish
from net.session.publishing import Publishing
from net.session.signed_notes import SignedNote
from net.session.status import EndReason, NewsKind

COUNTDOWN_S = 5.0
"""From all being ready to the match (table-ui.md 5.2)."""
BETWEEN_COUNTDOWN_S = 30.0
"""From half of the people being ready to the next round, so that nobody who went for tea holds all others up."""
LOBBY_GRACE_S = 10.0
"""A member that cannot be heard for so long has left the lobby."""
SPECTATOR_GRACE_S = 120.0
"""And one without a seat for so long, in the lobby or out of it, from the list.

Whoever has come and never said a word, as every program does at once, is no program that may come back, and goes as
from a lobby: so strangers who ask in and hang up cannot hold all places for long.
"""
AGREE_S = 10.0
"""A machine that has not signed a table after so long is left out of it."""


class Keeping:
    """The keeper's part of a session; it does nothing while another machine keeps the table."""

    def __init__(self, core: Core, members: Members, agreeing: Agreeing) -> None:
        self._core = core
        self._members = members
        self._agreeing = agreeing
        self._publishing = Publishing(core)
        self._is_forced = False
        self._is_keeping = False
        self._lost_seats: dict[bytes, Seat] = {}

    # What comes in.

    def join(self, link: int, join: Join, now: float) -> None:
        """Let a machine in, or turn it away."""
        core, open_link = self._core, self._core.mesh.links[link]
        if core.gathers and core.mesh.is_member(open_link.peer.sign_key):
            # it is to bring the table back as we do; we have this link to it then
            core.send(link, Refused(EndReason.CLOSED.value, ""))
            return
        if core.lobby is None or not core.is_keeper:
            core.turn_away(link, EndReason.CLOSED)
            return
        address = open_link.address
        is_usable = address is not None and join.port > 0 and "%" not in address.host
        addresses = (Address(address.host, join.port),) if address is not None and is_usable else ()
        member = LobbyMember(open_link.peer, join.name, join.level, is_ready=False, addresses=addresses)
        old = core.lobby.member(member.key)
        try:
            changed = change(core.lobby, Joining(member, join.wants_seat))
        except LocalProtocolError:  # a computer player that we do not know
            core.wrong(link, "unknown_level", now)
            return
        if isinstance(changed, NotAdmitted):
            core.turn_away(link, changed.reason, changed.detail)
            return
        self._members.follow(changed, now)
        self._publishing.publish(now)
        if not addresses:
            self.found(member.key, now, is_callable=False)
        elif old is None or old.addresses != addresses:
            core.effects.append(Knock(member.key, addresses))

    def found(self, key: bytes, now: float, *, is_callable: bool) -> None:
        """Take in whether others can call a member."""
        self._change(Finding(key, is_callable), now)

    def note(self, signed: SignedNote, now: float) -> None:
        """Take in what a member says to the keeper."""
        author = signed.note.author
        if isinstance(signed.body, Wish):
            self.grant(author, now)
        elif isinstance(signed.body, Leave):
            self._change(Going(author), now)
        elif isinstance(signed.body, Cannot):
            proposal = self._agreeing.proposal
            if (
                proposal is not None
                and proposal.table.digest == signed.body.table
                and author != self._core.me
            ):
                self._agreeing.drop()
                self._change(Unseating(author), now)

    def grant(self, key: bytes, now: float) -> None:
        """Look at how a member wishes to sit."""
        core = self._core
        wish = None if core.notes is None else core.notes.last(key, Wish)
        if wish is not None:
            self._change(Wishing(key, wish, wish.ready_for == core.occasion), now)

    def command(self, command: FillSeats | Remove | StartMatch, now: float) -> None:
        """Do what only the keeper may."""
        if isinstance(command, FillSeats):
            self._change(Filling(command.level), now)
        elif isinstance(command, Remove):
            if command.key != self._core.me:
                self._change(Removing(command.key), now)
        else:
            self._is_forced = True

    def _change(self, request: Request, now: float) -> None:
        core = self._core
        if core.lobby is None or not core.is_keeper:
            return
        changed = change(core.lobby, request)
        if not isinstance(changed, NotAdmitted) and changed != core.lobby:
            self._members.follow(changed, now)

    # What is due.

    def settle(self, now: float) -> None:
        """Do whatever is due, if we keep the table."""
        core = self._core
        if core.lobby is None or not core.is_keeper:
            if core.gathers:  # so that others of the table find us
                self._publishing.advertise()
            else:
                self._publishing.withdraw()
            self._is_keeping = False
            return
        if not self._is_keeping:  # what was said to the keeper before us may not have reached it
            self._is_keeping = True
            self._lost_seats = self._seats_lost_before()
            self._grant_all(now)
        self._turn(now)
        self._drop_lost(now)
        self._watch_proposal(now)
        self._count_down(now)
        self._publishing.publish(now)

    def _turn(self, now: float) -> None:
        """Keep the lobby in step with the match."""
        core, lobby = self._core, self._core.lobby
        if lobby is None:
            return
        phase, standing = self._phase_now(), core.base.standing
        if (phase, standing) != (lobby.phase, lobby.standing):
            is_turning = phase is not lobby.phase
            self._change(Turning(phase, standing), now)
            if is_turning:
                self._is_forced = False
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

    def _drop_lost(self, now: float) -> None:
        """Take the seats of those who cannot be heard, and give them back; in a round that is for the match."""
        core, listed = self._core, self._core.lobby
        if listed is not None:
            self._lost_seats = {key: seat for key, seat in self._lost_seats.items() if listed.member(key)}
        for member in () if listed is None else listed.members:
            lobby = core.lobby
            if lobby is None:
                return
            request = self._loss_of(member, lobby, now)
            seat = lobby.seat_of(member.key)
            if isinstance(request, Unseating) and seat is not None:
                self._lost_seats[member.key] = seat
            if request is not None:
                self._change(request, now)
            elif member.key in self._lost_seats and self._may_sit(member.key, now):
                self._change(Seating(member.key, self._lost_seats.pop(member.key)), now)

    def _seats_lost_before(self) -> dict[bytes, Seat]:
        """Return the seats that the keeper before us has taken from those who could not be heard."""
        core, playing, lobby = self._core, self._core.playing, self._core.lobby
        if playing is None or lobby is None or core.notes is None:
            return {}
        found: dict[bytes, Seat] = {}
        for place, seat in enumerate(playing.table.seats):
            key = playing.table.machines[seat.machine].sign_key
            wish = core.notes.last(key, Wish)
            has_stood_up = wish is not None and wish.choice > 0 and wish.seat is None
            if not seat.level and lobby.seat_of(key) is None and not has_stood_up:
                found[key] = Seat(place)
        return found

    def _loss_of(self, member: LobbyMember, lobby: Lobby, now: float) -> Going | Unseating | Removing | None:
        core, key = self._core, member.key
        if key == core.me:
            return None
        if key in core.cheats:
            return Removing(key)
        if core.has_left(key):
            return Going(key)
        lost = core.mesh.reach.lost_for(key, now)
        if lobby.seat_of(key) is None:
            is_awaited = core.plays(key) and lobby.phase is not LobbyPhase.OPEN
            has_spoken = core.notes is not None and core.notes.last(key, Wish) is not None
            grace = SPECTATOR_GRACE_S if has_spoken else LOBBY_GRACE_S
            return Going(key) if lost >= grace and not is_awaited else None
        if lobby.phase is LobbyPhase.OPEN:
            return Going(key) if lost >= LOBBY_GRACE_S else None
        is_between = lobby.phase is LobbyPhase.BETWEEN
        return Unseating(key) if is_between and not self._may_sit(key, now) else None

    def _may_sit(self, key: bytes, now: float) -> bool:
        return self._core.is_heard(key, now) and key not in self._core.spoilers

    def _watch_proposal(self, now: float) -> None:
        """Leave out who does not sign; one that cannot be heard meanwhile has its seat again when it is back."""
        proposal, core = self._agreeing.proposal, self._core
        if proposal is None or proposal.proposer != core.me or now < self._agreeing.since + AGREE_S:
            return
        self._agreeing.drop()
        if not proposal.is_signed_here:  # by an earlier run of our program, and shown to us again
            return
        for place in proposal.missing:
            key = proposal.table.machines[place].sign_key
            core.tell(NewsKind.NOT_AGREED, key, "silent")
            seat = None if core.lobby is None else core.lobby.seat_of(key)
            if seat is not None and core.mesh.reach.is_lost(key):
                self._lost_seats[key] = seat
            self._change(Unseating(key), now)

    def _count_down(self, now: float) -> None:
        """Begin when people are ready: at once, after a countdown, or not yet."""
        core, lobby, proposal = self._core, self._core.lobby, self._agreeing.proposal
        is_proposed = (
            proposal is not None and proposal.proposer == core.me
        )  # another's is of the keeper before us
        if lobby is None or lobby.phase is LobbyPhase.PLAYING or is_proposed:
            core.starts_at = None
            return
        wait = self._wait_before()
        if wait is None:
            core.starts_at = None
        elif core.starts_at is None:
            core.starts_at = now + wait
        else:
            core.starts_at = min(core.starts_at, now + wait)
        if core.starts_at is not None and now >= core.starts_at and self._begin(now):
            core.starts_at = None

    def _wait_before(self) -> float | None:
        """Return how long to wait before it begins; None for as long as nothing else happens.

        A match of machines that all play by themselves begins once, when no seat is free. Nobody is made to play
        alone with computer players, but may start so.
        """
        lobby = self._core.lobby
        if lobby is None or lobby.seat_of(self._core.me) is None:
            return None
        if self._is_forced:
            return 0.0
        if lobby.phase is LobbyPhase.BETWEEN:  # who has only watched so far is not asked
            players = [member for member in lobby.seated if self._core.plays(member.key)]
            return self._wait_between([member.is_ready for member in players if not member.level])
        people = [member.is_ready for member in lobby.seated if not member.level]
        is_full_of_computers = not people and None not in lobby.seats and self._core.playing is None
        is_company_ready = len(lobby.seated) > 1 and all(people) and bool(people)
        return COUNTDOWN_S if is_full_of_computers or is_company_ready else None

    @staticmethod
    def _wait_between(people: list[bool]) -> float | None:
        if all(people):
            return 0.0
        return BETWEEN_COUNTDOWN_S if 2 * sum(people) >= len(people) else None

    def _begin(self, now: float) -> bool:
        """Begin the match or its next round, with a new table if there is anything new about it."""
        core, lobby, playing, base = self._core, self._core.lobby, self._core.playing, self._core.base
        if lobby is None:
            return False
        machines, seats = plan(lobby)
        if lobby.phase is LobbyPhase.BETWEEN and playing is not None and playing.is_ours:
            is_same = (machines, seats) == (playing.table.machines, playing.table.seats)
            if is_same and not playing.match.dead_seats:
                core.say(Go(playing.table.digest, playing.match.standing.round_number), now)
                self._is_forced = False
                return True
        digest = NO_TABLE if base.table is None else base.table.digest
        table = TableInfo(lobby.rules, machines, seats, core.own.rng(32), lobby.terms, base.standing, digest)
        if not self.has_majority(table):
            return False
        self._is_forced = False
        self._agreeing.propose(table, now)
        return True

    def has_majority(self, table: TableInfo) -> bool:
        """Return whether enough machines of the table before are left to go on under its id."""
        base = self._core.base
        return not base.is_own or has_majority(table, base.table, self._core.not_needed)

    def lacks_majority(self, now: float) -> bool:
        """Return whether too few of the machines that played are heard to go on (network.md 5.6); for any machine."""
        core, base, playing = self._core, self._core.base, self._core.playing
        if base.table is None or not base.is_own or playing is None or not playing.is_between:
            return False
        before = {machine.sign_key for machine in base.table.machines} - core.not_needed
        return 2 * sum(core.is_heard(key, now) for key in before) <= len(before)

    def withdraw(self) -> None:
        """Keep the table no more: it is not advertised any longer."""
        self._publishing.withdraw()

    def next_deadline(self, now: float) -> float | None:
        """Return when somebody's silence has lasted too long."""
        core, proposal = self._core, self._agreeing.proposal
        if core.lobby is None or not core.is_keeper:
            return None
        moments = [] if proposal is None else [self._agreeing.since + AGREE_S]
        for member in core.lobby.members:
            lost = core.mesh.reach.lost_for(member.key, now)
            moments += [
                now - lost + grace for grace in (LOBBY_GRACE_S, SPECTATOR_GRACE_S) if 0 < lost < grace
            ]
        return min(moments, default=None)
