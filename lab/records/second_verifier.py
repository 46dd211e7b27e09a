"""`docs/verify_record.py` as a module: in its own group, or in the group without secrets."""

import importlib.util
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from net.crypto.group import ORDER, POINT_BYTES

FILE = Path(__file__).parents[2] / "docs" / "verify_record.py"

Logarithm = int | None
"""A point of the group without secrets; None for the identity."""


@cache
def second_verifier(*, is_real: bool) -> ModuleType:
    """Return the second verifier, which caches its reads and calculations: most records begin alike.

    Args:
        is_real: whether in its own group; else in that of `lab.simulator.group`, at no cost.
    """
    spec = importlib.util.spec_from_file_location(f"verify_record_{'real' if is_real else 'stub'}", FILE)
    if spec is None or spec.loader is None:
        msg = f"{FILE} cannot be read"
        raise ImportError(msg)
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.envelope_from = lru_cache(1 << 15)(module.envelope_from)
    module.Ed25519PublicKey = _RememberedKey
    if is_real:
        summed = lru_cache(1 << 16)(module.msm)
        module.msm = lambda terms: summed(tuple(terms))
        module.point_from = lru_cache(1 << 16)(module.point_from)
    else:
        module.G, module.point_from, module.to_bytes = 1, _point_from, _to_bytes
        module.msm, module.plus, module.minus = _msm, _plus, _minus
    return module  # type: ignore[no-any-return]


class _RememberedKey:
    """An Ed25519 key that verifies each signature once."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    from_public_bytes = classmethod(lambda cls, key: cls(key))

    def verify(self, signature: bytes, data: bytes) -> None:
        """See `cryptography`. Raises InvalidSignature."""
        if not _is_signed(self._key, signature, data):
            raise InvalidSignature


@lru_cache(1 << 16)
def _is_signed(key: bytes, signature: bytes, data: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, data)
    except (InvalidSignature, ValueError):
        return False
    return True


def _point_from(data: bytes) -> int:
    logarithm = int.from_bytes(data[1:], "big")
    if len(data) != POINT_BYTES or data[0] != 2 or not 0 < logarithm < ORDER:
        raise ValueError
    return logarithm


def _to_bytes(point: Logarithm) -> bytes:
    if not point:
        raise ValueError
    return b"\x02" + point.to_bytes(32, "big")


def _msm(terms: list[tuple[Logarithm, int]]) -> Logarithm:
    return sum((point or 0) * scalar for point, scalar in terms) % ORDER or None


def _plus(*points: Logarithm) -> Logarithm:
    return sum(point or 0 for point in points) % ORDER or None


def _minus(point: Logarithm) -> Logarithm:
    return point and ORDER - point
