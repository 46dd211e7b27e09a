"""How the lobby changes: each request is a value that says what it makes of a lobby.

Only the coordinator changes it; the others read what it has become in the coordinator's notes. A request that
changes nothing, or cannot be granted now, returns the same lobby.
"""

from dataclasses import dataclass, replace
from itertools import islice

from engine.ai.player import POLICIES
from engine.seats import Seat
from net.address import Address
from net.deal.table import Standing
from net.table.interface.status import EndReason
from net.table.values.lobby import Lobby, LobbyMember, LobbyPhase
from net.table.values.names import clean_name, numbered
from net.texts import same_name
from net.wire.table import MOST_ADDRESSES, MOST_REMOVED, MOST_SPECTATORS, Wish


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """A machine asks to be let in.

    Attributes:
        member: as it would be listed.
        wants_seat: whether it wants to play.
        kept: seats of players who are away; it gets one of these only if no other is free.
    """

    member: LobbyMember
    wants_seat: bool
    kept: frozenset[Seat] = frozenset()

    def applied_to(self, lobby: Lobby) -> Lobby | EndReason:
        """Return the lobby with the machine in it, or why it may not come in."""
        new = self.member
        old = lobby.member(new.key)
        if new.key in lobby.removed and old is None:
            return EndReason.REMOVED
        name = _free_name(lobby, new.name, new.key)
        if name is None:
            return EndReason.NAME_REFUSED
        if old is not None:
            is_ready = new.level != "" if new.level != old.level else old.is_ready
            addresses = new.addresses or old.addresses
            again = replace(old, name=name, level=new.level, is_ready=is_ready, addresses=addresses)
            return _with(lobby, again)
        free = _free_seat(lobby, self.kept) if self.wants_seat else None
        is_full = len(lobby.members) >= len(lobby.seats) + MOST_SPECTATORS
        if is_full or (free is None and len(lobby.spectators) >= MOST_SPECTATORS):
            return EndReason.FULL
        seats = lobby.seats if free is None else (*lobby.seats[:free], new.key, *lobby.seats[free + 1 :])
        member = replace(new, name=name, is_ready=new.level != "", addresses=new.addresses[:MOST_ADDRESSES])
        return replace(lobby, members=(*lobby.members, member), seats=seats)


@dataclass(frozen=True, slots=True)
class SeatWish:
    """A member says how it would like to sit, and whether it is ready for what comes next."""

    key: bytes
    wish: Wish
    is_ready: bool

    def applied_to(self, lobby: Lobby) -> Lobby:
        """Return the lobby with the wish granted; names change before the match only."""
        old, wish = lobby.member(self.key), self.wish
        if old is None:
            return lobby
        free_name = _free_name(lobby, wish.name, self.key) if lobby.phase is LobbyPhase.OPEN else None
        is_ready = self.is_ready or old.level != ""
        member = replace(old, name=free_name or old.name, is_ready=is_ready, choice=wish.choice)
        is_new = wish.choice not in {0, old.choice}
        return _with(_sit(lobby, self.key, wish.seat) if is_new else lobby, member)


@dataclass(frozen=True, slots=True)
class Departure:
    """The member with this key is here no more."""

    key: bytes

    def applied_to(self, lobby: Lobby) -> Lobby:
        """Return the lobby without it."""
        members = tuple(member for member in lobby.members if member.key != self.key)
        return replace(lobby, members=members, seats=_seats_without(lobby, self.key))


@dataclass(frozen=True, slots=True)
class Unseating:
    """A member cannot be heard, or does not go along: it keeps its place among the members but no seat."""

    key: bytes

    def applied_to(self, lobby: Lobby) -> Lobby:
        """Return the lobby with the member standing, and not ready."""
        old = lobby.member(self.key)
        stood = replace(lobby, seats=_seats_without(lobby, self.key))
        return lobby if old is None else _with(stood, replace(old, is_ready=False))


@dataclass(frozen=True, slots=True)
class Seating:
    """A member that was lost is back, and gets the seat it had, or the first free one if that is claimed."""

    key: bytes
    seat: Seat

    def applied_to(self, lobby: Lobby) -> Lobby:
        """Return the lobby with the member seated, if it stands."""
        is_standing = lobby.member(self.key) is not None and lobby.seat_of(self.key) is None
        seat = self.seat if lobby.seats[self.seat] is None else _free_seat(lobby)
        return _sit(lobby, self.key, seat) if is_standing else lobby


@dataclass(frozen=True, slots=True)
class Relocation:
    """A member is reached at an address that the lobby does not tell yet."""

    key: bytes
    address: Address

    def applied_to(self, lobby: Lobby) -> Lobby:
        """Return the lobby that tells it first, before what it told so far."""
        old = lobby.member(self.key)
        if old is None or self.address in old.addresses:
            return lobby
        addresses = (self.address, *old.addresses)[:MOST_ADDRESSES]
        return _with(lobby, replace(old, addresses=addresses))


@dataclass(frozen=True, slots=True)
class Callability:
    """The coordinator has found out whether others can call a member."""

    key: bytes
    is_callable: bool

    def applied_to(self, lobby: Lobby) -> Lobby:
        """Return the lobby that tells it."""
        old = lobby.member(self.key)
        return lobby if old is None else _with(lobby, replace(old, is_callable=self.is_callable))


@dataclass(frozen=True, slots=True)
class Removing:
    """The coordinator sends a member away for good.

    Attributes:
        key: who.
        is_playing: whether it plays in the round in progress: then it goes when that has ended.
    """

    key: bytes
    is_playing: bool = False

    def applied_to(self, lobby: Lobby) -> Lobby:
        """Return the lobby with the member among those removed."""
        if lobby.member(self.key) is None or (self.is_playing and self.key in lobby.removed):
            return lobby
        others = tuple(key for key in lobby.removed if key != self.key)
        marked = replace(lobby, removed=(*others, self.key)[-MOST_REMOVED:])
        return marked if self.is_playing else Departure(self.key).applied_to(marked)


@dataclass(frozen=True, slots=True)
class Filling:
    """The coordinator chooses the level of the computer players at free seats."""

    level: str

    def applied_to(self, lobby: Lobby) -> Lobby:
        """Return the lobby with that level, unless a round is being played."""
        is_granted = self.level in POLICIES and lobby.phase is not LobbyPhase.PLAYING
        return replace(lobby, level=self.level) if is_granted else lobby


@dataclass(frozen=True, slots=True)
class PhaseChange:
    """A round begins or ends: what may change from now on, and where the match stands."""

    phase: LobbyPhase
    standing: Standing | None

    def applied_to(self, lobby: Lobby) -> Lobby:
        """Return the lobby in that phase; nobody is ready for it but computer players."""
        if self.phase is not LobbyPhase.PLAYING:
            for key in lobby.to_go:
                lobby = Departure(key).applied_to(lobby)
        members = lobby.members
        if self.phase is not lobby.phase:
            members = tuple(replace(member, is_ready=member.level != "") for member in members)
        return replace(lobby, phase=self.phase, standing=self.standing, members=members)


Request = (
    JoinRequest
    | SeatWish
    | Departure
    | Unseating
    | Seating
    | Relocation
    | Callability
    | Removing
    | Filling
    | PhaseChange
)


def _free_seat(lobby: Lobby, kept: frozenset[Seat] = frozenset()) -> Seat | None:
    """Return the first seat that nobody claims, one of those kept only if there is no other.

    None if all are claimed.
    """
    free = [Seat(at) for at, key in enumerate(lobby.seats) if key is None]
    return next((seat for seat in free if seat not in kept), next(iter(free), None))


def _free_name(lobby: Lobby, wished: str, key: bytes) -> str | None:
    """Return the name that a machine gets for a wished one: that, or with the first free number behind it.

    A member keeps its number while its wish stays the same, even after the other member of that name has
    gone. Returns None if nothing of the name is visible.
    """
    name, old = clean_name(wished), lobby.member(key)
    others = [member for member in lobby.members if member.key != key]
    if not name:
        return None
    if old is not None and old.name in islice(numbered(name), 1, len(others) + 2):
        return old.name
    return next(one for one in numbered(name) if not any(same_name(one, other.name) for other in others))


def _sit(lobby: Lobby, key: bytes, seat: int | None) -> Lobby:
    """Let a member claim a seat that nobody claims, or none."""
    if seat is not None and (seat >= len(lobby.seats) or lobby.seats[seat] is not None):
        return lobby
    if seat is None and lobby.seat_of(key) is not None and len(lobby.spectators) >= MOST_SPECTATORS:
        return lobby
    stood = _seats_without(lobby, key)
    return replace(lobby, seats=stood if seat is None else (*stood[:seat], key, *stood[seat + 1 :]))


def _seats_without(lobby: Lobby, key: bytes) -> tuple[bytes | None, ...]:
    return tuple(None if claimed == key else claimed for claimed in lobby.seats)


def _with(lobby: Lobby, member: LobbyMember) -> Lobby:
    return replace(lobby, members=tuple(member if one.key == member.key else one for one in lobby.members))
