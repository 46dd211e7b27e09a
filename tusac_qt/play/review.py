"""A review of a seat's choices in a round: what the hard player would have done, and how much better.

Judged from what the seat could see at the time, so the same record gives the same judgement everywhere.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.actions import Action, Pass
from engine.ai.advice import propose
from engine.ai.appraisal import appraise
from engine.errors import EngineError
from engine.legal import legal_actions
from engine.seats import Seat
from engine.state import RoundState
from engine.view import View, project
from tusac_qt.play.film import FilmFrame

POINT = 1_000_000
"""A cost of one point."""

LEAST_MISTAKE = POINT // 10
"""What costs less is as good."""

MOST_MISTAKES = 3


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a seat.

    Attributes:
        at: the place of the frame in which it was done.
        state: the round before.
        action: what was done.
    """

    at: int
    state: RoundState
    action: Action


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of a seat, with all that it could know.

    Attributes:
        view: what the seat could see.
        legal: what it might have done.
        action: what it did.
    """

    view: View
    legal: tuple[Action, ...]
    action: Action


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision and its judgement.

    Attributes:
        at: the place of the frame in which it was done.
        action: what was done.
        choice: what the hard player would have done.
        cost: by how much that is better, in millionths of a point; 0 if it is no better.
        is_as_proposed: whether it is what the program proposes there without being asked.
    """

    at: int
    action: Action
    choice: Action
    cost: int
    is_as_proposed: bool


@dataclass(frozen=True, slots=True)
class Opinion:
    """The hard player's opinion of a proposed answer.

    Attributes:
        choice: what it would do itself.
        other: the action it is compared with: the proposed one, or else the likeliest other one.
        cost: by how much the choice is better, in millionths of a point; 0 if it is no better.
    """

    choice: Action
    other: Action
    cost: int


@dataclass(frozen=True, slots=True)
class Review:
    """The progress of judging a round's decisions.

    Attributes:
        decisions: all of them.
        done: how many have been looked at.
        judged: what was found; some are no decisions.
    """

    decisions: tuple[Decision, ...]
    done: int = 0
    judged: tuple[Judged, ...] = ()

    @property
    def due(self) -> Decision | None:
        """The next to be judged; None once all are."""
        return self.decisions[self.done] if self.done < len(self.decisions) else None

    def found_at(self, place: int) -> Judged | None:
        """Return the judgement of the choice after a frame, or of the one before it; None for neither."""
        found = {one.at: one for one in reversed(self.judged)}
        return found.get(place + 1) or found.get(place)

    def next_mistake(self, place: int) -> int | None:
        """Return the place before the next of the costliest decisions; None if there are none.

        After the last one the first follows.
        """
        places = [one.at - 1 for one in mistakes(self.judged)]
        return next((one for one in places if one > place), places[0]) if places else None

    def with_next(self, judged: Judged | None) -> "Review":
        """Return the review with the next decision judged."""
        return Review(
            self.decisions, self.done + 1, self.judged if judged is None else (*self.judged, judged)
        )


def decisions(frames: Iterable[FilmFrame], seat: Seat) -> tuple[Decision, ...]:
    """Return all decisions of a seat in a round, in order."""
    return tuple(
        Decision(at, state, action)
        for at, frame in enumerate(frames)
        for state, action in frame.steps
        if action.seat == seat
    )


def judge(decision: Decision) -> Judged | None:
    """Judge a decision; None where there was nothing to choose, or the seat's cards are not known."""
    state, action = decision.state, decision.action
    try:
        legal = legal_actions(state, action.seat)
        return appraised(Choice(project(state, action.seat), legal, action), decision.at)
    except EngineError:  # cards that the record does not show
        return None


def appraised(choice: Choice, at: int = 0) -> Judged | None:
    """Judge a choice at a place of a film; None if there was nothing to choose."""
    found = appraise(choice.view, choice.legal)
    if found is None or choice.action not in found.worths:
        return None
    is_as_proposed = choice.action == propose(choice.view, choice.legal)
    return Judged(at, choice.action, found.choice, found.cost(choice.action), is_as_proposed)


def opinion(view: View, proposed: Action, legal: Sequence[Action]) -> Opinion | None:
    """Return what the hard player says of a proposed answer; None where there is nothing to choose.

    A proposed claim is compared with passing, and a proposed pass with the best possible claim.
    """
    found = appraise(view, legal)
    if found is None or proposed not in found.worths:
        return None
    if found.choice != proposed:
        return Opinion(found.choice, proposed, found.cost(proposed))
    others = [action for action in legal if action != proposed]
    passes = [action for action in others if isinstance(action, Pass)]
    other = passes[0] if passes else max(others, key=lambda action: found.worths[action])
    return Opinion(proposed, other, found.cost(other))


def mistakes(judged: Iterable[Judged]) -> tuple[Judged, ...]:
    """Return the costliest decisions, at most three, in the order of the round.

    Actions that the program itself proposed are never among them.
    """
    costly = sorted(_own_mistakes(judged), key=lambda one: -one.cost)
    return tuple(sorted(costly[:MOST_MISTAKES], key=lambda one: one.at))


def dearest(judged: Iterable[Judged]) -> Judged | None:
    """Return the decision that cost most, the first of several; None if the seat is not to blame for any."""
    return max(_own_mistakes(judged), key=lambda one: one.cost, default=None)


def _own_mistakes(judged: Iterable[Judged]) -> Iterable[Judged]:
    return (one for one in judged if one.cost >= LEAST_MISTAKE and not one.is_as_proposed)
