"""The analysis of a hand on paper: what it may claim, whether it wins, what it waits for.

Hands may be partial, and nothing is assumed of cards that are not named.
"""

from dataclasses import dataclass

from engine.cards import ALL_CARDS, Card
from engine.claims import Offering, Position, Source, spare_cards
from engine.errors import EngineError
from engine.melds import Meld, MeldKind
from engine.options import Holding, Options, options
from engine.partition import Fusion, Partition, counts_of, exposed_points, partition_for
from engine.rules import Rules
from engine.scoring import Winning, best_win


@dataclass(frozen=True, slots=True)
class HandQuestion:
    """A hand, and perhaps a card it is offered.

    Attributes:
        rules: the rules to judge by.
        hand: the concealed cards.
        exposed: the melds on the table.
        offering: the card on offer as this seat sees it, or None.
    """

    rules: Rules
    hand: tuple[Card, ...]
    exposed: tuple[Meld, ...]
    offering: Offering | None


@dataclass(frozen=True, slots=True)
class Analysis:
    """The answer to a `HandQuestion`.

    Attributes:
        deadwood: the least deadwood of the hand before the offer.
        points: the points of its best arrangement and of the exposed melds.
        waits: the cards that would complete the hand if its seat drew them, in canonical order; none of
            which all copies are in the hand and the exposed melds.
        claims: what may be claimed without winning, in canonical order.
        win: the most valuable win on the offer, or None.
    """

    deadwood: int
    points: int
    waits: tuple[Card, ...]
    claims: tuple[Fusion, ...]
    win: Winning | None


_USUAL_SEATS = 4
"""A hand on paper does not say how many play: four, or as few as the rules are for; it decides the copies."""


def analyze(question: HandQuestion) -> Analysis:
    """Answer a question. Raises EngineError if the cards are more than the deck holds."""
    rules, offering = question.rules, question.offering
    partition = partition_for(rules, _USUAL_SEATS if _USUAL_SEATS in rules.players else min(rules.players))
    named = [*question.hand, *(card for meld in question.exposed for card in meld.cards)]
    left = _copies_left(partition, named)
    if offering is not None and not left[offering.card]:
        msg = f"{offering.card.name} is on offer, but every copy of it is named already"
        raise EngineError(msg)
    waits = tuple(
        card
        for card in ALL_CARDS
        if left[card]
        and _best_win(partition, question, Offering(card, Source.DRAW, Position.SELF)) is not None
    )
    found, win = Options((), can_win=False, must_claim=None), None
    if offering is not None:
        found = options(partition, _holding(question, offering), offering)
        win = _best_win(partition, question, offering)
    deadwood, points = partition.measure(counts_of(question.hand))
    return Analysis(deadwood, points + _exposed_points(question), waits, found.claims, win)


def _best_win(partition: Partition, question: HandQuestion, offering: Offering) -> Winning | None:
    return best_win(partition, _holding(question, offering), question.exposed, offering)


def _holding(question: HandQuestion, offering: Offering) -> Holding:
    exposed = question.exposed
    held = len(question.hand) + sum(len(meld.cards) for meld in exposed)
    is_whole = 0 <= held - question.rules.hand_size <= spare_cards(question.rules, exposed)
    has_pong = Meld(MeldKind.PONG, (offering.card,) * 3) in exposed
    return Holding(counts_of(question.hand), has_pong, is_whole, _exposed_points(question))


def _exposed_points(question: HandQuestion) -> int:
    return sum(exposed_points(question.rules, meld) for meld in question.exposed)


def _copies_left(partition: Partition, cards: list[Card]) -> tuple[int, ...]:
    """Return how many copies of each card the deck has beside these. Raises EngineError if one is missing."""
    jokers = ALL_CARDS[28 : 28 + partition.rules.jokers]
    left = [partition.copies if not card.is_joker else int(card in jokers) for card in ALL_CARDS]
    for card in cards:
        left[card] -= 1
        if left[card] < 0:
            msg = f"{card.name} is named more often than the deck holds it"
            raise EngineError(msg)
    return tuple(left)
