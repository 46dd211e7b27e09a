"""Records of dealt rounds as files: one encoding, everything else refused with a reason."""

from dataclasses import replace
from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.seats import Seat
from net.errors import RecordError
from net.fair_record import (
    MAGIC,
    MAX_RECORD_BYTES,
    FairRecord,
    decode_record,
    encode_record,
    is_fair_record,
    record_of,
)
from tests.support.joined import joined, table_of


@cache
def record() -> FairRecord:
    """The record of a short round of two machines."""
    table = joined(table_of(2))
    table.start()
    table.run()
    return record_of(table.players[0].dealer)


def packed(*fields: object) -> bytes:
    """A file with these fields."""
    return MAGIC + msgspec.msgpack.encode(fields)


def fields() -> list[object]:
    """The fields of the record."""
    found: list[object] = msgspec.msgpack.decode(encode_record(record())[len(MAGIC) :])
    return found


def test_a_record_comes_back_from_its_bytes() -> None:
    data = encode_record(record())

    assert is_fair_record(data)
    assert decode_record(data) == record()
    assert record().envelopes[0] in data


def test_a_record_from_before_the_deal_has_no_dealer() -> None:
    early = replace(record(), dealer=None, envelopes=record().envelopes[:4])

    assert decode_record(encode_record(early)) == early


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "no record"),
        (b"tusac 1\nsetup", "no record"),
        (MAGIC, "damaged"),
        (MAGIC + b"\x95", "damaged"),
        (packed(*fields()[:4]), "damaged"),
        (packed(*fields(), 1), "damaged"),
        (packed(fields()[0], -1, *fields()[2:]), "damaged"),
        (packed(*fields()[:4], [bytes(70_000)]), "damaged"),
        (packed(*fields()[:4], [b""] * 20_000), "damaged"),
        (packed(b"", *fields()[1:]), "nobody can play"),
        (packed(*fields()[:3], 2, fields()[4]), "seat 2 open at a table of 2"),
        (encode_record(record()) + b"\x00", "damaged"),
        (encode_record(record()).replace(b"\x95", b"\xdc\x00\x05", 1), "not written as"),
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
