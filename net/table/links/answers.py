"""The answers to one neighbor that asks again and again for what it misses: each given once in a while."""

from collections.abc import Hashable

from net.identity import SIGNATURE_BYTES

ANSWERED_S = 120.0
"""So long an answer to RESUME is not repeated to a machine that asks the same again over the same link.

Else what one machine has signed in plenty would be shown over and over among all others, and use up what
each of them grants the others.
"""

MOST_TOLD_OF = 4096
"""Envelopes of which it is remembered that the other end of a link knows them."""


class Answers:
    """The answers over one link to the question that was asked over it last."""

    def __init__(self) -> None:
        self._asked: Hashable = None
        self._given: dict[bytes, float] = {}
        self._told: dict[bytes, float] = {}

    def ask(self, question: Hashable) -> None:
        """Take in a question; if it is another one than before, nothing has been answered yet."""
        if question != self._asked:
            self._asked = question
            self._given.clear()

    def give(self, raw: bytes, now: float) -> bool:
        """Return whether a signed answer is to be given now; it then counts as given."""
        name = raw[-SIGNATURE_BYTES:]
        if now - self._given.get(name, now - ANSWERED_S) < ANSWERED_S:
            return False
        self._given[name] = now
        return True

    def tell(self, name: bytes, now: float) -> None:
        """Take in that an envelope, by its id, went over the link or was told of, either way."""
        self._told.pop(name, None)
        self._told[name] = now
        if len(self._told) > MOST_TOLD_OF:
            del self._told[next(iter(self._told))]

    def forget(self, name: bytes) -> None:
        """Take in that it did not come to that."""
        self._told.pop(name, None)

    def has_told(self, name: bytes, now: float) -> bool:
        """Return whether that was so lately, whatever has been asked since."""
        return now - self._told.get(name, now - ANSWERED_S) < ANSWERED_S
