"""Tables hosted and joined in the window, by the list, the form, an address or a code.

Every trouble with one thing to do.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from net.address import Address
from net.discovery.discovery import Nearby
from net.links.faults import Fault, Version
from net.match.status import TablePhase
from net.node.reports import CoordinatorAt, Failed, Hosted, TablesSeen, Trouble
from net.node.wishes import Hosting, Joining
from net.table.interface.status import EndReason
from tests.support.network import ADDRESS, HOSTED, found, lobby
from tests.support.network_player import Player
from tusac_qt.windows import join_flow
from tusac_qt.words.faces import derived_face, own_face


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
    assert page.side.join.visible.text() == "Announced on this Wi-Fi; no other computer has come in yet."
    player.node.report(Hosted((Address("127.0.0.1", 7400),), "", ""))
    player.until(page.side.join.number.isHidden)
    assert page.side.join.visible.text().startswith("There’s no network here")


def test_a_guest_can_tell_the_number_to_whoever_asks(player: Player) -> None:
    player.asked("browse")
    player.at(lobby(me=1))
    page = player.network.lobby
    assert page is not None
    assert page.side.join.isHidden()
    player.node.report(CoordinatorAt(Address("192.168.1.37", 28412), "37"))
    player.until(lambda: not page.side.join.isHidden())

    assert (page.side.join.number.text(), page.side.join.address.text()) == ("37", "192.168.1.37:28412")
    assert page.side.join.visible.isHidden()
    player.node.report(CoordinatorAt(None, ""))
    player.until(page.side.join.number.isHidden)
    assert page.side.join.visible.text() == "The host’s screen shows the address."


def test_the_form_keeps_what_is_chosen_and_names_the_table(player: Player) -> None:
    player.asked("browse")
    player.window.home.form_button.click()
    form = player.network.join_flow.form
    assert form is not None
    form.name.setText("Sunday")
    form.code.setChecked(True)
    form.rounds.setValue(3)
    right, left = form.rounds.rect().center(), form.rounds.rect().center()
    right.setX(form.rounds.width() - 8)
    left.setX(8)
    for arrow, rounds in ((right, 4), (left, 3)):
        QTest.mouseClick(form.rounds, Qt.MouseButton.LeftButton, pos=arrow)
        assert form.rounds.value() == rounds
    form.open.click()
    player.until(lambda: any(isinstance(wish, Hosting) for wish in player.node.asked))

    hosting = next(wish for wish in player.node.asked if isinstance(wish, Hosting))
    assert (hosting.name, hosting.rounds, hosting.makes_code) == ("Sunday", 3, True)


def test_the_form_says_which_clock_the_table_will_have_and_lets_one_choose_none(player: Player) -> None:
    player.asked("browse")
    player.window.home.form_button.click()
    form = player.network.join_flow.form
    assert form is not None
    assert form.clock.text() == "Clock: 8 s to answer, 30 s to discard, 30 s in reserve each round"
    next(button for button in form.findChildren(QPushButton) if button.text() == "Learning").click()
    assert form.clock.text() == "No clock: take all the time you want"
    player.program.press(Qt.Key.Key_Escape)
    assert player.window.focusWidget() is player.window.home.form_button


def test_the_level_chosen_for_a_table_is_told_in_its_lobby_and_is_not_that_of_playing_alone(
    player: Player,
) -> None:
    player.asked("browse")
    home = player.window.home
    home.form_button.click()
    form = player.network.join_flow.form
    assert form is not None
    assert player.window.focusWidget() is form.open
    next(button for button in form.findChildren(QPushButton) if button.text() == "Master").click()
    form.open.click()
    player.until(lambda: any(isinstance(wish, Hosting) for wish in player.node.asked))
    player.at(lobby(people=1))

    assert next(wish.level for wish in player.node.asked if isinstance(wish, Hosting)) == "hard"
    assert player.network.lobby is not None
    assert "computer players: master" in player.network.lobby._about.text()
    assert player.program._preferences.settings.level == "easy"
    assert "Beginners" in home.chips.level.text()


def test_champions_are_offered_at_a_table_whose_rules_they_have_learned(player: Player) -> None:
    player.asked("browse")
    player.window.home.form_button.click()
    form = player.network.join_flow.form
    assert form is not None
    named = {button.text(): button for button in form.findChildren(QPushButton)}
    named["Champion"].click()
    assert named["Champion"].isChecked()
    form.rules.rules_chosen.emit("tenhu")

    assert named["Champion"].isHidden()
    assert named["Master"].isChecked()


def test_who_does_not_tell_a_name_is_back_at_the_form_with_its_choices(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    preferences = player.program._preferences
    preferences.change(replace(preferences.settings, name=""))
    player.asked("browse")
    player.window.home.form_button.click()
    form = player.network.join_flow.form
    assert form is not None
    form.name.setText("Sunday")
    form.open.click()
    player.says("What’s your name?")
    player.program.press(Qt.Key.Key_Escape)

    assert player.window.pages.currentWidget() is form
    assert (form.name.text(), player.window.focusWidget()) == ("Sunday", form.open)


def test_who_has_no_name_is_asked_for_it_before_others_see_one(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    preferences = player.program._preferences
    preferences.change(replace(preferences.settings, name=""))
    player.asked("browse")
    player.program.press(Qt.Key.Key_H)
    player.says("What’s your name?")
    assert not any(isinstance(wish, Hosting) for wish in player.node.asked)
    player.network.join_flow.ask.field.setText("  ")
    player.program.press(Qt.Key.Key_Return)
    player.says("What’s your name?")
    player.network.join_flow.ask.field.setText("  Bà Năm ")
    player.program.press(Qt.Key.Key_Return)
    player.until(lambda: any(isinstance(wish, Hosting) for wish in player.node.asked))

    hosting = next(wish for wish in player.node.asked if isinstance(wish, Hosting))
    assert hosting.name == "Bà Năm’s table"
    assert preferences.settings.name == "Bà Năm"
    face = own_face(preferences.settings.face, preferences.settings.name)
    assert face == derived_face("Bà Năm") != derived_face("Player"), "not the face of all who have no name"


@pytest.mark.parametrize(
    ("typed", "address"),
    [("192.168.7.5:7402", Address("192.168.7.5", 7402)), ("fd00::5", Address("fd00::5", 7400))],
)
def test_a_table_can_be_joined_by_its_address(player: Player, typed: str, address: Address) -> None:
    player.asked("browse")
    player.program.press(Qt.Key.Key_J)
    player.says("Join by number or address")
    player.network.join_flow.ask.field.setText(typed)
    player.network.join_flow.ask.yes.click()

    player.until(lambda: any(isinstance(wish, Joining) for wish in player.node.asked))
    joining = next(wish for wish in player.node.asked if isinstance(wish, Joining))
    assert joining.addresses[0].host == address.host


def test_a_number_that_nobody_has_is_asked_for_again(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(join_flow, "read_target", lambda _typed: (ADDRESS,))
    player.asked("browse")
    player.network.join_flow.ask_address()
    player.network.join_flow.ask.field.setText(" 44 ")
    player.network.join_flow.ask.yes.click()
    player.asked(Joining((ADDRESS,), number="44"))
    player.node.report(Failed(Trouble.NOBODY_THERE, "44"))

    player.says("There’s no table number 44 here:")
    assert player.network.join_flow.ask.field.text() == "44"
    player.network.join_flow.ask.field.setText("192.168.1.37")
    player.network.join_flow.ask.yes.click()
    player.asked(Joining((ADDRESS,)))


def test_what_is_no_address_is_asked_for_again_with_the_reason(player: Player) -> None:
    player.asked("browse")
    player.network.join_flow.ask_address()
    player.network.join_flow.ask.field.setText("300")
    player.network.join_flow.ask.yes.click()

    player.says("numbers go from 1 to 254")
    assert player.network.join_flow.ask.field.text() == "300"


def test_a_table_with_a_code_asks_for_it_and_asks_again_if_it_is_wrong(player: Player) -> None:
    player.node.report(TablesSeen(Nearby((found(code=True),))))
    nearby = player.window.home.nearby
    player.until(lambda: nearby.list.count() == 1)
    nearby._guard.stop()
    nearby.list.itemClicked.emit(nearby.list.item(0))
    player.asked(Joining((ADDRESS,), table=found().advert.table))
    player.node.report(Failed(Fault.CODE_NEEDED))
    player.says("needs a code")
    player.network.join_flow.ask.field.setText("maple-fox-47")
    player.network.join_flow.ask.yes.click()
    wish = Joining((ADDRESS,), "maple-fox-47", found().advert.table)
    player.asked(wish)

    player.node.report(Failed(Fault.BAD_CODE))
    player.says("interfering")
    assert player.network.join_flow.ask.field.text() == "maple-fox-47"
    player.network.join_flow.ask.field.setText("maple-fox-48")
    player.network.join_flow.ask.yes.click()
    player.asked(replace(wish, code="maple-fox-48"))


@pytest.mark.parametrize(
    ("failed", "words", "button"),
    [
        (Failed(Fault.TIMED_OUT), "doesn’t answer", "Why?"),
        (Failed(Fault.VERSION, theirs=Version("9.0", 9, 9)), "game is version 9.0", ""),
        (Failed(Trouble.PORT_IN_USE), "ports", "Try again"),
    ],
    ids=lambda value: value.why.name if isinstance(value, Failed) else None,
)
def test_every_failure_has_its_own_message_and_one_action(
    player: Player, failed: Failed, words: str, button: str
) -> None:
    player.network.join_flow.begin(Joining((ADDRESS,)))
    player.node.report(failed)
    player.says(words)

    yes = player.network.join_flow.ask.yes
    assert ("" if yes.isHidden() else yes.text()) == button
    assert player.window.pages.currentWidget() is player.window.home
    if button == "Try again":
        yes.click()
        player.until(lambda: player.node.asked.count(Joining((ADDRESS,))) == 2)


def test_who_still_sits_at_a_table_opens_another_only_if_it_is_meant(player: Player) -> None:
    player.network.join_flow.host()
    player.node.report(Failed(Trouble.STILL_SITS, "Lan’s table"))
    player.says("your cards are waiting there")
    player.network.join_flow.ask.yes.click()

    first, second = (wish for wish in player.node.asked if isinstance(wish, Hosting))
    assert second == replace(first, gives_up=True)


def test_a_full_table_offers_to_host_one(player: Player) -> None:
    player.at(lobby(me=1))
    player.node.at(replace(lobby(me=1), phase=TablePhase.ENDED, end=EndReason.FULL))
    player.says("full")
    player.network.join_flow.ask.yes.click()

    player.until(lambda: any(isinstance(wish, Hosting) for wish in player.node.asked))


def test_what_takes_long_can_be_given_up(player: Player) -> None:
    player.network.join_flow.begin(Joining((ADDRESS,)))
    player.says("Joining the table")
    player.network.join_flow.ask.no.click()

    player.asked("leave")
    assert player.panel == ""
