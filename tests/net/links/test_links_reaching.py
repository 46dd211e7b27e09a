"""Whether anybody takes connections at some addresses, without waiting for those where nobody does."""

import asyncio
import socket
from collections.abc import Iterator

import pytest

from net.address import Address
from net.links.reaching import is_anybody_at


@pytest.fixture
def taken() -> Iterator[Address]:
    """An address where connections are taken."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield Address("127.0.0.1", server.getsockname()[1])


@pytest.fixture
def closed() -> Address:
    """An address where none is."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return Address("127.0.0.1", server.getsockname()[1])


def test_one_address_that_answers_is_enough(taken: Address, closed: Address) -> None:
    assert asyncio.run(is_anybody_at([closed, taken]))
    assert asyncio.run(is_anybody_at([taken]))


def test_nobody_is_where_no_connection_is_taken(closed: Address) -> None:
    assert not asyncio.run(is_anybody_at([closed]))
    assert not asyncio.run(is_anybody_at([]))


def test_a_name_that_nobody_bears_is_nobody(taken: Address) -> None:
    unknown = Address("no-such-host.invalid", taken.port)
    assert not asyncio.run(is_anybody_at([unknown]))
