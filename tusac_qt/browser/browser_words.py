"""The words that the page says by itself where the game runs in its browser, beside those for phones."""

from collections.abc import Mapping

from tusac_qt.phone.page_words import page_words
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

BROWSER_WORDS: Mapping[str, str] = {
    "loading": QT_TRANSLATE_NOOP("browser", "Getting the game ready… {percent} %"),
    "unable": QT_TRANSLATE_NOOP(
        "browser",
        "The game runs in the browser itself, and this one lacks what that needs (WebAssembly). A Firefox,"
        " Chrome, Edge or Safari of today has it.",
    ),
    "broken": QT_TRANSLATE_NOOP(
        "browser",
        "The game could not be started, or has stopped. Your matches are kept: load the page again.",
    ),
    "elsewhere": QT_TRANSLATE_NOOP("browser", "The game is open in another tab or window."),
}
"""The English texts; some take the place of a text for phones."""


def browser_page_words() -> dict[str, str]:
    """Return the page's own texts in the language in use, by key."""
    return page_words() | {key: translate("browser", text) for key, text in BROWSER_WORDS.items()}
