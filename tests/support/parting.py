"""A liar that has honest machines close a step differently, beside a machine that has stopped."""

from collections.abc import Collection, Iterator

import msgspec

from lab.cheating.cheat import parsed
from lab.simulator.invariants import Watch
from lab.simulator.machine import Machine
from lab.simulator.world import World
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.exclusion.votes import Vote
from net.table.interface.effects import Send
from net.transcript import GENESIS, Signed, carried, seal
from net.wire.codec import encode
from net.wire.deal import Envelope, Have, Out
from net.wire.kinds import KIND_OF
from net.wire.table import Carry
from tests.support.people import dealt, party

CHEAT = 1
STOPPED = 2
AT_MOST_S = 600.0
FIXED = frozenset({"END", "AUDIT"})
"""Steps at which the result is fixed: who closes them differently stays apart, and counts the same."""


def say(world: World, to: Machine, raws: Collection[bytes]) -> None:
    """Let the cheat say something to one other alone."""
    core = world.machines[CHEAT].session._core
    link = core.mesh.to(to.key)
    assert link is not None
    for raw in raws:
        core.send(link.number, Carry(raw))
    world.look(CHEAT)


def honest(world: World) -> list[int]:
    """The places of the machines that neither lie nor stop."""
    return [place for place in range(len(world.machines)) if place not in {CHEAT, STOPPED}]


def said(world: World, place: int, number: int = 1) -> list[Envelope]:
    """Return the messages of a round that a machine has signed, in order."""
    envelopes = (parsed(raw).envelope for raw in world.carried)
    return [one for one in envelopes if (one.peer, one.hand) == (place, number)]


class Liar:
    """Takes a machine's last word of a kind for itself, and says of the round what and to whom it likes.

    Attributes:
        world: the table; the machine whose word it took has stopped.
        told: all that it has made up or passed on.
        is_open: whether its machine also says to all what an honest one would, statements apart.
    """

    def __init__(self, world: World, kind: str, number: int) -> None:
        self.world = world
        self.told: dict[bytes, None] = {}
        self.is_open = False
        self._kind = kind
        self._number = number
        self._taken: Signed | None = None
        self._last: dict[tuple[int, bytes], Signed] = {}
        world.machines[STOPPED].spoil, world.machines[CHEAT].spoil = self._stops, self._lies
        world.until(lambda: self._taken is not None, AT_MOST_S)
        world.run(1.0)
        world.kill(STOPPED)

    @property
    def word(self) -> Signed:
        """The word that it took."""
        assert self._taken is not None
        return self._taken

    def _stops(self, receiver: int, send: Send) -> Iterator[Send]:
        signed, place = carried(send.kind, send.body), (STOPPED, self._number, self._kind)
        is_it = signed is not None and _place(signed.envelope) == place
        if self._taken is None and is_it:
            self._taken = signed
        if self._taken is None or (receiver == CHEAT and signed is not None and signed.raw == self.word.raw):
            yield send

    def _lies(self, _receiver: int, send: Send) -> Iterator[Send]:
        signed = carried(send.kind, send.body)
        is_ours = signed is not None and signed.envelope.peer == CHEAT
        hidden = VOTE_KINDS if signed is None or is_ours else {self._kind}
        is_plain = signed is None or signed.envelope.kind not in hidden
        if signed is None or signed.raw in self.told or (is_plain and (self.is_open or not self.told)):
            yield send

    def statement(self, to: int, body: Vote, head: bytes | None = None) -> bytes:
        """Sign what it says next at a head to one machine; at the step of the word that it took, without one."""
        head = head or self.word.envelope.head
        before = self._last.get((to, head))
        envelope = msgspec.structs.replace(
            self.word.envelope,
            peer=CHEAT,
            head=head,
            seq=0 if before is None else before.envelope.seq + 1,
            prev=GENESIS if before is None else before.id,
            kind=KIND_OF[type(body)],
            body=encode(body),
        )
        return self._signed(envelope, to)

    def other_word(self) -> bytes | None:
        """Sign another word beside the last one that it said in the round; None if it has said none."""
        words = [one for one in said(self.world, CHEAT, self._number) if one.kind not in VOTE_KINDS]
        return self._signed(msgspec.structs.replace(words[-1], body=b"\x91\xc0")) if words else None

    def _signed(self, envelope: Envelope, to: int | None = None) -> bytes:
        signed = seal(envelope, self.world.machines[CHEAT].identity)
        if to is not None:
            self._last[to, envelope.head] = signed
        self.told[signed.raw] = None
        return signed.raw

    def tell(self, to: int, raws: Collection[bytes]) -> None:
        """Say something to one machine, if there is still a way to it."""
        self.told |= dict.fromkeys(raws)
        if self.world.machines[CHEAT].session._core.mesh.to(self.world.machines[to].key) is not None:
            say(self.world, self.world.machines[to], raws)


def _place(envelope: Envelope) -> tuple[int, int, str]:
    return envelope.peer, envelope.hand, envelope.kind


def signed_out(kind: str, people: int, number: int = 1, seed: int = 0) -> Liar:
    """A match whose honest machines have just signed out one that has stopped.

    Its last word has reached the cheat alone.
    """
    world, machines = party(people, seats=people, rounds=number + 1, seed=seed)
    if kind not in FIXED:
        world.watch = Watch(machines)
        world.watch.faulty.add(CHEAT)
        world.watch.forgetful.add(STOPPED)
    world.until(lambda: all(dealt(machine, number) for machine in machines), AT_MOST_S)
    liar = Liar(world, kind, number)
    signs_out = (liar.word.envelope.head, KIND_OF[Out])
    world.until(
        lambda: all(
            signs_out in [(one.head, one.kind) for one in said(world, place, number)]
            for place in honest(world)
        ),
        AT_MOST_S,
    )
    return liar


def parted(kind: str, people: int, shown: Collection[int], number: int = 1, seed: int = 0) -> Liar:
    """The same, when they have just closed the step differently.

    To some of the honest the cheat has shown the word, and said HAVE; to the others it has signed that
    machine out.
    """
    liar = signed_out(kind, people, number, seed)
    for place in honest(liar.world):
        out, have = Out((STOPPED,), (), ()), Have(STOPPED)
        is_shown = place in shown
        statement = liar.statement(place, have if is_shown else out)
        liar.tell(place, [liar.word.raw, statement] if is_shown else [statement])
    liar.world.run(0.1)
    return liar
