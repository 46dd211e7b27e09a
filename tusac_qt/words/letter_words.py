"""The words about the Latin letters on the cards. No Qt here."""

from engine.cards import Card, Piece
from tusac_qt.words.translation import translate


def letter_meaning(card: Card) -> str:
    """Return in a sentence what the letter on a card stands for."""
    if card.is_joker:
        return translate("letters", "a joker is a set by itself.")
    if card.piece is Piece.SOLDIER:
        return translate(
            "letters",
            "the letter stands for the color: E green, S red, W white, N yellow. Collect different ones.",
        )
    if card.piece in (Piece.GENERAL, Piece.ADVISOR, Piece.ELEPHANT):
        return translate("letters", "A, B and C of one color (General, Advisor, Elephant) make a Chow.")
    return translate("letters", "X, Y and Z of one color (Chariot, Cannon, Horse) make a Chow.")
