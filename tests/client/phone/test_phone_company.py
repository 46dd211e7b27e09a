"""Tables of many phones, each a page in a real Chromium.

With everything else that can play, and at two computers.
"""

import re
import socket
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from lab.simulator.material import any_seats
from tests.client.phone.test_phone_browser_match import play_to_the_end, sit_down
from tests.client.phone.test_phone_two_servers import joined
from tests.client.windows.test_window_phones import MAKE, beside, invitation, make, play, scanned, seated, sit
from tests.support.chromium import chromium
from tests.support.command_lines import CommandLine, terminals
from tests.support.nodes import small_table
from tests.support.phone_host import kept_records, phone_host
from tests.support.sweeps import only_in_full
from tusac_qt.choices.options import StartOptions

__all__ = ["beside", "make"]

ROUNDS = 8
MATCH_MS = 1_800_000
SIZES = ((390, 844), (320, 568), (390, 844), (320, 568))
NAMES = ("Hoa", "Minh", "Thu", "Sơn")


@pytest.mark.slow
def test_four_phones_a_terminal_and_a_computer_player_play_a_match_on_a_big_screen(
    qtbot: QtBot, make: MAKE, beside: Callable[..., Any], tmp_path: Path
) -> None:
    only_in_full("a match of eight whole rounds on four pages of a browser")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    hosting = replace(small_table(6, rounds=ROUNDS, port=port, is_advertised=False), rules=any_seats())
    made = make(StartOptions(hosting=hosting, serves_phones=True, is_big_screen=True))
    qtbot.waitUntil(lambda: "First phone, host, not ready yet" in seated(made))
    served, invited = invitation(qtbot, made)
    big = made.network._big.lobby
    assert big is not None
    qtbot.waitUntil(big.picture.isVisible)
    address = scanned(big.picture.grab().toImage(), tmp_path) or invited.url("127.0.0.1", served)

    home = tmp_path / "terminals"
    home.mkdir()
    with ThreadPoolExecutor() as people, chromium() as browser, terminals(home) as here:
        tabs = [browser.tab(*size) for size in SIZES]
        for tab, name in zip(tabs, NAMES, strict=True):
            beside(lambda tab=tab, name=name: sit(tab, address, name))
        terminal = here.run("join", f"127.0.0.1:{port}", "--text", "--name", "Lan")
        beside(lambda: terminal.until("Lan (you"))
        terminal.type("")
        playing = [people.submit(play, tab, MATCH_MS / 1000) for tab in tabs]
        typing = people.submit(terminal.press_enter)
        qtbot.waitUntil(
            lambda: made.rooms.table is not None and made.rooms.table.match_end.isVisible(), timeout=MATCH_MS
        )
        assert [done.result() for done in playing] == [
            "Plays through An’s computer, which could see these cards."
        ] * len(tabs)
        typing.result()
        assert terminal.end() == 0
        assert [tab.complaints for tab in tabs] == [[]] * len(tabs)
        assert verified(made_records(tmp_path)) >= ROUNDS
        assert verified(told_records(terminal)) == ROUNDS


def made_records(folder: Path) -> list[Path]:
    """The records on the computer with the window and the phones."""
    return sorted((folder / "0").rglob("*.tusac-round"))


def told_records(terminal: CommandLine) -> list[Path]:
    """The records that the terminal has told of."""
    return [
        Path(found)
        for found in re.findall(r"The proof of round \d+ is in (.*\.tusac-round)", terminal.output)
    ]


def verified(records: list[Path]) -> int:
    """Check every record by the command that players have, and return how many there are."""
    for record in records:
        subprocess.run([sys.executable, "-m", "tusac_qt", "verify", str(record)], check=True)
    return len(records)


@pytest.mark.slow
def test_two_computers_serve_two_phones_each_in_a_browser(tmp_path: Path) -> None:
    only_in_full("four pages of a browser; test_phone_two_servers does without")
    with (
        phone_host(tmp_path / "An", small_table(6)) as first,
        phone_host(tmp_path / "Ba", joined(first)) as second,
        chromium() as browser,
    ):
        tabs = [browser.tab(*size) for size in SIZES]
        for tab, name, host in zip(tabs, NAMES, (first, first, second, second), strict=True):
            sit_down(tab, host.serving.invitation.url("127.0.0.1", host.serving.port), name)
            tab.tap("[data-key=ready]")
        for host in (first, second):
            host.ready()
        play_to_the_end(tabs)
        for host in (first, second):
            kept_records(host, 1)
            assert verified([path for path in host.records if "void" not in path.name]) >= 1
        assert [tab.complaints for tab in tabs] == [[]] * len(tabs)
