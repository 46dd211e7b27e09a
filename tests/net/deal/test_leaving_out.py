"""The rule by which a step goes on without machines.

What may be signed, what proves a cheat, what closes the step.
"""

import hashlib

import pytest

from net.deal.exclusion.votes import NOBODY, ExclusionRule, MachineSet, Vote, name_of_have
from net.wire.deal import Closed, Have, Out

LIVE = range(5)
HEAD = hashlib.sha256(b"one way").digest()
OTHER = hashlib.sha256(b"another way").digest()


def rule(live: range = LIVE) -> ExclusionRule:
    """Nothing said yet, at a table of so many machines."""
    return ExclusionRule(live, len(live) // 2 + 1)


def out(*machines: int, doubled: tuple[int, ...] = (), killed: tuple[bytes, ...] = ()) -> Out:
    """To go on without machines."""
    return Out(machines, doubled, killed)


def closed(*machines: int, doubled: tuple[int, ...] = (), sets: tuple[Out, ...] = ()) -> Closed:
    """To have closed a step without machines, to HEAD."""
    return Closed(machines, doubled, tuple((one.machines, one.doubled) for one in sets), HEAD)


def told(author: int, number: int = 0) -> bytes:
    """The id of an envelope."""
    return hashlib.sha256(bytes((author, number))).digest()


def said(*statements: tuple[int, Vote], live: range = LIVE) -> ExclusionRule:
    """Return the rule after these statements, one after another.

    Each must be what an honest one may say.
    """
    known = rule(live)
    for number, (author, statement) in enumerate(statements):
        assert known.take(statement, author, told(author, number))
    return known


def without(*machines: int) -> MachineSet:
    """A set of machines."""
    return frozenset(machines)


def test_the_signature_of_every_machine_is_needed_that_is_not_left_out() -> None:
    known = said((0, out(4)), (1, out(4)), (2, out(4)))
    assert known.complete() == []

    assert known.take(out(4), 3, told(3))
    assert known.complete() == [without(4)]


def test_of_two_sets_that_all_have_signed_the_larger_counts_first() -> None:
    known = said(*((author, out(4)) for author in range(4)), *((author, out(3, 4)) for author in range(3)))

    assert known.complete() == [without(3, 4), without(4)]


@pytest.mark.parametrize(
    ("before", "broken"),
    [
        ([], out(0)),  # itself
        ([], out(2, 1)),  # not ascending
        ([], out(1, 2, 3)),  # too few would be left
        ([], out(5)),  # nobody
        ([], out(1, doubled=(2,))),
        ([out(1)], out(1)),
        ([out(1)], out(2)),  # not inside one another
        ([out(1, 2)], out(1)),
        ([Have(1)], out(1)),
        ([out(1)], Have(1)),
        ([Have(1)], Have(1)),
        ([], Have(0)),
        ([], closed(sets=(out(1),))),  # a set that it has not signed
        ([out(1)], closed()),  # and one that it has
        ([closed()], closed(1)),
        ([closed()], out(1)),
        ([closed(doubled=(1,))], out(1, doubled=(1,))),
    ],
)
def test_what_no_honest_machine_signs_is_found(before: list[Vote], broken: Vote) -> None:
    known = said(*((0, statement) for statement in before))

    assert not known.take(broken, 0, told(0, 99))


def test_a_set_may_grow_and_one_that_is_dead_may_be_given_up() -> None:
    grown = said((0, out(1)), (0, out(1, 2)))
    assert grown.unsigned(0) == without(3, 4)

    known = said((0, out(1)), (2, Have(1)))
    named = out(3, killed=(name_of_have(2, 1),))
    assert known.next_out(0, without(3), NOBODY) == named
    assert known.take(named, 0, told(0, 9))


def test_a_set_that_refers_to_what_was_not_heard_waits() -> None:
    known, named = rule(), out(3, killed=(name_of_have(2, 1),))
    assert not known.is_due(named)

    assert known.take(Have(1), 2, told(2))
    assert known.is_due(named)
    assert not known.is_due(out(3, killed=(name_of_have(1, 2),)))


def test_in_whichever_envelope_a_cheat_says_have_it_kills_the_same_and_one_is_new() -> None:
    known = said((0, out(1)), (3, out(1)))
    assert [known.note(Have(1), 2, told(2, number)) for number in range(100)] == [True] + [False] * 99

    for machine in (0, 3):
        named = known.next_out(machine, without(4), NOBODY)
        assert named == out(4, killed=(name_of_have(2, 1),))
        assert known.take(named, machine, told(machine, 9))


def test_machines_that_heard_a_cheat_in_different_envelopes_take_each_others_sets() -> None:
    one, other = (said((0, out(1)), (3, out(1))) for _ in range(2))
    one.note(Have(1), 2, told(2, 1))
    other.note(Have(1), 2, told(2, 2))

    named = one.next_out(0, without(4), NOBODY)
    assert named is not None
    assert other.is_due(named)
    assert other.take(named, 0, told(0, 9))


def test_a_set_is_dead_by_a_holder_outside_it_whoever_else_holds_the_same_word() -> None:
    named = out(4, killed=(name_of_have(2, 1),))
    assert not said((0, out(1, 3)), (3, Have(1))).is_due(named)

    for holders in ((2, 3), (3, 2)):
        known = said((0, out(1, 3)), *((holder, Have(1)) for holder in holders))
        assert not known.take(out(4, killed=(name_of_have(3, 1),)), 0, told(0, 8))
        assert known.next_out(0, without(4), NOBODY) == named
        assert known.take(named, 0, told(0, 9))


def test_a_set_that_names_an_envelope_as_older_programs_do_is_read() -> None:
    """Of a proven cheat, who may have said it in one for each machine, some of them are known too."""
    by_one = said((0, out(1)), (2, Have(1)))
    assert by_one.take(out(3, killed=(told(2, 1),)), 0, told(0, 9))

    known = said((0, out(1)))
    for number in range(100):
        known.note(Have(1), 2, told(2, number))
    assert known.take(out(3, killed=(told(2, 31),)), 0, told(0, 9))
    assert not known.is_due(out(3, killed=(told(2, 99),)))


def test_what_is_signed_binds_until_it_is_dead_or_somebody_has_closed_otherwise() -> None:
    bound = said((0, out(1)))
    assert not bound.may_close(0, NOBODY, HEAD, NOBODY)
    assert bound.may_close(0, without(1), HEAD, NOBODY)
    assert bound.may_close(2, NOBODY, HEAD, NOBODY)
    assert bound.may_close(None, NOBODY, HEAD, NOBODY)

    assert said((0, out(1)), (2, Have(1))).may_close(0, NOBODY, HEAD, NOBODY)
    assert not said((0, out(1)), (1, Have(2))).may_close(0, NOBODY, HEAD, NOBODY)

    released = said((0, out(1)), (2, closed()))
    assert released.may_close(0, NOBODY, HEAD, NOBODY)
    assert not released.may_close(0, NOBODY, OTHER, NOBODY)
    assert not said((0, out(1)), (1, closed())).may_close(
        0, NOBODY, HEAD, NOBODY
    )  # whoever is to be left out frees nobody
    assert not said((0, out(1)), (2, out(1)), (2, closed(sets=(out(1),)))).may_close(0, NOBODY, HEAD, NOBODY)


def test_whoever_holds_a_word_that_another_misses_says_so_once() -> None:
    known = said((0, out(1)))
    assert known.next_have(2, without(1, 3)) == Have(1)
    assert known.next_have(2, without(3)) is None

    assert known.take(Have(1), 2, told(2))
    assert known.next_have(2, without(1)) is None


def test_whoever_has_signed_a_machine_out_or_misses_only_its_signature_does_not_hold_its_word_against_that() -> (
    None
):
    assert said((0, out(1)), (2, out(1))).next_have(2, without(1)) is None
    assert said((0, out(1)), (0, out(1, 3))).next_have(2, without(3)) is None


def test_how_a_step_was_closed_is_said_where_somebody_is_bound_otherwise() -> None:
    known = said((0, out(1)))
    assert known.next_closed(2, NOBODY, HEAD, NOBODY) == closed()
    assert known.next_closed(2, without(1), HEAD, NOBODY) is None
    assert said((0, out(1)), (3, Have(1))).next_closed(2, NOBODY, HEAD, NOBODY) is None

    assert known.take(closed(), 2, told(2))
    assert known.next_closed(2, NOBODY, HEAD, NOBODY) is None


def test_a_machine_that_has_said_two_things_is_left_out_whoever_holds_its_word() -> None:
    """And an older signature for its silence does not count towards that."""
    known = said((0, out(1)), (2, Have(1)))
    named = known.next_out(0, without(1), without(1))
    assert named == out(1, doubled=(1,))
    assert known.next_out(2, without(1), without(1)) == out(1, doubled=(1,))

    known = said((0, out(1)), *((author, out(1, doubled=(1,))) for author in (2, 3, 4)))
    assert known.complete() == []
    assert known.take(out(1, doubled=(1,)), 0, told(0, 9))
    assert known.complete() == [without(1)]


def test_only_whoever_knows_of_the_two_things_frees_from_a_set_for_them() -> None:
    doubled = without(1)
    known = said((0, out(1, doubled=(1,))), (2, closed()))
    assert not known.may_close(0, NOBODY, HEAD, doubled)
    assert known.closings(NOBODY, doubled) == []

    assert known.take(closed(doubled=(1,)), 2, told(2, 9))
    assert known.may_close(0, NOBODY, HEAD, doubled)
    assert [said.following for _, said in known.closings(NOBODY, doubled)] == [HEAD]
    assert (
        said((1, closed(doubled=(1,)))).closings(NOBODY, doubled) == []
    )  # its own word for it counts for nothing


@pytest.mark.parametrize(("holder", "is_killed"), [(0, True), (4, False)])
def test_a_set_is_dead_only_by_the_word_that_was_named_of_a_holder_outside_it(
    holder: int, *, is_killed: bool
) -> None:
    known = said((0, Have(3)), (4, Have(3)), (1, out(3, 4)))

    smaller = out(3, killed=(name_of_have(holder, 3),))
    assert known.take(smaller, 1, told(1, 1)) is is_killed
