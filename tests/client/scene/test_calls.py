"""What a player calls is seen in large letters at the face, whoever it is, and with or without motion."""

import pytest
from pytestqt.qtbot import QtBot

from engine.actions import Claim, Win
from engine.cards import DeckIndex
from engine.events import PongGivenUp
from engine.melds import MeldKind
from engine.seats import Seat
from tests.support.crowded import crowded_table
from tests.support.scenes import Seated
from tusac_qt.scene.cues import Cue, CueName

CARDS = (DeckIndex(1), DeckIndex(2))


@pytest.mark.parametrize(
    ("cue", "text"),
    [
        (Cue(CueName.CALL, Seat(2), Claim(Seat(2), MeldKind.PONG, CARDS)), "Pong!"),
        (Cue(CueName.CALL, Seat(2), Claim(Seat(2), MeldKind.SINGLE, ())), "Keep!"),
        (Cue(CueName.CALL, Seat(2), Win(Seat(2))), "Win!"),
        (Cue(CueName.KONG, Seat(2)), "Kong!"),
    ],
)
def test_a_call_stands_at_the_face_of_who_calls_until_the_table_is_laid_out_once_more(
    qtbot: QtBot, cue: Cue, text: str
) -> None:
    seated = Seated(qtbot, crowded_table(4))
    scene = seated.page.scene
    scene.animator.cued.emit(cue)

    assert {place: call.content for place, call in scene.calls.items() if call.isVisible()} == {2: text}
    face, call = scene.faces[2].place(), scene.calls[2].place()
    assert call.x > face.center[0]
    assert abs(call.center[1] - face.center[1]) < face.h
    assert call.h > 1.5 * scene.plaques[2].sizes.name
    seated.page.lay_out()
    assert not any(call.isVisible() for call in scene.calls.values())


@pytest.mark.parametrize("size", [(1024, 600), (1129, 676), (1280, 800), (1920, 1080)])
def test_a_call_leaves_every_name_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    seated = Seated(qtbot, crowded_table(4), size=size)
    scene = seated.page.scene
    for place in range(4):
        scene.animator.cued.emit(Cue(CueName.CALL, Seat(place), Claim(Seat(place), MeldKind.QUAD, CARDS)))

    calls = [call.place() for call in scene.calls.values() if call.isVisible()]
    plaques = [plaque.around() for plaque in scene.plaques]
    assert len(calls) == len(plaques) == 4
    assert not any(call.overlaps(plaque) for call in calls for plaque in plaques)


def test_it_is_called_that_a_pong_is_passed_up(qtbot: QtBot) -> None:
    seated = Seated(qtbot, crowded_table(4))
    seated.page.bridge.happened.emit((PongGivenUp(Seat(2)),))
    calls = seated.page.scene.calls

    assert {place: call.content for place, call in calls.items() if call.isVisible()} == {2: "Bỏ đôi!"}


def test_what_begins_at_no_seat_is_not_called(qtbot: QtBot) -> None:
    seated = Seated(qtbot, crowded_table(4))
    seated.page.scene.animator.cued.emit(Cue(CueName.DRAW, Seat(1)))
    seated.page.scene.animator.cued.emit(Cue(CueName.END))

    assert not any(call.isVisible() for call in seated.page.scene.calls.values())
