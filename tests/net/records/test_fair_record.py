"""Records of dealt rounds as files: one encoding, everything else refused with a reason."""

from dataclasses import replace
from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rules_text import override
from engine.rulesets import load
from engine.seats import Seat
from net.deal.table import encode_table
from net.errors import RecordError
from net.records.fair_record import (
    MAGIC,
    MAX_RECORD_BYTES,
    FairRecord,
    decode_record,
    encode_record,
    is_fair_record,
    record_of,
)
from tests.support.joined import agreement_on, joined, kind_of, table_of


@cache
def record() -> FairRecord:
    """The record of a short round of two machines."""
    table = joined(table_of(2))
    table.start()
    table.run()
    return record_of(table.players[0].dealer)


@cache
def agreed_record() -> FairRecord:
    """The same with the signed table and who agreed to it."""
    return replace(record(), agreement=agreement_on(record().table))


def packed(*fields: object) -> bytes:
    """A file with these fields."""
    return MAGIC + msgspec.msgpack.encode(fields)


def fields() -> list[object]:
    """The fields of the record."""
    found: list[object] = msgspec.msgpack.decode(encode_record(record())[len(MAGIC) :])
    return found


def agreed_fields() -> list[object]:
    """The fields of the record with who agreed to the table."""
    found: list[object] = msgspec.msgpack.decode(encode_record(agreed_record())[len(MAGIC) :])
    return found


def test_a_record_comes_back_from_its_bytes() -> None:
    data = encode_record(record())

    assert is_fair_record(data)
    assert decode_record(data) == record()
    assert record().envelopes[0] in data


def test_a_record_begins_with_who_agreed_to_the_table() -> None:
    data = encode_record(agreed_record())
    table, *acks = decode_record(data).agreement

    assert decode_record(data) == agreed_record()
    assert [kind_of(raw) for raw in (table, *acks)] == ["TABLE", "TABLE_ACK", "TABLE_ACK"]
    assert data.index(table) < data.index(acks[0]) < data.index(acks[1]) < data.index(record().envelopes[0])
    assert data.count(encode_table(record().table)) == 1


def test_a_record_of_the_first_format_is_refused_with_what_to_do() -> None:
    data = encode_record(record()).replace(b"round 2", b"round 1", 1)

    assert is_fair_record(data)
    with pytest.raises(
        RecordError, match="before version 2 of its protocol: check it with the tusac that made it"
    ):
        decode_record(data)


def test_the_longest_rounds_of_six_machines_fit_in_a_record() -> None:
    table = joined(table_of(6, 6, override(load("pvt"), {"players": [2, 3, 4, 5, 6]})), label=3)
    table.start()
    table.run()
    data = encode_record(record_of(table.players[0].dealer))

    assert decode_record(data).dealer is not None
    assert 2 * len(data) < MAX_RECORD_BYTES


def test_a_record_from_before_the_deal_has_no_dealer() -> None:
    early = replace(record(), dealer=None, envelopes=record().envelopes[:4])

    assert decode_record(encode_record(early)) == early


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "no record"),
        (b"tusac 1\nsetup", "no record"),
        (MAGIC, "damaged"),
        (MAGIC + b"\x96", "damaged"),
        (packed(*fields()[:5]), "damaged"),
        (packed(*fields(), 1), "damaged"),
        (packed(*fields()[:2], -1, *fields()[3:]), "damaged"),
        (packed(*fields()[:5], [bytes(70_000)]), "damaged"),
        (packed(*fields()[:5], [b""] * 20_000), "damaged"),
        (packed([], b"", *fields()[2:]), "nobody can play"),
        (packed([b"junk"], b"", *fields()[2:]), "nobody can play"),
        (packed(*fields()[:4], 2, fields()[5]), "seat 2 open at a table of 2"),
        (packed(*agreed_fields()[:1], fields()[1], *fields()[2:]), "not written as"),
        (encode_record(record()) + b"\x00", "damaged"),
        (encode_record(record()).replace(b"\x96", b"\xdc\x00\x06", 1), "not written as"),
        (MAGIC.replace(b"2", b"3"), "no record"),
        (MAGIC + bytes(MAX_RECORD_BYTES), "at most"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_no_record_is_refused_with_a_reason(data: bytes, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        decode_record(data)


@given(st.binary(max_size=100))
def test_any_bytes_are_a_record_or_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        decode_record(MAGIC + data)


@given(st.data())
def test_a_changed_record_is_another_or_refused(data: st.DataObject) -> None:
    changed = bytearray(encode_record(record()))
    changed[data.draw(st.integers(0, len(changed) - 1))] ^= data.draw(st.integers(1, 255))
    try:
        found = decode_record(bytes(changed))
    except RecordError:
        return
    assert found != record()


def test_any_seat_of_the_table_may_have_opened() -> None:
    other = replace(record(), dealer=Seat(1 - (record().dealer or 0)))

    assert decode_record(encode_record(other)) == other
