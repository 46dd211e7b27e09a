"""The explicit-state program of how machines are left out of a step.

All states of three machines, one of them lying.
"""

import pytest

from tools.remainder import Rules, explore, wander


@pytest.mark.slow
def test_three_machines_never_part_nor_wait_for_ever_nor_look_like_cheats() -> None:
    found = explore(Rules(3), 1_000_000)

    assert found.is_whole
    assert found.seen > 10_000
    assert not found.faults


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "fault"),
    [
        (Rules(3, is_apart=False), "stuck"),
        (Rules(3, is_apart=False), "fork"),
        (Rules(3, is_apart=False), "accused"),
        (Rules(3, only_final=False), "fork"),
        (Rules(3, liar_stays=True), "fork"),
    ],
)
def test_a_weaker_rule_for_two_words_fails(rules: Rules, fault: str) -> None:
    assert fault in explore(rules, 20_000).faults


@pytest.mark.slow
def test_five_machines_wandering_never_part() -> None:
    assert not wander(Rules(5), 1, 150).faults


@pytest.mark.slow
def test_where_machines_are_cut_off_nobody_honest_is_accused_and_whoever_parts_them_is_caught() -> None:
    found = wander(Rules(4, cuts=True), 1, 300).faults

    assert "accused" not in found
    assert "unproven" not in found
