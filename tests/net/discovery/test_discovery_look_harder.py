"""Looking harder: whom it asks, in which order, how many at a time, and that it stops when told to."""

import asyncio
from collections.abc import Callable, Sequence
from ipaddress import ip_interface

import pytest

from net.address import DEFAULT_PORT, PORTS, Address
from net.discovery import look_harder as looking
from net.discovery.discovery import Search
from net.discovery.interfaces import Interface, InterfaceKind
from net.discovery.look_harder import AT_A_TIME, look_harder, neighbors
from net.links.faults import Fault, LinkError


def lan(*addresses: str, kind: InterfaceKind = InterfaceKind.LAN) -> Interface:
    return Interface("eth0", 2, kind, tuple(map(ip_interface, addresses)))


def at(host: str, port: int = DEFAULT_PORT) -> Address:
    return Address(host, port)


class Houses:
    """A network of machines: what each address answers, and who was asked."""

    def __init__(self, answers: dict[Address, bytes | Fault]) -> None:
        self.answers = answers
        self.asked: list[Address] = []
        self.found: dict[Address, bytes] = {}
        self.progress: list[Search] = []
        self.busy = self.busiest = 0

    async def probe(self, addresses: Sequence[Address]) -> bytes:
        """Answer as the network would, a moment later."""
        (address,) = addresses
        self.asked.append(address)
        self.busy += 1
        self.busiest = max(self.busy, self.busiest)
        try:
            await asyncio.sleep(0)
            answer = self.answers.get(address, Fault.TIMED_OUT)
        finally:
            self.busy -= 1
        if isinstance(answer, Fault):
            raise LinkError(answer)
        return answer

    def look(self, recent: Sequence[Address], around: Sequence[Address]) -> None:
        """Look harder to the end."""
        asyncio.run(look_harder(self.probe, recent, around, self.found.__setitem__, self.progress.append))


def test_all_other_addresses_of_our_home_networks_are_neighbors_and_of_larger_ones_our_part() -> None:
    found = neighbors((lan("192.168.1.20/24", "fe80::1%2/64"), lan("10.3.4.5/16"), lan("192.168.1.21/24")))
    assert len(found) == 2 * 254 - 3
    assert found[0] == at("192.168.1.1")
    assert at("192.168.1.20") not in found
    assert found[-1] == at("10.3.4.254")


def test_loopback_has_no_neighbors_and_many_networks_are_cut() -> None:
    assert neighbors((lan("127.0.0.1/8", kind=InterfaceKind.LOOPBACK),)) == ()
    assert len(neighbors(tuple(lan(f"10.0.{n}.1/24") for n in range(9)))) == looking.MAX_NETWORKS * 253


def test_the_last_tables_are_asked_first_and_nobody_twice() -> None:
    houses = Houses({})
    recent = [at("192.168.1.9"), at("far.example", 4000)]
    houses.look(recent, neighbors((lan("192.168.1.20/24"),)))
    assert houses.asked[:2] == recent
    assert len(houses.asked) == len(set(houses.asked)) == 254


def test_what_answers_is_found_and_progress_counts_to_the_end() -> None:
    table = at("192.168.1.9")
    houses = Houses({table: b"advert"})
    houses.look([], neighbors((lan("192.168.1.20/24"),)))
    assert houses.found == {table: b"advert"}
    assert houses.progress[0] == Search(0, 253)
    assert houses.progress[-1] == Search(253 + 9, 253 + 9)
    assert [search.tried for search in houses.progress] == sorted(search.tried for search in houses.progress)


def test_a_machine_that_is_there_is_asked_at_the_further_ports_too() -> None:
    second = at("192.168.1.9", PORTS[1])
    houses = Houses({at("192.168.1.9"): Fault.REFUSED, second: b"advert"})
    houses.look([], [at("192.168.1.8"), at("192.168.1.9")])
    assert houses.found == {second: b"advert"}
    assert sorted(houses.asked) == [at("192.168.1.8"), *(at("192.168.1.9", port) for port in PORTS)]


def test_no_more_than_a_few_dozen_are_asked_at_a_time() -> None:
    houses = Houses({})
    houses.look([], neighbors((lan("192.168.1.20/24"), lan("192.168.2.20/24"))))
    assert houses.busiest == AT_A_TIME


def test_silence_is_not_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "PATIENCE_S", 0.01)
    found: list[Address] = []

    async def probe(addresses: Sequence[Address]) -> bytes:
        del addresses
        await asyncio.Event().wait()
        return b""

    asyncio.run(look_harder(probe, [], [at("192.168.1.9")], lambda address, _: found.append(address), ignore))
    assert found == []


def test_stopping_stops_what_is_under_way() -> None:
    houses = Houses({})

    async def stop() -> None:
        work = look_harder(houses.probe, [], neighbors((lan("192.168.1.20/24"),)), ignore, ignore)
        task = asyncio.create_task(work)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.sleep(0)

    asyncio.run(stop())
    assert houses.busy == 0
    assert 0 < len(houses.asked) <= AT_A_TIME


ignore: Callable[..., None] = lambda *_: None  # noqa: E731
