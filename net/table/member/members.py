"""The consequences of a changed lobby at every machine: news, links, and what newcomers are shown."""

from net.table.core import MOST_MET, KnownPeer, SharedState
from net.table.interface.effects import Admit, RememberTable
from net.table.interface.status import NewsKind, Presence
from net.table.links.limits import Credit
from net.table.values.lobby import Lobby, LobbyMember
from net.table.values.names import differ_by_number
from net.token_bucket import Bucket
from net.wire.table import MOST_STREAMS, Join, Links, Resume, StreamPosition

LINKS_PER_S, LINKS_BURST = 2.0, 8
"""Rate limit for our own LINKS notes, below what the others accept."""

LINKS_AGAIN_S = 2.0
"""So often we say whom we hear while we do not hear all ourselves: by that we are heard through others."""
MISSED_S = 30.0
"""So long a machine that cannot be heard at all is still told so; once it is back it speaks itself."""

_NO_TABLE = bytes(16)


class Members:
    """Keeps what depends on who is at the table in step with the lobby."""

    def __init__(self, core: SharedState, now: float) -> None:
        self._core = core
        self._said_links = Links((), b"")
        self._said_links_at = now
        self._links_rate = Bucket(LINKS_PER_S, LINKS_BURST, now)
        self._admit: Admit | None = None
        self._remembered: RememberTable | None = None
        self._shown: set[int] = set()
        self._left: list[int] = []
        self._is_back = False

    def follow(self, lobby: Lobby, now: float) -> None:
        """Take in a lobby, the first one or a changed one; at a table, as far as it is the table's."""
        core, before = self._core, self._core.lobby
        core.lobby = lobby = self._fitted(lobby)
        for member in lobby.members:
            self._meet(member, is_first=before is None)
        self._tell_to_go(before, lobby)
        listed = frozenset(member.key for member in lobby.members)
        core.kept = self._kept(listed)
        listed |= core.kept
        for met in core.met:
            if met.key not in listed and met.gone is None:
                self._miss(met, lobby)
        if core.notes is not None:
            core.notes.keep_only(listed, core.played)
        others = {member.key: member.addresses for member in lobby.members if member.key != core.me}
        others |= {key: core.mesh.addresses_of(key) for key in core.kept}
        core.mesh.set_roster(others, now)
        for key in others:
            links = core.last(key, Links)
            core.mesh.reach.set_links_of(key, () if links is None else links.keys, now)
        for link in list(core.mesh.links.values()):
            banned = core.why_banned(link.peer.sign_key)
            if banned is not None:
                core.turn_away(link.number, banned)
        self._admit_now(lobby, listed)
        self._remember(lobby)
        self._leave_match(listed, now)

    def settle(self, now: float) -> None:
        """Keep players dropped by the coordinator during a round until it has ended or they leave it."""
        core = self._core
        if core.lobby is not None:
            listed = frozenset(member.key for member in core.lobby.members)
            is_fit = self._fitted(core.lobby) is core.lobby
            if not is_fit or self._kept(listed) != core.kept:
                self.follow(core.lobby, now)

    def _fitted(self, lobby: Lobby) -> Lobby:
        """Return a lobby without what its coordinator has changed of what a table of the match is played by.

        It may have said one thing to us and have another signed by those that play.
        """
        playing = self._core.playing
        return lobby if playing is None else lobby.at(playing.table)

    def _kept(self, listed: frozenset[bytes]) -> frozenset[bytes]:
        """Return the machines that stay, even if dropped, because they play in the round."""
        core = self._core
        others = core.players - listed - core.not_needed - {core.me} if core.is_in_round else frozenset()
        return frozenset(key for key in others if not core.has_left(key))

    def _tell_to_go(self, before: Lobby | None, lobby: Lobby) -> None:
        told = () if before is None else before.removed
        for key in lobby.to_go:
            if key not in told and key not in self._core.cheats:  # of a cheat more was told already
                self._core.tell(NewsKind.TO_GO, key)

    def _meet(self, member: LobbyMember, *, is_first: bool) -> None:
        core = self._core
        place = core.place(member.key)
        met = None if place is None else core.met[place]
        if met is None:
            self._add(KnownPeer(member.key, member.name))
            if member.key != core.me:
                self._meet_new(member, is_first=is_first)
            elif member.name != core.name:  # somebody was called so already
                core.tell(NewsKind.RENAMED, core.me, core.name)
        elif met.gone is not None:
            met.gone, met.name = None, member.name
            core.excused.discard(member.key)
            core.tell(NewsKind.JOINED, member.key)
        elif met.name != member.name:
            old, met.name = met.name, member.name
            core.tell(NewsKind.RENAMED, member.key, old)

    def _add(self, met: KnownPeer) -> None:
        """List a new machine; once the list is full, in the place of the one gone longest.

        No place but that one changes its meaning, for the client may still read what was told of the others
        by theirs.
        """
        met_before = self._core.met
        place = next((place for place in self._left if met_before[place].gone is not None), None)
        if len(met_before) < MOST_MET or place is None:
            met_before.append(met)
            return
        self._left.remove(place)
        self._core.excused -= {met_before[place].key} - self._core.played
        met_before[place] = met

    def _meet_new(self, member: LobbyMember, *, is_first: bool) -> None:
        core = self._core
        if not is_first:
            core.tell(NewsKind.JOINED, member.key)
        known = core.own.known
        is_known_so = any(
            key == member.key and differ_by_number(name, member.name) for name, key in known.items()
        )
        if known.get(member.name, member.key) != member.key and not is_known_so:
            core.tell(NewsKind.KEY_CHANGED, member.key, member.name)

    def _miss(self, met: KnownPeer, lobby: Lobby) -> None:
        is_removed = met.key in lobby.removed
        met.gone = Presence.REMOVED if is_removed else Presence.LEFT
        place = self._core.met.index(met)
        self._left = [*(other for other in self._left if other != place), place]
        has_left = self._core.has_left(met.key)
        kind = NewsKind.LEFT if has_left else NewsKind.LOST
        if has_left or is_removed:
            self._core.excused.add(met.key)
        if not is_removed or met.key not in self._core.cheats:
            self._core.tell(NewsKind.REMOVED if is_removed else kind, met.key)

    def _admit_now(self, lobby: Lobby, listed: frozenset[bytes]) -> None:
        # A proven cheat may ask, and is told why it is not let in.
        removed = frozenset(lobby.removed) - listed - self._core.cheats
        lost = self._lost() if self._core.is_coordinator else frozenset[bytes]()
        admit = Admit(listed | lost, removed, self._core.is_coordinator)
        if admit != self._admit:
            self._admit = admit
            self._core.effects.append(admit)

    def _lost(self) -> frozenset[bytes]:
        """Return the members dropped for their silence: they may still call, and are told to ask in again."""
        core = self._core
        return frozenset(
            met.key for met in core.met if met.gone is Presence.LEFT and met.key not in core.excused
        )

    def _remember(self, lobby: Lobby) -> None:
        core = self._core
        if core.notes is None:
            return
        others = [member.key for member in lobby.members if member.key != core.me]
        others.sort(key=lambda key: key != core.coordinator)
        addresses = tuple(address for key in others for address in core.mesh.addresses_of(key))
        remembered = RememberTable(core.notes.table, lobby.name, addresses)
        if remembered != self._remembered:
            self._remembered = remembered
            core.effects.append(remembered)

    def _leave_match(self, listed: frozenset[bytes], now: float) -> None:
        """Tell the match that nobody waits any more for machines that are not at the table."""
        playing = self._core.playing
        if playing is not None:
            machines = enumerate(playing.table.machines)
            left = [place for place, machine in machines if machine.sign_key not in listed]
            if left:
                playing.match.left(left, now)

    def greet(self, now: float) -> None:
        """Show what we have to members that a link has just been opened to, and ask for what they have.

        Ask all once we are back in a round: what they have of it we may have lost.
        """
        playing, was_back = self._core.playing, self._is_back
        self._is_back = playing is not None and playing.match.is_listening
        if self._is_back and not was_back:
            self._shown.clear()
        links = {link.number: link for link in self._core.mesh.members()}
        for number in sorted(set(links) - self._shown):
            self.show_notes(number, now)
            self.ask(number)
        self._shown = set(links)

    def show_notes(self, link: int, now: float) -> None:
        """Send our notes over a link, except those it has had, while the other end has credit left."""
        core = self._core
        open_link = core.mesh.links[link]
        credit = self._credit(open_link.peer.sign_key, now)
        for signed in [] if core.notes is None else core.notes.lasting():
            if not credit.has_any(now):
                break
            if core.show(open_link, signed, now):
                credit.spend(len(signed.raw))

    def ask(self, link: int) -> None:
        """Ask the other end of a link for missing envelopes and notes."""
        core = self._core
        if core.notes is None:
            return
        playing = core.playing
        found = {} if playing is None else playing.match.positions()
        settled = {} if playing is None else playing.match.settled()
        streams = [StreamPosition(*key, positions, settled[key]) for key, positions in sorted(found.items())]
        table = _NO_TABLE if playing is None else playing.table.table_id
        core.send(link, Resume(table, core.notes.digest(), tuple(streams[-MOST_STREAMS:])))

    def ask_in(self, key: bytes) -> None:
        """Ask the coordinator, if linked, to admit us: for the first time, or again after it dropped us."""
        core, link = self._core, self._core.mesh.to(key)
        if link is not None:
            core.asked, own = key, core.own
            core.send(link.number, Join(core.name, own.level, own.port, core.wants_seat))

    def say_links(self, now: float) -> None:
        """Tell the others which machines we hear ourselves, and our coordinator, if that is new.

        Say it every now and then while some do not hear us but through others.

        A machine that is added pays for this message and for a later one that drops it, since each link that
        comes and goes is told to all.
        """
        links, before = self._links_now(now), self._said_links
        again_at = self._links_again_at(now)
        is_due = links != before or (again_at is not None and now >= again_at)
        if is_due and self._links_rate.take(now):
            self._said_links, self._said_links_at = links, now
            signed = self._core.say(links, now)
            size = 0 if signed is None else len(signed.raw) * len(self._core.mesh.members())
            for key in set(links.keys) - set(before.keys):
                self._credit(key, now).spend(2 * size)

    def _links_now(self, now: float) -> Links:
        """Return whom we hear ourselves; a machine that has no credit left is not added."""
        core, said = self._core, self._said_links.keys
        heard = core.mesh.reach.heard
        named = tuple(key for key in heard if key in said or self._credit(key, now).has_any(now))
        return Links(named, core.coordinator)

    def _links_again_at(self, now: float) -> float | None:
        """Return when to say whom we hear though nothing has changed; None if all hear us themselves."""
        is_heard_by_all = not self._core.mesh.reach.misses(now, MISSED_S)
        return None if is_heard_by_all else self._said_links_at + LINKS_AGAIN_S

    def _credit(self, key: bytes, now: float) -> Credit:
        return self._core.mesh.account(key, now).credit

    def next_deadline(self, now: float) -> float | None:
        """Return when the others can be told of changed links; None if nothing has changed."""
        said = self._said_links.keys
        unsaid = [key for key in self._core.mesh.reach.heard if key not in said]
        moments = [at for key in unsaid if (at := self._credit(key, now).opens_at()) > now]
        again_at = self._links_again_at(now)
        if self._links_now(now) != self._said_links or (again_at is not None and again_at <= now):
            moments.append(self._links_rate.opens_at())
        elif again_at is not None:
            moments.append(again_at)
        return min(moments, default=None)

    def watch(self, now: float) -> None:
        """Report to the client which machines became unreachable or reachable."""
        core = self._core
        for met in core.met:
            is_lost = met.gone is None and not core.is_heard(met.key, now)
            if is_lost != met.is_lost and met.gone is None:
                core.tell(NewsKind.LOST if is_lost else NewsKind.BACK, met.key)
            met.is_lost = is_lost
