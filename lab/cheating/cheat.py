"""The interface of a cheat, and a machine that commits one and is otherwise honest."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Any

from engine.actions import Action
from engine.cards import Card, DeckIndex
from engine.seats import Seat
from engine.state import RoundState
from net.deal.engine_game import EngineGame
from net.deal.events import CheatProven, DealEvent, HandClosed, HandVoid, MachinesAbsent
from net.deal.game import Due, Foul, OverDue
from net.deal.protocol import DealProtocol
from net.deal.round_deal import RoundDeal
from net.deal.step_runner import StepRunner
from net.deal.steps.step import Step
from net.errors import LocalProtocolError
from net.records.autoplay import Autoplayer
from net.transcript import Signed, read, seal
from net.wire.codec import Message


class Ending(Enum):
    """The way in which a round must end for the honest machines when somebody cheats."""

    NAMED = "named"
    """All name the cheat, by evidence, and go on without it; before the deal the hand is void."""
    LEFT_OUT = "left out"
    """The cheat is left out and the others play to the end."""
    VOID = "void"
    """The hand counts for nothing, and all name who is missing."""
    HARMLESS = "harmless"
    """All play to the end, the cheat among them."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The required result of a cheat for the honest machines.

    Attributes:
        ending: how the round ends.
        rules: with NAMED, the rules one of which all must name.
    """

    ending: Ending
    rules: tuple[str, ...] = ()


def has_come_about(outcome: Outcome, cheat: int, events: Iterable[DealEvent]) -> bool:
    """Return whether an honest machine with these reports has come to the required outcome.

    Args:
        outcome: what must have happened.
        cheat: the machine that cheated.
        events: all that the dealer of the honest machine reported.
    """
    told = list(events)
    accused = [(event.machine, event.rule) for event in told if isinstance(event, CheatProven)]
    voided = [event.machines for event in told if isinstance(event, HandVoid)]
    left = [event.machines for event in told if isinstance(event, MachinesAbsent)]
    closed = any(isinstance(event, HandClosed) for event in told)
    if outcome.ending is Ending.NAMED:
        is_named = {machine for machine, _ in accused} == {cheat} and accused[0][1] in outcome.rules
        return is_named and (closed or voided == [(cheat,)])
    if outcome.ending is Ending.VOID:
        return voided == [(cheat,)]
    expected = [(cheat,)] if outcome.ending is Ending.LEFT_OUT else []
    return closed and left == expected


def cheats_that_end_it(dealer: DealProtocol) -> tuple[int, ...]:
    """Return the cheats, ascending, without which too few machines remain, if a round waits for them.

    A machine does not end the round at once: others may hold the cheats' messages, and have gone on.
    """
    cheats = dealer.hand.cheats & set(dealer.hand.live)
    is_awaited = not cheats.isdisjoint(dealer.waiting_for())
    return tuple(sorted(cheats)) if is_awaited and dealer.is_too_few_without(cheats) else ()


class Cheat:
    """One way to cheat. Its methods are the opportunities for it; by default each behaves honestly.

    Attributes:
        name: as it is asked for.
        outcome: the required result for the others.
        machines: how many machines there must be at least.
        seats: how many seats the cheat must hold.
        knobs: rules it needs, as `engine.rules_text.override` takes them.
        is_blind: whether its game refuses no more than other machines can see, so that it can break rules.
    """

    name: str
    outcome: Outcome
    machines = 2
    seats = 1
    knobs: Mapping[str, object] = MappingProxyType({})
    is_blind = False

    def __init__(self) -> None:
        self.is_done = False
        """Whether there was an opportunity."""

    def player(self, hand: RoundDeal) -> Autoplayer:
        """Return the machine that commits it."""
        return CheatingPlayer(hand, self)

    def before(self, hand: RoundDeal, step: Step) -> None:
        """Change our knowledge before we send our message of a step."""

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """Return the message to sign in place of an honest one."""
        del hand
        return body

    def add(self, hand: RoundDeal, body: Message) -> Iterable[Message]:
        """Return messages to sign besides, right after an honest one."""
        del hand, body
        return ()

    def deliver(self, hand: RoundDeal, receiver: int, raw: bytes) -> Iterable[bytes]:
        """Return the envelopes for a machine in place of one that is for all."""
        del hand, receiver
        return (raw,)

    def choose(self, state: RoundState, seat: Seat, action: Action) -> Action:
        """Return an action in place of the computer player's; all our cards are known here."""
        del state, seat
        return action


def resigned(hand: RoundDeal, signed: Signed, /, **changes: Any) -> bytes:  # noqa: ANN401 - fields of an envelope
    """Return an envelope with some fields changed, signed by our machine."""
    envelope = signed.envelope
    fields = {name: getattr(envelope, name) for name in envelope.__struct_fields__} | changes
    if hand.identity is None:
        msg = "an observer signs nothing"
        raise LocalProtocolError(msg)
    return seal(type(envelope)(**fields), hand.identity).raw


def another(hand: RoundDeal) -> int | None:
    """Return the first other machine of a round, or None if ours is the only one."""
    return next((machine for machine in hand.machines if machine != hand.me), None)


def parsed(raw: bytes) -> Signed:
    """Return an envelope of our own."""
    signed = read(raw)
    if signed is None:
        msg = "not an envelope"
        raise LocalProtocolError(msg)
    return signed


class _CheatingRunner(StepRunner):
    """Goes through the steps of a round and signs the messages of a cheat."""

    _cheat: Cheat

    def open(self, step: Step) -> list[DealEvent]:
        """See `StepRunner`."""
        self._cheat.before(self._hand, step)
        return super().open(step)

    def say(self, said: tuple[Message, Any]) -> None:
        """See `StepRunner`: say more than that."""
        super().say(said)
        for body in self._cheat.add(self._hand, said[0]):
            self.log.add(super().sign(body))

    def sign(self, body: Message) -> Signed:
        """See `StepRunner`: sign something else."""
        is_alone = another(self._hand) is None
        return super().sign(body if is_alone else self._cheat.forge(self._hand, body))


def let_cheat(dealer: DealProtocol, cheat: Cheat) -> None:
    """Let a machine's end of a round commit a cheat from now on; without effect if it does already."""
    runner = dealer._runner  # noqa: SLF001 - no door of the program leads to signing something else
    if not isinstance(runner, _CheatingRunner):
        runner.__class__ = _CheatingRunner
        vars(runner)["_cheat"] = cheat


class BlindGame(EngineGame):
    """The round as other machines see it: our own seats' cards stay unknown, so no rule judges them."""

    def __init__(self, game: EngineGame, own: Container[Seat]) -> None:
        super().__init__(game.state, game.players)
        self._own = own
        self._is_spoiled = False

    def learn(self, cards: Mapping[DeckIndex, Card]) -> None:
        """See `EngineGame`: look away."""

    def due(self) -> Due:
        """See `EngineGame`. Once a rule is broken for all to see, nothing more is due."""
        return OverDue(bytes(32)) if self._is_spoiled else super().due()

    def judge_open(self, seat: Seat, why: bytes, cards: Mapping[DeckIndex, Card]) -> Foul | None:
        """See `EngineGame`: find nothing wrong with our own."""
        return None if seat in self._own else super().judge_open(seat, why, cards)

    def judge_answer(self, seat: Seat, choice: bytes) -> Foul | None:
        """See `EngineGame`: find nothing wrong with our own."""
        return None if seat in self._own else super().judge_answer(seat, choice)

    def _advance(self, state: RoundState, actions: Sequence[Action]) -> None:
        try:
            super()._advance(state, actions)
        except LocalProtocolError:
            self._is_spoiled = True


class CheatingPlayer(Autoplayer):
    """A machine of computer players that commits a cheat."""

    def __init__(self, hand: RoundDeal, cheat: Cheat) -> None:
        super().__init__(DealProtocol(hand))
        let_cheat(self.dealer, cheat)
        self.cheat = cheat

    def new_game(self, starter: Seat) -> EngineGame:
        """See `Autoplayer`."""
        game = super().new_game(starter)
        return BlindGame(game, self.dealer.hand.own.keys) if self.cheat.is_blind else game

    def choose(self, state: RoundState, seat: Seat) -> Action:
        """See `Autoplayer`."""
        return self.cheat.choose(state, seat, super().choose(state, seat))

    def post(self, receivers: Iterable[int]) -> list[tuple[int, bytes]]:
        """See `Autoplayer`."""
        return [
            (receiver, seen)
            for receiver, raw in super().post(receivers)
            for seen in self.cheat.deliver(self.dealer.hand, receiver, raw)
        ]
