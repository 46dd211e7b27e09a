"""How a machine that was left out asks to return: once a word of its own, listed by a DRAW, a few times at most."""

import pytest

from net.deal.round_deal import RoundDeal
from net.deal.steps.rejoin import MOST_RETURNS, asking, heard_rejoins, may_ask, read_rejoins
from net.transcript import Signed
from net.wire.deal import Rejoin
from tests.support.joined import signed_by
from tests.support.steps import step_of

LAST = 100
"""So many numbers on nothing else waits of an author."""


@pytest.fixture
def hand() -> RoundDeal:
    """A round of four in play that goes on without two machines, as an observer has it."""
    hand = step_of("DRAW", machines=4).hand
    hand.absent = (1, 2)
    return hand


def rejoin(hand: RoundDeal, author: int, *, signer: int | None = None, ahead: int = 0) -> Signed:
    """A machine's request to return, numbered after all that has counted of it."""
    number = hand.inbox.next_seq(author) + ahead
    return signed_by(author if signer is None else signer, hand, Rejoin(), peer=author, seq=number)


def test_the_last_request_of_each_absent_machine_is_listed(hand: RoundDeal) -> None:
    assert heard_rejoins(hand) == ()
    requests = [rejoin(hand, 2, ahead=LAST), rejoin(hand, 1), rejoin(hand, 1, ahead=LAST)]
    for signed in requests:
        assert hand.inbox.keep(signed)

    assert heard_rejoins(hand) == (requests[2], requests[0])
    assert asking(hand) == (1, 2)
    listed = [signed.raw for signed in heard_rejoins(hand)]
    assert read_rejoins(hand, listed) == heard_rejoins(hand), "each machine judges a list as it would make it"


def test_no_list_is_right_with_somebody_who_has_not_asked_or_twice_or_in_another_order(
    hand: RoundDeal,
) -> None:
    one, two = rejoin(hand, 1).raw, rejoin(hand, 2).raw
    assert read_rejoins(hand, ()) == ()
    assert read_rejoins(hand, (one, two)) is not None
    for wrong in (
        (two, one),
        (one, one),
        (one, b"no envelope"),
        (rejoin(hand, 3).raw,),
        (rejoin(hand, 1, signer=3).raw,),
    ):
        assert read_rejoins(hand, wrong) is None


def test_a_request_that_has_counted_is_used_up(hand: RoundDeal) -> None:
    signed = rejoin(hand, 1)
    hand.inbox.keep(signed)
    hand.come_back([signed])
    assert hand.absent == (2,)

    hand.leave([1])
    assert read_rejoins(hand, (signed.raw,)) is None
    assert read_rejoins(hand, (rejoin(hand, 1).raw,)) is not None


def test_a_machine_returns_a_few_times_and_not_after_it_sealed_an_answer_or_cheated(hand: RoundDeal) -> None:
    for _ in range(MOST_RETURNS):
        signed = rejoin(hand, 1)
        assert read_rejoins(hand, (signed.raw,)) is not None
        hand.inbox.keep(signed)
        hand.come_back([signed])
        hand.leave([1])
    assert read_rejoins(hand, (rejoin(hand, 1).raw,)) is None

    hand.leave([2], for_good=[2])
    assert read_rejoins(hand, (rejoin(hand, 2).raw,)) is None
    hand.out_for_good = frozenset()
    hand.inbox.keep(rejoin(hand, 2))
    hand.cheats.add(2)
    assert heard_rejoins(hand) == ()


def test_our_machine_asks_only_where_it_was_left_out_and_a_card_may_still_be_drawn(hand: RoundDeal) -> None:
    assert not may_ask(hand), "an observer has nothing to come back to"
    hand.me = 1
    assert may_ask(hand)
    hand.inbox.keep(rejoin(hand, 1, ahead=LAST))
    assert not may_ask(hand), "it has asked"
    hand.me = 2
    assert may_ask(hand)
    hand.game = None
    assert not may_ask(hand)
    hand.me = 0
    assert not may_ask(hand), "it takes part"
