"""Everything that people read comes through `translate`.

In a language of brackets nothing stands outside of them.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from engine import rulesets
from tests.support.pseudo import CODE, outside_brackets, pseudo_resources
from tusac_qt.choices.new_match import COMPUTER_NAMES
from tusac_qt.cli import main
from tusac_qt.system import assets
from tusac_qt.words.command_list import COMMANDS
from tusac_qt.words.translation import speak

pytestmark = pytest.mark.slow

_SAME_EVERYWHERE = re.compile(
    r"""
    ^\s+tusac\s.*$          # an example
  | --?[a-z][\w-]*          # an option
  | \btusac(\s[a-z-]+)?\b   # how a command is typed
  | \{[a-z,-]+\}           # of which words one is typed
  | ^\s+[a-z][a-z-]+\s     # what is typed, before what it does
  | \[[a-z_]+\]            # how a file spells a rule
  | \b(pvt|viet|wiki|easy|normal|hard|expert|csv|json)\b
    """,
    re.VERBOSE | re.MULTILINE,
)
"""What is typed is typed alike in every language."""

_DATA = {str(table[key]) for table in rulesets.tables().values() for key in ("title", "description")}
"""What files say, which hold it in every language themselves."""


def untranslated(text: str) -> list[str]:
    """Return the words that did not come through `translate`, but for those alike in all languages."""
    for said in sorted(_DATA, key=len, reverse=True):
        text = text.replace(said, "")
    return re.findall(r"[^\W\d_]{3,}", _SAME_EVERYWHERE.sub("", outside_brackets(text)))


@pytest.fixture(autouse=True)
def pseudo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    folder = tmp_path / "resources"
    folder.mkdir()
    made = pseudo_resources(assets.root(), folder)
    monkeypatch.setattr(assets, "root", lambda: made)
    yield
    monkeypatch.undo()
    speak("en")


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Run a command line; return what it prints and complains of."""
    with suppress(SystemExit):
        main(["--lang", CODE, *words])
    said = capsys.readouterr()
    return said.out + said.err


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_translated(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = printed(capsys, *command.split(), "--help")

    assert "⟦usage: ⟧" in said
    assert untranslated(said) == []


@pytest.mark.parametrize(
    "line",
    [
        "nothing",
        "play --seats 9",
        "play --seats",
        "play --pace fast",
        "play --rounds -1",
        "play --seed x",
        "play --nothing",
        "play --ai nobody",
        "play --rules /nowhere",
        "host --code !",
        "host --port 99999",
        "sim --ai nobody",
        "sim --rounds 0",
        "list --seconds 0",
        "verify",
        "verify /nowhere",
        "replay /nowhere",
        "rules",
        "rules show /nowhere",
        "scores --csv --json",
    ],
)
def test_complaints_are_translated(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    typed = line.split()
    said = printed(capsys, *typed)
    for word in sorted({*typed, *COMMANDS}, key=len, reverse=True):
        said = said.replace(word, "")

    assert said.strip()
    assert untranslated(said) == []


@pytest.mark.parametrize(
    "line",
    ["sim --rounds 4", "scores", "rules show pvt", "rules show wiki", "rules diff pvt viet", "demo --seed 4"],
)
def test_what_is_printed_is_translated(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = printed(capsys, *line.split())
    said = re.sub("|".join(COMPUTER_NAMES), "", said)

    assert said.strip()
    assert untranslated(said) == []
