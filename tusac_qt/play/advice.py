"""The advice of a hint: the usual proposal, unless the hard player would do far better.

No Qt, no words.
"""

from dataclasses import dataclass, replace

from engine.actions import Action
from engine.view import View
from tusac_qt.play.review import LEAST_MISTAKE, Opinion, opinion
from tusac_qt.play.table import Prompt, PromptKind


@dataclass(frozen=True, slots=True)
class Advice:
    """The answer to a player who has asked for a hint.

    Attributes:
        question: the number of the prompt it is about.
        action: what to do.
        opinion: what the hard player says of it; None where that is not worth saying.
    """

    question: int
    action: Action
    opinion: Opinion | None


def advise(view: View, prompt: Prompt) -> Advice:
    """Return the advice at a prompt: never an action that a review of the round would call a mistake."""
    found = None if prompt.is_scripted else opinion(view, prompt.proposed, prompt.legal)
    if found is None:
        return Advice(prompt.number, prompt.proposed, None)
    is_far_better = found.choice != prompt.proposed and found.cost >= LEAST_MISTAKE
    if prompt.kind is PromptKind.DISCARD and not is_far_better:
        found = None  # there are many discards; all that a look back would say is enough
    return Advice(prompt.number, found.choice if found and is_far_better else prompt.proposed, found)


def about(prompt: Prompt | None, advice: Advice | None) -> Advice | None:
    """Return the advice if it is about that prompt, else None."""
    return None if prompt is None or advice is None or advice.question != prompt.number else advice


def advised(prompt: Prompt | None, advice: Advice | None) -> Prompt | None:
    """Return a prompt that proposes what its player was advised about it."""
    found = about(prompt, advice)
    return prompt if prompt is None or found is None else replace(prompt, proposed=found.action)
