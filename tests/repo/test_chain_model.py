"""The model of how machines agree on who plays the next round.

No machine is parted from the others, accused, or stuck.
"""

import pytest

from tests.models.chain import BEGINNING, Farewell, Machine, Model, Round, Rules, Table, explore, wander

ALL = frozenset({0, 1, 2})
ALONE = frozenset({0})


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules",
    [
        Rules(liar=0, cuts=True, numbers=6),
        Rules(liar=0, cuts=True, numbers=6, first=ALONE),
        Rules(liar=0, cuts=True, numbers=6, leaving=True),
        Rules(liar=1, numbers=6),
        Rules(liar=2, cuts=True, numbers=6),
    ],
)
def test_three_machines_wandering_hold_what_must_hold(rules: Rules) -> None:
    found = wander(rules, 1, 12)

    assert found.seen > 100
    assert not found.faults


def test_every_state_of_one_table_more_holds_it_whatever_a_liar_says() -> None:
    found = explore(Rules(liar=1, numbers=1), 10_000)

    assert found.is_whole
    assert found.seen > 500
    assert not found.faults


@pytest.mark.slow
def test_where_a_liar_is_the_only_link_two_machines_part_and_it_contradicts_itself() -> None:
    assert "fork" in explore(Rules(liar=1, cuts=True, numbers=1), 10_000).faults


@pytest.mark.parametrize("broken", ["binding_ready", "only_proven", "all_signed"])
def test_what_the_design_page_said_at_first_gets_stuck(broken: str) -> None:
    assert "stuck" in wander(Rules(liar=1, numbers=6, broken=broken), 1, 12).faults


@pytest.mark.parametrize(("broken", "may"), [("", False), ("overlap", True)])
def test_who_played_the_last_round_alone_leaves_no_round_of_newcomers_that_they_can_end(
    broken: str, *, may: bool
) -> None:
    model = Model(Rules(liar=0, cuts=True, first=ALONE, broken=broken))
    place = model.place(Table(1, ALL, BEGINNING))
    begun = Machine(signed=frozenset({place}), ready=frozenset({Round(place, 1)}))

    assert model.may_sign((begun, begun, begun), 0, Table(2, ALONE, BEGINNING)) is may
    assert not model.contradicts((begun, begun, begun), 0)


@pytest.mark.parametrize(("broken", "may"), [("", False), ("gone", True)])
def test_who_has_left_counts_no_more_in_a_majority(broken: str, *, may: bool) -> None:
    model = Model(Rules(liar=0, cuts=True, broken=broken))
    state = (Machine(), *(Machine(left=frozenset({Farewell(BEGINNING, 0)})),) * 2)

    assert model.may_sign(state, 0, Table(1, ALONE, BEGINNING, gone=frozenset({1, 2})))
    assert model.may_sign(state, 1, Table(2, frozenset({1, 2}), BEGINNING)) is may
