"""What a hint says: what is proposed and why, unless the table says so already; and what the hard player thinks. No Qt."""

from engine.actions import Action
from tusac_qt.model.display import TableDisplay
from tusac_qt.model.explanations import hint_name
from tusac_qt.model.review_words import cost_text
from tusac_qt.model.wording import Wording
from tusac_qt.play.review import LEAST_MISTAKE, Opinion, opinion
from tusac_qt.play.table import Prompt, PromptKind, Table
from tusac_qt.words.punctuation import headed, sentences
from tusac_qt.words.translation import translate


def hint_text(table: Table, prompt: Prompt, display: TableDisplay, wording: Wording) -> str:
    """Return the hint for what is asked.

    Args:
        table: where it is asked.
        prompt: what is asked.
        display: what the table shows already.
        wording: puts the table into words.
    """
    told = "" if display.tells_proposed else headed(hint_name(), wording.reason(prompt.proposed))
    found = opinion(table.view, prompt.proposed, prompt.legal)
    if found is not None and prompt.kind is PromptKind.DISCARD and not _is_better(found, prompt.proposed):
        found = None  # there are many discards, and what a look back would say as well is enough
    said = "" if found is None else _opinion_text(found, wording)
    return sentences(filter(None, (told, said))) or translate("hints", "There’s nothing else you could do.")


def _is_better(found: Opinion, proposed: Action) -> bool:
    return found.choice != proposed and found.cost >= LEAST_MISTAKE


def _opinion_text(found: Opinion, wording: Wording) -> str:
    if found.cost < LEAST_MISTAKE:
        text = translate("hints", "The hard computer: {choice}. {other}: about as good.")
    else:
        text = translate(
            "hints", "The hard computer: {choice}. {other}: costs about {points} points on average."
        )
    choice, other = wording.action(found.choice), wording.action(found.other)
    return text.format(choice=choice, other=other, points=cost_text(found.cost))
