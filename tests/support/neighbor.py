"""Another machine on a network of its own: a table on 127.0.0.1, in a thread with its own event loop."""

import asyncio
import secrets
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from ipaddress import ip_interface

from net.address import Address
from net.discovery.advert import Advert
from net.discovery.interfaces import Interface, InterfaceKind
from net.discovery.lan import LanDiscovery
from net.links.faults import Fault, LinkError
from tests.support.patience import PATIENCE_S

LOOPBACK = (Interface("lo", 1, InterfaceKind.LOOPBACK, (ip_interface("127.0.0.1/8"),)),)


def new_service_type() -> str:
    """Return a service type that nobody else uses, so that no test meets another or the network outside."""
    return f"_t{secrets.token_hex(6)}._tcp.local."


def loopback_discovery(service_type: str) -> "partial[LanDiscovery]":
    """Return how to make a discovery that knows no network but loopback."""
    return partial(LanDiscovery, read=lambda: LOOPBACK, service_type=service_type)


async def nobody_answers(addresses: Sequence[Address]) -> bytes:
    """Ask in vain, as through a firewall."""
    del addresses
    raise LinkError(Fault.TIMED_OUT)


@contextmanager
def advertised(service_type: str, *tables: tuple[Advert, int]) -> Iterator[None]:
    """Have these tables advertised, each at its port, by another thread."""
    is_ready, is_over = threading.Event(), threading.Event()

    async def host() -> None:
        machines = [loopback_discovery(service_type)(nobody_answers, lambda: None) for _ in tables]
        for machine, (advert, port) in zip(machines, tables, strict=True):
            await machine.open()
            machine.advertise(advert, port)
        while not all(machine.nearby.is_advertised for machine in machines):  # noqa: ASYNC110 - another thread waits
            await asyncio.sleep(0.01)
        is_ready.set()
        await asyncio.to_thread(is_over.wait)
        for machine in machines:
            await machine.close()

    thread = threading.Thread(target=asyncio.run, args=(host(),))
    thread.start()
    try:
        assert is_ready.wait(PATIENCE_S)
        yield
    finally:
        is_over.set()
        thread.join()
