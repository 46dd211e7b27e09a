"""The table of a hand: who may sit where, its one encoding, and which machine owns which deck position."""

import json
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rules_text import override
from engine.rulesets import load
from engine.seats import Seat
from lab.simulator.material import any_seats, identity
from net.deal.table import (
    MAX_TABLE_BYTES,
    MOST_ROUNDS_PLAYED,
    SeatInfo,
    Standing,
    TableInfo,
    decode_table,
    encode_table,
    not_owned,
    slots_of,
)
from net.deal.terms import Terms
from net.errors import LocalProtocolError
from net.pace import PACES, QUICK, Pace, parse_pace
from tests.support.joined import table_of

TABLE = table_of(3, 4, any_seats())
STANDING = Standing(4, None, (30, -10, -20, 0))


@pytest.mark.parametrize(
    "standing",
    [
        Standing(0, Seat(0), (0, 0, 0, 0)),
        Standing(6, Seat(0), (0, 0, 0, 0)),
        Standing(2, Seat(4), (0, 0, 0, 0)),
        Standing(2, Seat(0), (0, 0, 0)),
        Standing(2, Seat(0), (1, 0, 0, 0)),
    ],
    ids=str,
)
def test_a_match_of_five_rounds_cannot_stand_so(standing: Standing) -> None:
    with pytest.raises(LocalProtocolError, match="stand so"):
        replace(TABLE, terms=Terms(rounds=5), standing=standing)


@pytest.mark.parametrize("number", [MOST_ROUNDS_PLAYED + 1, (1 << 32) - 1])
def test_a_match_without_end_has_an_end_all_the_same(number: int) -> None:
    last = replace(STANDING, round_number=MOST_ROUNDS_PLAYED)
    assert replace(TABLE, standing=last).standing == last
    with pytest.raises(LocalProtocolError, match="stand so"):
        replace(TABLE, standing=replace(last, round_number=number))


def test_a_table_comes_back_from_its_bytes() -> None:
    data = encode_table(TABLE)

    assert decode_table(data) == TABLE
    assert len(data) < MAX_TABLE_BYTES


def test_tastes_of_computer_players_come_back_from_the_bytes_of_a_table() -> None:
    tasted = replace(TABLE, seats=tuple(replace(seat, has_taste=seat.machine == 1) for seat in TABLE.seats))
    data = encode_table(tasted)

    assert decode_table(data) == tasted
    assert [seat.taste for seat in tasted.seats] == ["", "Seat 1", "", ""]
    assert decode_table(data.replace(b"\xa5easy~", b"\xa5easy~~")) is None
    assert decode_table(data.replace(b"\xa5easy~", b"\xa6easy~~")) is None


@pytest.mark.parametrize("pace", [*PACES.values(), parse_pace("8+30")], ids=lambda pace: pace.name)
def test_a_table_that_takes_a_match_over_comes_back_from_its_bytes(pace: Pace) -> None:
    table = replace(TABLE, terms=Terms(pace, is_strict=True, rounds=8), standing=STANDING, previous=b"p" * 32)

    assert decode_table(encode_table(table)) == table


def test_everything_of_a_table_is_in_its_digest() -> None:
    other_seats = (*TABLE.seats[:3], SeatInfo(0, "hard", "Seat 3"))
    others = [
        replace(TABLE, nonce=b"n" * 32),
        replace(TABLE, seats=other_seats),
        replace(TABLE, seats=(*TABLE.seats[:3], replace(TABLE.seats[3], has_taste=True))),
        replace(TABLE, rules=override(TABLE.rules, {"unit": 2})),
        replace(TABLE, machines=(*TABLE.machines[:2], identity(9).public)),
        replace(TABLE, terms=Terms(QUICK)),
        replace(TABLE, terms=Terms(is_strict=True)),
        replace(TABLE, terms=Terms(rounds=3)),
        replace(TABLE, previous=b"p" * 32),
        replace(TABLE, standing=STANDING),
        replace(TABLE, standing=replace(STANDING, dealer=Seat(2))),
    ]

    assert len({table.digest for table in (TABLE, *others)}) == 1 + len(others)
    assert TABLE.table_id == TABLE.digest[:16]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seats": TABLE.seats[:2] + TABLE.seats[:2]}, "holds at least one seat"),
        ({"seats": (*TABLE.seats[:3], SeatInfo(3, "", ""))}, "holds at least one seat"),
        ({"machines": (*TABLE.machines[:2], TABLE.machines[0])}, "same key"),
        ({"seats": (*TABLE.seats[:3], SeatInfo(0, "genius", ""))}, "computer player"),
        ({"seats": (*TABLE.seats[:3], SeatInfo(0, "", "An", has_taste=True))}, "computer player"),
        ({"rules": load("pvt"), "seats": TABLE.seats[:3]}, "players"),
        ({"standing": Standing(0, None, (0, 0, 0, 0))}, "cannot stand"),
        ({"standing": Standing(2, Seat(4), (0, 0, 0, 0))}, "cannot stand"),
        ({"standing": Standing(2, Seat(3), (0, 0, 0))}, "cannot stand"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_table_at_which_nobody_can_play_is_refused(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(LocalProtocolError, match=reason):
        replace(TABLE, **changes)


@pytest.mark.parametrize(("machines", "threshold"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_a_majority_stands_in(machines: int, threshold: int) -> None:
    assert table_of(machines).escrow_threshold == threshold


def test_deck_positions_belong_to_machines_seat_by_seat() -> None:
    owners = TABLE.owners(Seat(3))

    assert owners[:80] == (0,) * 20 + (1,) * 20 + (2,) * 20 + (0,) * 20
    assert owners[80] == 0
    assert owners[81:] == (None,) * 31
    assert TABLE.owners(Seat(1))[80] == 1
    assert slots_of(owners, 1) == tuple(range(20, 40))
    assert not_owned(owners, 1) == (*range(20), *range(40, 112))


def fields() -> list[object]:
    """The fields of the table's encoding."""
    found: list[object] = msgspec.msgpack.decode(encode_table(TABLE))
    return found


def changed_rules(text: bytes) -> list[object]:
    """The fields with other rules."""
    return [text, *fields()[1:]]


@pytest.mark.parametrize(
    "found",
    [
        [],
        fields()[:3],
        [*fields(), None],
        [fields()[0], [], [], fields()[3]],
        [*fields()[:3], bytes(31)],
        [fields()[0], [[bytes(32), bytes(31)]] * 3, *fields()[2:]],
        [*fields()[:2], [[0, "easy", "x" * 65]] * 4, fields()[3]],
        [*fields()[:2], [[0, "easy", "a"]] * 7, fields()[3]],
        changed_rules(b""),
        changed_rules(b"[]"),
        changed_rules(b"[[[["),
        changed_rules(b"[" * 8_000),
        changed_rules(b'{"a":' * 2_000),
        changed_rules(b"{}"),
        changed_rules(b"null"),
        changed_rules(json.dumps({**TABLE.rules.encoded(), "name": 1}).encode()),
        changed_rules(json.dumps({**TABLE.rules.encoded(), "hand_size": 10**30}).encode()),
        changed_rules(json.dumps({**TABLE.rules.encoded(), "players": [[]]}).encode()),
        changed_rules(json.dumps({**TABLE.rules.encoded(), "points": [1]}).encode()),
        changed_rules(json.dumps(TABLE.rules.encoded(), indent=1).encode()),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_is_no_table_is_none(found: list[object]) -> None:
    assert decode_table(msgspec.msgpack.encode(found)) is None


def test_a_table_has_a_largest_size() -> None:
    assert decode_table(bytes(MAX_TABLE_BYTES + 1)) is None


@given(st.binary(max_size=200))
def test_any_bytes_are_a_table_or_none(data: bytes) -> None:
    assert decode_table(data) is None


@given(st.data())
def test_a_changed_table_is_another_or_none(data: st.DataObject) -> None:
    changed = bytearray(encode_table(TABLE))
    for _ in range(data.draw(st.integers(1, 3))):
        changed[data.draw(st.integers(0, len(changed) - 1))] = data.draw(st.integers(0, 255))
    table = decode_table(bytes(changed))

    assert table is None or encode_table(table) == bytes(changed)


def test_a_name_may_be_anything_short() -> None:
    table = TableInfo(
        TABLE.rules, TABLE.machines, tuple(replace(seat, name="Út ♥") for seat in TABLE.seats), bytes(32)
    )

    assert decode_table(encode_table(table)) == table


@pytest.mark.parametrize("place", [0, 1], ids=["signing", "sealing"])
@pytest.mark.parametrize("key", [bytes(32), bytes([1]) + bytes(31), b"\xff" * 32], ids=["0", "1", "over p"])
def test_a_table_with_a_key_that_proves_nothing_is_none(place: int, key: bytes) -> None:
    fields = msgspec.msgpack.decode(encode_table(TABLE))
    fields[1][2][place] = key

    assert decode_table(msgspec.msgpack.encode(fields)) is None
    fields[1][2] = [identity(9).public.sign_key, identity(9).public.seal_key]
    assert decode_table(msgspec.msgpack.encode(fields)) is not None
