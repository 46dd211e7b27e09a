"""A machine's files for the network: its keys, the players and tables it knows, dealt rounds.

Every list is bounded and every file written whole, readable by its owner only. What is damaged is put aside
under another name and replaced by a new file; what cannot be read now is left as it is for this run, and what
cannot be written is lost. The caller tells of each once.
"""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from net.address import Address
from net.files import (
    NoFileError,
    free_path,
    make_folder,
    make_private,
    open_own,
    put_aside,
    read_bounded,
    readable_name,
    sweep,
    try_lock,
    write_whole,
)
from net.identity import Identity, identity_from
from net.node.kept_file import TURN_FILE, Found, JsonFormat, KeptFile
from net.node.turns import in_turn
from net.table.interface.effects import RecordKind

RECORD_SUFFIX = ".tusac-round"
"""Ends the name of every record of a dealt round."""

MOST_PLAYERS = 500
MOST_TABLES = 20
MOST_RECORDS = 400
"""Some 200 MB of rounds of four machines; the oldest goes."""
MOST_SPOILT = 100
"""Of them those of rounds that count for nothing, and proofs of cheats: they never push out the others."""
_SPOILT = re.compile(rf" ({'|'.join(kind.value for kind in RecordKind if kind.value)})( \(\d+\))?$")
"""How their names end."""

_MOST_BYTES = 1 << 22
"""More than any list."""
_MOST_AT_ONCE = 16
_KEY_FILE = "identity.json"
_PLAYERS_FILE = "players.json"
_TABLES_FILE = "tables.json"
_OPEN_TABLES_FILE = "open-tables.json"

_Secret = Annotated[bytes, Meta(min_length=32, max_length=32)]
_Text = Annotated[str, Meta(max_length=256)]
_Place = tuple[_Text, Annotated[int, Meta(ge=1, le=65535)]]


class KnownPlayer(msgspec.Struct, frozen=True):
    """A machine we have played with.

    Attributes:
        key: its Ed25519 key.
        name: what its player was called last.
        met_at: when, in seconds since 1970 UTC.
    """

    key: _Secret
    name: _Text
    met_at: float


class RecentTable(msgspec.Struct, frozen=True):
    """A table we have been at.

    Attributes:
        places: the host and port of each address that worked.
        name: of the table.
        met_at: when, in seconds since 1970 UTC.
    """

    places: Annotated[tuple[_Place, ...], Meta(min_length=1, max_length=16)]
    name: _Text
    met_at: float

    @property
    def addresses(self) -> tuple[Address, ...]:
        """The addresses at which it can be dialled."""
        return tuple(Address(host, port) for host, port in self.places)


class OpenTable(msgspec.Struct, frozen=True):
    """A table that a machine sits at, or sat at when its program ended without leaving it.

    Attributes:
        member: the machine's Ed25519 key.
        table: the table's id.
        places: the host and port of each address where others of the table may be reached.
    """

    member: _Secret
    table: Annotated[bytes, Meta(min_length=16, max_length=16)]
    places: Annotated[tuple[_Place, ...], Meta(max_length=16)]


class _Keys(msgspec.Struct, frozen=True):
    sign_secret: _Secret
    seal_secret: _Secret


_PLAYERS = JsonFormat(msgspec.json.Decoder(tuple[KnownPlayer, ...]), "key")
_TABLES = JsonFormat(msgspec.json.Decoder(tuple[RecentTable, ...]), "places")
_OPEN_TABLES = JsonFormat(msgspec.json.Decoder(tuple[OpenTable, ...]), "member")
_KEYS = JsonFormat(msgspec.json.Decoder(_Keys))


@dataclass(frozen=True, slots=True)
class Places:
    """The folder of keys and lists, and the folder of records."""

    config: Path
    records: Path


T = TypeVar("T")


class Store:
    """The files of one running program. Used from one thread.

    Attributes:
        set_aside: files that were damaged, where they lie now.
        unread: why files are left as they are in this run, by their paths.
        made_private: keys that others on this computer could read until now.
        problem: why something could not be written last; None if all was.
    """

    def __init__(self, places: Places, chance: Callable[[int], bytes]) -> None:
        """Look nowhere yet; `chance` returns that many random bytes."""
        self._places = places
        self._chance = chance
        self._held: IO[bytes] | None = None
        self._players = _kept(places.config / _PLAYERS_FILE, _PLAYERS)
        self._tables = _kept(places.config / _TABLES_FILE, _TABLES)
        self._open_tables = _kept(places.config / _OPEN_TABLES_FILE, _OPEN_TABLES)
        self.set_aside: list[Path] = []
        self.unread: dict[Path, OSError] = {}
        self.made_private: list[Path] = []
        self.problem: OSError | None = None

    def identity(self) -> Identity:
        """Return this machine's keys, made now if there are none.

        Each program that runs at the same time takes a file of its own, so that two windows are two machines;
        the file is held until `close`. Where nothing can be written, or keys cannot be read now, those made
        last as long as the program.
        """
        for path in key_paths(self._places.config):
            if self._hold(path):
                return self._keys(path)
        return self._new_keys()

    def close(self) -> None:
        """Let another program have the keys."""
        if self._held is not None:
            self._held.close()
            self._held = None

    def players(self) -> tuple[KnownPlayer, ...]:
        """Return whom we have met, the last first."""
        return self._read(self._players) or ()

    def tables(self) -> tuple[RecentTable, ...]:
        """Return where we have played, the last first."""
        return self._read(self._tables) or ()

    def remember_player(self, player: KnownPlayer) -> None:
        """Put a player first, in place of what we knew of that key."""

        def edit(known: tuple[KnownPlayer, ...] | None) -> tuple[KnownPlayer, ...]:
            others = [other for other in known or () if other.key != player.key]
            return (player, *others)[:MOST_PLAYERS]

        self._change(self._players, edit)

    def remember_table(self, table: RecentTable) -> None:
        """Put a table first, in place of what we knew of any of its addresses."""

        def edit(known: tuple[RecentTable, ...] | None) -> tuple[RecentTable, ...]:
            others = [other for other in known or () if not set(other.places) & set(table.places)]
            return (table, *others)[:MOST_TABLES]

        self._change(self._tables, edit)

    def open_table(self, member: bytes) -> OpenTable | None:
        """Return the table that a machine of ours has not left, if there is one."""
        tables = self._read(self._open_tables) or ()
        return next((table for table in tables if table.member == member), None)

    def sit_down(self, table: OpenTable) -> None:
        """Remember where a machine of ours sits, in place of where it sat before."""

        def edit(known: tuple[OpenTable, ...] | None) -> tuple[OpenTable, ...]:
            others = [other for other in known or () if other.member != table.member]
            return (table, *others)[:_MOST_AT_ONCE]

        self._change(self._open_tables, edit)

    def stand_up(self, member: bytes) -> None:
        """Forget where a machine of ours sits: it is over for it in good order."""

        def edit(known: tuple[OpenTable, ...] | None) -> tuple[OpenTable, ...]:
            return tuple(other for other in known or () if other.member != member)

        if self.open_table(member) is not None:
            self._change(self._open_tables, edit)

    def keep_record(self, stem: str, record: bytes) -> Path | None:
        """Write a record under a readable name, and return where; None if that failed.

        The same record is written once, even by several programs at once, or by several runs of one.
        """
        folder = self._places.records
        try:
            with in_turn(folder / TURN_FILE) as is_alone:
                kept = _same_in(folder, record)
                if kept is not None:
                    return kept
                path = free_path(folder / f"{readable_name(stem, 80)}{RECORD_SUFFIX}")
                write_whole(path, record)
                if is_alone:
                    sweep(path)
                self._drop_oldest(folder)
        except OSError as error:
            self.problem = error
            return None
        return path

    def _drop_oldest(self, folder: Path) -> None:
        paths = [path for path in folder.glob(f"*{RECORD_SUFFIX}") if path.is_file()]
        paths.sort(key=lambda path: path.stat().st_mtime)
        spoilt = [path for path in paths if _SPOILT.search(path.stem)]
        for path in dict.fromkeys((*spoilt[:-MOST_SPOILT], *paths[:-MOST_RECORDS])):
            path.unlink(missing_ok=True)

    def _hold(self, path: Path) -> bool:
        """Return whether no other program uses these keys; whatever else is wrong, they are ours to use."""
        guard = guard_of(path)
        try:
            make_folder(guard.parent)
            file = self._guard(guard)
        except OSError as error:
            self.problem = error
            return True
        if not try_lock(file):
            file.close()
            return False
        self._held = file
        return True

    def _guard(self, path: Path) -> IO[bytes]:
        try:
            return open_own(path, "ab")
        except NoFileError:
            self.set_aside.append(put_aside(path))
            return open_own(path, "ab")

    def _keys(self, path: Path) -> Identity:
        file = _kept(path, _KEYS)
        keys = self._read(file)
        if keys is not None:
            with suppress(OSError):  # a file system that knows no users
                if make_private(path):
                    self.made_private.append(path)
            return identity_from(keys.sign_secret, keys.seal_secret)
        made = self._new_keys()
        if file.unread is None:
            self._change(file, lambda known: known or _Keys(made.sign_secret, made.seal_secret))
        return made

    def _new_keys(self) -> Identity:
        return identity_from(self._chance(32), self._chance(32))

    def _read(self, file: KeptFile[T]) -> T | None:
        """Return what a file holds, None if nothing usable."""
        return self._taken_in(file, file.read())

    def _change(self, file: KeptFile[T], edit: Callable[[T | None], T]) -> None:
        try:
            self._taken_in(file, file.change(edit))
        except OSError as error:
            if error is file.unread:
                self.unread[file.path] = error
            else:
                self.problem = error

    def _taken_in(self, file: KeptFile[T], found: Found[T]) -> T | None:
        if found.aside is not None:
            self.set_aside.append(found.aside)
        if found.unread is not None:
            self.unread[file.path] = found.unread
        return found.value


def _same_in(folder: Path, record: bytes) -> Path | None:
    """Return the file of a folder that holds a record. Raises OSError."""
    paths = (path for path in folder.glob(f"*{RECORD_SUFFIX}") if path.is_file())
    same = (path for path in paths if path.stat().st_size == len(record))
    return next((path for path in same if read_bounded(path, len(record)) == record), None)


def _kept(path: Path, form: JsonFormat[T]) -> KeptFile[T]:
    return KeptFile(path, form, _MOST_BYTES)


def key_paths(config: Path) -> tuple[Path, ...]:
    """Return where the keys of an installation's machines lie, those first that are taken first."""
    later = (f"identity-{place}.json" for place in range(2, _MOST_AT_ONCE + 1))
    return tuple(config / name for name in (_KEY_FILE, *later))


def guard_of(keys: Path) -> Path:
    """Return the file that a program holds locked while it uses these keys."""
    return keys.with_suffix(".lock")


FORMATS: Mapping[str, JsonFormat[Any]] = {
    _KEY_FILE: _KEYS,
    _PLAYERS_FILE: _PLAYERS,
    _TABLES_FILE: _TABLES,
}
"""How files of a store that may be copied to another computer are read, by their names."""


def known_names(config: Path) -> dict[bytes, str]:
    """Return the name under which each machine was met last, by its key, without changing any file.

    What cannot be read is as good as not there: the caller only wants to show what is known.
    """
    players = _kept(config / _PLAYERS_FILE, _PLAYERS).peek() or ()
    return {player.key: player.name for player in players}


def own_keys(config: Path) -> frozenset[bytes]:
    """Return the Ed25519 keys of this installation's own machines, likewise."""
    paths = sorted(config.glob("identity*.json"))[:_MOST_AT_ONCE]
    found = (_kept(path, _KEYS).peek() for path in paths)
    return frozenset(
        identity_from(keys.sign_secret, keys.seal_secret).public.sign_key for keys in found if keys
    )
