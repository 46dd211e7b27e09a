"""Machines that sit in between, guess, reflect, repeat or send junk.

No end of a greeting is ever fooled, or raises.
"""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.errors import LocalProtocolError
from net.identity import Identity
from net.links.answering import Answerer, Answering
from net.links.calling import Calling, Probing
from net.links.code import TRIES_PER_LONG_WINDOW, CodeGuard
from net.links.faults import Fault
from net.links.handshake import TRANSITIONS, Call, Greeted, Handshake, HandshakeState
from net.links.opening import from_frame, to_frame
from net.wire import link
from net.wire.link import LINK_FRAMES, Frame
from tests.support.crypto import chance
from tests.support.greetings import (
    CALL,
    COORDINATOR,
    INTRUDER,
    TABLE,
    OneTable,
    answering,
    calling,
    coded,
    fault,
    greet,
    on,
)

CODE = "moss-lantern-417"
OTHER_CERTIFICATE = bytes(31) + b"\x01"


def table(code: str) -> OneTable:
    """A table with this code, or with none."""
    return OneTable(CodeGuard(code) if code else None)


@pytest.mark.parametrize("code", ["", CODE])
def test_a_relay_that_ends_encryption_on_both_sides_is_noticed(code: str) -> None:
    dialler, acceptor = calling(coded(code), OTHER_CERTIFICATE), answering(table(code))

    greet(dialler, acceptor, dialler.start())

    assert fault(acceptor) is Fault.INTERFERENCE
    assert dialler.result is None


def lure(call: Call, code: str) -> tuple[Calling, Answering]:
    """A guest that reaches an intruder instead of the coordinator.

    The intruder has a table with this code.
    """
    trap = Answering(Answerer(INTRUDER, "1.1", table(code), OTHER_CERTIFICATE, chance("trap")), "10.0.0.9")
    guest = calling(call, OTHER_CERTIFICATE)
    greet(guest, trap, guest.start())
    return guest, trap


def test_an_intruder_at_an_open_table_shows_other_words_to_both() -> None:
    guest, trap = lure(CALL, "")
    intruder, coordinator = calling(replace(CALL, identity=INTRUDER), label="intruder"), answering()
    greet(intruder, coordinator, intruder.start())

    assert isinstance(guest.result, Greeted)
    assert isinstance(coordinator.result, Greeted)
    assert isinstance(trap.result, Greeted)
    assert guest.result.words == trap.result.words != coordinator.result.words


def test_an_intruder_without_the_code_learns_one_wrong_guess() -> None:
    guest, trap = lure(coded(CODE), "guessed-words-123")

    assert fault(guest) is Fault.BAD_CODE
    assert trap.result is None


def test_an_intruder_that_pretends_to_have_no_code_is_left() -> None:
    assert fault(lure(coded(CODE), "")[0]) is Fault.NO_CODE


def test_an_intruder_in_place_of_a_known_machine_is_left() -> None:
    assert fault(lure(replace(CALL, expected_key=COORDINATOR.public.sign_key), "")[0]) is Fault.KEY_CHANGED


def test_an_intruder_that_shows_the_coordinators_key_cannot_sign_for_it() -> None:
    guest = calling(CALL, OTHER_CERTIFICATE)
    posing = Identity(COORDINATOR.public, INTRUDER.sign_secret, INTRUDER.seal_secret)
    trap = Answering(Answerer(posing, "1.1", OneTable(), OTHER_CERTIFICATE, chance("trap")), "10.0.0.9")

    greet(guest, trap, guest.start())

    assert fault(guest) is Fault.INTERFERENCE


def test_a_false_answer_to_the_code_is_not_believed() -> None:
    guest, acceptor = calling(coded(CODE)), answering(table(CODE))

    greet(guest, acceptor, guest.start(), meddle=lambda frame: on(frame, "PAKE4", mac=bytes(32)))

    assert fault(guest) is Fault.INTERFERENCE


def test_a_nonce_other_than_committed_to_is_refused() -> None:
    dialler, acceptor = calling(), answering()

    greet(dialler, acceptor, dialler.start(), meddle=lambda frame: on(frame, "HELLO3", nonce=bytes(32)))

    assert fault(acceptor) is Fault.MALFORMED


@pytest.mark.parametrize("hello", ["HELLO1", "HELLO2"])
@pytest.mark.parametrize("field", ["sign_key", "seal_key"])
def test_a_machine_with_a_key_that_proves_nothing_is_refused_before_anything_is_signed(
    hello: str, field: str
) -> None:
    dialler, acceptor = calling(), answering()

    said = greet(
        dialler, acceptor, dialler.start(), meddle=lambda frame: on(frame, hello, **{field: bytes(32)})
    )

    deceived = acceptor if hello == "HELLO1" else dialler
    assert fault(deceived) is Fault.MALFORMED
    assert "small order" in str(deceived.error)
    assert [frame.kind for frame in said] == [*dict.fromkeys(("HELLO1", hello)), "ERR"]


@pytest.mark.parametrize(
    "element", [bytes(33), b"A" + bytes(32), b"A" + b"\xff" * 32, b"B" + b"\x01" + bytes(31)]
)
def test_what_is_no_element_of_the_group_is_refused(element: bytes) -> None:
    dialler, acceptor = calling(coded(CODE)), answering(table(CODE))

    greet(dialler, acceptor, dialler.start(), meddle=lambda frame: on(frame, "PAKE1", element=element))

    assert fault(acceptor) is Fault.MALFORMED


def test_an_answer_that_is_no_element_of_the_group_is_refused() -> None:
    dialler, acceptor = calling(coded(CODE)), answering(table(CODE))

    greet(
        dialler, acceptor, dialler.start(), meddle=lambda frame: on(frame, "PAKE2", element=b"B" + bytes(32))
    )

    assert fault(dialler) is Fault.MALFORMED


@pytest.mark.parametrize("reason", ["", "no such reason", Fault.KEY_CHANGED.value, Fault.TIMED_OUT.value])
def test_a_dialler_does_not_take_every_reason_from_a_stranger(reason: str) -> None:
    dialler = calling()

    dialler.receive(to_frame(link.Err("1.0", 2, 2, reason)), 0.0)

    assert fault(dialler) is Fault.MALFORMED


def test_what_was_heard_once_opens_nothing_a_second_time() -> None:
    dialler, acceptor = calling(coded(CODE)), answering(table(CODE))
    heard = greet(dialler, acceptor, dialler.start())
    again = answering(table(CODE), label="another time")

    for frame in heard[::2]:
        if not again.has_ended:
            again.receive(frame, 0.0)

    assert fault(again) is Fault.INTERFERENCE


@pytest.mark.parametrize("code", ["", CODE])
def test_an_end_that_gets_its_own_words_back_lets_nobody_in(code: str) -> None:
    dialler = calling(coded(code))
    sent = dialler.start()
    while sent and not dialler.has_ended:
        sent = dialler.receive(sent[0], 0.0)
    assert dialler.result is None

    other, acceptor = calling(coded(code)), answering(table(code))
    (hello2,) = acceptor.receive(other.start()[0], 0.0)
    acceptor.receive(hello2, 0.0)
    assert fault(acceptor) is Fault.MALFORMED


def test_a_reflected_element_is_refused() -> None:
    dialler, acceptor = calling(coded(CODE)), answering(table(CODE))
    heard: dict[str, bytes] = {}

    def reflect(frame: Frame) -> Frame:
        heard[frame.kind] = frame.body
        return Frame("PAKE2", 0, heard["PAKE1"]) if frame.kind == "PAKE2" else frame

    greet(dialler, acceptor, dialler.start(), meddle=reflect)

    assert fault(dialler) is Fault.MALFORMED


@pytest.mark.slow
def test_after_guesses_from_many_addresses_the_right_guest_still_comes_in() -> None:
    host = table(CODE)
    faults = []
    for number in range(2 * TRIES_PER_LONG_WINDOW):
        dialler = calling(coded(f"guess-{number:06d}"), label=str(number))
        acceptor = answering(host, address=f"10.0.0.{number % TRIES_PER_LONG_WINDOW}")
        greet(dialler, acceptor, dialler.start())
        faults.append(fault(dialler))
    guest = calling(coded(CODE))
    greet(guest, answering(host, address="10.0.0.99"), guest.start())

    assert faults == [Fault.BAD_CODE] * len(faults)
    assert len(host.wrong) == len(faults)
    assert guest.state is HandshakeState.GREETED


@pytest.mark.slow
@pytest.mark.parametrize("code", ["", CODE])
def test_no_changed_byte_leads_to_a_link_that_the_ends_see_differently(code: str) -> None:
    honest = calling(coded(code))
    frames = greet(honest, answering(table(code)), honest.start())

    for changed in range(len(frames)):
        for place in range(0, len(frames[changed].body), 5):
            dialler, acceptor = calling(coded(code)), answering(table(code))
            greet(dialler, acceptor, dialler.start(), meddle=Flip(changed, place))

            assert HandshakeState.FAILED in (dialler.state, acceptor.state)
            assert dialler.result is None
            assert acceptor.result is None or changed == len(frames) - 1


class Flip:
    """Flips a bit of one frame's body.

    Attributes:
        left: how many frames pass before it.
        place: of the byte.
    """

    def __init__(self, left: int, place: int) -> None:
        self.left, self.place = left, place

    def __call__(self, frame: Frame) -> Frame:
        """Pass a frame on."""
        self.left -= 1
        if self.left != -1:
            return frame
        body = bytearray(frame.body)
        body[self.place] ^= 1
        return Frame(frame.kind, frame.flags, bytes(body))


def pairs() -> list[tuple[Calling | Probing, Answering]]:
    """Two ends that go through all states in good order: a greeting with a code, and a question."""
    return [(calling(coded(CODE)), answering(table(CODE))), (Probing("1.0", TABLE), answering())]


SAMPLES = {
    frame.kind: frame for dialler, acceptor in pairs() for frame in greet(dialler, acceptor, dialler.start())
}
SAMPLES |= {
    kind: to_frame(sample)
    for kind, sample in {
        "BEAT": link.Beat(1),
        "ECHO": link.Echo(1),
        "BYE": link.Bye("closed"),
        "ERR": link.Err("1.0", 2, 2, "busy"),
    }.items()
}


def brought_to(state: HandshakeState) -> Handshake:
    """An end that has come to this state."""
    for dialler, acceptor in pairs():
        flying, ends = dialler.start(), (acceptor, dialler)
        while flying and state not in (dialler.state, acceptor.state):
            flying = ends[0].receive(flying[0], 0.0)
            ends = ends[::-1]
        for end in ends:
            if end.state is state:
                return end
    failed = answering()
    failed.receive(SAMPLES["BYE"], 0.0)
    return failed


@pytest.mark.parametrize("state", HandshakeState)
@pytest.mark.parametrize("kind", [*LINK_FRAMES, "SAY"])
def test_every_message_in_every_state_leads_where_the_table_says(state: HandshakeState, kind: str) -> None:
    end, frame = brought_to(state), SAMPLES.get(kind, Frame(kind, 0, b""))
    assert end.state is state
    if end.has_ended:
        with pytest.raises(LocalProtocolError):
            end.receive(frame, 0.0)
        return

    answers = end.receive(frame, 0.0)

    due = TRANSITIONS[state].get(type(from_frame(frame)))
    if due is None:
        assert end.state is HandshakeState.FAILED
        assert fault(end) in (Fault.NOT_TUSAC, Fault.MALFORMED, Fault.BUSY)
        assert [answer.kind for answer in answers] == ([] if kind == "ERR" else ["ERR"])
    else:
        assert end.state in due
        assert end.error is None


@given(
    st.sampled_from(HandshakeState),
    st.sampled_from([*LINK_FRAMES, "SAY", ""]),
    st.integers(0, 255),
    st.binary(max_size=200),
)
def test_any_frame_in_any_state_is_judged_without_raising(
    state: HandshakeState, kind: str, flags: int, body: bytes
) -> None:
    end = brought_to(state)
    if not end.has_ended:
        end.receive(Frame(kind, flags, body), 0.0)

        assert end.result is None
