"""The worth of each action open to a seat, as the hard player sees it.

Only the seat's own view is used.

A worth is the expected points of the seat, in millionths; only differences between worths mean anything.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.actions import Action, Claim, Discard, Pass, Win
from engine.ai.outlook import STAKE, WHOLE, Outlook
from engine.ai.parts import draws_on, with_part
from engine.ai.player import load_player
from engine.ai.situation import Situation, situation_of
from engine.cards import Card
from engine.claims import Offering, Position, Source
from engine.melds import MeldKind
from engine.options import Holding
from engine.partition import Fusion, counts_of
from engine.scoring import best_win
from engine.view import View

LEVEL = "hard"
"""The player that appraises."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """The possible actions, judged.

    Attributes:
        choice: what the hard player does.
        worths: of everything that may be done.
    """

    choice: Action
    worths: Mapping[Action, int]

    def cost(self, action: Action) -> int:
        """Return how much less an action is worth than the hard player's choice; 0 if it is no worse."""
        return max(0, self.worths[self.choice] - self.worths[action])


def appraise(view: View, legal: Sequence[Action]) -> Appraisal | None:
    """Judge the possible actions of a seat.

    None if there is no choice, or only a choice between declarations of dealt cards.
    """
    if len(legal) < 2 or not all(isinstance(action, Discard | Win | Claim | Pass) for action in legal):
        return None
    situation = situation_of(view)
    outlook = Outlook(situation)
    judge = _Judge(view, situation, outlook)
    return Appraisal(
        load_player(LEVEL).choose(view, legal, 0), {action: judge.worth(action) for action in legal}
    )


class _Judge:
    def __init__(self, view: View, situation: Situation, outlook: Outlook) -> None:
        self._view = view
        self._hand = situation.hand
        self._places = situation.parts.place_of
        self._partition = situation.parts.partition
        self._outlook = outlook
        self._cards = {held.index: held.card for held in view.hand}

    def worth(self, action: Action) -> int:
        """Return what the hand is worth once an action has been done, and after a claim the best discard."""
        if isinstance(action, Win):
            return WHOLE * (STAKE + self._win_points())
        if isinstance(action, Discard):
            return self._without(action)
        if isinstance(action, Claim) and self._view.offer is not None:
            return self._claimed(action, self._view.offer.card)
        return self._outlook.worth(self._hand, self._outlook.melded)

    def _without(self, discard: Discard) -> int:
        card = self._cards[discard.card]
        part = self._hand[self._places[card]]
        try:
            after = part.drop(card).after
        except KeyError:  # a General, thrown where there is nothing else
            return self._outlook.worth(self._hand, self._outlook.melded)
        return self._outlook.worth(with_part(self._hand, after), self._outlook.melded)

    def _claimed(self, claim: Claim, offered: Card) -> int:
        part = self._hand[self._places[offered]]
        taking = part.taking(Fusion(claim.kind, tuple(self._cards[index] for index in claim.cards)))
        left = with_part(self._hand, taking.after)
        melded = self._outlook.melded + taking.points
        if draws_on(part, taking) or not any(one.drops for one in left):
            return self._outlook.worth(left, melded)
        return self._outlook.worth_after_discard(left, melded)

    def _win_points(self) -> int:
        view, offer = self._view, self._view.offer
        exposed = view.exposed[view.seat]
        counts = counts_of(self._cards.values())
        if offer is None:
            won = best_win(self._partition, Holding(counts, upgradable=False, is_whole=True), exposed, None)
        else:
            position = Position.OTHER
            if offer.owner == view.seat:
                position = Position.SELF
            elif offer.next == view.seat:
                position = Position.NEXT
            upgradable = (
                offer.source is Source.DRAW
                and position is Position.SELF
                and any(meld.kind is MeldKind.PONG and meld.cards[0] == offer.card for meld in exposed)
            )
            holding = Holding(counts, upgradable, is_whole=True, exposed_points=self._outlook.melded)
            won = best_win(self._partition, holding, exposed, Offering(offer.card, offer.source, position))
        return 0 if won is None else won.points
