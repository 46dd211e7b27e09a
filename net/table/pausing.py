"""Pauses: the member that stopped the clocks may restart them, and so may the coordinator.

All machines compute the same from the notes.
"""

from net.table.core import SharedState
from net.table.status import NewsKind
from net.wire.table import Pause


def paused_by(core: SharedState) -> bytes | None:
    """Return the first member, in the order of the list, whose pause holds; None if the clocks run."""
    return next((met.key for met in core.met if met.gone is None and _holds(core, met.key)), None)


def _holds(core: SharedState, key: bytes) -> bool:
    pause = core.last(key, Pause)
    if pause is None or not pause.is_paused:
        return False
    lift = core.last(core.coordinator, Pause)
    lifted = {} if lift is None else dict(lift.lifted)
    is_lifted = core.counter_of(key, Pause) <= lifted.get(key, -1)
    return not is_lifted and key in core.players


class Pausing:
    """Stops and starts the clocks of the match with the pauses of its people."""

    def __init__(self, core: SharedState) -> None:
        self._core = core
        self._pauser: bytes | None = None

    def set(self, now: float, *, is_paused: bool) -> None:
        """Pause, or end our pause; as the coordinator, end everybody's. Ignored for those who only watch."""
        core, pauser = self._core, paused_by(self._core)
        if core.me not in core.players or is_paused == (pauser is not None):
            return
        if is_paused:
            core.say(Pause(is_paused=True, lifted=()), now)
        elif core.is_coordinator:
            paused = [met.key for met in core.met if met.gone is None and _holds(core, met.key)]
            others = [(key, core.counter_of(key, Pause)) for key in sorted(paused) if key != core.me]
            core.say(Pause(is_paused=False, lifted=tuple(others)), now)
        elif pauser == core.me:
            core.say(Pause(is_paused=False, lifted=()), now)

    def settle(self, now: float) -> None:
        """Let the match, and the client, know."""
        core, before = self._core, self._pauser
        if core.playing is None:
            return
        self._pauser = paused_by(core)
        if self._pauser != before:
            is_paused = self._pauser is not None
            core.tell(NewsKind.PAUSED if is_paused else NewsKind.RESUMED, self._pauser or before)
        if (self._pauser is None) != core.playing.are_clocks_on:
            core.playing.are_clocks_on = self._pauser is None
            core.playing.match.set_clocks(now, running=core.playing.are_clocks_on)
