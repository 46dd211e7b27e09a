"""Machines that fall silent: the others stand in for them, with the same cards as if they had stayed."""

from collections.abc import Iterator
from functools import cache

import pytest

from engine.actions import Action, Leave
from engine.cards import Card, DeckIndex
from lab.cheating.cheat import Cheat
from lab.cheating.standing_in import STANDING_IN, WrongMaskPart
from lab.simulator.material import short
from net.deal.events import (
    CheatProven,
    HandAudited,
    HandClosed,
    HandReady,
    HandVoid,
    MachinesAbsent,
    Refused,
)
from net.deal.steps.table_of_steps import LOGIC
from net.errors import LocalProtocolError
from net.transcript import read
from tests.support.joined import Joined, draws, found, joined, only, silent_from, table_of
from tests.support.leaving import LEAVER, give_up_silent, leave, two_leave

EARLY = ["COMMIT", "OPEN", "SHUFFLE", "DECK_ACK", "ESCROW", "ESCROW_ACK"]


LATE = [kind for kind in LOGIC if kind not in (*EARLY, "MASKS_FOR", "WALL_FOR")]


def told_kinds(table: Joined, machine: int) -> list[str]:
    """The kinds of what a machine has said in a hand."""
    read_log = [read(raw) for raw in table.observer.dealer.log]
    return [
        signed.envelope.kind for signed in read_log if signed is not None and signed.envelope.peer == machine
    ]


@cache
def whole_hand(machines: int, seats: int) -> Joined:
    """A hand that nobody leaves."""
    table = joined(table_of(machines, seats))
    table.start()
    table.run()
    return table


def turned(table: Joined) -> Iterator[tuple[int, Card]]:
    """The wall cards in the order in which an honest machine saw them."""
    hand = table.honest[0].dealer.hand
    wall = [DeckIndex(slot) for slot, owner in enumerate(hand.owners) if owner is None]
    return ((slot, hand.seen[slot]) for slot in wall[: draws(table.honest[0])])


def hands(table: Joined, silent: set[int]) -> list[dict[int, Card]]:
    """The hands of the machines that stayed."""
    return [
        dict(only(found(player, HandReady)).cards)
        for machine, player in enumerate(table.players)
        if machine not in silent
    ]


@pytest.mark.parametrize("kind", EARLY)
@pytest.mark.parametrize("machines", [3, 4])
def test_whoever_leaves_before_the_deal_is_named_and_nobody_has_seen_a_card(machines: int, kind: str) -> None:
    table = leave(machines, kind)

    for player in (*table.honest, table.observer):
        assert only(found(player, HandVoid)) == HandVoid("left_before_deal", (LEAVER,))
        assert not found(player, HandReady)
        assert player.dealer.is_over


@pytest.mark.parametrize("kind", LATE)
@pytest.mark.parametrize("machines", [3, 4])
def test_whoever_leaves_later_is_stood_in_for(machines: int, kind: str) -> None:
    """At its second message of the kind, or the first where there is but one."""
    whole = whole_hand(machines, machines)
    kinds = told_kinds(whole, LEAVER)
    table = leave(machines, kind, nth=min(2, max(1, kinds.count(kind))))

    check_stood_in_for(table, whole, is_gone=kind in kinds)


@pytest.mark.parametrize(("machines", "seats"), [(5, 5), (6, 6), (3, 6), (4, 5)])
@pytest.mark.parametrize("kind", ["DEAL", "WALL", "CLAIM_OPEN", "OPEN_CARDS"])
def test_the_same_at_other_tables(machines: int, seats: int, kind: str) -> None:
    whole = whole_hand(machines, seats)

    check_stood_in_for(leave(machines, kind, seats=seats), whole, is_gone=kind in told_kinds(whole, LEAVER))


def check_stood_in_for(table: Joined, whole: Joined, *, is_gone: bool) -> None:
    """The rest came to one end with the cards of the hand in which nobody left."""
    for player in (*table.honest, table.observer):
        assert found(player, HandClosed)
        assert found(player, MachinesAbsent) == ([MachinesAbsent((LEAVER,))] if is_gone else [])
        assert not found(player, CheatProven)
        assert not found(player, Refused)
    assert all(
        len({digest for machine, digest in digests.items() if machine not in table.silent}) <= 1
        for digests in table.digests.values()
    )
    assert hands(table, table.silent) == hands(whole, table.silent)
    deck = only(found(whole.observer, HandAudited)).deck
    assert all(deck[slot] == card for slot, card in turned(table))
    decks = {only(found(player, HandAudited)).deck for player in (*table.honest, table.observer)}
    assert len(decks) == 1
    assert all(card in (None, true) for card, true in zip(decks.pop(), deck, strict=True))


def test_the_leavers_hand_stays_sealed() -> None:
    table = leave(3, "READY")
    deck = only(found(table.honest[0], HandAudited)).deck
    game = table.honest[0].game

    assert game is not None
    hidden = {slot for slot, card in enumerate(deck) if card is None}
    assert set(game.state.hands.values[LEAVER]) == hidden & set(range(25))


def test_a_seat_that_has_left_is_dead() -> None:
    table = leave(3, "READY")
    game = table.honest[0].game

    assert game is not None
    own: list[Action] = [action for action in game.history if action.seat == LEAVER]
    assert [type(action) for action in own] == [Leave]


def test_of_two_machines_none_can_go_on() -> None:
    table = joined(table_of(2))
    silent_from(table, {LEAVER}, "WALL")
    table.start()
    table.run()

    assert table.players[0].dealer.end_without((LEAVER,)) == [HandVoid("too_few_machines", (LEAVER,))]


@pytest.mark.parametrize(
    "kinds",
    [
        ("WALL", "WALL"),
        ("WALL", "WALL_FOR"),
        ("DEAL", "MASKS_FOR"),
        ("DEAL", "WALL_FOR"),
        ("DEAL", "CLAIM_COMMIT"),
        ("CLAIM_OPEN", "END"),
    ],
)
def test_two_may_leave_of_five(kinds: tuple[str, str]) -> None:
    table = two_leave(*kinds)

    for player in (*table.honest, table.observer):
        assert found(player, HandClosed)
        assert sorted(sum((event.machines for event in found(player, MachinesAbsent)), ())) == [1, 3]


def test_two_may_leave_of_six_in_one_step() -> None:
    """Then the others stand in for both at once."""
    table = joined(table_of(6))
    silent_from(table, {1, 4}, "WALL")
    table.start()
    table.run()
    table.silent = {1, 4}
    table.run_without_the_silent()

    for player in (*table.honest, table.observer):
        assert found(player, HandClosed)
        assert only(found(player, MachinesAbsent)).machines == (1, 4)
    assert list(turned(table)) == list(turned(whole_hand(6, 6)))[: len(list(turned(table)))]


@pytest.mark.parametrize("kind", ["MASKS_FOR", "WALL_FOR"])
def test_too_few_to_stand_in_make_the_hand_void(kind: str) -> None:
    """One is lost of four, and of three another one while they stand in for it."""
    table = joined(table_of(4))
    silent_from(table, {1}, "DEAL" if kind == "MASKS_FOR" else "WALL")
    table.start()
    table.run()
    table.silent = {1}
    silent_from(table, {2}, kind)
    give_up_silent(table)
    table.run()
    table.silent = {1, 2}

    for player in table.honest:
        assert player.dealer.step is not None
        assert player.dealer.step.kind == kind
        assert player.dealer.end_without((2,)) == [HandVoid("too_few_machines", (2,))]


def test_what_is_left_in_the_wall_without_a_machine_stays_unknown() -> None:
    """Nobody can read it: not even when all that are left have shown their keys."""
    table = leave(3, "WALL")
    deck = only(found(table.observer, HandAudited)).deck
    hand = table.observer.dealer.hand
    wall = {slot for slot, owner in enumerate(hand.owners) if owner is None}
    drawn = {slot for slot, _ in turned(table)}

    assert drawn
    assert wall - drawn
    assert {slot for slot in wall if deck[slot] is None} == wall - drawn
    assert not hand.wall_shares


@pytest.mark.parametrize("cheat", STANDING_IN)
@pytest.mark.parametrize("is_real", [False, True], ids=["stub", "real"])
def test_whoever_stands_in_falsely_is_named(cheat: type[Cheat], is_real: bool) -> None:  # noqa: FBT001 - pytest
    """Of four machines one has left, another one gives false parts in its place."""
    lies = cheat()
    table = joined(table_of(4), cheats={3: lies}, is_real=is_real)
    silent_from(table, {1}, "DEAL" if cheat is WrongMaskPart else "WALL")
    table.start()
    table.run()
    table.silent = {1}
    give_up_silent(table)
    table.run()

    assert lies.is_done
    for machine in (0, 2):
        events = [*table.players[machine].events]
        accused = only([event for event in events if isinstance(event, CheatProven)])
        assert (accused.machine, accused.rule) == (3, "wrong_parts")


def test_three_of_five_are_too_many() -> None:
    table = joined(table_of(5))
    silent_from(table, {0, 1, 3}, "DEAL")
    table.start()
    table.run()
    table.silent = {0, 1, 3}
    give_up_silent(table)
    table.run()
    assert not any(player.dealer.is_over for player in table.players)

    for player in table.honest:
        with pytest.raises(LocalProtocolError, match="enough"):
            player.dealer.end_without((0, 1))
        assert player.dealer.end_without((0, 1, 3)) == [HandVoid("too_few_machines", (0, 1, 3))]


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_all_agree_on_who_is_next_behind_a_machine_that_left(level: str) -> None:
    """In the second edition of the rules (docs/rules.md, 4.2) an empty seat is passed over."""
    behind = 0
    for label in range(4):
        table = joined(table_of(4, rules=short(4, edition=2), level=level), label=label)
        silent_from(table, {LEAVER}, "CLAIM_COMMIT", 2)
        table.start()
        table.run()
        table.silent = {LEAVER}
        table.run_without_the_silent()
        for player in (*table.honest, table.observer):
            assert found(player, HandClosed)
            assert not player.dealer.proofs
            assert player.game is not None
            assert player.game.state.rules.edition == 2
        assert all(len(set(seen.values())) == 1 for seen in table.digests.values())
        behind += any(found(player, MachinesAbsent) for player in table.honest)
    assert behind
