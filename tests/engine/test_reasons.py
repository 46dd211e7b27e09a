"""Why an action is proposed.

Every number that is named can be counted from what the seat sees, and no other.
"""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.actions import Action, Discard, Pass, Win
from engine.ai.advice import propose
from engine.cards import JOKERS, SUITED, Card
from engine.knobs import PongUpgrade
from engine.legal import legal_actions
from engine.match import MatchSetup, begin_match, deal_round
from engine.melds import MeldKind, meld_kind
from engine.partition import Counts, counts_of, partition_for, without
from engine.rules import Rules
from engine.seats import Seat
from engine.state import Phase, RoundState
from engine.view import View, conceal, project
from tests.client.play.test_hints import claim, discards, view_of
from tests.support.rounds import play
from tests.support.rulesets import RULESETS
from tusac_qt.play.reasons import Why, WhyKind, why
from tusac_qt.words.hint_words import why_text

SEEDS = 6


def unseen(view: View) -> Counter[Card]:
    """Count the cards the seat has not seen, from what lies before its eyes."""
    left = Counter({card: view.rules.copies(view.seats) for card in SUITED})
    left.update(JOKERS[: view.rules.jokers])
    left.subtract(held.card for held in view.hand)
    left.subtract(card for melds in view.exposed for meld in melds for card in meld.cards)
    left.subtract(card for row in view.discards for card in row)
    left.subtract([] if view.offer is None else [view.offer.card])
    return left


def check_discard(view: View, found: Why, left: Counts, before: int) -> None:
    """Count again what was said about the hand that a discard leaves."""
    tables, rest = partition_for(view.rules, view.seats), unseen(view)
    after = tables.deadwood(left)
    if found.kind is WhyKind.READY:
        waits = set(tables.waits(left))
        if view.rules.exposed_pong_upgrade is not PongUpgrade.NEVER and not after:
            waits |= {meld.cards[0] for meld in view.exposed[view.seat] if meld.kind is MeldKind.PONG}
        assert found.unseen == sum(rest[card] for card in waits) > 0
    elif found.kind is WhyKind.KEEPS:
        completing = [
            card
            for card in SUITED
            if rest[card]
            and meld_kind((*found.cards, card), view.rules.mixed_color_ranks) is not None
            and tables.deadwood(without(left, found.cards)) < after
        ]
        thrown = Counter(card for row in view.discards for card in row)
        assert all(left[card] >= found.cards.count(card) for card in found.cards)
        assert found.unseen == sum(rest[card] for card in completing) > 0
        assert found.thrown == sum(thrown[card] for card in completing)
    else:
        rest_kind = WhyKind.JUDGED if before else WhyKind.LEAST
        assert found.kind is (rest_kind if after >= before else WhyKind.ALONE)


def check(view: View, action: Action, found: Why, legal: tuple[Action, ...]) -> None:
    """Count again what was said about an action."""
    counts = counts_of(held.card for held in view.hand)
    junk = partition_for(view.rules, view.seats).deadwood(counts)
    if isinstance(action, Discard):
        card = next(held.card for held in view.hand if held.index == action.card)
        check_discard(view, found, without(counts, [card]), junk)
    elif isinstance(action, Win):
        assert found.kind is WhyKind.WINS
    elif found.kind is WhyKind.LESS_JUNK:
        assert found.before == junk > found.after
    elif found.kind is WhyKind.DUE:
        assert found.before == junk < found.after
        assert not any(isinstance(other, Pass) for other in legal)
    elif found.kind is WhyKind.JUDGED and not isinstance(action, Pass):
        assert found.before == junk < found.after
        assert any(isinstance(other, Pass) for other in legal)
    elif found.kind is WhyKind.MORE_JUNK:
        assert isinstance(action, Pass)
        assert found.before == junk < found.after


def decisions(rules: Rules) -> Iterator[tuple[RoundState, Seat, tuple[Action, ...]]]:
    """Yield what seats are asked in random rounds, where they have a choice."""
    seats = min(rules.players)
    for seed in range(SEEDS):
        setup = MatchSetup(rules, seats, 1, seed.to_bytes(32), Seat(0))
        for state, _, _ in play(deal_round(begin_match(setup)), random.Random(seed), greed=0.8):
            for seat in map(Seat, range(seats)):
                legal = legal_actions(state, seat)
                if state.phase in (Phase.OFFER, Phase.DISCARD) and len(legal) > 1:
                    yield state, seat, legal


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_every_number_named_is_true_by_counting_and_hidden_cards_say_nothing(rules: Rules) -> None:
    told: set[WhyKind] = set()
    for state, seat, legal in decisions(rules):
        view = project(state, seat)
        for action in legal:
            found = why(view, action, legal)
            told.add(found.kind)
            check(view, action, found, legal)
            assert "{" not in why_text(found)
        action = propose(view, legal)
        assert why(view, action, legal) == why(project(conceal(state, seat), seat), action, legal)
    assert WhyKind.KEEPS in told


def of_discard(hand: str, card: str, *, thrown: str = "") -> str:
    """Return why a card should be thrown."""
    view = view_of(hand, discards=thrown)
    action = next(
        action
        for action in discards(view)
        if isinstance(action, Discard)
        and any(held.index == action.card and held.card.name == card for held in view.hand)
    )
    return why_text(why(view, action, discards(view)))


def test_a_discard_tells_what_it_keeps_and_how_many_cards_would_complete_that() -> None:
    hand = "gB gB wB wB rX rY wC yZ yS"
    assert of_discard(hand, "wC") == (
        "It keeps ▲\u00a0red Chariot and ▲\u00a0red Cannon: 4 unseen cards would complete that; "
        "nobody has discarded one yet."
    )
    assert of_discard(hand, "wC", thrown="rZ") == (
        "It keeps ▲\u00a0red Chariot and ▲\u00a0red Cannon: 3 unseen cards would complete that; discarded"
        " so far: 1."
    )


def test_a_claim_and_a_pass_tell_what_becomes_of_the_junk() -> None:
    view = view_of("rX rY wC yZ yS gB", offer="rZ")
    taken = claim(view, MeldKind.CHOW_XYZ, "rX rY")
    assert (
        why_text(why(view, taken, (taken, Pass(Seat(0)))))
        == "After your discard, your junk goes from 6 to 3."
    )

    view = view_of("gX gY gZ rX rX yS", offer="gX")
    broken = claim(view, MeldKind.PAIR, "gX")
    assert why_text(why(view, Pass(Seat(0)), (broken, Pass(Seat(0))))) == (
        "Any claim would leave you 2 junk cards, not 1."
    )
