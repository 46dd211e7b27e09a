"""Scalars cut up for multiplication: into halves by the curve's endomorphism, and into signed digits.

A signed digit travels as a byte that is too large by a constant, so that the standard library can write a
whole row of them at once. Variable time: for public and one-time scalars only.
"""

from binascii import b2a_base64
from collections.abc import Sequence

from net.crypto.group import ORDER

LAMBDA = 0x5363AD4C_C05C30E0_A5261C02_8812645A_122E22EA_20816678_DF02967C_1B23BD72
"""The eigenvalue of (x, y) -> (BETA x, y) (Gallant, Lambert, Vanstone 2001, example 4)."""

BETA = 0x7AE96A2B_657C0710_6E64479E_AC3434E9_9CF04975_12F58995_C1396C28_719501EE
"""A cube root of 1 in the field."""

# A short basis (A1, -B1), (A2, A1) of the lattice of pairs (u, v) with u + v * LAMBDA = 0 mod ORDER.
_A1 = 0x3086D221_A7D46BCD_E86C90E4_9284EB15
_B1 = 0xE4437ED6_010E8828_6F547FA9_0ABFE4C3
_A2 = 0x1_14CA50F7_A8E2F3F6_57C1108D_9D44CFD8
_HALF = ORDER >> 1

_BASE64 = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_FROM_BASE64 = bytes(max(_BASE64.find(code), 0) for code in range(256))
_FROM_HEX = bytes(max(b"0123456789abcdef".find(code), 0) for code in range(256))


def split_scalar(scalar: int) -> tuple[int, int]:
    """Signed (u, v) of at most 128 bits with `u + v * LAMBDA = scalar` mod `ORDER`, `0 <= scalar < ORDER`.

    Gallant, Lambert, Vanstone 2001, section 4. Pairs of 64 bits come back as they were put in.
    """
    first = (_A1 * scalar + _HALF) // ORDER
    second = (_B1 * scalar + _HALF) // ORDER
    return scalar - first * _A1 - second * _A2, first * _B1 - second * _A1


def short_scalar(data: bytes) -> int:
    """A scalar from 16 bytes, one of 2**128 with halves of 64 bits, so that multiplying by it costs half.

    Distinct bytes give distinct scalars, for the lattice above has no vector as short as a difference of two.
    """
    return (int.from_bytes(data[:8], "big") + int.from_bytes(data[8:16], "big") * LAMBDA) % ORDER


def digits16(magnitudes: Sequence[int]) -> list[bytes]:
    """Of each number its digits to base 16, lowest first, each in [-8, 7] and plus 8.

    All rows equally long.
    """
    width = (max(magnitudes, default=0).bit_length() + 5) // 4
    bias = 8 * (16**width - 1) // 15
    return [f"{value + bias:0{width}x}".encode().translate(_FROM_HEX)[::-1] for value in magnitudes]


def digits64(magnitudes: Sequence[int]) -> list[bytes]:
    """Of each number its digits to base 64, lowest first, each in [-32, 31] and plus 32.

    Rows equally long.
    """
    width = (max(magnitudes, default=0).bit_length() + 7) // 6
    bias = 32 * (64**width - 1) // 63
    size = 3 * (width // 4 + 1)
    texts = (b2a_base64((value + bias).to_bytes(size, "big"), newline=False) for value in magnitudes)
    return [text.translate(_FROM_BASE64)[: -width - 1 : -1] for text in texts]


def digits256(magnitudes: Sequence[int]) -> list[bytes]:
    """Of each number its digits to base 256, lowest first, each in [-127, 128] and plus 127.

    Rows equally long.
    """
    width = (max(magnitudes, default=0).bit_length() + 8) // 8
    bias = 127 * (256**width - 1) // 255
    return [(value + bias).to_bytes(width, "little") for value in magnitudes]
