"""This computer as a machine on the network: its person, its files, how it finds tables. No Qt."""

from functools import partial

from net.discovery.interfaces import Interface, InterfaceKind, read_interfaces
from net.discovery.lan import LanDiscovery
from net.node.profile import Profile
from net.node.store import Places
from tusac_qt.choices.settings_file import settings_path
from tusac_qt.play.autosave import records_dir
from tusac_qt.system.version import VERSION

_LOOPBACK = "127.0.0.1"


def own_machine(name: str, *, level: str = "", face: int | None = None) -> Profile:
    """Return this installation's machine.

    Args:
        name: what its player is called.
        level: "" for a person, or the computer player that plays here.
        face: the number of the face that the person has chosen; None for none.
    """
    places = Places(settings_path().parent, records_dir())
    return Profile(VERSION, name, places, LanDiscovery, level, face=face)


def loopback_machine(name: str, places: Places, service_type: str, *, level: str = "") -> Profile:
    """Return a machine that only others of this computer can meet, under a service type of their own."""
    discovery = partial(LanDiscovery, read=_loopback, service_type=service_type)
    return Profile(VERSION, name, places, discovery, level, (_LOOPBACK,), 0)


def _loopback() -> tuple[Interface, ...]:
    return tuple(one for one in read_interfaces() if one.kind is InterfaceKind.LOOPBACK)
