"""Commit now, open later: hashes that hide behind a salt and bind; and the seed that all openings make."""

from collections.abc import Sequence

from net.crypto.errors import CryptoError
from net.crypto.hashing import tagged_hash

SALT_BYTES = 32


def commit(purpose: bytes, body: bytes, salt: bytes) -> bytes:
    """SHA-256 of purpose, salt and body: 32 bytes that say nothing about the body until the salt is known.

    Args:
        purpose: what is committed to, such as `b"open"` or `b"claim"`.
        body: the bytes that will be shown.
        salt: 32 fresh secret bytes.

    Raises:
        CryptoError: the salt has another length.
    """
    if len(salt) != SALT_BYTES:
        msg = f"a salt has {SALT_BYTES} bytes, not {len(salt)}"
        raise CryptoError(msg)
    return tagged_hash(b"commitment", purpose, salt, body)


def joint_seed(openings: Sequence[bytes]) -> bytes:
    """Return 32 bytes that no machine can choose, as each commits before it sees the others' openings.

    `openings` in the order agreed for the table. The last machine to open can only refuse (docs/protocol.md,
    5).
    """
    return tagged_hash(b"joint seed", *openings)
