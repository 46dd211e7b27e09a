"""Reachability: machines that can be heard, directly or through others.

Through others a machine is heard that has lately said something new, and that hears one of them, as both say.
Neither is enough: a claim may be a lie, and what somebody said may have been on its way for long.
"""

from collections.abc import Iterable

AWAY_S = 5.0
"""For so long a machine that nobody hears is not taken to be away (docs/protocol.md, 13, "Notes")."""


class HearingGraph:
    """One machine's knowledge of which machines can reach each other.

    Attributes:
        heard: the machines that we hear ourselves, ascending.
    """

    def __init__(self) -> None:
        self._members: tuple[bytes, ...] = ()
        self.heard: tuple[bytes, ...] = ()
        self._links: dict[bytes, frozenset[bytes]] = {}
        self._lost_at: dict[bytes, float] = {}
        self._spoke_at: dict[bytes, float] = {}

    def set_members(self, members: Iterable[bytes], now: float) -> None:
        """Set the other members."""
        self._members = tuple(members)
        for known in (self._links, self._lost_at, self._spoke_at):
            for key in set(known) - set(self._members):
                del known[key]
        self._refresh(now)

    def set_heard(self, keys: Iterable[bytes], now: float) -> None:
        """Say whom we hear ourselves; who was heard until now has a moment to be heard through others."""
        heard = tuple(sorted(keys))
        for key in set(self.heard).difference(heard):
            self._spoke_at[key] = now
        self.heard = heard
        self._refresh(now)

    def spoke(self, key: bytes, now: float) -> None:
        """Take in that a machine has said something that is newer than all that has come of it."""
        if key in self._members:
            self._spoke_at[key] = now
            self._refresh(now)

    def misses(self, now: float, for_s: float) -> bool:
        """Return whether we do not hear some machine ourselves that was heard at all in so many seconds."""
        missed = set(self._members).difference(self.heard)
        return any(self.lost_for(key, now) < for_s for key in missed)

    def set_links_of(self, key: bytes, links: Iterable[bytes], now: float) -> None:
        """Record the links that another machine claims."""
        if key in self._members:
            self._links[key] = frozenset(links)
            self._refresh(now)

    def hear_each_other(self, one: bytes, other: bytes) -> bool:
        """Return whether two other machines both claim a link to each other."""
        return other in self._links.get(one, ()) and one in self._links.get(other, ())

    def lost_for(self, key: bytes, now: float) -> float:
        """Return for how many seconds a machine has been unreachable; 0 while it is reachable."""
        lost_at = self._lost_at.get(key)
        return 0.0 if lost_at is None else now - lost_at

    def is_lost(self, key: bytes) -> bool:
        """Return whether a machine is unreachable, even if only since now."""
        return key in self._lost_at

    def woke(self, now: float) -> None:
        """Take in our machine's sleep: nobody is lost longer than since now; others may have gone on."""
        self._lost_at = dict.fromkeys(self._lost_at, now)

    def next_deadline(self, now: float) -> float | None:
        """Return when somebody will be lost, or away, who is not yet."""
        spoke = (at for key, at in self._spoke_at.items() if key not in self.heard)
        moments = (at + AWAY_S for at in (*self._lost_at.values(), *spoke))
        return min((moment for moment in moments if moment > now), default=None)

    def _reachable(self, now: float) -> set[bytes]:
        """Return whom we hear by ourselves or through others; two others hear each other if both say so."""
        found, new = set(self.heard), list(self.heard)
        while new:
            at = new.pop()
            for other in self._links.get(at, ()):
                if other not in found and other in self._members and at in self._links.get(other, ()):
                    found.add(other)
                    new.append(other)
        spoke = {key for key, at in self._spoke_at.items() if now - at < AWAY_S}
        return found & spoke.union(self.heard)

    def _refresh(self, now: float) -> None:
        reachable = self._reachable(now)
        for key in self._members:
            if key not in reachable:
                self._lost_at.setdefault(key, now)
            else:
                self._lost_at.pop(key, None)
