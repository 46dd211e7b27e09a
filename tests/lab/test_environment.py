"""The environment of lab/environment: PettingZoo's own tests pass, and it is the game that the engine plays."""

import random

import pytest

pytest.importorskip("pettingzoo", reason="the environment needs PettingZoo: pip install pettingzoo")

from pettingzoo.test import api_test, seed_test

from engine import rulesets
from engine.rules import Rules
from engine.spaces import CHOICES, observation_length
from lab.environment.aec import RoundEnvironment
from tests.support.rulesets import PVT, TENHU, WIKI

TABLES = [
    pytest.param(rulesets.load(name), seats, id=f"{name}-{seats}")
    for name in rulesets.names()
    for seats in sorted(rulesets.load(name).players)
]


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_it_passes_the_tests_of_pettingzoo(rules: Rules, seats: int) -> None:
    api_test(RoundEnvironment(rules, seats), num_cycles=300)
    seed_test(lambda: RoundEnvironment(rules, seats), num_cycles=300)


def played(environment: RoundEnvironment, chance: random.Random) -> tuple[dict[str, int], int]:
    """Play a round by chance; return what each seat received, and the number of choices."""
    received: dict[str, int] = {}
    choices = 0
    for agent in environment.agent_iter():
        observed, reward, is_over, _, info = environment.last()
        assert len(observed) == observation_length(len(environment.possible_agents))
        if is_over:
            received[agent] = reward
            environment.step(None)
            continue
        legal = [number for number, may in enumerate(info["action_mask"]) if may]
        assert len(legal) > 1
        choices += 1
        environment.step(chance.choice(legal))
    return received, choices


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_what_some_pay_others_receive(rules: Rules, seats: int) -> None:
    environment, chance = RoundEnvironment(rules, seats), random.Random(1)
    paid = 0
    for seed in range(10):
        environment.reset(seed=seed)
        received, choices = played(environment, chance)
        assert sum(received.values()) == 0
        assert set(received) == set(environment.possible_agents)
        assert choices > 0
        paid += any(received.values())

    assert paid


def test_a_number_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    environment = RoundEnvironment(PVT, 4)
    environment.reset(seed=1)
    before = environment.observe(environment.agent_selection)
    mask = environment.infos[environment.agent_selection]["action_mask"]
    refused = [number for number in range(len(CHOICES)) if not mask[number]]

    for action in (*refused, -1, len(CHOICES), None):
        with pytest.raises(ValueError, match="is not legal for seat_"):
            environment.step(action)
    assert list(environment.observe(environment.agent_selection)) == list(before)


def test_it_has_to_be_reset_first() -> None:
    with pytest.raises(ValueError, match="reset"):
        RoundEnvironment(WIKI, 2).observe("seat_0")


def test_it_shows_the_table_in_notation() -> None:
    environment = RoundEnvironment(TENHU, 3, render_mode="ansi")
    environment.reset(seed=4)

    shown = (environment.render() or "").splitlines()
    assert shown[0] == "declare, 51 cards in the wall"
    assert [line.split(":")[0] for line in shown[1:]] == environment.possible_agents
    assert RoundEnvironment(TENHU, 3).render() is None
