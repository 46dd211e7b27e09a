"""Random messages from their schema, valid in form and wrong in content, and messages spoilt in form."""

import random
import struct
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeVar, cast

import msgspec
from msgspec import inspect

from net.node.frame_compression import BRIEF, NEXT
from net.wire.codec import Message, encode
from net.wire.deal import BODIES, Envelope
from net.wire.link import LINK_FRAMES
from net.wire.table import FRAMES, NOTES, Brief, Next

GREETING: Mapping[str, type[Message]] = MappingProxyType(LINK_FRAMES)
"""What the link layer keeps for itself."""
FRAMED: Mapping[str, type[Message]] = MappingProxyType({**LINK_FRAMES, **FRAMES, NEXT: Next, BRIEF: Brief})
"""All that travels as a frame."""
ALL: Mapping[str, type[Message]] = MappingProxyType({**FRAMED, **NOTES, **BODIES, "ENVELOPE": Envelope})

M = TypeVar("M", bound=Message)

_LONGEST = 12
_NASTY: tuple[object, ...] = (
    None, True, -1, 2**31, 2**63, 2**64 - 1, -(2**63), 0.0, float("nan"), float("inf"), "", "\0", "\u202e",
    "x" * 300,
    "\U0001f0a1" * 16, b"", bytes(31), bytes(33), bytes(70_000 % 4096), [], [[]], [None] * 600, {}, {"a": 1},
    {1: {2: {}}},
)  # fmt: skip
"""Values that no field expects, or just beyond what one allows."""


class Samples:
    """Makes random messages."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def message(self, kind: type[M]) -> M:
        """Return a message within all its limits, in which nothing fits together."""
        return cast("M", self._value(inspect.type_info(kind)))

    def spoilt(self, kind: type[Message]) -> bytes:
        """Return bytes that are almost the encoding of a message."""
        return self._chance.choice(_SPOILING)(self, encode(self.message(kind)))

    # How an encoding is spoilt.

    def other_value(self, data: bytes) -> bytes:
        """Put another value in place of one of its fields."""
        fields = msgspec.msgpack.decode(data)
        if fields:
            fields[self._chance.randrange(len(fields))] = self._chance.choice(_NASTY)
        return msgspec.msgpack.encode(fields)

    def other_length(self, data: bytes) -> bytes:
        """Leave fields out, or add some."""
        fields = msgspec.msgpack.decode(data)
        fields = fields[:-1] if fields and self._chance.random() < 0.5 else [*fields, None]
        return msgspec.msgpack.encode(fields)

    def flipped(self, data: bytes) -> bytes:
        """Flip some bits."""
        spoilt = bytearray(data)
        for _ in range(self._chance.randrange(1, 4)):
            spoilt[self._chance.randrange(len(spoilt))] ^= 1 << self._chance.randrange(8)
        return bytes(spoilt)

    def cut(self, data: bytes) -> bytes:
        """Stop in the middle."""
        return data[: self._chance.randrange(len(data))]

    def extended(self, data: bytes) -> bytes:
        """Go on after the end."""
        return data + self._chance.randbytes(1 + self._chance.randrange(20))

    def deep(self, data: bytes) -> bytes:
        """Bury it in arrays or maps."""
        return (
            self._chance.choice((b"\x91", b"\x81\xa1a", b"\xdc\x00\x01")) * self._chance.choice((40, 600))
            + data
        )

    def huge(self, data: bytes) -> bytes:
        """Announce more elements, letters or bytes than there can be."""
        return self._chance.choice((b"\xdd", b"\xdf", b"\xdb", b"\xc6", b"\xc9")) + b"\xff" * 4 + data

    def long_form(self, data: bytes) -> bytes:
        """Write the length of the array in a longer form than needed."""
        return struct.pack(">BI", 0xDD, len(msgspec.msgpack.decode(data))) + data[1:]

    # What fits a type.

    def _value(self, kind: inspect.Type) -> Any:  # noqa: ANN401, PLR0911 - a table of types
        chance = self._chance
        match kind:
            case inspect.StructType():
                return kind.cls(*(self._value(field.type) for field in kind.fields))
            case inspect.IntType():
                least, most = kind.ge or 0, 2**31 if kind.le is None else kind.le
                return chance.choice(
                    (least, most, chance.randint(least, most), chance.randint(least, min(most, least + 6)))
                )
            case inspect.StrType():
                length = self._length(kind.min_length, kind.max_length)
                return "".join(chance.choice("abZ é四 \u202e-") for _ in range(length))
            case inspect.BytesType():
                return chance.randbytes(self._length(kind.min_length, kind.max_length))
            case inspect.BoolType():
                return chance.random() < 0.5
            case inspect.NoneType():
                return None
            case inspect.UnionType():
                return self._value(chance.choice(kind.types))
            case inspect.TupleType():
                return tuple(self._value(item) for item in kind.item_types)
            case inspect.VarTupleType():
                length = self._length(kind.min_length, kind.max_length)
                return tuple(self._value(kind.item_type) for _ in range(length))
        msg = f"no field of ours is {kind}"
        raise TypeError(msg)

    def _length(self, least: int | None, most: int | None) -> int:
        low, high = least or 0, _LONGEST if most is None else most
        return (
            self._chance.choice((low, high, self._chance.randint(low, min(high, low + _LONGEST))))
            if high < 300
            else low
        )


_SPOILING: tuple[Callable[[Samples, bytes], bytes], ...] = (
    Samples.other_value,
    Samples.other_length,
    Samples.flipped,
    Samples.cut,
    Samples.extended,
    Samples.deep,
    Samples.huge,
    Samples.long_form,
)
