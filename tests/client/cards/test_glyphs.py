"""Every character the cards need is drawn, stays in its box and is not taken for another."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from engine.cards import ALL_CARDS, Piece
from tusac_qt.cards.faces import HanSet, han_of, lucky_of
from tusac_qt.cards.glyphs import BOX, GlyphError, Glyphs
from tusac_qt.system import assets

pytestmark = pytest.mark.long

NEEDED = sorted(
    {han_of(card, han_set) for card in ALL_CARDS for han_set in HanSet} | {lucky_of(piece) for piece in Piece}
)
INK = 128


@pytest.fixture(scope="module")
def glyphs() -> Glyphs:
    return Glyphs(assets.root() / "glyphs")


def _bitmap(glyphs: Glyphs, character: str, size: int) -> list[bool]:
    """Return whether each pixel is inked, row by row."""
    image = QImage(size, size, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / BOX, size / BOX)
    painter.fillPath(glyphs.path(character, size), Qt.GlobalColor.black)
    painter.end()
    return [image.pixelColor(x, y).value() < INK for y in range(size) for x in range(size)]


def test_exactly_the_needed_characters_are_drawn(glyphs: Glyphs) -> None:
    assert sorted(glyphs.characters) == NEEDED


@pytest.mark.parametrize("character", NEEDED)
def test_character_fills_its_box_and_stays_in_it(glyphs: Glyphs, character: str) -> None:
    for size_px in (16, 200):
        bounds = glyphs.path(character, size_px).boundingRect()

        assert bounds.left() >= -1.5
        assert bounds.top() >= -1.5
        assert bounds.right() <= BOX + 1.5
        assert bounds.bottom() <= BOX + 1.5
        assert bounds.width() >= 0.80 * BOX
        assert bounds.height() >= 0.85 * BOX


def test_characters_are_about_equally_dark(glyphs: Glyphs) -> None:
    # 壽 has five times the strokes of 士; with thinner ones it comes to less than twice the ink.
    size = 100
    darkness = {character: sum(_bitmap(glyphs, character, size)) / size**2 for character in NEEDED}

    assert min(darkness.values()) >= 0.16
    assert max(darkness.values()) <= 0.37


def test_no_two_characters_are_alike_when_small(glyphs: Glyphs) -> None:
    size = 16
    bitmaps = {character: _bitmap(glyphs, character, size) for character in NEEDED}
    for one, inked in bitmaps.items():
        for other, there in bitmaps.items():
            differing = sum(a != b for a, b in zip(inked, there, strict=True))

            assert one == other or differing >= 20, f"{one} and {other} differ in {differing} pixels"


def test_counters_stay_open_at_half_card_size(glyphs: Glyphs) -> None:
    # 目 in 相 keeps its three white fields, one above the other, at the 18 pixels of the smallest half card.
    size = 18
    bitmap = _bitmap(glyphs, "相", size)
    column = [bitmap[y * size + round(0.71 * size)] for y in range(size)]
    bars = sum(inked and not above for above, inked in zip([False, *column], column, strict=False))

    assert bars == 4


def test_level_strokes_are_thicker_in_small_text(glyphs: Glyphs) -> None:
    def thickness(size_px: float) -> int:
        path = glyphs.path("士", size_px)
        return sum(path.contains(QPointF(25, y / 10)) for y in range(250, 500))

    assert thickness(16) > thickness(200) > 0


def _folder(tmp_path: Path, components: str, characters: str) -> Glyphs:
    (tmp_path / "components.toml").write_text(components, encoding="utf-8")
    (tmp_path / "characters.toml").write_text(characters, encoding="utf-8")
    return Glyphs(tmp_path)


CROSS = '"十" = { stem = 10, parts = ["cross 0,0 100,100"] }'


@pytest.mark.parametrize(
    ("components", "characters", "named"),
    [
        ('cross = ["hang 0,50 100,50"]', CROSS, "component cross: unknown stroke 'hang'"),
        ('cross = ["heng 0,50 100"]', CROSS, "component cross"),
        ('cross = ["heng_zhe 0,50 100,50"]', CROSS, "component cross: heng_zhe has 2 points"),
        ("", CROSS, "character 十: no component cross"),
        ("", '"十" = { parts = [] }', "character 十"),
        ("", "", "no drawing of 十"),
    ],
)
def test_unusable_data_is_named(tmp_path: Path, components: str, characters: str, named: str) -> None:
    with pytest.raises(GlyphError, match=named):
        _folder(tmp_path, components, characters).path("十", 20)


def test_overlapping_strokes_add_up_whichever_way_they_were_drawn(tmp_path: Path) -> None:
    glyphs = _folder(tmp_path, 'cross = ["bar 0,50 100,50", "post 50,100 50,0"]', CROSS)

    assert glyphs.path("十", 200).contains(QPointF(50, 50))
