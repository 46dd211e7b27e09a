"""How long tests wait for what has to come; nothing that comes is waited for any longer than it takes."""

from collections.abc import Callable
from functools import wraps
from types import ModuleType

import pytest

PATIENCE_S = 180.0
"""Seconds before a test fails, so that none hangs: a slow and busy machine needs a tenth of them."""
PATIENCE_MS = int(1000 * PATIENCE_S)


def with_limit(
    module: ModuleType, name: str, limit_s: float
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test with a limit shortened to `limit_s`; if it fails, with ten and a hundred times as much.

    On a busy machine a limit that is short for the test's sake may be too short for honest behaviour.
    """

    def decorated(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def patient(*arguments: object, **named: object) -> None:
            for limit in (limit_s, 10 * limit_s):
                try:
                    limited(limit, *arguments, **named)
                except Exception:  # noqa: BLE001, S112 - whatever it is, the longest limit has the last word
                    continue
                return
            limited(100 * limit_s, *arguments, **named)

        def limited(limit: float, *arguments: object, **named: object) -> None:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(module, name, limit)
                test(*arguments, **named)

        return patient

    return decorated
