"""Tables on the network in the window: found, joined, hosted, played, left; every trouble with one thing to do."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from engine.rulesets import load
from engine.seats import Seat
from engine.state import Phase as RoundPhase
from net.address import Address
from net.discovery.advert import TableState
from net.discovery.discovery import Nearby, Reach, Search
from net.links.faults import Fault, Version
from net.node.reports import Failed, Hosted, KeeperAt, Left, RecordKept, TablesSeen, Trouble, Warned
from net.node.wishes import Hosting, Joining
from net.session.commands import Remove, Rename, Say, SetPaused, SetReady, StandUp, StartMatch, TakeSeat
from net.session.status import (
    Dealt,
    EndReason,
    News,
    NewsKind,
    Phase,
    Presence,
    ProofStatus,
    Said,
    Status,
)
from tests.support.network import (
    ADDRESS,
    HOSTED,
    FakeNode,
    Playing,
    between_rounds,
    found,
    lobby,
    offer,
    seated,
)
from tests.support.patience import PATIENCE_MS
from tests.support.windows import Program, program
from tusac_qt.net_bridge import Wake
from tusac_qt.play.hints import Tip
from tusac_qt.settings import Settings
from tusac_qt.windows import long_wait
from tusac_qt.words.i18n import rules_name

SETTINGS = Settings(name="An", flight_percent=0, tips_seen=frozenset(Tip))


class Player:
    """A player's program over a node that does as the test says."""

    def __init__(self, qtbot: QtBot, folder: Path, settings: Settings) -> None:
        self.qtbot = qtbot
        self.nodes: list[FakeNode] = []
        self.program: Program = program(folder, lambda: self.make, settings)
        self.window, self.network = self.program.window, self.program.network
        qtbot.addWidget(self.window)

    def make(self, wake: Wake) -> FakeNode:
        """Make the node, which the program asks for once."""
        self.nodes.append(FakeNode(wake))
        return self.nodes[-1]

    @property
    def node(self) -> FakeNode:
        """The node, as soon as it is made."""
        self.qtbot.waitUntil(lambda: bool(self.nodes))
        return self.nodes[0]

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so."""
        self.qtbot.waitUntil(condition)

    def asked(self, wish: object) -> None:
        """Wait until the node was asked for something."""
        self.until(lambda: wish in self.node.asked)

    def at(self, status: Status, *events: News | Said) -> None:
        """Let the session show this, and wait until it is seen."""
        self.node.at(status, *events)
        self.until(lambda: self.network._status is status)

    def sit_at(self, playing: Playing) -> None:
        """Let cards lie on the table."""
        self.node.at(playing.status, *playing.take_events())
        self.until(lambda: self.program.rooms.table is not None)

    @property
    def panel(self) -> str:
        """What the panel asks or says; "" if it is not there."""
        ask = self.network.arrivals.ask
        return f"{ask.title.text()}: {ask.text.text()}" if ask.is_asking else ""

    def says(self, words: str) -> None:
        """Wait until the panel says so."""
        self.until(lambda: words in self.panel)


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    made = Player(qtbot, tmp_path, SETTINGS)
    yield made
    made.program.close()
    QApplication.instance().setStyleSheet("")  # type: ignore[union-attr]


def test_tables_are_looked_for_only_while_the_home_screen_is_seen(player: Player) -> None:
    player.asked("browse")
    player.program.rooms.open_settings()
    player.asked("do not browse")
    player.program.rooms.go_home()
    player.until(lambda: player.node.asked.count("browse") == 2)


def test_nobody_looks_for_tables_while_the_window_is_minimized(player: Player) -> None:
    player.asked("browse")
    player.window.showMinimized()
    player.asked("do not browse")
    player.window.showNormal()
    player.until(lambda: player.node.asked.count("browse") == 2)


def test_the_list_fills_by_itself_and_enter_joins_its_first_table(player: Player) -> None:
    nearby = player.window.home.nearby
    player.node.report(TablesSeen(Nearby((found("Lan's table", people=2), found("Old", reach=Reach.SILENT)))))
    player.until(lambda: nearby.list.count() == 2)

    assert player.window.focusWidget() is nearby.list
    assert nearby.list.item(0).text() == "Lan's table\n2 of 4 seats  ·  4sac classic  ·  Family"
    assert "does not answer" in nearby.list.item(1).text()
    assert nearby._guard.isActive()
    nearby._guard.start(PATIENCE_MS)
    player.program.press(Qt.Key.Key_Return)
    QTest.qWait(20)
    assert not any(isinstance(wish, Joining) for wish in player.node.asked), (
        "Enter came too soon after the focus"
    )
    nearby._guard.stop()
    player.program.press(Qt.Key.Key_Return)
    player.asked(Joining((ADDRESS,), table=found("Lan's table").advert.table))


def test_the_table_one_sat_at_when_the_program_ended_comes_first_and_enter_leads_back(player: Player) -> None:
    nearby = player.window.home.nearby
    other, own = found(), found("An's table", people=4, state=TableState.PLAYING)
    player.node.report(TablesSeen(Nearby((other,)), own.advert.table))
    player.until(lambda: nearby.list.count() == 1)
    player.node.report(TablesSeen(Nearby((other, own)), own.advert.table))
    player.until(lambda: nearby.list.count() == 2)

    assert nearby.list.item(0).text().startswith("Continue: An's table\nplaying, you belong there")
    player.until(lambda: not nearby._guard.isActive())
    player.program.press(Qt.Key.Key_Return)
    player.asked(Joining((ADDRESS,), table=own.advert.table, wants_seat=True))


def test_who_has_read_why_a_table_was_lost_joins_the_next_one_with_enter(player: Player) -> None:
    player.node.report(Failed(Fault.CLOSED))
    player.until(lambda: player.network.arrivals.ask.is_asking)
    player.program.press(Qt.Key.Key_Return)
    assert player.window.focusWidget() is player.window.home.play_button
    player.node.report(TablesSeen(Nearby((found(),))))
    player.until(lambda: player.window.home.nearby.list.count() == 1)
    assert player.window.focusWidget() is player.window.home.nearby.list


def test_who_comes_home_finds_the_keyboard_at_the_list_not_at_play_now(player: Player) -> None:
    player.node.report(TablesSeen(Nearby((found(),))))
    player.until(lambda: player.window.home.nearby.list.count() == 1)
    player.at(lobby(me=1))
    player.program.press(Qt.Key.Key_Escape)
    player.asked("leave")

    assert player.window.pages.currentWidget() is player.window.home
    assert player.window.focusWidget() is player.window.home.nearby.list


def test_the_list_does_not_take_the_keyboard_from_somebody_who_uses_it(player: Player) -> None:
    player.window.home.settings_button.setFocus()
    player.node.report(TablesSeen(Nearby((found(),))))
    player.until(lambda: player.window.home.nearby.list.count() == 1)

    assert player.window.focusWidget() is player.window.home.settings_button
    player.node.report(TablesSeen(Nearby()))
    player.until(lambda: player.window.home.nearby.list.count() == 0)
    player.network.arrivals.ask_address()
    player.node.report(TablesSeen(Nearby((found(),))))
    player.until(lambda: player.window.home.nearby.list.count() == 1)
    assert player.window.focusWidget() is player.network.arrivals.ask.field
    player.window.home.nearby._patience.timeout.emit()
    assert not player.window.home.nearby.address_button.isHidden()


def test_an_empty_list_offers_what_else_can_be_done(player: Player) -> None:
    nearby = player.window.home.nearby
    assert nearby.host_button.isHidden()
    nearby._patience.timeout.emit()

    offered = [nearby.host_button, nearby.number_button, nearby.search_button, nearby.why_button]
    assert not any(button.isHidden() for button in offered)
    nearby.search_button.click()
    player.asked("look harder")
    player.node.report(TablesSeen(Nearby(search=Search(64, 254))))
    player.until(lambda: "64 of 254" in nearby._message.text())
    nearby.search_button.click()
    player.asked("stop looking")


def test_a_system_that_asks_about_the_network_is_announced_once(qtbot: QtBot, tmp_path: Path) -> None:
    player = Player(qtbot, tmp_path, SETTINGS)
    player.asked("browse")
    player.network.arrivals.notice = "Windows will ask."
    player.program.rooms.open_settings()
    player.program.rooms.go_home()
    nearby = player.window.home.nearby

    assert nearby._message.text() == "Windows will ask."
    assert player.node.asked.count("browse") == 1
    nearby.allow_button.click()
    assert player.node.asked.count("browse") == 2
    player.program.rooms.open_settings()
    player.program.rooms.go_home()
    assert nearby._message.text() != "Windows will ask."
    player.program.close()


def test_hosting_takes_one_key_and_no_form(player: Player) -> None:
    player.asked("browse")
    player.program.press(Qt.Key.Key_H)
    player.until(lambda: any(isinstance(wish, Hosting) for wish in player.node.asked))
    player.node.report(HOSTED)
    player.at(lobby(people=1))

    page = player.network.lobby
    assert page is not None
    assert player.window.pages.currentWidget() is page
    assert (page.side.join.number.text(), page.side.join.address.text()) == ("37", "192.168.1.37:7400")
    assert not page.side.join.number.isHidden()
    assert page.side.join.visible.text() == "Visible on this network ✓"
    player.node.report(Hosted((Address("127.0.0.1", 7400),), "", ""))
    player.until(page.side.join.number.isHidden)
    assert page.side.join.visible.text().startswith("No network here")


def test_a_guest_can_tell_the_number_to_whoever_asks(player: Player) -> None:
    player.asked("browse")
    player.at(lobby(me=1))
    page = player.network.lobby
    assert page is not None
    assert page.side.join.isHidden()
    player.node.report(KeeperAt(Address("192.168.1.37", 28412), "37"))
    player.until(lambda: not page.side.join.isHidden())

    assert (page.side.join.number.text(), page.side.join.address.text()) == ("37", "192.168.1.37:28412")
    assert page.side.join.visible.isHidden()
    player.node.report(KeeperAt(None, ""))
    player.until(page.side.join.number.isHidden)
    assert page.side.join.visible.text() == "The address is not known here: the host's screen shows it."


def test_the_form_keeps_what_is_chosen_and_names_the_table(player: Player) -> None:
    player.asked("browse")
    player.window.home.form_button.click()
    form = player.network.arrivals.form
    assert form is not None
    form.name.setText("Sunday")
    form.code.setChecked(True)
    form.rounds.setValue(3)
    form.open.click()
    player.until(lambda: any(isinstance(wish, Hosting) for wish in player.node.asked))

    hosting = next(wish for wish in player.node.asked if isinstance(wish, Hosting))
    assert (hosting.name, hosting.rounds, hosting.makes_code) == ("Sunday", 3, True)


@pytest.mark.parametrize(
    ("typed", "address"),
    [("192.168.7.5:7402", Address("192.168.7.5", 7402)), ("fd00::5", Address("fd00::5", 7400))],
)
def test_a_table_can_be_joined_by_its_address(player: Player, typed: str, address: Address) -> None:
    player.asked("browse")
    player.program.press(Qt.Key.Key_J)
    player.says("Join by number or address")
    player.network.arrivals.ask.field.setText(typed)
    player.network.arrivals.ask.yes.click()

    player.until(lambda: any(isinstance(wish, Joining) for wish in player.node.asked))
    joining = next(wish for wish in player.node.asked if isinstance(wish, Joining))
    assert joining.addresses[0].host == address.host


def test_what_is_no_address_is_asked_for_again_with_the_reason(player: Player) -> None:
    player.asked("browse")
    player.network.arrivals.ask_address()
    player.network.arrivals.ask.field.setText("300")
    player.network.arrivals.ask.yes.click()

    player.says("numbers go from 1 to 254")
    assert player.network.arrivals.ask.field.text() == "300"


def test_a_table_with_a_code_asks_for_it_and_asks_again_if_it_is_wrong(player: Player) -> None:
    player.node.report(TablesSeen(Nearby((found(code=True),))))
    nearby = player.window.home.nearby
    player.until(lambda: nearby.list.count() == 1)
    nearby._guard.stop()
    nearby.list.itemClicked.emit(nearby.list.item(0))
    player.asked(Joining((ADDRESS,), table=found().advert.table))
    player.node.report(Failed(Fault.CODE_NEEDED))
    player.says("has a code")
    player.network.arrivals.ask.field.setText("maple-fox-47")
    player.network.arrivals.ask.yes.click()
    wish = Joining((ADDRESS,), "maple-fox-47", found().advert.table)
    player.asked(wish)

    player.node.report(Failed(Fault.BAD_CODE))
    player.says("interfering")
    assert player.network.arrivals.ask.field.text() == "maple-fox-47"
    player.network.arrivals.ask.field.setText("maple-fox-48")
    player.network.arrivals.ask.yes.click()
    player.asked(replace(wish, code="maple-fox-48"))


@pytest.mark.parametrize(
    ("failed", "words", "button"),
    [
        (Failed(Fault.TIMED_OUT), "does not answer", "Why?"),
        (Failed(Fault.VERSION, theirs=Version("9.0", 9, 9)), "plays version 9.0", ""),
        (Failed(Trouble.PORT_IN_USE), "ports", "Try again"),
    ],
    ids=lambda value: value.why.name if isinstance(value, Failed) else None,
)
def test_every_failure_has_its_own_message_and_one_action(
    player: Player, failed: Failed, words: str, button: str
) -> None:
    player.network.arrivals.begin(Joining((ADDRESS,)))
    player.node.report(failed)
    player.says(words)

    yes = player.network.arrivals.ask.yes
    assert ("" if yes.isHidden() else yes.text()) == button
    assert player.window.pages.currentWidget() is player.window.home
    if button == "Try again":
        yes.click()
        player.until(lambda: player.node.asked.count(Joining((ADDRESS,))) == 2)


def test_who_still_sits_at_a_table_opens_another_only_if_it_is_meant(player: Player) -> None:
    player.network.arrivals.host()
    player.node.report(Failed(Trouble.STILL_SITS, "Lan's table"))
    player.says("your cards wait there")
    player.network.arrivals.ask.yes.click()

    first, second = (wish for wish in player.node.asked if isinstance(wish, Hosting))
    assert second == replace(first, gives_up=True)


def test_a_full_table_offers_to_host_one(player: Player) -> None:
    player.at(lobby(me=1))
    player.node.at(replace(lobby(me=1), phase=Phase.ENDED, end=EndReason.FULL))
    player.says("full")
    player.network.arrivals.ask.yes.click()

    player.until(lambda: any(isinstance(wish, Hosting) for wish in player.node.asked))


def test_what_takes_long_can_be_given_up(player: Player) -> None:
    player.network.arrivals.begin(Joining((ADDRESS,)))
    player.says("Joining the table")
    player.network.arrivals.ask.no.click()

    player.asked("leave")
    assert player.panel == ""


def test_in_the_lobby_one_chooses_a_seat_is_ready_and_talks(player: Player) -> None:
    player.at(lobby(me=1), Said(0, "hello", ""))
    page = player.network.lobby
    assert page is not None
    page.seats.buttons[1].click()
    player.program.press(Qt.Key.Key_Space)
    page.watch.click()
    page.side.chat.line.setText("chào cả nhà")
    QTest.keyClick(page.side.chat.line, Qt.Key.Key_Return)
    page.side.chat.menu().actions()[0].trigger()

    for wish in (TakeSeat(Seat(2)), SetReady(is_ready=True), StandUp(), Say("", "chào cả nhà"), Say("hello")):
        player.asked(wish)
    assert page.side.lines() == ["An: Hello everybody!"]
    assert page.start.isHidden(), "only the host may start"
    assert "Bình" in page.seats.buttons[0].accessibleName()


def test_who_comes_back_between_rounds_reads_how_it_stands_and_is_ready_with_space(player: Player) -> None:
    player.at(between_rounds(lobby(me=1)))
    page = player.network.lobby
    assert page is not None
    assert page.seats._words == ("Round 3 comes next", "Press Space when you are ready.")
    assert "−1" in page.seats.buttons[0].accessibleName()
    assert "+3" in page.seats.buttons[3].accessibleName()
    player.program.press(Qt.Key.Key_Space)
    player.asked(SetReady(is_ready=True))
    status = between_rounds(lobby(me=1))
    bound = replace(status, members=(status.members[0], replace(status.members[1], is_ready=True)))
    player.at(bound)
    assert page.seats._words[1] == "Waiting for An."


def test_a_name_changed_in_the_settings_is_the_one_at_the_table(player: Player) -> None:
    player.at(lobby(me=1))
    assert not any(isinstance(wish, Rename) for wish in player.node.asked)
    player.program._preferences.change(replace(SETTINGS, name="Năm"))
    player.at(lobby(me=1))

    player.asked(Rename("Năm"))


def test_a_host_that_is_ready_alone_reads_that_it_waits_for_friends(player: Player) -> None:
    alone = lobby(people=1)
    ready = replace(alone, members=(replace(alone.members[0], is_ready=True),))
    player.at(ready)
    page = player.network.lobby
    assert page is not None
    assert page.seats._words[0] == "Waiting for friends"


def test_the_host_starts_and_sends_away(player: Player) -> None:
    status = lobby(me=0, people=2)
    player.at(status)
    page = player.network.lobby
    assert page is not None
    page.start.click()
    player.asked(StartMatch())
    buttons = page.side.members.findChildren(QPushButton)
    assert [button.accessibleName() for button in buttons] == ["Send Bình away"]
    buttons[0].click()
    player.says("Send Bình away?")
    player.network.arrivals.ask.yes.click()
    player.asked(Remove(status.members[1].key))


def test_the_lobby_explains_the_rules_of_its_table(player: Player) -> None:
    player.at(lobby(offer=offer(rules=load("wiki"))))
    page = player.network.lobby
    assert page is not None
    player.program.press(Qt.Key.Key_F1)

    help_page = player.program.rooms.help_page
    assert player.window.pages.currentWidget() is help_page
    assert help_page.browser.toPlainText().startswith(rules_name("wiki"))
    player.program.press(Qt.Key.Key_Escape)
    assert player.window.pages.currentWidget() is page


def test_warnings_stand_out_in_the_lobby(player: Player) -> None:
    player.at(lobby(), News(NewsKind.KEY_CHANGED, 1))
    player.node.report(Warned(Trouble.CODE_TRIED, "192.168.1.99"))
    page = player.network.lobby
    assert page is not None
    player.until(lambda: len(page.side.lines()) == 2)

    assert "not the Bình you met before" in page.side.lines()[0]
    assert "192.168.1.99" in page.side.warning.text()
    assert not page.side.warning.isHidden()


def test_the_shuffle_is_shown_as_it_happens(player: Player) -> None:
    status = seated(lobby(people=2), computers=(1, 0))
    proof = ProofStatus("SHUFFLE", (0,), 2, (), None, b"")
    player.at(replace(status, phase=Phase.DEALING, proof=proof))
    page = player.network.lobby
    assert page is not None

    assert page.seats._words == ("Everybody shuffles", "1 of 2 shuffles proven")
    names = [button.accessibleName() for button in page.seats.buttons]
    assert names[0] == "An, shuffle proven"
    assert names[1] == "Bình, is shuffling…"
    assert names[2] == "Lan, on the computer of Bình"
    assert "cannot change these cards" not in page._trust.text()
    assert "re-checked" in page._trust.text()


def seat_everybody(player: Player) -> Playing:
    """Sit four people down, the player first."""
    playing = Playing.deal(lobby(people=4), Seat(0), now=time.monotonic())
    player.sit_at(playing)
    return playing


def test_a_table_is_played_with_the_keys_of_every_table(player: Player) -> None:
    playing = seat_everybody(player)
    table = player.program.rooms.table
    assert table is not None
    QTest.qWait(300)
    QTest.keyClick(table.view, Qt.Key.Key_Return)

    player.until(lambda: any(type(wish).__name__ == "Choose" for wish in player.node.asked))
    assert table.bridge.table.prompt is None
    playing.go_on()
    player.node.at(playing.status, *playing.take_events())
    player.until(lambda: table.bridge.table.view.phase is RoundPhase.OFFER)
    assert any("You discard" in line for line in table.drawer.lines())


def test_the_table_shows_who_paused_who_is_hardly_heard_and_which_seat_is_dead(player: Player) -> None:
    playing = seat_everybody(player)
    members = list(playing.status.members)
    members[1] = replace(members[1], presence=Presence.SHAKY)
    seats = list(playing.status.seats)
    seats[2] = replace(seats[2], is_dead=True)
    player.at(replace(playing.status, members=tuple(members), seats=tuple(seats), paused_by=2))
    table = player.program.rooms.table
    assert table is not None

    strip = table.scene.strip.content
    assert strip is not None
    assert strip.left[0] == "An's table"
    assert strip.right == "Cúc paused: time for tea"
    states = [plaque.content.states for plaque in table.scene.plaques if plaque.content is not None]
    assert states[1:3] == [("shaky",), ("only passes",)]


def test_what_somebody_says_stands_at_their_place_and_in_the_log(player: Player) -> None:
    playing = seat_everybody(player)
    player.at(replace(playing.status), Said(2, "tea", ""))
    table = player.program.rooms.table
    assert table is not None

    assert table.scene.speech[2].content == "Time for tea!"
    assert table.scene.speech[2].isVisible()
    assert table.drawer.lines()[-1] == "Cúc: Time for tea!"
    table.drawer.chat.line.setText("hay")
    QTest.keyClick(table.drawer.chat.line, Qt.Key.Key_Return)
    player.asked(Say("", "hay"))


def test_reading_the_settings_stops_nobodys_clock(player: Player) -> None:
    seat_everybody(player)
    player.program.rooms.open_settings()
    player.program.rooms._leave()

    assert not any(isinstance(wish, SetPaused) for wish in player.node.asked)
    assert player.window.pages.currentWidget() is player.program.rooms.table


def finish(player: Player, playing: Playing) -> Status:
    """Play the round to its end and show it, verified."""
    while not playing.full.is_over:
        playing.go_on()
    proof = replace(playing.status.proof, verified=(0, 1, 2, 3)) if playing.status.proof else None
    status = replace(playing.status, phase=Phase.BETWEEN, proof=proof)
    player.node.at(status, *playing.take_events())
    table = player.program.rooms.table
    assert table is not None
    player.until(table.result.isVisible)
    return status


def test_the_result_says_verified_leads_to_the_proof_and_to_the_next_round(
    player: Player, tmp_path: Path
) -> None:
    playing = seat_everybody(player)
    status = finish(player, playing)
    table = player.program.rooms.table
    assert table is not None
    result = table.result
    assert result.proven.text() == "Verified by 4 machines ✓"

    record = tmp_path / "round.fair"
    record.write_bytes(b"a record")
    player.node.report(RecordKept(1, record))
    player.until(table.company.proof.isHidden)
    result.proof_button.click()
    proof = table.company.proof
    player.until(proof.save.isEnabled)
    assert proof.title.text() == "Verified by 4 machines ✓"
    proof.save_to(tmp_path / "copy.fair")
    assert (tmp_path / "copy.fair").read_bytes() == b"a record"
    QTest.keyClick(proof, Qt.Key.Key_Escape)
    assert proof.isHidden()

    player.until(lambda: not result.is_guarded)
    result.next_button.click()
    player.asked(SetReady(is_ready=True))
    ready = (replace(status.members[0], is_ready=True), *status.members[1:])
    player.at(replace(status, members=ready))
    assert result.waiting.text() == "Waiting for Bình, Cúc, Dũng."
    assert not result.next_button.isEnabled()
    player.program.press(Qt.Key.Key_Return)
    assert not player.network.arrivals.ask.is_asking, "Enter pressed twice asks whether to leave"
    player.at(status)
    assert player.window.focusWidget() is result.next_button


def test_the_log_calls_players_as_they_are_called_now(player: Player) -> None:
    playing = seat_everybody(player)
    held = playing.status.seats
    seats = (held[0], replace(held[1], level="easy", name="Thảo"), *held[2:])
    playing.status = replace(playing.status, seats=seats)
    playing.go_on()
    player.node.at(playing.status, Dealt(2, Seat(1)))
    table = player.program.rooms.table
    assert table is not None
    player.until(lambda: "Round 2. Thảo deals" in table.drawer.lines()[-1])


def test_a_record_that_the_disk_does_not_take_is_told_in_the_log_and_on_the_result(player: Player) -> None:
    playing = seat_everybody(player)
    finish(player, playing)
    table = player.program.rooms.table
    assert table is not None
    player.node.report(Warned(Trouble.NOT_SAVED, "No space left on device"))
    player.until(table.result.unkept.isVisible)

    told = "records are not kept, and a killed program cannot play on. (No space left on device)"
    assert told in table.result.unkept.text()
    assert told in table.drawer.lines()[-1]
    player.node.report(Warned(Trouble.CODE_TRIED, "192.168.1.9"))
    player.until(lambda: "wrong code" in table.drawer.lines()[-1])
    assert told in table.result.unkept.text()


def test_a_round_that_is_void_says_why_and_leads_on(player: Player) -> None:
    playing = seat_everybody(player)
    cheat = (1, "false_shuffle")
    proof = replace(playing.status.proof, cheat=cheat) if playing.status.proof else None
    status = replace(playing.status, phase=Phase.DISPUTED, proof=proof, question=None)
    player.at(status, News(NewsKind.PROVEN_CHEAT, 1, cheat[1]), News(NewsKind.ROUND_VOID, None, cheat[1]))
    table = player.program.rooms.table
    assert table is not None
    player.until(table.result.isVisible)

    said = "\n".join(label.text() for label in table.result.findChildren(QLabel))
    assert "This round does not count" in said
    assert "machine of Bình" in said
    assert "no shuffle of the deck before" in said
    player.until(lambda: not table.result.is_guarded)
    table.result.next_button.click()
    player.asked(SetReady(is_ready=True))


def test_a_host_with_guests_closes_the_table_only_if_it_is_meant(player: Player) -> None:
    player.at(lobby())
    assert player.network.lobby is not None
    player.network.lobby.leave_wanted.emit()
    player.says("Close the table?")
    player.network.arrivals.ask.no.click()
    assert "leave" not in player.node.asked
    player.network.lobby.leave_wanted.emit()
    player.network.arrivals.ask.yes.click()

    player.asked("leave")


def test_who_leaves_too_few_behind_reads_that_the_round_will_not_count(player: Player) -> None:
    playing = seat_everybody(player)
    everybody = playing.status.members
    gone = replace(everybody[3], presence=Presence.AWAY)
    for members, cost in (
        (everybody, "The others play on"),
        ((*everybody[:3], gone), "will count for nothing"),
    ):
        player.at(replace(playing.status, members=members))
        player.program.rooms.leave_wanted.emit()
        player.says(cost)
        player.network.arrivals.ask.no.click()


def test_leaving_a_game_is_asked_twice_and_leads_home(player: Player) -> None:
    playing = seat_everybody(player)
    player.program.rooms.leave_wanted.emit()
    player.says("Leave the table?")
    player.program.press(Qt.Key.Key_Return)
    assert player.panel == "", "Enter stays"
    assert "leave" not in player.node.asked
    player.program.rooms.leave_wanted.emit()
    player.network.arrivals.ask.yes.click()

    player.asked("leave")
    player.node.at(replace(playing.status, phase=Phase.ENDED, end=EndReason.WE_LEFT))
    player.node.report(Left())
    QTest.qWait(30)
    assert player.window.pages.currentWidget() is player.window.home
    assert player.program.rooms.table is None
    assert player.network.lobby is None


def test_a_table_that_is_lost_says_why_and_leads_home(player: Player) -> None:
    playing = seat_everybody(player)
    player.node.at(replace(playing.status, phase=Phase.ENDED, end=EndReason.LOST))
    player.node.report(Left())
    player.says("is lost and did not come back")

    assert player.window.pages.currentWidget() is player.window.home


def test_who_waits_too_long_for_most_machines_is_offered_a_new_table_with_the_same_settings(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_wait, "OFFER_AFTER_S", 0.2)
    playing = Playing.deal(seated(lobby(), computers=(0, 1), level="hard"), Seat(0))
    player.sit_at(playing)
    lan = replace(playing.status.members[1], presence=Presence.AWAY)
    members = (playing.status.members[0], lan)
    lonely = replace(playing.status, phase=Phase.WAITING, members=members, question=None)
    player.at(lonely)
    player.says("Waiting for Bình: The two of you can only go on together.")
    player.program.press(Qt.Key.Key_Return)
    assert player.panel == "", "Enter waits"

    player.at(playing.status)
    player.at(lonely)
    player.says("points are counted anew")
    player.at(playing.status)
    assert player.panel == "", "who is heard again is not left"

    player.at(lonely)
    player.says("Waiting for Bình")
    player.network.arrivals.ask.yes.click()
    player.asked("leave")
    player.node.report(Left())
    offer = lonely.offer
    assert offer is not None
    player.asked(Hosting("An's table", offer.rules, 4, "hard", offer.pace, offer.rounds, gives_up=True))


def test_after_the_last_round_the_result_stays_until_one_goes_home(player: Player) -> None:
    playing = seat_everybody(player)
    status = finish(player, playing)
    player.node.at(replace(status, phase=Phase.ENDED, end=EndReason.MATCH_OVER))
    player.node.report(Left())
    QTest.qWait(50)
    table = player.program.rooms.table
    assert table is not None

    assert table.result.isVisible()
    player.until(lambda: not table.result.is_guarded)
    table.result.home_button.click()
    assert player.window.pages.currentWidget() is player.window.home


def test_the_proof_lists_all_machines_of_the_round_also_those_that_have_gone(player: Player) -> None:
    playing = seat_everybody(player)
    status = finish(player, playing)
    gone = [replace(member, presence=Presence.LEFT) for member in status.members[1:]]
    player.at(replace(status, members=(status.members[0], *gone)))
    table = player.program.rooms.table
    assert table is not None
    table.result.proof_button.click()

    rows = [label.text() for label in table.company.proof.findChildren(QLabel) if label.isVisible()]
    assert sum("has left" in row for row in rows) == 3
    assert rows.count("round checked ✓") == 4
    table.lay_out()
    assert player.window.focusWidget() is table.company.proof.close_button, "the result lies over the proof"


def test_who_only_watches_sees_the_table_and_no_hand(player: Player) -> None:
    playing = Playing.deal(lobby(people=4), Seat(0))
    members = tuple(replace(member, is_me=False) for member in playing.status.members)
    me = replace(members[0], key=b"w" * 32, name="Em", is_me=True, is_keeper=False, is_spectator=True)
    blank = playing.full._replace(deck=(None,) * len(playing.full.deck))
    status = replace(playing.status, members=(*members, me), round=blank, question=None)
    player.node.at(status, *playing.take_events())
    player.until(lambda: player.program.rooms.table is not None)
    table = player.program.rooms.table
    assert table is not None

    assert table.display.hand == ()
    assert table.display.plaques[0].cards == len(playing.full.hands[0])
    assert not any(place.is_lit for place in table.display.actions if place.button is not None)
    onlooker = table.company.onlooker
    assert onlooker.isVisible()
    assert onlooker.title.text() == "You look on"
    assert "from the place of An" in onlooker.words.text()
    assert onlooker.sit.isHidden(), "every seat is a person's"
    seats = replace(status, seats=(*status.seats[:3], replace(status.seats[3], member=0, level="easy")))
    player.at(seats)
    player.until(onlooker.sit.isVisible)
    onlooker.sit.click()
    player.asked(TakeSeat(Seat(3)))
    assert onlooker.sit.isHidden()
    assert onlooker.words.text() == "You sit down with the next round."


def test_who_plays_is_not_told_to_look_on(player: Player) -> None:
    seat_everybody(player)
    table = player.program.rooms.table
    assert table is not None

    assert table.company.onlooker.isHidden()
