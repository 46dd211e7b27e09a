"""`tusac verify FILE`: whether the record of a match or of a dealt round is true, and what was checked."""

import argparse
import json
from dataclasses import asdict

from net.node.store import known_names, own_keys
from net.records.fair_record import is_fair_record
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import settings_path
from tusac_qt.commands.common import read_bytes, read_record, start_words
from tusac_qt.commands.dealt import check_dealt
from tusac_qt.commands.fair_words import Acquaintance, is_sound, report_json, report_lines, rules_text
from tusac_qt.play.verification import RecordFinding, verify
from tusac_qt.system.console import say
from tusac_qt.words.translation import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac verify` takes."""
    parser.add_argument(
        "file", metavar="FILE", help="the record of a match, or of a round dealt between machines"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Check a record; status 0 if it is true, 1 if something in it is wrong or it has no end.

    Unreadable files are usage errors.
    """
    words = start_words(StartOptions(language=args.lang))
    data = read_bytes(args.file)
    if is_fair_record(data):
        report = check_dealt(args.file, data)
        known = _acquaintance()
        say([report_json(report, known)] if args.json else report_lines(report, known))
        is_true = is_sound(report)
    else:
        finding = read_record(args.file, data, verify)
        say([_json(finding)] if args.json else _lines(finding))
        is_true = finding.failure is None
    del words
    return 0 if is_true else 1


def _acquaintance() -> Acquaintance:
    """Return which machines this installation has met, and which are its own."""
    config = settings_path().parent
    return Acquaintance(known_names(config), own_keys(config))


def _json(finding: RecordFinding) -> str:
    setup, failure = finding.header.setup, finding.failure
    found = {
        "players": setup.seats,
        "rounds": setup.rounds,
        "rules": setup.rules.digest,
        "deals": finding.deals,
        "actions": finding.actions,
        "choices": finding.choices,
        "is_over": finding.is_over,
        "failure": None if failure is None else asdict(failure),
    }
    return json.dumps(found)


def _lines(finding: RecordFinding) -> list[str]:
    setup = finding.header.setup
    lines = [
        translate("verify", "Setup: {players} players, {rounds} rounds, rules: {rules}.").format(
            players=setup.seats, rounds=setup.rounds or "∞", rules=rules_text(setup.rules)
        ),
        translate("verify", "Deals: {n}, each follows from the seed of the match.").format(n=finding.deals),
        translate("verify", "Actions: {n}, each allowed by the rules; payments follow from them.").format(
            n=finding.actions
        ),
        translate("verify", "Choices of computer players: {n}, each comes out the same again.").format(
            n=finding.choices
        ),
    ]
    failure = finding.failure
    if failure is not None:
        wrong = translate("verify", "Line {line} is wrong: {text} ({message}). What comes before it is true.")
        return [*lines, wrong.format(line=failure.line, text=repr(failure.text), message=failure.message)]
    if finding.is_over:
        return [*lines, translate("verify", "The record is true and complete.")]
    return [*lines, translate("verify", "The record is true; the match is not finished.")]
