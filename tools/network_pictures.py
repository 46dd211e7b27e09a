"""`python -m tools.network_pictures FOLDER [WIDTH HEIGHT [LANGUAGE]]`.

A picture of every screen of the network.

The program's own window, without a screen, over a node that tells what a table of four would tell.
"""

import argparse
import os
import tempfile
import time
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from engine.ai.player import load_player
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.match import end_round
from engine.seats import Seat
from engine.view import conceal, project
from net.discovery.advert import TableState
from net.discovery.discovery import Nearby, TableReach
from net.links.faults import Fault
from net.match.status import Awaited, ProofStatus, TablePhase
from net.node.reports import CoordinatorAt, Failed, Left, TablesSeen
from net.node.wishes import Joining
from net.table.interface.status import News, NewsKind, Presence, Said, Status
from tests.support.network import ADDRESS, HOSTED, FakeNode, Playing, found, lobby, seated
from tests.support.windows import Program, program
from tools.waiting import wait
from tusac_qt.bridges.net_bridge import Wake
from tusac_qt.choices.settings import Settings
from tusac_qt.phone.invitation import Invitation, Serving
from tusac_qt.play.tips import Tip

_MELDS = 11
_PAUSE_MS = 400


class Camera:
    """Takes pictures of one program."""

    def __init__(self, folder: Path, width: int, height: int, language: str) -> None:
        """Start a program of that size and language."""
        self._folder = folder
        self._nodes: list[FakeNode] = []
        settings = Settings(name="An", language=language, flight_percent=0, tips_seen=frozenset(Tip))
        home = Path(tempfile.mkdtemp(prefix="tusac-pictures-"))
        self.program: Program = program(home, lambda: self._make, settings)
        self.program.window.resize(width, height)
        while not self._nodes:
            wait(_PAUSE_MS)

    @property
    def node(self) -> FakeNode:
        """The node that reports to the program."""
        return self._nodes[0]

    def _make(self, wake: Wake) -> FakeNode:
        self._nodes.append(FakeNode(wake))
        return self._nodes[-1]

    def take(self, name: str) -> None:
        """Save a picture."""
        wait(_PAUSE_MS)
        self.program.window.grab().save(str(self._folder / f"{name}.png"))


def main(folder: str, width: int = 1280, height: int = 800, language: str = "en") -> None:
    """Go through all screens."""
    app = QApplication([])
    Path(folder).mkdir(parents=True, exist_ok=True)
    camera = Camera(Path(folder), width, height, language)
    _home(camera)
    _lobby(camera)
    _table(camera)
    _big_screen(camera, width, height)
    camera.program.close()
    app.quit()


def _home(camera: Camera) -> None:
    nearby = camera.program.window.home.nearby
    nearby._patience.timeout.emit()  # noqa: SLF001 - four seconds of patience
    camera.take("home-empty")
    nearby.listen()
    tables = (
        found("Bàn của bà Sáu", people=1, code=False),
        found("Minh", people=3, code=True),
        found("Phòng khách", people=4, code=False, state=TableState.PLAYING),
        found("Old", people=2, code=False, reach=TableReach.SILENT),
    )
    camera.node.report(TablesSeen(Nearby(tables, is_advertised=True)))
    camera.take("home-list")
    camera.program.window.home.form_wanted.emit()
    camera.take("host-form")
    camera.program.rooms.go_home()
    camera.program.network.join_flow._wish = Joining((ADDRESS,))  # noqa: SLF001 - as after a try to join
    for fault in (Fault.BAD_CODE, Fault.TIMED_OUT):
        camera.program.network.join_flow.begun.emit()
        camera.node.report(Failed(fault))
        camera.take(f"failed-{fault.value.replace('_', '-')}")
    camera.program.network.join_flow.ask.press_away()


def _lobby(camera: Camera) -> None:
    camera.program.network.join_flow.begun.emit()
    camera.node.report(replace(HOSTED, code="maple-fox-47"))
    status = lobby(people=3)
    first, second, third = status.members
    third = replace(third, presence=Presence.SHAKY)
    camera.node.at(
        replace(status, members=(replace(first, is_ready=True), second, third)),
        News(NewsKind.JOINED, 2),
        Said(2, "hello", ""),
        News(NewsKind.KEY_CHANGED, 2),
    )
    camera.take("lobby")
    camera.node.report(CoordinatorAt(ADDRESS, "37"))
    guest = lobby(me=1, people=3)
    camera.node.at(replace(guest, members=(replace(guest.members[0], is_ready=True), *guest.members[1:])))
    camera.take("lobby-guest")
    shuffling = seated(lobby(people=3), computers=(1,))
    proof = ProofStatus("SHUFFLE", (0, 1), 3, (), (), b"")
    camera.node.at(replace(shuffling, phase=TablePhase.DEALING, proof=proof))
    camera.take("shuffle")


def _table(camera: Camera) -> None:
    now = time.monotonic()
    playing = Playing.deal(seated(lobby(people=3), computers=(1,)), Seat(0), seed=bytes([7]) * 32, now=now)
    camera.node.at(playing.status, *playing.take_events())
    while sum(map(len, playing.full.exposed)) < _MELDS and not playing.full.is_over:
        _play(playing)
        camera.node.at(playing.status, *playing.take_events())
    camera.node.at(playing.status, Said(1, "tea", ""))
    camera.take("table")
    camera.node.at(replace(playing.status, awaited=(Awaited(2, now, time.monotonic() + 24.0),)))
    camera.take("waiting")
    while not playing.full.is_over:
        _play(playing)
    if playing.full.outcome is not None:
        playing.status = replace(playing.status, match=end_round(playing.match, playing.full.outcome))
    done = ProofStatus("", (0, 1, 2), 3, (0, 1, 2), (), b"")
    camera.node.at(replace(playing.status, phase=TablePhase.BETWEEN, proof=done), *playing.take_events())
    wait(900)
    camera.take("result")
    table = camera.program.rooms.table
    if table is not None:
        table.company.open_proof()
    camera.take("proof")


def _big_screen(camera: Camera, width: int, height: int) -> None:
    """Show a whole room a lobby, a table and a result."""
    status = open_big_screen(camera, width, height)
    page = camera.program.network._big.lobby  # noqa: SLF001
    if page is not None:
        page.show_serving(Serving(Invitation("7K4MPX2W", "3VQH8Z5N1TCR9KJD"), 28480), "192.168.1.37")
        page.show_phones(frozenset(member.key for member in status.members[:3]))
    camera.take("big-lobby")
    playing = deal_to_big_screen(camera)
    camera.take("big-table")
    while not playing.full.is_over:
        _play(playing)
    if playing.full.outcome is not None:
        playing.status = replace(playing.status, match=end_round(playing.match, playing.full.outcome))
    over = replace(_watched(playing.status), phase=TablePhase.BETWEEN)
    camera.node.at(over, *playing.take_events())
    wait(9000)
    camera.take("big-result")


def open_big_screen(camera: Camera, width: int, height: int) -> Status:
    """Show the lobby of a table on a big screen of that size; return how things stand there."""
    network = camera.program.network
    camera.node.report(Left())
    wait(_PAUSE_MS)
    network.join_flow.begun.emit()
    status = _watched(lobby(people=3))
    camera.node.at(status)
    wait(_PAUSE_MS)
    network._big.begin(status)  # noqa: SLF001 - as with --tv
    camera.program.window.showNormal()
    camera.program.window.resize(width, height)
    return status


def deal_to_big_screen(camera: Camera) -> Playing:
    """Play a round on the big screen until many sets lie there and a card is on offer; return it."""
    playing = Playing.deal(lobby(people=4), Seat(0), seed=bytes([7]) * 32, now=time.monotonic())
    while sum(map(len, playing.full.exposed)) < _MELDS or playing.full.offer is None:
        _play(playing)
    camera.node.at(_seen(playing), *playing.take_events())
    wait(_PAUSE_MS)
    return playing


def _watched(status: Status) -> Status:
    """Return how things stand for somebody at the table who only watches."""
    members = tuple(replace(member, is_me=False) for member in status.members)
    me = replace(members[0], key=b"w" * 32, name="Em", is_me=True, is_coordinator=False, is_spectator=True)
    return replace(status, members=(*members, me), question=None)


def _seen(playing: Playing) -> Status:
    """Return a round as somebody sees it who only watches."""
    blank = playing.full._replace(deck=(None,) * len(playing.full.deck))
    own = set(playing.full.hands[Seat(0)])
    shown = conceal(playing.full, Seat(0))
    known = tuple(None if held in own else card for held, card in enumerate(shown.deck))
    return replace(_watched(playing.status), round=blank._replace(deck=known))


def _play(playing: Playing) -> None:
    """Let computer players do what is to be done next."""
    player, state = load_player("normal"), playing.full
    playing.do(
        *(player.choose(project(state, seat), legal_actions(state, seat), 0) for seat in seats_to_act(state)),
        now=time.monotonic(),
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Take a picture of every screen of the network.")
    parser.add_argument("folder", help="where the pictures go")
    parser.add_argument("width", type=int, nargs="?", default=1280)
    parser.add_argument("height", type=int, nargs="?", default=800)
    parser.add_argument("language", nargs="?", default="en")
    main(**vars(parser.parse_args()))
