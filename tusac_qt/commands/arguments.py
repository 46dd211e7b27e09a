"""Arguments that several subcommands share, as argparse reads them."""

import argparse
from dataclasses import replace

from net.pace import Pace
from tusac_qt.choices.new_match import load_rules
from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.common import setting_up
from tusac_qt.system.console import complain
from tusac_qt.words.paces import read_pace
from tusac_qt.words.translation import translate
from tusac_qt.words.typed_names import LEVEL_OF, PACE_OF, typed_level

_LONGEST_NUMBER = 9


def add_match_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that settle a match at this machine."""
    add_level_argument(parser, "--ai", translate("command line", "computer players: {levels}"))
    parser.add_argument(
        "--seed",
        metavar="N",
        type=parse_seed,
        help=translate("command line", "deal from this number; the same number deals the same cards"),
    )
    add_table_arguments(parser)


def add_level_argument(
    parser: argparse.ArgumentParser, name: str, about: str, *, usual: str | None = None
) -> None:
    """Add an argument that takes a level of computer players, as `LEVEL_OF` names it.

    Args:
        parser: of the subcommand.
        name: of the argument.
        about: its help, with places for `levels` and `usual`.
        usual: the level that holds where none is given.
    """
    parser.add_argument(
        name,
        metavar=translate("command line", "LEVEL"),
        type=typed_level,
        choices=tuple(LEVEL_OF),
        default=usual,
        help=about.format(levels=", ".join(LEVEL_OF), usual=usual),
    )


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
        help=translate("command line", "{paces}, or your own such as 8+30").format(paces=", ".join(PACE_OF)),
    )
    parser.add_argument(
        "--rounds",
        metavar="N",
        type=_rounds,
        help=translate("command line", "rounds in the match; 0 for no limit"),
    )


def match_options(args: argparse.Namespace, *, starts_match: bool) -> StartOptions:
    """Return the options in parsed arguments. Raises UsageError."""
    return replace(
        table_options(args), starts_match=starts_match, level=LEVEL_OF.get(args.ai), seed=args.seed
    )


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
        return read_pace(text)
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
    """Return the complaint about a text that does not fit, with the text as it was typed."""
    return sentence.format(text=repr(text), **more)
