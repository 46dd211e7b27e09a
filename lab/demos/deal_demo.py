"""`tusac deal-demo`: processes of this computer deal and play a round with the fair dealing protocol."""

import argparse
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.rules_text import override
from engine.rulesets import load
from lab.cheating.catalog import CHEATS
from lab.cheating.cheat import Ending, Outcome, has_come_about
from lab.demos.deal_table import Dealt, Mark, Order, deal_hand
from net.crypto.backends import best_group
from net.deal.events import (
    CheatProven,
    HandAudited,
    HandClosed,
    HandReady,
    HandVoid,
    MachinesAbsent,
    StepOpened,
)
from net.records.audit import AuditReport, verify
from net.records.fair_record import decode_record
from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.common import UsageError, start_words
from tusac_qt.commands.processes import MachinesFailedError
from tusac_qt.system.console import complain, say
from tusac_qt.words.dealing import STEPS, rule_text, step_text
from tusac_qt.words.fair_words import (
    is_sound,
    machine_text,
    report_json,
    report_lines,
)
from tusac_qt.words.file_words import why_unusable
from tusac_qt.words.translation import translate

CHEATER = 1
_MOST_HANDS = 20
"""So many hands are dealt until one gives the cheat its opportunity."""

_SILENCE_S = 2.0
"""How long a machine is waited for where one is known to fall silent."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac deal-demo` takes."""
    parser.add_argument(
        "--machines",
        metavar="N",
        type=int,
        choices=range(2, 7),
        default=4,
        help=translate("command line", "2 to 6 machines (default: 4)"),
    )
    parser.add_argument(
        "--cheat",
        metavar=translate("command line", "NAME"),
        choices=tuple(CHEATS),
        help=translate("command line", "let one of them cheat: {names}").format(names=", ".join(CHEATS)),
    )
    parser.add_argument(
        "--record",
        metavar=translate("command line", "FILE"),
        help=translate("command line", "write the record of the round, for `tusac verify`"),
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help=translate("command line", "print one JSON object with all figures"),
    )


def run(args: argparse.Namespace) -> int:
    """Deal, play, verify; return 0 if all ended as required, 1 if not, 2 for a wrong number of machines."""
    start_words(StartOptions(language=args.lang))
    order = _order(args.machines, args.cheat or "")
    if args.record is not None:
        _write(Path(args.record), b"")  # so that it is known before the deal if it cannot be
    try:
        dealt, hands = _deal(order, is_told=not args.json)
    except MachinesFailedError as error:
        complain(str(error))
        return 1
    record = dealt.finished[0].record
    if args.record is not None:
        _write(Path(args.record), record)
    report = verify(decode_record(record), best_group(os.urandom))
    result = Result(order, dealt, hands, report)
    say([result.json()] if args.json else result.lines(args.record))
    return 0 if result.is_right else 1


def _order(machines: int, name: str) -> Order:
    rules = override(load("pvt"), {"players": [2, 3, 4, 5, 6]})
    seats = tuple(range(machines))
    if not name:
        return Order(rules, machines, seats, _backend())
    cheat = CHEATS[name]
    seats += (CHEATER,) * (cheat.seats - 1)
    if machines < cheat.machines or len(seats) > 6:
        least, most = cheat.machines, 7 - cheat.seats
        told = translate("command line", "{name} takes {least} to {most} machines, not {machines}")
        msg = told.format(name=name, least=least, most=most, machines=machines)
        raise UsageError(msg)
    order = Order(override(rules, cheat.knobs), machines, seats, _backend(), cheat=name, cheater=CHEATER)
    is_awaited = cheat.outcome.ending in (Ending.VOID, Ending.LEFT_OUT)
    return replace(order, patience_s=_SILENCE_S) if is_awaited else order


def _backend() -> str:
    return best_group(os.urandom).name


def _deal(order: Order, *, is_told: bool) -> tuple[Dealt, int]:
    """Deal rounds until the cheat, if any, has had its opportunity; return the last, and their number."""
    for hand in range(1, _MOST_HANDS + 1):
        if is_told:
            say([_opening_text(order, hand)])
        dealt = deal_hand(order, _tell if is_told else lambda _mark: None)
        if not order.cheat or dealt.has_cheated:
            return dealt, hand
    return dealt, hand


def _opening_text(order: Order, hand: int) -> str:
    text = translate("dealing", "{machines} machines, each its own process, deal {seats} hands ({backend}).")
    line = text.format(machines=order.machines, seats=len(order.seats), backend=order.backend)
    if not order.cheat:
        return line
    again = translate("dealing", "{machine} cheats: {name}. Try {n}.")
    return f"{line} {again.format(machine=machine_text(order.cheater), name=order.cheat, n=hand)}"


def _tell(mark: Mark) -> None:
    """Print the events as the first machine sees them; cheats and absences as each machine sees them."""
    event, line = mark.event, ""
    if isinstance(event, CheatProven):
        text = translate("dealing", "{who} accuses {whom}: {what} ({rule}).")
        line = text.format(
            who=machine_text(mark.machine),
            whom=machine_text(event.machine),
            what=rule_text(event.rule),
            rule=event.rule,
        )
    elif isinstance(event, MachinesAbsent | HandVoid):
        text = translate("dealing", "{who} goes on without {whom}.")
        if isinstance(event, HandVoid):
            text = translate("dealing", "{who} gives up the round, because of {whom}.")
        line = text.format(
            who=machine_text(mark.machine),
            whom=", ".join(machine_text(machine) for machine in event.machines),
        )
    elif mark.machine == 0 and isinstance(event, StepOpened) and event.kind in STEPS:
        line = f"{event.kind}: {step_text(event.kind)}"
    elif mark.machine == 0 and isinstance(event, HandReady):
        line = translate("dealing", "all hands are open to their owners; play begins")
    elif mark.machine == 0 and isinstance(event, HandAudited):
        line = translate("dealing", "the audit found nothing wrong")
    if line:
        say([f"{mark.at_s:8.3f} s  {line}"])


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a demonstration.

    Attributes:
        order: the order that was carried out.
        dealt: the course of the last round.
        hands: how many rounds it took.
        report: the audit of the last round's record.
    """

    order: Order
    dealt: Dealt
    hands: int
    report: AuditReport

    @property
    def is_right(self) -> bool:
        """Whether every honest machine, and the record, came to the required result."""
        expected = CHEATS[self.order.cheat].outcome if self.order.cheat else Outcome(Ending.HARMLESS)
        cheater = self.order.cheater if self.order.cheat else -1
        if self.order.cheat and not self.dealt.has_cheated:
            return False
        told = all(
            has_come_about(
                expected, cheater, [mark.event for mark in self.dealt.marks if mark.machine == machine]
            )
            for machine in range(self.order.machines)
            if machine != cheater
        )
        is_named = expected.ending is Ending.NAMED
        culprit = self.report.culprit
        return told and (
            culprit is not None and culprit.author == cheater if is_named else is_sound(self.report)
        )

    def lines(self, record: str | None) -> list[str]:
        """Return the closing lines."""
        sent = max(finished.sent_bytes for finished in self.dealt.finished.values())
        lines = [
            translate("dealing", "Each machine sent at most {kb} KB.").format(kb=round(sent / 1000)),
            "",
            *report_lines(self.report),
        ]
        if record is not None:
            lines.append(translate("dealing", "The record is in {file}.").format(file=record))
        if self.order.cheat:
            as_it_must = translate("dealing", "Everything ended as it should.")
            lines.append(
                as_it_must if self.is_right else translate("dealing", "This should have ended differently.")
            )
        return lines

    def json(self) -> str:
        """Return all figures as one JSON object."""
        first = [mark for mark in self.dealt.marks if mark.machine == 0]
        steps: dict[str, float] = {}
        for mark in first:
            if isinstance(mark.event, StepOpened):
                steps.setdefault(mark.event.kind, mark.at_s)
        found: dict[str, Any] = {
            "machines": self.order.machines,
            "seats": len(self.order.seats),
            "backend": self.order.backend,
            "cheat": self.order.cheat or None,
            "cheater": self.order.cheater if self.order.cheat else None,
            "hands": self.hands,
            "steps_s": steps,
            "hands_open_s": self.dealt.last(HandReady),
            "audited_s": self.dealt.last(HandAudited),
            "closed_s": self.dealt.last(HandClosed),
            "sent_bytes": self._of_each("sent_bytes"),
            "cpu_s": self._of_each("cpu_s"),
            "named": self._named(),
            "verified": json.loads(report_json(self.report)),
            "is_right": self.is_right,
        }
        return json.dumps(found)

    def _of_each(self, figure: str) -> dict[str, float]:
        return {
            str(machine): getattr(finished, figure)
            for machine, finished in sorted(self.dealt.finished.items())
        }

    def _named(self) -> list[Mapping[str, object]]:
        return [
            {"by": mark.machine, "machine": mark.event.machine, "rule": mark.event.rule}
            for mark in self.dealt.marks
            if isinstance(mark.event, CheatProven)
        ]


def _write(path: Path, record: bytes) -> None:
    try:
        path.write_bytes(record)
    except OSError as error:
        msg = f"{path}: {why_unusable(error)}"
        raise UsageError(msg) from error
