"""Matches of all machines of a table joined in memory, on one clock of their own."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, TypeVar

from engine.actions import Action, Pass
from engine.rules import Rules
from engine.rulesets import load
from lab.simulator.material import chance, identity, short
from net.deal.round_deal import RoundDeal
from net.deal.table import SeatInfo, Standing, TableInfo
from net.deal.terms import Terms
from net.match.events import MatchEvent, RoundClosed
from net.match.match import Match
from net.match.participant import Participant
from net.match.status import Question, TablePhase
from tests.support.joined import kind_of, tools_for

ME = 0
"""The machine that a test looks at."""

E = TypeVar("E")

Answer = Callable[[Question], tuple[float, Action] | None]
"""What the person of a test does: how many seconds after the question, and what; None for nothing."""


def first_legal(question: Question) -> tuple[float, Action]:
    """Take whatever can be taken, after a second."""
    return 1.0, question.legal[0]


def always_pass(question: Question) -> tuple[float, Action]:
    """Want nothing, and say so quickly."""
    passes = Pass(question.seat)
    return 0.3, passes if passes in question.legal else question.legal[0]


def never(_question: Question) -> None:
    """Be somewhere else."""


ONE_ROUND = Terms(rounds=1)


def seated(
    machines: int,
    *,
    levels: Sequence[str] = (),
    rules: Rules | None = None,
    terms: Terms = ONE_ROUND,
    standing: Standing | None = None,
) -> TableInfo:
    """A table with a seat for each machine; unless given, easy computer players and short rounds."""
    held = tuple(
        SeatInfo(machine, levels[machine] if machine < len(levels) else "easy", f"Seat {machine}")
        for machine in range(machines)
    )
    keys = tuple(identity(machine).public for machine in range(machines))
    return TableInfo(rules or short(machines), keys, held, bytes(32), terms, standing)


def pvt() -> Rules:
    """The rules as they are played."""
    return load("pvt")


@dataclass(frozen=True)
class Seeded(Participant):
    """One whose chance in every hand depends on a label and on nothing that happened before.

    Attributes:
        label: equal labels draw equal chance.
    """

    label: object = 0

    def hand(self, number: int, attempt: int) -> RoundDeal:
        """See `Participant`."""
        hand = super().hand(number, attempt)
        hand.rng = chance("match", self.label, self.me, number, attempt)
        return hand


def participant(table: TableInfo, me: int | None, *, label: object = 0, is_real: bool = False) -> Participant:
    """One machine of a table, None for a spectator."""
    known = None if me is None else identity(me)
    tools = tools_for(len(table.deck), is_real=is_real)
    return Seeded(table, me, known, tools, chance("match", label, me), label)


class Sent(NamedTuple):
    """An envelope on its way: who sent it, and when."""

    at: float
    sender: int
    raw: bytes


@dataclass
class Matches:
    """A table whose machines play a match.

    Attributes:
        table: the table.
        matches: of each machine, then of each spectator.
        people: what the person at a machine does; absent for one that is not looked after by the test.
        order: in which order envelopes in flight arrive: a choice of the next one's place.
        deaf: machines that neither hear nor are heard.
        silent_at: machines that become deaf in place of sending an envelope of a kind.
        now: the time.
        events: what each match has told.
        sent: every envelope sent.
        in_flight: receiver and bytes of what has been sent and not received.
        deals_on: whether the next round is begun whenever one is over.
    """

    table: TableInfo
    matches: list[Match]
    people: dict[int, Answer] = field(default_factory=dict)
    order: Callable[[int], int] = lambda _waiting: 0
    deaf: set[int] = field(default_factory=set)
    silent_at: dict[int, str] = field(default_factory=dict)
    now: float = 100.0
    events: dict[int, list[MatchEvent]] = field(default_factory=dict)
    sent: list[Sent] = field(default_factory=list)
    in_flight: list[tuple[int, bytes]] = field(default_factory=list)
    deals_on: bool = True
    _due: dict[int, tuple[int, float, Action]] = field(default_factory=dict)
    _asked: dict[int, int] = field(default_factory=dict)

    @property
    def machines(self) -> list[Match]:
        """The matches of those that play."""
        return self.matches[: len(self.table.machines)]

    def start(self) -> None:
        """Deal the next round at all machines that are heard."""
        for place, match in enumerate(self.machines):
            if place not in self.deaf:
                match.start_round(self.now)
                self._take(place)

    def found(self, machine: int, kind: type[E]) -> list[E]:
        """Return the events of one kind that one match has reported."""
        return [event for event in self.events.get(machine, []) if isinstance(event, kind)]

    def run(self, until: Callable[["Matches"], bool] = lambda _all: False, limit_s: float = 3600.0) -> bool:
        """Go on until a condition holds or nothing more happens; return whether it holds."""
        end = self.now + limit_s
        while not until(self):
            if self._step():
                continue
            moments = [match.next_deadline() for match in self.matches]
            moments += [moment for _, moment, _ in self._due.values()]
            later = [moment for moment in moments if moment is not None and moment > self.now]
            if not later or min(later) > end:
                return until(self)
            self.now = min(later)
        return True

    def pass_on(self, sender: int, envelopes: Iterable[bytes]) -> None:
        """Send what a machine has to send."""
        for raw in envelopes:
            self.sent.append(Sent(self.now, sender, raw))
            if self.silent_at.get(sender) == kind_of(raw):
                self.cut(sender)
            if sender not in self.deaf:
                others = (place for place in range(len(self.matches)) if place != sender)
                self.in_flight += [(receiver, raw) for receiver in others]

    def cut(self, machine: int) -> None:
        """Let a machine neither hear nor be heard any more, and let all notice."""
        self.deaf.add(machine)
        self._set_links()

    def times(self, kind: str, sender: int) -> list[float]:
        """When a machine sent its envelopes of a kind."""
        return [sent.at for sent in self.sent if sent.sender == sender and kind_of(sent.raw) == kind]

    def heal(self, machine: int) -> None:
        """Let a machine be heard again, and let it and its neighbours tell each other what they missed."""
        self.deaf.discard(machine)
        for other, match in enumerate(self.matches):
            if other != machine and other not in self.deaf:
                catch_up(match, self.matches[machine], self.now)
                catch_up(self.matches[machine], match, self.now)
        self._set_links()
        for place in range(len(self.matches)):
            self._take(place)

    def _set_links(self) -> None:
        heard = {place for place in range(len(self.machines)) if place not in self.deaf}
        for place, match in enumerate(self.matches):
            match.set_links(frozenset(() if place in self.deaf else heard), self.now)

    def _step(self) -> bool:
        """Do one thing that is due now; return whether there was one."""
        if self.in_flight:
            receiver, raw = self.in_flight.pop(self.order(len(self.in_flight)))
            if receiver not in self.deaf:
                self.matches[receiver].receive(raw, self.now)
                self._take(receiver)
            return True
        for place, match in enumerate(self.matches):
            self._answer(place, match)
            moment = match.next_deadline()
            if moment is not None and moment <= self.now:
                match.advance(self.now)
                self._take(place)
                return True
        if self.deals_on and all(match.phase is TablePhase.BETWEEN for match in self._heard):
            self.start()
            return True
        return False

    @property
    def _heard(self) -> list[Match]:
        return [match for place, match in enumerate(self.machines) if place not in self.deaf]

    def _take(self, place: int) -> None:
        match = self.matches[place]
        self.pass_on(place, match.outbox())
        self.events.setdefault(place, []).extend(match.take_events())

    def _answer(self, place: int, match: Match) -> None:
        question = match.question
        if question is None or question.has_chosen or place not in self.people:
            return
        if self._asked.get(place) != question.number:
            self._asked[place] = question.number
            planned = self.people[place](question)
            if planned is not None:
                self._due[place] = (question.number, self.now + planned[0], planned[1])
        due = self._due.get(place)
        if due is not None and due[1] <= self.now:
            del self._due[place]
            match.choose(due[0], due[2], self.now)


def catch_up(giver: Match, taker: Match, now: float) -> None:
    """Let one match take in what it misses of another's streams."""
    for stream in giver.positions():
        known = taker.positions().get(stream, ())
        for raw in giver.envelopes_after(stream, known):
            taker.receive(raw, now)


def joined(
    table: TableInfo,
    *,
    spectators: int = 0,
    label: object = 0,
    is_real: bool = False,
    grace_s: float = 30.0,
) -> Matches:
    """A match of every machine of a table, not yet dealt, and of spectators."""
    places = [*range(len(table.machines)), *[None] * spectators]
    matches = [
        Match(participant(table, me, label=label, is_real=is_real), grace_s=grace_s, now=100.0)
        for me in places
    ]
    return Matches(table, matches)


def is_over(table: Matches) -> bool:
    """Whether the match has ended for all."""
    return all(match.phase is TablePhase.ENDED for match in table.matches)


def records(table: Matches, place: int) -> list[bytes]:
    """The records of the rounds that a machine has seen close."""
    return [closed.record for closed in table.found(place, RoundClosed)]


def played(table: Matches) -> Matches:
    """The table after its match."""
    table.start()
    assert table.run(until=is_over)
    return table


def played_on(table: Matches) -> bool:
    """Play a match that has begun; whether it came to its end."""
    return table.run(until=is_over)


@cache
def one_round() -> Matches:
    """A round of three machines that has been played."""
    return played(joined(seated(3)))
