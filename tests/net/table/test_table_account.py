"""The facts of a match beside the points that a session tells its person and stores with the table."""

import pytest

from lab.simulator.material import identity
from net.deal.log.restarts import MOST_EXCUSED
from net.table.values.account import MOST_KEYS, Account, Forgetting, OwnKeys
from net.transcript import GENESIS, seal
from net.wire.codec import decode, encode
from net.wire.deal import VERSION, Audit, End, Envelope
from net.wire.kinds import KIND_OF
from net.wire.table import MOST_PENDING, RoundKeys

TABLE, OTHER_TABLE = bytes(16), b"1" * 16
KEYS = tuple(bytes((place,)) * 32 for place in range(4))


def own_keys(number: int, *, hand: tuple[bytes, int, int] = (TABLE, 1, 0)) -> OwnKeys:
    """Our keys of a round of four machines whose audit was closed without us."""
    machines = tuple(identity(machine).public.sign_key for machine in range(4))
    return OwnKeys(RoundKeys(number, Audit((), bytes(32))), machines, is_over=False, hand=hand)


def end_word(machine: int, *, table: bytes = TABLE, signer: int | None = None) -> bytes:
    """An END that a machine signs in the hand."""
    said = Envelope(
        VERSION, table, 1, 0, machine, 9, GENESIS, bytes(32), KIND_OF[End], encode(End(bytes(32)))
    )
    return seal(said, identity(machine if signer is None else signer)).raw


def test_an_account_is_stored_and_read_back() -> None:
    account = Account().with_cheat(KEYS[0]).with_void((TABLE, 1, 0), (KEYS[1],)).with_own_keys(own_keys(1))
    account = account.with_record(1, b"record").with_shown(2, is_true=True)

    assert decode(Account, encode(account)) == account


def test_a_void_hand_counts_once_for_each_machine_that_left_it() -> None:
    account = Account()
    for hand in ((TABLE, 1, 0), (TABLE, 1, 0), (TABLE, 1, 1), (TABLE, 1, 0), (TABLE, 2, 0)):
        account = account.with_void(hand, (KEYS[0], KEYS[1]))
    account = account.with_void((TABLE, 3, 0), ())

    assert dict(account.void_hands) == {KEYS[0]: 3, KEYS[1]: 3}
    assert dict(account.with_void((OTHER_TABLE, 1, 0), (KEYS[0],)).void_hands) == {KEYS[0]: 4, KEYS[1]: 3}


def test_a_machine_that_forgets_too_often_sits_out_until_its_person_chooses_a_seat_anew() -> None:
    account = Account()
    for number in range(1 + MOST_EXCUSED):
        assert not account.sits_out(KEYS[0], 5)
        account = account.with_forgetting(Forgetting(KEYS[0], (TABLE, number, 0), 5))
        account = account.with_forgetting(Forgetting(KEYS[0], (TABLE, number, 0), 5))

    assert account.sits_out(KEYS[0], 5)
    assert account.sits_out(KEYS[0], 0)
    assert not account.sits_out(KEYS[0], 6)
    assert not account.sits_out(KEYS[1], 5)


def test_nothing_in_it_grows_without_end() -> None:
    account = Account()
    for number in range(300):
        key = number.to_bytes(32)
        account = account.with_cheat(key).with_record(number, b"record").with_shown(number, is_true=False)
        account = account.with_forgetting(Forgetting(key, (TABLE, number, 0), 0))
        account = account.with_void((TABLE, number, 0), (key,)).with_own_keys(own_keys(number))

    assert len(account.cheats) == len(account.forgettings) == len(account.void_hands) == MOST_KEYS
    assert len(account.records) == len(account.shown) == MOST_PENDING
    assert decode(Account, encode(account)) == account


def test_our_keys_are_those_of_the_last_hand_of_a_round_and_are_dropped_with_it() -> None:
    account = Account().with_own_keys(own_keys(1)).with_own_keys(own_keys(1, hand=(TABLE, 1, 1)))
    assert [own.hand for own in account.own_keys] == [(TABLE, 1, 1)]
    assert account.with_end_of(1).own_keys[0].is_over
    assert account.with_end_of(2) == account
    assert account.without_own_keys(1).own_keys == ()
    assert account.with_cheat(KEYS[0]).of_next_match() == Account((KEYS[0],), own_keys=account.own_keys)


@pytest.mark.parametrize("count", range(5))
def test_a_round_is_surely_over_once_more_than_half_have_said_so_but_ourselves(count: int) -> None:
    """Else a few could have our cards shown in the middle of the round."""
    own = own_keys(1)
    enders = own.enders(end_word(machine) for machine in range(count))

    assert enders == frozenset(own.machines[:count])
    assert own.is_ended_by(enders, own.machines[3]) == (count >= 3)


@pytest.mark.parametrize("false", [b"no envelope", end_word(1, table=OTHER_TABLE), end_word(1, signer=2)])
def test_behind_an_end_that_is_none_no_other_is_looked_at(false: bytes) -> None:
    own = own_keys(1)
    assert own.enders([end_word(0), false, end_word(2)]) == {own.machines[0]}
