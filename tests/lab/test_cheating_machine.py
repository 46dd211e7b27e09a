"""A cheating program among honest ones, all of them real processes on this computer.

Whatever it does, the honest ones end the match alike, and leave out and accuse nobody honest.
"""

from pathlib import Path

import pytest

from lab.processes.cheating_machine import attacks, play
from lab.processes.plots import PLOTS
from lab.processes.reading_walls import WallReader
from net.deal.round_deal import Cover
from tests.support.joined import Joined, joined, table_of
from tests.support.sweeps import sample

pytestmark = pytest.mark.long

QUICK = ("C5-end", "C5-audit", "C6-answers", "C6-receipt")
"""Those that take seconds, the last one three minutes.

The others take minutes each: `python -m lab.processes.cheating_machine`.
"""
PROVEN = {
    "C5-end": {"wrong_result"},
    "C5-audit": {"audit_mismatch"},
    "C6-receipt": {"equivocation", "malformed_body"},
    "C6-answers": {"equivocation"},
}
"""What all find proven of the cheat."""


@pytest.mark.parametrize("attack", sample(QUICK, 2))
def test_an_attack_of_a_real_machine_takes_nothing_from_the_honest_ones(attack: str, tmp_path: Path) -> None:
    outcome = play(attack, 3, 3, tmp_path)

    assert outcome.problems == []
    assert outcome.rounds == 3
    assert set(outcome.named) & PROVEN[attack]


def begun(label: object) -> Joined:
    """A table of three at which the first wall card has been turned."""
    table = joined(table_of(3), label=label)
    table.start()
    while not any(
        owner is None and slot in table.players[0].dealer.hand.seen
        for slot, owner in enumerate(owners(table))
    ):
        table.step()
    return table


def owners(table: Joined) -> tuple[int | None, ...]:
    """Return the owners of the deck positions, as the first machine knows them; empty before the deal."""
    return table.players[0].dealer.hand.owners


def test_who_tries_to_read_walls_does_with_the_parts_of_a_majority_and_not_with_its_own() -> None:
    table = begun("walls")
    alone, together = WallReader(), WallReader()
    for owner, holder in ((1, 2), (2, 1)):
        parts = table.players[holder].dealer.hand.held_parts[owner]
        together.learn(owner, holder, parts[Cover.WALL])
    for reader in (alone, together):
        reader.look(table.players[0].dealer)
    table.run()

    seen = table.players[0].dealer.hand.seen
    later = [slot for slot in together.read if slot in seen]
    assert alone.attempts > 0
    assert alone.read == {}
    assert later
    assert {slot: seen[slot] for slot in later} == {slot: together.read[slot] for slot in later}


def test_attacks_are_asked_for_by_name_or_all_of_a_kind() -> None:
    assert attacks(["C1", "C5"]) == ["C1", "C5-end", "C5-audit"]
    assert attacks([]) == list(PLOTS)
    with pytest.raises(ValueError, match="no attack 'C7'"):
        attacks(["C7"])
