"""One machine's end of a match at one agreed table, or a spectator's."""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum

from engine.actions import Action
from engine.match import MatchState
from engine.seats import Seat
from engine.state import RoundState
from net.session.match.events import MatchEvent
from net.session.match.terms import Participant, Terms
from net.session.status import Awaited, OpenWindow, Phase, ProofStatus, Question


class Reception(Enum):
    """What became of an envelope."""

    NEW = "new"
    """Kept; pass it on to the others."""
    KNOWN = "known"
    """Had already, or of no use any more; drop it, nobody is to blame."""
    REFUSED = "refused"
    """Nobody at this table signed that, or it is not written as envelopes are: counts against who handed it over."""


StreamKey = tuple[int, int]
"""Names a stream of envelopes at the table: number of the hand (the round's number in the match), and attempt."""


class Match:
    """Rounds one after the other, from the deck's shuffle to the signed receipts.

    It knows nothing of links: what comes out of `outbox` goes to all machines, and whatever envelope comes from
    anywhere goes into `receive`. Machines are named by their places in `TableInfo.machines`, in place of members
    in the values of `net.session.status` too: the session translates.

    After every call the caller takes `outbox()` and `take_events()`, and calls `advance` at `next_deadline()`,
    at once if that has passed. All work that takes long is done in `advance`, a piece at a time, or in `receive`.
    All times are seconds on the caller's monotonic clock.
    """

    def __init__(
        self, participant: Participant, terms: Terms, *, standing: MatchState | None = None, now: float
    ) -> None:
        """Begin to shuffle for the next round; it is dealt when `start_round` is called.

        Args:
            participant: our machine, or a spectator.
            terms: the clock and the length of the match.
            standing: the match as it stood when another table handed it over; None if it begins here. The next
                round is `standing.round_number`, opened by `standing.dealer`.
            now: the time.

        Raises EngineError if no match can be played by these rules.
        """
        raise NotImplementedError

    # What the session asks for.

    def start_round(self, now: float) -> None:
        """Deal the next round as soon as its deck is shuffled, or deal a void round anew.

        All machines must call it, in any order. A spectator need not: it follows the others. Ignored unless the
        phase is BETWEEN.
        """
        raise NotImplementedError

    def choose(self, number: int, action: Action, now: float) -> bool:
        """Answer our person's question; return whether it was taken. Late, double or illegal answers are not."""
        raise NotImplementedError

    def set_clocks(self, now: float, *, running: bool) -> None:
        """Stop the clocks for a pause, or let them go on; while they stand nothing is played, and nobody is left out."""
        raise NotImplementedError

    def set_links(self, reachable: frozenset[int], now: float) -> None:
        """Say which other machines can be heard now, directly or through others; at first all can.

        While one that still plays cannot be heard the clocks stand; after the grace time it is left out, if
        enough machines remain. Say it only after the seconds of network.md 5.8, not at every hiccup.
        """
        raise NotImplementedError

    def left(self, machines: Iterable[int], now: float) -> None:
        """Say that machines have signed that they leave: nobody waits for them any more in this match."""
        raise NotImplementedError

    def advance(self, now: float) -> None:
        """Let time pass: do the next thing that is due."""
        raise NotImplementedError

    def next_deadline(self) -> float | None:
        """Return when `advance` should be called next, perhaps in the past; None while others must speak first."""
        raise NotImplementedError

    # Envelopes.

    def receive(self, raw: bytes, now: float) -> Reception:
        """Take in an envelope from anywhere; never raises on what it holds."""
        raise NotImplementedError

    def outbox(self) -> list[bytes]:
        """Return the envelopes to be sent to all other machines, and forget them."""
        raise NotImplementedError

    def positions(self) -> Mapping[StreamKey, tuple[int, ...]]:
        """Return what we have: for every stream we keep, the number of each machine's first envelope we miss.

        Kept are the last closed round, the present one and the next.
        """
        raise NotImplementedError

    def envelopes_after(self, stream: StreamKey, positions: Sequence[int]) -> list[bytes]:
        """Return what another machine misses of a stream, in an order in which it can be taken in.

        Args:
            stream: which.
            positions: the number of each machine's first envelope that is missed, as `positions` returns it; for
                machines it does not name, from the first. Empty for all.
        """
        raise NotImplementedError

    # What is so.

    def take_events(self) -> tuple[MatchEvent, ...]:
        """Return what has happened since the last call, in order."""
        raise NotImplementedError

    @property
    def phase(self) -> Phase:
        """DEALING, PLAYING, AUDITING, BETWEEN, WAITING (too few machines), DISPUTED (a cheat), or ENDED."""
        raise NotImplementedError

    @property
    def match(self) -> MatchState | None:
        """The match, the round in progress not counted; None before its first round is dealt.

        It is what a new table takes over as `standing`.
        """
        raise NotImplementedError

    @property
    def round(self) -> RoundState | None:
        """The round in progress or the last one, as this machine knows it; None before the first is dealt."""
        raise NotImplementedError

    @property
    def question(self) -> Question | None:
        """What is asked of our person now."""
        raise NotImplementedError

    @property
    def window(self) -> OpenWindow | None:
        """The open answer window."""
        raise NotImplementedError

    @property
    def clocks_run(self) -> bool:
        """Whether time passes: there is no pause, and all machines that still play can be heard."""
        raise NotImplementedError

    @property
    def awaited(self) -> tuple[Awaited, ...]:
        """The machines that are waited for because they cannot be heard or say nothing; `member` is the machine."""
        raise NotImplementedError

    @property
    def dead_seats(self) -> frozenset[Seat]:
        """The seats that only pass in this round, their machines having been left out."""
        raise NotImplementedError

    @property
    def proof(self) -> ProofStatus:
        """What is proven of the round in progress, or of the last one; machines stand in place of members."""
        raise NotImplementedError
