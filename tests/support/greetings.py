"""Two ends of a greeting in memory, and somebody in between."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from msgspec import structs

from net.identity import Identity, identity_from
from net.links.answering import Answerer, Answering
from net.links.calling import Calling
from net.links.code import CodeGuard
from net.links.faults import Fault, Version
from net.links.handshake import Call, Caller, CallerTerms, Handshake, Purpose
from net.links.opening import from_frame, to_frame
from net.wire.link import Frame
from tests.support.crypto import chance

TABLE = bytes(range(16))
CERTIFICATE = bytes(32)
"""SHA-256 of what stands for a certificate."""
GUEST, COORDINATOR, INTRUDER = (identity_from(bytes((byte,)) * 32, bytes((byte,)) * 32) for byte in (1, 2, 3))
CALL = Call(GUEST, "1.0", Purpose.JOIN, TABLE)


@dataclass
class OneTable:
    """A host of one table.

    Attributes:
        guard: of its code, if it has one.
        refusal: what everybody is told, if anything.
        is_code_waived: whether nobody needs the code.
        wrong: who tried wrong codes.
        others: other versions of the program that called, and from where.
    """

    guard: CodeGuard | None = None
    refusal: Fault | None = None
    is_code_waived: bool = False
    wrong: list[Caller] = field(default_factory=list)
    others: list[tuple[str, Version]] = field(default_factory=list)

    def advert(self, table: bytes) -> bytes | None:
        """Return some bytes for the table."""
        return b"a table" if table in (b"", TABLE) else None

    def admit(self, caller: Caller) -> CallerTerms | Fault:
        """Admit to the table."""
        if self.refusal:
            return self.refusal
        if not TABLE.startswith(caller.table):
            return Fault.TABLE_GONE
        return CallerTerms(TABLE, self.guard, self.is_code_waived)

    def other_version(self, host: str, theirs: Version) -> None:
        """Keep which it was."""
        self.others.append((host, theirs))

    def wrong_code(self, caller: Caller, guard: CodeGuard) -> None:
        """Keep who it was."""
        assert guard is self.guard
        self.wrong.append(caller)


def calling(call: Call = CALL, certificate: bytes = CERTIFICATE, label: str = "guest") -> Calling:
    """A dialler whose chance is seeded."""
    return Calling(call, certificate, chance(label))


def answering(
    host: OneTable | None = None,
    identity: Identity = COORDINATOR,
    *,
    address: str = "10.0.0.1",
    label: str = "keeper",
    program: str = "1.1",
) -> Answering:
    """An acceptor whose chance is seeded."""
    return Answering(Answerer(identity, program, host or OneTable(), CERTIFICATE, chance(label)), address)


def coded(code: str) -> Call:
    """The call with a code."""
    return replace(CALL, code=code)


Meddler = Callable[[Frame], Frame]


def greet(
    dialler: Handshake,
    acceptor: Handshake,
    first: list[Frame],
    *,
    meddle: Meddler = lambda frame: frame,
    now: float = 0.0,
) -> list[Frame]:
    """Carry frames to and fro until both ends are silent; return all of them, as changed on the way."""
    carried = []
    for_acceptor, for_dialler = list(first), list[Frame]()
    while for_acceptor or for_dialler:
        receiver, waiting, answers = (
            (acceptor, for_acceptor, for_dialler) if for_acceptor else (dialler, for_dialler, for_acceptor)
        )
        frame = meddle(waiting.pop(0))
        carried.append(frame)
        if not receiver.has_ended:
            answers += receiver.receive(frame, now)
    return carried


def fault(handshake: Handshake) -> Fault | None:
    """Why it has failed."""
    return handshake.error and handshake.error.fault


def on(frame: Frame, kind: str, **fields: object) -> Frame:
    """The frame with other fields, if it is of this kind."""
    message = from_frame(frame)
    if frame.kind != kind or message is None:
        return frame
    return to_frame(structs.replace(message, **fields))
