"""People at a table look back at the last round together: who looks, and at which place of it.

A step of any one leads all. Each step counts a turn up; of two steps made at once that of the higher key
counts, so that all machines come to the same place in whatever order they receive them. The game does not
depend on it.
"""

from dataclasses import replace

from net.table.core import ReplayTogether, SharedState
from net.table.interface.commands import LookAway, LookTogether
from net.table.member.coalescing_sender import CoalescingSender
from net.wire.table import Look

LOOKS_PER_S, LOOKS_BURST = 2.0, 8
"""How often a place may be told (docs/protocol.md, 13, "Limits"): of steps that are made faster the last."""
MOST_TURNS = (1 << 32) - 1
MOST_PLACES = (1 << 16) - 1


class SharedReplay:
    """Our person's part of it, and what is known of the others'."""

    def __init__(self, core: SharedState, now: float) -> None:
        self._core = core
        self._said = CoalescingSender(core, LOOKS_PER_S, LOOKS_BURST, now)

    def do(self, command: LookTogether | LookAway) -> None:
        """Look together, lead to a place, or look away; nothing while there is no round to look back at."""
        look = self._core.look_back
        if look is None:
            return
        own = look.own or Look(look.round, 0, 0, is_here=False)
        if isinstance(command, LookAway):
            if own.is_here:
                self._say(look, Look(look.round, own.turn, own.at, is_here=False))
        elif command.at is None:
            self._say(look, Look(look.round, own.turn, own.at, is_here=True))
        else:
            turn, at = min(look.turn + 1, MOST_TURNS), max(0, min(command.at, MOST_PLACES))
            self._say(look, Look(look.round, turn, at, is_here=True))

    def settle(self, now: float) -> None:
        """Take in what the others have said of the last round, and tell them what is new of us."""
        core = self._core
        if not core.closed_round:
            core.look_back = None
            return
        look = core.look_back
        if look is None or look.round != core.closed_round:
            look = ReplayTogether(core.closed_round)
        said = {met.key: core.last(met.key, Look) for met in core.met if core.mesh.is_member(met.key)}
        look = core.look_back = _together(look, {**said, core.me: look.own})
        if core.me in look.along and look.mover not in {b"", core.me} and not core.mesh.is_member(look.mover):
            # A machine that comes now is told of it.
            self._say(look, Look(look.round, look.turn, look.at, is_here=True))
            core.look_back = replace(core.look_back, mover=core.me)
        self._said.settle(now)

    def next_deadline(self) -> float | None:
        """Return when the others can be told what is new of us; None if nothing is."""
        return self._said.next_deadline()

    def _say(self, look: ReplayTogether, own: Look) -> None:
        self._core.look_back = replace(look, own=own)
        self._said.want(own)


def _together(look: ReplayTogether, said: dict[bytes, Look | None]) -> ReplayTogether:
    """Return how people look back, from what each has said last; a step that was heard of once holds."""
    known = {key: one for key, one in said.items() if one is not None and one.round == look.round}
    steps = [(one.turn, key, one.at) for key, one in known.items() if one.turn]
    turn, mover, at = max([(look.turn, look.mover, look.at), *steps])
    along = frozenset(key for key, one in known.items() if one.is_here)
    return replace(look, turn=turn, mover=mover, at=at, along=along)
