"""The traffic that one seated machine can cause among the others.

At first it is an allowance, then little more than it sends itself.
"""

from functools import cache
from operator import attrgetter
from typing import Any

import pytest

from lab.hostile_seat import MISCHIEFS, Mischief, Seat
from lab.simulator.material import chance, identity
from net.table.links.limits import ALLOWANCE, GIVEN_PER_S, TIMES_SENT, Credit
from net.table.links.mesh import ASKS_BURST, ASKS_PER_S, LINKS_BURST, LINKS_PER_S, Mesh, OpenLink
from net.table.member.members import LINKS_AGAIN_S

pytestmark = pytest.mark.long

SECONDS, PER_S = 30.0, 4.0
AT_MOST = 8


@cache
def sent_in_peace(machines: int) -> int:
    """Return the traffic of the others without an attack."""
    return Seat(machines).attack(None, SECONDS, PER_S)[1].bytes


@pytest.mark.parametrize("machines", [4, 6])
@pytest.mark.parametrize("mischief", MISCHIEFS, ids=attrgetter("name"))
def test_once_its_allowance_is_used_up_it_causes_little_more_than_it_spends(
    mischief: Mischief, machines: int
) -> None:
    seat = Seat(machines)
    seat.use_up()
    ours, theirs = seat.attack(mischief, SECONDS, PER_S)
    given = GIVEN_PER_S * SECONDS * (machines - 1)

    assert theirs.bytes - sent_in_peace(machines) <= AT_MOST * ours.bytes + given


def test_credit_is_an_allowance_then_a_multiple_of_what_is_sent_and_a_little() -> None:
    credit = Credit(0.0)
    assert credit.has_any(0.0)
    credit.spend(ALLOWANCE)
    assert not credit.has_any(0.0)
    assert credit.opens_at() > 0.0
    credit.earn(100)
    credit.spend(TIMES_SENT * 100 - 1)
    assert credit.has_any(0.0)
    credit.spend(1 + GIVEN_PER_S)
    assert not credit.has_any(0.9)
    assert credit.has_any(1.1)
    for _ in range(1000):
        credit.earn(1 << 20)
    credit.spend(ALLOWANCE)
    assert not credit.has_any(1.1)  # no more than the allowance is saved up


def test_a_machine_opens_few_links_in_a_while_and_the_last_one_stays() -> None:
    me, peer = identity(0).public, identity(1).public
    mesh = Mesh(me.sign_key, chance("links"))
    mesh.set_roster({peer.sign_key: ()}, 0.0)
    kept = [mesh.opened(OpenLink(number, peer, False, None, 10.0, 10.0)) for number in range(1, 101)]

    assert sum(kept) == LINKS_BURST
    assert mesh.to(peer.sign_key) is not None
    later = 10.0 + 1 / LINKS_PER_S
    assert mesh.opened(OpenLink(101, peer, False, None, later, later))
    assert mesh.opened(OpenLink(102, peer, True, None, later + 5, later + 5))  # ours are not counted


@pytest.mark.parametrize("mischief", MISCHIEFS, ids=attrgetter("name"))
def test_nothing_of_it_keeps_the_coordinator_busy(
    mischief: Mischief, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = Seat(4)
    seat.use_up()
    calls = _calls_of(seat.world.machines[0].session, "advance", monkeypatch)
    seat.attack(mischief, SECONDS, 40.0)

    assert len(calls) <= 20 * SECONDS


def test_whoever_says_again_and_again_that_we_are_no_member_is_asked_in_a_few_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat = Seat(4)
    asked = _calls_of(seat.world.machines[0].session._parts.members, "ask_in", monkeypatch)
    seat.attack(_named("WRONG not_a_member"), SECONDS, PER_S)

    assert 1 <= len(asked) <= ASKS_BURST + SECONDS * ASKS_PER_S


def test_whose_link_comes_and_goes_is_told_of_to_all_as_often_as_it_has_credit_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat = Seat(4)
    seat.use_up()
    core = seat.world.machines[0].session._core
    said = _calls_of(core, "say", monkeypatch)
    seat.attack(_named("hanging up"), SECONDS, PER_S)
    while_it_hung_up = len(said)
    core.mesh.account(seat.me.key, 0.0).credit.earn(ALLOWANCE)
    seat.world.run(20)

    every_now_and_then = SECONDS / LINKS_AGAIN_S  # as long as somebody hears us through others alone
    assert while_it_hung_up <= 2 + every_now_and_then
    assert seat.me.key in said[-1].keys


def _named(name: str) -> Mischief:
    return next(one for one in MISCHIEFS if one.name == name)


def _calls_of(whom: object, name: str, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return a list that is given the first argument of each call from now on."""
    calls: list[Any] = []
    plain = getattr(whom, name)

    def call(first: object, *others: object) -> object:
        calls.append(first)
        return plain(first, *others)

    monkeypatch.setattr(whom, name, call)
    return calls
