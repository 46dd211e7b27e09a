"""The file with the settings of a player, which several windows share.

Only what was changed in this window is saved, over what is in the file then.
"""

from pathlib import Path
from typing import Any

import platformdirs

from net.node.kept_file import KeptFile
from tusac_qt.choices.settings import SETS, Loaded, Settings, format_settings, parse_settings
from tusac_qt.system.own_files import DAMAGED, MOST_TOML_BYTES, TomlFormat, Unusable, read_toml


def settings_path() -> Path:
    """Return where this user's settings are kept."""
    return platformdirs.user_config_path("tusac", appauthor=False) / "settings.toml"


class SettingsFile:
    """The settings of one window beside the file that all windows share."""

    def __init__(self, path: Path) -> None:
        """Look nowhere yet."""
        self._file = KeptFile(path, TomlFormat(), MOST_TOML_BYTES)
        self._saved = format_settings(Settings())

    def load(self) -> Loaded:
        """Read the settings; a missing file means a first start, and a damaged one is put aside."""
        found = self._file.read()
        if found.value is not None:
            loaded = parse_settings(found.value)
        elif (why := found.damage or found.unread) is not None:
            loaded = Loaded(Settings(), (), Unusable(self._file.path, why, found.aside))
        else:
            loaded = Loaded(Settings(), ())
        self._saved = format_settings(loaded.settings)
        return loaded

    def save(self, settings: Settings) -> bool:
        """Write what differs from the settings as they were read or saved here last; return whether it was.

        A crash leaves the old file or the new one. A file that `load` could not read stays as it is. Raises
        OSError.
        """
        if self._file.unread is not None:
            return False
        wanted = format_settings(settings)
        changed = {key: value for key, value in wanted.items() if value != self._saved[key]}
        if not changed:
            return False
        self._file.change(lambda table: {**wanted, **self._merged(table or {}, changed)})
        self._saved = wanted
        return True

    def _merged(self, table: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
        """Return the file's settings with this window's changes; in a set, its additions and removals."""
        merged = table | changed
        for key in changed.keys() & SETS & table.keys():
            there, before, now = table[key], self._saved[key], changed[key]
            if isinstance(there, list):
                merged[key] = [*(one for one in there if one in now or one not in before)]
                merged[key] += [one for one in now if one not in there and one not in before]
        return merged


def load_settings(path: Path) -> Loaded:
    """Read settings that are not saved again; a damaged file is put aside."""
    return SettingsFile(path).load()


def saved_language(path: Path) -> str:
    """Return the language that settings name, "" if none; never moves a file aside or complains."""
    try:
        table = read_toml(path)
    except (*DAMAGED, OSError):
        return ""
    language = table.get("language")
    return language if isinstance(language, str) else ""
