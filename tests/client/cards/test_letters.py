"""Every letter the cards need is drawn, fills its height and is no other."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF

from engine.cards import ALL_CARDS
from tusac_qt.cards.faces import letter_of
from tusac_qt.cards.glyphs import GlyphError
from tusac_qt.cards.letters import LETTER_HEIGHT, Letters
from tusac_qt.system import assets

pytestmark = pytest.mark.long

NEEDED = sorted({letter_of(card) for card in ALL_CARDS})


@pytest.fixture(scope="module")
def letters() -> Letters:
    return Letters(assets.root() / "glyphs")


def test_exactly_the_needed_letters_are_drawn(letters: Letters) -> None:
    assert sorted(letters.letters) == NEEDED


@pytest.mark.parametrize("letter", NEEDED)
def test_letter_fills_its_height_and_no_more(letters: Letters, letter: str) -> None:
    bounds = letters.path(letter).boundingRect()

    assert -0.01 <= bounds.top() <= 4
    assert LETTER_HEIGHT - 4 <= bounds.bottom() <= LETTER_HEIGHT + 0.01
    assert 35 <= bounds.width() <= 130


def test_letters_differ(letters: Letters) -> None:
    grid = [QPointF(x, y) for x in range(4, 90, 6) for y in range(4, 100, 6)]
    shapes = {letter: tuple(letters.path(letter).contains(point) for point in grid) for letter in NEEDED}

    assert len(set(shapes.values())) == len(NEEDED)


@pytest.mark.parametrize(
    ("data", "named"),
    [
        ('[A]\nwidth = 80\nstrokes = ["M 0,0 Q 1,1"]', "letter A"),
        ('[A]\nwidth = 80\nstrokes = ["M 0,0 C 1,1 2,2"]', "letter A"),
        ('[A]\nstrokes = ["M 0,0 L 1,1"]', "letter A: 'width'"),
        ("", "no drawing of A"),
    ],
)
def test_unusable_data_is_named(tmp_path: Path, data: str, named: str) -> None:
    (tmp_path / "letters.toml").write_text(data, encoding="utf-8")

    with pytest.raises(GlyphError, match=named):
        Letters(tmp_path).path("A")
