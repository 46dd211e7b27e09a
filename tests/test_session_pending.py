"""A win whose winner's machine has not shown its keys: it counts once they come, and all machines agree on when."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from engine.scoring import Outcome
from engine.seats import BySeat, Seat
from net.dealing.table import MOST_PENDING, PendingWin, Standing, decode_table, encode_table
from net.dealing.verdict import Payments
from net.session.match.events import WinShown
from net.session.match.ledger import Ledger
from net.session.status import NewsKind, Phase
from net.simulator.looking import inside
from net.simulator.machine import Machine
from net.simulator.material import any_seats
from net.simulator.world import World, phases
from tests.support.joined import table_of
from tests.support.people import dealt, is_over, news, party

TABLE = table_of(3, 4, any_seats())
KEY = TABLE.machines[1].sign_key
WON = Outcome(Seat(1), None, BySeat((-5, 15, -5, -5)))


def ledger() -> Ledger:
    """A match before its first round."""
    made = Ledger(TABLE, None)
    made.open(Seat(0))
    return made


def test_a_pending_win_changes_no_tally_and_opens_the_next_round_as_any_win() -> None:
    pending, counted, nothing = ledger(), ledger(), ledger()
    pending.close(WON, Payments.PENDING)
    counted.close(WON)
    nothing.close(WON, Payments.NOTHING)

    win = PendingWin(1, KEY, (-5, 15, -5, -5))
    assert pending.standing == Standing(2, counted.standing.dealer, (0, 0, 0, 0), (win,))
    assert pending.standing.settled({1: True}) == counted.standing
    assert pending.standing.settled({1: False}).tally == nothing.standing.tally == (0, 0, 0, 0)
    assert pending.standing.settled({2: True}) == pending.standing
    pending.close(WON)
    assert pending.standing.pending == (win,)
    assert pending.standing.tally == (-5, 15, -5, -5)


def test_of_too_many_pending_wins_the_first_count_for_nothing() -> None:
    made = ledger()
    for _ in range(MOST_PENDING + 1):
        made.close(WON, Payments.PENDING)
    assert [win.round_number for win in made.standing.pending] == list(range(2, MOST_PENDING + 2))


def test_a_table_says_which_wins_are_pending() -> None:
    standing = Standing(3, Seat(1), (0, 0, 0, 0), (PendingWin(2, KEY, (-5, 15, -5, -5)),))
    table = replace(TABLE, standing=standing)
    assert decode_table(encode_table(table)) == table


@pytest.mark.parametrize(
    "pending",
    [
        (PendingWin(3, KEY, (0, 0, 0, 0)),),
        (PendingWin(0, KEY, (0, 0, 0, 0)),),
        (PendingWin(1, KEY, (5, 0, 0, 0)),),
        (PendingWin(1, KEY, (0, 0, 0)),),
        (PendingWin(1, KEY, (0, 0, 0, 0)),) * 2,
        (PendingWin(2, KEY, (0, 0, 0, 0)), PendingWin(1, KEY, (0, 0, 0, 0))),
    ],
    ids=str,
)
def test_a_match_cannot_stand_so(pending: tuple[PendingWin, ...]) -> None:
    assert not Standing(3, Seat(1), (0, 0, 0, 0), pending).is_of(4, TABLE.terms)


def pending_party(monkeypatch: pytest.MonkeyPatch) -> tuple[World, list[Machine]]:
    """People between the first round, whose win is pending for all, and the second.

    That it is pending is given here by hand: the dealing still ends no round so.
    """
    close = Ledger.close

    def pend(ledger: Ledger, outcome: Outcome, payments: Payments = Payments.STAND) -> None:
        is_first = ledger.standing.round_number == 1 and outcome.winner is not None
        close(ledger, outcome, Payments.PENDING if is_first else payments)

    monkeypatch.setattr(Ledger, "close", pend)
    tables = (after_a_round(seed) for seed in range(20))
    return next((world, machines) for world, machines in tables if machines[0].session.status.pending)


def after_a_round(seed: int) -> tuple[World, list[Machine]]:
    """People between the first round and the second."""
    world, machines = party(3, rounds=2, seed=seed)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    for machine in machines:
        machine.is_ready = False
    world.until(lambda: phases(machines) == [Phase.BETWEEN] * 3, 300)
    return world, machines


def show(world: World, places: Iterable[int], *, is_true: bool = True) -> None:
    """Let the keys of the winner's machine come to some machines."""
    for place in places:
        machine = world.machines[place]
        playing = machine.session._core.playing
        assert playing is not None
        playing.match._course.events.append(WinShown(1, is_true))
        machine.session.advance(world.time.now)
        world.look(place)


def go_on(world: World) -> None:
    """Let everybody be ready."""
    for place, machine in enumerate(world.machines):
        machine.is_ready = True
        world.look(place)


def began_with(machine: Machine) -> Standing | None:
    """Where the match stands at the table that a machine plays at, as all have signed."""
    table = inside(machine.session).table
    return None if table is None else table.standing


@pytest.mark.parametrize("is_true", [True, False])
def test_a_win_is_settled_by_the_next_table_once_its_keys_have_come(
    monkeypatch: pytest.MonkeyPatch,
    is_true: bool,  # noqa: FBT001 - pytest
) -> None:
    world, machines = pending_party(monkeypatch)
    (pending,) = machines[0].session.status.pending
    assert pending[0] == 1
    tally = machines[0].session.status.match
    assert tally is not None
    assert set(tally.tally) == {0}
    show(world, range(3), is_true=is_true)
    kind = NewsKind.WIN_COUNTS if is_true else NewsKind.WIN_NOTHING
    assert all(news(machine, kind) == [(pending[1], "1")] for machine in machines)
    go_on(world)
    world.until(lambda: all(dealt(machine, 2) for machine in machines), 100)

    standings = {began_with(machine) for machine in machines}
    assert len(standings) == 1
    (standing,) = standings
    assert standing is not None
    assert standing.pending == ()
    assert any(standing.tally) is is_true
    world.until(lambda: is_over(world), 300)
    assert len({machine.session.status.match for machine in machines}) == 1


@pytest.mark.parametrize("seen_by", [(0,), (1, 2)])
def test_keys_that_not_all_have_seen_keep_nobody_from_the_next_table(
    monkeypatch: pytest.MonkeyPatch, seen_by: tuple[int, ...]
) -> None:
    world, machines = pending_party(monkeypatch)
    show(world, seen_by)
    go_on(world)
    world.run(2)
    show(world, range(3))
    world.until(lambda: all(dealt(machine, 2) for machine in machines), 100)

    assert not any(news(machine, NewsKind.NOT_AGREED) for machine in machines)
    world.until(lambda: is_over(world), 300)
    assert len({tuple(machine.kept) for machine in machines}) == 1


def test_what_the_keys_have_shown_outlives_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    world, machines = pending_party(monkeypatch)
    show(world, range(3))
    world.run(1)
    world.kill(1)
    world.run(1)
    world.restart(1, via=0)
    world.until(lambda: machines[1].session.status.phase is Phase.BETWEEN, 60)
    go_on(world)
    world.until(lambda: all(dealt(machine, 2) for machine in machines), 100)

    assert not any(news(machine, NewsKind.NOT_AGREED) for machine in machines)
    assert {standing.pending for standing in map(began_with, machines) if standing} == {()}


def test_a_win_whose_keys_never_come_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    world, machines = pending_party(monkeypatch)
    go_on(world)
    world.until(lambda: is_over(world), 300)

    for machine in machines:
        status = machine.session.status
        assert [number for number, _ in status.pending] == [1]
        assert status.match is not None
        assert not any(status.match.outcomes[0].payments)
