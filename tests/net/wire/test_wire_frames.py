"""Frames of links and tables: each kind has one name, what is too long is refused, and no bytes raise anything."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from net.wire import link, table
from net.wire.codec import Message, decode, encode
from net.wire.kinds import KIND_OF
from net.wire.table import FRAMES, LASTING, MAX_CARRIED_BYTES, MOST_TOLD, NOTES, OPTIONAL_NOTES

OF_LINKS = [kind for kind in vars(link).values() if isinstance(kind, type) and issubclass(kind, Message)]
OF_TABLES = [kind for kind in vars(table).values() if isinstance(kind, type) and issubclass(kind, Message)]
KINDS = sorted({*OF_LINKS, *OF_TABLES} - {Message}, key=lambda kind: kind.__name__)


def test_each_kind_of_frame_and_note_has_a_name_of_its_own() -> None:
    for named in (FRAMES, NOTES):
        assert len(set(named.values())) == len(named)
        assert all(KIND_OF[kind] == name for name, kind in named.items())
    assert set(LASTING) <= NOTES.keys()
    assert NOTES.keys() >= OPTIONAL_NOTES


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@settings(max_examples=30)
@given(st.binary(max_size=200))
def test_no_bytes_raise_and_what_is_read_has_one_encoding(kind: type[Message], data: bytes) -> None:
    found = decode(kind, data)
    assert found is None or encode(found) == data


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.binary(max_size=40) | st.text(max_size=9), st.lists
    )
)
def test_no_fields_raise_either(fields: object) -> None:
    """The fields of a message travel as an array."""
    try:
        data = msgspec.msgpack.encode([fields, fields])
    except (OverflowError, ValueError):
        return
    for kind in KINDS:
        found = decode(kind, data)
        assert found is None or encode(found) == data


def test_no_more_is_carried_or_offered_at_once_than_is_allowed() -> None:
    for body, longer in (
        (table.Carry(bytes(MAX_CARRIED_BYTES)), table.Carry(bytes(MAX_CARRIED_BYTES + 1))),
        (table.EnvelopeOffer((bytes(32),) * MOST_TOLD), table.EnvelopeOffer((bytes(32),) * (MOST_TOLD + 1))),
        (table.Want((bytes(32),)), table.Want((bytes(31),))),
    ):
        assert decode(type(body), encode(body)) == body
        assert decode(type(longer), encode(longer)) is None
