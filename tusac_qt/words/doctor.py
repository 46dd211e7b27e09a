"""The findings of the check-up of this computer in words, each with one remedy. No Qt."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import Enum

from net.address import DEFAULT_PORT, PORTS
from net.discovery.checkup import CheckUp, CheckupStage, DialAnswer, Dialled, PortCheck
from net.discovery.discovery import FoundTable, TableReach
from net.discovery.firewalls import Firewall
from net.discovery.interfaces import Interface, InterfaceKind
from net.discovery.port_holder import UNKNOWN
from net.links.opening import HIGHEST, LOWEST
from tusac_qt.words.punctuation import clauses, listed
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate


class Level(Enum):
    """The severity of a finding."""

    OK = "ok"
    NOTE = "note"
    """All may be well; if it is not, look here."""
    PROBLEM = "problem"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at.

    Attributes:
        topic: what, a stable name.
        level: how bad.
        text: what was found.
        action: what to do about it; "" where nothing is to be done.
    """

    topic: str
    level: Level
    text: str
    action: str = ""


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder the game writes to.

    Attributes:
        path: where it is, or is to be made.
        error: why it cannot be written; "" if it can.
    """

    path: str
    error: str


@dataclass(frozen=True, slots=True)
class Installation:
    """The program and what it stands on.

    Attributes:
        program: its version.
        system: `sys.platform`.
        parts: each library with its version, "" where it is missing.
        back_end: what calculates fair deals: `libsecp`, `gmpy2` or `int`.
        folders: where settings, records and the log go.
        log: the path of the log file.
        is_package: whether the libraries came with the program, ready to start.
    """

    program: str
    system: str
    parts: tuple[tuple[str, str], ...]
    back_end: str
    folders: tuple[Folder, ...]
    log: str
    is_package: bool = False


_STAGES = {
    CheckupStage.OURSELVES: QT_TRANSLATE_NOOP("doctor", "checking this computer ..."),
    CheckupStage.OTHERS: QT_TRANSLATE_NOOP("doctor", "listening to the network, 4 s ..."),
    CheckupStage.DIALLING: QT_TRANSLATE_NOOP("doctor", "calling other computers ..."),
}

_FIREWALLS = {
    Firewall.UFW: (
        QT_TRANSLATE_NOOP("doctor", "The firewall ufw is on; it may keep others from joining tables here."),
        QT_TRANSLATE_NOOP("doctor", "To host: sudo ufw allow {ports}/tcp; sudo ufw allow 5353/udp"),
    ),
    Firewall.FIREWALLD: (
        QT_TRANSLATE_NOOP(
            "doctor", "The firewall firewalld is on; it may keep others from joining tables here."
        ),
        QT_TRANSLATE_NOOP(
            "doctor",
            "To host: sudo firewall-cmd --permanent --add-service=mdns --add-port={dashed}/tcp; "
            "sudo firewall-cmd --reload",
        ),
    ),
    Firewall.NETFILTER: (
        QT_TRANSLATE_NOOP("doctor", "This system’s firewall blocks incoming connections."),
        QT_TRANSLATE_NOOP("doctor", "To host: allow TCP ports {dashed} and UDP port 5353 in."),
    ),
    Firewall.WINDOWS_PUBLIC: (
        QT_TRANSLATE_NOOP("doctor", "Windows thinks this network is public and keeps others out."),
        QT_TRANSLATE_NOOP(
            "doctor", "Settings > Network > network properties: choose Private if this is your home network."
        ),
    ),
    Firewall.MACOS: (
        QT_TRANSLATE_NOOP(
            "doctor", "The firewall of macOS is on; it may keep others from joining tables here."
        ),
        QT_TRANSLATE_NOOP(
            "doctor",
            "System Settings > Network > Firewall > Options: allow incoming connections for the game.",
        ),
    ),
}


def stage_text(stage: CheckupStage) -> str:
    """Return what the check-up is busy with."""
    return translate("doctor", _STAGES[stage])


def findings(checked: CheckUp, installed: Installation) -> tuple[Finding, ...]:
    """Return everything that was checked, the most important first."""
    return (
        *_program(installed),
        *_folders(installed.folders),
        Finding(
            "log",
            Level.OK,
            translate("doctor", "What the program does is logged in {path}.").format(path=installed.log),
        ),
        *_networks(checked),
        *_multicast(checked),
        _door(checked.door),
        *_firewalls(checked.firewalls),
        *_others(checked, installed.system),
        *_tables(checked.tables, {host for one in checked.used for host in one.hosts}),
    )


def advice(found: Sequence[Finding]) -> tuple[str, ...]:
    """Return what a player can do about it, the likeliest first.

    All that was looked at is for `tusac doctor`.
    """
    told = []
    for level in (Level.PROBLEM, Level.NOTE):
        told += [
            f"{finding.text}\n→ {finding.action}" if finding.action else finding.text
            for finding in found
            if finding.level is level
        ]
    if not told:
        told.append(translate("doctor", "This computer is fine. Is a table open, and on the same Wi-Fi?"))
    return tuple(told)


def _program(installed: Installation) -> Iterator[Finding]:
    parts = listed(f"{name} {version}" for name, version in installed.parts if version)
    text = translate("doctor", "tusac {program}, protocol {protocol}; {parts}; deals by {back_end}")
    protocol = str(HIGHEST) if LOWEST == HIGHEST else f"{LOWEST}-{HIGHEST}"
    told = text.format(program=installed.program, protocol=protocol, parts=parts, back_end=installed.back_end)
    yield Finding("program", Level.OK, told)
    for name, version in installed.parts:
        if not version:
            yield Finding(
                "parts",
                Level.NOTE,
                translate("doctor", "{name} is not installed.").format(name=name),
                translate("doctor", "Without it there is no window; you can still play in the terminal."),
            )
    if installed.back_end == "int":
        slow = translate(
            "doctor", "A fast library for fair deals is missing, so each round takes seconds to deal."
        )
        if installed.is_package:
            remedy = translate("doctor", "It should have come with this package: reinstall the game.")
            yield Finding("back_end", Level.PROBLEM, slow, remedy)
        else:
            remedy = translate("doctor", "Install btclib_libsecp256k1 or gmpy2.")
            yield Finding("back_end", Level.NOTE, slow, remedy)


def _folders(folders: Sequence[Folder]) -> Iterator[Finding]:
    for folder in folders:
        if folder.error:
            text = translate("doctor", "{path} can’t be written ({error}), so nothing is saved there.")
            action = translate("doctor", "Make the folder yours, or free up some space.")
            yield Finding("folders", Level.PROBLEM, text.format(path=folder.path, error=folder.error), action)
    if not any(folder.error for folder in folders):
        text = translate("doctor", "Settings and records can be saved: {paths}")
        yield Finding("folders", Level.OK, text.format(paths=listed(folder.path for folder in folders)))


def _networks(checked: CheckUp) -> Iterator[Finding]:
    homes = [one for one in checked.used if one.kind is not InterfaceKind.LOOPBACK]
    if homes:
        text = translate("doctor", "Networks in use: {networks}")
        yield Finding("networks", Level.OK, text.format(networks=clauses(map(_interface_text, homes))))
    else:
        yield Finding(
            "networks",
            Level.PROBLEM,
            translate("doctor", "This computer isn’t on a home network, so it can’t meet other computers."),
            translate("doctor", "Join the Wi-Fi of the others, or plug in a cable."),
        )
    for one in checked.found:
        if one.kind is InterfaceKind.VPN:
            text = translate("doctor", "A VPN is on ({network}); it can hide the home network from the game.")
            action = translate(
                "doctor", "If tables don’t show up: let the VPN allow local networks, or turn it off."
            )
            yield Finding("vpn", Level.NOTE, text.format(network=_interface_text(one)), action)
    unused = [
        one.name for one in checked.found if one.kind is InterfaceKind.VIRTUAL and one not in checked.used
    ]
    if unused:
        text = translate("doctor", "Networks of virtual machines and containers are ignored: {names}")
        yield Finding("virtual", Level.OK, text.format(names=listed(unused)))


def _multicast(checked: CheckUp) -> Iterator[Finding]:
    if checked.mdns_taken_by:
        text = translate(
            "doctor", "{program} keeps UDP port 5353 (mDNS) for itself, so tables don’t show up here."
        )
        if checked.mdns_taken_by == UNKNOWN:
            text = translate(
                "doctor",
                "Another program keeps UDP port 5353 (mDNS) for itself, so tables don’t show up here.",
            )
        action = translate(
            "doctor", "Close that program, or let it share the port; until then, join by number."
        )
        yield Finding("mdns", Level.PROBLEM, text.format(program=checked.mdns_taken_by), action)
    for echo in checked.echoes:
        name = echo.interface.name
        if echo.is_heard:
            text = translate("doctor", "What this computer announces on {name} can be heard.")
            yield Finding("advert", Level.OK, text.format(name=name))
        else:
            text = translate("doctor", "What this computer announces on {name} can’t even be heard here.")
            action = translate(
                "doctor",
                "Let UDP port 5353 (mDNS) through the firewall; until then, join by number or address.",
            )
            yield Finding("advert", Level.PROBLEM, text.format(name=name), action)


def _door(door: PortCheck) -> Finding:
    if door.port is None:
        text = translate("doctor", "Other programs use all the ports {dashed}, so you can’t open a table.")
        action = translate("doctor", "Close the other tables on this computer.")
        return Finding("port", Level.PROBLEM, _ports(text), action)
    if door.missed:
        text = translate(
            "doctor", "A table here couldn’t be reached at {hosts}, not even from this computer."
        )
        action = translate("doctor", "Let TCP ports {dashed} through the firewall.")
        return Finding("port", Level.PROBLEM, text.format(hosts=listed(door.missed)), _ports(action))
    if door.is_default_taken:
        text = translate(
            "doctor", "Port {default} is in use, perhaps by one of your tables; the next would use {port}."
        )
        return Finding("port", Level.NOTE, text.format(default=DEFAULT_PORT, port=door.port))
    text = translate("doctor", "A table here would use port {port}, and can be reached from this computer.")
    return Finding("port", Level.OK, text.format(port=door.port))


def firewall_warning(signs: Sequence[Firewall]) -> str:
    """Return what may keep others from a table that is open here, and what to do; "" for no sign of it."""
    found = (finding for finding in _firewalls(signs) if finding.level is not Level.OK)
    return "\n".join(f"{finding.text} {finding.action}" for finding in found)


def _firewalls(signs: Sequence[Firewall]) -> Iterator[Finding]:
    for sign in signs:
        text, action = _FIREWALLS[sign]
        yield Finding("firewall", Level.NOTE, translate("doctor", text), _ports(translate("doctor", action)))
    if not signs:
        yield Finding(
            "firewall", Level.OK, translate("doctor", "No sign of a firewall that keeps others out.")
        )


def _others(checked: CheckUp, system: str) -> Iterator[Finding]:
    if not any(one.kind is not InterfaceKind.LOOPBACK for one in checked.used):
        return
    if not checked.heard:
        yield Finding(
            "others",
            Level.NOTE,
            translate(
                "doctor",
                "No other device was heard. There may be none, or the Wi-Fi keeps devices apart, as guest"
                " networks do, or blocks multicast.",
            ),
            translate("doctor", "Use the main Wi-Fi, not the guest one; or join by number or address."),
        )
        return
    text = translate("doctor", "Other devices heard: {n}")
    yield Finding("others", Level.OK, text.format(n=checked.heard))
    yield from _dialled(checked.dialled, system)


def _dialled(dialled: Sequence[Dialled], system: str) -> Iterator[Finding]:
    """Return whether packets go both ways between this computer and the others."""
    answers = {one.answer for one in dialled}
    if DialAnswer.THERE in answers:
        yield Finding("apart", Level.OK, translate("doctor", "They can be reached from here."))
    elif DialAnswer.DROPPED in answers:
        yield Finding(
            "apart",
            Level.NOTE,
            translate(
                "doctor",
                "Others answer, but block calls to a table: that’s their firewall, not the Wi-Fi.",
            ),
            _ports(
                translate(
                    "doctor", "To join a table there, that computer has to allow TCP ports {dashed} in."
                )
            ),
        )
    elif answers == {DialAnswer.NO_ROUTE} and system == "darwin":
        yield Finding(
            "apart",
            Level.PROBLEM,
            translate("doctor", "macOS won’t let the game reach devices on this network."),
            translate(
                "doctor", "System Settings > Privacy & Security > Local Network: allow it for the game."
            ),
        )
    else:
        yield Finding(
            "apart",
            Level.PROBLEM,
            translate(
                "doctor",
                "None of them can be reached from here: the Wi-Fi keeps devices apart, or a VPN takes all"
                " traffic.",
            ),
            translate(
                "doctor", "Turn off client isolation in the router, use the main Wi-Fi, or turn off the VPN."
            ),
        )


def _tables(tables: Sequence[FoundTable], own: AbstractSet[str]) -> Iterator[Finding]:
    if not tables:
        text = translate("doctor", "No table is announced nearby right now.")
        yield Finding("tables", Level.OK, text)
        return
    text = translate("doctor", "Tables nearby: {n}")
    yield Finding("tables", Level.OK, text.format(n=len(tables)))
    for table in tables:
        name = table.advert.name or table.advert.host
        if not LOWEST <= table.advert.protocol_major <= HIGHEST:
            text = translate(
                "doctor", "{name} has version {theirs} of the game, which yours doesn’t understand."
            )
            action = translate("doctor", "Update both to the newer version.")
            yield Finding("version", Level.NOTE, text.format(name=name, theirs=table.advert.program), action)
        elif table.reach is TableReach.SILENT and any(address.host in own for address in table.addresses):
            text = translate("doctor", "{name}, a table on this computer, doesn’t answer.")
            action = translate("doctor", "Let the game through the firewall here, or open that table again.")
            yield Finding("silent", Level.PROBLEM, text.format(name=name), action)
        elif table.reach is TableReach.SILENT:
            text = translate("doctor", "{name} is visible, but its computer doesn’t answer.")
            action = translate(
                "doctor",
                "Ask its host to let the game through the firewall, and to press “Can’t see your"
                " table?” there.",
            )
            yield Finding("silent", Level.PROBLEM, text.format(name=name), action)


def _interface_text(interface: Interface) -> str:
    return f"{interface.name} {' '.join(host.partition('%')[0] for host in interface.hosts)}"


def _ports(text: str) -> str:
    return text.format(ports=f"{PORTS[0]}:{PORTS[-1]}", dashed=f"{PORTS[0]}-{PORTS[-1]}")
