"""Every text on the pages comes through `translate`.

In a language of brackets nothing stands outside of them.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QFontComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from net.discovery.discovery import Nearby
from net.match.status import TablePhase
from net.node.reports import TablesSeen
from net.table.interface.status import News, NewsKind, Said
from tests.client.words.test_pseudo_language import untranslated
from tests.support.crowded import crowded_table
from tests.support.network import HOSTED, found, lobby, seated
from tests.support.network_player import SETTINGS, Player
from tests.support.pseudo import CODE, pseudo_resources
from tusac_qt.choices.new_match import COMPUTER_NAMES, person_name
from tusac_qt.choices.settings import Settings
from tusac_qt.model.picks import Picks
from tusac_qt.model.presenter import present
from tusac_qt.model.wording import Wording
from tusac_qt.system import assets
from tusac_qt.words.narration import Narrator
from tusac_qt.words.translation import speak

_NAMES = (
    "An’s table", "An", "Ann", "Bà Ngoại", "Cậu Tuấn", "Bình", "Cúc", "Tứ Sắc", "maple-fox-47", "Tiếng Việt",
    "English",
)  # fmt: skip


def _titles() -> Iterator[str]:
    """Return what files call themselves, which hold it in every language themselves."""
    for path in (*assets.root().glob("palettes/*.toml"), *assets.root().glob("cloths/*.toml")):
        title = tomllib.loads(path.read_text(encoding="utf-8"))["title"]
        yield from (title, title.capitalize())


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "resources"
    folder.mkdir()
    made = pseudo_resources(assets.root(), folder)
    monkeypatch.setattr(assets, "root", lambda: made)
    yield made
    monkeypatch.undo()
    speak("en")


def texts_on(page: QWidget) -> Iterator[str]:
    """Return all that a page says, by letters, by a tip or to a screen reader."""
    for widget in page.findChildren(QWidget):
        if not widget.isVisible():
            continue
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, QComboBox) and not isinstance(widget, QFontComboBox):
            yield from (widget.itemText(at) for at in range(widget.count()))
        elif isinstance(widget, QLineEdit):
            yield widget.placeholderText()


def foreign(texts: Iterator[str]) -> list[str]:
    """Return those texts that say something which did not come through `translate`."""
    kept = []
    for text in texts:
        rest = text
        for name in (*_NAMES, *COMPUTER_NAMES, *_titles(), person_name(Settings())):
            rest = rest.replace(name, "")
        if untranslated(rest):
            kept.append(text)
    return kept


@pytest.mark.usefixtures("resources")
def test_the_pages_are_translated(qtbot: QtBot, tmp_path: Path) -> None:
    player = Player(qtbot, tmp_path, replace(SETTINGS, language=CODE))
    player.asked("browse")
    rooms, home = player.program.rooms, player.window.home
    player.node.report(TablesSeen(Nearby((found("Minh"),))))
    player.until(lambda: home.nearby.list.count() == 1)
    faults = foreign(texts_on(player.window))
    home.form_button.click()
    faults += foreign(texts_on(player.window))
    rooms.go_home()
    rooms.open_settings()
    rooms.settings_page.more.setChecked(True)
    faults += foreign(texts_on(player.window))
    rooms.go_home()
    rooms.show_games()
    faults += foreign(texts_on(player.window))
    rooms.go_home()
    player.node.report(replace(HOSTED, code="maple-fox-47"))
    player.at(lobby(people=3), News(NewsKind.KEY_CHANGED, 2), Said(2, "hello", ""))
    faults += foreign(texts_on(player.window))
    player.at(replace(seated(lobby(people=3), computers=(1,)), phase=TablePhase.DEALING))
    faults += foreign(texts_on(player.window))
    player.program.close()

    assert faults == []


def said(value: object) -> Iterator[str]:
    """Return every text within a value."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from said(getattr(value, field.name))
    elif isinstance(value, dict):
        yield from said(tuple(value.values()))
    elif isinstance(value, tuple | list):
        for item in value:
            yield from said(item)


@pytest.mark.usefixtures("resources", "qapp")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_table_is_translated(seats: int) -> None:
    speak(CODE)
    table = crowded_table(seats)
    display = present(table, Picks(), with_hints=True, suggests=True)
    text = Wording(table, Narrator(table.players, table.seat, table.card)).table_text(display, "")
    names = {player.name for player in table.players}

    assert [line for line in foreign(said(text)) if line not in names] == []
