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


def unstored_note() -> str:
    """Return what is said at a table whose match the browser does not store."""
    return translate("browser", "This match isn’t being saved: it is gone when you close the page.")


def unstored_text() -> str:
    """Return what is said of all that the browser does not store, and what to do."""
    return translate(
        "browser",
        "This browser isn’t saving your matches: it refuses, or has no room left. Before you close the page,"
        " save all to a file in “My games”.",
    )


def nearby_text() -> str:
    """Return what is said where a computer nearby hands out the page, over plain http."""
    return translate(
        "browser",
        "A computer nearby hands out this page while its table is open, so it can’t be installed on your"
        " device. Matches stay in this browser; “My games” saves them to a file.",
    )


def look_back_words() -> Mapping[str, str]:
    """Return what is said on the way through a finished game, by the name of the button."""
    return {
        "step": translate("browser", "Step {at} of {steps}"),
        "earlier": translate("phone", "Back"),
        "later": translate("browser", "Forward"),
        "turn": translate("browser", "Next turn"),
        "mistake": translate("ReplayBar", "Next mistake"),
    }


def browser_page_words() -> dict[str, str]:
    """Return the page's own texts in the language in use, by key."""
    return page_words() | {key: translate("browser", text) for key, text in BROWSER_WORDS.items()}
