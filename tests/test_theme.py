"""The colors of everything but the cards: readable, and complete in the style sheet."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from tests.support.scenes import theme
from tusac_qt.cards.color_science import Rgb, contrast
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
