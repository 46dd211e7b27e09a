"""How this machine agrees to a table: it judges each proposal, signs, and begins once all have signed."""

from collections import deque
from dataclasses import replace

from engine.errors import EngineError
from net.deal.table import NO_TABLE, Standing, TableInfo
from net.errors import LocalProtocolError
from net.match.attempt import Reception
from net.match.match import Match
from net.match.participant import Participant
from net.table.core import MOST_PAST, Base, Playing, SessionState, SharedState
from net.table.interface.effects import ForgetTable
from net.table.interface.status import EndReason, NewsKind
from net.table.values.account import Account
from net.table.values.agreement import (
    AGREEMENT_HAND,
    Agreement,
    has_majority,
    propose,
    read_proposal,
    why_not,
)
from net.table.values.lobby import LobbyPhase
from net.table.values.memory import TableMemory, read_memory
from net.token_bucket import Bucket
from net.transcript import Signed, read
from net.wire.table import Cannot, Carry, Go, Watch

PATIENCE_S = 5.0
"""How long a proposal may contradict what we know, for its reasons may still be on their way."""
EARLY = 64
"""Most envelopes kept of a table not agreed to here yet: others may have all signatures earlier."""

PROPOSALS_PER_S, PROPOSALS_BURST = 0.2, 8
"""Tables of one coordinator that are looked at: it proposes anew after 10 s, or for each that cannot sign."""

PAST = 64
"""Proposals remembered; somebody who was away may show one again long after it was answered."""


class Agreeing:
    """The proposal at hand, and what follows from it.

    Attributes:
        proposal: the table proposed; None if there is none.
        since: when it came to us, or we proposed it.
        memory: what an earlier run of our program remembers of the table it played at; None for nothing.
    """

    def __init__(self, core: SharedState) -> None:
        self.proposal: Agreement | None = None
        self._core = core
        self.since = 0.0
        self._is_fit = False  # for us, as it was when it came; what the lobby becomes is for the next one
        self._early: deque[bytes] = deque(maxlen=EARLY)
        self._past: deque[bytes] = deque(maxlen=PAST)
        self._proposals: dict[bytes, Bucket] = {}
        self._signed: deque[bytes] = deque(maxlen=PAST)  # in this run, and not begun yet
        self.memory = None if core.own.stored is None else read_memory(core.own.stored)
        if self.memory is not None:
            # the match may still wait for these keys
            core.account = Account(own_keys=self.memory.head.account.own_keys)

    def propose(self, table: TableInfo, now: float) -> None:
        """As the coordinator: propose a table, and sign it."""
        self._begin_with(propose(table, self._core.own.identity), now)
        for raw in self.proposal.envelopes() if self.proposal else ():
            self._core.flood(Carry(raw))

    def go_back(self, agreement: Agreement, now: float) -> None:
        """Go on at the table that we remember, without anybody who shows it to us.

        Raises EngineError or LocalProtocolError if what we remember cannot have happened there.
        """
        self._start(agreement, now)
        if self._core.playing is not None and not self._core.playing.is_ours:
            msg = "this cannot have come about"
            raise LocalProtocolError(msg)

    def receive(self, raw: bytes, now: float) -> Reception:
        """Take in an envelope of hand 0, or of a table that we do not play at."""
        signed = read(raw)
        if signed is None:
            return Reception.REFUSED
        playing = self._core.playing
        for agreement in (self.proposal, None if playing is None else playing.agreement):
            if agreement is not None and signed.envelope.table_id == agreement.table.table_id:
                if signed.envelope.hand == AGREEMENT_HAND:
                    return agreement.receive(raw)
                self._early.append(raw)
                return Reception.KNOWN
        if signed.envelope.hand != AGREEMENT_HAND or signed.envelope.kind != "TABLE":
            self._early.append(raw)
            return Reception.KNOWN
        proposed = read_proposal(raw)
        if proposed is not None and self._is_due(proposed) and self._may_propose(proposed.proposer, now):
            self._begin_with(proposed, now)
            return Reception.NEW
        return Reception.REFUSED if proposed is None else Reception.KNOWN

    def author_of(self, signed: Signed) -> bytes:
        """Return the key of the machine that signed an envelope that `receive` has called NEW."""
        playing = self._core.playing
        agreements = (self.proposal, None if playing is None else playing.agreement)
        known = (one.table for one in agreements if one is not None)
        table = next(table for table in known if table.table_id == signed.envelope.table_id)
        return table.machines[signed.envelope.peer].sign_key

    def _may_propose(self, proposer: bytes, now: float) -> bool:
        """Return whether a machine has not proposed more tables lately than an honest coordinator does."""
        if proposer not in self._proposals:
            members = {proposer, *(met.key for met in self._core.met)}
            self._proposals = {key: one for key, one in self._proposals.items() if key in members}
            self._proposals[proposer] = Bucket(PROPOSALS_PER_S, PROPOSALS_BURST, now)
        return self._proposals[proposer].take(now)

    def _is_due(self, agreement: Agreement) -> bool:
        """Return whether a proposal is the coordinator's and new, or of the table that is played at."""
        if self._is_played(agreement) or self._memory_of(agreement) is not None:
            return True
        core = self._core
        is_played_known = self.proposal is not None and self._is_played(self.proposal)
        is_stale = agreement.table.table_id in self._past or self._is_before(agreement.table)
        is_coordinators = agreement.proposer == core.coordinator != core.me
        return is_coordinators and not is_stale and not is_played_known

    def _is_before(self, table: TableInfo) -> bool:
        """Return whether a table is for a round that has been finished already."""
        playing = self._core.playing
        if playing is None or playing.is_ended:
            return False
        return _first_round(table) < playing.match.standing.round_number

    def may_have_signed(self, lobby_id: bytes) -> bool:
        """Return whether an earlier run of our program is known to have been at a table with this id."""
        company = None if self.memory is None else self.memory.head.company
        return company is not None and company.lobby_id == lobby_id

    def _is_played(self, agreement: Agreement) -> bool:
        return self._core.playing_digest == agreement.table.digest

    def _begin_with(self, agreement: Agreement, now: float) -> None:
        before = self.proposal
        if before is not None and not before.is_signed_here and self._is_played(agreement):
            _forget(self._past, before.table.table_id)  # it is for later, and will be shown again
        self.proposal, self.since, self._is_fit = agreement, now, False
        self._past.append(agreement.table.table_id)
        if agreement.is_signed_here:
            self._signed.append(agreement.table.table_id)
        agreement.is_signed_here = agreement.table.table_id in self._signed
        early, self._early = list(self._early), deque(maxlen=EARLY)
        for raw in early:
            if self.receive(raw, now) is Reception.NEW:
                self._core.flood(Carry(raw))

    def settle(self, now: float) -> None:
        """Sign if we can, say so if we cannot, begin if all have signed and the coordinator has begun.

        The session ends if what we are told or remember of the table cannot have happened there.

        Who withholds its word until the coordinator has given the table up cannot lead the others there
        without the coordinator.
        """
        self._stand_back(now)
        proposal, core = self.proposal, self._core
        if proposal is None:
            return
        if self._lacks_our_word(proposal):
            rule = None if self._is_fit else self._why_not(proposal)
            self._is_fit = rule is None
            if rule is None and now >= core.signs_from:
                core.flood(Carry(proposal.sign(core.own.identity)))
                self._signed.append(proposal.table.table_id)
            elif rule is not None and now - self.since >= PATIENCE_S:
                core.say(Cannot(proposal.table.digest, rule), now)
                core.tell(NewsKind.NOT_AGREED, core.me, rule)
                self.proposal = None
                return
        is_begun = self._is_played(proposal) or self._memory_of(proposal) is not None
        if (
            proposal.is_complete
            and (proposal.proposer == core.me or is_begun)
            and not self._leads_away(proposal, now)
        ):
            try:
                self._start(proposal, now)
            except (EngineError, LocalProtocolError):
                core.finish(EndReason.LOST)

    def _why_not(self, agreement: Agreement) -> str | None:
        core, known = self._core, self._core.known(agreement)
        if core.playing is not None and core.playing.is_ours and core.playing.holds_cards:
            return "in_a_round"
        me = None if known is None else known.lobby.member(core.me)
        if known is None or (me is not None and me.level != core.own.level):
            return "other_seats"  # a coordinator may have our person's cards played by a computer
        return why_not(agreement, known)

    def _leads_away(self, agreement: Agreement, now: float) -> bool:
        """Return whether a table would lead us out of a round that can go on, or past a finished one."""
        core, table = self._core, agreement.table
        if core.playing is None or table.digest == core.playing.table.digest:
            return False
        if core.is_in_round:
            return not has_majority(table.keys, core.playing.table, core.not_needed)
        return self._passes_over(table, now)

    def _passes_over(self, table: TableInfo, now: float) -> bool:
        """Return whether a table skips a round that we have finished with the others, or lacks most of them.

        No honest coordinator begins such a table: most machines that played with us must have gone on, to
        this table or towards it. A machine that is neither at that table nor away has not gone on. If we
        watched there, the next table could discard a round that counts.
        """
        core, base = self._core, self._core.base
        if base.table is None or base.standing is None or not base.is_own:
            return False
        is_next = _first_round(table) <= base.standing.round_number or table.previous == base.table.digest
        away = {key for key in base.table.keys if not core.is_heard(key, now)}
        have_gone_on = table.keys if is_next else table.keys | away
        # A machine needed when they agreed may have left or been proven to cheat since: its word counts.
        needed = (core.not_needed, core.not_needed - table.keys)
        return not any(has_majority(have_gone_on, base.table, excused) for excused in needed)

    def _lacks_our_word(self, agreement: Agreement) -> bool:
        """Return whether our word is missing, and was not given in an earlier run of our program."""
        if self._core.own.identity.public not in agreement.table.machines:
            return False
        is_begun = self._is_played(agreement) or self._memory_of(agreement) is not None
        return not is_begun and self._my_place(agreement) not in agreement.acks

    def _my_place(self, agreement: Agreement) -> int:
        return agreement.table.machines.index(self._core.own.identity.public)

    def _start(self, agreement: Agreement, now: float) -> None:
        """Begin to play at a table, to go on there, or to watch.

        A machine that has signed before its program was started again goes on where it was if it remembers
        that. Else it only watches: it must not say anything else under numbers that it has used.
        """
        core, table = self._core, agreement.table
        before, recalled = core.playing, self._recalled(agreement, now)
        is_ours = agreement.is_signed_here or recalled is not None
        _forget(self._signed, table.table_id)  # what we say from now on must not be said again
        match = recalled or Match(
            self._participant(agreement, is_ours=is_ours), standing=self._standing_now(agreement), now=now
        )
        core.playing = Playing(agreement, match, is_ours, before=before, past=_past(before, table))
        if before is not None:
            before.before = None
        core.state = SessionState.PLAYING
        core.starts_at = None
        if recalled is None and (before is None or before.is_ended):
            core.account = core.account.of_next_match()
        self._follow_standing(table, match, is_recalled=recalled is not None)
        core.store_table(is_new=recalled is None)
        if is_ours:  # from now on what is stored is of this run
            self.memory = None
        if not is_ours and core.own.identity.public in table.machines:
            core.say(Watch(table.digest), now)
        self.proposal = None
        is_between = core.lobby is not None and core.lobby.phase is LobbyPhase.BETWEEN
        if recalled is None and is_between and self._is_played(agreement):
            # What the coordinator has said so far was for the round that is over.
            core.playing.obeyed[core.coordinator] = core.counter_of(core.coordinator, Go)
        elif recalled is None or core.base.table != table:
            match.start_round(now)
        self._tell_seats(None if before is None or before.is_ended else before.table, table)
        early, self._early = list(self._early), deque(maxlen=EARLY)
        for raw in early:
            if match.receive(raw, now) is Reception.NEW:
                core.flood(Carry(raw))

    def _follow_standing(self, table: TableInfo, match: Match, *, is_recalled: bool) -> None:
        """Take over where the match stands at a table, as far as that goes beyond what we know of it.

        Of a round that we watched elsewhere, or before others that we missed, we know nothing any more. Those
        may be of this very table, before we came: most of the machines that we played with have signed it.
        """
        core, known = self._core, self._core.base.table
        if known is not None and known.digest != table.digest:
            has_missed_some = not is_recalled and match.standing.round_number > _first_round(table)
            if has_missed_some or (not core.base.is_own and known.digest != table.previous):
                core.base = Base()
        base, standing = core.base, table.standing
        stood = None if is_recalled or base.standing is None else base.standing.round_number
        if standing is not None and standing.round_number == stood:
            base.standing = standing  # all have signed which pending wins count now

    def _participant(self, agreement: Agreement, *, is_ours: bool) -> Participant:
        core, own, table = self._core, self._core.own, agreement.table
        return Participant(
            table,
            self._my_place(agreement) if is_ours else None,
            own.identity if is_ours else None,
            own.tools_for(len(table.deck)),
            own.rng,
            agreement=tuple(agreement.envelopes()),
            is_restarted=core.own.stored is not None,  # it may have lost that it signed this table, too
        )

    def _recalled(self, agreement: Agreement, now: float) -> Match | None:
        """Return the match from our memory; None without one, or if it is impossible: then it is deleted."""
        core, memory = self._core, self._memory_of(agreement)
        if memory is None:
            return None
        head, participant = memory.head, self._participant(agreement, is_ours=True)
        try:
            match = Match(participant, standing=head.standing, memories=memory.hands, now=now)
        except Exception:  # noqa: BLE001 - whatever is wrong with it would be at every start
            self._forget_memory()
            return None
        core.base = Base(memory.base, head.standing, memory.base is not None)
        core.account = head.account
        core.excused |= set(() if head.company is None else head.company.excused)
        return match

    def _stand_back(self, now: float) -> None:
        """Become a spectator if others hold messages of ours that we have lost.

        Signing again under the same numbers could be equivocation.
        """
        core, playing = self._core, self._core.playing
        if playing is None or not playing.match.has_forgotten:
            return
        self._forget_memory()
        participant = self._participant(playing.agreement, is_ours=False)
        match = Match(participant, standing=playing.match.standing, now=now)
        if not playing.is_between:
            match.start_round(now)
        for stream in playing.match.positions():
            for raw in playing.match.envelopes_after(stream, ()):
                match.receive(raw, now)
        core.playing = replace(
            playing, match=match, is_ours=False, are_clocks_on=True, heard=None, watching=frozenset()
        )
        core.say(Watch(playing.table.digest), now)

    def _forget_memory(self) -> None:
        self.memory = None
        self._core.effects.append(ForgetTable())

    def _memory_of(self, agreement: Agreement) -> TableMemory | None:
        """Return what an earlier run of our program remembers of a table that we have signed in it."""
        memory = None if agreement.is_signed_here else self.memory
        return memory if memory is not None and memory.head.table_id == agreement.table.table_id else None

    def _standing_now(self, agreement: Agreement) -> Standing | None:
        """Return where the match stands if rounds have been played at a table before we came to watch."""
        lobby = self._core.lobby
        if lobby is None or lobby.standing is None or not self._is_played(agreement):
            return None
        table = agreement.table
        begun = _first_round(table)
        is_later = lobby.standing.round_number > begun
        may_be = lobby.standing.is_of(len(table.seats), table.rules, table.terms)
        return lobby.standing if is_later and may_be else None

    def _tell_seats(self, before: TableInfo | None, now_at: TableInfo) -> None:
        """Tell the client which seats have gone from people to computer players, and back."""
        for old, new in zip(() if before is None else before.seats, now_at.seats, strict=False):
            if bool(old.level) == bool(new.level) or before is None:
                continue
            table, seat = (before, old) if new.level else (now_at, new)
            kind = NewsKind.SEAT_TO_COMPUTER if new.level else NewsKind.SEAT_TO_PERSON
            self._core.tell(kind, table.machines[seat.machine].sign_key)

    def next_deadline(self, now: float) -> float | None:
        """Return when we may sign a proposal, or our patience with it ends."""
        moments = () if self.proposal is None else (self._core.signs_from, self.since + PATIENCE_S)
        return min((moment for moment in moments if moment > now), default=None)


def _first_round(table: TableInfo) -> int:
    return 1 if table.standing is None else table.standing.round_number


def _past(before: Playing | None, table: TableInfo) -> tuple[bytes, ...]:
    """Return the tables of a match that are left behind when one begins, or goes on."""
    if table.previous == NO_TABLE:
        return ()
    left = () if before is None or before.is_ended else (*before.past, before.table.digest)
    return tuple(past for past in dict.fromkeys((table.previous, *left)) if past != table.digest)[-MOST_PAST:]


def _forget(tables: deque[bytes], table: bytes) -> None:
    while table in tables:
        tables.remove(table)
