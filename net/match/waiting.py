"""The clocks of a match, and the machines it waits for.

Time stops in a pause, and while a machine cannot be heard.
"""

from collections.abc import Iterable

from net.match.attempt import Attempt
from net.match.clock import Clock
from net.match.failure_detector import FailureDetector
from net.match.status import Awaited


class Waiting:
    """How time passes in the round in progress, and which machines ours gives up in it.

    Attributes:
        clock: stops in a pause only; measures how long machines are waited for.
        play: stops also while a machine that still plays cannot be heard; measures people's thinking time.
    """

    def __init__(self, grace_s: float, *, has_person: bool) -> None:
        """Begin to wait; `has_person` tells whether our machine has one, who may choose to wait no longer."""
        self.clock = Clock()
        self.play = Clock()
        self._patience = FailureDetector(grace_s, has_person=has_person)
        self._stands_since = 0.0

    def set_running(self, now: float, *, running: bool) -> None:
        """Stop all clocks for a pause, or let them go on."""
        self.clock.set_running(now, running=running)

    def set_lost(self, machines: Iterable[int], attempt: Attempt, now: float) -> None:
        """Take note of which machines cannot be heard now."""
        self._patience.set_lost(machines, attempt, self.clock.read(now))

    def set_gone(self, machines: Iterable[int], now: float) -> None:
        """Take note of machines that have announced that they leave."""
        self._patience.set_gone(machines, self.clock.read(now))

    def look(self, attempt: Attempt, now: float) -> None:
        """Take note of the round's step; call it whenever the round may have moved on."""
        self._patience.look(attempt, self.clock.read(now))

    def settle(self, attempt: Attempt, now: float) -> None:
        """Stop the play clock while a machine of the round is lost and waited for; else let it run."""
        held_until = self._patience.held_until(attempt)
        is_held = held_until is not None and not self.clock.has_come(held_until, now)
        running = self.clock.is_running and not is_held
        if running and not self.play.is_running:
            self._patience.stood(self._stands_since, self.clock.read(now))
        elif not running and self.play.is_running:
            self._stands_since = self.clock.read(now)
        self.play.set_running(now, running=running)

    def lacks_majority(self, attempt: Attempt) -> bool:
        """Return whether machines are lost and the others are no quorum to go on without them."""
        return bool(self._patience.lost_of(attempt.dealer.hand)) and not self._patience.can_decide(attempt)

    def misses_somebody(self, attempt: Attempt, now: float) -> bool:
        """Return whether a machine that takes part cannot be heard and is still waited for."""
        held_until = self._patience.held_until(attempt)
        return held_until is not None and not self.clock.has_come(held_until, now)

    def woke(self, since: float, now: float) -> None:
        """Take note that our machine has slept; the others' clocks were stopped, as it was not heard."""
        self.play.skip(now - since)
        self._patience.woke(self.clock.read(now))

    def left_by_too_many(self, attempt: Attempt, now: float) -> tuple[int, ...]:
        """Return the machines that have left, ascending, if the round is void by now without them."""
        is_due = self.clock.moment(self._patience.void_from(attempt)) <= now
        return self._patience.left_by_too_many(attempt) if attempt.is_wanted and is_due else ()

    def take_given_up(self, attempt: Attempt, now: float) -> tuple[int, ...]:
        """Return the machines, ascending, that our machine is to give up now."""
        return tuple(sorted(m for end, m in self._give_ups(attempt) if self.clock.has_come(end, now)))

    def tire(self, attempt: Attempt, now: float) -> None:
        """Wait no longer for people who may think without a limit: our person has chosen so."""
        self._patience.tire(attempt, self.clock.read(now))

    def slow(self, attempt: Attempt, now: float) -> tuple[int, ...]:
        """Return the machines of slow people without a limit, whom our person may stop waiting for."""
        return self._patience.slow(attempt, self.clock.read(now)) if attempt.is_wanted else ()

    @property
    def is_tired(self) -> bool:
        """Whether our person has chosen to wait no longer in this step."""
        return self._patience.is_tired

    def is_stuck(self, attempt: Attempt, now: float) -> bool:
        """Return whether the round is void because no quorum can form any more."""
        return self.clock.has_come(self._stuck_from(attempt), now)

    def moments(self, attempt: Attempt, now: float) -> list[float]:
        """Return the moments of the caller's clock at which waiting has a consequence."""
        if not self.clock.is_running:
            return []
        ends = [*(end for end, _ in self._give_ups(attempt)), *filter(None, (self._stuck_from(attempt),))]
        held_until = self._patience.held_until(attempt)
        if held_until is not None and not self.play.is_running:
            ends.append(held_until)
        slow_from = self._patience.slow_from(attempt)
        if attempt.is_wanted and slow_from is not None and not self.clock.has_come(slow_from, now):
            ends.append(slow_from)
        if attempt.is_wanted and self._patience.left_by_too_many(attempt):
            ends.append(self._patience.void_from(attempt))
        return [self.clock.moment(end) for end in ends]

    def awaited(self, attempt: Attempt, now: float) -> tuple[Awaited, ...]:
        """Return the awaited machines, times as the caller's moments; `member` is the machine's place."""
        clock = self.clock
        return tuple(
            Awaited(
                missed.machine,
                clock.moment(missed.since),
                None if missed.until is None else clock.moment(missed.until),
            )
            for missed in self._patience.missed(attempt, clock.read(now))
        )

    def _give_ups(self, attempt: Attempt) -> list[tuple[float, int]]:
        if not self.clock.is_running or not attempt.is_wanted:
            return []
        return self._patience.give_ups(attempt)

    def _stuck_from(self, attempt: Attempt) -> float | None:
        return self._patience.stuck_from(attempt) if attempt.is_wanted and attempt.ending is None else None
