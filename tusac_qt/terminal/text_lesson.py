"""The lesson in a terminal: what the teacher says, then what is asked, line by line. No Qt."""

from tusac_qt.play.lesson import Lesson
from tusac_qt.play.lesson_script import LessonStep
from tusac_qt.terminal.text_table import TextQuestion, TextTable
from tusac_qt.terminal.typed import LEAVE
from tusac_qt.words.lesson_words import BubbleText, step_words
from tusac_qt.words.punctuation import headed
from tusac_qt.words.translation import language, translate


class TextLesson:
    """One lesson in words.

    Attributes:
        is_over: the last step has been read, or the player has left.
        wants_round: the player wants a round without a teacher afterwards.
    """

    def __init__(self, lesson: Lesson, text: TextTable) -> None:
        """Begin to teach.

        Args:
            lesson: its table.
            text: tells of it.
        """
        self._lesson = lesson
        self._text = text
        self._told = 0
        self.is_over = self.wants_round = False

    def question(self) -> TextQuestion:
        """Return the teacher's words and the question; each is printed once."""
        step = self._lesson.step
        if step is None:
            return TextQuestion((), "")
        lines: list[str] = []
        if step.number != self._told:
            self._told = step.number
            count = translate("terminal", "Step {number} of {count}").format(
                number=step.number, count=self._lesson.count
            )
            lines += ["", headed(count, _said(step).title), _said(step).text]
        if step.do:
            asked = self._text.question()
            return TextQuestion((*lines, *asked.lines), asked.prompt)
        if step.number == 1:
            lines += self._text.tell_position()
        if self._lesson.is_last:
            return TextQuestion(
                tuple(lines), translate("terminal", "Play a round now (Enter: yes, n: leave) >")
            )
        return TextQuestion(tuple(lines), translate("terminal", "Next (Enter) >"))

    def answer(self, line: str, now: float) -> list[str]:
        """Go on as a typed line says; an unwanted line gets a kind answer, and changes nothing."""
        step, typed = self._lesson.step, line.strip()
        if step is None or typed.casefold() in LEAVE:
            self.is_over = True
            return []
        if step.do:
            told = self._text.answer(line, now)
            is_tried = told == [translate("terminal", "Too late.")] or not told
            return [_said(step, is_refused=True).text] if self._lesson.step == step and is_tried else told
        if self._lesson.is_last:
            self.is_over, self.wants_round = True, not typed
        self._lesson.go_on()
        return []


def _said(step: LessonStep, *, is_refused: bool = False) -> BubbleText:
    return step_words(step, language(), is_refused=is_refused)
