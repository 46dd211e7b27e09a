"""What the keeper tells all at the table of its lobby, and strangers of the table."""

from dataclasses import replace

from net.session.core import Core
from net.session.effects import Advertise, Listing, Unadvertise
from net.session.lobby import Lobby, LobbyPhase
from net.session.lobby_note import to_note


def listing_of(lobby: Lobby, table: bytes, keeper: bytes) -> Listing:
    """Return what strangers may know of a table, whoever keeps it."""
    host = lobby.member(keeper)
    people = len(lobby.seated)
    return Listing(
        table=table,
        version=0,
        name=lobby.name,
        host="" if host is None else host.name,
        rules=lobby.rules,
        pace=lobby.terms.pace,
        seats=len(lobby.seats),
        people=people,
        free=len(lobby.seats) - people,
        has_spectators=True,
        needs_code=lobby.needs_code,
        is_playing=lobby.phase is not LobbyPhase.OPEN,
    )


class Publishing:
    """Says what has changed, once."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._published: object = None
        self._listing: Listing | None = None

    def publish(self, now: float) -> None:
        """Tell all at the table, and strangers, what has changed."""
        core, lobby = self._core, self._core.lobby
        if lobby is None or not core.is_keeper:
            return
        playing = core.playing
        core.playing_digest = b"" if playing is None or playing.is_ended else playing.table.digest
        state = (lobby, core.epoch, core.starts_at, core.playing_digest)
        if state != self._published:
            self._published = state
            core.version += 1
            starts_in_ms = None if core.starts_at is None else round(1000 * max(0.0, core.starts_at - now))
            note = to_note(
                lobby,
                epoch=core.epoch,
                version=core.version,
                starts_in_ms=starts_in_ms,
                playing=core.playing_digest or None,
            )
            core.store_table(is_new=False)
            core.say(note, now)
        self.advertise()

    def advertise(self) -> None:
        """Tell strangers what has changed."""
        core, lobby = self._core, self._core.lobby
        if lobby is None or core.notes is None:
            return
        listing = listing_of(lobby, core.notes.table, core.me)
        if listing != self._listing:
            self._listing = listing
            version = (core.epoch << 16) + core.version
            core.effects.append(Advertise(replace(listing, version=version)))

    def withdraw(self) -> None:
        """Advertise no more: somebody else keeps the table, or we have left."""
        if self._listing is not None:
            self._listing = None
            self._core.effects.append(Unadvertise())
