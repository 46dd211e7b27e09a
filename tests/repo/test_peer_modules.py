"""Each module of the peer is tried by a test in the folder of its own package, or is named here with the reason."""

import ast

from tests.support.places import ROOT

NEXT = "changes once each table chooses its successor, and is tried by whole tables until then"
ELSEWHERE = {
    "net.node.machine": "holds what a node was given, and does nothing",
    "net.table.coordination.agreeing": NEXT,
    "net.table.coordination.beginning": NEXT,
    "net.table.coordination.coordinating": NEXT,
    "net.table.coordination.publishing": NEXT,
    "net.table.member.late_audits": NEXT,
    "net.table.person": NEXT,
    "net.table.table_recovery": NEXT,
    "net.table.session": "is the whole of a table: tests/whole_table",
}


def modules() -> dict[str, str]:
    """Every module of the peer, with the folder of tests that is its own."""
    paths = [path.relative_to(ROOT) for path in (ROOT / "net").rglob("*.py") if path.name != "__init__.py"]
    return {
        ".".join(path.with_suffix("").parts): "/".join(
            ("tests", *path.parts[: 2 if len(path.parts) > 2 else 1])
        )
        for path in paths
    }


def imported_in(folder: str) -> set[str]:
    """The names that the tests of a folder import; those of its subfolders are others'."""
    found = set[str]()
    for path in (ROOT / folder).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return found


def test_each_module_is_imported_by_a_test_of_its_own_folder() -> None:
    known = modules()
    tried = {folder: imported_in(folder) for folder in set(known.values())}
    untried = sorted(module for module, folder in known.items() if module not in tried[folder])

    assert untried == sorted(ELSEWHERE)
