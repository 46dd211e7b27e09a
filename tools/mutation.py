"""Make one file wrong in every small way, and list what no test finds.

`python -m tools.mutation FILE [TEST ...]`.

A change concerns a comparison, a number, one part of an "and" or an "or", a condition, a call of `min` or
`any`, or a statement, which is left out. The file stays as it is: the wrong text is loaded in its place by a
run of the tests that import it, or of those that are named. A run that takes five times as long as it should
has found the change, too. The command's status is 1 if a change survives. Some survivors cannot be found,
because they make no difference. With --minutes, and at Ctrl+C, it stops early, and its last line says how
many changes were tried.
"""

import argparse
import ast
import copy
import importlib.machinery
import importlib.util
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType

ROOT = Path(__file__).resolve().parent.parent
_PYTEST = ("-q", "-x", "--tb=no", "-p", "no:cacheprovider", "--hypothesis-profile=gate")
_OTHER_SIGN: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
_OTHER_CALL = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A text with one small fault.

    Attributes:
        line: its line, from 1.
        right: the correct code.
        wrong: the faulty code.
        text: the whole wrong text.
    """

    line: int
    right: str
    wrong: str
    text: str


def mutants(text: str) -> list[Mutant]:
    """Yield every mutant of a Python text, from beginning to end."""
    made = []
    for node in _parts(ast.parse(text)):
        for place, wrong in _wrongs(node):
            start, end = _span(text, place)
            made.append(Mutant(place.lineno, text[start:end], wrong, text[:start] + wrong + text[end:]))
    return sorted(made, key=lambda mutant: mutant.line)


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the children of a node that may be changed.

    Types, decorators, parts of f-strings, and values of named numbers are left out.
    """
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_left(child):
                yield child
                yield from _parts(child)


def _is_left(node: ast.AST) -> bool:
    """Return whether a node is never changed.

    Tests name the same number, and a strict `zip` only guards against ourselves.
    """
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
        return isinstance(node.targets[0], ast.Name) and node.targets[0].id.isupper()
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.keyword) and node.arg == "strict")


def _wrongs(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Yield the possible changes of a node: the replaced part, and its replacement."""
    if isinstance(node, ast.Compare | ast.BoolOp | ast.BinOp | ast.AugAssign | ast.UnaryOp):
        yield from _wrong_operators(node)
    elif isinstance(node, ast.If | ast.IfExp | ast.While | ast.comprehension):
        for test in node.ifs if isinstance(node, ast.comprehension) else [node.test]:
            if isinstance(test, ast.Name | ast.Attribute | ast.Call):
                yield test, f"(not {ast.unparse(test)})"
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool | int | float):
        yield node, repr(not node.value if isinstance(node.value, bool) else node.value + 1)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _OTHER_CALL:
        yield node.func, _OTHER_CALL[node.func.id]
    elif isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant):
        yield node, "pass"


def _wrong_operators(
    node: ast.Compare | ast.BoolOp | ast.BinOp | ast.AugAssign | ast.UnaryOp,
) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    if isinstance(node, ast.Compare):
        for at, sign in enumerate(node.ops):
            other = copy.deepcopy(node)
            other.ops[at] = _OTHER_SIGN[type(sign)]()  # type: ignore[call-overload]
            yield node, ast.unparse(other)
    elif isinstance(node, ast.BoolOp):
        for at in range(len(node.values)):
            left = [value for place, value in enumerate(node.values) if place != at]
            yield node, f"({ast.unparse(ast.BoolOp(node.op, left) if len(left) > 1 else left[0])})"
    elif isinstance(node, ast.UnaryOp):
        if isinstance(node.op, ast.Not):
            yield node, f"({ast.unparse(node.operand)})"
    elif type(node.op) in _OTHER_SIGN:
        changed = copy.deepcopy(node)
        changed.op = _OTHER_SIGN[type(node.op)]()  # type: ignore[assignment]
        yield node, f"({ast.unparse(changed)})" if isinstance(node, ast.BinOp) else ast.unparse(changed)


def _span(text: str, node: ast.expr | ast.stmt) -> tuple[int, int]:
    """Return where a node begins in a text, and where it ends."""
    lines = text.splitlines(keepends=True)

    def offset(line: int | None, column: int | None) -> int:
        if line is None or column is None:
            msg = "a node that was read from a text has an end"
            raise AssertionError(msg)
        before = lines[line - 1].encode()[:column].decode()  # columns are counted in bytes
        return sum(map(len, lines[: line - 1])) + len(before)

    return offset(node.lineno, node.col_offset), offset(node.end_lineno, node.end_col_offset)


def files_importing(module: str) -> list[Path]:
    """Return the test files that import a module, starting with those of its name."""
    package, _, name = module.rpartition(".")
    imports = re.compile(
        rf"^(from {re.escape(module)} import|import {re.escape(module)}\b"
        rf"|from {re.escape(package)} import .*\b{name}\b)",
        re.MULTILINE,
    )
    found = [path for path in (ROOT / "tests").rglob("test_*.py") if imports.search(path.read_text("utf-8"))]
    return sorted(found, key=lambda path: (name not in path.stem, path.name))


class _Instead(importlib.machinery.SourceFileLoader):
    """Imports another text in place of a file's."""

    def __init__(self, module: str, path: Path, text: str) -> None:
        super().__init__(module, str(path))
        self._text = text

    def get_code(self, fullname: str) -> CodeType:
        """See `SourceFileLoader`."""
        return compile(self._text, self.get_filename(fullname), "exec", dont_inherit=True)

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Find the module whose text is replaced, and no other."""
        return (
            importlib.util.spec_from_file_location(self.name, self.path, loader=self)
            if fullname == self.name
            else None
        )


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _run(path: Path, text: str, tests: Sequence[str], limit_s: float | None = None) -> int | None:
    """Run tests with another text in the place of a file's.

    Return the status of pytest, None if it took too long.
    """
    with tempfile.TemporaryDirectory() as folder:
        wrong = Path(folder, "text.py")
        wrong.write_text(text, encoding="utf-8")
        command = [sys.executable, "-m", "tools.mutation", str(path), *tests, "--instead", str(wrong)]
        try:
            done = subprocess.run(
                command,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=limit_s,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return None
    return done.returncode


def main(words: list[str]) -> int:
    """Try every mutant of a file; print those that live. Return the status."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutation", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE", help="of engine, net, tusac_qt or lab")
    parser.add_argument(
        "tests", nargs="*", metavar="TEST", help="files of tests; those that import it unless told"
    )
    parser.add_argument(
        "--minutes", type=float, default=math.inf, metavar="N", help="begin no new run after so long"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="try the changes in this order, not by lines")
    parser.add_argument("--instead", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_intermixed_args(words)
    path = asked.file.resolve()
    if not path.is_file() or path.suffix != ".py" or not path.is_relative_to(ROOT):
        parser.error(f"{asked.file} is no file of Python in this checkout")
    if asked.instead is not None:
        import pytest  # noqa: PLC0415 - what it brings must not be loaded before the finder is in its place

        finder = _Instead(_module(path), path, asked.instead.read_text(encoding="utf-8"))
        sys.meta_path.insert(0, finder)
        return int(pytest.main([*_PYTEST, *asked.tests]))
    tests = asked.tests or [str(test.relative_to(ROOT)) for test in files_importing(_module(path))]
    if not tests:
        parser.error(
            f"no test imports {_module(path)}; name the files of tests that should find what is wrong"
        )
    return _try_all(path, tests, time.monotonic() + asked.minutes * 60, asked.seed)


def _try_all(path: Path, tests: Sequence[str], ends_at: float, seed: int | None) -> int:
    text = path.read_text(encoding="utf-8")
    began = time.monotonic()
    status = _run(path, text, tests)
    if status != 0:
        sys.stdout.write(f"pytest ends with {status} before anything is wrong: {' '.join(tests)}\n")
        return 2
    limit_s = 5 * (time.monotonic() - began) + 10
    listed = mutants(text)
    if seed is not None:
        random.Random(seed).shuffle(listed)  # noqa: S311 - an order, not a secret
    tried = living = 0
    try:
        for mutant in listed:
            if time.monotonic() >= ends_at:
                break
            status = _run(path, mutant.text, tests, limit_s)
            tried += 1
            if status == 0:
                living += 1
                where = f"{path.relative_to(ROOT)}:{mutant.line}"
                sys.stdout.write(f"{where}: {mutant.right}  ->  {mutant.wrong}\n")
                sys.stdout.flush()
    except KeyboardInterrupt:
        sys.stdout.write("\n")
    sys.stdout.write(
        f"{living} of {tried} changes are found by none of {len(tests)} files of tests"
        f"{'' if tried == len(listed) else f'; {len(listed) - tried} were not tried'}\n"
    )
    return 1 if living else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
