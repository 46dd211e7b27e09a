"""Nothing that a stranger wrote is markup, on any page.

It is shown letter by letter, and no file is opened for it.
"""

import ast
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from engine.rules import Rules
from engine.rulesets import load
from engine.seats import Seat
from net.discovery.discovery import Nearby
from net.links.faults import Fault, Version
from net.match.status import TablePhase
from net.node.reports import Failed, RecordKept, TablesSeen, Trouble, Warned
from net.table.interface.status import EndReason, News, NewsKind, Said, SeatStatus, Status
from tests.support import network
from tests.support.markup import HEADING, IMAGE, PICTURE, markup_taken, shown_texts, tips
from tests.support.network import Playing, found, lobby, offer
from tests.support.network_player import Player
from tests.support.opened import opened_files
from tests.support.scenes import skin
from tusac_qt.choices.house_rules import format_rules, house_rules_dir
from tusac_qt.choices.settings import Settings
from tusac_qt.system import assets
from tusac_qt.windows.rules.rules_help import HelpBrowser
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip, show_tip

NAMES = (f"{IMAGE}A", f"{HEADING}B", f"{IMAGE}C", f"{HEADING}D")


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder where the program runs and in which nobody is to open the picture."""
    folder = tmp_path / "trap"
    folder.mkdir()
    skin().face  # noqa: B018 - what the art reads for itself is read before
    (folder / PICTURE).write_bytes(b"no picture")
    monkeypatch.chdir(folder)
    with opened_files(folder) as opened:
        yield folder
    assert opened == []


@pytest.fixture
def visitor(trap: Path, player: Player, monkeypatch: pytest.MonkeyPatch) -> Player:
    """A player among people with hostile names."""
    del trap
    monkeypatch.setattr(network, "NAMES", NAMES)
    return player


def rules() -> Rules:
    """Rules as a stranger's machine would send them."""
    return replace(load("pvt"), name=f"{IMAGE}R", description=f"{HEADING}{IMAGE}")


def table(status: Status) -> Status:
    """A table with a hostile name and rules."""
    return replace(status, offer=offer(name=f"{IMAGE}{HEADING}T", rules=rules()))


def look_at(player: Player, *words: str) -> None:
    """Check everything the window holds, seen or not, once the words are known to be there."""
    QTest.qWait(20)
    player.window.grab()
    shown = shown_texts(player.window)
    for word in words:
        assert word in shown
    assert markup_taken(player.window) == []


def sit_down(player: Player) -> Playing:
    playing = Playing.deal(table(lobby(people=4)), Seat(0))
    player.sit_at(playing)
    return playing


def test_the_list_of_tables_and_what_goes_wrong_on_the_way(visitor: Player) -> None:
    listed = found(IMAGE, people=2)
    advert = replace(listed.advert, host=f"{HEADING}H", rules=f"{IMAGE}", pace=f"{HEADING}P")
    nameless = replace(listed, advert=replace(advert, name="", table="ff" * 8))
    seen = Nearby((replace(listed, advert=advert), nameless))
    visitor.node.report(TablesSeen(seen, advert.table))
    visitor.until(lambda: visitor.window.home.nearby.list.count() == 2)
    look_at(visitor, f"Continue: {IMAGE}", f"{HEADING}H’s table")

    arrivals = visitor.network.join_flow
    for failed in (
        Failed(Fault.VERSION, theirs=Version(IMAGE, 9, 9)),
        Failed(Trouble.UNPLAYABLE, IMAGE),
        Failed(Trouble.STILL_SITS, IMAGE),
        Failed(Trouble.BROKEN, f"ValueError: {IMAGE}"),
    ):
        arrivals.begin(network.Joining((network.ADDRESS,)))
        visitor.node.report(failed)
        visitor.says(IMAGE)
        look_at(visitor, IMAGE)
    arrivals.ask_address(problem=f"{IMAGE!r} is no address", typed=IMAGE)
    look_at(visitor)


def test_the_lobby_and_its_questions(visitor: Player) -> None:
    visitor.at(
        table(lobby(people=4)),
        Said(1, "", f"{IMAGE}{HEADING}"),
        Said(2, IMAGE, ""),
        News(NewsKind.KEY_CHANGED, 2),
        News(NewsKind.NOT_AGREED, 1, IMAGE),
    )
    visitor.node.report(Warned(Trouble.CODE_TRIED, IMAGE), network.Hosted((network.ADDRESS,), IMAGE, HEADING))
    page = visitor.network.lobby
    assert page is not None
    visitor.until(lambda: IMAGE in page.side.warning.text())
    look_at(visitor, f"{IMAGE}{HEADING}T", *NAMES, f"Send {NAMES[1]} away")

    visitor.network._remove(1)
    visitor.says(NAMES[1])
    look_at(visitor, f"Send {NAMES[1]} away?")
    visitor.node.at(
        replace(table(lobby(me=1)), phase=TablePhase.ENDED, end=EndReason.CLOSED, end_detail=IMAGE)
    )
    visitor.says(IMAGE)
    look_at(visitor, f"({IMAGE})")


def test_the_rules_of_the_table(visitor: Player) -> None:
    visitor.at(table(lobby()))
    visitor.program.rooms.rules.explain(rules())
    look_at(visitor, f"{IMAGE}R")
    assert IMAGE in visitor.program.rooms.rules.help_page.browser.toPlainText()


def test_the_table_its_log_the_table_in_words_and_its_plaques(visitor: Player) -> None:
    playing = sit_down(visitor)
    status = replace(playing.status, paused_by=2)
    visitor.at(
        status,
        Said(1, "", f"{IMAGE}!"),
        News(NewsKind.LOST, 1),
        News(NewsKind.NOT_AGREED, 2, IMAGE),
    )
    visitor.node.report(Warned(Trouble.NOT_SAVED, IMAGE))
    page = visitor.program.rooms.table
    assert page is not None
    visitor.until(lambda: IMAGE in page.drawer.lines()[-1])
    look_at(visitor, f"{NAMES[1]}: {IMAGE}!", NAMES[1])
    plaques = [plaque.content.name for plaque in page.scene.plaques if plaque.content]
    assert [name.removeprefix("▶ ") for name in plaques] == list(NAMES)
    visitor.program.window.words_wanted.emit()
    look_at(visitor, NAMES[1])
    visitor.program.rooms.visits.show_text(IMAGE, f"{IMAGE}{HEADING}")
    look_at(visitor, IMAGE)


def test_the_result_and_the_proof(visitor: Player, tmp_path: Path) -> None:
    playing = sit_down(visitor)
    while not playing.full.is_over:
        playing.go_on()
    assert playing.status.proof is not None
    proof = replace(playing.status.proof, step=IMAGE, verified=(0, 1, 2))
    visitor.node.at(replace(playing.status, phase=TablePhase.BETWEEN, proof=proof), *playing.take_events())
    page = visitor.program.rooms.table
    assert page is not None
    visitor.until(page.result.isVisible)
    visitor.node.report(RecordKept(1, tmp_path / f"{HEADING}.fair"), Warned(Trouble.NOT_SAVED, IMAGE))
    visitor.until(page.result.unkept.isVisible)
    look_at(visitor, NAMES[1], IMAGE)
    page.result.proof_button.click()
    look_at(visitor, NAMES[3])


def test_a_round_that_is_void(visitor: Player) -> None:
    playing = sit_down(visitor)
    assert playing.status.proof is not None
    proof = replace(playing.status.proof, cheats=((1, "false_shuffle"),))
    status = replace(playing.status, phase=TablePhase.BETWEEN, proof=proof, question=None)
    visitor.at(status, News(NewsKind.PROVEN_CHEAT, 1, "false_shuffle"))
    page = visitor.program.rooms.table
    assert page is not None
    visitor.until(page.result.isVisible)
    look_at(visitor, NAMES[1])


def test_a_round_looked_on_at(visitor: Player) -> None:
    playing = Playing.deal(table(lobby(people=4)), Seat(0))
    others = tuple(replace(member, is_me=False) for member in playing.status.members)
    me = replace(others[0], key=b"w" * 32, name=HEADING, is_me=True, is_coordinator=False, is_spectator=True)
    seats = (*playing.status.seats[:3], SeatStatus(0, "easy", f"{IMAGE}E"))
    blank = playing.full._replace(deck=(None,) * len(playing.full.deck))
    status = replace(
        playing.status, members=(*others, me), seats=seats, round=blank, question=None, words=IMAGE
    )
    visitor.come()
    visitor.node.at(status, *playing.take_events())
    visitor.until(lambda: visitor.program.rooms.table is not None)
    look_at(visitor, f"the table from {NAMES[0]}", f"{IMAGE}E")


def test_ones_own_files_settings_form_and_editor(trap: Path, visitor: Player) -> None:
    del trap
    folder = house_rules_dir()
    folder.mkdir(parents=True)
    (folder / "one.toml").write_text(format_rules(rules()), encoding="utf-8")
    (folder / f"{HEADING}.toml").write_text(f"name = '{IMAGE}'\n", encoding="utf-8")
    program = visitor.program
    program._preferences.change(Settings(name=IMAGE, rules=f"{IMAGE}R", language="en", tips_seen=frozenset()))
    look_at(visitor)
    program.rooms.open_settings()
    look_at(visitor, IMAGE)
    visitor.network.join_flow.settle()
    look_at(visitor, f"{IMAGE}R")
    program.rooms.rules.edit(f"{IMAGE}R")
    look_at(visitor, f"{IMAGE}R")
    program.rooms.rules.show_help()
    look_at(visitor, f"{IMAGE}R")
    program.rooms.play()
    look_at(visitor, IMAGE)


def test_a_tooltip_says_letter_by_letter_what_it_is_given(qtbot: QtBot, trap: Path) -> None:
    del trap
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    set_tip(widget, f"Send {IMAGE} & Lan away")
    assert markup_taken(widget) == []
    show_tip(QPoint(5, 5), f"{HEADING}{IMAGE}", widget)
    qtbot.waitUntil(lambda: bool(tips()))
    plain = QTextDocument()
    for tip, words in ((widget.toolTip(), f"Send {IMAGE} & Lan away"), (tips()[0], f"{HEADING}{IMAGE}")):
        plain.setHtml(tip)
        assert plain.toPlainText() == words
    set_tip(widget, "Look again (F5)")
    assert widget.toolTip() == "Look again (F5)"


def test_no_page_reads_a_file_or_asks_the_network(qtbot: QtBot, trap: Path) -> None:
    browser = HelpBrowser(skin())
    qtbot.addWidget(browser)
    browser.resize(400, 300)
    browser.show()
    address = QUrl.fromLocalFile(str(trap / PICTURE)).toString()
    for source in (
        PICTURE,
        str(trap / PICTURE),
        address,
        "cards:../x",
        f"cards:{PICTURE}",
        "http://127.0.0.1:9/x",
    ):
        browser.setHtml(
            f"<link rel=stylesheet href='{source}'><img src='{source}'><body background='{source}'>"
            f"<table background='{source}'><tr><td>x</td></tr></table>"
        )
        browser.grab()

    assert not browser.openLinks()
    assert not browser.openExternalLinks()


def test_the_watch_over_files_sees_what_labels_and_pages_of_qt_would_open(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / PICTURE).write_bytes(b"no picture")
    monkeypatch.chdir(tmp_path)
    label, page = QLabel(NAMES[0]), QTextBrowser()
    page.setHtml(IMAGE)
    for widget in (label, page):
        qtbot.addWidget(widget)
        with opened_files(tmp_path) as opened:
            widget.grab()
        assert PICTURE in opened
        assert markup_taken(widget) != []
    label.setToolTip(IMAGE)
    assert len(markup_taken(label)) == 2
    with opened_files(tmp_path) as opened:
        plain = PlainLabel(NAMES[0])
        qtbot.addWidget(plain)
        plain.grab()
    assert opened == []
    assert markup_taken(plain) == []


@cache
def attributes_by_file() -> list[tuple[str, set[str]]]:
    """Return what each file of the window names behind a dot."""
    files = [*(assets.root().parent / "tusac_qt").rglob("*.py")]
    nodes = [ast.walk(ast.parse(path.read_text(encoding="utf-8"))) for path in files]
    return [
        (path.name, {node.attr for node in walk if isinstance(node, ast.Attribute)})
        for path, walk in zip(files, nodes, strict=True)
    ]


@pytest.mark.parametrize(
    ("call", "allowed"),
    [
        ("setToolTip", {"plain.py"}),
        ("setWhatsThis", set()),
        ("setStatusTip", set()),
        ("setTextFormat", {"plain.py"}),
        ("setHtml", {"rules_help.py"}),
        ("insertHtml", set()),
        ("appendHtml", set()),
        ("setMarkdown", set()),
        ("setOpenExternalLinks", set()),
    ],
)
def test_only_the_module_for_it_gives_qt_what_it_may_take_for_markup(call: str, allowed: set[str]) -> None:
    """Ruff forbids the classes that guess; these are methods of classes that we use."""
    callers = {name for name, attributes in attributes_by_file() if call in attributes}
    assert callers <= allowed
