"""What a match at a table is played by, and who takes part in it on this machine."""

from dataclasses import dataclass, field

from net.crypto.hashing import Rng
from net.dealing.hand import Tools
from net.dealing.table import TableInfo
from net.identity import Identity
from net.pace import Pace

GRACE_S = 30.0
"""How long a machine that cannot be heard is waited for before the others go on without it (network.md 5.8)."""

STRICT_WINDOW_S = 2.5
"""How long a window lasts on the strict clock, unless the pace allows less (table-ui.md 3.3)."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What all at the table have agreed on beside the rules.

    Attributes:
        pace: the clock.
        rounds: of the match; 0 for no end.
        is_strict: whether a window always lasts the same time, late answers being passes.
        grace_s: how long a machine that cannot be heard is waited for.
    """

    pace: Pace
    rounds: int
    is_strict: bool = False
    grace_s: float = GRACE_S

    @property
    def strict_window_s(self) -> float:
        """How long every window lasts on the strict clock."""
        limit = self.pace.claim_limit_s
        return STRICT_WINDOW_S if limit is None else min(STRICT_WINDOW_S, limit)


@dataclass(frozen=True, slots=True)
class Participant:
    """One machine at a table, or a spectator.

    Attributes:
        table: who plays with whom.
        me: our machine's place in `table.machines`; None for a spectator.
        identity: our signing keys; None for a spectator.
        tools: what to calculate with, made for the table's deck size.
        rng: unpredictable bytes.
    """

    table: TableInfo
    me: int | None
    identity: Identity | None
    tools: Tools = field(repr=False)
    rng: Rng = field(repr=False)
