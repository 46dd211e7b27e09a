"""The model of how steps close, checked by spin: every state of a small instance, and each rule is needed."""

import pytest

from tools.model import Instance, check, missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}")


@pytest.mark.parametrize("returns", [False, True])
def test_every_state_holds_what_must_hold(returns: bool) -> None:  # noqa: FBT001 - pytest
    checked = check(Instance(machines=3, ballots=1, returns=returns))

    assert checked.is_right
    assert checked.is_whole
    assert checked.states > 10_000


@pytest.mark.parametrize(("mutant", "ballots"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 1), (6, 1)])
def test_no_rule_can_be_left_out(mutant: int, ballots: int) -> None:
    assert not check(Instance(3, ballots, mutant)).is_right
