"""Sealed bytes are read by one reader in one context, and commitments open only as they were made."""

import pytest

from net.crypto.commitment import commit, joint_seed
from net.crypto.errors import CryptoError, EncodingError
from net.crypto.sealing import OVERHEAD, SealingKey, seal, unseal
from tests.support.crypto import chance


def test_only_the_reader_unseals_and_only_in_that_context() -> None:
    reader, other = SealingKey.generate(chance("reader")), SealingKey.generate(chance("other"))
    sealed = seal(reader.public, b"plain", b"context", chance("seal"))

    assert len(sealed) == len(b"plain") + OVERHEAD
    assert unseal(reader, sealed, b"context") == b"plain"
    assert unseal(SealingKey.from_secret(reader.secret), sealed, b"context") == b"plain"
    for key, data, about in (
        (other, sealed, b"context"),
        (reader, sealed, b"other"),
        *(
            (reader, sealed[:at] + bytes([sealed[at] ^ 1]) + sealed[at + 1 :], b"context")
            for at in (0, 31, 32, -1)
        ),
        # X25519 ignores this bit, so that both senders' keys lead to the same secret.
        (reader, sealed[:31] + bytes([sealed[31] ^ 0x80]) + sealed[32:], b"context"),
        (reader, bytes(32) + sealed[32:], b"context"),
        (reader, sealed[:OVERHEAD], b"context"),
        (reader, b"", b"context"),
    ):
        with pytest.raises(EncodingError):
            unseal(key, data, about)


@pytest.mark.parametrize("public", [b"", bytes(31), bytes(33), bytes(32), b"\x01" + bytes(31)])
def test_nothing_is_sealed_to_what_is_no_key(public: bytes) -> None:
    with pytest.raises(EncodingError):
        seal(public, b"plain", b"context", chance("seal"))


def test_a_sealing_secret_has_32_bytes() -> None:
    with pytest.raises(EncodingError):
        SealingKey.from_secret(bytes(31))


def test_a_commitment_opens_only_as_it_was_made() -> None:
    salt = bytes(range(32))
    commitment = commit(b"claim", b"pass", salt)

    assert commit(b"claim", b"pass", salt) == commitment
    assert commit(b"claim", b"pong", salt) != commitment
    assert commit(b"open", b"pass", salt) != commitment
    assert commit(b"claim", b"pass", bytes(32)) != commitment
    with pytest.raises(CryptoError):
        commit(b"claim", b"pass", salt[:31])
    with pytest.raises(CryptoError):
        commit(b"claim", b"pass", b"")


def test_the_joint_seed_depends_on_every_opening() -> None:
    seeds = {joint_seed(openings) for openings in ([b"a", b"b"], [b"b", b"a"], [b"ab"], [b"a", b"c"], [b"a"])}

    assert len(seeds) == 5
