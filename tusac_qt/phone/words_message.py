"""The message with the page's own words and the names of cards, phrases and faces (docs/phone.md, 8)."""

from collections.abc import Iterable

from engine.cards import ALL_CARDS, PIECE_LETTERS, Piece
from tusac_qt.phone.page_words import page_words
from tusac_qt.play.hand_order import SortOrder
from tusac_qt.words.faces import faces
from tusac_qt.words.i18n import card_name, order_name, piece_name
from tusac_qt.words.languages import SOURCE_LANGUAGE, known_language, languages
from tusac_qt.words.table_news import PHRASES, phrase_text

_OWN_NAMES = {
    "en": "English",
    "fr": "Français",
    "ja": "日本語",
    "vi": "Tiếng Việt",
    "zh_CN": "简体中文",
    "zh_TW": "繁體中文",
}
"""What each language calls itself, so that everybody finds their own."""


def chosen_language(wanted: Iterable[str]) -> str:
    """Return the first available language of those wanted; English if none is available."""
    return next((code for tag in wanted if (code := known_language(tag)) is not None), SOURCE_LANGUAGE)


def words_message(code: str) -> dict[str, object]:
    """Return the message in the current language, with the language's code."""
    return {
        "type": "words",
        "lang": code,
        "languages": [{"code": each, "name": _OWN_NAMES.get(each, each)} for each in languages()],
        "texts": page_words(),
        "cards": {card.name: card_name(card) for card in ALL_CARDS},
        "pieces": {PIECE_LETTERS[piece]: piece_name(piece) for piece in Piece},
        "phrases": [{"phrase": phrase, "text": phrase_text(phrase)} for phrase in PHRASES],
        "faces": [{"face": face, "name": name} for face, name in faces()],
        "orders": [{"order": order.value, "name": order_name(order)} for order in SortOrder],
    }
