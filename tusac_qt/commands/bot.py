"""`tusac bot`: a computer player on a machine of its own joins a table and plays until the match is over."""

import argparse
import threading
import time
from collections.abc import Iterator
from dataclasses import replace

from engine.events import RoundDrawn, RoundWon
from net.discovery.discovery import FoundTable, TableReach
from net.match.status import TablePhase
from net.node.node import Node
from net.node.reports import AtTable, Failed, Left, Report, TablesSeen, Warned
from net.node.wishes import Joining
from net.table.interface.status import EndReason, News, SessionEvent, Status
from tusac_qt.bridges.machine import own_machine
from tusac_qt.choices.new_match import COMPUTER_NAMES
from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.arguments import add_level_argument
from tusac_qt.commands.common import setting_up, start_words
from tusac_qt.commands.networking import add_name_argument, add_target_argument, addresses_of, running
from tusac_qt.play.remote_news import noted
from tusac_qt.play.remote_table import RemoteTable
from tusac_qt.play.table import MatchEnded, Noted, RoundDealt
from tusac_qt.system.console import complain, paint_with, say
from tusac_qt.system.version import VERSION
from tusac_qt.terminal.card_colors import card_painter
from tusac_qt.terminal.net_terminal import GOOD_ENDS
from tusac_qt.terminal.text_lines import outcome_lines, standing_lines
from tusac_qt.terminal.text_lobby import own_member
from tusac_qt.words.narration import Narrator
from tusac_qt.words.table_news import note_text
from tusac_qt.words.translation import translate
from tusac_qt.words.troubles import ending, failure, warning
from tusac_qt.words.typed_names import LEVEL_OF, typed_level

_SEARCH_S = 10.0
_USUAL = typed_level("normal")
_RETURN_S = 40.0
"""How long a lost table is looked for: after a while another machine takes over from a lost host."""
_LOOKS_EACH_S = 2.0
_LONGEST_WAIT_S = 0.5
"""So that Ctrl-C is heard on every system."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac bot` takes."""
    add_target_argument(parser)
    about = translate("command line", "how well it plays: {levels} (default: {usual})")
    add_level_argument(parser, "--level", about, usual=_USUAL)
    add_name_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Join a table, play, and print the events; status 1 if there was none or it did not admit us."""
    start_words(StartOptions(language=args.lang))
    paint_with(card_painter())
    with setting_up():
        addresses = () if args.target is None else addresses_of(args.target)
    woken = threading.Event()
    profile = own_machine(args.name or COMPUTER_NAMES[0], level=LEVEL_OF[args.level])
    with running(Node(profile, woken.set)) as node:
        reports = _reports(node, woken)
        joining = Joining(addresses, args.code) if addresses else _nearby(node, reports, args.code)
        if joining is None:
            complain(
                translate(
                    "bot",
                    "no table with a free seat was found nearby; type the number on the host’s screen:"
                    " tusac bot 37",
                )
            )
            return 1
        node.join(joining)
        return _follow(node, reports)


def _reports(node: Node, woken: threading.Event) -> Iterator[Report | None]:
    """Yield what the node reports as it comes, and None now and then while nothing does."""
    while True:
        if not woken.wait(_LONGEST_WAIT_S):
            yield None
        woken.clear()
        yield from node.take()


def _nearby(node: Node, reports: Iterator[Report | None], code: str) -> Joining | None:
    """Return how to join the first table nearby with a free seat, or None if none appears in time.

    If the program ended before without leaving its table, it goes back there and to no other.
    """
    say([translate("bot", "Looking for tables nearby.")])
    node.browse(is_on=True)
    began = look_at = time.monotonic()
    own = ""
    for report in reports:
        now = time.monotonic()
        if isinstance(report, TablesSeen):
            own = report.own
            fit = next((table for table in report.nearby.tables if _is_fit(table, own, code)), None)
            if fit is not None:
                node.browse(is_on=False)
                return Joining(fit.addresses, code, fit.advert.table)
        if now - began > (_RETURN_S if own else _SEARCH_S):
            break
        if own and now - look_at > _LOOKS_EACH_S:
            look_at = now
            node.refresh()
    return None


def _is_fit(table: FoundTable, own: str, code: str) -> bool:
    if own:
        return table.advert.table == own and table.reach is not TableReach.SILENT
    return _has_place(table, code)


def _has_place(table: FoundTable, code: str) -> bool:
    advert = table.advert
    return advert.free > 0 and (bool(code) or not advert.needs_code) and table.reach is not TableReach.SILENT


def _follow(node: Node, reports: Iterator[Report | None]) -> int:
    """Print the events at the table until we have left; return the exit status."""
    teller = _Teller(node)
    for report in reports:
        if isinstance(report, AtTable):
            say(teller.tell(report.status, report.events))
            end = EndReason.FULL if _only_watches(report.status) else report.status.end
            if end is not None:
                text = ending(end, report.status.end_detail).text
                if end in GOOD_ENDS:
                    say([text])
                    return 0
                complain(text)
                return 1
        elif isinstance(report, Failed):
            complain(failure(report, VERSION).text)
            return 1
        elif isinstance(report, Warned):
            say([warning(report, VERSION)])
        elif isinstance(report, Left):
            break
    return 0


def _only_watches(status: Status) -> bool:
    """Whether no seat was left in the lobby; a computer player has nothing to watch."""
    me = own_member(status)
    return status.phase is TablePhase.LOBBY and me is not None and me.is_spectator


class _Teller:
    """Reports our place at the table and the result of each round, but not every move."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._is_in = False
        self._table: RemoteTable | None = None

    def tell(self, status: Status, events: tuple[SessionEvent, ...]) -> list[str]:
        """Return the lines for what has happened."""
        lines = []
        if not self._is_in and status.offer is not None and status.phase is not TablePhase.JOINING:
            self._is_in = True
            lines.append(translate("bot", "At the table “{name}”.").format(name=status.offer.name))
        if self._table is None and status.round is not None:
            self._table = RemoteTable(status, self._node.send)
        if self._table is None:
            news = (noted(status, event) for event in events if isinstance(event, News))
            return lines + [note_text(_of_somebody(note)) for note in news]
        self._table.follow(status, events)
        while self._table.next_deadline() is not None:
            lines += self._round(self._table)
        return lines

    def _round(self, table: RemoteTable) -> list[str]:
        narrator = Narrator(table.players, None, table.card, points=table.match.setup.rules.point_name)
        lines: list[str] = []
        for event in table.advance(0.0):
            if isinstance(event, RoundDealt | RoundWon | RoundDrawn | Noted):
                told = _of_somebody(event) if isinstance(event, Noted) else event
                lines.append(narrator.tell(told) or "")
            if isinstance(event, RoundWon | RoundDrawn):
                view, tally = table.view, table.match.tally
                lines += outcome_lines(view.rules, event.outcome, view.exposed, narrator, tally)
            if isinstance(event, MatchEnded):
                lines += standing_lines(table.match, narrator)
        return lines


def _of_somebody(note: Noted) -> Noted:
    """Return news in the third person: the user who runs a computer player is not that player."""
    return replace(note, is_me=False)
