"""Alone in the window, line by line in a terminal and on the network it is the same game.

Same seed, same records.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from engine.ai.player import decision_seed, load_player
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.match import MatchSetup
from engine.record import RecordHeader, replay
from engine.seats import BySeat, Seat
from engine.state import Phase
from engine.view import project
from tests.client.play.test_remote_table import Client, lobby_of
from tests.support.network import FakeNode, Playing, lobby
from tests.support.places import ROOT
from tests.support.scenes import SWIFT
from tests.support.tables import Drive
from tests.support.tour import until
from tests.support.windows import program
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.play.computers import players_seed
from tusac_qt.play.local_table import LocalTable

LEVEL = "normal"
ROUNDS = 2


def record_in(folder: Path) -> str:
    """Return the only record of a home, without the first lines, which tell who played."""
    (path,) = folder.rglob("*.tusac-record")
    text = path.read_text(encoding="utf-8")
    assert replay(text).match.is_over
    return text[text.index("\nround 1") :]


def played_in_the_window(folder: Path, seed: int) -> str:
    """Play a match in the window, doing what is proposed; return its record."""
    options = StartOptions(seed=seed.to_bytes(32), pace=SWIFT, rounds=ROUNDS, level=LEVEL)
    made = program(folder, lambda: FakeNode, Settings(name="An", language="en", flight_percent=0), options)
    made.rooms.play()
    page = made.rooms.table
    assert page is not None
    table = page.bridge.table

    def is_over() -> bool:
        if table.prompt is not None:
            page.bridge.act(table.prompt.proposed)
        elif table.view.outcome is not None and not table.match.is_over:
            page.bridge.start_round()
        return table.match.is_over

    until(is_over)
    made.close()
    return record_in(folder)


def played_in_the_terminal(folder: Path, seed: int) -> str:
    """Play the same match line by line, typing nothing but Enter; return its record."""
    words = ["play", "--text", "--lang", "en", "--seed", str(seed), "--rounds", str(ROUNDS), "--ai", LEVEL]
    places = {"HOME": folder, "XDG_CONFIG_HOME": folder / "config", "XDG_DATA_HOME": folder / "data"}
    subprocess.run(
        [sys.executable, "-m", "tusac_qt", *words, "--pace", "quick"],
        cwd=ROOT,
        env={**os.environ, **{name: str(place) for name, place in places.items()}},
        input="\n" * 2000,
        capture_output=True,
        text=True,
        check=True,
    )
    return record_in(folder)


@pytest.mark.long
@pytest.mark.real
@pytest.mark.slow
def test_a_match_has_the_same_record_in_the_window_and_in_a_terminal(
    qapp: QApplication, tmp_path: Path
) -> None:
    del qapp
    (tmp_path / "window").mkdir()
    (tmp_path / "terminal").mkdir()

    assert played_in_the_window(tmp_path / "window", 7) == played_in_the_terminal(tmp_path / "terminal", 7)


@pytest.mark.parametrize("seed", range(3))
def test_a_round_ends_the_same_alone_and_at_a_table_of_the_network(seed: int) -> None:
    """The person is asked by each table and does what it proposes.

    The others are computer players with one seed.
    """
    status = lobby_of(lobby(people=4), 0)
    assert status.offer is not None
    setup = MatchSetup(status.offer.rules, 4, status.offer.rounds, bytes([seed]) * 32, Seat(0))
    levels = BySeat(("", LEVEL, LEVEL, LEVEL))
    drive = Drive(
        LocalTable.begin(RecordHeader(setup, BySeat(("A", "B", "C", "D")), levels), pace=SWIFT, now=0.0)
    )
    while drive.table.view.outcome is None:
        drive.events += drive.table.advance(drive.now)
        for request in drive.table.take_requests():
            chosen = load_player(LEVEL).choose(request.view, request.legal, request.seed)
            drive.table.bot_answer(request.number, request.seat, chosen)
        prompt = drive.table.prompt
        if prompt is not None:
            drive.table.act(prompt.number, prompt.proposed, drive.now)
        drive.now = max(drive.now, drive.table.next_deadline() or drive.now)

    client = Client(Playing.deal(status, Seat(0), seed=setup.seed))
    playing, computer = client.playing, load_player(LEVEL)
    chance = players_seed(playing.match)
    while not playing.full.is_over:
        if playing.full.phase is Phase.DRAW:
            client.go_on()
            continue
        actions = []
        for seat in seats_to_act(playing.full):
            legal = legal_actions(playing.full, seat)
            if seat == Seat(0):
                prompt = client.table.prompt
                assert prompt is not None or len(legal) == 1, "whoever has a choice is asked"
                actions.append(legal[0] if prompt is None else prompt.proposed)
            else:
                view = project(playing.full, seat)
                actions.append(computer.choose(view, legal, decision_seed(chance, view)))
        playing.do(*actions)
        client.follow()

    assert playing.full.outcome == drive.table.view.outcome
    assert client.table.view.exposed == drive.table.view.exposed
