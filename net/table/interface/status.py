"""The interface of a session to its client: one frozen value for its state, and events for changes.

Nothing here holds a secret of another machine, and no secret of ours but the cards of our own seats.
"""

from dataclasses import dataclass
from enum import Enum

from engine.match import MatchState
from engine.rules import Rules
from engine.state import RoundState
from net.address import Address
from net.match.status import (
    Awaited,
    Dealt,
    Moved,
    OpenWindow,
    OutOfTime,
    ProofStatus,
    Question,
    Settled,
    TablePhase,
)
from net.pace import Pace


class Presence(Enum):
    """How well a machine is reachable."""

    HERE = "here"
    RELAYED = "relayed"
    SHAKY = "shaky"
    AWAY = "away"
    LEFT = "left"
    REMOVED = "removed"


PAUSE_S = 120.0
"""For so long in all one person may stop the clocks in a round."""


class EndReason(Enum):
    """Why this machine is not at the table any more, or never came to it."""

    WE_LEFT = "we_left"
    MATCH_OVER = "match_over"
    CLOSED = "closed"
    REMOVED = "removed"
    CHEATED = "cheated"
    """It is proven to have cheated in this match."""
    FULL = "full"
    NAME_REFUSED = "name_refused"
    """Nothing of our name can be seen."""
    SAME_KEY = "same_key"
    """Another run of our program, or a copy of it, is at the table."""
    UNREADABLE = "unreadable"
    """What the coordinator says of its table is none that anybody could play at."""
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Member:
    """A machine at the table and the person at it.

    Attributes:
        key: its Ed25519 key.
        name: of the person, cleaned.
        presence: how well it is heard.
        is_me: whether it is ours.
        is_coordinator: whether it admits and advertises.
        is_ready: whether its person has said so.
        is_spectator: whether it only watches.
        rtt_s: the round trip to it, None if it is not known.
        words: the three words its key is shown by.
        emblem: the number of its emblem and color, from its key.
        face: the number of the face that its person has chosen; None for none, or one we do not know.
        address: where it can be dialled, as far as we know.
    """

    key: bytes
    name: str
    presence: Presence
    is_me: bool
    is_coordinator: bool
    is_ready: bool
    is_spectator: bool
    rtt_s: float | None
    words: str
    emblem: int
    face: int | None = None
    address: Address | None = None


@dataclass(frozen=True, slots=True)
class SeatStatus:
    """The player of a seat, as a client shows it.

    Attributes:
        member: the place among `Status.members` of the machine at this seat; None before one is chosen.
        level: the computer player's level, or "" for a person.
        name: as shown, "" for a free seat.
        is_dead: whether it only passes for the rest of the round, its machine being absent.
    """

    member: int | None
    level: str
    name: str
    is_dead: bool = False


@dataclass(frozen=True, slots=True)
class TableOffer:
    """The rules and terms of the table; frozen when the match begins.

    Attributes:
        name: of the table.
        rules: of every round.
        pace: the clock.
        rounds: of the match; 0 for no end.
        is_strict: whether a window always lasts the same time (the strict clock).
        needs_code: whether a code is needed to join.
    """

    name: str
    rules: Rules
    pace: Pace
    rounds: int
    is_strict: bool
    needs_code: bool


@dataclass(frozen=True, slots=True)
class SharedLook:
    """How people look back at the last round together.

    Attributes:
        at: the place in the round that all see.
        turn: how many moves have led there.
        mover: the member that made the last one; None before the first, or if it is not known here.
        along: the members that look on.
        is_along: whether our person is among them.
    """

    at: int
    turn: int
    mover: int | None
    along: tuple[int, ...]
    is_along: bool


@dataclass(frozen=True, slots=True)
class Status:
    """The state of table and match as this machine sees it.

    Attributes:
        phase: where the table stands.
        end: why it is over for us, in the phase ENDED.
        end_detail: more about that, such as a name; for people.
        offer: what is played; None before we know.
        members: every machine that is or was at the table, in the order of joining; ours is among them.
        seats: who plays where.
        words: the comparison words of the round, of all keys and the joint seed; "" before the first deal.
        countdown_until: when the match, or its next round, begins by itself; None if it does not.
        match: the match, the round in progress not counted; None before.
        round: the round as this machine knows it, cards of all our own seats included; None before.
        question: what is asked of our person now.
        window: the open answer window.
        awaited: whom the table waits for.
        slow: members who think without a limit, and for so long that our person may choose to wait no longer.
        waits_no_longer: whether our person has chosen so: they are left out once all the others have, too.
        paused_by: the member that stopped the clocks; None if they run.
        paused_until: when that ends by itself, by our machine's clock; None if they run.
        proof: of the round in progress, or of the last one.
        void_hands: by places of members, how many hands of the match ended void when they left, after some
            machine could know cards of the hand.
        pending: wins of the match that are not counted yet: the number of the round, and the winner's member.
        unaudited: members whose hidden moves in the last closed round could not be checked, or were false.
        look: how people look back at that round together; None while there is none to look at.
    """

    phase: TablePhase
    end: EndReason | None
    end_detail: str
    offer: TableOffer | None
    members: tuple[Member, ...]
    seats: tuple[SeatStatus, ...]
    words: str
    countdown_until: float | None
    match: MatchState | None
    round: RoundState | None
    question: Question | None
    window: OpenWindow | None
    awaited: tuple[Awaited, ...]
    paused_by: int | None
    proof: ProofStatus | None
    void_hands: tuple[tuple[int, int], ...] = ()
    slow: tuple[int, ...] = ()
    waits_no_longer: bool = False
    pending: tuple[tuple[int, int], ...] = ()
    unaudited: tuple[int, ...] = ()
    look: SharedLook | None = None
    paused_until: float | None = None


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody said a set phrase, by its stable name, or words of one's own, cleaned; the other is "".

    Attributes:
        emote: the number of an emote, shown instead of either; None for none.
    """

    member: int
    phrase: str
    text: str
    emote: int | None = None


class NewsKind(Enum):
    """The kinds of further events at a table."""

    JOINED = "joined"
    RENAMED = "renamed"
    LEFT = "left"
    LOST = "lost"
    BACK = "back"
    REMOVED = "removed"
    TO_GO = "to_go"
    """The coordinator sends the member away when the round in progress has ended."""
    LEFT_OUT = "left_out"
    PLAYS_ON = "plays_on"
    PAUSED = "paused"
    """Detail: for how many seconds at most."""
    RESUMED = "resumed"
    WANTS_ON = "wants_on"
    """The member wants to go on although somebody has stopped the clocks."""
    PAUSE_OVER = "pause_over"
    """The member's pause has ended, and not because it has restarted the clocks."""
    PAUSES_USED = "pauses_used"
    """Our person has no pause left in this round."""
    PROVEN_CHEAT = "proven_cheat"
    DISK_FORGOT = "disk_forgot"
    """The member's disk lost what its machine had said: it is out for the round, and has not cheated."""
    SITS_OUT = "sits_out"
    """The same once more in a match: it sits out until its person sits down again."""
    ROUND_VOID = "round_void"
    WIN_PENDING = "win_pending"
    """The member's machine has not shown its keys: its win counts once it does. Detail: the round."""
    WIN_COUNTS = "win_counts"
    """It has: the win counts."""
    WIN_NOTHING = "win_nothing"
    """The member's win was found false."""
    COORDINATOR_CHANGED = "coordinator_changed"
    SEAT_TO_COMPUTER = "seat_to_computer"
    SEAT_TO_PERSON = "seat_to_person"
    KEY_CHANGED = "key_changed"
    NOT_AGREED = "not_agreed"
    """The member does not agree to the table as it was proposed; the detail is the name of what is wrong."""
    SLOW_DOWN = "slow_down"
    """We said too much at once; it was not sent."""


@dataclass(frozen=True, slots=True)
class News:
    """Something happened beside the game.

    Attributes:
        kind: what.
        member: whom it is about; None for nobody in particular.
        detail: more, such as a rule's stable name or an old name; "" for nothing.
    """

    kind: NewsKind
    member: int | None
    detail: str = ""


SessionEvent = Dealt | Moved | Settled | OutOfTime | Said | News
