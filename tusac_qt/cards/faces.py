"""The writing on a card: Chinese characters, lucky characters, letters, and the player's choice of them.

One table per kind of mark (docs/rules.md, 1.2, 1.4). Nothing here draws, and nothing here knows
Qt: the window and the terminal read the same tables.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from engine.cards import JOKERS, Card, Color, Piece


class HanSet(Enum):
    """The set of characters that name the pieces."""

    REGIONAL = "regional"
    """One list for red and yellow, another for green and white."""
    REGIONAL_STONE = "regional_stone"
    """As REGIONAL, with the stone cannon 砲 on red and yellow."""
    COMMON = "common"
    """One list for all four papers, as in Hong Kong."""


_RED_YELLOW = "帥仕相俥炮傌兵"
_RED_YELLOW_STONE = "帥仕相俥砲傌兵"
_GREEN_WHITE = "將士象車包馬卒"
_COMMON = "將士相車炮馬卒"
_JOKERS = "公侯伯子男"
_LUCKY = "福祿壽榮富華貴"

_SETS: Mapping[HanSet, Mapping[Color, str]] = {
    HanSet.REGIONAL: {
        Color.GREEN: _GREEN_WHITE,
        Color.RED: _RED_YELLOW,
        Color.WHITE: _GREEN_WHITE,
        Color.YELLOW: _RED_YELLOW,
    },
    HanSet.REGIONAL_STONE: {
        Color.GREEN: _GREEN_WHITE,
        Color.RED: _RED_YELLOW_STONE,
        Color.WHITE: _GREEN_WHITE,
        Color.YELLOW: _RED_YELLOW_STONE,
    },
    HanSet.COMMON: dict.fromkeys(Color, _COMMON),
}

_LETTERS = "ABCXYZ"
SOLDIER_LETTERS: Mapping[Color, str] = {Color.GREEN: "E", Color.RED: "S", Color.WHITE: "W", Color.YELLOW: "N"}
"""The letter of the Soldier stands for its color.

East green, south red, west white, yellow takes the north.
"""


def han_of(card: Card, han_set: HanSet) -> str:
    """Return the character that names the card in that set; a joker's is the same in all."""
    if card.is_joker:
        return _JOKERS[card - JOKERS[0]]
    return _SETS[han_set][card.color][card.piece]


def lucky_of(piece: Piece) -> str:
    """Return the lucky character in the middle of that piece's cards."""
    return _LUCKY[piece]


def letter_of(card: Card) -> str:
    """Return the Latin letter of the card; a joker's is its number from 1 to 5."""
    if card.is_joker:
        return str(card - JOKERS[0] + 1)
    if card.piece is Piece.SOLDIER:
        return SOLDIER_LETTERS[card.color]
    return _LETTERS[card.piece]


WORD_COUNT = len(Piece) + len(JOKERS)


@dataclass(frozen=True, slots=True)
class CardStyle:
    """The player's choice of writing on the cards; at least one of character, letter and word.

    Raises ValueError if all three are off, or if `words` is of another length or holds an empty word.

    Attributes:
        han: The set of Chinese characters, or None for none.
        latin: Whether the letters A B C X Y Z E S W N are written.
        words: The names of the seven pieces in their order, then of the five jokers, in the player's
            language; None for none.
        han_font: A font family for the Chinese characters, or None for our own drawings.
    """

    han: HanSet | None = HanSet.REGIONAL
    latin: bool = False
    words: tuple[str, ...] | None = None
    han_font: str | None = None

    def __post_init__(self) -> None:
        if self.han is None and not self.latin and self.words is None:
            msg = "a card needs a character, a letter or a word"
            raise ValueError(msg)
        if self.words is not None and len(self.words) != WORD_COUNT:
            msg = f"a card style names {WORD_COUNT} faces, not {len(self.words)}"
            raise ValueError(msg)
        if self.words is not None and not all(word.strip() for word in self.words):
            msg = "a face is named by an empty word"
            raise ValueError(msg)

    def word_of(self, card: Card) -> str:
        """Return the name to write on the card, empty if words are off."""
        if self.words is None:
            return ""
        return self.words[len(Piece) + card - JOKERS[0] if card.is_joker else card.piece]
