"""A player's call appears in large letters at the player's face, with or without motion."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.actions import Claim, Win
from engine.cards import DeckIndex
from engine.events import PongGivenUp, RoundDrawn
from engine.melds import MeldKind
from engine.seats import Seat
from tests.client.play.test_narration import DRAWN
from tests.support.crowded import crowded_table
from tests.support.scenes import PLAIN, Seated
from tusac_qt.model.moods import Mood
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.scene.mood import paint_mood

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
    assert face.bottom < call.y < face.bottom + face.h
    assert call.x < face.center[0] < call.right
    assert call.h > 1.5 * scene.plaques[2].sizes.name
    seated.page.lay_out()
    assert not any(call.isVisible() for call in scene.calls.values())


@pytest.mark.parametrize(
    ("cue", "mood"),
    [
        (Cue(CueName.CALL, Seat(2), Claim(Seat(2), MeldKind.PONG, CARDS)), Mood.WINK),
        (Cue(CueName.CALL, Seat(2), Claim(Seat(2), MeldKind.PAIR, CARDS)), None),
        (Cue(CueName.KONG, Seat(2)), Mood.LAUGH),
    ],
)
def test_a_face_shows_what_its_player_feels_about_a_pong_or_kong(
    qtbot: QtBot, cue: Cue, mood: Mood | None
) -> None:
    seated = Seated(qtbot, crowded_table(4))
    scene = seated.page.scene
    before = seated.page.view.grab().toImage()
    scene.animator.cued.emit(cue)

    assert [face.mood for face in scene.faces] == [None, None, mood, None]
    seated.page._calls.clear()
    assert (seated.page.view.grab().toImage() != before) == (mood is not None)
    qtbot.waitUntil(lambda: scene.faces[2].mood is None)


def test_all_sigh_when_the_wall_ends_without_a_winner(qtbot: QtBot) -> None:
    seated = Seated(qtbot, crowded_table(4))
    seated.page._teller.tell(RoundDrawn(DRAWN))

    assert [face.mood for face in seated.page.scene.faces] == [Mood.SIGH] * 4


def test_no_two_moods_are_painted_alike(qapp: QApplication) -> None:
    del qapp
    pictures = []
    for mood in Mood:
        image = QImage(40, 40, QImage.Format.Format_Grayscale8)
        image.fill(0)
        painter = QPainter(image)
        paint_mood(painter, QRectF(0, 0, 40, 40), mood)
        painter.end()
        pictures.append(bytes(image.constBits()))
    for one, other in combinations(pictures, 2):
        assert sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True)) > 20


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 600), 100), ((1024, 600), 200), ((1280, 800), 100), ((1920, 1080), 150)]
)
@pytest.mark.parametrize("text", ["Bốn màu!", "Défausser !", "チー！"])
def test_calls_of_all_at_once_cover_no_name_sentence_offer_or_answer(
    qtbot: QtBot, seats: int, size: tuple[int, int], scale: int, text: str
) -> None:
    seated = Seated(qtbot, crowded_table(seats), replace(PLAIN, scale_percent=scale), size=size)
    scene = seated.page.scene
    layout = scene.layout
    assert layout is not None
    for place in range(seats):
        scene.show_call(text, place)

    calls = [call.place() for call in scene.calls.values() if call.isVisible()]
    kept = [*(plaque.place() for plaque in scene.plaques), *(face.place() for face in scene.faces)]
    kept += [layout.tray, scene.cards.offer_place(layout), scene.caption.written or scene.caption.place()]
    assert len(calls) == seats
    assert [(call, one) for call in calls for one in kept if call.overlaps(one)] == []
    for seat, call in scene.calls.items():
        others = [zones.cards for place, zones in enumerate(layout.seats) if place != seat]
        assert not any(call.place().overlaps(zone) for zone in others)


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
