"""A dealt round as a file: who agreed to the table, and every envelope that counted, as they came.

Strict in reading.
It holds no secret but those the audit has published, and no other is needed to check the round.
What it cannot show is whose keys these are: anybody can make keys, and with them such a record.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Annotated

import msgspec
from msgspec import Meta

from engine.seats import Seat
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.log.restarts import RESTARTED, run_of, runs_before
from net.deal.protocol import DealProtocol
from net.deal.table import MAX_TABLE_BYTES, TableInfo, decode_table, encode_table
from net.errors import RecordError
from net.transcript import Signed, read
from net.wire.codec import U8, U16, U32, encode
from net.wire.deal import MAX_ENVELOPE_BYTES, TableProposal, decode_body

MAGIC = b"tusac fair round 2\n"
_FIRST_MAGIC = b"tusac fair round 1\n"
MAX_RECORD_BYTES = 1 << 20
"""Some four times a long round of six machines."""

_Envelope = Annotated[bytes, Meta(max_length=MAX_ENVELOPE_BYTES)]
_Envelopes = Annotated[tuple[_Envelope, ...], Meta(max_length=1 << 14)]
_TableBytes = Annotated[bytes, Meta(max_length=MAX_TABLE_BYTES)]


@dataclass(frozen=True, slots=True)
class FairRecord:
    """The kept record of one round.

    Attributes:
        table: who dealt with whom.
        number: of the round at this table.
        attempt: how often it was dealt again.
        dealer: the seat that opened; None if it ended before the deal.
        envelopes: all that counted, in the order of the steps; of votes only those by which machines were
            left out; the evidence of cheats.
        agreement: the signed TABLE, then each machine's TABLE_ACK, machines ascending; empty if it is
            missing.
    """

    table: TableInfo
    number: int
    attempt: int
    dealer: Seat | None
    envelopes: tuple[bytes, ...]
    agreement: tuple[bytes, ...] = ()


class _RecordMessage(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    agreement: Annotated[tuple[_Envelope, ...], Meta(max_length=7)]
    table: _TableBytes
    """Empty if the agreement holds it."""
    number: U32
    attempt: U16
    dealer: U8 | None
    envelopes: _Envelopes


_DECODER = msgspec.msgpack.Decoder(_RecordMessage)


def record_of(dealer: DealProtocol, agreement: Iterable[bytes] = ()) -> FairRecord:
    """Return the record of a round as far as a machine has come in it.

    It comes out the same at all machines, however the envelopes travelled, unless machines were given up.

    Args:
        dealer: the machine's end of the round.
        agreement: the envelopes by which the table was agreed on: TABLE, then each machine's TABLE_ACK.
    """
    hand = dealer.hand
    envelopes = tuple(_in_order(dealer))
    return FairRecord(hand.table, hand.number, hand.attempt, hand.dealer, envelopes, tuple(agreement))


def _in_order(dealer: DealProtocol) -> Iterator[bytes]:
    """Yield the envelopes that counted, step by step, then the proofs of cheats that changed no step.

    What a disk has forgotten accuses nobody, and stands there only where it has made the round void.
    """
    found = [signed for signed in map(read, dealer.log) if signed is not None]
    counted = {signed.raw for signed in found}
    hand = dealer.hand
    voiding = [
        event for event in dealer.forgotten.values() if event.machine in hand.live and hand.verdict is None
    ]
    proving = dict.fromkeys(raw for event in dealer.proofs.values() for raw in event.evidence)
    shown = (*proving, *(raw for event in voiding for raw in event.evidence))
    unused = [signed for raw in shown if (signed := read(raw)) is not None and raw not in counted]
    told = dict[bytes, None]()
    words = [
        signed for signed in (*found, *unused) if signed.envelope.kind != RESTARTED or signed.raw in proving
    ]
    for _, step in groupby(words, key=lambda signed: signed.envelope.head):
        spoken = list(step)
        if not any(signed.envelope.kind in VOTE_KINDS or signed.raw in dealer.evidence for signed in spoken):
            spoken.sort(key=lambda signed: signed.envelope.peer)
        for signed in spoken:
            told.update(dict.fromkeys(_announcements(dealer, signed)))
            told[signed.raw] = None
    yield from told


def _announcements(dealer: DealProtocol, signed: Signed) -> list[bytes]:
    """Return the restarts that a word follows from: they stand before it, wherever they were said."""
    if signed.envelope.kind in VOTE_KINDS:
        return []
    known = dealer.hand.inbox.restarts(signed.envelope.peer)
    return [restart.signed.raw for restart in runs_before(run_of(signed.envelope.seq), known)[0]]


def is_fair_record(data: bytes) -> bool:
    """Return whether some bytes claim to be the record of a dealt round."""
    return data.startswith((MAGIC, _FIRST_MAGIC))


def encode_record(record: FairRecord) -> bytes:
    """Return the one encoding of a record."""
    table = b"" if record.agreement else encode_table(record.table)
    rest = record.number, record.attempt, record.dealer, record.envelopes
    return MAGIC + encode(_RecordMessage(record.agreement, table, *rest))


def decode_record(data: bytes) -> FairRecord:
    """Read a record. Raises RecordError unless the bytes are exactly the encoding of one."""
    if data.startswith(_FIRST_MAGIC):
        old = "this record was made by tusac before version 2 of its protocol"
        msg = f"{old}: check it with the tusac that made it"
        raise RecordError(msg)
    if not data.startswith(MAGIC):
        msg = "this is no record of a dealt round"
        raise RecordError(msg)
    if len(data) > MAX_RECORD_BYTES:
        msg = f"a record has at most {MAX_RECORD_BYTES} bytes, this one has {len(data)}"
        raise RecordError(msg)
    try:
        message = _DECODER.decode(data[len(MAGIC) :])
    except (msgspec.DecodeError, RecursionError) as error:
        msg = f"the record is damaged: {error}"
        raise RecordError(msg) from error
    agreement = message.agreement
    table = _agreed_table(agreement[0]) if agreement else decode_table(message.table)
    if table is None:
        msg = "the record names a table at which nobody can play"
        raise RecordError(msg)
    dealer = None if message.dealer is None else Seat(message.dealer)
    if dealer is not None and dealer >= len(table.seats):
        msg = f"the record lets seat {dealer} open at a table of {len(table.seats)}"
        raise RecordError(msg)
    record = FairRecord(table, message.number, message.attempt, dealer, message.envelopes, agreement)
    if encode_record(record) != data:
        msg = "the record is not written as records are"
        raise RecordError(msg)
    return record


def _agreed_table(raw: bytes) -> TableInfo | None:
    """Return the table that a TABLE proposes; its signature is not checked."""
    signed = read(raw)
    body = None if signed is None else decode_body(signed.envelope.kind, signed.envelope.body)
    return decode_table(body.info) if isinstance(body, TableProposal) else None
