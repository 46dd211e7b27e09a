"""The file of a computer's phones, on a disk that refuses."""

import os
from pathlib import Path

import pytest

from net.node.store import Places, Store
from tests.support.refusing import ALWAYS, refusing_disk
from tusac_qt.phone.guests import GuestList, KeptPhones, new_guest
from tusac_qt.phone.invitation import new_invitation


def served(folder: Path) -> tuple[KeptPhones, frozenset[bytes]]:
    """Serve one phone, whose machine has keys; return what is kept, and its key."""
    guest = new_guest("vi")
    store = Store(Places(folder / guest.folder, folder / "records"), os.urandom)
    key = store.identity().public.sign_key
    store.close()
    invitation = new_invitation()
    kept = KeptPhones(invitation.token, invitation.key, 28413, (guest,))
    GuestList(folder).keep(kept)
    return kept, frozenset({key})


def test_a_read_that_fails_once_loses_no_phone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, members = served(tmp_path)
    disk = refusing_disk(monkeypatch, "phones.json")
    disk.refuse("open", 1)

    assert GuestList(tmp_path).read(members) == kept
    assert disk.failed == {"open": 1}


def test_phones_that_cannot_be_read_keep_their_keys_and_their_invitation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, members = served(tmp_path)
    disk = refusing_disk(monkeypatch, "phones.json")
    disk.refuse("open", ALWAYS)
    phones = GuestList(tmp_path)
    assert phones.read(members) is None
    phones.forget()
    with pytest.raises(OSError, match="denied"):
        phones.keep(KeptPhones(kept.token, kept.key, 1, ()))
    disk.failing.clear()

    assert GuestList(tmp_path).read(members) == kept
