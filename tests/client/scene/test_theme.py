"""The colors of everything but the cards: readable, and complete in the style sheet."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QLineEdit, QPushButton, QStyle, QStyleOptionFrame, QWidget
from pytestqt.qtbot import QtBot

from tests.support.scenes import theme
from tusac_qt.cards.cloth import Cloth, cloth_names, load_cloth
from tusac_qt.cards.color_science import Rgb, Vision, ciede2000, contrast, lab, simulate
from tusac_qt.cards.palette import (
    CONFUSABLE_BELOW,
    STRONG_FROM,
    Palette,
    PaletteError,
    load_palette,
    palette_names,
    score,
)
from tusac_qt.scene.fonts import font
from tusac_qt.scene.ground import Lamp
from tusac_qt.scene.painted import draw_line
from tusac_qt.scene.style_sheet import style_sheet
from tusac_qt.scene.theme import Theme
from tusac_qt.system import assets

CLOTHS = assets.root() / "cloths"
PALETTES = assets.root() / "palettes"
WORN = [
    worn
    for cloth in (load_cloth(CLOTHS, name) for name in cloth_names(CLOTHS))
    for worn in (cloth, cloth.strong())
]
GROUNDS = ("light", "felt", "rim")


def named(cloth: Cloth) -> str:
    return f"{cloth.name}{'-strong' if cloth.is_strong else ''}"


def shown_through(theme: Theme, ground: str) -> Rgb:
    """Return the color of a panel that lies on a part of the ground."""
    fill, below = theme.panel_fill, getattr(theme.rgb, ground)
    opacity = fill.alphaF()
    above = (fill.red(), fill.green(), fill.blue())
    return Rgb(*(round(a * opacity + b * (1 - opacity)) for a, b in zip(above, below, strict=True)))


@pytest.mark.parametrize("cloth", WORN, ids=named)
def test_everything_written_can_be_read_on_every_cloth(cloth: Cloth) -> None:
    colors, worn = cloth.colors, Theme(cloth)
    pairs = [
        (colors.plaque, colors.text, 7.0),
        (colors.plaque, colors.plaque_text, 7.0),
        (colors.active_plaque, colors.active_plaque_text, 4.5),
        (colors.wall_label, colors.wall_number, 4.5),
        (colors.button, colors.button_text, 7.0),
        (colors.accent, colors.accent_text, 7.0),
        (colors.primary_top, colors.primary_text, 4.5),
        (colors.primary_bottom, colors.primary_text, 4.5),
        (colors.dimmed, colors.dimmed_text, 3.0),
        (colors.focus_inner, colors.focus_outer, 7.0),
        (colors.felt, colors.text, 7.0),
        (colors.felt, colors.secondary_text, 7.0),
        (colors.panel, colors.secondary_text, 7.0),
    ]
    for ground in GROUNDS:
        on = getattr(colors, ground)
        for text in (
            colors.text,
            colors.secondary_text,
            colors.title,
            colors.gain,
            colors.loss,
            colors.accent,
        ):
            pairs += [(on, text, 4.5), (shown_through(worn, ground), text, 4.5)]

    least = STRONG_FROM if cloth.is_strong else 0.0  # of high contrast, all of it
    assert [pair for pair in pairs if contrast(pair[0], pair[1]) < max(least, pair[2])] == []


def cards_on(cloth: Cloth, palette: str) -> Palette:
    """Return the colors of the cards on a cloth."""
    cards = load_palette(PALETTES, palette)
    return cards.strong() if cloth.is_strong else cards


@pytest.mark.parametrize("palette", palette_names(PALETTES))
def test_in_high_contrast_cards_are_read_and_told_apart(palette: str) -> None:
    plain = load_palette(PALETTES, palette)
    cards, before = plain.strong(), score(plain).nearest
    judged = score(cards)

    assert min(judged.contrasts.values()) >= STRONG_FROM
    assert contrast(cards.joker_paper, cards.joker_ink) >= STRONG_FROM
    assert all(
        distance >= min(9 if vision is Vision.GRAY else CONFUSABLE_BELOW, before[vision])
        for vision, distance in judged.nearest.items()
    )


@pytest.mark.parametrize("palette", palette_names(PALETTES))
@pytest.mark.parametrize("cloth", WORN, ids=named)
def test_every_card_is_told_from_the_ground_it_lies_on_by_every_vision(cloth: Cloth, palette: str) -> None:
    cards = cards_on(cloth, palette)
    for vision in Vision:
        edge = lab(simulate(cloth.colors.card_edge, vision))
        for paper in (*cards.papers, cards.joker_paper, cards.back_paper):
            seen = lab(simulate(paper, vision))
            for ground in GROUNDS:
                below = lab(simulate(getattr(cloth.colors, ground), vision))
                assert max(ciede2000(seen, below), ciede2000(edge, below)) >= CONFUSABLE_BELOW


@pytest.mark.parametrize("palette", palette_names(PALETTES))
@pytest.mark.parametrize("cloth", WORN, ids=named)
def test_one_focus_ring_stands_out_on_every_paper_and_ground(cloth: Cloth, palette: str) -> None:
    cards, colors = cards_on(cloth, palette), cloth.colors
    for under in (*cards.papers, cards.joker_paper, cards.back_paper, colors.felt, colors.light, colors.rim):
        assert max(contrast(colors.focus_outer, under), contrast(colors.focus_inner, under)) >= 3


def test_a_cloth_is_found_by_being_there(tmp_path: Path) -> None:
    for name in ("night", "dusk"):
        (tmp_path / f"{name}.toml").write_bytes((CLOTHS / "night.toml").read_bytes())

    assert cloth_names(tmp_path) == ("dusk", "night")
    assert load_cloth(tmp_path, "dusk").colors == load_cloth(CLOTHS, "night").colors
    assert {"lacquer", "mat", "night"} <= set(cloth_names(CLOTHS))


@pytest.mark.parametrize(
    ("before", "after", "named_field"),
    [
        ("[colors]", "[color]", "colors: missing table"),
        ('grain = "plain"', 'grain = "felt"', "grain"),
        ('felt = "10181F"', "", "colors.felt"),
        ('felt = "10181F"', 'felt = "10181"', "colors.felt"),
    ],
)
def test_an_unusable_cloth_names_its_field(tmp_path: Path, before: str, after: str, named_field: str) -> None:
    text = (CLOTHS / "night.toml").read_text(encoding="utf-8")
    assert text.count(before) == 1
    (tmp_path / "night.toml").write_text(text.replace(before, after), encoding="utf-8")

    with pytest.raises(PaletteError, match=named_field):
        load_cloth(tmp_path, "night")


def test_the_style_sheet_leaves_no_name_unfilled() -> None:
    for body in (13, 15, 40):
        assert "@" not in style_sheet(theme(), body)


def test_a_button_that_tab_comes_to_has_one_ring(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet(style_sheet(theme(), 15))
    button = QPushButton("Play", page)
    button.setGeometry(0, 0, 200, 60)
    page.show()
    page.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    page.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange, False)
    by_program = button.grab().toImage()
    page.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange, True)

    assert button.grab().toImage() == by_program


@pytest.mark.parametrize("cloth", WORN, ids=named)
def test_the_ground_covers_the_window_at_any_pixel_ratio_and_is_painted_once(
    qtbot: QtBot, cloth: Cloth
) -> None:
    del qtbot
    worn = Theme(cloth)
    for ratio in (1.0, 1.5, 2.0):
        ground = worn.ground(QSize(641, 481), ratio, Lamp(), QRectF(20, 40, 600, 300))

        assert ground.width() >= 641 * ratio - 1
        assert ground.devicePixelRatio() == ratio
        again = worn.ground(QSize(641, 481), ratio, Lamp(), QRectF(20, 40, 600, 300))
        assert again.cacheKey() == ground.cacheKey()


def test_the_light_falls_on_the_middle_and_high_contrast_has_none(qtbot: QtBot) -> None:
    del qtbot
    lacquer = load_cloth(CLOTHS, "lacquer")

    def brightness(cloth: Cloth, x: int, y: int) -> int:
        image = Theme(cloth).ground(QSize(200, 120), 1.0, Lamp()).toImage()
        return image.pixelColor(x, y).lightness()

    assert brightness(lacquer, 100, 54) > brightness(lacquer, 2, 118) + 20
    assert brightness(lacquer.strong(), 100, 54) == brightness(lacquer.strong(), 2, 118) == 0
    assert Theme(lacquer.strong()).panel_fill.alpha() == 255


def test_fonts_fall_back_to_families_that_know_vietnamese(qtbot: QtBot) -> None:
    del qtbot

    assert font(12.4).pixelSize() == 12
    assert {"Noto Sans", "DejaVu Sans"} <= set(font(12).families())
    assert font(12, bold=True).bold()


@pytest.mark.parametrize("body", [12, 15, 18, 22, 26, 36])
def test_a_line_that_is_typed_in_shows_its_letters_whole(qtbot: QtBot, body: int) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet(style_sheet(theme(), body))
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
