"""A frame, and what the link layer itself says: the greeting, the beat, errors, the end."""

from typing import Annotated

from msgspec import Meta

from net.wire.codec import MAY_IGNORE, U8, U16, U32, Hash, Message

ELEMENT_BYTES = 33
MAC_BYTES = 32
MAX_ADVERT_BYTES = 1 << 10

TableName = Annotated[bytes, Meta(max_length=16)]
ProgramName = Annotated[str, Meta(max_length=32)]
Signature = Annotated[bytes, Meta(min_length=64, max_length=64)]
Element = Annotated[bytes, Meta(min_length=ELEMENT_BYTES, max_length=ELEMENT_BYTES)]
Mac = Annotated[bytes, Meta(min_length=MAC_BYTES, max_length=MAC_BYTES)]


class Frame(Message, frozen=True):
    """One message between two machines.

    Attributes:
        kind: which message.
        flags: `MAY_IGNORE` or 0; the other bits are for later.
        body: what it says.
    """

    kind: Annotated[str, Meta(min_length=1, max_length=16)]
    flags: U8
    body: bytes

    @property
    def may_be_ignored(self) -> bool:
        """Whether to pass over it where its kind is not known."""
        return bool(self.flags & MAY_IGNORE)


class Probe(Message, frozen=True):
    """Asks what is going on at a table, without naming the machine that asks.

    Attributes:
        program: version of the asking program.
        lowest: lowest protocol it speaks.
        highest: highest.
        table: id of the table or its beginning, b"" for any.
    """

    program: ProgramName
    lowest: U16
    highest: U16
    table: TableName


class Info(Message, frozen=True):
    """Answers `Probe`.

    Attributes:
        program: version of the answering program.
        lowest: lowest protocol it speaks.
        highest: highest.
        advert: what strangers may know of the table.
    """

    program: ProgramName
    lowest: U16
    highest: U16
    advert: Annotated[bytes, Meta(max_length=MAX_ADVERT_BYTES)]


class Hello1(Message, frozen=True):
    """The dialler's greeting.

    Attributes:
        program: version of its program.
        lowest: lowest protocol it speaks.
        highest: highest.
        purpose: the value of a `Purpose`.
        table: id of the table or its beginning, b"" for any.
        sign_key: its Ed25519 key.
        seal_key: its X25519 key.
        commitment: to the nonce in `Hello3`.
        has_code: whether it can prove that it knows the table's code.
    """

    program: ProgramName
    lowest: U16
    highest: U16
    purpose: Annotated[str, Meta(max_length=16)]
    table: TableName
    sign_key: Hash
    seal_key: Hash
    commitment: Hash
    has_code: bool


class Hello2(Message, frozen=True):
    """The acceptor's greeting.

    Attributes:
        program: version of its program.
        protocol: the one to speak.
        table: id of the table that the dialler comes to.
        sign_key: its Ed25519 key.
        seal_key: its X25519 key.
        nonce: its chance.
        needs_code: whether both are to prove that they know the table's code.
    """

    program: ProgramName
    protocol: U16
    table: TableName
    sign_key: Hash
    seal_key: Hash
    nonce: Hash
    needs_code: bool


class Hello3(Message, frozen=True):
    """The dialler opens its commitment, to its chance, and proves its identity by signing the greeting."""

    nonce: Hash
    signature: Signature


class Hello4(Message, frozen=True):
    """The acceptor proves its identity by its signature of the greeting, as acceptor."""

    signature: Signature


class Pake1(Message, frozen=True):
    """The dialler's element of SPAKE2."""

    element: Element


class Pake2(Message, frozen=True):
    """The acceptor's element of SPAKE2."""

    element: Element


class Pake3(Message, frozen=True):
    """The dialler's proof that it knows the code."""

    mac: Mac


class Pake4(Message, frozen=True):
    """The acceptor's proof that it knows the code."""

    mac: Mac


class Beat(Message, frozen=True):
    """I am here; an `Echo` of this number is to follow."""

    number: U32


class Echo(Message, frozen=True):
    """Answers the `Beat` of this number."""

    number: U32


class Bye(Message, frozen=True):
    """The last frame in good order, with the value of a `Fault`."""

    reason: Annotated[str, Meta(max_length=32)]


class Err(Message, frozen=True):
    """An error: the frame sent cannot be accepted. In the greeting, it is the last frame.

    Attributes:
        program: version of the program that says so.
        lowest: lowest protocol it speaks.
        highest: highest.
        reason: the value of a `Fault`.
    """

    program: ProgramName
    lowest: U16
    highest: U16
    reason: Annotated[str, Meta(max_length=32)]


LINK_FRAMES: dict[str, type[Message]] = {
    "PROBE": Probe,
    "INFO": Info,
    "HELLO1": Hello1,
    "HELLO2": Hello2,
    "HELLO3": Hello3,
    "HELLO4": Hello4,
    "PAKE1": Pake1,
    "PAKE2": Pake2,
    "PAKE3": Pake3,
    "PAKE4": Pake4,
    "BEAT": Beat,
    "ECHO": Echo,
    "BYE": Bye,
    "ERR": Err,
}
"""Every kind the link layer keeps for itself."""
