"""The names of levels and paces as they are typed: those that the window shows, in English.

Records, settings and JSON keep the older names, such as `hard`, which are understood here as well.
"""

from collections.abc import Mapping

from engine.ai.player import POLICIES
from net import pace
from tusac_qt.words.i18n import LEVELS, PACES

LEVEL_OF: Mapping[str, str] = {LEVELS[level]: level for level in POLICIES}
"""Every level by the name that is typed, weakest first."""

PACE_OF: Mapping[str, str] = {PACES[name].casefold(): name for name in pace.PACES}
"""Every pace for people by the name that is typed."""


def typed_level(text: str) -> str:
    """Return the name under which `LEVEL_OF` has what was typed, if it is a level."""
    name = text.casefold()
    return LEVELS.get(name, name)


def typed_pace(text: str) -> str:
    """Return a pace as `parse_pace` reads it, if it is one."""
    name = text.casefold()
    return PACE_OF.get(name, name)
