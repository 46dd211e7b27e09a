"""`tusac list`: the tables nearby, and what to try where there are none."""

import argparse
import asyncio
from collections.abc import Sequence
from ipaddress import IPv4Interface
from itertools import islice

from engine import rulesets
from net.address import DEFAULT_PORT, Address
from net.discovery.addresses import table_number
from net.discovery.advert import Advert, TableState
from net.discovery.discovery import FoundTable, Nearby, TableReach, Watcher
from net.discovery.interfaces import Interface
from net.discovery.lan import LanDiscovery, asking
from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.arguments import not_so
from tusac_qt.commands.common import start_words
from tusac_qt.system.console import complain, say
from tusac_qt.system.json_text import json_text
from tusac_qt.system.version import VERSION
from tusac_qt.words.columns import columns_of, left
from tusac_qt.words.i18n import pace_name, rules_name
from tusac_qt.words.translation import translate
from tusac_qt.words.troubles import is_ours, other_version, unseen_text

_SECONDS = 4
"""Long enough for a lost packet to be sent again, and for a machine to be asked whether it is still there."""
_MOST_SECONDS = 60


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac list` takes."""
    parser.add_argument(
        "--json", action="store_true", help=translate("command line", "print one JSON object")
    )
    parser.add_argument(
        "--seconds",
        metavar="N",
        type=_seconds,
        default=_SECONDS,
        help=translate("command line", "how long to look (default: {n} s)").format(n=_SECONDS),
    )


def run(args: argparse.Namespace) -> int:
    """Look and print; status 1 if there is no table."""
    start_words(StartOptions(language=args.lang))
    if not args.json:
        complain(translate("list", "looking for tables, {n} s ...").format(n=args.seconds))
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        nearby = runner.run(_look(args.seconds))
    if args.json:
        say([as_json(nearby)])
    elif nearby.tables:
        say(lines(nearby))
    else:
        for line in advice(nearby):
            complain(line)
    return 0 if nearby.tables else 1


def lines(nearby: Nearby) -> list[str]:
    """Return the tables found as a list for people."""
    rows = [(where(table, nearby.interfaces), *_details(table)) for table in nearby.tables]
    widths = [max(map(columns_of, column)) for column in zip(*rows, strict=True)]
    told = ["  ".join(left(text, width) for text, width in zip(row, widths, strict=True)) for row in rows]
    open_to_us = (row[0] for row, table in zip(rows, nearby.tables, strict=True) if _can_sit(table))
    hint = translate("list", "To join one: tusac join {table}")
    return [*(line.rstrip() for line in told), *(hint.format(table=place) for place in islice(open_to_us, 1))]


def as_json(nearby: Nearby) -> str:
    """Return all that was found as one JSON object."""
    found = {
        "tables": [_table_json(table, nearby.interfaces) for table in nearby.tables],
        "interfaces": [
            {
                "name": interface.name,
                "kind": interface.kind.value,
                "addresses": [str(address) for address in interface.addresses],
            }
            for interface in nearby.interfaces
        ],
        "troubles": [trouble.value for trouble in nearby.troubles],
    }
    return json_text(found)


def advice(nearby: Nearby) -> list[str]:
    """Return the advice for a list without tables."""
    return [
        *map(unseen_text, nearby.troubles),
        translate(
            "list",
            "no table was found nearby. Open one here: tusac host. Or type the number or address on the"
            " host’s screen: tusac join 37. If tables do not show up: tusac doctor",
        ),
    ]


def where(table: FoundTable, interfaces: Sequence[Interface]) -> str:
    """Return what to type for a table: its number if that is enough, otherwise its address."""
    best = table.addresses[0]
    homes = {
        own.ip.packed[:-1]
        for interface in interfaces
        for own in interface.addresses
        if isinstance(own, IPv4Interface) and not own.ip.is_loopback
    }
    return _number(best, homes) or (best.host if best.port == DEFAULT_PORT else str(best))


def _number(address: Address, homes: set[bytes]) -> str | None:
    try:
        theirs = IPv4Interface(f"{address.host}/24")
    except ValueError:
        return None
    return table_number(theirs, address.port) if theirs.ip.packed[:-1] in homes else None


def _details(table: FoundTable) -> tuple[str, ...]:
    advert = table.advert
    seats = translate("list", "{n} of {seats} seats free").format(n=advert.free, seats=advert.seats)
    return (
        seats,
        _rules_text(advert),
        pace_name(advert.pace),
        "; ".join(_remarks(table)),
        _name(advert),
    )


def _can_sit(table: FoundTable) -> bool:
    return is_ours(table.advert) and table.reach is not TableReach.SILENT and bool(table.advert.free)


def _remarks(table: FoundTable) -> list[str]:
    """Return what somebody should know who wants to sit down."""
    advert = table.advert
    told = []
    if not is_ours(advert):
        told.append(other_version(advert))
    if table.reach is TableReach.SILENT:
        told.append(translate("list", "no answer"))
    if advert.state is TableState.PLAYING:
        told.append(translate("list", "playing"))
    elif not advert.free:
        #: of a table: no seat is free
        told.append(translate("list", "full"))
    if advert.needs_code:
        told.append(translate("list", "code needed"))
    #: of a table: anybody may sit down
    return told or [translate("list", "open")]


def _rules_text(advert: Advert) -> str:
    if advert.rules not in rulesets.names():
        return advert.rules
    if not rulesets.load(advert.rules).digest.startswith(advert.rules_digest):
        return translate("verify", "{name}, changed").format(name=rules_name(advert.rules))
    return rules_name(advert.rules)


def _name(advert: Advert) -> str:
    if advert.name and advert.host:
        return f"{advert.name} ({advert.host})"
    return advert.name or advert.host or advert.table


def _table_json(table: FoundTable, interfaces: Sequence[Interface]) -> dict[str, object]:
    advert = table.advert
    return {
        "join": where(table, interfaces),
        "addresses": [str(address) for address in table.addresses],
        "reach": table.reach.value,
        "table": advert.table,
        "version": advert.version,
        "name": advert.name,
        "host": advert.host,
        "fingerprint": advert.fingerprint,
        "program": advert.program,
        "protocol": f"{advert.protocol_major}.{advert.protocol_minor}",
        "rules": advert.rules,
        "rules_digest": advert.rules_digest,
        "pace": advert.pace,
        "seats": advert.seats,
        "people": advert.people,
        "free": advert.free,
        "has_spectators": advert.has_spectators,
        "needs_code": advert.needs_code,
        "state": advert.state.value,
    }


async def _look(seconds: float) -> Nearby:
    discovery = LanDiscovery(asking(VERSION), lambda: None)
    await discovery.open()
    discovery.watch(Watcher.LIST, is_on=True)
    await asyncio.sleep(seconds)
    nearby = discovery.nearby
    await discovery.close()
    return nearby


def _seconds(text: str) -> int:
    if not text.isdecimal() or len(text) > 2 or not 1 <= int(text) <= _MOST_SECONDS:
        msg = not_so(
            translate("command line", "{text} is not a number of seconds from 1 to {most}"),
            text,
            most=_MOST_SECONDS,
        )
        raise argparse.ArgumentTypeError(msg)
    return int(text)
