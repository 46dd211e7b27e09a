"""What a computer keeps of its phones.

So they find their seats again after it was started anew.
"""

import secrets
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from net.files import read_bounded, write_whole
from net.node.store import own_keys
from tusac_qt.phone.invitation import KEY_LETTERS, TOKEN_LETTERS, Invitation

MOST_GUESTS = 8
_MOST_BYTES = 1 << 16
_FILE = "phones.json"

_Text = Annotated[str, Meta(max_length=256)]
_Folder = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phone that has sat down.

    Attributes:
        resume: the secret that it comes back with.
        folder: where the files of its machine lie, below that of all phones.
        name: of its owner.
        face: the number of the face that was chosen; None for none.
        lang: the code of its language.
        hints: whether junk, waits and effects are told.
    """

    resume: _Text
    folder: _Folder
    name: _Text
    face: int | None
    lang: _Text
    hints: bool = True


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How phones were invited to one table, and who came.

    Attributes:
        token: of the invitation.
        key: of it.
        port: where they were served.
        guests: those that sat down.
    """

    token: Annotated[str, Meta(min_length=TOKEN_LETTERS, max_length=TOKEN_LETTERS)]
    key: Annotated[str, Meta(min_length=KEY_LETTERS, max_length=KEY_LETTERS)]
    port: Annotated[int, Meta(ge=1, le=65535)]
    guests: Annotated[tuple[Guest, ...], Meta(max_length=MOST_GUESTS)]

    @property
    def invitation(self) -> Invitation:
        """The same invitation as before."""
        return Invitation(self.token, self.key)


def new_guest(lang: str) -> Guest:
    """Return a phone that has not sat down yet."""
    return Guest(secrets.token_urlsafe(32), secrets.token_hex(8), "", None, lang)


def other_folder(guest: Guest) -> Guest:
    """Return a phone whose next machine is another one than its last."""
    return msgspec.structs.replace(guest, folder=secrets.token_hex(8))


def read_kept(folder: Path, members: frozenset[bytes]) -> Kept | None:
    """Return what was kept, if it belongs to the table at which these machines are, by their keys."""
    try:
        kept = msgspec.json.decode(read_bounded(folder / _FILE, _MOST_BYTES), type=Kept)
    except (OSError, ValueError, RecursionError):  # of msgspec too
        return None
    known = (key for guest in kept.guests for key in own_keys(folder / guest.folder))
    return kept if any(key in members for key in known) else None


def keep(folder: Path, kept: Kept) -> None:
    """Write down who is served. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / _FILE, msgspec.json.encode(kept))


def forget(folder: Path, *, but: frozenset[str] = frozenset()) -> None:
    """Delete the files of phones that are served no more.

    Args:
        folder: of all phones.
        but: the folders of those that still are.
    """
    with suppress(OSError):
        for path in folder.iterdir():
            if path.is_dir() and path.name not in but:
                shutil.rmtree(path, ignore_errors=True)
        if not but:
            (folder / _FILE).unlink(missing_ok=True)
