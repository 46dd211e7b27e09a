"""The screen of a lesson: that of a round, with the teacher's words in place of the table's."""

from engine.actions import Discard
from tusac_qt.model.tray import TRAY
from tusac_qt.phone.parts import Screen, button, main_button
from tusac_qt.phone.tray import PlaceShown
from tusac_qt.play.buttons import Button, button_of
from tusac_qt.play.lesson import Lesson
from tusac_qt.words.lesson_words import not_just_now, step_words
from tusac_qt.words.translation import language, translate


def teacher_refusal(lesson: Lesson, refused: str) -> str:
    """Return why a press did nothing, in the teacher's words where the step wants something else."""
    step = lesson.step
    if step is None or refused != not_just_now():
        return refused
    return step_words(step, language(), is_refused=True).text


def lesson_screen(screen: Screen, lesson: Lesson) -> Screen:
    """Return the screen of a round as the teacher shows it."""
    plain = {**screen, "tools": [], "auto": []}
    step = lesson.step
    if step is None:
        return plain
    words = step_words(step, language(), is_refused=False)
    count = translate("LessonBubble", "step {number} of {count}").format(
        number=step.number, count=lesson.count
    )
    result = screen["result"]
    if isinstance(result, dict):
        leads_on = [
            main_button("step", _next_label(lesson)),
            button("home", translate("LessonBubble", "Home")),
        ]
        return {
            **plain,
            "result": {**result, "notes": [words.title, words.text], "places": [], "buttons": leads_on},
        }
    return {
        **plain,
        "caption": {"headline": words.title, "lines": [words.text], "tip": count},
        "wide": [] if step.do else [_next_button(lesson)],
        "light": _light(lesson),
    }


def _next_button(lesson: Lesson) -> dict[str, object]:
    label = _next_label(lesson)
    place = PlaceShown(id="step", label=label, below="", tab="", light="possible", why="", is_on=False)
    return {**place, "is_proposed": True}


def _next_label(lesson: Lesson) -> str:
    return translate("LessonBubble", "Play a round") if lesson.is_last else translate("LessonBubble", "Next")


def _light(lesson: Lesson) -> dict[str, object]:
    """Return what the teacher points at: a part of the table, cards of the hand, an answer."""
    target, wanted = lesson.target, lesson.wanted
    answer = target.button
    if wanted is not None:
        answer = Button.DISCARD if isinstance(wanted, Discard) else button_of(wanted)  # type: ignore[arg-type]
    return {
        "kind": target.kind,
        "seat": int(target.seat),
        "cards": [int(card) for card in target.cards],
        "answer": None if answer is None else f"place:{TRAY.index(answer)}",
    }
