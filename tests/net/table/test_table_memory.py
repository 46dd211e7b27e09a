"""A table as a machine has stored it: read back whole, or not at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.table.interface.effects import StoreTable
from net.table.values.account import Account
from net.table.values.memory import Head, StoredTable, company_of, read_memory
from net.wire.codec import decode, encode
from tests.support.parts import LOBBY_ID, core_of, key, lobby_of, sit_down, stored_head


def test_what_was_stored_brings_the_table_back_with_its_coordinator_and_all_its_members() -> None:
    memory = read_memory(StoredTable(stored_head(3, 1), {}))

    assert memory is not None
    assert memory.base is None, "no round has been finished"
    company = memory.head.company
    assert company is not None
    assert company == company_of(stored_head(3, 1))
    assert (company.lobby_id, company.coordinator) == (LOBBY_ID, key(0))
    assert {member.sign_key for member in company.lobby.members} == {key(machine) for machine in range(3)}


def test_it_is_stored_again_only_where_something_is_new() -> None:
    core = core_of(lobby_of(2), me=1)
    sit_down(core)
    for _ in range(3):
        core.store_table(is_new=False)
    assert len([effect for effect in core.effects if isinstance(effect, StoreTable)]) == 1

    core.account = Account().with_cheat(key(0))
    core.store_table(is_new=False)
    assert len([effect for effect in core.effects if isinstance(effect, StoreTable)]) == 2


@given(st.binary(max_size=300))
def test_no_bytes_on_a_disk_raise(data: bytes) -> None:
    company_of(data)
    read_memory(StoredTable(data, {(1, 0): (data,)}))


@pytest.mark.parametrize("damage", ["base", "hands"])
def test_a_part_that_cannot_be_read_makes_all_of_no_use(damage: str) -> None:
    head = decode(Head, stored_head(3, 1))
    assert head is not None
    base = b"no table" if damage == "base" else b""
    stored = encode(Head(head.table_id, base, head.standing, head.company, head.account))
    hands = {} if damage == "base" else {(1, 0): (b"no memory",)}

    assert read_memory(StoredTable(stored, hands)) is None
