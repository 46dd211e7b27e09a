"""The process in which a player of somebody's own file chooses: it receives views and nothing else.

It runs no code of ours while the player thinks, so that the player can hang, crash or end it, and the contest
goes on to say so.
"""

import importlib.util
import os
import signal
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from enum import Enum
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import msgspec

from engine.actions import Action
from engine.ai.player import Player
from engine.view import View

_MODULE = "foreign_player"
_LONGEST_TEXT = 200
MOST_BYTES = 4096
"""More than any answer has."""


class Fault(Enum):
    """A fault of a foreign player."""

    LOADING = "loading"
    NO_CLASS = "no_class"
    NO_METHOD = "no_method"
    RAISED = "raised"
    ILLEGAL = "illegal"


class Answer(msgspec.Struct):
    """An answer of the process: one when it is ready, one for each question.

    Attributes:
        choice: the place of the action chosen among the legal ones; 0 when ready.
        fault: what is wrong instead.
        detail: what there is to say of it, in the words of Python.
    """

    choice: int = 0
    fault: Fault | None = None
    detail: str = ""


class ForeignClass(NamedTuple):
    """A class in a file of Python.

    Attributes:
        file: where the file is.
        name: what the class is called in it.
    """

    file: str
    name: str

    def __str__(self) -> str:
        """Return it as people write it."""
        return f"{self.file}:{self.name}"


class Question(NamedTuple):
    """A message to the process.

    Attributes:
        is_first: it is the first of a round, for which the class is made anew.
        view: what the seat sees.
        legal: what it may do.
        seed: the chance of the decision.
    """

    is_first: bool
    view: View
    legal: Sequence[Action]
    seed: int


class _FaultError(Exception):
    """The fault of the player, as an answer."""

    def __init__(self, fault: Fault, detail: str) -> None:
        self.answer = Answer(0, fault, " ".join(detail.split())[:_LONGEST_TEXT])
        super().__init__(detail)


def serve(player: ForeignClass, pipe: Connection) -> None:
    """Load a player and answer questions until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the contest, which ends this
    with suppress(OSError):
        os.dup2(2, 1)  # what it prints must not mix with the figures
    sys.argv = [player.file]  # ours name the seed of the contest
    with suppress(EOFError, OSError):
        made = None
        try:
            of_class = _load(player)
            _send(pipe, Answer())
            while True:
                question: Question = pipe.recv()
                if question.is_first or made is None:
                    made = _create(of_class, player.file)
                _send(pipe, Answer(_choose(made, question, player.file)))
        except _FaultError as error:
            _send(pipe, error.answer)


def _send(pipe: Connection, answer: Answer) -> None:
    pipe.send_bytes(msgspec.json.encode(answer))


def _load(player: ForeignClass) -> type[Player]:
    """Return the class. Raises _FaultError."""
    path = Path(player.file).resolve()
    sys.path.append(str(path.parent))  # it may have more files beside it
    spec = importlib.util.spec_from_file_location(_MODULE, path)
    if spec is None or spec.loader is None:
        raise _FaultError(Fault.LOADING, path.name)
    module = sys.modules[_MODULE] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # the code is not ours and may raise anything
        raise _FaultError(Fault.LOADING, _told(error, player.file)) from error
    found = getattr(module, player.name, None)
    if not isinstance(found, type):
        own = [
            name for name, kind in vars(module).items() if getattr(kind, "__module__", "") == _MODULE
            and isinstance(kind, type)
        ]  # fmt: skip
        raise _FaultError(Fault.NO_CLASS, ", ".join(own))
    if not callable(getattr(found, "choose", None)):
        raise _FaultError(Fault.NO_METHOD, "")
    return found


def _create(of_class: type[Player], file: str) -> Player:
    try:
        return of_class()
    except Exception as error:
        raise _FaultError(Fault.RAISED, _told(error, file)) from error


def _choose(player: Player, question: Question, file: str) -> int:
    legal = list(question.legal)
    try:
        chosen = player.choose(question.view, question.legal, question.seed)
        if chosen in legal:
            return legal.index(chosen)
        detail = repr(chosen)
    except Exception as error:
        raise _FaultError(Fault.RAISED, _told(error, file)) from error
    raise _FaultError(Fault.ILLEGAL, detail)


def _told(error: Exception, file: str) -> str:
    """Return a player's error in one line, with the line of its file in which it happened."""
    text = " ".join(traceback.format_exception_only(error)[-1].split())
    if isinstance(error, SyntaxError):
        return f"{text} ({Path(file).name}:{error.lineno})"
    lines = [
        frame.lineno for frame in traceback.extract_tb(error.__traceback__)
        if Path(frame.filename).name == Path(file).name
    ]  # fmt: skip
    return f"{text} ({Path(file).name}:{lines[-1]})" if lines else text
