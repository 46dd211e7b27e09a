"""How a speed is measured: the same work several times, and the median of it."""

import statistics
import time
from collections.abc import Callable

RUNS = 5


def rate(work: Callable[[], int], *, runs: int = RUNS) -> float:
    """Return how many things `work` does in a second: the median of `runs` calls, after one to warm up.

    Args:
        work: does some of it and returns how many; it should take a tenth of a second or more.
        runs: how many calls are measured.
    """
    work()
    return statistics.median(_rate_once(work) for _ in range(runs))


def _rate_once(work: Callable[[], int]) -> float:
    start = time.perf_counter()
    done = work()
    return done / (time.perf_counter() - start)
