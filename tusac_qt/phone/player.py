"""One phone at the table: the machine that plays for it, what its owner has picked, and what it is shown.

Used from the thread of the server alone; the machine has threads of its own.
"""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

import msgspec

from engine.seats import Seat
from net.match.status import Dealt, TablePhase
from net.node.node import Node
from net.node.reports import AtTable, Failed, Left
from net.node.wishes import Joining
from net.table.commands import Command, Say, SetPaused, SetReady, StandUp, TakeSeat, WaitNoLonger
from net.table.status import EndReason, News, NewsKind, Said, SessionEvent, Status
from net.texts import cleaned
from tusac_qt.choices.new_match import NAME_LIMIT
from tusac_qt.model.lobby import lobby_faces, member_face, seated_faces
from tusac_qt.model.picks import Picks, at_new_prompt
from tusac_qt.phone.first_seat import FirstSeat
from tusac_qt.phone.guests import Guest, other_folder
from tusac_qt.phone.happenings import asked, happening
from tusac_qt.phone.lobby_screen import door_screen, lobby_screen, over_screen, table_name
from tusac_qt.phone.messages import (
    CallMe,
    Message,
    MoveCard,
    Press,
    SayPhrase,
    SetUp,
    Sit,
    SortHand,
    TapCard,
)
from tusac_qt.phone.parts import Screen
from tusac_qt.phone.playing import moved_card, pressed, sorted_hand, tapped
from tusac_qt.phone.table_screen import MOST_LINES, Shown, narrator_of, table_screen
from tusac_qt.phone.words_message import chosen_language, words_message
from tusac_qt.play.remote_table import RemoteTable
from tusac_qt.play.table import Noted, RoundDealt, TableEvent
from tusac_qt.system.version import VERSION
from tusac_qt.words.faces import DERIVED, FACES
from tusac_qt.words.table_news import PHRASES, said_text
from tusac_qt.words.translation import speaking, translate
from tusac_qt.words.troubles import ending, failure


class Audience(Protocol):
    """The page that looks on at present."""

    def show(self, screen: Screen) -> None:
        """Show a screen in place of the last."""

    def tell(self, message: dict[str, object]) -> None:
        """Tell something that is not a screen."""


class House(Protocol):
    """What a phone needs of the computer that serves it."""

    def joining(self) -> Joining | None:
        """Return how to come to the table; None while this computer is at none."""

    def first_seat(self) -> FirstSeat | None:
        """Return the machine that has opened the table, if no phone has it yet."""

    def new_node(self, guest: Guest, wake: Callable[[], None]) -> Node:
        """Return a machine for a phone, not started; `wake` is called from another thread."""

    def close_node(self, node: Node) -> None:
        """Close a machine, without waiting for it."""

    def changed(self) -> None:
        """Take in that a phone has sat down, has left or is called otherwise."""

    @property
    def status(self) -> Status | None:
        """The table as this computer's own machine sees it."""

    @property
    def phones(self) -> frozenset[bytes]:
        """The keys of the machines that play for phones here."""


class Player:
    """A phone.

    Attributes:
        guest: what is kept of it.
        key: the public key of its machine; None before that is at the table.
    """

    def __init__(self, guest: Guest, house: House) -> None:
        self.guest = guest
        self.key: bytes | None = None
        self._house = house
        self._audience: Audience | None = None
        self._node: Node | None = None
        self._first: FirstSeat | None = None
        self._status: Status | None = None
        self._table: RemoteTable | None = None
        self._picks = Picks()
        self._asked: int | None = None
        self._log: deque[str] = deque(maxlen=MOST_LINES)
        self._why_void = ""
        self._over = ""
        self._number = 0
        self._last: Screen | None = None

    @property
    def has_sat(self) -> bool:
        """Whether a machine plays for it."""
        return self._node is not None

    def attend(self, audience: Audience | None) -> None:
        """Show everything to a page from now on; to none for None."""
        self._audience = audience
        self._last = None
        self.tell_words()

    def tell_words(self) -> None:
        """Tell the page what it says by itself."""
        if self._audience is not None:
            with speaking(self.guest.lang):
                self._audience.tell(words_message(self.guest.lang))

    def sit_down(self) -> None:
        """Bring a machine to the table."""
        joining = self._house.joining()
        if joining is None or self._node is not None:
            return
        self._over = ""
        first = self._house.first_seat()
        if first is not None:
            self._take_over(first)
            return
        node = self._house.new_node(self.guest, self.follow)
        try:
            node.start()
        except MemoryError:
            self._over = translate("phone", "The computer has no room for one more phone.")
            self.show()
            return
        self._node = node
        node.join(joining)
        self._house.changed()
        self.show()

    def _take_over(self, first: FirstSeat) -> None:
        """Play by the machine that has opened the table."""
        self._first, self._node, first.heir = first, first.node, self.follow
        self.guest = msgspec.structs.replace(self.guest, folder=first.folder)
        first.node.rename(self.guest.name)
        first.node.wear(self.guest.face)
        if first.last is not None:
            self._at_table(first.last.status, ())
        self._house.changed()
        self.follow()

    def close(self) -> None:
        """Let the machine go; it stays at the table if the program is only started anew."""
        node, self._node = self._node, None
        if node is not None:
            self._house.close_node(node)

    def take(self, message: Message) -> None:
        """Do what the page asks for, and show what follows."""
        with speaking(self.guest.lang):
            self._take(message)
        self.show()

    def _take(self, message: Message) -> None:
        if isinstance(message, SetUp):
            self._set_up(message)
        elif isinstance(message, Sit | CallMe):
            self._call(message)
        elif isinstance(message, SayPhrase):
            if message.phrase in PHRASES:
                self._send(Say(message.phrase))
        elif isinstance(message, Press):
            self._press(message)
        elif self._table is not None and not self._table.is_watching:
            self._touch_hand(self._table, message)

    def _set_up(self, wanted: SetUp) -> None:
        if wanted.hints is not None:
            self.guest = msgspec.structs.replace(self.guest, hints=wanted.hints)
        if wanted.lang is not None:
            self.guest = msgspec.structs.replace(self.guest, lang=chosen_language((wanted.lang,)))
            self.tell_words()
        self._house.changed()

    def _call(self, wanted: Sit | CallMe) -> None:
        name = cleaned(wanted.name, NAME_LIMIT)
        if not name:
            self._refuse("", translate("phone", "Type a name first."))
            return
        face = wanted.face if wanted.face is not None and wanted.face < FACES else None
        self.guest = msgspec.structs.replace(self.guest, name=name, face=face)
        if isinstance(wanted, Sit):
            self.sit_down()
        elif self._node is not None:
            self._node.rename(name)
            self._node.wear(face)
            self._house.changed()

    def _press(self, press: Press) -> None:
        name, _, detail = press.id.partition(":")
        if name == "again":
            self._over = ""
        elif name == "leave":
            self._leave()
        elif name in ("ready", "unready"):
            self._send(SetReady(is_ready=name == "ready"))
        elif name == "stand_up":
            self._send(StandUp())
        elif name == "take" and detail.isdecimal() and len(detail) < 3:
            self._send(TakeSeat(Seat(int(detail))))
        elif name == "pause" and self._status is not None:
            self._send(SetPaused(is_paused=self._status.paused_by is None))
        elif name == "wait_no_longer":
            self._send(WaitNoLonger())
        elif self._table is not None and not self._table.is_watching:
            self._picks, refused = pressed(self._shown(self._table), press, time.monotonic())
            self._refuse(press.id, refused)

    def _touch_hand(self, table: RemoteTable, message: Message) -> None:
        shown = self._shown(table)
        if isinstance(message, TapCard):
            self._picks, refused = tapped(shown, message, time.monotonic())
            self._refuse("", refused)
        elif isinstance(message, MoveCard):
            self._picks = moved_card(shown, message)
        elif isinstance(message, SortHand):
            self._picks = sorted_hand(self._picks, message)

    def _leave(self) -> None:
        """Leave for good: the machine is not needed any more, unless it keeps the table open for others."""
        status, first = self._status, self._first
        self._forget_table()
        self._first = None
        if first is not None and status is not None and status.phase is TablePhase.LOBBY:
            self._node = None
            self.guest = other_folder(self.guest)
            first.wait_again(AtTable(status, ()))
        else:
            self.close()
        self._over = translate("phone", "You have left the table.")
        self._house.changed()

    def _forget_table(self) -> None:
        self._status = self._table = self.key = None
        self._picks, self._asked, self._why_void = Picks(), None, ""
        self._log.clear()

    def _send(self, command: Command) -> None:
        if self._node is not None:
            self._node.send(command)

    def _refuse(self, name: str, text: str) -> None:
        if text and self._audience is not None:
            self._audience.tell({"type": "refused", "id": name, "text": text})

    def follow(self) -> None:
        """Take in what the machine reports, and show it."""
        node = self._node
        if node is None:
            return
        happened: list[dict[str, object]] = []
        with speaking(self.guest.lang):
            for report in node.take():
                if isinstance(report, AtTable):
                    happened += self._at_table(report.status, report.events)
                elif isinstance(report, Failed):
                    self._end(failure(report, VERSION).text)
                elif isinstance(report, Left) and self._status is None:
                    self._end(self._over)
            if self._table is not None:
                happened += self._meet_prompt(self._table)
        if happened and self._audience is not None:
            self._audience.tell({"type": "events", "events": happened})
        self.show()

    def _end(self, text: str) -> None:
        self._forget_table()
        self.close()
        self._over = text or translate("phone", "You have left the table.")
        self._house.changed()

    def _at_table(self, status: Status, events: tuple[SessionEvent, ...]) -> list[dict[str, object]]:
        self._status = status
        key = next((member.key for member in status.members if member.is_me), None)
        if key != self.key:
            self.key = key
            self._house.changed()
        happened: list[dict[str, object]] = []
        table = self._table
        if table is not None and table.sits_elsewhere(status, events):
            dealt = next(place for place, event in enumerate(events) if isinstance(event, Dealt))
            table.follow(status, events[:dealt])
            happened += self._advance(table)
            table, events = None, events[dealt:]
        if table is None and status.round is not None:
            table = RemoteTable(status, self._send)
        self._table = table
        if table is not None:
            table.follow(status, events)
            happened += self._advance(table)
        else:
            for event in events:
                self._tell_said(status, event)
        if status.end not in (None, EndReason.MATCH_OVER):
            self._end(ending(status.end, status.end_detail).text)
        return happened

    def _advance(self, table: RemoteTable) -> list[dict[str, object]]:
        happened = []
        while table.next_deadline() is not None:
            events = table.advance(0.0)
            narrator = narrator_of(table)
            for event in events:
                if isinstance(event, RoundDealt):
                    self._why_void = ""
                    self._picks = replace(self._picks, manual=())
                if isinstance(event, Noted) and isinstance(event.what, Said):
                    self._tell_said(table.status, event.what)
                    continue
                made = happening(table, narrator, event)
                if made is None:
                    continue
                happened.append(made)
                if made["text"]:
                    self._log.append(str(made["text"]))
                if _voids(event):
                    self._why_void = str(made["text"])
        return happened

    def _meet_prompt(self, table: RemoteTable) -> list[dict[str, object]]:
        prompt = table.prompt
        number = None if prompt is None else prompt.number
        if number == self._asked:
            return []
        self._asked = number
        self._picks = at_new_prompt(self._picks, None if prompt is None else prompt.kind)
        made = asked(table)
        return [] if made is None else [made]

    def _tell_said(self, status: Status, event: SessionEvent) -> None:
        if not isinstance(event, Said) or self._audience is None:
            return
        member = status.members[event.member]
        seated = seated_faces(status, lobby_faces(status, DERIVED))
        self._audience.tell(
            {
                "type": "said",
                "name": member.name,
                "face": seated.get(event.member, member_face(member)),
                "text": said_text(event),
                "is_mine": member.is_me,
            }
        )

    def _shown(self, table: RemoteTable) -> Shown:
        return Shown(table, self._picks, self.guest.hints, tuple(self._log), self._why_void)

    def show(self) -> None:
        """Show how things stand, if that is another picture than before."""
        if self._audience is None:
            return
        with speaking(self.guest.lang):
            screen = self._screen(time.monotonic())
        if self._last is not None and _still(screen) == _still(self._last):
            return
        self._last = screen
        self._number += 1
        self._audience.show({**screen, "number": self._number})

    def _screen(self, now: float) -> Screen:
        status = self._status
        if self._over:
            return over_screen(
                table_name(self._house.status), self._over, can_return=self._house.joining() is not None
            )
        if self._node is None:
            can_sit = self._house.joining() is not None
            note = "" if can_sit else translate("phone", "The computer is at no table now.")
            return door_screen(self._house.status, self.guest.name, self.guest.face, note, can_sit=can_sit)
        if status is None or status.phase is TablePhase.JOINING:
            note = translate("phone", "Sitting down…")
            return door_screen(self._house.status, self.guest.name, self.guest.face, note, can_sit=False)
        if self._table is not None and status.phase is not TablePhase.LOBBY:
            return table_screen(self._shown(self._table), now)
        return lobby_screen(status, self._house.phones, now)


def _voids(event: TableEvent) -> bool:
    """Return whether an event tells why the round counts for nothing."""
    what = event.what if isinstance(event, Noted) else None
    return isinstance(what, News) and what.kind is NewsKind.ROUND_VOID


def _still(screen: Screen) -> Screen:
    """Return a screen without what goes on by itself."""
    return {key: value for key, value in screen.items() if key != "clock"}
