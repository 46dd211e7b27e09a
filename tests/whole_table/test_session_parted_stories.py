"""A liar that has parted honest machines and goes on lying by chance, while others restart or come back.

Whatever it does, all honest machines come to one result, and none is held to be a cheat or sent away for it.
"""

import random

import pytest

from lab.simulator.looking import inside, phase
from net.deal.exclusion.votes import Vote
from net.match.status import TablePhase
from net.table.interface.status import NewsKind
from net.wire.deal import Closed, Have, Out
from tests.support.parting import CHEAT, FIXED, STOPPED, Liar, honest, parted, said
from tests.support.people import is_over, news
from tests.support.sweeps import sample
from tests.whole_table.test_session_pending import tally

pytestmark = pytest.mark.long

KINDS = ("WALL", "CLAIM_COMMIT", "CLAIM_OPEN", "END", "AUDIT")
PAUSES_S = (0.02, 0.1, 0.3, 1.0, 3.0, 12.0)
AT_MOST_S = 900.0
STUCK = {19, 35, 178}
"""Stories in which a machine once waited without end for one that had gone on."""


@pytest.mark.parametrize("seed", sorted({*sample(range(300), 6), *STUCK}))
def test_however_it_lies_the_honest_come_to_one_result(seed: int) -> None:
    chance = random.Random(seed)
    people, number = chance.choice((4, 5, 5, 6)), chance.choice((1, 1, 2))
    others = [place for place in range(people) if place not in {CHEAT, STOPPED}]
    shown = chance.sample(others, chance.randint(1, len(others) - 1))
    kind = chance.choice(KINDS)
    liar = parted(kind, people, shown, number, seed)
    # before any round counts, whoever hears nobody after a restart may begin again alone
    may_restart, restarted = number > 1 or kind in FIXED, set[int]()
    for _ in range(chance.randint(0, 8)):
        liar.world.run(chance.choice(PAUSES_S))
        chance.choice((lies, lies, lies, repeats, repeats, doubles, changes, comes_back))(liar, chance)
        if chance.random() < 0.1 and may_restart and not is_over(liar.world):
            restarted.add(restarts(liar, chance))
    world, machines = liar.world, [liar.world.machines[place] for place in others]

    world.until(lambda: all(phase(one.session) is TablePhase.ENDED for one in machines), AT_MOST_S)

    assert len({tally(machine) for machine in machines}) == 1
    for machine in machines:
        assert inside(machine.session).cheats <= {world.machines[CHEAT].key}
        lost = {about for about, _ in news(machine, NewsKind.SEAT_TO_COMPUTER)} & set(others)
        assert lost <= restarted


def lies(liar: Liar, chance: random.Random) -> None:
    """Make a statement at the step of the word or a later one, to some."""
    world, place = liar.world, chance.choice(honest(liar.world))
    heads = [one.head for one in said(world, place, liar.word.envelope.hand)[-6:]]
    head = chance.choice((liar.word.envelope.head, *heads))
    about = tuple(sorted(chance.sample([STOPPED, *honest(world)], chance.randint(1, 2))))
    doubled = tuple(machine for machine in about if chance.random() < 0.2)
    sets = chance.choice(((), (((STOPPED,), ()),)))
    body: Vote = chance.choice(
        (
            Out(about, doubled, ()),
            Have(about[0]),
            Closed(about, doubled, sets, chance.choice(heads)),
        )
    )
    for to in some(liar, chance):
        liar.tell(to, [liar.statement(to, body, head)])


def repeats(liar: Liar, chance: random.Random) -> None:
    """Show some of what it has told others."""
    told = chance.sample(sorted(liar.told), chance.randint(1, len(liar.told)))
    for to in some(liar, chance):
        liar.tell(to, told)


def doubles(liar: Liar, chance: random.Random) -> None:
    """Say another word beside its last."""
    other = liar.other_word()
    for to in some(liar, chance) if other is not None else ():
        liar.tell(to, [other])


def changes(liar: Liar, _chance: random.Random) -> None:
    """Begin or cease to take part as if nothing was."""
    liar.is_open = not liar.is_open


def comes_back(liar: Liar, chance: random.Random) -> None:
    """Let the machine whose word was taken start again."""
    machine = liar.world.machines[STOPPED]
    if not machine.is_up:
        machine.spoil = None
        liar.world.restart(STOPPED, via=chance.choice(honest(liar.world)))


def restarts(liar: Liar, chance: random.Random) -> int:
    """Kill an honest machine and start it again."""
    world, place = liar.world, chance.choice(honest(liar.world))
    world.kill(place)
    world.run(chance.choice((0.2, 2.0)))
    world.restart(place, via=next(other for other in honest(world) if other != place))
    return place


def some(liar: Liar, chance: random.Random) -> list[int]:
    """Draw some of the honest."""
    others = honest(liar.world)
    return chance.sample(others, chance.randint(1, len(others)))
