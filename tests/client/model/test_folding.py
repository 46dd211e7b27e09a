"""Folding: a key of its own, and never by one press of anything."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.actions import Declare, Fold
from engine.match import MatchSetup
from engine.record import RecordHeader
from engine.rulesets import load
from engine.seats import BySeat, Seat
from net.pace import FAMILY
from tests.support.scenes import SWIFT, Seated
from tests.support.tables import Drive
from tusac_qt.model.display import TableDisplay
from tusac_qt.model.explanations import Explainer
from tusac_qt.model.intents import AskToChoose, Do, Explain, Intent
from tusac_qt.model.picks import Picks, at_new_prompt, press_deal, press_key
from tusac_qt.model.presenter import present
from tusac_qt.model.spoken_table import question_text
from tusac_qt.model.tray import TrayPlace
from tusac_qt.model.wording import Wording
from tusac_qt.play.local_table import LocalTable
from tusac_qt.terminal.text_table import TextTable
from tusac_qt.words.narration import Narrator

PLAY_IS_PROPOSED, FOLD_IS_PROPOSED = 0, 43
"""Seeds of deals under the rules of ten hu."""


def begun(seed: int, pace: object = FAMILY) -> LocalTable:
    setup = MatchSetup(load("tenhu"), 4, 2, seed.to_bytes(32), Seat(0))
    header = RecordHeader(setup, BySeat(("Ann", "Lan", "Minh", "Hoa")), BySeat(("", "easy", "easy", "easy")))
    return LocalTable.begin(header, pace=pace, now=0.0)  # type: ignore[arg-type]


def asked(seed: int) -> LocalTable:
    drive = Drive(begun(seed))
    drive.settle()
    assert drive.table.prompt is not None
    return drive.table


def shown(table: LocalTable, picks: Picks) -> TableDisplay:
    return present(table, picks, with_hints=True)


def is_fold(intent: Intent | None) -> bool:
    return isinstance(intent, Do) and isinstance(intent.action, Fold)


def test_d_explains_folding_and_never_folds() -> None:
    table = asked(PLAY_IS_PROPOSED)
    picks = Picks()
    for _ in range(3):
        picks, intent = press_key(shown(table, picks), picks, "D")
        assert isinstance(intent, Explain)
        assert isinstance(intent.subject, TrayPlace)
        told = Explainer(table, Narrator(table.players, table.seat, table.card)).explain_answer(
            intent.subject
        )
        assert told.endswith("X folds, pressed twice.")
    assert picks == Picks()


@pytest.mark.parametrize("key", ["X", "7"])
def test_a_first_press_asks_back_and_a_second_folds(key: str) -> None:
    table = asked(PLAY_IS_PROPOSED)
    once, intent = press_key(shown(table, Picks()), Picks(), key)
    assert intent is None
    words = Wording(table, Narrator(table.players, table.seat, table.card))
    labels = [answer.label for answer in words.table_text(shown(table, once), "").deal_answers]
    assert "Really fold?" in labels

    assert is_fold(press_key(shown(table, once), once, key)[1])


def test_neither_enter_nor_a_click_folds_at_once_even_where_folding_is_suggested() -> None:
    table = asked(FOLD_IS_PROPOSED)
    display = present(table, Picks(), with_hints=False, suggests=True)
    assert isinstance(display.proposed, Fold)
    assert press_key(display, Picks(), "Enter") == (Picks(), AskToChoose())
    at = next(at for at, answer in enumerate(display.deal_answers) if answer.is_fold)
    once, intent = press_deal(display, Picks(), at)

    assert intent is None
    assert is_fold(press_deal(shown(table, once), once, at)[1])


@pytest.mark.parametrize("key", ["Right", "H", "D", "P", "Esc"])
def test_any_other_key_takes_the_first_press_back(key: str) -> None:
    table = asked(PLAY_IS_PROPOSED)
    once, _ = press_key(shown(table, Picks()), Picks(), "X")
    other, intent = press_key(shown(table, once), once, key)
    assert not is_fold(intent)
    again, intent = press_key(shown(table, other), other, "X")

    assert again.is_asked_back
    assert intent is None
    assert not at_new_prompt(again).is_asked_back


def test_playing_takes_one_press() -> None:
    table = asked(PLAY_IS_PROPOSED)
    _, intent = press_key(shown(table, Picks()), Picks(), "Space")

    assert isinstance(intent, Do)
    assert isinstance(intent.action, Declare)


def test_where_there_is_nothing_to_fold_its_key_does_nothing() -> None:
    drive = Drive(begun(PLAY_IS_PROPOSED))
    drive.settle()
    prompt = drive.table.prompt
    assert prompt is not None
    drive.table.act(prompt.number, prompt.proposed, drive.now)
    drive.settle()
    picks = Picks()

    assert press_key(shown(drive.table, picks), picks, "X") == (picks, None)


def test_who_listens_is_told_the_key() -> None:
    table = asked(PLAY_IS_PROPOSED)
    words = Wording(table, Narrator(table.players, table.seat, table.card))

    assert "Fold, X" in question_text(shown(table, Picks()), words)


def test_in_the_terminal_it_is_typed_twice() -> None:
    table = asked(PLAY_IS_PROPOSED)
    terminal = TextTable(table, with_hints=True, tips_seen=frozenset())
    assert "Fold (7)" in terminal.question().lines[-1]
    assert terminal.answer("fold", 1.0)[-1] == "Type it again to fold."
    assert table.prompt is not None
    terminal.answer("D", 1.0)
    assert terminal.answer("7", 1.0)[-1] == "Type it again to fold."
    terminal.answer("7", 1.0)

    assert table.prompt is None


def test_at_the_table_the_second_press_of_x_folds(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begun(PLAY_IS_PROPOSED, SWIFT))
    seated.wait()
    table = seated.bridge.table
    seated.press(Qt.Key.Key_D)
    seated.press(Qt.Key.Key_X)
    assert seated.page.input.picks.is_asked_back
    assert Seat(0) not in table.view.folded
    seated.press(Qt.Key.Key_X)

    assert Seat(0) in table.view.folded or table.prompt is None


def test_a_first_press_is_forgotten_after_a_while(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begun(PLAY_IS_PROPOSED, SWIFT))
    seated.wait()
    seated.press(Qt.Key.Key_X)
    seated.page.input._asked_back.setInterval(1)
    seated.page.input._asked_back.start()

    qtbot.waitUntil(lambda: not seated.page.input.picks.is_asked_back)
