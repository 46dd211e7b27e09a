"""The loudspeaker with a device that is a double, with none, and with one that goes away.

No real one is touched.
"""

import logging
import threading
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tusac_qt.system import assets, sound_device
from tusac_qt.system.mixer import RATE, Mixer
from tusac_qt.system.sound_device import Take
from tusac_qt.system.speaker import Speaker

FOLDER = assets.root() / "sounds"
LATER_S = 100.0


@dataclass
class Device:
    """A device of no computer: it plays when it is told, and keeps what it has played."""

    take: Take
    is_closed: bool = False

    def close(self) -> None:
        """Be given back."""
        self.is_closed = True

    def heard(self, count: int = RATE) -> int:
        """Return how loud the next samples are at most."""
        return max(map(abs, array("h", self.take(count))))


@dataclass
class Computer:
    """Where a speaker finds its devices; and its clock."""

    now: float = 1000.0
    is_broken: bool = False
    tries: int = 0
    devices: list[Device] = field(default_factory=list)

    def open(self, take: Take) -> Device:
        """Return a new device, unless there is none."""
        self.tries += 1
        if self.is_broken:
            msg = "no such device"
            raise OSError(msg)
        self.devices.append(Device(take))
        return self.devices[-1]


@pytest.fixture
def computer() -> Computer:
    return Computer()


@pytest.fixture
def speaker(computer: Computer) -> Iterator[Speaker]:
    speaker = Speaker(FOLDER, computer.open, lambda: computer.now)
    yield speaker
    speaker.stop()


def test_a_sound_reaches_the_device_as_loud_as_it_is_wanted(computer: Computer, speaker: Speaker) -> None:
    speaker.play("kong", 0.5)
    speaker.drain()
    (device,) = computer.devices
    half = device.heard()
    speaker.play("kong", 1.0)
    speaker.drain()

    assert half > 1000
    assert abs(device.heard() - 2 * half) <= 2
    assert device.heard() == 0, "it is over"


def test_sounds_play_beside_each_other_and_later_if_wanted(computer: Computer, speaker: Speaker) -> None:
    speaker.play("discard", 1.0)
    speaker.play("coin", 1.0, delay_s=1.0)
    speaker.drain()
    (device,) = computer.devices

    assert device.heard(RATE // 4) > 1000
    assert device.heard(RATE // 2) == 0
    assert device.heard(RATE) > 1000


def test_what_plays_can_be_cut_off(computer: Computer, speaker: Speaker) -> None:
    speaker.play("win", 1.0)
    speaker.play("end", 1.0, delay_s=1.0)
    speaker.drain()
    speaker.hush()

    assert computer.devices[0].heard(2 * RATE) == 0


def test_a_device_is_opened_before_the_first_sound_so_that_it_does_not_wait(
    computer: Computer, speaker: Speaker
) -> None:
    speaker.wake()
    speaker.drain()

    assert len(computer.devices) == 1
    assert computer.devices[0].heard() == 0


def test_without_a_device_nothing_happens_nothing_is_logged_and_it_is_tried_again_later(
    computer: Computer, speaker: Speaker, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    computer.is_broken = True
    for _ in range(5):
        speaker.play("discard", 1.0)
    speaker.drain()
    assert computer.tries == 1, "not at every sound"

    computer.is_broken = False
    computer.now += LATER_S
    speaker.play("discard", 1.0)
    speaker.drain()

    assert computer.devices[0].heard() > 1000
    assert not caplog.records


def test_a_device_that_went_away_is_replaced_and_what_it_did_not_play_is_forgotten(
    computer: Computer, speaker: Speaker
) -> None:
    speaker.play("win", 1.0)
    speaker.drain()
    computer.now += LATER_S
    speaker.play("coin", 1.0)
    speaker.drain()

    gone, new = computer.devices
    assert gone.is_closed
    assert 1000 < new.heard(RATE // 3) < 0.4 * 32767, "the coins, without the strings"
    assert new.heard() == 0


def test_a_sound_that_is_missing_or_damaged_harms_nothing(computer: Computer, tmp_path: Path) -> None:
    (tmp_path / "win.wav").write_bytes(b"RIFF of something else")
    speaker = Speaker(tmp_path, computer.open, lambda: computer.now)
    speaker.play("win", 1.0)
    speaker.play("deal", 1.0)
    speaker.drain()
    speaker.stop()

    assert all(device.heard() == 0 for device in computer.devices)


def test_who_orders_a_sound_does_not_wait_for_a_device_that_hesitates() -> None:
    held = threading.Event()
    now = [0.0]

    def open_slowly(take: Take) -> Device:
        held.wait()
        now[0] += LATER_S
        devices.append(Device(take))
        return devices[0]

    devices: list[Device] = []
    speaker = Speaker(FOLDER, open_slowly, lambda: now[0])
    speaker.play("discard", 1.0)
    held.set()
    speaker.drain()
    speaker.stop()

    assert devices[0].heard() == 0, "what comes so late is left out"


def test_the_program_ends_with_the_device_given_back(computer: Computer) -> None:
    speaker = Speaker(FOLDER, computer.open)
    speaker.wake()
    speaker.drain()
    speaker.stop()

    assert computer.devices[0].is_closed


def test_many_loud_sounds_at_once_stay_within_what_can_be_played() -> None:
    mixer = Mixer()
    for _ in range(20):
        mixer.add(array("h", [30000, -30000] * 50), 1.0)

    assert set(array("h", mixer.take(100))) == {32767, -32767}


def test_a_computer_without_the_library_is_silent(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    def missing(_name: str) -> None:
        raise ImportError

    caplog.set_level(logging.INFO)
    monkeypatch.setattr(sound_device.importlib, "import_module", missing)
    speaker = Speaker(FOLDER)
    speaker.play("win", 1.0)
    speaker.drain()
    speaker.stop()

    assert not caplog.records
    assert capfd.readouterr() == ("", "")
