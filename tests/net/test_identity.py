"""Identities: signatures hold, secrets do not show."""

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from hypothesis import given
from hypothesis import strategies as st

from net.identity import (
    KEY_BYTES,
    SIGNATURE_BYTES,
    PublicIdentity,
    WeakKeyError,
    identity_from,
    verify,
)
from tests.support.vectors import rows

ALICE = identity_from(bytes(range(32)), bytes(range(32, 64)))
BOB = identity_from(bytes(range(64, 96)), bytes(range(96, 128)))
WEAK = [(which, bytes.fromhex(key)) for which, key, _ in rows("weak_keys.txt")]
PRIME = 2**255 - 19
D = -121665 * pow(121666, -1, PRIME) % PRIME


def test_a_signature_is_its_signers_and_its_messages() -> None:
    signature = ALICE.sign(b"message")

    assert len(signature) == SIGNATURE_BYTES
    assert verify(ALICE.public.sign_key, signature, b"message")
    assert not verify(ALICE.public.sign_key, signature, b"massage")
    assert not verify(BOB.public.sign_key, signature, b"message")


def test_equal_secrets_make_equal_identities() -> None:
    assert identity_from(bytes(range(32)), bytes(range(32, 64))) == ALICE
    assert len(ALICE.public.sign_key) == len(ALICE.public.seal_key) == KEY_BYTES


def test_secrets_do_not_show() -> None:
    assert ALICE.sign_secret.hex() not in repr(ALICE)
    assert repr(ALICE.sign_secret) not in repr(ALICE)
    assert repr(ALICE.seal_secret) not in repr(ALICE)


@given(st.binary(max_size=40), st.binary(max_size=70))
def test_hostile_keys_and_signatures_verify_nothing(key: bytes, signature: bytes) -> None:
    assert not verify(key, signature, b"message")


@pytest.mark.parametrize(("which", "key"), WEAK, ids=lambda value: value if isinstance(value, str) else "")
def test_a_key_that_proves_nothing_is_nobodys(which: str, key: bytes) -> None:
    sign_key, seal_key = (key, ALICE.public.seal_key) if which == "sign" else (ALICE.public.sign_key, key)

    with pytest.raises(WeakKeyError, match="sealing" if which == "seal" else "signing"):
        PublicIdentity(sign_key, seal_key)


def test_a_constant_signature_holds_for_no_message() -> None:
    signature = bytes([1]) + bytes(63)  # of the point of order 1, by the secret 0
    believed = 0
    for which, key in WEAK:
        for number in range(8 if which == "sign" else 0):
            believed += _is_believed_by_the_library(key, signature, bytes([number]))
            assert not verify(key, signature, bytes([number]))

    assert believed  # so that the test tests something


def _is_believed_by_the_library(key: bytes, signature: bytes, message: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except Exception:  # noqa: BLE001 - whatever it does not believe
        return False
    return True


def test_the_vectors_are_all_points_of_small_order() -> None:
    # every point of small order is a multiple of one of order 8
    (generator,) = [
        (x, y)
        for y in (int.from_bytes(key, "little") for which, key in WEAK if which == "sign")
        if y < PRIME and (x := _x_of(y)) % 2 == 0 and _order(x, y) == 8 and y < PRIME // 2
    ]
    points = [generator]
    while points[-1] != (0, 1):
        points.append(_sum(points[-1], generator))
    canonical = {(y | (x % 2) << 255).to_bytes(32, "little") for x, y in points}

    assert len(canonical) == 8
    assert canonical <= {key for which, key in WEAK if which == "sign"}
    montgomery = {(1 + y) * pow(1 - y, -1, PRIME) % PRIME for _, y in points if y != 1}
    assert {u.to_bytes(32, "little") for u in montgomery} <= {key for which, key in WEAK if which == "seal"}


def _sum(left: tuple[int, int], right: tuple[int, int]) -> tuple[int, int]:
    (x, y), (v, w) = left, right
    product = D * x * v * y * w
    return (
        (x * w + v * y) * pow(1 + product, -1, PRIME) % PRIME,
        (y * w + x * v) * pow(1 - product, -1, PRIME) % PRIME,
    )


def _x_of(y: int) -> int:
    square = (y * y - 1) * pow(D * y * y + 1, -1, PRIME) % PRIME
    root = pow(square, (PRIME + 3) // 8, PRIME)
    if root * root % PRIME != square:
        root = root * pow(2, (PRIME - 1) // 4, PRIME) % PRIME
    return min(root, PRIME - root, key=lambda x: x % 2) if root else 0


def _order(x: int, y: int) -> int:
    point, order = (x, y), 1
    while point != (0, 1) and order < 9:
        point, order = _sum(point, (x, y)), order + 1
    return order


@given(st.binary(min_size=32, max_size=32), st.binary(min_size=32, max_size=32))
def test_no_honest_key_is_refused(sign_secret: bytes, seal_secret: bytes) -> None:
    assert identity_from(sign_secret, seal_secret).public.sign_key
