"""Rounds on the network that end in the window: results, proofs, records, the next round."""

import errno
import time
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine.match import end_round
from engine.seats import Seat
from net.match.status import Dealt, ProofStatus, TablePhase
from net.node.reports import Left, RecordKept, Trouble, Warned
from net.table.interface.commands import SetReady
from net.table.interface.status import EndReason, News, NewsKind, Presence, Status
from tests.support.markup import shown_texts
from tests.support.network import Playing, lobby, seated
from tests.support.network_player import Player, seat_everybody
from tests.support.refusing import ALWAYS, refusing_disk
from tests.support.tables import whole_record
from tusac_qt.play.score_file import SCORES_NAME, read_scores
from tusac_qt.windows.table.proof import ProofPanel


def finish(player: Player, playing: Playing) -> Status:
    """Play the round to its end and show it, verified."""
    while not playing.full.is_over:
        playing.go_on()
    proof = replace(playing.status.proof, verified=(0, 1, 2, 3)) if playing.status.proof else None
    status = replace(playing.status, phase=TablePhase.BETWEEN, proof=proof)
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
    assert result.proven.text() == "Verified by 4 computers ✓"

    record = tmp_path / "round.fair"
    record.write_bytes(b"a record")
    player.node.report(RecordKept(1, record))
    player.until(table.company.proof.isHidden)
    result.proof_button.click()
    proof = table.company.proof
    player.until(proof.save.isEnabled)
    assert proof.title.text() == "Verified by 4 computers ✓"
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
    assert not player.network.join_flow.ask.is_asking, "Enter pressed twice asks whether to leave"
    player.at(status)
    assert player.window.focusWidget() is result.next_button


def test_a_round_that_ends_under_the_settings_leaves_them_the_keyboard(player: Player) -> None:
    playing = seat_everybody(player)
    rooms = player.program.rooms
    table, page = rooms.table, rooms.settings_page
    assert table is not None
    rooms.open_settings()
    page.level.setFocus()
    while not playing.full.is_over:
        playing.go_on()
    player.node.at(replace(playing.status, phase=TablePhase.BETWEEN), *playing.take_events())
    player.until(lambda: table.result.isVisibleTo(table))
    player.until(lambda: not table.result.is_guarded)

    assert player.window.focusWidget() is page.level
    player.program.press(Qt.Key.Key_Escape)
    assert player.window.pages.currentWidget() is table
    assert table.result.isAncestorOf(player.window.focusWidget())


def test_the_result_says_at_once_who_cannot_be_heard_and_who_is_back(player: Player) -> None:
    status = finish(player, seat_everybody(player))
    table = player.program.rooms.table
    assert table is not None
    away = replace(status.members[1], presence=Presence.AWAY)
    ready = (replace(status.members[0], is_ready=True), away, *status.members[2:])
    player.at(replace(status, members=ready), News(NewsKind.LOST, 1))
    assert table.result.waiting.text() == "Waiting for Bình (away), Cúc, Dũng."

    player.at(replace(status, members=(ready[0], *status.members[1:])), News(NewsKind.BACK, 1))
    assert table.result.waiting.text() == "Waiting for Bình, Cúc, Dũng."


def test_the_next_round_hands_the_keyboard_from_the_result_to_the_table(player: Player) -> None:
    status = finish(player, seat_everybody(player))
    table = player.program.rooms.table
    assert table is not None
    result = table.result
    player.until(lambda: not result.is_guarded)
    player.program.press(Qt.Key.Key_Return)
    player.asked(SetReady(is_ready=True))
    player.at(replace(status, members=(replace(status.members[0], is_ready=True), *status.members[1:])))
    second = Playing.deal(lobby(people=4), Seat(0), seed=bytes([1] * 32), now=time.monotonic())
    player.node.at(second.status, *second.take_events())
    player.until(result.isHidden)

    assert player.window.focusWidget() is table.view


def test_cards_that_are_dealt_end_a_look_back_and_what_was_kept_is_not_offered_for_them(
    player: Player, tmp_path: Path
) -> None:
    finish(player, seat_everybody(player))
    table, archive = player.program.rooms.table, player.program.rooms.archive
    assert table is not None
    path = tmp_path / "first.tusac-record"
    path.write_text(whole_record(9, rounds=1), encoding="utf-8")
    player.node.report(RecordKept(1, path))
    player.until(table.result.review_button.isVisible)
    player.until(lambda: not table.result.is_guarded)
    table.result.review_button.click()
    player.until(lambda: player.window.pages.currentWidget() is archive.page)

    second = Playing.deal(lobby(people=4), Seat(0), seed=bytes([1] * 32), now=time.monotonic())
    player.node.at(second.status, *second.take_events())
    player.until(lambda: player.window.pages.currentWidget() is table)
    assert archive.page is None
    finish(player, second)
    assert not table.result.review_button.isVisible()


def test_the_hands_of_others_are_seen_once_the_audit_has_shown_them(player: Player) -> None:
    playing = seat_everybody(player)
    status = finish(player, playing)
    table = player.program.rooms.table
    assert table is not None

    def shown() -> dict[Seat, int]:
        page = table.result.stage.page
        assert page is not None
        return {row.seat: row.hidden for row in page.rows if not row.is_winner}

    assert any(shown().values())
    player.at(replace(status, round=playing.full))

    assert not any(shown().values())


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

    told = "there will be no records, and if the game is stopped you can’t play on. (No space left on device)"
    assert told in table.result.unkept.text()
    assert told in table.drawer.lines()[-1]
    player.node.report(Warned(Trouble.CODE_TRIED, "192.168.1.9"))
    player.until(lambda: "wrong code" in table.drawer.lines()[-1])
    assert told in table.result.unkept.text()


def test_the_score_book_learns_which_file_holds_a_round_once_it_is_kept(
    player: Player, tmp_path: Path
) -> None:
    finish(player, seat_everybody(player))
    scores = player.program.rooms._matches.scores
    player.until(lambda: len(read_scores(scores.path)) == 1)
    player.node.report(RecordKept(1, tmp_path / "Lan’s table 1.tusac-round"))

    player.until(lambda: [row.record for row in read_scores(scores.path)] == ["Lan’s table 1.tusac-round"])


def test_a_score_book_on_a_full_disk_is_told_once_at_the_table(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing_disk(monkeypatch, SCORES_NAME).refuse("open", ALWAYS, errno.ENOSPC)
    finish(player, seat_everybody(player))
    table = player.program.rooms.table
    assert table is not None
    told = "Your score book can’t be updated right now (the disk is full). The game goes on"
    player.until(table.result.unkept.isVisible)
    assert told in table.result.unkept.text()
    player.node.report(RecordKept(1, tmp_path / "Lan’s table 1.tusac-round"))
    player.program.rooms._matches._worker.drain()
    player.node.report(Warned(Trouble.CODE_TRIED, "192.168.1.9"))
    player.until(lambda: "wrong code" in table.drawer.lines()[-1])

    assert sum(told in line for line in table.drawer.lines()) == 1


def test_a_round_that_is_void_says_why_and_leads_on(player: Player) -> None:
    playing = seat_everybody(player)
    cheat = (1, "false_shuffle")
    proof = replace(playing.status.proof, cheats=(cheat,)) if playing.status.proof else None
    status = replace(
        playing.status,
        phase=TablePhase.BETWEEN,
        proof=proof,
        question=None,
        void_hands=((2, 1),),
        pending=((1, 3),),
    )
    player.at(
        status, News(NewsKind.PROVEN_CHEAT, 1, cheat[1]), News(NewsKind.ROUND_VOID, None, "proven_cheat")
    )
    table = player.program.rooms.table
    assert table is not None
    player.until(table.result.isVisible)

    said = shown_texts(table.result)
    assert "This round doesn’t count" in said
    assert "Bình’s program broke the rules of fair dealing" in said
    assert "not a shuffle of the one before" in said
    assert "1 round cancelled when Cúc left" in said
    assert "Dũng’s win in round 1 isn’t counted yet: the keys haven’t arrived." in said
    player.until(lambda: not table.result.is_guarded)
    table.result.next_button.click()
    player.asked(SetReady(is_ready=True))


def test_after_the_last_round_the_result_stays_until_one_goes_home(player: Player) -> None:
    playing = seat_everybody(player)
    status = finish(player, playing)
    player.node.at(replace(status, phase=TablePhase.ENDED, end=EndReason.MATCH_OVER))
    player.node.report(Left())
    QTest.qWait(50)
    table = player.program.rooms.table
    assert table is not None

    assert table.result.isVisible()
    player.until(lambda: not table.result.is_guarded)
    table.result.home_button.click()
    assert player.window.pages.currentWidget() is player.window.home


def test_the_result_of_the_only_round_of_a_shared_match_leads_home(player: Player) -> None:
    hall = lobby(people=4)
    assert hall.offer is not None
    playing = Playing.deal(replace(hall, offer=replace(hall.offer, rounds=1)), Seat(0), now=time.monotonic())
    player.sit_at(playing)
    while not playing.full.is_over:
        playing.go_on()
    assert playing.full.outcome is not None
    over = end_round(playing.match, playing.full.outcome)
    player.node.at(replace(playing.status, phase=TablePhase.ENDED, match=over), *playing.take_events())
    table = player.program.rooms.table
    assert table is not None
    player.until(table.result.isVisible)

    assert not table.result.next_button.isVisible()
    assert player.window.focusWidget() is table.result.home_button


def test_the_proof_counts_the_seconds_until_the_next_round(player: Player) -> None:
    status = finish(player, seat_everybody(player))
    table = player.program.rooms.table
    assert table is not None
    table.result.proof_button.click()
    waiting = table.company.proof.waiting
    assert waiting.isHidden()
    player.at(replace(status, countdown_until=time.monotonic() + 30))
    player.until(waiting.isVisible)
    before = waiting.text()
    assert before.startswith("The next round starts in")
    player.until(lambda: waiting.text() != before)
    player.at(status)

    player.until(waiting.isHidden)


def test_the_result_says_who_has_left_meanwhile(player: Player) -> None:
    status = finish(player, seat_everybody(player))
    table = player.program.rooms.table
    assert table is not None
    assert table.result.account.isHidden()
    member = replace(status.members[2], presence=Presence.LEFT)
    player.at(replace(status, members=(*status.members[:2], member, status.members[3])))

    assert table.result.account.text() == "Cúc has left the table."


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


def test_the_proof_of_one_computer_alone_claims_nothing_and_wants_nothing_read_aloud(player: Player) -> None:
    status = finish(player, seat_everybody(player))
    alone = seated(lobby(people=1), computers=(0, 0, 0))
    told = replace(
        status, members=alone.members, seats=alone.seats, proof=ProofStatus("", (0,), 1, (0,), (), b"")
    )
    panel = ProofPanel(player.window)
    panel.show_proof(told)

    assert panel.title.text() == "Only this computer shuffled"
    assert "can see all the cards" in panel.text.text()
    assert "Every computer" not in panel.text.text()
    assert panel.words.isHidden()
    panel.show_proof(status)
    assert "another person’s hand" in panel.text.text()
    assert not panel.words.isHidden()


@pytest.mark.parametrize(
    ("machines", "text"),
    [
        (
            2,
            "With two computers, neither can read a card in the wall or in the other’s hand before its time.",
        ),
        (
            3,
            (
                "With 3 computers at the table, 2 of them working together can read the wall before it’s drawn,"
                " and so work out what"
            ),
        ),
        (
            4,
            (
                "With 4 computers at the table, 3 of them working together can read the wall before it’s drawn,"
                " and so work out what"
            ),
        ),
        (
            5,
            (
                "With 5 computers at the table, 3 of them working together can read the wall before it’s drawn,"
                " and so work out which cards"
            ),
        ),
        (
            6,
            (
                "With 6 computers at the table, 4 of them working together can read the wall before it’s drawn,"
                " and so work out which cards"
            ),
        ),
    ],
)
def test_the_proof_says_what_machines_in_league_can_read(player: Player, machines: int, text: str) -> None:
    playing = seat_everybody(player)
    status = finish(player, playing)
    assert status.proof is not None
    player.at(replace(status, proof=replace(status.proof, machines=machines)))
    table = player.program.rooms.table
    assert table is not None
    table.result.proof_button.click()

    assert text in table.company.proof.text.text()


def test_the_proof_of_many_machines_is_scrolled_where_it_has_no_room(player: Player) -> None:
    panel = ProofPanel(player.window)
    panel.resize(500, 260)
    playing = seat_everybody(player)
    proof = ProofStatus("", (0, 1, 2), 3, (0, 1, 2), (), b"")
    panel.show_proof(replace(playing.status, proof=proof))
    panel.show()
    QTest.qWait(20)
    bar = panel.area.verticalScrollBar()
    assert bar.maximum() > 0
    assert panel.close_button.geometry().bottom() <= panel.height()
    QTest.keyClick(panel, Qt.Key.Key_Down)

    assert bar.value() > 0
