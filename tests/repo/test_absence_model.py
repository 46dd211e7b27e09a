"""The model of how machines are left out of a step, checked by spin.

Every state of a small size, each rule needed.
"""

import pytest

from tools.model import MUTANTS, Instance, check, missing

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}"),
]


@pytest.mark.parametrize(
    ("instance", "least"),
    [
        (Instance(3), 80_000),
        (Instance(3, liar=2, cuts=1), 40_000),
        (Instance(3, crashes=1), 300_000),
        (Instance(4, returns=1), 40_000),
        (Instance(4, returns=2), 800),
    ],
)
def test_every_state_holds_what_must_hold(instance: Instance, least: int) -> None:
    checked = check(instance)

    assert checked.is_right
    assert checked.is_whole
    assert checked.states > least


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda instance: str(instance.mutant))
def test_no_rule_can_be_left_out(mutant: Instance) -> None:
    assert not check(mutant).is_right


def test_every_rule_of_the_model_that_can_be_broken_is_tried() -> None:
    assert sorted(instance.mutant for instance in MUTANTS) == list(range(1, 14))
