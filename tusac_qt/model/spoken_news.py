"""The sentences for a screen reader, which forgets a sentence it has begun when a new one comes. No Qt."""

from dataclasses import dataclass
from enum import Enum, auto

_LETTERS_A_SECOND = 14.0
_BREATH_S = 0.3
_LONGEST = 300
"""Of what has piled up the player hears the last of it, about so many letters."""
_BEFORE_QUESTION = 2
"""So much of what led to a question is said with it, each with its consequences; the rest is in the log."""


class Weight(Enum):
    """The rank of a sentence beside those before and after it."""

    NEWS = auto()
    CONSEQUENCE = auto()
    """It says what became of what the sentence before names, such as who takes "it"."""
    IMPLIED = auto()
    """Whatever comes next says as much; only if nothing has come by then is it said."""
    QUESTION = auto()
    """It does not wait until all before it has been heard."""


@dataclass(frozen=True, slots=True)
class _Sentence:
    text: str
    weight: Weight


class SpokenNews:
    """Sentences in order: one is spoken to its end before the next, but a question interrupts."""

    def __init__(self) -> None:
        self._waiting: list[_Sentence] = []
        self._busy_until = 0.0

    def add(self, text: str, weight: Weight = Weight.NEWS) -> None:
        """Add a sentence to speak when there is time, or a question with its causes to speak at once."""
        if self._waiting and self._waiting[-1].weight is Weight.IMPLIED:
            self._waiting.pop()
        if weight is Weight.QUESTION:
            self._waiting = _last(self._waiting, _BEFORE_QUESTION)
        self._waiting.append(_Sentence(text, weight))

    def clear(self) -> None:
        """Drop all sentences that wait."""
        self._waiting = []

    def hush(self) -> None:
        """Assume that nothing is being spoken any more: a key press by the player ends all speech."""
        self._busy_until = 0.0

    def wait_s(self, now: float) -> float | None:
        """Return the seconds until something is to be spoken; None if there is nothing."""
        if not self._waiting:
            return None
        is_asked = any(sentence.weight is Weight.QUESTION for sentence in self._waiting)
        return 0.0 if is_asked else max(0.0, self._busy_until - now)

    def text(self, now: float) -> str:
        """Return the text to speak now; "" if there is none."""
        if self.wait_s(now) != 0.0:
            return ""
        said, self._waiting = [sentence.text for sentence in self._waiting], []
        while len(said) > 1 and sum(map(len, said)) > _LONGEST:
            del said[0]
        text = " ".join(said)
        self._busy_until = now + len(text) / _LETTERS_A_SECOND + _BREATH_S
        return text


def _last(sentences: list[_Sentence], count: int) -> list[_Sentence]:
    """Return so many of the last sentences, each with its consequences."""
    starts = [at for at, sentence in enumerate(sentences) if sentence.weight is not Weight.CONSEQUENCE]
    return sentences[starts[-count] :] if len(starts) >= count else sentences
