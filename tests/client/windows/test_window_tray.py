"""The tray in the window: whoever presses only what is brightest, or only Enter, does not play (table-3, 9.2)."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from engine.actions import Claim, Win
from tests.support.crowded import crowded_table
from tests.support.scenes import PLAIN, SWIFT, Seated
from tests.support.tables import begin
from tusac_qt.model.tray import TRAY, Light
from tusac_qt.play.buttons import button_of
from tusac_qt.play.suggestions import FIRST_ROUNDS, Suggestions
from tusac_qt.play.table import PromptKind
from tusac_qt.scene.items import FrameItem
from tusac_qt.scene.tray import AnswerItem

ALONE = replace(PLAIN, suggestions=Suggestions.NEVER)
_EDGE = 5
"""So many pixels at the left edge of a place bear no letter."""


def edge(image: QImage, item: AnswerItem) -> list[int]:
    """Return the pixels of a place where nothing is written."""
    place = item.place()
    left, top = round(place.x) + 2, round(place.y) + 14
    return [image.pixel(left + x, top + y) for y in range(round(place.h) - 28) for x in range(_EDGE - 2)]


def brightness(pixels: list[int]) -> float:
    return sum((pixel >> 16 & 255) + (pixel >> 8 & 255) + (pixel & 255) for pixel in pixels) / len(pixels)


def answering(qtbot: QtBot) -> Seated:
    """Return a seat that may take a card, and is told nothing of what the computer would do."""
    seated = Seated(qtbot, begin(4, pace=SWIFT), ALONE)
    for _ in range(40):
        seated.wait()
        prompt = seated.bridge.table.prompt
        assert prompt is not None
        if any(isinstance(action, Claim | Win) for action in prompt.legal):
            return seated
        seated.do_proposed()
    pytest.fail("no card could be taken")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_everything_possible_is_equally_bright_and_brighter_than_the_rest(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    seated = answering(qtbot)
    page = seated.page
    page.resize(*size)
    qtbot.wait(20)
    image = page.grab().toImage()
    items = page.scene.answers
    lit = [edge(image, item) for item in items if item.content and item.content.light is Light.POSSIBLE]
    quiet = [edge(image, item) for item in items if item.content and item.content.light is Light.QUIET]

    assert len(lit) > 1
    assert all(pixels == lit[0] for pixels in lit), "no pixel tells one from another"
    assert brightness(lit[0]) > 1.5 * max(map(brightness, quiet))


def test_nothing_is_chosen_beforehand_and_enter_alone_answers_nothing(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT), ALONE)
    page, table = seated.page, seated.bridge.table
    kinds: set[PromptKind] = set()
    for _ in range(40):
        seated.wait()
        prompt = table.prompt
        if prompt is None or len(kinds) == 2:
            break
        kinds.add(prompt.kind)
        display, scene = page.display, page.scene
        assert display.focus is None
        assert (display.proposed, display.selected, display.side.effect) == (None, None, None)
        assert not any(item.content.tab or item.content.below for item in scene.answers)
        assert not any(item.isVisible() for item in scene.items() if isinstance(item, FrameItem))
        for _ in range(3):
            seated.press(Qt.Key.Key_Return)
        assert table.prompt == prompt
        if prompt.kind is PromptKind.DISCARD:
            lit = [item for item in scene.answers if item.content.light is Light.POSSIBLE]
            assert not lit, "nothing glows: nothing to press"
        seated.do_proposed()

    assert kinds == set(PromptKind)


def test_with_suggestions_one_place_bears_a_tab_and_is_no_brighter(qtbot: QtBot) -> None:
    seated = Seated(qtbot, crowded_table(4), replace(PLAIN, suggestions=Suggestions.ALWAYS))
    page = seated.page
    prompt = seated.bridge.table.prompt
    assert prompt is not None
    image = page.grab().toImage()
    items = page.scene.answers
    lit = [edge(image, item) for item in items if item.content.light is Light.POSSIBLE]

    assert all(pixels == lit[0] for pixels in lit)
    tabs = [at for at, item in enumerate(items) if item.content.tab]
    assert tabs == [TRAY.index(button_of(prompt.proposed))]  # type: ignore[arg-type]


def test_the_tray_lies_still_whatever_is_asked(qtbot: QtBot) -> None:
    seated = Seated(qtbot, begin(4, pace=SWIFT))
    places = set()
    for _ in range(8):
        seated.wait()
        if seated.bridge.table.prompt is None:
            break
        scene = seated.page.scene
        places.add(tuple(item.place() for item in scene.answers))
        assert all(item.isVisible() for item in scene.answers)
        seated.do_proposed()

    assert len(places) == 1


def test_suggestions_end_after_the_third_round_and_that_is_told_once(qtbot: QtBot) -> None:
    settings = replace(PLAIN, rounds_finished=FIRST_ROUNDS - 1)
    seated = Seated(qtbot, begin(4, pace=SWIFT, rounds=2), settings)
    page = seated.page
    seated.wait()
    assert page.display.proposed is not None
    for _ in seated.prompts():
        seated.do_proposed()
    qtbot.waitUntil(page.result.isVisible)

    assert page.settings.rounds_finished == FIRST_ROUNDS
    assert page.result.advice.text().startswith("Suggestions are now off.")
    page.result.next_wanted.emit()
    seated.wait()
    assert page.display.proposed is None
    assert not page.result.advice.text() or not page.result.isVisible()
