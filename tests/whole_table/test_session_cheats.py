"""A machine is proven to have cheated.

The round goes on without it, it plays no more, and is not let in again.
"""

from dataclasses import replace

import pytest

from engine.match import MatchState
from lab.simulator.looking import inside
from lab.simulator.machine import Machine
from lab.simulator.material import identity
from lab.simulator.world import World, phases
from net.deal.terms import Terms
from net.match.events import CheatFound
from net.match.status import TablePhase
from net.table.interface.commands import Remove
from net.table.interface.effects import KeepRecord, RecordKind, Send
from net.table.interface.status import EndReason, NewsKind
from net.table.values.agreement import Known, propose, why_not
from net.table.values.lobby import plan
from net.table.values.lobby_changes import Departure, Removing
from net.wire.codec import encode
from net.wire.table import Go, JoinRefused
from tests.support.people import dealt, dealt_party, news

pytestmark = pytest.mark.long

CHEAT = 2
RULE = "false_shuffle"


def found_in_a_round(rounds: int = 2) -> tuple[World, list[Machine], list[Machine]]:
    """A round in which a machine is found to cheat and says nothing more; all machines, and the honest ones.

    That the match tells it and goes on is given here by hand: the dealing still ends a hand at a proven
    cheat.
    """
    world, machines = dealt_party(4, rounds=rounds)
    return world, machines, prove(world, CHEAT)


def prove(world: World, cheat: int) -> list[Machine]:
    """Let all others find that a machine cheats, and silence it; the others."""
    honest = [machine for machine in world.machines if machine is not world.machines[cheat]]
    world.machines[cheat].spoil = lambda _receiver, _send: ()
    for machine in honest:
        playing = machine.session._core.playing
        assert playing is not None
        playing.match._sequencer.events.append(CheatFound(cheat, RULE, b"record"))
        world.look(world.machines.index(machine))
        machine.session.advance(world.time.now)
        world.look(world.machines.index(machine))
    return honest


def test_the_round_goes_on_without_a_proven_cheat_and_counts() -> None:
    world, machines, honest = found_in_a_round()
    for machine in honest:
        assert news(machine, NewsKind.PROVEN_CHEAT) == [(CHEAT, RULE)]
        kept = [effect for effect in machine.effects if isinstance(effect, KeepRecord)]
        assert [(effect.data, effect.kind) for effect in kept] == [(b"record", RecordKind.CHEAT)]
    assert phases(honest) == [TablePhase.PLAYING] * 3

    world.until(lambda: all(len(machine.kept) == 1 for machine in honest), 300)
    assert not any(news(machine, NewsKind.ROUND_VOID) for machine in honest)
    assert not any(news(machine, NewsKind.REMOVED) for machine in honest)
    assert {len(match.outcomes) for match in map(shown, honest) if match} == {1}
    world.until(lambda: all(dealt(machine, 2) for machine in honest), 100)
    for machine in honest:
        table = inside(machine.session).table
        assert table is not None
        assert machines[CHEAT].key not in table.keys
        assert machine.session.status.seats[CHEAT].level == "easy"


def shown(machine: Machine) -> MatchState | None:
    """The match that a machine's client is shown."""
    return machine.session.status.match


@pytest.mark.parametrize("victim", [1, 3])
@pytest.mark.parametrize("expulsion", [Removing, Departure, None])
def test_nobody_goes_because_a_proven_cheat_as_coordinator_has_sent_it_away(
    victim: int, expulsion: type[Removing | Departure] | None
) -> None:
    """Whether it asked as people do, or its changed program dropped the victim at once."""
    world, machines = dealt_party(4, rounds=2)
    key = machines[victim].key
    if expulsion is None:
        world.command(machines[0], Remove(key))
    else:
        machines[0].session._parts.coordinating._change(expulsion(key), world.time.now)
        machines[0].session.advance(world.time.now)
        world.look(0)
    world.run(1)
    honest = prove(world, 0)
    world.until(lambda: all(dealt(machine, 2) for machine in honest), 300)

    for machine in honest:
        table = inside(machine.session).table
        assert table is not None
        assert table.keys == {machine.key for machine in honest}


def test_a_proven_cheat_is_not_let_in_again() -> None:
    world, machines, honest = found_in_a_round(rounds=3)
    world.until(lambda: all(dealt(machine, 2) for machine in honest), 300)
    machines[CHEAT].spoil = None
    world.kill(CHEAT)
    world.restart(CHEAT, via=0, remembers=False)
    world.run(3)

    assert machines[CHEAT].session.status.end is EndReason.REMOVED
    assert phases(honest) == [TablePhase.PLAYING] * 3


def test_nobody_reads_that_its_program_cheated_without_a_proof() -> None:
    world, machines = dealt_party(3, rounds=2)
    for machine in machines:
        machine.is_ready = False
    world.until(lambda: phases(machines) == [TablePhase.BETWEEN] * 3, 300)
    refused = encode(JoinRefused(EndReason.CHEATED.value, ""))
    world.network.send(0, Send(world.network.link(0, 1), "REFUSED", 0, refused))
    world.run(2)

    assert machines[1].session.status.end is EndReason.REMOVED


def test_a_cheat_stays_one_for_whoever_starts_the_program_anew_and_keeps_the_table_then() -> None:
    world, machines, honest = found_in_a_round(rounds=3)
    world.until(lambda: all(dealt(machine, 2) for machine in honest), 300)
    world.kill(1)
    world.run(1)
    world.restart(1, via=0)
    world.until(lambda: machines[1].session.status.phase is TablePhase.PLAYING, 60)
    world.kill(0)
    world.until(lambda: machines[1].session.status.members[1].is_coordinator, 60)
    machines[CHEAT].spoil = None
    world.kill(CHEAT)
    world.restart(CHEAT, via=1, remembers=False)
    world.run(3)

    assert machines[CHEAT].session.status.end is EndReason.REMOVED


def test_no_round_is_dealt_with_a_proven_cheat_whatever_the_coordinator_says() -> None:
    world, machines, honest = found_in_a_round()
    for machine in machines:
        machine.is_ready = False
    world.until(lambda: phases(honest) == [TablePhase.BETWEEN] * 3, 300)
    core = machines[0].session._core
    assert core.playing is not None
    match = core.playing.match
    core.say(Go(core.playing.table.digest, match.standing.round_number, match.voids), world.time.now)
    machines[0].session.advance(world.time.now)
    world.look(0)
    world.run(3)

    assert phases(honest) == [TablePhase.BETWEEN] * 3


def test_nobody_signs_a_table_with_a_proven_cheat() -> None:
    _, machines = dealt_party(3)
    lobby = machines[1].session._core.lobby
    table = inside(machines[1].session).table
    assert lobby is not None
    assert table is not None
    identities, seats = plan(lobby)
    agreement = propose(
        replace(table, machines=identities, seats=seats, terms=Terms(lobby.terms.pace, rounds=1)), identity(0)
    )
    known = Known(lobby, machines[0].key)
    assert why_not(agreement, known) is None
    assert why_not(agreement, replace(known, cheats=frozenset({machines[2].key}))) == "proven_cheat"
