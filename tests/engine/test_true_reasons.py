"""Every reason is true: what it names is there, and once that is taken away it is not given any more.

Taken away one after the other, all that stands in the way of a button is gone after a few steps; a reason
that nothing takes away is given first, so nobody is told to wait for a turn that would not help either.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from engine.actions import Discard, Pass
from engine.cards import DeckIndex
from engine.errors import Reason
from engine.legal import why_no_meld, why_no_win, why_not
from engine.melds import Meld, MeldKind
from engine.notation import format_cards
from engine.rules import Rules
from engine.rules_text import override
from engine.seats import BySeat, Seat
from engine.state import ExposedMeld, Phase, RoundState
from tests.engine.test_playable_rules import random_rules
from tests.support.remedies import FOR_EVER, REMEDIES, Kinds, given, held, never_fits, shown_by
from tests.support.rounds import arranged, dealt, follow, play, positions
from tests.support.rulesets import PVT, RULESETS, TENHU
from tusac_qt.play.buttons import BUTTON_KINDS

pytestmark = pytest.mark.long

NO_KINDS: Kinds = frozenset()
NO_ANSWER = {Reason.ALREADY_ANSWERED, Reason.OWN_DISCARD, Reason.HAS_FOLDED}
"""Reasons that bar answers of every kind, and so go before any other."""

_STEPS = 8

Ask = Callable[[RoundState, Seat], Reason | None]
"""Why a button does nothing."""


def _buttons() -> Iterator[tuple[Kinds, Ask]]:
    """Yield every button: the melds it makes, and the question why it does nothing."""
    for kinds in BUTTON_KINDS.values():
        yield kinds, lambda state, seat, kinds=kinds: why_no_meld(state, seat, kinds)  # type: ignore[misc]
    yield NO_KINDS, why_no_win
    yield NO_KINDS, lambda state, seat: why_not(state, seat, Pass(seat))


def follow_reasons(state: RoundState, seat: Seat, kinds: Kinds, ask: Ask) -> list[Reason]:
    """Take away reason after reason until a button is lit; return the reasons, in order."""
    told: list[Reason] = []
    while (reason := ask(state, seat)) is not None:
        told.append(reason)
        if reason in FOR_EVER:
            assert never_fits(state, kinds), "another hand could do it"
            assert set(told[:-1]) <= NO_ANSWER, f"what never fits was told last: {told}"
            return told
        try:
            after = REMEDIES[reason](state, seat, kinds)
        except AssertionError as error:
            hand = format_cards(tuple(map(state.card, state.hands[seat])))
            card, melds = (
                format_cards((state.card(state.offer.card),)) if state.offer else None,
                [format_cards(meld.meld.cards) for meld in state.exposed[seat]],
            )
            pytest.fail(f"{told} of {kinds} is not true of {hand}, {melds}, offered {card}: {error}")
        assert after != state, f"{reason} has no cause here"
        assert len(told) <= _STEPS, f"no end of reasons: {told}"
        state = after
    assert len(set(told)) >= len(told) - 1, f"taken away, a reason is given again: {told}"
    return told


def judged(state: RoundState, told: Counter[Reason]) -> None:
    """See that all reasons of all seats are true, and count them."""
    for seat in map(Seat, range(state.seats)):
        for kinds, ask in _buttons():
            told.update(follow_reasons(state, seat, kinds, ask))


def offers(states: Iterator[RoundState], chance: random.Random, share: float) -> Iterator[RoundState]:
    """Yield some of the states with a card on offer, and of each some that seldom arise by themselves."""
    for state in states:
        if state.phase is Phase.OFFER and chance.random() < share:
            yield state
            seat = Seat(chance.randrange(state.seats))
            asked = state._replace(answers=BySeat.fill(state.seats, None), folded=(), dead=())
            asked = asked if state.offer is None else shown_by(asked, state.offer.owner, state.offer.source)
            few = tuple(chance.sample(asked.hands[seat], min(chance.randrange(5), len(asked.hands[seat]))))
            for bare in (asked, held(asked, seat, few)):
                yield bare
                yield with_copies(bare, seat, chance.randrange(1, 4))
                yield with_open_pong(bare, seat)


def with_copies(state: RoundState, seat: Seat, count: int) -> RoundState:
    """Return the round in which a seat holds so many of the card on offer, if the deck has them."""
    assert state.offer is not None
    return given(state, seat, (state.card(state.offer.card),) * count) or state


def with_open_pong(state: RoundState, seat: Seat) -> RoundState:
    """Return the round in which a seat has an exposed pong of the card on offer, if the deck has so many."""
    assert state.offer is not None
    card, at = state.card(state.offer.card), state.offer.card
    cards = tuple(DeckIndex(place) for place, other in enumerate(state.deck) if other == card and place != at)
    if len(cards) < MeldKind.PONG.size or card.is_joker or card.is_general:
        return state
    pong = ExposedMeld(Meld(MeldKind.PONG, (card,) * 3), cards[:3], state.offer.owner)
    bare = held(state, seat, tuple(index for index in state.hands[seat] if index not in cards[:3]))
    return bare._replace(exposed=bare.exposed.replace(seat, (pong,)))


def a_dead_hand() -> RoundState:
    """Return a round in which a seat with nothing but Generals has drawn one more.

    It is too rare to be dealt.
    """
    rules = override(TENHU, {"hand_size": 2, "expose_dealt_kongs": False})
    return follow(arranged(rules, {0: "gB rC wX", 1: "gA rA"}, wall="wA yB"), "0 discard wX", "1 draw")


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_every_reason_is_true(rules: Rules) -> None:
    chance, told = random.Random(7), Counter[Reason]()
    for state in offers(positions(rules, range(20, 23)), chance, 0.05):
        judged(state, told)

    assert {Reason.NEED_MORE_CARDS, Reason.HAND_NOT_COMPLETE} <= told.keys()


@pytest.mark.slow
def test_every_reason_is_true_by_drawn_rules() -> None:
    told = Counter[Reason]()
    for seed in range(60):
        chance = random.Random(seed)
        rules = random_rules(chance)
        (seats,) = rules.players
        steps = play(dealt(rules, seed, seats=seats, dealer=seed % seats), chance, greed=0.5)
        for state in offers((step.state for _, _, step in steps), chance, 0.06):
            judged(state, told)
    judged(a_dead_hand(), told)
    # a drawn joker is too rare to be left to the rules that are drawn
    for state in positions(override(PVT, {"jokers": 5, "jokers_as_generals": True}), range(3)):
        if state.offer is not None and state.card(state.offer.card).is_joker:
            judged(state, told)

    assert told.keys() == REMEDIES.keys() | FOR_EVER, "not all reasons were shown"


def test_a_general_that_may_not_be_discarded_may_be_where_the_rules_let_it() -> None:
    state = arranged(PVT, {0: "gA gB"})
    general = next(index for index in state.hands[Seat(0)] if state.card(index).is_general)
    thrown = Discard(Seat(0), general)

    assert why_not(state, Seat(0), thrown) is Reason.GENERAL_NOT_DISCARDED
    allowed = override(PVT, {"general_discard": "allowed"})
    assert why_not(state._replace(rules=allowed), Seat(0), thrown) is None
