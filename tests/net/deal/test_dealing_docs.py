"""The pages for reviewers say what the code says: messages, fields, rules, files, cheats, tests."""

import ast
import re
from pathlib import Path

import pytest

from lab.cheating.catalog import CHEATS
from net.deal.steps.table_of_steps import LOGIC
from net.wire.deal import BODIES, Envelope
from tests.support.places import ROOT, file_of_tests
from tusac_qt.words.dealing import RULES, STEPS

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
ATTACKS = (ROOT / "docs" / "attacks.md").read_text(encoding="utf-8")
CODE = re.compile(r"`([^`]+)`")


def rows(page: str) -> list[list[str]]:
    """The cells of every row of every table of a page."""
    lines = (line for line in page.splitlines() if line.startswith("| "))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def literals(path: Path, names: set[str]) -> set[str]:
    """The first text given to calls of these names in a file, and to variables called `rule`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            texts = [
                value.value
                for value in node.args
                if isinstance(value, ast.Constant) and isinstance(value.value, str)
            ]
            found |= set(texts[:1]) if name in names else set()
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "rule" for target in node.targets
        ):
            found |= (
                {node.value.value}
                if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
                else set()
            )
    return found


def test_every_message_stands_in_the_table_with_its_fields() -> None:
    table = {row[0]: row[2] for row in rows(PROTOCOL) if row[0] in BODIES}

    assert table.keys() == BODIES.keys()
    for kind, fields in table.items():
        assert tuple(CODE.findall(fields)) == BODIES[kind].__struct_fields__, kind


def test_the_envelope_is_told_field_by_field() -> None:
    section = PROTOCOL[PROTOCOL.index("## 3.") : PROTOCOL.index("### Checks of an envelope")]
    fields = [field for row in rows(section) for field in CODE.findall(row[0])]

    assert tuple(fields) == Envelope.__struct_fields__


def test_every_rule_has_words_and_stands_on_a_page() -> None:
    calls = {
        "Breach",
        "Refused",
        "BrokenStep",
        "BrokenStatement",
        "Foul",
        "_accuse",
        "_void",
        "_culprit",
        "HandVoid",
    }
    files = [*(ROOT / "net" / "deal").rglob("*.py"), *(ROOT / "net" / "records").glob("*.py")]
    used = set[str]().union(*(literals(path, calls) for path in files))
    used |= set(re.findall(r'return "(\w+)"', (ROOT / "net" / "transcript.py").read_text(encoding="utf-8")))

    assert used - {"malformed"} <= RULES.keys()
    assert set(RULES) <= set(CODE.findall(PROTOCOL))


def test_every_file_named_is_there_and_every_file_of_the_dealing_is_named() -> None:
    named = {name for name in CODE.findall(PROTOCOL) if re.fullmatch(r"[\w/]+\.(py|md)|[\w/]+/", name)}
    section = PROTOCOL[PROTOCOL.index("## 2.") : PROTOCOL.index("## 3.")]
    files = {Path(name).name for name in CODE.findall(section)}

    for name in named:
        assert (ROOT / name).exists() or any((ROOT / "net" / "deal").rglob(name)), name
    assert {path.name for path in (ROOT / "net" / "deal").rglob("*.py")} - {
        "__init__.py",
        "events.py",
    } <= files


def test_every_purpose_of_a_hash_and_every_label_of_a_proof_stands_on_the_page() -> None:
    named = re.compile(
        r"\b(?:tagged_hash|bound|commit|SeedStream|Transcript|hash_to_point|absorb|challenge|weights)"
        r"\(\s*(?:group, |self\.group, )?b\"([^\"]+)\""
    )
    hashed = {
        purpose
        for folder in ("crypto", "deal", "records", "match", "table", "node")
        for path in (ROOT / "net" / folder).rglob("*.py")
        for purpose in named.findall(path.read_text(encoding="utf-8"))
    }
    hashed |= set(named.findall((ROOT / "net" / "transcript.py").read_text(encoding="utf-8")))

    assert {"table", "equality", "late", "mask", "answer", "left out", "comparison"} <= hashed
    assert hashed - {"answers", "claim"} <= set(CODE.findall(PROTOCOL[PROTOCOL.index("## 14.") :]))


def test_every_cheat_is_an_attack_that_is_told() -> None:
    assert set(re.findall(r"cheat\[([\w-]+)\]", ATTACKS)) - {"NAME"} == CHEATS.keys()


@pytest.mark.parametrize("name", sorted({name for name in CODE.findall(ATTACKS) if name.startswith("test_")}))
def test_every_test_named_is_there(name: str) -> None:
    file, _, test = name.partition("::")
    text = file_of_tests(file).read_text(encoding="utf-8")

    assert f"def {test}" in text


def test_every_step_that_is_told_in_a_demonstration_is_one() -> None:
    assert set(STEPS) <= set(LOGIC)


def test_rules_named_with_attacks_are_rules() -> None:
    words = {word for word in CODE.findall(ATTACKS) if re.fullmatch(r"[a-z]+(_[a-z]+)+", word)}

    assert words <= RULES.keys()
