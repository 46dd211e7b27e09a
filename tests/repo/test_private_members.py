"""The peer's objects hold what is theirs: none reads the private members of another one, or of its base class."""

import ast
from collections.abc import Iterator

import pytest

from tests.support.places import ROOT

FILES = sorted((ROOT / "net").rglob("*.py"))
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def is_private(name: str) -> bool:
    """Return whether a name is private; names such as `__class__` are Python's own."""
    return name.startswith("_") and not name.startswith("__")


def own_names(function: ast.AST) -> set[str]:
    """Return the names by which a function knows its own object: also one that it makes with `cls`."""
    made = {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value.func) == "cls"
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    return made | {"self", "cls"}


def members_of_others(tree: ast.AST) -> Iterator[str]:
    """Yield each access to a private member of an object that is not the function's own."""
    for function in (node for node in ast.walk(tree) if isinstance(node, FUNCTIONS)):
        own = own_names(function)
        for node in ast.walk(function):
            if isinstance(node, ast.Attribute) and is_private(node.attr):
                of = ast.unparse(node.value)
                is_extended = of == "super()" and node.attr == function.name
                if of not in own and not is_extended:
                    yield f"{node.lineno}: {of}.{node.attr}"


def members_of_bases(tree: ast.AST) -> Iterator[str]:
    """Yield each private member that a class uses and does not have itself."""
    for holder in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        used, had = dict[str, int](), set[str]()
        for node in ast.walk(holder):
            if isinstance(node, FUNCTIONS):
                had.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                had.add(node.id)
            elif isinstance(node, ast.Attribute) and ast.unparse(node.value) in {"self", "cls"}:
                if isinstance(node.ctx, ast.Store):
                    had.add(node.attr)
                elif is_private(node.attr):
                    used.setdefault(node.attr, node.lineno)
        yield from (f"{line}: {holder.name}.{name}" for name, line in used.items() if name not in had)


def test_no_object_of_the_peer_reads_the_private_members_of_another() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{access}"
        for path in FILES
        for tree in [ast.parse(path.read_text(encoding="utf-8"))]
        for access in (*members_of_others(tree), *members_of_bases(tree))
    ]

    assert found == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("def look(match):\n return match._log", ["2: match._log"]),
        ("class A:\n def __init__(self):\n  self._log = 1\n def log(self):\n  return self._log", []),
        ("class A:\n @classmethod\n def make(cls):\n  made = cls()\n  made._log = 1\n  return made", []),
        ("class A(B):\n def _hear(self):\n  return super()._hear()", []),
        ("class A(B):\n def hear(self):\n  return super()._hear()", ["3: super()._hear"]),
        ("class A(B):\n def hear(self):\n  return self._log", ["3: A._log"]),
        ("def look(match):\n return match.log.__class__", []),
    ],
)
def test_a_private_member_of_another_object_is_found(code: str, found: list[str]) -> None:
    tree = ast.parse(code)

    assert [*members_of_others(tree), *members_of_bases(tree)] == found
