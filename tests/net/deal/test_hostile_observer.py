"""Fewer machines than a majority cannot open a card before its time.

Tried, on honest tables and on broken ones.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations

import msgspec
import pytest

from engine.rules_text import override
from lab.hostile_observer import main, observe
from lab.simulator.coalition import Coalition, Leak, may_look
from lab.simulator.material import short
from net.crypto.group import SCALAR_BYTES, encode_scalar
from net.deal.events import CheatProven, HandClosed, MachinesAbsent, MachinesReturned
from net.deal.round_deal import Cover
from net.deal.steps.standing_in import WallForLogic
from net.deal.table import TableInfo
from net.transcript import read
from net.wire.deal import DrawRequest, WallFor, decode_body
from tests.net.deal.test_dealing_return import bring_back, cut_off, go_on_without
from tests.support.joined import Joined, draws, found, joined, table_of

pytestmark = pytest.mark.long


@cache
def each_away_once(machines: int, *, is_real: bool = False) -> Joined:
    """A hand in which all but the first machine are left out, miss a wall card, and come back.

    Cards are left in the wall; only to be looked at.
    """
    rules = short(machines)
    table = joined(table_of(machines, rules=override(rules, {"dead_wall": 0})), label="away", is_real=is_real)
    table.start()
    for machine in range(1, machines):
        cut_off(table, machine, "WALL", 2)
        turned = draws(table.players[0])
        go_on_without(table)
        while draws(table.players[0]) == turned:
            table.step()
        bring_back(table, machine)
        table.run(until=lambda now: now.players[0].dealer.hand.absent == ())
    return table


def read_by(table: Joined, members: tuple[int, ...], *, may_be_asked_for: int = 0) -> list[Leak]:
    """Return the cards of a round that some machines can read with everything that has counted in it."""
    hands = [player.dealer.hand for player in table.players]
    assert may_look(hands)
    coalition = Coalition(hands, members)
    for player in table.players:
        for raw in player.dealer.log:
            coalition.hear(raw)
    leaks = coalition.leaks()
    assert coalition.attempts > may_be_asked_for
    return leaks


@pytest.mark.parametrize(("machines", "is_real"), [(3, False), (3, True), (4, False), (5, False)])
def test_brief_absences_one_after_the_other_open_nothing(machines: int, is_real: bool) -> None:  # noqa: FBT001 - pytest
    """A single machine could once read the rest of the wall once each of the others had been away."""
    table = each_away_once(machines, is_real=is_real)
    first = table.players[0]

    assert not first.dealer.is_over
    assert [event.machines for event in found(first, MachinesAbsent)] == [(m,) for m in range(1, machines)]
    assert [event.machines for event in found(first, MachinesReturned)] == [(m,) for m in range(1, machines)]
    for size in range(1, machines // 2 + 1):
        for members in combinations(range(machines), size):
            assert read_by(table, members, may_be_asked_for=8 * (machines - size)) == []


def test_as_many_as_can_stand_in_for_another_read_the_wall_and_no_hand() -> None:
    """So it is told in the pages; and so the observer is seen to calculate rightly."""
    table = each_away_once(3)
    owners = table.players[0].dealer.hand.owners
    said = (read(raw) for player in table.players for raw in player.dealer.log)
    bodies = [
        decode_body(signed.envelope.kind, signed.envelope.body) for signed in said if signed is not None
    ]
    asked_for = {body.slot for body in bodies if isinstance(body, DrawRequest)}
    wall = {slot for slot, owner in enumerate(owners) if owner is None}

    assert {leak.slot for leak in read_by(table, (0, 1))} == wall - asked_for
    assert len(wall - asked_for) > 5


@pytest.mark.parametrize("part", range(3))
def test_whoever_comes_and_goes_a_coalition_reads_nothing(part: int) -> None:
    """More rounds: `python -m lab.hostile_observer --rounds 2000`."""
    seen = [observe(seed) for seed in range(part * 5, part * 5 + 5)]

    assert [cards for cards in (observed.read for observed in seen) if cards] == []
    assert sum(observed.ending == HandClosed.__name__ for observed in seen) >= 4
    assert not any(observed.ending == CheatProven.__name__ for observed in seen)
    assert min(sum(observed.absences for observed in seen), sum(observed.returns for observed in seen)) > 5
    assert sum(observed.attempts for observed in seen) > 500


def open_the_whole_mask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let holders tell their parts of the mask over the wall, as MASKS_FOR did before."""
    honest_read, honest_speak = WallForLogic.read, WallForLogic.speak

    def read(logic: WallForLogic, machine: int, body: WallFor) -> object:
        parts = [msgspec.structs.replace(part, proof=part.proof[:-SCALAR_BYTES]) for part in body.parts]
        return honest_read(logic, machine, WallFor(tuple(parts)))

    def speak(logic: WallForLogic) -> object:
        (said, meaning), held = honest_speak(logic), logic.hand.held_parts
        told = [encode_scalar(held[owner][Cover.WALL]) for owner in logic.step.absent]
        parts = [
            msgspec.structs.replace(part, proof=part.proof + scalar)
            for part, scalar in zip(said.parts, told, strict=True)
        ]
        return WallFor(tuple(parts)), meaning

    monkeypatch.setattr(WallForLogic, "read", read)
    monkeypatch.setattr(WallForLogic, "speak", speak)


def ask_one_holder_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """Share masks out so that less than a majority can stand in."""
    monkeypatch.setattr(TableInfo, "escrow_threshold", property(lambda table: len(table.machines) // 2))


def lay_down_all_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every machine lay down its shares for its own cards too."""
    monkeypatch.setattr("net.deal.steps.escrow.not_owned", lambda owners, _machine: tuple(range(len(owners))))


@pytest.mark.parametrize("mutant", [open_the_whole_mask, ask_one_holder_less, lay_down_all_shares])
def test_a_deal_that_is_broken_is_found_out(
    mutant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    mutant(monkeypatch)

    assert any(observe(seed).read for seed in range(4))


def test_the_command_says_what_it_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["--rounds", "1", "--seed", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("must not know: 0 read")

    lay_down_all_shares(monkeypatch)
    assert main(["--rounds", "1", "--seed", "1"]) == 1
    assert not capsys.readouterr().out.splitlines()[-1].endswith(": 0 read")
