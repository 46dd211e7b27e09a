"""Discovery by real mDNS on 127.0.0.1.

Each test has a service type of its own, so that none meets another.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import replace
from ipaddress import ip_interface

import pytest
from zeroconf import ServiceInfo
from zeroconf.asyncio import AsyncZeroconf

from net.address import Address
from net.discovery import announcer, interfaces, lan
from net.discovery.advert import Advert, decode, encode
from net.discovery.discovery import DiscoveryTrouble, FoundTable, TableReach, Watcher
from net.discovery.interfaces import Interface, InterfaceKind
from net.discovery.lan import LanDiscovery
from net.links.faults import Fault, LinkError
from tests.support.adverts import ADVERT
from tests.support.neighbor import LOOPBACK, new_service_type
from tests.support.patience import PATIENCE_S

HERE = Address("127.0.0.1", 28412)

Answers = dict[Address, bytes | Fault]


class Machine:
    """One machine with its discovery, and what its network is like."""

    def __init__(
        self,
        service_type: str,
        answers: Answers,
        read: Callable[[], tuple[Interface, ...]] = lambda: LOOPBACK,
    ) -> None:
        self.answers = answers
        self.changes = 0
        self._change = asyncio.Event()
        self.discovery = LanDiscovery(self.probe, self.tell, read=read, service_type=service_type)

    def tell(self) -> None:
        """Hear that `nearby` has changed."""
        self.changes += 1
        self._change.set()

    async def probe(self, addresses: Sequence[Address]) -> bytes:
        """Answer as the network would."""
        answer = self.answers.get(addresses[0], Fault.TIMED_OUT)
        if isinstance(answer, Fault):
            raise LinkError(answer)
        return answer

    @property
    def tables(self) -> tuple[FoundTable, ...]:
        """Return the tables in its list."""
        return self.discovery.nearby.tables

    @property
    def adverts(self) -> list[Advert]:
        """Return the adverts of those tables."""
        return [table.advert for table in self.tables]

    async def until(self, has_come: Callable[[], bool]) -> None:
        """Wait until something holds that changes with `nearby`."""
        async with asyncio.timeout(PATIENCE_S):
            while not has_come():
                self._change.clear()
                await self._change.wait()


class Street:
    """Machines that hear each other."""

    def __init__(self) -> None:
        self.service_type = new_service_type()
        self.answers: Answers = {}
        self._open: list[Machine] = []

    async def machine(self, read: Callable[[], tuple[Interface, ...]] = lambda: LOOPBACK) -> Machine:
        """Start a machine."""
        machine = Machine(self.service_type, self.answers, read)
        self._open.append(machine)
        await machine.discovery.open()
        return machine

    async def watcher(self) -> Machine:
        """Start a machine whose list is on its screen."""
        machine = await self.machine()
        machine.discovery.watch(Watcher.LIST, is_on=True)
        return machine

    async def host(self, advert: Advert = ADVERT, port: int = HERE.port) -> Machine:
        """Start a machine and return it once its table is advertised."""
        machine = await self.machine()
        machine.discovery.advertise(advert, port)
        await machine.until(lambda: machine.discovery.nearby.is_advertised)
        return machine

    async def close(self) -> None:
        """Let all machines leave."""
        await asyncio.gather(*(machine.discovery.close() for machine in self._open))


@contextlib.asynccontextmanager
async def street() -> AsyncIterator[Street]:
    made = Street()
    try:
        yield made
    finally:
        await made.close()


def run(test: Callable[[Street], Coroutine[None, None, None]]) -> None:
    async def play() -> None:
        async with street() as one:
            await test(one)

    asyncio.run(play())


@pytest.fixture(autouse=True)
def quick_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a name be proven unique in no time."""
    monkeypatch.setattr("zeroconf._core._CHECK_TIME", 10)
    monkeypatch.setattr("zeroconf._core._PROBE_RANDOM_DELAY_INTERVAL", (1, 2))


def test_a_table_is_listed_by_those_who_look_already_and_by_those_who_come_late() -> None:
    async def test(street: Street) -> None:
        early = await street.watcher()
        host = await street.host()
        await early.until(lambda: early.adverts == [ADVERT])
        late = await street.watcher()
        await late.until(lambda: late.adverts == [ADVERT])
        assert late.tables[0].addresses == (HERE,)
        assert host.discovery.nearby.tables == ()

    run(test)


def test_no_list_shown_means_nobody_looks() -> None:
    async def test(street: Street) -> None:
        watcher = await street.watcher()
        await street.host()
        await watcher.until(lambda: watcher.adverts == [ADVERT])
        watcher.discovery.watch(Watcher.LIST, is_on=False)
        assert watcher.tables == ()
        watcher.discovery.watch(Watcher.LIST, is_on=True)
        await watcher.until(lambda: watcher.adverts == [ADVERT])

    run(test)


@pytest.mark.parametrize("other", [Watcher.NUMBER, Watcher.MEMBERS])
def test_a_list_stays_one_when_nobody_else_needs_to_know_any_more(other: Watcher) -> None:
    async def test(street: Street) -> None:
        watcher = await street.watcher()
        await street.host()
        await watcher.until(lambda: watcher.adverts == [ADVERT])
        for is_on in (True, False):
            watcher.discovery.watch(other, is_on=is_on)
            assert watcher.adverts == [ADVERT]
        watcher.discovery.watch(Watcher.LIST, is_on=False)
        assert watcher.tables == ()

    run(test)


def test_asking_anew_keeps_the_list_and_what_was_found_by_looking_harder() -> None:
    async def test(street: Street) -> None:
        watcher = await street.watcher()
        found = replace(ADVERT, table="f" * 16)
        street.answers[HERE] = encode(found)
        await street.host(port=HERE.port + 1)
        watcher.discovery.look_harder([HERE])
        await watcher.until(
            lambda: {advert.table for advert in watcher.adverts} == {ADVERT.table, found.table}
        )
        watcher.discovery.refresh()
        assert len(watcher.tables) == 2
        await asyncio.sleep(0.3)
        assert len(watcher.tables) == 2

    run(test)


def test_changes_are_seen_but_no_more_than_one_a_second_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcer, "CHANGES_APART_S", 0.3)

    async def test(street: Street) -> None:
        watcher = await street.watcher()
        host = await street.host()
        await watcher.until(lambda: watcher.adverts == [ADVERT])
        before, began = watcher.changes, time.monotonic()
        for version in range(100, 200):
            host.discovery.advertise(replace(ADVERT, version=version), HERE.port)
            await asyncio.sleep(0.001)
        await watcher.until(lambda: watcher.adverts == [replace(ADVERT, version=199)])
        assert watcher.changes - before <= 2 + (time.monotonic() - began) / announcer.CHANGES_APART_S

    run(test)


def test_a_table_that_closes_disappears() -> None:
    async def test(street: Street) -> None:
        watcher = await street.watcher()
        withdrawing, leaving = await street.host(), await street.host(replace(ADVERT, table="f" * 16))
        await watcher.until(lambda: len(watcher.tables) == 2)
        withdrawing.discovery.withdraw()
        await watcher.until(lambda: len(watcher.tables) == 1)
        await leaving.discovery.close()
        await watcher.until(lambda: watcher.tables == ())

    run(test)


def test_a_table_that_we_have_left_to_another_is_listed_and_our_own_advert_is_not() -> None:
    """The advert of whoever keeps it then is later than ours."""

    async def test(street: Street) -> None:
        leaving = await street.host()
        leaving.discovery.watch(Watcher.LIST, is_on=True)
        heir = replace(ADVERT, fingerprint="0" * 16, version=ADVERT.version + 1)
        await street.host(heir, HERE.port + 1)
        await asyncio.sleep(0.5)
        assert leaving.tables == ()
        leaving.discovery.withdraw()
        await leaving.until(lambda: leaving.adverts == [heir])

    run(test)


def test_two_machines_with_one_name_are_both_listed() -> None:
    async def test(street: Street) -> None:
        watcher = await street.watcher()
        first, second = ADVERT, replace(ADVERT, fingerprint="1" * 16)
        await street.host(first)
        await street.host(second, HERE.port + 1)
        await watcher.until(lambda: watcher.adverts == [first, second])

    run(test)


def test_tables_of_one_machine_are_kept_apart() -> None:
    async def test(street: Street) -> None:
        watcher = await street.watcher()
        other = replace(ADVERT, table="f" * 16)
        await street.host()
        await street.host(other, HERE.port + 1)
        await watcher.until(lambda: len(watcher.tables) == 2)
        assert [str(table.addresses[0]) for table in watcher.tables] == ["127.0.0.1:28412", "127.0.0.1:28413"]

    run(test)


def test_a_table_that_refuses_disappears_though_it_is_advertised_and_returns_when_it_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("net.discovery.rows.PROBE_EVERY_S", 0.1)

    async def test(street: Street) -> None:
        watcher = await street.watcher()
        street.answers[HERE] = encode(ADVERT)
        await street.host()
        await watcher.until(lambda: [table.reach for table in watcher.tables] == [TableReach.ANSWERS])
        street.answers[HERE] = Fault.REFUSED
        await watcher.until(lambda: watcher.tables == ())
        street.answers[HERE] = encode(ADVERT)
        await watcher.until(lambda: len(watcher.tables) == 1)

    run(test)


def test_what_strangers_advertise_under_our_type_is_not_listed_unless_it_is_a_table() -> None:
    async def test(street: Street) -> None:
        watcher = await street.watcher()
        stranger = AsyncZeroconf(interfaces=["127.0.0.1"])
        for name, properties in (("junk", b"\x03a=b"), ("long", b"\xff" + b"x" * 255), ("none", b"")):
            info = ServiceInfo(
                street.service_type,
                f"{name}.{street.service_type}",
                1,
                properties=properties,
                parsed_addresses=["127.0.0.1"],
            )
            await stranger.async_register_service(info)
        await street.host()
        await watcher.until(lambda: watcher.tables != ())
        await stranger.async_close()
        assert watcher.adverts == [ADVERT]

    run(test)


def test_looking_harder_finds_what_nobody_advertises_tells_its_progress_and_can_be_stopped() -> None:
    async def test(street: Street) -> None:
        watcher = await street.watcher()
        street.answers[HERE] = encode(ADVERT)
        watcher.discovery.look_harder([HERE, Address("127.0.0.1", 9)])
        await watcher.until(lambda: watcher.adverts == [ADVERT] and watcher.discovery.nearby.search is None)
        watcher.discovery.look_harder([HERE])
        watcher.discovery.stop_looking_harder()
        await asyncio.sleep(0)
        assert watcher.discovery.nearby.search is None
        assert watcher.adverts == [ADVERT]

    run(test)


def test_without_any_network_hosting_and_looking_go_on_and_the_trouble_is_told() -> None:
    async def test(street: Street) -> None:
        alone = await street.machine(lambda: ())
        alone.discovery.watch(Watcher.LIST, is_on=True)
        alone.discovery.advertise(ADVERT, HERE.port)
        alone.discovery.look_harder([])
        await alone.until(lambda: alone.discovery.nearby.search is None)
        assert alone.discovery.nearby.troubles == (DiscoveryTrouble.NO_NETWORK, DiscoveryTrouble.NO_MULTICAST)
        assert not alone.discovery.nearby.is_advertised

    run(test)


def test_an_interface_that_fails_does_not_spoil_the_others() -> None:
    broken = Interface(
        "broken", 9, InterfaceKind.LAN, (ip_interface("203.0.113.77/24"), ip_interface("fd11::9/64"))
    )

    async def test(street: Street) -> None:
        watcher = await street.watcher()
        host = await street.machine(lambda: (broken, *LOOPBACK))
        host.discovery.advertise(ADVERT, HERE.port)
        await watcher.until(lambda: watcher.adverts == [ADVERT])
        assert host.discovery.nearby.troubles == ()

    run(test)


@pytest.mark.parametrize("has_update", [True, False], ids=["zeroconf now", "zeroconf before 0.150"])
def test_a_network_that_comes_later_carries_the_advert_then(
    monkeypatch: pytest.MonkeyPatch, *, has_update: bool
) -> None:
    if not has_update:
        monkeypatch.delattr(AsyncZeroconf, "async_update_interfaces")
    monkeypatch.setattr(lan, "LOOK_EVERY_S", 0.05)
    monkeypatch.setattr(interfaces, "SETTLED_AFTER_S", 0.1)
    second = Interface("lo:1", 1, InterfaceKind.LAN, (ip_interface("127.0.0.2/8"),))

    async def test(street: Street) -> None:
        watcher = await street.watcher()
        found: tuple[Interface, ...] = ()
        host = await street.machine(lambda: found)
        host.discovery.advertise(ADVERT, HERE.port)
        await asyncio.sleep(0.2)
        assert watcher.tables == ()
        found = LOOPBACK
        await watcher.until(lambda: watcher.adverts == [ADVERT])
        found = (*LOOPBACK, second)
        await watcher.until(lambda: [len(table.addresses) for table in watcher.tables] == [2])
        assert host.discovery.nearby.interfaces == found

    run(test)


@pytest.mark.parametrize("nick", ["", "a.b_c", "Tư 😀", "x" * 200, "ắ" * 60, "_tcp", "a\\b"])
def test_no_nick_keeps_a_table_from_being_found(nick: str) -> None:
    advert = replace(ADVERT, host=nick)

    async def test(street: Street) -> None:
        watcher = await street.watcher()
        await street.host(advert)
        await watcher.until(lambda: watcher.adverts == [decode(encode(advert))])

    run(test)


def test_what_is_no_advert_is_refused_at_once_and_the_last_one_stays() -> None:
    async def test(street: Street) -> None:
        watcher = await street.watcher()
        host = await street.host()
        with pytest.raises(ValueError, match="cannot be advertised"):
            host.discovery.advertise(replace(ADVERT, seats=9), HERE.port)
        await watcher.until(lambda: watcher.adverts == [ADVERT])
        assert host.discovery.nearby.troubles == (DiscoveryTrouble.NO_NETWORK,)

    run(test)
