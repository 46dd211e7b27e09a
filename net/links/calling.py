"""The dialler's end of a greeting, and a stranger's question about a table. Sans-IO."""

import hmac

from net.crypto.hashing import Rng
from net.identity import PublicIdentity, verify
from net.links.binding import committed, greeting_digest, to_be_signed
from net.links.faults import Fault, LinkError, Version
from net.links.handshake import (
    Calculation,
    Call,
    Greeted,
    Handshake,
    HandshakeState,
    Next,
    Probed,
    identity_of,
)
from net.links.opening import HIGHEST, LOWEST, printable, to_frame
from net.links.pake import Pake, Role
from net.wire.codec import Message, encode
from net.wire.link import Frame, Hello1, Hello2, Hello3, Hello4, Info, Pake1, Pake2, Pake3, Pake4, Probe
from net.words import words_of


class Calling(Handshake[Greeted]):
    """Greets a machine that was dialled."""

    def __init__(self, call: Call, certificate: bytes, rng: Rng) -> None:
        """Make ready to greet.

        Args:
            call: what is wanted.
            certificate: SHA-256 of the certificate that the other end has shown.
            rng: of chance.
        """
        super().__init__(HandshakeState.AWAIT_HELLO2, call.program)
        self._call = call
        self._certificate = certificate
        self._rng = rng
        self._nonce = rng(32)
        ours = call.identity.public
        self._hello1 = Hello1(
            call.program,
            LOWEST,
            HIGHEST,
            call.purpose.value,
            call.table,
            ours.sign_key,
            ours.seal_key,
            committed(self._nonce),
            bool(call.code),
        )
        self._hello2: Hello2
        self._peer: PublicIdentity
        self._greeting: bytes
        self._pake: Pake

    def start(self) -> list[Frame]:
        """Return what to send first."""
        return [to_frame(self._hello1)]

    def _step(self, message: Message, body: bytes, now: float) -> Next | Calculation:
        del now
        match message:
            case Hello2():
                return HandshakeState.AWAIT_HELLO4, [self._prove(message, body)]
            case Hello4():
                return self._check(message)
            case Pake2():
                return self._answer_element(message)
            case Pake4():
                self._check_code(message)
                return self._greeted()
        raise AssertionError(message)

    def _prove(self, hello: Hello2, body: bytes) -> Hello3:
        call = self._call
        if not LOWEST <= hello.protocol <= HIGHEST:
            theirs = Version(printable(hello.program), hello.protocol, hello.protocol)
            raise LinkError(Fault.VERSION, "it chose a protocol we do not speak", theirs)
        if hello.sign_key == call.identity.public.sign_key:
            raise LinkError(Fault.OURSELVES)
        if call.expected_key and hello.sign_key != call.expected_key:
            raise LinkError(Fault.KEY_CHANGED)
        if not hello.table.startswith(call.table):
            raise LinkError(Fault.TABLE_GONE, "it answers for another table")
        if hello.needs_code and not call.code:
            raise LinkError(Fault.CODE_NEEDED)
        if call.code and not hello.needs_code and not call.expected_key:
            raise LinkError(Fault.NO_CODE)
        self._hello2, self._peer = hello, identity_of(hello)
        self._greeting = greeting_digest(self._certificate, encode(self._hello1), body, self._nonce)
        return Hello3(self._nonce, call.identity.sign(to_be_signed(Role.DIALLER, self._greeting)))

    def _check(self, hello: Hello4) -> Next | Calculation:
        signed = to_be_signed(Role.ACCEPTOR, self._greeting)
        if not verify(self._hello2.sign_key, hello.signature, signed):
            raise LinkError(Fault.INTERFERENCE, "the other end's signature is not for this connection")
        if not self._hello2.needs_code:
            return self._greeted()
        code, greeting, rng = self._call.code, self._greeting, self._rng
        return Calculation(lambda: Pake(Role.DIALLER, code, greeting, rng), self._show_element)

    def _show_element(self, pake: Pake) -> Next:
        self._pake = pake
        return HandshakeState.AWAIT_PAKE2, [Pake1(pake.element)]

    def _answer_element(self, message: Pake2) -> Calculation:
        pake = self._pake
        return Calculation(lambda: pake.receive(message.element), self._prove_code)

    def _prove_code(self, is_element: bool) -> Next:  # noqa: FBT001 - what the calculation returned
        if not is_element:
            raise LinkError(Fault.MALFORMED, "no element of the group")
        return HandshakeState.AWAIT_PAKE4, [Pake3(self._pake.mac(Role.DIALLER))]

    def _check_code(self, message: Pake4) -> None:
        if not hmac.compare_digest(message.mac, self._pake.mac(Role.ACCEPTOR)):
            raise LinkError(Fault.INTERFERENCE, "the other end does not know the code")

    def _greeted(self) -> Next:
        hello = self._hello2
        self.result = Greeted(
            self._peer,
            self._call.purpose,
            hello.table,
            hello.protocol,
            printable(hello.program),
            words_of(self._greeting),
        )
        return HandshakeState.GREETED, []


class Probing(Handshake[Probed]):
    """Asks about a table, without naming this machine."""

    def __init__(self, program: str, table: bytes) -> None:
        super().__init__(HandshakeState.AWAIT_INFO, program)
        self._table = table

    def start(self) -> list[Frame]:
        """Return what to send first."""
        return [to_frame(Probe(self.program, LOWEST, HIGHEST, self._table))]

    def _step(self, message: Message, body: bytes, now: float) -> Next | Calculation:
        del body, now
        if not isinstance(message, Info):
            raise TypeError(message)
        theirs = Version(printable(message.program), message.lowest, message.highest)
        self.result = Probed(message.advert, theirs)
        return HandshakeState.PROBED, []
