"""The law of `test_among_the_honest` over real sockets: whole programs on loopback, and a liar among them.

Links have their own limits there, the disk is a disk, and nothing but the machines' own clocks says when.
"""

import random
import threading
import time
from collections import Counter
from pathlib import Path

import pytest

from lab.simulator.floods import FLOODS, flood
from lab.simulator.machine import Machine as Flooding
from lab.simulator.material import short
from net.match.status import TablePhase
from net.node import table_run
from net.node.stay import Stay
from net.node.table_run import TableRun
from net.node.wishes import Hosting
from net.pace import parse_pace
from net.table.interface.commands import StartMatch
from net.table.interface.effects import Send, StoreHand
from net.table.session import Session
from net.wire.link import Frame
from tests.support.nodes import Machine, Party, is_seated, joining, party, stay
from tests.support.patience import PATIENCE_S
from tests.support.sweeps import sample

pytestmark = pytest.mark.long

AT_MOST = 8
ALLOWED = 128 << 10
"""Bytes beyond that: that a cheat is out, and what of the round follows from it, is signed by all once."""
PLAYERS = 4
COUNT = 400
AT_ONCE, EVERY_S = 50, 0.05
"""How many frames a liar's program sends over each link at once, so that no link of its own overflows."""
RELAYS_S = 2.0
"""So long those who relay without end have for it once they have all."""
SLOW = parse_pace("600+600")
"""Nobody is late while the machines are busy."""


class Ledger:
    """The bytes that machines of one process send each other and store, by their keys, from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent: Counter[tuple[bytes, bytes]] = Counter()
        self.stored: Counter[bytes] = Counter()
        self.taken: Counter[tuple[bytes, bytes]] = Counter()
        carry_out, store, received = TableRun._carry_out, Stay.store, table_run._received

        def carry(run: TableRun, effect: object) -> None:
            link = run._links.get(effect.link) if isinstance(effect, Send) else None
            if link is not None and isinstance(effect, Send):
                self.sent[run._session._core.me, link.peer.sign_key] += len(effect.body)
            carry_out(run, effect)  # type: ignore[arg-type]

        def keep(one: Stay, effects: object) -> object:
            hands = [effect for effect in effects if isinstance(effect, StoreHand)]  # type: ignore[attr-defined]
            size = sum(len(memory) for hand in hands for memory in hand.memories)
            self.stored[one._begun.session._core.me if one._begun else b""] += size
            return store(one, effects)  # type: ignore[arg-type]

        def take(number: int, frame: Frame, size: int, session: Session, now: float) -> None:
            link = session._core.mesh.links.get(number)
            received(number, frame, size, session, now)
            if link is not None:
                self.taken[session._core.me, link.peer.sign_key] += 1

        monkeypatch.setattr(TableRun, "_carry_out", carry)
        monkeypatch.setattr(Stay, "store", keep)
        monkeypatch.setattr(table_run, "_received", take)

    def among(self, honest: list[bytes]) -> int:
        """Return how many bytes these have sent each other."""
        return sum(size for (one, other), size in self.sent.items() if one in honest and other in honest)


def in_play(here: Party) -> list[Machine]:
    """Four programs with people who do nothing, in a round; the last one's will lie."""
    host = here.host(Hosting("Slow", short(PLAYERS), PLAYERS, "easy", SLOW, 1))
    machines = [host]
    for number in range(1, PLAYERS):
        guest = here.machine(f"Guest {number}")
        guest.node.join(joining(host))
        guest.wait(is_seated)
        machines.append(guest)
    host.wait(lambda one: len(one.status.members) == PLAYERS)
    host.node.send(StartMatch())
    for machine in machines:
        machine.wait(lambda one: one.status.phase is TablePhase.PLAYING)
        machine.wait(lambda one: all(member.is_me or member.address for member in one.status.members))
    return machines


def frames_of(name: str, liar: Machine) -> list[tuple[str, bytes]]:
    """Return the frames of a liar's flood, made where its session runs."""
    begun, made = stay(liar)._begun, threading.Event()
    assert begun is not None
    frames: list[tuple[str, bytes]] = []

    def make(session: Session, _now: float) -> None:
        as_simulated = Flooding(session, session._core.own.identity)
        frames.extend(flood(name, as_simulated, COUNT, random.Random(name)))
        made.set()

    liar.node._loop.call_soon_threadsafe(begun.run.call, make)
    assert made.wait(PATIENCE_S)
    return frames


def tell(liar: Machine, frames: list[tuple[str, bytes]]) -> int:
    """Send them over every link, to each in another order; return how many bytes that is."""
    begun, loop = stay(liar)._begun, liar.node._loop
    assert begun is not None
    links, told = list(begun.run._links.values()), threading.Event()
    rest = [frames[:2] + random.Random(at).sample(frames[2:], len(frames) - 2) for at in range(len(links))]

    def more(first: int) -> None:
        for link, order in zip(links, rest, strict=True):
            for kind, body in order[first : first + AT_ONCE]:
                link.send(Frame(kind, 0, body))
        if first + AT_ONCE < len(frames):
            loop.call_later(EVERY_S, more, first + AT_ONCE)
        else:
            told.set()

    loop.call_soon_threadsafe(more, 0)
    assert told.wait(PATIENCE_S)
    return len(links) * sum(len(body) for _, body in frames)


def key_of(machine: Machine) -> bytes:
    """A program's key."""
    return next(member.key for member in machine.status.members if member.is_me)


@pytest.mark.parametrize("name", sample([*FLOODS], 3))
def test_whatever_a_program_sends_the_others_send_each_other_and_store_little_more(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with party(tmp_path) as here:
        *others, liar = in_play(here)
        lies, honest = key_of(liar), [key_of(one) for one in others]
        frames = frames_of(name, liar)
        ledger = Ledger(monkeypatch)
        sent = tell(liar, frames)
        for one, key in zip(others, honest, strict=True):
            until = time.monotonic() + PATIENCE_S
            while ledger.taken[key, lies] < len(frames) and _hears(one, lies) and time.monotonic() < until:
                time.sleep(0.05)
        time.sleep(RELAYS_S)

        assert sent > 0
        assert ledger.among(honest) <= AT_MOST * sent + ALLOWED
        assert sum(ledger.stored[key] for key in honest) <= AT_MOST * sent + ALLOWED
        assert all(_hears(one, key) for one in others for key in honest if key != key_of(one))


def _hears(machine: Machine, key: bytes) -> bool:
    """Whether a program has a link to another at this moment."""
    begun = stay(machine)._begun
    return begun is not None and any(link.peer.sign_key == key for link in list(begun.run._links.values()))
