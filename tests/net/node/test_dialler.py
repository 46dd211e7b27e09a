"""Members that nobody hears any more are looked for among the adverts of their table."""

import asyncio
from pathlib import Path

import pytest

from net.discovery.advert import decode
from net.links.acceptor import Acceptor
from net.node import dialler
from net.table.interface.status import Presence
from tests.support.nodes import Machine, party, small_table, stay


def move(machine: Machine) -> None:
    """Give a machine another address, which none of its table knows, and break all its links.

    As a router does that was restarted. If it has an advert, that names the new address.
    """

    async def moved() -> None:
        here = stay(machine)
        before, begun, discovery = here._acceptor, here._begun, machine.node._discovery
        assert before is not None
        assert begun is not None
        assert discovery is not None
        await before.close()
        here._acceptor = await Acceptor.open(before._reception, port=0, interfaces=("127.0.0.1",))
        advert = decode(here._admission.advert(b"") or b"")
        if advert is not None:
            discovery.advertise(advert, here._acceptor.port)
        for link in begun.run._links.values():
            link._channel.abort()

    asyncio.run_coroutine_threadsafe(moved(), machine.node._loop).result()


def links(machine: Machine) -> set[int]:
    """The open links of a machine's table, by numbers that are used once."""
    begun = stay(machine)._begun
    assert begun is not None
    return set(begun.run._links)


def hears_all(machine: Machine) -> bool:
    """Whether a machine hears all others of its table."""
    return all(one.presence is Presence.HERE for one in machine.status.members)


@pytest.mark.long
def test_machines_that_all_have_new_addresses_find_each_other_by_an_advert(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialler, "_MEETS_EACH_S", 0.1)
    with party(tmp_path) as here:
        host = here.host(small_table())
        guest = here.guest(host)
        host.wait(lambda one: len(one.status.members) == 2 and hears_all(one))
        before = {machine.folder: links(machine) for machine in (guest, host)}
        for machine in (guest, host):
            move(machine)

        for machine in (guest, host):
            machine.wait(lambda one: bool(links(one) - before[one.folder]) and hears_all(one))
