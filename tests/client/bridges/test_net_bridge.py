"""The door to the network.

The node is made once and late, its reports come on the window's thread, wishes go out.
"""

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from engine.seats import Seat
from net.node.reports import AtTable, Failed, Hosted, Left, RecordKept, Report, TablesSeen, Trouble, Warned
from net.node.wishes import Joining
from net.table.interface.commands import Say, SetReady
from tests.support.network import HOSTED, FakeNode, Playing, lobby
from tusac_qt.bridges.net_bridge import NetBridge, NodeMaker, RemoteBridge, Wake, read_target
from tusac_qt.bridges.worker import Worker
from tusac_qt.play.remote_table import RemoteTable
from tusac_qt.play.table import RoundDealt


class Door:
    """A bridge over a node that is told what to say.

    Attributes:
        threads: in which the libraries were loaded and the node was made.
    """

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.nodes: list[FakeNode] = []
        self.threads: list[threading.Thread] = []
        self.worker = Worker()
        self.bridge = NetBridge(self.worker, self._load)

    def _load(self) -> NodeMaker:
        self.threads.append(threading.current_thread())

        def make(wake: Wake) -> FakeNode:
            self.threads.append(threading.current_thread())
            self.nodes.append(FakeNode(wake))
            return self.nodes[-1]

        return make

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so."""
        self.qtbot.waitUntil(condition)


@pytest.fixture
def door(qtbot: QtBot) -> Iterator[Door]:
    made = Door(qtbot)
    yield made
    made.bridge.close()
    made.worker.stop()


def test_nothing_is_made_before_it_is_needed_and_then_once_with_every_wish_in_order(door: Door) -> None:
    door.worker.drain()
    assert door.threads == []
    door.bridge.browse(is_on=True)
    door.bridge.join(Joining(()))
    door.bridge.send(SetReady(is_ready=True))
    door.until(lambda: bool(door.nodes))
    door.bridge.leave()

    assert door.nodes[0].asked == ["start", "browse", Joining(()), SetReady(is_ready=True), "leave"]
    assert len(door.nodes) == 1
    assert door.threads[0] is not threading.main_thread(), "libraries load beside the window"
    assert door.threads[1] is threading.main_thread()


def test_without_memory_for_the_network_the_window_says_so_and_the_next_wish_tries_again(
    qtbot: QtBot,
) -> None:
    lacks = [MemoryError(), RuntimeError("can't start new thread")]
    nodes: list[FakeNode] = []

    def load() -> NodeMaker:
        if lacks:
            raise lacks.pop()
        return lambda wake: nodes.append(FakeNode(wake)) or nodes[-1]  # type: ignore[func-returns-value]

    worker = Worker()
    bridge = NetBridge(worker, load)
    with qtbot.waitSignal(bridge.warned) as warned:
        bridge.browse(is_on=True)
    with qtbot.waitSignals([bridge.failed, bridge.left]):
        bridge.join(Joining(()))
    bridge.browse(is_on=False)
    qtbot.waitUntil(lambda: bool(nodes))
    bridge.close()
    worker.stop()

    assert warned.args == [Warned(Trouble.EXHAUSTED)]
    assert nodes[0].asked[:2] == ["start", "do not browse"]


def test_reports_from_the_nodes_thread_come_in_order_on_the_windows_thread(door: Door) -> None:
    door.bridge.refresh()
    door.until(lambda: bool(door.nodes))
    told: list[tuple[object, threading.Thread]] = []

    def hear(report: object = None) -> None:
        told.append((report, threading.current_thread()))

    bridge = door.bridge
    for signal in (bridge.seen, bridge.hosted, bridge.at_table, bridge.failed, bridge.warned, bridge.kept):
        signal.connect(hear)
    bridge.left.connect(hear)
    said: tuple[Report, ...] = (
        HOSTED,
        AtTable(lobby(), ()),
        Warned(Trouble.NOT_SAVED),
        Failed(Trouble.PORT_IN_USE),
    )
    teller = threading.Thread(target=lambda: door.nodes[0].report(*said, Left()))
    teller.start()
    teller.join()
    door.until(lambda: len(told) == 5)

    assert [report for report, _ in told] == [*said, None]
    assert {thread for _, thread in told} == {threading.main_thread()}
    assert {TablesSeen, RecordKept, Hosted} <= set(Report.__args__)


def test_after_closing_nothing_is_told_and_nothing_is_asked(door: Door) -> None:
    door.bridge.refresh()
    door.until(lambda: bool(door.nodes))
    told: list[object] = []
    door.bridge.hosted.connect(told.append)
    door.nodes[0].report(HOSTED)
    door.bridge.close()
    door.bridge.refresh()
    door.qtbot.wait(20)

    assert told == []
    assert door.nodes[0].asked == ["start", "refresh", "close"]


def test_a_bridge_closed_while_the_libraries_load_makes_no_node(door: Door) -> None:
    door.bridge.browse(is_on=True)
    door.bridge.close()
    door.worker.drain()
    door.qtbot.wait(20)

    assert door.nodes == []


def test_a_shared_table_is_driven_by_what_the_session_reports(qtbot: QtBot) -> None:
    playing = Playing.deal(lobby(people=4), Seat(0))
    sent: list[object] = []
    bridge = RemoteBridge(RemoteTable(playing.status, sent.append))
    told: list[object] = []
    bridge.happened.connect(told.append)

    with qtbot.waitSignal(bridge.happened):
        bridge.follow(playing.status, playing.take_events())
    bridge.send(Say("tea"))
    bridge.start_round()
    bridge.close()
    playing.go_on()
    bridge.follow(playing.status, playing.take_events())

    assert told == [(RoundDealt(1, Seat(0)),)]
    assert sent == [Say("tea"), SetReady(is_ready=True)]
    assert bridge.is_shared


def test_a_table_is_not_shown_anew_for_how_long_messages_travel(qtbot: QtBot) -> None:
    playing = Playing.deal(lobby(people=4), Seat(0))
    bridge = RemoteBridge(RemoteTable(playing.status, lambda _: None))
    bridge.follow(playing.status, playing.take_events())
    slower = tuple(replace(member, rtt_s=0.5) for member in playing.status.members)

    with qtbot.assertNotEmitted(bridge.changed):
        bridge.follow(replace(playing.status, members=slower), ())
    with qtbot.waitSignal(bridge.changed):
        bridge.follow(replace(playing.status, members=slower, paused_by=1), ())


def test_what_is_typed_is_read_or_refused_in_one_line() -> None:
    assert read_target("192.168.1.37:7402")[0].port == 7402
    with pytest.raises(ValueError, match="300") as refused:
        read_target("300")
    assert "\n" not in str(refused.value)
