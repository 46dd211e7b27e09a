"""The analysis of a hand on paper: what it may claim, whether it wins, what it waits for.

Hands may be partial, and nothing is assumed of cards that are not named.
"""

from dataclasses import dataclass

from engine.cards import ALL_CARDS, Card
from engine.claims import Holding, Offering, Options, Position, Source, options
from engine.errors import EngineError
from engine.melds import Meld, MeldKind
from engine.partition import Fusion, counts_of, exposed_points, partition_for
from engine.rules import Rules
from engine.scoring import Winning, best_win


@dataclass(frozen=True, slots=True)
class Question:
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
    """The answer to a `Question`.

    Attributes:
        deadwood: the least deadwood of the hand before the offer.
        points: the points of its best arrangement and of the exposed melds.
        waits: the cards that would complete the hand, in canonical order.
        claims: what may be claimed without winning, in canonical order.
        win: the most valuable win on the offer, or None.
    """

    deadwood: int
    points: int
    waits: tuple[Card, ...]
    claims: tuple[Fusion, ...]
    win: Winning | None


def analyze(question: Question) -> Analysis:
    """Answer a question. Raises EngineError if the cards are more than the deck holds."""
    rules, offering = question.rules, question.offering
    seats = min(rules.players) if 4 not in rules.players else 4
    partition = partition_for(rules, seats)
    named = [*question.hand, *(card for meld in question.exposed for card in meld.cards)]
    _check_copies(rules, seats, [*named, *([] if offering is None else [offering.card])])
    counts = counts_of(question.hand)
    whole = len(named) == rules.hand_size
    waits = tuple(
        card
        for card in ALL_CARDS[: 28 + rules.jokers]
        if named.count(card) < (rules.copies(seats) if card < Card.J1 else 1)
        and _would_win(question, whole, card)
    )
    found = Options((), can_win=False, must_claim=None)
    win = None
    if offering is not None:
        holding = Holding(counts, _has_triple(question.exposed, offering.card), whole)
        found = options(partition, holding, offering)
        win = best_win(partition, holding, question.exposed, offering)
    points = partition.points(counts) + sum(exposed_points(rules, meld) for meld in question.exposed)
    return Analysis(partition.deadwood(counts), points, waits, found.claims, win)


def _would_win(question: Question, whole: bool, card: Card) -> bool:
    """Return whether drawing this card oneself would win."""
    partition = partition_for(
        question.rules, 4 if 4 in question.rules.players else min(question.rules.players)
    )
    holding = Holding(counts_of(question.hand), _has_triple(question.exposed, card), whole)
    offering = Offering(card, Source.DRAW, Position.SELF)
    return best_win(partition, holding, question.exposed, offering) is not None


def _has_triple(exposed: tuple[Meld, ...], card: Card) -> bool:
    return Meld(MeldKind.PONG, (card,) * 3) in exposed


def _check_copies(rules: Rules, seats: int, cards: list[Card]) -> None:
    for card in ALL_CARDS:
        held = cards.count(card)
        allowed = rules.copies(seats) if card < Card.J1 else int(card - Card.J1 < rules.jokers)
        if held > allowed:
            msg = f"{card.name} is named {held} times, the deck holds {allowed}"
            raise EngineError(msg)
