"""The attacks C1 to C6 of a cheating machine of `lab.processes.cheating_machine`.

A plot is a cheat (`lab.cheating.cheat`) that may also send when an honest machine would not, and sees
everything that its machine learns.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from engine.state import RoundState
from lab.cheating.cheat import Cheat, Ending, Outcome, parsed, resigned
from lab.processes.reading_walls import WallReader
from lab.simulator.cheats import TwoAnswers, TwoStories
from net.crypto.group import encode_scalar
from net.deal.engine_game import EngineGame
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.log.inbox import SEQ_AHEAD
from net.deal.protocol import DealProtocol
from net.deal.round_deal import RoundDeal
from net.deal.steps.rejoin import REJOIN
from net.transcript import GENESIS
from net.wire.codec import Message, encode
from net.wire.deal import Audit, ClaimCommit, Closed, DrawRequest, End, Out, Rejoin
from net.wire.kinds import KIND_OF

_COMMIT = KIND_OF[ClaimCommit]
_KEPT_AFTER_S = 2.0
"""So long the others have to sign, after the last of them has spoken, before what was kept back leaves."""
_KEPT_AT_MOST_S = 20.0
"""Less than the others wait before they leave out a machine that holds something back."""
_FAR_AHEAD = SEQ_AHEAD - 100

Said = tuple[bytes, ...]
"""Envelopes for all."""


class Plot(Cheat):
    """A cheat that may speak at any time. By itself it is honest."""

    outcome = Outcome(Ending.HARMLESS)
    machines = 3

    def say(self, dealer: DealProtocol) -> Said:
        """Return extra messages to send now; called several times a second."""
        del dealer
        return ()

    def notes(self) -> dict[str, int]:
        """Return figures about its success."""
        return {}


class Deputy(Plot):
    """Delegates to another cheat."""

    def __init__(self, cheat: Cheat) -> None:
        super().__init__()
        self._cheat = cheat

    def deliver(self, hand: RoundDeal, receiver: int, raw: bytes) -> Iterable[bytes]:
        """See `Cheat`."""
        sent = tuple(self._cheat.deliver(hand, receiver, raw))
        self.is_done |= self._cheat.is_done
        return sent


@dataclass(slots=True)
class _Kept:
    """A message that was held back.

    Attributes:
        raw: the message.
        hand: its round.
        since: when it was held back.
        spoken_at: when the last other machine had sent its message.
        victim: the machine that votes exclude meanwhile.
    """

    raw: bytes
    hand: RoundDeal
    since: float
    spoken_at: float | None = None
    victim: int | None = None


class SignsOut(Plot):
    """Holds its answer back while a person thinks, votes that machine out, and sends REJOIN far ahead.

    The machine's own statements are not sent, so that nothing it has signed contradicts what it signs here.
    """

    def __init__(self) -> None:
        super().__init__()
        self.victims = 0
        self._kept: _Kept | None = None
        self._done: set[bytes] = set()

    def deliver(self, hand: RoundDeal, receiver: int, raw: bytes) -> Iterable[bytes]:
        """See `Cheat`."""
        del receiver
        signed = parsed(raw)
        envelope = signed.envelope
        if envelope.peer != hand.me:
            return (raw,)
        if envelope.kind in VOTE_KINDS and signed.id not in self._done:
            return ()
        is_answer = envelope.kind == _COMMIT and envelope.head == hand.head
        if is_answer and envelope.head not in self._done and self._kept is None:
            self._kept = _Kept(raw, hand, time.monotonic())
        return () if self._kept is not None and raw == self._kept.raw else (raw,)

    def say(self, dealer: DealProtocol) -> Said:
        """See `Plot`."""
        kept, now = self._kept, time.monotonic()
        if kept is None or kept.hand is not dealer.hand:
            return ()
        hand, head = kept.hand, parsed(kept.raw).envelope.head
        thinking = [machine for machine in dealer.waiting_for() if machine != hand.me]
        is_open = hand.head == head and not dealer.is_over
        if not thinking and kept.spoken_at is None:
            kept.spoken_at = now
        has_waited = kept.spoken_at is not None and (
            kept.victim is None or now > kept.spoken_at + _KEPT_AFTER_S
        )
        if not is_open or has_waited or now > kept.since + _KEPT_AT_MOST_S:
            self._done.add(head)
            self._kept = None
            return (kept.raw,)
        if kept.victim is not None or not thinking:
            return ()
        kept.victim = thinking[-1]
        self.victims += 1
        self.is_done = True
        out = self._sign(kept, seq=0, prev=GENESIS, body=Out((kept.victim,), (), ()))
        ahead = parsed(kept.raw).envelope.seq + _FAR_AHEAD
        return out, self._sign(kept, seq=ahead, prev=bytes(32), body=Rejoin())

    def _sign(self, kept: _Kept, *, seq: int, prev: bytes, body: Message) -> bytes:
        raw = resigned(
            kept.hand, parsed(kept.raw), seq=seq, prev=prev, kind=KIND_OF[type(body)], body=encode(body)
        )
        self._done.add(parsed(raw).id)
        return raw

    def notes(self) -> dict[str, int]:
        """See `Plot`."""
        return {"signed out": self.victims}


class ReadsWall(Plot):
    """Tries to read the wall from all that it has received, whenever something was opened."""

    def __init__(self) -> None:
        super().__init__()
        self._readers: dict[int, WallReader] = {}
        self._hands: list[RoundDeal] = []

    def say(self, dealer: DealProtocol) -> Said:
        """See `Plot`."""
        hand = dealer.hand
        if hand not in self._hands:
            self._hands.append(hand)
        reader = self._readers.setdefault(self._hands.index(hand), WallReader())
        reader.look(dealer)
        self.is_done |= reader.attempts > 0
        return ()

    def notes(self) -> dict[str, int]:
        """See `Plot`."""
        readers = self._readers.values()
        opened = sum(reader.opened for reader in readers)
        return {
            "tries": sum(one.attempts for one in readers),
            "opened": opened,
            "read": sum(len(one.read) for one in readers),
        }


class SignsOutAndReads(SignsOut):
    """Votes others out as `SignsOut` does, ignores their REJOINs, and tries to read the wall."""

    def __init__(self) -> None:
        super().__init__()
        self._reads = ReadsWall()

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        del hand
        return DrawRequest(body.slot, ()) if isinstance(body, DrawRequest) else body

    def say(self, dealer: DealProtocol) -> Said:
        """See `Plot`."""
        self._reads.say(dealer)
        return super().say(dealer)

    def notes(self) -> dict[str, int]:
        """See `Plot`."""
        return super().notes() | self._reads.notes()


class NamesNothing(Plot):
    """Signs, step by step, statements that refer to things that do not exist; then sends nothing.

    These are OUT with a HAVE that was never sent, CLOSED to a head that does not exist, and both at once.
    """

    def __init__(self) -> None:
        super().__init__()
        self._heads: list[bytes] = []

    def deliver(self, hand: RoundDeal, receiver: int, raw: bytes) -> Iterable[bytes]:
        """See `Cheat`."""
        del receiver
        signed = parsed(raw)
        envelope = signed.envelope
        if envelope.peer != hand.me or hand.game is None:
            return (raw,)
        if envelope.kind in VOTE_KINDS:
            return ()
        if envelope.head not in self._heads:
            self._heads.append(envelope.head)
        turn = self._heads.index(envelope.head) - 2  # not yet at the two steps that open the hands
        lists = self._lists(hand)
        if not 0 <= turn <= len(lists) or envelope.kind == REJOIN:
            return (raw,) if turn < 0 else ()
        self.is_done |= turn == len(lists)
        return () if turn == len(lists) else (raw, *_chained(hand, raw, lists[turn]))

    @staticmethod
    def _lists(hand: RoundDeal) -> tuple[tuple[Message, ...], ...]:
        other = next(machine for machine in hand.live if machine != hand.me)
        unknown = Out((other,), (), (bytes(31) + b"\7",))
        return (
            (unknown,),
            (Closed((), (), (), bytes(31) + b"\7"),),
            (Closed((other,), (), (), bytes(31) + b"\7"),),
            (unknown, Closed((), (), (), bytes(31) + b"\7")),
        )


def _chained(hand: RoundDeal, raw: bytes, bodies: Iterable[Message]) -> Iterator[bytes]:
    """Sign statements at the head of a message, one after another."""
    prev = GENESIS
    for seq, body in enumerate(bodies):
        said = resigned(hand, parsed(raw), seq=seq, prev=prev, kind=KIND_OF[type(body)], body=encode(body))
        prev = parsed(said).id
        yield said


class WrongAtTheEnd(Plot):
    """After losing a round, signs another END, or shows another key in its AUDIT."""

    def __init__(self, kind: type[End] | type[Audit]) -> None:
        super().__init__()
        self._kind = kind

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, self._kind) or not _has_lost(hand):
            return body
        self.is_done = True
        if isinstance(body, Audit):
            return Audit((encode_scalar(1), *body.keys[1:]), body.shuffle_seed)
        return End(bytes(32))


def _has_lost(hand: RoundDeal) -> bool:
    game = hand.game
    state: RoundState | None = game.state if isinstance(game, EngineGame) else None
    outcome = None if state is None else state.outcome
    if outcome is None or hand.me is None:
        return False
    return any(outcome.payments) and sum(outcome.payments[seat] for seat in hand.table.seats_of(hand.me)) < 0


PLOTS: dict[str, Callable[[], Plot]] = {
    "C1": SignsOut,
    "C2": ReadsWall,
    "C3": SignsOutAndReads,
    "C4": NamesNothing,
    "C5-end": lambda: WrongAtTheEnd(End),
    "C5-audit": lambda: WrongAtTheEnd(Audit),
    "C6-receipt": lambda: Deputy(TwoStories("RECEIPT")),
    "C6-answers": lambda: Deputy(TwoAnswers()),
}
"""Each attack, by its name there and what it is about."""
