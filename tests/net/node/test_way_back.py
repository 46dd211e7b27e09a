"""The way back to a table that our program did not leave: found where it was, or brought back from the disk."""

import asyncio
from dataclasses import replace
from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from lab.simulator.material import identity
from net.address import Address
from net.discovery.advert import encode
from net.discovery.discovery import FoundTable, Nearby, TableReach
from net.links.faults import Fault, LinkError
from net.node.store import OpenTable
from net.node.way_back import WayBack, company_at
from tests.support.adverts import ADVERT
from tests.support.parts import LOBBY_ID, key, stored_head

PLACES = (("10.0.0.1", 28412), ("10.0.0.2", 28412))
OPEN = OpenTable(key(1), LOBBY_ID, PLACES)
ANSWERED = encode(replace(ADVERT, table=LOBBY_ID.hex()[:16]))


@cache
def stored() -> bytes:
    """The head that machine 1 stored of a table that it plays at with machine 0."""
    return stored_head(2, 1)


def asked(way: WayBack, answers: dict[str, bytes]) -> list[str]:
    """Ask where the table was; the hosts that were asked."""
    tried: list[str] = []

    async def probe(addresses: tuple[Address, ...]) -> bytes:
        (address,) = addresses
        tried.append(address.host)
        if address.host not in answers:
            raise LinkError(Fault.NO_ROUTE)
        return answers[address.host]

    asyncio.run(way.ask(probe))
    return tried


def test_a_table_that_answers_where_it_was_is_listed_there_though_nothing_advertises_it() -> None:
    way = WayBack(OPEN)
    assert way.added_to(Nearby(())) == Nearby(())
    assert asked(way, {"10.0.0.2": ANSWERED}) == ["10.0.0.1", "10.0.0.2"]

    (found,) = way.added_to(Nearby(())).tables
    assert (found.addresses, found.reach) == ((Address(*PLACES[1]),), TableReach.ANSWERS)


def test_another_table_at_the_same_address_is_not_taken_for_it() -> None:
    way = WayBack(OPEN)
    asked(way, {"10.0.0.1": encode(ADVERT), "10.0.0.2": b"no advert"})

    assert way.added_to(Nearby(())) == Nearby(())


def test_a_table_that_is_in_the_list_and_answers_is_not_listed_twice_and_a_silent_one_gives_way() -> None:
    way = WayBack(OPEN)
    asked(way, {"10.0.0.1": ANSWERED})
    own = FoundTable(replace(ADVERT, table=way.table), (Address("10.0.0.9", 1),), TableReach.ANSWERS)
    other = FoundTable(ADVERT, (Address("10.0.0.8", 1),), TableReach.ANSWERS)

    assert way.added_to(Nearby((own, other))) == Nearby((own, other))
    silent = replace(own, reach=TableReach.SILENT)
    assert [found.addresses[0].host for found in way.added_to(Nearby((silent, other))).tables] == [
        "10.0.0.8",
        "10.0.0.1",
    ]


def test_a_table_that_nobody_keeps_is_listed_as_it_was_stored() -> None:
    (found,) = WayBack(OPEN, stored(), "1.0").added_to(Nearby(())).tables

    assert found.reach is TableReach.UNTRIED
    assert found.advert.host == "M0"
    assert found.advert.table == LOBBY_ID.hex()[:16]
    assert identity(0).public.sign_key.hex().startswith(found.advert.fingerprint)


@given(st.binary(max_size=200))
def test_what_is_stored_of_another_table_or_torn_brings_nothing_back(head: bytes) -> None:
    assert company_at(OPEN, head) is None
    assert company_at(OpenTable(key(1), bytes(16), PLACES), stored()) is None
    assert WayBack(OPEN, head, "1.0").added_to(Nearby(())) == Nearby(())
