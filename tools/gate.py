"""The gate: every check and every test of the project, each named, timed and summed up at the end.

Run by `python3 run.py test`, with the environment's interpreter and in the root; `--quick`, first of the
arguments, is `python3 run.py quick`. If the arguments name steps, only these run.
"""

import argparse
import os
import subprocess
import sys
import time
from dataclasses import dataclass, replace

from tools.needs import skipped_text


@dataclass(frozen=True, slots=True)
class Step:
    """One check.

    Attributes:
        name: its name on the command line and in the summary.
        command: the program and its arguments.
    """

    name: str
    command: tuple[str, ...]


_LINT_IMPORTS = (
    "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
)
"""What the script `lint-imports` does; the script itself would not survive a move of the checkout."""

_PYTEST = (sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", "-rs")
"""The tests run on two cores, and say why they skip any.

Each core takes over what the other has not come to.
"""

_CHECKS = (
    Step("lint", (sys.executable, "-m", "ruff", "check", ".")),
    Step("format", (sys.executable, "-m", "ruff", "format", "--check", ".")),
    Step("types", (sys.executable, "-m", "mypy")),
    Step("imports", (sys.executable, "-c", _LINT_IMPORTS, "--no-logo")),
)
STEPS = (*_CHECKS, Step("tests", (*_PYTEST, "--hypothesis-profile", "gate")))
"""In the order of their cost, so that a slip shows early.

Building the wheel and checking what it holds, and that no text lacks its translation, are tests."""

QUICK = (*_CHECKS, Step("tests", (*_PYTEST, "--quick", "-q")))
"""The same checks, and the tests of modules alone."""

_COVERAGE = ("--cov", "--cov-report=term-missing")
_FULL = ("--full",)
_SHORT = ("-m", "not long or not (qt or real or table or slow)", "-n", "3")
"""Leaves out the tests that the build machine tries in addition.

The rest waits for programs and windows a third of the time, so that two cores have room for three at once.
"""


def main(arguments: list[str]) -> int:
    """Run the chosen steps to the end, failed or not, and return 0 if all passed, else 1."""
    is_quick = arguments[:1] == ["--quick"]
    all_steps = QUICK if is_quick else STEPS
    parser = argparse.ArgumentParser(
        prog="run.py quick" if is_quick else "run.py test",
        description="Run what a minute is enough for." if is_quick else "Run every check, and the tests.",
    )
    names = [step.name for step in all_steps]
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"only these, of: {', '.join(names)}")
    parser.add_argument(
        "--cov", action="store_true", help="tell which lines no test reaches; takes more than twice as long"
    )
    parser.add_argument(
        "--long", action="store_true", help="run the tests that take long as well, as the build machine does"
    )
    parser.add_argument(
        "--full",
        action="store_true",
        help="those too, and all of the sweeps, of which a sample is tried otherwise",
    )
    asked = parser.parse_args(arguments[1:] if is_quick else arguments)
    chosen = asked.steps or names
    unknown = sorted(set(chosen) - set(names))
    if unknown:
        parser.error(f"there is no step {unknown[0]!r}; there are {', '.join(names)}")
    is_short = not (is_quick or asked.long or asked.full)
    more = (
        *(_COVERAGE if asked.cov else ()),
        *(_FULL if asked.full else ()),
        *(_SHORT if is_short else ()),
    )
    steps = [
        replace(step, command=step.command + more) if step.name == "tests" else step
        for step in all_steps
        if step.name in chosen
    ]
    if not is_quick and "tests" in chosen:
        print(skipped_text())
    results = [(step, *_run(step)) for step in steps]
    failed = [step for step, _, status in results if status != 0]
    print("\nSummary")
    for step, seconds, status in results:
        print(f"  {'failed' if status else 'passed'}  {step.name:8} {seconds:6.1f} s")
    if failed:
        print(f"Failed first: {failed[0].name}, by: {' '.join(failed[0].command)}")
    return 1 if failed else 0


def _run(step: Step) -> tuple[float, int]:
    """Run one step with its output on the terminal and return its seconds and exit status."""
    print(f"\n== {step.name}", flush=True)
    start = time.monotonic()
    status = subprocess.run(step.command, env=_environment(), check=False).returncode
    return time.monotonic() - start, status


def _environment() -> dict[str, str]:
    """Return our environment, changed so that compiled modules are kept: tests start the program often."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
