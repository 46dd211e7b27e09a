"""Attacks by a machine that has been admitted: it sits at the table with its own keys, and is hostile."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from types import MappingProxyType

from engine.seats import Seat
from lab.cheating.cheat import Cheat
from lab.fuzzing.samples import FRAMED, Samples
from lab.fuzzing.scene import Scene
from lab.fuzzing.strangers import anybody
from lab.fuzzing.wires import greeted
from lab.simulator.cheats import TwoStories, corrupt, delivered, session_cheats
from lab.simulator.hostile import Hostile
from lab.simulator.looking import inside
from net.crypto.backends import best_group
from net.deal.round_deal import Tools, make_tools
from net.links.dialling import dial
from net.links.faults import Fault, LinkError
from net.links.frames import MAX_FRAME_BYTES, FrameError, encode_frame
from net.links.handshake import Call, Purpose
from net.links.link import Link
from net.node.frame_compression import Abridged
from net.node.table_run import TableRun
from net.table.interface.commands import (
    Command,
    LeaveTable,
    Rename,
    Say,
    SetPaused,
    SetReady,
    StandUp,
    TakeSeat,
)
from net.table.interface.effects import Dial, Effect, Send, Store
from net.table.interface.status import SessionEvent, Status
from net.table.links.signed_notes import seal_note
from net.table.session import Own, Session
from net.transcript import Signed, carried, read, seal
from net.wire.codec import decode, encode
from net.wire.deal import BODIES, Envelope
from net.wire.link import Frame
from net.wire.table import FRAMES, MAX_CARRIED_BYTES, MAX_TEXT, NOTES, Carry, Chat, NoteFrame, Resume

MACHINES = 4
"""At the table, the hostile one included."""
SEATED_S = (30.0, 110.0)
"""How long a guest with a seat stays if nobody sends it away: it is dealt in when the next round begins."""
WATCHING_S = (5.0, 60.0)
"""And one that watches."""
BETWEEN_S = (1.0, 6.0)
"""Until the next comes, under another identity."""

_HONEST_S = 15.0
_SENT_AWAY = (Fault.REMOVED, Fault.SLOW_DOWN, Fault.MALFORMED, Fault.SILENT, Fault.OVERFLOW)
_FLOOD = 100
_MOST_KEPT = 200
_PROGRAM = "1.0"
_TOLD_TWICE = ("COMMIT", "DECK_ACK", "READY", "CLAIM_COMMIT", "WALL", "END")
_EVERYTHING = encode(Resume(bytes(16), bytes(32), ()))
_GROUP = cache(lambda: best_group(os.urandom))


@cache
def _tools(deck_size: int) -> Tools:
    return make_tools(_GROUP(), deck_size)


class _Run(TableRun):
    """A session whose machine sends other frames than it should.

    Attributes:
        is_deaf: whether frames from new links are ignored.
        faults: why its links have ended.
    """

    def __init__(self, session: Session, thread: ThreadPoolExecutor, guest: "Guest") -> None:
        super().__init__(session, thread, guest)
        self._guest = guest
        self.is_deaf = False
        self.faults: list[Fault] = []

    @property
    def links(self) -> Mapping[int, Link]:
        """The open links by number."""
        return self._links

    def send(self, link: int, kind: str, body: bytes) -> None:
        """Send a frame unchanged."""
        super()._carry_out(Send(link, kind, 0, body))

    def _carry_out(self, effect: Effect) -> None:
        for changed in self._guest.spoil(effect) if isinstance(effect, Send) else (effect,):
            super()._carry_out(changed)

    async def _read(self, number: int, link: Link, heard: Abridged) -> None:
        while self.is_deaf and link.ended is None:  # noqa: ASYNC110 - it has no event of its own
            await asyncio.sleep(0.5)
        await super()._read(number, link, heard)
        if link.ended is not None:
            self.faults.append(link.ended.fault)


class Guest:
    """One visit of a hostile machine, under an identity of its own."""

    def __init__(self, scene: Scene, *, wants_seat: bool, is_person: bool) -> None:
        self._scene = scene
        self._chance = scene.chance
        self._samples = Samples(scene.chance)
        self._identity = anybody()
        self._stays_s = scene.chance.uniform(*(SEATED_S if wants_seat else WATCHING_S))
        self._heard: list[bytes] = []
        self._notes: list[bytes] = []
        self._dials: set[asyncio.Task[None]] = set()
        self._cheat: Cheat | None = None
        self._mute: frozenset[str] = frozenset()
        self._drops_for: frozenset[bytes] = frozenset()
        self._status: Status | None = None
        copies_a_name = self._chance.random() < 0.1
        name = self._chance.choice(scene.names) if copies_a_name else f"Guest{self._chance.randrange(10**6)}"
        own = Own(self._identity, name, 0, os.urandom, _tools, "" if is_person else "easy")
        self._session = Session.join(own, time.monotonic(), wants_seat=wants_seat)
        self._thread = ThreadPoolExecutor(1)
        self._run = _Run(self._session, self._thread, self)

    async def visit(self, way: "Way") -> str:
        """Join, do harm, and leave or be sent away; return the ending."""
        running, harm = asyncio.create_task(self._run.run()), asyncio.create_task(self._harm(way))
        try:
            self._run.take_link(await dial([self._scene.host], self._call(Purpose.JOIN)))
            await asyncio.wait((running,), timeout=self._stays_s)
        except LinkError as error:
            return f"told: {error.fault.value}"
        finally:
            tasks = (harm, running, *self._dials)
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            self._thread.shutdown(wait=False)
        for problem in ended:
            if isinstance(problem, Exception) and not isinstance(problem, LinkError):
                raise problem
        end = None if self._status is None else self._status.end
        if end is not None:
            return f"over for it: {end.value}"
        if self._status is None:
            return "never let in"
        told = next((fault for fault in self._run.faults if fault in _SENT_AWAY), None)
        return "endured" if told is None else f"hung up on: {told.value}"

    async def _harm(self, way: "Way") -> None:
        while not (self._session.table and self._run.links):  # noqa: ASYNC110 - it has no event of its own
            await asyncio.sleep(0.1)
        self._scene.table = self._session.table
        await asyncio.sleep(self._chance.uniform(0, _HONEST_S))
        await way(self)

    def _call(self, purpose: Purpose, key: bytes = b"") -> Call:
        code = self._scene.code if purpose is Purpose.JOIN else ""
        return Call(self._identity, _PROGRAM, purpose, self._session.table, code, key)

    # What its run wants.

    def store(self, effects: Sequence[Store]) -> "Future[bool]":  # noqa: ARG002 - see below
        """See `World`: nothing of a guest's outlives it."""
        done: Future[bool] = Future()
        done.set_result(True)
        return done

    def ban(self, key: bytes) -> None:
        """See `World`: no guest is ever flooded."""

    def carry_out(self, effect: Effect) -> None:
        """See `World`: dial, and keep nothing."""
        if isinstance(effect, Dial):
            task = asyncio.create_task(self._dial(effect))
            self._dials.add(task)
            task.add_done_callback(self._dials.discard)

    def show(self, status: Status, events: tuple[SessionEvent, ...]) -> None:
        """See `World`."""
        del events
        self._status = status

    async def _dial(self, wanted: Dial) -> None:
        try:
            self._run.take_link(await dial(wanted.addresses, self._call(Purpose.MESH, wanted.key)))
        except LinkError:
            self._run.call(lambda session, now: session.dial_failed(wanted.key, now))

    def spoil(self, send: Send) -> Iterable[Send]:
        """Return the frame to send in place of the session's."""
        signed = carried(send.kind, send.body)
        note = decode(NoteFrame, send.body) if send.kind == "NOTE" else None
        if note is not None:
            self._notes = [*self._notes[-_MOST_KEPT:], note.raw]
        link = self._run.links.get(send.link)
        if signed is None or link is None:
            return (send,)
        self._heard = [*self._heard[-_MOST_KEPT:], signed.raw]
        if self._is_ours(signed):
            if signed.envelope.kind in self._mute:
                return ()
        elif link.peer.sign_key in self._drops_for:
            return ()
        return (
            (send,)
            if self._cheat is None
            else delivered(self._session, self._cheat, link.peer.sign_key, send)
        )

    def _is_ours(self, signed: Signed) -> bool:
        table, peer = inside(self._session).table, signed.envelope.peer
        machines = () if table is None else table.machines
        return peer < len(machines) and machines[peer].sign_key == self._identity.public.sign_key

    # Harm.

    async def mischief(self) -> None:
        """Send frames that are malformed, deep, huge, replayed, forged, out of place, too many."""
        source = Hostile(self._identity, self._chance)
        while True:
            source.heard, source.notes = self._heard, self._notes
            links = list(self._run.links)
            for send in source.frames(self._chance.choice(links)) if links else ():
                self._run.send(send.link, send.kind, send.body)
            await self._scene.rest(0.05, 1.5)

    async def cheat(self) -> None:
        """Cheat at dealing or at play, in one of the known ways."""
        await self._commit(self._chance.choice(session_cheats(MACHINES))())

    async def two_stories(self) -> None:
        """Send one machine other messages than the rest."""
        await self._commit(TwoStories(self._chance.choice(_TOLD_TWICE)))

    async def _commit(self, cheat: Cheat) -> None:
        self._cheat = cheat
        while True:
            self._run.call(lambda session, _now: corrupt(session, cheat))
            await asyncio.sleep(0.1)

    async def senseless(self) -> None:
        """Sign notes and envelopes of every kind that are valid in form and senseless in content."""
        while True:
            kind, body = self._senseless()
            for link in list(self._run.links):
                self._run.send(link, kind, body)
            await self._scene.rest(0.02, 0.6)

    def _senseless(self) -> tuple[str, bytes]:
        chance = self._chance
        known = chance.choice((FRAMES, NOTES, BODIES))
        kind = chance.choice(sorted(known))
        message = self._samples.message(known[kind])
        if known is FRAMES:
            return kind, encode(message)[:MAX_CARRIED_BYTES]
        if known is NOTES:
            note = seal_note(self._identity, self._session.table, chance.randrange(1 << 40), message)
            return "NOTE", encode(NoteFrame(note.raw))
        model = read(chance.choice(self._heard)) if self._heard else None
        sample = self._samples.message(Envelope) if model is None else model.envelope
        fields = {name: getattr(sample, name) for name in sample.__struct_fields__}
        fields |= {"kind": kind, "body": encode(message), "seq": chance.randrange(200)}
        return "CARRY", encode(Carry(seal(Envelope(**fields), self._identity).raw))

    async def talk(self) -> None:
        """Send far too many chat messages, correctly signed."""
        counter = self._chance.randrange(1 << 30)
        while True:
            for _ in range(_FLOOD):
                counter += 1
                note = seal_note(self._identity, self._session.table, counter, Chat("", "đ" * MAX_TEXT))
                for link in list(self._run.links):
                    self._run.send(link, "NOTE", encode(NoteFrame(note.raw)))
            await self._scene.rest(0.1, 2.0)

    async def ask(self) -> None:
        """Ask for everything, again and again."""
        while True:
            for link in list(self._run.links) * _FLOOD:
                self._run.send(link, "RESUME", _EVERYTHING)
            await self._scene.rest(0.1, 2.0)

    async def pour(self) -> None:
        """Send as much as a link takes."""
        while True:
            for link in list(self._run.links):
                self._run.send(link, "CARRY", encode(Carry(bytes(30_000))))
            await self._scene.rest(0.0, 0.02)

    async def deaf(self) -> None:
        """Ask for everything and read nothing."""
        self._run.is_deaf = True
        self._hang_up()
        await self.ask()

    async def raw(self) -> None:
        """Open one link after another; send bytes that are no frame, or a spoilt one, and read or do not."""
        while True:
            with suppress(LinkError, OSError, FrameError):
                wire = await greeted(self._scene, self._call(Purpose.MESH), self._scene.any_machine())
                wire.writer.write(self._no_frames())
                if self._chance.random() < 0.5:
                    await wire.end()
                else:
                    await asyncio.sleep(self._chance.uniform(0, 12))
                    wire.drop()
            await self._scene.rest(0.2, 2.0)

    def _no_frames(self) -> bytes:
        chance = self._chance
        kind = chance.choice(sorted(FRAMED))
        spoilt = encode_frame(Frame(kind, 0, self._samples.spoilt(FRAMED[kind])[:MAX_CARRIED_BYTES]))
        lengths = [length.to_bytes(4, "big") for length in (0, MAX_FRAME_BYTES + 1, 2**32 - 1)]
        asks = encode_frame(Frame("RESUME", 0, _EVERYTHING)) * _FLOOD
        return chance.choice((chance.randbytes(2000), *lengths, spoilt, spoilt, asks))

    async def storm(self) -> None:
        """Hang up and call again without end."""
        while True:
            self._hang_up()
            await self._scene.rest(0.1, 1.0)
            with suppress(LinkError):
                self._run.take_link(await dial([self._scene.any_machine()], self._call(Purpose.MESH)))

    def _hang_up(self) -> None:
        for link in list(self._run.links.values()):
            link.close()

    async def mute(self) -> None:
        """Withhold the due messages of one kind of step, or of all."""
        kinds = sorted(BODIES)
        self._mute = frozenset(kinds if self._chance.random() < 0.3 else self._chance.choices(kinds, k=3))

    async def dropper(self) -> None:
        """Relay nothing to some of the others."""
        keys = [link.peer.sign_key for link in self._run.links.values()]
        self._drops_for = frozenset(self._chance.sample(keys, self._chance.randint(0, len(keys))))

    async def person(self) -> None:
        """Answer nothing, be never ready, stop the clocks, change name and seat all the time."""
        while True:
            self._ask(self._chance.choice(self._wishes()))
            await self._scene.rest(0.05, 4.0)

    def _wishes(self) -> tuple[Command, ...]:
        chance = self._chance
        return (
            SetPaused(is_paused=chance.random() < 0.5),
            Rename(chance.choice((*self._scene.names, "\u202e", f"Guest{chance.randrange(99)}"))),
            TakeSeat(Seat(chance.randrange(MACHINES))),
            StandUp(),
            Say("", "!" * MAX_TEXT),
            SetReady(is_ready=chance.random() < 0.2),
        )

    async def leaver(self) -> None:
        """Leave in good order, at any moment."""
        self._ask(LeaveTable())

    def _ask(self, command: Command) -> None:
        self._run.call(lambda session, now: session.command(command, now))


Way = Callable[[Guest], Awaitable[None]]

WAYS: Mapping[str, Way] = MappingProxyType(
    {
        way.__name__: way
        for way in (
            Guest.mischief,
            Guest.cheat,
            Guest.two_stories,
            Guest.senseless,
            Guest.talk,
            Guest.ask,
            Guest.pour,
            Guest.deaf,
            Guest.raw,
            Guest.storm,
            Guest.mute,
            Guest.dropper,
            Guest.person,
            Guest.leaver,
        )
    }
)
"""Every way of doing harm by its name; its docstring says what it is."""


async def keep_coming(scene: Scene, *, wants_seat: bool) -> None:
    """Visit the table again and again, each time as somebody else, until cancelled."""
    role = "guest" if wants_seat else "watcher"
    while True:
        for name in scene.chance.sample(sorted(WAYS), len(WAYS)):
            guest = Guest(scene, wants_seat=wants_seat, is_person=name == Guest.person.__name__)
            with scene.tally.of(f"{role} {name}") as attack:
                attack.ending = await guest.visit(WAYS[name])
            await scene.rest(*BETWEEN_S)
