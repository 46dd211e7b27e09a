"""Arguments that several subcommands share, and the errors about them."""

import argparse
import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from engine.ai.player import POLICIES
from engine.errors import EngineError, RulesError
from net.files import read_bounded
from net.pace import Pace
from tusac_qt.choices.new_match import load_rules
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.choices.settings_file import SettingsFile, settings_path
from tusac_qt.system.console import complain
from tusac_qt.words.file_words import unusable_text, why_unusable
from tusac_qt.words.languages import choose_language, known_language, languages
from tusac_qt.words.paces import read_pace
from tusac_qt.words.rule_problems import problem_line
from tusac_qt.words.translation import speak, translate

T = TypeVar("T")

_log = logging.getLogger(__name__)
_LONGEST_NUMBER = 9

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


def add_match_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that settle a match at this machine."""
    parser.add_argument(
        "--ai",
        metavar=translate("command line", "LEVEL"),
        choices=tuple(POLICIES),
        help=translate("command line", "computer players: {levels}").format(levels=", ".join(POLICIES)),
    )
    parser.add_argument(
        "--seed",
        metavar="N",
        type=parse_seed,
        help=translate("command line", "deal from this number; the same number deals the same cards"),
    )
    add_table_arguments(parser)


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that settle what is played at a table."""
    parser.add_argument(
        "--rules",
        metavar=translate("command line", "NAME|FILE"),
        help=translate("command line", "a ruleset that comes with the game, one of yours, or a file"),
    )
    parser.add_argument(
        "--seats",
        metavar="N",
        type=_seats,
        help=translate("command line", "number of players, 2 to 6 as the rules allow"),
    )
    parser.add_argument(
        "--pace",
        metavar=translate("command line", "NAME"),
        type=_pace,
        help=translate("command line", "learning, family, normal, quick, or your own such as 8+30"),
    )
    parser.add_argument(
        "--rounds",
        metavar="N",
        type=_rounds,
        help=translate("command line", "rounds in the match; 0 for no limit"),
    )


def match_options(args: argparse.Namespace, *, starts_match: bool) -> StartOptions:
    """Return the options in parsed arguments. Raises UsageError."""
    return replace(table_options(args), starts_match=starts_match, level=args.ai, seed=args.seed)


def table_options(args: argparse.Namespace) -> StartOptions:
    """Return the options of `add_table_arguments`. Raises UsageError."""
    with setting_up():
        rules = None if args.rules is None else load_rules(args.rules, complain)
    return StartOptions(language=args.lang, rules=rules, seats=args.seats, pace=args.pace, rounds=args.rounds)


def parse_seed(text: str) -> bytes:
    """Read a seed: a whole number, big-endian in 32 bytes. Raises ArgumentTypeError."""
    try:
        return int(text).to_bytes(32)
    except (ValueError, OverflowError):
        msg = not_so(translate("command line", "{text} is not a whole number from 0 to 2^256 - 1"), text)
        raise argparse.ArgumentTypeError(msg) from None


def _pace(text: str) -> Pace:
    try:
        return read_pace(text.lower())
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _seats(text: str) -> int:
    if text not in ("2", "3", "4", "5", "6"):
        msg = not_so(translate("command line", "{text} is not a number of players from 2 to 6"), text)
        raise argparse.ArgumentTypeError(msg)
    return int(text)


def _rounds(text: str) -> int:
    if not text.isdecimal() or len(text) > 4 or int(text) > 1000:
        msg = not_so(translate("command line", "{text} is not a number of rounds from 0 to 1000"), text)
        raise argparse.ArgumentTypeError(msg)
    return int(text)


def whole_number(text: str) -> int:
    """Read a whole number from 0 on. Raises ArgumentTypeError."""
    if not text.isdecimal() or len(text) > _LONGEST_NUMBER:
        raise argparse.ArgumentTypeError(
            not_so(translate("command line", "{text} is not a whole number, 0 or more"), text)
        )
    return int(text)


def positive_number(text: str) -> int:
    """Read a whole number from 1 on. Raises ArgumentTypeError."""
    if not text.isdecimal() or len(text) > _LONGEST_NUMBER or int(text) == 0:
        raise argparse.ArgumentTypeError(
            not_so(translate("command line", "{text} is not a whole number, 1 or more"), text)
        )
    return int(text)


def not_so(sentence: str, text: str, **more: object) -> str:
    """Return what is said of a text that does not fit, with the text as it was typed put in."""
    return sentence.format(text=repr(text), **more)


def check_language(code: str) -> None:
    """Raise UsageError, naming the languages there are, if this is none of them."""
    if known_language(code) is None:
        there_are = translate("command line", "there is no language {text}; there are: {names}")
        msg = not_so(there_are, code, names=", ".join(languages()))
        raise UsageError(msg)
