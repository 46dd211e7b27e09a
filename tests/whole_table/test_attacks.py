"""Every cheat of the catalog played against honest machines: named by all from evidence, or without effect.

The ids of these tests are the names of the cheats, by which docs/attacks.md refers to them.
"""

from collections.abc import Iterable
from functools import cache

import pytest

from lab.cheating import on_the_wire
from lab.cheating.catalog import CHEATS, summary
from lab.cheating.cheat import Cheat, Ending, has_come_about
from lab.simulator.material import any_seats, identity, short
from net.deal.events import CheatProven, HandClosed, Refused
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.protocol import DealProtocol
from net.deal.table import SeatInfo, TableInfo
from net.records.fair_record import record_of
from tests.support.joined import Joined, found, hand_for, joined, kind_of, only, table_of, tools_for

pytestmark = pytest.mark.long

CHEATER = 1
TRIES = 12
NEED_ALL_CARDS = {CHEATS["false-pass"], CHEATS["other-copy"]}
"""Cheats that take several copies of a card in one hand."""


def table_for(cheat: type[Cheat], machines: int) -> TableInfo:
    """A table at which a cheat can be tried, the cheat holding as many seats as it needs.

    Mostly of short rounds.
    """
    machines = max(machines, cheat.machines)
    holders = (*range(machines), *(CHEATER,) * (cheat.seats - 1))
    seats = tuple(SeatInfo(machine, "normal", f"Seat {seat}") for seat, machine in enumerate(holders))
    keys = tuple(identity(machine).public for machine in range(machines))
    rules = any_seats(**cheat.knobs) if cheat in NEED_ALL_CARDS else short(len(seats), **cheat.knobs)
    return TableInfo(rules, keys, seats, bytes(32))


@cache
def attack(name: str, machines: int = 3, *, is_real: bool = False) -> Joined:
    """A hand in which a machine has found the opportunity for a cheat, played to its end.

    Only to be looked at.
    """
    for label in range(TRIES):
        cheat = CHEATS[name]()
        table = joined(
            table_for(CHEATS[name], machines), label=label, cheats={CHEATER: cheat}, is_real=is_real
        )
        table.start()
        table.run()
        if cheat.outcome.ending in (Ending.VOID, Ending.LEFT_OUT) and cheat.is_done:
            table.silent = {CHEATER}
            table.run_without_the_silent()
        table.silent = {CHEATER}
        if cheat.is_done:
            return table
    pytest.fail(f"{name} found no opportunity in {TRIES} hands")


@pytest.mark.parametrize("name", CHEATS)
def test_cheat(name: str) -> None:
    table = attack(name)
    outcome = CHEATS[name].outcome

    for player in (*table.honest, table.observer):
        assert has_come_about(outcome, CHEATER, player.events)
        assert player.dealer.is_over


@pytest.mark.parametrize(
    "name",
    ["other-kind", "duplicated-card", "swapped-cards", "junk-card", "wrong-shares", "cancelling-shares"],
)
def test_cheat_in_the_real_group(name: str) -> None:
    table = attack(name, is_real=True)

    assert all(has_come_about(CHEATS[name].outcome, CHEATER, player.events) for player in table.honest)


@pytest.mark.parametrize("name", [name for name, cheat in CHEATS.items() if cheat.machines == 2])
def test_cheat_between_two(name: str) -> None:
    table = attack(name, machines=2)

    assert has_come_about(CHEATS[name].outcome, CHEATER, table.players[0].events)


@pytest.mark.parametrize(
    "name", ["two-commitments", "two-decks", "two-discards", "other-head", "silent-at-wall"]
)
def test_cheat_among_five(name: str) -> None:
    table = attack(name, machines=5)

    assert all(has_come_about(CHEATS[name].outcome, CHEATER, player.events) for player in table.honest)


@pytest.mark.parametrize(
    "name", [name for name, cheat in CHEATS.items() if cheat.outcome.ending is Ending.NAMED]
)
def test_the_evidence_convinces_whoever_stands_at_the_same_head(name: str) -> None:
    """An observer finds the cheat once it has heard the evidence, and not before."""
    table = attack(name)
    accused = only(found(table.players[0], CheatProven))
    log = record_of(table.players[0].dealer).envelopes
    before = log[: max(map(log.index, accused.evidence))]

    assert proven(table, before) == []
    assert proven(table, log) == [accused]


def test_who_would_sign_two_others_out_is_honest_where_only_one_other_takes_part() -> None:
    cheat = CHEATS["two-outs"]()
    table = joined(table_of(2), cheats={CHEATER: cheat})
    table.start()
    table.run()

    assert not cheat.is_done
    assert all(found(player, CheatProven) == [] for player in table.players)
    assert only(found(table.players[0], HandClosed))


@pytest.mark.parametrize("name", ["two-outs", "out-and-have", "two-closeds"])
def test_whoever_hears_statements_before_the_words_names_the_cheat_and_nobody_else(name: str) -> None:
    table = attack(name)
    accused = only(found(table.players[0], CheatProven))
    raws = [*table.players[0].dealer.log, *accused.evidence]

    found_out = proven(table, sorted(raws, key=lambda raw: kind_of(raw) not in VOTE_KINDS))
    assert [event.machine for event in found_out] == [CHEATER]


def proven(table: Joined, raws: Iterable[bytes]) -> list[CheatProven]:
    """Return the cheats that an observer finds proven after these envelopes of a round, in order."""
    observer = DealProtocol(hand_for(table.table, None, tools_for(len(table.table.deck))))
    observer.start()
    dealer = table.players[0].dealer.hand.dealer
    events = []
    for raw in raws:
        events += observer.receive(raw)
        is_to_deal = observer.step is None and not observer.is_over and observer.hand.game is None
        if is_to_deal and dealer is not None:
            events += observer.deal(dealer, joined(table.table).players[0].new_game(dealer))
    return [event for event in events if isinstance(event, CheatProven)]


def test_the_rest_is_not_touched_by_noise() -> None:
    """Despite any extra messages of one machine, the others play the same round as without them."""
    quiet = joined(table_for(Cheat, 3))
    quiet.start()
    quiet.run()
    for cheat in (
        on_the_wire.Garbage,
        on_the_wire.ForgedEnvelope,
        on_the_wire.ReplayedEnvelope,
        on_the_wire.OtherHand,
    ):
        table = joined(table_for(cheat, 3), cheats={CHEATER: cheat()})
        table.start()
        table.run()
        games = table.players[0].game, quiet.players[0].game
        assert games[0] is not None
        assert games[1] is not None
        assert games[0].history == games[1].history
        assert found(table.players[0], HandClosed)
        rules = {event.rule for event in found(table.players[0], Refused)}
        assert rules <= {"malformed", "bad_signature", "other_hand", "other_table", "bad_version"}


def test_every_cheat_says_what_it_does() -> None:
    lines = {summary(cheat) for cheat in CHEATS.values()}

    assert len(lines) == len(CHEATS)
    assert all(line.endswith(".") for line in lines)


def test_an_honest_machine_comes_to_no_outcome_of_a_cheat() -> None:
    table = joined(table_of(3))
    table.start()
    table.run()

    for cheat in CHEATS.values():
        is_harmless = cheat.outcome.ending is Ending.HARMLESS
        assert has_come_about(cheat.outcome, CHEATER, table.players[0].events) is is_harmless
