"""The result of a record's check, in words: one sentence for everybody, and the extent of the check."""

from enum import Enum

from net.records.audit import AuditReport
from tusac_qt.play.verification import RecordFinding
from tusac_qt.words.counted import counted
from tusac_qt.words.fair_words import rules_text, verdict_lines
from tusac_qt.words.plain import plain
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate


class Flawed(Enum):
    """The reason why a file cannot be replayed."""

    UNREADABLE = "unreadable"
    FOREIGN = "foreign"
    NEWER = "newer"
    DAMAGED = "damaged"
    EMPTY = "empty"


_FLAWS = {
    Flawed.UNREADABLE: QT_TRANSLATE_NOOP("replay", "“{name}” can’t be read."),
    Flawed.FOREIGN: QT_TRANSLATE_NOOP("replay", "“{name}” isn’t a saved Tứ Sắc game."),
    Flawed.NEWER: QT_TRANSLATE_NOOP("replay", "“{name}” was saved by another version of this game."),
    Flawed.DAMAGED: QT_TRANSLATE_NOOP("replay", "“{name}” is damaged: there’s nothing to show."),
    Flawed.EMPTY: QT_TRANSLATE_NOOP("replay", "No card has been dealt yet in “{name}”."),
}


def match_sentence(finding: RecordFinding) -> str:
    """Return in one sentence what the record of a match is worth."""
    if finding.failure is not None:
        return translate(
            "verify", "Something in this file was changed or damaged; everything before that is true."
        )
    if finding.is_over:
        return translate("verify", "Record checked: everything follows the rules.")
    return translate("verify", "Record checked: all true so far; the match isn’t finished.")


def match_details(finding: RecordFinding) -> list[str]:
    """Return what was looked at in the record of a match, and what is wrong with it."""
    setup = finding.header.setup
    lines = [
        translate("verify", "Setup: {players}, {rounds}, rules: {rules}.").format(
            players=counted.people(setup.seats),
            rounds=counted.rounds(setup.rounds) if setup.rounds else translate("lobby", "no limit"),
            rules=rules_text(setup.rules),
        ),
        translate("verify", "Deals: {n}, each follows from the seed of the match.").format(n=finding.deals),
        translate("verify", "Actions: {n}, each allowed by the rules; payments follow from them.").format(
            n=finding.actions
        ),
        translate("verify", "Choices of computer players: {n}, each the same when repeated.").format(
            n=finding.choices
        ),
    ]
    failure = finding.failure
    if failure is not None:
        wrong = translate("verify", "Line {line} is wrong: {text} ({message}). Everything before it is true.")
        return [*lines, wrong.format(line=failure.line, text=repr(failure.text), message=failure.message)]
    if finding.is_over:
        return [*lines, translate("verify", "The record is true and complete.")]
    return [*lines, translate("verify", "The record is true; the match is not finished.")]


def cannot_open(name: str, why: Flawed, detail: str) -> str:
    """Return what is said of a file that cannot be stepped through."""
    text = translate("replay", _FLAWS[why]).format(name=name)
    return f"{text}\n\n{plain(detail)}" if detail else text


def dealt_sentence(report: AuditReport) -> str:
    """Return in one sentence what the record of a dealt round is worth."""
    return verdict_lines(report)[-1]
