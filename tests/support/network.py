"""Network tables for tests of the client: statuses as a session shows them, and a node without a network."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from engine.actions import Action
from engine.apply import apply
from engine.cards import DeckIndex
from engine.events import Event
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.match import MatchSetup, MatchState, begin_match, deal_round
from engine.rulesets import load
from engine.seats import BySeat, Seat
from engine.state import Phase as RoundPhase
from engine.state import RoundState
from engine.view import conceal
from net.address import Address
from net.discovery.advert import Advert, TableState
from net.discovery.discovery import FoundTable, TableReach
from net.match.status import Dealt, Moved, OpenWindow, ProofStatus, Question, TablePhase
from net.node.reports import AtTable, Hosted, Report
from net.node.wishes import Hosting, Joining
from net.pace import FAMILY, Pace
from net.table.interface.commands import Command, Rename, Wear
from net.table.interface.status import Member, Presence, SeatStatus, SessionEvent, Status, TableOffer

NAMES = ("An", "Bình", "Cúc", "Dũng")
WORDS = ("moss-lantern-fox", "river-amber-kite", "quilt-stone-owl", "pearl-drum-fern")
ADDRESS = Address("192.168.1.37", 7400)
HOSTED = Hosted((ADDRESS,), "37", "")


def member(place: int, *, me: int = 0, **changes: object) -> Member:
    """Return the machine at a place, heard well."""
    made = Member(
        key=bytes([place]) * 32,
        name=NAMES[place],
        presence=Presence.HERE,
        is_me=place == me,
        is_coordinator=place == 0,
        is_ready=False,
        is_spectator=False,
        rtt_s=None if place == me else 0.004 + 0.002 * place,
        words=WORDS[place],
        emblem=5 * place + 2,
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def offer(pace: Pace = FAMILY, **changes: object) -> TableOffer:
    """Return a family's table."""
    made = TableOffer("An’s table", load("pvt"), pace, 8, is_strict=False, needs_code=False)
    return replace(made, **changes)  # type: ignore[arg-type]


def found(
    name: str = "Lan’s table",
    *,
    people: int = 1,
    code: bool = False,
    state: TableState = TableState.LOBBY,
    reach: TableReach = TableReach.ANSWERS,
) -> FoundTable:
    """Return a table of the network for four, as a list shows it."""
    advert = Advert(
        table=name.encode().hex()[:16].ljust(16, "0"),
        version=1,
        protocol_major=2,
        protocol_minor=0,
        program="1.0",
        name=name,
        host="Lan",
        fingerprint="0" * 16,
        rules="pvt",
        rules_digest="0" * 8,
        pace="family",
        seats=4,
        people=people,
        free=4 - people,
        has_spectators=True,
        needs_code=code,
        state=state,
    )
    return FoundTable(advert, (ADDRESS,), reach)


def lobby(*, me: int = 0, people: int = 2, seats: int = 4, **changes: object) -> Status:
    """Return a lobby with so many people; the other seats are free."""
    held = [SeatStatus(place, "", NAMES[place]) for place in range(people)]
    free = [SeatStatus(None, "", "")] * (seats - people)
    made = Status(
        phase=TablePhase.LOBBY,
        end=None,
        end_detail="",
        offer=offer(),
        members=tuple(member(place, me=me) for place in range(people)),
        seats=(*held, *free),
        words="",
        countdown_until=None,
        match=None,
        round=None,
        question=None,
        window=None,
        awaited=(),
        paused_by=None,
        proof=None,
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def seated(status: Status, *, computers: tuple[int, ...] = (), level: str = "easy") -> Status:
    """Return the status with computer players at the free seats, each on one of these machines in turn."""
    names = iter(("Lan", "Minh", "Hoa", "Sơn"))
    machines = iter(computers)
    seats = tuple(
        seat if seat.member is not None else SeatStatus(next(machines, 0), level, next(names))
        for seat in status.seats
    )
    return replace(status, seats=seats)


def between_rounds(status: Status) -> Status:
    """Return the status for a person who comes back between the second and the third round of a match."""
    table = status.offer
    assert table is not None
    match = begin_match(MatchSetup(table.rules, len(status.seats), table.rounds, bytes(32), Seat(0)))
    match = replace(match, round_number=3, tally=BySeat((3, -1, -1, -1)))
    return replace(seated(status, computers=(0, 1)), phase=TablePhase.BETWEEN, match=match)


@dataclass
class Playing:
    """A round of a table on the network as one machine knows it, moved by the engine.

    Attributes:
        status: what the session would show.
        events: what it would tell, since they were taken last.
        number: of the question that was asked last.
    """

    status: Status
    seat: Seat
    full: RoundState
    events: list[SessionEvent] = field(default_factory=list)
    number: int = 0

    @classmethod
    def deal(cls, status: Status, seat: Seat, *, seed: bytes = bytes(32), now: float = 0.0) -> "Playing":
        """Deal the first round of a match for the seat of this machine."""
        table = status.offer
        assert table is not None
        setup = MatchSetup(table.rules, len(status.seats), table.rounds, seed, Seat(0))
        match = begin_match(setup)
        full = deal_round(match)
        machines = len({held.member for held in status.seats})
        proof = ProofStatus("", tuple(range(machines)), machines, (), (), b"")
        dealt = replace(status, phase=TablePhase.PLAYING, match=match, words="harbor-plum-zebra", proof=proof)
        playing = cls(dealt, seat, full)
        playing.events.append(Dealt(1, full.dealer))
        playing.show(now)
        return playing

    @property
    def match(self) -> MatchState:
        """The match as it is shown."""
        assert self.status.match is not None
        return self.status.match

    def show(self, now: float = 0.0) -> None:
        """Let the status follow the round: what this machine knows, and what its person is asked."""
        known = conceal(self.full, self.seat)
        legal = () if self.full.is_over else legal_actions(self.full, self.seat)
        is_answer = self.full.phase is RoundPhase.OFFER
        question = None
        if legal and (is_answer or self.full.phase is RoundPhase.DISCARD):
            self.number += 1
            question = Question(
                self.number, self.seat, is_answer, legal, now, now, now + 8.0, now + 38.0, has_chosen=False
            )
        window = OpenWindow(now, now + 0.9, now + 8.0) if is_answer else None
        self.status = replace(self.status, round=known, question=question, window=window)

    def do(self, *actions: Action, now: float = 0.0) -> None:
        """Move the round and tell what has happened."""
        told: list[Event] = []
        for action in actions:
            step = apply(self.full, action)
            self.full = step.state
            told += step.events
        self.events.append(Moved(tuple(told), conceal(self.full, self.seat)))
        self.show(now)

    def go_on(self, now: float = 0.0) -> None:
        """Let everyone whose turn it is do the last legal action, which in a claim window is to pass."""
        acting = seats_to_act(self.full)
        self.do(*(legal_actions(self.full, seat)[-1] for seat in acting), now=now)

    def take_events(self) -> tuple[SessionEvent, ...]:
        """Return what has happened since the last call."""
        events, self.events = tuple(self.events), []
        return events

    def hidden(self) -> tuple[DeckIndex, ...]:
        """Return the deck positions of the other seats' hands."""
        return tuple(index for seat, hand in self.full.hands.items() if seat != self.seat for index in hand)


@dataclass
class FakeNode:
    """Stands for the node: remembers what it is asked, reports what the test says.

    Attributes:
        asked: what was asked, in order: a value, or a word for what has none.
    """

    wake: Callable[[], None]
    asked: list[Hosting | Joining | Command | str] = field(default_factory=list)
    reports: list[Report] = field(default_factory=list)

    def start(self) -> None:
        """See `NodeDoor`."""
        self.asked.append("start")

    def take(self) -> tuple[Report, ...]:
        """See `NodeDoor`."""
        reports, self.reports = tuple(self.reports), []
        return reports

    def host(self, hosting: Hosting) -> None:
        """See `NodeDoor`."""
        self.asked.append(hosting)

    def join(self, joining: Joining) -> None:
        """See `NodeDoor`."""
        self.asked.append(joining)

    def send(self, command: Command) -> None:
        """See `NodeDoor`."""
        self.asked.append(command)

    def rename(self, name: str) -> None:
        """See `NodeDoor`."""
        self.asked.append(Rename(name))

    def wear(self, face: int | None) -> None:
        """See `NodeDoor`."""
        self.asked.append(Wear(face))

    def leave(self) -> None:
        """See `NodeDoor`."""
        self.asked.append("leave")

    def browse(self, *, is_on: bool) -> None:
        """See `NodeDoor`."""
        self.asked.append("browse" if is_on else "do not browse")

    def refresh(self) -> None:
        """See `NodeDoor`."""
        self.asked.append("refresh")

    def look_harder(self, *, is_on: bool) -> None:
        """See `NodeDoor`."""
        self.asked.append("look harder" if is_on else "stop looking")

    def close(self) -> None:
        """See `NodeDoor`."""
        self.asked.append("close")

    def report(self, *reports: Report) -> None:
        """Tell the client something."""
        self.reports += reports
        self.wake()

    def at(self, status: Status, *events: SessionEvent) -> None:
        """Tell the client the current status."""
        self.report(AtTable(status, events))
