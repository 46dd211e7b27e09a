"""Players are told rules, not where they were written down.

Nothing shown cites a page of ours or a digest.
"""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine import rulesets
from engine.rules_text import override
from tests.repo.test_translation import TRANSLATIONS, messages
from tusac_qt.choices.house_rules import HouseRules, format_rules
from tusac_qt.cli import main
from tusac_qt.windows.rules.help_html import keys_html, rules_html, words_html
from tusac_qt.windows.rules.rules_editor import RulesEditor
from tusac_qt.words.command_list import COMMANDS

CITATION = re.compile(
    r"""
      \b[\w/-]+\.md\b                       # a page
    | \b[AW]\d{1,2}\b                       # a decision, a list
    | \[[^\]]*\d\.\d[^\]]*\]                # [2.5, 3.10]
    | \(\d+\.\d+[^)]*\)                     # (2.5)
    | \b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}\b   # a digest
    | \bdigest\b | \bmã\ luật\b
    """,
    re.VERBOSE,
)


def cited(text: str) -> list[str]:
    """Return what in a text is no business of a player."""
    return CITATION.findall(text)


@pytest.mark.parametrize(
    "text",
    [
        "How many may play. [rules.md 1.5]",
        "[1.1, A20]",
        "as docs/rules.md says",
        "see A3",
        "digest 26a30053",
        "pvt (26a30053)",
        "Tứ Sắc, mã luật –",
        "the lock (2.3 rule 1)",
    ],
)
def test_a_citation_is_found(text: str) -> None:
    assert cited(text)


@pytest.mark.parametrize(
    "text", ["192.168.1.37:28412", "version 0.1.0", "4 players, 112 cards", "F11", "Q quad"]
)
def test_what_players_need_is_no_citation(text: str) -> None:
    assert cited(text) == []


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: path.stem)
def test_no_text_of_the_program_cites_anything_in_any_language(path: Path) -> None:
    found = {}
    for (context, source), message in messages(path).items():
        translation = "".join(part for part in message.itertext())
        found[context, source] = cited(source) + cited(translation)

    assert {text: citations for text, citations in found.items() if citations} == {}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("page", [*rulesets.names(), "words", "keys"])
def test_no_page_of_the_help_cites_anything(page: str) -> None:
    html = {"words": words_html, "keys": keys_html}.get(page, lambda: rules_html(rulesets.load(page), 15))
    document = QTextDocument()
    document.setHtml(html())

    assert len(document.toPlainText()) > 100
    assert cited(document.toPlainText()) == []


def test_no_text_of_the_rules_editor_cites_anything(qtbot: QtBot, tmp_path: Path) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    editor = RulesEditor(HouseRules(tmp_path))
    editor.setParent(window)
    window.show()
    editor.show()
    editor.open_rules("pvt")
    texts = [part.text() for part in editor.findChildren(QLabel) + editor.findChildren(QAbstractButton)]
    tips = [part.toolTip() for part in editor.findChildren(QWidget)]

    assert any("Generals" in text for text in texts)
    assert [text for text in texts + tips if cited(text)] == []


@pytest.mark.parametrize(
    "line", [["list"], *(["show", name] for name in rulesets.names()), ["diff", "pvt", "wiki"]], ids=" ".join
)
def test_tusac_rules_cites_nothing(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", *line])
    text = capsys.readouterr().out

    assert "pvt" in text or len(text) > 500
    assert cited(text) == []


def test_a_file_of_house_rules_cites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(format_rules(override(rulesets.load("pvt"), {"name": "ours"})), encoding="utf-8")
    assert main(["rules", "check", str(path)]) == 0

    assert cited(capsys.readouterr().out.replace(str(tmp_path), "")) == []
    assert cited(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("command", COMMANDS)
def test_no_help_of_a_command_cites_anything(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])

    assert cited(capsys.readouterr().out) == []
