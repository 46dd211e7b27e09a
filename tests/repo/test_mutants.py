"""The table of broken rules fits the tree: what each breaks stands there once, and its tests are there."""

import pytest

from tools.mutants import MUTANTS, ROOT, Mutant, _place


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.name for mutant in MUTANTS])
def test_what_a_mutant_breaks_is_there_and_so_are_the_tests_that_are_to_find_it(mutant: Mutant) -> None:
    text = (ROOT / mutant.path).read_text(encoding="utf-8")
    places = [_place(test).partition("::") for test in mutant.tests]

    assert text.count(mutant.right) == 1
    assert mutant.wrong != mutant.right
    for path, _, test in places:
        assert f"def {test.partition('[')[0]}" in (ROOT / path).read_text(encoding="utf-8")
