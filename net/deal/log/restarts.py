"""Two messages of a machine whose program restarted in a round: they prove a cheat, or show a faulty disk.

A program that restarts during a round draws a number for its run, and numbers its messages afresh from there:
the upper half of a number is the run (0 before any restart), the lower half counts. Its first message in the
round is RESTARTED, which says how many of its own messages it knows and is chained to the last of them. So:

* No two words of an honest machine bear the same number, whatever its disk has lost. Two that do prove a
  cheat by themselves, and no announcement that is withheld or invented can change that.
* A run is drawn above all that its machine knows, so its numbers rise like those of any author.
* Two words of different runs at one head prove a cheat only if the later run knew the earlier word. The
  announcement is part of the evidence and says so. Otherwise they prove nothing: the disk had lost the first
  word, and no machine had shown it yet. The word that closed its step stands, and the machine is left out for
  the rest of the round, so it gains nothing.
* A word of a run whose announcement has not arrived cannot be judged, and waits for it.

One case is not excused: a machine that draws the number of an earlier run of which everything is lost. The
chance is about one in ten thousand.

Exclusion votes need no announcement: they are numbered and chained at their head, so the first one of a run
shows by itself which of the earlier ones its author knew.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from net.crypto.hashing import Rng
from net.transcript import GENESIS, Signed
from net.wire.deal import Rejoin, Restarted, decode_body
from net.wire.kinds import KIND_OF

RESTARTED = KIND_OF[Restarted]
STEPLESS = frozenset({RESTARTED, KIND_OF[Rejoin]})
"""The kinds of words that belong to no step; beside another word at their head they say nothing."""

MOST_RESTARTS = 32
"""Most announcements of a machine kept in a round.

A machine that restarts more often says nothing more in it.
"""
MOST_EXCUSED = 1
"""How often in a match two words of one machine may prove nothing.

After that the machine sits out until its person says that the disk is well.
"""

_COUNTED = 1 << 16
"""Numbers of one run."""
_RUN_BYTES = 2
_RUNS = 1 << 16
_PASSED_OVER = 4
"""A new run passes over at most one of so many that are left."""


class PairFinding(Enum):
    """The finding about two messages of one author."""

    NOTHING = "nothing"
    """They do not contradict each other."""
    UNKNOWN = "unknown"
    """The announcement of one of their runs is missing."""
    EXCUSED = "excused"
    """Two words at one head, one of them lost by its author's disk: a reason to leave it out, not a proof."""
    PROOF = "proof"
    """Its author cheats."""


@dataclass(frozen=True, slots=True)
class Restart:
    """An announced restart.

    Attributes:
        machine: whose program was started again.
        run: the number of its run in this round, never 0.
        known: one more than the number of its last message that it knew, of an earlier run; 0 for none.
        signed: the announcement.
    """

    machine: int
    run: int
    known: int
    signed: Signed


def run_of(number: int) -> int:
    """Return the run that a number belongs to; 0 for a program that has not restarted in the round."""
    return number // _COUNTED


def first_number(run: int) -> int:
    """Return the number of a run's announcement, which is the run's first message."""
    return run * _COUNTED


def draw_run(rng: Rng, last: int) -> int:
    """Return a number for a new run, above the last known one, that is unlikely to repeat a forgotten one.

    It skips so few numbers that enough always remain for `MOST_RESTARTS`.
    """
    return last + 1 + int.from_bytes(rng(_RUN_BYTES)) % ((_RUNS - 1 - last) // _PASSED_OVER)


def number_in(run: int, due: int) -> int:
    """Return the number of a message in a run, where `due` would be the next number."""
    return due if run_of(due) == run else first_number(run)


def place_in_run(number: int) -> int:
    """Return the place of a number in its run, from 0."""
    return number % _COUNTED


def last_known(words: Iterable[Signed]) -> Signed | None:
    """Return the last own message that a machine may claim to know, with all before it; None for none.

    Where other machines have shown it some of what its disk had lost, there may be gaps, and another run may
    have begun before it was shown that. The machine knows the messages that are connected to its first one,
    through its runs.

    Args:
        words: its own messages that it has, including those that others showed it, in any order.
    """
    following: dict[bytes, list[Signed]] = {}
    for word in words:
        following.setdefault(word.envelope.prev, []).append(word)
    last, nexts = None, following.get(GENESIS, [])
    while nexts:
        last = max(nexts, key=lambda word: (word.envelope.kind == RESTARTED, word.envelope.seq))
        nexts = following.get(last.id, [])
    return last


def read_restart(signed: Signed) -> Restart | None:
    """Return the restart that an envelope announces; None if it is no such announcement."""
    envelope = signed.envelope
    body = decode_body(envelope.kind, envelope.body) if envelope.kind == RESTARTED else None
    run = run_of(envelope.seq)
    if not isinstance(body, Restarted) or not run or envelope.seq != first_number(run):
        return None
    is_chained = (envelope.prev == GENESIS) == (body.known == 0)
    is_right = is_chained and body.known <= envelope.seq
    return Restart(envelope.peer, run, body.known, signed) if is_right else None


def runs_before(run: int, restarts: Mapping[int, Restart]) -> tuple[list[Restart], int | None]:
    """Return the announcements that a run builds on, its own last, and the missing run, if any."""
    found: list[Restart] = []
    while run:
        restart = restarts.get(run)
        if restart is None:
            return found[::-1], run
        found.append(restart)
        run = run_of(restart.known - 1) if restart.known else 0
    return found[::-1], None


def knew(run: int, number: int, restarts: Mapping[int, Restart]) -> bool | None:
    """Return whether a run knew another run's message of this number when it began.

    None if an announcement is missing among the restarts of its machine.
    """
    found, missing = runs_before(run, restarts)
    for restart in reversed(found):
        if restart.known and run_of(restart.known - 1) == run_of(number):
            return number < restart.known
    return False if missing is None else None


def compare(one: Signed, other: Signed, restarts: Mapping[int, Restart]) -> PairFinding:
    """Return what two messages of a machine in a round prove, both signed and neither of them a vote.

    They are judged by the restarts that the machine has announced.
    """
    first, second = one.envelope, other.envelope
    if one.id == other.id or first.peer != second.peer:
        return PairFinding.NOTHING
    runs = run_of(first.seq), run_of(second.seq)
    is_at_one_head = first.head == second.head and not STEPLESS & {first.kind, second.kind}
    if first.seq == second.seq or (is_at_one_head and runs[0] == runs[1]):
        return PairFinding.PROOF
    if not is_at_one_head:
        return PairFinding.NOTHING
    known = knew(runs[1], first.seq, restarts), knew(runs[0], second.seq, restarts)
    if True in known:
        return PairFinding.PROOF
    return PairFinding.UNKNOWN if None in known else PairFinding.EXCUSED


def told_of(restart: Restart) -> set[int]:
    """Return the runs that an announcement covers: its own, and the one that it follows from."""
    return {restart.run, *((run_of(restart.known - 1),) if restart.known else ())}


def evidence(one: Signed, other: Signed, restarts: Mapping[int, Restart]) -> tuple[Signed, ...]:
    """Return the evidence for a finding: the two messages, and the announcements that they are judged by."""
    runs = {run_of(one.envelope.seq), run_of(other.envelope.seq)}
    needed = (
        {} if len(runs) == 1 else {r.run: r.signed for run in runs for r in runs_before(run, restarts)[0]}
    )
    return *(needed[run] for run in sorted(needed)), one, other
