"""The page's own words, by key (docs/phone.md, 8). No Qt."""

from collections.abc import Mapping

from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

PAGE_WORDS: Mapping[str, str] = {
    "name_ask": QT_TRANSLATE_NOOP("phone", "What should the others call you?"),
    "name": QT_TRANSLATE_NOOP("phone", "Your name"),
    "sit": QT_TRANSLATE_NOOP("phone", "Sit down"),
    "lost": QT_TRANSLATE_NOOP("phone", "Are you back, with a new phone?"),
    "face": QT_TRANSLATE_NOOP("phone", "Your face"),
    "face_any": QT_TRANSLATE_NOOP("phone", "Choose one for me"),
    "key_ask": QT_TRANSLATE_NOOP("phone", "Type the key that the computer shows after the address."),
    "key": QT_TRANSLATE_NOOP("phone", "Key"),
    "key_wrong": QT_TRANSLATE_NOOP(
        "phone", "This isn’t the key on the computer’s screen. Look again and type it."
    ),
    "go_on": QT_TRANSLATE_NOOP("phone", "Continue"),
    "connecting": QT_TRANSLATE_NOOP("phone", "Connecting…"),
    "reconnecting": QT_TRANSLATE_NOOP("phone", "Connection lost. Reconnecting…"),
    "offline": QT_TRANSLATE_NOOP("phone", "The computer can’t be reached. Is this phone on the same Wi-Fi?"),
    "elsewhere": QT_TRANSLATE_NOOP("phone", "Your seat is open in another tab or window."),
    "use_here": QT_TRANSLATE_NOOP("phone", "Continue here"),
    "table_gone": QT_TRANSLATE_NOOP(
        "phone", "This table isn’t there any more. Scan the QR code on the computer again."
    ),
    "too_many": QT_TRANSLATE_NOOP(
        "phone", "This phone has sent too much at once. Trying again in half a minute."
    ),
    "full": QT_TRANSLATE_NOOP(
        "phone",
        "All places for phones at this computer are taken. Try again once somebody has left the table.",
    ),
    "too_soon": QT_TRANSLATE_NOOP("phone", "Too soon: tap once more."),
    "stay_on": QT_TRANSLATE_NOOP(
        "phone", "This page can’t keep the screen on. Change that in the phone’s settings."
    ),
    "again": QT_TRANSLATE_NOOP("phone", "Try again"),
    "broken": QT_TRANSLATE_NOOP("phone", "This page is out of date. Reload it."),
    "reload": QT_TRANSLATE_NOOP("phone", "Reload"),
    "too_old": QT_TRANSLATE_NOOP("phone", "This browser is too old to play here."),
    "settings": QT_TRANSLATE_NOOP("phone", "Settings"),
    "language": QT_TRANSLATE_NOOP("phone", "Language"),
    "cloth": QT_TRANSLATE_NOOP("phone", "Cloth"),
    "lacquer": QT_TRANSLATE_NOOP("phone", "Lacquer"),
    "mat": QT_TRANSLATE_NOOP("phone", "Reed mat"),
    "night": QT_TRANSLATE_NOOP("phone", "Night"),
    "text_size": QT_TRANSLATE_NOOP("phone", "Text size"),
    "normal": QT_TRANSLATE_NOOP("phone", "Normal"),
    "large": QT_TRANSLATE_NOOP("phone", "Large"),
    "larger": QT_TRANSLATE_NOOP("phone", "Very large"),
    "sound": QT_TRANSLATE_NOOP("phone", "Sound"),
    "vibration": QT_TRANSLATE_NOOP("phone", "Vibration"),
    "motion": QT_TRANSLATE_NOOP("phone", "Motion"),
    "hints": QT_TRANSLATE_NOOP("phone", "Hints"),
    "suggest": QT_TRANSLATE_NOOP("phone", "Suggest moves"),
    "suggest_first": QT_TRANSLATE_NOOP("phone", "First three rounds"),
    "suggest_always": QT_TRANSLATE_NOOP("phone", "Always"),
    "suggest_never": QT_TRANSLATE_NOOP("phone", "Never"),
    "suggest_ended": QT_TRANSLATE_NOOP(
        "phone", "Suggestions are now off. “Hint” shows one, and the settings turn them on again."
    ),
    "on": QT_TRANSLATE_NOOP("phone", "On"),
    "off": QT_TRANSLATE_NOOP("phone", "Off"),
    "hand": QT_TRANSLATE_NOOP("phone", "Your hand"),
    "hide": QT_TRANSLATE_NOOP("phone", "Hide your hand"),
    "show": QT_TRANSLATE_NOOP("phone", "Show your hand"),
    "sort": QT_TRANSLATE_NOOP("phone", "Sort"),
    "order": QT_TRANSLATE_NOOP("phone", "Order"),
    "table": QT_TRANSLATE_NOOP("phone", "Table"),
    "offer": QT_TRANSLATE_NOOP("phone", "On offer"),
    "wall": QT_TRANSLATE_NOOP("phone", "Wall"),
    "players": QT_TRANSLATE_NOOP("phone", "Players"),
    "melds": QT_TRANSLATE_NOOP("phone", "Melds"),
    "discards": QT_TRANSLATE_NOOP("phone", "Discards"),
    "answers": QT_TRANSLATE_NOOP("phone", "Answers"),
    "variants": QT_TRANSLATE_NOOP("phone", "Which way?"),
    "auto": QT_TRANSLATE_NOOP("phone", "Automatic answers"),
    "log": QT_TRANSLATE_NOOP("phone", "What has happened"),
    "chat": QT_TRANSLATE_NOOP("phone", "Say something"),
    "menu": QT_TRANSLATE_NOOP("phone", "Menu"),
    "close": QT_TRANSLATE_NOOP("phone", "Close"),
    "back": QT_TRANSLATE_NOOP("phone", "Back"),
    "yes": QT_TRANSLATE_NOOP("phone", "Yes"),
    "no": QT_TRANSLATE_NOOP("phone", "No"),
    "selected": QT_TRANSLATE_NOOP("phone", "picked"),
    "junk": QT_TRANSLATE_NOOP("phone", "junk"),
    "proposed": QT_TRANSLATE_NOOP("phone", "suggested"),
    "winning": QT_TRANSLATE_NOOP("phone", "winning card"),
    "hidden_card": QT_TRANSLATE_NOOP("phone", "hidden card"),
    "move_left": QT_TRANSLATE_NOOP("phone", "Move left"),
    "move_right": QT_TRANSLATE_NOOP("phone", "Move right"),
    "time_left": QT_TRANSLATE_NOOP("phone", "{seconds} s"),
    "bank": QT_TRANSLATE_NOOP("phone", "reserve"),
    "you": QT_TRANSLATE_NOOP("phone", "you"),
    "swipe_hint": QT_TRANSLATE_NOOP(
        "phone", "Tap a card to pick it, then “Discard”. Swipe across the hand to sort it."
    ),
}
"""The English texts; the page names them by these keys."""


def page_words() -> dict[str, str]:
    """Return the page's own texts in the language in use, by key."""
    return {key: translate("phone", text) for key, text in PAGE_WORDS.items()}
