"""Painted cards: every one known by its marks alone, readable from both ends, and inside its rectangle."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPainter,
    QTransform,
)

from engine.cards import ALL_CARDS, SUITED, Card, Color
from tusac_qt.cards import card_art
from tusac_qt.cards.card_art import CardArt, qcolor
from tusac_qt.cards.color_science import Rgb
from tusac_qt.cards.faces import CardStyle, HanSet
from tusac_qt.cards.glyphs import Glyphs
from tusac_qt.cards.letters import Letters
from tusac_qt.cards.marks import mark_path
from tusac_qt.cards.palette import Palette, load_palette
from tusac_qt.system import assets

VIETNAMESE = ("Tướng", "Sĩ", "Tượng", "Xe", "Pháo", "Mã", "Chốt", "Công", "Hầu", "Bá", "Tử", "Nam")
STYLES = {
    "all": CardStyle(latin=True, words=VIETNAMESE),
    "han": CardStyle(),
    "stone": CardStyle(han=HanSet.REGIONAL_STONE),
    "common": CardStyle(han=HanSet.COMMON),
    "latin": CardStyle(han=None, latin=True),
    "word": CardStyle(han=None, words=VIETNAMESE),
}
SMALLEST_HALF = QSizeF(20, 31)
SMALLEST_FULL = QSizeF(34, 108)

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("qapp")]


@pytest.fixture(scope="module")
def clear() -> Palette:
    return load_palette(assets.root() / "palettes", "clear")


@pytest.fixture
def art(qapp: QGuiApplication) -> CardArt:
    assert qapp is not None
    folder = assets.root() / "glyphs"
    return CardArt(Glyphs(folder), Letters(folder))


def _canvas(size: QSizeF) -> QImage:
    image = QImage(size.toSize(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _painted(art: CardArt, card: Card, style: CardStyle, palette: Palette, size: QSizeF) -> QImage:
    image = _canvas(size)
    painter = QPainter(image)
    half = size.height() < 2 * size.width()
    try:
        art.paint_card(painter, QRectF(0, 0, size.width(), size.height()), card, style, palette, half=half)
    finally:
        painter.end()
    return image


def _grays(image: QImage) -> list[int]:
    return [image.pixelColor(x, y).value() for y in range(image.height()) for x in range(image.width())]


@pytest.mark.parametrize("size", [SMALLEST_HALF, SMALLEST_FULL], ids=["half", "full"])
@pytest.mark.parametrize("style", list(STYLES.values()), ids=list(STYLES))
def test_every_card_is_known_without_its_color(
    art: CardArt, clear: Palette, style: CardStyle, size: QSizeF
) -> None:
    white, black = Rgb(255, 255, 255), Rgb(0, 0, 0)
    plain = replace(clear, papers=(white,) * 4, inks=(black,) * 4, joker_paper=white, joker_ink=black)
    faces = {card: _grays(_painted(art, card, style, plain, size)) for card in ALL_CARDS}
    for one, other in combinations(ALL_CARDS, 2):
        differing = sum(abs(a - b) > 96 for a, b in zip(faces[one], faces[other], strict=True))

        assert differing >= 4, f"{one.name} and {other.name} differ in {differing} pixels"


@pytest.mark.parametrize("style", list(STYLES.values()), ids=list(STYLES))
def test_every_card_shows_paper_and_ink(art: CardArt, clear: Palette, style: CardStyle) -> None:
    for card in ALL_CARDS:
        image = _painted(art, card, style, clear, SMALLEST_FULL)
        colors = [image.pixelColor(x, y).rgb() for x in range(34) for y in range(108)]

        assert colors.count(qcolor(clear.paper_of(card)).rgb()) > len(colors) / 3
        assert colors.count(qcolor(clear.ink_of(card)).rgb()) > 30


@pytest.mark.parametrize(("style", "end"), [("han", 75), ("latin", 75), ("all", 25), ("word", 25)], ids=str)
def test_both_ends_of_a_card_read_the_same(art: CardArt, clear: Palette, style: str, end: int) -> None:
    # With words the second symbol gives way to them; the mark, and the letter if any, stay at both ends.
    image = _painted(art, Card.rZ, STYLES[style], clear, QSizeF(60, 210))
    turned = image.transformed(QTransform().rotate(180))
    places = [(x, y) for x in range(60) for y in range(end)]
    apart = [image.pixelColor(x, y).lightness() - turned.pixelColor(x, y).lightness() for x, y in places]

    assert max(map(abs, apart)) <= 48


def test_nothing_is_painted_outside_the_rectangle(art: CardArt, clear: Palette) -> None:
    for size, half in ((SMALLEST_FULL, False), (SMALLEST_HALF, True)):
        image = _canvas(QSizeF(size.width() + 40, size.height() + 40))
        painter = QPainter(image)
        rect = QRectF(20, 20, size.width(), size.height())
        for card in SUITED:
            art.paint_card(painter, rect, card, STYLES["all"], clear, half=half)
        art.paint_back(painter, rect, clear)
        painter.end()
        inside = rect.toRect()
        for x in range(image.width()):
            for y in range(image.height()):
                assert inside.contains(x, y) or image.pixelColor(x, y).alpha() == 0


def test_painter_is_left_as_it_was(art: CardArt, clear: Palette) -> None:
    image = _canvas(QSizeF(100, 300))
    painter = QPainter(image)
    painter.translate(3, 4)
    painter.setPen(QColor("red"))
    before = painter.transform()
    art.paint_card(painter, QRectF(5, 5, 50, 160), Card.rA, STYLES["han"], clear, half=False)
    art.paint_back(painter, QRectF(5, 5, 50, 160), clear)

    assert painter.transform() == before
    assert painter.pen().color() == QColor("red")
    assert not painter.hasClipping()
    painter.end()


def _family_with(letter: str) -> str:
    for family in QFontDatabase.families():
        metrics = QFontMetricsF(QFont(family))
        if metrics.inFontUcs4(ord(letter)) and not metrics.inFontUcs4(ord("車")):
            return family
    return pytest.skip(f"no font on this machine has {letter} without 車")


def test_font_without_chinese_falls_back_to_our_drawings(art: CardArt, clear: Palette) -> None:
    own = _painted(art, Card.gX, CardStyle(), clear, SMALLEST_FULL)

    assert _painted(art, Card.gX, CardStyle(han_font=_family_with("E")), clear, SMALLEST_FULL) == own


def test_chosen_font_is_used_where_it_has_the_character(
    art: CardArt, clear: Palette, monkeypatch: pytest.MonkeyPatch
) -> None:
    # No Chinese font can be counted on, so the card is made to bear a letter that only the font has.
    family = _family_with("E")
    monkeypatch.setattr(card_art, "han_of", lambda _card, _han_set: "E")
    image = _painted(art, Card.gX, CardStyle(han_font=family), clear, SMALLEST_HALF)
    inked = sum(image.pixelColor(x, y).lightness() < 60 for x in range(20) for y in range(12, 31))

    assert inked > 40


def test_marks_fill_their_box() -> None:
    box = QRectF(3, 5, 20, 20)
    kinds = [*Color, None]
    for kind in kinds:
        bounds = mark_path(kind, box).boundingRect()

        assert box.adjusted(-1.2, -1.2, 1.2, 1.2).contains(bounds)
        assert bounds.width() >= 16


def test_only_the_ring_of_white_is_open() -> None:
    box = QRectF(0, 0, 10, 10)

    assert [mark_path(color, box).contains(box.center()) for color in Color] == [True, True, False, True]


@pytest.mark.parametrize(("word", "is_upright"), [("I", True), ("IJI", False)])
def test_a_word_of_one_character_stands_upright(
    art: CardArt, clear: Palette, word: str, *, is_upright: bool
) -> None:
    image = _painted(art, Card.wZ, CardStyle(words=(word,) * 12), clear, QSizeF(100, 320))
    below_the_character = [(x, y) for x in range(15, 85) for y in range(140, 265)]
    ink = [(x, y) for x, y in below_the_character if image.pixelColor(x, y).value() < 96]
    first = [(x, y) for x, y in ink if y > max(y for _, y in ink) - 6]

    assert ink
    assert (len({x for x, _ in first}) < 20) == is_upright, "the letter I, standing or lying"


def test_a_word_that_is_the_character_is_not_written_once_more(art: CardArt, clear: Palette) -> None:
    words = ("將", "士", "象", "車", "包", "馬", "卒", "公", "侯", "伯", "子", "男")

    def painted(card: Card, style: CardStyle) -> QImage:
        return _painted(art, card, style, clear, QSizeF(100, 320))

    assert painted(Card.gX, CardStyle(words=words)) == painted(Card.gX, CardStyle())
    assert painted(Card.rX, CardStyle(words=words)) != painted(Card.rX, CardStyle()), "俥 is read as 車"


@pytest.mark.parametrize(("height", "is_across"), [(350, False), (260, True)])
def test_a_word_stands_across_a_card_too_short_for_it(
    art: CardArt, clear: Palette, height: int, *, is_across: bool
) -> None:
    image = _painted(art, Card.wZ, CardStyle(words=("III",) * 12), clear, QSizeF(100, height))
    between = [(x, y) for x in range(8, 92) for y in range(140, height - 55)]
    ink = [(x, y) for x, y in between if image.pixelColor(x, y).value() < 96]
    high, wide = (max(at) - min(at) for at in zip(*((y, x) for x, y in ink), strict=True))
    columns = {x for x, _ in ink}
    gaps = set(range(min(columns), max(columns))) - columns

    assert min(high, wide) > 15
    assert bool(gaps) == is_across, "three strokes beside each other, or one above the other"


@pytest.mark.parametrize("width", [27, 32, 40, 60, 120])
def test_a_half_card_bears_its_word_at_the_foot_wherever_it_can_be_read(
    art: CardArt, clear: Palette, width: int
) -> None:
    size = QSizeF(width, round(1.55 * width))
    top = round(size.height() * 0.78)

    def foot(card: Card, style: CardStyle) -> list[int]:
        image = _painted(art, card, style, clear, size)
        return [
            image.pixelColor(x, y).value()
            for y in range(top, image.height() - 3)
            for x in range(2, image.width() - 2)
        ]

    def differing(one: list[int], other: list[int]) -> int:
        return sum(abs(a - b) > 96 for a, b in zip(one, other, strict=True))

    han, worded = STYLES["han"], CardStyle(words=VIETNAMESE)
    for card in (Card.wA, Card.wB, Card.wX, Card.wS):
        assert differing(foot(card, worded), foot(card, han)) > width / 2
    assert differing(foot(Card.wX, worded), foot(Card.wS, worded)) > width / 3, "another word"


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_the_lines_on_a_back_are_as_thin_whichever_way_it_is_turned(
    art: CardArt, clear: Palette, turn: int
) -> None:
    def lightness(by: int) -> float:
        image = _canvas(QSizeF(120, 120))
        painter = QPainter(image)
        painter.translate(60, 60)
        painter.rotate(by)
        art.paint_back(painter, QRectF(-15, -50, 30, 100), clear)
        painter.end()
        return sum(image.pixelColor(x, y).lightness() for x in range(120) for y in range(120))

    assert lightness(turn) == pytest.approx(lightness(0), rel=0.01)
