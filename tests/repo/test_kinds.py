"""The needs of tests are found automatically, so that the quick loop leaves out slow ones."""

import asyncio
import subprocess
import sys
from functools import cache
from importlib.util import find_spec

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support import kinds, people, sockets, sweeps
from tests.support.places import ROOT, file_of_tests


def alone() -> list[int]:
    return sorted([2, 1])


def program() -> None:
    subprocess.run([sys.executable], check=True)


def through_another() -> None:
    program()


@cache
def remembered() -> None:
    through_another()


def by_an_attribute() -> None:
    sockets.run(lambda: asyncio.sleep(0))


def in_a_comprehension() -> object:
    return [program() for _ in range(2)]


class Holder:  # noqa: D101 - stands for any
    @property
    def opened(self) -> None:  # noqa: D102
        return program()


def through_a_class() -> object:
    return Holder


@given(st.integers())
def drawn(_number: int) -> None:
    program()


@pytest.mark.parametrize(
    "function",
    [program, through_another, remembered, by_an_attribute, in_a_comprehension, through_a_class, drawn],
    ids=lambda function: function.__name__,
)
def test_processes_sockets_and_event_loops_are_seen_however_they_are_reached(function: object) -> None:
    assert kinds.reached([function]) & kinds.REAL


def test_a_whole_table_is_seen() -> None:
    assert kinds.reached([people.dealt_party]) & kinds.TABLE


def test_what_reaches_none_of_them_is_quick() -> None:
    assert not kinds.reached([alone]) & (kinds.REAL | kinds.TABLE)


def test_one_function_of_many_is_enough() -> None:
    assert kinds.reached([alone, program]) & kinds.REAL


def test_the_modules_that_are_looked_for_are_there() -> None:
    assert [name for name in kinds.REAL | kinds.TABLE if find_spec(name) is None] == []


@pytest.mark.parametrize(
    ("file", "needs"),
    [("test_scoring", False), ("test_play", False), ("test_animator", True), ("test_window_lobby", True)],
)
def test_files_that_need_qt_are_known_by_what_they_import(file: str, *, needs: bool) -> None:
    assert kinds.imports_qt(file_of_tests(f"{file}.py")) is needs


def test_tests_without_windows_run_without_qt() -> None:
    script = (
        "import sys, pytest\n"
        "status = pytest.main(['-q', '-p', 'no:cacheprovider', 'tests/engine/test_seats.py'])\n"
        "loaded = [name for name in sys.modules if name.startswith(('PySide6', 'pytestqt'))]\n"
        "sys.exit(f'{status} {loaded}' if status or loaded else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")


def test_a_sample_is_spread_over_the_sweep_and_begins_where_it_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sweeps._chosen, "full", False)
    monkeypatch.setitem(sweeps._chosen, "quick", False)

    assert sweeps.sample(range(10), 3) == [0, 3, 6]
    assert sweeps.sample(range(2), 3) == [0, 1]
    assert sweeps.times(3, 300) == 3
    assert sweeps.examples(100) == 100

    sweeps.choose(full=True, quick=False)

    assert sweeps.sample(range(10), 3) == list(range(10))
    assert sweeps.times(3, 300) == 300

    sweeps.choose(full=False, quick=True)

    assert sweeps.examples(100) == 20
