"""Judges a table that was attacked by its memory, files, rounds, records, and harm to honest players."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import median

from lab.fuzzing.honest import Sample
from lab.fuzzing.scene import BROKE, Tally
from lab.fuzzing.wires import HELD, LET_IN
from net.crypto.backends import best_group
from net.crypto.group import Group
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.errors import RecordError
from net.records.audit import Verdict, verify
from net.records.fair_record import FairRecord, decode_record
from net.transcript import read

MOST_GROWTH = 0.03
"""The median of memory in the last third of a run may be so much above that in the second."""
SHORTEST_S = 300.0
"""Memory of a shorter run is not judged: caches are still being filled."""
MOST_FILES = 160
"""At most 32 strangers, links to six machines and eight watchers, dials, records, listeners, and more."""
MOST_THREADS = 24
LONGEST_ROUND_S = 240.0
"""A machine may be awaited for thirty seconds in each of several steps before it is left out for good."""

_SOUND = (Verdict.TRUE, Verdict.UNAUDITED, Verdict.VOID, Verdict.CHEATED)

Round = tuple[bytes, int, int]
"""Names a round: table, number, attempt."""


@cache
def _group() -> Group:
    return best_group(os.urandom)


@dataclass
class Archive:
    """The records that honest machines keep, each read once.

    Attributes:
        rounds: by round and machine name, the verdict and the envelopes of its record, without votes.
        problems: what is wrong with records.
    """

    rounds: dict[Round, dict[str, tuple[Verdict, frozenset[bytes]]]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    _seen: set[Path] = field(default_factory=set)
    _verified: dict[bytes, Verdict] = field(default_factory=dict)

    def look_at(self, name: str, paths: Sequence[Path]) -> None:
        """Check the new records of a machine."""
        for path in sorted(set(paths) - self._seen):
            self._seen.add(path)
            try:
                data = path.read_bytes()
                record = decode_record(data)
            except (OSError, RecordError) as error:
                self.problems.append(f"{name} keeps a record that cannot be read: {path.name}: {error}")
                continue
            if data not in self._verified:
                self._verified = dict([*self._verified.items()][-8:])
                self._verified[data] = verify(record, _group()).verdict
            self._take(name, record, self._verified[data])

    def count(self, verdict: Verdict) -> int:
        """Return how many rounds have a verdict."""
        return sum(any(said == verdict for said, _ in kept.values()) for kept in self.rounds.values())

    def _take(self, name: str, record: FairRecord, verdict: Verdict) -> None:
        place = record.table.table_id, record.number, record.attempt
        kept = self.rounds.setdefault(place, {})
        said = {
            signed.raw
            for signed in map(read, record.envelopes)
            if signed and signed.envelope.kind not in VOTE_KINDS
        }
        told = f"round {record.number}, attempt {record.attempt}"
        if verdict not in _SOUND:
            self.problems.append(f"{name} keeps a record that is {verdict.value}: {told}")
        for other, (theirs, words) in kept.items():
            if theirs is not verdict:
                self.problems.append(f"{told} is {verdict.value} for {name} and {theirs.value} for {other}")
            elif verdict is Verdict.TRUE and words != said:
                self.problems.append(f"{name} and {other} keep different records of {told}")
        kept[name] = verdict, frozenset(said)


def growth(samples: Sequence[Sample]) -> float:
    """Return how much more memory the last third took than the second, by their medians, as a share."""
    third = len(samples) // 3
    if not third:
        return 0.0
    middle = median(sample.rss_kb for sample in samples[third : 2 * third])
    return median(sample.rss_kb for sample in samples[-third:]) / middle - 1


def resource_problems(samples: Mapping[str, Sequence[Sample]], lasted_s: float) -> list[str]:
    """Return the problems with the resources of the honest processes."""
    problems = []
    for name, taken in samples.items():
        if lasted_s >= SHORTEST_S and growth(taken) > MOST_GROWTH:
            problems.append(
                f"the memory of {name} grows: {100 * growth(taken):.1f} % from the second third to the last"
            )
        files = max((sample.files for sample in taken), default=0)
        if files > MOST_FILES:
            problems.append(f"{name} had {files} files open")
        threads = max((sample.threads for sample in taken), default=0)
        if threads > MOST_THREADS:
            problems.append(f"{name} had {threads} threads")
    return problems


def progress_problems(finished_at: Sequence[float], lasted_s: float) -> list[str]:
    """Return the problems with the times at which rounds were finished, in seconds from the beginning."""
    longest_s = longest_wait_s(finished_at, lasted_s)
    return [f"no round was finished for {longest_s:.0f} s"] if longest_s > LONGEST_ROUND_S else []


def longest_wait_s(finished_at: Sequence[float], lasted_s: float) -> float:
    """Return the longest time in which no round ended, from the beginning and to the end included."""
    return max(later - earlier for earlier, later in pairwise([0.0, *finished_at, lasted_s]))


def attack_problems(tally: Tally) -> list[str]:
    """Return the attackers that were not stopped."""
    return [
        f"{attack}: {ending}, {times} times"
        for (attack, ending), times in tally.endings.items()
        if ending in {HELD, LET_IN} or ending.startswith(BROKE)
    ]
