"""Calculations that strangers can ask for, outside the event loop: bounded, and each network in its turn."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

REST = 2.0
"""Rest after each calculation, as a multiple of its time: strangers get a third of a processor."""

_Job = tuple[Callable[[], object], "asyncio.Future[object]"]


class Calculator:
    """Calculates in one thread, one thing at a time. Used from the event loop's thread only.

    Networks take turns, so a network that asks for much delays only itself. No more wait than there are
    strangers connected.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[_Job]] = {}
        self._came = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, "calculator")
        self._loop = asyncio.get_running_loop()
        self._working = self._loop.create_task(self._work())

    async def run(self, network: str, calculation: Callable[[], object]) -> object:
        """Return what a calculation returns; `network` names the caller's network.

        A cancelled request may be skipped.
        """
        outcome: asyncio.Future[object] = self._loop.create_future()
        self._waiting.setdefault(network, deque()).append((calculation, outcome))
        self._came.set()
        return await outcome

    async def close(self) -> None:
        """Calculate nothing more."""
        self._working.cancel()
        with suppress(asyncio.CancelledError):
            await self._working
        self._thread.shutdown(wait=False)

    async def _work(self) -> None:
        while True:
            while not self._waiting:
                self._came.clear()
                await self._came.wait()
            calculation, outcome = self._next()
            if outcome.done():
                continue
            result, took_s = await self._loop.run_in_executor(self._thread, _timed, calculation)
            if not outcome.done():
                outcome.set_result(result)
            await asyncio.sleep(REST * took_s)

    def _next(self) -> _Job:
        network = next(iter(self._waiting))
        jobs = self._waiting.pop(network)
        job = jobs.popleft()
        if jobs:
            self._waiting[network] = jobs  # behind the others
        return job


def _timed(calculation: Callable[[], object]) -> tuple[object, float]:
    """Return what a calculation returns and the seconds of processor time it took."""
    begun = time.thread_time()
    return calculation(), time.thread_time() - begun
