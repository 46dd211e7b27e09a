"""The reasons for a proposed action, in numbers that its player could count from the open cards."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from engine.actions import Action, Claim, Discard, Pass, Win
from engine.ai.advice import OwnHand
from engine.cards import ALL_CARDS, Card
from engine.melds import Meld
from engine.partition import Counts, counts_of, exposed_points, without
from engine.view import View


class WhyKind(Enum):
    """The reasons for an action."""

    WINS = "wins"
    READY = "ready"
    KEEPS = "keeps"
    ALONE = "alone"
    LEAST = "least"
    LESS_JUNK = "less junk"
    POINTS = "points"
    SET = "set"
    MORE_JUNK = "more junk"
    FEWER_WAITS = "fewer waits"
    DUE = "due"
    JUDGED = "judged"
    NO_CLAIM = "no claim"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Why:
    """The reason for one action.

    Attributes:
        kind: what it is.
        cards: the cards of the hand it keeps.
        unseen: how many cards that this seat has not seen would win, or complete what is kept.
        thrown: how many such cards lie unclaimed before the seats.
        before: junk now; of FEWER_WAITS the unseen cards that would win now.
        after: junk then, the best discard made; of FEWER_WAITS the unseen cards that would win then; of
            POINTS what the set counts.
    """

    kind: WhyKind
    cards: tuple[Card, ...] = ()
    unseen: int = 0
    thrown: int = 0
    before: int = 0
    after: int = 0


def why(view: View, action: Action, legal: Iterable[Action] = ()) -> Why:
    """Return the reason for an action of a seat.

    Args:
        view: what the seat may know.
        action: what is proposed to it.
        legal: what else it might do.
    """
    hand = OwnHand(view)
    if isinstance(action, Win):
        return Why(WhyKind.WINS)
    if isinstance(action, Discard):
        return _of_discard(hand, hand.held[action.card])
    if isinstance(action, Claim):
        return _of_claim(hand, action, may_pass=any(isinstance(other, Pass) for other in legal))
    if isinstance(action, Pass):
        return _of_pass(hand, [other for other in legal if isinstance(other, Claim)])
    return Why(WhyKind.NOTHING)


def _of_discard(hand: OwnHand, card: Card) -> Why:
    left = without(hand.counts, [card])
    before, after = hand.tables.deadwood(hand.counts), hand.tables.deadwood(left)
    waits = _unseen_waits(hand, left)
    if waits:
        return Why(WhyKind.READY, unseen=waits, before=before, after=after)
    if after >= before:
        return Why(WhyKind.JUDGED if before else WhyKind.LEAST, before=before, after=after)
    kept = _kept(hand, left)
    return Why(WhyKind.ALONE, before=before, after=after) if kept is None else kept


def _of_claim(hand: OwnHand, claim: Claim, *, may_pass: bool) -> Why:
    before, now = hand.tables.deadwood(hand.counts), _unseen_waits(hand, hand.counts)
    kept = hand.after_turn(claim)
    after, waits = hand.tables.deadwood(kept), _unseen_waits(hand, kept)
    if waits > now:
        return Why(WhyKind.READY, unseen=waits, before=before, after=after)
    if after < before:
        return Why(WhyKind.LESS_JUNK, before=before, after=after)
    if after > before:
        return Why(WhyKind.JUDGED if may_pass else WhyKind.DUE, before=before, after=after)
    offer = hand.view.offer
    cards = [hand.held[index] for index in claim.cards] + ([] if offer is None else [offer.card])
    points = exposed_points(hand.view.rules, Meld(claim.kind, tuple(sorted(cards))))
    return Why(WhyKind.POINTS, after=points) if points else Why(WhyKind.SET)


def _of_pass(hand: OwnHand, claims: list[Claim]) -> Why:
    """Return the reason against all possible claims."""
    kept = [hand.after_turn(claim) for claim in claims]
    if not kept:
        return Why(WhyKind.NO_CLAIM)
    before, now = hand.tables.deadwood(hand.counts), _unseen_waits(hand, hand.counts)
    after = min(map(hand.tables.deadwood, kept))
    if after > before:
        return Why(WhyKind.MORE_JUNK, before=before, after=after)
    most = max(_unseen_waits(hand, counts) for counts in kept)
    if most < now:
        return Why(WhyKind.FEWER_WAITS, before=now, after=most)
    return Why(WhyKind.NOTHING if after == before and most == now else WhyKind.JUDGED)


def _unseen_waits(hand: OwnHand, counts: Counts) -> int:
    """Return how many unseen cards would win."""
    return sum(wait.unseen for wait in hand.waits(counts))


def _kept(hand: OwnHand, left: Counts) -> Why | None:
    """Return the part of a hand that most unseen cards would complete; None if none would."""
    deadwood = hand.tables.deadwood(left)
    found: dict[tuple[Card, ...], set[Card]] = {}
    for card in ALL_CARDS:
        if not hand.unseen[card]:
            continue
        for fusion in hand.tables.fusions(left, card):
            if fusion.partners and hand.tables.deadwood(without(left, fusion.partners)) < deadwood:
                found.setdefault(fusion.partners, set()).add(card)
    thrown = counts_of(card for row in hand.view.discards for card in row)
    kept = [
        Why(
            WhyKind.KEEPS,
            cards=partners,
            unseen=sum(hand.unseen[card] for card in wanted),
            thrown=sum(thrown[card] for card in wanted),
        )
        for partners, wanted in found.items()
    ]
    return max(kept, key=lambda one: (len(one.cards), one.unseen, one.cards), default=None)
