"""A profile with something in every file, and the laws for it after a disk has refused."""

import os
from dataclasses import dataclass

import msgspec

from lab.processes.kept_changes import FIRST, VOLUME
from net.node.store import KnownPlayer, Places, RecentTable, Store
from tusac_qt.choices.settings import Settings
from tusac_qt.choices.settings_file import SettingsFile, load_settings
from tusac_qt.phone.guests import GuestList, KeptPhones, new_guest

_SETTINGS = Settings(name="Lan", language="en", volume=7, has_hints=False, is_network_told=True)
_MINH = KnownPlayer(b"m" * 32, "Minh", 1.0)
_THERE = RecentTable((("10.0.0.1", 27112),), "Minh’s table", 1.0)
_PHONE = new_guest("en")
_PHONES = msgspec.json.Decoder(KeptPhones)


@dataclass(frozen=True, slots=True)
class KeptProfile:
    """A player's keys, acquaintances, tables, settings and phones.

    Attributes:
        places: where they lie.
        keys: the file of the keys, which never changes.
    """

    places: Places
    keys: bytes

    @classmethod
    def made(cls, places: Places) -> "KeptProfile":
        """Write a profile. Raises OSError."""
        store = Store(places, os.urandom)
        store.identity()
        store.remember_player(_MINH)
        store.remember_table(_THERE)
        store.close()
        SettingsFile(places.config / "settings.toml").save(_SETTINGS)
        GuestList(places.config / "phones").keep(msgspec.structs.replace(FIRST, guests=(_PHONE,)))
        return cls(places, (places.config / "identity.json").read_bytes())

    def problems(self) -> list[str]:
        """Return what has been lost, in words; the volume may have become that of `kept_changes`."""
        config = self.places.config
        store = Store(self.places, os.urandom)
        settings = load_settings(config / "settings.toml").settings
        phones = self._phones()
        lost = {
            "the keys are others": (config / "identity.json").read_bytes() == self.keys,
            "a player is forgotten": _MINH in store.players(),
            "a table is forgotten": _THERE in store.tables(),
            f"the settings are {settings}": _same_but_volume(settings),
            f"the phones are {phones}": phones is not None and _PHONE in phones.guests,
        }
        damaged = [path.name for path in config.rglob("*.damaged*")]
        return [
            *(problem for problem, is_kept in lost.items() if not is_kept),
            *(f"{name} was put aside" for name in damaged),
        ]

    def _phones(self) -> KeptPhones | None:
        path = self.places.config / "phones" / "phones.json"
        return _PHONES.decode(path.read_bytes())


def _same_but_volume(settings: Settings) -> bool:
    """Return whether settings are as they were written, but for what a window that was opened may change."""
    kept = (settings.name, settings.language, settings.has_hints, settings.is_network_told)
    wanted = (_SETTINGS.name, _SETTINGS.language, _SETTINGS.has_hints, _SETTINGS.is_network_told)
    return kept == wanted and settings.volume in (_SETTINGS.volume, VOLUME)
