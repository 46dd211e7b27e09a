"""Adverts: what a table says to strangers survives the wire, what a stranger says only once checked."""

import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.discovery.advert import MAX_ADVERT_BYTES, Advert, TableState, decode, encode, fit
from tests.support.adverts import ADVERT

GOLDEN = (
    b"\x05v=2.2\x13id=0123456789abcdef\x04tv=7\x12k=fedcba9876543210\x0ar=89abcdef\x06rn=pvt"
    b"\x13n=B\xc3\xa0n nh\xc3\xa0 b\xc3\xa0 T\xc6\xb0\x0bh=T\xc6\xb0 S\xe1\xba\xafc\x08p=family\x08pv=0.1.0"
    b"\x03m=4\x03t=1\x03s=2\x03w=1\x03c=0\x08st=lobby"
)

names = st.text(max_size=200)
adverts = st.builds(
    replace,
    st.just(ADVERT),
    version=st.integers(0, 999_999_999),
    protocol_major=st.integers(0, 999),
    name=names,
    host=names,
    rules=names,
    pace=names,
    program=names,
    needs_code=st.booleans(),
    state=st.sampled_from(TableState),
)


def txt(**changes: str | None) -> bytes:
    """Return the golden advert with some values changed, added, or left out where None."""
    items = [GOLDEN[at + 1 : at + 1 + GOLDEN[at]].decode() for at in _starts(GOLDEN)]
    values = dict(item.split("=", 1) for item in items) | changes
    texts = [f"{key}={value}".encode() for key, value in values.items() if value is not None]
    return b"".join(bytes((len(text),)) + text for text in texts)


def _starts(data: bytes) -> list[int]:
    starts = [0]
    while (at := starts[-1] + 1 + data[starts[-1]]) < len(data):
        starts.append(at)
    return starts


def test_an_advert_is_written_as_its_golden_bytes_and_read_back() -> None:
    assert encode(ADVERT) == GOLDEN
    assert decode(GOLDEN) == ADVERT


@given(adverts)
def test_any_advert_fits_one_packet_and_what_is_read_is_written_alike(advert: Advert) -> None:
    data = encode(advert)
    assert len(data) < MAX_ADVERT_BYTES
    read = decode(data)
    assert read is not None
    assert encode(read) == data
    assert decode(data) == read


def test_the_longest_of_everything_still_fits() -> None:
    long = "ắ" * 300
    longest = replace(
        ADVERT, name=long, host=long, rules=long, pace=long, program=long, version=999_999_999,
        protocol_major=999, protocol_minor=999, state=TableState.PLAYING,
    )  # fmt: skip
    assert len(encode(longest)) < MAX_ADVERT_BYTES


@given(st.binary(max_size=500))
def test_any_bytes_are_an_advert_or_nothing(data: bytes) -> None:
    assert decode(data) is None or len(data) <= MAX_ADVERT_BYTES


@given(st.binary(max_size=40), st.integers(0, len(GOLDEN)))
def test_damaged_adverts_are_an_advert_or_nothing(noise: bytes, at: int) -> None:
    read = decode(GOLDEN[:at] + noise + GOLDEN[at + len(noise) :])
    assert read is None or decode(encode(read)) == read


@pytest.mark.parametrize(
    "data",
    [
        b"",
        GOLDEN + b"\xff" + bytes(255),
        GOLDEN[:-1],
        GOLDEN + b"\x05x=1",
        txt(id=None),
        txt(id="0123456789ABCDEF"),
        txt(id="0123"),
        txt(v="1"),
        txt(v="1.2\n"),
        txt(v="1000.0"),
        txt(tv="-1"),
        txt(tv="1" * 10),
        txt(m="7"),
        txt(m="1"),
        txt(t="4"),
        txt(t="٣"),
        txt(w="2"),
        txt(st="finished"),
        txt(r="89abcde"),
    ],
)
def test_a_malformed_advert_is_nothing(data: bytes) -> None:
    assert decode(data) is None


def test_keys_of_later_versions_are_passed_over_and_of_a_key_twice_the_first_counts() -> None:
    assert decode(GOLDEN + b"\x07new=abc\x03m=6\x04flag") == ADVERT


def test_names_of_strangers_lose_what_could_mislead() -> None:
    read = decode(txt(n="\u202eevil\u2066 \x1b[31m\u0000 nh\u00e0\u200b", h="a" + "\u0301" * 30, p="n" * 90))
    assert read is not None
    assert read.name == "evil [31m nhà"
    assert read.host == "á\u0301\u0301"
    assert read.pace == "n" * 24


@pytest.mark.parametrize(
    "bad", [{"table": "x"}, {"seats": 7}, {"version": -1}, {"fingerprint": ""}, {"rules_digest": "89ABCDEF"}]
)
def test_what_is_no_advert_cannot_be_written(bad: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="cannot be advertised"):
        encode(replace(ADVERT, **bad))


@given(st.text(max_size=100), st.integers(0, 70))
def test_fitted_text_is_short_clean_and_stays_as_it_is(text: str, longest: int) -> None:
    short = fit(text, longest)
    assert len(short.encode()) <= longest
    assert not any(unicodedata.category(character)[0] == "C" for character in short)
    assert fit(short, longest) == short


def test_marks_parted_by_something_invisible_are_put_together() -> None:
    assert fit("a\u200d\u0301", 9) == "á"


def test_a_cut_leaves_whole_characters() -> None:
    assert fit("Tứ Sắc", 4) == "Tứ"
    assert fit("Tứ Sắc", 3) == "T"
