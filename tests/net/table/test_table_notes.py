"""Notes of others, as they come in."""

from lab.simulator.material import identity
from net.table.links.notes import Notes, NoteVerdict
from net.table.links.signed_notes import SignedNote, seal_note
from net.wire.codec import Message
from net.wire.table import Chat, Links, Wish

TABLE = bytes(16)
AUTHOR = identity(1)


def said(counter: int, body: Message) -> SignedNote:
    """A note of the author's."""
    return seal_note(AUTHOR, TABLE, counter, body)


def take(notes: Notes, signed: SignedNote) -> NoteVerdict:
    """Let a note come in, and return what it was taken for."""
    return notes.take(signed.raw, frozenset({AUTHOR.public.sign_key}), 0.0)[0]


def test_what_comes_late_is_taken_but_does_not_show_that_its_author_is_there() -> None:
    notes = Notes(identity(0), TABLE)
    early, first, last = (
        said(3, Chat("", "early")),
        said(5, Links((), b"\0" * 32)),
        said(7, Wish("A", 0, 0, 0)),
    )

    assert [take(notes, one) for one in (first, last, early)] == [NoteVerdict.NEW] * 3
    assert [notes.is_newest(one) for one in (first, last, early)] == [False, True, False]
    assert take(notes, early) is NoteVerdict.KNOWN
