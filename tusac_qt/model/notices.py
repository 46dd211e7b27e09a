"""The highlighted line beside the card on offer: time running out, an explanation, a tip. No Qt."""

from engine.cards import DeckIndex
from engine.view import View
from tusac_qt.play.hints import tip_for
from tusac_qt.play.table import Prompt
from tusac_qt.play.tips import Tip
from tusac_qt.words.i18n import tip_text
from tusac_qt.words.translation import translate

LOW_TIME_S = 5.0
_SHOWN_S = 5.0
_EXPLAINED_S = 15.0


class Notices:
    """Chooses the highlighted line.

    Attributes:
        tips_seen: the coach's lines that need not come again.
    """

    def __init__(self, tips_seen: frozenset[Tip]) -> None:
        self.tips_seen = tips_seen
        self._said = ""
        self._said_until = 0.0
        self._is_bound = False
        self._questions_since: list[int] = []
        self._said_about: tuple[int | None, DeckIndex | None] = None, None
        self._tip: Tip | None = None
        self._tip_prompt: int | None = None

    def say(self, text: str, now: float) -> None:
        """Show a line for a while, or remove the last one with "".

        It ends with the question after the next: a line about one card is no news at another.
        """
        self._said, self._said_until, self._is_bound = text, now + _SHOWN_S, False
        self._questions_since = []

    def explain(self, text: str, prompt: Prompt | None, now: float, picked: DeckIndex | None = None) -> None:
        """Show a line about the current question and the card picked for it.

        It disappears with either of them.
        """
        self._said, self._said_until, self._is_bound = text, now + _EXPLAINED_S, True
        self._said_about = _number(prompt), picked

    def follow(self, view: View, prompt: Prompt | None) -> None:
        """Find the coach's line for this question; a tip counts as seen once its question is answered."""
        number = _number(prompt)
        if self._tip is not None and number != self._tip_prompt:
            self.tips_seen |= {self._tip}
            self._tip = None
        if self._tip is None and prompt is not None:
            self._tip, self._tip_prompt = tip_for(view, prompt, self.tips_seen), number

    def dismiss(self) -> None:
        """Remove the line; a tip never comes again."""
        if self._tip is not None and not self._said:
            self.tips_seen |= {self._tip}
            self._tip = None
        self._said = ""

    def line(self, prompt: Prompt | None, now: float, picked: DeckIndex | None = None) -> str:
        """Return the highlighted line now, or ""."""
        is_over = self._is_bound and (_number(prompt), picked) != self._said_about
        is_over = is_over or self._is_old(prompt)
        if now >= self._said_until or is_over:
            self._said = ""
        if prompt is not None and prompt.deadline is not None and prompt.deadline - now <= LOW_TIME_S:
            seconds = max(0, round(prompt.deadline - now))
            return translate("window", "{n} s left").format(n=seconds)
        if self._said:
            return self._said
        return "" if self._tip is None else tip_text(self._tip)

    @property
    def is_passing(self) -> bool:
        """Whether a line stands out that goes by itself after a while."""
        return bool(self._said)

    def _is_old(self, prompt: Prompt | None) -> bool:
        """Return whether the question has changed since the line was shown."""
        number = _number(prompt)
        if number is not None and number not in self._questions_since:
            self._questions_since.append(number)
        return not self._is_bound and len(self._questions_since) > 1


def _number(prompt: Prompt | None) -> int | None:
    return None if prompt is None else prompt.number
