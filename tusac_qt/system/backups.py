"""Values of backups: their content, their description, the effect of restoring one or why it fails."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from tusac_qt.system.archive import Archive, Entry
from tusac_qt.system.version import VERSION

BACKUP_SUFFIX = ".tusac-backup"
"""Ends the name of a backup."""
ABOUT = "about.json"
"""The file in which a backup says what it is."""
SETTINGS = "config/settings.toml"
"""The name of the settings in a backup."""
RECORDS, UNFINISHED = "data/records/", "data/records/unfinished/"
"""How names of records begin there, of finished games and of matches in progress."""

_FORM = 1
_MOST_ABOUT_BYTES = 1 << 12


class Part(Enum):
    """A part of a backup, as its owner sees it, in the order in which people are told."""

    KEYS = "keys"
    SETTINGS = "settings"
    SCORES = "scores"
    GAMES = "games"
    UNFINISHED = "unfinished"
    RULES = "rules"
    DRAFT = "draft"
    PLAYERS = "players"
    TABLES = "tables"
    PHONES = "phones"


class Why(Enum):
    """The reason why something cannot be backed up or restored."""

    FOREIGN = "foreign"
    DAMAGED = "damaged"
    TOO_LARGE = "too large"
    NEWER = "newer"
    IN_USE = "in use"
    IN_THE_WAY = "in the way"
    UNREADABLE = "unreadable"
    NOT_WRITTEN = "not written"
    HALF_WRITTEN = "half written"
    NAME = "name"


class BackupError(Exception):
    """A backup cannot be made or restored. But for `HALF_WRITTEN`, no file of this computer was changed.

    Attributes:
        why: the reason.
        where: the file that it is about, with its path or as it is called in the backup; "" for the backup.
        cause: what the system says; None for nothing.
        aside: the backup of what was replaced, if files were changed.
    """

    def __init__(
        self, why: Why, where: str = "", cause: OSError | None = None, aside: Path | None = None
    ) -> None:
        super().__init__(f"{why.value} {where}".rstrip())
        self.why = why
        self.where = where
        self.cause = cause
        self.aside = aside


@dataclass(frozen=True, slots=True)
class Made:
    """A backup that was made.

    Attributes:
        files: how many files it holds of each part.
        left_out: files that no computer could restore, and why: their content or their names.
    """

    files: Mapping[Part, int]
    left_out: Mapping[Path, Why]


@dataclass(frozen=True, slots=True)
class Change:
    """A file that restoring writes.

    Attributes:
        name: in the backup.
        part: that it belongs to.
        is_new: whether there is none yet.
    """

    name: str
    part: Part
    is_new: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """The effect of restoring a backup.

    Attributes:
        program: the version of the program that made it.
        made: when, in universal time, to the second.
        changes: the files that are not here as they are in the backup.
    """

    program: str
    made: str
    changes: tuple[Change, ...]


class About(msgspec.Struct, frozen=True):
    """A backup's description of itself: its form, the program's version, and the time."""

    version: Annotated[int, Meta(ge=1)]
    program: Annotated[str, Meta(max_length=80)]
    made: Annotated[str, Meta(max_length=80)]


_DECODER = msgspec.json.Decoder(About)


def about_entry(now: datetime) -> Entry:
    """Return the description for a backup that is made now."""
    about = About(_FORM, VERSION, now.astimezone(UTC).isoformat(timespec="seconds"))
    return Entry(ABOUT, now.timestamp(), lambda: (msgspec.json.encode(about),))


def read_about(archive: Archive) -> About:
    """Return an archive's description. Raises BackupError if it is no backup, or of a newer form."""
    if archive.sizes.get(ABOUT, _MOST_ABOUT_BYTES + 1) > _MOST_ABOUT_BYTES:
        raise BackupError(Why.FOREIGN)
    try:
        about = _DECODER.decode(archive.read(ABOUT))
    except (ValueError, RecursionError) as error:
        raise BackupError(Why.DAMAGED, ABOUT) from error
    if about.version > _FORM:
        raise BackupError(Why.NEWER)
    return about
