"""A lobby on the network in the window: seats, who is ready, talk, the rules, warnings."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from engine.rulesets import load
from engine.seats import Seat
from net.match.status import TablePhase
from net.node.reports import Trouble, Warned
from net.table.interface.commands import (
    Command,
    Remove,
    Rename,
    Say,
    SetReady,
    StandUp,
    StartMatch,
    TakeSeat,
    Wear,
)
from net.table.interface.status import News, NewsKind, Said
from tests.support.network import HOSTED, between_rounds, lobby, offer
from tests.support.network_player import SETTINGS, Player
from tests.support.tour import rest
from tusac_qt.phone.invitation import Serving, new_invitation
from tusac_qt.words.faces import DERIVED, derived_face
from tusac_qt.words.i18n import rules_name


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
    assert page.side.lines() == ["An: Hello everyone!"]
    assert page.start.isHidden(), "only the host may start"
    assert "Bình" in page.seats.buttons[0].accessibleName()


def test_who_comes_back_between_rounds_reads_how_it_stands_and_is_ready_with_space(player: Player) -> None:
    player.at(between_rounds(lobby(me=1)))
    page = player.network.lobby
    assert page is not None
    assert page.seats._words == ("Next comes round 3", "Press Space when you’re ready.")
    assert "−1" in page.seats.buttons[0].accessibleName()
    assert "+3" in page.seats.buttons[3].accessibleName()
    player.program.press(Qt.Key.Key_Space)
    player.asked(SetReady(is_ready=True))
    status = between_rounds(lobby(me=1))
    bound = replace(status, members=(status.members[0], replace(status.members[1], is_ready=True)))
    player.at(bound)
    assert page.seats._words[1] == "Waiting for An."


@pytest.mark.parametrize("size", [(1129, 676), (1024, 600), (1008, 560)])
def test_in_a_small_window_number_and_picture_for_phones_are_whole_in_sight(
    player: Player, size: tuple[int, int]
) -> None:
    player.window.resize(*size)
    player.at(lobby(people=3))
    page = player.network.lobby
    assert page is not None
    page.show_place(HOSTED)
    rest()
    page.side.show_serving(Serving(new_invitation(), 8000), "192.168.1.37")
    rest()
    side = page.side
    for part in (side.join.number, side.phones.switch, side.phones.picture, side.phones.typed):
        assert part.visibleRegion().boundingRect() == part.rect()

    assert not side.talk.isVisible(), "nothing was said yet"
    side.add_line("Bình: Hello everyone!")
    assert side.talk.isVisible()


def test_who_changes_seats_reads_beside_whom_one_sits_until_something_else_happens(player: Player) -> None:
    before = lobby(me=0, people=3)
    free, (an, binh, cuc, _) = before.seats[3], before.seats
    player.at(before)
    page = player.network.lobby
    assert page is not None
    for seats, words in (
        ((free, binh, an, cuc), "You sit between Bình and Cúc now."),
        ((an, binh, free, cuc), "You sit between Cúc and Bình now."),
        ((binh, free, an, cuc), "You sit beside Cúc now."),
        ((free, binh, free, an), "You’ve changed seats: the seats beside you are free."),
    ):
        player.at(replace(before, seats=seats))
        assert page.seats._words[1] == words
    me = replace(before.members[0], is_ready=True)
    player.at(replace(before, seats=seats, members=(me, *before.members[1:])))
    assert page.seats._words[1] == "Waiting for Bình."


def test_a_name_changed_in_the_settings_is_the_one_at_the_table(player: Player) -> None:
    player.at(lobby(me=1))
    assert not any(isinstance(wish, Rename) for wish in player.node.asked)
    player.program._preferences.change(replace(SETTINGS, name="Năm"))
    player.at(lobby(me=1))

    player.asked(Rename("Năm"))


def test_a_face_chosen_in_the_settings_is_told_to_the_others(player: Player) -> None:
    player.at(lobby(me=1))
    player.program._preferences.change(replace(SETTINGS, face=7))
    player.asked(Wear(7))
    player.program._preferences.change(replace(SETTINGS, face=DERIVED))
    player.asked(Wear(derived_face("An")))


def test_a_host_that_is_ready_alone_reads_that_it_waits_for_friends(player: Player) -> None:
    alone = lobby(people=1)
    ready = replace(alone, members=(replace(alone.members[0], is_ready=True),))
    player.at(ready)
    page = player.network.lobby
    assert page is not None
    assert page.seats._words == ("Waiting for friends", "You can start now, with computer players.")
    assert (page.start.property("role"), page.ready.property("role")) == ("primary", "large")
    player.at(alone)
    assert (page.start.property("role"), page.ready.property("role")) == ("", "primary")


def test_the_keyboard_begins_at_ready_and_goes_on_to_start_and_to_watch(player: Player) -> None:
    player.at(lobby(me=0))
    page = player.network.lobby
    assert page is not None
    assert player.window.focusWidget() is page.ready
    player.program.press(Qt.Key.Key_Down)
    assert player.window.focusWidget() is page.start
    player.program.press(Qt.Key.Key_Tab)
    assert player.window.focusWidget() is page.watch

    for button in (page.ready, page.start, page.watch):
        player.at(lobby(me=0))
        button.setFocus()
        player.at(replace(lobby(me=0), phase=TablePhase.DEALING))
        assert player.window.focusWidget() is page, "Enter would press what is not seen, or leave"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_with_large_text_all_main_buttons_are_seen_without_scrolling(
    player: Player, size: tuple[int, int]
) -> None:
    preferences = player.program._preferences
    preferences.change(replace(preferences.settings, scale_percent=200))
    player.window.resize(*size)
    player.at(lobby(me=0))
    rest()
    page = player.network.lobby
    assert page is not None

    for button in (page.ready, page.start, page.watch, page.leave):
        assert button.visibleRegion().boundingRect() == button.rect(), button.text()


def test_arrows_lead_out_of_the_line_of_the_chat(player: Player) -> None:
    player.at(lobby(me=0))
    page = player.network.lobby
    assert page is not None
    line = page.side.chat.line
    line.setText("ăn")
    for cursor, key, wanted in (
        (1, Qt.Key.Key_Down, page.ready),
        (1, Qt.Key.Key_Up, page.side.chat.phrases),
        (2, Qt.Key.Key_Right, page.ready),
        (0, Qt.Key.Key_Left, page.side.chat.phrases),
        (1, Qt.Key.Key_Right, line),
        (1, Qt.Key.Key_Left, line),
    ):
        line.setFocus()
        line.setCursorPosition(cursor)
        player.program.press(key)
        assert player.window.focusWidget() is wanted, key


def test_enter_on_a_free_seat_takes_it_as_the_seat_says_and_leads_back_to_ready(player: Player) -> None:
    status = lobby(me=0)
    player.at(status)
    page = player.network.lobby
    assert page is not None
    seat = page.seats.buttons[2]
    assert seat.shown_lines == ("Free seat", "friend or computer")
    seat.setFocus()
    assert seat.shown_lines == ("Free seat", "Sit here")
    player.program.press(Qt.Key.Key_Return)
    player.asked(TakeSeat(Seat(2)))
    assert player.window.focusWidget() is page.ready

    seat.setFocus()
    player.at(replace(status, seats=(*status.seats[:2], status.seats[1], status.seats[3])))
    assert player.window.focusWidget() is page.ready, "somebody else has sat down there"


def test_enter_pressed_twice_on_start_starts_once_and_presses_nothing_else(player: Player) -> None:
    player.at(lobby(me=0))
    page = player.network.lobby
    assert page is not None
    page.start.setFocus()
    player.program.press(Qt.Key.Key_Return)
    player.asked(StartMatch())
    assert player.window.focusWidget() is page.start
    player.program.press(Qt.Key.Key_Return)
    assert [wish for wish in player.node.asked if isinstance(wish, Command)] == [StartMatch()]

    page.allow_start()
    player.program.press(Qt.Key.Key_Return)
    assert player.node.asked.count(StartMatch()) == 2


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
    player.network.join_flow.ask.yes.click()
    player.asked(Remove(status.members[1].key))


def test_the_host_reads_that_who_is_sent_away_in_a_round_plays_it_to_its_end(player: Player) -> None:
    status = lobby(me=0, people=2)
    player.at(status)
    player.at(replace(status, phase=TablePhase.DEALING))
    page = player.network.lobby
    assert page is not None
    page.side.members.findChildren(QPushButton)[0].click()
    player.says("Bình finishes this round, then leaves and can’t come back to this table.")


def test_the_lobby_explains_the_rules_of_its_table(player: Player) -> None:
    player.at(lobby(offer=offer(rules=load("wiki"))))
    page = player.network.lobby
    assert page is not None
    player.program.press(Qt.Key.Key_F1)

    help_page = player.program.rooms.rules.help_page
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

    assert "isn’t the Bình you met before" in page.side.lines()[0]
    assert "192.168.1.99" in page.side.warning.text()
    assert not page.side.warning.isHidden()


@pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1280, 800)])
@pytest.mark.parametrize("people", [2, 3, 4])
def test_what_is_said_in_the_middle_has_a_room_clear_of_all_seats(
    player: Player, size: tuple[int, int], people: int
) -> None:
    player.at(lobby(people=people))
    page = player.network.lobby
    assert page is not None
    player.window.resize(*size)
    QTest.qWait(20)
    room = page.seats.middle()

    assert room.width() > 5 * page.seats._body
    assert room.height() > 3 * page.seats._body
    assert not any(
        room.intersects(QRectF(button.geometry())) for button in page.seats.buttons if button.isVisible()
    )
