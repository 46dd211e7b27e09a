"""Advice to the person at a table: what its hand is worth, what an action does, first-round tips.

Pure functions of a `View`; words for them are made in `tusac_qt.words.i18n`. No Qt here.
"""

from dataclasses import dataclass

from engine.actions import Action, Claim, Discard, Fold, Pass, Win
from engine.ai.advice import OwnHand, Wait
from engine.partition import exposed_points, without
from engine.state import Phase
from engine.view import View
from tusac_qt.play.buttons import HandEffect
from tusac_qt.play.table import Prompt, PromptKind
from tusac_qt.play.tips import Tip


@dataclass(frozen=True, slots=True)
class HandReading:
    """The worth of a hand as it stands.

    Attributes:
        deadwood: the least possible deadwood.
        points: the points of its best arrangement and of the exposed melds.
        waits: the cards that would win, in canonical order; none while a discard is due.
    """

    deadwood: int
    points: int
    waits: tuple[Wait, ...]


def read_hand(view: View) -> HandReading:
    """Return what a seat's own hand is worth now."""
    hand = OwnHand(view)
    exposed = sum(exposed_points(view.rules, meld) for meld in view.exposed[view.seat])
    return HandReading(
        hand.tables.deadwood(hand.counts),
        hand.tables.points(hand.counts) + exposed,
        () if _must_discard(view) else hand.waits(hand.counts),
    )


def effect(view: View, action: Action) -> HandEffect:
    """Return what an action of this seat would do to its hand."""
    hand = OwnHand(view)
    before = hand.tables.deadwood(hand.counts)
    waits = () if _must_discard(view) else hand.waits(hand.counts)
    if isinstance(action, Win):
        return HandEffect(before, 0, waits, waits)
    if isinstance(action, Discard):
        left = without(hand.counts, [hand.held[action.card]])
        return HandEffect(before, hand.tables.deadwood(left), (), hand.waits(left))
    if isinstance(action, Claim):
        kept = hand.after_turn(action)
        return HandEffect(before, hand.tables.deadwood(kept), waits, hand.waits(kept))
    return HandEffect(before, before, waits, waits)


def tip_for(view: View, prompt: Prompt | None, seen: frozenset[Tip]) -> Tip | None:
    """Return the coach's line that applies now and has not been seen, or None."""
    due: list[Tip] = []
    if view.phase in (Phase.WON, Phase.DRAWN) and view.rules.losers_pay:
        due.append(Tip.RESULT)
    if prompt is not None and prompt.kind is PromptKind.DISCARD:
        due.append(Tip.DISCARD)
    if prompt is not None and prompt.kind is PromptKind.ANSWER and view.offer is not None:
        is_dead = isinstance(prompt.legal[0], Fold)
        if view.offer.card.is_general and view.offer.owner == view.seat and not is_dead:
            due.append(Tip.GENERAL)
        elif any(isinstance(action, Claim | Win) for action in prompt.legal):
            may_pass = any(isinstance(action, Pass) for action in prompt.legal)
            due.append(Tip.CLAIM if may_pass else Tip.DUE)
        can_win = any(isinstance(action, Win) for action in prompt.legal)
        if read_hand(view).waits and not can_win:
            due.append(Tip.READY)
    return next((tip for tip in due if tip not in seen), None)


def _must_discard(view: View) -> bool:
    return view.phase is Phase.DISCARD and view.active == view.seat
