"""What the simulator reads of a session beyond what a client is shown."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from net.deal.table import Standing, TableInfo
from net.match.attempt import Attempt
from net.match.status import TablePhase
from net.table.core import Playing, SessionState
from net.table.session import Session


@dataclass(frozen=True, slots=True)
class Inside:
    """What a session holds.

    Attributes:
        table: that is played; None before the first.
        is_ours: whether it plays there, and does not only watch.
        round_number: of the round in progress there, or of the next one; 0 without a table.
        live: keys of the machines that take part in that round, as it knows; of all before it.
        attempts: rounds whose envelopes it keeps; empty likewise.
        base: the table of the last finished round, None before.
        standing: where the match stands after that.
        cheats: keys of machines it holds to be proven cheats.
        not_needed: keys of machines that nobody asks who plays next: gone for good, or proven cheats.
        coordinator: the key of who keeps the table, as it knows.
        removed: keys that the coordinator has sent away.
        links: how many links it knows.
    """

    table: TableInfo | None
    is_ours: bool
    round_number: int
    live: AbstractSet[bytes]
    attempts: list[Attempt]
    base: TableInfo | None
    standing: Standing | None
    cheats: AbstractSet[bytes]
    not_needed: AbstractSet[bytes]
    coordinator: bytes
    removed: tuple[bytes, ...]
    links: int

    def is_at(self, table: TableInfo | None) -> bool:
        """Return whether it is at a table."""
        return self.table is not None and table is not None and self.table.digest == table.digest


def phase(session: Session) -> TablePhase:
    """Return where a session stands, without asking for all that a client is shown."""
    core = session._core  # noqa: SLF001 - see above
    if core.state is SessionState.OVER:
        return TablePhase.ENDED
    if core.playing is None:
        return TablePhase.JOINING if core.state is SessionState.JOINING else TablePhase.LOBBY
    return core.playing.match.phase


def _live(playing: Playing) -> frozenset[bytes]:
    current = playing.match.rounds.current
    if playing.is_between or playing.is_ended:
        return playing.table.keys
    return frozenset(playing.table.machines[machine].sign_key for machine in current.hand.live)


def inside(session: Session) -> Inside:
    """Return what a session holds now."""
    core = session._core  # noqa: SLF001 - the one place that looks
    playing, base = core.playing, core.base
    attempts = [] if playing is None else playing.match.rounds.kept()
    table = None if playing is None else playing.table
    removed = () if core.lobby is None else core.lobby.removed
    return Inside(
        table,
        playing is not None and playing.is_ours,
        0 if playing is None else playing.match.standing.round_number,
        frozenset() if playing is None else _live(playing),
        attempts,
        base.table,
        base.standing,
        core.cheats,
        core.not_needed,
        core.coordinator,
        removed,
        len(core.mesh.links),
    )
