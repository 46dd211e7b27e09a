"""How much of a long sweep is tried: a sample spread over it, or with pytest's option `--full` all of it."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_chosen = {"full": False}


def choose(*, full: bool) -> None:
    """Say how much is tried, before any file of tests is read."""
    _chosen["full"] = full


def times(sampled: int, full: int) -> int:
    """Return how often to try something."""
    return full if _chosen["full"] else sampled


def sample(everything: Sequence[T], count: int) -> list[T]:
    """Return `count` of these, spread evenly, the first among them; in full, all."""
    if _chosen["full"] or count >= len(everything):
        return list(everything)
    return [everything[place * len(everything) // count] for place in range(count)]
