"""Values of msgpack changed by chance: numbers by one, bits, lengths, and odd ones in their place."""

import random
from contextlib import suppress
from typing import Any

from msgspec import msgpack

ODD: tuple[Any, ...] = (
    0, 1, 2, 3, 5, 127, 128, 255, 256, 65535, 65536, 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**63, -1,
    None, True, b"", bytes(32), b"\xff" * 32, b"\xff" * 33, b"\x02" + bytes(32), "", "x" * 17, [], [[]],
    "\u00e9", "e\u0301",
)  # fmt: skip
"""Values at which readers differ."""


def changed(rng: random.Random, value: Any, bits: int = 0) -> Any:  # noqa: ANN401 - any value of msgpack
    """Return a value that differs a little, somewhere in it.

    Args:
        rng: chance.
        value: of msgpack.
        bits: how many bits of bytes to turn; 0 for any change.
    """
    if isinstance(value, bytes) and bits:
        return _with_other_bit(rng, value)
    if isinstance(value, list):
        return _changed_list(rng, value)
    if isinstance(value, bool) or value is None:
        return rng.choice(ODD)
    if isinstance(value, int):
        return rng.choice((value + 1, value - 1, value ^ (1 << rng.randrange(17)), rng.choice(ODD)))
    return _changed_bytes(rng, value) if isinstance(value, bytes) else rng.choice(ODD)


def _changed_list(rng: random.Random, value: list[Any]) -> list[Any]:
    if not value or rng.random() < 0.1:
        return rng.choice(([value], [], [*value, rng.choice(ODD)]))
    at, found = rng.randrange(len(value)), list(value)
    how = rng.choice(("out", "twice", "odd", "back", *("in",) * 12))
    if how == "out":
        del found[at]
    elif how == "twice":
        found.insert(at, rng.choice(value))
    elif how == "odd":
        found.append(rng.choice(ODD))
    elif how == "back":
        found.reverse()
    else:
        found[at] = changed(rng, found[at])
    return found


def _with_other_bit(rng: random.Random, value: bytes) -> bytes:
    if not value:
        return b"\0"
    found = bytearray(value)
    found[rng.randrange(len(found))] ^= 1 << rng.randrange(8)
    return bytes(found)


def _changed_bytes(rng: random.Random, value: bytes) -> Any:  # noqa: ANN401
    how = rng.choice(("bit", "bit", "bit", "inside", "odd", "else"))
    if how == "bit":
        return _with_other_bit(rng, value)
    if how == "odd":
        return rng.choice(ODD)
    if how == "inside":
        with suppress(ValueError, TypeError, OverflowError):
            return msgpack.encode(changed(rng, msgpack.decode(value)))
    other_sign = bytes([value[0] ^ 1]) + value[1:] if value else b""
    return rng.choice((value[:-1], value + b"\0", other_sign, bytes(len(value)), b"\xff" * len(value), b""))
