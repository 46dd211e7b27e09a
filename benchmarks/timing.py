"""Measurement of speed: the same work several times, and the median.

What only calculates is measured in processor time: on an idle core a clock shows the same, and on a busy one
it would measure the neighbors.
"""

import statistics
import time
from collections.abc import Callable

RUNS = 5


def rate(work: Callable[[], int], *, runs: int = RUNS) -> float:
    """Return how often `work` is done in a second of one core: the median of `runs` calls.

    Args:
        work: does some of it and returns how many; it should take a tenth of a second or more. One call more
            comes first, to warm up.
        runs: how many calls are measured.
    """
    work()
    return statistics.median(_rate_once(work) for _ in range(runs))


def _rate_once(work: Callable[[], int]) -> float:
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)
