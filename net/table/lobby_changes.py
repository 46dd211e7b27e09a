"""How the lobby changes: one function moves it, by one table of transitions.

Only the coordinator moves it; the others read what it has become in the coordinator's notes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from types import MappingProxyType
from typing import Any

from engine.ai.player import POLICIES
from engine.seats import Seat
from net.deal.table import Standing
from net.table.lobby import Lobby, LobbyMember, LobbyPhase
from net.table.names import clean_name, numbered
from net.table.status import EndReason
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


@dataclass(frozen=True, slots=True)
class Wishing:
    """A member says how it would like to sit, and whether it is ready for what comes next."""

    key: bytes
    wish: Wish
    is_ready: bool


@dataclass(frozen=True, slots=True)
class Going:
    """The member with this key is here no more."""

    key: bytes


@dataclass(frozen=True, slots=True)
class Unseating:
    """A member cannot be heard, or does not go along: it keeps its place among the members but no seat."""

    key: bytes


@dataclass(frozen=True, slots=True)
class Seating:
    """A member that was lost is back, and gets the seat it had, or the first free one if that is claimed."""

    key: bytes
    seat: Seat


@dataclass(frozen=True, slots=True)
class Callability:
    """The coordinator has found out whether others can call a member."""

    key: bytes
    is_callable: bool


@dataclass(frozen=True, slots=True)
class Removing:
    """The coordinator sends a member away for good.

    Attributes:
        key: who.
        is_playing: whether it plays in the round in progress: then it goes when that has ended.
    """

    key: bytes
    is_playing: bool = False


@dataclass(frozen=True, slots=True)
class Filling:
    """The coordinator chooses the level of the computer players at free seats."""

    level: str


@dataclass(frozen=True, slots=True)
class Turning:
    """A round begins or ends: what may change from now on, and where the match stands."""

    phase: LobbyPhase
    standing: Standing | None


Request = JoinRequest | Wishing | Going | Unseating | Seating | Callability | Removing | Filling | Turning


@dataclass(frozen=True, slots=True)
class NotAdmitted:
    """A machine may not come in: why, and more about it."""

    reason: EndReason
    detail: str = ""


def change(lobby: Lobby, request: Request) -> Lobby | NotAdmitted:
    """Return the lobby after a request; the same one if it changes nothing, or cannot be granted now."""
    move = TRANSITIONS[lobby.phase].get(type(request))
    return lobby if move is None else move(lobby, request)


def _join(lobby: Lobby, joining: JoinRequest) -> Lobby | NotAdmitted:
    new = joining.member
    old = lobby.member(new.key)
    if new.key in lobby.removed and old is None:
        return NotAdmitted(EndReason.REMOVED)
    others = tuple(member for member in lobby.members if member.key != new.key)
    name = _free_name(new.name, old, others)
    if name is None:
        return NotAdmitted(EndReason.NAME_REFUSED)
    if old is not None:
        back = replace(old, name=name, addresses=new.addresses or old.addresses)
        return replace(lobby, members=tuple(back if one is old else one for one in lobby.members))
    free = _free_seat(lobby, joining.kept) if joining.wants_seat else None
    is_full = len(lobby.members) >= len(lobby.seats) + MOST_SPECTATORS
    if is_full or (free is None and len(lobby.spectators) >= MOST_SPECTATORS):
        return NotAdmitted(EndReason.FULL)
    seats = lobby.seats if free is None else (*lobby.seats[:free], new.key, *lobby.seats[free + 1 :])
    member = replace(new, name=name, is_ready=new.level != "", addresses=new.addresses[:MOST_ADDRESSES])
    return replace(lobby, members=(*lobby.members, member), seats=seats)


def _free_seat(lobby: Lobby, kept: frozenset[Seat] = frozenset()) -> Seat | None:
    """Return the first seat that nobody claims, one of those kept only if there is no other; None if all are claimed."""
    free = [Seat(at) for at, key in enumerate(lobby.seats) if key is None]
    return next((seat for seat in free if seat not in kept), next(iter(free), None))


def _free_name(wished: str, old: LobbyMember | None, others: tuple[LobbyMember, ...]) -> str | None:
    """Return the name that a member gets for a wished one: that, or with the first free number behind it.

    A member keeps its number while its wish stays the same, even after the other member of that name has
    gone. Returns None if nothing of the name is visible.
    """
    name = clean_name(wished)
    if not name:
        return None
    if old is not None and old.name in islice(numbered(name), 1, len(others) + 2):
        return old.name
    return next(one for one in numbered(name) if not any(same_name(one, other.name) for other in others))


def _wish_freely(lobby: Lobby, wishing: Wishing) -> Lobby:
    return _wish(_rename(lobby, wishing), wishing)


def _rename(lobby: Lobby, wishing: Wishing) -> Lobby:
    old = lobby.member(wishing.key)
    others = tuple(member for member in lobby.members if member.key != wishing.key)
    name = _free_name(wishing.wish.name, old, others)
    if old is None or name is None:
        return lobby
    return _with(lobby, replace(old, name=name))


def _wish(lobby: Lobby, wishing: Wishing) -> Lobby:
    old = lobby.member(wishing.key)
    if old is None:
        return lobby
    is_new = wishing.wish.choice not in {0, old.choice}
    member = replace(old, is_ready=wishing.is_ready or old.level != "", choice=wishing.wish.choice)
    return _with(_sit(lobby, old.key, wishing.wish.seat) if is_new else lobby, member)


def _sit(lobby: Lobby, key: bytes, seat: int | None) -> Lobby:
    """Let a member claim a seat that nobody claims, or none."""
    if seat is not None and (seat >= len(lobby.seats) or lobby.seats[seat] is not None):
        return lobby
    if seat is None and lobby.seat_of(key) is not None and len(lobby.spectators) >= MOST_SPECTATORS:
        return lobby
    stood = tuple(None if claimed == key else claimed for claimed in lobby.seats)
    seats = stood if seat is None else (*stood[:seat], key, *stood[seat + 1 :])
    return replace(lobby, seats=seats)


def _with(lobby: Lobby, member: LobbyMember) -> Lobby:
    return replace(lobby, members=tuple(member if one.key == member.key else one for one in lobby.members))


def _go(lobby: Lobby, going: Going | Removing) -> Lobby:
    return replace(
        lobby,
        members=tuple(member for member in lobby.members if member.key != going.key),
        seats=tuple(None if key == going.key else key for key in lobby.seats),
    )


def _unseat(lobby: Lobby, unseating: Unseating) -> Lobby:
    old = lobby.member(unseating.key)
    seats = tuple(None if key == unseating.key else key for key in lobby.seats)
    return lobby if old is None else _with(replace(lobby, seats=seats), replace(old, is_ready=False))


def _seat_again(lobby: Lobby, seating: Seating) -> Lobby:
    is_standing = lobby.member(seating.key) is not None and lobby.seat_of(seating.key) is None
    seat = seating.seat if lobby.seats[seating.seat] is None else _free_seat(lobby)
    return _sit(lobby, seating.key, seat) if is_standing else lobby


def _find(lobby: Lobby, finding: Callability) -> Lobby:
    old = lobby.member(finding.key)
    return lobby if old is None else _with(lobby, replace(old, is_callable=finding.is_callable))


def _remove(lobby: Lobby, removing: Removing) -> Lobby:
    if lobby.member(removing.key) is None:
        return lobby
    others = tuple(key for key in lobby.removed if key != removing.key)
    if removing.is_playing and len(others) < len(lobby.removed):
        return lobby
    marked = replace(lobby, removed=(*others, removing.key)[-MOST_REMOVED:])
    return marked if removing.is_playing else _go(marked, removing)


def _fill(lobby: Lobby, filling: Filling) -> Lobby:
    return replace(lobby, level=filling.level) if filling.level in POLICIES else lobby


def _turn(lobby: Lobby, turning: Turning) -> Lobby:
    if turning.phase is not LobbyPhase.PLAYING:
        for key in lobby.to_go:
            lobby = _go(lobby, Going(key))
    members = lobby.members
    if turning.phase is not lobby.phase:
        members = tuple(replace(member, is_ready=member.level != "") for member in members)
    return replace(lobby, phase=turning.phase, standing=turning.standing, members=members)


_ALWAYS: Mapping[type[Request], Callable[[Lobby, Any], Lobby | NotAdmitted]] = {
    JoinRequest: _join,
    Wishing: _wish,
    Going: _go,
    Unseating: _unseat,
    Seating: _seat_again,
    Callability: _find,
    Removing: _remove,
    Turning: _turn,
}

TRANSITIONS: Mapping[LobbyPhase, Mapping[type[Request], Callable[[Lobby, Any], Lobby | NotAdmitted]]] = (
    MappingProxyType(
        {
            LobbyPhase.OPEN: {**_ALWAYS, Wishing: _wish_freely, Filling: _fill},
            LobbyPhase.PLAYING: _ALWAYS,
            LobbyPhase.BETWEEN: {**_ALWAYS, Filling: _fill},
        }
    )
)
"""What each request does in each phase; one that is not there does nothing."""
