"""What a machine stores of the table it plays at, to go on there after its program was killed."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from net.dealing.memory import Memory, decode_memory
from net.dealing.table import Standing, TableInfo, decode_table, encode_table
from net.session.match.attempt import StreamKey
from net.wire import Message, TableId

NO_BASE = b""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """What was stored, as bytes. They are secret.

    Attributes:
        head: where the match stands.
        hands: of each stream of the table what came about in it, in order.
    """

    head: bytes = field(repr=False)
    hands: Mapping[StreamKey, tuple[bytes, ...]] = field(repr=False)


class _Head(Message, frozen=True):
    table_id: TableId
    base: bytes
    standing: Standing | None
    closed: int


@dataclass(frozen=True, slots=True)
class TableMemory:
    """What our machine remembers of a table.

    Attributes:
        table_id: which.
        base: the table at which the match's last finished round was played, by our machine too; None if there is none.
        standing: where the match stands; None if no round has been finished, or the last one.
        closed: the last round that was finished at the table; 0 if none was.
        hands: of each stream of the table what came about in it, in order.
    """

    table_id: bytes
    base: TableInfo | None
    standing: Standing | None
    closed: int
    hands: Mapping[StreamKey, tuple[Memory, ...]] = field(repr=False)


def encode_head(table_id: bytes, base: TableInfo | None, standing: Standing | None, closed: int) -> bytes:
    """Return the bytes of a `StoredTable`'s head."""
    return msgspec.msgpack.encode(
        _Head(table_id, NO_BASE if base is None else encode_table(base), standing, closed)
    )


def read_memory(stored: StoredTable) -> TableMemory | None:
    """Read what was stored; None if it is no such thing."""
    try:
        head = msgspec.msgpack.decode(stored.head, type=_Head)
        hands = {key: tuple(map(decode_memory, memories)) for key, memories in stored.hands.items()}
    except ValueError:
        return None
    base = None if head.base == NO_BASE else decode_table(head.base)
    if base is None and head.base != NO_BASE:
        return None
    return TableMemory(head.table_id, base, head.standing, head.closed, hands)
