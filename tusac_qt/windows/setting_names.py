"""The choices of some settings, each with its value and its name."""

from tusac_qt.cards.faces import HanSet
from tusac_qt.cards.palette import palette_names, palette_texts
from tusac_qt.choices.settings import USER_PALETTE
from tusac_qt.system import assets
from tusac_qt.words.translation import text_in, translate

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


def palette_choices() -> list[Choice]:
    """Return the palettes, each called as its file says: by `title`, else by its name."""
    folder = assets.root() / "palettes"
    tables = {name: {"title": name, **palette_texts(folder, name)} for name in palette_names(folder)}
    shipped: list[Choice] = [(name, text_in(table, "title")) for name, table in tables.items()]
    return [*shipped, (USER_PALETTE, translate("settings", "my own"))]


def flight_name(percent: int) -> str:
    """Return how long cards fly."""
    if percent == 0:
        return translate("settings", "do not fly")
    return translate("settings", "{n} % of the pace's time").format(n=percent)
