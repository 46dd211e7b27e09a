"""The clocks of a match, and the machines it waits for.

Time stops in a pause, and while a machine cannot be heard.
"""

from math import inf

from net.match.attempt import Attempt
from net.match.clock import Clock
from net.match.failure_detector import FailureDetector


class Waiting:
    """The passing of time in the round in progress, and the machines that ours stops waiting for.

    Attributes:
        clock: stops in a pause only.
        detector: measures, on that clock, for how long machines are missing.
        play: stops also while a machine that still plays cannot be heard; measures people's thinking time.
    """

    def __init__(self, grace_s: float, *, has_person: bool) -> None:
        """Begin to wait; `has_person` says whether our machine has a person, who may stop waiting."""
        self.clock = Clock()
        self.detector = FailureDetector(self.clock, grace_s, has_person=has_person)
        self.play = Clock()
        self._stands_since = 0.0

    def settle(self, attempt: Attempt, now: float) -> None:
        """Stop the play clock while a machine of the round is lost and waited for; else let it run."""
        running = self.clock.is_running and not self.misses_somebody(attempt, now)
        if running and not self.play.is_running:
            self.detector.stood(self._stands_since, self.clock.read(now))
        elif not running and self.play.is_running:
            self._stands_since = self.clock.read(now)
        self.play.set_running(now, running=running)

    def lacks_majority(self, attempt: Attempt) -> bool:
        """Return whether machines are lost and the others can neither go on without them nor begin anew."""
        return self.detector.held_until(attempt) == inf

    def misses_somebody(self, attempt: Attempt, now: float) -> bool:
        """Return whether a machine that takes part cannot be heard and is still waited for."""
        held_until = self.detector.held_until(attempt)
        return held_until is not None and not self.clock.has_come(held_until, now)

    def slept(self, since: float, now: float) -> None:
        """Take note that our machine has slept; the others' clocks were stopped, as it was not heard."""
        self.play.skip(now - since)
        self.detector.woke(now)

    def too_many_left(self, attempt: Attempt, now: float) -> tuple[int, ...]:
        """Return the machines that have left, ascending, if the round is void by now without them."""
        is_due = self.clock.moment(self.detector.void_from(attempt)) <= now
        return self.detector.left_by_too_many(attempt) if attempt.is_wanted and is_due else ()

    def deserted_by(self, attempt: Attempt, now: float) -> tuple[int, ...]:
        """Return the lost machines, ascending, if the round waits for one and is void by now without them."""
        deserted = self._deserted_from(attempt)
        is_due = deserted is not None and self.clock.is_running and self.clock.has_come(deserted, now)
        return self.detector.lost_of(attempt.hand) if is_due else ()

    def _deserted_from(self, attempt: Attempt) -> float | None:
        is_awaited = (
            attempt.is_wanted
            and attempt.ending is None
            and not self.detector.lost.keys().isdisjoint(attempt.protocol.waiting_for())
        )
        return self.detector.deserted_from(attempt) if is_awaited else None

    def take_timed_out(self, attempt: Attempt, now: float) -> tuple[int, ...]:
        """Return the machines, ascending, that our machine is to give up now."""
        return tuple(sorted(m for end, m in self._time_outs(attempt) if self.clock.has_come(end, now)))

    def is_stuck(self, attempt: Attempt, now: float) -> bool:
        """Return whether the round is void because no quorum can form any more."""
        return self.clock.has_come(self._stuck_from(attempt), now)

    def moments(self, attempt: Attempt, now: float) -> list[float]:
        """Return the moments of the caller's clock at which waiting has a consequence."""
        if not self.clock.is_running:
            return []
        voids = (self._stuck_from(attempt), self._deserted_from(attempt))
        ends = [*(end for end, _ in self._time_outs(attempt)), *filter(None, voids)]
        held_until = self.detector.held_until(attempt)
        if held_until is not None and not self.play.is_running:
            ends.append(held_until)
        slow_from = self.detector.slow_from(attempt)
        if slow_from is not None and not self.clock.has_come(slow_from, now):
            ends.append(slow_from)
        if attempt.is_wanted and self.detector.left_by_too_many(attempt):
            ends.append(self.detector.void_from(attempt))
        return [self.clock.moment(end) for end in ends]

    def _time_outs(self, attempt: Attempt) -> list[tuple[float, int]]:
        if not self.clock.is_running or not attempt.is_wanted:
            return []
        return self.detector.time_outs(attempt)

    def _stuck_from(self, attempt: Attempt) -> float | None:
        return self.detector.stuck_from(attempt) if attempt.is_wanted and attempt.ending is None else None
