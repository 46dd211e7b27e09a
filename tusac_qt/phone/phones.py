"""All phones of one computer at one table: a thread with the server, and a machine for each phone.

The client of this computer's own machine passes its reports in; everything else happens here.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

from net.address import Address
from net.match.status import TablePhase
from net.node.node import Node
from net.node.profile import DiscoveryMaker, Profile
from net.node.reports import CoordinatorAt, Failed, Hosted, Trouble
from net.node.store import Places
from net.node.wishes import Hosting, Joining
from net.table.interface.commands import StartMatch
from net.table.interface.status import Status
from tusac_qt.phone.alone_files import alone_files
from tusac_qt.phone.company import Company
from tusac_qt.phone.connection import BAD_MESSAGE, COME_AGAIN, ELSEWHERE, FULL, CloseError, Connection
from tusac_qt.phone.first_seat import FirstSeat, first_name
from tusac_qt.phone.guests import MOST_GUESTS, GuestList, KeptPhones, PhoneGuest, new_guest
from tusac_qt.phone.invitation import AskedClaim, Invitation, Serving, new_invitation
from tusac_qt.phone.limits import Sittings
from tusac_qt.phone.lobby_screen import LostSeat
from tusac_qt.phone.messages import Beat, Hello
from tusac_qt.phone.player import PhonePlayer
from tusac_qt.phone.sealing import VERSION as CONTRACT
from tusac_qt.phone.server import FIRST_PORT, PORTS, PhoneServer
from tusac_qt.phone.words_message import chosen_language
from tusac_qt.system.version import VERSION
from tusac_qt.words.translation import speaking, translate

_TICK_S = 1.0
_CLOSING_S = 4.0
_MOST_PAGES = 3 * MOST_GUESTS
"""Phones with a seat, at the door, and those that may come back to a seat."""

_logger = logging.getLogger("tusac")


@dataclass(frozen=True, slots=True)
class PhonePlaces:
    """The folders of phones, and the addresses and ports to listen at for them and their machines.

    Attributes:
        folder: of the machines.
        records: of dealt rounds.
        listens_on: the address of the server of phones.
        ports: it takes the first of these that is free.
        machines: the addresses that the phones' machines listen at, as in a `Profile`.
        make_discovery: how a table that is opened here is found, as in a `Profile`.
        alone: the folders that may have the game that a phone plays alone, the best first.
    """

    folder: Path
    records: Path
    listens_on: str = "0.0.0.0"  # noqa: S104 - every phone on the Wi-Fi is meant
    ports: range | tuple[int, ...] = range(FIRST_PORT, FIRST_PORT + PORTS)
    machines: tuple[str, ...] = ("",)
    make_discovery: DiscoveryMaker | None = None
    alone: tuple[Path, ...] = ()


class Phones:
    """Serves phones at the table that this computer is at.

    All methods for the client may be called from any thread and, but `close`, return at once.
    """

    def __init__(
        self, places: PhonePlaces, code: str, told: Callable[[], None], *, has_screen: bool = False
    ) -> None:
        """Prepare.

        Args:
            places: of files and ports.
            code: of the table, "" for none; of a table of ours `placed` tells it.
            told: called from another thread when `serving`, `phones`, `away`, `claim`, `hosted` or `failed`
                has changed.
            has_screen: whether somebody at this computer answers a `claim` by `answer`.
        """
        self._places = places
        self._guests = GuestList(places.folder)
        self._alone = alone_files(places.alone)
        self.plays_alone = self._alone is not None
        self._code = code
        self._told = told
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="tusac phones", daemon=True)
        self._stop = asyncio.Event()
        self._server: PhoneServer | None = None
        self._opening: asyncio.Task[None] | None = None
        self._closing: set[asyncio.Future[None]] = set()
        self._players: dict[str, PhonePlayer] = {}
        self._at: dict[str, Connection] = {}
        self._addresses: tuple[Address, ...] = ()
        self._invitation: Invitation | None = None
        self._first: FirstSeat | None = None
        self.serving: Serving | None = None
        self.status: Status | None = None
        self.phones: frozenset[bytes] = frozenset()
        self.away: frozenset[bytes] = frozenset()
        self.claim_asked: AskedClaim | None = None
        self._sittings = Sittings(time.monotonic())
        self._company = Company(self._players, self._move, has_screen=has_screen)

    def start(self) -> None:
        """Begin; phones are served once this computer is at a table."""
        self._thread.start()

    @property
    def hosted(self) -> Hosted | None:
        """The address of the table that `host` has opened."""
        return None if self._first is None else self._first.hosted

    @property
    def failed(self) -> Failed | None:
        """The reason why `host` could not open a table."""
        return None if self._first is None else self._first.failed

    def host(self, hosting: Hosting) -> None:
        """Open a table at which the first phone plays for whoever opened it; `hosted` or `failed` follows."""
        self._call(lambda: self._host(hosting))

    def follow(self, status: Status) -> None:
        """Process a new status of this computer's own machine."""
        self._call(lambda: self._follow(status))

    def placed(self, place: Hosted | CoordinatorAt) -> None:
        """Receive the address of the table."""
        self._call(lambda: self._placed(place))

    def start_match(self) -> None:
        """Begin the match at the table that `host` has opened, with those who sit there."""
        self._call(self._start_match)

    def free(self, key: bytes) -> None:
        """Free the seat of a phone that is away, by the key of its machine, before the first deal."""
        self._call(lambda: self.free_seat(key))

    def answer(self, number: int, *, agrees: bool) -> None:
        """Say whether a claim is true."""
        self._call(lambda: self._answer(None, number, agrees=agrees))

    def stop(self, *, is_over: bool) -> None:
        """Serve no more, soon.

        Args:
            is_over: the table is over for this computer, and phones are not to come back to it.
        """
        self._call(lambda: self._say_goodbye(is_over=is_over))

    def close(self, *, is_over: bool) -> None:
        """Serve no more, and wait for it; takes at most some seconds."""
        self.stop(is_over=is_over)
        if self._thread.is_alive():
            self._thread.join(_CLOSING_S)

    def _call(self, what: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # closed already
            self._loop.call_soon_threadsafe(what)

    # From here on, in the thread of the server.

    def _run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
                runner.run(self._live())
        except Exception:
            _logger.exception("the server of phones broke")

    async def _live(self) -> None:
        while not self._stop.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), _TICK_S)
            self._watch(time.monotonic())
            for player in list(self._players.values()):
                player.show()  # what counts seconds
        if self._opening is not None:
            await self._opening
        if self._server is not None:
            await self._server.close()
        for player in self._players.values():
            player.close()
        if self._first is not None and self._first.heir is None:
            self.close_node(self._first.node)
        await asyncio.gather(*self._closing)

    def _watch(self, now: float) -> None:
        """Process which phones are away by now, and the consequences."""
        self._company.settle(now)
        for player in self._company.overdue(now):
            player.give_way()
        first = self.first_seat()
        heir = next((player for player in self._company.present(now) if player.is_in_lobby), None)
        if first is not None and heir is not None:
            heir.inherit(first)
        away = frozenset(player.key for player in self._company.away(now) if player.key is not None)
        claim = self._company.claim
        asked = None if claim is None else AskedClaim(claim.number, claim.seat.guest.name)
        if (away, asked) != (self.away, self.claim_asked):
            self.away, self.claim_asked = away, asked
            self._told()

    def _start_match(self) -> None:
        if self._first is not None:
            self._first.node.send(StartMatch())

    def _answer(self, voter: PhonePlayer | None, number: int, *, agrees: bool) -> None:
        self._company.vote(voter, number, time.monotonic(), agrees=agrees)
        self._watch(time.monotonic())
        self._show_all()

    def _move(self, claimant: PhonePlayer, seat: PhonePlayer) -> None:
        """Give a claimant the seat: its page reconnects with a new secret, and the old secret is void."""
        connection = self._at.get(claimant.guest.resume)
        if connection is None:
            return
        earlier = self._at.pop(seat.guest.resume, None)
        if earlier is not None:
            earlier.close(ELSEWHERE)
        del self._players[seat.guest.resume]
        seat.attend(None)
        seat.move_to(claimant.guest)
        self._players[seat.guest.resume] = seat
        connection.tell(self._welcome(seat, is_back=True))
        connection.close(COME_AGAIN)
        self.changed()

    def _say_goodbye(self, *, is_over: bool) -> None:
        if is_over:
            for player in self._players.values():
                self._bye(player)
            self._guests.forget()
        self._stop.set()

    def _bye(self, player: PhonePlayer) -> None:
        connection = self._at.get(player.guest.resume)
        if connection is None:
            return
        with speaking(player.guest.lang):
            text = translate("phone", "This computer has left the table; phones can’t play through it.")
        connection.tell({"type": "bye", "text": text, "is_final": True})

    def _host(self, hosting: Hosting) -> None:
        guest = msgspec.structs.replace(new_guest(""), name=first_name())
        node = self._new_node(guest, self._hear_first, self._places.make_discovery, hosting.port)
        first = self._first = FirstSeat(guest.folder, node, self._opened)
        try:
            first.open(hosting)
        except MemoryError:
            first.failed = Failed(Trouble.EXHAUSTED)
            self._told()

    def _hear_first(self) -> None:
        if self._first is not None:
            self._first.hear()

    def _opened(self) -> None:
        if self.hosted is not None:
            self._placed(self.hosted)
        self._told()

    def _placed(self, place: Hosted | CoordinatorAt) -> None:
        if isinstance(place, Hosted):
            self._code = place.code
            port = place.addresses[0].port
            self._addresses = (Address("127.0.0.1", port), *place.addresses)
        elif place.address is not None:
            self._addresses = (place.address,)
        self._show_all()

    def _follow(self, status: Status) -> None:
        self.status = status
        if self._opening is None and status.phase is not TablePhase.JOINING and status.members:
            self._opening = self._loop.create_task(self._open(status))
        self._show_all()

    def _show_all(self) -> None:
        for player in list(self._players.values()):
            player.show()

    async def _open(self, status: Status) -> None:
        """Listen, with the same invitation and the same phones as before if this is the same table."""
        kept = self._guests.read(frozenset(member.key for member in status.members))
        self._invitation = new_invitation() if kept is None else kept.invitation
        needed = frozenset(guest.folder for guest in kept.guests) if kept else frozenset[str]()
        self._guests.forget(but=needed | ({self._first.folder} if self._first else set()))
        self._server = PhoneServer(self._invitation, self._meet, alone=self._alone)
        ports = self._places.ports if kept is None else (kept.port, *self._places.ports)
        try:
            await self._server.open(self._places.listens_on, ports)
        except OSError as error:
            self.serving = Serving(self._invitation, 0, str(error))
            self._told()
            return
        self.serving = Serving(self._invitation, self._server.port)
        for guest in () if kept is None else kept.guests:
            player = self._players[guest.resume] = PhonePlayer(guest, self)
            player.sit_down()
        self._told()

    async def _meet(self, connection: Connection, hello: Hello) -> None:
        """Serve a page from its hello to its end."""
        if hello.version != CONTRACT:
            raise CloseError(BAD_MESSAGE)
        lang = chosen_language(hello.langs)
        player = self._players.get(hello.resume)
        is_back = player is not None
        if player is None:
            self._make_room()
            guest = new_guest(lang)
            player = self._players[guest.resume] = PhonePlayer(guest, self)
        resume = player.guest.resume
        earlier = self._at.get(resume)
        if earlier is not None:
            earlier.close(ELSEWHERE)
        self._at[resume] = connection
        player.attend(connection)
        connection.tell(self._welcome(player, is_back=is_back))
        player.show()
        self._company.put(player, time.monotonic())
        sending = asyncio.create_task(connection.send_all())
        try:
            await self._talk(connection, player, sending)
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            if self._at.get(resume) is connection:
                del self._at[resume]
                player.attend(None)
                if not player.has_sat and not player.may_return:
                    self._players.pop(resume, None)
                    self._company.forget(player)

    def _make_room(self) -> None:
        """Admit one more phone, if necessary by forgetting one that has lost its seat; raises CloseError."""
        idle = [one for one in self._players.values() if not one.has_sat and not one.is_watched]
        seated = sum(one.has_sat for one in self._players.values())
        if seated >= MOST_GUESTS:
            raise CloseError(FULL)
        if len(self._players) >= _MOST_PAGES:
            if not idle:
                raise CloseError(FULL)
            del self._players[idle[0].guest.resume]
            self._company.forget(idle[0])

    async def _talk(self, connection: Connection, player: PhonePlayer, sending: asyncio.Task[None]) -> None:
        """Process the messages of a page until either side ends."""
        while True:
            hearing = asyncio.create_task(connection.receive())
            await asyncio.wait((hearing, sending), return_when=asyncio.FIRST_COMPLETED)
            if sending.done():
                hearing.cancel()
                await asyncio.gather(hearing, return_exceptions=True)
                sending.result()
            message = hearing.result()
            if isinstance(message, Beat):
                connection.tell({"type": "beat"})
            player.take(message)

    def _welcome(self, player: PhonePlayer, *, is_back: bool) -> dict[str, object]:
        status = self.status
        me = None if status is None else next((member for member in status.members if member.is_me), None)
        name = "" if me is None else me.name
        offer = None if status is None else status.offer
        with speaking(player.guest.lang):
            return {
                "type": "welcome",
                "version": CONTRACT,
                "resume": player.guest.resume,
                "is_back": is_back,
                "computer": name,
                "table": "" if offer is None else offer.name,
                "trust": trust_text(name),
            }

    # What players ask of their house.

    def joining(self) -> Joining | None:
        """Return how to join the table; None while this computer is at none."""
        if not self._addresses or self.status is None or self.status.end is not None:
            return None
        return Joining(self._addresses, self._code)

    def may_sit(self, player: PhonePlayer) -> bool:
        """Return whether a phone may sit down now, and count it if so; known phones always may."""
        connection = self._at.get(player.guest.resume)
        return connection is None or self._sittings.take(connection.address, time.monotonic())

    def new_node(self, guest: PhoneGuest, wake: Callable[[], None]) -> Node:
        """Return a machine for a phone, not started."""
        return self._new_node(guest, wake, None, 0)

    def _new_node(
        self, guest: PhoneGuest, wake: Callable[[], None], discovery: DiscoveryMaker | None, port: int | None
    ) -> Node:
        places = Places(self._places.folder / guest.folder, self._places.records)
        profile = Profile(
            VERSION,
            guest.name,
            places,
            discovery,
            listens_on=self._places.machines,
            port=port,
            face=guest.face,
        )
        return Node(profile, lambda: self._call(wake))

    def first_seat(self) -> FirstSeat | None:
        """Return the machine that has opened the table, if no phone has it yet."""
        first = self._first
        return first if first is not None and first.heir is None and first.last is not None else None

    @property
    def waiting_first(self) -> bytes | None:
        """The key of the machine that has opened the table, as long as no phone has it."""
        first = self.first_seat()
        if first is None or first.last is None:
            return None
        return next((member.key for member in first.last.status.members if member.is_me), None)

    def lost_seats(self) -> list[LostSeat]:
        """Return the seats whose phone is away, which somebody at the door may say to be theirs."""
        return self._company.lost_seats(time.monotonic())

    def claim(self, claimant: PhonePlayer, number: int) -> str:
        """Let a phone at the door say that one of those seats is its own; return why that is not possible."""
        why = self._company.ask(claimant, number, time.monotonic())
        self._watch(time.monotonic())
        return why

    def claim_note(self, claimant: PhonePlayer) -> str:
        """Return the state of the claim of a phone at the door, or ""."""
        return self._company.note(claimant)

    def vote(self, voter: PhonePlayer, number: int, *, agrees: bool) -> None:
        """Process a vote on a claim by somebody at the table."""
        self._answer(voter, number, agrees=agrees)

    def free_seat(self, key: bytes) -> None:
        """Free the seat of a phone that is away, before the first deal."""
        for player in self._company.away(time.monotonic()):
            if player.key == key and player.is_in_lobby:
                player.give_way()
        self._watch(time.monotonic())
        self._show_all()

    def close_node(self, node: Node) -> None:
        """Close a machine, without waiting for it."""
        closing = self._loop.run_in_executor(None, node.close)
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    def changed(self) -> None:
        """Process that a phone has sat down, has left or has a new name."""
        self.phones = frozenset(player.key for player in self._players.values() if player.key is not None)
        if self._invitation is not None and self._server is not None:
            guests = tuple(player.guest for player in self._players.values() if player.has_sat)
            try:
                self._guests.keep(
                    KeptPhones(self._invitation.token, self._invitation.key, self._server.port, guests)
                )
            except OSError as error:
                _logger.warning("what phones need to come back could not be written: %s", error)
        self._told()


def trust_text(name: str) -> str:
    """Return what a phone's owner has to know about trusting this computer."""
    return translate("phone", "Plays through {name}’s computer, which could see these cards.").format(
        name=name
    )
