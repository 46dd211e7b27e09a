"""Files that a backup holds: their names in it, what they may contain, where they lie here. No Qt, no words.

The names are fixed, and no other is ever read from a backup. The machine's current table is not among them: a
machine that restored an old state of its table would contradict messages that it has signed since.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.record import FAMILY
from net.files import lines_of, read_bounded
from net.node.store import FORMATS, RECORD_SUFFIX, key_paths
from net.records.fair_record import MAX_RECORD_BYTES
from tusac_qt.choices.settings_file import settings_path
from tusac_qt.phone.guests import FORMAT, GUESTS_FILE
from tusac_qt.play.autosave import SUFFIX, records_dir
from tusac_qt.play.score_file import LONGEST_LINE, MOST_SCORE_BYTES, SCORES_NAME
from tusac_qt.system.backups import RECORDS, SETTINGS, UNFINISHED, Part
from tusac_qt.system.own_files import MOST_TOML_BYTES, TomlFormat

SCORES = f"data/{SCORES_NAME}"
"""The name of the score book in a backup."""

_MOST_LIST_BYTES = 1 << 22
_MOST_RECORD_BYTES = 1 << 24
_PHONE = re.compile(r"config/phones/[0-9a-f]{16}/([a-z]+\.json)")
_LONGEST_NAME = 240
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)
_FORBIDDEN = frozenset('/\\:*?"<>|')


@dataclass(frozen=True, slots=True)
class Kind:
    """Files that are alike.

    Attributes:
        part: of the backup.
        most_bytes: that one may have.
        check: takes the content piece by piece; raises ValueError, RecursionError or NewerError if it cannot
            be used.
    """

    part: Part
    most_bytes: int
    check: Callable[[Iterable[bytes]], object]


@dataclass(frozen=True, slots=True)
class Homes:
    """The folders of one installation.

    Attributes:
        config: of settings, keys and rules.
        data: of score book and records.
    """

    config: Path
    data: Path

    def path_of(self, name: str) -> Path:
        """Return where the file lies that has this name in a backup."""
        home, _, rest = name.partition("/")
        return {"config": self.config, "data": self.data}[home].joinpath(rest)

    def files(self) -> Iterator[tuple[str, Path]]:
        """Yield the files there are, with their names in a backup.

        Those of matches in progress come before those of finished ones: a match that ends meanwhile is among
        the latter then.
        """
        for name in _FIXED:
            if self.path_of(name).is_file():
                yield name, self.path_of(name)
        for folder, suffix in _FOLDERS:
            for path in _sorted(self.path_of(folder), f"*{suffix}"):
                yield f"{folder}/{path.name}", path
        for name in FORMATS:
            for path in _sorted(self.config / "phones", f"*/{name}"):
                yield f"config/phones/{path.parent.name}/{name}", path


def own_homes() -> Homes:
    """Return the folders of this installation."""
    return Homes(settings_path().parent, records_dir().parent)


def kind_of(name: str) -> Kind | None:
    """Return what a file of this name in a backup is; None for what no backup holds."""
    folder, _, last = name.rpartition("/")
    for (place, suffix), kind in _FOLDERS.items():
        if folder == place and last.endswith(suffix) and _is_portable(last):
            return kind
    phone = _PHONE.fullmatch(name)
    if phone is not None and phone[1] in FORMATS:
        return Kind(Part.PHONES, _MOST_LIST_BYTES, _whole(FORMATS[phone[1]].decode))
    return _FIXED.get(name)


def content_of(name: str, path: Path) -> Iterable[bytes]:
    """Return what such a file holds, piece by piece, within its limits. Raises OSError."""
    if name == SCORES:
        return (line + b"\n" for line in lines_of(path, MOST_SCORE_BYTES, LONGEST_LINE))
    kind = kind_of(name)
    return () if kind is None else (read_bounded(path, kind.most_bytes),)


def _is_portable(name: str) -> bool:
    """Return whether every system lets a file be called so."""
    is_short = len(name.encode(errors="replace")) <= _LONGEST_NAME
    is_plain = name.isprintable() and _FORBIDDEN.isdisjoint(name) and not name.startswith((".", " "))
    return is_short and is_plain and not _RESERVED.match(name)


def _sorted(folder: Path, pattern: str) -> list[Path]:
    return sorted(path for path in folder.glob(pattern) if path.is_file())


def lines_in(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the lines of a score book that comes piece by piece, without their ends.

    Raises ValueError for a line that is longer than any round's.
    """
    rest = b""
    for chunk in chunks:
        *lines, rest = (rest + chunk).split(b"\n")
        if max(map(len, (*lines, rest))) > LONGEST_LINE:
            raise ValueError
        yield from lines
    if rest:
        yield rest


def _whole(check: Callable[[bytes], object]) -> Callable[[Iterable[bytes]], object]:
    return lambda chunks: check(b"".join(chunks))


def _begins(magic: bytes) -> Callable[[Iterable[bytes]], object]:
    def check(data: bytes) -> None:
        if not data.startswith(magic):
            raise ValueError

    return _whole(check)


def _check_lines(chunks: Iterable[bytes]) -> None:
    for _ in lines_in(chunks):
        pass


_TOML = _whole(TomlFormat().decode)
_MATCH, _DEALT = _begins(FAMILY.encode()), _begins(b"tusac fair round ")
_KEYS, _PLAYERS, _TABLES = (
    _whole(FORMATS[name].decode) for name in ("identity.json", "players.json", "tables.json")
)
_FIXED = {
    **{f"config/{path.name}": Kind(Part.KEYS, _MOST_LIST_BYTES, _KEYS) for path in key_paths(Path())},
    SETTINGS: Kind(Part.SETTINGS, MOST_TOML_BYTES, _TOML),
    SCORES: Kind(Part.SCORES, MOST_SCORE_BYTES, _check_lines),
    "config/unsaved-rules.toml": Kind(Part.DRAFT, MOST_TOML_BYTES, _TOML),
    "config/players.json": Kind(Part.PLAYERS, _MOST_LIST_BYTES, _PLAYERS),
    "config/tables.json": Kind(Part.TABLES, _MOST_LIST_BYTES, _TABLES),
    f"config/phones/{GUESTS_FILE}": Kind(Part.PHONES, _MOST_LIST_BYTES, _whole(FORMAT.decode)),
}
_FOLDERS = {
    (UNFINISHED[:-1], SUFFIX): Kind(Part.UNFINISHED, _MOST_RECORD_BYTES, _MATCH),
    (RECORDS[:-1], SUFFIX): Kind(Part.GAMES, _MOST_RECORD_BYTES, _MATCH),
    (RECORDS[:-1], RECORD_SUFFIX): Kind(Part.GAMES, MAX_RECORD_BYTES, _DEALT),
    ("config/rules", ".toml"): Kind(Part.RULES, MOST_TOML_BYTES, _TOML),
}
