"""The page for those who use the engine as a library: its programs run as they stand there, its tables are true."""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import engine
from engine.cards import Card
from engine.spaces import CHOICES, observation_layout, observation_length
from tests.client.commands.test_sim import sim
from tests.support.places import ROOT
from tusac_qt.commands import foreign_players

pytestmark = pytest.mark.real

PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
PROGRAMS = dict(re.findall(r"```python\n# (\w+\.py).*?\n(.*?)```", PAGE, re.DOTALL))
PRINTED = dict(re.findall(r"```python\n# (\w+\.py)\n[^`]*```\n\n```text\n(.*?)```", PAGE, re.DOTALL))
CODE = re.compile(r"`([^`]+)`")


def rows(head: str) -> list[list[str]]:
    """Return the cells of the table of the page whose first line begins so, that line left out."""
    table = PAGE.split(f"\n{head}")[1].split("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table.splitlines()[2:]]


def run(program: str, folder: Path, *, is_bare: bool) -> subprocess.CompletedProcess[str]:
    """Run a program of the page, bare without any package that is installed."""
    for name, code in PROGRAMS.items():
        (folder / name).write_text(code, encoding="utf-8")
    return subprocess.run(
        [sys.executable, *(("-S",) if is_bare else ()), program],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *([] if is_bare else sys.path)])},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_page_has_these_programs() -> None:
    assert list(PROGRAMS) == ["mine.py", "study.py", "notes.py", "encode.py", "episode.py"]
    assert list(PRINTED) == ["study.py", "notes.py", "encode.py"]
    # none of them hides a module of Python from the others
    assert {Path(name).stem for name in PROGRAMS}.isdisjoint(sys.stdlib_module_names)


@pytest.mark.slow
@pytest.mark.parametrize("program", PRINTED)
def test_a_program_prints_what_the_page_says_with_nothing_installed(program: str, tmp_path: Path) -> None:
    done = run(program, tmp_path, is_bare=True)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == PRINTED[program]


def test_the_player_of_the_page_beats_beginners(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.py").write_text(PROGRAMS["mine.py"], encoding="utf-8")
    line = re.search(r"^python3 run.py sim (.*)$", PAGE, re.MULTILINE)
    assert line is not None
    words = line[1].replace("mine.py", str(tmp_path / "mine.py")).replace("--rounds 200", "--rounds 80")
    status, out, err = sim(capsys, *words.split(), "--check")

    assert (status, err) == (0, "")
    (row,) = [row for row in out.splitlines() if "LeastJunk" in row]
    assert float(row.split()[1]) > 0


@pytest.mark.skipif(find_spec("pettingzoo") is None, reason="the environment needs PettingZoo")
def test_an_episode_of_the_page(tmp_path: Path) -> None:
    done = run("episode.py", tmp_path, is_bare=False)

    assert (done.returncode, done.stderr) == (0, "")
    received = [line.split() for line in done.stdout.splitlines()]
    assert [agent for agent, _ in received] == ["seat_0", "seat_1", "seat_2"]
    assert sum(int(points) for _, points in received) == 0


def test_the_names_of_the_engine_are_those_of_the_page() -> None:
    told = [name for row in rows("| from `engine` |") for name in CODE.findall(row[0])]

    assert sorted(told) == sorted(engine.__all__)
    assert len(told) == len(set(told))


def test_the_names_of_the_engine_bring_no_computer_players() -> None:
    """Computer players take a fifth of the time again: import them where they are wanted."""
    program = "import sys, engine; sys.exit(any(name.startswith('engine.ai') for name in sys.modules))"

    assert subprocess.run([sys.executable, "-S", "-c", program], cwd=ROOT, check=False).returncode == 0


def test_the_numbers_of_choices_are_those_of_the_page() -> None:
    told = rows("| number | what the seat does |")
    numbers = [[int(number) for number in re.findall(r"\d+", row[0])] for row in told]

    assert numbers == [[0, 32], [33, 37], [38, 39, 40], [41, 42], [43, 44, 45], [46, 47, 48]]
    assert [CHOICES[number] for number in (0, 32)] == ["discard gA", "discard J5"]
    assert (Card.gA, Card.J5) == (0, 32)
    assert CHOICES[33:38] == ("pass", "win", "declare", "mulligan", "fold")
    assert CHOICES[38:43] == ("kong", "kong of an exposed pong", "pong", "chow ABC", "chow XYZ")
    assert [name.rpartition(" ")[2] for name in CHOICES[43:46]] == ["last", "middle", "first"]
    assert CHOICES[46:] == ("quad", "pair", "single")
    assert f"of {len(CHOICES)} numbers" in PAGE


def test_an_observation_is_laid_out_as_the_page_says() -> None:
    told = rows("| part | numbers | what |")
    for seats in range(2, 7):
        layout = observation_layout(seats)
        lengths = [int(length.split()[0]) * (seats if "a seat" in length else 1) for _, length, _ in told]

        assert [name.strip("`") for name, _, _ in told] == list(layout)
        assert lengths == [part.stop - part.start for part in layout.values()]
    assert rows("| seats | 2 | 3 |") == [
        ["numbers in an observation", *(str(observation_length(seats)) for seats in range(2, 7))]
    ]


def test_the_time_to_choose_is_that_of_the_page() -> None:
    assert f"has not chosen after {foreign_players.CHOICE_S:g} seconds" in " ".join(PAGE.split())
