"""What two words of a machine show whose program was started again in a hand: that it cheated, or that its disk had lied.

A program that starts again in a hand draws a number for its run, and the numbers of its words begin anew from there: the
upper half of a number is the run, 0 before any restart, the lower half counts. Its first word in the hand is RESTARTED,
which says how far it knows its own words and is chained to the last of those. So:

* No two words of an honest machine bear one number, whatever its disk has lost. Two that do prove a cheat by themselves,
  and no announcement that is held back or made up can change that.
* A run is drawn above all that its machine knows, so its numbers go up as those of any author do.
* Two words of different runs at one head prove a cheat only if the later run knew the earlier word; the announcement, which
  belongs to the evidence, says so. Else they prove nothing: the disk had lost the first one, and nobody had shown it yet.
  Whichever closed its step stands, and the machine is left out for the rest of the hand, so nobody gains by it.
* A word of a run whose announcement has not come cannot be judged, and waits for it.

Not excused is a machine that draws a run again of which all has been lost; the chance is about one in ten thousand.

Statements about leaving out need no announcement: they are numbered and chained at their head, so the first one of a run
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
"""So many announcements of a machine are kept in a hand; one that is started more often says nothing more in it."""
MOST_EXCUSED = 1
"""So often in a match two words of one machine prove nothing; after that it sits out until its person says that the disk is
well."""

_COUNTED = 1 << 16
"""Numbers of one run."""
_RUN_BYTES = 2
_RUNS = 1 << 16
_PASSED_OVER = 4
"""A new run passes over at most one of so many that are left."""


class PairFinding(Enum):
    """What two words of one author show."""

    NOTHING = "nothing"
    """They do not contradict each other."""
    UNKNOWN = "unknown"
    """The announcement of one of their runs is missing."""
    EXCUSED = "excused"
    """Two words at one head, of which its disk had lost one: a reason to leave it out, and no proof of anything."""
    PROOF = "proof"
    """Its author cheats."""


@dataclass(frozen=True, slots=True)
class Restart:
    """An announced restart.

    Attributes:
        machine: whose program was started again.
        run: the number of its run in this hand, never 0.
        known: the number after that of the last word of its own that it knew, of an earlier run; 0 for none.
        signed: the announcement.
    """

    machine: int
    run: int
    known: int
    signed: Signed


def run_of(number: int) -> int:
    """Return the run that a number belongs to; 0 for a program that has played the hand from its beginning."""
    return number // _COUNTED


def first_number(run: int) -> int:
    """Return the number of the announcement of a run, the first it gives."""
    return run * _COUNTED


def draw_run(rng: Rng, last: int) -> int:
    """Return the number of a new run, above the last one known; whoever has forgotten a run will hardly draw it again.

    So few of those that are left are passed over that there are always some for `MOST_RESTARTS`.
    """
    return last + 1 + int.from_bytes(rng(_RUN_BYTES)) % ((_RUNS - 1 - last) // _PASSED_OVER)


def number_in(run: int, due: int) -> int:
    """Return the number of what is said in a run, of which `due` would be the next number."""
    return due if run_of(due) == run else first_number(run)


def place_in_run(number: int) -> int:
    """Return which of its run a number is, from 0."""
    return number % _COUNTED


def last_known(words: Iterable[Signed]) -> Signed | None:
    """Return which of its words a machine may say that it knows, with all before it; None if none.

    Where others have shown it some of what its disk had lost there may be gaps, and another run may have begun before it
    was shown that: it knows as much as hangs together from its first word on, the way its runs went.

    Args:
        words: its own ones that it has, those that it was shown among them, in any order.
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


def restarts_of(machine: int, heard: Iterable[Signed]) -> dict[int, Restart]:
    """Return the restarts that a machine has announced, by run."""
    found = (read_restart(signed) for signed in heard if signed.envelope.peer == machine)
    return {restart.run: restart for restart in found if restart is not None}


def runs_before(run: int, restarts: Mapping[int, Restart]) -> tuple[list[Restart], int | None]:
    """Return the announcements that a run follows from, its own the last, and which run's is missing, if any."""
    found: list[Restart] = []
    while run:
        restart = restarts.get(run)
        if restart is None:
            return found[::-1], run
        found.append(restart)
        run = run_of(restart.known - 1) if restart.known else 0
    return found[::-1], None


def knew(run: int, number: int, restarts: Mapping[int, Restart]) -> bool | None:
    """Return whether a run of a program knew a word of another one when it began; None if an announcement is missing.

    Args:
        run: of the program.
        number: of the word.
        restarts: of its machine, by run.
    """
    while run:
        restart = restarts.get(run)
        if restart is None:
            return None
        if not restart.known:
            return False
        run = run_of(restart.known - 1)
        if run == run_of(number):
            return number < restart.known
    return False


def compare(one: Signed, other: Signed, restarts: Mapping[int, Restart]) -> PairFinding:
    """Return what two words of a hand show, both signed by their author and neither of them a vote.

    Args:
        one: a word.
        other: another one of the same machine.
        restarts: that this machine has announced, by run.
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
    """Return the runs of which an announcement tells: its own, and the one that it follows from."""
    return {restart.run, *((run_of(restart.known - 1),) if restart.known else ())}


def evidence(one: Signed, other: Signed, restarts: Mapping[int, Restart]) -> tuple[Signed, ...]:
    """Return what shows what two words are: the words, and the announcements that they are judged by."""
    runs = {run_of(one.envelope.seq), run_of(other.envelope.seq)}
    needed = (
        {} if len(runs) == 1 else {r.run: r.signed for run in runs for r in runs_before(run, restarts)[0]}
    )
    return *(needed[run] for run in sorted(needed)), one, other
