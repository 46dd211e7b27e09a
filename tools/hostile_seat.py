"""What one seated machine can make the honest ones at its table send and calculate: `python -m tools.hostile_seat`.

A round lies dealt among simulated machines, and their people wait. Then one machine sends frames of one kind for a
while, as fast as told, until it has used up what the others grant everybody at once, and then for as long again. What
the others send in that second while, and how long their sessions calculate, is compared with an equal while without it,
and with what the hostile machine sends and calculates itself. Votes are the dealing's, and not here.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from net.pace import LEARNING
from net.session.agreement import propose
from net.session.effects import Send
from net.session.messages import (
    KIND_OF,
    Carry,
    Chat,
    Join,
    Links,
    NoteFrame,
    Pause,
    Resume,
    Wish,
    Wrong,
)
from net.session.session import Session
from net.session.signed_notes import seal_note
from net.session.status import Dealt
from net.simulator.world import World, new_table
from net.transcript import GENESIS, seal
from net.wire import VERSION, Envelope, Message, Ready, encode

HOSTILE = 1
"""The place of the hostile machine; the keeper has place 0."""

LINK_BYTES = 1000
"""What opening a link costs its dialler, about: the beginning of TLS, HELLO1 and HELLO3."""

Frames = Callable[["Seat", int], list[Message]]
"""What the hostile machine sends in one go, the how manieth of which is told; to each receiver the same."""


@dataclass(frozen=True, slots=True)
class Mischief:
    """One kind of it.

    Attributes:
        name: for people.
        frames: what is sent.
        is_to_all: whether to all neighbors; else to the keeper alone.
        reconnects: whether over a new link each time.
    """

    name: str
    frames: Frames
    is_to_all: bool = False
    reconnects: bool = False


@dataclass(slots=True)
class Cost:
    """What a while has cost.

    Attributes:
        bytes: sent.
        cpu_s: calculated.
    """

    bytes: int = 0
    cpu_s: float = 0.0


class Seat:
    """The hostile machine, at a table of so many."""

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

    def note(self, body: Message) -> NoteFrame:
        """A note of ours."""
        notes = self.me.session._core.notes  # noqa: SLF001 - it is ours
        if notes is None:
            raise AssertionError
        self._counter += 1
        return NoteFrame(seal_note(self.me.identity, notes.table, self._counter, body).raw)

    def proposal(self, number: int) -> Carry:
        """A table that we propose, though we do not keep it."""
        playing = self.me.session._core.playing  # noqa: SLF001 - it is ours
        if playing is None:
            raise AssertionError
        table = replace(playing.table, nonce=number.to_bytes(32))
        return Carry(propose(table, self.me.identity).proposal.raw)

    def stray(self, number: int) -> Carry:
        """An envelope of a table that nobody knows."""
        envelope = Envelope(
            VERSION, number.to_bytes(16), 1, 0, 0, 0, GENESIS, GENESIS, "READY", encode(Ready())
        )
        return Carry(seal(envelope, self.me.identity).raw)

    def attack(self, mischief: Mischief | None, seconds: float, per_s: float) -> tuple[Cost, Cost]:
        """Let a while pass, with mischief or without; return what it has cost us and what all others."""
        ours, theirs = Cost(), Cost()
        with self._measured(theirs):
            for number in range(round(seconds * per_s)):
                if mischief is not None:
                    self._send(mischief, number, ours)
                self.world.run(1 / per_s)
        return ours, theirs

    def _send(self, mischief: Mischief, number: int, ours: Cost) -> None:
        others = [place for place in range(len(self.world.machines)) if place != HOSTILE]
        receivers = others if mischief.is_to_all else others[:1]
        begun = time.process_time()
        frames = [(KIND_OF[type(one)], encode(one)) for one in mischief.frames(self, number)]
        ours.cpu_s += time.process_time() - begun
        for place in receivers:
            if mischief.reconnects:
                self.world.network.connect(HOSTILE, place)
                ours.bytes += LINK_BYTES
            for end in list(self.me.ends.values()):
                if end.other is not None and end.other.machine == place:
                    for kind, body in frames:
                        ours.bytes += _weight(body)
                        self.world.network.send(HOSTILE, Send(end.number, kind, 0, body))
                    break

    @contextmanager
    def _measured(self, theirs: Cost) -> Iterator[None]:
        network, plain_send = self.world.network, self.world.network.send

        def counted(place: int, send: Send) -> None:
            if place != HOSTILE:
                theirs.bytes += _weight(send.body)
            plain_send(place, send)

        network.send = counted  # type: ignore[method-assign]
        honest = {id(one.session) for place, one in enumerate(self.world.machines) if place != HOSTILE}
        plain = {name: getattr(Session, name) for name in ("receive", "advance", "link_opened")}

        def timed(name: str) -> Callable[..., object]:
            def call(session: Session, *args: object, **kwargs: object) -> object:
                begun = time.process_time()
                try:
                    return plain[name](session, *args, **kwargs)
                finally:
                    if id(session) in honest:
                        theirs.cpu_s += time.process_time() - begun

            return call

        for name in plain:
            setattr(Session, name, timed(name))
        try:
            yield
        finally:
            network.send = plain_send  # type: ignore[method-assign]
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
    Mischief("JOIN", lambda _seat, n: [Join(f"N{n}", "", 1 + n % 60_000, True)]),
    Mischief("WRONG not_a_member", lambda _seat, _n: [Wrong("not_a_member")]),
    Mischief("CARRY of a table it may not propose", lambda seat, n: [seat.proposal(n)]),
    Mischief("CARRY of a stray envelope", lambda seat, n: [seat.stray(n)]),
)


def measured(machines: int, mischief: Mischief, seconds: float, per_s: float) -> tuple[Cost, Cost]:
    """Return what a kind of mischief costs us, and what it costs all others more than without it."""
    quiet, seat = Seat(machines), Seat(machines)
    for _ in range(2):
        _, before = quiet.attack(None, seconds, per_s)
        ours, theirs = seat.attack(mischief, seconds, per_s)
    return ours, Cost(max(0, theirs.bytes - before.bytes), max(0.0, theirs.cpu_s - before.cpu_s))


def main(arguments: list[str]) -> int:
    """Print a line for every kind of mischief."""
    parser = argparse.ArgumentParser(prog="python -m tools.hostile_seat", description=__doc__)
    parser.add_argument("--machines", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0, help="of the table's time, for each kind")
    parser.add_argument("--per-s", type=float, default=4.0, help="how often it sends")
    options = parser.parse_args(arguments)
    for mischief in MISCHIEFS:
        ours, theirs = measured(options.machines, mischief, options.seconds, options.per_s)
        by_bytes = f"x{theirs.bytes / ours.bytes:.1f}" if ours.bytes else "-"
        by_cpu = f"x{theirs.cpu_s / ours.cpu_s:.1f}" if ours.cpu_s > 0.001 else "-"
        sys.stdout.write(
            f"{mischief.name:38} sent {ours.bytes:9,} B, caused {theirs.bytes:11,} B {by_bytes:>8}  |  "
            f"spent {1000 * ours.cpu_s:7.1f} ms, caused {1000 * theirs.cpu_s:8.1f} ms {by_cpu:>7}\n"
        )
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
