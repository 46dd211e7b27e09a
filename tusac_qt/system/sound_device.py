"""This computer's loudspeaker, through miniaudio. Why that library: docs/decisions/sound.md."""

import importlib
import sys
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, Protocol

from tusac_qt.system.mixer import RATE

PERIOD_MS, PERIODS = 20, 4
"""So much is handed to the device at a time, and so often before it is heard.

A sound begins within four times 20 ms.

Each time Python's lock has to be waited for. What has been handed over goes on meanwhile, so a crackle is
heard only where the lock is held for longer than three pieces: docs/decisions/sound.md has the figures.
"""

_SYSTEMS = {"win32": ("WASAPI", "DSOUND"), "darwin": ("COREAUDIO",)}
_CARDS = Path("/dev/snd")

Take = Callable[[int], bytes]
"""Returns so many of the next samples."""


class Output(Protocol):
    """A device that plays what it takes, until it is closed."""

    def close(self) -> None:
        """Give the device back."""


class _Device:
    """A device of miniaudio's."""

    def __init__(self, library: Any, take: Take) -> None:  # noqa: ANN401 - has no types
        self._library = library
        self._device = library.PlaybackDevice(
            output_format=library.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=PERIOD_MS,
            callback_periods=PERIODS,
            backends=[getattr(library.Backend, name) for name in _backends()],
            app_name="Tứ Sắc",
        )
        feed = _feed(take)
        next(feed)
        self._device.start(feed)

    def close(self) -> None:
        self._device.close()
        # The library forgets this: on Windows a thread would go on to use what is freed with the object.
        self._library.lib.ma_context_uninit(self._device._context)  # noqa: SLF001


def system_output(take: Take) -> Output:
    """Return this computer's sound device, which starts to read samples at once.

    Raises any error of the device.
    """
    return _Device(importlib.import_module("miniaudio"), take)


def _backends() -> tuple[str, ...]:
    """Return the back ends to try in turn; none that only pretends to play.

    ALSA writes twenty lines to the terminal where there is no card, so it is asked only where there is one.
    """
    if sys.platform in _SYSTEMS:
        return _SYSTEMS[sys.platform]
    has_card = any(_CARDS.glob("pcm*p"))
    return ("PULSEAUDIO", "ALSA") if has_card else ("PULSEAUDIO",)


def _feed(take: Take) -> Generator[bytes, int, None]:
    """Answer each request for samples, in the form that the library wants."""
    count = yield b""
    while True:
        count = yield take(count)
