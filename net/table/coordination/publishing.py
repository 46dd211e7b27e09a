"""The coordinator's lobby notes to all at the table, and its advert to strangers."""

from dataclasses import replace

from net.table.core import SharedState
from net.table.interface.effects import Advertise, Unadvertise
from net.table.values.lobby import Lobby, LobbyPhase
from net.table.values.lobby_note import to_note
from net.token_bucket import Bucket
from net.wire.table import LobbyNote

TOLD_PER_S, TOLD_BURST = 4.0, 8
"""Rate limit for lobby notes, however fast joins and wishes change the lobby.

The others accept a limited rate of notes per author and cut off a faster one; half of it is left for the
coordinator's other notes.
"""
WELCOMED_PER_S, WELCOMED_BURST = 2.0, 16
"""Lobbies sent to newcomers alone, enough for a whole table at once; the other members hear of them later."""
WELCOMED_AGAIN_S = 10.0
"""A newcomer that returns sooner waits until all are told, so that it cannot use up the others' share."""
_VERSION_BITS = 16


def listing_of(lobby: Lobby, table: bytes, coordinator: bytes) -> Advertise:
    """Return what strangers may know of a table, whichever machine is coordinator."""
    host = lobby.member(coordinator)
    return Advertise(
        table=table,
        version=0,
        name=lobby.name,
        host="" if host is None else host.name,
        rules=lobby.rules,
        pace=lobby.terms.pace,
        seats=len(lobby.seats),
        people=len(lobby.seated),
        needs_code=lobby.needs_code,
        is_playing=lobby.phase is not LobbyPhase.OPEN,
    )


def _as_told(lobby: Lobby) -> Lobby:
    """Return a lobby with one address for each member: small enough to send, whatever the last one held."""
    members = tuple(replace(member, addresses=member.addresses[:1]) for member in lobby.members)
    return replace(lobby, members=members)


class Publishing:
    """Publishes changes once; of changes that come too fast the last.

    Attributes:
        told_bytes: what it took last to tell all at the table.
    """

    def __init__(self, core: SharedState, now: float) -> None:
        self._core = core
        self._published: tuple[object, ...] = ()
        self._listing: Advertise | None = None
        self._rate = Bucket(TOLD_PER_S, TOLD_BURST, now)
        self._welcomes = Bucket(WELCOMED_PER_S, WELCOMED_BURST, now)
        self._welcomed: dict[bytes, float] = {}
        self.told_bytes = 0

    def publish(self, now: float) -> None:
        """Tell all at the table, and strangers, what has changed, now or as soon as the others take it."""
        core, lobby = self._core, self._core.lobby
        if lobby is None or not core.is_coordinator:
            return
        playing = core.playing
        core.playing_digest = b"" if playing is None or playing.is_ended else playing.table.digest
        state = (lobby, core.epoch, core.starts_at, core.playing_digest)
        if state != self._published:
            if not self._rate.take(now):
                return
            self._published = state
            note = self._next_note(lobby, now)
            core.store_table(is_new=False)
            signed = core.say(note, now)
            self.told_bytes = 0 if signed is None else len(signed.raw) * len(lobby.members)
        self.advertise()

    def _next_note(self, lobby: Lobby, now: float) -> LobbyNote:
        """Return the next lobby note."""
        core = self._core
        core.version += 1
        starts_in_ms = None if core.starts_at is None else round(1000 * max(0.0, core.starts_at - now))
        return to_note(
            _as_told(lobby),
            epoch=core.epoch,
            version=core.version,
            starts_in_ms=starts_in_ms,
            playing=core.playing_digest or None,
        )

    def may_welcome(self, key: bytes, now: float) -> bool:
        """Return whether a newcomer may get the lobby before all others do."""
        is_again = now - self._welcomed.get(key, -WELCOMED_AGAIN_S) < WELCOMED_AGAIN_S
        return not is_again and now >= self._welcomes.opens_at()

    def welcome(self, key: bytes, now: float) -> None:
        """Send a newcomer the lobby; the others get it as soon as the rate limit allows."""
        core, lobby, link = self._core, self._core.lobby, self._core.mesh.to(key)
        if lobby is None or core.notes is None or link is None or not self._welcomes.take(now):
            return
        recent = {one: at for one, at in self._welcomed.items() if now - at < WELCOMED_AGAIN_S}
        self._welcomed = {**recent, key: now}
        core.show(link, core.notes.say(self._next_note(lobby, now), now), now)

    def may_tell(self, now: float) -> bool:
        """Return whether the present lobby could be sent at once."""
        return now >= self._rate.opens_at()

    def has_told(self) -> bool:
        """Return whether all at the table know the lobby as it is."""
        return self._published[:2] == (self._core.lobby, self._core.epoch)

    def next_deadline(self, now: float) -> float | None:
        """Return when a lobby can be sent again, if none can now."""
        return None if self.may_tell(now) else self._rate.opens_at()

    def advertise(self) -> None:
        """Update the advert that strangers see."""
        core, lobby = self._core, self._core.lobby
        if lobby is None or core.notes is None:
            return
        listing = listing_of(lobby, core.notes.table, core.me)
        if listing != self._listing:
            self._listing = listing
            version = (core.epoch << _VERSION_BITS) + min(core.version, (1 << _VERSION_BITS) - 1)
            core.effects.append(replace(listing, version=version))

    def withdraw(self) -> None:
        """Stop advertising: another machine is coordinator, or we have left."""
        self._published = ()
        if self._listing is not None:
            self._listing = None
            self._core.effects.append(Unadvertise())
