"""Pauses: each person may stop the clocks for a while in every round, and nobody for good.

A pause ends when its author lets the clocks go on, leaves, is proven to cheat or cannot be heard; when the
coordinator or most of the people who play want to go on; and by itself, by the clock of each machine that
hears of it, once its author has used up what it has for the round.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from net.table.core import Playing, SharedState, StoppedClocks
from net.table.interface.status import PAUSE_S, NewsKind
from net.wire.table import Pause

MOST_PAUSES = 3
"""Pauses of one person in a round, however short."""


@dataclass(slots=True)
class _Used:
    """The pauses that a person has used up in a round.

    Attributes:
        pauses: how many.
        seconds: how long they have lasted.
    """

    pauses: int = 0
    seconds: float = 0.0

    @property
    def is_all(self) -> bool:
        """Whether there is no further pause."""
        return self.pauses >= MOST_PAUSES or self.seconds >= PAUSE_S


class Pauses:
    """Stops and starts the clocks of the match with the pauses of its people."""

    def __init__(self, core: SharedState) -> None:
        self._core = core
        self._round = 0
        self._used: dict[bytes, _Used] = {}
        self._held: dict[bytes, int] = {}
        """Whose pauses hold, by the counters of the notes with which they began."""
        self._over: dict[bytes, int] = {}
        """Up to which of their notes the pauses of people are over."""
        self._wanting: set[bytes] = set()
        """The people known to want to go on."""
        self._looked_at = 0.0

    def wish(self, now: float, *, is_paused: bool) -> None:
        """Pause, or ask to continue. Ignored for spectators."""
        core = self._core
        if core.me not in core.players or is_paused == (core.stopped is not None):
            return
        if is_paused and self._of(core.me).is_all:
            core.tell(NewsKind.PAUSES_USED, core.me)
            return
        others = sorted((key, began) for key, began in self._held.items() if key != core.me)
        said = Pause(is_paused=is_paused, lifted=() if is_paused else tuple(others))
        if said != core.last(core.me, Pause):
            core.say(said, now)

    def settle(self, now: float) -> None:
        """Find whose pause holds now, and let the match, and the client, know."""
        core, playing = self._core, self._core.playing
        if playing is None:
            return
        self._count(playing, now)
        self._end(now)
        self._begin(now)
        before, core.stopped = core.stopped, self._stopped(now)
        self._tell(before)
        if (core.stopped is None) != playing.are_clocks_on:
            playing.are_clocks_on = core.stopped is None
            playing.match.set_clocks(now, running=playing.are_clocks_on)

    def next_deadline(self) -> float | None:
        """Return when a pause ends by itself; None if none holds."""
        return None if self._core.stopped is None else self._core.stopped.until

    def _of(self, key: bytes) -> _Used:
        return self._used.setdefault(key, _Used())

    def _count(self, playing: Playing, now: float) -> None:
        """Count the time that has passed; everybody has all of it again in another round."""
        number = 0 if playing.is_ended else playing.match.standing.round_number
        for key in self._held:
            self._of(key).seconds += now - self._looked_at
        self._looked_at = now
        if number != self._round:
            self._round = number
            self._used = {key: _Used(pauses=1) for key in self._held}

    def _end(self, now: float) -> None:
        core = self._core
        people = self._people(now)
        for key, began in list(self._held.items()):
            pause = core.last(key, Pause)
            is_ended = pause is None or not pause.is_paused or key not in people
            voices = {voice for voice in people if began <= self._lifted_by(voice).get(key, -1)}
            is_lifted = core.coordinator in voices or 2 * len(voices) > len(people)
            if is_ended or is_lifted or self._of(key).seconds >= PAUSE_S:
                del self._held[key]
                self._over[key] = core.counter_of(key, Pause)
                continue
            for voice in sorted(voices - self._wanting):
                core.tell(NewsKind.WANTS_ON, voice)
            self._wanting |= voices
        if not self._held:
            self._wanting.clear()

    def _begin(self, now: float) -> None:
        core = self._core
        for key in self._people(now):
            pause, counter = core.last(key, Pause), core.counter_of(key, Pause)
            is_new = key not in self._held and counter > self._over.get(key, -1)
            if pause is None or not pause.is_paused or not is_new:
                continue
            if self._of(key).is_all or counter <= self._lifted_by(core.coordinator).get(key, -1):
                self._over[key] = counter
                continue
            self._of(key).pauses += 1
            self._held[key] = counter

    def _people(self, now: float) -> set[bytes]:
        """Return the machines of the people who play, and are there."""
        return {key for key in self._seated() if self._is_there(key, now)}

    def _seated(self) -> Iterator[bytes]:
        playing = self._core.playing
        for seat in () if playing is None else playing.table.seats:
            if not seat.level and playing is not None:
                yield playing.table.machines[seat.machine].sign_key

    def _is_there(self, key: bytes, now: float) -> bool:
        core = self._core
        is_met = any(met.key == key and met.gone is None for met in core.met)
        is_out = key in core.cheats or core.has_left(key)
        return is_met and not is_out and core.is_heard(key, now)

    def _lifted_by(self, key: bytes) -> dict[bytes, int]:
        """Return up to which of their notes a machine wants the pauses of others to end."""
        pause = self._core.last(key, Pause)
        return {} if pause is None or pause.is_paused else dict(pause.lifted)

    def _stopped(self, now: float) -> StoppedClocks | None:
        """Return who of those that have stopped the clocks comes first in the list, and until when."""
        key = next((met.key for met in self._core.met if met.key in self._held), None)
        if key is None:
            return None
        return StoppedClocks(key, now + max(0.0, PAUSE_S - self._of(key).seconds))

    def _tell(self, before: StoppedClocks | None) -> None:
        core, stopped = self._core, self._core.stopped
        if stopped is not None and (before is None or before.key != stopped.key):
            left_s = round(PAUSE_S - self._of(stopped.key).seconds)
            core.tell(NewsKind.PAUSED, stopped.key, str(left_s))
        elif stopped is None and before is not None:
            pause = core.last(before.key, Pause)
            is_by_author = pause is not None and not pause.is_paused
            core.tell(NewsKind.RESUMED if is_by_author else NewsKind.PAUSE_OVER, before.key)
