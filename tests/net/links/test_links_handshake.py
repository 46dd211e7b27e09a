"""The greeting of two honest ends, and what people are told when there is no link."""

from dataclasses import replace

import pytest

from net.links import opening
from net.links.calling import Probing
from net.links.code import BEGUN_PER_ADDRESS, CodeGuard
from net.links.faults import Fault, Version
from net.links.frames import MAX_GREETING_BYTES, encode_frame
from net.links.handshake import MAX_FRAMES, Caller, Greeted, Handshake, HandshakeState, Probed, Purpose
from net.links.opening import opening_of, to_frame
from net.wire import link
from net.wire.codec import MAY_IGNORE, encode
from net.wire.link import LINK_FRAMES, Bye, Err, Frame, Hello1
from tests.support.greetings import (
    CALL,
    COORDINATOR,
    GUEST,
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
from tests.support.places import TESTS

GOLDEN = TESTS / "vectors" / "link_greeting.txt"
CODE = "moss-lantern-417"


def coded_table(code: str = CODE) -> OneTable:
    """A host whose table has a code."""
    return OneTable(CodeGuard(code))


@pytest.mark.parametrize("code", ["", CODE])
def test_two_honest_ends_prove_themselves_and_see_the_same_words(code: str) -> None:
    host = OneTable(CodeGuard(CODE) if code else None)
    dialler, acceptor = calling(coded(code)), answering(host)

    frames = greet(dialler, acceptor, dialler.start())

    assert [frame.kind for frame in frames] == [*LINK_FRAMES][2 : 10 if code else 6]
    assert (dialler.state, acceptor.state) == (HandshakeState.GREETED, HandshakeState.GREETED)
    ours, theirs = dialler.result, acceptor.result
    assert isinstance(ours, Greeted)
    assert isinstance(theirs, Greeted)
    assert ours.words == theirs.words
    assert (ours.peer, theirs.peer) == (COORDINATOR.public, GUEST.public)
    assert (ours.table, ours.purpose, ours.protocol) == (TABLE, Purpose.JOIN, opening.HIGHEST)
    assert (ours.table, ours.purpose, ours.protocol) == (theirs.table, theirs.purpose, theirs.protocol)
    assert (ours.program, theirs.program) == ("1.1", "1.0")
    assert max(len(encode_frame(frame)) for frame in frames) < MAX_GREETING_BYTES


def test_a_code_may_be_typed_in_any_form() -> None:
    dialler, acceptor = calling(coded(" MOSS lantern 417")), answering(coded_table())

    greet(dialler, acceptor, dialler.start())

    assert dialler.state is acceptor.state is HandshakeState.GREETED


def test_every_byte_of_a_greeting_is_as_it_was_in_the_second_version() -> None:
    dialler, acceptor = calling(coded(CODE)), answering(coded_table())
    asking, asked = Probing("1.0", TABLE), answering()
    frames = [*greet(dialler, acceptor, dialler.start()), *greet(asking, asked, asking.start())]
    frames += [to_frame(message) for message in (link.Beat(7), link.Echo(7), Bye("closed"))]
    frames.append(to_frame(Err("1.0", 2, 2, "bad_code")))

    assert "".join(f"{frame.kind} {encode_frame(frame).hex()}\n" for frame in frames) == GOLDEN.read_text()


def test_a_stranger_may_ask_about_a_table_without_saying_who_it_is() -> None:
    dialler, acceptor = Probing("1.0", TABLE), answering()

    frames = greet(dialler, acceptor, dialler.start())

    assert dialler.result == Probed(b"a table", Version("1.1", opening.LOWEST, opening.HIGHEST))
    assert (dialler.state, acceptor.state) == (HandshakeState.PROBED, HandshakeState.PROBED)
    assert [len(encode_frame(frame)) < 60 for frame in frames] == [True, True]


@pytest.mark.parametrize("first", ["call", "probe"])
def test_a_table_that_is_gone_is_said_to_be(first: str) -> None:
    other = b"another table"
    dialler = calling(replace(CALL, table=other)) if first == "call" else Probing("1.0", other)
    acceptor = answering()

    greet(dialler, acceptor, dialler.start())

    assert fault(dialler) is fault(acceptor) is Fault.TABLE_GONE


@pytest.mark.parametrize("refusal", [Fault.BUSY, Fault.REMOVED, Fault.TABLE_GONE])
def test_the_hosts_reason_to_refuse_arrives(refusal: Fault) -> None:
    dialler, acceptor = calling(), answering(OneTable(refusal=refusal))

    greet(dialler, acceptor, dialler.start())

    assert fault(dialler) is refusal


def test_a_wrong_code_is_told_to_both_and_leaves_nothing_open() -> None:
    host = coded_table()
    dialler, acceptor = calling(coded("other-words-123")), answering(host)

    greet(dialler, acceptor, dialler.start())

    assert fault(dialler) is fault(acceptor) is Fault.BAD_CODE
    assert host.wrong == [Caller(GUEST.public, Purpose.JOIN, TABLE, "10.0.0.1")]
    assert host.guard is not None
    assert host.guard.wrong == 1


def test_the_fourth_wrong_code_in_a_minute_is_not_even_looked_at() -> None:
    host = coded_table()
    for _ in range(3):
        dialler, acceptor = calling(coded("other-words-123")), answering(host)
        greet(dialler, acceptor, dialler.start())
    dialler, acceptor = calling(coded(CODE)), answering(host)

    greet(dialler, acceptor, dialler.start())

    assert fault(dialler) is Fault.TOO_MANY_TRIES
    assert len(host.wrong) == 3


def test_a_caller_without_the_code_is_told_that_there_is_one() -> None:
    dialler, acceptor = calling(), answering(coded_table())

    greet(dialler, acceptor, dialler.start())

    assert fault(dialler) is Fault.CODE_NEEDED


def test_whom_the_host_knows_needs_no_code_but_may_insist_on_it() -> None:
    host = OneTable(CodeGuard(CODE), is_code_waived=True)
    kinds = {}
    for code in ("", CODE, "other-words-123"):
        dialler, acceptor = calling(coded(code)), answering(host)
        frames = greet(dialler, acceptor, dialler.start())
        kinds[code] = (frames[-1].kind, fault(dialler))

    assert kinds == {"": ("HELLO4", None), CODE: ("PAKE4", None), "other-words-123": ("ERR", Fault.BAD_CODE)}


def test_a_table_may_be_named_by_the_beginning_of_its_id() -> None:
    dialler, acceptor = calling(replace(CALL, table=TABLE[:8])), answering()

    greet(dialler, acceptor, dialler.start())

    assert dialler.outcome().table == TABLE


@pytest.mark.slow
def test_an_attempt_cut_off_halfway_tests_no_code_and_is_counted() -> None:
    host = coded_table()
    for _ in range(BEGUN_PER_ADDRESS):
        dialler, acceptor = calling(coded(CODE)), answering(host)
        greet(
            dialler,
            acceptor,
            dialler.start(),
            meddle=lambda frame: Frame("BEAT", 0, frame.body) if frame.kind == "PAKE3" else frame,
        )
        acceptor.release(0.0)

    assert host.guard is not None
    assert host.guard.wrong == 0
    for address, expected in (("10.0.0.1", Fault.TOO_MANY_TRIES), ("10.0.0.2", None)):
        dialler, acceptor = calling(coded(CODE)), answering(host, address=address)
        greet(dialler, acceptor, dialler.start())
        assert fault(dialler) is expected


class FromTheFuture(Hello1, frozen=True):
    """A greeting of a version that has more to say."""

    more: bytes = b"more"


@pytest.mark.parametrize("kind", ["HELLO1", "PROBE"])
def test_an_acceptor_of_another_version_names_both(kind: str) -> None:
    host = OneTable()
    acceptor = answering(host)
    future = FromTheFuture("9.0", 7, 9, "join", TABLE, bytes(32), bytes(32), bytes(32), has_code=False)

    (answer,) = acceptor.receive(Frame(kind, 0, encode(future)), 0.0)

    assert acceptor.error is not None
    assert (acceptor.error.fault, acceptor.error.theirs) == (Fault.VERSION, Version("9.0", 7, 9))
    assert opening_of(answer.body) == Version("1.1", opening.LOWEST, opening.HIGHEST)
    assert host.others == ([("10.0.0.1", Version("9.0", 7, 9))] if kind == "HELLO1" else [])


@pytest.mark.parametrize("dialler", [calling(), Probing("1.0", TABLE)])
def test_a_dialler_reads_the_refusal_of_any_version(dialler: Handshake) -> None:
    class FutureErr(Err, frozen=True):
        more: bytes = b"more"

    dialler.receive(Frame("ERR", 0, encode(FutureErr("9.0", 7, 9, "version"))), 0.0)

    assert dialler.error is not None
    assert (dialler.error.fault, dialler.error.theirs) == (Fault.VERSION, Version("9.0", 7, 9))


def test_a_protocol_that_was_not_offered_is_refused() -> None:
    dialler, acceptor = calling(), answering()

    greet(dialler, acceptor, dialler.start(), meddle=lambda frame: on(frame, "HELLO2", protocol=3))

    assert fault(dialler) is Fault.VERSION


def test_nothing_is_shown_that_could_mislead_a_reader() -> None:
    misleading = "1.0\u202e\n\x1b[2J"
    dialler, acceptor = calling(replace(CALL, program=misleading)), answering(program=misleading)
    asking, asked = Probing("1.0", TABLE), answering(program=misleading)
    greet(dialler, acceptor, dialler.start())
    greet(asking, asked, asking.start())

    assert (
        dialler.outcome().program == acceptor.outcome().program == asking.outcome().theirs.program == "1.0[2J"
    )


def test_a_machine_notices_that_it_has_dialled_itself() -> None:
    dialler, acceptor = calling(), answering(identity=GUEST)

    greet(dialler, acceptor, dialler.start())

    assert fault(dialler) is fault(acceptor) is Fault.OURSELVES


def test_another_machine_than_expected_is_not_greeted() -> None:
    dialler, acceptor = calling(replace(CALL, expected_key=INTRUDER.public.sign_key)), answering()

    greet(dialler, acceptor, dialler.start())

    assert fault(dialler) is Fault.KEY_CHANGED
    assert acceptor.result is None


def test_what_is_not_tusac_is_said_to_be_none() -> None:
    dialler = calling()

    dialler.receive(Frame("GREETINGS", 0, b""), 0.0)

    assert fault(dialler) is Fault.NOT_TUSAC


def test_frames_of_later_versions_that_may_be_ignored_are_but_not_for_ever() -> None:
    acceptor = answering()
    later = Frame("LATER", MAY_IGNORE, b"")

    assert [acceptor.receive(later, 0.0) for _ in range(MAX_FRAMES)] == [[]] * MAX_FRAMES
    assert acceptor.state is HandshakeState.AWAIT_GREETING
    acceptor.receive(later, 0.0)
    assert fault(acceptor) is Fault.MALFORMED
