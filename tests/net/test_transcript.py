"""Signed envelopes: made, read, refused by name; heads that depend on what was said and not on when."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lab.simulator.material import identity
from net.transcript import GENESIS, Signed, Stream, left_out, next_head, read, seal, why_foreign
from net.wire.codec import encode
from net.wire.deal import VERSION, DrawRequest, Envelope

STREAM = Stream(bytes(16), 3, 1, tuple(identity(machine).public.sign_key for machine in range(2)))
ENVELOPE = Envelope(VERSION, bytes(16), 3, 1, 1, 0, GENESIS, bytes(32), "DRAW", encode(DrawRequest(81, ())))


def sealed(**changes: object) -> Signed:
    """The envelope of machine 1 with some fields changed, signed by machine 1."""
    return seal(msgspec.structs.replace(ENVELOPE, **changes), identity(1))


def test_what_was_sealed_is_read_and_belongs() -> None:
    signed = sealed()

    assert read(signed.raw) == signed
    assert signed.envelope == ENVELOPE
    assert why_foreign(signed, STREAM) is None


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"version": VERSION - 1}, "bad_version"),
        ({"table_id": b"another table id"}, "other_table"),
        ({"hand": 4}, "other_hand"),
        ({"attempt": 0}, "other_hand"),
        ({"peer": 2}, "unknown_peer"),
        ({"peer": 0}, "bad_signature"),
    ],
    ids=str,
)
def test_what_does_not_belong_is_refused_by_name(changes: dict[str, object], rule: str) -> None:
    assert why_foreign(sealed(**changes), STREAM) == rule


def test_any_bit_of_an_envelope_counts() -> None:
    raw = sealed().raw
    for bit in range(8 * len(raw)):
        changed = bytearray(raw)
        changed[bit // 8] ^= 1 << bit % 8
        signed = read(bytes(changed))
        assert signed is None or why_foreign(signed, STREAM) is not None


@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_not(data: bytes) -> None:
    signed = read(data)

    assert signed is None or signed.raw == data


def test_a_head_does_not_depend_on_order_but_on_everything_else() -> None:
    ids = [(0, b"a" * 32), (1, b"b" * 32)]
    head = next_head(bytes(32), ids)

    assert next_head(bytes(32), ids[::-1]) == head
    assert next_head(b"h" * 32, ids) != head
    assert next_head(bytes(32), ids[:1]) != head
    assert next_head(bytes(32), [(0, b"b" * 32), (1, b"a" * 32)]) != head
    others = [next_head(bytes(32), [ids[0], left_out(machine)]) for machine in (1, 2)]
    assert len({head, next_head(bytes(32), ids[:1]), *others}) == 4
