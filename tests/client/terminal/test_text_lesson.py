"""The first lesson in a terminal: taken with empty lines alone, kind to what is wrong, left at any time."""

from dataclasses import replace

from net.pace import LEARNING
from tests.client.commands.test_cli import tusac
from tusac_qt.play.lesson import Lesson
from tusac_qt.play.lesson_script import first_lesson
from tusac_qt.play.tips import Tip
from tusac_qt.terminal.text_lesson import TextLesson
from tusac_qt.terminal.text_table import TextTable


class Pupil:
    """Somebody who takes the lesson, and all that was told."""

    def __init__(self) -> None:
        pace = replace(LEARNING, claim_floor_s=0.0, flight_s=0.0)
        self.lesson = Lesson(first_lesson(), "An", now=0.0, pace=pace)
        self.text = TextTable(self.lesson, with_hints=True, tips_seen=frozenset(Tip))
        self.taught = TextLesson(self.lesson, self.text)
        self.told: list[str] = []
        self.prompt = ""
        self._listen()

    def say(self, line: str) -> list[str]:
        """Type a line; return what it brings up at once."""
        lines = self.taught.answer(line, 0.0)
        self._listen()
        return lines

    def _listen(self) -> None:
        self.told += self.text.tell(self.lesson.advance(0.0))
        asked = self.taught.question()
        self.told += asked.lines
        self.prompt = asked.prompt


def test_empty_lines_lead_to_the_win_and_to_a_round_without_a_teacher() -> None:
    pupil = Pupil()
    while not pupil.taught.is_over:
        pupil.say("")
    outcome = pupil.lesson.view.outcome

    assert outcome is not None
    assert outcome.winner == pupil.lesson.seat
    assert pupil.taught.wants_round
    heads = [line for line in pupil.told if line.startswith("Step ")]
    assert [head.split(":")[0] for head in heads] == [f"Step {n} of 20" for n in range(1, 21)]


def test_what_is_not_wanted_is_answered_kindly_and_costs_nothing() -> None:
    pupil = Pupil()
    while "Discard" not in pupil.prompt:
        pupil.say("")
    before = pupil.lesson.view

    assert pupil.say("21") == ["That one can go too, but let’s discard the green Elephant first."]
    assert pupil.say("1") == ["You can’t discard a General."]
    assert pupil.lesson.view == before
    assert pupil.say("gC") == []
    assert len(pupil.lesson.view.hand) == len(before.hand) - 1


def test_it_can_be_left_and_no_round_follows() -> None:
    pupil = Pupil()
    pupil.say("quit")

    assert pupil.taught.is_over
    assert not pupil.taught.wants_round


def test_the_program_teaches_and_then_plays() -> None:
    answer = tusac("play", "--text", "--lesson", "--lang", "en", typed="\n" * 120)

    assert answer.returncode == 0, answer.stderr
    assert "Step 20 of 20" in answer.stdout
    assert "Round 1 of 1." in answer.stdout or "Round 1." in answer.stdout
