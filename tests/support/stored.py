"""Machines joined in memory that store what they must, and are killed and started anew from that."""

from functools import cached_property

from engine.seats import Seat
from net.autoplay import Autoplayer
from net.dealing.dealer import Dealer
from net.dealing.events import DealEvent, DeckSealed, PlayDue
from net.dealing.memory import Dealt, Memory, decode_memory, encode_memory
from tests.support.joined import Joined, hand_for, joined, table_of, tools_for


class Stored(Joined):
    """Joined machines with disks."""

    announces = True
    """Whether a program that was started again says so."""

    @cached_property
    def disks(self) -> dict[int, list[bytes]]:
        """What each machine has stored."""
        return {machine: [] for machine in range(len(self.players))}

    def send(self, machine: int) -> None:
        """Store what must be, then send."""
        memories = self.players[machine].dealer.take_memories()
        self.disks[machine] += map(encode_memory, memories)
        super().send(machine)

    def restart(self, machine: int, *, heard: set[int] | None = None) -> None:
        """Kill a machine and start it anew from its disk; what was under way to it is lost, and asked for again.

        Args:
            machine: which.
            heard: those that it hears while it listens; all that are not silent unless told.
        """
        self.in_flight = [sent for sent in self.in_flight if sent[1] != machine]
        hand = hand_for(self.table, machine, tools_for(len(self.table.deck)), label="another life")
        hand.is_restarted = self.announces
        player = self.players[machine] = Autoplayer(Dealer(hand))
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
    for memory in memories:
        if isinstance(memory, Dealt):
            player.game = player.new_game(Seat(memory.dealer))
            events += dealer.deal(Seat(memory.dealer), player.game)
        else:
            events += dealer.recall(memory)
    dealer.take_memories()
    dealer.outbox()
    player._follow([event for event in events if player.game is None or not isinstance(event, DeckSealed)])


def stored(machines: int, seats: int) -> Stored:
    """Machines with disks, started."""
    table = joined(table_of(machines, seats))
    kept = Stored(table.players, table.observer)
    kept.start()
    return kept
