"""A machine's memory of its table, to go on there after its program, or all of them, was killed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

import msgspec
from msgspec import Meta

from net.deal.memory import Memory, decode_memory
from net.deal.table import Standing, TableInfo, decode_table
from net.match.attempt import StreamKey
from net.table.values.account import Account
from net.wire.codec import Hash, Message, TableId
from net.wire.table import MAX_CARRIED_BYTES, MOST_SEATED, LobbyNote

MOST_EXCUSED = 64
"""As many as a session has met at most."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A stored table as bytes. They are secret.

    Attributes:
        head: where the match stands.
        hands: the memories of each stream of the table, in order.
    """

    head: bytes = field(repr=False)
    hands: Mapping[StreamKey, tuple[bytes, ...]] = field(repr=False)


class RecoverySnapshot(Message, frozen=True):
    """The recovery snapshot: what a machine needs to restore a table that has no coordinator any more.

    Attributes:
        lobby_id: the id by which the table is advertised.
        coordinator: the key of its last coordinator.
        lobby: the last lobby note, each member with all addresses by which our machine knows it.
        agreement: the envelopes by which the table we play at was agreed on, the proposal first.
        excused: the keys of machines that need not agree to the next table.
    """

    lobby_id: TableId
    coordinator: Hash
    lobby: LobbyNote
    agreement: Annotated[
        tuple[Annotated[bytes, Meta(max_length=MAX_CARRIED_BYTES)], ...],
        Meta(min_length=1, max_length=1 + MOST_SEATED),
    ]
    excused: Annotated[tuple[Hash, ...], Meta(max_length=MOST_EXCUSED)] = ()


class Head(Message, frozen=True):
    """Our machine's memory of a table besides its rounds: the head of a `StoredTable`.

    Attributes:
        table_id: which.
        base: the table at which the match's last finished round was played, by our machine too, encoded;
            b"" if there is none.
        standing: where the match stands; None if no round has been finished, or the last one.
        company: what brings the table back if nobody keeps it; None once its match is over.
        account: what our machine holds of the match besides.
    """

    table_id: TableId
    base: bytes
    standing: Standing | None
    company: RecoverySnapshot | None
    account: Account


_HEAD = msgspec.msgpack.Decoder(Head)


@dataclass(frozen=True, slots=True)
class TableMemory:
    """Our machine's memory of a table, with its base and the memories of its rounds decoded."""

    head: Head
    base: TableInfo | None
    hands: Mapping[StreamKey, tuple[Memory, ...]] = field(repr=False)


def company_of(head: bytes) -> RecoverySnapshot | None:
    """Return what brings the table of a head back; None if nothing does."""
    try:
        return _HEAD.decode(head).company
    except (ValueError, RecursionError):
        return None


def read_memory(stored: StoredTable) -> TableMemory | None:
    """Read what was stored; None if it is no such thing."""
    try:
        head = _HEAD.decode(stored.head)
        hands = {key: tuple(map(decode_memory, memories)) for key, memories in stored.hands.items()}
    except (ValueError, RecursionError):
        return None
    base = decode_table(head.base) if head.base else None
    return None if head.base and base is None else TableMemory(head, base, hands)
