"""Links of one machine: which of two is kept, who is heard through whom, whom to dial and when."""

import pytest

from net.address import Address
from net.identity import PublicIdentity
from net.table.interface.effects import CloseLink, CloseReason, Dial
from net.table.interface.status import Presence
from net.table.links.mesh import (
    BACK_OFF_S,
    DIAL_LIMIT_S,
    DIALS_BURST,
    DIALS_PER_S,
    MOST_DIALLED,
    MOST_ENDED,
    NEW_S,
    SECOND_DIALLER_S,
    SILENT_S,
    Mesh,
    OpenLink,
)
from net.table.links.reach import AWAY_S

LOW, ME, A, B, C = (bytes([number]) * 32 for number in (1, 2, 3, 4, 5))
WHERE = {key: (Address(f"10.0.0.{key[0]}", 1),) for key in (LOW, A, B, C)}


def steady(count: int) -> bytes:
    """Chance that neither shortens nor lengthens a pause."""
    return b"\x80" * count


def mesh(*keys: bytes) -> Mesh:
    """The links of a machine at a table with others."""
    made = Mesh(ME, steady)
    made.set_roster({key: WHERE[key] for key in keys}, 0.0)
    return made


def long_known(*keys: bytes) -> Mesh:
    """The links of a machine that has been at a table with others for a while."""
    made = mesh(*keys)
    made._came = dict.fromkeys(keys, -NEW_S)
    return made


def open_to(made: Mesh, key: bytes, number: int, now: float = 0.0, *, is_outgoing: bool = True) -> bool:
    """Open a link."""
    link = OpenLink(number, PublicIdentity(key, key), is_outgoing, WHERE[key][0], now, now)
    is_kept = made.opened(link)
    made.heard(number, now)
    return is_kept


def dials(made: Mesh, now: float) -> list[bytes]:
    """Return the machines that it wants to dial now."""
    made.advance(now)
    taken, made.effects = made.effects, []
    return [effect.key for effect in taken if isinstance(effect, Dial)]


def test_of_two_links_dialled_at_once_both_ends_keep_the_one_dialled_by_the_lower_key() -> None:
    for other, outgoing_is_kept in ((A, True), (LOW, False)):
        for first in (True, False):
            made = mesh(other)
            open_to(made, other, 1, 0.0, is_outgoing=first)
            open_to(made, other, 2, 0.1, is_outgoing=not first)
            kept = made.to(other)
            assert kept is not None
            assert kept.is_outgoing is outgoing_is_kept
            assert made.effects == [CloseLink(3 - kept.number, CloseReason.REPLACED)]


def test_a_later_link_replaces_an_older_one_whoever_dialled() -> None:
    made = mesh(A)
    assert open_to(made, A, 1, 0.0)
    assert open_to(made, A, 2, 60.0, is_outgoing=False)

    assert list(made.links) == [2]
    assert made.closed(1, 60.0) is None


def test_a_newcomer_is_here_until_links_to_it_can_have_been_opened() -> None:
    made = mesh(A)
    made.advance(0.0)
    assert [made.presence(A, now) for now in (0.0, 1.4, 1.6)] == [
        Presence.HERE,
        Presence.HERE,
        Presence.SHAKY,
    ]
    made.set_roster({key: WHERE[key] for key in (A, B)}, 10.0)
    made.advance(10.0)
    assert made.presence(A, 10.0) is not Presence.HERE
    assert made.presence(B, 10.0) is Presence.HERE


def test_presence_goes_from_here_to_shaky_to_away() -> None:
    made = mesh(A)
    open_to(made, A, 1)
    made.advance(0.0)
    assert made.presence(A, 1.9) is Presence.HERE
    assert made.presence(A, 2.5) is Presence.SHAKY
    made.advance(SILENT_S)
    assert made.presence(A, SILENT_S + AWAY_S - 0.1) is Presence.SHAKY
    assert made.presence(A, SILENT_S + AWAY_S) is Presence.AWAY
    made.heard(1, 9.0)
    made.advance(9.0)
    assert made.presence(A, 9.0) is Presence.HERE


def test_a_link_carries_nobody_before_anything_has_come_over_it() -> None:
    made = mesh(A)
    for at in range(6):  # by a machine that does not hear ours: it hangs up at once
        made.opened(OpenLink(at, PublicIdentity(A, A), True, WHERE[A][0], float(at), float(at)))
        made.advance(float(at))
        assert made.reach.heard == ()
        made.closed(at, at + 0.1)
    assert made.reach.lost_for(A, 6.0) == 6.0

    made.opened(OpenLink(6, PublicIdentity(A, A), True, WHERE[A][0], 6.0, 6.0))
    assert made.heard(6, 6.1)
    made.advance(6.1)
    assert made.reach.heard == (A,)


def test_machines_are_heard_through_others_that_both_say_so() -> None:
    made = long_known(A, B, C)
    open_to(made, A, 1)
    made.advance(0.0)
    made.reach.set_links_of(A, (ME, B), 0.0)
    assert made.reach.lost_for(B, 1.0) == 1.0
    made.reach.set_links_of(B, (A, C), 1.0)
    made.reach.set_links_of(C, (B,), 1.0)
    assert [made.reach.is_lost(key) for key in (A, B, C)] == [False, True, True], "they only say so"
    for key in (B, C):
        made.reach.spoke(key, 1.0)
    assert [made.presence(key, 1.0) for key in (A, B, C)] == [
        Presence.HERE,
        Presence.RELAYED,
        Presence.RELAYED,
    ]

    made.reach.spoke(B, 2.0)
    assert made.reach.next_deadline(2.0) == 1.0 + AWAY_S, "then C has said nothing new for long"
    made.reach.set_heard((A,), 1.0 + AWAY_S)
    assert [made.reach.is_lost(key) for key in (A, B, C)] == [False, False, True]
    made.reach.set_links_of(A, (ME,), 2.0 + AWAY_S)
    assert made.reach.lost_for(B, 4.0 + AWAY_S) == 2.0


def test_a_link_that_is_silent_carries_nobody() -> None:
    made = long_known(A, B)
    open_to(made, A, 1)
    made.reach.set_links_of(A, (ME, B), 0.0)
    made.reach.set_links_of(B, (A,), 0.0)
    made.reach.spoke(B, 0.0)
    made.advance(0.0)
    assert made.presence(B, 0.0) is Presence.RELAYED

    made.advance(SILENT_S)
    assert made.reach.heard == ()
    assert made.reach.lost_for(B, SILENT_S + 1) == 1


def test_the_lower_key_dials_first_and_both_go_on_with_pauses() -> None:
    made = mesh(LOW, A)
    assert dials(made, 0.0) == [A]
    assert dials(made, SECOND_DIALLER_S) == [LOW]
    now = SECOND_DIALLER_S
    for pause in (*BACK_OFF_S[1:], BACK_OFF_S[-1]):
        made.dial_failed(A, now)
        assert A not in dials(made, now + 0.95 * pause)
        now += 1.05 * pause
        assert A in dials(made, now)


def test_few_machines_are_dialled_at_once_and_the_others_in_order() -> None:
    keys = [bytes((10 + number,)) * 32 for number in range(13)]
    made = Mesh(ME, steady)
    made.set_roster(dict.fromkeys(keys, WHERE[A]), 0.0)
    assert dials(made, 0.0) == keys[:MOST_DIALLED]
    assert dials(made, 1.0) == []
    assert made.next_deadline(1.0) == NEW_S
    deadline = made.next_deadline(NEW_S)
    assert deadline is not None
    assert deadline >= AWAY_S
    made.dial_failed(keys[1], 1.0)
    made.opened(OpenLink(1, PublicIdentity(keys[2], keys[2]), True, WHERE[A][0], 1.0, 1.0))
    assert made.next_deadline(1.0) <= 1.0
    assert dials(made, 1.0) == keys[4:6]
    assert dials(made, DIAL_LIMIT_S) == keys[6:8]


def test_a_full_table_whose_machines_answer_is_dialled_without_a_pause() -> None:
    keys = [bytes((10 + number,)) * 32 for number in range(13)]
    made = Mesh(ME, steady)
    made.set_roster(dict.fromkeys(keys, WHERE[A]), 0.0)
    number = 0
    while wanted := dials(made, 0.0):
        for key in wanted:
            number += 1
            made.opened(OpenLink(number, PublicIdentity(key, key), True, WHERE[A][0], 0.0, 0.0))
    assert len(made.links) == 13


def test_a_roster_that_changes_on_and_on_is_not_dialled_any_faster() -> None:
    made, wanted, now = Mesh(ME, steady), list[bytes](), 0.0
    for number in range(200):
        now = number / 20
        made.set_roster({bytes((200, number, place)).ljust(32): WHERE[A] for place in range(12)}, now)
        refused = dials(made, now)
        wanted += refused
        for key in refused:
            made.dial_failed(key, now, is_refused=True)

    assert DIALS_BURST < len(wanted) <= DIALS_BURST + DIALS_PER_S * now


def test_a_silent_link_is_dialled_again_and_kept_until_another_is_open() -> None:
    made = mesh(A)
    open_to(made, A, 1)
    assert dials(made, 1.0) == []
    assert dials(made, SILENT_S) == [A]
    assert list(made.links) == [1]
    open_to(made, A, 2, SILENT_S + 1)
    assert list(made.links) == [2]


def test_links_that_end_at_once_are_not_dialled_without_pause() -> None:
    made = mesh(A)
    for attempt in range(6):
        open_to(made, A, attempt, 0.0)
        made.closed(attempt, 0.1)
        made.effects.clear()
    assert dials(made, 4.0) == []
    assert dials(made, 6.0) == [A]


@pytest.mark.parametrize("seconds", [9.9, 10.0])
def test_a_stranger_is_let_go_after_a_while(seconds: float) -> None:
    made = mesh(A)
    open_to(made, B, 1)
    made.advance(seconds)

    assert (CloseLink(1, CloseReason.CLOSED) in made.effects) is (seconds == 10.0)


def test_only_so_many_strangers_wait() -> None:
    made = mesh()
    for number in range(20):
        key = bytes([number + 10]) * 32
        link = OpenLink(number, PublicIdentity(key, key), False, None, 0.0, 0.0)
        made.opened(link)

    assert len(made.links) == 16


def test_a_machine_that_calls_from_another_address_is_dialled_there_at_the_port_it_is_known_by() -> None:
    made = mesh(A)
    now_at = Address("10.0.0.99", 51234)
    made.opened(OpenLink(1, PublicIdentity(A, A), False, now_at, 0.0, 0.0))

    assert made.addresses_of(A) == (Address("10.0.0.99", 1), *WHERE[A])


def test_a_machine_that_calls_from_where_it_is_known_is_dialled_as_before() -> None:
    made = mesh(A)
    made.opened(OpenLink(1, PublicIdentity(A, A), False, Address(WHERE[A][0].host, 51234), 0.0, 0.0))

    assert made.addresses_of(A) == WHERE[A]


def test_a_machine_that_has_slept_blames_nobody() -> None:
    made = mesh(A, B)
    open_to(made, A, 1)
    made.advance(0.0)
    made.woke(600.0)
    made.advance(600.0)

    assert made.reach.lost_for(A, 600.0) == made.reach.lost_for(B, 600.0) == 0.0
    assert set(dials(made, 602.0)) <= {A, B}


def test_little_is_remembered_of_machines_that_have_come_and_gone() -> None:
    made = mesh(A)
    for number in range(1, 101):
        key = (1000 + number).to_bytes(32, "little")
        made.set_roster({A: WHERE[A], key: WHERE[B]}, 0.0)
        address = WHERE[B][0]
        made.opened(OpenLink(number, PublicIdentity(key, key), True, address, 0.0, 0.0))
        made.closed(number, 1.0)
        made.set_roster({A: WHERE[A]}, 1.0)
        made.opened(OpenLink(1000 + number, PublicIdentity(key, key), True, address, 1.0, 1.0))
        made.closed(1000 + number, 2.0)
        made.dial_failed(key, 2.0, is_refused=True)  # one that was under way
    made.set_roster({A: WHERE[A]}, 3.0)

    known = (made._addresses, made._dialling, made._attempts, made._dialled, made.links)
    assert all(set(one) <= {A} for one in known)
    assert not made._by_key
    assert len(made._ended) == MOST_ENDED
    assert made.has_ended((1100).to_bytes(32, "little"))
