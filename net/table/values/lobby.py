"""The lobby: who is at the table, who sits where, what will be played, and the table it leads to."""

from dataclasses import dataclass, replace
from enum import Enum

from engine.ai.player import POLICIES
from engine.errors import EngineError
from engine.rules import Rules
from engine.seats import Seat
from engine.state import deal
from net.address import Address
from net.deal.table import SeatInfo, Standing, TableInfo
from net.deal.terms import Terms
from net.errors import LocalProtocolError
from net.identity import PublicIdentity
from net.table.values.names import computer_names
from net.texts import same_name

MOST_ROUNDS = 10_000
LEVEL_UNLESS_TOLD = "normal"
"""Of the computer players at a table whose coordinator tells none: any seat may fall free for one."""


class LobbyPhase(Enum):
    """The phase of a lobby, which decides what may change in it."""

    OPEN = "open"
    """Before a match: everything may change."""
    PLAYING = "playing"
    """A round is played: who claims a seat gets it for the next one."""
    BETWEEN = "between"
    """Between rounds: who plays may change, what is played may not."""


@dataclass(frozen=True, slots=True)
class LobbyMember:
    """A machine at the table.

    Attributes:
        identity: its public keys.
        name: of its person, cleaned; nobody else has the same.
        level: of the computer player that is its own player; "" for a person.
        is_ready: whether its person is.
        addresses: where others may dial it.
        is_callable: whether they can, as far as is known.
        choice: the last choice of a seat that was looked at; known to the coordinator only.
    """

    identity: PublicIdentity
    name: str
    level: str
    is_ready: bool
    addresses: tuple[Address, ...]
    is_callable: bool = True
    choice: int = 0

    @property
    def key(self) -> bytes:
        """Its Ed25519 key."""
        return self.identity.sign_key


@dataclass(frozen=True, slots=True)
class Lobby:
    """The people and machines at a table, and the rules and terms played there.

    Attributes:
        phase: what may change.
        name: of the table.
        rules: of every round.
        terms: the clock and the length of a match.
        needs_code: whether the link layer asks for a code.
        level: of computer players at seats without a person.
        members: in the order of joining.
        seats: for each seat the key of the member that claims it; None for a computer player's.
        removed: keys that were sent away; of members those that go when the round in progress has ended.
        standing: of the match; None before its second round, and when none is played.
    """

    phase: LobbyPhase
    name: str
    rules: Rules
    terms: Terms
    needs_code: bool
    level: str
    members: tuple[LobbyMember, ...]
    seats: tuple[bytes | None, ...]
    removed: tuple[bytes, ...] = ()
    standing: Standing | None = None

    def __post_init__(self) -> None:
        """Raise LocalProtocolError if nobody could play at such a table."""
        reason = self._why_unplayable()
        if reason is not None:
            raise LocalProtocolError(reason)

    def _why_unplayable(self) -> str | None:
        keys = [member.key for member in self.members]
        seated = [key for key in self.seats if key is not None]
        if len(set(keys)) < len(keys) or len(set(seated)) < len(seated) or not set(seated) <= set(keys):
            return "a machine is named twice, or sits without being there"
        if len({member.name.casefold() for member in self.members} - {""}) < len(keys):
            return "two people have one name, or somebody has none"
        levels = {member.level for member in self.members} - {""}
        if not {self.level, *levels} <= POLICIES.keys():
            return "there is no such computer player"
        if not 0 <= self.terms.rounds <= MOST_ROUNDS:
            return f"a match has at most {MOST_ROUNDS} rounds"
        try:
            deck = (None,) * self.rules.deck_size(len(self.seats))
            deal(self.rules, len(self.seats), Seat(0), deck)
        except EngineError as error:
            return str(error)
        return None if self._can_stand_so() else "the match cannot stand so, or has not begun"

    def _can_stand_so(self) -> bool:
        if self.standing is None:
            return True
        return self.phase is not LobbyPhase.OPEN and self.standing.is_of(
            len(self.seats), self.rules, self.terms
        )

    def at(self, table: TableInfo) -> "Lobby":
        """Return it as it is while a match goes on at a table: nobody may change what all have signed there.

        Whoever takes the table over from its coordinator deals the next round by it.
        """
        seats = (*self.seats, *(None,) * len(table.seats))[: len(table.seats)]
        people = {table.machines[seat.machine].sign_key for seat in table.seats if not seat.level}
        members = tuple(
            replace(one, level="") if one.level and one.key in people else one for one in self.members
        )
        is_so = (self.rules, self.terms, self.seats) == (table.rules, table.terms, seats)
        if is_so and members == self.members:
            return self
        standing = self.standing if is_so else None
        return replace(
            self, rules=table.rules, terms=table.terms, seats=seats, members=members, standing=standing
        )

    def member(self, key: bytes) -> LobbyMember | None:
        """Return a member by its key."""
        return next((member for member in self.members if member.key == key), None)

    def seat_of(self, key: bytes) -> Seat | None:
        """Return the seat a member claims."""
        return Seat(self.seats.index(key)) if key in self.seats else None

    @property
    def to_go(self) -> tuple[bytes, ...]:
        """The members that are sent away when the round in progress has ended."""
        return tuple(key for key in self.removed if self.member(key) is not None)

    @property
    def spectators(self) -> tuple[LobbyMember, ...]:
        """The members that claim no seat."""
        return tuple(member for member in self.members if member.key not in self.seats)

    @property
    def seated(self) -> tuple[LobbyMember, ...]:
        """The members that claim a seat, in the order of joining."""
        return tuple(member for member in self.members if member.key in self.seats)

    @property
    def coordinators(self) -> tuple[LobbyMember, ...]:
        """The members in the order of coordinators: last those that newcomers could not call."""
        return tuple(sorted(self.members, key=lambda member: not member.is_callable))


def plan(lobby: Lobby) -> tuple[tuple[PublicIdentity, ...], tuple[SeatInfo, ...]]:
    """Return the machines and seats of the table that this lobby asks for.

    Machines are the seated ones in the order of joining. Computer players' seats are spread over them evenly,
    and come to the later ones first, so that the coordinator runs no more of them than anybody else.
    """
    machines = lobby.seated
    place = {member.key: at for at, member in enumerate(machines)}
    taken = [one.name for one in lobby.members]
    names = (name for name in computer_names() if not any(same_name(name, one) for one in taken))
    seats: list[SeatInfo] = []
    spread = 0
    for key in lobby.seats:
        member = None if key is None else lobby.member(key)
        if member is not None:
            has_taste = member.level != ""
            seats.append(SeatInfo(place[member.key], member.level, member.name, has_taste))
        elif machines:
            machine = len(machines) - 1 - spread % len(machines)
            seats.append(SeatInfo(machine, lobby.level, next(names), has_taste=True))
            spread += 1
    return tuple(member.identity for member in machines), tuple(seats)
