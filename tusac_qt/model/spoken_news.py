"""What a screen reader is given to say, when something new makes it forget whatever it has begun. No Qt."""

_LETTERS_A_SECOND = 14.0
_BREATH_S = 0.3
_LONGEST = 300
"""Of what has piled up the player hears the last of it, about so many letters."""
_BEFORE_QUESTION = 2
"""So many sentences of what led to a question are said with it; older ones are in the log."""


class SpokenNews:
    """Sentences in order: one is spoken to its end before the next, but a question interrupts."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._is_implied = False
        self._is_urgent = False
        self._busy_until = 0.0

    def add(self, sentence: str, *, is_urgent: bool = False, is_implied: bool = False) -> None:
        """Say a sentence when there is time, or with all that led to it at once.

        Args:
            sentence: what is said.
            is_urgent: it is a question.
            is_implied: whatever comes next says as much; only if nothing has come by then is it said.
        """
        if self._is_implied and self._waiting:
            self._waiting.pop()
        self._is_implied = is_implied
        if is_urgent:
            self._waiting = self._waiting[-_BEFORE_QUESTION:]
        self._waiting.append(sentence)
        self._is_urgent = self._is_urgent or is_urgent

    def clear(self) -> None:
        """Leave unsaid what waits."""
        self._waiting, self._is_urgent = [], False

    def hush(self) -> None:
        """Assume that nothing is being spoken any more: a key press by the player ends all speech."""
        self._busy_until = 0.0

    def wait_s(self, now: float) -> float | None:
        """Return in how many seconds something is to be said; None if there is nothing to say."""
        if not self._waiting:
            return None
        return 0.0 if self._is_urgent else max(0.0, self._busy_until - now)

    def text(self, now: float) -> str:
        """Return what is to be said now; "" if nothing is."""
        if self.wait_s(now) != 0.0:
            return ""
        said, self._waiting, self._is_urgent = self._waiting, [], False
        while len(said) > 1 and sum(map(len, said)) > _LONGEST:
            del said[0]
        text = " ".join(said)
        self._busy_until = now + len(text) / _LETTERS_A_SECOND + _BREATH_S
        return text
