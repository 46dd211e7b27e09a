"""Players of somebody's own file in a contest: each in a process of its own, asked in bounded time."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection

import msgspec

from engine.actions import Action
from engine.view import View
from tusac_qt.commands.foreign_process import MOST_BYTES, Answer, Fault, ForeignClass, Question, serve
from tusac_qt.commands.processes import machines
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

START_S = 60.0
"""Seconds for loading a file, with all that it imports."""
CHOICE_S = 10.0
"""Seconds for one choice; a contest has some forty in a round."""

_ANSWER = msgspec.json.Decoder(Answer)
_SENTENCES = {
    Fault.LOADING: QT_TRANSLATE_NOOP("sim", "{player} cannot be loaded: {detail}"),
    Fault.NO_METHOD: QT_TRANSLATE_NOOP(
        "sim", "{player} cannot play: the class has no method choose(view, legal, seed)"
    ),
    Fault.RAISED: QT_TRANSLATE_NOOP("sim", "{player} failed: {detail}"),
    Fault.ILLEGAL: QT_TRANSLATE_NOOP(
        "sim", "{player} chose {detail}, which is not one of the legal actions it was given"
    ),
}


class ForeignPlayerError(Exception):
    """A foreign player cannot go on; the message is one line for people."""


class _ForeignPlayer:
    """A player for one round, whose choices a process makes."""

    def __init__(self, process: "ForeignProcess") -> None:
        self._process = process
        self._is_first = True

    def choose(self, view: View, legal: Sequence[Action], seed: int) -> Action:
        """Return one of the legal actions, as `Player` says; the process is asked if there are several.

        Raises ForeignPlayerError.
        """
        if len(legal) == 1:
            return legal[0]
        question = Question(self._is_first, view, legal, seed)
        self._is_first = False
        return legal[self._process.ask(question)]


class ForeignProcess:
    """Our end of a process that plays for one of a line-up."""

    def __init__(self, player: ForeignClass, pipe: Connection) -> None:
        """Wait until it is ready. Raises ForeignPlayerError."""
        self._player = player
        self._pipe = pipe
        self._receive(START_S)

    def new_player(self) -> _ForeignPlayer:
        """Return a player for one round, which remembers nothing of others."""
        return _ForeignPlayer(self)

    def ask(self, question: Question) -> int:
        """Return the place of the action it chooses. Raises ForeignPlayerError."""
        try:
            self._pipe.send(question)
        except OSError as error:
            raise self._error(_GONE) from error
        place = self._receive(CHOICE_S)
        if not 0 <= place < len(question.legal):
            raise self._error(_SENTENCES[Fault.ILLEGAL], detail=str(place))
        return place

    def _receive(self, limit_s: float) -> int:
        try:
            if not self._pipe.poll(limit_s):
                raise self._error(_SLOW, seconds=f"{limit_s:g}")
            answer = _ANSWER.decode(self._pipe.recv_bytes(MOST_BYTES))
        except (EOFError, OSError, msgspec.DecodeError) as error:
            raise self._error(_GONE) from error
        if answer.fault is Fault.NO_CLASS:
            raise self._error(_OTHERS if answer.detail else _NONE, detail=answer.detail)
        if answer.fault is not None:
            raise self._error(_SENTENCES[answer.fault], detail=answer.detail)
        return answer.choice

    def _error(self, sentence: str, **more: str) -> ForeignPlayerError:
        file, name = self._player
        return ForeignPlayerError(
            translate("sim", sentence).format(player=self._player, file=file, name=name, **more)
        )


_GONE = QT_TRANSLATE_NOOP("sim", "{player} has ended its process instead of choosing")
_SLOW = QT_TRANSLATE_NOOP("sim", "{player} has not answered within {seconds} s")
_NONE = QT_TRANSLATE_NOOP("sim", "{file} has no class {name}, nor any other")
_OTHERS = QT_TRANSLATE_NOOP("sim", "{file} has no class {name}; it has: {detail}")


def foreign_class(text: str) -> ForeignClass | None:
    """Return the class that FILE.py:CLASS names, or None if the text is not of that form."""
    file, _, name = text.rpartition(":")
    return ForeignClass(file, name) if file.endswith(".py") and name.isidentifier() else None


@contextmanager
def foreign_players(line_up: Sequence[str]) -> Iterator[Mapping[int, ForeignProcess]]:
    """Start a process for each foreign player of a line-up; yield them by their place in it.

    No process is left when this is done. Raises ForeignPlayerError.
    """
    found = {
        place: player for place, text in enumerate(line_up) if (player := foreign_class(text)) is not None
    }
    if not found:
        yield {}
        return
    with machines(serve, tuple(found.values())) as pipes:
        yield {
            place: ForeignProcess(player, pipe)
            for (place, player), pipe in zip(found.items(), pipes, strict=True)
        }
