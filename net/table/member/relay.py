"""How envelopes of the dealing reach all machines: from their author, and by relay where that fails.

An envelope is passed on at once to the neighbors that claim no link to its author. The others are offered its
id after a moment, and only if they have not shown by then that they hold it: by having sent it, offered it,
or signed a head that includes it. A machine that lacks an offered envelope asks for it. So no claim needs to
be believed: a machine that claims a link it has not is served a moment later, and two conflicting messages
that an author sends in two places still reach all. Statements about leaving a machine out go to all at once,
but those of whoever has shown that it lies, for which nobody needs to be quick.
"""

from dataclasses import dataclass
from typing import Any

from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.log.restarts import STEPLESS
from net.deal.steps.rejoin import REJOIN
from net.table.core import Playing, SharedState
from net.token_bucket import Buckets
from net.transcript import Signed, read
from net.wire.table import MOST_TOLD, Carry, EnvelopeOffer, Want

TELL_S = 0.5
"""What is heard directly has come by then almost always, and often has been answered."""
SECOND_S = 0.2
"""So much later the machine of the higher key tells: by then the other one has, if it holds the same."""
KEPT = 256
"""Envelopes kept for those that lack them, the last ones; who misses one before them asks with RESUME."""
MOST_SEEN = 1 << 13
"""Envelopes known by their ids to have come: more than a hand has, so that none goes round a second time."""
REJOINS_AT_ONCE = 4
"""Requests of one machine to take part again in a hand that go to all at once; seldom there are two."""
PER_S, AT_ONCE = 50.0, 100
"""How many envelopes of one author go at once to machines without a link to it; of more the ids are told."""
MOST_OFFERED = 128
"""Envelopes of which a machine is told at once.

So fewer go over a link, while a word comes the other way, than `net.node.frame_compression` counts up to.
"""
MOST_ASKERS = 64
MOST_UNTOLD = 1024
MOST_ASKABLE = 2048


@dataclass(frozen=True, slots=True)
class _Untold:
    """An envelope to be offered to another machine, and from when on."""

    signed: Signed
    due: float


class Relay:
    """Passes envelopes of the dealing on."""

    def __init__(self, core: SharedState) -> None:
        self._core = core
        self._kept: dict[bytes, bytes] = {}
        self._seen: dict[bytes, None] = {}
        self._asked: dict[tuple[bytes, int, int, int], int] = {}
        self._untold: dict[tuple[bytes, bytes], _Untold] = {}
        self._askable: dict[tuple[bytes, bytes], None] = {}
        self._rates = Buckets(PER_S, AT_ONCE, MOST_ASKERS)

    def has(self, signed: Signed) -> bool:
        """Return whether exactly this has come lately."""
        return self._kept.get(signed.id) == signed.raw

    def hold(self, name: bytes, link: int, now: float) -> None:
        """Take in that the machine at the other end of a link holds an envelope, by its id."""
        open_link = self._core.mesh.links[link]
        self._untold.pop((open_link.peer.sign_key, name), None)
        open_link.answers.tell(name, now)

    def say(self, raw: bytes, now: float) -> None:
        """Send what our match has to say: to all our own words and evidence, else like what we pass on.

        Else all would show all of them the same words, as soon as one author has lied at many places.
        """
        core, signed = self._core, read(raw)
        playing = core.playing
        if playing is None or signed is None:
            return
        if self._author(playing, signed) == core.me or playing.match.is_evidence(signed):
            core.flood(Carry(raw))
        else:
            self.take(signed, None, now)

    def take(self, signed: Signed, link: int | None, now: float) -> None:
        """Pass an envelope on that came over a link and was new to us, or that our match shows."""
        core, playing, envelope = self._core, self._core.playing, signed.envelope
        if playing is None:
            return
        self._keep(signed)
        author = self._author(playing, signed)
        is_urgent = envelope.kind in VOTE_KINDS and not playing.match.distrusts(signed)
        goes_to_all = is_urgent or (envelope.kind == REJOIN and self._is_early(signed))
        others = [other for other in core.mesh.members() if other.number != link]
        lacking = {
            one.number for one in others if not core.mesh.reach.hear_each_other(author, one.peer.sign_key)
        }
        goes_to_lacking = bool(lacking) and self._rates.take(author, now)
        for other in others:
            key = other.peer.sign_key
            if goes_to_all or (goes_to_lacking and other.number in lacking):
                core.send(other.number, Carry(signed.raw))
            else:
                due = now + TELL_S + (SECOND_S if core.me > key else 0.0)
                self._untold[key, signed.id] = _Untold(signed, due)
        _shorten(self._untold, MOST_UNTOLD)

    def doubtful(self, raw: bytes, key: bytes) -> Signed | None:
        """Return an envelope if RESUME does not tell whether its author has that; None for any other.

        It stands in no step, or may be one of many that somebody known to lie has signed: who lacks it asks
        for it by its id. What a machine has said itself, and may have lost, it is shown at once.
        """
        playing, signed = self._core.playing, read(raw)
        if playing is None or signed is None or signed.envelope.table_id != playing.table.table_id:
            return None
        is_doubtful = signed.envelope.kind in STEPLESS or playing.match.distrusts(signed)
        return signed if is_doubtful and self._author(playing, signed) != key else None

    def offer(self, signed: Signed, key: bytes, now: float) -> None:
        """Tell a machine of an envelope, unless it was told of lately or has shown that it holds it."""
        link = self._core.mesh.to(key)
        if link is None or link.answers.has_told(signed.id, now):
            return
        self._keep(signed)
        self._untold[key, signed.id] = _Untold(signed, now)
        _shorten(self._untold, MOST_UNTOLD)

    @staticmethod
    def _author(playing: Playing, signed: Signed) -> bytes:
        return playing.table.machines[signed.envelope.peer].sign_key

    def _keep(self, signed: Signed) -> None:
        self._kept[signed.id] = signed.raw
        self._seen[signed.id] = None
        _shorten(self._kept, KEPT)
        _shorten(self._seen, MOST_SEEN)

    def _is_early(self, rejoin: Signed) -> bool:
        """Return whether a machine's request to take part again is among its first ones in a hand."""
        envelope = rejoin.envelope
        asker = envelope.table_id, envelope.hand, envelope.attempt, envelope.peer
        asked = self._asked.pop(asker, 0) + 1
        self._asked[asker] = asked
        _shorten(self._asked, MOST_ASKERS)
        return asked <= REJOINS_AT_ONCE

    def settle(self, now: float) -> None:
        """Offer others the envelopes that they may lack."""
        told: dict[bytes, list[bytes]] = {}
        for (key, name), untold in list(self._untold.items()):
            if untold.due > now:
                continue
            del self._untold[key, name]
            if len(told.get(key, ())) >= MOST_OFFERED:
                self._untold[key, name] = _Untold(untold.signed, now + TELL_S)
            elif not self._is_held(key, untold.signed):
                told.setdefault(key, []).append(name)
        for key, names in told.items():
            link = self._core.mesh.to(key)
            if link is None:  # once there is one, it asks for what it misses
                continue
            self._askable |= dict.fromkeys((key, name) for name in names)
            for name in names:
                link.answers.tell(name, now)
            for first in range(0, len(names), MOST_TOLD):
                self._core.send(link.number, EnvelopeOffer(tuple(names[first : first + MOST_TOLD])))
        _shorten(self._askable, MOST_ASKABLE)

    def on_offer(self, link: int, offer: EnvelopeOffer, now: float) -> bool:
        """Take in what another machine holds; ask for what we lack."""
        core, key = self._core, self._core.mesh.links[link].peer.sign_key
        credit = core.mesh.account(key, now).credit
        for name in offer.ids:
            self.hold(name, link, now)
        lacking = tuple(name for name in offer.ids if name not in self._seen)
        if not lacking or not credit.has_any(now):
            return False
        credit.spend(sum(map(len, lacking)))
        core.send(link, Want(lacking))
        return True

    def on_want(self, link: int, want: Want, _now: float) -> bool:
        """Send a machine the notes we offered and it lacks, each once; this uses none of its credit."""
        core, key = self._core, self._core.mesh.links[link].peer.sign_key
        wanted = [name for name in want.ids if (key, name) in self._askable]
        for name in wanted:
            raw = self._kept.get(name)
            if raw is None:  # once it asks again for what it misses, it is told anew
                core.mesh.links[link].answers.forget(name)
            else:
                del self._askable[key, name]
                core.send(link, Carry(raw))
        return bool(wanted)

    def next_deadline(self) -> float | None:
        """Return when the next offer is due."""
        return min((untold.due for untold in self._untold.values()), default=None)

    def _is_held(self, key: bytes, signed: Signed) -> bool:
        playing = self._core.playing
        if playing is None or signed.envelope.table_id != playing.table.table_id:
            return False
        place = next((at for at, one in enumerate(playing.table.machines) if one.sign_key == key), None)
        return place is not None and playing.match.has_shown(place, signed)


def _shorten(known: dict[Any, Any], longest: int) -> None:
    """Forget what came first, so that no more is kept than so much."""
    while len(known) > longest:
        del known[next(iter(known))]
