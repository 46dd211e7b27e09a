"""Words for dealt rounds: what a step is, which rule was broken, what a record comes to. English source text."""

import json
from collections.abc import Mapping
from dataclasses import asdict

from engine.errors import Reason
from net.audit import Culprit, Report, Verdict
from tusac_qt.words.i18n import reason_text
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

STEPS: Mapping[str, str] = {
    "COMMIT": QT_TRANSLATE_NOOP("dealing", "all commit to keys and seeds"),
    "OPEN": QT_TRANSLATE_NOOP("dealing", "keys and seeds are opened"),
    "SHUFFLE": QT_TRANSLATE_NOOP("dealing", "one after another shuffles and proves it"),
    "DECK_ACK": QT_TRANSLATE_NOOP("dealing", "all shuffles are verified, all name one deck"),
    "ESCROW": QT_TRANSLATE_NOOP("dealing", "what each will owe is laid down, masked and proven"),
    "ESCROW_ACK": QT_TRANSLATE_NOOP("dealing", "all have their parts of the masks"),
    "DEAL": QT_TRANSLATE_NOOP("dealing", "the masks over dealt cards are opened"),
    "READY": QT_TRANSLATE_NOOP("dealing", "each reads its own hand"),
    "END": QT_TRANSLATE_NOOP("dealing", "all name one result"),
    "AUDIT": QT_TRANSLATE_NOOP("dealing", "all keys are shown, everything is checked again"),
    "RECEIPT": QT_TRANSLATE_NOOP("dealing", "all sign that nothing was wrong"),
}
"""What happens in a step, by its kind; those of play are not told one by one."""

RULES: Mapping[str, str] = {
    "malformed": QT_TRANSLATE_NOOP("dealing", "these bytes are no message"),
    "bad_version": QT_TRANSLATE_NOOP("dealing", "it is of another version"),
    "other_table": QT_TRANSLATE_NOOP("dealing", "it belongs to another table"),
    "other_hand": QT_TRANSLATE_NOOP("dealing", "it belongs to another hand"),
    "unknown_peer": QT_TRANSLATE_NOOP("dealing", "no such machine is at the table"),
    "bad_signature": QT_TRANSLATE_NOOP("dealing", "its signature is false"),
    "absent_machine": QT_TRANSLATE_NOOP("dealing", "the others went on without its author"),
    "too_far_ahead": QT_TRANSLATE_NOOP("dealing", "too much of its author waits already"),
    "other_head": QT_TRANSLATE_NOOP("dealing", "its author has seen something else than the others"),
    "surplus": QT_TRANSLATE_NOOP("dealing", "it comes after the end"),
    "does_not_follow": QT_TRANSLATE_NOOP("dealing", "it does not follow from what comes before it"),
    "equivocation": QT_TRANSLATE_NOOP("dealing", "it told one machine this and another that"),
    "broken_chain": QT_TRANSLATE_NOOP("dealing", "it denies its previous message"),
    "unasked": QT_TRANSLATE_NOOP("dealing", "it spoke where it was not asked"),
    "wrong_kind": QT_TRANSLATE_NOOP("dealing", "it said something else than was asked"),
    "malformed_body": QT_TRANSLATE_NOOP("dealing", "it signed what cannot be read"),
    "wrong_absence": QT_TRANSLATE_NOOP("dealing", "it gave up machines that nobody can give up"),
    "open_not_committed": QT_TRANSLATE_NOOP("dealing", "it opened something else than it had committed to"),
    "bad_key": QT_TRANSLATE_NOOP("dealing", "its keys are not its own, or no keys"),
    "repeated_key": QT_TRANSLATE_NOOP("dealing", "it used a key a second time"),
    "bad_encoding": QT_TRANSLATE_NOOP("dealing", "its deck or proof cannot be read"),
    "false_shuffle": QT_TRANSLATE_NOOP("dealing", "its deck is no shuffle of the deck before"),
    "wrong_deck": QT_TRANSLATE_NOOP("dealing", "it named another deck"),
    "bad_escrow": QT_TRANSLATE_NOOP("dealing", "what it laid down is not what it owes"),
    "false_complaint": QT_TRANSLATE_NOOP("dealing", "it complained of what was right"),
    "wrong_mask": QT_TRANSLATE_NOOP("dealing", "it opened another mask than it had laid down"),
    "wrong_parts": QT_TRANSLATE_NOOP("dealing", "its parts of an absent machine's masks are false"),
    "wrong_slot": QT_TRANSLATE_NOOP("dealing", "it asked for another card of the wall"),
    "bad_share": QT_TRANSLATE_NOOP("dealing", "its share of a card is false"),
    "wrong_seat": QT_TRANSLATE_NOOP("dealing", "it acted for another seat"),
    "wrong_cards": QT_TRANSLATE_NOOP("dealing", "it showed other cards than it had to"),
    "wrong_answers": QT_TRANSLATE_NOOP("dealing", "it did not answer for each of its seats"),
    "answer_not_committed": QT_TRANSLATE_NOOP("dealing", "it opened another answer than it had sealed"),
    "not_an_action": QT_TRANSLATE_NOOP("dealing", "that is nothing one can do there"),
    "wrong_result": QT_TRANSLATE_NOOP("dealing", "it named another result"),
    "audit_mismatch": QT_TRANSLATE_NOOP("dealing", "it showed other secrets than it had committed to"),
    "shuffle_not_from_seed": QT_TRANSLATE_NOOP("dealing", "its shuffle does not follow from its seed"),
    "not_the_computer_player": QT_TRANSLATE_NOOP("dealing", "its computer player would have done otherwise"),
    "too_few_machines": QT_TRANSLATE_NOOP("dealing", "too few machines are left"),
    "left_before_deal": QT_TRANSLATE_NOOP("dealing", "they left before the deal was safe"),
}
"""What is wrong, by the rule broken; the rules of play have theirs in `tusac_qt.words.i18n`."""

_VERDICTS: Mapping[Verdict, str] = {
    Verdict.TRUE: QT_TRANSLATE_NOOP("dealing", "The round was dealt and played fairly, to its end."),
    Verdict.VOID: QT_TRANSLATE_NOOP("dealing", "The hand counts for nothing, because machines left it."),
    Verdict.CHEATED: QT_TRANSLATE_NOOP("dealing", "Somebody cheated, and the record proves it."),
    Verdict.FALSE: QT_TRANSLATE_NOOP("dealing", "The record is false: no machine can have sent it so."),
    Verdict.UNFINISHED: QT_TRANSLATE_NOOP("dealing", "The record stops before the end of the round."),
}


def step_text(kind: str) -> str:
    """Say what happens in a step."""
    return translate("dealing", STEPS[kind])


def rule_text(rule: str) -> str:
    """Say what is wrong, by the rule that was broken."""
    words = RULES.get(rule)
    return reason_text(Reason(rule)).rstrip(".") if words is None else translate("dealing", words)


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
    if report.culprit is not None:
        lines.append(_culprit_text(report.culprit))
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
