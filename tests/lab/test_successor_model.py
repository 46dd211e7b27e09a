"""The model of the rule by which a table chooses its successor (docs/decisions/table-successor.md)."""

import os
import subprocess
import sys

import pytest

from lab.successor.histories import HISTORIES
from lab.successor.memory import Memory
from lab.successor.mutants import MUTANTS
from lab.successor.rules import Rules
from lab.successor.states import explore
from lab.successor.words import END, LEAVE, PLAIN, RESTARTED, STATUS, TABLE, VOTE, Word, kept, shown_by
from tests.support.places import ROOT

pytestmark = pytest.mark.long

BROKEN = (
    ("removed-not-counted", "a removal by two of five"),
    ("half-is-enough", "a removal by two of five"),
    ("no-carrying", "two tables, as the voters of one have left"),
    ("leave-without-votes", "two tables, as the voters of one have left"),
    ("leave-at-any-view", "two tables, as the voters of the later one have left"),
    ("doubled-views-count", "a table with two faces is carried on"),
    ("only-end-shows-end", "an END is lost with those that leave"),
    ("anybody-removes", "a machine is removed by another than the coordinator"),
    ("passed-by-in-doubled-views", "a table is passed by here and not there, by which words were kept"),
    ("begins-what-is-passed-by", "a table is begun that is to be let go"),
    ("joins-without-asking", "a machine is let in that has not asked"),
    ("one-pool-only", "a table stands here and not there, by which words were kept"),
)  # fmt: skip
"""A rule that is left out, and a history that goes wrong without it."""


@pytest.mark.parametrize("name", HISTORIES)
def test_no_history_goes_wrong(name: str) -> None:
    assert not HISTORIES[name](Rules)


@pytest.mark.parametrize(("mutant", "name"), BROKEN)
def test_a_history_goes_wrong_without_its_rule(mutant: str, name: str) -> None:
    assert HISTORIES[name](MUTANTS[mutant])


def test_in_no_state_of_three_do_two_that_hear_each_other_fork_or_is_an_honest_one_accused() -> None:
    _, _, found = explore(30_000, Rules((0, 1, 2)), 2)
    assert not found


def test_without_the_show_time_two_that_hear_each_other_fork() -> None:
    _, _, found = explore(30_000, Rules((0, 1, 2)), 1, has_show_time=False)
    assert "fork between two that hear each other" in found


def test_walks_with_liars_newcomers_and_tables_in_a_row_find_nothing() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "lab.successor", "--steps", "90", "--states", "500"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(ROOT)},
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_of_one_slot_two_words_are_kept_and_machines_that_keep_other_two_show_the_same() -> None:
    words = [Word(VOTE, 0, view=1, ended=bool(n & 1), votes=((n, Word(VOTE, 0).table),)) for n in range(3)]
    one, other = (kept(frozenset(), frozenset(pair)) for pair in (words[:2], words[1:]))
    assert kept(one, frozenset(words)) == one != other
    assert shown_by(one) == shown_by(other)


def test_a_word_of_a_run_that_is_not_announced_counts_for_nothing() -> None:
    rules, word = Rules((0, 1, 2)), Word(END, 1, run=1)
    announced = frozenset({word, Word(RESTARTED, 1, run=1)})
    assert not list(rules.valid(frozenset({word})))
    assert word in rules.valid(announced)


def test_a_run_that_knew_the_word_it_contradicts_proves_a_cheat_and_another_a_disk_that_forgot() -> None:
    rules, early, late = Rules((0, 1, 2)), Word(STATUS, 1, view=1), Word(STATUS, 1, run=1, view=1, ended=True)
    knew, forgot = (Word(RESTARTED, 1, run=1, on=on) for on in (frozenset({early}), frozenset[Word]()))
    assert rules.facts(frozenset({early, late, knew})).proven == {1}
    assert rules.facts(frozenset({early, late, forgot})).forgot == {1}


def test_the_table_follows_a_round_whose_end_only_a_machine_that_has_left_since_had_signed() -> None:
    rules = Rules((0, 1, 2))
    said = frozenset(Word(STATUS, machine, view=1) for machine in (0, 2))
    follows = []
    for leave in (Word(LEAVE, 1), Word(LEAVE, 1, ended=True)):
        after = Memory(0, view=1, pool=said | {leave}).propose(rules, PLAIN)
        assert after is not None
        follows += [word.table.follows for word in after.pool if word.kind == TABLE]
    assert follows == [False, True]
