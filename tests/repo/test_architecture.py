"""docs/architecture.md against the code.

Its layers are those enforced, its hops are there and lead on as it says.
"""

import ast
import re
import tomllib
from functools import cache
from itertools import pairwise

import pytest

from tests.support.places import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CODE = re.compile(r"`([^`]+)`")
HOPS = [
    [CODE.findall(cell) for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if re.match(r"\| \d+ \|", line)
]
CONTRACTS = {
    "Layers of the engine": "engine",
    "Layers of the peer": "net",
    "Layers of the client": "tusac_qt",
}


@cache
def functions(path: str) -> dict[str, str]:
    """Return the source of every function of a file, by its name, with that of its class before it."""
    text = (ROOT / path).read_text(encoding="utf-8")
    found = {}
    for node in ast.parse(text).body:
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        before = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for part in inner:
            if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
                found[before + part.name] = ast.get_source_segment(text, part) or ""
    return found


def squeezed(code: str) -> str:
    """Return code without blanks, line ends, and the comma that the formatter puts behind a last line."""
    return re.sub(r",(?=[)\]}])", "", re.sub(r"\s+", "", code))


def test_there_are_four_walks() -> None:
    numbers = [int(line.split("|")[1]) for line in PAGE.splitlines() if re.match(r"\| \d+ \|", line)]
    begin = [place for place, number in enumerate(numbers) if number == 1]

    assert len(HOPS) > 60
    assert len(begin) == 4
    for first, after in pairwise([*begin, len(numbers)]):
        assert numbers[first:after] == list(range(1, after - first + 1))


@pytest.mark.parametrize("hop", HOPS, ids=lambda hop: f"{hop[1][0]}:{hop[2][0]}")
def test_a_hop_is_a_function_that_leads_on_as_told(hop: list[list[str]]) -> None:
    _, (path,), (function,), _, (code,) = hop

    assert function in functions(path)
    pieces = [re.escape(squeezed(piece)) for piece in code.split("…")]
    assert re.search(".*".join(pieces), squeezed(functions(path)[function]))


def test_the_layers_are_those_that_are_enforced() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    enforced = {
        CONTRACTS[contract["name"]]: contract["layers"]
        for contract in config["tool"]["importlinter"]["contracts"]
        if contract["name"] in CONTRACTS
    }
    told = {
        name: re.search(rf"\*\*{name}\*\*[^`]*(?:`[^`\n]+`[^`]*)*```\n(.*?)\n```", PAGE, re.DOTALL)
        for name in enforced
    }

    for name, layers in enforced.items():
        shown = told[name]
        assert shown is not None
        assert shown.group(1).splitlines() == layers


def test_where_state_lives_is_there() -> None:
    section = PAGE.split("## 6.")[1].split("## 7.")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ")][1:]
    for row in rows:
        path, name = CODE.findall(row.split(" | ")[1])
        tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))

        assert name in {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
