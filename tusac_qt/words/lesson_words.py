"""The words of a lesson's step, the names of the buttons put in.

The sentences are in the lesson's own file.
"""

from dataclasses import dataclass

from tusac_qt.play.buttons import Button
from tusac_qt.play.lesson_script import LessonStep
from tusac_qt.words.i18n import button_name, keep_name
from tusac_qt.words.translation import translate


@dataclass(frozen=True, slots=True)
class BubbleText:
    """The text of a bubble.

    Attributes:
        title: in a few words.
        text: two lines.
    """

    title: str
    text: str


def not_just_now() -> str:
    """Return what is always said to a player who does something else than a step wants."""
    return translate("lesson", "Not just now, but nothing’s lost. Follow the light.")


def step_words(step: LessonStep, code: str, *, is_refused: bool) -> BubbleText:
    """Return what a step says in a language.

    Args:
        step: which.
        code: of the language.
        is_refused: the player has done something else than it wants.
    """
    words = step.said(code)
    names = {button.value: button_name(button) for button in Button}
    names |= {
        "keep": keep_name(),
        "hint": translate("window", "Hint"),
    }
    text = words.text
    if is_refused:
        text = words.wrong or not_just_now()
    return BubbleText(_put_in(words.title, names), _put_in(text, names))


def _put_in(text: str, names: dict[str, str]) -> str:
    for key, name in names.items():
        text = text.replace(f"{{{key}}}", name)
    return text
