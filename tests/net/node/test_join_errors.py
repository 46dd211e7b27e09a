"""Every way not to come to a table, with the real window, node and links.

What the player reads, and what to do.
"""

import socket
import socketserver
import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from net.links import calling
from net.node.reports import Hosted
from net.table.interface.commands import Remove
from net.table.values import lobby_changes
from tests.support.nodes import Machine, Party, joining, party, seated_names, small_table, unhurried
from tests.support.windows import Program, program, real_node
from tusac_qt.choices.settings import Settings
from tusac_qt.system.version import VERSION
from tusac_qt.words import troubles

pytestmark = pytest.mark.long

CODE = "trung thu 2026"


@dataclass
class Evening:
    """A player's program, and tables of others on this computer.

    Attributes:
        program: the player's.
        here: whoever else is there.
        open: hosts a table for two without a code.
        coded: hosts one with a code.
    """

    program: Program
    here: Party
    open: Machine
    coded: Machine

    @property
    def panel(self) -> str:
        """Return the panel's text, and the label of its first button; "" if it waits or is not there."""
        ask = self.program.network.join_flow.ask
        yes = "" if ask.yes.isHidden() else ask.yes.text()
        is_told = ask.is_asking and "…" not in ask.title.text()
        return f"{ask.title.text()}: {ask.text.text()} [{yes}]" if is_told else ""

    def type_address(self, text: str) -> None:
        """Join by an address, as players do."""
        self.program.network.join_flow.ask_address()
        self.fill_in(text)

    def fill_in(self, text: str) -> None:
        """Fill in what the panel asks for."""
        ask = self.program.network.join_flow.ask
        ask.field.setText(text)
        ask.yes.click()

    def go_home(self, qtbot: QtBot) -> None:
        """Close the panel and leave whatever table there is."""
        network = self.program.network
        network.join_flow.ask.press_away()
        if network.lobby is not None:
            network._leave_now()
        qtbot.waitUntil(lambda: network.lobby is None and not network.visit.is_leaving)


def address(host: Machine) -> str:
    """Where a table is, as its host reads it out."""
    return str(host.found(Hosted)[-1].addresses[0])


@pytest.fixture(scope="module")
def tables(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """One program and its neighbors for all tests here."""
    del qapp
    folder = tmp_path_factory.mktemp("evening")
    with unhurried(), party(folder) as here:
        open_table = here.host(small_table(2, is_advertised=False), name="Nam")
        coded = here.host(small_table(2, code=CODE, is_advertised=False), name="Lan")
        settings = Settings(name="An", flight_percent=0)
        made = program(folder / "An", real_node("An", folder / "An", here.service_type), settings)
        yield Evening(made, here, open_table, coded)
        made.close()


@pytest.fixture
def evening(qtbot: QtBot, tables: Evening) -> Iterator[Evening]:
    """The program, at home before and after each test."""
    yield tables
    tables.go_home(qtbot)


def expect(qtbot: QtBot, evening: Evening, words: str, button: str) -> None:
    """Wait until the panel says that, with this button."""

    def is_told() -> None:
        assert words in evening.panel

    try:
        qtbot.waitUntil(is_told)
    except qtbot.TimeoutError:
        ask = evening.program.network.join_flow.ask
        pytest.fail(f"asks {ask.is_asking}, {ask.title.text()!r}, {ask.text.text()!r}; {evening.panel!r}")
    assert evening.panel.endswith(f"[{button}]")


def test_what_is_no_address_is_asked_for_again(qtbot: QtBot, evening: Evening) -> None:
    evening.type_address("the red house")
    expect(qtbot, evening, "is no address", "Join")


def test_nobody_there(qtbot: QtBot, evening: Evening) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    evening.type_address(f"127.0.0.1:{port}")
    expect(qtbot, evening, "No table answers there", "Try again")


def test_no_way_there(qtbot: QtBot, evening: Evening) -> None:
    evening.type_address("255.255.255.255")
    expect(qtbot, evening, "That computer can’t be reached.", "Why?")


class Mail(socketserver.StreamRequestHandler):
    """Greets as a mail server does, and reads until the caller hangs up."""

    def handle(self) -> None:
        """Answer a caller."""
        self.wfile.write(b"220 mail.example ESMTP\r\n")
        self.rfile.read()


def test_another_program_there(qtbot: QtBot, evening: Evening) -> None:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mail) as other:
        threading.Thread(target=other.serve_forever).start()
        evening.type_address(f"127.0.0.1:{other.server_address[1]}")
        expect(qtbot, evening, "Another program answers there", "Type another address")
        other.shutdown()


@pytest.mark.parametrize("protocol", [0, 9], ids=["older than the host's", "newer than the host's"])
def test_another_version(
    qtbot: QtBot, evening: Evening, monkeypatch: pytest.MonkeyPatch, protocol: int
) -> None:
    for name in ("LOWEST", "HIGHEST"):
        monkeypatch.setattr(calling, name, protocol)
    monkeypatch.setattr(troubles, "HIGHEST", protocol)
    evening.type_address(address(evening.open))
    ours = VERSION
    who = "the host must update." if protocol else "update yours."
    told = f"The host’s game is version {ours} (protocol 2), yours is {ours} (protocol {protocol}): {who}"
    expect(qtbot, evening, told, "")


def test_a_code_missing_wrong_and_tried_too_often(qtbot: QtBot, evening: Evening) -> None:
    evening.type_address(address(evening.coded))
    expect(qtbot, evening, "This table needs a code. The host can see it.", "Join")
    for _ in range(3):
        evening.fill_in("guessed it")
        qtbot.waitUntil(lambda: evening.panel == "")
        expect(qtbot, evening, "Wrong code.", "Join")
    evening.fill_in(CODE)
    expect(qtbot, evening, "Too many wrong codes.", "Join")


def test_a_table_without_a_code_where_one_was_given(qtbot: QtBot, evening: Evening) -> None:
    evening.program.network.join_flow._ask_code(joining(evening.open), "")
    evening.fill_in(CODE)
    expect(qtbot, evening, "That table asks for no code.", "Try again")


def test_a_name_that_is_taken_gets_a_number_and_another_in_the_settings(
    qtbot: QtBot, evening: Evening
) -> None:
    host = evening.here.host(small_table(is_advertised=False), name="An")
    evening.type_address(address(host))
    host.wait(lambda one: seated_names(one) == ["An", "An 2"])
    qtbot.waitUntil(lambda: evening.program.network.lobby is not None)
    evening.program._preferences.change(replace(Settings(name="An", language="en"), name="Năm"))
    host.wait(lambda one: seated_names(one) == ["An", "Năm"])


def test_a_full_table(qtbot: QtBot, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_changes, "MOST_SPECTATORS", -1)
    evening.type_address(address(evening.open))
    expect(qtbot, evening, "The table is full", "Open a table here")


def test_sent_away_and_not_let_in_again(qtbot: QtBot, evening: Evening) -> None:
    host = evening.here.host(small_table(is_advertised=False), name="Hoa")
    evening.type_address(address(host))
    host.wait(lambda one: len(one.status.members) == 2)
    host.node.send(Remove(host.status.members[1].key))
    expect(qtbot, evening, "The host has sent you away from this table.", "")
    assert evening.panel.startswith("You’re no longer at the table")
    evening.type_address(address(host))
    qtbot.waitUntil(lambda: evening.panel.startswith("Couldn’t join: The host has sent you away"))


def test_a_table_that_its_host_closes(qtbot: QtBot, evening: Evening) -> None:
    host = evening.here.host(small_table(is_advertised=False), name="Minh")
    evening.type_address(address(host))
    qtbot.waitUntil(lambda: evening.program.network.lobby is not None)
    host.wait(lambda one: len(one.status.members) == 2)
    host.node.leave()
    expect(qtbot, evening, "The host closed the table.", "")


def test_a_machine_that_is_not_heard_for_a_while(qtbot: QtBot, evening: Evening) -> None:
    host = evening.here.host(small_table(is_advertised=False), name="Sơn")
    evening.type_address(address(host))
    qtbot.waitUntil(lambda: evening.program.network.lobby is not None)
    host.wait(lambda one: len(one.status.members) == 2)
    assert host.node._stay is not None
    host.node._stay._admission.ban(host.status.members[1].key)
    evening.go_home(qtbot)
    evening.type_address(address(host))
    expect(qtbot, evening, "Wait half a minute.", "Try again")


def test_a_port_in_use(qtbot: QtBot, evening: Evening) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        wish = replace(small_table(is_advertised=False), port=taken.getsockname()[1])
        evening.program.network.join_flow.begin(wish)
        expect(qtbot, evening, "Another program uses the game’s ports", "Try again")
        assert str(wish.port) in evening.panel
