"""A value kept in a file: read, changed and written over what is there then, by several programs at once.

Four things may be found in its place: a value, nothing, what is damaged, and what cannot be read now. Damaged
content is put aside. What could not be read, or was written by a newer program, is never written over: from
then on the program goes on without the file and leaves it as it is.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec

from net.files import NoFileError, put_aside, read_bounded, sweep, write_whole
from net.node.turns import in_turn

T = TypeVar("T")

TURN_FILE = ".keeping"
"""Held in a folder by the program that changes something in it."""
_DAMAGED = (NoFileError, ValueError, RecursionError)  # msgspec's and TOML's errors are ValueErrors


class NewerError(OSError):
    """A newer program has written the file, in a form that this one does not know."""


class Format(Protocol[T]):
    """The encoding of a value as bytes."""

    def decode(self, data: bytes) -> T:
        """Return the value. Raises NewerError, and ValueError or RecursionError for what is damaged."""

    def encode(self, value: T, before: bytes) -> bytes:
        """Return a value as bytes, with what else `before` holds; b"" for nothing."""


@dataclass(frozen=True, slots=True)
class Found(Generic[T]):
    """The thing that lay in the place of a value.

    Attributes:
        value: the value; None if nothing usable lay there.
        unread: why what lies there cannot be read; None if it was, or if nothing lies there.
        damage: what was wrong with what lay there; None for nothing.
        aside: where what was damaged lies now.
    """

    value: T | None = None
    unread: OSError | None = None
    damage: Exception | None = None
    aside: Path | None = None


class KeptFile(Generic[T]):
    """One value in one file, for one run of the program.

    Attributes:
        path: where it lies.
        unread: why nothing is written there in this run; None if it is.
    """

    def __init__(self, path: Path, form: Format[T], most_bytes: int) -> None:
        """Look nowhere yet; no more than `most_bytes` are read."""
        self.path = path
        self.unread: OSError | None = None
        self._form = form
        self._most_bytes = most_bytes

    def read(self) -> Found[T]:
        """Return what is there; what is damaged is put aside."""
        return self._read()[0]

    def peek(self) -> T | None:
        """Return the value, None if nothing usable is there; nothing is changed."""
        try:
            return self._form.decode(read_bounded(self.path, self._most_bytes))
        except (OSError, *_DAMAGED):
            return None

    def change(self, edit: Callable[[T | None], T]) -> Found[T]:
        """Write what `edit` makes of the value that is there now, and return what was.

        Raises OSError if that is not written: the reason for which it could not be read, once it could not.
        """
        with in_turn(self.path.parent / TURN_FILE) as is_alone:
            found, data = self._read()
            if self.unread is not None:
                raise self.unread
            value = edit(found.value)
            if value != found.value:
                write_whole(self.path, self._form.encode(value, data))
            if is_alone:
                sweep(self.path)
        return found

    def _read(self) -> tuple[Found[T], bytes]:
        try:
            data = read_bounded(self.path, self._most_bytes)
            return Found(self._form.decode(data)), data
        except FileNotFoundError:
            return Found(), b""
        except _DAMAGED as error:
            try:
                return Found(damage=error, aside=put_aside(self.path)), b""
            except OSError:
                self.unread = OSError(str(error))
                return Found(unread=self.unread, damage=error), b""
        except OSError as error:
            self.unread = error
            return Found(unread=error), b""


class JsonFormat(Generic[T]):
    """A value of msgspec as JSON, with the keys that only other versions know.

    Attributes:
        entry: the key by which two entries of a list are the same; "" if there are no lists.
    """

    def __init__(self, decoder: "msgspec.json.Decoder[T]", entry: str = "") -> None:
        """Take a decoder, which is made once: to make two at once can end the program."""
        self._decoder = decoder
        self._entry = entry

    def decode(self, data: bytes) -> T:
        """Return the value. Raises NewerError, and ValueError or RecursionError for what is damaged."""
        plain = _PLAIN.decode(data)
        version = plain.get("version", 1) if isinstance(plain, dict) else 1
        if isinstance(version, int) and version > 1:
            raise NewerError
        return self._decoder.decode(data)

    def encode(self, value: T, before: bytes) -> bytes:
        """Return a value as bytes, with the keys of `before` that it does not have."""
        plain = msgspec.to_builtins(value)
        if before:
            plain = self._over(plain, _PLAIN.decode(before))
        return msgspec.json.format(msgspec.json.encode(plain))

    def _over(self, new: object, old: object) -> object:
        if isinstance(new, dict) and isinstance(old, dict):
            return {**old, **{key: self._over(value, old.get(key)) for key, value in new.items()}}
        if isinstance(new, list | tuple) and isinstance(old, list):
            known = {self._name(entry): entry for entry in old}
            return [self._over(entry, known.get(self._name(entry))) for entry in new]
        return new

    def _name(self, entry: object) -> bytes:
        return msgspec.json.encode(entry.get(self._entry) if isinstance(entry, dict) else entry)


_PLAIN = msgspec.json.Decoder[object]()
