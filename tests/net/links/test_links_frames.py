"""Frames: the same ones for every split of the stream, and nothing but frames."""

import struct
import tracemalloc

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.errors import LocalProtocolError
from net.links.frames import MAX_FRAME_BYTES, FrameError, FrameReader, encode_frame
from net.wire.codec import MAY_IGNORE
from net.wire.link import Frame

FRAMES = st.builds(Frame, st.text(min_size=1, max_size=16), st.integers(0, 255), st.binary(max_size=300))


def read_all(reader: FrameReader) -> list[Frame]:
    """Every frame that has come."""
    return list(iter(reader.next_frame, None))


def of(payload: bytes) -> bytes:
    """A payload with its length before it."""
    return struct.pack(">I", len(payload)) + payload


@given(st.lists(FRAMES, max_size=6), st.data())
def test_any_split_of_the_stream_gives_the_same_frames(frames: list[Frame], data: st.DataObject) -> None:
    stream = b"".join(map(encode_frame, frames))
    cuts = data.draw(st.lists(st.integers(0, len(stream)), max_size=8).map(sorted))
    reader = FrameReader(MAX_FRAME_BYTES)

    got = []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        reader.receive(stream[start:end])
        got += read_all(reader)

    assert got == frames


def test_a_frame_may_come_byte_by_byte() -> None:
    frame = Frame("SAY", MAY_IGNORE, bytes(range(256)))
    reader = FrameReader(MAX_FRAME_BYTES)
    got = []

    for byte in encode_frame(frame):
        reader.receive(bytes((byte,)))
        got += read_all(reader)

    assert got == [frame]
    assert got[0].may_be_ignored


@given(st.binary(max_size=400))
def test_any_bytes_give_frames_or_a_frame_error_for_ever(stream: bytes) -> None:
    reader = FrameReader(200)
    reader.receive(stream)

    try:
        frames = read_all(reader)
    except FrameError:
        reader.receive(encode_frame(Frame("SAY", 0, b"")))
        with pytest.raises(FrameError):
            reader.next_frame()
    else:
        assert stream.startswith(b"".join(map(encode_frame, frames)))


@pytest.mark.parametrize("length", [0, 2049, MAX_FRAME_BYTES + 1, 2**31, 2**32 - 1])
def test_a_wrong_length_is_refused_before_the_body_comes(length: int) -> None:
    reader = FrameReader(2048)
    reader.receive(struct.pack(">I", length))

    with pytest.raises(FrameError, match="allowed"):
        reader.next_frame()


def test_a_new_limit_counts_from_the_next_frame() -> None:
    short, long = Frame("SAY", 0, b"short"), Frame("SAY", 0, bytes(3000))
    reader = FrameReader(2048)
    reader.receive(encode_frame(short) + encode_frame(long))

    assert reader.next_frame() == short
    reader.limit = MAX_FRAME_BYTES
    assert reader.next_frame() == long


@pytest.mark.parametrize(
    "payload",
    [
        b"\xc1",
        b"\x91" * 1500,
        b"\xdd\xff\xff\xff\xff" * 300,
        b"\xdf\xff\xff\xff\xff",
        b"\xc6\xff\xff\xff\xff",
        b"\xd4\x01\x00",
        b"\x93\xa1\xff\x00\xc4\x00",
        msgspec.msgpack.encode(("", 0, b"")),
        msgspec.msgpack.encode(("K" * 17, 0, b"")),
        msgspec.msgpack.encode(("SAY", 256, b"")),
        msgspec.msgpack.encode(("SAY", -1, b"")),
        msgspec.msgpack.encode(("SAY", 0, "text")),
        msgspec.msgpack.encode(("SAY", 0, b"", 0)),
        msgspec.msgpack.encode(("SAY", 0)),
        msgspec.msgpack.encode({"kind": "SAY", "flags": 0, "body": b""}),
        msgspec.msgpack.encode(("SAY", 0, b"")) + b"\x00",
        b"\xdc\x00\x03\xa3SAY\x00\xc4\x00",
        b"\x93\xa3SAY\xcc\x00\xc4\x00",
    ],
)
def test_what_is_no_frame_in_its_shortest_form_is_refused_cheaply(payload: bytes) -> None:
    reader = FrameReader(MAX_FRAME_BYTES)
    tracemalloc.start()

    reader.receive(of(payload))
    with pytest.raises(FrameError):
        reader.next_frame()

    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 1 << 20


def test_a_frame_that_no_link_takes_is_the_callers_fault() -> None:
    with pytest.raises(LocalProtocolError, match="over"):
        encode_frame(Frame("CARRY", 0, bytes(MAX_FRAME_BYTES)))
