"""Our table as strangers see it: what they need to choose, and no more of anybody's key."""

from dataclasses import replace

from lab.simulator.material import identity
from net.discovery.advert import TableState, decode, encode
from net.node.listing import advert_of
from net.table.coordination.publishing import listing_of
from net.table.interface.effects import Advertise
from tests.support.parts import LOBBY_ID, key, lobby_of


def listing() -> Advertise:
    """The listing of a table with two people at four seats."""
    return listing_of(lobby_of(2), LOBBY_ID, key(0))


def test_an_advert_names_the_table_its_rules_and_how_many_seats_are_free() -> None:
    advert = advert_of(listing(), identity(0).public, "1.0")

    assert (advert.name, advert.host, advert.program) == ("table", "M0", "1.0")
    assert (advert.seats, advert.people, advert.free) == (4, 2, 2)
    assert advert.state is TableState.LOBBY
    assert advert.rules_digest == lobby_of(2).rules.digest[:8]
    assert LOBBY_ID.hex().startswith(advert.table)
    assert key(0).hex().startswith(advert.fingerprint)
    assert len(advert.fingerprint) < len(key(0).hex())


def test_a_match_that_is_played_and_a_code_are_told() -> None:
    told = advert_of(replace(listing(), is_playing=True, needs_code=True), identity(0).public, "1.0")
    assert told.state is TableState.PLAYING
    assert told.needs_code


def test_an_advert_is_read_back_by_others() -> None:
    advert = advert_of(listing(), identity(0).public, "1.0")
    assert decode(encode(advert)) == advert
