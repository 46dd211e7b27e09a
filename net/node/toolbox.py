"""The calculation tools of sessions: made once for each deck size, in advance where possible."""

import os
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cached_property
from threading import Lock

from net.crypto.backends import best_group
from net.crypto.group import Group
from net.deal.round_deal import Tools, make_tools


class Toolbox:
    """Makes tools in a thread of its own, so that neither links nor sessions wait meanwhile.

    For use from any thread.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "tools")
        self._lock = Lock()
        self._made: dict[int, Future[Tools]] = {}

    def prepare(self, deck_size: int) -> "Future[Tools]":
        """Begin to make the tools for a deck size, unless that has been done."""
        with self._lock:
            made = self._made.get(deck_size)
            if made is None or (made.done() and made.exception() is not None):
                made = self._made[deck_size] = self._thread.submit(lambda: make_tools(self._group, deck_size))
            return made

    def tools_for(self, deck_size: int) -> Tools:
        """Return the tools for a deck size, the same ones each time; waits until they are made."""
        return self.prepare(deck_size).result()

    def close(self) -> None:
        """Make nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    @cached_property
    def _group(self) -> Group:
        return best_group(os.urandom)
