"""Hostile bytes: the dealer never raises, never grows without bound, and names the rule that was broken."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lab.simulator.material import identity
from net.deal.events import CheatProven, DealEvent, HandClosed, HandVoid, Refused
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.log.inbox import LIARS_BYTES, SEQ_AHEAD, WAITING_BYTES
from net.deal.protocol import DealProtocol
from net.deal.round_deal import RoundDeal
from net.deal.steps.step import Breach, Step
from net.deal.steps.table_of_steps import LOGIC
from net.transcript import Signed, read, seal
from net.wire.codec import Message, encode
from net.wire.deal import BODIES, ClaimCommit, Commit, Escrow, Out, Shuffle, decode_body
from tests.support.joined import Joined, hand_for, joined, kind_of, silent_from, table_of, tools_for

pytestmark = pytest.mark.long

MACHINES = 3
AUTHOR = 1
LEFT = {"MASKS_FOR", "WALL_FOR", *VOTE_KINDS}
"""What is said only when a machine has left."""


@cache
def whole(kind: str, *, is_real: bool = False) -> Joined:
    """A hand in which the author says something of a kind."""
    for label in range(10):
        table = joined(table_of(MACHINES), label=label, is_real=is_real)
        if kind in LEFT:
            silent_from(table, {2}, "DEAL")
        table.start()
        table.run()
        if kind in LEFT:
            table.silent = {2}
            table.run_without_the_silent()
        if any(is_by_author(raw) and kind_of(raw) == kind for raw in table.observer.dealer.log):
            return table
    pytest.fail(f"nobody says {kind}")


def is_by_author(raw: bytes) -> bool:
    """Whether the author has signed an envelope."""
    return parsed(raw).envelope.peer == AUTHOR


def parsed(raw: bytes) -> Signed:
    """An envelope that can be read."""
    signed = read(raw)
    assert signed is not None
    return signed


@dataclass
class Moment:
    """An observer just before an envelope arrives.

    Attributes:
        dealer: the observer.
        raw: the envelope.
        rest: what comes after it.
    """

    dealer: DealProtocol
    raw: bytes
    rest: list[bytes]

    @property
    def step(self) -> Step:
        """The step that the observer waits for."""
        assert self.dealer.step is not None
        return self.dealer.step


def observe(table: Joined, *, is_real: bool = False) -> tuple[DealProtocol, Iterator[bytes]]:
    """A new observer of a recorded hand, and the envelopes it has yet to take in."""
    observer = DealProtocol(hand_for(table.table, None, tools_for(len(table.table.deck), is_real=is_real)))
    observer.start()
    return observer, iter(list(table.observer.dealer.log))


def feed(observer: DealProtocol, table: Joined, raw: bytes) -> list[DealEvent]:
    """Let an observer take in an envelope, and deal when the others did."""
    events = observer.receive(raw)
    starter = table.observer.dealer.hand.dealer
    if observer.step is None and observer.hand.claims and observer.hand.game is None and starter is not None:
        events += observer.deal(starter, joined(table.table).players[0].new_game(starter))
    return events


def before(kind: str, *, is_real: bool = False) -> Moment:
    """The moment before the author's first message of a kind arrives."""
    table = whole(kind, is_real=is_real)
    observer, envelopes = observe(table, is_real=is_real)
    for raw in envelopes:
        if is_by_author(raw) and kind_of(raw) == kind:
            return Moment(observer, raw, list(envelopes))
        feed(observer, table, raw)
    pytest.fail(f"nobody says {kind}")


def expected_rule(moment: Moment, raw: bytes) -> str:
    """The rule by which an envelope that was changed on the way must be refused."""
    signed = read(raw)
    if signed is None:
        return "malformed"
    was, now = parsed(moment.raw).envelope, signed.envelope
    if now.version != was.version:
        return "bad_version"
    if now.table_id != was.table_id:
        return "other_table"
    if (now.hand, now.attempt) != (was.hand, was.attempt):
        return "other_hand"
    return "unknown_peer" if now.peer >= MACHINES else "bad_signature"


@pytest.mark.parametrize("kind", [*LOGIC, "OUT"])
def test_any_byte_flipped_is_refused_by_name(kind: str) -> None:
    """Every byte of head and signature, and some hundred of the body.

    Afterwards the true envelope still counts.
    """
    moment = before(kind)
    size = len(moment.raw)
    places = sorted({*range(min(size, 180)), *range(180, size, max(1, size // 120)), *range(size - 64, size)})
    head, counted, rules = moment.dealer.hand.head, len(moment.dealer.log), set()
    for place in places:
        changed = bytearray(moment.raw)
        changed[place] ^= 1 << place % 8
        rule = expected_rule(moment, bytes(changed))
        assert moment.dealer.receive(bytes(changed)) == [Refused(rule)]
        rules.add(rule)

    assert {"malformed", "bad_version", "other_table", "other_hand", "unknown_peer", "bad_signature"} >= rules
    assert (moment.dealer.hand.head, len(moment.dealer.log)) == (head, counted)
    assert not any(isinstance(event, Refused) for event in moment.dealer.receive(moment.raw))
    assert moment.dealer.is_known(parsed(moment.raw))


@pytest.mark.parametrize("kind", LOGIC)
@pytest.mark.parametrize("is_real", [False, True], ids=["stub", "real"])
def test_any_byte_of_a_body_its_author_changed_is_found(kind: str, is_real: bool) -> None:  # noqa: FBT001 - pytest
    """Signed by its author, so that nothing but the meaning can give it away; judging changes nothing."""
    moment = before(kind, is_real=is_real)
    hand, step = moment.dealer.hand, moment.step
    body = parsed(moment.raw).envelope.body
    kept = repr(hand), hand.head
    logic = LOGIC[kind](hand, step)
    for place in range(1, len(body), max(1, len(body) // 60)):
        for flipped in (1, 0x80):
            changed = bytearray(body)
            changed[place] ^= flipped
            message = decode_body(kind, bytes(changed))
            if message is not None:
                meaning = logic.read(AUTHOR, message)
                assert isinstance(meaning, Breach) or is_judged_later(message), place

    assert (repr(hand), hand.head) == kept
    assert not isinstance(logic.read(AUTHOR, decode_body(kind, body)), Breach)


def is_judged_later(message: Message) -> bool:
    """Whether what was changed in a body cannot be seen in this step.

    Shuffles and what is laid down are verified with those of the others.
    """
    return isinstance(message, Commit | ClaimCommit | Shuffle | Escrow)


def fields_of(kind: str) -> st.SearchStrategy[tuple[object, ...]]:
    """Bodies of a kind with fields of the right types and any content."""
    points = st.lists(st.binary(min_size=33, max_size=33), max_size=6).map(tuple)
    hashes = st.binary(min_size=32, max_size=32)
    slots = st.lists(st.integers(0, 255), max_size=12).map(tuple)
    blob = st.binary(max_size=400)
    any_fields: dict[str, tuple[st.SearchStrategy[object], ...]] = {
        "OPEN": (st.lists(st.tuples(st.binary(min_size=33, max_size=33), blob.map(lambda data: data[:128])), max_size=3).map(tuple), hashes, hashes, hashes, hashes),
        "SHUFFLE": (blob, blob),
        "ESCROW": (points.filter(lambda found: len(found) == 2), blob, blob.map(lambda data: data[:128]), points, st.lists(blob.map(lambda data: data[:128]), max_size=5).map(tuple)),
        "ESCROW_ACK": (st.lists(st.integers(0, 5), max_size=5).map(tuple), st.one_of(st.just(b""), hashes)),
        "DEAL": (hashes,),
        "DRAW": (st.integers(0, 255), st.lists(st.binary(max_size=256), max_size=5).map(tuple)),
        "WALL": (st.binary(min_size=33, max_size=33), blob.map(lambda data: data[:128])),
        "WALL_FOR": (st.lists(st.tuples(st.binary(min_size=33, max_size=33), blob.map(lambda data: data[:128])), max_size=3).map(tuple),),
        "MASKS_FOR": (st.lists(hashes, max_size=3).map(tuple),),
        "OPEN_CARDS": (st.integers(0, 255), slots, blob, blob.map(lambda data: data[:128]), blob.map(lambda data: data[:16])),
        "CLAIM_OPEN": (st.lists(st.tuples(blob.map(lambda data: data[:16]), hashes), max_size=4).map(tuple),),
        "END": (hashes,),
        "AUDIT": (st.lists(hashes, max_size=3).map(tuple), hashes),
    }  # fmt: skip
    return st.tuples(*any_fields[kind])


FUZZED = [
    "OPEN", "SHUFFLE", "ESCROW", "ESCROW_ACK", "DEAL", "DRAW", "WALL", "WALL_FOR", "MASKS_FOR", "OPEN_CARDS",
    "CLAIM_OPEN",
    "END", "AUDIT",
]  # fmt: skip


@cache
def kept_moment(kind: str) -> Moment:
    """The moment before a kind, for judges that change nothing."""
    return before(kind, is_real=True)


@pytest.mark.parametrize("kind", FUZZED)
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_any_body_is_judged_without_raising(kind: str, data: st.DataObject) -> None:
    moment = kept_moment(kind)
    body = decode_body(kind, msgspec.msgpack.encode(data.draw(fields_of(kind))))
    if body is not None:
        meaning = LOGIC[kind](moment.dealer.hand, moment.step).read(AUTHOR, body)
        assert isinstance(meaning, Breach) or encode(body) == parsed(moment.raw).envelope.body


@given(st.lists(st.binary(max_size=300), max_size=10))
@settings(deadline=None)
def test_any_bytes_are_received_without_raising(raws: list[bytes]) -> None:
    moment = kept_moment("WALL")

    for raw in raws:
        assert moment.dealer.receive(raw) in ([Refused("malformed")], [Refused("bad_version")])


@pytest.mark.parametrize("kind", ["OPEN", "WALL", "CLAIM_OPEN"])
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_any_envelope_of_a_machine_is_received_without_raising(kind: str, data: st.DataObject) -> None:
    """Signed by a machine of the table, whatever stands in it."""
    table = whole(kind)
    moment = before(kind)
    changes = data.draw(
        st.fixed_dictionaries(
            {},
            optional={
                "seq": st.integers(0, 2_000),
                "prev": st.binary(min_size=32, max_size=32),
                "head": st.one_of(
                    st.just(table.observer.dealer.hand.head), st.binary(min_size=32, max_size=32)
                ),
                "kind": st.sampled_from(sorted(BODIES)),
                "body": st.one_of(st.binary(max_size=60), st.just(encode(a_statement()))),
            },
        )
    )
    envelope = msgspec.structs.replace(parsed(moment.raw).envelope, **changes)
    raw = seal(envelope, identity(AUTHOR)).raw
    events = moment.dealer.receive(raw)
    for rest in (moment.raw, *moment.rest):
        events += feed(moment.dealer, table, rest)

    proven = [event.machine for event in events if isinstance(event, CheatProven)]
    ended = [event for event in events if isinstance(event, HandClosed | HandVoid)]
    assert proven in ([], [AUTHOR])
    assert len(ended) == 1 or proven  # nobody answers what this author has said otherwise


def a_statement() -> msgspec.Struct:
    """Something about leaving out."""
    return Out((0,), (), ())


def future(hand: RoundDeal, seq: int, size: int, head: bytes = bytes(32)) -> bytes:
    """An envelope of the author for later, of some size."""
    envelope = msgspec.structs.replace(
        parsed(before_cached().raw).envelope, seq=seq, head=head, body=bytes(size), hand=hand.number
    )
    return seal(envelope, identity(AUTHOR)).raw


@cache
def before_cached() -> Moment:
    """The moment before the author opens its commitment."""
    return before("OPEN")


@pytest.mark.parametrize(("is_liar", "room"), [(False, WAITING_BYTES), (True, LIARS_BYTES)])
def test_what_is_not_due_yet_is_kept_within_bounds(*, is_liar: bool, room: int) -> None:
    dealer = before("OPEN").dealer
    refused = kept = 0
    for seq in range(2, 100):
        raw = future(dealer.hand, seq, 10_000, bytes(32) if is_liar else seq.to_bytes(32))
        events = dealer.receive(raw)
        refused += events == [Refused("too_far_ahead")]
        kept += 0 if Refused("too_far_ahead") in events else len(raw)

    assert refused > 60
    assert room - 20_000 < kept <= room
    assert bool(dealer.proofs) == is_liar
    assert dealer.receive(future(dealer.hand, SEQ_AHEAD + 10, 1)) == [Refused("too_far_ahead")]


def test_two_later_envelopes_of_one_number_prove_equivocation() -> None:
    moment = before("OPEN")
    one, other = future(moment.dealer.hand, 7, 3), future(moment.dealer.hand, 7, 4)

    assert moment.dealer.receive(one) == []
    assert moment.dealer.receive(one) == []
    assert moment.dealer.receive(other)[0] == CheatProven(AUTHOR, "equivocation", (one, other))


def test_after_the_end_nothing_is_taken_in() -> None:
    table = whole("END")
    dealer = table.players[0].dealer

    assert dealer.is_over
    assert dealer.receive(b"anything") == []
    assert dealer.receive(future(dealer.hand, 500, 4)) == []
