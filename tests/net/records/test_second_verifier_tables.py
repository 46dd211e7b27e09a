"""Both verifiers read the same tables: who can play at none is told so by either, whatever stands in the file."""

import json
import random
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any

import msgspec
import pytest

from engine import knobs
from engine.rules import DEFAULTS, LATER
from engine.rules_text import override
from engine.rulesets import load
from lab.simulator.material import any_seats
from net.deal.table import decode_table, encode_table
from net.errors import RecordError
from net.identity import PublicIdentity, WeakKeyError
from net.records.fair_record import MAGIC, decode_record
from tests.net.records.test_second_verifier import second
from tests.support.joined import table_of
from tests.support.places import TESTS

WEAK_KEYS = TESTS / "vectors" / "weak_keys.txt"
WORDS = sorted({choice.value for kind in vars(knobs).values() if isinstance(kind, type) and issubclass(kind, Enum)
                for choice in kind})  # fmt: skip
NUMBERS = (
    -101,
    -100,
    -1,
    0,
    1,
    2,
    5,
    6,
    7,
    40,
    41,
    60,
    61,
    100,
    101,
    1000,
    1001,
    10**6,
    10**6 + 1,
    10**8,
    2**70,
)
LISTS = ([], [2], [2, 3], [3, 2], [7], [2.0], [True], ["A", "S"], ["S", "A"], ["S", "S"], ["quad", "win"], ["win", "quad"],
         ["kong"], ["pair"], ["pair", "win"], [0, 0], [1, -1], [100, 101], [1, 2, 3])  # fmt: skip
VALUES = (
    *NUMBERS,
    *LISTS,
    *WORDS,
    True,
    False,
    None,
    1.0,
    "",
    "all",
    "quad",
    "no_garbage_increase",
    {},
    {"kong": [1, 1]},
)


@cache
def fields() -> bytes:
    """A table of three machines, as it is written."""
    return encode_table(table_of(3))


def changed(change: Callable[[list[Any]], None]) -> bytes:
    """The same table with something else in it."""
    table = msgspec.msgpack.decode(fields())
    change(table)
    return msgspec.msgpack.encode(table)


def with_rules(told: dict[str, Any], seats: int = 3) -> bytes:
    """A table of one machine with other rules, which are as they would be signed."""

    def change(table: list[Any]) -> None:
        table[0] = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
        table[1:3] = [table[1][:1], [[0, "", "Lan"]] * seats]

    return changed(change)


def reads(data: bytes) -> bool:
    """Whether the second verifier reads a table."""
    try:
        second().Table(data)
    except ValueError:
        return False
    return True


def assert_read_alike(data: bytes) -> bool:
    """Both read a table, or neither does; return which."""
    assert reads(data) == (decode_table(data) is not None), data
    return reads(data)


def of_a_seat(row: list[Any]) -> Callable[[list[Any]], None]:
    """Another first seat."""
    return lambda table: table.__setitem__(2, [row, *table[2][1:]])


NO_TABLES: dict[str, Callable[[list[Any]], None]] = {
    "one field more": lambda table: table.append(0),
    "three fields": lambda table: table.__delitem__(slice(3, None)),
    "no machines": lambda table: table.__setitem__(slice(1, 3), [[], []]),
    "two machines with one key": lambda table: table[1][1].__setitem__(0, table[1][0][0]),
    "twelve seats": lambda table: table.__setitem__(2, table[2] * 4),
    "a machine without a seat": lambda table: table[2].pop(),
    "a seat of no machine": of_a_seat([3, "", "Lan"]),
    "a short nonce": lambda table: table.__setitem__(3, b"x"),
    "no pace": lambda table: table.__setitem__(4, "0+10"),
    "strict for a number": lambda table: table.__setitem__(5, 1),
    "too many rounds": lambda table: table.__setitem__(6, 65_536),
    "a level that there is none of": of_a_seat([0, "expert~~", "Lan"]),
    "the taste of nobody": of_a_seat([0, "~", "Lan"]),
    "a number for a name": of_a_seat([0, "", 7]),
    "a name that goes on in another line": of_a_seat([0, "", "Lan\n"]),
    "a name that turns the line": of_a_seat([0, "", "Lan\u202e"]),
    "a name too long": of_a_seat([0, "", "n" * 65]),
    "rules in other JSON": lambda table: table.__setitem__(0, table[0].replace(b",", b", ", 1)),
    "rules with escapes": lambda table: table.__setitem__(0, table[0].replace(b"pvt", b"\\u0070vt", 1)),
    "rules twice": lambda table: table.__setitem__(0, table[0].replace(b"{", b'{"unit":1,', 1)),
    "rules nested deep": lambda table: table.__setitem__(0, b"[" * 8000 + b"]" * 8000),
    "rules without end": lambda table: table.__setitem__(0, b" " * (1 << 14) + table[0]),
    "rules with 1e999": lambda table: table.__setitem__(0, table[0].replace(b'"unit":1', b'"unit":1e999')),
    "rules in UTF-16": lambda table: table.__setitem__(0, table[0].decode().encode("utf-16")),
    "rules that are a list": lambda table: table.__setitem__(0, b"[]"),
}


@pytest.mark.parametrize("name", NO_TABLES)
def test_neither_reads_a_table_that_is_none(name: str) -> None:
    data = changed(NO_TABLES[name])
    record = MAGIC + msgspec.msgpack.encode(([], data, 1, 0, None, []))

    assert assert_read_alike(fields())
    assert not assert_read_alike(data)
    with pytest.raises(RecordError):
        decode_record(record)
    with pytest.raises(second().Unreadable):
        second().verify(record)


@pytest.mark.parametrize("attempt", [65_536, 70_000, -1, 1.5, None])
def test_neither_reads_a_record_of_an_attempt_that_there_is_none_of(attempt: object) -> None:
    record = MAGIC + msgspec.msgpack.encode(([], fields(), 1, attempt, None, []))
    with pytest.raises(RecordError):
        decode_record(record)
    with pytest.raises(second().Unreadable):
        second().verify(record)


@pytest.mark.parametrize("name", ["pvt", "wiki", "viet", "tenhu"])
def test_both_read_every_ruleset_at_every_number_of_seats_it_is_for(name: str) -> None:
    rules = load(name)
    found = [assert_read_alike(with_rules(rules.encoded(), seats)) for seats in range(1, 8)]

    assert found == [seats in rules.players for seats in range(1, 8)]


@pytest.mark.parametrize("key", sorted(any_seats().encoded().keys() | (LATER & DEFAULTS.keys())))
def test_both_take_the_same_values_of_a_rule(key: str) -> None:
    told = any_seats(min_points_to_win=0).encoded()
    found = [assert_read_alike(with_rules(told | {key: value})) for value in VALUES]

    assert not all(found)
    assert_read_alike(with_rules({other: value for other, value in told.items() if other != key}))


@pytest.mark.parametrize("seed", range(10))
def test_both_find_the_same_rules_to_contradict_each_other(seed: int) -> None:
    chosen, found = random.Random(seed), list[bool]()
    base = override(any_seats(), {"expose_dealt_kongs": seed % 2 == 0, "hand_size": 19}).encoded()
    sizes = {"hand_size": (3, 7, 19, 20, 40), "hand_size_of_six": (3, 15, 19, 40), "dead_wall": (0, 7, 60),
             "dead_wall_from_five": (0, 7, 60), "copies_per_type": (1, 3, 4, 6), "jokers": (0, 5),
             "min_points_to_win": (0, 8, 40, 41), "min_points_from_five": (8, 40, 50), "win_bonus": (0, 3),
             "dealt_quad_points": (0, 2, 8), "general_kong_extra": ([-2, 2], [-8, 0], [93, 1], [-9, 94]),
             "dealt_win": (True, False), "unit": (1, 500_001, 10**6), "multiplier_from_five": (2, 100),
             "ante": (5, 10**6), "players": ([2], [2, 3], [5, 6], [2, 3, 4, 5, 6])}  # fmt: skip
    for _ in range(100):
        several = {key: chosen.choice(sizes[key]) for key in chosen.sample(sorted(sizes), 4)}
        found.append(assert_read_alike(with_rules(base | several, chosen.randrange(2, 7))))

    assert {True, False} == set(found)


@pytest.mark.parametrize(
    "standing",
    [
        [1, None, [0, 0, 0], []],
        [2, 2, [5, -5, 0], [[1, b"k" * 32, [1, 0, -1]]]],
        [0, None, [0, 0, 0], []],
        [2**24, None, [0, 0, 0], []],
        [2**24 + 1, None, [0, 0, 0], []],
        [1, 3, [0, 0, 0], []],
        [1, True, [0, 0, 0], []],
        [1, None, [0, 0], []],
        [1, None, [1, 0, 0], []],
        [1, None, [2**40, -(2**40), 0], []],
        [1, None, [2**40 + 1, -(2**40) - 1, 0], []],
        [1, None, [0, 0, 0], [[1, b"k" * 32, [0, 0, 0]]]],
        [3, None, [0, 0, 0], [[2, b"k" * 32, [0, 0, 0]], [1, b"k" * 32, [0, 0, 0]]]],
        [3, None, [0, 0, 0], [[1, b"k" * 31, [0, 0, 0]]]],
        [9, None, [0, 0, 0], [[n, b"k" * 32, [0, 0, 0]] for n in range(1, 9)]],
        [10, None, [0, 0, 0], [[n, b"k" * 32, [0, 0, 0]] for n in range(1, 10)]],
        [1, None, [0, 0, 0]],
        [1, None, [0, 0, 0], None],
        7,
    ],
)
def test_both_take_the_same_standings(standing: object) -> None:
    assert_read_alike(changed(lambda table: table.__setitem__(7, standing)))


@pytest.mark.parametrize("sums", [(5, 0, 0), (5, -3, 0), (0, 0, 0), (5, -6, 0), (-1, 0, 0)], ids=str)
def test_both_take_sums_above_zero_where_losers_do_not_pay_and_only_there(sums: tuple[int, ...]) -> None:
    found = []
    for rules in (any_seats(), any_seats(losers_pay=False)):
        for standing in ([2, 0, [*sums], []], [2, 0, [0, 0, 0], [[1, b"k" * 32, [*sums]]]]):
            data = with_rules(rules.encoded())
            fields = msgspec.msgpack.decode(data)
            fields[7] = standing
            found.append(assert_read_alike(msgspec.msgpack.encode(fields)))

    assert found == [sum(sums) == 0] * 2 + [sum(sums) >= 0] * 2


@pytest.mark.parametrize(
    "name",
    ["", "Lan", "Bà Tư", "e\u0301", "\u202eLan", "\x1b[31m", "a\u200db", "\u200d", "👩\u200d👧", "👩🏽\u200d👧", "❤\ufe0f",
     "❤\ufe0f\u200d👧", "❤\u200d", "\ufe0f", "a\ufe0f", "\u3164", "\u2800\ufe0f", "\U000e0041", "\ud7fb", "🏽\u200d🏽"],
)  # fmt: skip
def test_both_take_the_same_names(name: str) -> None:
    assert_read_alike(changed(of_a_seat([0, "", name])))
    assert_read_alike(with_rules(any_seats().encoded() | {"description": name}))


def test_neither_takes_a_key_that_proves_nothing() -> None:
    lines = WEAK_KEYS.read_text(encoding="utf-8").splitlines()
    keys = [bytes.fromhex(line.split("|")[1]) for line in lines if line[:1] != "#"]
    assert len(keys) > 10
    for key in keys:
        for place in (0, 1):
            data = changed(lambda table, at=place, weak=key: table[1][0].__setitem__(at, weak))  # type: ignore[misc]
            pair = [b"\x09" + bytes(31), b"\x09" + bytes(31)]
            pair[place] = key
            try:
                PublicIdentity(*pair)
            except WeakKeyError:
                assert not assert_read_alike(data)
            else:
                assert assert_read_alike(data)
