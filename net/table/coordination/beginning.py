"""When the match, or its next round, begins: at once, after a countdown, or not yet."""

from collections.abc import Set as AbstractSet

from net.deal.table import NO_TABLE, TableInfo
from net.table.coordination.agreeing import Agreeing
from net.table.core import Playing, SharedState
from net.table.values.agreement import has_majority
from net.table.values.lobby import LobbyPhase, plan
from net.wire.table import Go

COUNTDOWN_S = 5.0
"""From all being ready to the match."""
BETWEEN_COUNTDOWN_S = 30.0
"""From half of the people being ready to the next round, so that an absent player cannot delay it."""


class Beginning:
    """Checks who is ready, and proposes tables.

    Attributes:
        is_forced: whether the coordinator's person wants it to begin now.
    """

    def __init__(self, core: SharedState, agreeing: Agreeing) -> None:
        self.is_forced = False
        self._core = core
        self._agreeing = agreeing

    def settle(self, now: float) -> None:
        """Begin when people are ready: at once, after a countdown, or not yet; for the coordinator."""
        core, lobby, proposal = self._core, self._core.lobby, self._agreeing.proposal
        # Another's is of the coordinator before us.
        is_proposed = proposal is not None and proposal.proposer == core.me
        if lobby is None or lobby.phase is LobbyPhase.PLAYING or is_proposed:
            core.starts_at = None
            self._say_go_again(now)
            return
        wait = self._wait_before()
        if wait is None:
            core.starts_at = None
        elif core.starts_at is None:
            core.starts_at = now + wait
        else:
            core.starts_at = min(core.starts_at, now + wait)
        if core.starts_at is not None and now >= core.starts_at and self._begin(now):
            core.starts_at = None

    def _say_go_again(self, now: float) -> None:
        """Send again the Go of the present round: after a crash or a succession not all may have heard it."""
        core, playing = self._core, self._core.playing
        if playing is None or not playing.is_ours or not core.is_in_round:
            return
        table, number = playing.table, playing.match.standing.round_number
        is_first = number == (1 if table.standing is None else table.standing.round_number)
        go = _word_for(playing)
        if core.last(core.me, Go) != go and not (is_first and playing.match.voids == 0):
            core.say(go, now)

    def _wait_before(self) -> float | None:
        """Return how long to wait before it begins; None for as long as nothing else happens.

        A match of machines that all play by themselves begins once, when no seat is free. Nobody is made to
        play alone with computer players, but may start so.
        """
        lobby = self._core.lobby
        if lobby is None or lobby.seat_of(self._core.me) is None:
            return None
        if self.is_forced:
            return 0.0
        if lobby.phase is LobbyPhase.BETWEEN:  # a machine that has only watched so far is not asked
            players = [member for member in lobby.seated if member.key in self._core.players]
            return self._wait_between([member.is_ready for member in players if not member.level])
        people = [member.is_ready for member in lobby.seated if not member.level]
        is_full_of_computers = not people and None not in lobby.seats and self._core.playing is None
        is_company_ready = len(lobby.seated) > 1 and all(people) and bool(people)
        return COUNTDOWN_S if is_full_of_computers or is_company_ready else None

    @staticmethod
    def _wait_between(people: list[bool]) -> float | None:
        if all(people):
            return 0.0
        return BETWEEN_COUNTDOWN_S if 2 * sum(people) >= len(people) else None

    def _begin(self, now: float) -> bool:
        """Begin the match or its next round, with a new table if there is anything new about it."""
        core, lobby, playing, base = self._core, self._core.lobby, self._core.playing, self._core.base
        if lobby is None:
            return False
        machines, seats = plan(lobby)
        if lobby.phase is LobbyPhase.BETWEEN and playing is not None and playing.is_ours:
            is_same = (machines, seats) == (playing.table.machines, playing.table.seats)
            is_settled = not core.shown.keys() & {win.round_number for win in playing.match.standing.pending}
            if is_same and is_settled and not playing.match.dead_seats and not playing.watching:
                core.say(_word_for(playing), now)
                self.is_forced = False
                return True
        digest = NO_TABLE if base.table is None else base.table.digest
        standing = None if base.standing is None else base.standing.settled(core.shown)
        table = TableInfo(lobby.rules, machines, seats, core.own.rng(32), lobby.terms, standing, digest)
        if not may_go_on_with(core, table.keys):
            return False
        self.is_forced = False
        self._agreeing.propose(table, now)
        return True


def _word_for(playing: Playing) -> Go:
    """Return the word that the round in progress, or the next one, begins with."""
    match = playing.match
    return Go(playing.table.digest, match.standing.round_number, match.voids)


def may_go_on_with(core: SharedState, keys: AbstractSet[bytes]) -> bool:
    """Return whether these machines are enough to go on with the match; for the coordinator.

    They are if most who played its last finished round are among them. Whoever only watched that round goes
    on without its players if all of them have left for good.
    """
    base, gone = core.base, core.not_needed
    is_left_to_us = not base.is_own and base.table is not None and base.table.keys <= gone
    return is_left_to_us or has_majority(keys, base.table, gone)


def lacks_majority(core: SharedState, now: float) -> bool:
    """Return whether too few of the machines that played are heard to go on; for any machine.

    The rule: docs/protocol.md, 13, "Agreement on a table".
    """
    base, playing = core.base, core.playing
    if base.table is None or not base.is_own or playing is None or not playing.is_between:
        return False
    heard = {key for key in base.table.keys if core.is_heard(key, now)}
    return not has_majority(heard, base.table, core.not_needed)
