"""Who can be heard, directly or through others, from what each machine says of its own links."""

from collections.abc import Iterable

AWAY_S = 5.0
"""For so long a machine that nobody hears is not taken to be away (docs/protocol.md, 13, "Notes")."""


class HearingGraph:
    """What one machine knows of who hears whom.

    Attributes:
        heard: the machines that we hear ourselves, ascending.
    """

    def __init__(self) -> None:
        self._members: tuple[bytes, ...] = ()
        self.heard: tuple[bytes, ...] = ()
        self._links: dict[bytes, frozenset[bytes]] = {}
        self._lost_at: dict[bytes, float] = {}

    def set_members(self, members: Iterable[bytes], now: float) -> None:
        """Say which other machines there are."""
        self._members = tuple(members)
        for known in (self._links, self._lost_at):
            for key in set(known) - set(self._members):
                del known[key]
        self._refresh(now)

    def set_heard(self, keys: Iterable[bytes], now: float) -> None:
        """Say whom we hear ourselves."""
        self.heard = tuple(sorted(keys))
        self._refresh(now)

    def set_links_of(self, key: bytes, links: Iterable[bytes], now: float) -> None:
        """Take in whom another machine hears, as it says."""
        if key in self._members:
            self._links[key] = frozenset(links)
            self._refresh(now)

    def hear_each_other(self, one: bytes, other: bytes) -> bool:
        """Return whether two other machines both say that they hear each other themselves."""
        return other in self._links.get(one, ()) and one in self._links.get(other, ())

    def lost_for(self, key: bytes, now: float) -> float:
        """Return for how many seconds a machine could not be heard at all; 0 while it can."""
        lost_at = self._lost_at.get(key)
        return 0.0 if lost_at is None else now - lost_at

    def is_lost(self, key: bytes) -> bool:
        """Return whether a machine cannot be heard at all, be it only since now."""
        return key in self._lost_at

    def woke(self, now: float) -> None:
        """Take in our machine's sleep: nobody is lost longer than since now; others may have gone on."""
        self._lost_at = dict.fromkeys(self._lost_at, now)

    def next_deadline(self, now: float) -> float | None:
        """Return when somebody will be away who is not yet."""
        moments = (lost_at + AWAY_S for lost_at in self._lost_at.values())
        return min((moment for moment in moments if moment > now), default=None)

    def _reachable(self) -> set[bytes]:
        """Return whom we hear by ourselves or through others; two others hear each other if both say so."""
        found, new = set(self.heard), list(self.heard)
        while new:
            at = new.pop()
            for other in self._links.get(at, ()):
                if other not in found and other in self._members and at in self._links.get(other, ()):
                    found.add(other)
                    new.append(other)
        return found

    def _refresh(self, now: float) -> None:
        reachable = self._reachable()
        for key in self._members:
            if key not in reachable:
                self._lost_at.setdefault(key, now)
            else:
                self._lost_at.pop(key, None)
