"""The engine of mDNS: opened where multicast can be had, followed to other interfaces, closed without a word."""

import asyncio
from ipaddress import IPv4Interface

import pytest

from net.discovery.interfaces import Interface, InterfaceKind
from net.discovery.multicast import close_engine, follow, open_engine

LOOPBACK = Interface("lo", 1, InterfaceKind.LOOPBACK, (IPv4Interface("127.0.0.1/8"),))
GONE = Interface("gone0", 99, InterfaceKind.LAN, (IPv4Interface("192.0.2.1/24"),))
"""An interface whose address this computer has not: 192.0.2.0/24 is for examples (RFC 5737)."""


@pytest.mark.parametrize("interfaces", [[], [GONE]])
def test_there_is_no_engine_where_nothing_has_multicast(interfaces: list[Interface]) -> None:
    async def opened() -> bool:
        return open_engine(interfaces) is not None

    assert not asyncio.run(opened())


def test_an_interface_that_fails_does_not_break_the_others() -> None:
    async def opened() -> bool:
        engine = open_engine([GONE, LOOPBACK])
        if engine is None:
            return False
        await close_engine(engine)
        await close_engine(engine)
        return True

    assert asyncio.run(opened())


def test_an_engine_that_has_no_interface_any_more_is_closed() -> None:
    async def followed() -> object:
        engine = open_engine([LOOPBACK])
        assert engine is not None
        kept = await follow(engine, [LOOPBACK])
        assert kept is not None
        return await follow(kept, [GONE])

    assert asyncio.run(followed()) is None
