"""Whether a window can open, found out before Qt ends the program."""

import shutil
import subprocess
import sys

import pytest

from tusac_qt.system.screen import NO_DISPLAY, why_no_window


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_elsewhere_there_is_always_a_screen(platform: str) -> None:
    assert why_no_window({}, platform) is None


def test_without_a_display_there_is_no_window() -> None:
    assert why_no_window({}, "linux") == NO_DISPLAY
    assert why_no_window({"DISPLAY": "", "WAYLAND_DISPLAY": ""}, "linux") == NO_DISPLAY
    assert why_no_window({"QT_QPA_PLATFORM": "wayland", "DISPLAY": ":0"}, "linux") == NO_DISPLAY


def test_a_platform_without_a_screen_needs_none() -> None:
    assert why_no_window({"QT_QPA_PLATFORM": "offscreen"}, "linux") is None
    assert why_no_window({"QT_QPA_PLATFORM": "minimal:enable_fonts"}, "linux") is None


@pytest.mark.skipif(sys.platform != "linux", reason="X11")
def test_a_display_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":4321")
    reason = why_no_window({"DISPLAY": ":4321"}, "linux")

    assert reason is not None
    assert reason != NO_DISPLAY


@pytest.mark.skipif(shutil.which("xvfb-run") is None, reason="needs xvfb-run")
def test_a_display_that_answers_is_good() -> None:
    program = "from tusac_qt.system.screen import why_no_window; print(why_no_window())"
    command = [
        "xvfb-run",
        "-a",
        "env",
        "-u",
        "QT_QPA_PLATFORM",
        "-u",
        "WAYLAND_DISPLAY",
        sys.executable,
        "-c",
        program,
    ]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)

    assert answer.stdout == "None\n", answer.stderr
