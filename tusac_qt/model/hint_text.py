"""The text of a hint: the move and its reason, unless the table gives it already; and the hard player's view.

No Qt.
"""

from collections.abc import Callable

from engine.actions import Action
from tusac_qt.model.display import TableDisplay
from tusac_qt.model.explanations import hint_name
from tusac_qt.model.review_words import cost_text
from tusac_qt.model.wording import Wording
from tusac_qt.play.advice import Advice
from tusac_qt.play.review import LEAST_MISTAKE, Opinion
from tusac_qt.words.punctuation import headed, sentences
from tusac_qt.words.translation import translate


def hint_text(advice: Advice, display: TableDisplay, wording: Wording) -> str:
    """Return the hint for what is asked.

    Args:
        advice: what is advised.
        display: what the table shows already, the advice taken into account.
        wording: puts the table into words.
    """
    told = "" if display.tells_proposed else headed(hint_name(), wording.reason(advice.action))
    said = "" if advice.opinion is None else opinion_text(advice.opinion, wording.action)
    return sentences(filter(None, (told, said))) or translate("hints", "There’s nothing else you could do.")


def opinion_text(found: Opinion, name: Callable[[Action], str]) -> str:
    """Return what the hard player says of what is advised, and of what it is compared with.

    Args:
        found: what it says.
        name: names an action.
    """
    if found.cost < LEAST_MISTAKE:
        text = translate("hints", "A master’s choice: {choice}. About as good: {other}.")
    else:
        text = translate(
            "hints", "A master’s choice: {choice}. {other}: about {points} points worse on average."
        )
    return text.format(choice=name(found.choice), other=name(found.other), points=cost_text(found.cost))
