"""Every text on the table.

Nothing clipped, cut short or written over something else, at any size.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.support.crowded import crowded_table
from tests.support.scenes import skin, theme
from tests.support.tables import Drive, begin
from tests.support.written import Written, written
from tusac_qt.model.layout import table_layout
from tusac_qt.model.picks import Picks
from tusac_qt.model.presenter import present
from tusac_qt.model.wording import Wording
from tusac_qt.play.local_table import LocalTable
from tusac_qt.scene.animator import Animator
from tusac_qt.scene.painted import Placed
from tusac_qt.scene.scene import TableScene
from tusac_qt.scene.seat import PlaqueItem
from tusac_qt.scene.tray import AnswerItem
from tusac_qt.words.counted import counted
from tusac_qt.words.languages import languages
from tusac_qt.words.narration import Narrator
from tusac_qt.words.translation import Translators, translate

pytestmark = pytest.mark.long

WINDOWS = [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)]
OTHERS = [code for code in languages() if code not in ("en", "vi")]
"""The languages that are looked at only where room is scarcest."""


LONG_NAMES = ("Trần Thị Ngọc Lan", "Minh", "Bà Ngoại Sáu Long Xuyên", "Nguyễn Phúc Hoa")


@pytest.fixture(params=["en", "vi"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    yield from speaking(qapp, request.param)


@pytest.fixture(params=OTHERS)
def other_language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    yield from speaking(qapp, request.param)


def speaking(app: QApplication, code: str) -> Iterator[str]:
    """Speak a language while a test lasts."""
    translators = Translators(app)
    assert translators.use(code)
    yield code
    translators.use("en")


def lines_of(
    table: LocalTable, size: tuple[int, int], scale: float, picks: Picks, *, suggests: bool = False
) -> list[Written]:
    """Return all that stands on a table."""
    animator = Animator()
    scene = TableScene(theme(), skin(), animator)
    scene.set_layout(table_layout(table.view.seats, *size, scale), 1.0)
    display = present(table, picks, with_hints=True, suggests=suggests)
    text = Wording(table, Narrator(table.players, table.seat, table.card)).table_text(display, "")
    scene.show(display, text, sliding=False)
    found = written([item for item in scene.items() if isinstance(item, Placed) and item.isVisible()])
    animator.cancel()
    return found


def assert_readable(lines: list[Written], size: tuple[int, int]) -> None:
    assert lines
    for line in lines:
        place = line.place
        assert place.left() >= -0.5, line
        assert place.top() >= -2, line
        assert place.right() <= size[0] + 0.5, line
        assert place.bottom() <= size[1] + 2, line
        assert line.pixels >= 10, line
        assert not line.text.endswith("…") or line.text == translate("window", "More…"), line
        box = line.item.sceneBoundingRect()
        assert place.left() >= box.left() - 1, line
        assert place.right() <= box.right() + 1, line
    for one, other in combinations(lines, 2):
        shared = one.place.intersected(other.place)
        # Letters are lower than their fonts: lines close together share a little of the room between them.
        assert shared.width() <= 1 or shared.height() <= 0.3 * min(one.pixels, other.pixels), (one, other)


@pytest.mark.usefixtures("qtbot", "language")
@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.4, 2.0])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_full_table_is_readable(size: tuple[int, int], scale: float, seats: int) -> None:
    table = crowded_table(seats)
    lines = lines_of(table, size, scale, Picks())
    assert_readable(lines, size)
    for player in table.players:
        assert any(player.name in line.text for line in lines if isinstance(line.item, PlaqueItem))


@pytest.mark.usefixtures("qtbot", "other_language")
@pytest.mark.parametrize(("seats", "scale"), [(4, 1.0), (6, 1.4), (4, 2.0)])
def test_a_full_table_is_readable_in_a_small_window_in_every_language(seats: int, scale: float) -> None:
    table = crowded_table(seats)
    assert_readable(lines_of(table, WINDOWS[0], scale, Picks()), WINDOWS[0])


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.4])
def test_the_question_for_a_discard_is_readable(qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    del qtbot
    drive = Drive(begin(1))
    drive.settle()

    assert_readable(lines_of(drive.table, size, scale, Picks()), size)


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("code", languages())
def test_points_and_score_of_every_seat_are_read_however_long_names_are(
    qapp: QApplication, code: str
) -> None:
    table = crowded_table(4)
    display = present(table, Picks(), with_hints=False)
    plaques = tuple(
        replace(plaque, name=name, tally=tally)
        for plaque, name, tally in zip(display.plaques, LONG_NAMES, (-128, 96, -31, 63), strict=True)
    )
    for _ in speaking(qapp, code):
        text = Wording(table, Narrator(table.players, table.seat, table.card)).table_text(
            replace(display, plaques=plaques), ""
        )
        for size in ((1024, 600), (1280, 800)):
            for scale in (1.0, 1.4):
                zones = table_layout(4, *size, scale)
                for plaque, said, seat in zip(plaques, text.plaques, zones.seats, strict=True):
                    item = PlaqueItem(theme())
                    item.show_content(seat.plaque, zones.text, said)
                    shown = " ".join(line.text for line in written([item]))
                    assert counted.points(plaque.points) in shown, (size, scale, shown)
                    assert said.number in shown, (size, scale, shown)
                    assert "…" not in shown.split(plaque.name[:3])[-1], (size, scale, shown)


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("code", languages())
def test_nothing_on_the_tray_is_cut_in_the_smallest_film(qapp: QApplication, code: str) -> None:
    table = crowded_table(4)
    for _ in speaking(qapp, code):
        for size in ((640, 400), (800, 500), (1024, 600)):
            lines = lines_of(table, size, 1.0, Picks(), suggests=True)
            told = [line.text for line in lines if isinstance(line.item, AnswerItem)]
            assert translate("tray", "suggested") in told, (size, told)
            assert not [text for text in told if text.endswith("…")], (size, told)
