"""A table for `lan-demo` and the benchmarks: machines are processes of this computer, which meet by mDNS."""

import secrets
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path

from engine.match import may_add_up
from engine.rules import Rules
from lab.demos.lan_machine import Finished, LanStart, Moment, Reached
from lab.demos.lan_process import run_lan_machine
from net.records.audit import Verdict
from tusac_qt.commands.processes import Messages, machines

_FAIR = (Verdict.TRUE, Verdict.UNAUDITED)
"""What the record of a finished round may come to: a machine that was killed shows no keys."""


@dataclass(frozen=True, slots=True)
class LanOrder:
    """The match to play.

    Attributes:
        rules: of every round.
        machines: how many processes.
        seats: at the table.
        rounds: of the match.
        level: of all players.
        has_window: whether the last machine is the program with its window.
    """

    rules: Rules
    machines: int
    seats: int
    rounds: int
    level: str = "normal"
    has_window: bool = False

    @property
    def limit_s(self) -> float:
        """The time limit in seconds, on a slow computer that is busy with other things, too."""
        return 120.0 + 60.0 * self.rounds


@dataclass(frozen=True, slots=True)
class Mark:
    """A moment that a machine has reported.

    Attributes:
        machine: the machine.
        reached: the moment, with its time on the monotonic clock.
    """

    machine: int
    reached: Reached


@dataclass(slots=True)
class Played:
    """The course of a match.

    Attributes:
        order: what was to be played.
        marks: the machines' reports.
        finished: how each machine ended.
    """

    order: LanOrder
    marks: list[Mark] = field(default_factory=list)
    finished: dict[int, Finished] = field(default_factory=dict)

    @property
    def problems(self) -> list[str]:
        """Stable names of broken requirements; none if all hold."""
        ended = list(self.finished.values())
        numbers = list(range(1, self.order.rounds + 1))
        found = {
            "missing_records": any([proof.number for proof in one.proofs] != numbers for one in ended),
            "different_records": len({tuple(proof.digest for proof in one.proofs) for one in ended}) > 1,
            "false_records": any(proof.verdict not in _FAIR for one in ended for proof in one.proofs),
            "different_tallies": len({one.tally for one in ended}) > 1,
            "unbalanced_tally": not all(may_add_up(self.order.rules, one.tally) for one in ended),
        }
        return [name for name, is_so in found.items() if is_so]

    def at_s(self, moment: Moment, machine: int, number: int = 0) -> float | None:
        """Return when a machine first reached a moment, of a round if one is named; None if it did not."""
        wanted = (machine, moment, number)
        return next(
            (
                mark.reached.at_s
                for mark in self.marks
                if (mark.machine, mark.reached.moment, mark.reached.number) == wanted
            ),
            None,
        )


def play_match(
    order: LanOrder,
    watch: Callable[[Mark], None] = lambda _mark: None,
    run_machine: Callable[[LanStart, Connection], None] = run_lan_machine,
) -> Played:
    """Play a match between processes, each of which runs `run_machine`; tell `watch` of each event at once.

    Raises MachinesFailedError.
    """
    with tempfile.TemporaryDirectory(prefix="tusac-lan-", ignore_cleanup_errors=True) as folder:
        service_type = f"_tusac-{secrets.token_hex(3)}._tcp.local."
        starts = [
            LanStart(
                me,
                order.machines,
                order.rules,
                order.seats,
                order.level,
                order.rounds,
                service_type,
                Path(folder) / str(me),
                order.has_window and me == order.machines - 1,
            )
            for me in range(order.machines)
        ]
        with machines(run_machine, starts) as pipes:
            return _hear(order, Messages(pipes, order.limit_s), watch)


def _hear(order: LanOrder, messages: Messages, watch: Callable[[Mark], None]) -> Played:
    played = Played(order)
    while len(played.finished) < order.machines:
        machine, message = messages.next()
        if isinstance(message, Finished):
            played.finished[machine] = message
        else:
            mark = Mark(machine, message)
            played.marks.append(mark)
            watch(mark)
    return played
