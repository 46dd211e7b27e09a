"""The gate's verdict: every step is run, the summary tells which failed, the exit status says so."""

import sys

import pytest

from tools import gate
from tools.gate import Step


def exits(name: str, status: int) -> Step:
    """Return a step that says its name and ends with `status`."""
    return Step(name, (sys.executable, "-c", f"import sys; print('this is {name}'); sys.exit({status})"))


def test_all_steps_passed(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(gate, "STEPS", (exits("lint", 0), exits("tests", 0)))

    assert gate.main([]) == 0
    assert "failed" not in capfd.readouterr().out.lower()


def test_a_failure_does_not_hide_what_comes_after_and_is_named_at_the_end(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gate, "STEPS", (exits("lint", 0), exits("types", 3), exits("tests", 4)))

    status = gate.main([])

    out = capfd.readouterr().out
    assert status == 1
    assert "this is tests" in out
    assert "passed  lint" in out
    assert "failed  types" in out
    assert out.splitlines()[-1].startswith("Failed first: types")


def test_single_steps_can_be_chosen(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gate, "STEPS", (exits("lint", 1), exits("tests", 0)))

    assert gate.main(["tests"]) == 0
    assert "this is lint" not in capfd.readouterr().out


@pytest.mark.parametrize(
    ("words", "passed_on"),
    [
        ((), ["not long"]),
        (("--cov",), ["--cov", "not long"]),
        (("--long",), []),
        (("--full",), ["--full"]),
        (("--cov", "--full"), ["--cov", "--full"]),
    ],
)
def test_what_the_tests_reach_is_counted_and_more_is_tried_when_asked_for(
    words: tuple[str, ...],
    passed_on: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    says = (sys.executable, "-c", "import sys; print(sys.argv)")
    monkeypatch.setattr(gate, "STEPS", (Step("lint", says), Step("tests", says)))

    assert gate.main([*words]) == 0
    said = capfd.readouterr().out
    said_words = ("'--cov'", "'--full'", "not long")
    assert [word.strip("'") for word in said_words if word in said] == passed_on


def test_the_quick_loop_is_the_same_checks_with_fewer_tests(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert [step.name for step in gate.QUICK] == [step.name for step in gate.STEPS]
    monkeypatch.setattr(gate, "STEPS", (exits("everything", 1),))
    monkeypatch.setattr(gate, "QUICK", (exits("little", 0),))

    assert gate.main(["--quick", "little"]) == 0
    assert "this is little" in capfd.readouterr().out


def test_programs_that_are_tested_keep_what_they_compile(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    says = (sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)")
    monkeypatch.setattr(gate, "STEPS", (Step("tests", says),))

    gate.main([])

    assert "False" in capfd.readouterr().out


def test_an_unknown_step_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        gate.main(["perft"])

    assert stop.value.code == 2
    assert "there is no step 'perft'" in capsys.readouterr().err
