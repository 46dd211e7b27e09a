"""Shared by the network commands: a node that is always closed, targets, a table in window or text."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from net.address import Address
from net.discovery.addresses import parse_target
from net.discovery.interfaces import choose, read_interfaces
from net.node.node import Node
from net.texts import cleaned
from tusac_qt.bridges.machine import own_machine
from tusac_qt.choices.new_match import NAME_LIMIT, person_name
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.commands.arguments import not_so
from tusac_qt.commands.common import UsageError
from tusac_qt.commands.play import open_window
from tusac_qt.phone.phones import Phones
from tusac_qt.phone.whereabouts import own_host, own_phone_places
from tusac_qt.system.console import say
from tusac_qt.terminal.inbox import TerminalInbox
from tusac_qt.terminal.net_terminal import NetTerminal
from tusac_qt.terminal.table_choice import TableChoice
from tusac_qt.terminal.text_arrival import TextArrival
from tusac_qt.terminal.text_phones import TextPhones
from tusac_qt.words.faces import own_face
from tusac_qt.words.translation import translate


@contextmanager
def running(node: Node) -> Iterator[Node]:
    """Run a node that is closed in good order."""
    node.start()
    try:
        yield node
    finally:
        node.close()


def at_table(args: argparse.Namespace, options: StartOptions, settings: Settings) -> int:
    """Host or join, as the options say: in the window, or line by line if wanted or if no window can open."""
    name = person_name(settings, options.name)
    profile = own_machine(name, face=own_face(settings.face, name))
    if not args.text:
        status = open_window(replace(options, serves_phones=args.phones))
        if isinstance(status, int):
            return status
        if options.is_big_screen:
            raise UsageError(translate("command line", "--tv needs a display, and there is none here"))
        say([status.in_terminal])
    inbox = TerminalInbox()
    inbox.start()
    with running(Node(profile, inbox.wake)) as node, serving(args, inbox) as phones:
        if options.hosting is not None:
            node.host(options.hosting)
            return NetTerminal(node, inbox, settings, phones=phones).run()
        joining = options.joining or TableChoice(node, inbox).choose(args.code, addresses_of)
        if joining is None:
            return 0
        joining = replace(joining, wants_seat=not args.watch)
        node.join(joining)
        return NetTerminal(node, inbox, settings, TextArrival(joining, addresses_of), phones).run()


@contextmanager
def serving(args: argparse.Namespace, inbox: TerminalInbox) -> Iterator[TextPhones | None]:
    """Serve phones while somebody plays in this terminal, if that is wanted."""
    if not args.phones:
        yield None
        return
    phones = Phones(own_phone_places(), args.code or "", inbox.wake, has_screen=True)
    phones.start()
    try:
        yield TextPhones(phones, own_host())
    finally:
        phones.close(is_over=True)


def add_phones_argument(parser: argparse.ArgumentParser) -> None:
    """Add whether phones are served."""
    parser.add_argument(
        "--phones",
        action="store_true",
        help=translate("command line", "let phones play through this computer: they scan a QR code"),
    )


def add_name_argument(parser: argparse.ArgumentParser) -> None:
    """Add what one is called."""
    parser.add_argument(
        "--name",
        metavar=translate("command line", "NAME"),
        type=_name,
        help=translate("command line", "your name at the table"),
    )


def _name(text: str) -> str:
    name = cleaned(text, NAME_LIMIT)
    if not name:
        msg = not_so(translate("command line", "{text} is not a name"), text)
        raise argparse.ArgumentTypeError(msg)
    return name


def add_target_argument(parser: argparse.ArgumentParser) -> None:
    """Add where the table is."""
    parser.add_argument(
        "target",
        metavar=translate("command line", "NUMBER|ADDRESS[:PORT]"),
        nargs="?",
        help=translate(
            "command line",
            "the table number or address on the host’s screen; without it, a table found nearby",
        ),
    )
    parser.add_argument(
        "--code",
        metavar=translate("command line", "CODE"),
        default="",
        help=translate("command line", "the table’s code, if it has one"),
    )


def addresses_of(target: str) -> tuple[Address, ...]:
    """Return the address of a table that a user typed. Raises AddressError, a ValueError for people."""
    own = [address for interface in choose(read_interfaces()) for address in interface.addresses]
    return parse_target(target, own)
