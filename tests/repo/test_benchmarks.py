"""The harness of the speed figures, with a toy subject; no test looks at a clock."""

import json
import sys
from types import ModuleType

import pytest

from benchmarks import __main__ as harness
from benchmarks import anchors, bench_phone
from benchmarks.timing import rate


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """One subject with two figures, both compared: one anchor is here, the other is not installed."""
    module = ModuleType("benchmarks.bench_toy")
    vars(module)["run"] = lambda: {"hands_per_s": 600.0, "rounds_per_s": 30.0, "build_ms": 12.5}

    def not_installed() -> float:
        raise ModuleNotFoundError(name="rlcard")

    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(harness, "SUBJECTS", ["toy"])
    monkeypatch.setattr(anchors, "COMPARED", {"toy.hands_per_s": "a.per_s", "toy.rounds_per_s": "b.per_s"})
    monkeypatch.setattr(anchors, "ANCHORS", {"a.per_s": lambda: 20.0, "b.per_s": not_installed})


def test_figures_come_with_ratios_to_the_anchors_that_are_installed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status = harness.main(["--json"])

    report = json.loads(capsys.readouterr().out)
    assert status == 0
    assert report["figures"] == {"toy.hands_per_s": 600.0, "toy.rounds_per_s": 30.0, "toy.build_ms": 12.5}
    assert report["anchors"] == {"a.per_s": 20.0}
    assert report["ratios"] == {"toy.hands_per_s / a.per_s": 30.0}
    assert report["notes"] == ["b.per_s left out: rlcard is not installed"]


def test_the_table_shows_every_figure_and_note(capsys: pytest.CaptureFixture[str]) -> None:
    harness.main(["toy"])

    text = capsys.readouterr().out
    assert "toy.hands_per_s / a.per_s" in text
    assert "12.50" in text
    assert "b.per_s left out: rlcard is not installed" in text


def test_an_unknown_subject_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        harness.main(["chess"])

    assert stop.value.code == 2
    assert "there is no subject 'chess'" in capsys.readouterr().err


def test_a_rate_warms_up_once_and_then_measures_each_run() -> None:
    calls: list[int] = []

    def work() -> int:
        calls.append(1)
        return 1

    assert rate(work, runs=3) > 0
    assert len(calls) == 4


@pytest.mark.long
@pytest.mark.real
def test_phones_are_measured_by_discards_that_they_make(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_phone, "SAMPLES", 4)
    figures = bench_phone.run()

    assert figures["tap_to_other_computer_taps"] >= 4
    assert figures["tap_to_same_computer_taps"] >= 2
