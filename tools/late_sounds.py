"""`python -m tools.late_sounds [PIECE_MS PIECES]`.

How often a device gets its samples too late beside a busy program.

miniaudio's device without a loudspeaker asks in its own time, as a real one does; how full that one would be
is counted.
"""

import importlib
import sys
import time
from collections.abc import Callable, Generator
from typing import Any

from tusac_qt.system.mixer import RATE, Mixer
from tusac_qt.system.sound_device import PERIOD_MS, PERIODS

_SECONDS = 12.0
_NUMBERS = [7919 * place % 10007 for place in range(20000)]


def main(period_ms: int = PERIOD_MS, periods: int = PERIODS) -> None:
    """Count beside a program that rests, a window that calculates a third of the time, and busy Python."""
    for name, work in (("at rest", _rest), ("a window", _window), ("Python", _calculate)):
        asked = _asked(period_ms, periods, work)
        late = _late(asked, period_ms * periods / 1000)
        print(
            f"{periods} pieces of {period_ms} ms beside {name}:"
            f" {late} of {len(asked)} late in {_SECONDS:.0f} s"
        )


def _asked(period_ms: int, periods: int, work: Callable[[], object]) -> list[tuple[float, int]]:
    """Return when samples were asked for, and how many, while a function runs."""
    asked: list[tuple[float, int]] = []
    mixer = Mixer()

    def feed() -> Generator[bytes, int, None]:
        count = yield b""
        while True:
            asked.append((time.perf_counter(), count))
            count = yield mixer.take(count)

    library: Any = importlib.import_module("miniaudio")  # has no types
    device = library.PlaybackDevice(
        output_format=library.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=period_ms,
        callback_periods=periods,
        backends=[library.Backend.NULL],
    )
    samples = feed()
    next(samples)
    device.start(samples)
    end = time.perf_counter() + _SECONDS
    while time.perf_counter() < end:
        work()
    device.close()
    return asked


def _late(asked: list[tuple[float, int]], most_s: float) -> int:
    """Return how often a device with a buffer of that size had nothing left to play."""
    held, before, late = most_s, asked[0][0], 0
    for moment, count in asked[1:]:
        held -= moment - before
        late += held < 0
        held, before = min(most_s, max(0.0, held) + count / RATE), moment
    return late


def _rest() -> None:
    time.sleep(0.05)


def _window() -> None:
    """Hold Python's lock as painting does, for a third of the time."""
    end = time.perf_counter() + 0.016
    while time.perf_counter() < end:
        sorted(_NUMBERS)
    time.sleep(0.033)


def _calculate() -> None:
    sum(number % 7 for number in _NUMBERS)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
