"""The begin of every subcommand: its language, its errors, the files that are named to it."""

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from engine.errors import EngineError, RulesError
from net.files import read_bounded
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.choices.settings_file import SettingsFile, settings_path
from tusac_qt.system.console import complain
from tusac_qt.words.file_words import unusable_text, why_unusable
from tusac_qt.words.languages import choose_language, known_language, languages
from tusac_qt.words.rule_problems import problem_line
from tusac_qt.words.translation import speak, translate

T = TypeVar("T")

_log = logging.getLogger(__name__)

_MOST_BYTES = 1 << 26
"""More than any record, of a match or of a dealt round."""


class UsageError(Exception):
    """The request cannot be met; the message is one line for people. The exit status is 2."""


def start_words(options: StartOptions, file: SettingsFile | None = None) -> Settings:
    """Speak the language asked for, or that of the settings, in this process, and return the settings.

    Args:
        options: may ask for a language.
        file: where the settings are read, and saved later; None for those of this user, saved no more.
    """
    loaded = (file or SettingsFile(settings_path())).load()
    speak(choose_language(options.language or loaded.settings.language, os.environ))
    if loaded.unusable is not None:
        complain(unusable_text(loaded.unusable))
    for warning in loaded.warnings:
        complain(warning)
    return loaded.settings


@contextmanager
def setting_up() -> Iterator[None]:
    """Turn the ValueErrors of setting up a match into UsageErrors."""
    try:
        yield
    except ValueError as error:
        raise UsageError(str(error)) from error


def read_bytes(name: str) -> bytes:
    """Return what a file holds. Raises UsageError if it cannot be read."""
    _log.info("reads %s", name)
    try:
        return read_bounded(Path(name), _MOST_BYTES)
    except OSError as error:
        msg = f"{name}: {why_unusable(error)}"
        raise UsageError(msg) from error


def read_record(name: str, data: bytes, read: Callable[[str], T]) -> T:
    """Return what `read` makes of the record of a match. Raises UsageError if it cannot be read at all."""
    try:
        return read(data.decode())
    except UnicodeDecodeError as error:
        damaged = translate("command line", "this is not a record, or the start of the file is damaged")
        msg = f"{name}: {damaged}"
        raise UsageError(msg) from error
    except RulesError as error:
        msg = f"{name}: {'; '.join(map(problem_line, error.problems))}"
        raise UsageError(msg) from error
    except EngineError as error:
        msg = f"{name}: {error}"
        raise UsageError(msg) from error


def check_language(code: str) -> None:
    """Raise UsageError, naming the languages there are, if this is none of them."""
    if known_language(code) is None:
        there_are = translate("command line", "there is no language {text}; there are: {names}")
        msg = there_are.format(text=repr(code), names=", ".join(languages()))
        raise UsageError(msg)
