"""The acceptor's end of a greeting. Sans-IO."""

import hmac
from dataclasses import dataclass

from net.crypto.hashing import Rng
from net.identity import Identity, verify
from net.links.binding import committed, greeting_digest, to_be_signed
from net.links.code import CodeGuard, GuessOutcome
from net.links.faults import Fault, LinkError
from net.links.handshake import (
    Calculation,
    Caller,
    Greeted,
    Handshake,
    HandshakeState,
    Host,
    Next,
    Purpose,
    identity_of,
)
from net.links.opening import HIGHEST, LOWEST, printable
from net.links.pake import Pake, Role
from net.wire.codec import Message, encode
from net.wire.link import Frame, Hello1, Hello2, Hello3, Hello4, Info, Pake1, Pake2, Pake3, Pake4, Probe
from net.words import words_of


@dataclass(frozen=True, slots=True)
class Answerer:
    """The state that all greetings of an acceptor share.

    Attributes:
        identity: ours.
        program: our program's version, told to callers.
        host: is asked who may come to which table.
        certificate: SHA-256 of the certificate that callers are shown.
        rng: of chance.
    """

    identity: Identity
    program: str
    host: Host
    certificate: bytes
    rng: Rng


class Answering(Handshake[Greeted]):
    """Greets a machine that has dialled us. `release` must be called in the end."""

    def __init__(self, answerer: Answerer, address: str) -> None:
        """Wait for a greeting; `address` is where it comes from, without port and scope."""
        super().__init__(HandshakeState.AWAIT_GREETING, answerer.program)
        self._us = answerer
        self._address = address
        self._hello1: Hello1
        self._hello1_body: bytes
        self._hello2: Hello2
        self._caller: Caller
        self._guard: CodeGuard
        self._greeting: bytes
        self._pake: Pake
        self._has_attempt = False

    def release(self, now: float) -> None:
        """Abandon the greeting, and with it a running attempt at the table's code."""
        self._end_attempt(GuessOutcome.ABANDONED, now)

    def _receive(self, frame: Frame, now: float) -> list[Frame]:
        try:
            return super()._receive(frame, now)
        except LinkError as error:
            if error.theirs is not None and frame.kind == "HELLO1":
                self._us.host.other_version(self._address, error.theirs)
            raise

    def _step(self, message: Message, body: bytes, now: float) -> Next | Calculation:
        match message:
            case Probe():
                return HandshakeState.PROBED, [self._inform(message)]
            case Hello1():
                self._hello1_body = body
                return HandshakeState.AWAIT_HELLO3, [self._admit(message)]
            case Hello3():
                return self._check(message)
            case Pake1():
                return self._answer_element(message, now)
            case Pake3():
                return self._check_code(message, now)
        raise AssertionError(message)

    def _inform(self, probe: Probe) -> Info:
        advert = self._us.host.advert(probe.table)
        if advert is None:
            raise LinkError(Fault.TABLE_GONE)
        return Info(self._us.program, LOWEST, HIGHEST, advert)

    def _admit(self, hello: Hello1) -> Hello2:
        us = self._us
        ours = us.identity.public
        if hello.sign_key == ours.sign_key:
            raise LinkError(Fault.OURSELVES)
        try:
            purpose = Purpose(hello.purpose)
        except ValueError:
            raise LinkError(Fault.MALFORMED, "no such purpose") from None
        self._caller = Caller(identity_of(hello), purpose, hello.table, self._address)
        terms = us.host.admit(self._caller)
        if isinstance(terms, Fault):
            raise LinkError(terms)
        if terms.guard is not None:
            self._guard = terms.guard
        self._hello1 = hello
        self._hello2 = Hello2(
            us.program,
            self.protocol,
            terms.table,
            ours.sign_key,
            ours.seal_key,
            us.rng(32),
            terms.guard is not None and (hello.has_code or not terms.is_code_waived),
        )
        return self._hello2

    def _check(self, hello: Hello3) -> Next:
        if not hmac.compare_digest(committed(hello.nonce), self._hello1.commitment):
            raise LinkError(Fault.MALFORMED, "another nonce than committed to")
        self._greeting = greeting_digest(
            self._us.certificate, self._hello1_body, encode(self._hello2), hello.nonce
        )
        if not verify(self._hello1.sign_key, hello.signature, to_be_signed(Role.DIALLER, self._greeting)):
            raise LinkError(Fault.INTERFERENCE, "the other end's signature is not for this connection")
        answer = Hello4(self._us.identity.sign(to_be_signed(Role.ACCEPTOR, self._greeting)))
        if self._hello2.needs_code:
            return HandshakeState.AWAIT_PAKE1, [answer]
        return self._greeted(answer)

    def _answer_element(self, message: Pake1, now: float) -> Calculation:
        if not self._guard.begin(self._address, now):
            raise LinkError(Fault.TOO_MANY_TRIES)
        self._has_attempt = True
        code, greeting, rng = self._guard.code, self._greeting, self._us.rng

        def run() -> Pake | None:
            pake = Pake(Role.ACCEPTOR, code, greeting, rng)
            return pake if pake.receive(message.element) else None

        return Calculation(run, self._show_element)

    def _show_element(self, pake: Pake | None) -> Next:
        if pake is None:
            raise LinkError(Fault.MALFORMED, "no element of the group")
        self._pake = pake
        return HandshakeState.AWAIT_PAKE3, [Pake2(pake.element)]

    def _check_code(self, message: Pake3, now: float) -> Next:
        if not self._guard.may_test(self._address, now):
            raise LinkError(Fault.TOO_MANY_TRIES)
        is_right = hmac.compare_digest(message.mac, self._pake.mac(Role.DIALLER))
        self._end_attempt(GuessOutcome.RIGHT if is_right else GuessOutcome.WRONG, now)
        if not is_right:
            self._us.host.wrong_code(self._caller, self._guard)
            raise LinkError(Fault.BAD_CODE)
        return self._greeted(Pake4(self._pake.mac(Role.ACCEPTOR)))

    def _end_attempt(self, attempt: GuessOutcome, now: float) -> None:
        if self._has_attempt:
            self._has_attempt = False
            self._guard.end(self._address, attempt, now)

    def _greeted(self, last: Message) -> Next:
        self.result = Greeted(
            self._caller.key,
            self._caller.purpose,
            self._hello2.table,
            self._hello2.protocol,
            printable(self._hello1.program),
            words_of(self._greeting),
        )
        return HandshakeState.GREETED, [last]
