"""Failures around a node, and the fate of its table: keys, discovery, floods, bugs of ours."""

import threading
from dataclasses import replace
from pathlib import Path

import pytest

from net import bans
from net.address import Address
from net.links import link, rates
from net.node.node import Node
from net.node.profile import Profile
from net.node.reports import Failed, Hosted, Left, Trouble, Warned
from net.node.store import Places
from net.node.wishes import Joining
from net.table.interface.effects import StoreTable
from net.table.interface.status import Presence
from net.wire.codec import MAY_IGNORE
from net.wire.link import Frame
from tests.support.nodes import failure, is_seated, joining, party, small_table, stay


def test_a_member_that_floods_is_sent_off_for_a_while_and_then_heard_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # limits that the slowest host reads fast enough to find broken
    monkeypatch.setattr(link, "LINK", replace(rates.LINK, frames_per_s=100, frames=400))
    monkeypatch.setattr(rates, "PATIENCE_S", 0.05)
    monkeypatch.setattr(bans, "BAN_S", 2.0)
    with party(tmp_path) as here:
        host = here.host(small_table(3))
        flooder, other = here.machine("Lan"), here.machine("Minh")
        for guest in (flooder, other):
            guest.node.join(joining(host))
            guest.wait(is_seated)
        host.wait(lambda one: len(one.status.members) == 3)

        def flood() -> None:
            begun = stay(flooder)._begun
            assert begun is not None
            for one in begun.run._links.values():
                for _ in range(3_000):
                    one.send(Frame("LATER", MAY_IGNORE, b""))

        flooder.node._loop.call_soon_threadsafe(flood)
        host.wait(lambda one: one.status.members[1].presence is not Presence.HERE)
        assert stay(host)._admission.is_banned(host.status.members[1].key)
        assert host.status.members[2].presence is Presence.HERE
        host.wait(lambda one: one.status.members[1].presence is Presence.HERE)


def test_damaged_keys_are_told_and_the_table_opens_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "0" / "config").mkdir(parents=True)
    (tmp_path / "0" / "config" / "identity.json").write_text("{")
    with party(tmp_path) as here:
        host = here.host(small_table())

        assert host.found(Warned) == [
            Warned(Trouble.FILE_SET_ASIDE, str(tmp_path / "0" / "config" / "identity.damaged"))
        ]


def test_without_discovery_a_node_hosts_all_the_same(tmp_path: Path) -> None:
    with party(tmp_path) as here:
        host = here.machine("Nam", has_discovery=False)
        for wish in (host.node.refresh, lambda: host.node.browse(is_on=True)):
            wish()
        host.node.look_harder(is_on=True)
        host.node.host(small_table())
        host.wait(lambda one: bool(one.found(Hosted)))
        here.guest(host, "Lan")


def test_a_fault_of_ours_ends_the_stay_and_not_the_node(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with party(tmp_path) as here:
        machine = here.machine()
        machine.node.join(Joining((Address("127.0.0.1", 1),), table="no hexadecimal digits"))
        failed = failure(machine)
        machine.node.host(small_table())
        machine.wait(lambda one: bool(one.found(Hosted)))

    assert failed.why is Trouble.BROKEN
    assert failed.detail.startswith("ValueError: ")
    assert "the network broke" in caplog.text


def test_a_stored_table_that_a_stay_has_broken_at_is_not_gone_back_to(tmp_path: Path) -> None:
    broken = Joining((Address("127.0.0.1", 1),), table="no hexadecimal digits")
    with party(tmp_path) as here:
        machine = here.machine()
        machine.node.join(broken)
        machine.wait(lambda one: bool(one.found(Left)))
        thread, journal = machine.node._machine.thread, machine.node._machine.journal
        thread.submit(journal.store, [StoreTable(b"head", 1, is_new=True)]).result()
        assert journal.peek() == b"head"
        machine.node.join(broken)
        machine.wait(lambda one: len(one.found(Left)) == 2)

        assert thread.submit(journal.peek).result() is None


def test_where_the_system_lets_nobody_listen_it_is_said(tmp_path: Path) -> None:
    places = Places(tmp_path / "config", tmp_path / "records")
    woken = threading.Event()
    node = Node(Profile("1.0", "Nam", places, None, listens_on=("192.0.2.77",)), woken.set)
    node.start()
    node.host(small_table(port=0))
    found: list[Failed] = []
    while not found:
        woken.wait(1.0)
        found += [report for report in node.take() if isinstance(report, Failed)]
    node.close()

    assert found == [Failed(Trouble.PORT_REFUSED, "")]
