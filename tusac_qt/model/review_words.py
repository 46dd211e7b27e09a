"""The words about a decision in a review. No Qt."""

from collections.abc import Callable, Sequence

from engine.actions import Action
from tusac_qt.model.story import Act, Story
from tusac_qt.play.film import FilmFrame
from tusac_qt.play.review import LEAST_MISTAKE, POINT, Judged, mistakes
from tusac_qt.words.numbers import tenths
from tusac_qt.words.translation import translate


def cost_text(cost: int) -> str:
    """Return a cost in points, to a tenth."""
    return tenths(cost / POINT)


def mark_text(judged: Judged, *, is_mistake: bool) -> str:
    """Return the mark of a decision behind what happened."""
    if judged.cost < LEAST_MISTAKE:
        return "✓"
    return f"{'✗' if is_mistake else '·'}\u00a0−{cost_text(judged.cost)}"


def judgement_text(story: Story, frame: FilmFrame, judged: Judged) -> str:
    """Return the decision, the master's choice instead, and the cost of the difference.

    Args:
        story: calls cards and players.
        frame: the moment in which it was done.
        judged: the decision.
    """
    done = _said(story, frame, judged.action)
    if judged.cost < LEAST_MISTAKE:
        text = translate("review", "Your move: {done}. A master would do the same.")
        return text.format(done=done)
    text = translate("review", "Your move: {done}. A master’s: {better}, worth about {points} points more.")
    return text.format(done=done, better=_said(story, frame, judged.choice), points=cost_text(judged.cost))


def dearest_text(judged: Judged, name: Callable[[Action], str]) -> str:
    """Return, after a round, its most expensive choice, the master's choice instead, and the difference.

    Args:
        judged: the choice.
        name: names an action.
    """
    text = translate(
        "review",
        "Your costliest choice: {done}. A master’s: {better}, worth {points} points more on average.",
    )
    return text.format(done=name(judged.action), better=name(judged.choice), points=cost_text(judged.cost))


def summary_text(judged: Sequence[Judged], name: str) -> str:
    """Return the summary of all judged decisions of a round.

    Args:
        judged: the decisions.
        name: of who decided; "" for oneself.
    """
    if not judged:
        return translate("review", "There was nothing to decide in this round.")
    if mistakes(judged):
        return translate("review", "The costliest mistakes in this round are marked ✗.")
    if any(one.cost >= LEAST_MISTAKE for one in judged):
        return translate("review", "No real mistakes. A dot (·) marks a move that could have been better.")
    if name:
        return translate("review", "{name} chose as well as a master every time.").format(name=name)
    return translate("review", "You chose as well as a master every time.")


def _said(story: Story, frame: FilmFrame, action: object) -> str:
    return story.action(frame, action) if isinstance(action, Act) else ""
