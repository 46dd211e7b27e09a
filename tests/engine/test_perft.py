"""Counts of sequences of actions from fixed deals, and whole rounds, as `perft` and `golden` have them.

A difference is a change of the rules, or of the order in which actions are listed.
"""

import pytest

from tests.support import perft, playthrough
from tests.support.rulesets import RULESETS


@pytest.mark.slow
@pytest.mark.parametrize("name", RULESETS)
def test_perft(name: str) -> None:
    expected = perft.path_of(name).read_text(encoding="utf-8").splitlines()
    depth = perft.DEPTH if name == "pvt" else perft.DEPTH - 1
    found = list(perft.lines(name, depth))
    assert found == [" ".join(line.split()[: -perft.DEPTH + depth or None]) for line in expected]


def test_divide_adds_up() -> None:
    for _, state in list(perft.deals("pvt"))[:3]:
        assert sum(perft.divide(state, 3).values()) == perft.perft(state, 3)


@pytest.mark.parametrize("script", playthrough.SCRIPTS, ids=lambda script: script.name)
def test_golden_playthrough(script: playthrough.Script) -> None:
    assert playthrough.first_difference(script) is None


@pytest.mark.long
@pytest.mark.slow
def test_robots() -> None:
    expected = playthrough.ROBOTS.read_text(encoding="utf-8").splitlines()
    assert list(playthrough.robots()) == expected
