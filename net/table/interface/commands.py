"""Commands of the person at this machine to the session."""

from dataclasses import dataclass

from engine.actions import Action
from engine.rules import Rules
from engine.seats import Seat
from net.pace import Pace


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to keep.

    Attributes:
        name: as shown.
        rules: of every round.
        seats: how many.
        level: of the computer players at seats that no person takes.
        pace: the clock.
        rounds: of the match; 0 for no end.
        is_strict: whether a window always lasts the same time.
        needs_code: whether the link layer asks for a code.
    """

    name: str
    rules: Rules
    seats: int
    level: str
    pace: Pace
    rounds: int
    is_strict: bool = False
    needs_code: bool = False


@dataclass(frozen=True, slots=True)
class Rename:
    """Be called something else, as typed; in the lobby only."""

    name: str


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Sit down at a seat that no person holds."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StandUp:
    """Watch instead of playing."""


@dataclass(frozen=True, slots=True)
class SetReady:
    """Announce whether the match, or the next round of it, may begin."""

    is_ready: bool


@dataclass(frozen=True, slots=True)
class FillSeats:
    """As the coordinator: let computer players of this level play at the seats that no person takes."""

    level: str


@dataclass(frozen=True, slots=True)
class Remove:
    """As the coordinator: send the machine with this Ed25519 key away; it cannot come back to this table."""

    key: bytes


@dataclass(frozen=True, slots=True)
class StartMatch:
    """As the coordinator: begin now, with computer players at the free seats."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Answer the open question; ignored if it is not open any more.

    Attributes:
        number: the number of the question.
        action: one of those it names as legal.
        is_automatic: whether it was made beforehand, and not now by a person: the others must not see that by
            its time.
    """

    number: int
    action: Action
    is_automatic: bool = False


@dataclass(frozen=True, slots=True)
class SetPaused:
    """Stop the clocks, or say that they should run again.

    They do if the member that stopped them or the coordinator says so, or most people who play.
    """

    is_paused: bool


@dataclass(frozen=True, slots=True)
class WaitNoLonger:
    """Stop waiting for people without a time limit; they are excluded once all others agree."""


@dataclass(frozen=True, slots=True)
class Say:
    """Send a chat message to all at the table.

    Attributes:
        phrase: the stable name of a set phrase, "" for words of one's own.
        text: those words, at most 200 characters; "" with a phrase.
        emote: the number of an emote to show instead of either; None for none.
    """

    phrase: str
    text: str = ""
    emote: int | None = None


@dataclass(frozen=True, slots=True)
class Wear:
    """Be shown by the face of another number; None for the one that follows from the key."""

    face: int | None


@dataclass(frozen=True, slots=True)
class LookTogether:
    """Look back at the last round with the others who do; nothing if none has ended here.

    Attributes:
        at: the place in the round to lead all to; None to come along to where they are.
    """

    at: int | None = None


@dataclass(frozen=True, slots=True)
class LookAway:
    """Look back no more with the others."""


@dataclass(frozen=True, slots=True)
class LeaveTable:
    """Leave in good order; the seat goes to a computer player."""


PersonCommand = (
    Rename
    | TakeSeat
    | StandUp
    | SetReady
    | FillSeats
    | Remove
    | StartMatch
    | SetPaused
    | Say
    | Wear
    | LeaveTable
)

PlayCommand = Choose | WaitNoLonger

Command = PersonCommand | PlayCommand | LookTogether | LookAway
