"""Notices: how much of what one member says our person is told.

A program of ours says less. Whoever says more is heard, and passed on, as ever, but fills no screen, and no
screen reader talks on and on (docs/protocol.md, 13, "Limits").
"""

from net.table.core import SharedState
from net.token_bucket import Bucket

NOTICES_PER_S, NOTICES_BURST = 1.0, 8
"""Lines of chat, answers that came too late and refusals to sign, of one member together."""


class Notices:
    """Counts them by member."""

    def __init__(self, core: SharedState) -> None:
        self._core = core
        self._left: dict[bytes, Bucket] = {}

    def take(self, author: bytes, now: float) -> bool:
        """Return whether one more notice of a member is shown now, and count it if so."""
        if author not in self._left:
            met = {one.key for one in self._core.met}
            self._left = {key: left for key, left in self._left.items() if key in met}
            self._left[author] = Bucket(NOTICES_PER_S, NOTICES_BURST, now)
        return self._left[author].take(now)
