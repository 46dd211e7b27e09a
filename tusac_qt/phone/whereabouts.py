"""The address at which phones reach this computer, and the folders for their files."""

from ipaddress import IPv4Interface

from net.discovery.interfaces import choose, read_interfaces
from net.discovery.lan import LanDiscovery
from tusac_qt.choices.settings_file import settings_path
from tusac_qt.phone.alone_files import alone_folders
from tusac_qt.phone.phones import PhonePlaces
from tusac_qt.play.autosave import records_dir


def own_host() -> str:
    """Return the address that phones on the same Wi-Fi reach this computer at.

    127.0.0.1 without a network.
    """
    found = (address for interface in choose(read_interfaces()) for address in interface.addresses)
    return next((str(address.ip) for address in found if isinstance(address, IPv4Interface)), "127.0.0.1")


def own_phone_places() -> PhonePlaces:
    """Return the folders and addresses of this installation for phones."""
    return PhonePlaces(
        settings_path().parent / "phones",
        records_dir(),
        make_discovery=LanDiscovery,
        alone=alone_folders(),
    )
