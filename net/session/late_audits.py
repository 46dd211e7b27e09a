"""Wins that are pending because their winners' machines have shown no keys: what settles them once these come.

Our own keys are shown as soon as the match says that a win of ours waits for them, also after a restart of our program or
at a later table; those of others are checked against the records that we have kept. There is only one thing that a
machine can show of a hand: all that check it find the same, whenever it comes and in whatever order.
"""

from net.audit import closed_hand
from net.dealing.ending import judge_late
from net.dealing.hand import Hand
from net.dealing.table import MOST_PENDING, PendingWin
from net.errors import RecordError
from net.fair_record import decode_record
from net.session.account import OwnKeys
from net.session.core import Core, Playing
from net.session.match.events import RoundClosed
from net.session.messages import Keys, RoundKeys
from net.session.status import NewsKind, Phase
from net.wire import Audit


class LateAudits:
    """Shows our keys late, and checks those of others.

    Attributes:
        has_unseen: whether keys of others wait to be checked until what has happened is shown: to go through a record again
            takes tenths of a second.
    """

    def __init__(self, core: Core) -> None:
        self._core = core
        self._hands: dict[int, Hand | None] = {}
        self._looked_at: dict[int, Audit] = {}
        self.has_unseen = False

    def dealt(self, playing: Playing, number: int) -> None:
        """Keep what our machine is to show of a round, for its program may be away when that is due."""
        core, audit = self._core, playing.match.own_audit
        if playing.is_ours and audit is not None:
            machines = tuple(machine.sign_key for machine in playing.table.machines)
            own = OwnKeys(RoundKeys(number, audit), machines, is_over=False)
            core.account = core.account.with_own_keys(own)
            core.store_table(is_new=False)

    def closed(self, playing: Playing, event: RoundClosed) -> None:
        """Keep the record of a round whose win is pending, until the keys have come; of others, our keys no more."""
        core, number = self._core, event.number
        win = next((win for win in playing.match.standing.pending if win.round_number == number), None)
        if win is not None:
            core.account = core.account.with_record(number, event.record)
        is_ours = win is not None and win.machine == core.me
        account = core.account
        core.account = account.with_end_of(number) if is_ours else account.without_own_keys(number)

    def settle(self, now: float) -> None:
        """Show our keys where they are waited for, and take in what others have shown."""
        core, playing = self._core, self._core.playing
        self.has_unseen = False
        if core.notes is None or playing is None or playing.is_ended:
            return
        pending = playing.match.standing.pending
        if not (pending or core.account.records or self._hands or self._looked_at):
            return
        self._show(playing, tuple(win.round_number for win in pending if win.machine == core.me), now)
        for win in pending:
            if win.round_number not in core.shown:
                self._look(playing, win)
        waiting = {win.round_number for win in pending} - core.shown.keys()
        core.account = core.account.with_records_of(waiting)
        self._hands = {number: hand for number, hand in self._hands.items() if number in waiting}
        self._looked_at = {number: audit for number, audit in self._looked_at.items() if number in waiting}

    def _show(self, playing: Playing, numbers: tuple[int, ...], now: float) -> None:
        core = self._core
        rounds = tuple(
            own.keys
            for own in core.account.own_keys
            if own.keys.round_number in numbers and own.may_be_shown(core.me, playing.table.keys)
        )[-MOST_PENDING:]
        if core.notes is not None and rounds and core.notes.last(core.me, Keys) != Keys(rounds):
            core.say(Keys(rounds), now)

    def _look(self, playing: Playing, win: PendingWin) -> None:
        """Look at what a winner's machine has said last, once; what does not fit its commitments is as good as nothing."""
        core, number = self._core, win.round_number
        said = None if core.notes is None else core.notes.last(win.machine, Keys)
        rounds = () if said is None else said.rounds
        audit = next((keys.audit for keys in rounds if keys.round_number == number), None)
        if audit is None or self._looked_at.get(number) == audit:
            return
        if core.has_output and playing.match.phase is Phase.PLAYING:
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
            core.tell(_news_of(playing, is_true=is_true), win.machine, str(number))

    def _hand(self, number: int) -> Hand | None:
        """Return the hand of a round as its record shows it; None if we have not got that."""
        if number not in self._hands:
            data = dict(self._core.account.records).get(number)
            self._hands[number] = None if data is None else self._read(data)
        return self._hands[number]

    def _read(self, data: bytes) -> Hand | None:
        try:
            record = decode_record(data)
        except RecordError:  # it was stored, and is not as we stored it
            return None
        return closed_hand(record, self._core.own.tools_for(len(record.table.deck)).group)


def _news_of(playing: Playing, *, is_true: bool) -> NewsKind:
    rounds = playing.table.terms.rounds
    if not is_true:
        return NewsKind.WIN_NOTHING
    is_last = not playing.is_between and playing.match.standing.round_number == rounds
    return NewsKind.WIN_TOO_LATE if is_last else NewsKind.WIN_COUNTS
