"""The loudspeaker: plays the files of a folder by name, and does nothing where there is none.

A thread of its own opens the device and reads the files, so the window waits for neither. Sound is never
worth a failure: if the device is missing, refuses or disappears, only the sound is lost.
"""

import logging
import threading
import time
import wave
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue

from tusac_qt.system.mixer import Mixer
from tusac_qt.system.sound_device import Output, Take, system_output

_log = logging.getLogger(__name__)

_LATE_S = 0.4
"""A sound that could not begin within this would be heard beside something else, and is left out."""

_IDLE_S = 60.0
"""A device that has had nothing to play for so long is given back: it keeps a notebook awake."""

_PATIENCE_S = 20.0
"""So long after a device has failed the next is tried."""

_DEAF_S = 1.0
"""A device that has not asked for samples for so long is gone."""

_LEAVE_S = 1.0
"""The program waits no longer for the device when it ends."""


@dataclass(frozen=True, slots=True)
class _Order:
    """A sound to be played.

    Attributes:
        name: of the file; "" if only the device is to be ready.
        gain: how loud.
        delay_s: how much later than it was ordered.
        ordered_at: when that was.
    """

    name: str
    gain: float
    delay_s: float
    ordered_at: float


class Speaker:
    """Plays sounds by name. No method waits except `stop`, and none raises anything."""

    def __init__(
        self,
        folder: Path,
        open_output: Callable[[Take], Output] = system_output,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Prepare; no device is touched before something is wanted.

        Args:
            folder: where the sounds lie.
            open_output: returns a device that takes samples from what it is given.
            clock: seconds.
        """
        self._folder = folder
        self._open = open_output
        self._clock = clock
        self._orders: SimpleQueue[_Order | threading.Event | None] = SimpleQueue()
        self._mixer = Mixer()
        self._sounds: dict[str, array[int]] = {}
        self._output: Output | None = None
        self._taken_at = 0.0
        self._silent_until: float | None = None
        self._thread: threading.Thread | None = None

    def wake(self) -> None:
        """Open the device: something will be heard soon."""
        self.play("", 0.0)

    def play(self, name: str, gain: float, delay_s: float = 0.0) -> None:
        """Play a sound, beside what plays already; 1 is as loud as it is stored."""
        self._give(_Order(name, gain, delay_s, self._clock()))

    def hush(self) -> None:
        """Stop the present sounds, and drop those that were to begin later."""
        self._mixer.clear()

    def drain(self) -> None:
        """Wait until all requested sounds have been given to the device, or dropped."""
        drained = threading.Event()
        self._give(drained)
        drained.wait()

    def stop(self) -> None:
        """End it; what plays is cut off. A device that hangs is left behind."""
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(_LEAVE_S)

    def _give(self, order: _Order | threading.Event) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="tusac sound", daemon=True)
            self._thread.start()
        self._orders.put(order)

    def _run(self) -> None:
        while True:
            try:
                order = self._orders.get(timeout=None if self._output is None else _IDLE_S)
            except Empty:
                self._try(self._drop)
                continue
            if order is None:
                break
            if isinstance(order, threading.Event):
                order.set()
            else:
                self._try(self._follow, order)
        self._try(self._drop)

    def _try(self, step: Callable[..., None], *order: _Order) -> None:
        """Do something with the device; after a failure there is silence for a while."""
        try:
            step(*order)
        except Exception as error:  # noqa: BLE001 - a library, a driver, a file: none is worth more than silence
            _log.debug("no sound: %r", error)
            self._output = None
            self._silent_until = self._clock() + _PATIENCE_S

    def _follow(self, order: _Order) -> None:
        now = self._clock()
        if self._output is not None and now - self._taken_at > _DEAF_S:
            self._drop()
        if self._output is None:
            if self._silent_until is not None and now < self._silent_until:
                return
            self._taken_at = now
            self._output = self._open(self._take)
        if order.name and self._clock() - order.ordered_at < _LATE_S:
            self._mixer.add(self._sound(order.name), order.gain, order.delay_s)

    def _drop(self) -> None:
        output, self._output = self._output, None
        self._mixer.clear()
        if output is not None:
            output.close()

    def _take(self, count: int) -> bytes:
        """Give the device what it asks for; called in its thread."""
        self._taken_at = self._clock()
        return self._mixer.take(count)

    def _sound(self, name: str) -> "array[int]":
        if name not in self._sounds:
            with wave.open(str(self._folder / f"{name}.wav"), "rb") as file:
                self._sounds[name] = array("h", file.readframes(file.getnframes()))
        return self._sounds[name]
