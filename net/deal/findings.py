"""Findings about machines in a round: proven cheats, and disks that lost their machine's messages."""

from net.deal.events import CheatProven, DealEvent, StateLost
from net.deal.outbox import Outbox
from net.deal.round_deal import RoundDeal
from net.transcript import Signed


class Findings:
    """The proofs of a round. The evidence goes to all machines, and each finds the same from it.

    Attributes:
        proofs: how each proven cheat has cheated, by machine.
        forgotten: the evidence that a disk has lost messages, by machine.
    """

    def __init__(self, hand: RoundDeal, outbox: Outbox) -> None:
        self.proofs: dict[int, CheatProven] = {}
        self.forgotten: dict[int, StateLost] = {}
        self._hand = hand
        self._outbox = outbox

    @property
    def evidence(self) -> tuple[bytes, ...]:
        """The envelopes that prove cheats, or show that disks have forgotten something, as they came."""
        proven = (raw for event in self.proofs.values() for raw in event.evidence)
        forgotten = (raw for event in self.forgotten.values() for raw in event.evidence)
        return tuple(dict.fromkeys((*proven, *forgotten)))

    def evidence_against(self, machines: set[int] | frozenset[int]) -> list[bytes]:
        """Return the envelopes that show something of these machines, machines ascending."""
        shown = self.forgotten | self.proofs
        return [raw for machine in sorted(machines & shown.keys()) for raw in shown[machine].evidence]

    def prove(self, machine: int, rule: str, *evidence: Signed) -> list[DealEvent]:
        """Record a cheat as proven; without effect if one of that machine is already."""
        if machine in self.proofs:
            return []
        self.proofs[machine] = proven = CheatProven(machine, rule, self._show(machine, evidence))
        return [proven]

    def forgive(self, machine: int, *evidence: Signed) -> list[DealEvent]:
        """Record a machine that lost its own messages: it is out of the round, and nobody is accused."""
        if machine in self.proofs or machine in self.forgotten:
            return []
        self.forgotten[machine] = found = StateLost(machine, self._show(machine, evidence))
        return [found]

    def _show(self, machine: int, evidence: tuple[Signed, ...]) -> tuple[bytes, ...]:
        raws = tuple(dict.fromkeys(signed.raw for signed in evidence))
        self._hand.cheats.add(machine)
        self._outbox.show(raws)
        return raws
