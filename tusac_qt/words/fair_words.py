"""Words for dealt rounds: what a record comes to, and whose it is. English source text."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from engine import rulesets
from engine.rules import Rules
from net.records.audit import AuditReport, Culprit, Verdict
from net.words import key_words
from tusac_qt.system.json_text import json_text
from tusac_qt.words.dealing import rule_text
from tusac_qt.words.i18n import rules_name
from tusac_qt.words.plain import plain
from tusac_qt.words.punctuation import listed
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

_VERDICTS: Mapping[Verdict, str] = {
    Verdict.TRUE: QT_TRANSLATE_NOOP("dealing", "The round was dealt and played fairly, to its end."),
    Verdict.UNAUDITED: QT_TRANSLATE_NOOP(
        "dealing",
        "The round was dealt fairly and played to its end; the hidden moves of {machines} could not be"
        " checked, because their keys were not shown.",
    ),
    Verdict.VOID: QT_TRANSLATE_NOOP("dealing", "The round does not count, because machines left it."),
    Verdict.CHEATED: QT_TRANSLATE_NOOP("dealing", "The record proves that {machines} cheated."),
    Verdict.FALSE: QT_TRANSLATE_NOOP("dealing", "The record is false: no machine can have sent this."),
    Verdict.UNFINISHED: QT_TRANSLATE_NOOP("dealing", "The record stops before the end of the round."),
}


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """This installation's knowledge of machines.

    Attributes:
        names: under which each was met last, by its Ed25519 key.
        own: the keys of its own machines.
    """

    names: Mapping[bytes, str] = field(default_factory=dict)
    own: frozenset[bytes] = frozenset()

    def knows(self, key: bytes) -> bool:
        """Return whether a machine has been met, or is our own."""
        return key in self.names or key in self.own


NOBODY = Acquaintance()
"""For a reader that does not ask whose the keys are, because it has made them itself."""


def machine_text(machine: int | None) -> str:
    """Name a machine, counted from 1 as people do."""
    if machine is None:
        return translate("dealing", "nobody")
    return translate("dealing", "machine {n}").format(n=machine + 1)


def rules_text(rules: Rules) -> str:
    """Name rules, and say so if they bear the name of a ruleset of the game and are not the same."""
    if rules.name not in rulesets.names():
        return rules.name
    if rulesets.load(rules.name).digest != rules.digest:
        return translate("verify", "{name}, changed").format(name=rules_name(rules.name))
    return rules_name(rules.name)


def report_lines(report: AuditReport, known: Acquaintance | None = None) -> list[str]:
    """Tell what was checked in a record, and what came of it.

    Args:
        report: what is known of it.
        known: whom we know of those whose keys are in it; None to say nothing of keys.
    """
    table, checked = report.record.table, report.checked
    lines = [
        translate(
            "dealing", "Deal {n} at table {table}: {machines} machines, {seats} seats, {cards} cards."
        ).format(
            n=report.record.number,
            table=table.table_id.hex()[:8],
            machines=len(table.machines),
            seats=len(table.seats),
            cards=len(table.deck),
        ),
        *([] if known is None else [*_machine_lines(report, known), *_agreement_lines(report)]),
        translate("dealing", "Messages: {n}, each signed and in its place.").format(n=checked.envelopes),
        translate("dealing", "Shuffles: {n}, each proven to change no card.").format(n=checked.shuffles),
        translate("dealing", "Shares of cards: {n}, each proven.").format(n=checked.shares),
        translate("dealing", "Cards shown: {n}, each one its seat was dealt.").format(n=checked.cards),
        translate("dealing", "Answers: {n}, each as it was sealed.").format(n=checked.answers),
        translate("dealing", "Choices of computer players: {n}, each the same when repeated.").format(
            n=checked.choices
        ),
        translate("dealing", "Shuffles repeated from their seeds: {n}.").format(n=checked.shuffles_repeated),
    ]
    if report.left:
        lines.append(translate("dealing", "Left the round: {machines}.").format(machines=_names(report.left)))
    if report.outcome is not None and report.outcome.winner is not None:
        name = plain(table.seats[report.outcome.winner].name)
        lines.append(translate("dealing", "Winner: {name}.").format(name=name))
    return [*lines, *verdict_lines(report), *([] if known is None else _doubt_lines(report, known))]


def _machine_lines(report: AuditReport, known: Acquaintance) -> list[str]:
    table = report.record.table
    lines = []
    for place, machine in enumerate(table.machines):
        played = listed(plain(table.seats[seat].name) for seat in table.seats_of(place))
        line = translate("dealing", "Machine {n} has the key {words} and plays for: {names}. {known}")
        whose = _whose(machine.sign_key, known)
        words = key_words(machine.sign_key)
        lines.append(line.format(n=place + 1, words=words, names=played, known=whose))
    return lines


def _whose(key: bytes, known: Acquaintance) -> str:
    if key in known.own:
        return translate("dealing", "The key belongs to this installation.")
    if key in known.names:
        return translate("dealing", "You have met this key before, as {name}.").format(
            name=plain(known.names[key])
        )
    return translate("dealing", "This key is new here.")


def _agreement_lines(report: AuditReport) -> list[str]:
    """Tell who has signed the table, and what was agreed to."""
    table, agreed = report.record.table, report.agreed
    if agreed is None:
        return [translate("dealing", "The record does not say who agreed to the table.")]
    missing = [machine for machine in range(len(table.machines)) if machine not in agreed]
    if missing:
        text = translate("dealing", "The record does not show that these agreed to the table: {machines}.")
        return [text.format(machines=_names(tuple(missing)))]
    number = 1 if table.standing is None else table.standing.round_number
    tally = (0,) * len(table.seats) if table.standing is None else table.standing.tally
    text = translate(
        "dealing",
        "All of them have signed the table: rules {rules}; from round {n} on; points before it: {points}.",
    )
    rules = plain(rules_text(table.rules))
    return [text.format(rules=rules, n=number, points=listed(map(str, tally)))]


def _doubt_lines(report: AuditReport, known: Acquaintance) -> list[str]:
    unknown = [
        place
        for place, machine in enumerate(report.record.table.machines)
        if not known.knows(machine.sign_key)
    ]
    if not unknown:
        return []
    text = translate(
        "dealing",
        "Names prove nothing. With keys that are new here ({machines}), anyone can make such a record"
        " alone: it is evidence only if these words belong to the players’ keys.",
    )
    return [text.format(machines=_names(tuple(unknown)))]


def _names(machines: tuple[int, ...]) -> str:
    return listed(machine_text(machine) for machine in machines)


def verdict_lines(report: AuditReport) -> list[str]:
    """Tell what a record comes to, and what is wrong with it."""
    wrong = report.cheats or (() if report.culprit is None else (report.culprit,))
    lines = [_culprit_text(culprit) for culprit in wrong]
    cheats = dict.fromkeys(culprit.author for culprit in report.cheats)
    named = {
        Verdict.CHEATED: listed(map(machine_text, cheats)),
        Verdict.UNAUDITED: _names(report.unaudited),
    }.get(report.verdict, "")
    lines.append(translate("dealing", _VERDICTS[report.verdict]).format(machines=named))
    if _is_pending(report):
        lines.append(
            translate("dealing", "The winner’s keys are among them: the win counts only once they are shown.")
        )
    if report.verdict is Verdict.CHEATED and report.ending == "closed":
        lines.append(translate("dealing", "The others finished the round."))
    return lines


def _is_pending(report: AuditReport) -> bool:
    """Return whether somebody has won whose machine has not shown its keys."""
    outcome = report.outcome
    if outcome is None or outcome.winner is None:
        return False
    return report.record.table.seats[outcome.winner].machine in report.unaudited


def _culprit_text(culprit: Culprit) -> str:
    text = translate("dealing", "Message {n} ({kind}) in the name of {machine} is false: {what} ({rule}).")
    return text.format(
        n=culprit.place + 1,
        kind=plain(culprit.kind) or "?",
        machine=machine_text(culprit.author),
        what=rule_text(culprit.rule),
        rule=culprit.rule,
    )


def report_json(report: AuditReport, known: Acquaintance = NOBODY) -> str:
    """Return the same as one JSON object."""
    record, outcome = report.record, report.outcome
    machines = [
        {
            "key": machine.sign_key.hex(),
            "words": key_words(machine.sign_key),
            "names": [record.table.seats[seat].name for seat in record.table.seats_of(place)],
            "is_own": machine.sign_key in known.own,
            "known_as": known.names.get(machine.sign_key),
            "has_agreed": None if report.agreed is None else place in report.agreed,
        }
        for place, machine in enumerate(record.table.machines)
    ]
    found = {
        "kind": "round",
        "verdict": report.verdict.value,
        "ending": report.ending,
        "table": record.table.table_id.hex(),
        "hand": record.number,
        "machines": machines,
        "all_keys_known": all(known.knows(machine.sign_key) for machine in record.table.machines),
        "seats": len(record.table.seats),
        "rules": record.table.rules.digest,
        "checked": asdict(report.checked),
        "culprit": None if report.culprit is None else asdict(report.culprit),
        "cheats": [asdict(culprit) for culprit in report.cheats],
        "unaudited": list(report.unaudited),
        "is_win_pending": _is_pending(report),
        "left": list(report.left),
        "winner": None if outcome is None else outcome.winner,
        "payments": None if outcome is None else list(outcome.payments),
    }
    return json_text(found)


def is_sound(report: AuditReport) -> bool:
    """Return whether all that is in a record is right, and it goes to an end."""
    return report.verdict in (Verdict.TRUE, Verdict.UNAUDITED, Verdict.VOID)
