"""Sounds that play at the same time, as one stream of samples. Knows no device and no thread of its own.

The device's thread and the window hold each other up here, so the work is little: sounds get their volume
when they are added, and Python's built-in functions add them up.
"""

import threading
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from operator import add

RATE = 22050
"""Samples in a second, of one channel, 16 bits each; the files in `resources/sounds` are stored so."""

_LOUDEST = 32767
_MOST_AT_ONCE = 12
"""More than so many at once are a noise; the oldest gives way."""


@dataclass(slots=True)
class _Voice:
    """A sound that plays.

    Attributes:
        samples: all of it, as loud as it is wanted.
        at: the next sample; negative while it has not begun.
    """

    samples: Sequence[int]
    at: int


class Mixer:
    """Adds up what plays. One thread adds sounds, another one takes samples."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._lock = threading.Lock()

    def add(self, samples: Sequence[int], gain: float, delay_s: float = 0.0) -> None:
        """Start a sound now, or after a delay; 1 is its stored volume."""
        voice = _Voice([round(gain * value) for value in samples], -round(delay_s * RATE))
        with self._lock:
            self._voices.append(voice)
            del self._voices[:-_MOST_AT_ONCE]

    def clear(self) -> None:
        """Play nothing more of what was added."""
        with self._lock:
            self._voices.clear()

    def take(self, count: int) -> bytes:
        """Return the next samples in the byte order of this computer; silence where nothing plays."""
        sums = [0] * count
        with self._lock:
            for voice in self._voices:
                begin = max(0, -voice.at)
                heard = voice.samples[max(0, voice.at) : max(0, voice.at + count)]
                end = begin + len(heard)
                sums[begin:end] = map(add, sums[begin:end], heard)
                voice.at += count
            self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        if max(map(abs, sums), default=0) > _LOUDEST:
            sums = [max(-_LOUDEST, min(_LOUDEST, value)) for value in sums]
        return array("h", sums).tobytes()
