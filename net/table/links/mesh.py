"""The links to other machines, who is heard through whom, and whom to dial.

The content of messages is not known here.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import itemgetter

from net.address import Address
from net.bans import Bans
from net.crypto.hashing import Rng
from net.identity import SIGNATURE_BYTES, PublicIdentity
from net.table.interface.effects import CloseLink, CloseReason, Dial
from net.table.interface.status import Presence
from net.table.links.answers import Answers
from net.table.links.limits import Credit
from net.table.links.reach import AWAY_S, HearingGraph
from net.token_bucket import Bucket

LATELY_S = 2.0
"""A note sent over a link so lately is not sent again: both ends show all they have when the link opens.

A machine that asks later does lack the note, such as one about a machine that it did not know yet.
"""
MOST_LATELY = 256
"""How many such notes are remembered of a link; a full table sends fewer."""
NEW_S = 1.5
"""So long a new machine at the table is not reported as hard to hear: links to it are being opened."""
SHAKY_S = 2.0
SILENT_S = 3.0
"""After this much silence a link counts as lost and is redialled; it closes when the new one opens."""
CROSSED_S = 3.0
"""Two links opened within this time were dialled from both ends at once."""
BACK_OFF_S = (0.0, 0.5, 1.0, 2.0, 4.0, 5.0)
SECOND_DIALLER_S = 1.5
"""The peer with the higher key waits this long before it dials, so that both do not dial at once."""
STEADY_S = 5.0
"""A link that ends sooner after it was opened counts as an attempt that failed."""
DIAL_LIMIT_S = 10.0
"""A dial of which nothing was heard for so long has failed."""
MOST_DIALLED = 4
"""How many machines are dialled at once; a coordinator may list arbitrary addresses."""
DIALS_PER_S, DIALS_BURST = 4.0, 16
"""All of a full table at once, but no more than a few in a second after that."""
STRANGER_S = 10.0
"""A link to nobody at the table stays open so long: it may be about to be let in."""
MOST_STRANGERS = 16
MOST_STRIKES = 3
"""A link with this many violations is closed, and its machine banned."""
MOST_ENDED = 64
"""Most machines remembered as ended; some may play in the round without being listed."""
LINKS_PER_S, LINKS_BURST = 0.5, 12
"""How often a machine may open links; each new one costs us a copy of our notes and a resume."""
MOST_ACCOUNTS = 64
RESUMES_PER_S, RESUMES_BURST = 0.5, 6
"""What is missed is asked for when a link opens and every now and then; the answer may be large."""
ASKS_PER_S, ASKS_BURST = 0.2, 3
"""How often we ask to be admitted by a machine that says we are no member.

A machine that is not the coordinator hangs up on such a request.
"""


@dataclass
class OpenLink:
    """An authenticated link.

    Attributes:
        number: its name.
        peer: the machine at the other end.
        is_outgoing: whether we dialled.
        address: of the other end.
        opened_at: when.
        heard_at: when anything was heard from the other end last; before that, when it was opened.
        has_spoken: whether anything has come from the other end; it may hang up at once on whom it does not
            hear.
        rtt_s: the round trip.
        strikes: how much came over it that was wrong.
        notes: which notes went over it lately, either way, and when, by their signatures.
        answers: what the other end was shown of what it misses.
    """

    number: int
    peer: PublicIdentity
    is_outgoing: bool
    address: Address | None
    opened_at: float
    heard_at: float
    has_spoken: bool = False
    rtt_s: float | None = None
    strikes: int = 0
    notes: dict[bytes, float] = field(default_factory=dict)
    answers: Answers = field(default_factory=Answers)

    def has_had(self, raw: bytes, now: float) -> bool:
        """Return whether a note went over it lately."""
        return now - self.notes.get(raw[-SIGNATURE_BYTES:], now - LATELY_S) < LATELY_S

    def take_note(self, raw: bytes, now: float) -> None:
        """Take in that a note goes over it now."""
        self.notes[raw[-SIGNATURE_BYTES:]] = now
        for name in [name for name, at in self.notes.items() if now - at >= LATELY_S]:
            del self.notes[name]
        if len(self.notes) > MOST_LATELY:
            del self.notes[next(iter(self.notes))]


class PeerUsage:
    """One machine's use of our limits, over all its links.

    Attributes:
        links: limits how often it may open one.
        resumes: limits how often it may ask for what it misses.
        asks: limits how often it may have us ask to be let in.
        credit: limits what is sent for it.
    """

    def __init__(self, now: float) -> None:
        """Begin as for an unknown machine."""
        self.links = Bucket(LINKS_PER_S, LINKS_BURST, now)
        self.resumes = Bucket(RESUMES_PER_S, RESUMES_BURST, now)
        self.asks = Bucket(ASKS_PER_S, ASKS_BURST, now)
        self.credit = Credit(now)


class Mesh:
    """The links of one machine.

    Attributes:
        links: the open ones by number; at most one to each machine.
        reach: who can be heard.
        effects: dials and closings wanted; the caller empties the list.
    """

    def __init__(self, me: bytes, rng: Rng) -> None:
        self.links: dict[int, OpenLink] = {}
        self.effects: list[CloseLink | Dial] = []
        self._me = me
        self._rng = rng
        self._by_key: dict[bytes, int] = {}
        self._dialled: dict[bytes, Address] = {}
        self._dialling: dict[bytes, float] = {}  # when the next attempt is due
        self._under_way: dict[bytes, float] = {}  # when an attempt has failed by itself
        self._dials = Bucket(DIALS_PER_S, DIALS_BURST, 0.0)
        self._attempts: dict[bytes, int] = {}
        self._ended: dict[bytes, None] = {}
        self.reach = HearingGraph()
        self._addresses: dict[bytes, tuple[Address, ...]] = {}
        self._bans: Bans[bytes] = Bans()
        self._accounts: dict[bytes, PeerUsage] = {}
        self._came: dict[bytes, float] = {}

    # Links.

    def opened(self, link: OpenLink) -> bool:
        """Take in a new link; return whether it is kept. It replaces another one to the same machine.

        Of two links dialled from both ends at once, both ends keep the one dialled by the lower key.
        """
        key = link.peer.sign_key
        if link.is_outgoing:
            self._under_way.pop(key, None)
        now, is_banned = link.opened_at, self._bans.has(key, link.opened_at)
        if is_banned or not (link.is_outgoing or self.account(key, now).links.take(now)):
            self.effects.append(CloseLink(link.number, CloseReason.SLOW_DOWN))
            return False
        old = self.to(key)
        if old is not None:
            is_crossed = old.is_outgoing != link.is_outgoing and link.opened_at - old.opened_at < CROSSED_S
            if is_crossed and link.is_outgoing != (self._me < key):
                self.effects.append(CloseLink(link.number, CloseReason.REPLACED))
                return False
            link.has_spoken = old.has_spoken and link.opened_at - old.heard_at < SILENT_S
            self._forget(old, CloseReason.REPLACED)
        if not self.is_member(key) and len(self._strangers()) >= MOST_STRANGERS:
            self.effects.append(CloseLink(link.number, CloseReason.SLOW_DOWN))
            return False
        self.links[link.number] = link
        self._by_key[key] = link.number
        self._dialling.pop(key, None)
        self._ended.pop(key, None)
        self._learn_address(link)
        return True

    def _learn_address(self, link: OpenLink) -> None:
        """Remember where a machine is now: its router may have given it another address.

        The port of a link that it opened is not the one that it listens at, which is known already.
        """
        key, address = link.peer.sign_key, link.address
        if address is None:
            return
        if link.is_outgoing:
            self._dialled[key] = address
            return
        known = self.addresses_of(key)
        if known and address.host not in {one.host for one in known}:
            self._dialled[key] = Address(address.host, known[0].port)

    def closed(self, number: int, now: float) -> OpenLink | None:
        """Take in that a link has ended; return it, or None if we had closed it."""
        link = self.links.pop(number, None)
        if link is None:
            return None
        key = link.peer.sign_key
        if self._by_key.get(key) == number:
            del self._by_key[key]
        if self.is_member(key):
            self._attempts[key] = self._attempts.get(key, 0) + 1 if now - link.opened_at < STEADY_S else 0
            self._plan_dial(key, now)
        return link

    def close(self, number: int, reason: CloseReason) -> None:
        """Close a link."""
        link = self.links.get(number)
        if link is not None:
            self._forget(link, reason)

    def strike(self, number: int, now: float) -> None:
        """Count an offence on a link; after too many, close it and refuse its machine for a while."""
        link = self.links.get(number)
        if link is None:
            return
        link.strikes += 1
        if link.strikes >= MOST_STRIKES:
            self._bans.ban(link.peer.sign_key, now)
            self._forget(link, CloseReason.MALFORMED)

    def heard(self, number: int, now: float, *, silent_s: float = 0.0) -> bool:
        """Take in how long a link was silent; return whether that is long, or was, or it spoke first now."""
        link = self.links.get(number)
        if link is None:
            return False
        silent_before_s = now - link.heard_at
        had_spoken = link.has_spoken
        link.has_spoken = had_spoken or silent_s == 0.0 or now - silent_s > link.opened_at
        link.heard_at = max(link.heard_at, now - silent_s)
        return max(silent_before_s, silent_s) >= SHAKY_S or link.has_spoken is not had_spoken

    def account(self, key: bytes, now: float) -> PeerUsage:
        """Return what a machine has used up; of others than members, the first met are forgotten first."""
        if key not in self._accounts:
            known = [one for one in self._accounts if not self.is_member(one)]
            for one in known[: max(0, len(self._accounts) + 1 - MOST_ACCOUNTS)]:
                del self._accounts[one]
            self._accounts[key] = PeerUsage(now)
        return self._accounts[key]

    def to(self, key: bytes) -> OpenLink | None:
        """Return the open link to a machine."""
        number = self._by_key.get(key)
        return None if number is None else self.links[number]

    def members(self) -> list[OpenLink]:
        """Return the open links to machines at the table."""
        return [link for link in self.links.values() if self.is_member(link.peer.sign_key)]

    def _strangers(self) -> list[OpenLink]:
        return [link for link in self.links.values() if not self.is_member(link.peer.sign_key)]

    def _forget(self, link: OpenLink, reason: CloseReason) -> None:
        del self.links[link.number]
        if self._by_key.get(link.peer.sign_key) == link.number:
            del self._by_key[link.peer.sign_key]
        self.effects.append(CloseLink(link.number, reason))

    # Who is at the table.

    def set_roster(self, addresses: Mapping[bytes, tuple[Address, ...]], now: float) -> None:
        """Set the other machines of the table and the addresses each may be dialled at; nobody else is."""
        for known in (self._dialling, self._attempts, self._dialled):
            for key in set(known) - set(addresses):
                del known[key]
        self._addresses = dict(addresses)
        self._came = {key: self._came.get(key, now) for key in addresses}
        self.reach.set_members(addresses, now)
        for key in addresses:
            if self.to(key) is None and key not in self._dialling:
                self._plan_dial(key, now)

    def is_member(self, key: bytes) -> bool:
        """Return whether a machine is at the table."""
        return key in self._addresses

    def addresses_of(self, key: bytes) -> tuple[Address, ...]:
        """Return where a machine may be dialled, the address that worked first."""
        known = self._addresses.get(key, ())
        worked = self._dialled.get(key)
        return known if worked is None else (worked, *(address for address in known if address != worked))

    def presence(self, key: bytes, now: float) -> Presence:
        """Return how well a machine at the table is reachable."""
        link = self.to(key)
        silent = None if link is None else now - link.heard_at
        if silent is not None and silent < SHAKY_S:
            return Presence.HERE
        if silent is not None and silent < SILENT_S:
            return Presence.SHAKY
        if now - self._came.get(key, now - NEW_S) < NEW_S:
            return Presence.HERE
        if not self.reach.is_lost(key):
            return Presence.RELAYED
        return Presence.SHAKY if self.reach.lost_for(key, now) < AWAY_S else Presence.AWAY

    # Time.

    def advance(self, now: float) -> None:
        """Do what is due: find out whom we hear ourselves, dial, close strangers."""
        for link in self._strangers():
            if now - link.opened_at >= STRANGER_S:
                self._forget(link, CloseReason.CLOSED)
        heard = [
            link.peer.sign_key
            for link in self.members()
            if link.has_spoken and now - link.heard_at < SILENT_S
        ]
        self.reach.set_heard(heard, now)
        for key in self._addresses:
            link_to = self.to(key)
            if link_to is None:
                continue
            if now - link_to.heard_at < SILENT_S:
                self._dialling.pop(key, None)
            elif key not in self._dialling:
                self._plan_dial(key, now)
        self._dial(now)

    def _dial(self, now: float) -> None:
        """Dial whom we are to by now, a few at a time."""
        for key in [key for key, limit in self._under_way.items() if now >= limit]:
            self.dial_failed(key, now)
        for key, due in sorted(self._waiting(), key=itemgetter(1)):
            if now < due or len(self._under_way) >= MOST_DIALLED:
                break
            if not self._dials.take(now):
                break
            self._under_way[key] = now + DIAL_LIMIT_S
            self.effects.append(Dial(key, self.addresses_of(key)))

    def _waiting(self) -> list[tuple[bytes, float]]:
        """Return whom we are to dial but do not yet, and when each is due."""
        return [
            (key, due)
            for key, due in self._dialling.items()
            if key not in self._under_way and self.addresses_of(key)
        ]

    def has_ended(self, key: bytes) -> bool:
        """Return whether a machine's program has ended: the machine itself says that nobody listens there."""
        return key in self._ended

    def dial_failed(self, key: bytes, now: float, *, is_refused: bool = False) -> None:
        """Take in that a dial came to nothing, or was refused by the machine itself."""
        self._ended.pop(key, None)
        if is_refused:
            self._ended = dict.fromkeys([*self._ended, key][-MOST_ENDED:])
        if self._under_way.pop(key, None) is not None and key in self._dialling:
            self._attempts[key] = self._attempts.get(key, 0) + 1
            self._dialling[key] = now + self._pause(key)

    def _plan_dial(self, key: bytes, now: float) -> None:
        head_start = 0.0 if self._me < key else SECOND_DIALLER_S
        self._dialling[key] = now + head_start + self._pause(key)

    def _pause(self, key: bytes) -> float:
        """Return how long to wait before the next attempt, with jitter so that two do not keep step."""
        longest = len(BACK_OFF_S) - 1
        return BACK_OFF_S[min(self._attempts.get(key, 0), longest)] * (0.8 + 0.4 * self._rng(1)[0] / 255)

    def woke(self, now: float) -> None:
        """Take in that our machine has slept: what it did not hear meanwhile says nothing about the others.

        But they may have gone on without it.
        """
        for link in self.links.values():
            link.heard_at = max(link.heard_at, now - SILENT_S)
        self.reach.woke(now)

    def next_deadline(self, now: float) -> float | None:
        """Return when `advance` is due, or what was said of somebody's presence changes."""
        moments = [link.heard_at + span for link in self.members() for span in (SHAKY_S, SILENT_S)]
        moments += [link.opened_at + STRANGER_S for link in self._strangers()]
        moments += [came + NEW_S for came in self._came.values()]
        moments = [moment for moment in moments if moment > now]
        moments += self._under_way.values()
        if len(self._under_way) < MOST_DIALLED:
            moments += [max(due, self._dials.opens_at()) for _, due in self._waiting()]
        away = self.reach.next_deadline(now)
        return min(moments if away is None else [*moments, away], default=None)
