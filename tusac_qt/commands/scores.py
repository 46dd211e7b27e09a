"""`tusac scores`: the score book of this computer."""

import argparse
from pathlib import Path

import msgspec

from net.node.store import own_keys
from tusac_qt.bridges.dealt_scores import dealt_arrears, remake_dealt
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings_file import settings_path
from tusac_qt.commands.common import UsageError, start_words
from tusac_qt.model.score_words import book_lines
from tusac_qt.play.autosave import records_dir
from tusac_qt.play.score_arrears import remake
from tusac_qt.play.score_book import csv_of, totals
from tusac_qt.play.score_file import read_scores, scores_path
from tusac_qt.system.console import say
from tusac_qt.system.json_text import json_text
from tusac_qt.words.counted import counted
from tusac_qt.words.file_words import why_unusable
from tusac_qt.words.plain import plain
from tusac_qt.words.translation import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac scores` takes."""
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--json", action="store_true", help=translate("command line", "print one JSON object for each round")
    )
    how.add_argument(
        "--csv", action="store_true", help=translate("command line", "print a table for spreadsheets")
    )
    how.add_argument(
        "--remake",
        action="store_true",
        help=translate("command line", "add what the records of your matches have and the book lacks"),
    )


def _remade(path: Path, records: Path) -> str:
    """Add rounds that records have and the book lacks, and return their number. Raises OSError."""
    own = own_keys(settings_path().parent)
    added, dealt = remake(path, records), dealt_arrears(path, records, own)
    if dealt:
        say(
            [
                translate("command line", "Rounds dealt between machines to be checked: {n}").format(
                    n=len(dealt)
                )
            ]
        )
    added += sum(remake_dealt(path, dealt, own))
    return translate("command line", "Added from records: {rounds}").format(rounds=counted.rounds(added))


def run(args: argparse.Namespace) -> int:
    """Print the score book; one that cannot be read is a usage error."""
    start_words(StartOptions(language=args.lang))
    path = scores_path()
    try:
        if args.remake:
            say([_remade(path, records_dir())])
        rows = read_scores(path)
    except OSError as error:
        msg = f"{path}: {why_unusable(error)}"
        raise UsageError(msg) from error
    if args.json:
        say([json_text(msgspec.to_builtins(row)) for row in rows])
    elif args.csv:
        say(csv_of(rows).splitlines())
    else:
        say([plain(line) for line in book_lines(totals(rows))])
    return 0
