"""The tray as it is painted: labels large enough, quiet ones readable, lit ones seen at a glance."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.client.scene.test_theme import GROUNDS, WORN, named
from tusac_qt.cards.cloth import Cloth
from tusac_qt.cards.color_science import Rgb, contrast
from tusac_qt.model.geometry import Rect
from tusac_qt.model.layout import table_layout
from tusac_qt.model.scene_text import PlaceText
from tusac_qt.model.tray import Light
from tusac_qt.model.tray_words import tray_names
from tusac_qt.model.zones import TextSizes
from tusac_qt.scene.theme import Theme
from tusac_qt.scene.tray import AnswerItem, TrayPanel, discard_pixels, label_pixels
from tusac_qt.words.languages import languages
from tusac_qt.words.translation import speak

pytestmark = pytest.mark.usefixtures("qapp")

LEAST_LABEL = 14
"""Pixels (a label on the table, in every language)."""
BOX = Rect(20, 20, 360, 160)
LARGE = TextSizes(40, 40, 60)


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("window", [(1024, 600), (1280, 800), (1920, 1080), (3840, 2160)], ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_no_answer_is_written_smaller_than_can_be_read(window: tuple[int, int], scale: float) -> None:
    layout = table_layout(4, *window, scale)
    cell, names = layout.places[0], tray_names()
    room = cell.w - 12 * layout.text.unit
    pixels = label_pixels(names, room, cell.h, layout.text.body)
    written = [pixels, *(discard_pixels(name, pixels, room) for name in names)]

    assert min(written) >= LEAST_LABEL


def painted(theme: Theme, ground: str, light: Light) -> tuple[QImage, QImage]:
    """Return a place of the tray on that part of the ground, and the same without its label."""
    found = []
    for label in ("M", ""):
        image = QImage(400, 200, QImage.Format.Format_RGB32)
        image.fill(QColor(*getattr(theme.rgb, ground)))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tray, place = TrayPanel(theme), AnswerItem(theme)
        tray.show_content(Rect(-50, -50, 500, 300), LARGE, ())
        place.show_place(BOX, LARGE, PlaceText(label, "", "", "", light), 80.0)
        for item in (tray, place):
            painter.save()
            painter.translate(item.pos())
            item.draw(painter)
            painter.restore()
        painter.end()
        found.append(image)
    return found[0], found[1]


def color_of(image: QImage, place: QRectF) -> Rgb:
    """Return the commonest color of a place."""
    box = place.toRect()
    pixels = Counter(
        image.pixel(x, y)
        for x in range(box.left(), box.right(), 2)
        for y in range(box.top(), box.bottom(), 2)
    )
    return Rgb(*QColor(pixels.most_common(1)[0][0]).getRgb()[:3])


@pytest.mark.parametrize("cloth", WORN, ids=named)
@pytest.mark.parametrize("ground", GROUNDS)
def test_a_quiet_answer_is_read_and_a_lit_one_stands_out_from_the_tray(cloth: Cloth, ground: str) -> None:
    theme, middle = Theme(cloth), QRectF(BOX.x + 40, BOX.y + 20, BOX.w - 80, BOX.h - 40)
    quiet, bare = painted(theme, ground, Light.QUIET)
    below = color_of(bare, middle)
    letter = [
        QColor(quiet.pixel(x, y)).getRgb()[:3]
        for x in range(BOX.x, BOX.x + BOX.w)
        for y in range(BOX.y, BOX.y + BOX.h)
        if quiet.pixel(x, y) != bare.pixel(x, y)
    ]
    ink = Rgb(*Counter(letter).most_common(1)[0][0])
    assert contrast(ink, below) >= 4.5

    _, lit = painted(theme, ground, Light.POSSIBLE)
    tray = color_of(bare, QRectF(2, 2, 14, 14))
    edges = (
        QRectF(middle.left(), BOX.y + 6, middle.width(), 4),
        QRectF(middle.left(), BOX.bottom - 10, middle.width(), 4),
    )
    assert min(contrast(color_of(lit, edge), tray) for edge in edges) >= 3
