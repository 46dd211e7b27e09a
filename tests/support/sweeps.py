"""How much of a long sweep is tried: a sample spread over it, or with pytest's option `--full` all of it.

With `--quick`, a law is tried on a fifth of its examples.
"""

from collections.abc import Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")

_chosen = {"full": False, "quick": False}


def choose(*, full: bool, quick: bool) -> None:
    """Say how much is tried, before any file of tests is read."""
    _chosen.update(full=full, quick=quick)


def examples(count: int) -> int:
    """Return on how many of `count` examples Hypothesis tries a law."""
    return count // 5 if _chosen["quick"] else count


def times(sampled: int, full: int) -> int:
    """Return how often to try something."""
    return full if _chosen["full"] else sampled


def only_in_full(reason: str) -> None:
    """Skip the test that calls this unless all is tried."""
    if not _chosen["full"]:
        pytest.skip(f"tried by --full: {reason}")


def sample(everything: Sequence[T], count: int) -> list[T]:
    """Return `count` of these, spread evenly, the first among them; in full, all."""
    if _chosen["full"] or count >= len(everything):
        return list(everything)
    return [everything[place * len(everything) // count] for place in range(count)]
