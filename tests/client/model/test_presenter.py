"""The display of a table, from real tables: plaques, offer, buttons, hand, side panel."""

import pytest

from engine.actions import Claim, Discard
from engine.cards import Card
from engine.errors import Reason
from engine.knobs import ClaimName
from engine.melds import MeldKind
from engine.partition import exposed_points
from engine.seats import Seat
from tests.support.crowded import crowded_table
from tests.support.tables import Drive, begin
from tusac_qt.model.display import TableDisplay
from tusac_qt.model.picks import Picks
from tusac_qt.model.presenter import discard_of, present
from tusac_qt.model.tray import TRAY
from tusac_qt.play.buttons import Button
from tusac_qt.play.hand_order import SortOrder, in_order
from tusac_qt.play.local_table import LocalTable

NOTHING = Picks()
SOLDIERS = "gS rS wS yX yX gA rC rC wY wY wY gB gB gX gY gZ wB"


def shown(
    table: LocalTable, picks: Picks = NOTHING, *, with_hints: bool = True, suggests: bool = True
) -> TableDisplay:
    return present(table, picks, with_hints=with_hints, suggests=suggests)


def place_of(display: TableDisplay, button: Button) -> object:
    return display.tray[TRAY.index(button)]


def test_everybody_sees_himself_first_and_the_others_in_order_of_play() -> None:
    display = shown(crowded_table(5))

    assert [plaque.seat for plaque in display.plaques] == [0, 1, 2, 3, 4]
    assert [plaque.place for plaque in display.plaques] == [0, 1, 2, 3, 4]


def test_a_plaque_tells_cards_points_and_who_is_active() -> None:
    table = crowded_table(4)
    display = shown(table)

    for plaque in display.plaques:
        melds = table.view.exposed[plaque.seat]
        assert plaque.cards == table.view.concealed[plaque.seat]
        assert plaque.points == sum(exposed_points(table.view.rules, meld) for meld in melds)
        assert plaque.melds == melds
        assert plaque.discards == table.view.discards[plaque.seat]
    assert [plaque.is_active for plaque in display.plaques] == [False, True, False, False]
    assert [plaque.is_dealer for plaque in display.plaques] == [True, False, False, False]


def test_after_a_round_nobody_is_active() -> None:
    drive = Drive(begin(6))
    while drive.table.view.outcome is None:
        assert sum(plaque.is_active for plaque in shown(drive.table).plaques) == 1
        drive.settle()
        prompt = drive.table.prompt
        if prompt is not None:
            drive.table.act(prompt.number, prompt.proposed, drive.now)

    assert not any(plaque.is_active for plaque in shown(drive.table).plaques)


def test_the_offer_says_who_may_do_what() -> None:
    drawn = shown(crowded_table(4)).offer
    general = shown(crowded_table(4, offer="rA")).offer
    assert drawn is not None
    assert general is not None

    assert drawn.card is Card.rZ
    assert drawn.for_all == (ClaimName.WIN, ClaimName.KONG, ClaimName.PONG)
    assert drawn.in_turn == (Seat(1), Seat(2))
    assert general.for_all == (ClaimName.WIN, ClaimName.KONG)
    assert general.in_turn == (Seat(1),)


def test_ways_to_build_a_claim_come_with_the_least_deadwood_first() -> None:
    """Two of three ways break the pair of green Soldiers.

    The third, last in the order of cards, leaves it.
    """
    table = crowded_table(4, hand=SOLDIERS.replace("wB", "gS"), offer="yS", owner=3)
    chow = shown(table).tray[TRAY.index(Button.CHOW)]
    left = [effect.deadwood_after for effect in chow.effects]
    prompt = table.prompt
    assert prompt is not None
    unsorted = [action for action in prompt.legal if action in chow.answers]

    assert len(chow.answers) == 3
    assert left == sorted(left)
    assert left[0] < left[1]
    assert chow.answers[0] == unsorted[-1]
    assert [table.effect(action) for action in chow.answers] == list(chow.effects)


def test_without_hints_nothing_is_told_of_the_hand() -> None:
    display = shown(crowded_table(4), with_hints=False, suggests=False)

    assert display.side.deadwood is None
    assert display.side.waits == ()
    assert all(not place.effects for place in display.tray)


def test_a_drawn_general_is_kept_by_the_place_of_the_pair() -> None:
    table = crowded_table(4, offer="rA", owner=0)
    keep = shown(table).tray[TRAY.index(Button.PAIR)]

    assert keep.is_keep
    assert isinstance(keep.answers[0], Claim)
    assert keep.answers[0].kind is MeldKind.SINGLE


def test_a_passed_question_dims_everything() -> None:
    table = crowded_table(4)
    prompt = table.prompt
    assert prompt is not None
    table.act(prompt.number, prompt.legal[-1], 1.0)
    display = shown(table)

    assert display.asked is None
    reasons = {place.reason for place in display.tray if place.button is not Button.DISCARD}
    assert reasons == {Reason.ALREADY_ANSWERED}


def test_any_copy_of_a_card_can_be_picked_for_the_discard() -> None:
    for seed in range(20):
        drive = Drive(begin(seed))
        drive.settle()
        view = drive.table.view
        twins = [held for held in view.hand if [other.card for other in view.hand].count(held.card) > 1]
        for held in twins:
            action = discard_of(drive.table, held.index)
            if held.card.is_general:
                assert action is None
                continue
            assert isinstance(action, Discard)
            assert next(other.card for other in view.hand if other.index == action.card) == held.card


def test_the_selected_card_is_forgotten_with_the_question() -> None:
    drive = Drive(begin(1))
    drive.settle()
    table = drive.table
    prompt = table.prompt
    assert prompt is not None
    index = table.view.hand[3].index
    assert shown(table, Picks(selected=index)).selected == index
    table.act(prompt.number, prompt.proposed, drive.now)

    assert shown(table, Picks(selected=index)).selected is None


def test_the_effect_of_the_selected_discard_is_told() -> None:
    drive = Drive(begin(1))
    drive.settle()
    table = drive.table
    for held in table.view.hand:
        action = discard_of(table, held.index)
        effect = shown(table, Picks(selected=held.index)).side.effect
        assert effect == (None if action is None else table.effect(action))


@pytest.mark.parametrize("order", SortOrder)
def test_the_hand_is_shown_in_the_order_picked(order: SortOrder) -> None:
    table = crowded_table(4)

    assert len(in_order(shown(table, Picks(order=order)).hand)) == 21


def test_draws_are_counted_down_to_the_dead_wall() -> None:
    display = shown(crowded_table(4))

    assert display.wall_count == 23
    assert display.draws_left == 17


def test_a_finished_round_keeps_its_number() -> None:
    drive = Drive(begin(2, rounds=2))
    drive.settle()
    while drive.table.view.outcome is None:
        prompt = drive.table.prompt
        assert prompt is not None
        drive.table.act(prompt.number, prompt.proposed, drive.now)
        drive.settle()

    assert shown(drive.table).round_number == 1
    assert shown(drive.table).outcome == drive.table.view.outcome
    drive.table.start_round(drive.now)
    assert shown(drive.table).round_number == 2
