"""The emblem of a key: as many pictures as there are emblems, told apart without color too."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from net.words import EMBLEMS
from tusac_qt.scene.emblem import paint_emblem

SIDE = 40


def picture(emblem: int, form: QImage.Format = QImage.Format.Format_RGB32) -> bytes:
    """Return the pixels of an emblem."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    paint_emblem(painter, QRectF(0, 0, SIDE, SIDE), emblem)
    painter.end()
    return bytes(image.convertToFormat(form).constBits())


def test_no_two_emblems_look_alike(qtbot: QtBot) -> None:
    del qtbot  # pictures need an application
    assert len({picture(emblem) for emblem in range(EMBLEMS)}) == EMBLEMS


@pytest.mark.parametrize("emblem", range(0, EMBLEMS, 6))
def test_neighbors_differ_in_shape_not_in_color_alone(qtbot: QtBot, emblem: int) -> None:
    del qtbot
    outlines = set()
    for neighbor in range(emblem, emblem + 6):
        grays = picture(neighbor, QImage.Format.Format_Grayscale8)
        outlines.add(bytes(value > 150 for value in grays))

    assert len(outlines) == 6
