"""Docstrings say what something is or does, from their first word on: a noun or a verb, no clause without its noun."""

import ast
import re

import pytest

from tests.support.places import ROOT

OPENING = re.compile(r"(Whoever|Whatever|What|Those|Who|Whose|Which|All that)\b")
ROOMS = ["benchmarks", "engine", "installers", "net", "tests", "tools", "tusac_qt"]
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


@pytest.mark.parametrize("room", ROOMS)
def test_no_docstring_begins_with_a_clause_that_lacks_its_noun(room: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {said.splitlines()[0]}"
        for path in sorted((ROOT / room).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, DOCUMENTED) and (said := ast.get_docstring(node)) and OPENING.match(said)
    ]

    assert found == []
