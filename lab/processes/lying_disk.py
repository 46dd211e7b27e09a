"""Cut the power of a real table whose disks have lied: `python -m lab.processes.lying_disk [ENTRIES ...]`.

Four machines play. All are killed with signal 9 at one step, and the last entries of three journals are cut
off, as if those disks had reported writes that they had not made. These three are started again at once; the
fourth, which lost nothing, 12 seconds later. No machine may be accused of cheating, and the match must go on
to its end. Without arguments 1, 3, 6 and 9 entries are lost, at one table each.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from lab.processes.kill_runs import launch
from lab.processes.table import Match, Seated, Table, TrialError, judge
from lab.processes.trials import folder_of, tell
from net.node.journal_file import LENGTH, MARK_BYTES, MARKED, SALT_BYTES

LOST = (1, 3, 6, 9)
MATCH = Match(4, 2)
WHOLE_COMES_S = 12.0
"""So much later the machine that remembers everything is started."""

_LIMIT_S = 240.0


@dataclass(slots=True)
class Outcome:
    """The result at one table.

    Attributes:
        lost: entries of each of three journals.
        at: the step at which the power was cut.
        seconds: the whole of it.
        rounds: finished.
        voids: attempts at rounds that counted for nothing.
        tally: of each seat.
        problems: what does not hold; none if all does.
    """

    lost: int
    at: str
    seconds: float = 0.0
    rounds: int = 0
    voids: int = 0
    tally: tuple[int, ...] = ()
    problems: tuple[str, ...] = ()


def cut_last(path: Path, entries: int) -> int:
    """Cut the last entries off the file of a hand, and return how many it had."""
    data, at, ends = path.read_bytes(), SALT_BYTES, [SALT_BYTES]
    while at + LENGTH.size <= len(data):
        (length,) = LENGTH.unpack_from(data, at)
        if not length:
            break
        is_mark = length == MARKED
        at += LENGTH.size + (MARK_BYTES if is_mark else length)
        if not is_mark:
            ends.append(at)
    path.write_bytes(data[: ends[max(0, len(ends) - 1 - entries)]])
    return len(ends) - 1


def play(outcome: Outcome, folder: Path, *, is_ahead: bool) -> None:
    """Play a match in which the power is cut, and judge it; never raises for what goes wrong in it."""
    table, began = Table(), time.monotonic()
    try:
        service = f"_t{time.monotonic_ns() % 10**8}._tcp.local."
        table.gather(MATCH, folder, [launch] * MATCH.machines, service)
        _play(table, outcome, is_ahead=is_ahead)
    except TrialError as error:
        outcome.problems = (*_accused(table), str(error))
    else:
        verdict = judge(table.machines, MATCH, ())
        outcome.rounds, outcome.voids, outcome.tally = verdict.rounds, verdict.voids, verdict.tally
        outcome.problems = (*_accused(table), *verdict.problems)
    finally:
        table.close()
        outcome.seconds = time.monotonic() - began
        table.keep_lines(folder)


def _play(table: Table, outcome: Outcome, *, is_ahead: bool) -> None:
    table.begin()
    first, *others = table.machines
    first.say(f"die {outcome.at}")
    table.until(lambda: bool(first.told("dying")), _LIMIT_S, f"{first.name} comes to {outcome.at}")
    for machine in (first, *others):
        table.kill(machine)
    *forgetful, whole = table.machines
    for machine in forgetful:
        cut_last(_journal(machine, is_ahead=is_ahead), outcome.lost)
        table.come_back(machine)
    table.listen(WHOLE_COMES_S)
    table.come_back(whole)
    for machine in table.machines:
        table.until(partial(_is_back, machine), _LIMIT_S, f"{machine.name} is at the table again")
    table.until_ended(table.machines, MATCH.rounds, _LIMIT_S)


def _is_back(machine: Seated) -> bool:
    return machine.is_seated or machine.is_over


def _journal(machine: Seated, *, is_ahead: bool) -> Path:
    """Return the file of the hand in play, or of the one being shuffled meanwhile. Raises TrialError."""
    paths = sorted(Path(machine.order.folder, "config", "table").glob("*/*-*"))
    if not paths:
        msg = f"{machine.name} has stored no hand"
        raise TrialError(msg)
    return paths[-1 if is_ahead else 0]


def _accused(table: Table) -> list[str]:
    """Return the machines that any machine accuses of cheating."""
    found = {
        f"{machine.name} holds {line['who']} to be a cheat: {line['detail']}": None
        for machine in table.machines
        for line in machine.told("proven_cheat")
    }
    return list(found)


def line(outcome: Outcome) -> str:
    """Return a line of the table."""
    tally = " ".join(f"{points:+d}" for points in outcome.tally)
    held = "held" if not outcome.problems else f"FAILED {'; '.join(outcome.problems)}"
    return (
        f"{outcome.lost:2} entries lost at {outcome.at:14} {outcome.seconds:5.0f} s  rounds {outcome.rounds} "
        f"void {outcome.voids}  [{tally}]  {held}"
    )


def main() -> int:
    """Play a table for each number of entries; status 0 if all held."""
    parser = argparse.ArgumentParser(
        prog="python -m lab.processes.lying_disk", description=__doc__.splitlines()[0]
    )
    parser.add_argument("lost", metavar="ENTRIES", nargs="*", type=int, help="that three journals lose")
    parser.add_argument("--at", metavar="STEP", default="wall", help="when the power is cut (default: wall)")
    parser.add_argument("--ahead", action="store_true", help="lose them of the hand that is shuffled ahead")
    parser.add_argument("--keep", metavar="FOLDER", type=Path, help="keep everybody's files and lines there")
    parser.add_argument("--json", action="store_true", help="print one JSON object a table")
    args = parser.parse_args()
    if any(lost < 1 for lost in args.lost):
        parser.error("a number of entries is 1 or more")

    def outcomes() -> Iterator[Outcome]:
        for lost in args.lost or LOST:
            outcome = Outcome(lost, args.at)
            with folder_of(str(lost), args.keep) as folder:
                play(outcome, folder, is_ahead=args.ahead)
                yield outcome

    return tell(outcomes(), line, as_json=args.json, held="held: nobody accused, the match went on")


if __name__ == "__main__":
    sys.exit(main())
