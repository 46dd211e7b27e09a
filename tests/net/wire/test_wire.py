"""The wire schema: one encoding for each message, everything else refused, nothing ever raised."""

import time
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.wire import deal
from net.wire.codec import Message, decode, encode
from net.wire.deal import BODIES, MAX_ENVELOPE_BYTES, Envelope, decode_body, decode_envelope
from net.wire.kinds import KIND_OF

HASH, POINT, SCALAR = bytes(32), bytes(33), bytes(31) + b"\x01"

SAMPLES: dict[str, Message] = {
    "TABLE": deal.TableProposal(bytes(900)),
    "TABLE_ACK": deal.TableAck(HASH),
    "COMMIT": deal.Commit(HASH),
    "OPEN": deal.Open((deal.SeatKey(POINT, bytes(65)),), HASH, HASH, HASH, HASH),
    "SHUFFLE": deal.Shuffle(bytes(7392), bytes(11080)),
    "DECK_ACK": deal.DeckAck(HASH),
    "ESCROW": deal.Escrow((POINT, POINT), bytes(3036), bytes(128), (POINT,) * 4, (bytes(112),) * 3),
    "ESCROW_ACK": deal.EscrowAck((0, 2), HASH),
    "DEAL": deal.Deal(SCALAR),
    "READY": deal.Ready(),
    "DRAW": deal.DrawRequest(81, (bytes(180),)),
    "REJOIN": deal.Rejoin(),
    "RESTARTED": deal.Restarted(known=7),
    "WALL": deal.Wall(POINT, bytes(64)),
    "WALL_FOR": deal.WallFor((deal.WallPart(POINT, bytes(64)),)),
    "MASKS_FOR": deal.MasksFor((SCALAR,)),
    "OPEN_CARDS": deal.OpenCards(3, (60, 61), bytes(66), bytes(64), b"\x00\x03\x3c"),
    "CLAIM_COMMIT": deal.ClaimCommit((HASH, HASH)),
    "CLAIM_OPEN": deal.ClaimOpen((deal.Answer(b"\x04\x00", HASH),)),
    "OUT": deal.Out((1, 2), (2,), (HASH,)),
    "HAVE": deal.Have(1),
    "CLOSED": deal.Closed((1,), (), (((1, 2), (2,)),), HASH),
    "END": deal.End(HASH),
    "AUDIT": deal.Audit((SCALAR,), HASH),
    "RECEIPT": deal.Receipt(HASH),
}
ENVELOPE = Envelope(1, bytes(16), 7, 0, 2, 300, HASH, HASH, "DRAW", encode(deal.DrawRequest(90, ())))


def packed(*fields: object) -> bytes:
    """Fields as a msgpack array, whatever they are."""
    return msgspec.msgpack.encode(fields)


def test_every_body_has_a_sample_and_a_name() -> None:
    assert SAMPLES.keys() == BODIES.keys()
    assert {KIND_OF[type(sample)] for sample in SAMPLES.values()} == BODIES.keys()


@pytest.mark.parametrize("kind", BODIES)
def test_a_body_comes_back_from_its_bytes(kind: str) -> None:
    data = encode(SAMPLES[kind])

    assert decode_body(kind, data) == SAMPLES[kind]


@pytest.mark.parametrize("kind", BODIES)
def test_truncated_or_extended_bodies_are_refused(kind: str) -> None:
    data = encode(SAMPLES[kind])

    assert all(
        decode_body(kind, data[:size]) is None for size in range(0, len(data), max(1, len(data) // 50))
    )
    assert decode_body(kind, data + b"\x00") is None


@pytest.mark.parametrize("kind", BODIES)
def test_a_field_too_many_or_too_few_is_refused(kind: str) -> None:
    fields = msgspec.msgpack.decode(encode(SAMPLES[kind]))

    assert decode_body(kind, packed(*fields, None)) is None
    if fields:
        assert decode_body(kind, packed(*fields[:-1])) is None


@pytest.mark.parametrize("kind", [kind for kind, sample in SAMPLES.items() if sample.__struct_fields__])
@pytest.mark.parametrize("junk", [None, True, -1, 1 << 40, 1.5, "text", {"a": 1}, [[[]]]], ids=repr)
def test_a_first_field_of_another_type_is_refused(kind: str, junk: object) -> None:
    _, *rest = msgspec.msgpack.decode(encode(SAMPLES[kind]))

    assert decode_body(kind, packed(junk, *rest)) is None


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("COMMIT", packed(bytes(31))),
        ("COMMIT", packed(bytes(33))),
        ("SHUFFLE", packed(bytes(40_001), b"")),
        ("ESCROW", packed([POINT], b"", b"", [], [])),
        ("ESCROW", packed([POINT, POINT], b"", b"", [POINT] * 7, [])),
        ("ESCROW", packed([POINT, POINT], b"", b"", [], [bytes(129)])),
        ("ESCROW_ACK", packed([0, 1, 2, 3, 4, 5], b"")),
        ("DEAL", packed(bytes(33))),
        ("DRAW", packed(256, ())),
        ("DRAW", packed(81, (bytes(257),))),
        ("DRAW", packed(81, (b"",) * 6)),
        ("OPEN_CARDS", packed(0, list(range(65)), b"", b"", b"")),
        ("OPEN_CARDS", packed(0, [1], b"", b"", bytes(17))),
        ("CLAIM_COMMIT", packed([HASH] * 7)),
        ("PREPARE", packed(65_536)),
        ("PROMISE", packed(0, 0, None, [[0, HASH]] * 7)),
        ("ACCEPT", packed(0, [HASH] * 7, [])),
        ("ACCEPTED", packed([0, 0, [[0, bytes(31)]]])),
        ("AUDIT", packed([SCALAR] * 7, HASH)),
    ],
    ids=lambda value: value if isinstance(value, str) else f"{len(value)} bytes",
)
def test_limits_hold(kind: str, data: bytes) -> None:
    assert decode_body(kind, data) is None


@pytest.mark.parametrize(
    "data",
    [
        b"\x92\xcc\x05\x90",  # 5 in two bytes
        b"\x92\xcd\x00\x05\x90",
        b"\xdc\x00\x02\x05\x90",  # the array's length in three bytes
    ],
    ids=bytes.hex,
)
def test_only_the_shortest_encoding_is_read(data: bytes) -> None:
    assert decode_body("DRAW", b"\x92\x05\x90") == deal.DrawRequest(5, ())
    assert decode_body("DRAW", data) is None


def test_unknown_kinds_are_refused() -> None:
    assert decode_body("draw", b"\x91\x05") is None


def test_an_envelope_comes_back_from_its_bytes() -> None:
    assert decode_envelope(encode(ENVELOPE)) == ENVELOPE


def test_an_envelope_has_a_largest_size() -> None:
    largest = MAX_ENVELOPE_BYTES - len(encode(msgspec.structs.replace(ENVELOPE, body=bytes(60_000)))) + 60_000
    fits = msgspec.structs.replace(ENVELOPE, body=bytes(largest))
    too_large = msgspec.structs.replace(ENVELOPE, body=bytes(largest + 1))

    assert decode_envelope(encode(fits)) == fits
    assert decode_envelope(encode(too_large)) is None


@pytest.mark.parametrize(
    "data",
    [b"", b"\xc1", b"\x9a", b"\xdd\xff\xff\xff\xff", b"\x91" * 60_000, b"\xdf\xff\xff\xff\xff", b"\xd9\xff"],
    ids=lambda data: data[:4].hex(),
)
def test_huge_counts_and_deep_nesting_are_refused(data: bytes) -> None:
    assert decode_envelope(data) is None
    assert all(decode_body(kind, data) is None for kind in BODIES)


@given(st.binary(max_size=300))
def test_any_bytes_are_an_envelope_or_nothing(data: bytes) -> None:
    envelope = decode_envelope(data)

    assert envelope is None or encode(envelope) == data


@given(st.sampled_from(sorted(BODIES)), st.data())
def test_a_changed_body_is_another_body_or_nothing(kind: str, data: st.DataObject) -> None:
    bytes_of_it = bytearray(encode(SAMPLES[kind]))
    place = data.draw(st.integers(0, len(bytes_of_it) - 1))
    bytes_of_it[place] ^= data.draw(st.integers(1, 255))

    found = decode_body(kind, bytes(bytes_of_it))
    assert found is None or (found != SAMPLES[kind] and encode(found) == bytes(bytes_of_it))


def test_threads_that_read_messages_of_new_kinds_make_one_decoder_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two made at once, of types that share one, crash the program: msgspec completes a type in steps."""

    class One(Message, frozen=True):
        number: int

    class Two(Message, frozen=True):
        number: int

    make, making, together = msgspec.msgpack.Decoder, set[type[Message]](), list[int]()

    def slow(kind: type[Message]) -> msgspec.msgpack.Decoder[Message]:
        making.add(kind)
        together.append(len(making))
        time.sleep(0.05)
        making.remove(kind)
        return make(kind)

    monkeypatch.setattr(msgspec.msgpack, "Decoder", slow)
    with ThreadPoolExecutor(2) as threads:
        read = list(threads.map(lambda kind: decode(kind, b"\x91\x07"), (One, Two)))

    assert read == [One(7), Two(7)]
    assert together == [1, 1]
