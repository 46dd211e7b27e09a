"""The choices of some settings, each with its value and its name."""

from tusac_qt.cards.faces import HanSet
from tusac_qt.choices.settings import SHIPPED_PALETTES, USER_PALETTE
from tusac_qt.words.translation import translate

Choice = tuple[str | None, str]
"""A value and its name."""


def han_names() -> list[Choice]:
    """Return the sets of Chinese characters, and none."""
    return [
        (HanSet.REGIONAL.name, translate("settings", "regional: two lists")),
        (HanSet.REGIONAL_STONE.name, translate("settings", "regional, stone cannon")),
        (HanSet.COMMON.name, translate("settings", "common: one list")),
        (None, translate("settings", "none")),
    ]


def palette_names() -> list[Choice]:
    """Return the palettes."""
    names = {
        "clear": translate("settings", "clear"),
        "traditional": translate("settings", "traditional"),
    }
    shipped: list[Choice] = [(name, names[name]) for name in SHIPPED_PALETTES]
    return [*shipped, (USER_PALETTE, translate("settings", "my own"))]


def flight_name(percent: int) -> str:
    """Return how long cards fly."""
    if percent == 0:
        return translate("settings", "do not fly")
    return translate("settings", "{n} % of the pace's time").format(n=percent)
