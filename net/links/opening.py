"""How programs of any two versions learn which they are, and messages of the link layer as frames.

PROBE, INFO, HELLO1 and ERR begin with program, lowest and highest protocol in every version of the protocol
there will ever be.
"""

import msgspec
from msgspec import Struct

from net.links.faults import Fault, Version
from net.wire.codec import U16, Message, decode, encode
from net.wire.kinds import KIND_OF
from net.wire.link import LINK_FRAMES, Frame, ProgramName

LOWEST, HIGHEST = 2, 2
"""The protocols this program speaks: of links, and of all that is said over them."""


class _Opening(Struct, frozen=True, array_like=True):
    """The beginning of a greeting of any version; the rest is ignored."""

    program: ProgramName
    lowest: U16
    highest: U16


_OPENING = msgspec.msgpack.Decoder(_Opening)


def to_frame(message: Message) -> Frame:
    """Return a message of the link layer as a frame."""
    return Frame(KIND_OF[type(message)], 0, encode(message))


def from_frame(frame: Frame) -> Message | None:
    """Read a message of the link layer; None if the frame is none, or not exactly one within all limits."""
    message = LINK_FRAMES.get(frame.kind)
    return None if message is None else decode(message, frame.body)


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
