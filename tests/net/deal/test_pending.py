"""The waiting envelopes of an author: every way of asking finds the same ones, whatever came and went."""

from hypothesis import given
from hypothesis import strategies as st

from lab.simulator.material import identity
from net.deal.log.pending import WaitingEnvelopes
from net.deal.log.restarts import first_number, run_of
from net.transcript import GENESIS, Signed, seal
from net.wire.codec import encode
from net.wire.deal import VERSION, Envelope, Ready
from net.wire.kinds import KIND_OF

HEADS = [bytes((place,)) * 32 for place in range(3)]
NUMBERS = [0, 1, 2, first_number(5), first_number(5) + 1]


def envelope(number: int, head: bytes, prev: bytes) -> Signed:
    """A word of one author."""
    place = VERSION, bytes(16), 1, 0, 0, number, prev, head
    return seal(Envelope(*place, KIND_OF[Ready], encode(Ready())), identity(0))


WORDS = [
    envelope(number, head, prev) for number in NUMBERS for head in HEADS for prev in (GENESIS, b"p" * 32)
]


@given(st.lists(st.tuples(st.booleans(), st.sampled_from(WORDS))))
def test_what_was_added_and_not_removed_is_found_by_number_by_head_and_by_run(
    done: list[tuple[bool, Signed]],
) -> None:
    waiting, kept = WaitingEnvelopes(), dict[bytes, Signed]()
    for is_added, signed in done:
        if is_added:
            waiting.add(signed)
            kept.setdefault(signed.id, signed)
        else:
            waiting.remove(signed)
            kept.pop(signed.id, None)

    def order(signed: Signed) -> tuple[int, bytes]:
        return signed.envelope.seq, signed.id

    assert list(waiting.all()) == list(kept.values())
    assert all((word in waiting) == (word.id in kept) for word in WORDS)
    for number in NUMBERS:
        numbered = {signed.id for signed in waiting.numbered(number)}
        assert numbered == {one.id for one in kept.values() if one.envelope.seq == number}
    assert waiting.runs() == {run_of(one.envelope.seq) for one in kept.values()}
    assert waiting.of(list(waiting.runs())) == sorted(kept.values(), key=order)
    for head in HEADS:
        there = sorted((one for one in kept.values() if one.envelope.head == head), key=order)
        assert waiting.at(head) == there
        assert waiting.at(head, {5}) == [one for one in there if run_of(one.envelope.seq) == 5]
