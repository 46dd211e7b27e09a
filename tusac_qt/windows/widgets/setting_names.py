"""The choices of some settings, each with its value and its name."""

from tusac_qt.cards.faces import HanSet
from tusac_qt.cards.palette import palette_names, palette_texts
from tusac_qt.choices.settings import USER_PALETTE
from tusac_qt.play.suggestions import Suggestions
from tusac_qt.play.tempo import Tempo
from tusac_qt.system import assets
from tusac_qt.words.punctuation import capital
from tusac_qt.words.translation import text_in, translate

_USUAL, _VERY_SLOW = 100, 200
Choice = tuple[str | None, str]
"""A value and its name."""


def han_names() -> list[Choice]:
    """Return the sets of Chinese characters, and "none"."""
    return [
        (HanSet.REGIONAL.name, translate("settings", "Standard: two sets")),
        (HanSet.REGIONAL_STONE.name, translate("settings", "Standard, stone cannon")),
        (HanSet.COMMON.name, translate("settings", "Simple: one set")),
        (None, translate("settings", "None")),
    ]


def palette_choices() -> list[Choice]:
    """Return the palettes, each called as its file says: by `title`, else by its name."""
    folder = assets.root() / "palettes"
    tables = {name: {"title": name, **palette_texts(folder, name)} for name in palette_names(folder)}
    shipped: list[Choice] = [(name, capital(text_in(table, "title"))) for name, table in tables.items()]
    return [*shipped, (USER_PALETTE, translate("settings", "My own"))]


def suggestion_names() -> list[Choice]:
    """Return the choices for suggested moves."""
    names = {
        #: when moves are suggested
        Suggestions.FIRST_ROUNDS: translate("settings", "In the first three rounds"),
        Suggestions.ALWAYS: translate("settings", "Always"),
        Suggestions.NEVER: translate("settings", "Never"),
    }
    return [(when.value, name) for when, name in names.items()]


def tempo_name(tempo: Tempo) -> str:
    """Return the name of a speed of computer players."""
    return {
        Tempo.SLOW: translate("settings", "Slow"),
        Tempo.USUAL: translate("settings", "Normal"),
        Tempo.FAST: translate("settings", "Fast"),
        Tempo.VERY_FAST: translate("settings", "Very fast"),
    }[tempo]


def flight_name(percent: int) -> str:
    """Return the name for a share of the pace's flight time."""
    if percent == 0:
        return translate("settings", "Off")
    if percent < _USUAL:
        return translate("settings", "Fast")
    if percent == _USUAL:
        return translate("settings", "Normal")
    return translate("settings", "Slow") if percent < _VERY_SLOW else translate("settings", "Very slow")
