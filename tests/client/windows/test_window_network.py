"""A table on the network in the window: dealt, played, paused, watched, left and lost."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from engine.seats import Seat
from engine.state import Phase as RoundPhase
from net.match.status import ProofStatus, TablePhase
from net.node.reports import Left
from net.node.wishes import Hosting
from net.table.interface.commands import Say, SetPaused, TakeSeat, WaitNoLonger
from net.table.interface.status import EndReason, Presence, Said
from tests.support.network import Playing, lobby, seated
from tests.support.network_player import Player, seat_everybody
from tests.support.tour import rest
from tusac_qt.model.moods import Mood
from tusac_qt.windows.network import long_wait


def test_the_shuffle_is_shown_as_it_happens(player: Player) -> None:
    status = seated(lobby(people=2), computers=(1, 0))
    proof = ProofStatus("SHUFFLE", (0,), 2, (), (), b"")
    player.at(replace(status, phase=TablePhase.DEALING, proof=proof))
    page = player.network.lobby
    assert page is not None

    assert page.seats._words == ("Everyone is shuffling", "1 of 2 shuffles proven")
    names = [button.accessibleName() for button in page.seats.buttons]
    assert names[0] == "An, shuffle proven"
    assert names[1] == "Bình, is shuffling…"
    assert names[2] == "Lan, on Bình’s computer"
    assert "cannot change these cards" not in page._trust.text()
    assert "recheck" in page._trust.text()


def test_a_table_is_played_with_the_keys_of_every_table(player: Player) -> None:
    playing = seat_everybody(player)
    table = player.program.rooms.table
    assert table is not None
    QTest.qWait(300)
    for key in (Qt.Key.Key_End, Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(table.view, key)
        QTest.qWait(200)

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
    assert strip.left[-1] == "An’s table"
    assert strip.right == "Cúc paused: time for tea"
    states = [plaque.content.states for plaque in table.scene.plaques if plaque.content is not None]
    assert states[1:3] == [("shaky",), ("just passes",)]


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


def test_an_emote_is_shown_by_the_face_and_in_the_log_and_is_sent_from_the_menu(
    player: Player, qtbot: QtBot
) -> None:
    playing = seat_everybody(player)
    player.at(replace(playing.status), Said(2, "", "", int(Mood.LAUGH)))
    table = player.program.rooms.table
    assert table is not None

    assert [face.mood for face in table.scene.faces] == [None, None, Mood.LAUGH, None]
    assert not any(bubble.isVisible() for bubble in table.scene.speech.values())
    assert table.drawer.lines()[-1] == "Cúc: (laugh)"
    emotes = next(action.menu() for action in table.drawer.chat.menu().actions() if action.menu())
    assert isinstance(emotes, QMenu)
    assert [action.text() for action in emotes.actions()][:2] == ["Smile", "Wink"]
    emotes.actions()[1].trigger()
    player.asked(Say("", emote=int(Mood.WINK)))
    qtbot.waitUntil(lambda: table.scene.faces[2].mood is None)


def test_what_is_written_in_the_log_plays_no_card_and_is_closed_by_esc_or_l(
    player: Player, qtbot: QtBot
) -> None:
    seat_everybody(player)
    table = player.program.rooms.table
    assert table is not None
    drawer, line = table.drawer, table.drawer.chat.line
    pressed: list[str] = []
    table.view.key_pressed.connect(pressed.append)
    player.program.press(Qt.Key.Key_L)
    assert line.hasFocus()
    pressed.clear()
    for word in ("com toi roi", "da", "Lan oi"):
        QTest.keyClicks(line, word)
        assert line.text() == word
        QTest.keyClick(line, Qt.Key.Key_Return)
        player.asked(Say("", word))
    assert pressed == []
    assert not any(isinstance(wish, SetPaused) for wish in player.node.asked)

    QTest.keyClicks(line, "half a w")
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert not drawer.isVisible()
    qtbot.wait(200)  # the same key at once would be one press that arrived twice
    player.program.press(Qt.Key.Key_L)
    assert drawer.isVisible()
    assert line.text() == "half a w"
    line.clear()
    QTest.keyClick(line, Qt.Key.Key_L)
    qtbot.waitUntil(drawer.isHidden)
    assert line.text() == ""


def test_reading_the_settings_stops_nobodys_clock(player: Player) -> None:
    seat_everybody(player)
    player.program.rooms.open_settings()
    player.program.rooms.visits.leave()

    assert not any(isinstance(wish, SetPaused) for wish in player.node.asked)
    assert player.window.pages.currentWidget() is player.program.rooms.table


def test_a_host_with_guests_closes_the_table_only_if_it_is_meant(player: Player) -> None:
    player.at(lobby())
    assert player.network.lobby is not None
    player.network.lobby.leave_wanted.emit()
    player.says("Close the table?")
    player.network.join_flow.ask.no.click()
    assert "leave" not in player.node.asked
    player.network.lobby.leave_wanted.emit()
    player.network.join_flow.ask.yes.click()

    player.asked("leave")


def test_a_question_in_large_text_is_as_high_as_its_words_and_buttons(player: Player) -> None:
    playing = seat_everybody(player)
    player.window.resize(1206, 620)
    preferences = player.program._preferences
    preferences.change(replace(preferences.settings, scale_percent=200))
    rest()
    here = playing.status.members
    away = tuple(replace(member, presence=Presence.AWAY) for member in here[2:])
    player.at(replace(playing.status, members=(*here[:2], *away)))
    player.program.rooms.leave_wanted.emit()
    rest()
    ask = player.network.join_flow.ask

    assert ask.yes.height() >= ask.yes.sizeHint().height()
    assert ask.text.height() >= ask.text.heightForWidth(ask.text.width())


def test_who_leaves_too_few_behind_reads_that_the_round_will_not_count(player: Player) -> None:
    playing = seat_everybody(player)
    everybody = playing.status.members
    gone = replace(everybody[3], presence=Presence.AWAY)
    for members, cost in (
        (everybody, "The others play on"),
        ((*everybody[:3], gone), "won’t count"),
    ):
        player.at(replace(playing.status, members=members))
        player.program.rooms.leave_wanted.emit()
        player.says(cost)
        player.network.join_flow.ask.no.click()


def test_who_leaves_between_rounds_reads_that_the_rounds_played_are_kept(player: Player) -> None:
    playing = seat_everybody(player)
    computers = tuple(replace(seat, member=0, level="easy") for seat in playing.status.seats[1:])
    alone = replace(playing.status, seats=(playing.status.seats[0], *computers))
    for status, cost in (
        (alone, "Nobody else is playing: if you leave, this round doesn’t count."),
        (replace(alone, phase=TablePhase.BETWEEN), "The match ends here. The rounds you’ve played are kept."),
        (replace(playing.status, phase=TablePhase.BETWEEN), "The match goes on without you"),
    ):
        player.at(status)
        player.program.rooms.leave_wanted.emit()
        player.says(cost)
        player.network.join_flow.ask.no.click()


def test_leaving_a_game_is_asked_twice_and_leads_home(player: Player) -> None:
    playing = seat_everybody(player)
    player.program.rooms.leave_wanted.emit()
    player.says("Leave the table?")
    player.program.press(Qt.Key.Key_Return)
    assert player.panel == "", "Enter stays"
    assert "leave" not in player.node.asked
    player.program.rooms.leave_wanted.emit()
    player.network.join_flow.ask.yes.click()

    player.asked("leave")
    player.node.at(replace(playing.status, phase=TablePhase.ENDED, end=EndReason.WE_LEFT))
    player.node.report(Left())
    QTest.qWait(30)
    assert player.window.pages.currentWidget() is player.window.home
    assert player.program.rooms.table is None
    assert player.network.lobby is None


def test_a_table_that_is_lost_says_why_and_leads_home(player: Player) -> None:
    playing = seat_everybody(player)
    player.node.at(replace(playing.status, phase=TablePhase.ENDED, end=EndReason.LOST))
    player.node.report(Left())
    player.says("was lost and didn’t come back")

    assert player.window.pages.currentWidget() is player.window.home


def test_who_waits_too_long_for_most_machines_is_offered_a_new_table_with_the_same_settings(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_wait, "OFFER_AFTER_S", 0.2)
    playing = Playing.deal(seated(lobby(), computers=(0, 1), level="hard"), Seat(0))
    player.sit_at(playing)
    lan = replace(playing.status.members[1], presence=Presence.AWAY)
    members = (playing.status.members[0], lan)
    lonely = replace(playing.status, phase=TablePhase.WAITING, members=members, question=None)
    player.at(lonely)
    player.says("Waiting for Bình: The two of you can only go on together.")
    player.program.press(Qt.Key.Key_Return)
    assert player.panel == "", "Enter waits"

    player.at(playing.status)
    player.at(lonely)
    player.says("points start from zero")
    player.at(playing.status)
    assert player.panel == "", "who is heard again is not left"

    player.at(lonely)
    player.says("Waiting for Bình")
    player.network.join_flow.ask.yes.click()
    player.asked("leave")
    player.node.report(Left())
    offer = lonely.offer
    assert offer is not None
    player.asked(Hosting("An’s table", offer.rules, 4, "hard", offer.pace, offer.rounds, gives_up=True))


def _menu(player: Player) -> list[str]:
    return [action.text() for action in player.program.rooms.menu.made().actions()]


def test_who_only_watches_sees_the_table_and_no_hand(player: Player) -> None:
    playing = Playing.deal(lobby(people=4), Seat(0))
    members = tuple(replace(member, is_me=False) for member in playing.status.members)
    me = replace(members[0], key=b"w" * 32, name="Em", is_me=True, is_coordinator=False, is_spectator=True)
    blank = playing.full._replace(deck=(None,) * len(playing.full.deck))
    status = replace(playing.status, members=(*members, me), round=blank, question=None)
    player.come()
    player.node.at(status, *playing.take_events())
    player.until(lambda: player.program.rooms.table is not None)
    table = player.program.rooms.table
    assert table is not None

    assert table.display.hand == ()
    assert table.display.plaques[0].cards == len(playing.full.hands[0])
    assert not any(place.is_lit for place in table.display.tray)
    onlooker = table.company.onlooker
    assert onlooker.isVisible()
    assert onlooker.title.text() == "You’re watching"
    assert "from An’s seat" in onlooker.words.text()
    assert onlooker.sit.isHidden(), "every seat is a person's"
    seats = replace(status, seats=(*status.seats[:3], replace(status.seats[3], member=0, level="easy")))
    player.at(seats)
    player.until(onlooker.sit.isVisible)
    assert seats.match is not None
    rounds = seats.match.setup.rounds
    player.at(replace(seats, match=replace(seats.match, round_number=rounds)))
    assert onlooker.sit.isHidden(), "no round follows"
    assert "Take a seat next round" not in _menu(player)
    player.at(replace(seats, match=replace(seats.match, round_number=rounds), phase=TablePhase.BETWEEN))
    assert onlooker.sit.isVisibleTo(table)
    assert "Take a seat next round" in _menu(player)
    player.at(seats)
    onlooker.sit.click()
    player.asked(TakeSeat(Seat(3)))
    assert onlooker.sit.isHidden()
    assert onlooker.words.text() == "You’ll sit down next round."


def test_who_plays_is_not_told_to_look_on(player: Player) -> None:
    seat_everybody(player)
    table = player.program.rooms.table
    assert table is not None

    assert table.company.onlooker.isHidden()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (420, 800)])
def test_who_waits_long_without_a_clock_may_choose_to_wait_no_longer(
    player: Player, size: tuple[int, int]
) -> None:
    playing = seat_everybody(player)
    player.window.resize(*size)
    table = player.program.rooms.table
    assert table is not None
    button, strip = table.company.slow_wait, table.scene.strip
    assert button.isHidden()

    player.at(replace(playing.status, slow=(1, 2)))
    player.until(button.isVisible)
    assert button.text() == "Stop waiting for Bình, Cúc"
    assert strip.content is not None
    assert strip.content.right == "The table is waiting for Bình, Cúc, with no clock"
    assert table.rect().contains(button.geometry())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    player.asked(WaitNoLonger())

    player.at(replace(playing.status, slow=(1, 2), waits_no_longer=True))
    player.until(button.isHidden)
    assert strip.content.right == "Others are still waiting for Bình, Cúc; you’re not"
    player.at(playing.status)
    player.until(lambda: strip.content is not None and not strip.content.right)
