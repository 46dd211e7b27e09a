"""`tusac host`: open a table on the network, in the window or in this terminal."""

import argparse
from dataclasses import replace

from net.links.code import MAX_CHARACTERS, MIN_CHARACTERS, is_fit
from net.node.wishes import Hosting
from tusac_qt.choices.new_match import table_to_host
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.commands.arguments import add_level_argument, add_table_arguments, not_so, table_options
from tusac_qt.commands.common import UsageError, setting_up, start_words
from tusac_qt.commands.networking import add_name_argument, add_phones_argument, at_table
from tusac_qt.words.translation import translate
from tusac_qt.words.typed_names import LEVEL_OF

_HIGHEST_PORT = 65535


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac host` takes."""
    parser.add_argument(
        "--text",
        action="store_true",
        help=translate("command line", "host and play line by line in this terminal"),
    )
    add_name_argument(parser)
    parser.add_argument(
        "--table",
        metavar=translate("command line", "NAME"),
        help=translate("command line", "the table’s name in lists"),
    )
    add_level_argument(
        parser, "--bots", translate("command line", "computer players at free seats: {levels}")
    )
    parser.add_argument(
        "--code",
        metavar=translate("command line", "CODE"),
        nargs="?",
        const="",
        type=_code,
        help=translate("command line", "let in only people who know this code; without CODE one is made up"),
    )
    add_table_arguments(parser)
    parser.add_argument(
        "--strict",
        action="store_true",
        help=translate("command line", "give every answer the same time, used or not"),
    )
    add_phones_argument(parser)
    parser.add_argument(
        "--tv",
        action="store_true",
        help=translate(
            "command line", "show the table on this whole screen, with no hands; everyone plays by phone"
        ),
    )
    parser.add_argument(
        "--port",
        metavar="N",
        type=_port,
        help=translate("command line", "listen on this port; 0 for any free one"),
    )
    parser.add_argument(
        "--anew",
        action="store_true",
        help=translate("command line", "give up the table you are still at, and your cards there"),
    )
    parser.add_argument(
        "--no-advertise", action="store_true", help=translate("command line", "keep the table out of lists")
    )


def run(args: argparse.Namespace) -> int:
    """Open a table and play at it."""
    options = replace(table_options(args), level=LEVEL_OF.get(args.bots), name=args.name)
    settings = start_words(options)
    if args.tv and args.text:
        raise UsageError(translate("command line", "--tv needs the window, so it can’t go with --text"))
    if args.tv:
        options, args.phones = replace(options, is_big_screen=True), True
    hosting = _hosting(args, options, settings)
    return at_table(args, replace(options, hosting=hosting), settings)


def _hosting(args: argparse.Namespace, options: StartOptions, settings: Settings) -> Hosting:
    with setting_up():
        hosting = table_to_host(options, settings)
    return replace(
        hosting,
        name=args.table or hosting.name,
        is_strict=args.strict or hosting.is_strict,
        code=args.code or "",
        makes_code=hosting.makes_code if args.code is None else not args.code,
        port=args.port,
        is_advertised=not args.no_advertise,
        gives_up=args.anew,
    )


def _code(text: str) -> str:
    if text and not is_fit(text):
        told = translate("command line", "a code has {least} to {most} letters or digits")
        msg = told.format(least=MIN_CHARACTERS, most=MAX_CHARACTERS)
        raise argparse.ArgumentTypeError(msg)
    return text


def _port(text: str) -> int:
    if not text.isdecimal() or len(text) > 5 or int(text) > _HIGHEST_PORT:
        msg = not_so(
            translate("command line", "{text} is not a port from 0 to {most}"), text, most=_HIGHEST_PORT
        )
        raise argparse.ArgumentTypeError(msg)
    return int(text)
