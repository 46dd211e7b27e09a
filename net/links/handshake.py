"""The greeting of two machines, both roles. Sans-IO (docs/protocol.md, 12, "The greeting").

    dialler                                         acceptor
    HELLO1  versions, purpose, table, keys, H(n) ->
                                                 <- HELLO2  protocol, table, keys, nonce, code needed?
    HELLO3  n, signature as dialler              ->
                                                 <- HELLO4  signature as acceptor
    PAKE1   element                              ->                             (if the table has a code)
                                                 <- PAKE2   element
    PAKE3   MAC                                  ->
                                                 <- PAKE4   MAC

Signatures and MACs are over both HELLOs as sent, n, and the acceptor's certificate as each end saw it. So
a machine in between cannot pass them on. As the dialler commits to n before it sees the acceptor's nonce,
nobody in between can look for a greeting with the same comparison words either. A stranger may PROBE, and
gets INFO.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Generic, Protocol, TypeVar

from net.errors import LocalProtocolError
from net.identity import Identity, PublicIdentity, WeakKeyError
from net.links.code import CodeGuard
from net.links.faults import Fault, LinkError, Version
from net.links.opening import HIGHEST, LOWEST, common_protocol, fault_of, from_frame, opening_of, to_frame
from net.wire.codec import Message
from net.wire.link import (
    LINK_FRAMES,
    Err,
    Frame,
    Hello1,
    Hello2,
    Hello3,
    Hello4,
    Info,
    Pake1,
    Pake2,
    Pake3,
    Pake4,
    Probe,
)

MAX_FRAMES = 8
"""How many frames of a stranger are looked at; four are the most in good order."""


class Purpose(Enum):
    """The purpose of a link."""

    JOIN = "join"
    MESH = "mesh"


@dataclass(frozen=True, slots=True)
class Call:
    """A dialler's request.

    Attributes:
        identity: ours.
        program: our program's version, told to the other.
        purpose: what for.
        table: the table's id, at most 16 bytes, or its beginning; b"" for the one it hosts.
        code: the table's code as typed; "" for none. Who gives one insists on it, unless `expected_key`
            answers.
        expected_key: the Ed25519 key that must answer; b"" for any. Another one ends in `Fault.KEY_CHANGED`.
    """

    identity: Identity
    program: str
    purpose: Purpose
    table: bytes = b""
    code: str = field(default="", repr=False)
    expected_key: bytes = b""


@dataclass(frozen=True, slots=True)
class Caller:
    """A machine that asks to be let in.

    The key is proven before the link opens, but not yet when `Host.admit` is asked.

    Attributes:
        key: its public identity.
        purpose: what for.
        table: the id of the table it asks for or its beginning, b"" for any.
        host: the address it calls from, without port and scope.
    """

    key: PublicIdentity
    purpose: Purpose
    table: bytes
    host: str


@dataclass(frozen=True, slots=True)
class CallerTerms:
    """The terms on which a caller may come in.

    Attributes:
        table: the id of the table.
        guard: checks the table's code; None if it has none.
        is_code_waived: whether this caller need not know the code; one that gives it is checked all the same.
    """

    table: bytes
    guard: CodeGuard | None = None
    is_code_waived: bool = False


class Host(Protocol):
    """The acceptor's callbacks to its machine. Each must return quickly."""

    def advert(self, table: bytes) -> bytes | None:
        """Return what strangers may know of a table, at most 1 KiB; None if there is no such table."""

    def admit(self, caller: Caller) -> CallerTerms | Fault:
        """Return how a caller may come in, or why not."""

    def other_version(self, host: str, theirs: Version) -> None:
        """Take note that a program with no protocol in common with ours called from an address."""

    def wrong_code(self, caller: Caller, guard: CodeGuard) -> None:
        """Hear that somebody, its key now proven, tried a wrong code.

        `guard.is_spent` if that was one too many for a code that somebody has chosen.
        """


@dataclass(frozen=True, slots=True)
class Probed:
    """A machine's answer to a stranger who asks about its table.

    Attributes:
        advert: as its `Host` gave it.
        theirs: the program that answered.
    """

    advert: bytes
    theirs: Version


@dataclass(frozen=True, slots=True)
class Greeted:
    """Both ends have proven themselves.

    Attributes:
        peer: the other machine.
        purpose: what the link is for.
        table: the table it is for.
        protocol: to be spoken.
        program: version of the other machine's program.
        words: the same three at both ends, unless somebody sits in between.
    """

    peer: PublicIdentity
    purpose: Purpose
    table: bytes
    protocol: int
    program: str
    words: str


class HandshakeState(Enum):
    """The state of one end: the frame it waits for, or how it has ended."""

    AWAIT_INFO = auto()
    AWAIT_HELLO2 = auto()
    AWAIT_HELLO4 = auto()
    AWAIT_PAKE2 = auto()
    AWAIT_PAKE4 = auto()
    AWAIT_GREETING = auto()
    AWAIT_HELLO3 = auto()
    AWAIT_PAKE1 = auto()
    AWAIT_PAKE3 = auto()
    GREETED = auto()
    PROBED = auto()
    FAILED = auto()


TRANSITIONS: Mapping[HandshakeState, Mapping[type[Message], tuple[HandshakeState, ...]]] = {
    HandshakeState.AWAIT_INFO: {Info: (HandshakeState.PROBED,)},
    HandshakeState.AWAIT_HELLO2: {Hello2: (HandshakeState.AWAIT_HELLO4,)},
    HandshakeState.AWAIT_HELLO4: {Hello4: (HandshakeState.GREETED, HandshakeState.AWAIT_PAKE2)},
    HandshakeState.AWAIT_PAKE2: {Pake2: (HandshakeState.AWAIT_PAKE4,)},
    HandshakeState.AWAIT_PAKE4: {Pake4: (HandshakeState.GREETED,)},
    HandshakeState.AWAIT_GREETING: {Probe: (HandshakeState.PROBED,), Hello1: (HandshakeState.AWAIT_HELLO3,)},
    HandshakeState.AWAIT_HELLO3: {Hello3: (HandshakeState.GREETED, HandshakeState.AWAIT_PAKE1)},
    HandshakeState.AWAIT_PAKE1: {Pake1: (HandshakeState.AWAIT_PAKE3,)},
    HandshakeState.AWAIT_PAKE3: {Pake3: (HandshakeState.GREETED,)},
    HandshakeState.GREETED: {},
    HandshakeState.PROBED: {},
    HandshakeState.FAILED: {},
}
"""Where each message leads in good order; everything else, ERR included, leads to FAILED."""

_BEGIN_WITH_VERSION = ("PROBE", "INFO", "HELLO1", "ERR")
_ANSWERS = frozenset(
    (
        Fault.VERSION,
        Fault.TABLE_GONE,
        Fault.BUSY,
        Fault.BAD_CODE,
        Fault.TOO_MANY_TRIES,
        Fault.REMOVED,
        Fault.SLOW_DOWN,
        Fault.OURSELVES,
        Fault.INTERFERENCE,
    )
)
"""What an ERR is believed to mean; the rest is ours to find out."""


R = TypeVar("R", Greeted, Probed)

Next = tuple[HandshakeState, list[Message]]
"""Where a message leads, and the answers to it."""


@dataclass(frozen=True, slots=True)
class Calculation:
    """A calculation of some ten milliseconds, too long for an event loop.

    Attributes:
        run: does it; touches nothing of the greeting, so that it may be called in any thread.
        go_on: takes what `run` returned.
    """

    run: Callable[[], object]
    go_on: Callable[[Any], Next]


class Handshake(ABC, Generic[R]):
    """One end of a greeting.

    Attributes:
        state: what it waits for, or how it has ended.
        program: the name and version of our program, as the other end is told.
        protocol: the version that both ends speak; the highest of ours until the other end has told its own.
        result: what came of it, in GREETED, and for who asked in PROBED; else None.
        error: why it has FAILED; else None.
        calculation: what must be done before it goes on, after `take`; else None.
    """

    def __init__(self, first: HandshakeState, program: str) -> None:
        self.state = first
        self.result: R | None = None
        self.error: LinkError | None = None
        self.calculation: Calculation | None = None
        self.program = program
        self._frames = 0
        self.protocol = HIGHEST

    @property
    def has_ended(self) -> bool:
        """Whether nothing more is waited for."""
        return not TRANSITIONS[self.state]

    def outcome(self) -> R:
        """Return what came of it. Raises LinkError if it has failed."""
        if self.result is None:
            raise self.error or LocalProtocolError("nothing came of it yet")
        return self.result

    def receive(self, frame: Frame, now: float) -> list[Frame]:
        """Take a frame of the other end, `now` in monotonic seconds, and return what to send to it.

        Calculates at once what is to be calculated. Raises LocalProtocolError once it has ended; never for
        what the other end does.
        """
        answers = self.take(frame, now)
        return answers if self.calculation is None else self.go_on(self.calculation.run())

    def take(self, frame: Frame, now: float) -> list[Frame]:
        """As `receive`, but the caller must `run` any calculation and pass its result to `go_on`."""
        if self.has_ended or self.calculation is not None:
            msg = "the greeting waits for nothing"
            raise LocalProtocolError(msg)
        try:
            return self._receive(frame, now)
        except LinkError as error:
            return self.fail(error)

    def go_on(self, outcome: object) -> list[Frame]:
        """Take what came of the calculation, and return what to send to the other end."""
        calculation, self.calculation = self.calculation, None
        if calculation is None:
            msg = "there was nothing to calculate"
            raise LocalProtocolError(msg)
        try:
            return self._enter(calculation.go_on(outcome))
        except LinkError as error:
            return self.fail(error)

    def fail(self, error: LinkError) -> list[Frame]:
        """End it, and return what to send to the other end."""
        self.state, self.error = HandshakeState.FAILED, error
        return [to_frame(Err(self.program, LOWEST, HIGHEST, error.fault.value))]

    def garbled(self, reason: str) -> LinkError:
        """Return the error for unreadable input; at the very start, the other end is no tusac at all."""
        is_stranger = self.state in (HandshakeState.AWAIT_INFO, HandshakeState.AWAIT_HELLO2)
        return LinkError(Fault.NOT_TUSAC if is_stranger else Fault.MALFORMED, reason)

    def _receive(self, frame: Frame, now: float) -> list[Frame]:
        self._frames += 1
        if self._frames > MAX_FRAMES:
            raise LinkError(Fault.MALFORMED, "too many frames")
        theirs = opening_of(frame.body) if frame.kind in _BEGIN_WITH_VERSION else None
        if theirs:
            protocol = common_protocol(theirs)
            if protocol is None:
                raise LinkError(Fault.VERSION, theirs.program, theirs)
            self.protocol = protocol
        if frame.kind not in LINK_FRAMES and frame.may_be_ignored:
            return []
        message = from_frame(frame)
        if isinstance(message, Err):
            fault = fault_of(message.reason, Fault.MALFORMED)
            self.fail(
                LinkError(fault if fault in _ANSWERS else Fault.MALFORMED, "says the other end", theirs)
            )
            return []
        if message is None or type(message) not in TRANSITIONS[self.state]:
            raise self.garbled(frame.kind)
        following = self._step(message, frame.body, now)
        if isinstance(following, Calculation):
            self.calculation = following
            return []
        return self._enter(following)

    def _enter(self, following: Next) -> list[Frame]:
        self.state, answers = following
        return [to_frame(answer) for answer in answers]

    @abstractmethod
    def _step(self, message: Message, body: bytes, now: float) -> Next | Calculation:
        """Take a message that is due and return where it leads, or what must be calculated first.

        May raise LinkError.
        """


def identity_of(hello: Hello1 | Hello2) -> PublicIdentity:
    """Return who greets, to be proven yet. Raises LinkError for keys that prove nothing."""
    try:
        return PublicIdentity(hello.sign_key, hello.seal_key)
    except WeakKeyError as error:
        raise LinkError(Fault.MALFORMED, str(error)) from error
