"""Notes as they travel: sealed by their author, and read without trusting them."""

from dataclasses import dataclass

from net.crypto.hashing import tagged_hash
from net.identity import SIGNATURE_BYTES, Identity, verify
from net.wire.codec import Message, decode, encode
from net.wire.kinds import KIND_OF
from net.wire.table import NOTE_VERSION, NOTES, Note


@dataclass(frozen=True, slots=True)
class SignedNote:
    """A note as it travels.

    Attributes:
        note: what was signed.
        body: what it says.
        raw: the bytes: encoded note, then the signature of its hash.
    """

    note: Note
    body: Message
    raw: bytes


def seal_note(identity: Identity, table: bytes, counter: int, body: Message) -> SignedNote:
    """Return a note signed by its author."""
    key = identity.public.sign_key
    note = Note(NOTE_VERSION, table, key, counter, KIND_OF[type(body)], encode(body))
    encoded = encode(note)
    return SignedNote(note, body, encoded + identity.sign(tagged_hash(b"note", encoded)))


def read_note(raw: bytes) -> SignedNote | None:
    """Read a note without trusting it; None if it or its body is malformed, or of a kind unknown."""
    note = decode(Note, raw[:-SIGNATURE_BYTES])
    kind = None if note is None else NOTES.get(note.kind)
    if note is None or kind is None or note.version != NOTE_VERSION:
        return None
    body = decode(kind, note.body)
    return None if body is None else SignedNote(note, body, raw)


def is_note_of_later(raw: bytes) -> bool:
    """Return whether this is a note, but of a version or kind that only a later program knows."""
    note = decode(Note, raw[:-SIGNATURE_BYTES])
    return note is not None and (note.kind not in NOTES or note.version > NOTE_VERSION)


def is_said_by(raw: bytes, key: bytes) -> bool:
    """Return whether a note names this author."""
    note = decode(Note, raw[:-SIGNATURE_BYTES])
    return note is not None and note.author == key


def is_signed(signed: SignedNote) -> bool:
    """Return whether the author named in a note has signed it."""
    encoded = signed.raw[:-SIGNATURE_BYTES]
    return verify(signed.note.author, signed.raw[-SIGNATURE_BYTES:], tagged_hash(b"note", encoded))
