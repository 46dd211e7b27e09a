"""The colors of everything but the cards: readable, and complete in the style sheet."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame, QWidget
from pytestqt.qtbot import QtBot

from tests.support.scenes import theme
from tusac_qt.cards.color_science import Rgb, contrast
from tusac_qt.scene.painted import draw_line
from tusac_qt.scene.theme import font


def rgb(color: QColor) -> Rgb:
    return Rgb(color.red(), color.green(), color.blue())


@pytest.mark.parametrize(
    ("ground", "text", "least"),
    [
        ("felt", "text", 7.0),
        ("felt", "secondary", 7.0),
        ("panel", "text", 7.0),
        ("panel", "secondary", 7.0),
        ("plaque", "text", 7.0),
        ("plaque", "plaque_text", 7.0),
        ("active", "active_text", 4.5),
        ("wall_label", "wall_number", 4.5),
        ("button", "button_text", 7.0),
        ("accent", "accent_text", 7.0),
        ("dimmed", "dimmed_text", 3.0),
        ("felt", "accent", 3.0),
        ("ring_inner", "ring_outer", 7.0),
    ],
)
def test_everything_written_can_be_read(ground: str, text: str, least: float) -> None:
    colors = theme()

    assert contrast(rgb(getattr(colors, ground)), rgb(getattr(colors, text))) >= least


def test_the_style_sheet_leaves_no_name_unfilled() -> None:
    for body in (13, 15, 40):
        assert "@" not in theme().style_sheet(body)


def test_the_felt_covers_the_window_at_any_pixel_ratio(qtbot: QtBot) -> None:
    del qtbot
    for ratio in (1.0, 1.5, 2.0):
        felt = theme().felt_pixmap(QSize(641, 481), ratio)
        assert felt.width() >= 641 * ratio - 1
        assert felt.devicePixelRatio() == ratio


def test_fonts_fall_back_to_families_that_know_vietnamese(qtbot: QtBot) -> None:
    del qtbot

    assert font(12.4).pixelSize() == 12
    assert {"Noto Sans", "DejaVu Sans"} <= set(font(12).families())
    assert font(12, bold=True).bold()


@pytest.mark.parametrize("body", [12, 15, 18, 22, 26, 36])
def test_a_line_that_is_typed_in_shows_its_letters_whole(qtbot: QtBot, body: int) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet(theme().style_sheet(body))
    line, other = QLineEdit("Bà Ngoại", page), QLineEdit(page)
    other.setFocus()
    page.resize(400, 200)
    page.show()
    line.setGeometry(QRect(QPoint(0, 0), line.sizeHint()))
    for focused in (other, line):
        focused.setFocus()
        option = QStyleOptionFrame()
        line.initStyleOption(option)
        room = line.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, line)

        assert room.height() >= line.fontMetrics().height()


def test_tails_of_letters_reach_out_of_a_line_that_is_too_low_for_them(qtbot: QtBot) -> None:
    del qtbot
    image = QImage(120, 60, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw_line(painter, QRectF(0, 20, 120, 14), "Kong", 24)
    painter.end()

    assert any(image.pixelColor(x, y) != QColor("white") for x in range(120) for y in range(35, 60))
