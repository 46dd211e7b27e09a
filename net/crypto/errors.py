"""The errors by which the mathematics refuses input.

Any other exception out of `net.crypto` is a bug of ours.
"""


class CryptoError(ValueError):
    """The operation has no result: a sum is the identity, keys repeat, a one-time object was used twice."""


class EncodingError(CryptoError):
    """Bytes are not the canonical encoding of a point, a scalar, a deck, a proof or a sealed part."""


def expect_size(what: str, data: bytes, size: int) -> None:
    """Raise `EncodingError` unless there are so many bytes."""
    if len(data) != size:
        msg = f"{what} has {size} bytes, not {len(data)}"
        raise EncodingError(msg)
