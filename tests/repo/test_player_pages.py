"""The pages for players call buttons by the names that they bear on the screen, in every language."""

import xml.etree.ElementTree as ET

import pytest

from tests.support.places import ROOT
from tusac_qt.words.languages import languages

NAMED = {
    "README": ("Learn", "Play"),
    "docs/play": (
        "Learn", "With the family", "Can’t see your table?", "Continue", "My games", "Play by phone too", "Big screen", "Rules",
    ),
}  # fmt: skip
"""The buttons that each page speaks of."""


def names_of(button: str, language: str) -> set[str]:
    """Return what a button is called in a language, wherever it is shown."""
    if language == "en":
        return {button}
    root = ET.parse(ROOT / "resources" / "i18n" / f"tusac_{language}.ts").getroot()  # noqa: S314 - our own file
    return {
        str(message.findtext("translation"))
        for message in root.iter("message")
        if message.findtext("source") == button
    }


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("page", NAMED)
def test_a_page_for_players_calls_buttons_as_the_window_does(page: str, language: str) -> None:
    path = ROOT / f"{page}{'' if language == 'en' else f'.{language}'}.md"
    text = path.read_text(encoding="utf-8").replace("\u00a0", " ").replace("'", "’")
    missing = [
        button
        for button in NAMED[page]
        if not any(f"*{name}*".replace("\u00a0", " ") in text for name in names_of(button, language))
    ]

    assert missing == []
    if page == "README":  # no second word for what is learned there
        assert text.count(f"**{min(names_of('Learn', language))}**") == 2
