"""The digests that a greeting is bound to: committed to, signed, and shown as words."""

import hashlib

from net.crypto.hashing import framed
from net.links.pake import Role


def tagged_digest(purpose: bytes, *parts: bytes) -> bytes:
    """Return SHA-256 under the domain of links; none of its inputs is one of another domain or purpose."""
    return hashlib.sha256(b"tusac-link/1/" + framed(purpose, *parts)).digest()


def committed(nonce: bytes) -> bytes:
    """Return the commitment to a dialler's nonce."""
    return tagged_digest(b"nonce", nonce)


def greeting_digest(certificate: bytes, hello1: bytes, hello2: bytes, nonce: bytes) -> bytes:
    """Return what binds all of a greeting.

    Args:
        certificate: SHA-256 of the acceptor's certificate, as this end has it.
        hello1: the body as it travelled.
        hello2: the body as it travelled.
        nonce: the dialler's.
    """
    return tagged_digest(b"greeting", certificate, hello1, hello2, nonce)


def to_be_signed(role: Role, greeting: bytes) -> bytes:
    """Return what an end signs: never the same for both roles, nor what a machine signs anywhere else."""
    return tagged_digest(b"signature", role.value, greeting)
