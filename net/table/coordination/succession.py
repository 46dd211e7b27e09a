"""The succession of coordinators: the table's is the first in the order that can be heard.

A round needs no coordinator, but a restarted machine finds its way back only to a table that has one.
"""

from collections.abc import Iterator
from dataclasses import replace

from net.table.core import SharedState
from net.table.interface.status import EndReason, NewsKind
from net.table.links.mesh import SILENT_S
from net.table.links.signed_notes import SignedNote
from net.table.member.members import Members
from net.table.values.lobby import Lobby, LobbyMember
from net.table.values.lobby_changes import Departure, JoinRequest
from net.table.values.lobby_note import from_note
from net.wire.table import MOST_EPOCH, Links, LobbyNote

PATIENCE_S = 10.0
"""How long an unheard coordinator keeps its role between rounds before the next machine takes over."""
ROUND_PATIENCE_S = 15.0
"""And in a round: well before the others go on without it."""
ENDED_PATIENCE_S = 5.0
"""The same in or between rounds if its program has ended, which only a person can start again."""
LOBBY_PATIENCE_S = 30.0
"""The same before the first match, where no one waits for cards; without a successor the table closes."""
FIRST_EPOCH = 1


class Succession:
    """Follows the coordinator, or becomes it."""

    def __init__(self, core: SharedState, members: Members) -> None:
        self._core = core
        self._members = members
        self._followers: dict[bytes, Links] = {}

    def read(self, signed: SignedNote, now: float) -> None:
        """Process a lobby note of any machine."""
        if isinstance(signed.body, LobbyNote) and self._may_tell(signed.body, signed.note.author, now):
            self._follow(signed.body, signed.note.author, now)

    def hear_follower(self, key: bytes, now: float) -> None:
        """Take in which coordinator a member follows: as things are now, we may have to follow it as well.

        Nothing follows from what it has only said again: it may not have heard of a later one.
        """
        links = self._core.last(key, Links)
        if links is None or self._followers.get(key) == links:
            return
        self._followers = {
            one: said for one, said in self._followers.items() if self._core.mesh.is_member(one)
        }
        self._followers[key] = links
        if links.coordinator == self._core.coordinator:
            return
        lobby = self._core.last(links.coordinator, LobbyNote)
        if lobby is not None and self._may_tell(lobby, links.coordinator, now):
            self._follow(lobby, links.coordinator, now)

    def _handed_to(self, coordinator: bytes) -> bytes | None:
        """Return the machine a coordinator has delegated to since its last lobby; None if to none."""
        core = self._core
        links = None if coordinator == core.me else core.last(coordinator, Links)
        if links is None or links.coordinator == coordinator:
            return None
        is_later = core.counter_of(coordinator, Links) > core.counter_of(coordinator, LobbyNote)
        return links.coordinator if is_later else None

    def _follow(self, body: LobbyNote, author: bytes, now: float) -> None:
        core = self._core
        lobby = from_note(body)
        if lobby is None or lobby.member(author) is None:
            return
        is_listed = lobby.member(core.me) is not None
        if core.me in lobby.removed and not is_listed:
            if not core.plays_now(core.me):  # else it is read again when the round has ended
                core.finish(EndReason.CHEATED if core.me in core.cheats else EndReason.REMOVED)
            return
        if not is_listed:
            self._members.ask_in(author)
            return
        has_changed = core.coordinator not in {b"", author}
        core.coordinator, core.epoch, core.version = author, body.epoch, body.version
        if core.epoch == FIRST_EPOCH:
            core.host = author
        core.playing_digest = body.playing or b""
        core.starts_at = None if body.starts_in_ms is None else now + body.starts_in_ms / 1000
        core.gathers = False
        self._members.follow(lobby, now)
        core.store_table(is_new=False)
        if has_changed:
            core.tell(NewsKind.COORDINATOR_CHANGED, author)

    def _go_if_sent_away(self, now: float) -> None:
        """Process again, now that the round has ended, the lobby that the coordinator sent during it."""
        core = self._core
        note = core.last(core.coordinator, LobbyNote)
        if note is None or core.me not in note.removed or core.plays_now(core.me):
            return
        if core.coordinator in core.cheats:
            return
        if (note.epoch, note.version) > (core.epoch, core.version):
            self._follow(note, core.coordinator, now)

    def _may_tell(self, note: LobbyNote, author: bytes, now: float) -> bool:
        """Return whether a lobby is newer than ours, and its author may be coordinator; no cheat may."""
        core = self._core
        if author in core.cheats:
            return False
        if core.coordinator in core.cheats and author == self._heir(now):
            return True  # whatever the cheat has told some of us of later epochs
        if author == core.coordinator:
            return (note.epoch, note.version) > (core.epoch, core.version)
        is_host = core.may_return_to(author) and note.epoch == FIRST_EPOCH
        if core.lobby is None or is_host or author == self._handed_to(core.coordinator):
            return True
        is_seated = core.lobby.seat_of(author) is not None or author in self._unseated()
        if not is_seated or not self._keeps_later(note, author, now):
            return False
        return not (self._is_led(now) or self._is_behind(note))

    def _keeps_later(self, note: LobbyNote, author: bytes, now: float) -> bool:
        """Return whether of two coordinators, ours and the author of a lobby, that one is the later."""
        core = self._core
        is_newer = (note.epoch, self._rank(core.coordinator)) > (core.epoch, self._rank(author))
        is_last = note.epoch == core.epoch == MOST_EPOCH  # there is none for the next coordinator
        return is_newer or (is_last and self._is_gone(core.coordinator, now, SILENT_S))

    def _is_led(self, now: float) -> bool:
        """Return whether our coordinator has a quorum: most of the match's machines follow it, as heard.

        Before the first match it is enough that the host is heard; who has followed it there leads nobody,
        nor does anybody after a match.
        """
        core, coordinator = self._core, self._core.coordinator
        if self._is_gone(coordinator, now, SILENT_S) or (core.playing is not None and core.playing.is_ended):
            return False
        if core.playing is None:
            return core.epoch == FIRST_EPOCH
        following = [
            key for key in core.players if core.is_heard(key, now) and self._followed_by(key) == coordinator
        ]
        return 2 * len(following) > len(core.players)

    def _followed_by(self, key: bytes) -> bytes:
        """Return the key of the coordinator that a machine follows by its last note; b"" without one."""
        core = self._core
        if key in {core.me, core.coordinator}:
            return core.coordinator
        links = core.last(key, Links)
        return b"" if links is None else links.coordinator

    def _is_behind(self, note: LobbyNote) -> bool:
        """Return whether a coordinator is at a table from before the last round known to be finished."""
        core = self._core
        if core.playing is None or core.base.standing is None or note.playing not in core.playing.past:
            return False
        lobby = from_note(note)
        standing = None if lobby is None else lobby.standing
        number = 1 if standing is None else standing.round_number
        return number < core.base.standing.round_number

    def _rivals(self) -> Iterator[tuple[bytes, LobbyNote]]:
        """Yield who is heard to keep the table for itself, and not for us, with its last lobby."""
        core, lobby = self._core, self._core.lobby
        for key in (member.key for member in (() if lobby is None else lobby.seated)):
            if key in {core.me, core.coordinator} or not core.hears(key):
                continue
            note = core.last(key, LobbyNote)
            if note is not None and note.epoch >= core.epoch and self._handed_to(key) is None:
                yield key, note

    def _call_back(self, now: float) -> None:
        """As coordinator of a match, reclaim it from a rival that is behind us or leads no player."""
        core, playing = self._core, self._core.playing
        if playing is None or playing.is_ended:
            return
        for key, note in self._rivals():
            is_of_match = note.playing in {None, playing.table.digest, *playing.past}
            is_ours = self._is_behind(note) or (is_of_match and self._is_led(now))
            if is_ours and self._keeps_later(note, key, now) and note.epoch < MOST_EPOCH:
                core.epoch, core.version = note.epoch + 1, 0

    def settle(self, now: float) -> None:
        """Become coordinator if ours is gone and it is our turn; a coordinator calls back those it leads."""
        core, lobby = self._core, self._core.lobby
        if lobby is None:
            return
        if core.is_coordinator:
            self._call_back(now)
            return
        self._go_if_sent_away(now)
        if core.playing is None and core.has_left(core.coordinator):
            core.finish(EndReason.CLOSED)
            return
        if not self._is_gone(core.coordinator, now, self._patience_s):
            return
        heir = self._heir(now)
        if heir is None and core.playing is None:
            core.finish(EndReason.LOST)
        if heir != core.me:
            return
        if not self._hears_half(now):
            return
        old, core.coordinator = core.coordinator, core.me
        core.epoch, core.version, core.gathers = min(core.epoch + 1, MOST_EPOCH), 0, False
        ours = self._inherited(lobby, old)
        changed = Departure(old).applied_to(ours) if core.has_left(old) else ours
        self._members.follow(changed if isinstance(changed, Lobby) else ours, now)
        core.tell(NewsKind.COORDINATOR_CHANGED, core.me)

    def _inherited(self, lobby: Lobby, old: bytes) -> Lobby:
        """Return the last coordinator's lobby as the next coordinator takes it over.

        Machines follow only a coordinator that its own lobby lists, so our machine is not sent away in it. If
        the last coordinator is a proven cheat, no other player is sent away: those it dropped in the round
        are members again.
        """
        core = self._core
        if old not in core.cheats or core.playing is None:
            return replace(lobby, removed=tuple(key for key in lobby.removed if key != core.me))
        spared, table = core.played - core.cheats, core.playing.table
        ours = replace(lobby, removed=tuple(key for key in lobby.removed if key not in spared))
        for seat in table.seats:
            player = table.machines[seat.machine]
            if player.sign_key in core.kept and not seat.level:
                addresses = core.mesh.addresses_of(player.sign_key)
                back = LobbyMember(player, seat.name, "", is_ready=False, addresses=addresses)
                changed = JoinRequest(back, wants_seat=False).applied_to(ours)
                ours = changed if isinstance(changed, Lobby) else ours
        # In the order they have played in: the one dropped may take itself to be the next coordinator, too.
        place = {player.sign_key: at for at, player in enumerate(table.machines)}
        members = sorted(ours.members, key=lambda member: place.get(member.key, len(place)))
        return replace(ours, members=tuple(members))

    def _is_gone(self, key: bytes, now: float, patience_s: float) -> bool:
        core = self._core
        if key == core.me:
            return False
        is_listed = core.lobby is not None and core.lobby.member(key) is not None
        is_lost = core.mesh.reach.lost_for(key, now) >= patience_s
        is_out = core.has_left(key) or key in core.cheats or key in core.spoilers
        return not is_listed or is_lost or is_out

    def _hears_half(self, now: float) -> bool:
        """Return whether the others cannot have gone on without us, as a majority may in or after a round.

        Ended programs are at no other table; but if we have restored the table by ourselves, they may have
        been started again since.
        """
        core = self._core
        if core.playing is None or (core.playing.is_ended and not core.gathers):
            return True
        keys = core.players - core.not_needed
        if core.gathers:
            elsewhere = [key for key in keys if key != core.me and not core.hears(key)]
        else:
            elsewhere = [key for key in keys if not core.is_heard(key, now) and not core.mesh.has_ended(key)]
        return 2 * len(elsewhere) <= len(keys)

    def _heir(self, now: float) -> bytes | None:
        lobby = self._core.lobby
        order = () if lobby is None else lobby.coordinators
        seated = [member.key for member in order if lobby is not None and member.key in lobby.seats]
        behind = {key for key, note in self._rivals() if self._is_behind(note)}
        able = (key for key in (*seated, *self._unseated()) if key not in behind)
        return next((key for key in able if not self._is_gone(key, now, SILENT_S)), None)

    def _unseated(self) -> tuple[bytes, ...]:
        """Return the players of the match that are members and have no seat, in the order of coordinators.

        A coordinator may have taken their seats, and end: without them nobody could take the table over.
        """
        core, lobby = self._core, self._core.lobby
        if lobby is None or core.playing is None or core.playing.is_ended:
            return ()
        standing = (member.key for member in lobby.coordinators if member.key not in lobby.seats)
        return tuple(key for key in standing if key in core.players and not core.has_stood_up(key))

    def _rank(self, key: bytes) -> int:
        """Return a coordinator's rank in the order; later ones rank higher."""
        lobby = self._core.lobby
        keys = [] if lobby is None else [member.key for member in lobby.coordinators]
        return keys.index(key) if key in keys else len(keys)

    def next_deadline(self, now: float) -> float | None:
        """Return when patience with an unreachable coordinator ends."""
        core = self._core
        lost = 0.0 if core.is_coordinator else core.mesh.reach.lost_for(core.coordinator, now)
        if lost == 0.0:
            return None
        patience_s = self._patience_s
        return now + patience_s - lost if lost < patience_s else None

    @property
    def _patience_s(self) -> float:
        playing = self._core.playing
        if self._core.mesh.has_ended(self._core.coordinator):
            return ENDED_PATIENCE_S
        if playing is None:
            return LOBBY_PATIENCE_S
        return PATIENCE_S if playing.is_between or playing.is_ended else ROUND_PATIENCE_S
