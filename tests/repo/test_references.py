"""The project stands alone: what its code and pages refer to is in the tree, to the section."""

import re
from pathlib import Path

import pytest

from tests.support.places import ROOT, file_of_tests

FOLDERS = (
    "engine",
    "net",
    "tusac_qt",
    "tests",
    "tools",
    "benchmarks",
    "installers",
    "docs",
    "resources",
    ".",
)
KINDS = {".py", ".md", ".toml", ".txt", ".pml", ".ts", ".lock"}
EXAMPLES = {
    file_of_tests(name) for name in ("test_shown_texts.py", "test_references.py", "test_site_links.py")
}
"""These hold references that lead nowhere, to show what becomes of them."""

PAGE = re.compile(r'(?<![\w/."-])((?:[\w-]+/|\.\./)*[\w-]+\.md)\b')
PLACES = r"(?:A\d+|\d+(?:\.\d+)*(?: \(\d+(?:-\d+)?\)| rule \d)?)"
REFERENCE = re.compile(rf'\b(docs/[\w/-]+\.md)((?:, {PLACES}(?![\w.]\d))*)(?:, "([^"\n]+)")?')
ANY = re.compile(r"CODE|NAME|_x\b|_eo\b")
"""In a path that stands for any of its kind."""
ISSUE = re.compile(r"\b[Ii]ssue #?\d+")
UNPARTED = re.compile(r"\bdocs/[\w/-]+\.md \d")
DECISION = re.compile(r"(?<![\w\"'`/.-])A\d{1,2}(?![\w\"'`])")
LINK = re.compile(r"\]\((?!https?:|\.\./\.\./releases)([^)#\s]+)(?:#[^)]*)?\)")
ROOTS = r"(?:engine|net|tusac_qt|resources|tests|tools|benchmarks|installers|docs|requirements|\.ci)"
PATH = re.compile(rf"`({ROOTS}/[\w/.-]*)`")
FILE = re.compile(rf"(?<![\w/.-])({ROOTS}/[\w/.-]*\w\.(?:py|toml|pml|txt|ts))\b")
DOTTED = re.compile(rf"`({ROOTS}(?:\.\w+)+)`")
NEIGHBOR = re.compile(r"\[([\w-]+\.md)\]\([^)]*\)|(?<![\w/.])((?:rules|protocol|attacks|architecture)\.md)")
"""How one page of docs names another."""


def everything() -> list[Path]:
    """Return every text of the project that may refer to something."""
    return [path for folder in FOLDERS for path in sources(folder)]


def sources(folder: str) -> list[Path]:
    """Return every text of a folder that may refer to something; of the root, those that lie in it alone."""
    paths = (ROOT / folder).glob("*") if folder == "." else (ROOT / folder).rglob("*")
    found = {path for path in paths if path.suffix in KINDS and "__pycache__" not in path.parts}
    return sorted(found - EXAMPLES)


def headings(page: str) -> list[str]:
    """Return the headings of a page of docs, without their marks."""
    lines = (ROOT / page).read_text(encoding="utf-8").splitlines()
    return [line.lstrip("#").strip() for line in lines if line.startswith("#")]


def decisions(page: str) -> set[str]:
    """Return the numbers of the decisions that a page tells."""
    return set(re.findall(r"^\| (A\d+) \|", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE))


def is_code(dotted: str) -> bool:
    """Return whether a dotted name leads to a package or module of ours, and to something named there."""
    parts = dotted.split(".")
    for count in range(len(parts), 0, -1):
        base = ROOT.joinpath(*parts[:count])
        module = base / "__init__.py" if base.is_dir() else base.with_suffix(".py")
        if module.is_file():
            text = module.read_text(encoding="utf-8")
            return all(re.search(rf"\b{name}\b", text) for name in parts[count:])
    return False


def faults(text: str, path: Path) -> list[str]:
    """Return every reference in a text that leads nowhere."""
    starts = (ROOT, path.parent, *([ROOT / "docs"] if path.suffix == ".md" else []))
    found = [name for name in PAGE.findall(text) if not any((start / name).is_file() for start in starts)]
    found += UNPARTED.findall(text) + ISSUE.findall(text)
    found += [name for name in FILE.findall(text) if not (ROOT / name).exists() and not ANY.search(name)]
    found += [name for name in DOTTED.findall(text) if not is_code(name)]
    if path.suffix == ".md":
        text = NEIGHBOR.sub(lambda match: f"docs/{match[1] or match[2]}", " ".join(text.split()))
    for page, places, heading in REFERENCE.findall(text):
        if not (ROOT / page).is_file():
            continue  # told already
        told = headings(page)
        for place in re.findall(rf", ({PLACES})", places):
            number = place.split(" ")[0]
            is_there = (
                number in decisions(page)
                if number.startswith("A")
                else any(re.match(rf"{re.escape(number)}[. ]", title) for title in told)
            )
            if not is_there:
                found.append(f"{page}, {place}")
        if heading and heading not in told:
            found.append(f'{page}, "{heading}"')
    return found


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_referred_to_is_there(folder: str) -> None:
    found = {
        str(path.relative_to(ROOT)): faults(path.read_text(encoding="utf-8"), path)
        for path in sources(folder)
    }

    assert found
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("as network.md 5.6 says", "network.md"),
        ("(docs/house.md)", "docs/house.md"),
        ("(docs/rules.md 2.5)", "docs/rules.md 2"),
        ("see issue 3", "issue 3"),
        ("as net/deal/nothing.py does", "net/deal/nothing.py"),
        ("see `net.deal.nothing.Nobody`", "net.deal.nothing.Nobody"),
        ("see `engine.rules.Nobody`", "engine.rules.Nobody"),
        ("(docs/rules.md, 9.4)", "docs/rules.md, 9.4"),
        ("(docs/rules.md, 2.5, A99)", "docs/rules.md, A99"),
        ('(docs/protocol.md, 7, "Nothing")', 'docs/protocol.md, "Nothing"'),
    ],
)
def test_a_reference_that_leads_nowhere_is_found(text: str, fault: str) -> None:
    assert faults(text, ROOT / "engine" / "rules.py") == [fault]


def test_pages_name_their_neighbors_with_their_sections() -> None:
    page = ROOT / "docs" / "decisions" / "README.md"

    assert faults('([protocol.md](../protocol.md), 7,\n"Return"; rules.md, 2.5)', page) == []
    assert faults("[rules.md](../rules.md), 9.4", page) == ["docs/rules.md, 9.4"]
    assert faults("(protocol.md, 99)", page) == ["docs/protocol.md, 99"]


@pytest.mark.parametrize(
    "text",
    [
        "docs/rules.md, 2.7 (3-3), A5",
        "docs/rules.md, 2.3 rule 1",
        'docs/protocol.md, 7, "Return"',
        "README.md",
        "`engine.rules.Rules.digest`",
        "net/wire/deal.py",
    ],
)
def test_a_reference_that_leads_somewhere_is_none(text: str) -> None:
    assert faults(text, ROOT / "engine" / "rules.py") == []


@pytest.mark.slow
def test_the_code_names_decisions_with_their_page() -> None:
    bare = {}
    for path in everything():
        if path.suffix not in {".py", ".toml"} or path == ROOT / "net" / "crypto" / "digits.py":
            continue  # in digits.py A1 is a number
        text = REFERENCE.sub("", path.read_text(encoding="utf-8"))
        bare[path.name] = DECISION.findall(text)

    assert {name: found for name, found in bare.items() if found} == {}


@pytest.mark.parametrize(
    "path",
    [path for path in everything() if path.suffix == ".md"],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_links_and_paths_of_a_page_lead_to_files(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    missing = [name for name in LINK.findall(text) if not (path.parent / name).exists()]
    missing += [name for name in PATH.findall(text) if not (ROOT / name).exists() and not ANY.search(name)]

    assert missing == []
