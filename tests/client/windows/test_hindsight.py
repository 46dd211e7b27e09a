"""After a round one line says what a master would have done, where it was worth something."""

from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from tests.support.scenes import SWIFT, Seated
from tests.support.tables import Drive, begin
from tusac_qt.model.review_words import dearest_text
from tusac_qt.play.review import LEAST_MISTAKE, Choice, Judged, appraised, dearest
from tusac_qt.play.table import PromptKind
from tusac_qt.windows.table.hindsight import Hindsight


def choices_of_a_careless_player(seed: int) -> list[Choice]:
    """Return what was chosen by somebody who always takes the last thing that is legal."""
    drive, made = Drive(begin(seed)), []
    drive.settle()
    while (prompt := drive.table.prompt) is not None:
        action = prompt.legal[-1]
        made.append(Choice(drive.table.view, prompt.legal, action))
        assert drive.table.act(prompt.number, action, drive.now)
        drive.settle()
    return made


def test_the_choice_that_cost_most_is_found_and_named_with_its_worth(qtbot: QtBot) -> None:
    made = choices_of_a_careless_player(3)
    judged = [one for one in map(appraised, made) if one is not None]
    wanted = dearest(judged)
    assert wanted is not None
    assert wanted.cost == max(one.cost for one in judged if not one.is_as_proposed) >= LEAST_MISTAKE

    parent = QObject()
    hindsight = Hindsight(parent)
    hindsight.begin_round()
    for choice in made:
        hindsight.note(choice.view, choice.legal, choice.action)
    found: list[Judged] = []
    hindsight.found.connect(found.append)
    hindsight.judge()
    qtbot.waitUntil(lambda: bool(found))
    hindsight.stop()

    assert found == [wanted]
    told = dearest_text(wanted, lambda action: type(action).__name__)
    assert told.startswith("Your costliest choice: ")
    assert told.endswith(" points more on average.")


def test_a_choice_that_was_taken_back_is_not_blamed(qtbot: QtBot) -> None:
    made = choices_of_a_careless_player(3)
    parent = QObject()
    hindsight = Hindsight(parent)
    hindsight.begin_round()
    found: list[Judged] = []
    hindsight.found.connect(found.append)
    for choice in made:
        hindsight.note(choice.view, choice.legal, choice.action)
        hindsight.take_back()
    hindsight.judge()
    qtbot.wait(50)
    hindsight.stop()

    assert found == []


def test_the_result_of_a_careless_round_says_it_and_the_next_round_says_it_no_more(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(3, pace=SWIFT, rounds=2))
    page, table = seated.page, seated.bridge.table
    for prompt in seated.prompts():
        if prompt.kind is PromptKind.DISCARD:
            for key in (Qt.Key.Key_End, Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_Return):
                seated.press(key)
        else:
            seated.press(Qt.Key.Key_Space)
        if table.prompt is not None and table.prompt.number == prompt.number:
            seated.do_proposed()
    qtbot.waitUntil(page.result.isVisible)
    qtbot.waitUntil(lambda: page.result.advice.text().startswith("Your costliest choice: "))

    page.result.next_wanted.emit()
    seated.wait()
    assert not page.result.isVisible()
    page._endings.round.show_result()
    assert "dearest" not in page.result.advice.text()
