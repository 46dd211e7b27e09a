"""The files of the sounds: made by our script, small, and without what hurts a loudspeaker or an ear."""

import wave
from array import array
from pathlib import Path

import pytest

from tools.make_sounds import FOLDER, RATE, SOUNDS, made
from tusac_qt.model.sounds import VARIANTS, Sound
from tusac_qt.system import mixer

LARGEST = 300_000
ROUNDING = 2
"""Sines differ in their last digits between computers."""


def samples(path: Path) -> "array[int]":
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("name", SOUNDS)
def test_a_file_is_what_the_script_makes(name: str) -> None:
    stored, new = samples(FOLDER / f"{name}.wav"), made(name)

    assert len(stored) == len(new)
    assert max(abs(one - other) for one, other in zip(stored, new, strict=True)) <= ROUNDING


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_neither_clips_nor_jumps_nor_pushes_the_loudspeaker(name: str) -> None:
    stored = samples(FOLDER / f"{name}.wav")
    loudest = max(map(abs, stored))

    assert 0.15 < loudest / 32767 < 0.85
    assert abs(stored[0]) < 30
    assert max(map(abs, stored[-20:])) < 60, "it ends in silence"
    assert abs(sum(stored) / len(stored)) < 0.01 * loudest, "it swings around nothing"


def test_nothing_is_louder_than_a_win() -> None:
    loudest = {name: max(map(abs, samples(FOLDER / f"{name}.wav"))) for name in SOUNDS}

    assert max(loudest.values()) == loudest["win"]


def test_discards_are_heard_in_several_ways() -> None:
    files = {bytes(samples(FOLDER / f"{name}.wav")) for name in VARIANTS[Sound.DISCARD]}

    assert len(files) == len(VARIANTS[Sound.DISCARD]) == 3


def test_all_are_small_and_are_played_at_the_rate_at_which_they_are_stored() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < LARGEST
    assert mixer.RATE == RATE
