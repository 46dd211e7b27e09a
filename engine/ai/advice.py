"""Advice for a seat: its own hand weighed from its view alone.

Shown to people as the proposed answer, and played for those that run out of time.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.actions import Action, Answer, Claim, Declare, Discard, Fold, Mulligan, Pass, Win
from engine.ai.folding import say_of_dealt
from engine.cards import ALL_CARDS, Card, DeckIndex
from engine.claims import has_discard, wins_only_as_drawn
from engine.flow import draws_after
from engine.knobs import PongUpgrade
from engine.melds import MeldKind
from engine.partition import Counts, Partition, counts_of, partition_for, without
from engine.view import View


@dataclass(frozen=True, slots=True)
class Wait:
    """A card that would win.

    Attributes:
        card: the card.
        unseen: how many copies of it this seat has not seen yet.
        only_own_draw: it wins only if this seat draws it: an exposed pong grows then alone (docs/rules.md,
            2.7 (3-3)), and rules may leave such a card to its drawer (docs/rules.md, 3.8).
    """

    card: Card
    unseen: int
    only_own_draw: bool


def propose(view: View, legal: tuple[Action, ...]) -> Action:
    """Return the least harmful of the legal actions, of which there must be one."""
    if len(legal) == 1 or isinstance(legal[0], Win | Declare):
        return legal[0]
    hand = OwnHand(view)
    if isinstance(legal[0], Mulligan | Fold):
        return say_of_dealt(view, legal)
    answers = [action for action in legal if isinstance(action, Claim | Pass)]
    if answers:
        return _best_answer(hand, answers)
    worst = hand.best_discard(hand.counts)
    discards = (action for action in legal if isinstance(action, Discard))
    return next((action for action in discards if hand.held[action.card] == worst), legal[0])


def silence(legal: tuple[Action, ...]) -> Action:
    """Return the action that silence stands for where all seats are asked at once.

    It is a pass or a declaration, or else the first claim.
    """
    return legal[-1] if isinstance(legal[-1], Pass | Declare) else legal[0]


class OwnHand:
    """One seat's hand with the tables that judge it and the cards it has not seen."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.tables: Partition = partition_for(view.rules, view.seats)
        self.held: dict[DeckIndex, Card] = {card.index: card.card for card in view.hand}
        self.counts: Counts = counts_of(self.held.values())
        self.unseen = _unseen(view)

    def waits(self, counts: Counts) -> tuple[Wait, ...]:
        """Return what a hand of this seat waits for, its exposed pongs included."""
        found = {card: wins_only_as_drawn(self.view.rules, card) for card in self.tables.waits(counts)}
        upgrade = self.view.rules.exposed_pong_upgrade
        if upgrade is not PongUpgrade.NEVER and self.tables.deadwood(counts) == 0:
            for meld in self.view.exposed[self.view.seat]:
                if meld.kind is MeldKind.PONG:
                    found.setdefault(meld.cards[0], True)
        return tuple(Wait(card, self.unseen[card], found[card]) for card in sorted(found))

    def after_claim(self, claim: Claim) -> Counts:
        """Return the hand a claim leaves, its discard not yet made."""
        return without(self.counts, [self.held[index] for index in claim.cards])

    def after_turn(self, claim: Claim) -> Counts:
        """Return the hand a claim leaves between turns: after the best discard, if it asks for one."""
        left = self.after_claim(claim)
        is_free = draws_after(self.view.rules, claim.kind, self.view.wall_count)
        return left if is_free else self.after_best_discard(left)

    def best_discard(self, counts: Counts) -> Card | None:
        """Return the card whose discard leaves the least deadwood and the best hand; None if none may go."""
        lefts = {
            card: without(counts, [card])
            for card in ALL_CARDS
            if counts[card] and has_discard(self.view.rules, counts_of([card]))
        }
        least = min(map(self.tables.deadwood, lefts.values()), default=0)
        close = [card for card, left in lefts.items() if self.tables.deadwood(left) == least]
        return min(close, key=lambda card: self.badness(lefts[card]), default=None)

    def after_best_discard(self, counts: Counts) -> Counts:
        """Return the hand that the best discard leaves; the hand itself if none is possible."""
        card = self.best_discard(counts)
        return counts if card is None else without(counts, [card])

    def badness(self, counts: Counts) -> tuple[int, ...]:
        """Return a key that orders hands between turns, best first.

        A hand that waits goes before one that does not, by the unseen copies it waits for; else less
        deadwood, then more unseen cards that would lower it, then more points.
        """
        alive = sum(wait.unseen for wait in self.waits(counts))
        deadwood = self.tables.deadwood(counts)
        if alive:
            return (0, -alive, -self.tables.points(counts))
        return (1, deadwood, -self._useful(counts, deadwood), -self.tables.points(counts))

    def _useful(self, counts: Counts, deadwood: int) -> int:
        """Return how many unseen cards could lower the deadwood of a hand."""
        return sum(
            self.unseen[card]
            for card in ALL_CARDS
            if self.unseen[card]
            and any(
                self.tables.deadwood(without(counts, fusion.partners)) < deadwood
                for fusion in self.tables.fusions(counts, card)
            )
        )


def rivals(tables: Partition, counts: Counts, going: Iterable[Card]) -> int:
    """Return how many of the other possible discards leave as little deadwood as the best of them."""
    left = [tables.deadwood(without(counts, [card])) for card in set(going)]
    return left.count(min(left)) - 1 if left else 0


def _best_answer(hand: OwnHand, answers: list[Claim | Pass]) -> Answer:
    """Return the answer after which, its discard made, the hand is best; a tie goes to passing."""

    def badness(answer: Claim | Pass) -> tuple[int, ...]:
        if isinstance(answer, Pass):
            return hand.badness(hand.counts)
        return hand.badness(hand.after_turn(answer))

    passing_first = sorted(answers, key=lambda answer: not isinstance(answer, Pass))
    return min(passing_first, key=badness)


def _unseen(view: View) -> list[int]:
    copies = view.rules.copies(view.seats)
    unseen = [copies] * 28 + [1] * view.rules.jokers + [0] * (5 - view.rules.jokers)
    shown: list[Card] = [held.card for held in view.hand]
    shown += [card for melds in view.exposed for meld in melds for card in meld.cards]
    shown += [card for row in view.discards for card in row]
    shown += [] if view.offer is None else [view.offer.card]
    for card in shown:
        unseen[card] -= 1
    return unseen
