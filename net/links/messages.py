"""What the link layer itself says: the greeting, the beat, errors, the end. All of it is typed and bounded.

PROBE, INFO, HELLO1 and ERR begin with program, lowest and highest protocol in every version of the protocol there will
ever be, so that programs of any two versions can tell people which they are.
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from net.links.faults import Fault, Version
from net.links.frames import Frame
from net.links.pake import ELEMENT_BYTES, MAC_BYTES
from net.wire import U16, U32, Hash, Message, decode_exactly, encode

LOWEST, HIGHEST = 2, 2
"""The protocols this program speaks: of links, and of all that is said over them."""

MAX_ADVERT_BYTES = 1 << 10

TableName = Annotated[bytes, Meta(max_length=16)]
ProgramName = Annotated[str, Meta(max_length=32)]
Signature = Annotated[bytes, Meta(min_length=64, max_length=64)]
Element = Annotated[bytes, Meta(min_length=ELEMENT_BYTES, max_length=ELEMENT_BYTES)]
Mac = Annotated[bytes, Meta(min_length=MAC_BYTES, max_length=MAC_BYTES)]


class Probe(Message, frozen=True):
    """What is going on at that table? Who asks does not say who it is.

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
    """The dialler opens its commitment and proves its identity.

    Attributes:
        nonce: its chance.
        signature: of the greeting, as dialler.
    """

    nonce: Hash
    signature: Signature


class Hello4(Message, frozen=True):
    """The acceptor proves its identity.

    Attributes:
        signature: of the greeting, as acceptor.
    """

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
    """I am here; an `Echo` is to follow.

    Attributes:
        number: to be repeated.
    """

    number: U32


class Echo(Message, frozen=True):
    """Answers a `Beat`.

    Attributes:
        number: of the beat.
    """

    number: U32


class Bye(Message, frozen=True):
    """The last frame in good order.

    Attributes:
        reason: the value of a `Fault`.
    """

    reason: Annotated[str, Meta(max_length=32)]


class Err(Message, frozen=True):
    """What was sent cannot be accepted. In the greeting, it is the last frame.

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


class _Opening(Struct, frozen=True, array_like=True):
    """How a greeting of any version begins; what follows is not looked at."""

    program: ProgramName
    lowest: U16
    highest: U16


KINDS: dict[str, type[Message]] = {
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

_KIND_OF = {message: kind for kind, message in KINDS.items()}
_DECODERS = {kind: msgspec.msgpack.Decoder(message) for kind, message in KINDS.items()}

_OPENING = msgspec.msgpack.Decoder(_Opening)


def to_frame(message: Message) -> Frame:
    """Return a message of the link layer as a frame."""
    return Frame(_KIND_OF[type(message)], 0, encode(message))


def from_frame(frame: Frame) -> Message | None:
    """Read a message of the link layer; None if the frame is none, or not exactly one within all limits."""
    decoder = _DECODERS.get(frame.kind)
    return None if decoder is None else decode_exactly(decoder, frame.body)


def opening_of(body: bytes) -> Version | None:
    """Read which program speaks, from a PROBE, INFO, HELLO1 or ERR of any version; None if it is none."""
    try:
        opening = _OPENING.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None
    return Version(printable(opening.program), opening.lowest, opening.highest)


def printable(text: str) -> str:
    """Return what may be shown to people of a text that somebody sent."""
    return "".join(letter for letter in text if letter.isprintable())


def common_protocol(theirs: Version) -> int | None:
    """Return the highest protocol that both speak; None if there is none."""
    highest = min(HIGHEST, theirs.highest)
    return highest if highest >= max(LOWEST, theirs.lowest) else None


def fault_of(reason: str, otherwise: Fault) -> Fault:
    """Return the fault that somebody named, or `otherwise` if we do not know such a one."""
    try:
        return Fault(reason)
    except ValueError:
        return otherwise
