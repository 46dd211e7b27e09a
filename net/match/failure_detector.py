"""The failure detector: when our machine gives up a silent machine (docs/protocol.md, 7)."""

from collections.abc import Iterable
from math import inf

from net.deal.game import ActDue, AnswersDue
from net.deal.round_deal import RoundDeal
from net.deal.steps.step import Step
from net.match.attempt import Attempt
from net.match.beat import beat_for, occasion_of
from net.match.clock import Clock
from net.match.status import Awaited

GRACE_S = 30.0
"""How long a machine that cannot be heard is waited for before the others go on without it."""

SILENCE_S = 5.0
"""How long a machine that can be heard is waited for after its message was due."""

WAKING_S = 10.0
"""How long after our own sleep no machine counts as silent: missed messages still arrive."""

WINNER_S = 120.0
"""Grace time for the winner's machine after the last card of a match's last round.

No later table could count the win once its keys have come.
"""

SLOW_S = 60.0
"""How long a person without a time limit is waited for before ours may choose to wait no longer."""

VOTE_S = 45.0
"""How long a machine that can be heard may take to sign our statement to go on without another machine.

Its own waiting may have begun later: its program was restarted, or its link broke last. With less time,
honest machines would exclude each other.
"""

STUCK_S = 120.0
"""How long a step may wait after our machine has signed to go on without another machine.

If enough machines are heard all that time, no quorum can form any more, and the round is void.
"""


class FailureDetector:
    """Detects which machines are missing, and for how long. All its times are readings of one clock.

    Attributes:
        gone: the machines that have said that they leave; see `set_gone`.
        lost: since when machines cannot be heard, by machine.
    """

    def __init__(self, clock: Clock, grace_s: float, *, has_person: bool) -> None:
        """Begin to wait.

        Args:
            clock: the clock that is read; it stops in a pause only.
            grace_s: how long a machine that cannot be heard is waited for before the others go on without it.
            has_person: whether our machine has one. A machine without gives up slow people once the others'
                people do.
        """
        self._clock = clock
        self._has_person = has_person
        self._tired_at: float | None = None
        self.gone: frozenset[int] = frozenset()
        self.lost: dict[int, float] = {}
        self._gone_at = -inf
        self._grace_s = grace_s
        self._cheats: frozenset[int] = frozenset()
        self._proven_at = -inf
        self._step: Step | None = None
        self._step_at = 0.0
        self._unsigned: frozenset[int] | None = None
        self._signed_at = 0.0
        self._first_signed_at = inf
        self._was_lost: dict[int, float] = {}
        self._found: dict[int, float] = {}
        self._woke_at = -inf

    def look(self, attempt: Attempt, now: float) -> None:
        """Take note of the round's step; call it whenever the round may have moved on."""
        at = self._clock.read(now)
        if attempt.protocol.step is not self._step:
            self._step, self._step_at = attempt.protocol.step, at
            self._unsigned, self._first_signed_at, self._tired_at = None, inf, None
            self._was_lost.clear()
        slow = () if self._has_person else self.slow(attempt, now)
        if slow and attempt.protocol.named_by_others() & set(slow):
            self.tire(attempt, now)
        cheats = frozenset(attempt.hand.cheats)
        if cheats != self._cheats:
            self._cheats, self._proven_at = cheats, at
        unsigned = frozenset(attempt.protocol.unsigned())
        if unsigned and (self._unsigned is None or not unsigned <= self._unsigned):
            self._signed_at, self._first_signed_at = at, min(at, self._first_signed_at)
        self._unsigned = unsigned

    def set_lost(self, machines: Iterable[int], attempt: Attempt, now: float) -> None:
        """Take note of which machines cannot be heard now.

        Time for which a machine was lost earlier in this step counts too, so that one that comes and goes
        without a word cannot hold up the round for ever. It does not count while our machine heard no quorum,
        for then it may have been the lost one itself.
        """
        could_decide, at = self.can_decide(attempt), self._clock.read(now)
        anew = {machine: at - self._was_lost.get(machine, 0.0) for machine in sorted(machines)}
        lost = {machine: self.lost.get(machine, since) for machine, since in anew.items()}
        self._found |= dict.fromkeys(set(self.lost) - set(lost), at)
        if lost != self.lost:
            if could_decide:
                back = {machine: since for machine, since in self.lost.items() if machine not in lost}
                self._was_lost |= {machine: at - since for machine, since in back.items()}
            self.lost = lost

    def set_gone(self, machines: Iterable[int], now: float) -> None:
        """Record that machines have announced that they leave."""
        gone = self.gone.union(machines)
        if gone != self.gone:
            self.gone, self._gone_at = gone, self._clock.read(now)

    # People who may think without a limit.

    def slow(self, attempt: Attempt, now: float) -> tuple[int, ...]:
        """Return the machines, ascending, whose people have used up `SLOW_S` of unlimited thinking time."""
        is_due = self._clock.read(now) >= self._step_at + SLOW_S
        return self._unlimited(attempt) if is_due else ()

    def slow_from(self, attempt: Attempt) -> float | None:
        """Return when our person may choose to wait no longer; None if there is no such wait."""
        return self._step_at + SLOW_S if self._unlimited(attempt) else None

    @property
    def is_tired(self) -> bool:
        """Whether our person has chosen to wait no longer in the step at hand."""
        return self._tired_at is not None

    def tire(self, attempt: Attempt, now: float) -> None:
        """Wait no longer for people who may think without a limit.

        Ignored while nobody is slow. Slow machines are left out once the people of all others have chosen so.
        """
        if self._tired_at is None and self.slow(attempt, now):
            self._tired_at = self._clock.read(now)

    def _unlimited(self, attempt: Attempt) -> tuple[int, ...]:
        """Return the other reachable machines, ascending, that the round awaits without a limit."""
        hand = attempt.hand
        if not _takes_part(attempt) or attempt.protocol.is_over:
            return ()
        away = {hand.me, *self.gone, *self.lost}
        others = (machine for machine in attempt.protocol.waiting_for() if machine not in away)
        return tuple(machine for machine in others if self._due_of(attempt, machine) is None)

    def lost_of(self, hand: RoundDeal) -> tuple[int, ...]:
        """Return the unreachable machines that still take part in a round, ascending."""
        lost = self.lost.keys() - self.gone
        return tuple(sorted(lost & set(hand.live))) if lost else ()

    def held_until(self, attempt: Attempt) -> float | None:
        """Return until when the clock stops for machines that cannot be heard; None if none is lost.

        After that play continues; where it waits for one of them it goes on without it, or the round is void
        if too few of those that still play are heard. Infinite while most of the table are not heard.
        """
        lost = self.lost_of(attempt.hand)
        if not lost:
            return None
        if self.can_decide(attempt):
            return max(self._lost_until(attempt, m) for m in lost)
        deserted = self.deserted_from(attempt)
        return inf if deserted is None else deserted

    def deserted_from(self, attempt: Attempt) -> float | None:
        """Return when a round is void because too few of the machines still in it are heard.

        Most of the table's machines have to be heard: some of them only wait to take part again. The machines
        on the other side of a cut are then too few to finish the round. None if no machine is lost, or if
        enough of those that play are heard, or too few of all to tell.
        """
        hand = attempt.hand
        lost = self.lost_of(hand)
        is_ours = hand.me is not None and not attempt.protocol.is_silent
        if not (lost and is_ours and self._hears_most(hand)) or not attempt.protocol.is_too_few_without(lost):
            return None
        return max(self._lost_until(attempt, machine) for machine in lost)

    def stood(self, since: float, at: float) -> None:
        """Do not count as silence a time in which nobody could play."""
        self._step_at += at - max(since, self._step_at)

    def woke(self, now: float) -> None:
        """Take note that our machine has slept: what others said meanwhile is still on its way to us."""
        self._woke_at = self._clock.read(now)

    def can_decide(self, attempt: Attempt) -> bool:
        """Return whether the reachable machines form a quorum that can exclude the others."""
        return self._spare(attempt) >= 0

    def left_by_too_many(self, attempt: Attempt) -> tuple[int, ...]:
        """Return the machines that have left or cheated, ascending, if the round is stuck without them.

        Empty unless the round waits for one of them and too few others remain.
        """
        hand, protocol = attempt.hand, attempt.protocol
        left = tuple(machine for machine in hand.live if machine in self.gone or machine in hand.cheats)
        is_awaited = not protocol.is_over and any(machine in left for machine in protocol.waiting_for())
        return left if is_awaited and protocol.is_too_few_without(left) else ()

    def void_from(self, attempt: Attempt) -> float:
        """Return the time from which a round that too many have left is void for our machine.

        At once if our machine takes part and nobody has cheated. Otherwise the others may have moved on
        already, with messages we lack: they have time to show them once they can be heard.
        """
        hand = attempt.hand
        cheats = hand.cheats & set(hand.live) - self.gone
        if _takes_part(attempt) and not cheats:
            return 0.0
        last = max(self._step_at, self._gone_at, self._proven_at)
        lost = set(self.lost_of(hand)) - hand.cheats if cheats else set[int]()
        return max([last + SILENCE_S, *(self._lost_until(attempt, machine) for machine in lost)])

    def time_outs(self, attempt: Attempt) -> list[tuple[float, int]]:
        """Return when our machine gives up machines that the round waits for, as (time, machine)."""
        hand = attempt.hand
        if not _takes_part(attempt):
            return []
        timed_out = attempt.protocol.timed_out()
        waiting = [m for m in attempt.protocol.waiting_for() if m != hand.me and m not in timed_out]
        at_once = [(0.0, machine) for machine in waiting if machine in self.gone]
        others = [machine for machine in waiting if machine not in self.gone]
        spare = self._spare(attempt)
        if spare < 0:
            return at_once
        unsigned = [m for m in attempt.protocol.unsigned() if m not in (*timed_out, *others)]
        at_once += [(0.0, machine) for machine in unsigned if machine in self.gone]
        unsigned = [m for m in unsigned if m not in self.gone]
        lost = [(self._lost_until(attempt, m), m) for m in (*others, *unsigned) if m in self.lost]
        silent = self._silent(attempt, [m for m in others if m not in self.lost])
        # A machine that does not sign after our person tired may only have a more patient person.
        mute = [] if self.is_tired else [(self._sign_by(m), m) for m in unsigned if m not in self.lost]
        held_until = self.held_until(attempt) or 0.0
        heard = [(max(end, held_until), machine) for end, machine in sorted((*silent, *mute))[:spare]]
        return at_once + lost + heard

    def stuck_from(self, attempt: Attempt) -> float | None:
        """Return when the round is void because it can continue neither with silent machines nor without."""
        hand = attempt.hand
        heard = self._heard(hand)
        is_quorum = len(heard) >= hand.table.escrow_threshold or self._hears_most(hand)
        if not _takes_part(attempt) or not is_quorum or self.is_tired:
            return None
        if attempt.protocol.unsigned():
            return self._first_signed_at + STUCK_S
        silent = self._silent(attempt, heard & set(attempt.protocol.waiting_for()) - {hand.me})
        # Our machine signs no more than so many out, those included that it has given up in vain.
        most = max(0, self._spare(attempt))
        return silent[most][0] + STUCK_S if len(silent) > most else None

    def _sign_by(self, machine: int) -> float:
        """Return until when a reachable machine may sign the set that ours has signed."""
        found_at = self._found.get(machine, -inf)
        return max(self._signed_at + VOTE_S, self._woke_at + WAKING_S, found_at + SILENCE_S)

    def awaited(self, attempt: Attempt, now: float) -> tuple[Awaited, ...]:
        """Return the machines that hold the round up: they cannot be heard, or are silent.

        Times are the caller's moments; `member` is the machine's place.
        """
        hand, moment = attempt.hand, self._clock.moment
        can_decide = self.can_decide(attempt) or self.deserted_from(attempt) is not None
        found = [
            (machine, self.lost[machine], self._lost_until(attempt, machine) if can_decide else None)
            for machine in self.lost_of(hand)
        ]
        if not found:
            others = [m for m in attempt.protocol.waiting_for() if m != hand.me and m not in self.gone]
            limited = [m for m in others if self._due_of(attempt, m) is not None]
            ends, at = {m: end for end, m in self.time_outs(attempt)}, self._clock.read(now)
            found = [(m, end, ends.get(m)) for end, m in self._silent(attempt, limited) if end <= at]
        return tuple(
            Awaited(machine, moment(since), None if until is None else moment(until))
            for machine, since, until in found
        )

    def _spare(self, attempt: Attempt) -> int:
        """Return how many more machines than needed can be heard and have not been given up.

        Once the result is fixed none of them is needed. But while neither a quorum is heard, those included
        that the round went on without, nor most of those that have neither left nor cheated, ours may be the
        lost one.
        """
        hand = attempt.hand
        is_quorum = len(self._reached(hand)) >= hand.table.escrow_threshold or self._hears_most(hand)
        heard = self._heard(hand) - set(attempt.protocol.timed_out())
        return attempt.protocol.spare(heard) if is_quorum else len(heard) - hand.table.escrow_threshold

    def _reached(self, hand: RoundDeal) -> set[int]:
        """Return the reachable machines of a round, whether excluded from it or not."""
        return set(hand.machines) - self.gone - set(self.lost)

    def _hears_most(self, hand: RoundDeal) -> bool:
        """Return whether most of the machines that have neither left nor cheated are reachable."""
        honest = set(hand.machines) - self.gone - hand.cheats
        return 2 * len(self._reached(hand) & honest) > len(honest)

    def _heard(self, hand: RoundDeal) -> set[int]:
        """Return the reachable machines that take part in a round, including our own."""
        return self._reached(hand) & set(hand.live)

    def _silent(self, attempt: Attempt, machines: Iterable[int]) -> list[tuple[float, int]]:
        """Return since when machines that can be heard have been silent too long, earliest first."""
        ends = [(self._silent_from(attempt, machine), machine) for machine in machines]
        return sorted((end, machine) for end, machine in ends if end is not None)

    def _silent_from(self, attempt: Attempt, machine: int) -> float | None:
        """Return when a machine has been silent for too long; None if its person may think without limit.

        Messages it sent while we could not hear it get time to arrive first.
        """
        end = self._due_of(attempt, machine)
        end = self._tired_at if end is None else end
        heard_since = self._found.get(machine, -inf)
        return None if end is None else max(end, heard_since + SILENCE_S, self._woke_at + WAKING_S)

    def _lost_until(self, attempt: Attempt, machine: int) -> float:
        """Return until when the round waits for an unreachable machine."""
        return self.lost[machine] + self._grace_of(attempt, machine)

    def _grace_of(self, attempt: Attempt, machine: int) -> float:
        """Return for how many seconds a silent machine is waited for."""
        table, outcome = attempt.hand.table, None if attempt.state is None else attempt.state.outcome
        winner = None if outcome is None else outcome.winner
        is_last = attempt.key[0] == table.terms.rounds
        has_won = winner is not None and table.seats[winner].machine == machine
        return max(WINNER_S, self._grace_s) if is_last and has_won else self._grace_s

    def _due_of(self, attempt: Attempt, machine: int) -> float | None:
        """Return when a machine's message for this step is due; None if its person has no limit.

        No other machine can shorten it.
        """
        table, game = attempt.hand.table, attempt.game
        due = None if game is None else game.due()
        asked = due.seats if isinstance(due, AnswersDue) else (due.seat,) if isinstance(due, ActDue) else ()
        is_person = any(
            table.seats[seat].machine == machine and not table.seats[seat].level for seat in asked
        )
        if game is None or due is None or not is_person:
            return self._step_at + self._grace_of(attempt, machine)
        occasion = occasion_of(due, game.state, is_person=True)
        deadline = beat_for(table.terms, occasion, self._step_at, table.terms.pace.bank_s).deadline
        return None if deadline is None else deadline + SILENCE_S


def _takes_part(attempt: Attempt) -> bool:
    """Return whether our machine has a vote in a round."""
    hand = attempt.hand
    return hand.me is not None and hand.me not in hand.absent and not attempt.protocol.is_silent
