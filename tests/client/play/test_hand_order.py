"""The orders of a hand: every card once, grouped as its order says."""

import pytest

from engine.cards import Card
from engine.melds import meld_kind
from engine.seats import Seat
from engine.view import View, project
from tests.support.rounds import arranged, dealt
from tests.support.rulesets import PVT
from tusac_qt.play.hand_order import SortOrder, hand_groups, in_order, moved


def view_of(hand: str) -> View:
    return project(arranged(PVT, {0: hand}, dealer=0), Seat(0))


@pytest.mark.parametrize("order", SortOrder)
@pytest.mark.parametrize("seed", range(5))
def test_every_order_shows_every_card_once(order: SortOrder, seed: int) -> None:
    view = project(dealt(PVT, seed), Seat(0))
    shown = in_order(hand_groups(view, order, ()))

    assert sorted(held.index for held in shown) == sorted(held.index for held in view.hand)
    assert {held.index: held.card for held in shown} == {held.index: held.card for held in view.hand}


@pytest.mark.parametrize("seed", range(5))
def test_the_best_order_shows_melds_and_then_deadwood(seed: int) -> None:
    view = project(dealt(PVT, seed), Seat(0))
    groups = hand_groups(view, SortOrder.BEST, ())

    for group in groups:
        cards = tuple(held.card for held in group.cards)
        assert group.is_deadwood or meld_kind(cards, PVT.mixed_color_ranks) is group.kind
    assert [group.is_deadwood for group in groups] == sorted(group.is_deadwood for group in groups)


def test_of_equal_cards_the_one_that_is_discarded_lies_with_the_deadwood() -> None:
    view = view_of("rX rX rY rZ gB wC")
    *_, junk = hand_groups(view, SortOrder.BEST, ())
    chariots = [held.index for held in view.hand if held.card is Card.rX]

    assert junk.is_deadwood
    assert [held.index for held in junk.cards if held.card is Card.rX] == [min(chariots)]


def test_colors_and_pieces_are_kept_together() -> None:
    view = view_of("rA yZ gB rS gA wX yA rA gS wS yZ rX rY rZ gB gC wX wY yC yB rC")
    by_color = hand_groups(view, SortOrder.COLOR, ())
    by_rank = hand_groups(view, SortOrder.RANK, ())

    assert [{held.card.color for held in group.cards} for group in by_color] == [{0}, {1}, {2}, {3}]
    assert all(len({held.card.piece for held in group.cards}) == 1 for group in by_rank)
    assert [group.cards[0].card.piece for group in by_rank] == sorted({held.card.piece for held in view.hand})


def test_a_hand_arranged_by_hand_stays_so_when_it_shrinks() -> None:
    view = project(dealt(PVT, 3), Seat(0))
    wish = tuple(reversed([held.index for held in view.hand]))
    shrunk = project(dealt(PVT, 3)._replace(), Seat(0))
    shown = in_order(hand_groups(shrunk, SortOrder.HAND, tuple(index for index in wish if index != wish[4])))

    assert tuple(held.index for held in shown) == (*wish[:4], *wish[5:], wish[4])


def test_a_card_is_moved_before_or_behind_the_others() -> None:
    view = project(dealt(PVT, 3), Seat(0))
    groups = hand_groups(view, SortOrder.COLOR, ())
    order = [held.index for held in in_order(groups)]

    assert moved(groups, order[5], 0) == (order[5], *order[:5], *order[6:])
    assert moved(groups, order[0], len(order)) == (*order[1:], order[0])
    assert moved(groups, order[2], 2) == tuple(order)


def test_the_sort_key_steps_through_all_orders_that_sort() -> None:
    seen = [SortOrder.BEST]
    while seen[-1].next is not SortOrder.BEST:
        seen.append(seen[-1].next)

    assert seen == [order for order in SortOrder if order is not SortOrder.HAND]


def test_equal_cards_keep_their_own_positions() -> None:
    view = view_of("rX rX rX rX")
    groups = hand_groups(view, SortOrder.BEST, ())
    kong = next(group for group in groups if group.cards[0].card is Card.rX)

    assert len({held.index for held in kong.cards}) == 4
