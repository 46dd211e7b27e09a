"""Attacks by machines without a place at the table: on the port, encryption, greeting and admission."""

import asyncio
import os
import ssl
import struct
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from types import MappingProxyType

from lab.fuzzing.samples import FRAMED, GREETING, Samples
from lab.fuzzing.scene import Scene
from lab.fuzzing.wires import CLIENT, HELD, LET_IN, Wire, connected, greeted
from lab.simulator.hostile import Hostile
from net.identity import Identity, identity_from
from net.links.calling import Calling
from net.links.channel import Channel, hear
from net.links.faults import LinkError
from net.links.frames import MAX_FRAME_BYTES, MAX_GREETING_BYTES, FrameError, encode_frame
from net.links.handshake import Call, Purpose
from net.links.opening import to_frame
from net.table.interface.effects import Send
from net.wire.codec import encode
from net.wire.kinds import KIND_OF
from net.wire.link import Frame, Hello1, Probe
from net.wire.table import Join

_AT_ONCE = 48
"""More than the places for strangers there are."""


class Stranger:
    """An attacker without a place at the table, who never stops."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._chance = scene.chance
        self._samples = Samples(scene.chance)
        self._heard: list[bytes] = []

    async def attack(self) -> None:
        """Carry out one attack after the other until cancelled."""
        names, weights = list(_ATTACKS), [weight for _, weight in _ATTACKS.values()]
        while True:
            name = self._chance.choices(names, weights)[0]
            with self._scene.tally.of(name) as attack:
                attack.ending = await self._carry_out(_ATTACKS[name][0])
            await self._scene.rest(0.02, 0.6)

    async def _carry_out(self, attack: Callable[["Stranger"], Awaitable[str]]) -> str:
        try:
            return await attack(self)
        except LinkError as error:
            return f"told: {error.fault.value}"
        except (TimeoutError, ssl.SSLError):
            return "not let in"
        except (OSError, FrameError):
            return "hung up on"

    # The port.

    async def silence(self) -> str:
        """Connect, encrypted or not, and say nothing."""
        return await self._say(b"", is_encrypted=self._chance.random() < 0.5)

    async def drip(self) -> str:
        """Send a greeting a byte a second."""
        wire = await self._wire()
        hanging = asyncio.create_task(wire.end())
        for byte in to_frame(self._hello()).body:
            if hanging.done():
                break
            wire.writer.write(bytes((byte,)))
            await asyncio.sleep(1)
        return await hanging

    async def crowd(self) -> str:
        """Connect more often than there are places, at once and from one address, and wait."""
        source, target = self._scene.any_source(), self._scene.any_machine()
        wires = await asyncio.gather(
            *(connected(target, source, None) for _ in range(_AT_ONCE)), return_exceptions=True
        )
        endings = await asyncio.gather(*(wire.end() for wire in wires if isinstance(wire, Wire)))
        return HELD if HELD in endings else "hung up on"

    async def knock(self) -> str:
        """Connect and hang up at once, many times."""
        target = self._scene.any_machine()
        for _ in range(_AT_ONCE):
            (await connected(target, self._scene.any_source(), None)).drop()
        return "over"

    async def other_program(self) -> str:
        """Speak another program's protocol, or an older encryption."""
        if self._chance.random() < 0.5:
            return await self._say(
                b"GET / HTTP/1.1\r\nHost: table\r\n\r\n", is_encrypted=self._chance.random() < 0.5
            )
        old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        old.check_hostname, old.verify_mode, old.maximum_version = (
            False,
            ssl.CERT_NONE,
            ssl.TLSVersion.TLSv1_2,
        )
        (await connected(self._scene.any_machine(), self._scene.any_source(), old)).drop()
        return LET_IN

    # Frames before any greeting.

    async def random_bytes(self) -> str:
        """Send noise, inside the encryption or instead of it."""
        return await self._say(self._noise(), is_encrypted=self._chance.random() < 0.7)

    async def wrong_length(self) -> str:
        """Announce a frame of a length that cannot be."""
        length = self._chance.choice((0, MAX_GREETING_BYTES + 1, MAX_FRAME_BYTES + 1, 2**31, 2**32 - 1))
        return await self._say(struct.pack(">I", length) + bytes(100))

    async def spoilt_greeting(self) -> str:
        """Send messages of the greeting that are spoilt in form, or make no sense."""
        kind = self._chance.choice(sorted(GREETING))
        is_spoilt = self._chance.random() < 0.7
        body = (
            self._samples.spoilt(GREETING[kind])
            if is_spoilt
            else encode(self._samples.message(GREETING[kind]))
        )
        return await self._say(
            encode_frame(Frame(kind, self._chance.randrange(2), body)) * self._chance.randint(1, 9)
        )

    async def other_version(self) -> str:
        """Greet in a version of the protocol that is not spoken here."""
        lowest = self._chance.choice((0, 2, 9, 65_535))
        return await self._say(encode_frame(to_frame(self._hello(lowest=lowest, highest=lowest))))

    async def replayed_greeting(self) -> str:
        """Repeat frames of an earlier greeting, one by one or in another order."""
        frames = self._heard[-8:]
        self._chance.shuffle(frames)
        return await self._say(b"".join(frames))

    async def probes(self) -> str:
        """Ask again and again what the table plays."""
        probe = encode_frame(to_frame(Probe("9.9", 1, 1, b"")))
        return await self._say(probe * self._chance.randint(1, 12))

    # In the middle of a greeting.

    async def broken_greeting(self) -> str:
        """Greet properly for some frames, then send noise, something spoilt, or nothing."""
        wire = await connected(self._scene.host, self._scene.any_source())
        channel = Channel(wire.reader, wire.writer)
        calling = Calling(self._call(), channel.certificate, os.urandom)
        for frame in calling.start():
            self._send(wire, frame)
        for _ in range(self._chance.randrange(3)):
            if not calling.has_ended:
                await hear(channel, calling)
        kind = self._chance.choice(sorted(GREETING))
        wire.writer.write(
            self._chance.choice(
                (b"", self._noise(), encode_frame(Frame(kind, 0, self._samples.spoilt(GREETING[kind]))))
            )
        )
        return await wire.end()

    async def wrong_code(self) -> str:
        """Guess the table's code."""
        call = Call(anybody(), "1.0", Purpose.JOIN, code=f"guess-{self._chance.random()}")
        (await greeted(self._scene, call, self._scene.host)).drop()
        return LET_IN

    async def false_member(self) -> str:
        """Connect as if a member of the table."""
        call = Call(anybody(), "1.0", Purpose.MESH, self._scene.table, self._scene.code)
        (await greeted(self._scene, call, self._scene.any_machine())).drop()
        return LET_IN

    # With the code, at the door.

    async def lingering(self) -> str:
        """Greet properly and then wait without asking to join."""
        return await (await self._at_the_door()).end()

    async def spoilt_at_the_door(self) -> str:
        """Greet properly, then send frames of all kinds, spoilt or senseless."""
        wire = await self._at_the_door()
        for _ in range(self._chance.randint(1, 40)):
            kind = self._chance.choice(sorted(FRAMED))
            made = self._samples.message(FRAMED[kind])
            body = self._samples.spoilt(FRAMED[kind]) if self._chance.random() < 0.5 else encode(made)
            with suppress(OSError):
                self._send(wire, Frame(kind, self._chance.randrange(2), body[:60_000]))
        return await wire.end()

    async def mischief_at_the_door(self) -> str:
        """Greet properly, then do what hostile members do."""
        identity = anybody()
        wire = await self._at_the_door(identity)
        hostile = Hostile(identity, self._chance)
        for _ in range(self._chance.randint(1, 6)):
            for send in hostile.frames(0):
                self._send(wire, _frame_of(send))
            await asyncio.sleep(0.05)
        return await wire.end()

    async def copied_name(self) -> str:
        """Ask to join under the name of a present player, or under an impossible name."""
        name = self._chance.choice((*self._scene.names, "", "\u202e", "x" * 64, " ", "a\0b"))
        wire = await self._at_the_door()
        join = Join(
            name,
            self._chance.choice(("", "easy", "no such")),
            self._chance.randrange(65_536),
            wants_seat=False,
        )
        self._send(wire, Frame(KIND_OF[Join], 0, encode(join)))
        await asyncio.sleep(1)
        wire.drop()
        return "over"

    # How it is done.

    async def _say(self, data: bytes, *, is_encrypted: bool = True) -> str:
        """Connect, send bytes, and wait for the end."""
        wire = await self._wire(is_encrypted=is_encrypted)
        wire.writer.write(data)
        return await wire.end()

    async def _wire(self, *, is_encrypted: bool = True) -> Wire:
        context = CLIENT if is_encrypted else None
        return await connected(self._scene.any_machine(), self._scene.any_source(), context)

    async def _at_the_door(self, identity: Identity | None = None) -> Wire:
        return await greeted(self._scene, self._call(identity), self._scene.host)

    def _send(self, wire: Wire, frame: Frame) -> None:
        data = encode_frame(frame)
        self._heard = [*self._heard[-30:], data]
        wire.writer.write(data)

    def _call(self, identity: Identity | None = None) -> Call:
        return Call(identity or anybody(), "1.0", Purpose.JOIN, code=self._scene.code)

    def _hello(self, *, lowest: int = 1, highest: int = 1) -> Hello1:
        made = self._samples.message(Hello1)
        return Hello1(
            "9.9", lowest, highest, "join", b"", made.sign_key, made.seal_key, made.commitment, has_code=False
        )

    def _noise(self) -> bytes:
        return self._chance.randbytes(self._chance.choice((1, 5, 300, 20_000)))


def anybody() -> Identity:
    """Return the identity of somebody new."""
    return identity_from(os.urandom(32), os.urandom(32))


def _frame_of(send: Send) -> Frame:
    return Frame(send.kind, send.flags, send.body)


_ATTACKS: Mapping[str, tuple[Callable[[Stranger], Awaitable[str]], float]] = MappingProxyType(
    {
        method.__name__: (method, weight)
        for method, weight in (
            (Stranger.silence, 1.0),
            (Stranger.drip, 0.5),
            (Stranger.crowd, 0.15),
            (Stranger.knock, 0.3),
            (Stranger.other_program, 1.0),
            (Stranger.random_bytes, 2.0),
            (Stranger.wrong_length, 2.0),
            (Stranger.spoilt_greeting, 4.0),
            (Stranger.other_version, 1.0),
            (Stranger.replayed_greeting, 1.0),
            (Stranger.probes, 1.0),
            (Stranger.broken_greeting, 2.0),
            (Stranger.wrong_code, 0.15),
            (Stranger.false_member, 0.5),
            (Stranger.lingering, 0.3),
            (Stranger.spoilt_at_the_door, 1.0),
            (Stranger.mischief_at_the_door, 0.3),
            (Stranger.copied_name, 0.1),
        )
    }
)
"""Every attack by its name, and how often it is chosen."""
