"""The stored list of a computer's phones, so that they find their seats after a restart."""

import secrets
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from net.node.kept_file import JsonFormat, KeptFile
from net.node.store import own_keys
from tusac_qt.phone.invitation import KEY_LETTERS, TOKEN_LETTERS, Invitation

MOST_GUESTS = 8
_MOST_BYTES = 1 << 16
GUESTS_FILE = "phones.json"

_Text = Annotated[str, Meta(max_length=256)]
_Folder = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class PhoneGuest(msgspec.Struct, frozen=True):
    """A phone that has sat down.

    Attributes:
        resume: the secret that it comes back with.
        folder: where the files of its machine lie, below that of all phones.
        name: of its owner.
        face: the number of the face that was chosen; None for none.
        lang: the code of its language.
        hints: whether junk and waits are told.
        suggests: whether moves are suggested.
    """

    resume: _Text
    folder: _Folder
    name: _Text
    face: int | None
    lang: _Text
    hints: bool = True
    suggests: bool = True


class KeptPhones(msgspec.Struct, frozen=True):
    """The invitation to one table, and the phones that accepted it.

    Attributes:
        token: of the invitation.
        key: of it.
        port: where they were served.
        guests: those that sat down.
    """

    token: Annotated[str, Meta(min_length=TOKEN_LETTERS, max_length=TOKEN_LETTERS)]
    key: Annotated[str, Meta(min_length=KEY_LETTERS, max_length=KEY_LETTERS)]
    port: Annotated[int, Meta(ge=1, le=65535)]
    guests: Annotated[tuple[PhoneGuest, ...], Meta(max_length=MOST_GUESTS)]

    @property
    def invitation(self) -> Invitation:
        """The same invitation as before."""
        return Invitation(self.token, self.key)


def new_guest(lang: str) -> PhoneGuest:
    """Return a phone that has not sat down yet."""
    return PhoneGuest(secrets.token_urlsafe(32), secrets.token_hex(8), "", None, lang)


def other_folder(guest: PhoneGuest) -> PhoneGuest:
    """Return the phone with another machine than before."""
    return msgspec.structs.replace(guest, folder=secrets.token_hex(8))


class GuestList:
    """The file of a computer's phones, below the folder of all of them."""

    def __init__(self, folder: Path) -> None:
        """Look nowhere yet."""
        self._folder = folder
        self._file = KeptFile(folder / GUESTS_FILE, FORMAT, _MOST_BYTES)

    @property
    def unread(self) -> OSError | None:
        """The reason why the file cannot be read and is left as it is in this run; None if it can."""
        return self._file.unread

    def read(self, members: frozenset[bytes]) -> KeptPhones | None:
        """Return the stored value, if it belongs to the table of these machines, given by their keys."""
        kept = self._file.read().value
        if kept is None:
            return None
        known = (key for guest in kept.guests for key in own_keys(self._folder / guest.folder))
        return kept if any(key in members for key in known) else None

    def keep(self, kept: KeptPhones) -> None:
        """Write down the phones that are served. Raises OSError."""
        self._file.change(lambda _: kept)

    def forget(self, *, but: frozenset[str] = frozenset()) -> None:
        """Delete the files of phones that are served no more, unless the list of them cannot be read.

        Args:
            but: the folders of those that still are.
        """
        if self.unread is not None:
            return
        with suppress(OSError):
            for path in self._folder.iterdir():
                if path.is_dir() and path.name not in but:
                    shutil.rmtree(path, ignore_errors=True)
            if not but:
                self._file.path.unlink(missing_ok=True)


FORMAT = JsonFormat(msgspec.json.Decoder(KeptPhones), "resume")
