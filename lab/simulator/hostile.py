"""What hostile machines send: malformed, oversized, nested, replayed, forged, mistimed or too many frames."""

import random
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from net.identity import Identity
from net.table.interface.effects import Send
from net.table.links.signed_notes import read_note, seal_note
from net.transcript import read, seal
from net.wire.codec import Message, encode
from net.wire.deal import Envelope
from net.wire.kinds import KIND_OF
from net.wire.table import (
    FRAMES,
    MAX_CARRIED_BYTES,
    Carry,
    Chat,
    Go,
    Join,
    JoinRefused,
    LeaveNote,
    Links,
    NoteFrame,
    Pause,
    Resume,
    Wish,
    Wrong,
)

_FLOOD = 60
"""Frames sent at once; the link layer lets more through only in the long run."""
_DEPTH = 4000


class Hostile:
    """A source of bad frames, for one link after another.

    Attributes:
        heard: envelopes to replay and to forge after.
        notes: notes likewise.
    """

    def __init__(self, identity: Identity, chance: random.Random) -> None:
        self.heard: Sequence[bytes] = ()
        self.notes: list[bytes] = []
        self._identity = identity
        self._chance = chance

    def frames(self, link: int) -> list[Send]:
        """Return what to send over a link now: one kind of mischief."""
        name = self._chance.choice(sorted(_MISCHIEF))
        frames = _MISCHIEF[name](self)
        return [Send(link, kind, flags, body) for kind, flags, body in frames]

    # Kinds of mischief.

    def noise(self) -> list[tuple[str, int, bytes]]:
        """Random bytes as a frame that should exist."""
        return [
            (self._kind(), self._chance.randrange(2), self._chance.randbytes(self._chance.randrange(300)))
        ]

    def unknown(self) -> list[tuple[str, int, bytes]]:
        """A kind of frame that does not exist."""
        return [(f"X{self._chance.randrange(100)}", 0, b"\x90")]

    def deep(self) -> list[tuple[str, int, bytes]]:
        """Arrays within arrays."""
        return [(self._kind(), 0, b"\x91" * _DEPTH)]

    def huge(self) -> list[tuple[str, int, bytes]]:
        """An array said to have four thousand million elements, and as many bytes as a frame can hold."""
        return [(self._kind(), 0, b"\xdd\xff\xff\xff\xff"), (self._kind(), 0, bytes(MAX_CARRIED_BYTES))]

    def replayed(self) -> list[tuple[str, int, bytes]]:
        """An envelope and a note that were sent before."""
        envelopes = [encode(Carry(self._chance.choice(self.heard)))] if self.heard else []
        notes = [encode(NoteFrame(self._chance.choice(self.notes)))] if self.notes else []
        return [("CARRY", 0, body) for body in envelopes] + [("NOTE", 0, body) for body in notes]

    def flipped(self) -> list[tuple[str, int, bytes]]:
        """An envelope of somebody with one bit changed."""
        if not self.heard:
            return []
        raw = bytearray(self._chance.choice(self.heard))
        raw[self._chance.randrange(len(raw))] ^= 1 << self._chance.randrange(8)
        return [("CARRY", 0, encode(Carry(bytes(raw))))]

    def forged(self) -> list[tuple[str, int, bytes]]:
        """What somebody has said, said again otherwise and signed by us."""
        signed = read(self._chance.choice(self.heard)) if self.heard else None
        if signed is None:
            return []
        fields = {name: getattr(signed.envelope, name) for name in signed.envelope.__struct_fields__}
        fields |= {"seq": fields["seq"] + self._chance.randrange(3), "kind": self._chance.choice(_KINDS)}
        fields["peer"] = self._chance.randrange(6)
        return [("CARRY", 0, encode(Carry(seal(Envelope(**fields), self._identity).raw)))]

    def two_stories(self) -> list[tuple[str, int, bytes]]:
        """Two notes of ours with one number."""
        table = self._table()
        counter = self._chance.randrange(1 << 20)
        says = (Chat("", "one"), Chat("", "another"))
        notes = [seal_note(self._identity, table, counter, said) for said in says]
        return [("NOTE", 0, encode(NoteFrame(note.raw))) for note in notes]

    def out_of_place(self) -> list[tuple[str, int, bytes]]:
        """Words that only others may say, or that make no sense now."""
        table, chance = self._table(), self._chance
        said = chance.choice(
            [
                Go(chance.randbytes(32), 1 + chance.randrange(3), chance.randrange(2)),
                Pause(is_paused=True, lifted=()),
                Links((), self._identity.public.sign_key),
                Wish("", chance.randrange(6), chance.randrange(3), chance.randrange(1 << 30)),
                LeaveNote(),
            ]
        )
        note = seal_note(self._identity, table, chance.randrange(1 << 40), said)
        frames: list[Message] = [
            JoinRefused("removed", ""),
            Wrong("not_a_member"),
            Join("M0", "", 1, wants_seat=True),
        ]
        frame = chance.choice([NoteFrame(note.raw), *frames])
        return [(KIND_OF[type(frame)], 0, encode(frame))]

    def flood(self) -> list[tuple[str, int, bytes]]:
        """Many requests, and much talk, at once."""
        table, first = self._table(), self._chance.randrange(1 << 41)
        notes = [seal_note(self._identity, table, first + at, Chat("", "!")) for at in range(_FLOOD)]
        asks = [("RESUME", 0, encode(Resume(bytes(16), self._chance.randbytes(32), ())))] * _FLOOD
        return [("NOTE", 0, encode(NoteFrame(note.raw))) for note in notes] + asks

    def _kind(self) -> str:
        return self._chance.choice(sorted(FRAMES))

    def _table(self) -> bytes:
        known = read_note(self.notes[-1]) if self.notes else None
        return self._chance.randbytes(16) if known is None else known.note.table


_KINDS = (
    "COMMIT",
    "SHUFFLE",
    "WALL",
    "OPEN_CARDS",
    "CLAIM_OPEN",
    "PREPARE",
    "PROMISE",
    "ACCEPTED",
    "RECEIPT",
    "NO_SUCH",
)

_MISCHIEF: Mapping[str, Callable[[Hostile], list[tuple[str, int, bytes]]]] = MappingProxyType(
    {
        method.__name__: method
        for method in (
            Hostile.noise,
            Hostile.unknown,
            Hostile.deep,
            Hostile.huge,
            Hostile.replayed,
            Hostile.flipped,
            Hostile.forged,
            Hostile.two_stories,
            Hostile.out_of_place,
            Hostile.flood,
        )
    }
)
"""Every kind of mischief by its name."""
