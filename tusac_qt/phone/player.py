"""One phone at the table: its machine, its owner's picks, and its screens.

Used from the thread of the server alone; the machine has threads of its own.
"""

import time
from collections.abc import Callable
from typing import Protocol, assert_never

import msgspec

from engine.seats import Seat
from net.match.status import TablePhase
from net.node.node import Node
from net.node.reports import AtTable, Failed, Left
from net.node.wishes import Joining
from net.table.interface.commands import (
    Command,
    Say,
    SetPaused,
    SetReady,
    StandUp,
    StartMatch,
    TakeSeat,
    WaitNoLonger,
)
from net.table.interface.status import EndReason, Said, SessionEvent, Status
from net.texts import cleaned
from tusac_qt.choices.new_match import NAME_LIMIT
from tusac_qt.model.lobby import is_ours, lobby_faces, member_face, present_members, seated_faces
from tusac_qt.phone.first_seat import FirstSeat
from tusac_qt.phone.guests import PhoneGuest, new_guest, other_folder
from tusac_qt.phone.lobby_screen import (
    DoorScreen,
    LostSeat,
    door_screen,
    lobby_screen,
    over_screen,
    table_name,
)
from tusac_qt.phone.messages import (
    CallMe,
    Message,
    Press,
    SayPhrase,
    SetUp,
    Sit,
)
from tusac_qt.phone.parts import Screen, still
from tusac_qt.phone.shared_table import shared_surroundings
from tusac_qt.phone.sight import Sight
from tusac_qt.phone.table_screen import PhoneTable, table_screen
from tusac_qt.phone.words_message import chosen_language, words_message
from tusac_qt.play.remote_table import RemoteTable
from tusac_qt.play.table import Noted
from tusac_qt.play.visit import Ended, Follow, Gone, GoOn, InLobby, Move, SitDown, Stage, Visit
from tusac_qt.system.version import VERSION
from tusac_qt.words.faces import DERIVED, FACES
from tusac_qt.words.table_news import PHRASES, said_text
from tusac_qt.words.translation import speaking, translate
from tusac_qt.words.troubles import ending, failure

AWAY_S = 10.0
"""A phone of which nothing was heard for so long is away; a page that is seen beats more often."""
KEEPS_SEAT_S = 60.0
"""Before the first deal the seat of a phone that is away for so long is free again."""


class Audience(Protocol):
    """The page that looks on at present."""

    def show(self, screen: Screen) -> None:
        """Show a screen in place of the previous one."""

    def tell(self, message: dict[str, object]) -> None:
        """Send a message that is not a screen."""


class House(Protocol):
    """The services that a phone needs of its computer."""

    def joining(self) -> Joining | None:
        """Return how to join the table; None while this computer is at none."""

    def may_sit(self, player: "PhonePlayer") -> bool:
        """Return whether a phone may sit down now, and count it if so."""

    def first_seat(self) -> FirstSeat | None:
        """Return the machine that has opened the table, if no phone has it yet."""

    def new_node(self, guest: PhoneGuest, wake: Callable[[], None]) -> Node:
        """Return a machine for a phone, not started; `wake` is called from another thread."""

    def close_node(self, node: Node) -> None:
        """Close a machine, without waiting for it."""

    def changed(self) -> None:
        """Process that a phone has sat down, has left or has a new name."""

    @property
    def status(self) -> Status | None:
        """The table as this computer's own machine sees it."""

    @property
    def phones(self) -> frozenset[bytes]:
        """The keys of the machines that play for phones here."""

    @property
    def away(self) -> frozenset[bytes]:
        """The seats whose phone is away."""

    @property
    def plays_alone(self) -> bool:
        """Whether a phone can play alone here, at no table."""

    @property
    def waiting_first(self) -> bytes | None:
        """The key of the machine that has opened the table, as long as no phone has it."""

    def lost_seats(self) -> list[LostSeat]:
        """Return the seats whose phone is away, which somebody at the door may say to be theirs."""

    def claim(self, claimant: "PhonePlayer", number: int) -> str:
        """Let a phone at the door say that one of those seats is its own; return why that is not possible."""

    def claim_note(self, claimant: "PhonePlayer") -> str:
        """Return the state of the claim of a phone at the door, or ""."""

    def vote(self, voter: "PhonePlayer", number: int, *, agrees: bool) -> None:
        """Process a vote on a claim by somebody at the table."""

    def free_seat(self, key: bytes) -> None:
        """Free the seat of a phone that is away, before the first deal."""


class PhonePlayer:
    """A phone.

    Attributes:
        guest: the stored part of it.
        key: the public key of its machine; None before that is at the table.
    """

    def __init__(self, guest: PhoneGuest, house: House) -> None:
        self.guest = guest
        self.key: bytes | None = None
        self._house = house
        self._audience: Audience | None = None
        self._node: Node | None = None
        self._first: FirstSeat | None = None
        self._visit = Visit()
        self._table: RemoteTable | None = None
        self._sight = Sight()
        self._over = ""
        self._number = 0
        self._last: Screen | None = None
        self._heard_at = time.monotonic()
        self._sits_again = False
        self._former: bytes | None = None

    @property
    def is_in_lobby(self) -> bool:
        """Whether its machine waits for the first cards."""
        status = self._visit.status
        return status is not None and status.phase is TablePhase.LOBBY

    def silent_s(self, now: float) -> float:
        """Return for how many seconds nothing has come from the page."""
        return now - self._heard_at

    @property
    def is_watched(self) -> bool:
        """Whether a page is connected."""
        return self._audience is not None

    @property
    def may_return(self) -> bool:
        """Whether it lost its seat by being away, and gets one again when it returns."""
        return self._sits_again

    @property
    def has_sat(self) -> bool:
        """Whether it has a machine at the table."""
        return self._node is not None

    def attend(self, audience: Audience | None) -> None:
        """Show everything to this page from now on; to none for None.

        A phone that lost its seat by being away sits down again by returning.
        """
        self._audience = audience
        self._last = None
        self.tell_words()
        if audience is None:
            return
        self._heard_at = time.monotonic()
        if self._sits_again:
            self.sit_down()

    def tell(self, message: dict[str, object]) -> None:
        """Send the page a message that is not a screen."""
        if self._audience is not None:
            self._audience.tell(message)

    def tell_words(self) -> None:
        """Send the page the texts that it shows by itself."""
        if self._audience is not None:
            with speaking(self.guest.lang):
                self._audience.tell(words_message(self.guest.lang))

    def sit_down(self) -> None:
        """Bring a machine to the table."""
        joining = self._house.joining()
        if joining is None or self._node is not None:
            return
        if not self._house.may_sit(self):
            self._refuse("", translate("phone", "Wait a minute before you sit down again."))
            return
        self._over, self._sits_again = "", False
        first = self._house.first_seat()
        if first is not None:
            self._take_over(first)
            return
        node = self._house.new_node(self.guest, self.follow)
        try:
            node.start()
        except MemoryError:
            self._over = translate("phone", "This computer can’t take another phone.")
            self.show()
            return
        self._node = node
        self._visit = self._visit.begin()
        node.join(joining)
        self._house.changed()
        self.show()

    def inherit(self, first: FirstSeat) -> None:
        """Go on with the machine that has opened the table, after its last phone has left it."""
        status = self._visit.status
        me = None if status is None else next((one for one in status.members if one.is_me), None)
        is_ready = me is not None and me.is_ready
        self._former = self.key
        self._forget_table()
        self.close()
        self._take_over(first)
        if is_ready:
            self._send(SetReady(is_ready=True))

    def _take_over(self, first: FirstSeat) -> None:
        """Use the machine that has opened the table."""
        self._first, self._node, first.heir = first, first.node, self.follow
        self._visit = self._visit.begin()
        self.guest = msgspec.structs.replace(self.guest, folder=first.folder)
        if self._former is None:
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
        """Do what a message of the page asks for, and show the result."""
        self._heard_at = time.monotonic()
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
            self._touch(self._table, message)

    def _set_up(self, wanted: SetUp) -> None:
        if wanted.hints is not None:
            self.guest = msgspec.structs.replace(self.guest, hints=wanted.hints)
        if wanted.suggests is not None:
            self.guest = msgspec.structs.replace(self.guest, suggests=wanted.suggests)
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
        elif (command := _command(name, detail, self._visit.status)) is not None:
            self._send(command)
        elif name in _COMPANY and detail.isdecimal() and len(detail) < 10:
            self._ask_company(name, int(detail))
        elif self._table is not None and not self._table.is_watching:
            self._touch(self._table, press)

    def _ask_company(self, name: str, number: int) -> None:
        """Handle requests about another phone: to claim a seat, or to free one."""
        status = self._visit.status
        if name == "claim" and self._node is None:
            self._refuse(name, self._house.claim(self, number))
        elif name in ("agree", "deny") and self._node is not None:
            self._house.vote(self, number, agrees=name == "agree")
        elif name == "free" and status is not None and is_ours(status) and number < len(status.seats):
            member = status.seats[number].member
            if member is not None:
                self._house.free_seat(status.members[member].key)

    def _touch(self, table: RemoteTable, message: Message) -> None:
        refused = self._sight.touch(self._shown(table), message, time.monotonic())
        self._refuse(message.id if isinstance(message, Press) else "", refused)

    def move_to(self, guest: PhoneGuest) -> None:
        """Become another phone's player, under a secret that only that phone learns."""
        self.guest = msgspec.structs.replace(self.guest, resume=new_guest("").resume, lang=guest.lang)

    def give_way(self) -> None:
        """Free the seat of a phone that is away; when it returns it sits down again."""
        self._leave()
        self._over, self._sits_again = "", True

    def _leave(self) -> None:
        """Leave for good: the machine is not needed any more, unless it keeps the table open for others."""
        status, first = self._visit.status, self._first
        self._forget_table()
        self._first = None
        if first is not None and status is not None and status.phase is TablePhase.LOBBY:
            self._node = None
            self.guest = other_folder(self.guest)
            first.wait_again(AtTable(status, ()))
        else:
            self.close()
        self._over = translate("phone", "You’ve left the table.")
        self._house.changed()

    def _forget_table(self) -> None:
        self._visit = Visit()
        self._table = self.key = None
        self._sight = Sight()

    def _send(self, command: Command) -> None:
        if self._node is not None:
            self._node.send(command)

    def _refuse(self, name: str, text: str) -> None:
        if text:
            self.tell({"type": "refused", "id": name, "text": text})

    def follow(self) -> None:
        """Process the reports of the machine, and show the result."""
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
                elif isinstance(report, Left):
                    self._visit, moves = self._visit.left()
                    happened += self._moved(moves)
            if self._table is not None:
                happened += self._sight.meet_prompt(self._table)
        if happened:
            self.tell({"type": "events", "events": happened})
        self.show()

    def _end(self, text: str) -> None:
        self._forget_table()
        self.close()
        self._over = text or translate("phone", "You’ve left the table.")
        self._house.changed()

    def _at_table(self, status: Status, events: tuple[SessionEvent, ...]) -> list[dict[str, object]]:
        table = self._table
        sits_elsewhere = table is not None and table.sits_elsewhere(status, events)
        self._visit, moves = self._visit.at_table(status, events, sits_elsewhere=sits_elsewhere)
        key = next((member.key for member in status.members if member.is_me), None)
        if key != self.key:
            self.key = key
            self._house.changed()
        self._take_name(status)
        return self._moved(moves)

    def _moved(self, moves: tuple[Move, ...]) -> list[dict[str, object]]:
        return [event for move in moves for event in self._do(move)]

    def _do(self, move: Move) -> list[dict[str, object]]:
        before = self._table
        if isinstance(move, SitDown):
            told = [] if before is None else self._followed(before, move.status, move.before)
            self._table = RemoteTable(move.status, self._send)
            return told + self._followed(self._table, move.status, move.events)
        if isinstance(move, Follow):
            return [] if before is None else self._followed(before, move.status, move.events)
        if isinstance(move, InLobby):
            for event in move.events:
                self._tell_said(move.status, event)
        elif isinstance(move, Ended):
            self._end_with(move.status)
        elif isinstance(move, Gone):
            self._end(self._over)
        elif not isinstance(move, GoOn):
            assert_never(move)
        return []

    def _followed(
        self, table: RemoteTable, status: Status, events: tuple[SessionEvent, ...]
    ) -> list[dict[str, object]]:
        table.follow(status, events)
        return self._advance(table)

    def _end_with(self, status: Status) -> None:
        """End for the reason in a status; the result of a match stays on the screen."""
        if status.end is None or self._visit.stage is Stage.OVER:
            return
        if status.end is EndReason.REMOVED:
            # A table never lets a removed machine in again, but that phone may be wanted later.
            self.guest = other_folder(self.guest)
        self._end(ending(status.end, status.end_detail).text)

    def _take_name(self, status: Status) -> None:
        """Take the name that the phone's owner wants, once the machine with the earlier name has gone."""
        present = {member.key for _, member in present_members(status)}
        if self._former is not None and self._former not in present and self._node is not None:
            self._former = None
            self._node.rename(self.guest.name)

    def _advance(self, table: RemoteTable) -> list[dict[str, object]]:
        happened = []
        while table.next_deadline() is not None:
            events = table.advance(0.0)
            for event in events:
                if isinstance(event, Noted) and isinstance(event.what, Said):
                    self._tell_said(table.status, event.what)
            happened += self._sight.tell(table, events)
        return happened

    def _tell_said(self, status: Status, event: SessionEvent) -> None:
        if not isinstance(event, Said):
            return
        member = status.members[event.member]
        seated = seated_faces(status, lobby_faces(status, DERIVED))
        self.tell(
            {
                "type": "said",
                "name": member.name,
                "face": seated.get(event.member, member_face(member)),
                "text": said_text(event),
                "is_mine": member.is_me,
            }
        )

    def _shown(self, table: RemoteTable) -> PhoneTable:
        return PhoneTable(
            table,
            self._sight.picks,
            self.guest.hints,
            self.guest.suggests,
            self._sight.log,
            self._sight.why_void,
            self._house.away,
        )

    def show(self) -> None:
        """Show the current screen, unless it is the one shown already."""
        if self._audience is None:
            return
        with speaking(self.guest.lang):
            screen = self._screen(time.monotonic())
        shown = still(screen)
        if shown == self._last:
            return
        self._last = shown
        self._number += 1
        self._audience.show({**screen, "number": self._number})

    def _screen(self, now: float) -> Screen:
        status = self._visit.status
        if self._over:
            return over_screen(
                table_name(self._house.status), self._over, can_return=self._house.joining() is not None
            )
        if self._node is None:
            can_sit = self._house.joining() is not None
            note = self._house.claim_note(self) or (
                "" if can_sit else translate("phone", "The computer isn’t at a table now.")
            )
            return self._door(note, can_sit=can_sit)
        if status is None or status.phase is TablePhase.JOINING:
            return self._door(translate("phone", "Sitting down…"), can_sit=False)
        if self._table is not None and status.phase is not TablePhase.LOBBY:
            return table_screen(self._shown(self._table), shared_surroundings(self._table, now), now)
        return lobby_screen(status, self._house.phones, self._house.away, now)

    def _door(self, note: str, *, can_sit: bool) -> Screen:
        house = self._house
        lost = house.lost_seats() if can_sit else []
        unknown = house.waiting_first
        door = DoorScreen(note, lost, unknown, can_sit, house.plays_alone)
        return door_screen(house.status, self.guest, door)


def _command(name: str, detail: str, status: Status | None) -> Command | None:
    """Return the command of a button to the machine; None for a button that does something else."""
    if name in ("ready", "unready"):
        return SetReady(is_ready=name == "ready")
    if name == "take" and detail.isdecimal() and len(detail) < 3:
        return TakeSeat(Seat(int(detail)))
    if name == "pause" and status is not None:
        return SetPaused(is_paused=status.paused_by is None)
    if name == "start" and status is not None and is_ours(status):
        return StartMatch()
    plain: dict[str, Command] = {"stand_up": StandUp(), "wait_no_longer": WaitNoLonger()}
    return plain.get(name)


_COMPANY = ("claim", "agree", "deny", "free")
