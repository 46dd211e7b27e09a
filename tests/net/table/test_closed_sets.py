"""Closed sets that grow: code that tells the members of a closed set apart says that it has them all.

Where a chain of ifs names all members of an enum or a union, or all but one, the rest is that one today and
would be any member added later. Such a chain ends in `assert_never`, so that mypy names what lacks, or is a
mapping; a chain that names fewer treats the others alike on purpose.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from net.table.frame_dispatcher import HEARERS
from net.wire.table import NOTES
from tests.support.places import ROOT

SOURCES = [path for name in ("engine", "net", "tusac_qt") for path in sorted((ROOT / name).rglob("*.py"))]
Members = Mapping[str, frozenset[str]]


def _trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}


def _enums(trees: Mapping[Path, ast.Module]) -> Members:
    """Return the members of every enum, by its name; a name of two enums is left out."""
    found: dict[str, list[frozenset[str]]] = defaultdict(list)
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and any(
                ast.unparse(base).endswith("Enum") for base in node.bases
            ):
                names = [
                    target for line in node.body if isinstance(line, ast.Assign) for target in line.targets
                ]
                found[node.name].append(frozenset(name.id for name in names if isinstance(name, ast.Name)))
    return {name: members[0] for name, members in found.items() if len(members) == 1}


def _names(node: ast.expr) -> list[str]:
    """Return the names in a union or a tuple of types."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return _names(node.left) + _names(node.right)
    if isinstance(node, ast.Tuple):
        return [name for part in node.elts for name in _names(part)]
    return [node.id] if isinstance(node, ast.Name) else []


def _unions(trees: Mapping[Path, ast.Module]) -> Members:
    """Return the classes of every union that has a name, by that name."""
    found: dict[str, list[list[str]]] = defaultdict(list)
    for tree in trees.values():
        for node in tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                names = _names(node.value) if isinstance(node.value, ast.BinOp) else []
                if len(names) > 1:
                    found[node.targets[0].id].append(names)
    flat = {name: frozenset(parts[0]) for name, parts in found.items() if len(parts) == 1}
    return {
        name: frozenset(one for part in parts for one in flat.get(part, frozenset({part})))
        for name, parts in flat.items()
    }


def _ifs(function: ast.FunctionDef) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        if isinstance(node, ast.If | ast.IfExp):
            yield node.test


def _named(function: ast.FunctionDef, enums: Members) -> Mapping[tuple[str, str], set[str]]:
    """Return what a function tells apart: by enum, or "" for classes, and by what is looked at.

    A test that asks for something else besides does not count.
    """
    told: dict[tuple[str, str], set[str]] = defaultdict(set)
    for test in _ifs(function):
        is_either = isinstance(test, ast.BoolOp) and isinstance(test.op, ast.Or)
        for node in test.values if is_either else [test]:
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Is):
                right = node.comparators[0]
                if (
                    isinstance(right, ast.Attribute)
                    and isinstance(right.value, ast.Name)
                    and right.value.id in enums
                ):
                    told[right.value.id, ast.unparse(node.left)].add(right.attr)
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
                told["", ast.unparse(node.args[0])] |= set(_names(node.args[1]))
    return told


def _open_chains(path: Path, tree: ast.Module, enums: Members, unions: Members) -> Iterator[str]:
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or "assert_never" in ast.unparse(function):
            continue
        kinds = {
            arg.arg: ast.unparse(arg.annotation) for arg in function.args.args if arg.annotation is not None
        }
        for (enum, subject), names in _named(function, enums).items():
            members = enums[enum] if enum else unions.get(kinds.get(subject, ""), frozenset())
            left = {one for one in members - names if not names & unions.get(one, frozenset())} - {
                one for name in names for one in unions.get(name, frozenset())
            }
            if len(names) > 1 and members and len(left) <= 1:
                yield f"{path.relative_to(ROOT)}: {function.name}: {subject}"


def test_every_chain_over_a_closed_set_says_that_it_has_all_members() -> None:
    trees = _trees()
    enums, unions = _enums(trees), _unions(trees)
    found = [line for path, tree in trees.items() for line in _open_chains(path, tree, enums, unions)]

    assert found == []


@pytest.mark.parametrize(
    ("last", "is_found"),
    [("return 3", True), ("if order is Order.C:\n        return 3\n    assert_never(order)", False)],
)
def test_a_chain_that_would_take_another_member_for_the_last_is_found(last: str, is_found: bool) -> None:  # noqa: FBT001
    source = f"""
class Order(Enum):
    A = 1
    B = 2
    C = 3

def key(order: Order) -> int:
    if order is Order.A:
        return 1
    if order is Order.B:
        return 2
    {last}
"""
    tree = ast.parse(source)
    path = ROOT / "sample.py"

    assert bool(list(_open_chains(path, tree, _enums({path: tree}), {}))) is is_found


def test_every_kind_of_note_has_a_hearer_or_is_said_to_be_read_where_it_lies() -> None:
    assert set(HEARERS) == set(NOTES.values())
