"""Effects of a coordinator's GO on a machine."""

import pytest

from net.match.status import TablePhase
from net.table.member.relay import Relay
from net.table.member.rounds import MOST_CAUGHT_UP, Rounds
from net.table.values.lobby import LobbyPhase
from net.wire.table import Go
from tests.support.parts import NOW, core_of, lobby_of, says, sit_down


@pytest.mark.parametrize(("voids", "begun"), [(0, 1), (2, 3), ((1 << 32) - 1, 1 + MOST_CAUGHT_UP)])
def test_a_word_to_go_on_is_obeyed_as_often_as_voids_were_missed_and_never_without_end(
    voids: int, begun: int
) -> None:
    core = core_of(lobby_of(3, phase=LobbyPhase.BETWEEN), me=1)
    playing = sit_down(core)
    rounds, match = Rounds(core, Relay(core)), playing.match
    says(core, 0, Go(playing.table.digest, match.standing.round_number, voids))
    found = 0
    for _ in range(12):
        rounds.settle(NOW)
        if match.phase is not TablePhase.BETWEEN:
            found += 1
            match.advance(NOW)
            match.look_away(NOW)  # every attempt is void

    assert found == begun
