"""What several subcommands read from the command line, and how they say what is wrong."""

import argparse
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from engine.ai.player import POLICIES
from engine.errors import EngineError, RulesError
from net.files import read_bounded
from net.pace import Pace, parse_pace
from tusac_qt.choices.new_match import load_rules
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings, load_settings, settings_path
from tusac_qt.system.console import complain
from tusac_qt.words.file_words import unusable_text, why_unusable
from tusac_qt.words.rule_problems import problem_line
from tusac_qt.words.translation import Translators, choose_language, languages, speak_in_terminal

T = TypeVar("T")

_MOST_BYTES = 1 << 26
"""More than any record, of a match or of a dealt round."""


class UsageError(Exception):
    """What was asked for cannot be had; the message is one line for people. The exit status is 2."""


@dataclass(frozen=True, slots=True)
class Words:
    """What a program without a window needs before its first word; kept until its last.

    Attributes:
        settings: the player's.
        translators: what holds the language in use, None for English.
    """

    settings: Settings
    translators: Translators | None


def start_words(options: StartOptions) -> Words:
    """Read the settings and speak their language, or the one asked for, in this process."""
    loaded = load_settings(settings_path())
    wanted = options.language or loaded.settings.language
    words = Words(loaded.settings, speak_in_terminal(choose_language(wanted, os.environ)))
    if loaded.unusable is not None:
        complain(unusable_text(loaded.unusable))
    for warning in loaded.warnings:
        complain(warning)
    return words


@contextmanager
def setting_up() -> Iterator[None]:
    """Turn the ValueErrors of setting up a match into UsageErrors."""
    try:
        yield
    except ValueError as error:
        raise UsageError(str(error)) from error


def read_bytes(name: str) -> bytes:
    """Return what a file holds. Raises UsageError if it cannot be read."""
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
        msg = f"{name}: this is no record, or the beginning of the file is damaged"
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
        "--ai", metavar="LEVEL", choices=tuple(POLICIES), help=f"computer players: {', '.join(POLICIES)}"
    )
    parser.add_argument(
        "--seed", metavar="N", type=parse_seed, help="deal from this number, to play the same cards again"
    )
    add_table_arguments(parser)


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that settle what is played at a table."""
    parser.add_argument(
        "--rules", metavar="NAME|FILE", help="a ruleset that comes with the game, one of yours, or a file"
    )
    parser.add_argument(
        "--seats", metavar="N", type=_seats, help="how many play, 2 to 6 as far as the rules allow"
    )
    parser.add_argument(
        "--pace", metavar="NAME", type=_pace, help="learning, family, normal, quick, or such as 8+30"
    )
    parser.add_argument("--rounds", metavar="N", type=_rounds, help="rounds of the match; 0 for no end")


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
        msg = f"{text!r} is not a whole number from 0 to 2^256 - 1"
        raise argparse.ArgumentTypeError(msg) from None


def _pace(text: str) -> Pace:
    try:
        return parse_pace(text.lower())
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _seats(text: str) -> int:
    if text not in ("2", "3", "4", "5", "6"):
        msg = f"{text!r} is not a number of players from 2 to 6"
        raise argparse.ArgumentTypeError(msg)
    return int(text)


def _rounds(text: str) -> int:
    if not text.isdecimal() or len(text) > 4 or int(text) > 1000:
        msg = f"{text!r} is not a number of rounds from 0 to 1000"
        raise argparse.ArgumentTypeError(msg)
    return int(text)


def check_language(code: str) -> None:
    """Raise UsageError, naming the languages there are, if this is none of them."""
    if code not in languages():
        msg = f"there is no language {code!r}; there are: {', '.join(languages())}"
        raise UsageError(msg)
