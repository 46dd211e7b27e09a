"""When the coordinator takes the seats of members that are away or may not play, and gives them back."""

from collections.abc import Iterator

from engine.seats import Seat
from net.table.coordination.beginning import may_go_on_with
from net.table.core import SharedState
from net.table.values.lobby import Lobby, LobbyMember, LobbyPhase
from net.table.values.lobby_changes import Departure, Removing, Request, Seating, Unseating
from net.wire.table import Wish

LOBBY_GRACE_S = 10.0
"""How long a member may be unheard before it counts as having left the lobby."""
SPECTATOR_GRACE_S = 120.0
"""How long a member without a seat may be unheard, in any phase, before it is dropped from the list.

A member that has never said a word goes after the lobby's time, because every program of ours speaks at once:
so strangers who are admitted and hang up cannot hold all places for long. The host of a lobby that goes on
without it is listed as long, so that the others find back to it.
"""


class Absentees:
    """The coordinator's knowledge of absent machines."""

    def __init__(self, core: SharedState) -> None:
        self._core = core
        self._seats: dict[bytes, Seat] = {}
        self._silent: dict[bytes, Seat] = {}

    def take_over(self) -> None:
        """Begin with the seats that the coordinator before us has taken from those who could not be heard."""
        self._seats = self._seats_lost_before()

    def keep_seat(self, key: bytes) -> None:
        """Remember the seat of a machine that is about to lose it, for it has not signed a table, or cannot.

        It has it again when it is back; and one that was there all the time, if the others are too few
        without it.
        """
        lobby = self._core.lobby
        seat = None if lobby is None else lobby.seat_of(key)
        if seat is not None:
            (self._seats if self._core.mesh.reach.is_lost(key) else self._silent)[key] = seat

    @property
    def kept(self) -> frozenset[Seat]:
        """The seats of those who are away, for newcomers to leave free if they can."""
        return frozenset(self._seats.values())

    def requests(self, now: float) -> Iterator[Request]:
        """Yield what is to change about each member, as the lobby is after the change before.

        In a round seats are lost and given back by the match alone.
        """
        core, listed = self._core, self._core.lobby
        if listed is not None:
            is_any_out = bool(core.spoilers or self._silent)
            seated = {member.key for member in listed.seated}
            if is_any_out and not may_go_on_with(core, seated):  # nothing comes of it without them
                core.spoilers.clear()
                self._seats, self._silent = self._silent | self._seats, {}
            self._seats = {key: seat for key, seat in self._seats.items() if listed.member(key)}
        for member in () if listed is None else listed.members:
            lobby = core.lobby
            if lobby is None:
                return
            request = self._loss_of(member, lobby, now)
            seat = lobby.seat_of(member.key)
            if isinstance(request, Unseating) and seat is not None:
                self._seats[member.key] = seat
            if request is not None:
                yield request
            elif member.key in self._seats and self._may_sit(member.key, now):
                yield from self._give_back(member.key, lobby)

    def next_deadline(self, now: float) -> float | None:
        """Return when somebody's silence has lasted too long."""
        lobby, reach = self._core.lobby, self._core.mesh.reach
        lost = [reach.lost_for(member.key, now) for member in (() if lobby is None else lobby.members)]
        graces = (LOBBY_GRACE_S, SPECTATOR_GRACE_S)
        return min(
            (now - for_s + grace for for_s in lost for grace in graces if 0 < for_s < grace), default=None
        )

    def _give_back(self, key: bytes, lobby: Lobby) -> Iterator[Request]:
        """Seat a member that is back; who has sat down in its place and not played yet moves on for a player.

        Otherwise a newcomer could keep out a player without whom the others are too few to go on.
        """
        seat = self._seats.pop(key)
        holder = lobby.seats[seat]
        if holder is None or key not in self._core.players or holder in self._core.players:
            yield Seating(key, seat)
        else:
            yield Unseating(holder)
            yield Seating(key, seat)
            yield Seating(holder, seat)

    def _seats_lost_before(self) -> dict[bytes, Seat]:
        core, playing, lobby = self._core, self._core.playing, self._core.lobby
        if playing is None or lobby is None:
            return {}
        found: dict[bytes, Seat] = {}
        for place, seat in enumerate(playing.table.seats):
            key = playing.table.machines[seat.machine].sign_key
            if not seat.level and lobby.seat_of(key) is None and not core.has_stood_up(key):
                found[key] = Seat(place)
        return found

    def _loss_of(
        self, member: LobbyMember, lobby: Lobby, now: float
    ) -> Departure | Unseating | Removing | None:
        core, key = self._core, member.key
        if key == core.me:
            return None
        if key in core.cheats:
            return Removing(key, is_playing=core.plays_now(key))
        # With a link to us it has come back, and will say so.
        if core.has_left(key) and core.mesh.to(key) is None:
            return Departure(key)
        lost = core.mesh.reach.lost_for(key, now)
        if lobby.seat_of(key) is None:
            is_awaited = key in core.players and lobby.phase is not LobbyPhase.OPEN
            is_awaited_long = core.last(key, Wish) is not None or core.may_return_to(key)
            grace = SPECTATOR_GRACE_S if is_awaited_long else LOBBY_GRACE_S
            return Departure(key) if lost >= grace and not is_awaited else None
        if lobby.phase is LobbyPhase.OPEN:
            gone = Unseating(key) if core.may_return_to(key) else Departure(key)
            return gone if lost >= LOBBY_GRACE_S else None
        is_between = lobby.phase is LobbyPhase.BETWEEN
        return Unseating(key) if is_between and not self._may_sit(key, now) else None

    def _may_sit(self, key: bytes, now: float) -> bool:
        core = self._core
        return core.is_heard(key, now) and key not in core.spoilers and not core.sits_out(key)
