"""Pictures of cards are kept, told apart by all that changes them, and bounded."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QGuiApplication

from engine.cards import SUITED, Card
from tusac_qt.cards.card_art import CardArt
from tusac_qt.cards.card_cache import CardCache, Lying
from tusac_qt.cards.color_science import parse_hex
from tusac_qt.cards.faces import CardStyle
from tusac_qt.cards.glyphs import Glyphs
from tusac_qt.cards.letters import Letters
from tusac_qt.cards.palette import Palette, load_palette
from tusac_qt.system import assets

SIZE = QSizeF(34, 108)
STYLE = CardStyle()
EDGE = parse_hex("FFF6E2")
LYING = (Lying(EDGE), Lying(parse_hex("5C3A18")), Lying(EDGE, has_shadow=False), Lying(EDGE, turn=2.5))


@pytest.fixture(scope="module")
def clear() -> Palette:
    return load_palette(assets.root() / "palettes", "clear")


@pytest.fixture
def art(qapp: QGuiApplication) -> CardArt:
    assert qapp is not None
    folder = assets.root() / "glyphs"
    return CardArt(Glyphs(folder), Letters(folder))


def test_same_request_gives_the_same_picture(art: CardArt, clear: Palette) -> None:
    cache = CardCache(art)
    first = cache.face(Card.rA, STYLE, clear, SIZE, 1.0, half=False)

    assert cache.face(Card.rA, CardStyle(), replace(clear), QSizeF(SIZE), 1.0, half=False) is first


def test_whatever_changes_the_picture_makes_another(art: CardArt, clear: Palette) -> None:
    cache = CardCache(art)
    other = replace(clear, back_paper=parse_hex("000000"))
    pictures = [
        cache.face(Card.rA, STYLE, clear, SIZE, 1.0, half=False),
        cache.face(Card.rB, STYLE, clear, SIZE, 1.0, half=False),
        cache.face(Card.rA, CardStyle(latin=True), clear, SIZE, 1.0, half=False),
        cache.face(Card.rA, STYLE, other, SIZE, 1.0, half=False),
        cache.face(Card.rA, STYLE, clear, QSizeF(35, 108), 1.0, half=False),
        cache.face(Card.rA, STYLE, clear, SIZE, 2.0, half=False),
        cache.face(Card.rA, STYLE, clear, SIZE, 1.0, half=True),
        cache.back(clear, SIZE, 1.0),
        cache.back(other, SIZE, 1.0),
        *(cache.face(Card.rA, STYLE, clear, SIZE, 1.0, half=False, lying=lying) for lying in LYING),
        cache.back(clear, SIZE, 1.0, lying=LYING[0]),
    ]

    assert len({picture.cacheKey() for picture in pictures}) == len(pictures)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_picture_has_the_pixels_of_its_screen(art: CardArt, clear: Palette, ratio: float) -> None:
    picture = CardCache(art).face(Card.wS, STYLE, clear, SIZE, ratio, half=False)

    assert picture.devicePixelRatio() == ratio
    assert (picture.width(), picture.height()) == (round(34 * ratio), round(108 * ratio))


def test_longest_unused_goes_first(art: CardArt, clear: Palette) -> None:
    one_picture = 4 * 34 * 108
    cache = CardCache(art, limit_bytes=3 * one_picture)

    def face(card: Card) -> int:
        return cache.face(card, STYLE, clear, SIZE, 1.0, half=False).cacheKey()

    kept = [face(card) for card in SUITED[:3]]
    face(SUITED[0])
    face(SUITED[3])

    assert cache.used_bytes == 3 * one_picture
    assert face(SUITED[0]) == kept[0]
    assert face(SUITED[2]) == kept[2]
    assert face(SUITED[1]) != kept[1]


def test_picture_larger_than_the_limit_is_still_kept(art: CardArt, clear: Palette) -> None:
    cache = CardCache(art, limit_bytes=10)
    first = cache.face(Card.rA, STYLE, clear, SIZE, 1.0, half=False)

    assert cache.face(Card.rA, STYLE, clear, SIZE, 1.0, half=False) is first


@pytest.mark.parametrize("width", [34, 120], ids=["small", "large"])
def test_a_lying_card_is_in_the_middle_of_its_picture_and_only_its_shadow_around_it(
    art: CardArt, clear: Palette, width: int
) -> None:
    cache, size = CardCache(art), QSizeF(width, 3 * width)
    for lying in LYING:
        picture = cache.face(Card.rA, STYLE, clear, size, 1.0, half=False, lying=lying).toImage()
        assert (picture.width() - width) % 2 == (picture.height() - 3 * width) % 2 == 0
        assert picture.pixelColor(picture.rect().center()).alpha() == 255
        assert picture.pixelColor(0, 0).alpha() < 20
