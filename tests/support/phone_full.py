"""The hardest screens a phone has to show: a hand of 21 cards, in any language.

Real deals have 20 or 21 cards; the examples of the contract have twelve.
"""

import xml.etree.ElementTree as ET
from functools import cache
from typing import Any

from tests.support.phone_modules import vector
from tusac_qt.system import assets

LANGUAGES = ("en", "vi", "fr", "ja", "zh_CN", "zh_TW")
_CARDS = (
    "gA", "gB", "gC", "wA", "wB", "rX", "rY", "rZ", "yX", "yY", "yZ",
    "rS", "wS", "yS", "gS", "gX", "gY", "wC", "wC", "yB", "rA",
)  # fmt: skip

_OF_THE_TABLE = ("phone", "window", "tray", "buttons")
"""Contexts whose translation of a text is meant here, the last most of all, if others have it too."""
_NAMES_OF_THINGS = ("type", "asks", "id", "kind", "light", "order", "source", "card", "cards")
_NAMES = ("Bà Ngoại", "Christopher", "Minh")


def full(name: str, language: str = "en") -> Any:  # noqa: ANN401 - JSON of any shape
    """Return an example with 21 cards in the hand, its short texts in a language."""
    screen = vector(name)
    asked = screen["hand"][0]["cards"][0]
    groups = []
    for start in range(0, len(_CARDS), 3):
        cards = [
            {
                **asked,
                "index": start + at,
                "card": card,
                "is_selected": False,
                "is_proposed": start + at == 4 and screen["asks"] == "discard",
            }
            for at, card in enumerate(_CARDS[start : start + 3])
        ]
        groups.append({"kind": None, "is_junk": start > 12, "cards": cards})
    screen["hand"] = groups
    for seat, called in zip(screen["seats"][1:], _NAMES, strict=True):
        seat["name"] = called
    return _translated(screen, _texts(language))


def words_in(language: str) -> Any:  # noqa: ANN401 - JSON of any shape
    """Return the words of the page in a language."""
    return {**_translated(vector("words"), _texts(language)), "lang": language}


@cache
def _texts(language: str) -> dict[str, str]:
    if language == "en":
        return {}
    tree = ET.parse(assets.root() / "i18n" / f"tusac_{language}.ts")  # noqa: S314 - ours
    found: dict[str, str] = {}
    contexts = {context.findtext("name", ""): context for context in tree.iter("context")}
    for context in (*contexts.values(), *(contexts[name] for name in _OF_THE_TABLE)):
        for message in context.iter("message"):
            if message.get("numerus") is None:
                found[message.findtext("source", "")] = message.findtext("translation", "")
    return found


def _translated(told: Any, texts: dict[str, str]) -> Any:  # noqa: ANN401 - JSON of any shape
    if isinstance(told, dict):
        return {
            key: value if key in _NAMES_OF_THINGS else _translated(value, texts)
            for key, value in told.items()
        }
    if isinstance(told, list):
        return [_translated(value, texts) for value in told]
    return texts.get(told) or told if isinstance(told, str) else told
