"""A round in which Kongs draw, dealt by machines that do not trust each other, and audited (docs/rules.md, A40)."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from engine.actions import Action, Claim, Draw, Leave, Pass
from engine.melds import MeldKind
from engine.rules import Rules
from lab.simulator.material import any_seats
from net.deal.events import HandAudited, HandClosed
from tests.net.deal.test_dealing import check_fair_end, history, play
from tests.support.joined import Joined, found, joined, only, silent_from, table_of


def rules(**knobs: object) -> Rules:
    """Rules under which Kongs are often made."""
    return any_seats(
        edition=2, hand_size=16, copies_per_type=6, kong_claim="compulsory", kong_draws=True, **knobs
    )


def draws_of_kongs(actions: Sequence[Action]) -> Iterator[tuple[Claim, Draw]]:
    """Yield each Kong that got its card, and the draw of its maker right after."""
    done = [action for action in actions if not isinstance(action, Pass)]
    for action, after in pairwise(done):
        is_kong = isinstance(action, Claim) and action.kind is MeldKind.KONG
        if is_kong and isinstance(after, Draw) and after.seat == action.seat:
            yield action, after


def played_with_kongs(machines: int, seats: int) -> tuple[Joined, int]:
    """Return a round in which somebody draws after a Kong, and its label."""
    for label in range(20):
        table = play(joined(table_of(machines, seats, rules()), label=label))
        if any(draws_of_kongs(history(table))):
            return table, label
    pytest.fail("no Kong drew")


@pytest.mark.parametrize(("machines", "seats"), [(2, 2), (3, 4), (4, 4), (6, 6)])
def test_who_has_made_a_kong_turns_up_the_next_card_and_all_agree(machines: int, seats: int) -> None:
    table, _ = played_with_kongs(machines, seats)

    check_fair_end(table)
    game, deck = table.observer.game, only(found(table.observer, HandAudited)).deck
    assert game is not None
    assert game.audit(deck, {}) is None


def test_a_machine_that_falls_silent_before_the_draw_of_its_kong_is_passed_over() -> None:
    whole, label = played_with_kongs(4, 4)
    done = history(whole)
    claim, _ = next(draws_of_kongs(done))
    machine = whole.table.seats[claim.seat].machine
    drawn = [one for one in done[: done.index(claim)] if isinstance(one, Draw) and one.seat == claim.seat]

    table = joined(whole.table, label=label)
    silent_from(table, {machine}, "DRAW", len(drawn) + 1)
    table.start()
    table.run()
    table.silent = {machine}
    table.run_without_the_silent()

    for player in (*table.honest, table.observer):
        assert found(player, HandClosed)
    game = table.observer.game
    assert game is not None
    went_on = game.history[game.history.index(claim) :]
    after = next(one for one in went_on if isinstance(one, Draw))
    assert Leave(claim.seat) in went_on
    assert after.seat != claim.seat
    assert claim.seat not in game.state.owing
