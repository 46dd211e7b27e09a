"""Machines of one table joined in memory: their autoplayers, the envelopes in flight, the silent machines.

All chance comes from a label, so that a hand is dealt the same in whatever order envelopes arrive and
whichever machines leave.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

import msgspec

from engine.actions import Draw
from engine.codec import digest
from engine.rules import Rules
from lab.cheating.cheat import Cheat, cheats_that_end_it, parsed
from lab.simulator.material import chance, identity, short, stub_tools
from net.crypto.backends import best_group
from net.deal.events import DealEvent
from net.deal.protocol import DealProtocol
from net.deal.round_deal import RoundDeal, Tools, make_tools
from net.deal.table import SeatInfo, TableInfo
from net.records.autoplay import Autoplayer
from net.table.values.agreement import propose
from net.transcript import GENESIS, Signed, read, seal
from net.wire.codec import Message, encode
from net.wire.deal import VERSION, Envelope
from net.wire.kinds import KIND_OF

E = TypeVar("E")

Network = Callable[[int, int, bytes], Iterable[bytes]]
"""What arrives at the second machine when the first sends these bytes to it."""


@cache
def tools_for(deck_size: int, *, is_real: bool = False) -> Tools:
    """The tools for one deck size, made once for all tests."""
    return make_tools(best_group(chance("group")), deck_size) if is_real else stub_tools(deck_size)


def table_of(
    machines: int, seats: int | None = None, rules: Rules | None = None, level: str = "easy"
) -> TableInfo:
    """A table whose seats, as many as machines unless told, go round the machines."""
    held = tuple(SeatInfo(seat % machines, level, f"Seat {seat}") for seat in range(seats or machines))
    keys = tuple(identity(machine).public for machine in range(machines))
    return TableInfo(rules or short(seats or machines), keys, held, bytes(32))


def agreement_on(table: TableInfo) -> tuple[bytes, ...]:
    """The envelopes by which the machines of such a table agree to it, the first of them proposing it."""
    agreement = propose(table, identity(0))
    for machine in range(1, len(table.machines)):
        agreement.sign(identity(machine))
    return tuple(agreement.envelopes())


def hand_for(
    table: TableInfo, me: int | None, tools: Tools, *, number: int = 1, label: object = 0
) -> RoundDeal:
    """A hand before its first step, for one machine, None for an observer; equal labels draw equal chance."""
    known = None if me is None else identity(me)
    return RoundDeal(table, me, known, tools, chance(label, number, me), number, 0)


def hand_of(machines: int, me: int | None = 0) -> RoundDeal:
    """A hand of a table of so many machines before its first step, for one of them, None for an observer."""
    table = table_of(machines)
    return hand_for(table, me, tools_for(len(table.deck)))


def signed_by(author: int, hand: RoundDeal, body: Message, /, **changed: object) -> Signed:
    """The first envelope of an author at the head of a round, some fields changed before it is signed."""
    place = hand.stream.table_id, hand.number, hand.attempt, author, 0, GENESIS
    envelope = Envelope(VERSION, *place, hand.head, KIND_OF[type(body)], encode(body))
    return seal(msgspec.structs.replace(envelope, **changed), identity(author))


@dataclass
class Joined:
    """A table being dealt and played.

    Attributes:
        players: the autoplayer of each machine.
        observer: one more, that only listens.
        network: what the network does to envelopes.
        order: in which order those in flight arrive: a choice of the next one's place.
        silent: machines whose envelopes reach nobody any more.
        in_flight: sender, receiver and bytes of what has been sent and not received.
        digests: of each head and each machine that stood on it, the digest of its round.
    """

    players: list[Autoplayer]
    observer: Autoplayer
    network: Network = lambda _sender, _receiver, raw: (raw,)
    order: Callable[[int], int] = lambda _waiting: 0
    silent: set[int] = field(default_factory=set)
    in_flight: list[tuple[int, int, bytes]] = field(default_factory=list)
    digests: dict[bytes, dict[int, bytes]] = field(default_factory=dict)

    @property
    def table(self) -> TableInfo:
        """The table."""
        return self.observer.dealer.hand.table

    @property
    def honest(self) -> list[Autoplayer]:
        """The players that are still heard."""
        return [player for machine, player in enumerate(self.players) if machine not in self.silent]

    def start(self) -> None:
        """Let every machine begin."""
        self.observer.start()
        for machine, player in enumerate(self.players):
            player.start()
            self.send(machine)

    def send(self, machine: int) -> None:
        """Put what a machine has to say on its way to all others."""
        receivers = [receiver for receiver in range(len(self.players) + 1) if receiver != machine]
        for receiver, raw in self.players[machine].post(receivers):
            if machine not in self.silent:
                self.in_flight += [(machine, receiver, seen) for seen in self.network(machine, receiver, raw)]
        self._note(machine)

    def step(self) -> None:
        """Let one envelope arrive."""
        sender, receiver, raw = self.in_flight.pop(self.order(len(self.in_flight)))
        if receiver == len(self.players):
            self.observer.receive(raw)
        elif not {sender, receiver} & self.silent:
            self.players[receiver].receive(raw)
            self.send(receiver)

    def run(self, until: Callable[["Joined"], bool] = lambda _joined: False) -> None:
        """Go on until nothing is in flight, or a condition holds after some arrival."""
        while self.in_flight and not until(self):
            self.step()
        if not self.in_flight:
            self._end_for_cheats()

    def _end_for_cheats(self) -> None:
        """Let time pass: machines that wait for cheats in vain, too few without them, end the hand."""
        for player in (*self.honest, self.observer):
            if cheats := cheats_that_end_it(player.dealer):
                player.end_without(cheats)

    def run_without_the_silent(self) -> None:
        """Go on to the end; whenever nothing is in flight, all machines give up the silent ones."""
        self.run()
        while self.silent and any(not player.dealer.is_over for player in self._unproven()):
            before = [_progress(player.dealer) for player in self._unproven()]
            for machine, player in enumerate(self.players):
                awaited = {*player.dealer.waiting_for(), *player.dealer.unsigned()}
                missed = (self.silent & awaited) - set(player.dealer.timed_out())
                if machine not in self.silent and missed:
                    player.time_out(tuple(sorted(missed)))
                    self.send(machine)
            self.run()
            after = [_progress(player.dealer) for player in self._unproven()]
            assert after != before, "the table stands still"

    def _unproven(self) -> list[Autoplayer]:
        """The players that are still heard and have not been proven to cheat: these are left behind."""
        cheats = {machine for player in self.honest for machine in player.dealer.proofs}
        return [player for player in self.honest if player.dealer.hand.me not in cheats]

    def _note(self, machine: int) -> None:
        game = self.players[machine].game
        if game is not None:
            head = self.players[machine].dealer.hand.head
            self.digests.setdefault(head, {})[machine] = digest(game.state)


def _progress(dealer: DealProtocol) -> object:
    """Return the state that changes while a round goes on."""
    return dealer.is_over, len(dealer.log), dealer.timed_out(), dealer.unsigned()


def joined(
    table: TableInfo,
    *,
    number: int = 1,
    label: object = 0,
    cheats: Mapping[int, Cheat] | None = None,
    is_real: bool = False,
) -> Joined:
    """Every machine of a table with its autoplayer, some of them perhaps cheating, and an observer."""
    places: Sequence[int | None] = (*range(len(table.machines)), None)
    tools = tools_for(len(table.deck), is_real=is_real)
    hands = [hand_for(table, me, tools, number=number, label=label) for me in places]
    players = [Autoplayer(DealProtocol(hand)) for hand in hands]
    for machine, cheat in (cheats or {}).items():
        players[machine] = cheat.player(hands[machine])
    return Joined(players[:-1], players[-1])


def silent_from(table: Joined, machines: set[int], kind: str, nth: int = 1) -> None:
    """Let machines fall silent, each at its nth message of a kind."""
    sent: dict[int, set[bytes]] = {machine: set() for machine in machines}

    def network(sender: int, _receiver: int, raw: bytes) -> tuple[bytes, ...]:
        if sender in machines and kind_of(raw) == kind:
            sent[sender].add(raw)
        return () if sender in machines and len(sent[sender]) >= nth else (raw,)

    table.network = network


def shuffled(seed: int) -> Callable[[int], int]:
    """An order of arrival that is any, but the same for the same seed."""
    return random.Random(seed).randrange


def found(player: Autoplayer, kind: type[E]) -> list[E]:
    """The events of one kind that a player was told."""
    return [event for event in player.events if isinstance(event, kind)]


def draws(player: Autoplayer) -> int:
    """How many wall cards a player has seen turned up."""
    return sum(isinstance(action, Draw) for action in (player.game.history if player.game else ()))


def only(events: Sequence[E]) -> E:
    """The one event there is."""
    assert len(events) == 1, events
    return events[0]


def is_at(table: Joined, machine: int, kind: str) -> bool:
    """Whether a machine stands in a step of a kind."""
    step = table.players[machine].dealer.step
    return step is not None and step.kind == kind


def twin(raw: bytes) -> bytes:
    """Another envelope of the same author under the same number."""
    signed = parsed(raw)
    return seal(
        msgspec.structs.replace(signed.envelope, body=b"\x91\x01"), identity(signed.envelope.peer)
    ).raw


def kind_of(raw: bytes) -> str:
    """The kind of an envelope."""
    signed = read(raw)
    assert signed is not None
    return signed.envelope.kind


def all_events(players: Iterable[Autoplayer]) -> list[DealEvent]:
    """Return the events of all players, one after another."""
    return [event for player in players for event in player.events]
