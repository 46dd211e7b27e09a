"""The coordinator sends a player away.

Between rounds at once, in a round when that has ended, whatever its program says.
"""

from dataclasses import replace

import pytest

from lab.simulator.looking import inside
from lab.simulator.machine import Machine
from lab.simulator.world import World, phases
from net.deal.table import TableInfo
from net.match.status import TablePhase
from net.table.core import SharedState
from net.table.interface.commands import LeaveTable, Remove
from net.table.interface.status import EndReason, NewsKind, Presence
from net.table.values.lobby import plan
from net.table.values.lobby_changes import Departure, Removing, Request
from net.wire.table import Carry
from tests.support.people import dealt, dealt_party, is_over, news, party
from tests.support.watched import in_a_round

VICTIM = 2


def core_of(machine: Machine) -> SharedState:
    """Return the shared state of a machine's session."""
    return machine.session._core


def test_a_player_sent_away_in_a_round_plays_it_to_its_end_and_then_goes() -> None:
    world, machines = dealt_party(4, rounds=2)
    victim = machines[VICTIM]
    world.command(machines[0], Remove(victim.key))
    world.run(1)
    assert all(news(machine, NewsKind.TO_GO) == [(VICTIM, "")] for machine in machines)
    assert not any(news(machine, NewsKind.REMOVED) for machine in machines)

    world.until(lambda: dealt(machines[1], 2), 200)
    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in machines)
    assert all(len(machine.kept) == 1 for machine in machines)
    assert victim.session.status.end is EndReason.REMOVED
    for machine in (machines[0], machines[1], machines[3]):
        assert news(machine, NewsKind.REMOVED) == [(VICTIM, "")]
        assert machine.session.status.seats[VICTIM].level == "easy"
        assert machine.session.status.members[VICTIM].presence is Presence.REMOVED


def test_a_player_who_is_to_go_may_lose_the_connection_and_come_back_in_the_round() -> None:
    world, machines = dealt_party(4, rounds=2)
    world.command(machines[0], Remove(machines[VICTIM].key))
    world.run(1)
    world.kill(VICTIM)
    world.run(1)
    world.restart(VICTIM, via=0)
    world.until(lambda: bool(machines[0].kept), 200)

    assert not news(machines[0], NewsKind.LEFT_OUT)
    world.until(lambda: machines[VICTIM].session.status.end is EndReason.REMOVED, 30)


def test_of_two_the_one_who_is_sent_away_in_a_round_has_played_it_to_its_end() -> None:
    world, machines = dealt_party(2, rounds=2)
    world.command(machines[0], Remove(machines[1].key))
    world.until(lambda: machines[1].session.is_over, 200)

    assert machines[1].session.status.end is EndReason.REMOVED
    assert machines[0].kept == machines[1].kept
    assert not news(machines[0], NewsKind.ROUND_VOID)


def test_the_next_coordinator_stays_though_the_one_before_was_to_send_it_away_after_the_round() -> None:
    world, machines = dealt_party(4, rounds=2)
    world.command(machines[0], Remove(machines[1].key))
    world.run(1)
    world.command(machines[0], LeaveTable())
    world.kill(0)
    world.until(lambda: all(dealt(machine, 2) for machine in machines[1:]), 200)

    assert [machine.session._core.coordinator for machine in machines[1:]] == [machines[1].key] * 3
    assert not any(news(machine, NewsKind.REMOVED) for machine in machines[1:])


def test_a_spectator_is_sent_away_at_once_in_a_round_too() -> None:
    world = in_a_round(3, watching=1)
    world.command(world.machines[0], Remove(world.machines[3].key))
    world.run(1)

    assert world.machines[3].session.status.end is EndReason.REMOVED
    assert phases(world.machines[:3]) == [TablePhase.PLAYING] * 3


@pytest.mark.parametrize("expulsion", [Removing, Departure])
def test_a_coordinator_that_expels_an_opponent_in_a_round_cuts_only_its_own_link(
    expulsion: type[Removing | Departure],
) -> None:
    """A script of the attacker's (S4).

    The others' programs used to close their links to the victim, and give it up.
    """
    world, machines = dealt_party(4, rounds=2)
    victim, others = machines[VICTIM], (1, 3)
    expel(world, expulsion(victim.key))
    core_of(machines[0]).turn_away(world.network.link(0, VICTIM), EndReason.REMOVED)
    world.look(0)
    world.run(3)

    assert phases(machines[1:]) == [TablePhase.PLAYING] * 3
    for place in others:
        core = core_of(machines[place])
        assert core.mesh.to(victim.key) is not None
        assert victim.key in inside(machines[place].session).live
        assert machines[place].session.status.members[VICTIM].presence is Presence.HERE
    world.until(lambda: all(len(machine.kept) == 1 for machine in machines), 200)
    assert len({tuple(machine.kept) for machine in machines}) == 1
    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in machines)


def expel(world: World, request: Request) -> None:
    """Let the coordinator's changed program drop somebody from the lobby in the middle of a round."""
    now = world.time.now
    world.machines[0].session._parts.coordinating._change(request, now)
    world.machines[0].session.advance(now)
    world.look(0)


def test_whoever_comes_back_in_the_round_knows_who_plays_in_it_whatever_the_coordinator_says() -> None:
    world, machines = dealt_party(4, rounds=2)
    expel(world, Removing(machines[VICTIM].key))
    world.run(1)
    world.kill(1)
    world.kill(0)
    world.run(1)
    world.restart(1, via=3)
    world.until(lambda: all(machines[place].kept for place in (1, VICTIM, 3)), 200)

    assert not any(news(machines[place], NewsKind.ROUND_VOID) for place in (1, VICTIM, 3))


def test_who_was_dropped_by_the_coordinator_in_a_round_and_leaves_it_is_missed_by_nobody() -> None:
    world, machines = dealt_party(4, rounds=2)
    expel(world, Removing(machines[VICTIM].key))
    world.run(1)
    world.command(machines[VICTIM], LeaveTable())
    left_at = world.time.now
    world.until(lambda: bool(news(machines[1], NewsKind.LEFT_OUT)), 100)

    assert world.time.now - left_at < 25
    world.until(lambda: is_over(world), 300)


@pytest.mark.parametrize("players", [1, 3])
def test_a_coordinator_that_begins_another_table_in_a_round_leads_nobody_there(players: int) -> None:
    world, machines = dealt_party(4, rounds=2)
    propose_without(world, players)
    world.until(lambda: all(machine.kept for machine in machines[1:]), 200)

    matches = [machine.session.status.match for machine in machines[1:]]
    assert len({match.tally for match in matches if match is not None}) == 1
    assert not any(news(machine, NewsKind.ROUND_VOID) for machine in machines[1:])


def propose_without(world: World, players: int) -> None:
    """Let the coordinator propose a table of the first machines only, and tell all that it is played."""
    machine, now = world.machines[0], world.time.now
    core = core_of(machine)
    for other in world.machines[players:]:
        expel(world, Departure(other.key))
    lobby = core.lobby
    assert lobby is not None
    identities, seats = plan(lobby)
    table = TableInfo(lobby.rules, identities, seats, bytes(32), lobby.terms)
    machine.session._parts.agreeing.propose(table, now)
    proposal = machine.session._parts.agreeing.proposal
    assert proposal is not None
    for raw in proposal.envelopes():
        core.flood(Carry(raw))
    if core.playing is not None and players == 1:
        core.playing = replace(core.playing, agreement=proposal)
    machine.session.advance(now)
    world.look(0)


def test_before_a_round_a_player_is_sent_away_at_once() -> None:
    world, machines = party(3)
    world.command(machines[0], Remove(machines[VICTIM].key))
    world.run(1)

    assert machines[VICTIM].session.status.end is EndReason.REMOVED
    assert news(machines[1], NewsKind.REMOVED) == [(VICTIM, "")]
