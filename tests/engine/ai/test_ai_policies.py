"""Each computer player's choices: examples, and the law that the normal player keeps."""

import random
from collections.abc import Mapping, Sequence

import pytest

from engine.ai.hard import Hard
from engine.ai.normal import Normal
from engine.ai.parts import DEADWOOD, Parts
from engine.ai.prospects import Gain, prospects
from engine.ai.situation import Situation, parts_for, situation_of
from engine.cards import ALL_CARDS, Card
from engine.melds import Meld, MeldKind
from engine.notation import parse_card, parse_cards
from engine.options import UPGRADE
from engine.partition import Fusion, Partition, cards_of, counts_of, exposed_points, without
from engine.rules import Rules
from engine.rules_text import override
from engine.seats import Seat
from engine.view import project
from tests.support.rounds import dealt, positions
from tests.support.rulesets import LOOSE, PVT, RULESETS, WIKI


def situation(
    hand: str, *, shown: Mapping[str, int] | None = None, others: int = 14, rules: Rules = PVT
) -> Situation:
    """Return a situation at a table of four.

    Args:
        hand: the concealed cards.
        shown: how many of some cards lie face up.
        others: how many cards each of the others has.
        rules: the rules.
    """
    parts = parts_for(rules, 4)
    counts = counts_of(parse_cards(hand))
    on_table = [0] * len(ALL_CARDS)
    for name, number in (shown or {}).items():
        on_table[Card[name]] = number
    return Situation(parts, parts.hand(counts), (), on_table, (sum(counts), others, others, others))


def claims(seen: Situation, offer: str, *kinds: MeldKind) -> tuple[Fusion, ...]:
    """Return the melds of some kinds that the hand can make with a card."""
    counts = bytes(map(sum, zip(*(part.counts for part in seen.hand), strict=True)))
    found = seen.parts.partition.fusions(counts, parse_card(offer))
    return tuple(fusion for fusion in found if fusion.kind in kinds)


def claimed(player: Normal | Hard, seen: Situation, offer: str, *kinds: MeldKind) -> MeldKind | None:
    """Return the kind a player claims when it may claim these, or None if it passes."""
    fusion = player.claim(seen, parse_card(offer), claims(seen, offer, *kinds), may_pass=True, seed=0)
    return None if fusion is None else fusion.kind


def discards(player: Normal | Hard, seen: Situation) -> set[str]:
    """Return the names of the cards a player throws, whatever the seed."""
    return {player.discard(seen, seed).name for seed in range(40)}


def test_normal_throws_any_deadwood_and_no_other_card() -> None:
    assert discards(Normal(), situation("gX gX rY rZ wB gA")) == {"rY", "rZ", "wB"}


def test_normal_breaks_what_is_worth_least_when_all_is_melded() -> None:
    # a card of the NEWS quad leaves a chow of Soldiers, and nothing over
    assert discards(Normal(), situation("gX gY gZ gS rS wS yS")) == {"gS", "rS", "wS", "yS"}


@pytest.mark.parametrize(
    ("hand", "offer", "kinds", "kind"),
    [
        ("gX wB yC rY", "gX", (MeldKind.PAIR,), MeldKind.PAIR),
        ("gX gX wB yC rY", "gX", (MeldKind.PONG, MeldKind.PAIR), MeldKind.PONG),
        ("gY gZ wB yC rY", "gX", (MeldKind.CHOW_XYZ,), MeldKind.CHOW_XYZ),
        # each of these would break as much as it makes
        ("gX gX gY gY rB", "gZ", (MeldKind.CHOW_XYZ,), None),
        ("gX gY gZ wB wB", "gX", (MeldKind.PAIR,), None),
    ],
)
def test_normal_claims_what_lowers_the_deadwood(
    hand: str, offer: str, kinds: Sequence[MeldKind], kind: MeldKind | None
) -> None:
    assert claimed(Normal(), situation(hand), offer, *kinds) == kind


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_normal_leaves_the_least_deadwood_and_then_the_most_points(rules: Rules) -> None:
    partition = parts_for(rules, 4).partition
    for state in positions(rules, range(2)):
        for seat in map(Seat, range(4)):
            seen = situation_of(project(state, seat))
            counts = counts_of(state.card(index) for index in state.hands[seat])
            if not any(drop for part in seen.hand for drop in part.drops):
                continue
            for offer in ALL_CARDS[seat:28:5]:
                fusions = partition.fusions(counts, offer)
                if fusions:
                    check_normal_claim(partition, seen, counts, offer, fusions)
            left = without(counts, (Normal().discard(seen, 7),))
            assert measured(partition, left, 0) == best_discard(partition, seen, counts, 0)


def check_normal_claim(
    partition: Partition, seen: Situation, counts: bytes, offer: Card, fusions: Sequence[Fusion]
) -> None:
    """Compare the normal player's claim with all claims tried one by one on the whole hand."""
    worths = {}
    for fusion in fusions:
        left = without(counts, fusion.partners)
        if any(card for card in cards_of(left) if not card.is_general):
            made = Meld(fusion.kind, tuple(sorted((offer, *fusion.partners))))
            worths[fusion] = best_discard(partition, seen, left, exposed_points(partition.rules, made))
    if not worths:
        return
    chosen = Normal().claim(seen, offer, tuple(worths), may_pass=True, seed=0)
    best = min(worths.values())
    if best[0] < partition.deadwood(counts):
        assert chosen is not None
        assert worths[chosen] == best
    else:
        assert chosen is None


def best_discard(partition: Partition, seen: Situation, counts: bytes, melded: int) -> tuple[int, int]:
    """Return the least deadwood, and the points then, negative, over all discards of the whole hand."""
    may_go = [card for group in seen.parts.discardable for card in group if counts[card]]
    return min(measured(partition, without(counts, (card,)), melded) for card in may_go)


def measured(partition: Partition, counts: bytes, melded: int) -> tuple[int, int]:
    deadwood, points = partition.measure(counts)
    return deadwood, -(points + melded)


def test_hard_throws_the_run_that_cannot_be_completed() -> None:
    hand = "gY gZ rY rZ wB wB yC yC gA"

    assert discards(Hard(), situation(hand, shown={"gX": 4})) <= {"gY", "gZ"}
    assert discards(Hard(), situation(hand, shown={"rX": 4})) <= {"rY", "rZ"}


def test_hard_keeps_half_a_run_rather_than_a_lone_card() -> None:
    assert discards(Hard(), situation("gY gZ wB yC yC rA")) == {"wB"}


def test_hard_keeps_the_lone_card_of_which_more_are_unseen() -> None:
    assert discards(Hard(), situation("gY rB yC yC wZ wZ", shown={"gY": 3})) == {"gY"}
    assert discards(Hard(), situation("gY rB yC yC wZ wZ", shown={"rB": 3})) == {"rB"}


def test_hard_does_not_give_up_a_good_wait_for_a_pong() -> None:
    # waiting for yY, of which four are to come; after the pong one of yX and yZ is left waiting for its pair
    ready = "rA rB rC rY rY wX wY wZ yX yZ rS wS yS"

    assert claimed(Normal(), situation(ready, shown={"rY": 1}), "rY", MeldKind.PONG) is MeldKind.PONG
    assert claimed(Hard(), situation(ready, shown={"rY": 1}), "rY", MeldKind.PONG) is None
    assert claimed(Hard(), situation(ready, shown={"rY": 1, "yY": 4}), "rY", MeldKind.PONG) is MeldKind.PONG


@pytest.mark.parametrize(("least", "claim"), [(0, None), (4, None), (5, MeldKind.PONG), (7, MeldKind.PONG)])
def test_hard_gives_up_a_wait_that_is_too_poor_to_win(least: int, claim: MeldKind | None) -> None:
    # the run that yY would complete makes four points, three more after the pong
    ready = "rA rB rC rY rY wX wY wZ yX yZ rS wS yS"
    rules = override(PVT, {"min_points_to_win": least})

    assert claimed(Hard(), situation(ready, shown={"rY": 1}, rules=rules), "rY", MeldKind.PONG) is claim


def test_what_an_exposed_pong_gains_by_its_fourth_card_is_the_difference() -> None:
    part = situation("gX gX").hand[parts_for(PVT, 4).place_of[Card.gX]]

    assert part.taking(Fusion(MeldKind.PONG, (Card.gX,) * 2)).points == 3
    assert part.taking(UPGRADE).points == 3


def test_a_joker_that_is_worth_more_gains_more_and_a_general_does_not() -> None:
    parts = parts_for(override(PVT, {"jokers": 5, "joker_extra": 2}), 4)
    gains = [
        parts.node(parts.place_of[card], counts_of(())).taking(Fusion(MeldKind.SINGLE, ())).points
        for card in (Card.J1, Card.gA)
    ]

    assert gains == [3, 1]


def test_hard_claims_what_helps_while_it_is_far_from_a_win() -> None:
    far = situation("gX gX gB rC wY yZ rS wB yA", others=20)

    assert claimed(Hard(), far, "gX", MeldKind.PONG) is MeldKind.PONG
    assert claimed(Hard(), far, "rC", MeldKind.PAIR) is MeldKind.PAIR


def test_hard_claims_what_it_must() -> None:
    ready = situation("rA rB rC rY rY wX wY wZ yX yZ rS wS yS", shown={"rY": 1})
    pong = claims(ready, "rY", MeldKind.PONG)

    assert Hard().claim(ready, Card.rY, pong, may_pass=False, seed=0) == pong[0]


def test_the_prospects_of_half_a_run() -> None:
    parts = Parts(Partition(PVT, 4))
    place = parts.place_of[Card.gX]
    found = {
        prospect.card: prospect for prospect in prospects(parts.hand(counts_of(parse_cards("gY gZ")))[place])
    }

    assert set(found) == {Card.gX, Card.gY, Card.gZ}
    # the chow is for the seat in turn, completes the part, and lays down one point
    assert found[Card.gX].in_turn == Gain(2, 1)
    assert found[Card.gX].out_of_turn is None
    assert found[Card.gX].win_points == 1
    assert found[Card.gY].in_turn == Gain(1, 0)
    assert found[Card.gY].win_points is None


@pytest.mark.parametrize(("rules", "seats"), [(PVT, 4), (WIKI, 5), (LOOSE, 6)], ids=["pvt", "wiki", "loose"])
def test_the_parts_of_a_hand_add_up_to_it(rules: Rules, seats: int) -> None:
    parts = parts_for(rules, seats)
    chance = random.Random(3)
    for number in range(20):
        state = dealt(rules, number, seats=seats)
        cards = [state.card(index) for index in state.hands[Seat(0)]]
        hand_size = chance.randrange(1, 21)
        counts = counts_of(cards[:hand_size])
        hand = parts.hand(counts)
        deadwood, points = parts.partition.measure(counts)

        assert bytes(map(sum, zip(*(part.counts for part in hand), strict=True))) == counts
        assert sum(part.worth for part in hand) == deadwood * DEADWOOD - points
        for part in hand:
            for drop in part.drops:
                less = parts.partition.measure(without(counts, (drop.card,)))
                assert drop.change == (less[0] - deadwood) * DEADWOOD - (less[1] - points)
        for card in ALL_CARDS[: 28 + rules.jokers]:
            for fusion in parts.partition.fusions(counts, card):
                taking = hand[parts.place_of[card]].taking(fusion)
                left = without(counts, fusion.partners)
                others = sum(part.deadwood for part in hand if part.place != taking.after.place)
                assert others + taking.after.deadwood == parts.partition.deadwood(left)
                assert taking.points == exposed_points(rules, Meld(fusion.kind, (card, *fusion.partners)))


def test_what_may_not_be_discarded_cannot_be_dropped() -> None:
    seen = situation("gA gB rX")
    part = seen.hand[seen.parts.place_of[Card.gA]]

    assert [drop.card for drop in part.drops] == [Card.gB]
    assert part.drop(Card.gB).after.counts[Card.gA] == 1
    for card in (Card.gA, Card.gC):
        with pytest.raises(KeyError):
            part.drop(card)
