"""A table driven by Qt's clock.

It goes on by itself, tells what happens, saves before it tells, and stops.
"""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from engine.actions import Pass
from net.pace import Pace
from tests.support.scenes import SWIFT, fast_clock
from tests.support.tables import begin, header
from tusac_qt.bridges.bridge import TableBridge
from tusac_qt.bridges.worker import Worker
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import FirstDealerThrown, MatchEnded, OwnTimeOut, RoundDealt


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[Worker]:
    del qtbot
    found = Worker()
    yield found
    found.stop()


def test_computer_players_play_a_match_by_themselves(qtbot: QtBot, worker: Worker) -> None:
    saved: list[str] = []
    events: list[object] = []
    table = LocalTable.begin(header(1, levels=("easy",) * 4), pace=SWIFT, now=fast_clock())
    bridge = TableBridge(table, worker, saved.append, clock=fast_clock)
    bridge.happened.connect(events.extend)
    bridge.start()
    qtbot.waitUntil(lambda: any(isinstance(event, MatchEnded) for event in events))
    bridge.close()
    worker.drain()

    assert [type(event) for event in events[:2]] == [FirstDealerThrown, RoundDealt]
    assert "".join(saved).count("\nround 1") == 1


def test_silence_is_answered_when_the_time_is_up(qtbot: QtBot, worker: Worker) -> None:
    pace = Pace("short", 0.0, 2.0, 2.0, 0.0, 0.0, gives_hints=False)
    table = LocalTable.begin(header(1), pace=pace, now=fast_clock())
    bridge = TableBridge(table, worker, lambda _: None, clock=fast_clock)
    events: list[object] = []
    bridge.happened.connect(events.extend)
    bridge.start()
    qtbot.waitUntil(lambda: any(isinstance(event, OwnTimeOut) for event in events))
    bridge.close()

    assert len(table.view.hand) < 21


def test_an_answer_too_soon_is_not_taken(qtbot: QtBot, worker: Worker) -> None:
    del qtbot
    now = [100.0]
    table = begin(1, pace=SWIFT)
    table._clock.skip(100.0)
    bridge = TableBridge(table, worker, lambda _: None, clock=lambda: now[0])
    bridge.start()
    prompt = table.prompt
    assert prompt is not None

    now[0] = 100.2
    assert not bridge.act(prompt.proposed)
    now[0] = 100.26
    assert not bridge.act(Pass(table.seat))
    assert bridge.act(prompt.proposed)
    assert not bridge.act(prompt.proposed)
    bridge.close()


def test_a_paused_table_waits(qtbot: QtBot, worker: Worker) -> None:
    table = LocalTable.begin(header(1), pace=SWIFT, now=fast_clock())
    bridge = TableBridge(table, worker, lambda _: None, clock=fast_clock)
    bridge.start()
    with qtbot.waitSignal(bridge.changed):
        bridge.set_paused(paused=True)
    prompt = table.prompt
    assert prompt is not None
    assert not bridge.act(prompt.proposed)
    bridge.set_paused(paused=False)
    qtbot.waitUntil(lambda: bridge.act(prompt.proposed))
    bridge.close()


def test_answers_given_beforehand_are_told(qtbot: QtBot, worker: Worker) -> None:
    table = LocalTable.begin(header(1), pace=SWIFT, now=fast_clock())
    bridge = TableBridge(table, worker, lambda _: None, clock=fast_clock)
    bridge.start()
    with qtbot.waitSignal(bridge.changed):
        bridge.set_auto(AutoAnswers(passes_round=True))
    bridge.close()

    assert table.auto.passes_round


def test_a_closed_table_lets_no_time_pass(qtbot: QtBot, worker: Worker) -> None:
    saved: list[str] = []
    table = LocalTable.begin(header(1, levels=("easy",) * 4), pace=SWIFT, now=fast_clock())
    bridge = TableBridge(table, worker, saved.append, clock=fast_clock)
    bridge.start()
    bridge.close()
    events: list[object] = []
    bridge.happened.connect(events.extend)
    qtbot.wait(50)
    worker.drain()

    assert events == []
    assert "".join(saved).endswith("\n")
