"""Records of rounds as honest machines keep them: of every ruleset, with leavers, restarts and cheats."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial

from engine.rules import Rules
from engine.rulesets import load, names
from lab.cheating.catalog import CHEATS
from lab.cheating.cheat import Cheat, Ending, parsed, resigned
from lab.simulator.cheats import Framer, TwoAnswers
from lab.simulator.material import identity, short
from net.deal.table import SeatInfo, TableInfo
from net.records.fair_record import FairRecord, record_of
from net.wire.codec import encode
from net.wire.deal import End
from net.wire.kinds import KIND_OF
from tests.support.joined import Joined, agreement_on, joined, silent_from, table_of
from tests.support.stored import LOSER, stored, told_apart

CHEATER, TRIES = 1, 12
"""The machine that cheats, and how many rounds are dealt until it can."""

LEAGUE = frozenset({2, 3})
"""The machines that cheat together."""

AGAINST_THE_RULES_OF_PLAY = frozenset({
    "other-slot", "other-cards", "foreign-card", "false-claim", "false-win", "illegal-answer", "false-pass",
    "false-marks", "false-mulligan", "other-copy", "other-choice", "wrong-result", "wrong-kind",
})  # fmt: skip
"""Cheats that the second verifier cannot see, or sees as something else."""

Maker = Callable[[], FairRecord]


def makers(*, is_real: bool = False) -> Mapping[str, Maker]:
    """Return the makers of all records, by name; each record is made once and stored."""
    found = (
        dict(_played(is_real)) | dict(_left(is_real)) | dict(_restarted(is_real)) | dict(_cheated(is_real))
    )
    return {name: cache(maker) for name, maker in found.items()}


def _played(is_real: bool) -> Iterator[tuple[str, Maker]]:  # noqa: FBT001 - and so below
    for machines in range(2, 7):
        yield f"whole-{machines}", partial(_whole, table_of(machines), is_real)
    yield "whole-seats", partial(_whole, table_of(2, 4), is_real)
    yield "whole-first-edition", partial(_whole, table_of(4, rules=short(4, edition=1)), is_real)
    yield "whole-second-edition", partial(_whole, table_of(4, rules=short(4, edition=2)), is_real)
    for name in names():
        rules: Rules = load(name)
        for seats in {min(rules.players), max(rules.players)}:
            yield f"whole-{name}-{seats}", partial(_whole, table_of(seats, rules=rules), is_real)


def _whole(table: TableInfo, is_real: bool) -> FairRecord:  # noqa: FBT001
    game = joined(table, is_real=is_real)
    game.start()
    game.run()
    return record_of(game.players[0].dealer, agreement_on(table))


def _left(is_real: bool) -> Iterator[tuple[str, Maker]]:  # noqa: FBT001
    kinds = ("COMMIT", "OPEN", "SHUFFLE", "ESCROW", "DEAL", "READY", "DRAW", "WALL", "OPEN_CARDS")
    for kind in (*kinds, "CLAIM_COMMIT", "CLAIM_OPEN", "END", "AUDIT", "RECEIPT"):
        yield f"left-{kind}", partial(_left_at, kind, 4, {2}, is_real)
    for kind in ("DEAL", "WALL", "CLAIM_OPEN", "AUDIT"):
        yield f"two-left-{kind}", partial(_left_at, kind, 5, {2, 4}, is_real)
        yield f"one-of-two-left-{kind}", partial(_left_at, kind, 2, {1}, is_real)
    yield "returned", partial(_returned, is_real)


def _left_at(kind: str, machines: int, leavers: set[int], is_real: bool) -> FairRecord:  # noqa: FBT001
    table = joined(table_of(machines), is_real=is_real)
    silent_from(table, leavers, kind)
    table.start()
    table.run()
    table.silent = set(leavers)
    too_few = machines - len(leavers) <= machines // 2 and kind != "AUDIT"
    if too_few:
        for machine in set(range(machines)) - leavers:
            table.players[machine].end_without(tuple(leavers))
    else:
        table.run_without_the_silent()
    return record_of(table.players[0].dealer, agreement_on(table.table))


def _returned(is_real: bool) -> FairRecord:  # noqa: FBT001
    table, away = joined(table_of(4), is_real=is_real), 2
    silent_from(table, {away}, "WALL")
    table.start()
    table.run()
    others = [machine for machine in range(4) if machine != away]
    table.network = lambda sender, receiver, raw: () if away in (sender, receiver) else (raw,)
    for machine in others:
        table.players[machine].time_out((away,))
        table.send(machine)
    while any(away not in table.players[machine].dealer.hand.absent for machine in others):
        table.step()
    table.network = Joined.network
    player = table.players[away]
    for other in others:
        for raw in table.players[other].dealer.envelopes_after(player.dealer.positions()):
            player.receive(raw)
    player.dealer.rejoin()
    table.send(away)
    table.run()
    return record_of(table.players[0].dealer, agreement_on(table.table))


def _restarted(is_real: bool) -> Iterator[tuple[str, Maker]]:  # noqa: FBT001
    for times in (1, 2):
        yield f"restarted-{times}", partial(_restarted_often, times, is_real)
    for kind in ("DEAL", "WALL", "CLAIM_OPEN"):
        for announces in (True, False):
            name = f"{'forgotten' if announces else 'told-apart'}-{kind}"
            yield name, partial(_forgotten, kind, announces, is_real)


def _restarted_often(times: int, is_real: bool) -> FairRecord:  # noqa: FBT001
    table = stored(3, 3, is_real=is_real)
    for _ in range(times):
        for _ in range(130):
            table.step()
        table.restart(LOSER)
    table.run()
    return record_of(table.players[0].dealer, agreement_on(table.table))


def _forgotten(kind: str, announces: bool, is_real: bool) -> FairRecord:  # noqa: FBT001
    table = told_apart(3, kind, announces=announces, is_real=is_real)
    return record_of(table.players[0].dealer, agreement_on(table.table))


def _cheated(is_real: bool) -> Iterator[tuple[str, Maker]]:  # noqa: FBT001
    for name, cheat in CHEATS.items():
        if cheat.outcome.ending is Ending.NAMED and name not in AGAINST_THE_RULES_OF_PLAY:
            for machines in (2, 3, 5):
                if machines >= cheat.machines:
                    yield f"{name}-{machines}", partial(_cheat, cheat, machines, is_real)
    for kind, machines, silent in ((TwoAnswers, 5, {3}), (Framer, 4, {2})):
        yield f"{kind.__name__}-and-a-leaver", partial(_cheat_and_leaver, kind, machines, silent, is_real)
    for name, faces in (("one-face", frozenset[int]()), ("two-faces", frozenset({0}))):
        yield f"two-of-four-{name}-at-END", partial(_league, faces, is_real)


def _cheat(cheat: type[Cheat], machines: int, is_real: bool) -> FairRecord:  # noqa: FBT001
    holders = (*range(machines), *(CHEATER,) * (cheat.seats - 1))
    seats = tuple(SeatInfo(machine, "normal", f"Seat {seat}") for seat, machine in enumerate(holders))
    keys = tuple(identity(machine).public for machine in range(machines))
    info = TableInfo(short(len(seats), **cheat.knobs), keys, seats, bytes(32))
    for label in range(TRIES):
        committed = cheat()
        table = joined(info, label=label, cheats={CHEATER: committed}, is_real=is_real)
        table.start()
        table.run()
        if committed.is_done:
            break
    return record_of(table.players[0].dealer, agreement_on(info))


def _league(right_for: frozenset[int], is_real: bool) -> FairRecord:  # noqa: FBT001
    """Return the record of a round in which two of four sign a wrong END, which some machines hold right."""
    table = joined(table_of(4), is_real=is_real)

    def network(sender: int, receiver: int, raw: bytes) -> tuple[bytes, ...]:
        signed = parsed(raw)
        is_wrong = sender in LEAGUE and receiver not in right_for and signed.envelope.peer == sender
        if not is_wrong or signed.envelope.kind != KIND_OF[End]:
            return (raw,)
        return (resigned(table.players[sender].dealer.hand, signed, body=encode(End(bytes(32)))),)

    table.network = network
    table.start()
    table.run()
    return record_of(table.players[0].dealer, agreement_on(table.table))


def _cheat_and_leaver(cheat: type[Cheat], machines: int, silent: set[int], is_real: bool) -> FairRecord:  # noqa: FBT001
    table = joined(table_of(machines), cheats={CHEATER: cheat()}, is_real=is_real)
    silent_from(table, silent, "WALL")
    table.start()
    table.run()
    table.silent = set(silent)
    table.run_without_the_silent()
    return record_of(table.players[0].dealer, agreement_on(table.table))
