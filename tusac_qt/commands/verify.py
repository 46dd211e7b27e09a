"""`tusac verify FILE`: whether the record of a match or of a dealt round is true, and what was checked."""

import argparse
from dataclasses import asdict

from net.node.store import known_names, own_keys
from net.records.fair_record import is_fair_record
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings_file import settings_path
from tusac_qt.commands.common import read_bytes, read_record, start_words
from tusac_qt.commands.dealt import read_dealt
from tusac_qt.play.verification import RecordFinding, verify
from tusac_qt.system.console import say
from tusac_qt.system.json_text import json_text
from tusac_qt.words.fair_words import Acquaintance, is_sound, report_json, report_lines
from tusac_qt.words.record_words import match_details
from tusac_qt.words.translation import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac verify` takes."""
    parser.add_argument(
        "file",
        metavar=translate("command line", "FILE"),
        help=translate("command line", "the record of a match, or of a round dealt between machines"),
    )
    parser.add_argument(
        "--json", action="store_true", help=translate("command line", "print one JSON object")
    )


def run(args: argparse.Namespace) -> int:
    """Check a record; status 0 if it is true, 1 if something in it is wrong or it has no end.

    Unreadable files are usage errors.
    """
    start_words(StartOptions(language=args.lang))
    data = read_bytes(args.file)
    if is_fair_record(data):
        report = read_dealt(args.file, data)
        known = _acquaintance()
        say([report_json(report, known)] if args.json else report_lines(report, known))
        is_true = is_sound(report)
    else:
        finding = read_record(args.file, data, verify)
        say([_json(finding)] if args.json else match_details(finding))
        is_true = finding.failure is None
    return 0 if is_true else 1


def _acquaintance() -> Acquaintance:
    """Return which machines this installation has met, and which are its own."""
    config = settings_path().parent
    return Acquaintance(known_names(config), own_keys(config))


def _json(finding: RecordFinding) -> str:
    setup, failure = finding.header.setup, finding.failure
    found = {
        "kind": "match",
        "players": setup.seats,
        "rounds": setup.rounds,
        "rules": setup.rules.digest,
        "deals": finding.deals,
        "actions": finding.actions,
        "choices": finding.choices,
        "is_over": finding.is_over,
        "failure": None if failure is None else asdict(failure),
    }
    return json_text(found)
