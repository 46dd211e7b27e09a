"""`tusac verify FILE`: whether a record of a local match is true, and what was looked at."""

import argparse

from engine import rulesets
from engine.rules import Rules
from tusac_qt.commands.common import read_record, start_words
from tusac_qt.console import say
from tusac_qt.i18n import rules_name
from tusac_qt.options import Options
from tusac_qt.translation import translate
from tusac_qt.verification import Finding, verify


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac verify` takes."""
    parser.add_argument("file", metavar="FILE", help="the record of a match")


def run(args: argparse.Namespace) -> int:
    """Check a record: status 0 if it is true, 1 if a line is wrong; unreadable files are usage errors."""
    words = start_words(Options(language=args.lang))
    finding = read_record(args.file, verify)
    say(_lines(finding))
    del words
    return 0 if finding.failure is None else 1


def _lines(finding: Finding) -> list[str]:
    setup = finding.header.setup
    lines = [
        translate("verify", "Setup: {players} players, {rounds} rounds, rules: {rules}.").format(
            players=setup.seats, rounds=setup.rounds or "∞", rules=_rules_text(setup.rules)
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


def _rules_text(rules: Rules) -> str:
    if rules.name not in rulesets.names():
        return rules.name
    if rulesets.load(rules.name).digest != rules.digest:
        return translate("verify", "{name}, changed").format(name=rules_name(rules.name))
    return rules_name(rules.name)
