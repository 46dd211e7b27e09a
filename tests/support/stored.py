"""Machines joined in memory that store what they must, and are killed and started again from that."""

from functools import cached_property

from engine.rules import Rules
from engine.seats import Seat
from net.deal.events import DealEvent, DeckSealed, PlayDue
from net.deal.memory import DeckDealt, Kept, Memory, decode_memory, encode_memory
from net.deal.protocol import DealProtocol
from net.records.autoplay import Autoplayer
from net.transcript import read
from tests.support.joined import Joined, hand_for, joined, kind_of, table_of, tools_for

LOSER = 1
"""The machine whose disk loses something."""


class Stored(Joined):
    """Joined machines with disks."""

    announces = True
    """Whether a program that was started again says so."""
    is_real = False
    """Whether it calculates in the real group."""

    @cached_property
    def disks(self) -> dict[int, list[bytes]]:
        """The stored memories of each machine."""
        return {machine: [] for machine in range(len(self.players))}

    def send(self, machine: int) -> None:
        """Store what must be, then send."""
        memories = self.players[machine].dealer.take_memories()
        self.disks[machine] += map(encode_memory, memories)
        super().send(machine)

    def restart(self, machine: int, *, heard: set[int] | None = None) -> None:
        """Kill a machine and start it again from its disk; frames on their way to it are sent again.

        Args:
            machine: its place.
            heard: the machines that it hears while it listens; all that are not silent unless given.
        """
        self.in_flight = [sent for sent in self.in_flight if sent[1] != machine]
        hand = hand_for(
            self.table, machine, tools_for(len(self.table.deck), is_real=self.is_real), label="another life"
        )
        hand.is_restarted = self.announces
        player = self.players[machine] = Autoplayer(DealProtocol(hand))
        recall(player, [decode_memory(stored) for stored in self.disks[machine]])
        others = [other for other in range(len(self.players)) if other != machine]
        shown = [other for other in others if self.players[other] in self.honest and heard is None]
        for other in shown if heard is None else sorted(heard):
            self.show(other, machine)
        asked = [event for event in player.events if isinstance(event, PlayDue)]
        player._follow([*asked[-1:], *player.dealer.speak_up()])
        self.send(machine)
        for other in shown if heard is None else sorted(heard):
            self.show(machine, other)

    def show(self, sender: int, receiver: int) -> None:
        """Let a machine show another one all that it misses."""
        shower, player = self.players[sender], self.players[receiver]
        for raw in shower.dealer.envelopes_after(player.dealer.positions()):
            player.receive(raw)
            self.send(receiver)


def recall(player: Autoplayer, memories: list[Memory]) -> None:
    """Bring a player to where it was; it is silent until its dealer speaks up."""
    dealer, events = player.dealer, list[DealEvent]()
    dealer.expect(memories)
    for memory in memories:
        if isinstance(memory, DeckDealt):
            player.game = player.new_game(Seat(memory.dealer))
            events += dealer.deal(Seat(memory.dealer), player.game)
        else:
            events += dealer.recall(memory)
    dealer.take_memories()
    dealer.outbox()
    player._follow([event for event in events if player.game is None or not isinstance(event, DeckSealed)])


def stored(machines: int, seats: int, rules: Rules | None = None, *, is_real: bool = False) -> Stored:
    """Machines with disks, started."""
    table = joined(table_of(machines, seats, rules), is_real=is_real)
    kept = Stored(table.players, table.observer)
    kept.is_real = is_real
    kept.start()
    return kept


def is_by(raw: bytes, machine: int) -> bool:
    """Whether a machine has written an envelope."""
    signed = read(raw)
    return signed is not None and signed.envelope.peer == machine


def heard_by_one(machines: int, kind: str, witness: int, *, is_real: bool = False) -> Stored:
    """A hand in which what the loser says from its first word of a kind on has come to one machine alone."""
    table, said = stored(machines, machines, is_real=is_real), list[bytes]()

    def network(sender: int, receiver: int, raw: bytes) -> tuple[bytes, ...]:
        if is_by(raw, LOSER) and (kind_of(raw) == kind or said):
            said.append(raw)
        is_lost = raw in said and receiver != witness
        return () if is_lost or (sender == witness and said) else (raw,)

    table.network = network
    table.run()
    assert said, f"machine {LOSER} has said no {kind}"
    return table


def lose(table: Stored, kind: str) -> None:
    """Let the loser's disk lose its first word of a kind and all that came after it."""
    disk = table.disks[LOSER]
    memories = [decode_memory(entry) for entry in disk]
    at = next(
        place
        for place, memory in enumerate(memories)
        if isinstance(memory, Kept) and kind_of(memory.raw) == kind and is_by(memory.raw, LOSER)
    )
    del disk[at:]


def told_apart(machines: int, kind: str, *, announces: bool = True, is_real: bool = False) -> Stored:
    """A hand in which the loser signed another message in place of one that only one machine has."""
    witness = machines - 1
    table = heard_by_one(machines, kind, witness, is_real=is_real)
    lose(table, kind)
    table.announces = announces
    others = set(range(machines)) - {LOSER, witness}
    table.restart(LOSER, heard=others)
    table.network = lambda sender, receiver, raw: () if witness in {sender, receiver} else (raw,)
    table.run()
    table.network = Joined.network
    for other in sorted({LOSER, *others}):
        table.show(witness, other)
        table.show(other, witness)
    for raw in table.players[witness].dealer.envelopes_after([0] * machines):
        table.observer.receive(raw)
    table.run()
    return table
