"""The waiting envelopes of one author in one round, found by number, by head and by run without a search."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from net.deal.log.restarts import run_of
from net.transcript import Signed


class WaitingEnvelopes:
    """The envelopes of one author that have not counted."""

    def __init__(self) -> None:
        self._kept: dict[bytes, Signed] = {}
        self._numbered: dict[int, dict[bytes, Signed]] = {}
        self._at: dict[bytes, dict[int, dict[bytes, Signed]]] = {}
        self._of: dict[int, dict[bytes, Signed]] = {}

    def __contains__(self, signed: Signed) -> bool:
        return signed.id in self._kept

    def all(self) -> Iterable[Signed]:
        """Return all, in the order of arrival."""
        return self._kept.values()

    def numbered(self, seq: int) -> list[Signed]:
        """Return the envelopes with a number, in the order of arrival."""
        return list(self._numbered.get(seq, {}).values())

    def runs(self) -> AbstractSet[int]:
        """Return the runs that have waiting envelopes."""
        return self._of.keys()

    def of(self, runs: Iterable[int]) -> list[Signed]:
        """Return the envelopes of some runs, in the author's order."""
        return in_order(signed for run in runs for signed in self._of[run].values())

    def at(self, head: bytes, runs: AbstractSet[int] | None = None) -> list[Signed]:
        """Return the envelopes at a head, in the author's order; only of `runs` if given."""
        there = self._at.get(head, {})
        wanted = there.keys() if runs is None else there.keys() & runs
        return in_order(signed for run in wanted for signed in there[run].values())

    def add(self, signed: Signed) -> None:
        """Add a waiting envelope."""
        run, envelope = run_of(signed.envelope.seq), signed.envelope
        self._kept[signed.id] = signed
        self._numbered.setdefault(envelope.seq, {})[signed.id] = signed
        self._at.setdefault(envelope.head, {}).setdefault(run, {})[signed.id] = signed
        self._of.setdefault(run, {})[signed.id] = signed

    def remove(self, signed: Signed) -> None:
        """Remove an envelope, if it is waiting."""
        if self._kept.pop(signed.id, None) is None:
            return
        run, there = run_of(signed.envelope.seq), self._at[signed.envelope.head]
        _take_out(self._numbered, signed.envelope.seq, signed)
        _take_out(self._of, run, signed)
        _take_out(there, run, signed)
        if not there:
            del self._at[signed.envelope.head]


def in_order(found: Iterable[Signed]) -> list[Signed]:
    """Return envelopes of one author in the author's order."""
    return sorted(found, key=lambda signed: (signed.envelope.seq, signed.id))


def _take_out(filed: dict[int, dict[bytes, Signed]], under: int, signed: Signed) -> None:
    del filed[under][signed.id]
    if not filed[under]:
        del filed[under]
