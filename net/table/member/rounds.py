"""The match as the session drives it: its envelopes go to all, what happens in it to the client."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import assert_never

from engine.seats import Seat
from net.deal.memory import Begun, Kept, Memory, Sealed, encode_memory
from net.deal.table import TableInfo
from net.deal.verdict import Payments
from net.identity import PublicIdentity
from net.match.attempt import StreamKey
from net.match.events import (
    MULLIGAN,
    CameBack,
    CheatFound,
    DiskForgot,
    LeftOut,
    MatchEvent,
    RoundClosed,
    RoundVoid,
)
from net.match.match import Match
from net.match.status import Dealt, Moved, OutOfTime, Settled
from net.table.core import Base, Playing, SharedState
from net.table.interface.effects import KeepRecord, RecordKind, RememberPlayer, StoreHand
from net.table.interface.status import EndReason, NewsKind
from net.table.member.late_audits import LateAudits
from net.table.values.account import Forgetting
from net.table.values.lobby import LobbyPhase
from net.transcript import read
from net.wire.table import Carry, Go, Late, Resume, StreamPosition, Watch

OVER_S = 10.0
"""Extra wait after which we have missed the end of a match that the coordinator calls over.

It is added to our patience with a round, or counts alone while we wait for the next one.
"""


MOST_CAUGHT_UP = 3
"""Void attempts of a round that one word to go on makes up for where our machine has missed them."""

TOO_FEW = "too_few_machines"
LEAVING = frozenset({"left_before_deal", TOO_FEW})
"""The reasons for which a round is void because machines have left it."""


class Rounds:
    """Drives the match."""

    def __init__(self, core: SharedState) -> None:
        self._core = core
        self._late_audits = LateAudits(core)
        self._over_since: float | None = None
        self._watched_since: float | None = None
        self._remembered: set[RememberPlayer] = set()

    def settle(self, now: float) -> None:
        """Send the messages of the match, report its events, and continue if the coordinator says so."""
        core, playing = self._core, self._core.playing
        if playing is None:
            return
        self._obey(playing, now)
        if self._has_missed_the_end(playing, now):
            core.finish(EndReason.MATCH_OVER)
            return
        if self._watches_what_is_over(playing, now):
            playing.match.look_away(now)
        for (hand, attempt), memories in groupby(playing.match.take_memories(), key=itemgetter(0)):
            came = [memory for _, memory in memories]
            is_ours = any(_is_ours(memory, playing.table.machines, core.me) for memory in came)
            core.effects.append(StoreHand(hand, attempt, tuple(map(encode_memory, came)), is_ours))
        for raw in playing.match.outbox():
            core.flood(Carry(raw))
        for event in playing.match.take_events():
            self._follow(playing, event)
            if isinstance(event, OutOfTime):
                playing.is_late = True
            elif isinstance(event, Moved | Settled) and playing.is_late:
                playing.is_late = False
                core.say(Late(), now)
        self._late_audits.settle(now)

    def _has_missed_the_end(self, playing: Playing, now: float) -> bool:
        """Return whether the others ended the match without us, as while we slept, and none answers any more.

        The coordinator's word alone ends nothing: while others speak, or cannot be heard, a round goes on.
        """
        core, heard = self._core, playing.heard or ()
        is_over = core.lobby is not None and core.lobby.phase is LobbyPhase.OPEN
        if not is_over or core.is_coordinator or playing.is_ended:
            self._over_since = None
            return False
        if self._over_since is None:
            self._over_since = now
        if playing.is_between:
            return now - self._over_since >= OVER_S
        return len(heard) == len(playing.table.machines) and any(
            now - missed.since >= OVER_S for missed in playing.match.awaited
        )

    def _watches_what_is_over(self, playing: Playing, now: float) -> bool:
        """Return whether we watch a round that its players have ended as void, as the lobby tells.

        A machine that watches does not find that out by itself, since it waits for no other.
        """
        lobby = self._core.lobby
        is_over = lobby is not None and lobby.phase is LobbyPhase.BETWEEN
        if playing.is_ours or playing.is_between or playing.is_ended or not is_over:
            self._watched_since = None
            return False
        if self._watched_since is None:
            self._watched_since = now
        return now - self._watched_since >= OVER_S

    @property
    def has_late(self) -> bool:
        """Whether keys that came late wait to be looked at."""
        return self._late_audits.has_unseen

    def hear_late(self, key: bytes) -> None:
        """Tell the client that the person at a machine has run out of time; nothing if nobody plays there."""
        playing = self._core.playing
        if playing is None:
            return
        table = playing.table
        for place, seat in enumerate(table.seats):
            if table.machines[seat.machine].sign_key == key and not seat.level:
                self._core.events.append(OutOfTime(Seat(place), None))

    def _obey(self, playing: Playing, now: float) -> None:
        """Begin the next round when the coordinator says so, once for each time; never with a proven cheat.

        A machine that missed that a round was void deals it as well, a few times, and learns that from what
        the others show it.
        """
        core = self._core
        if not playing.is_between or core.cheats & playing.table.keys:
            return
        match = playing.match
        go, counter = core.last(core.coordinator, Go), core.counter_of(core.coordinator, Go)
        place = (playing.table.digest, match.standing.round_number)
        is_new = counter > playing.obeyed.get(core.coordinator, -1)
        if go is not None and is_new and (go.table, go.round_number) == place and go.voids >= match.voids:
            playing.caught_up += 1
            if go.voids == match.voids or playing.caught_up > MOST_CAUGHT_UP:
                playing.obeyed[core.coordinator], playing.caught_up = counter, 0
            core.starts_at = None
            match.start_round(now)

    def hear_links(self, now: float) -> None:
        """Tell the match which machines can be heard, and which have lost what they said at the table."""
        core, playing = self._core, self._core.playing
        if playing is None:
            return
        is_listening = playing.match.is_listening  # then nobody counts whom we only might still hear
        heard = frozenset(
            place
            for place, machine in enumerate(playing.table.machines)
            if (core.hears(machine.sign_key) if is_listening else core.is_heard(machine.sign_key, now))
        )
        if heard != playing.heard:
            playing.heard = heard
            playing.match.set_links(heard, now)
        watching = frozenset(
            place
            for place, machine in enumerate(playing.table.machines)
            if (said := core.last(machine.sign_key, Watch)) and said.table == playing.table.digest
        )
        if watching != playing.watching:
            playing.watching = watching
            playing.match.left(watching, now)

    def missed(self, resume: Resume) -> list[bytes]:
        """Return what another machine misses of the table we play at, in an order in which it can read it.

        If it is still at the table before, how the last round ended there comes first.
        """
        playing = self._core.playing
        if playing is None:
            return []
        theirs = {(stream.hand, stream.attempt): stream for stream in resume.streams}
        if resume.table == playing.table.table_id:
            return _after(playing.match, theirs)
        before, match = playing.before, playing.match
        is_at_it = before is not None and resume.table == before.table.table_id
        raws = _after(before.match, theirs) if before is not None and is_at_it else []
        raws += playing.agreement.envelopes()
        for stream in match.positions():
            if stream[0] >= match.standing.round_number:
                raws += match.envelopes_after(stream, ())
        return raws

    def _follow(self, playing: Playing, event: MatchEvent) -> None:
        core = self._core
        if isinstance(event, Dealt | Moved | Settled | OutOfTime):
            core.events.append(event)
            if isinstance(event, Dealt):
                core.unaudited = ()
                core.closed_round = b""
                self._late_audits.dealt(playing, event.number)
                if playing.is_ours:
                    self._remember_players(playing.table)
            return
        if isinstance(event, LeftOut | CameBack):
            self._follow_absence(playing, event)
        elif isinstance(event, RoundVoid):
            self._void(playing, event)
        elif isinstance(event, CheatFound):
            key = playing.table.machines[event.machine].sign_key
            core.account = core.account.with_cheat(key)
            core.store_table(is_new=False)
            core.tell(NewsKind.PROVEN_CHEAT, key, event.rule)
            self._keep(playing, event.record, RecordKind.CHEAT)
        elif isinstance(event, DiskForgot):
            self._count_forgetting(playing, event)
        elif isinstance(event, RoundClosed):
            self._close(playing, event)
        else:
            assert_never(event)

    def _void(self, playing: Playing, event: RoundVoid) -> None:
        """Take in that a round counts for nothing."""
        core = self._core
        core.tell(NewsKind.ROUND_VOID, None, event.reason)
        if playing.is_ours or event.reason != TOO_FEW:  # who only watched does not know who was missing
            missing = tuple(playing.table.machines[machine].sign_key for machine in event.machines)
            # a cheat may have parted honest machines from ours: they have spoken, elsewhere
            is_cheated = not core.cheats.isdisjoint(playing.table.keys)
            blamed = tuple(key for key in missing if key in core.cheats) if is_cheated else missing
            core.spoilers.update(blamed)
            self._count_void(playing, event, blamed)
        if event.reason != MULLIGAN:  # else the record is kept already, for the round was closed
            self._keep(playing, event.record, RecordKind.VOID)

    def _close(self, playing: Playing, event: RoundClosed) -> None:
        """Take in that a round has ended; of a win that does not count yet, or not at all, tell that."""
        core, keys = self._core, [machine.sign_key for machine in playing.table.machines]
        # Recalled after our program was killed, it is kept again: it may not have been written yet.
        core.effects.append(KeepRecord(event.record, event.number))
        core.base = Base()
        core.closed_round = playing.match.joint_seed
        core.spoilers.clear()
        self._late_audits.closed(playing, event)
        core.unaudited = tuple(
            keys[machine] for machine in sorted({*event.verdict.unaudited, *event.verdict.false})
        )
        if not playing.is_ended:
            core.base = Base(playing.table, playing.match.standing, playing.is_ours)
        core.store_table(is_new=False)
        state = playing.match.round
        winner = None if state is None or state.outcome is None else state.outcome.winner
        if winner is not None and event.verdict.payments is not Payments.STAND:
            is_pending = event.verdict.payments is Payments.PENDING
            kind = NewsKind.WIN_PENDING if is_pending else NewsKind.WIN_NOTHING
            core.tell(kind, keys[playing.table.seats[winner].machine], str(event.number))

    def _count_void(self, playing: Playing, event: RoundVoid, left: tuple[bytes, ...]) -> None:
        """Remember whose leaving has made a hand void of which somebody may have known cards."""
        core = self._core
        if event.reason in LEAVING and event.has_escrow:
            core.account = core.account.with_void((playing.table.table_id, *event.hand), left)
            core.store_table(is_new=False)

    def _count_forgetting(self, playing: Playing, event: DiskForgot) -> None:
        """Remember whose disk has lost what it had said; where that is too often, its machine sits out."""
        core, key = self._core, playing.table.machines[event.machine].sign_key
        hand = playing.table.table_id, *event.hand
        account = core.account.with_forgetting(Forgetting(key, hand, core.choice_of(key)))
        if account == core.account:
            return
        core.account = account
        core.store_table(is_new=False)
        core.tell(NewsKind.SITS_OUT if core.sits_out(key) else NewsKind.DISK_FORGOT, key)

    def _remember_players(self, table: TableInfo) -> None:
        """Have the people remembered that we have been dealt cards with, once as long as they stay."""
        core = self._core
        keys = {table.machines[seat.machine].sign_key for seat in table.seats if not seat.level} - {core.me}
        players = {RememberPlayer(met.key, met.name) for met in core.met if met.key in keys}
        core.effects += sorted(players - self._remembered, key=attrgetter("key"))
        self._remembered = players

    def _follow_absence(self, playing: Playing, event: LeftOut | CameBack) -> None:
        core, table, dead = self._core, playing.table, playing.match.dead_seats
        for machine in event.machines:
            key = table.machines[machine].sign_key
            if isinstance(event, LeftOut):
                core.tell(NewsKind.LEFT_OUT, key)
                core.base.is_own &= key != core.me
            elif not dead.issuperset(table.seats_of(machine)):
                core.tell(NewsKind.PLAYS_ON, key)

    def _keep(self, playing: Playing, record: bytes, kind: RecordKind) -> None:
        number = playing.match.standing.round_number
        self._core.effects.append(KeepRecord(record, number, kind))


def _is_ours(memory: Memory, machines: Sequence[PublicIdentity], me: bytes) -> bool:
    """Return whether our machine has drawn or signed what is to be remembered."""
    if not isinstance(memory, Kept):
        return isinstance(memory, Begun | Sealed)
    signed = read(memory.raw)
    return signed is not None and machines[signed.envelope.peer].sign_key == me


def _after(match: Match, theirs: Mapping[StreamKey, StreamPosition]) -> list[bytes]:
    raws: list[bytes] = []
    for key in match.positions():
        their = theirs.get(key)
        has = ((), b"") if their is None else (their.positions, their.settled)
        raws += match.envelopes_after(key, *has)
    return raws
