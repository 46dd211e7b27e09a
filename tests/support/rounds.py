"""Rounds for tests: dealt from a number, played by seeded chance, built from what lies where."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.actions import Action, Claim, Discard, Draw, Fold, Pass, Win
from engine.apply import Transition, apply
from engine.cards import Card, DeckIndex, canonical_deck
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.match import MatchSetup, begin_match, deal_round
from engine.notation import parse_action, parse_cards
from engine.partition import partition_for, without
from engine.rules import Rules
from engine.seats import Seat
from engine.state import Phase, RoundState, deal, owned_slots, wall_start

COMPLETE = "gY gZ rB rB rC rC rX rX rY rY yB yB yC yC yX yX yY yY wB wB"
"""Twenty cards that wait for gX, and hold no card that the other hands of a test need."""


def dealt(rules: Rules, seed: int, *, seats: int = 4, dealer: int = 0) -> RoundState:
    """Return a round dealt from a number."""
    setup = MatchSetup(rules, seats, 0, seed.to_bytes(32), Seat(dealer))
    return deal_round(begin_match(setup))


def declared(state: RoundState) -> RoundState:
    """Return a round just dealt after every seat has declared, no mulligan being called."""
    while state.phase is Phase.DECLARE:
        state = apply(state, legal_actions(state, seats_to_act(state)[0])[-1]).state
    return state


def play(
    state: RoundState, chance: random.Random, *, greed: float = 0.0
) -> Iterator[tuple[RoundState, Action, Transition]]:
    """Play a round to its end, yielding each state, the action and what it led to.

    Args:
        state: the round so far.
        chance: decides everything else.
        greed: how often a seat wins if it can, and else does what leaves it the least deadwood.
    """
    while not state.is_over:
        for seat in seats_to_act(state):
            legal = legal_actions(state, seat)
            if chance.random() < greed:
                action = min(legal, key=lambda action: badness(state, action))
            else:
                action = legal[int(chance.random() * len(legal))]
            step = apply(state, action)
            yield state, action, step
            state = step.state


def badness(state: RoundState, action: Action) -> int:
    """Return how bad an action is: by the junk it leaves, a win being best and giving up worst."""
    counts = state.counts[action.seat]
    if isinstance(action, Fold):
        return len(state.deck)
    if isinstance(action, Win) or counts is None:
        return -1
    used = (
        (action.card,) if isinstance(action, Discard) else action.cards if isinstance(action, Claim) else ()
    )
    left = without(counts, [state.card(index) for index in used])
    return 2 * partition_for(state.rules, state.seats).deadwood(left) - isinstance(action, Claim)


def positions(rules: Rules, seeds: Sequence[int], *, seats: int = 4) -> Iterator[RoundState]:
    """Yield every state of some rounds, played half by chance, the last one of each included."""
    for seed in seeds:
        state = dealt(rules, seed, seats=seats, dealer=seed % seats)
        yield state
        for _, _, step in play(state, random.Random(seed), greed=0.5):
            yield step.state


def just_dealt(rules: Rules, hands: Mapping[Seat, str]) -> RoundState:
    """Return a round of four just dealt by seat 0 in which some hands begin with given cards.

    The rest lies so that no other hand holds three alike, or none of the Generals.
    """
    slots = owned_slots(rules, 4, Seat(0))
    deck: dict[int, Card] = {}
    for seat, text in hands.items():
        deck |= dict(zip(slots[seat], parse_cards(text), strict=False))
    left = Counter(canonical_deck(rules.copies(4), rules.jokers)) - Counter(deck.values())
    # four alike go far apart, and what is left of the given cards into the wall
    rest = [card for _, card in sorted((copy, card) for card in left for copy in range(left[card]))]
    for index in reversed(range(rules.deck_size(4))):
        if index not in deck:
            deck[index] = rest.pop(0)
    return deal(rules, 4, Seat(0), tuple(deck[index] for index in range(len(deck))))


def arranged(
    rules: Rules,
    hands: Mapping[Seat, str] | Mapping[int, str],
    *,
    seats: int = 4,
    dealer: int = 0,
    wall: str = "",
) -> RoundState:
    """Return a round in which some hands and the top of the wall hold given cards, the rest what is left.

    Where dealt cards are declared, all seats have done so.

    Args:
        rules: the rules.
        hands: by seat, the cards it is to hold; its further cards are the lowest left that no one asked for.
        seats: how many play.
        dealer: who opens.
        wall: the cards to be drawn first, in order.
    """
    slots = owned_slots(rules, seats, Seat(dealer))
    deck: dict[int, Card] = {}
    for seat, text in hands.items():
        deck |= dict(zip(slots[Seat(seat)], parse_cards(text), strict=False))
    deck |= {wall_start(rules, seats) + place: card for place, card in enumerate(parse_cards(wall))}
    left = list(canonical_deck(rules.copies(seats), rules.jokers))
    for card in deck.values():
        left.remove(card)
    # what is left is handed out from both ends, so that the filling makes few melds
    size = rules.deck_size(seats)
    for place, index in enumerate(index for index in range(size) if index not in deck):
        deck[index] = left.pop(-1 if place % 2 else 0)
    return declared(deal(rules, seats, Seat(dealer), tuple(deck[index] for index in range(size))))


_PHASES = {"draw": Phase.DRAW, "discard": Phase.DISCARD}


def follow(state: RoundState, *lines: str) -> RoundState:
    """Return the round after some actions in notation; seats not named pass, and draw on their turn."""
    for line in lines:
        seat, verb = Seat(int(line.split()[0])), line.split()[1]
        while verb != "leave" and not _is_due(state, seat, verb):
            state = idle(state)
        state = apply(state, parse_action(state, line)).state
    return state


def _is_due(state: RoundState, seat: Seat, verb: str) -> bool:
    return state.phase is _PHASES.get(verb, Phase.OFFER) and seat in seats_to_act(state)


def settle(state: RoundState) -> RoundState:
    """Return the round after everybody who is still asked about the card on offer has passed."""
    while state.open_offer is not None:
        state = idle(state)
    return state


def idle(state: RoundState) -> RoundState:
    """Return the round after the first seat awaited has passed or drawn."""
    seat = seats_to_act(state)[0]
    return apply(state, Draw(seat) if state.phase is Phase.DRAW else Pass(seat)).state


def index_of(state: RoundState, seat: int, card: str) -> DeckIndex:
    """Return the canonical position of a card of a hand."""
    wanted = Card[card]
    return next(index for index in state.hands[Seat(seat)] if state.card(index) == wanted)


def check_cards(state: RoundState) -> None:
    """Check that every card is in one place and none is missing or double (docs/rules.md, 7.7 (1))."""
    places: list[int] = list(range(state.wall_start, len(state.deck)))
    for seat, hand in state.hands.items():
        places += hand
        places += [index for meld in state.exposed[seat] for index in meld.cards]
        places += state.discards[seat]
    if state.offer is not None:
        places.append(state.offer.card)
    assert sorted(places) == list(range(len(state.deck)))
    assert Counter(state.deck) == Counter(canonical_deck(state.rules.copies(state.seats), state.rules.jokers))


def check_sizes(state: RoundState) -> None:
    """See that hand and exposed melds are 20 cards, with the card to discard 21 (docs/rules.md, 7.7 (2))."""
    for seat, hand in state.hands.items():
        extra = state.phase in (Phase.DISCARD, Phase.DECLARE) and seat == state.active
        extra |= state.phase is Phase.VOID and seat == state.dealer
        is_alone = len(state.folded) >= state.seats - 1
        extra |= seat == state.dealer and (seat in state.folded or is_alone)
        own = len(hand) + sum(len(meld.cards) for meld in state.exposed[seat])
        assert own == state.rules.hand_size + extra
        assert state.hands[seat] == tuple(sorted(hand))
