"""Words for dealt rounds: what a record comes to. English source text."""

import json
from collections.abc import Mapping
from dataclasses import asdict

from net.audit import Culprit, Report, Verdict
from tusac_qt.words.dealing import rule_text
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

_VERDICTS: Mapping[Verdict, str] = {
    Verdict.TRUE: QT_TRANSLATE_NOOP("dealing", "The round was dealt and played fairly, to its end."),
    Verdict.VOID: QT_TRANSLATE_NOOP("dealing", "The hand counts for nothing, because machines left it."),
    Verdict.CHEATED: QT_TRANSLATE_NOOP("dealing", "Somebody cheated, and the record proves it."),
    Verdict.FALSE: QT_TRANSLATE_NOOP("dealing", "The record is false: no machine can have sent it so."),
    Verdict.UNFINISHED: QT_TRANSLATE_NOOP("dealing", "The record stops before the end of the round."),
}


def machine_text(machine: int | None) -> str:
    """Name a machine, counted from 1 as people do."""
    if machine is None:
        return translate("dealing", "nobody")
    return translate("dealing", "machine {n}").format(n=machine + 1)


def report_lines(report: Report) -> list[str]:
    """Tell what was checked in a record, and what came of it."""
    table, checked = report.record.table, report.checked
    lines = [
        translate(
            "dealing", "Hand {n} of table {table}: {machines} machines, {seats} seats, {cards} cards."
        ).format(
            n=report.record.number,
            table=table.table_id.hex()[:8],
            machines=len(table.machines),
            seats=len(table.seats),
            cards=len(table.deck),
        ),
        translate("dealing", "Messages: {n}, each signed and in its place.").format(n=checked.envelopes),
        translate("dealing", "Shuffles: {n}, each proven to change no card.").format(n=checked.shuffles),
        translate("dealing", "Shares of cards: {n}, each proven.").format(n=checked.shares),
        translate("dealing", "Cards shown: {n}, each one its seat was dealt.").format(n=checked.cards),
        translate("dealing", "Answers: {n}, each as it was sealed.").format(n=checked.answers),
        translate("dealing", "Choices of computer players: {n}, each comes out the same again.").format(
            n=checked.choices
        ),
        translate("dealing", "Shuffles repeated from their seeds: {n}.").format(n=checked.shuffles_repeated),
    ]
    if report.left:
        names = ", ".join(machine_text(machine) for machine in report.left)
        lines.append(translate("dealing", "Left the hand: {machines}.").format(machines=names))
    if report.outcome is not None and report.outcome.winner is not None:
        name = table.seats[report.outcome.winner].name
        lines.append(translate("dealing", "Winner: {name}.").format(name=name))
    return [*lines, *verdict_lines(report)]


def verdict_lines(report: Report) -> list[str]:
    """Tell what a record comes to, and what is wrong with it."""
    lines = [] if report.culprit is None else [_culprit_text(report.culprit)]
    return [*lines, translate("dealing", _VERDICTS[report.verdict])]


def _culprit_text(culprit: Culprit) -> str:
    text = translate("dealing", "Message {n} ({kind}) in the name of {machine} is false: {what} ({rule}).")
    return text.format(
        n=culprit.place + 1,
        kind=culprit.kind or "?",
        machine=machine_text(culprit.author),
        what=rule_text(culprit.rule),
        rule=culprit.rule,
    )


def report_json(report: Report) -> str:
    """Return the same as one JSON object."""
    record, outcome = report.record, report.outcome
    found = {
        "verdict": report.verdict.value,
        "table": record.table.table_id.hex(),
        "hand": record.number,
        "machines": len(record.table.machines),
        "seats": len(record.table.seats),
        "checked": asdict(report.checked),
        "culprit": None if report.culprit is None else asdict(report.culprit),
        "left": list(report.left),
        "winner": None if outcome is None else outcome.winner,
        "payments": None if outcome is None else list(outcome.payments),
    }
    return json.dumps(found)


def is_sound(report: Report) -> bool:
    """Return whether nothing in a record is wrong and nothing is missing."""
    return report.verdict in (Verdict.TRUE, Verdict.VOID)
