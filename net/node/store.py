"""What a machine keeps on disk for the network: its keys, whom it has met, where it has played, dealt rounds.

Every list is bounded and every file written whole, readable by its owner only. What cannot be read is put
aside under another name and replaced by a new file; what cannot be written is told once by the caller and
lost.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Annotated, TypeVar

import msgspec
from msgspec import Meta

from net.address import Address
from net.files import (
    NoFileError,
    free_path,
    make_private,
    open_own,
    put_aside,
    read_bounded,
    readable_name,
    try_lock,
    write_whole,
)
from net.identity import Identity, identity_from
from net.node.turns import in_turn

RECORD_SUFFIX = ".tusac-round"
"""Ends the name of every record of a dealt round."""

MOST_PLAYERS = 500
MOST_TABLES = 20
MOST_RECORDS = 400
"""Some 200 MB of rounds of four machines; the oldest goes."""

_MOST_BYTES = 1 << 22
"""More than any list."""
_MOST_AT_ONCE = 16
_KEY_FILE = "identity.json"
_PLAYERS_FILE = "players.json"
_TABLES_FILE = "tables.json"
_OPEN_TABLES_FILE = "open-tables.json"
_TURN_FILE = ".keeping"
"""In the folder of records, held by the machine that keeps one.

The phones of a computer keep theirs in the same moment.
"""

_Secret = Annotated[bytes, Meta(min_length=32, max_length=32)]
_Text = Annotated[str, Meta(max_length=256)]
_Place = tuple[_Text, Annotated[int, Meta(ge=1, le=65535)]]


class KnownPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A machine we have played with.

    Attributes:
        key: its Ed25519 key.
        name: what its player was called last.
        met_at: when, in seconds since 1970 UTC.
    """

    key: _Secret
    name: _Text
    met_at: float


class RecentTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
        """Where it can be dialled."""
        return tuple(Address(host, port) for host, port in self.places)


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that a machine sits at, or sat at when its program ended without leaving it.

    Attributes:
        member: the machine's Ed25519 key.
        table: the table's id.
        places: the host and port of each address where others of the table may be reached.
    """

    member: _Secret
    table: Annotated[bytes, Meta(min_length=16, max_length=16)]
    places: Annotated[tuple[_Place, ...], Meta(max_length=16)]


class _Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sign_secret: _Secret
    seal_secret: _Secret


@dataclass(frozen=True, slots=True)
class Places:
    """Where the files lie: the folder of keys and lists, and the folder of records."""

    config: Path
    records: Path


T = TypeVar("T")


class Store:
    """The files of one running program. Used from one thread.

    Attributes:
        set_aside: files that could not be read, where they lie now.
        made_private: keys that others on this computer could read until now.
        problem: why something could not be written last; None if all was.
    """

    def __init__(self, places: Places, chance: Callable[[int], bytes]) -> None:
        """Look nowhere yet; `chance` returns that many random bytes."""
        self._places = places
        self._chance = chance
        self._held: IO[bytes] | None = None
        self.set_aside: list[Path] = []
        self.made_private: list[Path] = []
        self.problem: OSError | None = None

    def identity(self) -> Identity:
        """Return this machine's keys, made now if there are none.

        Each program that runs at the same time takes a file of its own, so that two windows are two machines;
        the file is held until `close`. Where nothing can be written the keys last as long as the program.
        """
        for place in range(1, _MOST_AT_ONCE + 1):
            path = self._places.config / (_KEY_FILE if place == 1 else f"identity-{place}.json")
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
        return self._read(self._places.config / _PLAYERS_FILE, tuple[KnownPlayer, ...]) or ()

    def tables(self) -> tuple[RecentTable, ...]:
        """Return where we have played, the last first."""
        return self._read(self._places.config / _TABLES_FILE, tuple[RecentTable, ...]) or ()

    def remember_player(self, player: KnownPlayer) -> None:
        """Put a player first, in place of what we knew of that key."""
        others = [other for other in self.players() if other.key != player.key]
        self._write(self._places.config / _PLAYERS_FILE, [player, *others][:MOST_PLAYERS])

    def remember_table(self, table: RecentTable) -> None:
        """Put a table first, in place of what we knew of any of its addresses."""
        others = [other for other in self.tables() if not set(other.places) & set(table.places)]
        self._write(self._places.config / _TABLES_FILE, [table, *others][:MOST_TABLES])

    def open_table(self, member: bytes) -> OpenTable | None:
        """Return the table that a machine of ours has not left, if there is one."""
        return next((table for table in self._open_tables() if table.member == member), None)

    def sit_down(self, table: OpenTable) -> None:
        """Remember where a machine of ours sits, in place of where it sat before."""
        others = [other for other in self._open_tables() if other.member != table.member]
        self._write(self._places.config / _OPEN_TABLES_FILE, [table, *others][:_MOST_AT_ONCE])

    def stand_up(self, member: bytes) -> None:
        """Forget where a machine of ours sits: it is over for it in good order."""
        tables = self._open_tables()
        others = [other for other in tables if other.member != member]
        if len(others) < len(tables):
            self._write(self._places.config / _OPEN_TABLES_FILE, others)

    def _open_tables(self) -> tuple[OpenTable, ...]:
        return self._read(self._places.config / _OPEN_TABLES_FILE, tuple[OpenTable, ...]) or ()

    def keep_record(self, stem: str, record: bytes) -> Path | None:
        """Write a record under a readable name, and return where; None if that failed.

        The same record is written once, even by several programs at once, or by several runs of one.
        """
        folder = self._places.records
        try:
            with in_turn(folder / _TURN_FILE):
                kept = _same_in(folder, record)
                if kept is not None:
                    return kept
                path = free_path(folder / f"{readable_name(stem, 80)}{RECORD_SUFFIX}")
                write_whole(path, record)
                self._drop_oldest(folder)
        except OSError as error:
            self.problem = error
            return None
        return path

    def _drop_oldest(self, folder: Path) -> None:
        paths = [path for path in folder.glob(f"*{RECORD_SUFFIX}") if path.is_file()]
        paths.sort(key=lambda path: path.stat().st_mtime)
        for path in paths[:-MOST_RECORDS]:
            path.unlink(missing_ok=True)

    def _hold(self, path: Path) -> bool:
        """Return whether no other program uses these keys; whatever else is wrong, they are ours to use."""
        guard = path.with_suffix(".lock")
        try:
            guard.parent.mkdir(parents=True, exist_ok=True)
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
        keys = self._read(path, _Keys)
        if keys is not None:
            with suppress(OSError):  # a file system that knows no users
                if make_private(path):
                    self.made_private.append(path)
            return identity_from(keys.sign_secret, keys.seal_secret)
        made = self._new_keys()
        self._write(path, _Keys(made.sign_secret, made.seal_secret))
        return made

    def _new_keys(self) -> Identity:
        return identity_from(self._chance(32), self._chance(32))

    def _read(self, path: Path, kind: type[T]) -> T | None:
        """Return what a file holds.

        None if there is none, or nothing that can be read, which is then put aside.
        """
        try:
            return msgspec.json.decode(read_bounded(path, _MOST_BYTES), type=kind)
        except FileNotFoundError:
            return None
        except (NoFileError, ValueError, RecursionError):  # of msgspec too
            with suppress(OSError):
                self.set_aside.append(put_aside(path))
        except OSError as error:
            self.problem = error
        return None

    def _write(self, path: Path, value: object) -> None:
        try:
            write_whole(path, msgspec.json.format(msgspec.json.encode(value)))
        except OSError as error:
            self.problem = error


def _same_in(folder: Path, record: bytes) -> Path | None:
    """Return the file of a folder that holds a record. Raises OSError."""
    paths = (path for path in folder.glob(f"*{RECORD_SUFFIX}") if path.is_file())
    same = (path for path in paths if path.stat().st_size == len(record))
    return next((path for path in same if read_bounded(path, len(record)) == record), None)


def known_names(config: Path) -> dict[bytes, str]:
    """Return the name under which each machine was met last, by its key, without changing any file.

    What cannot be read is as good as not there: the caller only wants to show what is known.
    """
    try:
        players = msgspec.json.decode(
            read_bounded(config / _PLAYERS_FILE, _MOST_BYTES), type=tuple[KnownPlayer, ...]
        )
    except (OSError, ValueError):
        return {}
    return {player.key: player.name for player in players}


def own_keys(config: Path) -> frozenset[bytes]:
    """Return the Ed25519 keys of this installation's own machines, likewise."""
    found = set()
    for path in sorted(config.glob("identity*.json"))[:_MOST_AT_ONCE]:
        with suppress(OSError, ValueError):
            keys = msgspec.json.decode(read_bounded(path, _MOST_BYTES), type=_Keys)
            found.add(identity_from(keys.sign_secret, keys.seal_secret).public.sign_key)
    return frozenset(found)
