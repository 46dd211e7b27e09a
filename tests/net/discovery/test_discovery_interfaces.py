"""The choice of interfaces, and when a change counts.

Systems are described by what `ifaddr` says of them.
"""

from ipaddress import ip_interface

import ifaddr
import pytest
from ifaddr import IP, Adapter

from net.discovery.interfaces import (
    SETTLED_AFTER_S,
    Interface,
    InterfaceKind,
    InterfaceWatch,
    choose,
    read_interfaces,
)


def adapter(name: str, index: int, *ips: str) -> Adapter:
    """Return an adapter of no system: its flags cannot be had, so its name decides.

    IPv6 as `address%scope/bits`.
    """
    found = []
    for text in ips:
        host, _, bits = text.partition("/")
        host, _, scope = host.partition("%")
        found.append(IP((host, 0, int(scope or 0)) if ":" in host else host, int(bits), name))
    return Adapter(name, name, found, index)


def read(monkeypatch: pytest.MonkeyPatch, *adapters: Adapter) -> tuple[Interface, ...]:
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    return read_interfaces()


def addresses(interface: Interface) -> list[str]:
    return [str(address) for address in interface.addresses]


LOOPBACK = adapter("a-lo", 1, "127.0.0.1/8", "::1/128")
WIFI = adapter("a-wlan0", 3, "192.168.1.20/24", "fe80::20%3/64", "fd00::20/64", "2001:db9::1/64")


def test_private_and_link_local_addresses_are_used_with_their_scope_and_public_ones_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (wifi,) = choose(read(monkeypatch, WIFI, LOOPBACK))
    assert wifi.kind is InterfaceKind.LAN
    assert addresses(wifi) == ["192.168.1.20/24", "fe80::20%3/64", "fd00::20/64"]


def test_a_link_local_address_without_scope_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    (eth,) = read(monkeypatch, adapter("a-eth0", 2, "fe80::1/64", "169.254.7.7/16"))
    assert addresses(eth) == ["169.254.7.7/16"]


def test_interfaces_without_an_address_of_use_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (
        read(
            monkeypatch,
            adapter("a-eth0", 2, "8.8.8.8/24"),
            adapter("a-eth1", 3),
            adapter("b", 4, "0.0.0.0/0"),
        )
        == ()
    )


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("wlp3s0", InterfaceKind.LAN),
        ("en0", InterfaceKind.LAN),
        ("Wi-Fi", InterfaceKind.LAN),
        ("br0", InterfaceKind.LAN),
        ("tun0", InterfaceKind.VPN),
        ("wg1", InterfaceKind.VPN),
        ("utun4", InterfaceKind.VPN),
        ("zt7nnig26", InterfaceKind.VPN),
        ("tailscale0", InterfaceKind.VPN),
        ("OpenVPN TAP-Windows6", InterfaceKind.VPN),
        ("docker0", InterfaceKind.VIRTUAL),
        ("br-4fa8c1b2", InterfaceKind.VIRTUAL),
        ("virbr0", InterfaceKind.VIRTUAL),
        ("vEthernet (WSL)", InterfaceKind.VIRTUAL),
        ("VirtualBox Host-Only Ethernet Adapter", InterfaceKind.VIRTUAL),
        ("awdl0", InterfaceKind.VIRTUAL),
    ],
)
def test_tunnels_and_virtual_networks_are_known_by_their_names(
    monkeypatch: pytest.MonkeyPatch, name: str, kind: InterfaceKind
) -> None:
    (found,) = read(monkeypatch, adapter(name, 2, "10.1.2.3/24"))
    assert found.kind is kind


def test_a_lan_is_preferred_then_a_tunnel_then_this_machine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    tunnel, docker = adapter("tun0", 5, "10.8.0.2/24"), adapter("docker0", 6, "172.17.0.1/16")

    def used(*adapters: Adapter) -> list[str]:
        return [one.name for one in choose(read(monkeypatch, *adapters))]

    assert used(LOOPBACK, docker, tunnel, WIFI) == ["a-wlan0"]
    assert used(LOOPBACK, docker, tunnel) == ["tun0"]
    assert used(LOOPBACK, docker) == ["a-lo"]
    assert used() == []


def test_a_system_that_will_not_say_has_no_interfaces(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> list[Adapter]:
        raise OSError

    monkeypatch.setattr(ifaddr, "get_adapters", fail)
    assert read_interfaces() == ()


def test_this_machine_has_a_loopback_interface() -> None:
    assert any(one.kind is InterfaceKind.LOOPBACK for one in read_interfaces())


A = (Interface("wlan0", 3, InterfaceKind.LAN, (ip_interface("192.168.1.20/24"),)),)
B = (Interface("eth0", 2, InterfaceKind.LAN, (ip_interface("192.168.1.21/24"),)),)


def test_only_a_change_that_lasts_counts_and_only_once() -> None:
    watch = InterfaceWatch(A)
    assert not watch.see(B, 100)
    assert not watch.see(B, 100 + SETTLED_AFTER_S / 2)
    assert watch.used == A
    assert watch.see(B, 100 + SETTLED_AFTER_S)
    assert watch.used == B
    assert not watch.see(B, 200)


def test_a_network_that_flickers_changes_nothing() -> None:
    watch = InterfaceWatch(A)
    for second in range(20):
        assert not watch.see(B if second % 2 else A, float(second))
    assert watch.used == A
