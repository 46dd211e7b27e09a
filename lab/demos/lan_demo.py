"""`tusac lan-demo`: processes of this computer find each other by mDNS, play a match, and verify it."""

import argparse
import json

from engine.rules import Rules
from engine.rules_text import override
from engine.rulesets import load
from lab.demos.lan_machine import Moment
from lab.demos.lan_table import LanOrder, Mark, Played, play_match
from tusac_qt.choices.new_match import load_rules
from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.arguments import add_level_argument
from tusac_qt.commands.common import UsageError, setting_up, start_words
from tusac_qt.commands.processes import MachinesFailedError
from tusac_qt.system.console import complain, say
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate
from tusac_qt.words.typed_names import LEVEL_OF, typed_level

_MOST_ROUNDS = 100

_TOLD = {
    Moment.HOSTED: QT_TRANSLATE_NOOP("lan", "machine {n} hosts a table at {detail}"),
    Moment.SEEN: QT_TRANSLATE_NOOP("lan", "machine {n} sees it in its list, at {detail}"),
    Moment.SEATED: QT_TRANSLATE_NOOP("lan", "machine {n} has a seat"),
    Moment.STARTED: QT_TRANSLATE_NOOP("lan", "all are there: the match begins"),
    Moment.DEALT: QT_TRANSLATE_NOOP("lan", "round {number} is shuffled by all and dealt"),
    Moment.OVER: QT_TRANSLATE_NOOP("lan", "round {number}: {detail} wins"),
}
"""What is told of each moment; of rounds as machine 1 sees them."""

_PROBLEMS = {
    "missing_records": QT_TRANSLATE_NOOP("lan", "A machine is missing the record of a round."),
    "different_records": QT_TRANSLATE_NOOP("lan", "The machines have different records of a round."),
    "false_records": QT_TRANSLATE_NOOP("lan", "A record does not prove a fair round."),
    "different_tallies": QT_TRANSLATE_NOOP("lan", "The machines count different points."),
    "unbalanced_tally": QT_TRANSLATE_NOOP("lan", "The points do not add up to zero."),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac lan-demo` takes."""
    parser.add_argument(
        "--machines",
        metavar="N",
        type=int,
        choices=range(2, 7),
        default=4,
        help=translate("command line", "2 to 6 (default: 4)"),
    )
    parser.add_argument(
        "--rounds",
        metavar="N",
        type=int,
        choices=range(1, _MOST_ROUNDS + 1),
        default=3,
        help=translate("command line", "1 to {most} (default: 3)").format(most=_MOST_ROUNDS),
    )
    parser.add_argument(
        "--seats",
        metavar="N",
        type=int,
        choices=range(2, 7),
        help=translate("command line", "seats at the table (default: one per machine)"),
    )
    parser.add_argument(
        "--rules",
        metavar=translate("command line", "NAME|FILE"),
        help=translate("command line", "the rules (default: pvt, for any number)"),
    )
    about = translate("command line", "computer players: {levels}")
    add_level_argument(parser, "--level", about, usual=typed_level("normal"))
    parser.add_argument(
        "--window",
        action="store_true",
        help=translate("command line", "let the last machine be the program with its window, unseen"),
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help=translate("command line", "print one JSON object with all figures"),
    )


def run(args: argparse.Namespace) -> int:
    """Find, join, play, verify; status 0 if all held, 1 if not."""
    start_words(StartOptions(language=args.lang))
    order = _order(args)
    if not args.json:
        opening = translate("lan", "{machines} machines, each its own process, meet on this computer only.")
        say([opening.format(machines=order.machines)])
    try:
        played = play_match(order, (lambda _mark: None) if args.json else _Teller().tell)
    except MachinesFailedError as error:
        complain(str(error))
        return 1
    say([_json(played)] if args.json else _verdict(played))
    return 1 if played.problems else 0


def _order(args: argparse.Namespace) -> LanOrder:
    with setting_up():
        rules = _any_number() if args.rules is None else load_rules(args.rules, complain)
    seats = args.seats or args.machines
    if seats < args.machines or seats not in rules.players:
        allowed = ", ".join(str(players) for players in rules.players if players >= args.machines)
        msg = f"these rules seat {allowed or 'nobody'} where {args.machines} machines play, not {seats}"
        raise UsageError(msg)
    return LanOrder(rules, args.machines, seats, args.rounds, LEVEL_OF[args.level], has_window=args.window)


def _any_number() -> Rules:
    return override(load("pvt"), {"players": [2, 3, 4, 5, 6]})


class _Teller:
    """Prints a line for each moment, with the seconds since the table was opened."""

    def __init__(self) -> None:
        self._began_s: float | None = None

    def tell(self, mark: Mark) -> None:
        """Print what a machine has reached."""
        reached = mark.reached
        if self._began_s is None:
            self._began_s = reached.at_s
        is_of_all = reached.number > 0
        text = _TOLD.get(reached.moment)
        if text is None or (is_of_all and mark.machine != 0):
            return
        if reached.moment is Moment.OVER and not reached.detail:
            text = QT_TRANSLATE_NOOP("lan", "round {number}: nobody wins")
        line = translate("lan", text).format(n=mark.machine + 1, number=reached.number, detail=reached.detail)
        say([f"{reached.at_s - self._began_s:8.3f} s  {line}"])


def _verdict(played: Played) -> list[str]:
    if played.problems:
        return [translate("lan", _PROBLEMS[problem]) for problem in played.problems]
    first = played.finished[0]
    text = translate("lan", "Round {number}: the records of all machines are alike, {kb} KB each, and fair.")
    lines = [text.format(number=proof.number, kb=round(proof.size / 1000)) for proof in first.proofs]
    tally = ", ".join(f"{points:+d}" for points in first.tally)
    lines.append(translate("lan", "Points, alike on every machine: {tally}.").format(tally=tally))
    return [*lines, translate("lan", "Everything is as it should be.")]


def _json(played: Played) -> str:
    order, guests = played.order, range(1, played.order.machines)
    hosted, started = played.at_s(Moment.HOSTED, 0), played.at_s(Moment.STARTED, 0)
    ended = [one for _, one in sorted(played.finished.items())]
    found = {
        "machines": order.machines,
        "seats": order.seats,
        "rounds": order.rounds,
        "seen_s": [_between(hosted, played.at_s(Moment.SEEN, machine)) for machine in guests],
        "seated_s": [
            _between(played.at_s(Moment.SEEN, machine), played.at_s(Moment.SEATED, machine))
            for machine in guests
        ],
        "first_dealt_s": [
            _between(started, played.at_s(Moment.DEALT, machine, 1)) for machine in range(order.machines)
        ],
        "records": [
            [
                {"sha256": proof.digest, "bytes": proof.size, "verdict": proof.verdict.value}
                for proof in one.proofs
            ]
            for one in ended
        ],
        "tallies": [list(one.tally) for one in ended],
        "cpu_s": [one.cpu_s for one in ended],
        "problems": played.problems,
        "is_right": not played.problems,
    }
    return json.dumps(found)


def _between(start_s: float | None, end_s: float | None) -> float | None:
    return None if start_s is None or end_s is None else end_s - start_s
