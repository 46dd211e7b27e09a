"""Settles wins that are pending until their winners' machines have shown their keys.

Our own keys are shown as soon as the match says that a win of ours waits for them, also after a restart of
our program or at a later table; those of others are checked against the records that we have kept. There is
only one thing that a machine can show of a hand: all that check it find the same, whenever it comes and in
whatever order.
"""

from collections import defaultdict
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from itertools import product

from net.deal.round_deal import RoundDeal
from net.deal.steps.ending import judge_late
from net.deal.table import PendingWin
from net.errors import RecordError
from net.match.events import RoundClosed
from net.match.status import TablePhase
from net.records.audit import closed_hand
from net.records.fair_record import FairRecord, decode_record
from net.table.core import Playing, SharedState
from net.table.interface.status import NewsKind
from net.table.values.account import END, OwnKeys
from net.transcript import read
from net.wire.deal import Audit
from net.wire.table import MAX_END_BYTES, MOST_PENDING, Ended, Keys, RoundEndWords, RoundKeys


class LateAudits:
    """Shows our keys late, checks those of others, and shows winners that missed it that their round is over.

    Attributes:
        has_unseen: whether keys of others wait to be checked until our person has been shown what happened:
            checking a record again takes tenths of a second.
    """

    def __init__(self, core: SharedState) -> None:
        self._core = core
        self._hands: dict[int, RoundDeal | None] = {}
        self._ends: dict[int, RoundEndWords] = {}
        self._looked_at: dict[int, Audit] = {}
        self._enders: defaultdict[int, set[bytes]] = defaultdict(set)
        self._heard: dict[bytes, Ended] = {}
        self.has_unseen = False

    def dealt(self, playing: Playing, number: int) -> None:
        """Keep what our machine is to show of a round, for its program may be away when that is due."""
        core, audit = self._core, playing.match.own_audit
        if playing.is_ours and audit is not None:
            machines = tuple(machine.sign_key for machine in playing.table.machines)
            (hand, attempt), shown = audit
            stream = playing.table.table_id, hand, attempt
            own = OwnKeys(RoundKeys(number, shown), machines, is_over=False, hand=stream)
            core.account = core.account.with_own_keys(own)
            self._enders.clear()
            self._heard.clear()
            core.store_table(is_new=False)

    def closed(self, playing: Playing, event: RoundClosed) -> None:
        """Keep the record of a round whose win is pending until the keys arrive; of others, drop our keys."""
        core, number = self._core, event.number
        win = next((win for win in playing.match.standing.pending if win.round_number == number), None)
        if win is not None:
            core.account = core.account.with_record(number, event.record)
        is_ours = win is not None and win.machine == core.me
        account = core.account
        core.account = account.with_end_of(number) if is_ours else account.without_own_keys(number)

    def settle(self, now: float) -> None:
        """Show our keys where they are awaited, and take in those of others, after the match too."""
        core, playing = self._core, self._core.playing
        self.has_unseen = False
        if playing is None:
            return
        pending = playing.match.standing.pending
        self._show({win.round_number for win in pending if win.machine == core.me}, now)
        if not (pending or core.account.records or self._hands or self._looked_at):
            return
        for win in pending:
            if win.round_number not in core.shown:
                self._look(playing, win)
        waiting = {win.round_number: win for win in pending if win.round_number not in core.shown}
        core.account = core.account.with_records_of(waiting.keys())
        self._hands = {number: hand for number, hand in self._hands.items() if number in waiting}
        self._looked_at = {number: audit for number, audit in self._looked_at.items() if number in waiting}
        if playing.is_ours:
            self._show_ends([win for win in waiting.values() if win.machine != core.me], now)

    def _show(self, numbers: AbstractSet[int], now: float) -> None:
        """Show our keys of rounds that wait for them, if we have seen their end or others show it."""
        core = self._core
        self._hear_ends()
        shown = tuple(own.keys for own in core.account.own_keys if self._is_to_show(own, numbers))
        said = Keys(shown[-MOST_PENDING:])
        if shown and core.last(core.me, Keys) != said:
            core.say(said, now)

    def _is_to_show(self, own: OwnKeys, numbers: AbstractSet[int]) -> bool:
        number = own.keys.round_number
        return (own.is_over and number in numbers) or own.is_ended_by(self._enders[number], self._core.me)

    def _hear_ends(self) -> None:
        """Take in what others show of rounds whose end we have not seen; each note is read once."""
        core = self._core
        unseen = [own for own in core.account.own_keys if not own.is_over]
        for met in core.met if unseen else ():
            said = core.last(met.key, Ended)
            if said is None or self._heard.get(met.key) == said:
                continue
            self._heard[met.key] = said
            for own, end in product(unseen, said.rounds):
                if own.keys.round_number == end.round_number:
                    self._enders[end.round_number] |= own.enders(end.words)

    def _show_ends(self, wins: Sequence[PendingWin], now: float) -> None:
        """Show winners that their rounds are over: if they have not seen it, they keep their keys back."""
        core = self._core
        self._ends = {win.round_number: self._end_of(win.round_number) for win in wins}
        rounds = tuple(end for end in self._ends.values() if end.words)
        if rounds and core.last(core.me, Ended) != Ended(rounds):
            core.say(Ended(rounds), now)

    def _end_of(self, number: int) -> RoundEndWords:
        """Return what shows that a round is over; no words if we have not got its record."""
        if number in self._ends:
            return self._ends[number]
        record = self._record(number)
        said = [
            read(raw) for raw in (() if record is None else record.envelopes) if len(raw) <= MAX_END_BYTES
        ]
        ends = [one for one in said if one is not None and one.envelope.kind == END]
        return RoundEndWords(number, tuple({one.envelope.peer: one.raw for one in ends}.values()))

    def _look(self, playing: Playing, win: PendingWin) -> None:
        """Check the last keys of a winner's machine, once; what does not fit its commitments is ignored."""
        core, number = self._core, win.round_number
        said = core.last(win.machine, Keys)
        rounds = () if said is None else said.rounds
        audit = next((keys.audit for keys in rounds if keys.round_number == number), None)
        if audit is None or self._looked_at.get(number) == audit:
            return
        if core.has_output and playing.match.phase is TablePhase.PLAYING:
            self.has_unseen = True
            return
        self._looked_at[number] = audit
        hand = self._hand(number)
        keys = [] if hand is None else [machine.sign_key for machine in hand.table.machines]
        if hand is None or win.machine not in keys:
            return
        is_true = judge_late(hand, keys.index(win.machine), audit)
        if is_true is not None:
            core.account = core.account.with_shown(number, is_true=is_true)
            core.store_table(is_new=False)
            core.tell(NewsKind.WIN_COUNTS if is_true else NewsKind.WIN_NOTHING, win.machine, str(number))

    def _hand(self, number: int) -> RoundDeal | None:
        """Return the hand of a round as its record shows it; None if we have not got that."""
        if number not in self._hands:
            record = self._record(number)
            group = None if record is None else self._core.own.tools_for(len(record.table.deck)).group
            self._hands[number] = None if record is None or group is None else closed_hand(record, group)
        return self._hands[number]

    def _record(self, number: int) -> FairRecord | None:
        data = dict(self._core.account.records).get(number)
        try:
            return None if data is None else decode_record(data)
        except RecordError:  # it was stored, and is not as we stored it
            return None
