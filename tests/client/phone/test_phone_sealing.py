"""Messages of phone and computer are encrypted, and only a connection's next message is accepted."""

import json
from base64 import urlsafe_b64decode
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from tests.support.vectors import VECTORS
from tusac_qt.phone.sealing import (
    FILLED_TO,
    Agreed,
    Greeting,
    Opening,
    Seal,
    SealError,
    agree,
    fresh_opening,
)

CONTRACT: dict[str, Any] = json.loads((VECTORS / "phone" / "handshake.json").read_text(encoding="utf-8"))


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def agreed(side: str) -> Agreed:
    other = {"page": "server", "server": "page"}[side]
    own = CONTRACT[side]
    secret = X25519PrivateKey.from_private_bytes(data(own["private"]))
    place = (CONTRACT["token"], CONTRACT["key"], CONTRACT["host"])
    return agree(
        place,
        Opening(secret, data(own["hello"]["nonce"])),
        Greeting(**CONTRACT[other]["hello"]),
        is_server=side == "server",
    )


@pytest.mark.parametrize("side", ["page", "server"])
def test_both_sides_calculate_the_keys_of_the_contract(side: str) -> None:
    assert agreed(side) == Agreed(
        data(CONTRACT["bind"]), data(CONTRACT["to_server"]), data(CONTRACT["to_page"])
    )


@pytest.mark.parametrize(("way", "key"), [("from_page", "to_server"), ("from_server", "to_page")])
def test_the_messages_of_the_contract_are_sealed_and_opened(way: str, key: str) -> None:
    sealing, opening = (Seal(data(CONTRACT[key]), data(CONTRACT["bind"])) for _ in range(2))
    for example in CONTRACT[way]:
        text = example["text"].encode()

        assert sealing.seal(text) == data(example["sealed"])
        assert opening.open(data(example["sealed"])).rstrip() == text


def pair() -> tuple[Seal, Seal]:
    return Seal(bytes(32), b"one"), Seal(bytes(32), b"one")


def test_a_message_repeated_left_out_or_put_elsewhere_is_not_opened() -> None:
    writing, reading = pair()
    first, second, third = (writing.seal(text) for text in (b"1", b"2", b"3"))
    assert reading.open(first).rstrip() == b"1"

    with pytest.raises(SealError):
        reading.open(first)
    for left_out in (second, third):
        _, fresh = pair()
        with pytest.raises(SealError):
            fresh.open(left_out)


def test_a_message_of_another_connection_or_changed_is_not_opened() -> None:
    writing, _ = pair()
    sealed = writing.seal(b"1")

    with pytest.raises(SealError):
        Seal(bytes(32), b"two").open(sealed)
    with pytest.raises(SealError):
        pair()[1].open(sealed[:-1] + bytes([sealed[-1] ^ 1]))


def test_another_key_token_or_host_makes_other_keys() -> None:
    page, server = fresh_opening(), fresh_opening()
    places = [("T", "K", "H"), ("U", "K", "H"), ("T", "L", "H"), ("T", "K", "I")]
    found = [agree(place, page, server.greeting, is_server=False) for place in places]

    assert len({keys.to_page for keys in found}) == len(places)
    assert found[0] == agree(places[0], server, page.greeting, is_server=True)


def test_lengths_tell_nothing_below_a_kilobyte() -> None:
    writing, _ = pair()

    assert len({len(writing.seal(b"x" * length)) for length in (1, 500, FILLED_TO)}) == 1


@pytest.mark.parametrize("public", ["", "AAAA", "é" * 43, "A" * 43, "B" * 44])
def test_a_greeting_that_is_none_is_refused(public: str) -> None:
    with pytest.raises(SealError):
        agree(("T", "K", "H"), fresh_opening(), Greeting(1, public, "A" * 22), is_server=True)
