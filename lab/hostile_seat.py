"""The traffic and work that one seated machine can cause: `python -m lab.hostile_seat`.

Simulated machines have dealt a round, and their people do not act. Then one machine sends frames of one kind
at a given rate for a time, until it has used up the allowance that each machine grants every other at once,
and then for the same time again. What the others send in that second period, and how long their sessions
calculate, is compared with an equal period without the attack, and with what the hostile machine itself sends
and calculates. It says nothing but what the attack needs. On every link the bytes of both ends are counted,
whichever opened it. What links calculate is the same at both ends and is not counted. Votes belong to the
dealing and are not tried here.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from lab.simulator.world import World, new_table
from net.match.status import Dealt
from net.pace import LEARNING
from net.table.interface.effects import Send
from net.table.links.limits import ALLOWANCE
from net.table.links.signed_notes import seal_note
from net.table.session import Session
from net.table.values.agreement import propose
from net.transcript import GENESIS, seal
from net.wire.codec import Message, encode
from net.wire.deal import VERSION, Envelope, Ready
from net.wire.kinds import KIND_OF
from net.wire.table import (
    Carry,
    Chat,
    Emote,
    EnvelopeOffer,
    Face,
    Join,
    Links,
    Look,
    NoteFrame,
    Pause,
    Resume,
    Want,
    Wish,
    Wrong,
)

HOSTILE = 1
"""The place of the hostile machine; the coordinator has place 0."""

LINK_BYTES = 1000
"""What a new link costs each of its ends, about: the beginning of TLS, and the hellos."""

MEASURABLE_S = 0.001
"""What takes less is not compared."""

CALLS = ("receive", "advance", "link_opened", "link_closed")
"""What a session calculates in."""

Frames = Callable[["Seat", int], list[Message]]
"""What the hostile machine sends in one go, the how manieth of which is told; to each receiver the same."""


@dataclass(frozen=True, slots=True)
class Mischief:
    """One kind of attack.

    Attributes:
        name: for people.
        frames: what is sent.
        is_to_all: whether to all neighbors; else to the coordinator alone.
        reconnects: whether over a new link each time.
        hangs_up: whether the link is closed after it each time.
    """

    name: str
    frames: Frames
    is_to_all: bool = False
    reconnects: bool = False
    hangs_up: bool = False


@dataclass(slots=True)
class Cost:
    """The cost of a period.

    Attributes:
        bytes: sent.
        cpu_s: calculated.
    """

    bytes: int = 0
    cpu_s: float = 0.0


class Seat:
    """The hostile machine at a table of a given size."""

    def __init__(self, machines: int) -> None:
        self.world = World()
        self.world.host(new_table(machines, pace=LEARNING))
        for _ in range(machines - 1):
            self.world.guest()
        world = self.world
        world.until(lambda: all(any(isinstance(e, Dealt) for e in one.events) for one in world.machines))
        for machine in world.machines:
            machine.plays, machine.is_ready = None, False
        world.run(20)
        self.me = world.machines[HOSTILE]
        self._counter = 1 << 20
        self._plain_send = world.network.send

    def note(self, body: Message) -> NoteFrame:
        """Return a note of ours."""
        notes = self.me.session._core.notes  # noqa: SLF001 - it is ours
        if notes is None:
            raise AssertionError
        self._counter += 1
        return NoteFrame(seal_note(self.me.identity, notes.table, self._counter, body).raw)

    def proposal(self, number: int) -> Carry:
        """Return a table that we propose although we are not the coordinator."""
        playing = self.me.session._core.playing  # noqa: SLF001 - it is ours
        if playing is None:
            raise AssertionError
        table = replace(playing.table, nonce=number.to_bytes(32))
        return Carry(propose(table, self.me.identity).proposal.raw)

    def stray(self, number: int) -> Carry:
        """Return an envelope of an unknown table."""
        envelope = Envelope(
            VERSION, number.to_bytes(16), 1, 0, 0, 0, GENESIS, GENESIS, "READY", encode(Ready())
        )
        return Carry(seal(envelope, self.me.identity).raw)

    def use_up(self) -> None:
        """Use up the allowance that the others grant every machine at once."""
        for place, machine in enumerate(self.world.machines):
            if place != HOSTILE:
                now = machine.clock.read(self.world.time.now)
                machine.session._core.mesh.account(self.me.key, now).credit.spend(ALLOWANCE)  # noqa: SLF001

    def attack(self, mischief: Mischief | None, seconds: float, per_s: float) -> tuple[Cost, Cost]:
        """Let a period pass, with the attack or without; return its cost for us and for all others."""
        ours, theirs = Cost(), Cost()
        with self._measured(ours, theirs, is_mute=mischief is not None):
            for number in range(round(seconds * per_s)):
                if mischief is not None:
                    self._send(mischief, number, ours)
                self.world.run(1 / per_s)
        return ours, theirs

    def _send(self, mischief: Mischief, number: int, ours: Cost) -> None:
        others = [place for place in range(len(self.world.machines)) if place != HOSTILE]
        begun = time.process_time()
        frames = [(KIND_OF[type(one)], encode(one)) for one in mischief.frames(self, number)]
        ours.cpu_s += time.process_time() - begun
        for place in others if mischief.is_to_all else others[:1]:
            if mischief.reconnects:
                self.world.network.connect(HOSTILE, place)
            for end in [end for end in self.me.ends.values() if end.other and end.other.machine == place]:
                for kind, body in frames:
                    ours.bytes += _weight(body)
                    self._plain_send(HOSTILE, Send(end.number, kind, 0, body))
                if mischief.hangs_up:
                    self.world.network.hang_up(end)

    @contextmanager
    def _measured(self, ours: Cost, theirs: Cost, *, is_mute: bool) -> Iterator[None]:
        """Count bytes and processor time within a block; our own session is not called if it is mute."""
        network = self.world.network
        plain_connect = network.connect

        def counted(place: int, send: Send) -> None:
            if place != HOSTILE:
                theirs.bytes += _weight(send.body)
            if place != HOSTILE or not is_mute:
                self._plain_send(place, send)

        def connected(caller: int, callee: int) -> None:
            for place in (caller, callee) if network.can_meet(caller, callee) else ():
                (ours if place == HOSTILE else theirs).bytes += LINK_BYTES
            plain_connect(caller, callee)

        honest = {id(one.session) for place, one in enumerate(self.world.machines) if place != HOSTILE}
        network.send = counted  # type: ignore[method-assign]
        network.connect = connected  # type: ignore[method-assign]
        try:
            with _timed(honest, theirs):
                yield
        finally:
            network.send = self._plain_send  # type: ignore[method-assign]
            network.connect = plain_connect  # type: ignore[method-assign]


@contextmanager
def _timed(sessions: set[int], cost: Cost) -> Iterator[None]:
    """Count these sessions' processor time within a block."""
    plain = {name: getattr(Session, name) for name in CALLS}

    def timed(name: str) -> Callable[..., object]:
        def call(session: Session, *args: object, **kwargs: object) -> object:
            begun = time.process_time()
            try:
                return plain[name](session, *args, **kwargs)
            finally:
                if id(session) in sessions:
                    cost.cpu_s += time.process_time() - begun

        return call

    for name in plain:
        setattr(Session, name, timed(name))
    try:
        yield
    finally:
        for name, method in plain.items():
            setattr(Session, name, method)


def _weight(body: bytes) -> int:
    """Return the bytes a frame takes on the way, TLS and TCP apart."""
    return len(body) + 16


NOTHING = Resume(bytes(16), bytes(32), ())
MISCHIEFS = (
    Mischief("RESUME that has nothing", lambda _seat, _n: [NOTHING]),
    Mischief("RESUME that has nothing, to all", lambda _seat, _n: [NOTHING], is_to_all=True),
    Mischief("a new link each time", lambda _seat, _n: [], reconnects=True),
    Mischief("RESUME, a new link each time", lambda _seat, _n: [NOTHING], reconnects=True),
    Mischief("note LINKS, to one", lambda seat, n: [seat.note(Links((n.to_bytes(32),), bytes(32)))]),
    Mischief(
        "note LINKS, to all", lambda seat, n: [seat.note(Links((n.to_bytes(32),), bytes(32)))], is_to_all=True
    ),
    Mischief("note WISH", lambda seat, n: [seat.note(Wish(f"N{n}", n % 3, 0, n))]),
    Mischief("note PAUSE", lambda seat, n: [seat.note(Pause(bool(n % 2), ()))]),
    Mischief("note CHAT", lambda seat, _n: [seat.note(Chat("", "x" * 200))]),
    Mischief("note EMOTE", lambda seat, n: [seat.note(Emote(n % 256))]),
    Mischief("note FACE", lambda seat, n: [seat.note(Face(n % 256))]),
    Mischief("note LOOK", lambda seat, n: [seat.note(Look(bytes(32), n, n % 256, True))]),
    Mischief(
        "note LOOK, to all", lambda seat, n: [seat.note(Look(bytes(32), n, n % 256, True))], is_to_all=True
    ),
    Mischief("JOIN", lambda _seat, n: [Join(f"N{n}", "", 1 + n % 60_000, True)]),
    Mischief("WRONG not_a_member", lambda _seat, _n: [Wrong("not_a_member")]),
    Mischief("hanging up", lambda _seat, _n: [], hangs_up=True),
    Mischief("hanging up, on all", lambda _seat, _n: [], is_to_all=True, hangs_up=True),
    Mischief("WRONG, and hanging up", lambda _seat, _n: [Wrong("not_a_member")], hangs_up=True),
    Mischief("CARRY of a table it may not propose", lambda seat, n: [seat.proposal(n)]),
    Mischief("OFFER of what nobody knows", lambda _seat, n: [EnvelopeOffer((n.to_bytes(32),) * 64)]),
    Mischief("WANT of what nobody has told", lambda _seat, n: [Want((n.to_bytes(32),) * 64)]),
    Mischief("CARRY of a stray envelope", lambda seat, n: [seat.stray(n)]),
)


def measured(machines: int, mischief: Mischief, seconds: float, per_s: float) -> tuple[Cost, Cost]:
    """Return an attack's cost for us, and how much more all others pay than without it."""
    quiet, seat = Seat(machines), Seat(machines)
    seat.attack(mischief, seconds, per_s)
    seat.use_up()
    _, before = quiet.attack(None, seconds, per_s)
    ours, theirs = seat.attack(mischief, seconds, per_s)
    return ours, Cost(max(0, theirs.bytes - before.bytes), max(0.0, theirs.cpu_s - before.cpu_s))


def main(arguments: list[str]) -> int:
    """Print a line for every kind of mischief."""
    parser = argparse.ArgumentParser(prog="python -m lab.hostile_seat", description=__doc__)
    parser.add_argument("--machines", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0, help="of the table's time, for each kind")
    parser.add_argument("--per-s", type=float, default=4.0, help="how often it sends")
    options = parser.parse_args(arguments)
    for mischief in MISCHIEFS:
        ours, theirs = measured(options.machines, mischief, options.seconds, options.per_s)
        by_bytes = f"x{theirs.bytes / ours.bytes:.1f}" if ours.bytes else "-"
        is_cheap = mischief.reconnects or mischief.hangs_up or ours.cpu_s < MEASURABLE_S
        by_cpu = "-" if is_cheap else f"x{theirs.cpu_s / ours.cpu_s:.1f}"
        sys.stdout.write(
            f"{mischief.name:38} sent {ours.bytes:9,} B, caused {theirs.bytes:11,} B {by_bytes:>8}  |  "
            f"spent {1000 * ours.cpu_s:7.1f} ms, caused {1000 * theirs.cpu_s:8.1f} ms {by_cpu:>7}\n"
        )
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
