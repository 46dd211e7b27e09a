"""Every vector of docs/rules.md, 6 is tested by its id."""

import ast
from collections import Counter

import pytest

from tests.support.places import file_of_tests
from tests.support.vectors import rows

IDS = [(vector, place) for ids, place in rows("ids.txt") for vector in ids.split()]


def _ids_in(place: str) -> set[str]:
    """Return the words that may be ids: first words of the rows of a file, or those of the names of tests."""
    if place.endswith(".txt"):
        return {row[0].split()[0] for row in rows(place)}
    tree = ast.parse(file_of_tests(place).read_text(encoding="utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {word.upper() for name in names if name.startswith("test_") for word in name.split("_")}


@pytest.mark.parametrize(("vector", "place"), IDS, ids=str)
def test_a_vector_is_tested_by_its_id(vector: str, place: str) -> None:
    assert vector in _ids_in(place)


def test_no_vector_is_missing() -> None:
    # as many as docs/rules.md has of claims, wins, payments and sequences
    kinds = Counter(vector[0] for vector in {vector for vector, _ in IDS})

    assert kinds == {"P": 28, "W": 10, "T": 2, "S": 12, "M": 7, "Q": 17, "H": 4}
