"""People look back at a round together: the highest turn leads, and all machines come to one place."""

from itertools import permutations

from net.table.core import SharedState
from net.table.interface.commands import LookAway, LookTogether
from net.table.member.shared_replay import SharedReplay
from net.wire.table import Look
from tests.support.parts import NOW, core_of, key, lobby_of, says

ROUND, OTHER = b"3".rjust(32), b"2".rjust(32)


def looking() -> tuple[SharedState, SharedReplay]:
    """A table that has closed a round."""
    core = core_of(lobby_of(3))
    core.closed_round = ROUND
    replay = SharedReplay(core, NOW)
    replay.settle(NOW)
    return core, replay


def place(core: SharedState) -> tuple[int, int, bytes]:
    """Where all are, and by whose step."""
    assert core.look_back is not None
    return core.look_back.at, core.look_back.turn, core.look_back.mover


def test_a_step_of_ours_leads_all_and_who_looks_away_leads_no_more() -> None:
    core, replay = looking()
    replay.do(LookTogether(None))
    replay.do(LookTogether(5))
    replay.settle(NOW)
    assert place(core) == (5, 1, core.me)
    assert core.look_back is not None
    assert core.look_back.along == {core.me}

    replay.do(LookAway())
    replay.settle(NOW)
    assert core.look_back.along == frozenset()
    assert place(core) == (5, 1, core.me), "the place holds for the others"


def test_in_whatever_order_steps_are_heard_all_come_to_the_same_place() -> None:
    steps = [(1, Look(ROUND, 4, 10, is_here=True)), (2, Look(ROUND, 4, 20, is_here=True))]
    found = set()
    for order in permutations(steps):
        core, replay = looking()
        for machine, step in order:
            says(core, machine, step)
            replay.settle(NOW)
        found.add(place(core))

    assert found == {max((10, 4, key(1)), (20, 4, key(2)), key=lambda one: one[2])}


def test_what_is_said_of_another_round_moves_nobody() -> None:
    core, replay = looking()
    says(core, 1, Look(OTHER, 9, 10, is_here=True))
    replay.settle(NOW)

    assert place(core) == (0, 0, b"")
    core.closed_round = b""
    replay.settle(NOW)
    assert core.look_back is None
    replay.do(LookTogether(5))
    assert core.look_back is None
