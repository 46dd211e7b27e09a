"""`tusac join`: come to a table on the network, in the window or in this terminal."""

import argparse
from dataclasses import replace

from net.address import typed_number
from net.node.wishes import Joining
from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.common import setting_up, start_words
from tusac_qt.commands.networking import (
    add_name_argument,
    add_phones_argument,
    add_target_argument,
    addresses_of,
    at_table,
)
from tusac_qt.words.translation import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac join` takes."""
    add_target_argument(parser)
    parser.add_argument(
        "--text",
        action="store_true",
        help=translate("command line", "join and play line by line in this terminal"),
    )
    add_name_argument(parser)
    add_phones_argument(parser)
    parser.add_argument(
        "--watch", action="store_true", help=translate("command line", "watch instead of playing")
    )


def run(args: argparse.Namespace) -> int:
    """Join a table and play at it; without a target, one that is found nearby."""
    options = StartOptions(language=args.lang, name=args.name)
    settings = start_words(options)
    if args.target is not None:
        with setting_up():
            addresses, number = addresses_of(args.target), typed_number(args.target)
            joining = Joining(addresses, args.code, wants_seat=not args.watch, number=number)
        options = replace(options, joining=joining)
    return at_table(args, options, settings)
