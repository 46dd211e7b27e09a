"""Phones that come to the table of a window: the switch in its lobby, and the window as a big screen."""

import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from net.node.wishes import Hosting
from tests.client.phone.test_phone_browser_match import PROPOSED
from tests.support.chromium import Tab, chromium
from tests.support.nodes import small_table
from tests.support.patience import PATIENCE_S
from tests.support.phone_page import PhonePage
from tests.support.windows import Program, program, real_node
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.phone import company
from tusac_qt.phone.invitation import Invitation
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.tips import Tip

pytestmark = pytest.mark.long

T = TypeVar("T")
IS_OVER = "document.querySelector('.places') !== null"
MAKE = Callable[[StartOptions], Program]


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[MAKE]:
    made: list[Program] = []

    def start(options: StartOptions) -> Program:
        settings = Settings(name="An", language="en", flight_percent=0, tips_seen=frozenset(Tip))
        home = tmp_path / str(len(made))
        made.append(program(home, real_node("An", home, "_phones._tcp.local."), settings, options))
        qtbot.addWidget(made[-1].window)
        return made[-1]

    yield start
    for each in made:
        each.network._phones._quit()
        each.close()


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Callable[[Callable[[], T]], T]]:
    """Runs what waits in a thread of its own, while the window lives on."""
    with ThreadPoolExecutor() as threads:

        def run(what: Callable[[], T]) -> T:
            done = threads.submit(what)
            qtbot.waitUntil(done.done, timeout=round(2000 * PATIENCE_S))
            return done.result()

        yield run


def table(seats: int = 2, rounds: int = 1) -> Hosting:
    return replace(small_table(seats, rounds=rounds), is_advertised=False)


def invitation(qtbot: QtBot, made: Program) -> tuple[int, Invitation]:
    phones = made.network._phones
    qtbot.waitUntil(lambda: phones._phones is not None and phones._phones.serving is not None)
    assert phones._phones is not None
    serving = phones._phones.serving
    assert serving is not None
    return serving.port, serving.invitation


def sit(tab: Tab, address: str, name: str) -> None:
    tab.open(address)
    tab.until("document.querySelector('#name')")
    tab.js(f"document.querySelector('#name').value = {name!r}")
    tab.tap("[data-key=sit]")
    tab.tap("[data-key=ready]")


def play(tab: Tab, patience_s: float = PATIENCE_S) -> str:
    """Do what is proposed until the match is over, and return what the phone says of trust."""
    end = time.monotonic() + patience_s
    while not tab.js(IS_OVER):
        assert time.monotonic() < end, tab.js("document.body.innerText")
        tab.js(f"{IS_OVER} || {PROPOSED}?.click()")  # in one step: the button at the end leads on
    return str(tab.js("document.querySelector('.trust').textContent"))


@pytest.mark.slow
def test_a_phone_scans_the_picture_of_the_window_sits_down_and_plays(
    qtbot: QtBot, make: MAKE, beside: Callable[..., Any], tmp_path: Path
) -> None:
    made = make(StartOptions(hosting=table()))
    qtbot.waitUntil(lambda: made.network.lobby is not None)
    lobby = made.network.lobby
    assert lobby is not None
    box = lobby.side.phones
    assert not box.picture.isVisible()
    QTest.mouseClick(box.switch, Qt.MouseButton.LeftButton, pos=box.switch.rect().center())
    qtbot.waitUntil(lambda: box.is_open)
    assert "could see their cards" in box._trust.text()
    address = scanned(box.picture.grab().toImage(), tmp_path) or typed(box.typed.text())

    with chromium() as browser:
        tab = browser.tab(390, 844)
        beside(lambda: sit(tab, address, "Hoa"))
        qtbot.waitUntil(lambda: "Hoa, on a phone, ready" in [b.accessibleName() for b in lobby.seats.buttons])
        made.press(Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: made.rooms.table is not None)
        made.bridge.set_auto(AutoAnswers(stands_in=True))
        assert beside(lambda: play(tab)) == "Plays through An’s computer, which could see these cards."
        qtbot.waitUntil(lambda: bool(list((tmp_path / "0").rglob("*.tusac-round"))))


def scanned(image: object, folder: Path) -> str:
    """Return what a program for such pictures reads in one; "" where none is installed."""
    reader = shutil.which("zbarimg")
    if reader is None:
        return ""
    path = folder / "picture.png"
    image.save(str(path))  # type: ignore[attr-defined]
    done = subprocess.run([reader, "-q", "--raw", str(path)], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def typed(text: str) -> str:
    """Return the address of somebody who types what stands below the picture."""
    short, key = text.splitlines()
    return f"http://{short}#{key.partition(': ')[2].replace(' ', '')}"


def test_switched_off_phones_are_sent_away_and_the_picture_is_gone(
    qtbot: QtBot, make: MAKE, beside: Callable[..., Any]
) -> None:
    made = make(StartOptions(hosting=table(), serves_phones=True))
    port, invited = invitation(qtbot, made)
    page = beside(lambda: PhonePage(port, invited))
    lobby = made.network.lobby
    assert lobby is not None
    qtbot.waitUntil(lambda: lobby.side.phones.is_open)
    lobby.side.phones.switch.click()
    assert not lobby.side.phones.picture.isVisible()
    assert beside(page.closed_with) in (1000, 1001, 4404)
    assert page.of("bye") == [] or page.of("bye")[-1]["is_final"]


def seated(made: Program) -> list[str]:
    big = made.network._big.lobby
    return [] if big is None else [button.accessibleName() for button in big.seats.buttons]


def test_on_a_big_screen_only_phones_have_seats_and_no_hand_is_seen(
    qtbot: QtBot, make: MAKE, beside: Callable[..., Any]
) -> None:
    made = make(StartOptions(hosting=table(rounds=2), serves_phones=True, is_big_screen=True))
    port, invited = invitation(qtbot, made)
    qtbot.waitUntil(lambda: "First phone, host, not ready yet" in seated(made))
    big = made.network._big.lobby
    assert big is not None
    assert made.window.isFullScreen()
    qtbot.waitUntil(big.picture.isVisible)
    assert "could see their cards" in big._trust.text()

    pages = []
    for name in ("Hoa", "Minh"):
        pages.append(beside(lambda: PhonePage(port, invited)))
        beside(lambda name=name: pages[-1].sit(name))
        qtbot.waitUntil(lambda name=name: f"{name}, on a phone, not ready yet" in seated(made))
    assert sorted(seated(made)) == ["Hoa, on a phone, not ready yet", "Minh, on a phone, not ready yet"]
    assert not big.picture.isVisible(), "nobody else can sit down"

    for page in pages:
        page.press("ready")
    qtbot.waitUntil(lambda: made.rooms.table is not None)
    shown = made.rooms.table
    assert shown is not None
    qtbot.waitUntil(shown.isVisible)
    assert shown.bridge.table.is_watching
    assert shown.display.hand == ()
    assert not shown.company.onlooker.isVisible()
    assert not any(item.isVisible() for item in (shown.scene.tray, *shown.scene.answers, *shown.scene.tools))
    shown._endings._read.setInterval(0)
    beside(lambda: to_the_end(pages))
    qtbot.waitUntil(shown.match_end.isVisible)  # nobody is at the keyboard to go on to it
    for page in pages:
        page.close()


def test_the_window_shows_at_the_table_whose_phone_is_away(
    qtbot: QtBot, make: MAKE, beside: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "AWAY_S", 1.5)
    made = make(StartOptions(hosting=table(rounds=2), serves_phones=True, is_big_screen=True))
    port, invited = invitation(qtbot, made)
    qtbot.waitUntil(lambda: "First phone, host, not ready yet" in seated(made))
    pages = []
    for name in ("Hoa", "Minh"):
        pages.append(beside(lambda: PhonePage(port, invited)))
        beside(lambda name=name: pages[-1].sit(name))
        qtbot.waitUntil(lambda name=name: f"{name}, on a phone, not ready yet" in seated(made))
    for page in pages:
        page.press("ready")
    qtbot.waitUntil(lambda: made.rooms.table is not None)
    shown = made.rooms.table
    assert shown is not None
    pages[0].close()

    def away() -> list[str]:
        plaques = zip(shown.display.plaques, shown.wording.table_text(shown.display, "").plaques, strict=True)
        return [plaque.name for plaque, said in plaques if "phone away" in said.states]

    qtbot.waitUntil(lambda: "Hoa" in away())
    pages[1].close()


def to_the_end(pages: list[PhonePage]) -> None:
    """Let all phones do what is proposed until the match is over."""

    def play_one(page: PhonePage) -> None:
        def goes_on(page: PhonePage) -> bool:
            page.play_on()
            return bool((page.screen.get("result") or {}).get("places"))

        page.wait(goes_on)

    with ThreadPoolExecutor() as threads:
        for done in [threads.submit(play_one, page) for page in pages]:
            done.result()


def test_the_first_phone_may_stand_up_and_the_table_stays_open_for_another(
    qtbot: QtBot, make: MAKE, beside: Callable[..., Any]
) -> None:
    made = make(StartOptions(hosting=table(), serves_phones=True, is_big_screen=True))
    port, invited = invitation(qtbot, made)
    qtbot.waitUntil(lambda: "First phone, host, not ready yet" in seated(made))
    first = beside(lambda: PhonePage(port, invited))
    beside(lambda: first.sit("Hoa"))
    qtbot.waitUntil(lambda: "Hoa, on a phone, not ready yet" in seated(made))
    first.press("leave")
    beside(lambda: first.wait(lambda page: page.screen["type"] == "over"))
    qtbot.waitUntil(lambda: "First phone, host, not ready yet" in seated(made))
    second = beside(lambda: PhonePage(port, invited))
    beside(lambda: second.sit("Minh"))
    qtbot.waitUntil(lambda: "Minh, on a phone, not ready yet" in seated(made))
    first.close()
    second.close()


def test_the_lobby_of_a_table_becomes_a_big_screen_and_escape_ends_it(qtbot: QtBot, make: MAKE) -> None:
    made = make(StartOptions(hosting=table(), serves_phones=True))
    qtbot.waitUntil(lambda: made.network.lobby is not None)
    lobby = made.network.lobby
    assert lobby is not None
    qtbot.waitUntil(lambda: lobby.side.phones.is_open)
    lobby.side.phones.big.click()
    qtbot.waitUntil(lambda: "First phone, host, not ready yet" in seated(made))
    assert made.window.isFullScreen()
    made.press(Qt.Key.Key_Escape)
    assert not made.window.isFullScreen()
    assert made.window.pages.currentWidget() is made.network.lobby
