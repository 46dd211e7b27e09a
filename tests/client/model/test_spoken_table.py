"""The table for screen readers: what they find there, where the keyboard is, and what they are told."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QGroupBox
from pytestqt.qtbot import QtBot

from tests.support.scenes import SWIFT, Seated
from tests.support.spoken import Found, Role, heard, screen_reader, tree
from tests.support.tables import begin
from tusac_qt.model.display import Zone
from tusac_qt.model.spoken_table import question_text
from tusac_qt.model.waiting import TableWait, waits_for
from tusac_qt.play.hand_order import in_order
from tusac_qt.play.table import PromptKind
from tusac_qt.words.i18n import card_name, without_marks

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"),
    reason="elsewhere screen readers are told by announcements, which leave no trace",
)


@pytest.fixture(autouse=True)
def _listening() -> Iterator[None]:
    with screen_reader():
        yield


@pytest.fixture
def seated(qtbot: QtBot) -> Seated:
    """Return a player at a table, who is asked something."""
    found = Seated(qtbot, begin(1, pace=SWIFT))
    qtbot.waitActive(found.page)
    found.page.setFocus()
    found.wait()
    return found


def until(seated: Seated, wanted: TableWait) -> None:
    """Play on, passing and discarding what is proposed, until the table waits for that."""
    table = seated.bridge.table
    while waits_for(table.prompt) is not wanted:
        assert table.view.outcome is None
        seated.wait()
        if waits_for(table.prompt) is wanted:
            break
        is_discard = table.prompt is not None and table.prompt.kind is PromptKind.DISCARD
        if is_discard:
            seated.do_proposed()
        else:
            seated.press_focused(Qt.Key.Key_Space)


def group(seated: Seated, name: str) -> list[Found]:
    """Return the things in the part of the table that is called so."""
    box = next(box for box in seated.page.findChildren(QGroupBox) if box.accessibleName().startswith(name))
    return tree(box)


def test_a_screen_reader_finds_hand_players_buttons_and_the_card_on_offer(seated: Seated) -> None:
    until(seated, TableWait.CLAIM)
    display = seated.page.display

    cards = [found.name for found in group(seated, "Your hand")]
    players = [found.name for found in group(seated, "Players")]
    everything = [found.name for found in tree(seated.page)]

    assert cards == [card_name(held.card) for held in in_order(display.hand)]
    assert [name.split(".")[0] for name in players] == [plaque.name for plaque in display.plaques]
    assert {found.role for found in group(seated, "Table buttons")} == {Role.Button}
    assert display.offer is not None
    assert any(card_name(display.offer.card) in name for name in everything)
    assert any(name.startswith("Wall: ") for name in everything)


def test_cards_and_players_tell_which_of_how_many_they_are(seated: Seated) -> None:
    held = in_order(seated.page.display.hand)
    hand = next(box for box in seated.page.findChildren(QGroupBox) if "Your hand" in box.accessibleName())
    cards = [found for found in tree(hand) if found.widget.isVisible()]

    assert len(cards) == len(held)
    assert [found.detail.split(", ")[-1] for found in cards] == [
        f"{at} of {len(held)}" for at in range(1, len(held) + 1)
    ]


def test_every_answer_is_there_with_its_state_and_why_it_is_not_possible(seated: Seated) -> None:
    until(seated, TableWait.CLAIM)

    answers = group(seated, "Answers")

    display = seated.page.display
    assert all(found.is_enabled for found in answers), "a quiet one may be asked why"
    assert len(answers) == 8
    told = [found.detail.startswith("possible, ") for found in answers]
    assert told == [place.is_lit for place in display.tray]
    quiet = [found.detail for found, is_lit in zip(answers, told, strict=True) if not is_lit]
    assert all(detail.startswith("not possible: ") for detail in quiet)
    assert {found.role for found in answers} == {Role.Button}


def come_to_a_dimmed_answer(seated: Seated) -> None:
    """Go along the answers to a card on offer to one that is not possible."""
    until(seated, TableWait.CLAIM)
    while seated.page.display.focus is None or seated.page.display.focus.zone is not Zone.TRAY:
        seated.press_focused(Qt.Key.Key_Tab)
    go_on_to_a_dimmed_answer(seated)


def go_on_to_a_dimmed_answer(seated: Seated) -> None:
    """Go right to the next answer that is not possible."""
    seated.press_shifted(Qt.Key.Key_Right)
    while (focus := seated.page.display.focus) and seated.page.display.tray[focus.place].is_lit:
        seated.press_shifted(Qt.Key.Key_Right)


def test_an_answer_that_is_not_possible_is_said_with_why_and_nothing_else(seated: Seated) -> None:
    come_to_a_dimmed_answer(seated)

    focus = seated.page.display.focus
    assert focus is not None
    dimmed = group(seated, "Answers")[focus.place]
    assert dimmed.name in heard()
    assert dimmed.detail.split(": ", 1)[1].split(".")[0] in heard()


def test_escape_from_an_answer_that_is_not_possible_says_again_what_is_asked(seated: Seated) -> None:
    come_to_a_dimmed_answer(seated)
    go_on_to_a_dimmed_answer(seated)
    seated.press_focused(Qt.Key.Key_Escape)

    assert seated.page.display.focus is None
    assert "You can take this card" in heard()


def test_the_keyboard_goes_where_the_cursor_goes(seated: Seated) -> None:
    until(seated, TableWait.TURN)
    seated.press_focused(Qt.Key.Key_Right)
    card = seated.page.display.focus
    first = heard()
    seated.press_focused(Qt.Key.Key_Right)

    held = in_order(seated.page.display.hand)
    assert card is not None
    assert first.startswith(card_name(held[card.place].card))
    assert heard().startswith(card_name(held[card.place + 1].card))


def test_a_card_that_may_be_taken_is_told_wherever_the_keyboard_is(seated: Seated, qtbot: QtBot) -> None:
    until(seated, TableWait.TURN)
    seated.do_proposed()
    seated.press_focused(Qt.Key.Key_Right)
    until(seated, TableWait.CLAIM)

    display = seated.page.display
    assert display.offer is not None
    qtbot.waitUntil(lambda: "You can take this card" in heard())
    assert card_name(display.offer.card) in heard()
    assert "Pass, Space" in heard()


def test_a_turn_is_told_and_last_what_is_suggested(seated: Seated, qtbot: QtBot) -> None:
    until(seated, TableWait.TURN)

    qtbot.waitUntil(lambda: "Your turn: choose a card to discard. Suggested: discard" in heard())


def test_a_screen_reader_picks_a_card_and_presses_a_button(seated: Seated, qtbot: QtBot) -> None:
    until(seated, TableWait.TURN)
    hand = group(seated, "Your hand")

    hand[2].widget.setFocus()
    seated.press_focused(Qt.Key.Key_Return)
    wanted = f"Discard, {hand[2].name}"
    button = next(found for found in group(seated, "Answers") if found.name == wanted)
    QAccessible.queryAccessibleInterface(button.widget).actionInterface().doAction("Press")

    qtbot.waitUntil(lambda: any(hand[2].name in line for line in discards(seated)))


def discards(seated: Seated) -> list[str]:
    """Return what the log says of the player's discards."""
    return [without_marks(line) for line in seated.page.drawer.lines() if line.startswith("You discard")]


def test_a_key_that_cannot_be_pressed_now_says_why(seated: Seated, qtbot: QtBot) -> None:
    until(seated, TableWait.TURN)
    seated.press_focused(Qt.Key.Key_P)

    qtbot.waitUntil(lambda: "Not now" in heard())


def test_without_a_screen_reader_nothing_lies_over_the_table(qtbot: QtBot) -> None:
    QAccessible.setActive(False)
    seated = Seated(qtbot, begin(1, pace=SWIFT))

    assert seated.page.voice.reader is None
    assert not seated.page.findChildren(QGroupBox)


def test_the_pointer_goes_through_to_the_table(seated: Seated) -> None:
    until(seated, TableWait.TURN)
    held = in_order(seated.page.display.hand)[0]
    place = seated.page.scene.cards.hand_place(held.index)
    assert place is not None
    point = seated.page.view.mapFromScene(*place.center)
    hit = QApplication.widgetAt(seated.page.view.viewport().mapToGlobal(point))

    assert hit is seated.page.view.viewport()


def test_a_screen_reader_that_comes_late_hears_what_is_asked(qtbot: QtBot) -> None:
    QAccessible.setActive(False)
    seated = Seated(qtbot, begin(1, pace=SWIFT))
    qtbot.waitActive(seated.page)
    seated.page.setFocus()
    seated.wait()

    QAccessible.setActive(True)
    question = question_text(seated.page.display, seated.page.wording)
    qtbot.waitUntil(lambda: heard() == question)
