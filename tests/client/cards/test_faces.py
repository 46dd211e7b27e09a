"""The writing on the cards, against the tables of docs/rules.md, 1.2, 1.4."""

import pytest

from engine.cards import ALL_CARDS, JOKERS, SUITED, Card, Color, Piece, card_of
from tusac_qt.cards.faces import WORD_COUNT, CardStyle, HanSet, han_of, letter_of, lucky_of

WORDS = tuple(f"word {number}" for number in range(WORD_COUNT))


def _row(color: Color, han_set: HanSet) -> str:
    return "".join(han_of(card_of(color, piece), han_set) for piece in Piece)


@pytest.mark.parametrize(
    ("han_set", "color", "characters"),
    [
        (HanSet.REGIONAL, Color.RED, "帥仕相俥炮傌兵"),
        (HanSet.REGIONAL, Color.YELLOW, "帥仕相俥炮傌兵"),
        (HanSet.REGIONAL, Color.GREEN, "將士象車包馬卒"),
        (HanSet.REGIONAL, Color.WHITE, "將士象車包馬卒"),
        (HanSet.REGIONAL_STONE, Color.RED, "帥仕相俥砲傌兵"),
        (HanSet.REGIONAL_STONE, Color.YELLOW, "帥仕相俥砲傌兵"),
        (HanSet.REGIONAL_STONE, Color.GREEN, "將士象車包馬卒"),
        (HanSet.REGIONAL_STONE, Color.WHITE, "將士象車包馬卒"),
        *((HanSet.COMMON, color, "將士相車炮馬卒") for color in Color),
    ],
)
def test_characters_of_the_sets(han_set: HanSet, color: Color, characters: str) -> None:
    assert _row(color, han_set) == characters


@pytest.mark.parametrize("han_set", list(HanSet))
def test_jokers_are_the_five_ranks_of_nobility(han_set: HanSet) -> None:
    assert "".join(han_of(card, han_set) for card in JOKERS) == "公侯伯子男"


def test_lucky_character_differs_by_piece() -> None:
    assert "".join(lucky_of(piece) for piece in Piece) == "福祿壽榮富華貴"


def test_letters_of_the_pieces_and_of_the_soldiers() -> None:
    for color, soldier in ((Color.GREEN, "E"), (Color.RED, "S"), (Color.WHITE, "W"), (Color.YELLOW, "N")):
        assert "".join(letter_of(card_of(color, piece)) for piece in Piece) == "ABCXYZ" + soldier
    assert [letter_of(card) for card in JOKERS] == ["1", "2", "3", "4", "5"]


def test_letter_and_color_name_a_card() -> None:
    assert len({(letter_of(card), card.color) for card in SUITED}) == len(SUITED)


def test_words_follow_pieces_then_jokers() -> None:
    style = CardStyle(words=WORDS)

    assert style.word_of(Card.wA) == "word 0"
    assert style.word_of(Card.yS) == "word 6"
    assert [style.word_of(card) for card in JOKERS] == [f"word {number}" for number in range(7, 12)]
    assert {CardStyle().word_of(card) for card in ALL_CARDS} == {""}


def test_style_needs_something_to_read() -> None:
    with pytest.raises(ValueError, match="character, a letter or a word"):
        CardStyle(han=None)
    with pytest.raises(ValueError, match="12 faces, not 7"):
        CardStyle(words=WORDS[:7])
    with pytest.raises(ValueError, match="empty word"):
        CardStyle(words=(*WORDS[:11], " "))
