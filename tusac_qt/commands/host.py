"""`tusac host`: open a table on the network, in the window or in this terminal."""

import argparse
from dataclasses import replace

from engine.ai.player import POLICIES
from net.links.code import MAX_CHARACTERS, MIN_CHARACTERS, is_fit
from net.node.wishes import Hosting
from tusac_qt.bridges.machine import own_machine
from tusac_qt.choices.new_match import person_name, table_to_host
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.commands.common import add_table_arguments, setting_up, start_words, table_options
from tusac_qt.commands.networking import add_name_argument, at_table

_HIGHEST_PORT = 65535


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac host` takes."""
    parser.add_argument("--text", action="store_true", help="host and play line by line in this terminal")
    add_name_argument(parser)
    parser.add_argument("--table", metavar="NAME", help="what the table is called in lists")
    parser.add_argument(
        "--bots",
        metavar="LEVEL",
        choices=tuple(POLICIES),
        help=f"computer players at free seats: {', '.join(POLICIES)}",
    )
    parser.add_argument(
        "--code",
        metavar="CODE",
        nargs="?",
        const="",
        type=_code,
        help="let in only who knows this code; without CODE one is made up",
    )
    add_table_arguments(parser)
    parser.add_argument("--strict", action="store_true", help="let every answer window last the same time")
    parser.add_argument("--port", metavar="N", type=_port, help="listen at this port; 0 for any free one")
    parser.add_argument(
        "--anew",
        action="store_true",
        help="give up a table that the program has not left, and the cards there",
    )
    parser.add_argument("--no-advertise", action="store_true", help="do not appear in lists")


def run(args: argparse.Namespace) -> int:
    """Open a table and play at it."""
    options = replace(table_options(args), level=args.bots, name=args.name)
    words = start_words(options)
    hosting = _hosting(args, options, words.settings)
    profile = own_machine(args.name or person_name(words.settings))
    return at_table(args, replace(options, hosting=hosting), words.settings, profile)


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
        msg = f"a code has {MIN_CHARACTERS} to {MAX_CHARACTERS} letters or digits"
        raise argparse.ArgumentTypeError(msg)
    return text


def _port(text: str) -> int:
    if not text.isdecimal() or len(text) > 5 or int(text) > _HIGHEST_PORT:
        msg = f"{text!r} is not a port from 0 to {_HIGHEST_PORT}"
        raise argparse.ArgumentTypeError(msg)
    return int(text)
