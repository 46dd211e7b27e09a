"""Equivocation: one identity sends two machines different messages, each sequence valid in itself."""

from collections.abc import Iterable

from engine.actions import Action, Discard
from engine.legal import legal_actions
from engine.seats import Seat
from engine.state import RoundState
from lab.cheating.cheat import Cheat, CheatingPlayer
from lab.cheating.while_dealing import named, other_shuffler
from net.crypto.hashing import Rng
from net.deal.events import DealEvent
from net.deal.round_deal import RoundDeal
from net.deal.steps.step import Step
from net.records.autoplay import Autoplayer


class Tape:
    """Random bytes that two readers draw alike."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._drawn = b""

    def reader(self) -> Rng:
        """Return a source of the same bytes from the beginning."""
        at = 0

        def draw(count: int) -> bytes:
            nonlocal at
            self._drawn += self._rng(max(0, at + count - len(self._drawn)))
            at += count
            return self._drawn[at - count : at]

        return draw


class TwoFacedPlayer(CheatingPlayer):
    """Two machines with one identity: the first talks to all machines but one, the second to that one."""

    def __init__(self, hand: RoundDeal, cheat: Cheat, second: RoundDeal, second_cheat: Cheat) -> None:
        super().__init__(hand, cheat)
        self._second = CheatingPlayer(second, second_cheat)
        self._deceived = max(machine for machine in hand.machines if machine != hand.me)

    def start(self) -> list[DealEvent]:
        """See `Autoplayer`."""
        self._second.start()
        return super().start()

    def receive(self, *envelopes: bytes) -> list[DealEvent]:
        """See `Autoplayer`."""
        self._second.receive(*envelopes)
        return super().receive(*envelopes)

    def post(self, receivers: Iterable[int]) -> list[tuple[int, bytes]]:
        """See `Autoplayer`."""
        first = [sent for sent in super().post(receivers) if sent[0] != self._deceived]
        return first + self._second.post([self._deceived])


class TwoFaces(Cheat):
    """Sends one machine other messages than the rest."""

    outcome = named("equivocation", "broken_chain")
    machines = 3

    def second(self) -> Cheat:
        """Return the point from which the second sequence of messages differs."""
        return Cheat()

    def player(self, hand: RoundDeal) -> Autoplayer:
        """See `Cheat`."""
        self.is_done = True
        tape = Tape(hand.rng)
        hand.rng = tape.reader()
        second = RoundDeal(
            hand.table, hand.me, hand.identity, hand.tools, tape.reader(), hand.number, hand.attempt
        )
        return TwoFacedPlayer(hand, self, second, self.second())


class TwoCommitments(TwoFaces):
    """Commits to two openings."""

    name = "two-commitments"

    def player(self, hand: RoundDeal) -> Autoplayer:
        """See `Cheat`."""
        self.is_done = True
        second = RoundDeal(
            hand.table, hand.me, hand.identity, hand.tools, hand.rng, hand.number, hand.attempt
        )
        return TwoFacedPlayer(hand, self, second, Cheat())


class _OtherDeck(Cheat):
    def before(self, hand: RoundDeal, step: Step) -> None:
        if step.kind == "SHUFFLE" and step.machines == (hand.me,):
            hand.shuffler = other_shuffler(hand)


class TwoDecks(TwoFaces):
    """Sends two decks, both shuffled and proven."""

    name = "two-decks"

    def second(self) -> Cheat:
        """See `TwoFaces`."""
        return _OtherDeck()


class _OtherDiscard(Cheat):
    def choose(self, state: RoundState, seat: Seat, action: Action) -> Action:
        others = [
            other for other in legal_actions(state, seat) if isinstance(other, Discard) and other != action
        ]
        return others[0] if isinstance(action, Discard) and others else action


class TwoDiscards(TwoFaces):
    """Discards two cards at once."""

    name = "two-discards"

    def second(self) -> Cheat:
        """See `TwoFaces`."""
        return _OtherDiscard()
