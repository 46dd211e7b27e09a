"""Every decoder on any bytes: the one value with that encoding, or `EncodingError`; never anything else."""

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from net.crypto.cards import MaskedDeck
from net.crypto.equality import EqualityProof
from net.crypto.errors import EncodingError
from net.crypto.group import ORDER, Group, decode_scalar, encode_scalar
from net.crypto.keys import OwnershipProof
from net.crypto.masked_shares import MaskedSharesProof
from net.crypto.shuffle_proof import ShuffleProof
from tests.support.crypto import ALL, group_named

CARDS = 3


class Encodable(Protocol):
    """A value that is sent over the wire."""

    def encode(self) -> bytes:
        """Its one encoding."""


DECODERS: dict[str, Callable[[Group, bytes], Encodable]] = {
    "deck": lambda group, data: MaskedDeck.decode(group, data, CARDS),
    "shuffle proof": lambda group, data: ShuffleProof.decode(group, data, CARDS),
    "ownership proof": OwnershipProof.decode,
    "equality proof": lambda _, data: EqualityProof.decode(data),
    "masked shares proof": lambda group, data: MaskedSharesProof.decode(group, data, CARDS),
}

# What each consists of: p for a point, s for a scalar.
SHAPES = {
    "deck": "p" * 6,
    "shuffle proof": "p" * 8 + "s" * (3 * CARDS + 2),
    "ownership proof": "ps",
    "equality proof": "ss",
    "masked shares proof": "ppppp" + "ssss",
}

points = st.integers(1, 50).map(lambda scalar: bytes(group_named("libsecp").mul_generator(scalar)))
scalars = st.integers(0, ORDER - 1).map(encode_scalar)
mutations = st.tuples(
    st.sampled_from(["flip", "cut", "extend", "order", "field", "none"]),
    st.integers(0, 2**16),
    st.integers(1, 255),
)


def mutated(data: bytes, mutation: tuple[str, int, int]) -> bytes:
    how, where, value = mutation
    at = where % len(data)
    if how == "flip":
        return data[:at] + bytes([data[at] ^ value]) + data[at + 1 :]
    if how == "cut":
        return data[:at]
    if how == "extend":
        return data[:at] + bytes([value]) + data[at:]
    replacement = {"order": encode_scalar(ORDER), "field": b"\x02" + b"\xff" * 32, "none": b""}[how]
    return data[: len(data) - len(replacement)] + replacement


@pytest.mark.parametrize("name", DECODERS)
@settings(max_examples=40)
@given(st.data())
def test_a_decoder_takes_only_canonical_bytes(name: str, data: st.DataObject) -> None:
    parts = [data.draw(points if part == "p" else scalars) for part in SHAPES[name]]
    honest = b"".join(parts)
    candidate = mutated(honest, data.draw(mutations))
    outcomes: list[bytes | None] = []
    for backend in ALL:
        group = group_named(backend)
        assert DECODERS[name](group, honest).encode() == honest
        try:
            outcomes.append(DECODERS[name](group, candidate).encode())
        except EncodingError:
            outcomes.append(None)

    assert outcomes in ([None] * len(ALL), [candidate] * len(ALL))


@pytest.mark.parametrize("name", DECODERS)
@settings(max_examples=30)
@given(data=st.binary(max_size=600))
def test_any_bytes_are_decoded_or_refused(name: str, data: bytes) -> None:
    with suppress(EncodingError):
        assert DECODERS[name](group_named("libsecp"), data).encode() == data


@given(data=st.binary(max_size=40))
def test_any_bytes_are_a_scalar_or_refused(data: bytes) -> None:
    try:
        assert encode_scalar(decode_scalar(data)) == data
    except EncodingError:
        assert len(data) != 32 or int.from_bytes(data, "big") >= ORDER


def test_a_proof_about_fewer_than_two_cards_is_refused() -> None:
    for cards in (-1, 0, 1):
        with pytest.raises(EncodingError):
            ShuffleProof.decode(group_named("libsecp"), bytes(max(0, ShuffleProof.size(cards))), cards)
