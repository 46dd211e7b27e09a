"""The content of lobby and shuffle, as values made from a session's status, without words. No Qt."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from engine.seats import Seat
from net.match.status import TablePhase
from net.table.interface.status import Member, Presence, Status
from tusac_qt.play.remote_table import own_seat
from tusac_qt.words.faces import DERIVED, faces_at_table

GONE = frozenset({Presence.LEFT, Presence.REMOVED})


class Holder(Enum):
    """The player of a seat."""

    FREE = "free"
    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """One seat of the lobby.

    Attributes:
        seat: which.
        place: how far counter-clockwise from the one at the bottom.
        holder: who plays there.
        name: as shown; "" for a free seat.
        level: of a computer player.
        member: the machine that holds it, if one does.
        is_mine: whether the person at this machine sits there.
        has_shuffled: whether the shuffle of the person's machine is proven.
        is_shuffling: whether that machine shuffles now.
    """

    seat: Seat
    place: int
    holder: Holder
    name: str
    level: str
    member: Member | None
    is_mine: bool
    has_shuffled: bool
    is_shuffling: bool

    @property
    def can_be_taken(self) -> bool:
        """Whether somebody without a seat, or with another, may sit down here."""
        return self.holder is not Holder.PERSON

    @property
    def is_ready(self) -> bool:
        """Whether a person sits here and is ready."""
        return self.holder is Holder.PERSON and self.member is not None and self.member.is_ready


def may_be_ready(status: Status) -> bool:
    """Return whether players may say that they are ready, for the match or for its next round."""
    return status.phase in {TablePhase.LOBBY, TablePhase.BETWEEN}


def plays_now(status: Status, place: int) -> bool:
    """Return whether a member plays in a round in progress; if sent away, it then leaves at the end."""
    is_in_round = status.phase in {
        TablePhase.DEALING,
        TablePhase.PLAYING,
        TablePhase.AUDITING,
        TablePhase.WAITING,
    }
    return is_in_round and any(seat.member == place for seat in status.seats)


def is_ours(status: Status) -> bool:
    """Return whether this machine keeps the table."""
    return any(member.is_me and member.is_coordinator for member in status.members)


def has_guests(status: Status) -> bool:
    """Return whether the table is ours and others are at it, who must leave if we close it."""
    return is_ours(status) and any(
        not member.is_me and member.presence not in GONE for member in status.members
    )


def lobby_seats(status: Status) -> tuple[LobbySeat, ...]:
    """Return the seats, one's own first, then counter-clockwise; from seat 0 for somebody without one."""
    own = own_seat(status)
    count, first = len(status.seats), own or Seat(0)
    shuffled, shuffling = _shuffles(status)
    found = []
    for place in range(count):
        seat = Seat((first + place) % count)
        held = status.seats[seat]
        member = None if held.member is None else status.members[held.member]
        holder = Holder.COMPUTER if held.level else Holder.PERSON if member is not None else Holder.FREE
        found.append(
            LobbySeat(
                seat=seat,
                place=place,
                holder=holder,
                name=held.name,
                level=held.level,
                member=member,
                is_mine=seat == own,
                has_shuffled=holder is Holder.PERSON and held.member in shuffled,
                is_shuffling=holder is Holder.PERSON and held.member == shuffling,
            )
        )
    return tuple(found)


def ready_seats(status: Status) -> set[Seat]:
    """Return the seats of those who are ready, while readiness is asked for."""
    return {seat.seat for seat in lobby_seats(status) if seat.is_ready} if may_be_ready(status) else set()


def may_sit_down(status: Status) -> bool:
    """Return whether our person, who only watches, may have a seat in the next round."""
    match, is_between = status.match, status.phase in {TablePhase.BETWEEN, TablePhase.WAITING}
    if match is not None and (match.is_over or (not is_between and match.round_number == match.setup.rounds)):
        return False
    return own_seat(status) is None and any(seat.can_be_taken for seat in lobby_seats(status))


def plays_next_round(status: Status) -> bool:
    """Return whether our person watches this round, but has a seat from the next one on."""
    has_place = any(member.is_me and not member.is_spectator for member in status.members)
    return has_place and own_seat(status) is None


def present_members(status: Status) -> tuple[tuple[int, Member], ...]:
    """Return the machines still at the table with their indexes in `Status.members`."""
    return tuple(
        (place, member) for place, member in enumerate(status.members) if member.presence not in GONE
    )


def lobby_faces(status: Status, own: int) -> dict[Seat, int]:
    """Return the painted face of each seat that somebody has, the same as at the table that follows.

    Args:
        status: the current status.
        own: the face that the person here has chosen, or `DERIVED`.
    """
    taken = [Seat(place) for place, held in enumerate(status.seats) if held.name]
    mine = own_seat(status)
    chosen = {at: face for at, seat in enumerate(taken) if (face := told_face(status, seat)) is not None}
    if mine in taken and own != DERIVED:
        chosen[taken.index(mine)] = own
    painted = faces_at_table([status.seats[seat].name for seat in taken], chosen)
    return dict(zip(taken, painted, strict=True))


def seated_faces(status: Status, faces: Mapping[Seat, int]) -> dict[int, int]:
    """Return the faces of all players, by their places in `Status.members`.

    Args:
        status: the current status.
        faces: the face of each seat.
    """
    return {
        held.member: faces[Seat(seat)]
        for seat, held in enumerate(status.seats)
        if held.member is not None and not held.level and seat in faces
    }


def told_face(status: Status, seat: Seat) -> int | None:
    """Return the face of a person at a seat, chosen or derived from the key; None for a computer player."""
    held = status.seats[seat]
    if held.member is None or held.level:
        return None
    return member_face(status.members[held.member])


def member_face(member: Member) -> int:
    """Return the face of a person on the network: the one chosen, or the emblem of the key."""
    return member.emblem if member.face is None else member.face


def _shuffles(status: Status) -> tuple[frozenset[int], int | None]:
    """Return whose shuffles are proven, and who shuffles now."""
    proof = status.proof
    if proof is None or status.phase is not TablePhase.DEALING:
        return frozenset(), None
    done = frozenset(proof.shuffled)
    if proof.step != "SHUFFLE":
        return done, None
    waiting = (
        place for place, member in present_members(status) if not member.is_spectator and place not in done
    )
    return done, next(waiting, None)
