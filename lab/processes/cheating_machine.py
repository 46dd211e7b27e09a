"""Cheat at tables of real processes: `python -m lab.processes.cheating_machine [ATTACK ...]`.

One machine of the table is a program that speaks the protocol over its links like all others, and commits an
attack of `lab.processes.plots` in each hand; all others are the honest program. The honest machines must end
the match, count the same rounds and points, and leave out or accuse no honest machine.

C1 signs honest machines out while it holds its own message back; C2 reads the wall after the others were away
in turn; C3 is both; C4 refers to what does not exist; C5 spoils a round that it has lost; C6 says different
things to different machines.
"""

import argparse
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from functools import partial
from os import urandom
from pathlib import Path
from unittest.mock import patch

import msgspec

from lab.processes.kill_runs import launch
from lab.processes.machine import ORDERS, Resident, _say
from lab.processes.plots import PLOTS, Plot
from lab.processes.table import Launch, Match, Seated, Table, TrialError, tally_problems
from lab.processes.trials import folder_of, tell
from lab.simulator.cheats import corrupt, delivered
from lab.simulator.looking import inside
from net.crypto.backends import best_group
from net.links.link import Link
from net.node.table_run import Call, TableRun, World, _Turn
from net.records.audit import AuditReport, Verdict, verify
from net.records.fair_record import decode_record
from net.table.interface.effects import Effect, Send
from net.table.session import Session
from net.wire.codec import encode
from net.wire.table import Carry

_LIMIT_S = 180.0
_LONG_LIMIT_S = 600.0
"""For the end of a match whose rounds are long, or in which people think."""
_THINKS_S = 3.5
_LISTENING_S = 1.0
_TRIES = 15
"""Matches until there is an opportunity; of some attacks every third match has none."""
_NO_OPPORTUNITY = "the cheat found no opportunity"
_WITH_PEOPLE = frozenset({"C1", "C3"})
"""The attacks on people who think."""
_AWAY = frozenset({"C2"})
"""Attacks before which all others are away in turn, within one round: it must be a long one."""


_PACES = {"C1": "8+30", "C2": "quick", "C3": "8+30"}
"""Of tables at which somebody must have time; computer players alone need none."""


class CheatingRun(TableRun):
    """Runs a session whose machine cheats, all else as in the program."""

    def __init__(self, plot: Plot, session: Session, thread: Executor, world: World) -> None:
        super().__init__(session, thread, world)
        self._plot = plot
        self._told: dict[str, object] = {}

    def _turn(self, calls: tuple[Call, ...]) -> _Turn:
        turn = super()._turn(tuple(partial(_meddled, call, self._plot) for call in calls))
        links = dict(self._links)
        effects = [sent for effect in turn.effects for sent in self._cheated(effect, links)]
        effects += list(self._besides(links))
        told = {"is": "plot", "done": self._plot.is_done, **self._plot.notes()}
        if told != self._told:
            self._told = told
            _say(told)
        return replace(turn, effects=effects)

    def _cheated(self, effect: Effect, links: dict[int, Link]) -> Iterator[Effect]:
        link = links.get(effect.link) if isinstance(effect, Send) else None
        if link is None or not isinstance(effect, Send):
            yield effect
        else:
            yield from delivered(self._session, self._plot, link.peer.sign_key, effect)

    def _besides(self, links: dict[int, Link]) -> Iterator[Send]:
        for attempt in inside(self._session).attempts:
            if attempt.hand.identity is not None:
                for raw in self._plot.say(attempt.protocol):
                    yield from (Send(link, "CARRY", 0, encode(Carry(raw))) for link in links)


def _meddled(call: Call, plot: Plot, session: Session, now: float) -> None:
    """Return a session call before which its new dealers get the cheat."""
    call(session, now)
    corrupt(session, plot)


def cheat(attack: str, order: str) -> None:
    """Run the cheating machine until the parent process ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with patch("net.node.stay.TableRun", partial(CheatingRun, PLOTS[attack]())):
        Resident(ORDERS.decode(order), _say).run()


@dataclass(slots=True)
class Outcome:
    """The result of an attack.

    Attributes:
        attack: its name.
        machines: at the table; the last one cheats.
        seconds: the whole of it.
        rounds: that count, on all honest machines.
        tally: of each seat.
        named: the honest machines' accusations of the cheat.
        left_out: how often each machine was left out.
        notes: figures of the cheat.
        problems: what does not hold; none if all does.
    """

    attack: str
    machines: int
    seconds: float = 0.0
    rounds: int = 0
    tally: tuple[int, ...] = ()
    named: list[str] = field(default_factory=list)
    left_out: dict[str, int] = field(default_factory=dict)
    notes: dict[str, object] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


def play(attack: str, machines: int, rounds: int, folder: Path) -> Outcome:
    """Play a match in which the last machine commits an attack; another one if it has found no opportunity.

    Never raises for what goes wrong in it.
    """
    for attempt in range(1, _TRIES + 1):
        outcome = _play_once(attack, machines, rounds, folder / str(attempt))
        if outcome.problems != [_NO_OPPORTUNITY]:
            break
    return outcome


def _play_once(attack: str, machines: int, rounds: int, folder: Path) -> Outcome:
    outcome, table, began = Outcome(attack, machines), Table(), time.monotonic()
    match = Match(machines, rounds, _PACES.get(attack, "instant"), is_long=attack in _AWAY)
    honest_launch: Launch = _launch_person if attack in _WITH_PEOPLE else launch
    launches: list[Launch] = [*[honest_launch] * (machines - 1), partial(_launch_cheat, attack)]
    folder.mkdir(parents=True)
    try:
        table.gather(match, folder, launches, f"_t{secrets.token_hex(4)}._tcp.local.")
        table.begin()
        *honest, cheating = table.machines
        if attack in _AWAY:
            _be_away(table, honest)
        table.until_ended(honest, rounds, _LONG_LIMIT_S if attack in _AWAY | _WITH_PEOPLE else _LIMIT_S)
        table.listen(_LISTENING_S)
        excused = {one.name for one in honest} if attack in _AWAY else set[str]()
        _judge(honest, cheating, match, excused, outcome)
    except TrialError as error:
        outcome.problems.append(str(error))
    finally:
        table.close()
        outcome.seconds = time.monotonic() - began
        table.keep_lines(folder)
    return outcome


def _launch_cheat(attack: str, command: tuple[str, ...]) -> "subprocess.Popen[str]":
    return launch((sys.executable, "-m", "lab.processes.cheating_machine", "--be", attack, command[-1]))


def _launch_person(command: tuple[str, ...]) -> "subprocess.Popen[str]":
    order = ORDERS.decode(command[-1])
    person = msgspec.structs.replace(order, level="", thinks_s=_THINKS_S)
    return launch((*command[:-1], msgspec.json.encode(person).decode()))


def _be_away(table: Table, honest: Sequence[Seated]) -> None:
    """Stop each honest machine in turn until it is excluded, then let it go on and rejoin.

    Raises TrialError if one is not left out, or does not come back.
    """
    for victim in honest:
        others = [one for one in honest if one is not victim]
        table.until(
            lambda: all(one.now.get("step") in {"draw", "claim_commit", "open_cards"} for one in honest),
            _LIMIT_S,
            "the round is played",
        )
        if victim.process is None:
            continue
        victim.process.send_signal(signal.SIGSTOP)
        try:
            told = partial(_has_told, others, "left_out", victim.name)
            table.until(told, _LIMIT_S, f"{victim.name} is left out")
            table.until(partial(_is_played_without, others, victim), _LIMIT_S, "all know it")
        finally:
            victim.process.send_signal(signal.SIGCONT)
        table.until(partial(_is_played_by, others, victim), _LIMIT_S, f"{victim.name} takes part again")


def _has_told(machines: Sequence[Seated], news: str, who: str) -> bool:
    return all(one.told(news, who=who) for one in machines)


def _is_played_without(machines: Sequence[Seated], victim: Seated) -> bool:
    return not any(_is_played_by([one], victim) for one in machines)


def _is_played_by(machines: Sequence[Seated], victim: Seated) -> bool:
    return all(
        victim.name in one.now["seats"] and one.now["seats"].index(victim.name) not in one.now["dead"]
        for one in machines
    )


def _judge(
    honest: Sequence[Seated], cheating: Seated, match: Match, excused: set[str], outcome: Outcome
) -> None:
    plots = cheating.told("plot")
    outcome.notes = (
        {key: value for key, value in plots[-1].items() if key not in {"is", "t"}} if plots else {}
    )
    problems = outcome.problems
    if not outcome.notes.get("done"):
        problems.append(_NO_OPPORTUNITY)
    if outcome.notes.get("read"):
        problems.append(f"the cheat read {outcome.notes['read']} cards of the wall")
    everybody = (*honest, cheating)
    outcome.left_out = {
        one.name: most
        for one in everybody
        if (most := max(len(h.told("left_out", who=one.name)) for h in honest))
    }
    problems += [
        f"{name} was left out" for name in outcome.left_out if name != cheating.name and name not in excused
    ]
    accused = {line["who"]: line["detail"] for one in honest for line in one.told("proven_cheat")}
    outcome.named = [detail for who, detail in accused.items() if who == cheating.name]
    problems += [f"{who} is accused: {rule}" for who, rule in accused.items() if who != cheating.name]
    tallies = {one.name: tuple(one.now.get("tally", ())) for one in honest}
    outcome.tally = tallies[honest[0].name]
    problems += [f"{one.name} has not ended" for one in honest if not one.is_over]
    problems += tally_problems(match.rules, tallies)
    outcome.rounds = _judge_records(honest, cheating, match, problems)


def _judge_records(honest: Sequence[Seated], cheating: Seated, match: Match, problems: list[str]) -> int:
    """Check that the records of the honest machines agree; return how many rounds count.

    A hand with a proven cheat has two records: the first, made at the proof, holds it; the second is of its
    end.
    """
    group = best_group(urandom)
    ends: dict[tuple[int, bytes, int], dict[str, tuple[object, ...]]] = {}
    for machine in honest:
        for path in sorted(Path(machine.order.folder, "records").glob("*.tusac-round")):
            report = verify(decode_record(path.read_bytes()), group)
            record = report.record
            is_false = report.verdict is Verdict.FALSE
            names = {player_at(report, cheat.author) for cheat in report.cheats}
            problems += [f"the record of {machine.name} accuses {name}" for name in names - {cheating.name}]
            problems += [f"round {record.number}: {machine.name} has a false record"] if is_false else []
            if report.ending:
                hand = record.number, record.table.digest, record.attempt
                ends.setdefault(hand, {})[machine.name] = _told(report)
    problems += [f"round {hand[0]}: {told}" for hand, told in ends.items() if len(set(told.values())) > 1]
    counted = {hand: told for hand, told in ends.items() if any("closed" in one for one in told.values())}
    for hand, told in counted.items():
        problems += [f"round {hand[0]}: {one.name} has no record" for one in honest if one.name not in told]
    if sorted(number for number, *_ in counted) != list(range(1, match.rounds + 1)):
        problems.append(f"finished rounds: {sorted(number for number, *_ in counted)}")
    return len(counted)


def _told(report: AuditReport) -> tuple[object, ...]:
    """Return the content in which all records of a round must agree."""
    return report.ending, None if report.outcome is None else tuple(report.outcome.payments)


def player_at(report: AuditReport, author: int | None) -> str:
    """Return the name of the player at a machine of a record; "" where that cannot be said."""
    seats = report.record.table.seats
    return next((seat.name for seat in seats if seat.machine == author), "")


def line(outcome: Outcome) -> str:
    """Return a line of the table."""
    held = "held" if not outcome.problems else f"FAILED {'; '.join(outcome.problems)}"
    tally = " ".join(f"{points:+d}" for points in outcome.tally)
    left = ", ".join(f"{name} {times}x" for name, times in outcome.left_out.items()) or "nobody"
    notes = " ".join(f"{key}={value}" for key, value in outcome.notes.items())
    return (
        f"{outcome.attack:11} {outcome.seconds:5.0f} s  machines {outcome.machines} rounds {outcome.rounds}"
        f" [{tally}]  left out: {left}; proven: {','.join(outcome.named) or 'nothing'}"
        f"; cheat: {notes}  {held}"
    )


def attacks(names: Sequence[str]) -> list[str]:
    """Return the attacks with these names; C5 means all that begin with it. Raises ValueError."""
    chosen = [plot for name in names for plot in PLOTS if plot == name or plot.startswith(f"{name}-")]
    unknown = [
        name for name in names if not any(plot.split("-")[0] == name or plot == name for plot in PLOTS)
    ]
    if unknown:
        msg = f"no attack {unknown[0]!r}: there are {', '.join(PLOTS)}"
        raise ValueError(msg)
    return chosen or list(PLOTS)


def main() -> int:
    """Play the attacks; status 0 if all held."""
    if sys.argv[1:2] == ["--be"]:
        cheat(*sys.argv[2:])
        return 0
    parser = argparse.ArgumentParser(
        prog="python -m lab.processes.cheating_machine", description=__doc__.splitlines()[0]
    )
    parser.add_argument("attacks", metavar="ATTACK", nargs="*", help=", ".join(PLOTS))
    parser.add_argument("--machines", metavar="N", type=int, choices=range(3, 7), default=4, help="3 to 6")
    parser.add_argument("--rounds", metavar="N", type=int, choices=range(1, 10), default=2, help="1 to 9")
    parser.add_argument("--keep", metavar="FOLDER", type=Path, help="keep everybody's files and lines there")
    parser.add_argument("--json", action="store_true", help="print one JSON object an attack")
    args = parser.parse_args()
    try:
        chosen = attacks(args.attacks)
    except ValueError as error:
        parser.error(str(error))

    def outcomes() -> Iterator[Outcome]:
        for attack in chosen:
            with folder_of(attack, args.keep) as folder:
                yield play(attack, args.machines, args.rounds, folder)

    return tell(outcomes(), line, as_json=args.json)


if __name__ == "__main__":
    sys.exit(main())
