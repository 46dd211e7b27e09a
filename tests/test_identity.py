"""Identities: signatures hold, secrets do not show."""

from hypothesis import given
from hypothesis import strategies as st

from net.identity import KEY_BYTES, SIGNATURE_BYTES, identity_from, verify

ALICE = identity_from(bytes(range(32)), bytes(range(32, 64)))
BOB = identity_from(bytes(range(64, 96)), bytes(range(96, 128)))


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
