"""Notes as they travel: signed for one table by one author, and read without trusting them."""

import msgspec
import pytest

from lab.simulator.material import identity
from net.table.links.signed_notes import is_note_of_later, is_said_by, is_signed, read_note, seal_note
from net.wire.codec import encode
from net.wire.table import NOTE_VERSION, NOTES, Chat, LeaveNote, Note

TABLE = b"table of 16 byte"
ME, OTHER = identity(0), identity(1)


def test_what_was_sealed_is_read_back_and_names_its_author() -> None:
    sealed = seal_note(ME, TABLE, 7, Chat("", "xin chào"))
    found = read_note(sealed.raw)

    assert found == sealed
    assert found is not None
    assert is_signed(found)
    assert is_said_by(sealed.raw, ME.public.sign_key)
    assert not is_said_by(sealed.raw, OTHER.public.sign_key)


@pytest.mark.parametrize("at", [0, 20, 40, -65, -1])
def test_no_bit_of_a_note_can_be_changed(at: int) -> None:
    raw = bytearray(seal_note(ME, TABLE, 7, LeaveNote()).raw)
    raw[at] ^= 1
    found = read_note(bytes(raw))

    assert found is None or not is_signed(found)


def test_nobody_signs_for_another() -> None:
    mine = seal_note(ME, TABLE, 7, LeaveNote())
    claimed = msgspec.structs.replace(mine.note, author=OTHER.public.sign_key)
    found = read_note(encode(claimed) + mine.raw[-64:])

    assert found is not None
    assert not is_signed(found)


def test_a_note_that_only_a_later_program_knows_is_told_from_one_that_is_none() -> None:
    def raw(kind: str, version: int) -> bytes:
        note = Note(version, TABLE, ME.public.sign_key, 0, kind, encode(LeaveNote()))
        return encode(note) + bytes(64)

    known = next(iter(NOTES))
    assert is_note_of_later(raw("YET_UNKNOWN", NOTE_VERSION))
    assert is_note_of_later(raw(known, NOTE_VERSION + 1))
    assert not is_note_of_later(raw(known, NOTE_VERSION))
    assert not is_note_of_later(b"no note")
    assert read_note(raw("YET_UNKNOWN", NOTE_VERSION)) is None
    assert read_note(b"") is None
